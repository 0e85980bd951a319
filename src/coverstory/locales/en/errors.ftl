# Why a command or a request was refused, by its code.

# At a table

error-closed = This table is closed.
error-not_host = Only the host can do that.
error-not_yours = That seat is not yours.
error-not_seated = Only players with a seat can do that.
error-no_seat = There is no such seat.
error-taken = That seat is taken.
error-seat_open = Nobody sits there.
error-present = Once a game or series has started, you can remove a player only after they have been away for longer than this table allows.
error-not_away = They have not been away for long. Give them a moment.
error-own_seat = To leave your own seat, stand up.
error-started = The game has already started.
error-not_started = No game is being played right now.
error-not_finished = The game is not over yet.
error-seats_open = A seat is still free.
error-stale = The game has moved on in the meantime. Please look again.
error-not_your_turn = It is not that seat's turn.
error-illegal = The rules do not allow that.
error-cannot_undo = You can take back only your own last choice, and only while nobody else has acted, nothing hidden or random was revealed, and you still have time.
error-resigned = You have resigned from this game.
error-final = That cannot be taken back: confirm it.
error-over_there = The game was already over at that moment. Choose an earlier one.
error-has_opening = This table goes on from another game, so its game, variant and number of seats stay as they are.
error-bad_name = A name needs 1 to 24 visible characters.
error-name_taken = Somebody at this table already has that name, or one that looks just like it.
error-bad_text = A message needs 1 to 300 visible characters.
error-bad_notes = Your notes are too long: at most 8192 bytes.
error-bad_entropy = Entropy has at most 64 bytes.
error-not_dealing = No game is being dealt right now.
error-other_deal = Another game is being dealt by now.
error-bad_commitment = A commitment has 64 hexadecimal digits in lower case.
error-has_committed = That seat has already committed to its part of chance.
error-not_all_committed = Not every seat has committed to its part of chance yet.
error-not_as_committed = That seat committed to something else.
error-no_phrase = There is no such phrase.
error-no_watchers = This table is not open to watchers.
error-unknown_game = There is no such game.
error-wrong_seats = The game cannot be played with that many players.
error-bad_option = One of the options has a value that the game does not know.
error-unknown_bot = There is no such bot. Choose random, rookie, agent or spymaster.
error-bad_series = A series is the best of 3, 5 or 7 games, or the points of 2 to 20.
error-bad_clock = A clock gives 5 to 86400 seconds, or 1 to 30 days.

# By the server

error-elsewhere = This server is not known by that name; whoever runs it can name it with --public-url.
error-other_origin = Pages of other sites may not do anything here.
error-not_json = Only JSON is understood here.
error-too_often = That was too much at once. Wait a moment and try again.
error-too_long = That message is too long.
error-malformed = That message cannot be read: { $why }.
error-not_found = There is nothing here.
error-wrong_method = That cannot be done here.
error-no_table = There is no such table.
error-no_match = There is no such game.
error-no_game = There is no game of that name.
error-nobody = We need to know who you are: a browser gets a cookie, a program asks for a token.
error-no_hints = There are no hints at this table.
error-no_hint = The bot has no advice right now.
error-slow = Your connection is too slow to keep up. Connect again to go on.
error-stopping = The server is shutting down. Nothing is lost: the game goes on when it is back.
error-other_machine = This table is being played on another machine of this server. Try again in a moment.
error-moved = This table moves to another machine of the server. Nothing is lost: the game goes on there at once.
error-not_stored = That could not be saved, so it did not happen. Try again in a moment.
error-damaged = This table was damaged on disk and cannot be read. Whoever runs this server can restore a backup.
error-damaged_game = This game was damaged on disk and cannot be read. Whoever runs this server can restore a backup.
error-unknown_version = This game was started under a version of the rules that this server does not know.
error-too_many = Too many connections at once. Close another window of Coverstory.
error-too_many_tables = You already have as many tables as one person, or one address, may have. Close another one first.
error-too_many_bots = You are already playing as many games with bots as one person, or one address, may have. Finish another one first.
error-table_full = So much has happened at this table that it takes nothing but moves. Make a new table to go on.
error-full = The server is full. Try again later.
error-broken = Something went wrong here. Nothing was changed.
error-no_metrics = This server was installed without what /metrics needs: pip install 'coverstory[metrics]'.
error-banned = You may not take part on this server.
error-muted = You may not write here. The quick phrases are closed to you, too.
error-unwelcome_word = One of these words is not welcome here.
error-not_admin = That is for whoever runs this server.
error-no_sanction = There is no such ban or mute.
error-no_report = There is no such report, or it is settled already.
error-no_line = Nobody has said that here.
error-no_person = A person is named by 32 hexadecimal digits.
error-no_address = That is no address or network that can be kept out.
error-server_stopped = Only a running server can close a table. Start it, or delete the table.
error-dissolved = This table was removed by whoever runs the server.

# In a game against bots on this machine
