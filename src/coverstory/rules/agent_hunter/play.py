"""The rules: who acts, what is allowed, what it does, how the game ends."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.agent_hunter.actions import (
    DECOY,
    HAND_ATTACK,
    HOUSE_ATTACK,
    NOTHING,
    PLACE,
    START,
    SWITCH,
    attack_from_hand,
    attack_from_house,
    attacking_card,
    attacking_house,
    decoy,
    decoy_house,
    hand_target,
    house_target,
    kind_of,
    place,
    placed_card,
    start,
    starting_seat,
    switch,
    switched_house,
)
from coverstory.rules.agent_hunter.components import (
    CARDS,
    COUNT,
    DECOY_DUE,
    EMPTY,
    ENDED,
    HIGHER,
    HOUSES,
    LOWER,
    NOWHERE,
    QUIET_CAP,
    RANDOM,
    REFILL,
    REPLACEMENT,
    SAME,
    SEATS,
    SETUP,
    START_DRAW,
    TURN,
    all_cards,
    all_sites,
    house_of,
    houses_of,
    nth_member,
    owner_of,
    site_of,
    sum_of,
    who_acts,
)
from coverstory.rules.agent_hunter.keys import deal_anew, key_of
from coverstory.rules.agent_hunter.sheet import HunterSheet
from coverstory.rules.agent_hunter.state import HunterPosition, read_whole_sheet
from coverstory.rules.rng import Source


@final
class HunterState(HunterPosition):
    def seats(self) -> i64:
        return SEATS

    def to_act(self) -> i64:
        return who_acts(self.phase, self.turn, self.filling)

    def copy(self) -> HunterState:
        other = HunterState()
        self.copy_to(other)
        return other

    # What the seat to act may do.

    def legal_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == TURN:
            return self.turn_into(out)
        count = self.legal_count()
        for n in range(count):
            out[n] = self.nth_legal(n)
        return count

    def turn_into(self, out: vec[i64]) -> i64:
        hand = self.hand[self.turn]
        own = houses_of(self.live, self.turn)
        enemy = houses_of(self.live, 1 - self.turn)
        n: i64 = 0
        for card in range(CARDS):
            if hand >> card & 1:
                for target in range(HOUSES):
                    if enemy >> target & 1:
                        out[n] = attack_from_hand(card, target)
                        n += 1
        for house in range(HOUSES):
            if own >> house & 1:
                for target in range(HOUSES):
                    if enemy >> target & 1:
                        out[n] = attack_from_house(house, target)
                        n += 1
        if self.spare[self.turn]:
            for house in range(HOUSES):
                if own >> house & 1:
                    out[n] = switch(house)
                    n += 1
        return n

    def legal_count(self) -> i64:
        phase = self.phase
        if phase == TURN:
            own = COUNT[houses_of(self.live, self.turn)]
            enemy = COUNT[houses_of(self.live, 1 - self.turn)]
            switches = own if self.spare[self.turn] else 0
            return (COUNT[self.hand[self.turn]] + own) * enemy + switches
        if phase == DECOY_DUE:
            return self.houses
        if phase in (START_DRAW, ENDED):
            return 0
        return COUNT[self.hand[owner_of(self.filling)]]

    def nth_legal(self, n: i64) -> i64:
        phase = self.phase
        if phase == TURN:
            return self.nth_of_turn(n)
        if phase == DECOY_DUE:
            return decoy(n)
        return place(nth_member(self.hand[owner_of(self.filling)], n))

    def nth_of_turn(self, n: i64) -> i64:
        hand = self.hand[self.turn]
        own = houses_of(self.live, self.turn)
        enemy = houses_of(self.live, 1 - self.turn)
        targets = COUNT[enemy]
        hand_attacks = COUNT[hand] * targets
        if n < hand_attacks:
            return attack_from_hand(nth_member(hand, n // targets), nth_member(enemy, n % targets))
        n -= hand_attacks
        house_attacks = COUNT[own] * targets
        if n < house_attacks:
            return attack_from_house(nth_member(own, n // targets), nth_member(enemy, n % targets))
        return switch(nth_member(own, n - house_attacks))

    def pick(self, rng: Source) -> i64:
        return self.nth_legal(rng.below(self.legal_count()))

    def is_legal(self, action: i64) -> bool:
        return self.broken_rule(action) == 0

    def forbidden_by(self, action: i64) -> str:
        return f"H{self.broken_rule(action)}"

    def broken_rule(self, action: i64) -> i64:
        """The number of the rule that forbids it, or 0."""
        kind = kind_of(action)
        phase = self.phase
        if phase == TURN:
            return self.broken_in_turn(kind, action)
        if kind != kind_due(phase):
            return 14
        if kind == PLACE:
            return 0 if self.hand[owner_of(self.filling)] >> placed_card(action) & 1 else 24
        return 27 if kind == DECOY and decoy_house(action) >= self.houses else 0

    def broken_in_turn(self, kind: i64, action: i64) -> i64:
        own = houses_of(self.live, self.turn)
        enemy = houses_of(self.live, 1 - self.turn)
        if kind == HAND_ATTACK:
            if not self.hand[self.turn] >> attacking_card(action) & 1:
                return 23
            return 0 if enemy >> hand_target(action) & 1 else 3
        if kind == HOUSE_ATTACK:
            return 0 if own >> attacking_house(action) & enemy >> house_target(action) & 1 else 3
        if kind != SWITCH:
            return 14
        if not own >> switched_house(action) & 1:
            return 3
        return 0 if self.spare[self.turn] else 8

    # Chance: who starts (H1).

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        if self.phase != START_DRAW:
            return 0
        for seat in range(SEATS):
            outcomes[seat] = start(seat)
            weights[seat] = 1
        return SEATS

    def draw(self, rng: Source) -> i64:
        return start(rng.below(SEATS))

    # What it does.

    def advance(self, action: i64) -> None:
        phase = self.phase
        if phase == TURN:
            if action < HOUSE_ATTACK:
                self.attack_from_hand(attacking_card(action), site_of(1 - self.turn, hand_target(action)))
            elif action < SWITCH:
                own = site_of(self.turn, attacking_house(action))
                self.attack_from_house(own, site_of(1 - self.turn, house_target(action)))
            else:
                self.begin_switch(site_of(self.turn, switched_house(action)))
        elif phase == DECOY_DUE:
            self.put_decoy(site_of(self.turn, decoy_house(action)))
        elif phase == START_DRAW:
            self.turn = starting_seat(action)
            self.phase = TURN
        else:
            self.put_card(placed_card(action))

    def attack_from_hand(self, card: i64, target: i64) -> None:
        if self.card[target] == card:  # H17
            self.hand[self.turn] &= ~(1 << card)
            self.eliminate(target)
            self.end_turn_after_elimination()
        else:  # H6
            self.rule_out(self.turn, card)
            self.learn_from_answer(card, target)
            self.end_quiet_turn()

    def attack_from_house(self, own: i64, target: i64) -> None:
        card = self.card[own]
        if self.card[target] == card:  # H11
            self.eliminate(target)
            self.refill(own)
        else:  # H10
            self.learn_from_answer(card, target)
            self.eliminate(own)
            self.cover_with_twin(card, 1 - self.turn)

    def cover_with_twin(self, card: i64, seat: i64) -> None:
        """H10: the twin comes from the hand or else from a house."""
        if self.hand[seat] >> card & 1:
            self.hand[seat] &= ~(1 << card)
            self.end_turn_after_elimination()
            return
        site = site_of(seat, 0)
        while self.card[site] != card:
            site += 1
        self.refill(site)

    def eliminate(self, site: i64) -> None:
        """Both cards of that number leave the game; the house keeps its own, face up (H17)."""
        card = self.card[site]
        self.live &= ~(1 << site)
        self.lost |= 1 << site
        self.gone |= 1 << card
        self.could[site] = 0
        self.rule_out(0, card)
        self.rule_out(1, card)
        self.quiet = 0

    def refill(self, site: i64) -> None:
        """The house has given its card away."""
        self.card[site] = EMPTY
        self.could[site] = 0
        if self.over() and not self.refill_at_end:  # H12
            self.end_turn_after_elimination()
        elif self.hand[owner_of(site)] == 0:  # H29
            self.live &= ~(1 << site)
            self.end_turn_after_elimination()
        else:
            self.phase = REFILL
            self.filling = site

    def begin_switch(self, site: i64) -> None:
        """H8: the card is shown and taken to hand."""
        card = self.card[site]
        self.hand[self.turn] |= 1 << card
        self.card[site] = EMPTY
        self.could[site] = 0
        self.rule_out(self.turn, card)
        self.phase = REPLACEMENT
        self.filling = site

    def put_card(self, card: i64) -> None:
        site = self.filling
        self.hand[owner_of(site)] &= ~(1 << card)
        self.card[site] = card
        self.could[site] = all_cards(self.cards) & ~self.gone
        self.filling = NOWHERE
        if self.phase == REPLACEMENT:
            self.phase = DECOY_DUE
        elif self.phase == REFILL:
            self.end_turn_after_elimination()
        else:
            self.go_on_with_setup(site)

    def go_on_with_setup(self, site: i64) -> None:
        """H22: from left to right, seat 0 before seat 1; then the draw, or the seat that starts (H1)."""
        if house_of(site) + 1 < self.houses:
            self.filling = site + 1
        elif owner_of(site) == 0:
            self.filling = site_of(1, 0)
        elif self.first == RANDOM:
            self.phase = START_DRAW
        else:
            self.phase = TURN
            self.turn = self.first

    def put_decoy(self, site: i64) -> None:
        self.beside[site] += 1
        self.spare[self.turn] -= 1
        self.end_quiet_turn()

    def rule_out(self, seat: i64, card: i64) -> None:
        """All have seen that no house of that seat holds the card face down (H30)."""
        others = ~(1 << card)
        for house in range(HOUSES):
            self.could[site_of(seat, house)] &= others

    def learn_from_answer(self, card: i64, target: i64) -> None:
        """H5: a higher card was used against one of the lower numbers, and the other way round."""
        below = all_cards(card)
        if card > self.card[target]:
            self.could[target] &= below
        else:
            self.could[target] &= ~(below | 1 << card)

    def end_quiet_turn(self) -> None:
        self.quiet += 1
        if self.quiet == QUIET_CAP:  # H18
            self.phase = ENDED
        else:
            self.phase = TURN
            self.turn = 1 - self.turn

    def end_turn_after_elimination(self) -> None:
        if self.over():
            self.phase = ENDED
        else:
            self.phase = TURN
            self.turn = 1 - self.turn

    def over(self) -> bool:
        """H25: has a seat no live house left?"""
        return houses_of(self.live, 0) == 0 or houses_of(self.live, 1) == 0

    # How it ended.

    def points(self, seat: i64) -> i64:
        """H16: an eliminated enemy house and each decoy beside it."""
        total: i64 = 0
        for house in range(HOUSES):
            site = site_of(1 - seat, house)
            if self.lost >> site & 1:
                total += 1 + self.beside[site]
        return total

    def scores_into(self, out: vec[i64]) -> None:
        for seat in range(SEATS):
            out[seat] = self.points(seat)

    def places_into(self, out: vec[i64]) -> None:
        lead = self.points(0) - self.points(1)  # H15
        if lead == 0:  # H20
            lead = sum_of(self.hand[0]) - sum_of(self.hand[1])
        out[0] = 1 if lead >= 0 else 2
        out[1] = 1 if lead <= 0 else 2

    def reason(self) -> str:
        return "cap" if self.quiet == QUIET_CAP else "houses"

    # What a seat knows of it.

    def info_key(self, seat: i64) -> i64:
        return key_of(self, seat)

    def redeal(self, seat: i64, rng: Source) -> None:
        deal_anew(self, 1 - seat, rng)


def kind_due(phase: i64) -> i64:
    """The one kind of action that a phase other than TURN takes."""
    if phase == DECOY_DUE:
        return DECOY
    if phase == START_DRAW:
        return START
    return NOTHING if phase == ENDED else PLACE


def answer(card: i64, defending: i64) -> i64:
    """H5: LOWER, SAME or HIGHER, said of the attacker's card."""
    if card == defending:
        return SAME
    return HIGHER if card > defending else LOWER


def new_game(cards: i64, houses: i64, decoys: i64, refill_at_end: bool, first: i64 = RANDOM) -> HunterState:
    sheet = HunterSheet()
    sheet.cards = cards
    sheet.houses = houses
    sheet.decoys = decoys
    sheet.refill_at_end = refill_at_end
    sheet.first = first
    sheet.phase = SETUP
    sheet.filling = site_of(0, 0)
    sheet.live = all_sites(houses)
    sheet.hand = vec[i64]([all_cards(cards)] * SEATS)
    return from_sheet(sheet)


def from_sheet(sheet: HunterSheet) -> HunterState:
    state = HunterState()
    state.adopt(sheet)
    return state


def read_state(text: str) -> HunterState:
    return from_sheet(read_whole_sheet(text))
