"""Attacks that need no thought: those that cannot fail, and those that can do nothing."""

from __future__ import annotations

from mypy_extensions import i64

from coverstory.bots.agent_hunter.evaluator import neighbour, shown_card
from coverstory.rules.agent_hunter.actions import HOUSE_ATTACK, SWITCH, hand_target, house_target
from coverstory.rules.agent_hunter.components import COUNT, HOUSES, TURN, all_cards, nth_member, site_of
from coverstory.rules.agent_hunter.keys import tight
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.contract import OVER, State


def is_plain(state: State, action: i64) -> bool:
    return is_sure_hit(state, action) or wins_for_sure(state, action)


def is_sure_hit(state: State, action: i64) -> bool:
    """Everybody knows that the card lies there. A hit that ends the game has to win it."""
    assert isinstance(state, HunterState)
    if state.phase != TURN or action >= SWITCH:
        return False
    if possible_at(state, target_of(state, action)) != 1 << shown_card(state, action):
        return False
    after = state.copy()
    after.advance(action)
    return after.to_act() != OVER or state.turn in after.outcome().winners


def wins_for_sure(state: State, action: i64) -> bool:
    """The game is over with it, with more points, whatever lies there: the attacker's last house may be lost, too."""
    assert isinstance(state, HunterState)
    if state.phase != TURN or action >= SWITCH:
        return False
    target = target_of(state, action)
    members = possible_at(state, target)
    for n in range(COUNT[members]):
        after = state.copy()
        after.card[target] = nth_member(members, n)
        after.hand[1 - state.turn] |= 1 << shown_card(state, action)  # the twin that covers a lost house
        after.advance(action)
        if after.to_act() != OVER or after.points(state.turn) <= after.points(1 - state.turn):
            return False
    return True


def leads_nowhere(state: State, action: i64) -> bool:
    """An attack from the hand whose answer is known and which shows no new card: a turn is let pass.

    Whoever is ahead may do that, since the game is then scored as it stands (H18); were others to, both could go on
    like that for 200 turns.
    """
    assert isinstance(state, HunterState)
    if state.phase != TURN or action >= HOUSE_ATTACK or state.points(state.turn) > state.points(1 - state.turn):
        return False
    card = shown_card(state, action)
    members = possible_at(state, target_of(state, action))
    lower = all_cards(card)
    if members & 1 << card or (members & lower and members & ~lower):
        return False
    own: i64 = 0
    for house in range(HOUSES):
        own |= state.could[site_of(state.turn, house)]
    return own >> card & 1 == 0


def target_of(state: HunterState, action: i64) -> i64:
    """The enemy's house that is attacked."""
    return site_of(1 - state.turn, hand_target(action) if action < HOUSE_ATTACK else house_target(action))


def possible_at(state: HunterState, site: i64) -> i64:
    """The numbers that may lie there, for all that everybody knows."""
    return tight(state.could[site], state.could[neighbour(site, 1)], state.could[neighbour(site, 2)])
