"""Finding a public position in a tree, and reading there what a placement does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.bots.agent_hunter.solver.public_tree import ANSWER, ANSWERS, NONE, PublicTree
from coverstory.rules.agent_hunter.actions import (
    HAND_ATTACK,
    HOUSE_ATTACK,
    SWITCH,
    attacking_card,
    attacking_house,
    hand_target,
    house_target,
    kind_of,
    place,
    switched_house,
)
from coverstory.rules.agent_hunter.components import EMPTY, HOUSES, SAME, site_of
from coverstory.rules.agent_hunter.placements import packed_card
from coverstory.rules.agent_hunter.play import HunterState, answer


def placement_of(state: HunterState, seat: i64) -> i64:
    """The face-down cards of a seat in the whole truth, packed."""
    placement: i64 = 0
    for house in range(HOUSES):
        site = site_of(seat, house)
        if state.could[site]:
            placement |= (state.card[site] + 1) << (4 * house)
    return placement


def followed(tree: PublicTree, node: i64, before: HunterState, action: i64) -> i64:
    """The node after an action or a lot in the whole truth; NONE where the tree does not go."""
    kind = kind_of(action)
    child = child_of(tree, node, NONE if kind < HAND_ATTACK else action, shown_card(before, action))
    if child == NONE or tree.kind[child] != ANSWER:
        return child
    return child_of(tree, child, NONE, answered(before, action))


def child_of(tree: PublicTree, node: i64, action: i64, shown: i64) -> i64:
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        if tree.action[child] == action and tree.shown[child] == shown:
            return child
    return NONE


def shown_card(before: HunterState, action: i64) -> i64:
    """The card that the action shows to all."""
    kind = kind_of(action)
    if kind == HAND_ATTACK:
        return attacking_card(action)
    if kind == HOUSE_ATTACK:
        return before.card[site_of(before.turn, attacking_house(action))]
    return before.card[site_of(before.turn, switched_house(action))] if kind == SWITCH else NONE


def answered(before: HunterState, action: i64) -> i64:
    """What an attack makes all hear of the attacked seat's cards."""
    card = shown_card(before, action)
    house = hand_target(action) if action < HOUSE_ATTACK else house_target(action)
    relation = answer(card, before.card[site_of(1 - before.turn, house)])
    if action < HOUSE_ATTACK or relation == SAME:
        return relation
    return answer_code(relation, twin_house(before, 1 - before.turn, card))


def answer_code(relation: i64, twin: i64) -> i64:
    """After a failed attack from a house all see where the twin comes from: a house, or EMPTY for the hand (H10)."""
    return relation + ANSWERS * (twin + 1)


def twin_house(state: HunterState, seat: i64, card: i64) -> i64:
    placement = placement_of(state, seat)
    for house in range(HOUSES):
        if packed_card(placement, house) == card:
            return house
    return EMPTY


def strategy_of(tree: PublicTree, column: vec[float], node: i64, placement: i64) -> list[tuple[int, float]]:
    """Each action that the seat to act has there with that placement, with what the column says of it."""
    return strategies_of(tree, column, node)[tree.find(node, tree.actor[node], placement)]


def strategies_of(tree: PublicTree, column: vec[float], node: i64) -> list[list[tuple[int, float]]]:
    """The same for every placement, in the order of the node's."""
    seat = tree.actor[node]
    begin = tree.begin[2 * node + seat]
    lying = tree.lying[2 * node + seat]
    found: list[list[tuple[int, float]]] = [[] for _ in range(tree.size[2 * node + seat])]
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        start = tree.begin[2 * child + seat]
        there = tree.lying[2 * child + seat]
        for i in range(tree.size[2 * child + seat]):
            before = tree.origin[start + i] - begin
            action = action_to(tree, child, tree.placement[lying + before], tree.placement[there + i])
            found[before].append((action, column[start + i]))
    return found


def action_to(tree: PublicTree, child: i64, before: i64, after: i64) -> i64:
    """The child's action, or the card that was put face down."""
    action = tree.action[child]
    if action != NONE:
        return action
    put = before ^ after  # four bits of one house
    while put > 15:
        put >>= 4
    return place(put - 1)
