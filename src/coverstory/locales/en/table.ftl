# What a table says around any game.

join-comma = { $before }, { $item }
join-semicolon = { $before }; { $item }
join-colon = { $before }: { $item }
join-and = { $before } and { $item }
join-or = { $before } or { $item }

# A seat to which nobody gave a name
seat-name = Seat { $number }

# Quick phrases of the chat; a number never changes its meaning

phrase-0 = Hello!
phrase-1 = Good luck!
phrase-2 = Well played!
phrase-3 = Thank you!
phrase-4 = Sorry!
phrase-5 = Ha!
phrase-6 = Oh no!
phrase-7 = Very suspicious …
phrase-8 = I know who you are.
phrase-9 = It wasn't me!
phrase-10 = Let me think.
phrase-11 = Your turn!
phrase-12 = Back in a minute.
phrase-13 = I'm back.
phrase-14 = Another game?
phrase-15 = Good game, bye!

# News of the server

announcement-bots_compiled = The bots now think at full speed.
announcement-bot_hurried = A bot ran out of time and made a quick move.

# The deal, as a player's own program sees it (docs/fairness.md)

deal-broken = The last deal was called off: { $names } took no part. A new game has been promised.
deal-doubtful = The server no longer shows what it showed before the deal, so your part of the chance stays hidden.
deal-denied = The server confirmed your part in the last deal, and still says that you took no part.
deal-left_out = Not fair: this game was dealt without your part of the chance.
deal-without_game = { $count ->
    [one] You saw no game after one deal here that you took part in.
   *[other] You saw no game after { $count } deals here that you took part in.
 }
deal-kept = Your own part of the chance was used, and everything you were shown before the deal was kept.
deal-not_kept = Not fair: the record is not what you were shown before the deal.

# How a game ends at a table

reason-resigned = Somebody has resigned.

# What a bot would do

margin = { $behind ->
    [0] { $margin ->
        [one] a lead of 1 point
       *[other] a lead of { $margin } points
     }
   *[1] { $margin ->
        [one] 1 point behind
       *[other] { $margin } points behind
     }
 }
place = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-nothing = There is nothing to choose right now.
hint-only = You have only one choice: “{ $action }” (expected place { place } of { $seats }).
hint-solved = I would play “{ $action }” (expected place { place } of { $seats }).
hint-best = I would play “{ $action }” (expected place { place } of { $seats }; tried { $tries } of { $all } times).
hint-next = Or “{ $action }” (expected place { place }; tried { $tries } times).
hint-mix = I would mix, so that nobody can read me: “{ $action }” { $percent }% of the time (expected place { place } of { $seats }).
hint-mix_next = And “{ $action }” { $percent }% of the time (expected place { place }).
hint-do = I would play “{ $action }”.
hint-decided = The place is decided. “{ $action }” makes the most of it ({ margin }).
hint-decided_next = Or “{ $action }” ({ margin }).

# A series of games

series-best_of = Best of { $games }: { $standing }.
series-points = Points after { $played } of { $games } games: { $standing }.
series-until_won = Until somebody wins: { $played ->
    [one] one game played.
   *[other] { $played } games played.
 }
series-of_seat = { $name } { $count }
series-won = The series goes to { $names }.
series-nobody = Nobody wins the series.

# Seats that decide at the same time

together-decided = Done. The others are still deciding.
together-waiting = Everybody is choosing in secret.
