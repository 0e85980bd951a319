"""What a bot's belief may say beyond which worlds are likely."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from coverstory.rules.contract import Worlds

NONE: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class WeightedWorlds(Worlds):
    """Worlds weighed by what the others did."""

    @abstractmethod
    def settled_action(self) -> i64:
        """The action that the belief alone settles, or NONE where it takes a search."""

    @abstractmethod
    def disclosure_cost(self, action: i64) -> float:
        """What the others would learn from this action about the seat, as expected place that it costs."""
