"""Top Secret Spies: how well the bots' belief in who is who fits the truth."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import log, sqrt

import msgspec

from coverstory.arena.contest.tournament import Contest, Thinking, arrange, play_match
from coverstory.arena.workers import in_processes
from coverstory.bots.top_secret_spies.assignments import Seating
from coverstory.bots.top_secret_spies.belief import SpiesBelief
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import ONLOOKER, Event, read_event
from coverstory.rules.options import Value
from coverstory.rules.top_secret_spies.components import AGENTS, NOBODY
from coverstory.rules.top_secret_spies.play import SpiesState
from coverstory.rules.top_secret_spies.plugin import PLUGIN
from coverstory.rules.top_secret_spies.setup import SpiesSetup

GAME = PLUGIN.game.slug
BINS = 10  # of equal width
LATEST = 12  # later rounds count as this one: few games last longer
SPAN = 1.96  # standard errors of a 95 % interval


class ObservedGame(msgspec.Struct, frozen=True):
    """All that an onlooker heard of one game, to the end, where everybody's agents are shown."""

    number: int
    events: list[str]


def plan_observation(seats: int, options: dict[str, Value], codes: Sequence[str], games: int, seed: int) -> Contest:
    """One bot on every seat, or one of the first among others."""
    return arrange(
        find_game(GAME),
        seats=seats,
        options=options,
        codes=codes if len(codes) > 1 else [*codes, *codes],
        games=games,
        seed=seed,
    )


def observe_games(contest: Contest, jobs: int) -> Generator[ObservedGame]:
    yield from in_processes(jobs)(partial(observe_game, contest), iter(range(contest.games)))


def observe_game(contest: Contest, number: int) -> ObservedGame:
    match = play_match(contest, number, [Thinking() for _ in contest.bots])
    return ObservedGame(number, [event.text() for event in match.heard(ONLOOKER)])


class Told:
    """A game as it was heard, and who turned out to be who."""

    def __init__(self, observed: ObservedGame) -> None:
        self.events = [read_event(line) for line in observed.events]
        self.first: dict[int, int] = {}
        self.second: dict[int, int] = {}
        for event in self.events:
            if event.kind == "reveal":
                seat, agent = event.numbers
                (self.second if seat in self.first else self.first)[seat] = agent

    def pair(self, seat: int, belief: SpiesBelief) -> tuple[int, int]:
        """What the seat held by then."""
        return self.first[seat], self.second[seat] if belief.seating.two[seat] else int(NOBODY)

    def heard(self, belief: SpiesBelief) -> Iterator[Event]:
        """Each event but the end, after the belief has heard it."""
        for event in self.events:
            if event.kind == "over":
                return
            belief.hear(event.kind, event.numbers)
            yield event


def setup_of(contest: Contest) -> SpiesSetup:
    state = find_game(GAME).start(contest.seats, contest.options)
    assert isinstance(state, SpiesState)
    return state.setup


# --- how good the belief was


@dataclass
class Round:
    """One value for each game that had this round: the mean over all seats and what each thinks of each other."""

    log_loss: list[float] = field(default_factory=list)
    brier: list[float] = field(default_factory=list)


@dataclass
class Bin:
    """Beliefs of about the same strength."""

    count: int = 0
    believed: float = 0.0
    true: int = 0


@dataclass
class Calibration:
    """What came of all games so far."""

    contest: Contest
    games: int = 0
    rounds: dict[int, Round] = field(default_factory=dict)
    bins: list[Bin] = field(default_factory=lambda: [Bin() for _ in range(BINS)])

    def __post_init__(self) -> None:
        self.setup = setup_of(self.contest)

    @property
    def uniform(self) -> tuple[float, float]:
        """Log-loss and Brier score of one who calls all agents but its own equally likely."""
        others = self.setup.agents - 1
        return log(others), 1 - 1 / int(others)

    def add(self, observed: ObservedGame) -> None:
        self.games += 1
        told = Told(observed)
        belief = SpiesBelief(self.setup)
        turns = 0
        for event in told.heard(belief):
            if event.kind == "turn":
                turns += 1
                if turns % self.contest.seats == 0:
                    self.ask(belief, told, turns // self.contest.seats)

    def ask(self, belief: SpiesBelief, told: Told, number: int) -> None:
        """At the end of a round, note what each seat believes about each other seat."""
        losses: list[float] = []
        briers: list[float] = []
        for seat in told.first:
            seating = seen_by(seat, belief, told)
            for other in told.first:
                if other != seat:
                    chances = [seating.chance_of_agent(other, agent, NOBODY) for agent in range(AGENTS)]
                    believed = [chance / sum(chances) for chance in chances]
                    losses.append(-log(believed[told.first[other]]))
                    briers.append(brier(believed, told.first[other]))
                    self.sort_in(believed, told.first[other], told.first[seat], belief)
        found = self.rounds.setdefault(min(number, LATEST), Round())
        found.log_loss.append(mean(losses))
        found.brier.append(mean(briers))

    def sort_in(self, believed: Sequence[float], truth: int, own: int, belief: SpiesBelief) -> None:
        for agent in range(AGENTS):
            if belief.seating.all >> agent & 1 and agent != own:
                bin_ = self.bins[min(int(believed[agent] * BINS), BINS - 1)]
                bin_.count += 1
                bin_.believed += believed[agent]
                bin_.true += agent == truth

    def as_json(self) -> dict[str, object]:
        log_loss, brier_score = self.uniform
        return {
            "game": GAME,
            "seats": self.contest.seats,
            "bots": list(self.contest.bots),
            "games": self.games,
            "seed": self.contest.seed,
            "uniform": {"log_loss": log_loss, "brier": brier_score},
            "rounds": [
                {"round": number, "games": len(found.log_loss)}
                | {name: span_json(values) for name, values in (("log_loss", found.log_loss), ("brier", found.brier))}
                for number, found in sorted(self.rounds.items())
            ],
            "bins": [
                {"count": bin_.count, "believed": bin_.believed / bin_.count, "true": bin_.true / bin_.count}
                for bin_ in self.bins
                if bin_.count
            ],
        }


def seen_by(seat: int, belief: SpiesBelief, told: Told) -> Seating:
    seating = belief.seating.copy()
    seating.know(seat, *told.pair(seat, belief))
    seating.count()
    return seating


def brier(believed: Sequence[float], truth: int) -> float:
    return sum((chance - (agent == truth)) ** 2 for agent, chance in enumerate(believed))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def half_interval(values: Sequence[float]) -> float:
    """Half of the 95 % interval of the mean, games being the independent units."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return SPAN * sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))


def span_json(values: Sequence[float]) -> dict[str, float]:
    return {"mean": mean(values), "plus_minus": half_interval(values)}
