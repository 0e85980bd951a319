"""What a bot is, and the four that there are for every game."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Sequence
from typing import final

from coverstory.rules.contract import View, Worlds
from coverstory.rules.rng import Rng, Source
from coverstory.search.hunch import Hunch
from coverstory.search.ismcts import Search

Imagine = Callable[[View], Worlds]  # a game's `worlds`

SLICE = 200  # iterations between two looks at the clock
MOST_NODES = 1_000_000  # about 150 MB; a larger tree is not kept for the next move


class Bot(metaclass=ABCMeta):
    """It sees what its seat may know and what it is offered, and chooses."""

    @abstractmethod
    def choose(self, view: View, offered: Sequence[int]) -> int:
        """One of the offered actions."""


@final
class RandomBot(Bot):
    """Any offered action, each as likely as any other."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def choose(self, view: View, offered: Sequence[int]) -> int:
        return offered[self._source.below(len(offered))]


@final
class RookieBot(Bot):
    """Follows its hunch without reading on, and not always: of a few actions that come to mind, the best looking."""

    def __init__(self, imagine: Imagine, hunch: Hunch, rng: Rng, ideas: int) -> None:
        self._imagine = imagine
        self._hunch = hunch
        self._rng = rng
        self._ideas = ideas

    def choose(self, view: View, offered: Sequence[int]) -> int:
        if len(offered) == 1:
            return offered[0]
        state = self._imagine(view).sample(self._rng)
        ideas = [offered[self._rng.below(len(offered))] for _ in range(self._ideas)]
        return max(ideas, key=lambda action: self._hunch.promise(state, action))


@final
class SearchBot(Bot):
    """Searches until its nodes are spent or its time is up; keeps what it learned for the next move."""

    def __init__(
        self,
        imagine: Imagine,
        hunch: Hunch,
        rng: Rng,
        cut: int,
        nodes: int,
        seconds: float,
        clock: Callable[[], float],
    ) -> None:
        self._imagine = imagine
        self._hunch = hunch
        self._rng = rng
        self._cut = cut
        self._nodes = nodes
        self._seconds = seconds
        self._clock = clock
        self._search: Search | None = None

    def choose(self, view: View, offered: Sequence[int]) -> int:
        if len(offered) == 1:
            return offered[0]
        started = self._clock()
        worlds = self._imagine(view)
        world = worlds.sample(self._rng)
        if self._search is None or self._search.tree.size() > MOST_NODES:
            self._search = Search(view.seat, world.seats(), self._hunch, self._rng, self._cut)
        search = self._search
        left = self._nodes
        while left > 0:
            search.think(worlds, min(left, SLICE))
            left -= SLICE
            if self._clock() - started > self._seconds:
                break
        return search.choice(world.info_key(view.seat))
