"""What a bot is."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from typing import final

from coverstory.rules.contract import View
from coverstory.rules.rng import Source


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
