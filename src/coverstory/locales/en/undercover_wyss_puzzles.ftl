# Puzzles of Undercover (Wyss)

ask-exhausted = Which value can no longer turn up?
ask-all_left = Of which value has not a single card been seen yet?
ask-left = How many cards of the value { $value } has nobody seen yet?
ask-taker = If it were scored now, who would take the secret of { $line ->
    [row] row
   *[column] column
 } { $number }?
ask-mission = Whose points are known gives away the mission. Which one does seat { $seat } have?
value = { $value }
count = { $count }
seat = seat { $seat }
kind = { $kind ->
    [0] the tape
    [1] the film
    [2] the document
   *[3] the suitcase
 }
clue-points = “Counting the mission, seat { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
 } now.”
step-six = There are six cards of the value { $value }.
step-seen = { $count ->
    [0] None of the value { $value } has been seen
    [one] One of the value { $value } has been seen
   *[other] { $count } of the value { $value } have been seen
 }: in the grid, in the box or laid aside.
step-sum = In { $line ->
    [row] row
   *[column] column
 } { $number }, seat { $seat } has { $sum }.
step-nearest = The highest sum takes the secret; where sums are equal, the card that is nearest to it decides.
step-points = Without the mission, kinds and laid-aside cards make { $points ->
    [one] 1 point
   *[other] { $points } points
 } for seat { $seat }.
step-bonus = The rest are tens for secrets of the right kind: seat { $seat } has { $count } of it.
step-own = Your own mission is { $kind ->
    [0] the tape
    [1] the film
    [2] the document
   *[3] the suitcase
 }, so nobody else has that one.
