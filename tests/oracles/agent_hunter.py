"""A second Agent Hunter, written from the rulebook and the rulings alone: slow, plain, and only for comparison."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from coverstory.rules.agent_hunter import actions
from coverstory.rules.contract import CHANCE, OVER
from coverstory.rules.options import Value

Fact = tuple[str | int, ...]  # something that everybody sees
Hidden = tuple[int | None, ...]  # what lies in one player's houses, from left to right

LIVE, ELIMINATED, CLOSED = "live", "eliminated", "closed"
MOST_QUIET_TURNS = 200  # H18


class House:
    """One safe house: its card (or none), what became of it, and the decoys beside it."""

    def __init__(self) -> None:
        self.card: int | None = None
        self.fate = LIVE
        self.decoys = 0

    def copy(self) -> House:
        other = House()
        other.card, other.fate, other.decoys = self.card, self.fate, self.decoys
        return other


class AgentHunter:
    """The whole position."""

    def __init__(self, seats: int, options: Mapping[str, Value]) -> None:
        """Rulebook, Setup: ten numbered cards, three houses and five decoys each (fewer only for study)."""
        assert seats == 2
        self.cards = int(options["cards"])
        self.refill_at_end = bool(options["refill_at_end"])
        self.first = str(options["first"])  # H1
        self.hands = [set(range(self.cards)) for _ in range(2)]
        self.houses = [[House() for _ in range(int(options["houses"]))] for _ in range(2)]
        self.supply = [int(options["decoys"]) for _ in range(2)]
        self.step = "setup"
        self.turn = 0
        self.filling: tuple[int, int] | None = (0, 0)  # seat and house that wait for a card
        self.quiet = 0  # turns since the last elimination

    def copy(self) -> AgentHunter:
        other = AgentHunter.__new__(AgentHunter)
        other.cards, other.refill_at_end, other.first = self.cards, self.refill_at_end, self.first
        other.hands = [set(hand) for hand in self.hands]
        other.houses = [[house.copy() for house in row] for row in self.houses]
        other.supply = list(self.supply)
        other.step, other.turn, other.filling, other.quiet = self.step, self.turn, self.filling, self.quiet
        return other

    # Whose move it is, and what may be done.

    def to_act(self) -> int:
        """H1: setup, then the draw of the starting player, then turns; a refill belongs to the house's owner (H10)."""
        if self.step == "ended":
            return int(OVER)
        if self.step == "start":
            return int(CHANCE)
        return self.filling[0] if self.filling else self.turn

    def legal(self) -> set[int]:
        seat = self.to_act()
        if seat < 0:
            return set()
        if self.filling:  # H1, H8, H10, H11: any card of the hand
            return {int(actions.place(card)) for card in self.hands[seat]}
        if self.step == "decoy":  # H8, H9: beside any own house, eliminated or not
            return {int(actions.decoy(house)) for house in range(len(self.houses[seat]))}
        return self.legal_turn(seat)

    def legal_turn(self, seat: int) -> set[int]:
        """H3, H4: card (or own live house) and live target in one decision; H8: a switch needs a decoy."""
        found: set[int] = set()
        for target in self.live(1 - seat):
            found |= {int(actions.attack_from_hand(card, target)) for card in self.hands[seat]}
            found |= {int(actions.attack_from_house(own, target)) for own in self.live(seat)}
        if self.supply[seat] > 0:
            found |= {int(actions.switch(own)) for own in self.live(seat)}
        return found

    def live(self, seat: int) -> list[int]:
        return [number for number, house in enumerate(self.houses[seat]) if house.fate == LIVE]

    def chance(self) -> dict[int, Fraction]:
        """Rulebook, How To Play: a starting player at random."""
        return {int(actions.start(seat)): Fraction(1, 2) for seat in range(2)} if self.step == "start" else {}

    # What happens. Each step returns what everybody sees of it.

    def apply(self, code: int) -> list[Fact]:
        kind = actions.kind_of(code)
        if kind == actions.START:
            self.turn, self.step = int(actions.starting_seat(code)), "turn"
            return [("starts", self.turn)]
        if kind == actions.PLACE:
            return self.place(int(actions.placed_card(code)))
        if kind == actions.HAND_ATTACK:
            return self.attack_from_hand(int(actions.attacking_card(code)), int(actions.hand_target(code)))
        if kind == actions.HOUSE_ATTACK:
            return self.attack_from_house(int(actions.attacking_house(code)), int(actions.house_target(code)))
        if kind == actions.SWITCH:
            return self.begin_switch(int(actions.switched_house(code)))
        assert kind == actions.DECOY
        return self.put_decoy(int(actions.decoy_house(code)))

    def place(self, card: int) -> list[Fact]:
        """A card face down; at setup the next house follows, after a switch the decoy, after a refill the next turn."""
        assert self.filling is not None
        seat, number = self.filling
        self.hands[seat].remove(card)
        self.houses[seat][number].card = card
        self.filling = None
        if self.step == "setup":
            self.go_on_with_setup(seat, number)
        elif self.step == "replacement":
            self.step = "decoy"
        else:
            self.end_loud_turn()
        return [("placed", seat, number)]

    def go_on_with_setup(self, seat: int, number: int) -> None:
        """H1: the cards of both players are chosen before the draw; the order among the houses is only a convention."""
        if number + 1 < len(self.houses[seat]):
            self.filling = (seat, number + 1)
        elif seat == 0:
            self.filling = (1, 0)
        elif self.first == "random":
            self.step = "start"
        else:
            self.step, self.turn = "turn", int(self.first)

    def attack_from_hand(self, card: int, number: int) -> list[Fact]:
        """H5, H6; rulebook, Attack From Your Hand: the same number eliminates, anything else changes nothing."""
        seat, target = self.turn, self.houses[1 - self.turn][number]
        facts: list[Fact] = [("shown from hand", seat, card, number, answer(card, target.card))]
        if card == target.card:
            self.hands[seat].remove(card)
            target.fate = ELIMINATED
            self.end_loud_turn()
        else:
            self.end_quiet_turn()
        return facts

    def attack_from_house(self, own: int, number: int) -> list[Fact]:
        """H10, H11, H13."""
        seat, house, target = self.turn, self.houses[self.turn][own], self.houses[1 - self.turn][number]
        card = house.card
        assert card is not None
        facts: list[Fact] = [("shown from house", seat, own, card, number, answer(card, target.card))]
        self.quiet = 0
        if card == target.card:
            target.fate = ELIMINATED
            return facts + self.refill(seat, own)
        house.fate = ELIMINATED
        return facts + self.cover_with_twin(1 - seat, card)

    def cover_with_twin(self, seat: int, card: int) -> list[Fact]:
        """H10: the card of the same number, from hand or else from a house, which is then refilled."""
        if card in self.hands[seat]:
            self.hands[seat].remove(card)
            self.end_loud_turn()
            return [("twin from hand", seat)]
        (number,) = [number for number in self.live(seat) if self.houses[seat][number].card == card]
        return [("twin from house", seat, number), *self.refill(seat, number)]

    def refill(self, seat: int, number: int) -> list[Fact]:
        """H10, H11, H12; with an empty hand (study sizes only) the house stays empty and is closed."""
        self.houses[seat][number].card = None
        if self.wiped_out() and not self.refill_at_end:
            self.end_loud_turn()
        elif not self.hands[seat]:
            self.houses[seat][number].fate = CLOSED
            self.end_loud_turn()
            return [("closed", seat, number)]
        else:
            self.step, self.filling = "refill", (seat, number)
        return []

    def begin_switch(self, number: int) -> list[Fact]:
        """H8: reveal, take to hand; a replacement and a decoy follow."""
        house = self.houses[self.turn][number]
        card = house.card
        assert card is not None
        self.hands[self.turn].add(card)
        house.card = None
        self.step, self.filling = "replacement", (self.turn, number)
        return [("switches", self.turn, number, card)]

    def put_decoy(self, number: int) -> list[Fact]:
        """H8, H9."""
        seat = self.turn
        self.houses[seat][number].decoys += 1
        self.supply[seat] -= 1
        self.end_quiet_turn()
        return [("decoy", seat, number)]

    def end_quiet_turn(self) -> None:
        """H18: 200 turns without an elimination end the game."""
        self.quiet += 1
        self.step = "ended" if self.quiet == MOST_QUIET_TURNS else "turn"
        if self.step == "turn":
            self.turn = 1 - self.turn

    def end_loud_turn(self) -> None:
        """Rulebook, Goal: an elimination ends the game when a player has no live house left."""
        self.quiet = 0
        self.step = "ended" if self.wiped_out() else "turn"
        if self.step == "turn":
            self.turn = 1 - self.turn

    # The end.

    def wiped_out(self) -> bool:
        return not self.live(0) or not self.live(1)

    def reason(self) -> str:
        return "houses" if self.wiped_out() else "cap"

    def scores(self) -> list[int]:
        """H16: for each eliminated house of the enemy 1, and 1 for each decoy beside it."""
        return [
            sum(1 + house.decoys for house in self.houses[1 - seat] if house.fate == ELIMINATED) for seat in range(2)
        ]

    def places(self) -> list[int]:
        """H15: only points decide; H20: then the sum of the hand; then the win is shared."""
        strength = [(points, sum(hand)) for points, hand in zip(self.scores(), self.hands, strict=True)]
        return [1 if mine == max(strength) else 2 for mine in strength]

    # For comparison.

    def hidden(self, seat: int) -> Hidden:
        """What lies face down in the live houses."""
        return tuple(house.card if house.fate == LIVE else None for house in self.houses[seat])


def answer(attacking: int, defending: int | None) -> str:
    """H5: it describes the attacker's card."""
    assert defending is not None
    if attacking == defending:
        return "same"
    return "higher" if attacking > defending else "lower"


class Possible:
    """Every position that fits one seat's knowledge (−1: an onlooker's), by trying all secret choices ever made (H2).

    It starts with the one position before setup, follows each secret choice of the others in all legal ways, and
    drops whatever would have looked different.
    """

    def __init__(self, beginning: AgentHunter, viewer: int) -> None:
        self.viewer = viewer
        self.positions = [beginning.copy()]

    def branches(self, actor: int, code: int) -> list[tuple[AgentHunter, int]]:
        """Each possible position with each action that may have been taken there, for all that the viewer knows."""
        secret = actions.kind_of(code) == actions.PLACE and actor != self.viewer
        return [
            (position, choice)
            for position in self.positions
            for choice in (position.legal() if secret else {code} & (position.legal() | set(position.chance())))
        ]

    def follow(self, actor: int, code: int, seen: list[Fact]) -> None:
        found: dict[tuple[Hidden, Hidden], AgentHunter] = {}
        for position, choice in self.branches(actor, code):
            after = position.copy()
            if after.apply(choice) == seen:
                found[(after.hidden(0), after.hidden(1))] = after
        self.positions = list(found.values())

    def of(self, seat: int) -> set[Hidden]:
        return {position.hidden(seat) for position in self.positions}

    def masks(self, seat: int) -> list[set[int]]:
        """By house, the cards that may lie there."""
        return [{card for card in cards if card is not None} for cards in zip(*self.of(seat), strict=True)]
