# Undercover by Doris and Daniel Danzer

title = Undercover (Danzer)
summary = Place two-faced agents beside each other and collect the best information of every service.

# Options

option-colours = How seats get their colours: each chooses in seat order, chance draws them, or letters by seat (OYGP).
option-first = Who begins: a seat drawn at random, or the seat with this number.
option-headquarters = How the six headquarters lie before some of them leave: two rows of three colours.
option-track = The side of the information track: standard with point tokens, or classified with points by column.
option-plain = Standard track: plain columns before the five token columns (with two players one more, and four).
option-classified_values = Classified track: what each column is worth, from left to right.
option-line = Classified track: after how many columns the black line lies.
option-tie_break = A tie: the tied players' rightmost column decides; or the next ones, too; or the whole track's.
option-taken_tokens = Whether tokens that were taken are shown, or lie face down until the end and must be remembered.

# Things

colour = { $colour ->
    [0] red
    [1] orange
    [2] yellow
    [3] green
    [4] blue
    [5] purple
   *[6] Joker
 }
undercover = { $undercover ->
    [0] red
    [1] orange
    [2] yellow
    [3] green
    [4] blue
   *[5] purple
 }
# Flavour only (U4).
city = { $colour ->
    [0] Moscow
    [1] Buenos Aires
    [2] Peking
    [3] Berlin
    [4] Washington
   *[5] London
 }
pile = { $pile ->
    [0] A
   *[1] B
 }
agent = { $agent_pile ->
    [0] A
   *[1] B
 }{ $agent_place }
piece = { $piece_joker ->
    [1] the Joker
   *[-1] the agent
 }
side = { $side ->
    [0] official
   *[1] undercover
 }
space = { NUMBER($row, useGrouping: 0) },{ NUMBER($column, useGrouping: 0) }
from = { $from ->
    [0] home
   *[other] column { $from }
 }
to = { $to ->
    [0] home
   *[other] column { $to }
 }
at = { $at ->
    [0] home
   *[other] column { $at }
 }
why = { $why ->
    [0] { reason-tokens }
    [1] { reason-line }
   *[2] { reason-cap }
 }
# Official and undercover colour.
tile = { $tile ->
    [0] red/purple
    [1] red/orange
    [2] orange/red
    [3] orange/yellow
    [4] yellow/orange
    [5] yellow/green
    [6] green/yellow
    [7] green/blue
    [8] blue/green
    [9] blue/purple
    [10] purple/blue
   *[11] purple/red
 }
whose = { $yours ->
    [1] Your turn
   *[0] { $seat } is to move
 }

# Actions

action-colour = colour { colour }
action-take_top = take pile { pile }
action-take_bottom = draw the bottom of pile { pile }
action-take_joker = take the Joker
action-take_at = take the agent at { space }
action-flip = flip
action-keep = keep
action-place_at = place at { space }
action-starts = seat { $number } begins
action-part = agent { tile } to pile A
action-stack = agent { tile } next in its pile
action-token = token { $value } in the { colour } lane

# Events

event-token = The { $value } lies in column { $column_number } of the { colour } lane.
event-colour = { $seat } plays { colour }.
event-headquarters = The headquarters of { colour } ({ city }) lies at { space }.
event-parted = The two agents undercover for { colour } are parted between the piles.
event-turned = Pile { pile } is shuffled and turned over; { colour } lies on top.
event-starts = { $seat } begins.
event-turn = Round { $round }: { $seat } is to move.
event-top = { $seat } takes { colour } from pile { pile }.
event-shows = Pile { pile } now shows { colour }.
event-empty = Pile { pile } is empty.
event-bottom = { $seat } has no other choice and draws { colour } from the bottom of pile { pile }.
event-pick = { $seat } takes the { colour } agent at { space }.
event-joker = { $seat } takes the Joker.
event-flip = { $seat } flips the agent: { colour }, { side }.
event-keep = { $seat } keeps the agent as it is: { colour }.
event-file = { $seat } puts the file on { piece }.
event-place = { $seat } places it at { space } ({ colour }).
event-corner = It fits nowhere: { $seat } places it at { space }, corner to corner ({ colour }); nothing is evaluated.
event-pause = In the first round nothing is evaluated for { $seat }.
event-move = { $over ->
    [-1] { $seat }, { colour } lane: +{ $steps }, but stops early, from { from } to { to }.
    [0] { $seat }, { colour } lane: +{ $steps }, from { from } to { to }.
   *[1] { $seat }, { colour } lane: +{ $steps } and on over occupied spaces, from { from } to { to }.
 }
event-stay = { $seat }, { colour } lane: no more moves ({ at }).
event-gain = { $value ->
    [none] { $seat } takes a token in the { colour } lane.
   *[other] { $seat } takes the { colour } token { $value }.
 }
event-ending = { $seat } has all six: this round is the last.
event-over = { why }
event-back = Agent { agent } is { colour }, undercover { undercover }.
event-tally = { $seat }, { colour } lane: { at }, { $value } times { $twice } makes { $points }.
event-score = { $seat }: points { $points }, place { $rank }.

# Tasks

task-colours = { whose }: choose a colour.
task-take = { whose }: take a tile (no agent in { colour }).
task-flip = { whose }: flip the agent or keep it as it is.
task-place = { whose }: place the tile ({ colour }).
task-chance = Chance decides.
task-end = The game is over.

# Rules that forbid something

rule-U13 = Another seat has that colour.
rule-U14 = Only a pile's top, a placed agent without a file or your own Joker may be taken, never your opposite colour.
rule-U16 = A flip cannot be taken back or made up for.
rule-U20 = Your own file still lies on that agent, so it cannot be activated twice running.
rule-U22 = The bottom of a pile may be drawn only when nothing else can be activated.
rule-U24 = The space must be empty, beside at least one tile, and fit every neighbour's colour.
rule-U25 = An agent that was not flipped must go to another space than it came from.
rule-U26 = Corner to corner is allowed only when the tile fits nowhere, and then at an agent's corner if there is one.
rule-U45 = A turn has an order: take a tile, flip it or not, place it.
rule-U47 = A Joker is never flipped.
rule-U48 = A pile with fewer than two tiles has no unseen bottom tile.

# Why the game ended

reason-tokens = Somebody took a sixth token, and the round was played to its end.
reason-line = Somebody brought all six staffers beyond the line, and the round was played to its end.
reason-cap = After 300 rounds the game is scored as it stands.

# The board in a terminal

board-round = Round { $round }
board-track = Information track: letters are staffers, numbers tokens
board-classified = Information track: # is neutral, | the black line
board-home = home
board-worth = worth
board-player = , opposite { $opposite } (x2), points so far { $points }
board-joker_here = {"    "}Joker not played, file { $file }
board-joker_gone = {"    "}Joker played, file { $file }
board-file_none = put away
board-file_joker = on the Joker
board-file_agent = on { $tile }
board-pile = Pile { $pile }: { $count } left, on top{" "}
board-unseen = ; undercover colours not seen yet:{" "}
board-nothing = nothing
board-hand = In hand:{" "}
board-place = ; + marks where it may lie
board-desk = Desk: rows down, columns across
board-legend = [G] headquarters [*] Joker, Go? official, back unseen, GuB undercover, back B
board-letters = R red, O orange, Y yellow, G green, B blue, P purple; digit: that seat's file

# The board in the browser

web-choose_colour = Play { $colour } ({ $city }); { $twice } counts twice
web-take_top = Take { $colour } from pile { $pile } ({ $back })
web-take_bottom = Draw the bottom tile of pile { $pile }, unseen
web-take_joker = Take your Joker
web-take_at = Take the { $colour } agent at { $space } ({ $back })
web-back_seen = back: { $colour }
web-back_open = back: { $one } or { $other }
web-flip = Flip it: { $colours }
web-keep = Keep it { $colour }
web-place = Place it at { $space }
web-step = { $colour } +{ $steps }
web-goes = { $colour } { $from } → { $to }
web-stays = { $colour } stays
web-token = takes the { $value }
web-token_twice = takes the { $value }, twice
web-points = { $points } points
web-no_steps = no steps for anybody
web-first_round = first round: no evaluation
web-desk = Desk. Arrow keys move the view, plus and minus zoom, 0 shows everything.
web-supply = Piles, hand and colour wheel
web-track = Information track
web-closer = Closer
web-further = Further away
web-fit = Show everything
web-pile = Pile { $pile }
web-left = { $count } left
web-empty = empty
web-unseen = Undercover, not yet seen
web-hand = In hand
web-keep_short = Keep
web-flip_short = Flip
web-bottom_short = Bottom
web-joker = Joker
web-played = played
web-twice = ×2
web-home = home
web-lane = Lane
web-sum = Sum
web-choose_title = Choose your service
web-stamp_pause = NO REPORT YET
web-stamp_corner = NO MEETING
web-stamp_ending = LAST ROUND
web-stamp_over = CASE CLOSED
web-about_none = no colour yet
web-about = { $colour } · { $twice } ×2 · { $points } points
web-tell_turn = Turn
web-tell_round = Round { $round }; { $name } is to move.
web-tell_end = The game is over after round { $round }.
web-tell_last = This is the last round.
web-tell_hand = In hand: { $tile }.
web-tell_desk = Desk (row,column)
web-tell_tile = { $space }: { $tile }
web-tell_hq = headquarters { $colour }, { $city }
web-tell_joker = Joker of { $name }
web-tell_agent = { $code }, { $colour } { $side } ({ $back })
web-official = official
web-undercover = undercover
web-with_file = ; file of { $name }
web-tell_piles = Piles
web-tell_pile = Pile { $pile }: { $count } left, on top { $tile }; undercover colours not yet seen: { $colours }
web-tell_pile_empty = Pile { $pile } is empty; undercover colours not yet seen: { $colours }
web-tell_pile_closed = Pile { $pile } is being dealt.
web-none = none
web-tell_track = Information track: { $columns } columns
web-tell_lane = { $colour }: { $staffers }; { $rest }
web-tell_tokens = tokens { $tokens }
web-tell_token = { $value } on { $column }
web-tell_free = the line lies after column { $line }
web-tell_neutral = a neutral staffer on { $column }
web-at_home = { $name } at home
web-at_column = { $name } on { $column }
web-tell_services = Services
web-tell_service = { $name } plays { $colour }, { $twice } counts twice: { $points } points; Joker { $joker }
web-joker_own = still there
web-joker_hand = in hand
web-joker_table = placed
web-notes_intro = Tap a colour: crossed out, circled, as it was.
web-notes_backs = Backs never seen
web-notes_known = Backs that everybody has seen
web-notes_piles = Still in the piles
web-notes_nothing = Every back has been seen.
web-notes_helped = Crossed out in gray: impossible by what lies open. Numbers: chances in a hundred.
web-notes_own = Own notes
web-notes_where = at { $space }
web-notes_hand = in hand
web-notes_top = top of pile { $pile }
web-mark_none = { $code }: { $colour }, no mark
web-mark_out = { $code }: { $colour }, crossed out
web-mark_sure = { $code }: { $colour }, circled
