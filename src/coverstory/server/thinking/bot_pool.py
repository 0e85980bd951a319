"""Bots think in processes of their own, within a deadline; a person's move never waits for them.

A bot lives in one process for its match, as in the arena, so that it keeps its tree and its belief from move to move.
A process that dies or is late is replaced: the move is made all the same, and its bots are made anew from what their
seats see. Who comes next where many wait is decided by fair_turns.py; the more wait, the less time each has.

When a move is given tells nothing about the hand (table/pauses.py). For that, a bot with a single choice is treated
like any other: it waits for its turn, asks its process, and can be late or fail.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from math import inf

from coverstory.bots.bot import Budget
from coverstory.bots.jobs import (
    Advise,
    Advised,
    AnyResult,
    Assess,
    Assessed,
    Choose,
    Chosen,
    Failed,
    Look,
    Looked,
    Order,
    Review,
    Reviewed,
)
from coverstory.bots.review.facts import Decision, Finished, Outlook, Survey
from coverstory.bots.roster import make_bot, read_code
from coverstory.errors import CoverstoryError, Unanswered, WorkerLost
from coverstory.match.record import Record
from coverstory.rules.contract import View
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng
from coverstory.server.thinking.elsewhere import Elsewhere
from coverstory.server.thinking.fair_turns import Claim, Urgency
from coverstory.server.thinking.thinker import PROGRAM, Patience, ServerJob, Thinker, Turn
from coverstory.table.pauses import Pause, Pauses

DEADLINE = 15.0  # seconds from being asked to the fallback; the strongest bot takes one second of CPU time
MOST_HOMES = 10_000  # matches whose process is remembered
LATELY = 60.0  # seconds
HINTS_PER_PERSON = 2  # that may wait at a time
MOST_HINTS = 100
MOST_REVIEWS = 100
LOG_EVERY = 10.0  # seconds between two lines about moves that were made without their bot
LATE = "time was up"

log = logging.getLogger(__name__)

Sleep = Callable[[float], Awaitable[None]]


class BotPool:
    """So many processes, each with one job at a time, started when they are first needed.

    All bots of a match live in the same process, since they think one after the other; matches that are being played
    are spread over the processes. Only when two more jobs wait in one than in another does a match move: then nobody
    waits long while a process is idle, at the price of what the bots had learned.
    """

    def __init__(
        self,
        processes: int,
        deadline: float = DEADLINE,
        program: Sequence[str] = PROGRAM,
        pauses: Pauses | None = None,
        sleep: Sleep = asyncio.sleep,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        self._elsewhere = elsewhere
        self._deadline = deadline
        self._pauses = pauses or Pauses()
        self._sleep = sleep
        self._thinkers = [Thinker(program) for _ in range(processes)]
        self._homes: OrderedDict[str, Home] = OrderedDict()  # by match, the one that was asked last at the end
        self._moves = 0  # that were asked for and not given yet
        self._hints: Counter[str] = Counter()  # that wait, by person
        self._reviews = 0  # that wait
        self.fallbacks = Fallbacks()

    async def choose(
        self, match: str, *, game: Game, level: str, view: View, offered: Sequence[int], claim: Claim | None = None
    ) -> int:
        """One of the offered actions, whatever happens to the process that thinks about it; the claim says if it did.

        A bot is named after its match and its seat: no other may get to what it remembers. Where other machines may be
        asked it is made for one move, and chooses the same wherever that is.
        """
        seed = secrets.randbelow(2**62)
        entry = read_code(game, level)
        order = order_for(game, entry.level, entry.budget.timed(self._pauses.least), seed)
        name = "" if self._elsewhere else f"{match} {view.seat}"
        job = Choose(name, order, view.text(), list(offered))
        claim = claim or Claim(table=match)
        usual = 0.0 if entry.budget.seconds == inf else min(entry.budget.seconds, self._deadline)
        turn = PausedTurn(self._pauses, usual)
        self._moves += 1
        try:
            result = await self._ask(job, self._home_of(match), claim, turn)
            if isinstance(result, Chosen) and result.action in offered:
                action = result.action
            else:
                claim.fell_back = True
                self.fallbacks.add(reason_of(result))
                action = fallback(game, view, offered, seed)
            await self._sleep(turn.pause.left())
        finally:
            self._moves -= 1
        return action

    async def open(self) -> None:
        if self._elsewhere is not None:
            await self._elsewhere.open()

    def processes_elsewhere(self) -> int:
        """Of other machines that think for us."""
        return 0 if self._elsewhere is None else self._elsewhere.processes()

    def asked_again(self) -> int:
        """How often another machine was asked, because one had not answered."""
        return 0 if self._elsewhere is None else self._elsewhere.asked_again

    def takes_hint(self, person: str) -> bool:
        """Whether that person may wait for one more."""
        return self._hints[person] < HINTS_PER_PERSON and self._hints.total() < MOST_HINTS

    async def advise(self, game: Game, view: View, person: str = "") -> Advised | None:
        """What a bot would do in that seat; None where it cannot say in time."""
        self._hints[person] += 1
        try:
            claim = Claim(person, urgency=Urgency.HINT)
            result = await self._ask(Advise(game.slug, view.text()), self._idlest(), claim, Turn())
        finally:
            self._hints[person] -= 1
            self._hints += Counter()  # keeps only those above 0
        return result if isinstance(result, Advised) else None

    async def review(self, record: Record, person: str = "") -> list[Outlook] | None:
        """How a finished game looked as it went on; None where nobody can say, or too many want to know."""
        if self._reviews >= MOST_REVIEWS:
            return None
        job = Review(
            record.game, rules=record.rules, seats=record.seats, options=record.options, actions=record.actions
        )
        self._reviews += 1
        try:
            result = await self._ask(job, self._idlest(), Claim(person, urgency=Urgency.REVIEW), Turn())
        finally:
            self._reviews -= 1
        return result.outlooks if isinstance(result, Reviewed) else None

    async def survey(self, game: Finished, person: str) -> Survey | None:
        """What can be told of a finished game without a search; None where no process answers."""
        result = await self._study(Look(game), person)
        return result.survey if isinstance(result, Looked) else None

    async def assess(self, game: Finished, places: list[int], nodes: int, person: str) -> list[Decision] | None:
        """What these decisions cost; None where no process answers."""
        result = await self._study(Assess(game, places, nodes), person)
        return result.decisions if isinstance(result, Assessed) else None

    async def _study(self, job: Look | Assess, person: str) -> AnyResult | str:
        return await self._ask(job, self._idlest(), Claim(person, urgency=Urgency.STUDY), Turn())

    def waiting(self) -> int:
        """Moves and hints that were asked for and not given yet, thought about or not."""
        return self._moves + self._hints.total()

    async def _ask(self, job: ServerJob, thinker: Thinker | None, claim: Claim, turn: Turn) -> AnyResult | str:
        """Its answer, or why there is none. Time runs from the moment from which somebody waits."""
        try:
            async with asyncio.timeout(None) as limit:
                patience = Patience(limit, self._deadline)

                def change() -> None:
                    for place in (self._elsewhere, thinker):
                        if place is not None:
                            place.turns.requeue(claim)
                    patience.begin_for(claim)

                claim.on_change = change
                patience.begin_for(claim)
                if self._elsewhere is not None and isinstance(job, Choose | Advise):
                    found = await self._elsewhere.think(job, claim, patience, turn)
                    if found is not None:
                        return found
                return "there is no process" if thinker is None else await thinker.think(job, claim, patience, turn)
        except (TimeoutError, Unanswered):
            return LATE
        except WorkerLost as lost:
            return str(lost)

    def _home_of(self, match: str) -> Thinker | None:
        idlest = self._idlest()
        if idlest is None:
            return None
        home = self._homes.pop(match, None)
        moves = home is None or home.thinker.jobs > idlest.jobs + 1
        thinker = idlest if home is None or moves else home.thinker
        self._homes[match] = Home(thinker, time.monotonic())
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        return thinker

    def _idlest(self) -> Thinker | None:
        """One that has begun is taken before a new one, so that few games need few processes."""
        played = self._matches_played()
        return min(self._thinkers, key=lambda each: (each.jobs, played[each], each.process is None), default=None)

    def _matches_played(self) -> Counter[Thinker]:
        """How many matches in each process were asked for a move lately."""
        since = time.monotonic() - LATELY
        recent = takewhile(lambda home: home.asked > since, reversed(self._homes.values()))
        return Counter(home.thinker for home in recent)

    def replace(self, environ: Mapping[str, str]) -> None:
        """From now on bots think in processes with that environment; what is being thought about is finished first."""
        for thinker in self._thinkers:
            thinker.replace(environ)

    async def close(self) -> None:
        for thinker in self._thinkers:
            await thinker.stop()


class PausedTurn(Turn):
    """A move is given when its pause is over, which does not depend on the move."""

    def __init__(self, pauses: Pauses, usual: float) -> None:
        self._pauses = pauses
        self._usual = usual
        self._pause: Pause | None = None

    def begin(self, pace: float) -> float | None:
        self._pause = self._pauses.begin(self._usual / pace)
        return self._pause.for_thinking

    @property
    def pause(self) -> Pause:
        """Of a move whose turn never came it begins now."""
        return self._pause or self._pauses.begin(0.0)


class Fallbacks:
    """Moves that were made without the bot that was to make them, by reason: counted, and logged once in a while."""

    def __init__(self) -> None:
        self.count = 0
        self.late = 0  # of them: the bot had not chosen in time
        self._unsaid: Counter[str] = Counter()
        self._said = -inf

    def add(self, reason: str) -> None:
        self.count += 1
        self.late += reason == LATE
        self._unsaid[reason] += 1
        if time.monotonic() - self._said >= LOG_EVERY:
            self._said = time.monotonic()
            for why, count in self._unsaid.most_common(3):
                log.warning("moves made by a rookie in place of the bot: %d, because %s", count, why)
            self._unsaid.clear()


def reason_of(result: AnyResult | str) -> str:
    if isinstance(result, str):
        return result
    return result.why if isinstance(result, Failed) else "it chose what is not offered"


@dataclass(frozen=True)
class Home:
    """Where the bots of a match live, and when one of them was last asked."""

    thinker: Thinker
    asked: float  # by time.monotonic


def order_for(game: Game, level: str, budget: Budget, seed: int) -> Order:
    seconds = None if budget.seconds == inf else budget.seconds
    return Order(game=game.slug, level=level, nodes=budget.nodes, seconds=seconds, seed=seed)


def fallback(game: Game, view: View, offered: Sequence[int], seed: int) -> int:
    """The quickest bot that looks at the table; failing that, the first thing that is allowed."""
    try:
        return make_bot(game, read_code(game, "rookie"), Rng(seed), time.process_time).choose(view, offered)
    except CoverstoryError:
        return offered[0]
