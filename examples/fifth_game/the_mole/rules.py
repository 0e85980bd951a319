"""The rules. A game is the list of its actions: all else follows from their number, since nobody can skip anything."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import CHANCE, OVER, Event, State, View, Worlds
from coverstory.rules.keys import START, mixed
from coverstory.rules.rng import Source
from coverstory.rules.text_form import TextWriter

# Codes of actions: the mole is seat 0 to 4, send seat 0 to 4 along, keep quiet, leak, accuse seat 0 to 4.
MOLE, SEND, KEEP, LEAK, ACCUSE, CODES = 0, 5, 10, 11, 12, 17
DEAL, SENDING, DECIDING, ACCUSING = "deal", "send", "decide", "accuse"  # what an action is about
HIDDEN = -1  # in place of an action, in a view
ACTIONS_A_MISSION, ACCUSATIONS = 3, 10  # each begins with a send; and the place of the first accusation

Actions = Sequence[int]


def task_at(place: int) -> str:
    """What the action at this place of the list is about."""
    if place == 0:
        return DEAL
    if place >= ACCUSATIONS:
        return ACCUSING
    return SENDING if (place - 1) % ACTIONS_A_MISSION == 0 else DECIDING


def actor_at(place: int, seats: int, actions: Actions) -> int:
    """Who acts there: a seat, CHANCE or OVER."""
    if place == 0:
        return CHANCE
    if place >= ACCUSATIONS:
        return place - ACCUSATIONS if place < ACCUSATIONS + seats else OVER
    leader, step = divmod(place - 1, ACTIONS_A_MISSION)
    return actions[place - 2] - SEND if step == 2 else leader  # M3, M5


def failures(actions: Actions) -> list[int]:
    """M6: 1 for each finished mission that somebody leaked, 0 for the others."""
    missions = min(len(actions) - 1, ACCUSATIONS - 1) // ACTIONS_A_MISSION
    return [int(LEAK in actions[1 + 3 * mission : 4 + 3 * mission]) for mission in range(missions)]


def points_of(seats: int, actions: Actions) -> list[int]:
    """M8."""
    mole, failed, accused = actions[0], sum(failures(actions)), actions[ACCUSATIONS:]
    wrong = sum(accused[seat] != ACCUSE + mole for seat in range(seats) if seat != mole)
    loyal = [3 - failed + 2 * (accused[seat] == ACCUSE + mole) for seat in range(seats)]
    return [2 * failed + wrong if seat == mole else loyal[seat] for seat in range(seats)]


class MoleState(State):
    def __init__(self, seats: int, actions: list[int]) -> None:
        self.seat_count, self.actions = seats, actions

    def seats(self) -> i64:
        return self.seat_count

    def to_act(self) -> i64:
        return actor_at(len(self.actions), self.seat_count, self.actions)

    def legal_into(self, out: vec[i64]) -> i64:
        who, task = self.to_act(), task_at(len(self.actions))
        if who < 0:
            return 0
        codes = [KEEP, LEAK] if who == self.actions[0] else [KEEP]  # M5
        if task != DECIDING:
            first = SEND if task == SENDING else ACCUSE
            codes = [first + seat for seat in range(self.seat_count) if seat != who]  # M4, M7
        for place, code in enumerate(codes):
            out[place] = code
        return len(codes)

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        for seat in range(self.seat_count):  # M2
            outcomes[seat], weights[seat] = MOLE + seat, 1
        return self.seat_count

    def advance(self, action: i64) -> None:
        self.actions.append(action)

    def forbidden_by(self, action: i64) -> str:
        return {SENDING: "M4", DECIDING: "M5", ACCUSING: "M7"}[task_at(len(self.actions))]

    def copy(self) -> MoleState:
        return MoleState(self.seat_count, self.actions[:])

    def scores_into(self, out: vec[i64]) -> None:
        for seat, points in enumerate(points_of(self.seat_count, self.actions)):
            out[seat] = points

    def places_into(self, out: vec[i64]) -> None:
        points = points_of(self.seat_count, self.actions)
        for seat, own in enumerate(points):
            out[seat] = 1 + sum(other > own for other in points)  # M9

    def reason(self) -> str:
        return "accused"

    def info_key(self, seat: i64) -> i64:
        key = START
        for number in (seat, *look(self, seat, []).actions, *failures(self.actions)):
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
    """The same list with HIDDEN for what the seat may not know, and how the missions ended."""

    def __init__(self, seat: int, heard: list[Event], seats: int, actions: list[int], failed: list[int]) -> None:
        super().__init__(seat, heard)
        self.seat_count, self.actions, self.failed = seats, actions, failed

    def to_act(self) -> i64:
        return actor_at(len(self.actions), self.seat_count, self.actions)

    def picture(self) -> str:
        out = TextWriter()
        out.number("seat", self.seat)
        out.number("seats", self.seat_count)
        out.row("actions", vec[i64](self.actions))
        out.row("failed", vec[i64](self.failed))
        return out.text()


def look(state: MoleState, seat: int, heard: list[Event]) -> MoleView:
    seats, actions = state.seat_count, state.actions
    over = state.to_act() == OVER

    def is_seen(place: int) -> bool:
        if over or task_at(place) in (SENDING, ACCUSING):
            return True
        return seat == (actions[0] if place == 0 else actor_at(place, seats, actions))  # M2, M5

    seen = [action if is_seen(place) else HIDDEN for place, action in enumerate(actions)]
    return MoleView(seat, heard=heard, seats=seats, actions=seen, failed=failures(actions))


class MoleWorlds(Worlds):
    def __init__(self, view: MoleView) -> None:
        self.view = view
        moles = [seat for seat in range(view.seat_count) if seat != view.seat]
        for mission, failed in enumerate(view.failed):
            pair = (mission, view.actions[1 + 3 * mission] - SEND)
            moles = [seat for seat in moles if seat in pair or not failed]
        self.moles = moles if view.actions and view.actions[0] == HIDDEN else view.actions[:1]

    def sample(self, rng: Source) -> MoleState:
        view, actions = self.view, list(self.view.actions)
        if actions:
            actions[0] = self.moles[rng.below(len(self.moles))]
        for place, action in enumerate(actions):
            if action == HIDDEN:
                mission, leaked = (place - 1) // ACTIONS_A_MISSION, False
                if actor_at(place, view.seat_count, actions) == actions[0]:  # only the mole can have leaked
                    leaked = bool(view.failed[mission] if mission < len(view.failed) else rng.below(2))
                actions[place] = LEAK if leaked else KEEP
        return MoleState(view.seat_count, actions)
