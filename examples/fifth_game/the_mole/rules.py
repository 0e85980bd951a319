"""The rules. A game is the list of its actions, and everything else follows from that list."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import CHANCE, OVER, Event, State, View, Worlds
from coverstory.rules.keys import START, mixed
from coverstory.rules.rng import Source
from coverstory.rules.text_form import TextWriter

KINDS = ("mole", "hand", "accuse")  # an action is a kind and a seat: its code is 5 * kind + seat
MOLE, HAND, ACCUSE, CODES = 0, 5, 10, 15
HANDED = 4  # times that the file changes hands
FIRST_ACCUSATION = 1 + HANDED  # its place in the list: first comes the deal, then the file is handed on
HIDDEN = -1  # in place of the mole, in a view


def actor_of(seats: int, actions: list[int]) -> int:
    """Who acts next: a seat, CHANCE or OVER."""
    turn = len(actions)
    if turn >= FIRST_ACCUSATION:
        return turn - FIRST_ACCUSATION if turn < FIRST_ACCUSATION + seats else OVER  # M4
    if turn <= 1:
        return 0 if turn else CHANCE  # M2, M3: the first player has the file
    return actions[-1] - HAND  # M3: whoever was handed it


def points_of(seats: int, actions: list[int]) -> list[int]:
    """M5, M6."""
    mole, accused = actions[0], actions[FIRST_ACCUSATION:]
    copied = actions[1:FIRST_ACCUSATION].count(HAND + mole)
    right = [suspect == ACCUSE + mole for suspect in accused]  # the mole cannot be right: nobody accuses themselves
    loyal = [HANDED - copied + 2 * is_right for is_right in right]
    return [2 * copied + seats - 1 - sum(right) if seat == mole else loyal[seat] for seat in range(seats)]


class MoleState(State):
    def __init__(self, seats: int, actions: list[int]) -> None:
        self.seat_count, self.actions = seats, actions

    def seats(self) -> i64:
        return self.seat_count

    def to_act(self) -> i64:
        return actor_of(self.seat_count, self.actions)

    def legal_into(self, out: vec[i64]) -> i64:
        who, first = self.to_act(), HAND if len(self.actions) < FIRST_ACCUSATION else ACCUSE
        others = [seat for seat in range(self.seat_count) if seat != who] if who >= 0 else []  # M3, M4
        for place, seat in enumerate(others):
            out[place] = first + seat
        return len(others)

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        for seat in range(self.seat_count):  # M2
            outcomes[seat], weights[seat] = MOLE + seat, 1
        return self.seat_count

    def advance(self, action: i64) -> None:
        self.actions.append(action)

    def forbidden_by(self, action: i64) -> str:
        return "M3" if len(self.actions) < FIRST_ACCUSATION else "M4"

    def copy(self) -> MoleState:
        return MoleState(self.seat_count, self.actions[:])

    def scores_into(self, out: vec[i64]) -> None:
        for seat, points in enumerate(points_of(self.seat_count, self.actions)):
            out[seat] = points

    def places_into(self, out: vec[i64]) -> None:
        points = points_of(self.seat_count, self.actions)
        for seat, own in enumerate(points):
            out[seat] = 1 + sum(other > own for other in points)  # M7

    def reason(self) -> str:
        return "accused"

    def info_key(self, seat: i64) -> i64:
        key = START
        for number in (seat, *look(self, seat, []).actions):
            key = mixed(key, number + 2)
        return key

    def redeal(self, seat: i64, rng: Source) -> None:
        self.actions = MoleWorlds(look(self, seat, [])).sample(rng).actions

    def text(self) -> str:
        out = TextWriter()
        out.number("seats", self.seat_count)
        out.row("actions", vec[i64](self.actions))
        return out.text()


class MoleView(View):
    """The same list, with HIDDEN in place of the mole for all but the mole."""

    def __init__(self, seat: int, heard: list[Event], seats: int, actions: list[int]) -> None:
        super().__init__(seat, heard)
        self.seat_count, self.actions = seats, actions

    def to_act(self) -> i64:
        return actor_of(self.seat_count, self.actions)

    def picture(self) -> str:
        return f"seat {self.seat}\n" + MoleState(self.seat_count, self.actions).text()


def look(state: MoleState, seat: int, heard: list[Event]) -> MoleView:
    knows = state.to_act() == OVER or state.actions[:1] == [MOLE + seat]  # M2
    actions = state.actions[:] if knows else [HIDDEN, *state.actions[1:]][: len(state.actions)]
    return MoleView(seat, heard, state.seat_count, actions)


class MoleWorlds(Worlds):
    def __init__(self, view: MoleView) -> None:
        self.view = view

    def sample(self, rng: Source) -> MoleState:
        seats, actions = self.view.seat_count, self.view.actions[:]
        if actions[:1] == [HIDDEN]:  # nothing that is done rules anybody out: all others are equally likely
            moles = [seat for seat in range(seats) if seat != self.view.seat]
            actions[0] = MOLE + moles[rng.below(len(moles))]
        return MoleState(seats, actions)
