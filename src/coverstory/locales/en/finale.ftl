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
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
rank = { $place ->
    [1] first place
    [2] second place
    [3] third place
    [4] fourth place
    [5] fifth place
    [6] sixth place
   *[other] seventh place
 }
tied = tied
winner = Winner
outlook = How it went
outlook_about = What each player could expect, from the first turn to the last; 100 is a sure win.
turning = Turning point
best = Best move
same = It was also the best move of the game.
swing = { $you ->
    [yes] You: from { $before } to { $after } out of 100.
   *[no] { $name }: from { $before } to { $after } out of 100.
 }
watch_there = Watch it there
plain_first = { $you ->
    [yes] { $tied ->
        [yes] You share
       *[no] You take
     }
   *[no] { $tied ->
        [yes] { $name } shares
       *[no] { $name } takes
     }
 } { rank }.
plain_behind = { $you ->
    [yes] { $tied ->
        [yes] You share
       *[no] You take
     }
   *[no] { $tied ->
        [yes] { $name } shares
       *[no] { $name } takes
     }
 } { rank }, { $behind ->
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
tale-led = { $you ->
    [yes] You were
   *[no] { $name } was
 } in front nearly all the way.
tale-comeback = { $you ->
    [yes] You
   *[no] { $name }
 } looked beaten { tale-when }, and won all the same.
tale-late = { $you ->
    [yes] You
   *[no] { $name }
 } only got in front at the very end.
tale-took_lead = { $you ->
    [yes] You
   *[no] { $name }
 } took the lead { tale-when } and kept it.
tale-lost_lead = { $you ->
    [yes] You were
   *[no] { $name } was
 } in front { $when ->
    [early] in the early moves
    [middle] until halfway through
   *[late] until shortly before the end
 }, then it slipped away.
tale-close = { $you ->
    [yes] You were
   *[no] { $name } was
 } in it to the very end.
tale-early = { $you ->
    [yes] You
   *[no] { $name }
 } fell behind early and never caught up.
tale-peak = { $you ->
    [yes] You
   *[no] { $name }
 } came closest { tale-when }, and could not hold it.
