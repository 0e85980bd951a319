"""How a public tree is expanded.

The rules are asked with any pair of placements that fits: what is public is the same for all of them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.bots.agent_hunter.evaluator import AgentHunterEvaluator
from coverstory.bots.agent_hunter.solver.pruning import hand_attacks, idle_cards, is_narrow, worth_a_house
from coverstory.bots.agent_hunter.solver.public_tree import (
    ANSWER,
    ANSWERS,
    DECISION,
    ENDING,
    LOT,
    NONE,
    PublicTree,
    kept,
)
from coverstory.rules.agent_hunter.actions import (
    HOUSE_ATTACK,
    attack_from_hand,
    attack_from_house,
    attacking_card,
    decoy,
    hand_target,
    house_target,
    place,
    start,
    switch,
)
from coverstory.rules.agent_hunter.components import (
    CARDS,
    COUNT,
    DECOY_DUE,
    ENDED,
    HOUSES,
    SAME,
    SEATS,
    START_DRAW,
    TURN,
    all_cards,
    house_of,
    houses_of,
    nth_member,
    owner_of,
    site_of,
)
from coverstory.rules.agent_hunter.placements import holds, packed_card
from coverstory.rules.agent_hunter.play import HunterState, answer
from coverstory.rules.agent_hunter.worlds import lay

FROM_HAND: Final[i64] = -1  # instead of the house where a twin lay


@final
class Growth:
    """A tree whose OPEN nodes wait with their states: the next step of a turn first, then the turns in order."""

    def __init__(self, root: HunterState, left: vec[i64], right: vec[i64], cap: i64, thrifty: bool) -> None:
        """left, right: the placements of seats 0 and 1; cap: after so many quiet turns the game counts as ended.

        A thrifty tree leaves out actions that hardly ever make sense (see pruning.py).
        """
        self.tree = PublicTree()
        self.cap = cap
        self.thrifty = thrifty
        self.evaluator = AgentHunterEvaluator()
        self.waiting: list[i64] = []  # nodes within a turn
        self.states: list[HunterState] = []
        self.turns = vec[i64]()  # nodes where a turn begins
        self.turn_states: list[HunterState | None] = []  # None where a node has branched
        self.next_turn: i64 = 0
        self.chosen = vec[i64]()  # scratch: numbers of placements
        node = self.tree.add_node(NONE, NONE, NONE)
        for seat in range(SEATS):
            self.tree.open(node, seat)
            for placement in left if seat == 0 else right:
                self.tree.add_place(node, seat, placement, NONE)
        self.wait(node, root)

    def wait(self, node: i64, state: HunterState) -> None:
        if self.ended(state):
            self.tree.kind[node] = ENDING
            self.tree.lead[node] = state.points(0) - state.points(1)
        elif state.phase == TURN and self.tree.kind[node] != ANSWER:
            self.turns = append(self.turns, node)
            self.turn_states.append(state)
        else:
            self.waiting.append(node)
            self.states.append(state)

    def ended(self, state: HunterState) -> bool:
        return state.phase == ENDED or (state.phase == TURN and state.quiet >= self.cap)

    def grow(self, most_places: i64) -> bool:
        """Whole turns, in order, until so many places are taken or nothing is left to grow; true if nothing is."""
        self.finish_turns()
        while self.next_turn < len(self.turns):
            if self.tree.places() >= most_places:
                return False
            self.branch_next_turn()
        return True

    def branch_next_turn(self) -> None:
        self.branch_waiting(self.next_turn)
        self.next_turn += 1

    def branch_waiting(self, n: i64) -> None:
        """The n-th turn of all that began in the tree, up to where others begin."""
        state = self.turn_states[n]
        assert state is not None
        self.branch_turn(self.turns[n], state)
        self.turn_states[n] = None
        self.finish_turns()

    def finish_turns(self) -> None:
        """Go on until every OPEN node is the beginning of a turn."""
        while self.waiting:
            self.branch_last()

    def forget_root(self) -> None:
        """Take the root off the list of open nodes: the caller chooses how it is expanded."""
        self.waiting.clear()
        self.states.clear()
        self.turns = vec[i64]()
        self.turn_states.clear()

    def branch_last(self) -> None:
        """The open node within a turn that was added last."""
        self.branch(self.waiting.pop(), self.states.pop())

    def state_at(self, node: i64) -> HunterState:
        """Of a node that still waits."""
        for n in range(len(self.waiting)):
            if self.waiting[n] == node:
                return self.states[n]
        for n in range(len(self.turns)):
            if self.turns[n] == node:
                state = self.turn_states[n]
                assert state is not None
                return state
        raise AssertionError("that node has branched or ended")

    def branch(self, node: i64, state: HunterState) -> None:
        if self.tree.kind[node] == ANSWER:
            self.branch_answer(node, state)
        elif state.phase == START_DRAW:
            self.branch_lot(node, state)
        elif state.phase == DECOY_DUE:
            self.branch_decoy(node, state)
        else:
            self.branch_face_down(node, state)

    # A turn.

    def branch_turn(self, node: i64, state: HunterState) -> None:
        self.tree.kind[node] = DECISION
        self.tree.actor[node] = state.turn
        targets = houses_of(state.live, 1 - state.turn)
        if self.thrifty:
            self.attack_thriftily(node, state, targets)
        else:
            self.attack_in_every_way(node, state, targets)
        for own in range(HOUSES):
            if houses_of(state.live, state.turn) >> own & 1:
                self.use_house(node, state, own, targets)

    def attack_in_every_way(self, node: i64, state: HunterState, targets: i64) -> None:
        for card in range(state.cards):
            self.choose_in_hand(node, state, card)
            for target in range(HOUSES):
                if targets >> target & 1:
                    self.attack(node, state, attack_from_hand(card, target), card)

    def attack_thriftily(self, node: i64, state: HunterState, targets: i64) -> None:
        """The attacks that look good, and one with which to wait: every placement must keep an action."""
        for action in hand_attacks(state, self.evaluator):
            self.choose_in_hand(node, state, attacking_card(action))
            self.attack(node, state, action, attacking_card(action))
        idle = idle_cards(state)
        for n in range(COUNT[idle]):
            card = nth_member(idle, n)
            self.choose_in_hand(node, state, card)
            self.attack(node, state, attack_from_hand(card, nth_member(targets, 0)), card)

    def use_house(self, node: i64, state: HunterState, own: i64, targets: i64) -> None:
        for card in range(state.cards):
            self.choose_lying(node, state.turn, own, card)
            for target in range(HOUSES):
                if targets >> target & 1 and (not self.thrifty or worth_a_house(state, own, card, target)):
                    self.attack(node, state, attack_from_house(own, target), card)
            if state.spare[state.turn] and (not self.thrifty or is_narrow(state, site_of(state.turn, own))):
                self.begin_switch(node, state, own, card)

    def attack(self, node: i64, state: HunterState, action: i64, card: i64) -> None:
        """By the chosen placements; which card lies there is answered in a node of its own."""
        if len(self.chosen):
            child = self.tree.add_node(node, action, card)
            self.tree.kind[child] = ANSWER
            self.open_chosen(child, state.turn, 0)
            self.tree.share(child, 1 - state.turn)
            self.wait(child, state)

    def begin_switch(self, node: i64, state: HunterState, own: i64, card: i64) -> None:
        if len(self.chosen):
            child = self.tree.add_node(node, switch(own), card)
            self.open_chosen(child, state.turn, 1 << own)
            self.tree.share(child, 1 - state.turn)
            after = self.imagined(node, state, state.turn)
            after.advance(switch(own))
            self.wait(child, after)

    # What the attacked seat's cards say.

    def branch_answer(self, node: i64, state: HunterState) -> None:
        action = self.tree.action[node]
        card = self.tree.shown[node]
        target = hand_target(action) if action < HOUSE_ATTACK else house_target(action)
        for relation in range(ANSWERS):
            if relation == SAME or action < HOUSE_ATTACK:
                self.choose_answering(node, seat=1 - state.turn, house=target, card=card, relation=relation)
                self.answer_with(node, state, relation)
            else:
                self.branch_twin(node, state, target, relation)

    def branch_twin(self, node: i64, state: HunterState, target: i64, relation: i64) -> None:
        """H10: all see where the twin comes from."""
        card = self.tree.shown[node]
        for twin in range(FROM_HAND, HOUSES):
            self.choose_answering(node, seat=1 - state.turn, house=target, card=card, relation=relation)
            self.keep_with_twin(node, 1 - state.turn, card, twin)
            self.answer_with(node, state, relation + ANSWERS * (twin + 1))

    def answer_with(self, node: i64, state: HunterState, shown: i64) -> None:
        if not len(self.chosen):
            return
        tree = self.tree
        enemy = 1 - state.turn
        after = self.imagined(node, state, enemy)
        own = tree.placement[tree.lying[2 * node + state.turn]]
        lay(after, state.turn, own)
        after.advance(tree.action[node])
        child = tree.add_node(node, NONE, shown)
        self.open_chosen(child, enemy, lately_emptied(state, after, enemy))
        tree.share_less(child, state.turn, lately_emptied(state, after, state.turn))
        self.wait(child, after)

    # Within a turn, and before the first.

    def branch_face_down(self, node: i64, state: HunterState) -> None:
        """One child, with a place for each placement and card from the hand."""
        tree = self.tree
        seat = owner_of(state.filling)
        house = house_of(state.filling)
        tree.kind[node] = DECISION
        tree.actor[node] = seat
        child = tree.add_node(node, NONE, NONE)
        tree.open(child, seat)
        owned = all_cards(state.cards) & ~state.gone
        begin = tree.begin[2 * node + seat]
        lying = tree.lying[2 * node + seat]
        for i in range(tree.size[2 * node + seat]):
            placement = tree.placement[lying + i]
            for card in range(CARDS):
                if owned >> card & 1 and not holds(placement, card):
                    tree.add_place(child, seat, placement | (card + 1) << (4 * house), begin + i)
        tree.share(child, 1 - seat)
        after = state.copy()
        lay(after, seat, tree.placement[lying])
        after.advance(place(packed_card(tree.placement[tree.lying[2 * child + seat]], house)))
        self.wait(child, after)

    def branch_decoy(self, node: i64, state: HunterState) -> None:
        self.tree.kind[node] = DECISION
        self.tree.actor[node] = state.turn
        self.choose_all(node, state.turn)
        for house in range(state.houses):
            child = self.tree.add_node(node, decoy(house), NONE)
            self.open_chosen(child, state.turn, 0)
            self.tree.share(child, 1 - state.turn)
            after = state.copy()
            after.advance(decoy(house))
            self.wait(child, after)

    def branch_lot(self, node: i64, state: HunterState) -> None:
        self.tree.kind[node] = LOT
        for first in range(SEATS):
            child = self.tree.add_node(node, start(first), NONE)
            for seat in range(SEATS):
                self.choose_all(node, seat)
                self.open_chosen(child, seat, 0)
            after = state.copy()
            after.advance(start(first))
            self.wait(child, after)

    # Choosing among a seat's placements.

    def choose_all(self, node: i64, seat: i64) -> None:
        self.chosen = vec[i64]([i for i in range(self.tree.size[2 * node + seat])])

    def choose_in_hand(self, node: i64, state: HunterState, card: i64) -> None:
        self.chosen = vec[i64]()
        if state.gone >> card & 1:
            return
        lying = self.tree.lying[2 * node + state.turn]
        for i in range(self.tree.size[2 * node + state.turn]):
            if not holds(self.tree.placement[lying + i], card):
                self.chosen = append(self.chosen, i)

    def choose_lying(self, node: i64, seat: i64, house: i64, card: i64) -> None:
        self.chosen = vec[i64]()
        lying = self.tree.lying[2 * node + seat]
        for i in range(self.tree.size[2 * node + seat]):
            if packed_card(self.tree.placement[lying + i], house) == card:
                self.chosen = append(self.chosen, i)

    def choose_answering(self, node: i64, seat: i64, house: i64, card: i64, relation: i64) -> None:
        self.chosen = vec[i64]()
        lying = self.tree.lying[2 * node + seat]
        for i in range(self.tree.size[2 * node + seat]):
            if answer(card, packed_card(self.tree.placement[lying + i], house)) == relation:
                self.chosen = append(self.chosen, i)

    def keep_with_twin(self, node: i64, seat: i64, card: i64, house: i64) -> None:
        """Of the chosen, those that have the card in that house, or in hand."""
        before = self.chosen
        self.chosen = vec[i64]()
        lying = self.tree.lying[2 * node + seat]
        for i in before:
            placement = self.tree.placement[lying + i]
            if house == FROM_HAND:
                fits = not holds(placement, card)
            else:
                fits = packed_card(placement, house) == card
            if fits:
                self.chosen = append(self.chosen, i)

    def open_chosen(self, child: i64, seat: i64, emptied: i64) -> None:
        """Columns for the chosen placements of the parent, without the cards of these houses."""
        tree = self.tree
        tree.open(child, seat)
        there = 2 * tree.parent[child] + seat
        mask = kept(emptied)
        for i in self.chosen:
            tree.add_place(child, seat, tree.placement[tree.lying[there] + i] & mask, tree.begin[there] + i)

    def imagined(self, node: i64, state: HunterState, seat: i64) -> HunterState:
        """The state with the first chosen placement of a seat."""
        after = state.copy()
        lay(after, seat, self.tree.placement[self.tree.lying[2 * node + seat] + self.chosen[0]])
        return after


def lately_emptied(before: HunterState, after: HunterState, seat: i64) -> i64:
    """The houses (a bit set) that held a card face down and hold none now."""
    emptied: i64 = 0
    for house in range(HOUSES):
        site = site_of(seat, house)
        if before.could[site] and not after.could[site]:
            emptied |= 1 << house
    return emptied
