# The end of a game

win = { $you ->
    [yes] You win with { $points }.
   *[no] { $name } wins with { $points }.
 }
win_two = { $you ->
    [yes] You win, { $points } to { $other }.
   *[no] { $name } wins, { $points } to { $other }.
 }
win_as = { $you ->
    [yes] You were { $identity }, and win with { $points }.
   *[no] { $name } was { $identity }, and wins with { $points }.
 }
tie_break = { $you ->
    [yes] You win the tie-break, with { $points } each.
   *[no] { $name } wins the tie-break, with { $points } each.
 }
shared = { $you ->
    [yes] { $names } share the win with { $points }.
   *[no] { $names } share the win with { $points }.
 }
you = You
draw = A draw, { $points } all.
nobody = Nobody wins.
counting = The count
place = { $place }.
winner = Winner
outlook = How it went
outlook_about = What each player could expect, from the first turn to the last; 100 is a sure win.
turning = Turning point
best = Best move
same = It was also the best move of the game.
swing = { $name }: from { $before } to { $after } out of 100.
watch_there = Watch it there
plain_first = { $name } comes first.
plain_behind = { $name } comes { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[7] last
 }, { $behind ->
    [0] with as many points as the winner
    [one] one point behind
   *[other] { $behind } points behind
 }.
see_board = See the board
offer = { $names } would like a rematch.
offers = { $names } would like a rematch.
waiting_for = Waiting for { $names } …
games_won = Games won here: { $standing }.
of_seat = { $name } { $count }
next_began = The next game has begun.
go_there = Watch it
share = Share
share_saved = The picture was saved.
share_failed = The picture could not be made.
share_title = { $game } · { $names }

# How a game went for somebody, once it is over

tale-when = { $when ->
    [early] early on
    [middle] halfway through
   *[late] near the end
 }
tale-led = { $name } was in front nearly all the way.
tale-comeback = { $name } looked beaten { tale-when }, and won all the same.
tale-late = { $name } only got in front at the very end.
tale-took_lead = { $name } took the lead { tale-when } and kept it.
tale-lost_lead = { $name } was in front until { $when ->
    [early] the early moves
    [middle] the middle of the game
   *[late] shortly before the end
 }, then it slipped away.
tale-close = { $name } was in it to the very end.
tale-early = { $name } fell behind early and never got back.
tale-peak = { $name } came closest { tale-when }, and could not hold it.
