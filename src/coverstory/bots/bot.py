"""What a bot is, and the four that there are for every game."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import final

from coverstory.bots.plain_moves import never, wins_at_once
from coverstory.rules.contract import State, View, Worlds
from coverstory.rules.rng import Rng, Source
from coverstory.search.evaluator import Evaluator
from coverstory.search.ismcts import Search
from coverstory.search.tree import MOST_EDGES, MOST_NODES, SearchTree

Imagine = Callable[[View], Worlds]  # a game's `worlds`
Looks = Callable[[State, int], bool]  # whether an action looks like that to the seat to act
Clock = Callable[[], float]  # seconds of CPU time of this process

MOST_IN_A_SLICE = 200  # iterations between two looks at the clock; compiled code does not hear Ctrl-C
FEWEST = 2  # iterations for a move: the first one teaches another seat, so the searcher would have learned nothing
UNBOUNDED_NODES = 10**12
SURE_AFTER = 3  # worlds in which an action has to be plainly good
NOTICED = 90  # per cent of plain actions that a rookie does not overlook
LONGEST_SLICE = 0.02  # of the budget: an iteration takes microseconds or, on plain Python late in a long game, 10 ms


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on a move: it stops at whichever comes first."""

    nodes: int = UNBOUNDED_NODES
    seconds: float = inf

    def timed(self, seconds: float) -> Budget:
        """With that many seconds where there is no limit yet; 0 sets none."""
        return Budget(self.nodes, seconds) if seconds and self.seconds == inf else self


UNBOUNDED = Budget()


@dataclass(frozen=True)
class Finding:
    """What a bot thinks of one offered action."""

    action: int
    result: float  # what it expects for its seat: from 0 (last place) to 1 (the only winner)
    share: float  # of all its tries; or, where it mixes, how often it would play it
    tries: int = 0  # 0: it mixes


class Bot(metaclass=ABCMeta):
    """It sees what its seat may know and what it is offered, and chooses."""

    can_share = False  # may its thinking be done on several processes, and the tries of their findings added up?

    @abstractmethod
    def choose(self, view: View, offered: Sequence[int]) -> int:
        """One of the offered actions."""

    def findings(self, view: View, offered: Sequence[int]) -> list[Finding]:
        """What it thinks of these actions, the one it would choose first; a bot that does not look ahead says nothing.

        It thinks as long as for a choice, also about a single action; actions that it never considered are left out.
        """
        return []

    def preferred(self, view: View, found: list[Finding]) -> list[Finding]:
        """What was found, by itself or on several processes and most tried first, with its own choice in front."""
        return found

    def close(self) -> None:  # noqa: B027  # most have nothing to end
        """Nobody will ask it any more; a bot that has processes of its own ends them."""


@final
class RandomBot(Bot):
    """Any offered action, each as likely as any other."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def choose(self, view: View, offered: Sequence[int]) -> int:
        return offered[self._source.below(len(offered))]


@final
class RookieBot(Bot):
    """Takes what is plainly there. Otherwise it does not look ahead, and overlooks things: of a few actions at random,
    the one with the highest prior.
    """

    def __init__(
        self, imagine: Imagine, evaluator: Evaluator, rng: Rng, ideas: int, is_plain: Looks = wins_at_once
    ) -> None:
        self._imagine = imagine
        self._evaluator = evaluator
        self._rng = rng
        self._ideas = ideas
        self._is_plain = is_plain

    def choose(self, view: View, offered: Sequence[int]) -> int:
        if len(offered) == 1:
            return offered[0]
        worlds = self._imagine(view)
        state = worlds.sample(self._rng)
        ideas = self._plain(worlds, state, offered)
        if not ideas or self._rng.below(100) >= NOTICED:
            ideas = [offered[self._rng.below(len(offered))] for _ in range(self._ideas)]
        return max(ideas, key=lambda action: self._evaluator.prior(state, action))

    def _plain(self, worlds: Worlds, state: State, offered: Sequence[int]) -> list[int]:
        """What is plain whatever is hidden: in this world and in a few others."""
        found = [action for action in offered if self._is_plain(state, action)]
        for _ in range(SURE_AFTER - 1):
            if found:
                other = worlds.sample(self._rng)
                found = [action for action in found if self._is_plain(other, action)]
        return found


@final
class SearchBot(Bot):
    """Searches until its nodes are spent or its time is up; keeps what it learned for the next move."""

    can_share = True

    def __init__(
        self,
        imagine: Imagine,
        evaluator: Evaluator,
        rng: Rng,
        *,
        cut: int,
        budget: Budget,
        clock: Clock,
        is_idle: Looks = never,
    ) -> None:
        self._imagine = imagine
        self._evaluator = evaluator
        self._rng = rng
        self._cut = cut
        self._nodes = budget.nodes
        self._seconds = budget.seconds
        self._clock = clock
        self._is_idle = is_idle
        self._search: Search | None = None

    def choose(self, view: View, offered: Sequence[int]) -> int:
        if len(offered) == 1:
            return offered[0]
        search, world = self._think(view)
        for action, _, _ in search.findings(world.info_key(view.seat)):
            if not self._is_idle(world, action):
                return action
        useful = [action for action in offered if not self._is_idle(world, action)]
        return max(useful or offered, key=lambda action: self._evaluator.prior(world, action))

    def findings(self, view: View, offered: Sequence[int]) -> list[Finding]:
        search, world = self._think(view)
        found = search.findings(world.info_key(view.seat))  # most tried first
        total = sum(tries for _, tries, _ in found)
        return self._idle_last(world, [Finding(action, mean, tries / total, tries) for action, tries, mean in found])

    def preferred(self, view: View, found: list[Finding]) -> list[Finding]:
        return self._idle_last(self._imagine(view).sample(self._rng), found)

    def _idle_last(self, world: State, found: list[Finding]) -> list[Finding]:
        return sorted(found, key=lambda finding: self._is_idle(world, finding.action))  # stable: most tried first

    def _think(self, view: View) -> tuple[Search, State]:
        """The search when all is spent, and a world in which the seat sees what it sees."""
        started = self._clock()
        worlds = self._imagine(view)
        world = worlds.sample(self._rng)
        if self._search is None or self._search.tree.is_half_full():
            self._search = Search(
                view.seat, seats=world.seats(), evaluator=self._evaluator, rng=self._rng, cut=self._cut
            )
            self._search.tree = tree_for(self._seconds)
        self._spend(self._search, worlds, started)
        return self._search, world

    def _spend(self, search: Search, worlds: Worlds, started: float) -> None:
        """Look at the clock often, and rarely where iterations are quick."""
        left, size, now = max(self._nodes, FEWEST), FEWEST, started
        while True:
            search.think(worlds, min(left, size))
            left -= size
            before, now = now, self._clock()
            if left <= 0 or now - started >= self._seconds:
                return
            quick = now - before < LONGEST_SLICE * self._seconds
            size = min(2 * size, MOST_IN_A_SLICE) if quick else max(1, size // 2)


def tree_for(seconds: float) -> SearchTree:
    """One whose largest step fits into the time for a move.

    A tree doubles its columns within one iteration, in 24 ms at 262,000 nodes and 23 ms at a million edges: with 0.1 s
    a move that alone would be more than a fifth of it.
    """
    part = min(1.0, seconds)
    return SearchTree(max(1000, int(part * int(MOST_NODES))), max(4000, int(part * int(MOST_EDGES))))
