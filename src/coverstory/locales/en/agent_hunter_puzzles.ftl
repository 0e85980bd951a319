# Puzzles of Agent Hunter

ask-number = Which number lies in your opponent's { $house ->
    [0] left
    [1] middle
   *[2] right
 } house?
ask-holds = Which of your opponent's houses can only hold the { $number }?
ask-never = Which number cannot lie in your opponent's { $house ->
    [0] left
    [1] middle
   *[2] right
 } house?
ask-hand = Which number does your opponent certainly hold in hand?
number = { $number }
house = the { $house ->
    [0] left
    [1] middle
   *[2] right
 } house
step-answers = Go through the answers: “higher” and “lower” rule numbers out, and so do cards that were shown in hand.
step-sure = So in the { $house ->
    [0] left
    [1] middle
   *[2] right
 } house there can only be the { $numbers }.
step-could = The { $house ->
    [0] left
    [1] middle
   *[2] right
 } house can still hold { $numbers }.
step-distinct = No number lies in two houses: what is certain in one is ruled out in the others.
