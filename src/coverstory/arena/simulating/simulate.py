"""Many random games, counted."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice

import msgspec

from coverstory.match.record import Ending, Record, write_record
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import State
from coverstory.rules.game import Game
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from coverstory.search.playout import Playout
from coverstory.search.tally import Tally, play_many

MOST_IN_A_BATCH = 2000


class Plan(msgspec.Struct, frozen=True):
    """What to play. Game number i is the same whatever the number of jobs: it draws from stream i of the seed."""

    game: str
    seats: int
    options: dict[str, Value]
    games: int
    seed: int
    keep_records: bool = False


class Report(msgspec.Struct):
    """What came of a plan or of a part of it; reports add up."""

    games: int = 0
    actions: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0
    shortest: int = 0
    longest: int = 0
    wins_by_seat: list[float] = []
    nobody_won: int = 0
    endings: dict[str, int] = {}

    def add(self, part: Report) -> None:
        self.shortest = min(self.shortest, part.shortest) if self.games else part.shortest
        self.longest = max(self.longest, part.longest)
        self.games += part.games
        self.actions += part.actions
        self.decisions += part.decisions
        self.cpu_seconds += part.cpu_seconds
        self.nobody_won += part.nobody_won
        mine = self.wins_by_seat or [0.0] * len(part.wins_by_seat)
        self.wins_by_seat = [a + b for a, b in zip(mine, part.wins_by_seat, strict=True)]
        self.endings = dict(Counter(self.endings) + Counter(part.endings))

    def as_json(self) -> dict[str, object]:
        """What was counted, and what follows from it."""
        cpu = max(self.cpu_seconds, 1e-9)
        mean = self.actions / max(self.games, 1)
        return {
            "games": self.games,
            "actions": self.actions,
            "decisions": self.decisions,
            "cpu_seconds": round(self.cpu_seconds, 6),
            "games_per_cpu_second": round(self.games / cpu, 1),
            "actions_per_cpu_second": round(self.actions / cpu, 1),
            "length": {"least": self.shortest, "mean": round(mean, 2), "most": self.longest},
            "wins_by_seat": [round(wins, 4) for wins in self.wins_by_seat],
            "nobody_won": self.nobody_won,
            "endings": dict(sorted(self.endings.items())),
        }


Batch = tuple[Report, list[bytes]]


def simulate(plan: Plan, jobs: int, keep: Callable[[list[bytes]], object], progress: Callable[[int], object]) -> Report:
    """Play the plan. `keep` receives records in the order of the games; `progress` how many are done."""
    total = Report()
    for part, lines in _batches(plan, jobs):
        total.add(part)
        keep(lines)
        progress(total.games)
    return total


def _batches(plan: Plan, jobs: int) -> Iterator[Batch]:
    size = max(1, min(MOST_IN_A_BATCH, plan.games // (jobs * 50)))
    starts = range(0, plan.games, size)
    if jobs == 1:
        yield from (play_batch(plan, start, size) for start in starts)
        return
    # Ctrl-C reaches the workers too; it is for us to stop them.
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from _in_order(pool, plan=plan, starts=iter(starts), size=size, ahead=4 * jobs)


def _in_order(pool: ProcessPoolExecutor, plan: Plan, starts: Iterator[int], size: int, ahead: int) -> Iterator[Batch]:
    """Never more than a few batches ahead, so that records of a million games do not pile up in memory."""

    def submit(more: Iterable[int]) -> list[Future[Batch]]:
        return [pool.submit(play_batch, plan, start, size) for start in more]

    waiting = submit(islice(starts, ahead))
    try:
        while waiting:
            yield waiting.pop(0).result()
            waiting += submit(islice(starts, 1))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def play_batch(plan: Plan, start: int, size: int) -> Batch:
    """Games start … start + size - 1 of the plan; runs in a worker."""
    began = time.process_time()
    game = find_game(plan.game)
    root = game.start(plan.seats, plan.options)
    stop = min(start + size, plan.games)
    lines: list[bytes] = []
    if plan.keep_records:
        tally = _play_recorded(plan, game=game, root=root, numbers=range(start, stop), lines=lines)
    else:
        tally = play_many(root, plan.seed, start, stop)
    report = Report(
        games=tally.games,
        actions=tally.actions,
        decisions=tally.decisions,
        shortest=tally.shortest,
        longest=tally.longest,
        wins_by_seat=tally.wins_by_seat(plan.seats),
        nobody_won=tally.nobody_won,
        endings=tally.endings,
    )
    report.cpu_seconds = time.process_time() - began
    return report, lines


def _play_recorded(plan: Plan, game: Game, root: State, numbers: range, lines: list[bytes]) -> Tally:
    """The same games as play_many, with a record of each added to lines."""
    options = game.settle(plan.options)
    tally = Tally()
    for number in numbers:
        state = root.copy()
        playout = Playout(state, Rng(plan.seed, number))
        tally.add_game(state, playout)
        outcome = state.outcome()
        ending = Ending(outcome.reason, outcome.scores, outcome.places)
        lines.append(
            write_record(
                Record(
                    game.slug,
                    rules=game.version,
                    seats=plan.seats,
                    options=options,
                    actions=playout.listed(),
                    ending=ending,
                )
            )
        )
    return tally
