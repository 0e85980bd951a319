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
