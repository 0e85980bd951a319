"""What an attack found out, and whether that is what was promised."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from support.live_server import LiveServer


@dataclass(frozen=True)
class Figure:
    """Something that was measured, beside the most that it may be."""

    name: str
    value: float
    goal: float
    unit: str = "ms"

    @property
    def missed(self) -> bool:
        return self.value > self.goal

    def __str__(self) -> str:
        verdict = "MISSED: at most" if self.missed else "goal"
        return f"{self.name} {self.value:.1f} {self.unit} ({verdict} {self.goal:g})"


@dataclass(frozen=True)
class Outcome:
    """In words; whether honest players were served; and what was measured, which depends on the machine."""

    words: str
    served: bool
    figures: Sequence[Figure] = ()


Attack = Callable[[LiveServer, int], Awaitable[Outcome]]
