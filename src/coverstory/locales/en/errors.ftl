# Why a command or a request was refused, by its code.

# At a table

error-closed = This table is closed.
error-not_host = Only the host may do that.
error-not_yours = That seat is not yours.
error-not_seated = That is for players with a seat.
error-no_seat = There is no such seat.
error-taken = That seat is taken.
error-seat_open = Nobody sits there.
error-present = During a game only a player who is away can be removed.
error-own_seat = Stand up to leave your own seat.
error-started = The game has already begun.
error-not_started = No game is being played now.
error-not_finished = The game is not over yet.
error-seats_open = A seat is still open.
error-stale = The game has gone on in the meantime; look again.
error-not_your_turn = It is not that seat's turn.
error-illegal = The rules do not allow that.
error-cannot_undo = Only your own last decision can be taken back, while nobody else has acted, nothing hidden or random was revealed, and your time is not up.
error-over_there = The game was over at that moment; choose an earlier one.
error-has_opening = This table goes on from another game: its game, variant and number of seats stay.
error-bad_name = A name has 1 to 24 characters that can be seen.
error-name_taken = Somebody at this table has that name already.
error-bad_text = A message has 1 to 300 characters that can be seen.
error-bad_notes = Notes have at most 8192 bytes.
error-bad_entropy = Entropy has at most 64 bytes.
error-no_phrase = There is no such phrase.
error-no_watchers = Nobody may watch this table.
error-unknown_game = There is no such game.
error-wrong_seats = The game is not for that many players.
error-bad_option = The game has no such option, or it does not take that value.
error-unknown_bot = There is no such bot: choose random, rookie, agent or spymaster.
error-bad_series = A series is the best of 3, 5 or 7 games, or the points of 2 to 20.
error-bad_clock = A clock needs 5 to 86400 seconds, or 1 to 30 days.

# By the server

error-elsewhere = This server is not known by that name; whoever runs it can name it with --public-url.
error-other_origin = Pages of other sites may not act here.
error-not_json = Only JSON is understood here.
error-too_often = That was too much at once; wait a moment and try again.
error-too_long = That message is too long.
error-malformed = That message cannot be read: { $why }.
error-not_found = There is nothing here.
error-wrong_method = That cannot be done here.
error-no_table = There is no such table.
error-no_match = There is no such game.
error-no_game = There is no game of that name.
error-nobody = That needs a person: a browser gets a cookie, a program asks for a token.
error-no_hints = This table allows no hints.
error-no_hint = The bot has no advice just now.
error-slow = The connection is too slow for what is going on; connect again to go on.
error-stopping = The server is being stopped; nothing is lost, and the game goes on when it is back.
error-not_stored = That could not be stored, so it did not happen; try again in a moment.
error-damaged = This table was damaged on disk and cannot be read. Whoever runs this server can restore a backup.
error-unknown_version = This game was begun by rules of another version, which this server does not know.
error-too_many = Too many connections at once; close another window of Coverstory.
error-full = The server is full; try again later.
error-broken = Something went wrong here; nothing was changed.

# In a game against bots on this machine

