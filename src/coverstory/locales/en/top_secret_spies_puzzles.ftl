# Puzzles of Top Secret Spies

ask-whose = Whose agent is { $agent ->
    [0] gray
    [1] yellow
    [2] orange
    [3] red
    [4] green
    [5] blue
   *[6] violet
 }?
ask-who = Which agent is seat { $seat }'s?
seat = seat { $seat }'s
free = nobody's: a free agent
agent = { $agent ->
    [0] gray
    [1] yellow
    [2] orange
    [3] red
    [4] green
    [5] blue
   *[6] violet
 }
clue-ahead = “The agent of seat { $seat } is ahead of that of seat { $other } on the track.”
clue-apart = { $number ->
    [0] “The agents of seats { $seat } and { $other } are level on the track.”
    [one] “The agents of seats { $seat } and { $other } are one space apart on the track.”
   *[other] “The agents of seats { $seat } and { $other } are { $number } spaces apart on the track.”
 }
clue-higher = “A scoring now would bring the agent of seat { $seat } more than that of seat { $other }.”
clue-least = { $number ->
    [one] “The agent of seat { $seat } has at least one point.”
   *[other] “The agent of seat { $seat } has at least { $number } points.”
 }
clue-together = “The agents of seats { $seat } and { $other } stand in the same building.”
clue-leader = “The agent of seat { $seat } is ahead of those of all other players.”
step-own = You are { $agent ->
    [0] gray
    [1] yellow
    [2] orange
    [3] red
    [4] green
    [5] blue
   *[6] violet
 } yourself.
step-clue = { $count ->
    [one] Clue { $number }: { $deals ->
        [one] one deal is left
       *[other] { $deals } deals are left
     }, and in all of them the answer is the same.
   *[other] Clue { $number }: { $deals } deals are left, with { $count } different answers.
 }
