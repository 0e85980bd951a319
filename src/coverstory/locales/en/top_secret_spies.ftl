# Top Secret Spies

title = Top Secret Spies
summary = Everybody moves every agent round the ring of buildings, and only you know which one scores for you.

# Options

option-cards = Everybody has cards that move agents, markers or the safe.
    .name = Top Secret cards
option-dossier = Halfway, everybody writes down who is who. Right guesses score at the end.
    .name = Secret dossiers
option-agents = Which agents play. The usual choice leaves out gray, then orange, then violet.
    .name = Agents
    .auto = The usual ones
option-first = Who has the first turn.
    .name = Who begins
    .random = Drawn by lot
option-card_counts = How many cards of each kind there are, in the order of the rules.
    .name = Deck
option-dossier_decides = When to look whether a free agent is ahead: after the dossier points are added, or before.
    .name = Free agents and dossiers
    .after = After the dossier points
    .before = Before the dossier points
option-free_agent_ahead = Who wins when an agent that belongs to nobody is ahead of all players.
    .name = A free agent is ahead
    .nobody = Nobody wins
    .best = The best player wins
option-returned_agent = What the right entry in a dossier is for an agent that was given back at the end.
    .name = An agent given back
    .free = It is free
    .holder = It is its last player's
option-older_edition = Two more agents than players, a die from 1 to 6, and the safe goes only to empty buildings.
    .name = Older edition
allowed-agents = the colours (or initials S P B J M D L) of five agents for 2 seats, six for 3, all for more (in the older edition two more than seats, at most seven)
allowed-card_counts = 15 numbers from 0 to 4, two cards or more for each seat
allowed-enough_cards = { $cards } cards or more
allowed-so_many_agents = { $agents } agents for { $seats } seats

# Things

agent = { $agent ->
    [0] gray
    [1] yellow
    [2] orange
    [3] red
    [4] green
    [5] blue
   *[6] violet
 }
    .capital = { $agent ->
        [0] Gray
        [1] Yellow
        [2] Orange
        [3] Red
        [4] Green
        [5] Blue
       *[6] Violet
     }
other-agent = { $other ->
    [0] gray
    [1] yellow
    [2] orange
    [3] red
    [4] green
    [5] blue
   *[6] violet
 }
face = { $face ->
    [0] 1-3
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
   *[6] 1
 }
card = { $card ->
    [0] 1-2 back
    [1] one step
    [2] two back
    [3] two forward
    [4] step at the safe
    [5] to the ruins
    [6] ruins to church
    [7] 1-3 forward
    [8] to the safe
    [9] safe anywhere
    [10] two markers +3
    [11] all to the church
    [12] trade places
    [13] join another
   *[14] free agent
 }
card-effect = { $card ->
    [0] Move one agent one or two buildings back.
    [1] Move one agent one building forward or back.
    [2] Move two agents one building back each.
    [3] Move two agents one building forward each.
    [4] Move one agent at the safe one building forward or back.
    [5] Move one agent to the ruins.
    [6] Move one or two agents from the ruins to the church.
    [7] Move one agent one, two or three buildings forward.
    [8] Move one agent to the building with the safe.
    [9] Put the safe in another building.
    [10] Move two markers below 40 three spaces forward, at most to 40.
    [11] Move all agents to the church.
    [12] Two agents trade places.
    [13] Move one agent to the building of another.
   *[14] Take a free agent's card and look at it: a second agent for this seat.
 }
building = { $building ->
    [0] church
    [11] ruins
   *[other] building { $building }
 }
other-building = { $other ->
    [0] church
    [11] ruins
   *[other] building { $other }
 }
from = { $from ->
    [0] from the church
    [11] from the ruins
   *[other] from building { $from }
 }
to = { $to ->
    [0] to the church
    [11] to the ruins
   *[other] to building { $to }
 }
at = { $at ->
    [0] in the church
    [11] in the ruins
   *[other] in building { $at }
 }
pace = { $pace ->
    [-1] goes back
    [0] is moved
   *[1] walks
 }
# 7: nobody's.
holder = { $holder ->
    [7] is free
   *[other] belongs to { $self ->
        [holder] you
       *[other] { $holder }
     }
 }
held = { $holder ->
    [7] it was free
   *[other] it belonged to { $self ->
        [holder] you
       *[other] { $holder }
     }
 }
guessed = { $guessed ->
    [7] is free
   *[other] belongs to { $self ->
        [guessed] you
       *[other] { $guessed }
     }
 }
waiting = Waiting for { $seat }.
place = { $rank ->
    [1] first place
    [2] second place
    [3] third place
    [4] fourth place
    [5] fifth place
    [6] sixth place
   *[other] seventh place
 }
share = { $spread ->
    [0] { $most ->
        [one] You rolled 1: move any agent 1 step.
       *[other] You rolled { $most }: share { $most } steps among any agents.
     }
   *[1] { $least ->
        [0] You rolled 1–3: share up to { $most } steps among any agents.
       *[other] You rolled 1–3: share { $least } to { $most } steps among any agents.
     }
 }

# Actions

action-split = move { $steps_count ->
    [0] nobody
   *[other] { $steps }
 }
item-steps = { agent } { $count }
action-place = safe: { building }
action-pass = pass
action-done = no more cards
action-play = { $card ->
    [0] { card }: { agent } { $back }
    [1] { card }: { agent } { way }
    [4] { card }: { agent } { way }
    [7] { card }: { agent } { $other }
    [9] { card }: { other-building }
    [11] { card }
    [13] { card }: { agent }, { other-building }
    [14] { card }
   *[other] { card }: { agent }{ second-agent }
 }
way = { $other ->
    [1] forward
   *[-1] back
 }
second-agent = { $other ->
    [-1] {""}
   *[other] , { other-agent }
 }
action-write = dossier: { agent }: { $holder ->
    [7] free
    [0] seat 1
    [1] seat 2
    [2] seat 3
    [3] seat 4
    [4] seat 5
    [5] seat 6
    [6] seat 7
   *[other] { $holder }
 }
action-roll = rolled { face }
action-deal = dealt { agent }
action-first = seat { $seat_number } begins
action-draw = drawn: { card }
action-find = found { agent }

# Events

event-first = { $self ->
    [seat] You go first.
   *[other] { $seat } goes first.
 }
event-dealt = { $self ->
    [seat] You get a secret agent.
   *[other] { $seat } gets a secret agent.
 }
event-agent = { $self ->
    [seat] You are secretly { agent.capital }.
   *[other] { $seat } is secretly { agent.capital }.
 }
event-turn = { $self ->
    [seat] It is your turn.
   *[other] It is { $seat }'s turn.
 }
event-roll = { $self ->
    [seat] You roll { face }.
   *[other] { $seat } rolls { face }.
 }
event-move = { $self ->
    [seat] You move
   *[other] { $seat } moves
 } { $points ->
    [one] 1 step
   *[other] { $points } steps
 }.
event-stay = { $self ->
    [seat] You move nobody.
   *[other] { $seat } moves nobody.
 }
event-walk = { agent.capital } { pace } { from } { to }.
event-draw = { $self ->
    [seat] You draw a card.
   *[other] { $seat } draws a card.
 }
event-drawn = { $self ->
    [seat] You draw “{ card }”.
   *[other] { $seat } draws “{ card }”.
 }
event-reshuffle = The discards are shuffled and become the new supply: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
event-play = { $self ->
    [seat] You play “{ card }”.
   *[other] { $seat } plays “{ card }”.
 }
event-remove = { $self ->
    [seat] You find no free agent, so “{ card }” leaves the game.
   *[other] { $seat } finds no free agent, so “{ card }” leaves the game.
 }
event-find = { $self ->
    [seat] You take over a free agent.
   *[other] { $seat } takes over a free agent.
 }
event-found = { $self ->
    [seat] You take over a free agent: { agent.capital }.
   *[other] { $seat } takes over a free agent: { agent.capital }.
 }
event-pass = { $self ->
    [seat] You pass.
   *[other] { $seat } passes.
 }
event-done = { $self ->
    [seat] You play no more cards.
   *[other] { $seat } plays no more cards.
 }
event-safe = { $self ->
    [seat] You move the safe { from } { to }.
   *[other] { $seat } moves the safe { from } { to }.
 }
event-marker = { agent.capital } moves up from { $old } to { $new }.
event-scoring = { $self ->
    [seat] Scoring in your turn: an agent has come to the safe { at }.
   *[other] Scoring in { $seat }'s turn: an agent has come to the safe { at }.
 }
event-score = { $swing ->
    [-1] { agent.capital } loses { $loss } { at } and now has { $new }.
    [0] { agent.capital } scores nothing { at }.
   *[1] { agent.capital } scores { $gain } { at } and now has { $new }.
 }
event-dossiers = { agent.capital } has reached 29: everybody writes a dossier.
event-entry = { $self ->
    [seat] You write: { agent.capital } { holder }.
   *[other] { $seat } writes: { agent.capital } { holder }.
 }
event-written = { $self ->
    [seat] You have finished your dossier.
   *[other] { $seat } has finished the dossier.
 }
event-over = { $self ->
    [seat] The game ends after your turn.
   *[other] The game ends after { $seat }'s turn.
 }
event-reveal = { $self ->
    [seat] You were { agent.capital }.
   *[other] { $seat } was { agent.capital }.
 }
event-returned = { $self ->
    [seat] You give { agent.capital } back: it is free again.
   *[other] { $seat } gives { agent.capital } back: it is free again.
 }
points-counted = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
event-free = { agent.capital } belonged to nobody and has { points-counted }.
event-tally = { $self ->
    [seat] You have { points-counted } with { agent.capital }.
   *[other] { $seat } has { points-counted } with { agent.capital }.
 }
event-guess = { $self ->
    [seat] You wrote
   *[other] { $seat } wrote
 } that { agent.capital } { guessed }. { $points ->
    [0] Wrong: { held }.
   *[other] Right: { points-counted }.
 }
event-total = { $self ->
    [seat] You take
   *[other] { $seat } takes
 } { place } with { points-counted }.

# Beats: what is told while it happens

beat-deal = { $self ->
    [seat] You are secretly { agent.capital }.
   *[other] { $seat } is secretly { agent.capital }.
 }
beat-deal_open = Everybody gets a secret agent.
beat-walk = { $self ->
    [seat] You roll { face }: { $walks }.
   *[other] { $seat } rolls { face }: { $walks }.
 }
item-walks = { agent.capital } { to }
beat-stay = { $self ->
    [seat] You roll { face } and move nobody.
   *[other] { $seat } rolls { face } and moves nobody.
 }
beat-play_walk = { $self ->
    [seat] You play “{ card }”: { $walks }.
   *[other] { $seat } plays “{ card }”: { $walks }.
 }
beat-play_safe = { $self ->
    [seat] You play “{ card }”: the safe { to }.
   *[other] { $seat } plays “{ card }”: the safe { to }.
 }
beat-play_marker = { $self ->
    [seat] You play “{ card }”: { $markers }.
   *[other] { $seat } plays “{ card }”: { $markers }.
 }
item-markers = { agent.capital } to { $new }
beat-scoring = Scoring { at }: { $gains }.
item-gains = { agent.capital } { $gain ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $gain }
 }
beat-scoring_lead = Scoring { at }: { $gains }. { agent.capital } takes the lead.
beat-free = { $freed_count ->
    [one] Nobody's agent: { $freed }.
   *[other] Nobody's agents: { $freed }.
 }
item-freed = { agent.capital }
beat-tally = { $self ->
    [seat] You have
   *[other] { $seat } has
 } { points-counted } with { agent.capital }{ $right ->
    [0] {""}
   *[other] , and { $right } for the dossier
 }.
beat-won = { $winners_count ->
    [0] A free agent is ahead: nobody wins.
    [one] { $self ->
        [winners] You win
       *[other] { $winners } wins
     } with { points-counted }.
   *[other] { $self ->
        [winners] You share the win ({ $winners })
       *[other] { $winners } share the win
     } with { points-counted }.
 }
item-winners = { $self ->
    [seat] you
   *[other] { $seat }
 }

# Tasks

task-first = Chance decides who begins.
task-deal = The agents are being dealt.
task-hands = The first cards are being drawn.
task-roll = { $yours ->
    [1] Your turn: the die is rolling.
   *[0] { $seat } rolls the die.
 }
task-draw = { $yours ->
    [1] You draw a card.
   *[0] { $seat } draws a card.
 }
task-find = { $yours ->
    [1] You take over a free agent.
   *[0] { $seat } takes over a free agent.
 }
task-move = { $yours ->
    [1] { share }
   *[0] { waiting }
 }
task-place = { $yours ->
    [1] Put the safe in another building.
   *[0] { waiting }
 }
task-cards = { $yours ->
    [1] Play a card, or pass.
   *[0] { waiting }
 }
task-more = { $yours ->
    [1] Play another card, or stop.
   *[0] { waiting }
 }
task-write = { $yours ->
    [1] Your dossier: who is { agent.capital }?
   *[0] { waiting }
 }
task-ended = The game is over.

# What a bot believes about a seat

belief-scores = That is a scoring: { agent } gets { $points }.
belief-walks = { agent.capital } gets { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } further on the way.
belief-stays = { agent.capital } stays where it is, so nobody learns whose it is.
belief-near = { agent.capital } is then { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } from the safe.
belief-open = { $self ->
    [seat] Nobody can tell yet who you are.
   *[other] Nobody can tell yet who { $seat } is.
 }
belief-sure = { $self ->
    [seat] The others know: you are { $agents }.
   *[other] { $seat } is certainly { $agents }.
 }
belief-likely = { $self ->
    [seat] The others probably take you for { $guesses }.
   *[other] { $seat } is probably { $guesses }.
 }
belief-possible = { $self ->
    [seat] The others may take you for { $guesses }.
   *[other] { $seat } could be { $guesses }.
 }
item-agents = { agent.capital }
item-guesses = { agent.capital } ({ $percent }%)

# Rules that forbid something

rule-T1 = That agent is not in play.
rule-T6 = Use up all the steps you rolled, no more and no fewer.
rule-T8 = The safe must go to another building.
rule-T13 = You may leave everybody where they are only when you rolled 1-3.
rule-T15 = Pass before your first card; after a card, stop.
rule-T16 = A card must change something.
rule-T21 = Write your dossier agent by agent; each entry names another player, or “free” if there are free agents.
rule-T25 = Something else comes first in this turn.
rule-T26 = With seven players no agent is free.
rule-T31 = You can play only a card in your hand.
rule-T33 = Whoever has two agents cannot take a third.
rule-T37 = In the older edition the safe must go to a building without agents.

# Why the game ended

reason-finish = A marker has reached the finish.
reason-free_agent = A marker has reached the finish, but an agent that belongs to nobody is ahead of everybody: nobody wins.
reason-best_player = A marker has reached the finish. An agent that belongs to nobody is ahead of everybody, but the best player wins.

# The board in a terminal

board-safe = [safe]
board-die = Die: { $face }
board-arrived = At the safe this turn:{" "}
board-own = agent{" "}
board-two = agents{" "}
board-and = {" "}and{" "}
board-unknown = unknown
board-none = none yet
board-cards = ; cards in hand: { $count }
board-entries = ; dossier entries: { $count }
board-turn = ; turn
board-hand = Hand
board-piles = Supply: { $supply ->
    [one] 1 card
   *[other] { $supply } cards
 }. Discards: { $discards }. Out of the game: { $removed }.
board-nothing = none
board-dossier = Dossier of { $name }: { $entries }.
board-free = Free agents:{" "}

# The board in the browser

web-goal = Get your own agent ahead to 42 without showing which one it is.
web-deal_agent = You are { $name } ({ $colour }). Tell nobody.
web-deal_cards = Your cards: { $cards }.
web-free = free
web-you = you
web-your_agent = You are
web-agents = Agents
web-where_to = { $who }: to which building?
web-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
web-left = { $count ->
    [one] 1 step left.
   *[other] { $count } steps left.
 }
web-enough = That is enough; up to { $count } more if you like.
web-scoring = Scoring:
web-scoring_looms = Unless a card prevents it:
web-safe_to = The safe goes to: { $place }.
web-safe_here = the safe
web-goes_to = { $who } → { $place }
web-hand = Your cards
web-hand_empty = You have no cards.
web-twice = ×{ $count }
web-pass = Pass
web-done = Stop
web-stay = Move nobody and draw a card
web-supply = supply
web-discard = discards
web-card = Card
web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
web-entries = dossier { $count }/{ $all }
web-two_agents = two secret agents
web-one_agent = one secret agent
web-played_by = was { $who }
web-dossier = Your dossier
web-dossiers = Dossiers
web-revealed = Who was who
web-finish = Finish
web-turn = Turn
web-rolled = The die shows { $face }.
web-to_spend_all = { $many ->
    [one] 1 step
   *[other] { $many } steps
 } to share.
web-to_spend = { $few } to { $many } steps to share.
web-track = Track
web-houses = Buildings
web-empty = nobody
web-players = Players
web-own = Yours
web-arrived = came to the safe
web-notebook = Who is who?
web-mark_help = Tap a field: ✓ yes, ✗ no, ? perhaps.
web-steps_help = Small number: steps this player has given this agent so far.
web-mark = { $who }, { $holder }: { web-marked }
web-marked = { $mark ->
    [yes] yes
    [no] no
    [maybe] perhaps
   *[none] no mark
 }
web-given = { $count ->
    [one] 1 step
   *[other] { $count } steps
 }
web-clear = Erase all marks
web-jotted = Notes
web-card_name = { $card ->
    [0] 1–2 back
    [1] One step
    [2] Two back
    [3] Two forward
    [4] Step at the safe
    [5] To the ruins
    [6] Ruins to church
    [7] 1–3 forward
    [8] To the safe
    [9] Safe anywhere
    [10] Two markers +3
    [11] All to the church
    [12] Trade places
    [13] Join another
   *[14] Free agent
 }
web-card_does = { $card ->
    [0] Move one agent one or two buildings back.
    [1] Move one agent one building forward or back.
    [2] Move two agents one building back each.
    [3] Move two agents one building forward each.
    [4] Move an agent at the safe one building forward or back.
    [5] Move one agent to the ruins.
    [6] Move one or two agents from the ruins to the church.
    [7] Move one agent one, two or three buildings forward.
    [8] Move one agent to the safe.
    [9] Put the safe in another building.
    [10] Move two markers below 40 up by three, at most to 40.
    [11] Move all agents to the church.
    [12] Two agents trade places.
    [13] Move one agent to the building of another.
   *[14] Take over a free agent: your second one.
 }
