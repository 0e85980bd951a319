# Puzzles: what is asked in every game, and what the page and the terminal say

ask-best = What is clearly the best move?
ask-win = You can win now, whatever is hidden. How?
ask-plan = Find the best plan: { $moves } decisions, one after the other.
ask-win_plan = You can force a win, whatever the others do. Find all { $moves } decisions.
step-best = Deep searches with different seeds agree: nothing else comes close.
step-win = It wins in every case that is still possible: { $worlds ->
    [one] there is one such case
   *[other] all { $worlds } were tried
 }.
step-answer = { $action }.
step-then = Then: { $action }.

kind-deduction = Deduction
kind-move = Best move
kind-plan = Plan
title = Puzzles
daily = The daily case
daily-of = The daily case, { $date }
daily-about = One case a day, the same for everybody.
yesterday = Yesterday's solution
practise = Practise
next = Next puzzle
of-game = Game
of-kind = Kind
any = all
solved = Right!
failed = Not quite.
answer-is = The answer: { $answer }
show = Show the solution
try-again = Try again
choose = Choose your answer, here or on the board.
decide = Make the move on the board.
confirm = That is my answer
more-to-come = Right so far. What next?
clues = An informant reports
log = What happened
why = The reasoning
step-of = Step { $step } of { $steps }
rating = Rating of the puzzle: { $rating }
yours = Your rating: { $rating }
streak = { $days ->
    [0] No streak yet
    [one] 1 day in a row
   *[other] { $days } days in a row
 }
share = Share
picture = Save as a picture
shared = Copied
share-right = solved
share-wrong = not solved
you-are = You are { $name }
none = There are no puzzles of this kind.
offline = The puzzles could not be loaded. Once they have been, they also work without a network.
all-done = You have tried every puzzle of this choice; here is an old one.

typed-answer = Your answer, by number (or “give up”):
typed-give_up = give up
typed-again = A number from 1 to { $most }, please.
