# Undercover by Doris and Daniel Danzer

title = Undercover (Danzer)
summary = Place two-faced agents side by side and collect the best information from every service.

# Options

option-colours = How players get their colours: they choose in turn, by lot, or by a letter for each seat (such as OYGP).
    .name = Colours
    .chosen = Chosen in turn
    .random = Drawn by lot
option-first = Who has the first turn.
    .name = Who begins
    .random = Drawn by lot
option-headquarters = How the six headquarters lie before some of them are taken away: two rows of three colours.
    .name = Headquarters
option-track = Which side of the information track you play on.
    .name = Information track
    .standard = Standard: point tokens
    .classified = Classified: points by column
option-plain = Standard track: empty columns before the five token columns (with two players one more, and four).
    .name = Empty columns
option-classified_values = Classified track: what each column is worth, from left to right.
    .name = Worth of the columns
option-line = Classified track: after how many columns the black line lies.
    .name = Black line
option-tie_break = What decides when players have equal points.
    .name = A tie
    .one_column = The rightmost column of the tied players
    .further_columns = That column, then the ones before it
    .whole_track = The rightmost column of all
option-taken_tokens = Whether tokens that were taken stay open, or lie face down until the end and must be remembered.
    .name = Taken tokens
    .open = Open
    .face_down = Face down
allowed-colours = a different letter of ROYGBP for each seat
allowed-headquarters = two rows of three letters, such as ROY/PBG
allowed-classified_values = 6 to 15 whole numbers from -99 to 99 with commas
allowed-line_inside = a line before the last of { $columns } columns
allowed-so_many_letters = { $letters } letters

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
    .capital = { $colour ->
        [0] Red
        [1] Orange
        [2] Yellow
        [3] Green
        [4] Blue
        [5] Purple
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
placed = { $colour ->
    [6] the Joker
   *[other] the { colour } agent
 }
rank = { $rank ->
    [1] first place
    [2] second place
    [3] third place
    [4] fourth place
    [5] fifth place
    [6] sixth place
   *[other] seventh place
 }
waiting = Waiting for { $seat }.
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

# Actions

action-colour = colour { colour }
action-take_top = take pile { pile }
action-take_bottom = draw the bottom of pile { pile }
action-take_joker = take the Joker
action-take_at = take the agent at { space }
action-flip = flip
action-keep = keep
action-place_at = place at { space }
action-starts = seat { $seat_number } begins
action-part = agent { tile } to pile A
action-stack = agent { tile } next in its pile
action-token = token { $value } in the { colour } lane

# Events

event-token = { colour.capital } lane: the { $value } lies in column { $column_number }.
event-colour = { $self ->
    [seat] You play { colour }.
   *[other] { $seat } plays { colour }.
 }
event-headquarters = The { colour } headquarters, { city }, lies at { space }.
event-parted = The two agents undercover for { colour } go into different piles.
event-turned = Pile { pile } is shuffled and turned over: { colour } lies on top.
event-starts = { $self ->
    [seat] You go first.
   *[other] { $seat } goes first.
 }
event-turn = { $self ->
    [seat] Round { $round }: it is your turn.
   *[other] Round { $round }: it is { $seat }'s turn.
 }
event-top = { $self ->
    [seat] You take the { colour } agent from pile { pile }.
   *[other] { $seat } takes the { colour } agent from pile { pile }.
 }
event-shows = Pile { pile } now shows { colour }.
event-empty = Pile { pile } is empty.
event-bottom = { $self ->
    [seat] You have no other choice and draw from the bottom of pile { pile }: { colour }.
   *[other] { $seat } has no other choice and draws from the bottom of pile { pile }: { colour }.
 }
event-pick = { $self ->
    [seat] You take the { colour } agent at { space }.
   *[other] { $seat } takes the { colour } agent at { space }.
 }
event-joker = { $self ->
    [seat] You take the Joker.
   *[other] { $seat } takes the Joker.
 }
event-flip = { $self ->
    [seat] You flip it: { colour }, { side }.
   *[other] { $seat } flips it: { colour }, { side }.
 }
event-keep = { $self ->
    [seat] You keep it { colour }.
   *[other] { $seat } keeps it { colour }.
 }
event-file = { $self ->
    [seat] You put the file on { piece }.
   *[other] { $seat } puts the file on { piece }.
 }
event-place = { $self ->
    [seat] You place { placed } at { space }.
   *[other] { $seat } places { placed } at { space }.
 }
event-corner = { $self ->
    [seat] It fits nowhere: you place { placed } corner to corner at { space }, and nobody moves.
   *[other] It fits nowhere: { $seat } places { placed } corner to corner at { space }, and nobody moves.
 }
event-pause = { $self ->
    [seat] First round: you move no staffers yet.
   *[other] First round: { $seat } moves no staffers yet.
 }
event-move = { $self ->
    [seat] You move
   *[other] { $seat } moves
 } { $over ->
    [-1] up to { $steps } in the { colour } lane, from { from } to { to }.
    [0] { $steps } in the { colour } lane, from { from } to { to }.
   *[1] { $steps } in the { colour } lane, jumping over taken spaces, from { from } to { to }.
 }
event-stay = { $self ->
    [seat] You cannot go further in the { colour } lane ({ at }).
   *[other] { $seat } cannot go further in the { colour } lane ({ at }).
 }
event-gain = { $self ->
    [seat] You take
   *[other] { $seat } takes
 } { $value ->
    [none] a token
   *[other] the { $value }
 } in the { colour } lane.
event-ending = { $self ->
    [seat] You have all six: this is the last round.
   *[other] { $seat } has all six: this is the last round.
 }
event-over = { why }
event-back = Agent { agent } was { colour }, undercover { undercover }.
event-tally = { $self ->
    [seat] Your
   *[other] { $seat },
 } { colour } lane ({ at }): { $twice ->
    [2] { $value } × 2 = { $points }.
   *[1] { $points }.
 }
event-score = { $self ->
    [seat] You take
   *[other] { $seat } takes
 } { rank } with { $points ->
    [one] 1 point
   *[other] { $points } points
 }.

# Beats: what is told while it happens

beat-deal = The table is set: headquarters, piles and tokens.
beat-flip = { $self ->
    [seat] You flip the agent: { colour }.
   *[other] { $seat } flips the agent: { colour }.
 }
beat-place = { $self ->
    [seat] You place { placed } at { space }.
   *[other] { $seat } places { placed } at { space }.
 }
beat-place_lanes = { $self ->
    [seat] You place { placed } at { space }: { $gains }.
   *[other] { $seat } places { placed } at { space }: { $gains }.
 }
item-gains = { colour } +{ $gain }
beat-lanes = { $self ->
    [seat] You move on: { $gains }.
   *[other] { $seat } moves on: { $gains }.
 }
beat-backs = All agents show their other side.
beat-points = { $self ->
    [seat] You have
   *[other] { $seat } has
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
beat-won = { $winners_count ->
    [one] { $self ->
        [winners] You win
       *[other] { $winners } wins
     }
   *[other] { $self ->
        [winners] You share the win ({ $winners })
       *[other] { $winners } share the win
     }
 } with { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
item-winners = { $self ->
    [seat] you
   *[other] { $seat }
 }

# Tasks

task-colours = { $yours ->
    [1] Your turn: choose a colour.
   *[0] { waiting }
 }
task-take = { $yours ->
    [1] Your turn: take a tile, but no { colour } agent.
   *[0] { waiting }
 }
task-flip = { $yours ->
    [1] Flip the agent, or keep it as it is.
   *[0] { waiting }
 }
task-place = { $yours ->
    [1] Place { placed }.
   *[0] { waiting }
 }
task-chance = Chance decides.
task-end = The game is over.

# Rules that forbid something

rule-U13 = Another player has that colour.
rule-U14 = You may take the top of a pile, an agent on the desk without a file, or your own Joker, but never your opposite colour.
rule-U16 = Flipping cannot be undone, nor done later.
rule-U20 = Your own file still lies on that agent, and you cannot take it twice in a row.
rule-U22 = You may draw from the bottom of a pile only when you can take nothing else.
rule-U24 = The space must be empty, beside at least one tile, and fit the colour of every neighbour.
rule-U25 = An agent that you did not flip must go to another space than before.
rule-U26 = You may place corner to corner only when the tile fits nowhere, and then at an agent's corner if there is one.
rule-U45 = First take a tile, then flip it or not, then place it.
rule-U47 = A Joker is never flipped.
rule-U48 = A pile with fewer than two tiles has no unseen bottom tile.

# Why the game ended

reason-tokens = Somebody took a sixth token, and the round was played to its end.
reason-line = Somebody got all six staffers past the line, and the round was played to its end.
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

web-goal = Collect the best tokens of all services: your opposite colour counts twice.
web-deal_service = You lead the { $colour } service. What { $twice } earns counts twice.
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
web-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
web-no_steps = nobody moves
web-first_round = first round: nobody moves yet
web-desk = Desk. The arrow keys move the view, plus and minus zoom, 0 shows everything.
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
web-choose_title = Which service do you run?
web-stamp_pause = NO REPORT YET
web-stamp_corner = NO MEETING
web-stamp_ending = LAST ROUND
web-stamp_over = CASE CLOSED
web-about_none = no colour yet
web-about = { $twice } ×2 · { $points ->
    [one] 1 point
   *[other] { $points } points
 }
web-tell_turn = Turn
web-tell_round = Round { $round }; it is { $name }'s turn.
web-tell_end = The game ended after round { $round }.
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
web-tell_pile = Pile { $pile }: { $count } left, { $tile } on top; undercover colours nobody has seen: { $colours }
web-tell_pile_empty = Pile { $pile } is empty; undercover colours nobody has seen: { $colours }
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
web-tell_service = { $name } plays { $colour }, { $twice } counts twice: { $points ->
    [one] 1 point
   *[other] { $points } points
 }; Joker { $joker }
web-joker_own = still there
web-joker_hand = in hand
web-joker_table = placed
web-notes_intro = Tap a colour to cross it out, again to circle it, once more to clear it.
web-notes_backs = Backs nobody has seen
web-notes_known = Backs everybody has seen
web-notes_piles = Still in the piles
web-notes_nothing = Every back has been seen.
web-notes_helped = Crossed out in gray: ruled out by what lies open. Numbers: chances in percent.
web-notes_own = Your notes
web-notes_where = at { $space }
web-notes_hand = in hand
web-notes_top = top of pile { $pile }
web-mark_none = { $code }: { $colour }, no mark
web-mark_out = { $code }: { $colour }, crossed out
web-mark_sure = { $code }: { $colour }, circled
