"""One game under way, for an adapter: cheap to carry on and to copy; what was heard is worked out when asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.errors import IllegalAction
from coverstory.research.codecs.codec import Codec
from coverstory.rules.contract import ONLOOKER, OVER, Event, State, View
from coverstory.rules.game import Game
from coverstory.rules.options import Options

# Scratch space, written and read within one call.
_outcomes: Final = vec[i64]([0] * 1024)
_weights: Final = vec[i64]([0] * 1024)


@final
class Setting:
    """A game with its seats and options settled, how learners see it, and its beginning."""

    def __init__(self, game: Game, seats: int, options: Options, codec: Codec, start: State) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.codec = codec
        self.start = start

    def __deepcopy__(self, memo: Mapping[int, Any]) -> Setting:  # the signature that copy.deepcopy calls
        return self  # it never changes


@final
class Memory:
    """What all had heard after so many actions: by seat, then an onlooker. Never changed, so that copies share it."""

    def __init__(self, count: int, state: State, heard: list[list[Event]], told: list[str]) -> None:
        self.count = count
        self.state = state
        self.heard = heard
        self.told = told  # the same in words, with the numbers of a seat's own actions between


@final
class RunningGame:
    """Holds the true State; adapters hand out tensors, views, and what a seat was told.

    A deep copy is the same object, from then on shared: whoever carries it on takes `own()` first.
    """

    def __init__(self, setting: Setting, codec: Codec, state: State, memory: Memory) -> None:
        self.setting = setting
        self.codec = codec
        self.state = state
        self.memory = memory
        self.shared = False

    def own(self) -> RunningGame:
        """This one, or a copy of it where it is shared."""
        if self.shared:
            return RunningGame(self.setting, self.codec, self.state.copy(), self.memory)
        return self

    def actor(self) -> int:
        """A seat, CHANCE or OVER."""
        return self.codec.actor(self.state)

    def is_over(self) -> bool:
        return self.codec.actor(self.state) == OVER

    def offered(self) -> list[int]:
        """The numbers of what the seat to act may do, in ascending order."""
        return self.codec.offered(self.state)

    def chances(self) -> list[tuple[int, float]]:
        """Every outcome of chance, with its probability."""
        count = self.state.chance_into(_outcomes, _weights)
        total: i64 = 0
        for i in range(count):
            total += _weights[i]
        return [(int(_outcomes[i]), float(_weights[i]) / float(total)) for i in range(count)]

    def carry_out(self, number: int) -> None:
        """A decision or a chance outcome, by its number; one that is not possible raises and changes nothing."""
        if not -(2**62) < number < 2**62:
            raise IllegalAction("Action", "the number of an action", str(number))
        self.state.apply(self.codec.action(self.state, number))

    def returns(self) -> list[float]:
        """All 0 while the game goes on."""
        if self.is_over():
            return self.codec.returns(self.state)
        return [0.0] * self.setting.seats

    def recall(self, numbers: Sequence[int]) -> Memory:
        """What all have heard; these are the numbers of all actions so far."""
        if self.memory.count < len(numbers):
            self.memory = self.remembered(self.memory, numbers)
        return self.memory

    def remembered(self, memory: Memory, numbers: Sequence[int]) -> Memory:
        state = memory.state.copy()
        heard = [list(news) for news in memory.heard]
        told = list(memory.told)
        for number in numbers[memory.count :]:
            before = state.copy()
            actor = before.to_act()
            action = self.codec.action(before, number)
            state.advance(action)
            if actor >= 0:
                told[actor] += f"did {number}\n"
            for place in range(self.setting.seats + 1):
                seat = place if place < self.setting.seats else ONLOOKER
                news = self.setting.game.hear(before, action, state, seat)
                heard[place].extend(news)
                told[place] += "".join([event.text() + "\n" for event in news])
        return Memory(len(numbers), state, heard, told)

    def look(self, seat: int) -> View:
        """What that seat (or ONLOOKER) sees now, without what it has heard."""
        return self.setting.game.look(self.state, seat, [])

    def view(self, seat: int, numbers: Sequence[int]) -> View:
        """What that seat may know now; these are the numbers of all actions so far."""
        return self.setting.game.look(self.state, seat, list(self.recall(numbers).heard[seat]))

    def __deepcopy__(self, memo: Mapping[int, Any]) -> RunningGame:  # the signature that copy.deepcopy calls
        self.shared = True
        return self


def new_running_game(setting: Setting) -> RunningGame:
    told = [f"seat {seat}\n" for seat in range(setting.seats)] + ["onlooker\n"]
    heard: list[list[Event]] = [[] for _ in told]
    return RunningGame(setting, setting.codec, setting.start.copy(), Memory(0, setting.start, heard, told))
