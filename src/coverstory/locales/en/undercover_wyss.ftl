# Undercover by Geni Wyss. A seat is called by its name; whoever reads about their own seat is called “you” (`$self`).
# Rows count from 1 to 6, columns from 1 to 10.

title = Undercover (Wyss)
summary = Open agents in a grid of sixty, and take the secret of every row and column where yours weigh most.

# Options

option-first = Who has the first turn.
    .name = Who begins
    .random = Drawn by lot
option-secrets_at = At which end of the rows and columns the secrets lie. Equal sums are decided from there.
    .name = Where the secrets lie
    .left_top = Left and top
    .left_bottom = Left and bottom
    .right_top = Right and top
    .right_bottom = Right and bottom
option-zero_captures = What a 0 can capture.
    .name = A 0 captures
    .tens = A 10 or another 0
    .anything = Any card
option-order = What comes first when a special agent completes a line: its power, or the scoring.
    .name = Power and scoring
    .power_then_scoring = First the power
    .scoring_then_power = First the scoring
option-compulsion = When the next player can be compelled.
    .name = To compel
    .both_lines = Both lines of the stone need a face-down card
    .one_line = One line is enough
option-kept_card = What the card does that stays open after a compulsion.
    .name = The card that stays
    .rests = It rests
    .acts = It captures and uses its power like any other
option-retiring = Which cards a special agent may retire.
    .name = To retire
    .any = Any card
    .no_tens = Any card but a 10
option-powers = Whether a special agent must use one of its powers.
    .name = Powers
    .must = It must
    .may = It may
option-compelled_cards = How a compelled player chooses the two cards.
    .name = The two cards
    .together = Both at once
    .one_by_one = The second after seeing the first
option-after_scoring = What holds when a compulsion meets a scoring.
    .name = Compelled after a scoring
    .compelled = The next player is compelled
    .free = The next player may open any card

# Things

place = { $place_row }·{ $place_column }
other = { $other_row }·{ $other_column }
from = { $from_row }·{ $from_column }
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
    [1] a card in the stone's row or column
    [2] the first of two cards, in the stone's row or column
    [3] a card in the stone's row or column; you are compelled
    [4] the second card, in the stone's row
   *[5] the second card, in the stone's column
 }
number = { $value ->
    [8] an 8
   *[other] a { $value }
 }
rank = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 }
secrets = { $secrets ->
    [one] 1 secret
   *[other] { $secrets } secrets
 }
waiting = Waiting for { $seat }.

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
action-begins = seat { $seat_number } begins

# Events

event-secret = The secret of { line } is a { kind }.
event-mission = { $self ->
    [seat] You get
   *[other] { $seat } gets
 } a secret mission{ $kind ->
    [none] {""}
   *[other] : { kind }
 }.
event-first = { $self ->
    [seat] You go first.
   *[other] { $seat } goes first.
 }
event-turn = { $self ->
    [seat] { $reach ->
        [0] It is your turn: any face-down card.
        [1] It is your turn: a card in the stone's row or column.
        [2] You are compelled: one card in the stone's row and one in its column.
       *[3] You are compelled: a card in the only line of the stone that still has one.
     }
   *[other] { $reach ->
        [0] It is { $seat }'s turn: any face-down card.
        [1] It is { $seat }'s turn: a card in the stone's row or column.
        [2] { $seat } is compelled: one card in the stone's row and one in its column.
       *[3] { $seat } is compelled: a card in the only line of the stone that still has one.
     }
 }
event-lapse = { $self ->
    [seat] The compulsion lapses: you have a normal turn.
   *[other] The compulsion lapses: { $seat } has a normal turn.
 }
event-open = { $self ->
    [seat] You open { place }.
   *[other] { $seat } opens { place }.
 }
event-open_two = { $self ->
    [seat] You open { place } and { other }.
   *[other] { $seat } opens { place } and { other }.
 }
event-value = { place } is { number }.
event-capture = { $self ->
    [seat] You capture { $owner }'s
    [owner] { $seat } captures your
   *[other] { $seat } captures { $owner }'s
 } { $value } at { place } with the { $with } from { from }.
event-no_capture = { $self ->
    [seat] You capture nothing.
   *[other] { $seat } captures nothing.
 }
event-stone = The stone lies at { place }.
event-retire = { $self ->
    [seat] You retire { $owner }'s { $value } at { place }: it counts for { $owner } at the end.
    [owner] { $seat } retires your { $value } at { place }: it counts for you at the end.
   *[other] { $seat } retires { $owner }'s { $value } at { place }: it counts for { $owner } at the end.
 }
event-no_power = { $self ->
    [seat] You use no power.
   *[other] { $seat } uses no power.
 }
event-compel = { $self ->
    [seat] You compel { $next }
    [next] { $seat } compels you
   *[other] { $seat } compels { $next }
 } to open two cards.
event-turn_back = { $self ->
    [seat] You turn the { $value } at { place } back.
   *[other] { $seat } turns the { $value } at { place } back.
 }
event-keep = { $self ->
    [seat] You keep the { $value } at { place }.
   *[other] { $seat } keeps the { $value } at { place }.
 }
event-order = { $self ->
    [seat] You have { line } scored first.
   *[other] { $seat } has { line } scored first.
 }
event-sum = { $self ->
    [seat] You have { $sum } in { line }; your nearest card is { $distance } away.
   *[other] { $seat } has { $sum } in { line }; the nearest card is { $distance } away.
 }
event-win = { $self ->
    [seat] { $near ->
        [0] You win { line } with the highest sum and take the { kind }.
       *[1] You win the tie in { line } with the nearest card and take the { kind }.
     }
   *[other] { $near ->
        [0] { $seat } wins { line } with the highest sum and takes the { kind }.
       *[1] { $seat } wins the tie in { line } with the nearest card and takes the { kind }.
     }
 }
event-lost = Nobody has a card in { line }: its { kind } leaves the game.
event-aside = { $self ->
    [seat] You lay the { $value } from { place } aside.
   *[other] { $seat } lays the { $value } from { place } aside.
 }
event-no_aside = { $self ->
    [seat] You lay nothing aside.
   *[other] { $seat } lays nothing aside.
 }
event-shown_mission = { $self ->
    [seat] Your mission was: { kind }.
   *[other] { $seat }'s mission was: { kind }.
 }
points-counted = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
event-tally_kind = { $self ->
    [seat] You get { points-counted } for { $count } × { kind }.
   *[other] { $seat } gets { points-counted } for { $count } × { kind }.
 }
event-tally_mission = { $self ->
    [seat] You get { points-counted } for the mission: { $count } × { kind }.
   *[other] { $seat } gets { points-counted } for the mission: { $count } × { kind }.
 }
event-tally_aside = { $self ->
    [seat] You get { points-counted } for cards laid aside.
   *[other] { $seat } gets { points-counted } for cards laid aside.
 }
event-total = { $self ->
    [seat] You have { points-counted } in all.
   *[other] { $seat } has { points-counted } in all.
 }
event-place = { $self ->
    [seat] You come { rank }, with { secrets }.
   *[other] { $seat } comes { rank }, with { secrets }.
 }

# Beats: what is told while it happens

beat-secrets = Sixteen secrets are laid out, one for each row and column.
beat-missions = Everybody gets a secret mission.
beat-mission = { $self ->
    [seat] You have a secret mission: { kind }.
   *[other] { $seat } has a secret mission: { kind }.
 }
beat-open = { $self ->
    [seat] You open { place }: { number }.
   *[other] { $seat } opens { place }: { number }.
 }
beat-open_two = { $self ->
    [seat] You
   *[other] { $seat }
 } must open two: { number } at { place } and { $second ->
    [8] an 8
   *[other] a { $second }
 } at { other }.
beat-turn_back = { $self ->
    [seat] You turn the { $value } at { place } back.
   *[other] { $seat } turns the { $value } at { place } back.
 }
beat-capture = { $self ->
    [seat] You capture { $owner }'s
    [owner] { $seat } captures your
   *[other] { $seat } captures { $owner }'s
 } { $value } at { place }.
beat-win = { $self ->
    [seat] { $near ->
        [0] You win { line } with { $sum } and take the { kind }.
       *[1] You are nearest in { line } with { $sum } and take the { kind }.
     }
   *[other] { $near ->
        [0] { $seat } wins { line } with { $sum } and takes the { kind }.
       *[1] { $seat } is nearest in { line } with { $sum } and takes the { kind }.
     }
 }
beat-won = { $winners_count ->
    [one] { $self ->
        [winners] You win.
       *[other] { $winners } wins.
     }
   *[other] { $self ->
        [winners] You share the win: { $winners }.
       *[other] { $winners } share the win.
     }
 }
item-winners = { $self ->
    [seat] you
   *[other] { $seat }
 }

# Tasks

task-deal_secret = The secrets are being laid out.
task-deal_mission = The missions are being dealt.
task-deal_first = We draw who goes first.
task-reveal = A card is being turned over.
task-open = { $yours ->
    [1] Your turn: open { reach }.
   *[0] { waiting }
 }
task-capture = { $yours ->
    [1] Capture a card with your { $value }, or nothing.
   *[0] { waiting }
 }
task-power = { $yours ->
    [1] Retire a card in the stone's row or column, or compel the next player{ leave }.
   *[0] { waiting }
 }
task-open_two = { $yours ->
    [1] You are compelled: open one card in the stone's row and one in its column.
   *[0] { waiting }
 }
task-turn_back = { $yours ->
    [1] Turn back one of the two cards.
   *[0] { waiting }
 }
task-order = { $yours ->
    [1] Which line is scored first?
   *[0] { waiting }
 }
task-lay_aside = { $yours ->
    [1] Lay aside one of your cards in { line }, or none.
   *[0] { waiting }
 }
task-ended = The game is over.
leave = { $leave ->
    [1] , or do neither
   *[0] {""}
 }

# Rules that forbid something

rule-W8 = Open a face-down card in the stone's row or column.
rule-W9 = You can open only a face-down card.
rule-W10 = You can capture only another player's open card, in the row or column of the card you just opened.
rule-W11 = A card captures its equal; a 10 falls only to a 0, and captures nothing itself.
rule-W12 = A 10 cannot be retired here.
rule-W14 = Use a power: retire another player's open card, or compel the next player.
rule-W15 = A power reaches only the stone's row and column.
rule-W20 = Something else comes first.
rule-W24 = You may lay aside only a card of your own in the line just scored.
rule-W27 = You are compelled: name a face-down card in the stone's row and one in its column.
rule-W30 = You are still compelled in the stone's row or column.

# Why the game ended

reason-all_open = Every card is open, and every line is scored.

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

web-goal = Have the highest sum when a row or column fills up, and take its secret.
web-deal_mission = Your mission: { $kind }. Each one you take brings 10 points more. Tell nobody.
web-deal_colour = Cards in this colour, with this sign, are yours.
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
web-lost = out of the game
web-taken = taken by { $name }
web-closed_in = { $n } face down
web-secrets = { $n ->
    [one] 1 secret
   *[other] { $n } secrets
 }
web-aside = laid aside { $n }
web-aside_none = nothing laid aside
web-no_secret = no secret
web-capture_nothing = Capture nothing
web-lay_nothing = Lay nothing aside
web-compel = Compel { $name }
web-leave_power = Use no power
web-sums_show = Show all sums
web-sums_hide = Hide the sums
web-closed = face down { $n }
web-box = box { $n }
web-under_pressure = compelled
web-plan_open = Open { $place }.
web-plan_two = Open { $place } and { $other }.
web-plan_two_more = Open { $place }, and a card in the stone's other line.
web-plan_capture = Capture { $name }'s { $value }: your { $own } moves there, and { $place } stays a gap.
web-plan_retire = Retire { $name }'s { $value }: at the end it still counts { $value } for { $name }.
web-plan_aside = Lay your { $value } aside: it counts { $value } for you at the end, and leaves a gap.
web-plan_back = Turn the { $value } back; the { $other } stays.
web-plan_first = Score { $line } first: { $sums }.
web-plan_compel = { $name } must open two cards, and you say which one is turned back.
web-stamp_capture = captured
web-stamp_retire = retired
web-stamp_aside = brought home
web-stamp_compel = compelled
web-stamp_back = turned back
web-stamp_keep = stays
web-stamp_win = won
web-stamp_lost = lost
web-stamp_lapse = lapsed
web-stamp_points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
web-stamp_place = place { $n }
web-tell_now = Now
web-tell_grid = Grid, row by row
web-tell_lines = Lines: secret, sums, cards face down
web-tell_players = Players
web-tell_stone = The stone lies at { $place }.
web-tell_no_stone = No card has been opened yet.
web-tell_reach_anywhere = Any face-down card may be opened.
web-tell_reach_near = Next, a card in the stone's row or column.
web-tell_reach_two = Compelled: two cards, one in the stone's row and one in its column.
web-tell_reach_one = Compelled: a card in the only line of the stone that still has one.
web-tell_box = Out of the game: { $values }.
web-tell_unseen = Values nobody has seen: { $values }.
web-tell_none = none
web-tell_arrow = arrow { $arrow }
web-arrow_S = south
web-arrow_W = west
web-arrow_N = north
web-arrow_E = east
web-note_missions = Who has which mission?
web-note_missions_how = Tap to mark. Small numbers: secrets of that kind taken so far.
web-note_you = you
web-note_blank = no mark
web-note_no = not this
web-note_maybe = perhaps
web-note_yes = this one
web-note_out = ruled out
web-note_cell = { $name }, { $kind }: { $mark }
web-note_values = Values nobody has seen
web-note_values_how = Each filled square is a card nobody has seen.
web-note_value = { $value }: { $n } of 6 unseen
web-note_known = Face down but known
web-note_known_none = none
web-note_known_one = { $value } at { $place }
web-note_box = In the box
web-note_text = Your notes
