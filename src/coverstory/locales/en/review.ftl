# The review of a finished game

review_of = Review: { $game }
ask = Make the review
asked = The review is being made: { $done } of { $total } decisions.
asked_soon = The review is being made …
not_made = There is no review of this game yet.
about = Each decision is judged by what its player could know then. 1 point is 1 % of the way from last place to a sure win.
course = How it went
course_about = What each player could expect, from the first turn to the last. Dashed: turning points.
at_move = Move { $number }
point_at = Moment: move { $number }
previous = Previous decision
next = Next decision
decisions = Decisions
costly_only = Only those that cost something
none_costly = No decision cost anything worth naming.
cost = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
better = Better: { $best }
watch = Watch it in the replay
board_before = The board before move { $number }, with the better move drawn
board_played = The board before move { $number }, with the move that was played
show_best = The better move
show_played = The move played
split = How the result came about
split_about = Fair start, own play, others’ play, luck and a rest that nothing explains add up to the result.
split-start = Fair start
split-own = Own play
split-others = Others’ play
split-luck = Luck
split-rest = Unexplained
split-result = Result
secrets = Who could know what
secret_of = The secrets of { $name }
secret_table = What lay hidden on the table
secret_about = How likely the truth looked to an attentive onlooker; 100 is certain.
onlooker = An onlooker
secret_revealing = { $name } gave most away with move { $move }.
secret_bluff = { $name } misled an onlooker most with move { $move }.
secret_known = From move { $move } on, an attentive onlooker could be certain.
players = The players
verdict-brilliant = Brilliant
verdict-good = Good
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder
play-none = { $name } had nothing to decide.
play-clean = No decision of { $name } cost anything worth naming.
play-worst = A decision of { $name } cost { $rating } { $rating ->
    [one] point
   *[other] points
 } on average; the dearest was move { $move }, “{ $action }”: “{ $best }” would have been { cost } better.
end-missed = From move { $since } on, { $name } could have been certain of the secret of { $whose }, and still went wrong with move { $move }.
end-bluff = With move { $move }, { $name } led everybody astray.
end-known = From move { $move } on, whoever paid attention could be certain of the secret of { $name }.
end-lucky = Luck gave { $name } { cost }.
end-unlucky = Luck took { cost } from { $name }.
end-even = For { $name }, good and bad luck evened out.
