"""Which actions a tree that cannot hold all may leave out, from what all may know.

Every placement keeps an action: a card in hand that can tell nothing about any house still serves to wait.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.bots.agent_hunter.evaluator import AgentHunterEvaluator, neighbour
from coverstory.rules.agent_hunter.actions import attack_from_hand, attacking_card
from coverstory.rules.agent_hunter.components import COUNT, HOUSES, all_cards, houses_of, nth_member, site_of
from coverstory.rules.agent_hunter.keys import tight
from coverstory.rules.agent_hunter.play import HunterState

RISKY: Final[i64] = 4  # a house is staked only where at most so many numbers are possible
TAKEN: Final = -1.0  # below every prior: not to be picked again
NARROW: Final[i64] = 5  # agents are switched only where at most so many are

HAND_ATTACKS: Final[i64] = 10  # the most promising ones
FEWEST_CARDS: Final[i64] = 4  # among them: more than a placement can hold, so that each has one of them in hand


def hand_attacks(state: HunterState, evaluator: AgentHunterEvaluator) -> vec[i64]:
    """The attacks from the hand that look best to one who knows only what all know, whatever cards he has."""
    actions = vec[i64]()
    looks = vec[float]()
    for card in range(state.cards):
        for house in range(HOUSES):
            target = site_of(1 - state.turn, house)
            if state.live >> target & 1 and not state.gone >> card & 1 and may_tell(state, card, house):
                action = attack_from_hand(card, house)
                actions = append(actions, action)
                looks = append(looks, evaluator.attack(state, action, card, target))
    return best_of(actions, looks)


def best_of(actions: vec[i64], looks: vec[float]) -> vec[i64]:
    """So many, or more while they have too few different cards; the best first."""
    found = vec[i64]()
    cards: i64 = 0
    for _ in range(len(actions)):
        if len(found) >= HAND_ATTACKS and COUNT[cards] >= FEWEST_CARDS:
            break
        best = first_best(looks)
        found = append(found, actions[best])
        cards |= 1 << attacking_card(actions[best])
        looks[best] = TAKEN
    return found


def first_best(looks: vec[float]) -> i64:
    best: i64 = 0
    for i in range(len(looks)):
        if looks[i] > looks[best]:
            best = i
    return best


def possible(state: HunterState, site: i64) -> i64:
    """The numbers that can lie there face down."""
    members = state.could[site]
    return tight(members, state.could[neighbour(site, 1)], state.could[neighbour(site, 2)]) if members else 0


def may_tell(state: HunterState, card: i64, target: i64) -> bool:
    """Can an attack with that card have more than one answer, or hit?"""
    members = possible(state, site_of(1 - state.turn, target))
    if members >> card & 1:
        return True
    below = members & all_cards(card)
    return below != 0 and below != members


def tells_something(state: HunterState, card: i64) -> bool:
    for house in range(HOUSES):
        if houses_of(state.live, 1 - state.turn) >> house & 1 and may_tell(state, card, house):
            return True
    return False


def idle_cards(state: HunterState) -> i64:
    """The cards to wait with: the first that is known to be in hand, or else all that cannot tell anything."""
    owned = all_cards(state.cards) & ~state.gone
    in_hand = owned
    for house in range(HOUSES):
        in_hand &= ~state.could[site_of(state.turn, house)]
    idle: i64 = 0
    for n in range(COUNT[owned]):
        card = nth_member(owned, n)
        if not tells_something(state, card):
            if in_hand >> card & 1:
                return 1 << card
            idle |= 1 << card
    return idle


def is_narrow(state: HunterState, site: i64) -> bool:
    return COUNT[possible(state, site)] <= NARROW


def worth_a_house(state: HunterState, own: i64, card: i64, target: i64) -> bool:
    """An attack from a house that has a fair chance, or that wins by losing the last house (H13, H20)."""
    site = site_of(state.turn, own)
    lead = state.points(state.turn) - state.points(1 - state.turn)
    if COUNT[houses_of(state.live, state.turn)] == 1 and lead >= 1 + state.beside[site]:
        return True
    members = possible(state, site_of(1 - state.turn, target))
    return COUNT[members] <= RISKY and members >> card & 1 == 1
