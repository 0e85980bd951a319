"""Agent Hunter at a glance: a race of narrowing sets, judged by what all may think of each house."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.bots.agent_hunter.action_cache import UNKNOWN, Looks, column
from coverstory.rules.agent_hunter.actions import (
    HAND_ATTACK,
    HOUSE_ATTACK,
    SWITCH,
    attacking_card,
    attacking_house,
    decoy,
    hand_target,
    house_target,
    place,
    placed_card,
    switched_house,
)
from coverstory.rules.agent_hunter.components import (
    CARDS,
    COUNT,
    DECOYS,
    ENDED,
    HOUSES,
    RANDOM,
    SEATS,
    SETUP,
    SITES,
    START_DRAW,
    TURN,
    all_cards,
    house_of,
    houses_of,
    nth_member,
    owner_of,
    site_of,
)
from coverstory.rules.agent_hunter.keys import tight
from coverstory.rules.agent_hunter.play import HunterState, new_game
from coverstory.rules.contract import State
from coverstory.search.evaluator import Evaluator

NOBODY: Final[i64] = -1
SURE: Final = 20.0  # logits of a game that is won
WIDEST: Final[i64] = 7  # sets of so many numbers and more count alike

MARGINS: Final[i64] = 7  # from LEAST_MARGIN up; beyond both ends alike
LEAST_MARGIN: Final[i64] = -1

# In logits of winning: a logistic fit to the 106,888 turns of 6,000 games in which both seats followed an earlier
# evaluator set by hand and one action in ten was random (log-loss 0.642 on games held out, 0.693 for a coin; 0.616 on
# 900 games between searches of 300 nodes). Two fits to later games were no stronger: 50.5 ± 6.9 % and 52.5 ± 8.9 %
# against this one at 300 nodes, the second 46.8 ± 4.0 % without search. The cards themselves (a twin that is not in
# the attacker's hand, a number on the edge of its set) had weights below 0.2 of either sign, and were left out.

# A house: three rows by the defender's live houses for each `urgency`; in a row, by how many numbers are possible.
DANGER: Final = vec[float](
    [
        0.63, 0.06, -0.17, -0.07, -0.10, -0.24, 0.00,
        0.36, 0.06, 0.00, -0.33, -0.51, -0.32, -0.07,
        0.09, -0.28, -0.01, -0.29, -0.08, -0.12, -0.16,
        0.29, -0.09, -0.12, -0.21, -0.40, -0.55, -0.39,
        0.41, 0.06, -0.01, -0.21, -0.32, -0.24, -0.24,
        0.36, 0.09, -0.01, -0.19, -0.30, -0.41, -0.33,
        2.38, 0.16, 0.15, -0.17, -0.23, -0.53, -0.49,
        0.91, 0.09, 0.01, -0.15, -0.24, -0.14, -0.17,
        0.39, 0.08, 0.01, -0.16, -0.27, -0.39, -0.29,
    ]
)  # fmt: skip
# Each decoy beside a live house, by how many numbers are possible there. That a decoy is a point stands in MARGIN.
BAIT: Final = vec[float]([-0.19, -0.17, -0.17, -0.16, -0.16, -0.27, -0.20])
# Decoys left, each of them a switch.
SPARE: Final = vec[float]([-1.37, -0.88, -0.45, 0.20, 0.90, 1.60])
# By how much a seat would lead if it took all that is left now; rows by the enemy's live houses.
MARGIN: Final = vec[float](
    [
        -3.11, -1.27, 1.67, 1.65, 1.33, 0.93, 0.62,
        -2.00, -0.61, 0.91, 0.72, 0.45, 0.26, 0.03,
        -0.92, -0.80, -0.23, 0.03, 0.11, 0.15, 0.08,
    ]
)  # fmt: skip


@final
class AgentHunterEvaluator(Evaluator):
    def __init__(self) -> None:
        self.after = new_game(CARDS, HOUSES, DECOYS, True)  # where an action is tried out
        self.kept = Looks()

    def values_into(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, HunterState)
        out[0] = chance_of(score_of(state))
        out[1] = 1.0 - out[0]

    def prior(self, state: State, action: i64) -> float:
        assert isinstance(state, HunterState)
        if state.phase == TURN:
            return self.kept_look(state, action)
        return cover(state, placed_card(action)) if action < HAND_ATTACK else self.tried(state, action)

    def kept_look(self, state: HunterState, action: i64) -> float:
        """The prior of an action of a turn, from the cache or worked out for it."""
        card = shown_card(state, action)
        place = self.kept.row(state) + column(action, card)
        look = self.kept.looks[place]
        if look == UNKNOWN:
            look = self.look(state, action, card)
            self.kept.looks[place] = look
        return look

    def look(self, state: HunterState, action: i64, card: i64) -> float:
        if action < HOUSE_ATTACK:
            return self.attack(state, action, card, site_of(1 - state.turn, hand_target(action)))
        if action < SWITCH:
            return self.attack(state, action, card, site_of(1 - state.turn, house_target(action)))
        return self.switched(state, action)

    def attack(self, state: HunterState, action: i64, card: i64, target: i64) -> float:
        """The mean over the three answers, weighted by how many placements give each."""
        members = state.could[target]
        same = members & 1 << card
        below = members & all_cards(card)
        above = members & ~(same | below)
        return (
            self.answered(state, action=action, card=card, target=target, members=same)
            + self.answered(state, action=action, card=card, target=target, members=below)
            + self.answered(state, action=action, card=card, target=target, members=above)
        )

    def answered(self, state: HunterState, action: i64, card: i64, target: i64, members: i64) -> float:
        """The prospect after the attack if one of these numbers lies there, times the probability of that.

        The attacker cannot know where the enemy's twin is: it is put into the enemy's hand, so that it can be played.
        """
        weight = placements_with(state, target, members)
        if weight == 0:
            return 0.0
        after = self.after
        borrow(state, after)
        after.card[target] = nth_member(members, 0)
        after.hand[owner_of(target)] |= 1 << card
        after.advance(action)
        whole = placements_with(state, target, state.could[target])
        return prospect(after, state.turn) * float(weight) / float(whole)

    def switched(self, state: HunterState, action: i64) -> float:
        """Assume that the same card is put back (the enemy sees no difference), and the decoy where it helps most."""
        after = self.after
        card = state.card[site_of(state.turn, switched_house(action))]
        best = 0.0
        for other in range(state.houses):
            borrow(state, after)
            after.advance(action)
            after.advance(place(card))
            after.advance(decoy(other))
            best = max(best, prospect(after, state.turn))
        return best

    def tried(self, state: HunterState, action: i64) -> float:
        borrow(state, self.after)
        self.after.advance(action)
        return prospect(self.after, state.turn)


def shown_card(state: HunterState, action: i64) -> i64:
    """The card that an action of a turn shows."""
    if action < HOUSE_ATTACK:
        return attacking_card(action)
    house = attacking_house(action) if action < SWITCH else switched_house(action)
    return state.card[site_of(state.turn, house)]


def borrow(state: HunterState, after: HunterState) -> None:
    """Copy into a state that is used again and again: a new one for every prior would be most of the cost."""
    after.cards = state.cards
    after.houses = state.houses
    after.refill_at_end = state.refill_at_end
    after.phase = state.phase
    after.turn = state.turn
    after.filling = state.filling
    after.quiet = state.quiet
    after.live = state.live
    after.lost = state.lost
    after.gone = state.gone
    for seat in range(SEATS):
        after.hand[seat] = state.hand[seat]
        after.spare[seat] = state.spare[seat]
    for site in range(SITES):
        after.card[site] = state.card[site]
        after.beside[site] = state.beside[site]
        after.could[site] = state.could[site]


def prospect(state: HunterState, seat: i64) -> float:
    chance = chance_of(score_of(state))
    return chance if seat == 0 else 1.0 - chance


def chance_of(score: float) -> float:
    return 1.0 / (1.0 + exp(-score))


def score_of(state: HunterState) -> float:
    """How much better seat 0 stands, in logits, from what all may know."""
    if state.phase == ENDED or state.over():
        return ended_score(state)
    return side(state, 0) - side(state, 1)


def ended_score(state: HunterState) -> float:
    """At equal points the seat that was wiped out has the higher sum in hand (H20)."""
    lead = 2 * (state.points(0) - state.points(1))
    lead += (1 if houses_of(state.live, 0) == 0 else 0) - (1 if houses_of(state.live, 1) == 0 else 0)
    return SURE if lead > 0 else -SURE if lead < 0 else 0.0


def side(state: HunterState, seat: i64) -> float:
    """What a seat has: a way to win, switches, and the enemy's houses in danger."""
    enemy = 1 - seat
    houses = COUNT[houses_of(state.live, enemy)]
    row = WIDEST * (houses - 1 + HOUSES * urgency(state, seat))
    score = SPARE[state.spare[seat]]
    margin = state.points(seat) - state.points(enemy)
    for house in range(HOUSES):
        site = site_of(enemy, house)
        if state.live >> site & 1:
            wide = width(state, site)
            decoys = state.beside[site]
            margin += 1 + decoys
            score += DANGER[row + wide] + BAIT[wide] * float(decoys)
    return score + MARGIN[MARGINS * (houses - 1) + min(max(margin - LEAST_MARGIN, 0), MARGINS - 1)]


def urgency(state: HunterState, attacker: i64) -> i64:
    """0: the defender moves next and cannot switch; 1: he can; 2: the attacker moves next."""
    if next_mover(state) == attacker:
        return 2
    return 1 if state.spare[1 - attacker] else 0


def next_mover(state: HunterState) -> i64:
    """Whose full turn comes next."""
    if state.phase == TURN:
        return state.turn
    if state.phase in (SETUP, START_DRAW):
        return NOBODY if state.first == RANDOM else state.first  # H1
    return 1 - state.turn


def width(state: HunterState, site: i64) -> i64:
    """0 where one number is possible, and so on; an empty house will hold any."""
    members = state.could[site]
    if members:
        members = tight(members, state.could[neighbour(site, 1)], state.could[neighbour(site, 2)])
        return min(COUNT[members], WIDEST) - 1
    return min(COUNT[all_cards(state.cards) & ~state.gone], WIDEST) - 1


def neighbour(site: i64, steps: i64) -> i64:
    """Another house of the same row."""
    return site_of(owner_of(site), (house_of(site) + steps) % HOUSES)


def cover(state: HunterState, card: i64) -> float:
    """How likely the enemy has the twin in a house, where it cannot attack from the hand."""
    enemy = 1 - owner_of(state.filling)
    total = 0.0
    for house in range(HOUSES):
        site = site_of(enemy, house)
        members = state.could[site]
        if members >> card & 1:
            total += 1.0 / float(COUNT[members])
    return total


def placements_with(state: HunterState, target: i64, members: i64) -> i64:
    """How many placements of the seat have one of these numbers in the target."""
    one = state.could[neighbour(target, 1)]
    other = state.could[neighbour(target, 2)]
    total: i64 = 0
    for n in range(COUNT[members]):
        total += ways(one, other, nth_member(members, n))
    return total


def ways(one: i64, other: i64, number: i64) -> i64:
    """In how many ways two houses (a set is empty without a card) hold distinct numbers other than this one."""
    rest = ~(1 << number)
    left = COUNT[one & rest] if one else 1
    right = COUNT[other & rest] if other else 1
    return left * right - COUNT[one & other & rest]
