"""The deal of a match: every seat commits to its part of chance, and only when all have do they open it.

docs/fairness.md says why: so neither the server nor a player can choose a part once the others are known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from coverstory.match.fairness import Fairness, opened
from coverstory.table.seats import DAY, Seat
from coverstory.wire.commands import Settings


@dataclass
class Deal:
    """How far it has come. The parts of seats are secrets of whoever sits there until the match has ended."""

    rules: int  # the version of the rules that are played
    deadline: float  # in seconds of service: who is behind by then is not dealt in
    bots: list[int]  # seats that add nothing, by rule
    committed: list[str]  # by seat; empty for bots, and for seats that have not committed yet
    entropy: list[str | None] = field(repr=False)  # by seat; None until it is opened

    @property
    def is_opening(self) -> bool:
        """Everybody has committed."""
        return all(commitment or seat in self.bots for seat, commitment in enumerate(self.committed))

    def has_opened(self, seat: int) -> bool:
        return self.entropy[seat] is not None

    def behind(self) -> list[int]:
        """The seats that the deal waits for."""
        people = [seat for seat in range(len(self.committed)) if seat not in self.bots]
        if self.is_opening:
            return [seat for seat in people if not self.has_opened(seat)]
        return [seat for seat in people if not self.committed[seat]]

    def fairness(self, match: str, seed: bytes) -> Fairness:
        """Holds the seed. Once all have opened."""
        entropy = [part or "" for part in self.entropy]
        return opened(match, seed, entropy=entropy, committed=self.committed, bots=self.bots)


def new_deal(seats: Sequence[Seat], rules: int, deadline: float) -> Deal:
    bots = [seat for seat, held in enumerate(seats) if not held.is_human]
    return Deal(rules, deadline, bots, committed=[""] * len(seats), entropy=[None] * len(seats))


def time_to_take_part(settings: Settings) -> float:
    """In seconds, for each half of a deal. Where a move may take days, nobody has to be here when the game begins."""
    return settings.clock.amount * DAY if settings.clock.kind == "days" else float(settings.dealing)
