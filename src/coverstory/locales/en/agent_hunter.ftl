# Agent Hunter. A seat is called by its name; whoever reads about their own seat is called “you” (`$self`).

title = Agent Hunter
summary = Find out which agents hide in three safe houses before your own are found.

# Options

option-cards = How many agents each player has, numbered from 0. Fewer than ten make a game for study.
    .name = Agents
option-houses = How many houses each player has. Fewer than three make a game for study.
    .name = Houses
option-decoys = How many decoys each player has. Every switch costs one.
    .name = Decoys
option-refill_at_end = Refill an empty house even when the hit just made ends the game.
    .name = Refill at the end
option-first = Who has the first turn.
    .name = Who begins
    .random = Drawn by lot
# only in research
option-cap = After how many turns without a hit the game is scored as it stands. Few make a game for study.
    .name = Longest quiet spell

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
    [0] no card
   *[other] { $cards }
 }
why = { $why ->
    [0] { reason-houses }
   *[1] { reason-cap }
 }
waiting = Waiting for { $seat }.
beside = { $decoys ->
    [0] {""}
    [one] , with 1 decoy beside it
   *[other] , with { $decoys } decoys beside it
 }
decoys-left = { $left ->
    [one] 1 decoy left
   *[other] { $left } decoys left
 }
turn = { $left ->
    [0] Your turn: attack with a card, or from a house.
   *[other] Your turn: attack, or switch an agent ({ decoys-left }).
 }

# Actions

action-place = place { $card }
action-hand_attack = attack { house-name } with { $card }
action-house_attack = attack { house-name } from house { own-name }
action-switch = switch { house-name }
action-decoy = decoy { house-name }
action-start = seat { $seat_number } starts

# Events

event-placed = { $self ->
    [seat] You hide the { $card } in the { house } house.
   *[other] { $seat } hides the { $card } in the { house } house.
 }
event-placed_unseen = { $self ->
    [seat] You hide an agent in the { house } house.
   *[other] { $seat } hides an agent in the { house } house.
 }
event-started = { $self ->
    [seat] You go first.
   *[other] { $seat } goes first.
 }
event-hand_attack = { $self ->
    [seat] You attack the { house } house with the { $card } from your hand.
   *[other] { $seat } attacks the { house } house with the { $card } from hand.
 }
event-house_attack = { $self ->
    [seat] You attack the { house } house with the { $card } from your { own } house.
   *[other] { $seat } attacks the { house } house with the { $card } from the { own } house.
 }
event-answer = { $self ->
    [seat] You answer for your { house } house: { $card } is { relation }.
   *[other] { $seat } answers for the { house } house: { $card } is { relation }.
 }
event-returned = { $self ->
    [seat] You take the { $card } back.
   *[other] { $seat } takes the { $card } back.
 }
event-eliminated = { $self ->
    [seat] You lose your { house } house and the { $card } in it{ beside }.
   *[other] { $seat } loses the { house } house and the { $card } in it{ beside }.
 }
event-covered_from_hand = { $self ->
    [seat] You lay the { $card } from your hand on it.
   *[other] { $seat } lays the { $card } from hand on it.
 }
event-covered_from_house = { $self ->
    [seat] You lay the { $card } from your { house } house on it.
   *[other] { $seat } lays the { $card } from the { house } house on it.
 }
event-closed = { $self ->
    [seat] You have no card left for your { house } house: it closes.
   *[other] { $seat } has no card left for the { house } house: it closes.
 }
event-switched = { $self ->
    [seat] You switch the agent in your { house } house: the { $card } goes back to your hand.
   *[other] { $seat } switches the agent in the { house } house: the { $card } goes back to hand.
 }
event-decoy = { $self ->
    [seat] You put a decoy beside your { house } house ({ decoys-left }).
   *[other] { $seat } puts a decoy beside the { house } house ({ decoys-left }).
 }
event-turn = { $self ->
    [seat] It is your turn.
   *[other] It is { $seat }'s turn.
 }
event-ended = The game is over. { why }
event-shown_house = { $self ->
    [seat] You had the { $card } in the { house } house.
   *[other] { $seat } had the { $card } in the { house } house.
 }
event-shown_hand = { $self ->
    [seat] You end with { cards } in hand.
   *[other] { $seat } ends with { cards } in hand.
 }
event-tally = { $self ->
    [seat] You get
   *[other] { $seat } gets
 } 1 point for the enemy's { house } house{ $decoys ->
    [0] {""}
   *[other] , and { $decoys } for the decoys beside it
 }.
event-points = { $self ->
    [seat] You have
   *[other] { $seat } has
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
event-hand_sum = { $self ->
    [seat] Your hand adds up to { $sum }.
   *[other] { $seat }'s hand adds up to { $sum }.
 }
event-won = { $self ->
    [seat] You win.
   *[other] { $seat } wins.
 }

# Beats: what is told while it happens

beat-hand_attack = { $self ->
    [seat] You attack the { house } house with the { $card }.
   *[other] { $seat } attacks the { house } house with the { $card }.
 }
beat-house_attack = { $self ->
    [seat] You attack the { house } house with the { $card } from your { own } house.
   *[other] { $seat } attacks the { house } house with the { $card } from the { own } house.
 }
beat-answer = { $self ->
    [seat] You answer: “{ $card } is { relation }.”
   *[other] { $seat } answers: “{ $card } is { relation }.”
 }
beat-eliminated = { $self ->
    [seat] You lose your { house } house: the { $card } was in it.
   *[other] { $seat } loses the { house } house: the { $card } was in it.
 }
beat-shown = { $self ->
    [seat] You had { cards } in your houses.
   *[other] { $seat } had { cards } in the houses.
 }
beat-points = { $self ->
    [seat] You have
   *[other] { $seat } has
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 }.

# Why an action is advised

belief-hits = { $seat }'s { house } house can only hide the { $card }.
belief-narrows = { $seat }'s { house } house may hide { $count } numbers; an answer leaves { $left } at most.
belief-exposed = { $seat } has found your { house } house: only { $count ->
    [one] one number is
   *[other] { $count } numbers are
 } possible there.

# Tasks

task-setup = { $yours ->
    [1] Hide an agent in your { house } house.
   *[0] { waiting }
 }
task-turn = { $yours ->
    [1] { turn }
   *[0] { waiting }
 }
task-replacement = { $yours ->
    [1] Hide an agent in your { house } house; it may be the same one.
   *[0] { waiting }
 }
task-decoy = { $yours ->
    [1] Put the decoy beside one of your houses, fallen ones too.
   *[0] { waiting }
 }
task-refill = { $yours ->
    [1] Your { house } house is empty: hide another agent there.
   *[0] { waiting }
 }
task-start = Chance decides who starts.
task-ended = The game is over.

# Rules that forbid something

rule-H3 = Only live houses attack, are attacked or switch agents.
rule-H8 = A switch costs a decoy, and you have none left.
rule-H14 = Something else comes first in this turn.
rule-H23 = You can attack only with a card in your hand.
rule-H24 = Only a card from your hand goes into a house.
rule-H27 = There is no such house in this game.

# Why the game ended

reason-houses = A player has no live house left.
reason-cap = No house was hit for too long.

# The board in a terminal

board-counted = decoys left { $decoys }, points so far { $points }
board-hand = hand
board-hidden = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }, face down
board-surely = in hand, as all know
board-eliminated = eliminated
board-closed = closed
board-empty = empty
board-decoys = decoys { $count }
board-could = possible
board-none = none
board-out = Out of the game: { $numbers }
board-quiet = Turns without a hit: { $count } of { $most }

# The board in the browser

web-goal = Find the agents in the other street’s houses before yours are found.
web-deal_agents = You lead the agents 0 to { $highest }. Hide one in each of your houses. Tell nobody.
web-deal_decoys = { $count ->
    [one] You have 1 decoy. A switch costs it.
   *[other] You have { $count } decoys. Each switch costs one.
 }
web-deal_first_later = Once all agents are hidden, we draw who goes first.
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
web-stayed = { $count ->
    [0] all found
    [one] agent { $cards } never found
   *[other] agents { $cards } never found
 }
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
web-answer = { $relation ->
    [0] { $card } IS LOWER
    [1] THE SAME
   *[2] { $card } IS HIGHER
 }
web-card = { $card } from your hand
web-own = { $card ->
    [none] Your { house } house
   *[other] Your { house } house ({ $card })
 }
web-door = { $could ->
    [none] { $name }'s { house } house
   *[other] { $name }'s { house } house ({ $could })
 }
web-switch_in = Switch the agent in your { house } house
web-beside = Beside your { house } house
web-plan_place = Hide the { $card } in your { house } house.
web-plan_card = Attack which door with your { $card }?
web-plan_hand = Your { $card } attacks { $name }'s { house } house. The same: +{ $gain }. If not, it comes back to your hand, and everybody has seen it.
web-plan_own = Attack which door with your { $card }? Or switch this agent for another.
web-plan_house = Your { $card } in the { own } house attacks { $name }'s { house } house. The same: +{ $gain }. If not, your own house falls: +{ $risk } for { $name }.
web-plan_switch = Switch the agent in your { house } house: show the { $card }, take it back and hide another. It costs a decoy.
web-plan_decoy = A decoy beside your { house } house.
web-plan_decoy_fallen = A decoy beside your { house } house. That house has fallen: +1 for { $name }.
web-nothing = none
web-state = The game
web-phase = { $phase ->
    [setup] hides agents
    [start] Chance decides who starts.
    [turn] attacks or switches
    [replacement] hides an agent again
    [decoy] puts a decoy
    [refill] refills a house
   *[ended] The game is over.
 }
web-acts = { $name } { web-phase }.
web-holds = In hand: { $cards }.
web-holds_hidden = In hand: { $count } { $count ->
    [one] card
   *[other] cards
 }, among them for sure: { $known }.
web-house_fact = { web-house } house: { $what }; decoys beside it: { $decoys }.
web-fate_eliminated = eliminated, with both { $card }s on it
web-fate_closed = closed
web-fate_empty = empty
web-fate_open = the { $card }, face up
web-fate_hidden = { $card ->
    [none] face down, one of { $could } as far as all know
   *[other] the { $card }, face down, one of { $could } as far as all know
 }
web-note_theirs = Where are { $name }'s agents?
web-note_own = What everybody can know about your houses
web-note_how = Tap a field: ✕ no, ✓ yes, ? perhaps.
web-note_help = What answers and shown cards rule out is crossed out for you.
web-note_hand = Hand
web-note_heard = Heard
web-note_clear = Erase all marks
web-note_mark = { $mark ->
    [no] no
    [yes] yes
    [maybe] perhaps
    [out] ruled out
    [sure] certain
   *[none] no mark
 }
web-note_cell = { $number }, { $column }: { web-note_mark }
web-note_gone = out of the game
web-more = more than { $card }
web-less = less than { $card }
