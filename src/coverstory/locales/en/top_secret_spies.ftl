# Top Secret Spies

title = Top Secret Spies
summary = Everybody moves every agent round the ring of buildings; only you know which one scores for you.

# Options

option-cards = Top Secret variant: play with the cards.
option-dossier = Secret Dossier variant: guess who is who for extra points.
option-agents = Which agents play; auto leaves out gray, then orange, then violet.
option-first = The seat that begins, or random.
option-card_counts = How many cards of each kind, in the order of the rules.
option-dossier_decides = Whether a free agent is ahead is judged after or before the dossier points are added.
option-free_agent_ahead = Who wins if a free agent is ahead of all players: nobody, or the best player.
option-returned_agent = In dossiers, an agent returned at the end counts as free, or as its last holder's.
option-older_edition = Older edition: two more agents than players, die from 1 to 6, safe only to empty buildings.

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
    [0] is taken
   *[1] walks
 }
# 7: nobody's.
holder = { $holder ->
    [7] free
   *[other] { $holder }
 }
guessed = { $guessed ->
    [7] free
   *[other] { $guessed }
 }
points = { $spread ->
    [0] { $most }
   *[1] { $least } to { $most }
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
action-write = dossier: { agent }: { $number ->
    [7] free
   *[other] seat { $number }
 }
action-roll = rolled { face }
action-deal = dealt { agent }
action-first = seat { $number } begins
action-draw = drawn: { card }
action-find = found { agent }

# Events

event-first = { $seat } begins.
event-dealt = { $seat } gets a secret agent.
event-agent = { $seat } gets the secret agent { agent }.
event-turn = { $seat } is to roll.
event-roll = { $seat } rolls { face }.
event-move = { $seat } spends movement points: { $points }.
event-stay = { $seat } moves nobody.
event-walk = { agent.capital } { pace } { from } { to }.
event-draw = { $seat } draws a card.
event-drawn = { $seat } draws “{ card }”.
event-reshuffle = The discards are shuffled: a new supply of { $count }.
event-play = { $seat } plays “{ card }”.
event-remove = { $seat } finds no free agent: “{ card }” leaves the game.
event-find = { $seat } takes a free agent's card.
event-found = { $seat } takes a free agent's card: { agent }.
event-pass = { $seat } passes.
event-done = { $seat } plays no more cards.
event-safe = { $seat } moves the safe { from } { to }.
event-marker = The marker of { agent } advances from { $old } to { $new }.
event-scoring = Scoring in the turn of { $seat }: an agent was moved to the safe { at }.
event-score = { agent.capital } { at }: marker from { $old } to { $new }.
event-dossiers = { agent.capital } has reached 29: everybody writes a dossier.
event-entry = { $seat } writes: { agent } is { holder }.
event-written = { $seat } has written a dossier.
event-over = The game ends after the turn of { $seat }.
event-reveal = { $seat } reveals: { agent }.
event-returned = { $seat } returns { agent }, which is free again.
event-free = { agent.capital } was free, with { $points } points.
event-tally = { $seat } has { $points } points with { agent }.
event-guess = Dossier of { $seat }: { agent } is { guessed }; in truth { holder }: { $points } points.
event-total = { $seat }: { $points } points, place { $rank }.

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
    [1] You take a free agent's card.
   *[0] { $seat } takes a free agent's card.
 }
task-move = { $yours ->
    [1] Your turn: move { points }.
   *[0] { $seat } is to move { points }.
 }
task-place = { $yours ->
    [1] Your turn: put the safe in another building.
   *[0] { $seat } is to put the safe in another building.
 }
task-cards = { $yours ->
    [1] Your opportunity: play a card or pass.
   *[0] { $seat } may play a card.
 }
task-more = { $yours ->
    [1] Your opportunity: play another card, or no more.
   *[0] { $seat } may play another card.
 }
task-write = { $yours ->
    [1] Your dossier: whose agent is { agent }?
   *[0] { $seat } is writing a dossier.
 }
task-ended = The game is over.

# What a bot believes about a seat

belief-open = Who { $seat } is, nobody can tell yet.
belief-sure = { $seat } is certainly { $agents }.
belief-likely = { $seat } is probably { $guesses }.
belief-possible = { $seat } could be { $guesses }.
item-agents = { agent.capital }
item-guesses = { agent.capital } ({ $percent } %)

# Rules that forbid something

rule-T1 = That agent is not in play.
rule-T6 = All movement points of the roll must be spent, no more and no fewer.
rule-T8 = The safe must go to a different building.
rule-T13 = Only on a roll of 1-3 may nobody be moved.
rule-T15 = An opportunity is passed before the first card, or ended after one.
rule-T16 = A card needs a real effect.
rule-T21 = A dossier is written agent by agent; each entry names another player, or “free” if agents are free.
rule-T25 = That is not what a turn asks for now.
rule-T26 = With seven players no agent is free.
rule-T31 = You can only play a card from your hand.
rule-T33 = A seat with two agents takes no third.
rule-T37 = In the older edition the safe must go to a building without agents.

# Why the game ended

reason-finish = A marker has reached the finish, and no free agent is ahead of the players.
reason-free_agent = A marker has reached the finish, but a free agent is ahead of everybody: nobody wins.
reason-best_player = A marker has reached the finish. A free agent is ahead of everybody, but the best player wins.

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
board-piles = Supply: { $supply } cards. Discards: { $discards }. Out of the game: { $removed }.
board-nothing = none
board-dossier = Dossier of { $name }: { $entries }.
board-free = Free agents:{" "}

# The board in the browser

web-free = free
web-you = you
web-your_agent = You are
web-agents = Agents
web-step = one step
web-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
web-left = { $count ->
    [one] 1 point left.
   *[other] { $count } points left.
 }
web-enough = Enough; up to { $count } more.
web-scoring = Scoring:
web-scoring_looms = If no card prevents it:
web-safe_to = Safe: { $place }.
web-safe_here = the safe
web-goes_to = { $who } → { $place }
web-hand = Your cards
web-hand_empty = No cards in hand.
web-twice = ×{ $count }
web-pass = Pass
web-done = No more cards
web-stay = Move nobody, draw a card
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
web-played_by = played { $who }
web-dossier = Your dossier
web-whose = Who plays { $who }?
web-dossiers = Dossiers
web-revealed = Who was who
web-finish = Finish
web-turn = Turn
web-rolled = The die shows { $face }.
web-to_spend_all = { $many } points are to be spent.
web-to_spend = { $few } to { $many } points are to be spent.
web-track = Track
web-houses = Buildings
web-empty = nobody
web-players = Players
web-own = Yours
web-arrived = came to the safe
web-notebook = Who plays whom?
web-mark_help = Tap a field: ✓ it is, ✗ it is not, ? perhaps.
web-steps_help = Small number: steps that this player gave this agent so far.
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
web-clear = Wipe all marks
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
    [0] One agent goes one or two buildings back.
    [1] One agent goes one building forward or back.
    [2] Two agents go one building back each.
    [3] Two agents go one building forward each.
    [4] An agent at the safe goes one building forward or back.
    [5] One agent is moved to the ruins.
    [6] One or two agents move from the ruins to the church.
    [7] One agent goes one, two or three buildings forward.
    [8] One agent is moved to the safe.
    [9] The safe is put in another building.
    [10] Two markers below 40 advance three, at most to 40.
    [11] All agents are moved to the church.
    [12] Two agents change places.
    [13] One agent is moved to the building of another.
   *[14] Take a free agent's card: a second agent for you.
 }
