"""Our own server, bent by its operator: it deals from chance that it has chosen after everybody has opened, or it lies
about the deal while it goes on.

Started as `python -m support.cheating_server CHEAT serve …`; everything else about it is as usual.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace

from coverstory.__main__ import main
from coverstory.match.chance import new_seed
from coverstory.match.fairness import Fairness, FairSource, entropy_commitment, key_of, opened, promise
from coverstory.rules.options import Value
from coverstory.server.storage.sqlite.storage import SqliteStorage
from coverstory.table import decide_deal, presenter
from coverstory.table.deal import Deal
from coverstory.table.events import DealBegan, DealBroken, Started, TableEvent
from coverstory.table.past_game import PastGame
from coverstory.table.refusals import Refusal
from coverstory.table.state import WholeTable
from coverstory.table.table import Table
from coverstory.wire.commands import Open
from coverstory.wire.messages import TableState
from support.live_server import LiveServer, running

TRIES = 64
LOOKS = 2  # deals that the operator throws away


def best_of(candidates: Iterator[Fairness]) -> Fairness:
    """The deal that the operator likes most: here simply the one whose first number is lowest."""
    return min(candidates, key=lambda each: FairSource(key_of(each)).below(2**50))


def ground(honest: Fairness, seat: int, *, commits: bool) -> Fairness:
    """Another part for that seat; with a commitment that fits, or with the one that everybody has seen."""
    return best_of(with_part(honest, seat, f"ground {number}", commits) for number in range(TRIES))


def with_part(honest: Fairness, seat: int, part: str, commits: bool) -> Fairness:
    assert honest.committed is not None
    entropy, committed = list(honest.entropy), list(honest.committed)
    entropy[seat] = part
    if commits:
        committed[seat] = entropy_commitment(honest.match, seat, part)
    return replace(honest, entropy=entropy, committed=committed)


def left_out(honest: Fairness, seat: int) -> Fairness:
    """As if a bot sat there."""
    bare = with_part(honest, seat, "", commits=False)
    assert bare.committed is not None
    committed = [*bare.committed[:seat], "", *bare.committed[seat + 1 :]]
    return replace(bare, committed=committed, bots=sorted({*bare.bots, seat}))


def other_seed(honest: Fairness) -> Fairness:
    assert honest.committed is not None
    committed = honest.committed
    seeds = (number.to_bytes(32, "big") for number in range(TRIES))
    return best_of(
        opened(honest.match, seed, entropy=honest.entropy, committed=committed, bots=honest.bots) for seed in seeds
    )


# Chance that was chosen once everything was known.

CHOSEN: dict[str, Callable[[Fairness], Fairness]] = {
    "none": lambda honest: honest,
    "grinds a bot's part": lambda honest: ground(honest, 2, commits=False),
    "makes the bot a person": lambda honest: replace(ground(honest, 2, commits=True), bots=[]),
    "replaces a player's part": lambda honest: ground(honest, 0, commits=False),
    "replaces a player's part and commitment": lambda honest: ground(honest, 0, commits=True),
    "leaves a player out": lambda honest: left_out(honest, 0),
    "shows another seed": other_seed,
    "lets a friend open something else": lambda honest: ground(honest, 1, commits=False),
    "lets a friend commit anew": lambda honest: ground(honest, 1, commits=True),
    "strips all commitments": lambda honest: promise(honest.match, bytes.fromhex(honest.seed), honest.entropy),
    "strips them and replaces a player's part": lambda honest: stripped_and_ground(honest),
}


def stripped_and_ground(honest: Fairness) -> Fairness:
    parts = ([f"ground {number}", *honest.entropy[1:]] for number in range(TRIES))
    return best_of(promise(honest.match, bytes.fromhex(honest.seed), entropy) for entropy in parts)


# Lies while the deal goes on.


def everywhere(honest: object, bent: object) -> None:
    """Under whatever name a module of ours has it."""
    importlib.import_module("coverstory.server.operations.serve")  # and with it all that serves
    for module in [each for name, each in sys.modules.items() if name.startswith("coverstory")]:
        for name, value in list(vars(module).items()):
            if value is honest:
                setattr(module, name, bent)


def promise_another_seed() -> None:
    """Once everybody has committed."""
    honestly = presenter.table_state

    def table_state(table: Table, *more: object) -> TableState:
        state = honestly(table, *more)  # type: ignore[arg-type]  # whatever it takes
        return replace(state, commitment="0" * 64) if state.deal is not None and state.deal.opening else state

    everywhere(honestly, table_state)


def show_seats_different_commitments(of: int, to: int) -> None:
    """Whoever has seat `to` is shown another commitment of seat `of`."""
    honestly = presenter.table_state

    def table_state(table: Table, *more: object) -> TableState:
        state = honestly(table, *more)  # type: ignore[arg-type]  # whatever it takes
        if state.deal is None or not state.deal.opening or not state.seats[to].yours:
            return state
        committed = list(state.deal.committed)
        committed[of] = entropy_commitment(state.match, of, "something else")
        return replace(state, deal=replace(state.deal, committed=committed))

    everywhere(honestly, table_state)


def open_before_a_friend_has_committed() -> None:
    """Says that everybody has committed when only Anna has."""
    honestly = presenter.deal_state

    def deal_state(table: Table, *more: object) -> object:
        state = honestly(table, *more)  # type: ignore[arg-type]  # whatever it takes
        return state and replace(state, opening=any(state.committed))

    everywhere(honestly, deal_state)


def deal_again_after_looking(seats: list[int], says_so: bool) -> None:
    """`seats` are said to have taken no part; without any, everybody is just dealt another match."""
    honestly, keep = decide_deal.decide_open, SqliteStorage.keep_game

    def decide_open(table: WholeTable, command: Open) -> list[TableEvent] | Refusal:
        decided = honestly(table, command)
        if isinstance(decided, Refusal) or not any(isinstance(event, Started) for event in decided):
            return decided
        if table.round > LOOKS:
            return decided
        broken: list[TableEvent] = [DealBroken(seats, new_seed())]
        return broken if seats else [*broken, DealBegan(table.game.version)]

    async def keep_game(self: SqliteStorage, game: PastGame) -> bool:
        return await keep(self, game) if says_so or not game.broken_off else False

    everywhere(honestly, decide_open)
    SqliteStorage.keep_game = keep_game  # type: ignore[method-assign]  # this is the cheat


def skip_the_deal() -> None:
    """As if seats still sent their parts openly, or somebody had chosen the seed."""
    honestly = decide_deal.begin_deal

    def begin_deal(table: WholeTable) -> list[TableEvent]:
        return [Started(table.game.version)]

    everywhere(honestly, begin_deal)


def play_by_another_option() -> None:
    """The operator's friend begins, and nobody draws who does: chosen when everybody has opened."""
    honestly = WholeTable.options

    def options(self: WholeTable) -> dict[str, Value]:
        is_known = self.deal is not None and self.deal.is_opening and not self.deal.behind()
        return {**honestly(self), "first": "1"} if is_known else honestly(self)

    WholeTable.options = options  # type: ignore[method-assign]  # this is the cheat


LIES: dict[str, Callable[[], None]] = {
    "promises another seed": promise_another_seed,
    "replaces a player's commitment": lambda: show_seats_different_commitments(of=0, to=0),
    "shows seats different commitments": lambda: show_seats_different_commitments(of=1, to=0),
    "lets a player open first": open_before_a_friend_has_committed,
    "deals again after looking": lambda: deal_again_after_looking([], says_so=False),
    "says that a player took no part": lambda: deal_again_after_looking([0], says_so=False),
    "lets a friend leave after looking": lambda: deal_again_after_looking([1], says_so=True),
    "plays by another option": play_by_another_option,
    "skips the deal": skip_the_deal,
}


def bend(cheat: Callable[[Fairness], Fairness]) -> None:
    honestly = Deal.fairness

    def fairness(self: Deal, match: str, seed: bytes) -> Fairness:
        return cheat(honestly(self, match, seed))

    Deal.fairness = fairness  # type: ignore[method-assign]  # this is the cheat


@contextmanager
def cheating_server(cheat: str, folder: Path) -> Iterator[LiveServer]:
    """In a process of its own, as any server; on the sources as they lie there, since compiled code cannot be bent."""
    tests = Path(__file__).parents[1]
    paths = [str(tests.parent / "src"), str(tests), os.environ.get("PYTHONPATH", "")]
    server = LiveServer(folder, env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)})
    server.program = ["support.cheating_server", cheat]
    with running(server):
        yield server


if __name__ == "__main__":
    if (lie := LIES.get(sys.argv[1])) is not None:
        lie()
    else:
        bend(CHOSEN[sys.argv[1]])
    sys.exit(main(sys.argv[2:]))
