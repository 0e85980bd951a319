"""What a bot is, and the four that there are for every game."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import final

from coverstory.rules.contract import View, Worlds
from coverstory.rules.rng import Rng, Source
from coverstory.search.evaluator import Evaluator
from coverstory.search.ismcts import Search
from coverstory.search.tree import MOST_EDGES, MOST_NODES, SearchTree

Imagine = Callable[[View], Worlds]  # a game's `worlds`
Clock = Callable[[], float]  # seconds of CPU time of this process

MOST_IN_A_SLICE = 200  # iterations between two looks at the clock; compiled code does not hear Ctrl-C
FEWEST = 2  # iterations for a move: the first one teaches another seat, so the searcher would have learned nothing
UNBOUNDED_NODES = 10**12
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
    """Does not look ahead, and overlooks things: of a few actions at random, the one with the highest prior."""

    def __init__(self, imagine: Imagine, evaluator: Evaluator, rng: Rng, ideas: int) -> None:
        self._imagine = imagine
        self._evaluator = evaluator
        self._rng = rng
        self._ideas = ideas

    def choose(self, view: View, offered: Sequence[int]) -> int:
        if len(offered) == 1:
            return offered[0]
        state = self._imagine(view).sample(self._rng)
        ideas = [offered[self._rng.below(len(offered))] for _ in range(self._ideas)]
        return max(ideas, key=lambda action: self._evaluator.prior(state, action))


@final
class SearchBot(Bot):
    """Searches until its nodes are spent or its time is up; keeps what it learned for the next move."""

    can_share = True

    def __init__(
        self, imagine: Imagine, evaluator: Evaluator, rng: Rng, *, cut: int, budget: Budget, clock: Clock
    ) -> None:
        self._imagine = imagine
        self._evaluator = evaluator
        self._rng = rng
        self._cut = cut
        self._nodes = budget.nodes
        self._seconds = budget.seconds
        self._clock = clock
        self._search: Search | None = None

    def choose(self, view: View, offered: Sequence[int]) -> int:
        if len(offered) == 1:
            return offered[0]
        search, key = self._think(view)
        return search.choice(key)

    def findings(self, view: View, offered: Sequence[int]) -> list[Finding]:
        search, key = self._think(view)
        found = sorted(search.findings(key), key=lambda finding: -finding[1])  # stable: the choice comes first
        total = sum(tries for _, tries, _ in found)
        return [Finding(action, mean, tries / total, tries) for action, tries, mean in found]

    def _think(self, view: View) -> tuple[Search, int]:
        """The search when all is spent, and the key of what the seat sees in it."""
        started = self._clock()
        worlds = self._imagine(view)
        world = worlds.sample(self._rng)
        if self._search is None or self._search.tree.is_half_full():
            self._search = Search(
                view.seat, seats=world.seats(), evaluator=self._evaluator, rng=self._rng, cut=self._cut
            )
            self._search.tree = tree_for(self._seconds)
        self._spend(self._search, worlds, started)
        return self._search, world.info_key(view.seat)

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
