# Agent Hunter. Sentences have no verb for a seat, so that “You” fits as well as a name.

title = Agent Hunter
summary = Find out which agents hide in three safe houses before your own are found.

# Options

option-cards = How many cards each player has, numbered from 0; fewer than ten are for study.
option-houses = How many houses each player has; fewer than three are for study.
option-decoys = How many decoys each player has, and so how many switches.
option-refill_at_end = Whether a house is refilled even when the elimination just made ends the game.
option-first = The seat that starts, or random.
# only in research
option-cap = After how many turns without an elimination the game is scored as it stands; few are for study.

# Things

house = { $house ->
    [0] left
    [1] middle
   *[2] right
 }
house-name = { $house ->
    [0] left
    [1] middle
   *[2] right
 }
own = { $own ->
    [0] left
    [1] middle
   *[2] right
 }
own-name = { $own ->
    [0] left
    [1] middle
   *[2] right
 }
relation = { $relation ->
    [0] lower
    [1] the same
   *[2] higher
 }
cards = { $cards_count ->
    [0] nothing
   *[other] { $cards }
 }
why = { $why ->
    [0] { reason-houses }
   *[1] { reason-cap }
 }
# A refill may fall into the enemy's turn, so this is not “your turn”.
whose = { $yours ->
    [1] Your move
   *[0] { $seat }
 }

# Actions

action-place = place { $card }
action-hand_attack = attack { house-name } with { $card }
action-house_attack = attack { house-name } from house { own-name }
action-switch = switch { house-name }
action-decoy = decoy { house-name }
action-start = seat { $number } starts

# Events

event-placed = { $seat }: { $card } face down into the { house } house.
event-placed_unseen = { $seat }: a card face down into the { house } house.
event-started = First turn: { $seat }.
event-hand_attack = { $seat }: attack on the { house } house with the { $card } from hand.
event-house_attack = { $seat }: attack on the { house } house with the { $card } from the { own } house.
event-answer = { $seat }: for the { house } house the answer is “{ $card } is { relation }”.
event-returned = { $seat }: { $card } back to hand.
event-eliminated = { $seat }: { house } house eliminated, with the { $card } in it (decoys beside it: { $decoys }).
event-covered_from_hand = { $seat }: { $card } from hand put on it.
event-covered_from_house = { $seat }: { $card } from the { house } house put on it.
event-closed = { $seat }: no card in hand for the { house } house; it is closed.
event-switched = { $seat }: switch in the { house } house, { $card } back to hand.
event-decoy = { $seat }: decoy beside the { house } house (decoys left: { $left }).
event-turn = Turn: { $seat }.
event-ended = The game is over. { why }
event-shown_house = { $seat }: { $card } lay in the { house } house.
event-shown_hand = { $seat }: in hand at the end: { cards }.
event-tally = { $seat }: 1 for the enemy's { house } house, { $decoys } for decoys beside it.
event-points = { $seat }: victory points in all: { $points }.
event-hand_sum = { $seat }: sum of the cards in hand: { $sum }.
event-won = Winner: { $seat }.

# Tasks

task-setup = { whose }: put a card face down into the { house } house.
task-turn = { whose }: attack from the hand or from a house, or switch agents (decoys left: { $left }).
task-replacement = { whose }: put a card from the hand face down into the { house } house; it may be the same one.
task-decoy = { whose }: put a decoy beside a house, live or not.
task-refill = { whose }: refill the { house } house with a card from the hand.
task-start = Chance decides who starts.
task-ended = The game is over.

# Rules that forbid something

rule-H3 = Only live houses attack, are attacked or switch agents.
rule-H8 = A switch needs a decoy, and there is none left.
rule-H14 = That is not what the order of a turn asks for now.
rule-H23 = An attack from the hand needs a card that is in the hand.
rule-H24 = Only a card from the hand can be put into a house.
rule-H27 = There is no such house in this game.

# Why the game ended

reason-houses = A player has no live house left.
reason-cap = Nothing was eliminated for 200 turns.

# The board in a terminal

board-counted = decoys left { $decoys }, points so far { $points }
board-hand = hand
board-hidden = { $count } cards, face down
board-surely = in hand, as all know
board-eliminated = eliminated
board-closed = closed
board-empty = empty
board-decoys = decoys { $count }
board-could = possible
board-none = none
board-out = Out of the game: { $numbers }
board-quiet = Turns without an elimination: { $count } of { $most }

# The board in the browser

web-sign = { $house ->
    [0] LEFT
    [1] MIDDLE
   *[2] RIGHT
 }
web-house = { $house ->
    [0] Left
    [1] Middle
   *[2] Right
 }
web-eliminated = ELIMINATED
web-closed = CLOSED
web-switched = SWITCHED
web-won = WINNER
web-sum = hand
web-switch_tag = Switch
web-points_word = { $count ->
    [one] point
   *[other] points
 }
web-points = { $count } { web-points_word }
web-decoys = { $count } { $count ->
    [one] decoy
   *[other] decoys
 }
web-in_hand = { $count } in hand
web-to_act = to act
web-answer = { $relation ->
    [0] { $card } IS LOWER
    [1] THE SAME
   *[2] { $card } IS HIGHER
 }
web-card = { $card } from hand
web-own = { $card ->
    [none] Own { house } house
   *[other] Own { house } house ({ $card })
 }
web-door = { $could ->
    [none] { web-house } house of { $name }
   *[other] { web-house } house of { $name } ({ $could })
 }
web-switch_in = Switch in the { house } house
web-beside = Beside the { house } house
web-plan_place = { $card } face down into the { house } house.
web-plan_card = Attack with the { $card }: at which door?
web-plan_hand = { $card } from hand at the { house } house of { $name }. The same: +{ $gain }. Otherwise it comes back, seen by all.
web-plan_own = { $card } from the { house } house: at which door? Or switch.
web-plan_house = { $card } from the { own } house at the { house } house of { $name }. The same: +{ $gain }. Otherwise your house falls: +{ $risk } for { $name }.
web-plan_switch = Switch in the { house } house: show the { $card }, take it back, put another. Costs a decoy.
web-plan_decoy = Decoy beside the { house } house.
web-plan_decoy_fallen = Decoy beside the { house } house. That house has fallen: +1 for { $name }.
web-nothing = none
web-state = The game
web-phase = { $phase ->
    [setup] hides agents
    [start] Chance decides who starts.
    [turn] attacks or switches
    [replacement] puts a card back
    [decoy] puts a decoy
    [refill] refills a house
   *[ended] The game is over.
 }
web-acts = { $name }: { web-phase }.
web-holds = In hand: { $cards }.
web-holds_hidden = In hand: { $count } { $count ->
    [one] card
   *[other] cards
 }, surely among them: { $known }.
web-house_fact = { web-house } house: { $what }; decoys beside it: { $decoys }.
web-fate_eliminated = eliminated, with both { $card }s on it
web-fate_closed = closed
web-fate_empty = empty
web-fate_open = the { $card }, face up
web-fate_hidden = { $card ->
    [none] face down, for all one of { $could }
   *[other] the { $card }, face down, for all one of { $could }
 }
web-note_theirs = Where are the agents of { $name }?
web-note_own = What all can know of your own houses
web-note_how = Tap a field: ✕ no, ✓ yes, ? perhaps.
web-note_help = Crossed out by itself: what answers and shown cards exclude.
web-note_hand = Hand
web-note_heard = Heard
web-note_clear = Wipe all marks
web-note_mark = { $mark ->
    [no] no
    [yes] yes
    [maybe] perhaps
    [out] excluded
    [sure] certain
   *[none] no mark
 }
web-note_cell = { $number }, { $column }: { web-note_mark }
web-note_gone = out of the game
web-more = more than { $card }
web-less = less than { $card }
