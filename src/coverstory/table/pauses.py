"""How long bots take over their moves: equally long, whatever they hold.

A bot that must pass has nothing to think about. If it answered sooner than one that may choose, everybody would know
what it holds (T15). So the time of an answer is drawn before anybody looks at the hand, the bot has to be done by then,
and an answer that is ready earlier waits.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import SystemRandom

USUAL_PAUSE = 0.3  # seconds; the agent takes 0.28 of them over its slowest move, in plain Python
FOR_THE_WAY = 1 / 3  # of the shortest pause: to the bot and back

nobody_can_guess = SystemRandom().random


class Pauses:
    """Drawn evenly from `least` to twice that; with 0 bots answer as soon as they have chosen, and hide nothing."""

    def __init__(
        self,
        least: float = USUAL_PAUSE,
        chance: Callable[[], float] = nobody_can_guess,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.least = least
        self.clock = clock
        self._chance = chance

    def draw(self) -> float:
        return self.least * (1 + self._chance())

    def begin(self, thinking: float) -> Pause:
        """From now on a bot thinks that usually takes so many seconds."""
        return Pause(self, thinking)


class Pause:
    """Between a question to a bot and its answer."""

    def __init__(self, pauses: Pauses, thinking: float) -> None:
        self._pauses = pauses
        self._length = thinking + pauses.draw()
        self._ends = pauses.clock() + self._length

    @property
    def for_thinking(self) -> float | None:
        """Seconds by the clock on the wall within which the bot must have chosen; None: as many as it needs."""
        least = self._pauses.least
        return self._length - least * FOR_THE_WAY if least else None

    def left(self) -> float:
        """Seconds until the answer is given, once it is there. One that is late waits for another pause to end: how
        late it was is not seen."""
        if not self._pauses.least:
            return 0.0
        now = self._pauses.clock()
        while self._ends < now:
            self._ends += self._pauses.draw()
        return self._ends - now
