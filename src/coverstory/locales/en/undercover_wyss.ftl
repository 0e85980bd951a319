# Undercover by Geni Wyss. Names are put in as they are, “You” too: no verb agrees with them.
# Rows count from 1 to 6, columns from 1 to 10.

title = Undercover (Wyss)
summary = Open agents in a grid of sixty and take the secret of each row and column where yours weigh most.

# Options

option-first = Who begins: drawn at random, or the seat of that number.
option-secrets_at = At which end of the rows and of the columns the secrets lie; equal sums are decided from there.
option-zero_captures = What a 0 captures: a 10 or a 0, or a card of any value.
option-order = Whether a special agent's power comes before or after the scorings of its turn.
option-compulsion = Whether a compulsion needs a face-down card in both lines of the stone, or still works with one.
option-kept_card = Whether the card kept after a compulsion rests, or captures and uses its power like any other.
option-retiring = Which cards a special agent may retire: any, or any but a 10.
option-powers = Whether a special agent must use one of its powers, or may leave them unused.
option-compelled_cards = Whether a compelled player names both cards at once, or chooses the second after seeing the first.
option-after_scoring = When a compulsion meets a scoring: the next player is compelled, or may open any card.

# Things

place = row { $place_row }, column { $place_column }
other = row { $other_row }, column { $other_column }
from = row { $from_row }, column { $from_column }
line = { $line_side ->
    [-1] row { $line_row }
   *[1] column { $line_column }
 }
kind = { $kind ->
    [0] tape
    [1] film
    [2] document
   *[3] suitcase
 }
reach = { $reach ->
    [0] any face-down card
    [1] a face-down card in the stone's row or column
    [2] the first of two cards, in the stone's row or column
    [3] a face-down card in the stone's row or column, under compulsion
    [4] the second card, in the stone's row
   *[5] the second card, in the stone's column
 }
# Turning back and laying aside often fall into another player's turn.
whose = { $yours ->
    [1] Your move:
   *[0] { $seat } is to
 }

# Actions

action-open = open { place }
action-capture = capture { place }
action-capture_nothing = capture nothing
action-retire = retire { place }
action-compel = compel the next player
action-leave_power = use no power
action-open_two = open column { $column_number } in the stone's row and row { $row_number } in the stone's column
action-turn_back_row = turn back the card in the stone's row
action-turn_back_column = turn back the card in the stone's column
action-first_row = score the row first
action-first_column = score the column first
action-lay_aside = lay aside { place }
action-lay_nothing = lay nothing aside
action-shows = the card shows { $value }
action-secret = the secret is a { kind }
action-mission = the mission is { kind }
action-begins = seat { $number } begins

# Events

event-secret = The secret of { line } is a { kind }.
event-mission = { $kind ->
    [none] { $seat } got a mission card.
   *[other] { $seat } got the mission { kind }.
 }
event-first = First turn: { $seat }.
event-turn = { $reach ->
    [0] { $seat } to play: any face-down card.
    [1] { $seat } to play: a face-down card in the stone's row or column.
    [2] { $seat } under compulsion: one card of the stone's row and one of its column.
   *[3] { $seat } under compulsion: a card of the only line of the stone that still has one.
 }
event-lapse = The compulsion lapses; a normal turn follows.
event-open = { $seat } opened { place }.
event-open_two = { $seat } opened { place } and { other }.
event-value = The card at { place } shows { $value }.
event-capture = { $seat } captured the { $value } at { place } with the { $with } from { from }; owner: { $owner }.
event-no_capture = { $seat } captured nothing.
event-stone = The stone lies at { place }.
event-retire = { $seat } retired the { $value } at { place }; laid aside for its owner: { $owner }.
event-no_power = { $seat } used no power.
event-compel = { $seat } compelled the next player to open two cards: { $next }.
event-turn_back = { $seat } turned the { $value } at { place } back.
event-keep = { $seat } kept the { $value } at { place }.
event-order = { $seat } had { line } scored first.
event-sum = { $seat }: sum { $sum } in { line }, nearest card at distance { $distance }.
event-win = { $near ->
    [0] { $seat } won { line } by the highest sum and took the { kind }.
   *[1] { $seat } won { line }, being nearest among equals, and took the { kind }.
 }
event-lost = Nobody has a card in { line }: its { kind } leaves the game.
event-aside = { $seat } laid the { $value } from { place } aside.
event-no_aside = { $seat } laid nothing aside.
event-shown_mission = { $seat }: the mission was { kind }.
event-tally_kind = { $seat }: { kind } × { $count }: { $points } points.
event-tally_mission = { $seat }: mission { kind } × { $count }: { $points } points.
event-tally_aside = { $seat }: cards laid aside: { $points } points.
event-total = { $seat }: { $points } points in all.
event-place = { $seat }: place { $rank } (secrets: { $secrets }).

# Tasks

task-deal_secret = The secrets are being laid out.
task-deal_mission = The missions are being dealt.
task-deal_first = The start player is being drawn.
task-reveal = A card is being turned over.
task-open = { whose } open { reach }.
task-capture = { whose } capture a card with the { $value }, or nothing.
task-power = { whose } retire a card in the stone's row or column, or compel the next player{ leave }.
task-open_two = { whose } open one card of the stone's row and one of its column.
task-turn_back = { whose } turn back one of the two cards.
task-order = { whose } choose which line is scored first.
task-lay_aside = { whose } lay aside a card of { line }, or nothing.
task-ended = The game is over.
leave = { $leave ->
    [1] , or use no power
   *[0] {""}
 }

# Rules that forbid something

rule-W8 = Open a face-down card in the stone's row or column.
rule-W9 = Only a face-down card can be opened.
rule-W10 = Only another player's open card in the row or column of the card just opened can be captured.
rule-W11 = A card captures its equal; a 10 falls only to a 0, and captures nothing.
rule-W12 = A 10 cannot be retired here.
rule-W14 = Use a power: retire another player's open card, or compel the next player.
rule-W15 = A power reaches only the stone's row and column.
rule-W20 = Something else is to be done now.
rule-W24 = The winner may lay aside one of their own cards in the line just scored.
rule-W27 = Under compulsion, name a face-down card of the stone's row and one of its column.
rule-W30 = The compulsion still holds in the stone's row or column.

# Why the game ended

reason-all_open = Every card was opened and every line scored.

# The board in a terminal

board-east = E
board-secrets = secrets
board-none = none
board-aside = laid aside
board-mission = mission
board-no_mission = no mission yet
board-hidden = hidden
board-points = points so far
board-unseen = Never opened
board-key = ## face down   (9) face down, known   9! opened by force   . gap
board-taken = =S secret taken by S   -- secret out of the game   * stone   + just opened

# The board in the browser

web-board = Grid of sixty files
web-row_letter = R
web-column_letter = C
web-mission = Mission
web-mission_of = mission { $kind }
web-mission_hidden = mission unknown
web-no_mission = no mission yet
web-face_down = face down
web-known = face down, a { $value }
web-gap = gap
web-card_of = { $value } of { $name }
web-stone_here = the stone lies here
web-nobody = nobody
web-lost = left the game
web-taken = taken by { $name }
web-closed_in = { $n } face down
web-secret_one = 1 secret
web-secret_many = { $n } secrets
web-aside = laid aside { $n }
web-aside_none = nothing laid aside
web-no_secret = no secret
web-capture_nothing = Capture nothing
web-lay_nothing = Lay nothing aside
web-compel = Compel { $name }
web-leave_power = Use no power
web-sums_show = Show the sums of every line
web-sums_hide = Hide the sums again
web-closed = face down { $n }
web-box = box { $n }
web-under_pressure = compelled
web-plan_open = Open { $place }.
web-plan_two = Open { $place } and { $other }.
web-plan_two_more = Open { $place }, and one card of the stone's other line.
web-plan_capture = Capture the { $value } of { $name }: your { $own } moves there, { $place } stays a gap.
web-plan_retire = Retire the { $value } of { $name }: it counts { $value } for its owner at the end.
web-plan_aside = Lay your { $value } aside: it counts { $value } for you at the end, and leaves a gap.
web-plan_back = Turn the { $value } back; the { $other } stays.
web-plan_first = Score { $line } first: { $sums }.
web-plan_compel = { $name } will open two cards, and you say which one is turned back.
web-stamp_capture = captured
web-stamp_retire = retired
web-stamp_aside = brought home
web-stamp_compel = compelled
web-stamp_back = turned back
web-stamp_keep = stays
web-stamp_win = won
web-stamp_lost = lost
web-stamp_lapse = lapsed
web-stamp_points = { $n } points
web-stamp_place = place { $n }
web-tell_now = Now
web-tell_grid = Grid, row by row
web-tell_lines = Lines: secret, sums, cards still face down
web-tell_players = Players
web-tell_stone = The stone lies at { $place }.
web-tell_no_stone = No card has been opened yet.
web-tell_reach_anywhere = Any face-down card may be opened.
web-tell_reach_near = A card in the stone's row or column is to be opened.
web-tell_reach_two = Compulsion: two cards, one in the stone's row and one in its column.
web-tell_reach_one = Compulsion: a card in the only line of the stone that still has one.
web-tell_box = Left the game: { $values }.
web-tell_unseen = Values nobody has seen: { $values }.
web-tell_none = none
web-tell_arrow = arrow { $arrow }
web-arrow_S = south
web-arrow_W = west
web-arrow_N = north
web-arrow_E = east
web-note_missions = Whose mission is what?
web-note_missions_how = Tap to mark. Small numbers: secrets of that kind already taken.
web-note_you = you
web-note_blank = no mark
web-note_no = not this
web-note_maybe = perhaps
web-note_yes = this one
web-note_out = excluded
web-note_cell = { $name }, { $kind }: { $mark }
web-note_values = Values still unseen
web-note_values_how = A filled square is a card nobody has seen.
web-note_value = { $value }: { $n } of 6 unseen
web-note_known = Face down but known
web-note_known_none = none
web-note_known_one = { $value } at { $place }
web-note_box = In the box
web-note_text = Own notes
