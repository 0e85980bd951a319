"""Two worlds, one view, over the whole wire: where a viewer cannot tell them apart, every byte it is sent is the same.

The same decisions are played at two tables whose hidden chance or hidden decisions differ; only chance is scripted.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from mypy_extensions import i64

import coverstory.table.state
from coverstory.match.match import Match, state_of
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import CHANCE, ONLOOKER
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng, Source
from coverstory.rules.top_secret_spies import actions as spies
from coverstory.rules.undercover_danzer import actions as danzer
from coverstory.rules.undercover_wyss import actions as wyss
from coverstory.server.app import make_app
from coverstory.server.http.limits import Limits, Rate
from coverstory.server.services import Services
from support.contract_checks import random_match
from support.dealing import Taker
from support.decisions import who_is_asked
from support.in_process_server import Inside, Socket, running

NO_RATE_LIMIT = Limits(commands=Rate(10_000, 10_000))
VIEWER = 0  # the seat whose bytes are compared, and an onlooker's


@dataclass(frozen=True)
class World:
    """One way in which things may have been: every action and chance result, and who made it (CHANCE is -1)."""

    slug: str
    seats: int
    options: Options
    log: list[tuple[int, int]]

    def moments(self) -> Iterator[Match]:
        """Before each entry, and after the last."""
        match = Match(GAMES[self.slug], self.seats, self.options)
        for _, action in self.log:
            yield match
            match.enter(action)
        yield match


def world_of(slug: str, seats: int, options: Options, seed: int) -> World:
    log: list[tuple[int, int]] = []
    actors: list[int] = []
    match = None
    for match in random_match(GAMES[slug], seats, options, Rng(seed)):
        actors.append(match.to_act())
    assert match is not None
    log = list(zip(actors, match.record().actions, strict=False))
    return World(slug, seats, options, log)


def swapped(world: World, first: int, second: int) -> World:
    """The same with two hidden entries exchanged."""
    log = list(world.log)
    (one, one_action), (other, other_action) = log[first], log[second]
    log[first], log[second] = (one, other_action), (other, one_action)
    return World(world.slug, world.seats, world.options, log)


def places(world: World, kind: str) -> list[int]:
    """Where in the log something hidden happens."""
    asked: dict[str, Callable[[int], bool]] = {
        "mission": lambda action: wyss.kind_of(action) == wyss.MISSION,
        "agent": spies.is_deal,
        "stack": lambda action: danzer.STACK <= action < danzer.TOKEN,
        "placing": lambda action: action < 10,
    }
    return [place for place, (_, action) in enumerate(world.log) if asked[kind](action)]


def common(one: World, other: World) -> int:
    """How many entries can be played before the viewer, or an onlooker, can tell the worlds apart."""
    decided = 0  # up to the last decision: no chance, and nothing that goes without saying, comes after it
    for number, (left, right) in enumerate(zip(one.moments(), other.moments(), strict=True)):
        if any(left.view(seat).text() != right.view(seat).text() for seat in (VIEWER, ONLOOKER)):
            return decided
        if who_is_asked(left) is not None:
            decided = number
    raise AssertionError("these worlds are the same")


class Recorder(Source):
    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.drawn: list[int] = []

    def below(self, n: i64) -> i64:
        self.drawn.append(self.rng.below(n))
        return self.drawn[-1]


def script_of(world: World) -> list[int]:
    """What a source must say so that chance does just this."""
    said: list[int] = []
    rng = Rng(5)
    for match, (actor, action) in zip(world.moments(), world.log, strict=False):
        if actor == CHANCE:
            drawn = Recorder(rng)
            while state_of(match).draw(drawn) != action:
                drawn = Recorder(rng)
            said += drawn.drawn
    return said


class Scripted(Source):
    def __init__(self, said: list[int]) -> None:
        self.said = iter(said)

    def below(self, n: i64) -> i64:
        return next(self.said)


async def bytes_of(world: World, entries: int, folder: Path) -> list[str]:
    """Everything that the viewer and an onlooker are sent while so much of the log is played."""
    async with running(make_app(Services(folder / "worlds.db", "", 1, NO_RATE_LIMIT))) as inside:
        tokens = [await inside.token() for _ in range(world.seats)]
        seats = [{"kind": "open"}] * world.seats
        settings = {"game": world.slug, "options": world.options, "seats": seats}
        made = await inside.ask("POST", "/api/tables", tokens[0], {"settings": settings, "name": "P0"})
        path = f"/api/tables/{made.json()['id']}"
        for seat in range(1, world.seats):
            await order(inside, path, tokens[seat], do="sit", seat=seat, name=f"P{seat}")
        viewer, onlooker = await inside.connect(path + "/socket", tokens[0]), await inside.connect(path + "/socket")
        await order(inside, path, tokens[0], do="start")
        await deal(inside, path, tokens)
        for match, (actor, action) in zip(world.moments(), world.log[:entries], strict=False):
            if who_is_asked(match) is not None:
                at = await version_of(inside, path, tokens[actor])
                await order(inside, path, tokens[actor], do="act", seat=actor, version=at, action=action)
        at = await version_of(inside, path, tokens[0])
        told = [*await heard(viewer), *await heard(onlooker), *await refused(inside, path, tokens[0], at)]
        again = [await inside.connect(path + "/socket", tokens[0], query="since=3&lang=de")]
        again.append(await inside.connect(path + "/socket", query="since=1"))
        told += [frame for socket in again for frame in await heard(socket)]
        fetched = [await inside.ask("GET", path + query, tokens[0]) for query in ("", "?seat=-1", "?lang=de")]
        fetched += [await inside.ask("GET", path), await inside.ask("GET", "/api/me", tokens[0])]
        return masked([*told, *(answer.text for answer in fetched)], fetched[0].json()["table"])


async def version_of(inside: Inside, path: str, token: str) -> int:
    """As that seat knows it: it may have decided while others do."""
    return int((await inside.ask("GET", path, token)).json()["version"])


async def deal(inside: Inside, path: str, tokens: list[str]) -> None:
    takers = [(token, Taker()) for token in tokens]
    for token, taker in takers * 2:  # all commit, then all open
        for command in taker.answer((await inside.ask("GET", path, token)).json()["table"]):
            await order(inside, path, token, **command)


async def refused(inside: Inside, path: str, token: str, at: int) -> list[str]:
    """What is said to whoever tries what cannot be: it must tell nothing either."""
    tries = [{"do": "act", "action": action, "version": when} for action in (0, 7, 10**6) for when in (at, at - 1)]
    tries += [{"do": "undo", "version": at}, {"do": "hint"}]
    answers = [await inside.ask("POST", path + "/commands", token, {"id": 0, "seat": 1, **each}) for each in tries]
    assert all(answer.status_code == 409 for answer in answers)
    return [answer.text for answer in answers]


async def order(inside: Inside, path: str, token: str, **command: object) -> None:
    answer = await inside.ask("POST", path + "/commands", token, {"id": 0, **command})
    assert answer.json()["is"] == "done", answer.text


async def heard(socket: Socket) -> list[str]:
    await socket.settle()
    await socket.close()
    return socket.sent


def masked(frames: list[str], table: dict[str, str]) -> list[str]:
    """What is drawn anew for every table, and when it was played: they say nothing about the match."""
    frames = [re.sub(r'"(since|seconds)":[0-9.e+]+', '"since":0', frame) for frame in frames]
    frames = [re.sub(r'"away":[1-9][0-9.e+]+', '"away":1', frame) for frame in frames]
    frames = [re.sub(r'"[0-9a-f]{64}"', '"commitment"', frame) for frame in frames]
    for name in ("id", "match", "commitment"):
        frames = [frame.replace(table[name], name) for frame in frames]
    return frames


CASES = [
    ("undercover_wyss", 3, {}, "mission", (1, 2)),
    ("undercover_wyss", 4, {"compulsion": "one_line", "kept_card": "acts"}, "mission", (2, 3)),
    ("top_secret_spies", 3, {}, "agent", (1, 2)),
    ("top_secret_spies", 4, {"cards": True, "first": "0"}, "agent", (1, 3)),
    ("undercover_danzer", 2, {}, "stack", (2, 3)),
    ("undercover_danzer", 4, {"track": "classified"}, "stack", (7, 8)),
    ("agent_hunter", 2, {}, "placing", (3, 4)),
]


@pytest.mark.parametrize(("slug", "seats", "options", "kind", "swap"), CASES)
def test_what_a_seat_cannot_know_changes_no_byte_that_it_is_sent(
    slug: str,
    seats: int,
    options: Options,
    kind: str,
    swap: tuple[int, int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = world_of(slug, seats, options, seed=11)
    hidden = places(one, kind)
    other = swapped(one, hidden[swap[0]], hidden[swap[1]])
    entries = common(one, other)
    assert entries > hidden[swap[1]] + 2
    told: list[list[str]] = []
    for number, world in enumerate((one, other)):
        said = script_of(World(slug, seats, options, world.log[:entries]))
        monkeypatch.setattr(coverstory.table.state, "FairSource", lambda _, said=said: Scripted(said))
        (tmp_path / str(number)).mkdir()
        told.append(asyncio.run(bytes_of(world, entries, tmp_path / str(number))))
    assert told[0] == told[1]
    assert len(told[0]) > 6


@pytest.mark.parametrize("decisions", [1, 2, 3])
def test_that_others_have_decided_ahead_changes_no_byte_before_all_have(decisions: int, tmp_path: Path) -> None:
    """Both hide their cards at the same time (H1): the viewer hides two, and the other none, or some, or all."""
    ahead: list[tuple[int, int]] = [(1, card) for card in range(decisions)]
    own: list[tuple[int, int]] = [(VIEWER, 4), (VIEWER, 7)]
    others: list[tuple[int, int]] = [(1, 9 - card) for card in range(decisions)]
    worlds = [[*own], [*own, *ahead], [*ahead, *own], [own[0], *ahead, own[1]], [*own, *others]]
    told = []
    for number, log in enumerate(worlds):
        folder = tmp_path / str(number)
        folder.mkdir()
        told.append(asyncio.run(bytes_of(World("agent_hunter", 2, {}, log), len(log), folder)))
    assert all(world == told[0] for world in told)
