"""Who could know what: how likely the truth about each seat's secrets looked to whoever listened, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from coverstory.bots.judging import TABLE, Suspect, Suspicion
from coverstory.bots.review.facts import Decision, Exposure, Missed, Secret
from coverstory.bots.review.walk import Move, Position
from coverstory.rules.contract import ONLOOKER, OVER

CERTAIN = 0.95  # as good as known
NOTICED = 0.05  # a move that told less was no revelation, and one that misled by less no bluff
DIGITS = 3


@dataclass
class Course:
    """What was noted of one seat's secrets so far."""

    exposures: list[Exposure] = field(default_factory=list)
    revealing: int | None = None
    told: float = NOTICED
    bluff: int | None = None
    misled: float = NOTICED


class Listener:
    """Listens to a whole game through all eyes at once."""

    def __init__(self, seats: int, ears: Sequence[Suspect]) -> None:
        """ears: one for each seat, and the last for an onlooker."""
        self._seats = seats
        self._ears = ears
        self._courses: dict[int, Course] = {}
        self._latest: dict[int, float] = {}  # what an onlooker thought last, by whose secret

    def follow(self, move: Move) -> None:
        """After each decision the onlooker thinks anew; whoever holds a secret may have given it away, or hidden it."""
        if move.seat < 0 or move.after.state.to_act() == OVER:
            return
        now = self.thought(move.after, int(ONLOOKER))
        before = self._latest
        if move.seat in now and move.seat in before:
            self.note(self.course(move.seat), move.before.place, now[move.seat] - before[move.seat])
        self._latest = now

    def note(self, course: Course, place: int, change: float) -> None:
        if change > course.told:
            course.revealing, course.told = place, change
        if -change > course.misled:
            course.bluff, course.misled = place, -change

    def look_round(self, position: Position) -> None:
        """At the beginning of a turn: everybody."""
        views = [self.thought(position, seat) for seat in (*range(self._seats), int(ONLOOKER))]
        for seat, chance in views[-1].items():
            seen = [1.0 if viewer == seat else view.get(seat, 0.0) for viewer, view in enumerate(views[:-1])]
            exposure = Exposure(position.place, round(chance, DIGITS), [round(each, DIGITS) for each in seen])
            self.course(seat).exposures.append(exposure)
        self._latest = views[-1]

    def thought(self, position: Position, viewer: int) -> dict[int, float]:
        """By whose secret: the chance of the truth, on average over all its parts."""
        ear = self._ears[viewer]  # the onlooker's is the last
        found: dict[int, list[float]] = {}
        for suspicion in ear(position.view(viewer), position.state):
            found.setdefault(suspicion.seat, []).append(suspicion.chances[suspicion.truth])
        return {seat: sum(chances) / len(chances) for seat, chances in found.items()}

    def course(self, seat: int) -> Course:
        return self._courses.setdefault(seat, Course())

    def secrets(self) -> list[Secret]:
        return [self.secret(seat, course) for seat, course in sorted(self._courses.items())]

    def secret(self, seat: int, course: Course) -> Secret:
        viewers = range(self._seats)
        return Secret(
            seat,
            exposures=course.exposures,
            revealing=course.revealing,
            told=0.0 if course.revealing is None else round(course.told, DIGITS),
            bluff=course.bluff,
            misled=0.0 if course.bluff is None else round(course.misled, DIGITS),
            known=[
                *(None if viewer == seat else known_since(course.exposures, viewer) for viewer in viewers),
                known_since(course.exposures, int(ONLOOKER)),
            ],
        )


def known_since(exposures: Sequence[Exposure], viewer: int) -> int | None:
    """From this moment on the truth was never in doubt again."""
    since: int | None = None
    for each in exposures:
        chance = each.onlooker if viewer == ONLOOKER else each.seats[viewer]
        if chance < CERTAIN:
            since = None
        elif since is None:
            since = each.moment
    return since


def missed_by(decisions: Sequence[Decision], secrets: Sequence[Secret]) -> list[Missed]:
    """By seat the decision that cost it most, of those after it could have known a secret of somebody else."""
    worst: dict[int, tuple[float, Missed]] = {}
    for secret in secrets:
        for each in decisions:
            since = None if secret.seat in (TABLE, each.seat) else secret.known[each.seat]
            if since is None or each.place < since or each.verdict not in ("mistake", "blunder"):
                continue
            if each.cost > worst.get(each.seat, (0.0, None))[0]:
                worst[each.seat] = each.cost, Missed(each.place, each.seat, secret.seat, since)
    return [missed for _, (_, missed) in sorted(worst.items())]


def nobody_suspects(_view: object, _truth: object) -> list[Suspicion]:
    """In a game that names no secrets."""
    return []
