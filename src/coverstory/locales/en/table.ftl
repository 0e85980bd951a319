# What a table says around any game.

join-comma = { $before }, { $item }
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
phrase-9 = It was not me!
phrase-10 = Let me think.
phrase-11 = Your turn!
phrase-12 = Back in a minute.
phrase-13 = I am back.
phrase-14 = Another game?
phrase-15 = Good game, goodbye!

# News of the server

announcement-bots_compiled = The bots now think at full speed.

# What a bot would do

place = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-nothing = There is nothing to choose now.
hint-only = The only choice: “{ $action }”; expected place { place } of { $seats }.
hint-solved = Best: “{ $action }”; expected place { place } of { $seats }.
hint-best = Best: “{ $action }”; expected place { place } of { $seats } (tries: { $tries } of { $all }).
hint-next = Next: “{ $action }”; expected place { place } (tries: { $tries }).
hint-mix = Mixed, so that nobody foresees it: “{ $action }” { $percent } % of the time; expected place { place } of { $seats }.
hint-mix_next = “{ $action }” { $percent } % of the time; expected place { place }.

# A series of games

series-best_of = Best of { $games }: { $standing }.
series-points = Points after { $played } of { $games } games: { $standing }.
series-until_won = Until somebody wins: { $played ->
    [one] one game played.
   *[other] { $played } games played.
 }
series-of_seat = { $name } { $count }
series-won = The series goes to { $names }.
series-nobody = Nobody has won the series.
