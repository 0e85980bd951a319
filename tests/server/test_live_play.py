"""Whole games over real sockets at a real server with a real database."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from coverstory.match.verify_file import Noted, verified_file
from coverstory.rules.catalogue import GAMES
from coverstory.rules.languages import LANGUAGES
from coverstory.table.phrases import say_phrase
from coverstory.words.sayings import Statement
from support.live_server import (
    PATIENCE,
    Json,
    Line,
    LiveServer,
    Visitor,
    deal_over_http,
    live_server,
    newcomer,
    play_to_the_end,
)

OPEN = {"kind": "open"}
API = Path(__file__).parents[2] / "docs" / "api.md"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("live")) as server:
        yield server
        assert server.stop() == ""  # nothing went wrong inside


def make_table(host: Visitor, game: str, seats: list[Json], **settings: object) -> str:
    made = host.post("/api/tables", {"settings": {"game": game, "seats": seats, **settings}, "name": "Host"})
    assert made.status_code == 201, made.text
    assert made.json()["link"].endswith("/t/" + made.json()["id"])
    return str(made.json()["id"])


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_socket_sends_holds_no_sentence_and_depends_on_no_language(server: LiveServer, slug: str) -> None:
    """Onlookers who read another language are sent the same bytes of the game."""
    host = newcomer(server)
    table = make_table(host, slug, [OPEN, *[{"kind": "bot", "level": "random"}] * (GAMES[slug].least_seats - 1)])
    player = host.connect(f"/api/tables/{table}/socket")
    onlookers = [newcomer(server, lang).connect(f"/api/tables/{table}/socket") for lang in LANGUAGES]
    assert player.command("start")["is"] == "done"
    play_to_the_end([player], seed=3)
    told = [frames_to_the_end(onlooker) for onlooker in onlookers]
    assert told[0] == told[1]
    messages = [*player.told, *(json.loads(frame) for frame in told[0])]
    assert {message["is"] for message in messages} >= {"welcome", "moved"}
    assert [text for message in messages for text in texts_in(message) if " " in text] == []
    for line in (player, *onlookers):
        line.close()


def frames_to_the_end(onlooker: Line) -> list[str]:
    """The messages that this socket gets until the match ends."""
    frames: list[str] = []
    while not frames or (json.loads(frames[-1])["scene"] or {}).get("ending") is None:
        frame = json.dumps(onlooker.hear())
        if json.loads(frame)["is"] == "moved":
            frames.append(frame)
    return frames


def texts_in(part: object) -> Iterator[str]:
    """All texts but what people chose themselves: names and options."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, list):
        for each in part:
            yield from texts_in(each)
    elif isinstance(part, dict):
        for name, each in part.items():
            if name not in ("name", "options"):
                yield from texts_in(each)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_program_that_asks_over_http_is_told_in_its_language(server: LiveServer, lang: str) -> None:
    host = newcomer(server, lang)
    table = make_table(host, "agent_hunter", [OPEN, {"kind": "bot", "level": "random"}])
    assert host.post(f"/api/tables/{table}/commands", {"id": 1, "do": "start"}).json()["is"] == "done"
    deal_over_http([host], table)
    assert host.post(f"/api/tables/{table}/commands", {"id": 2, "do": "phrase", "phrase": 1}).json()["is"] == "done"
    seen = host.get(f"/api/tables/{table}").json()
    asked = seen["scene"]["task"]
    assert asked["text"] == GAMES["agent_hunter"].sayings.say("task", Statement(asked["kind"], asked["numbers"]), lang)
    assert seen["chat"][0]["text"] == say_phrase(1, lang)
    attack = {"id": 3, "do": "act", "seat": 0, "version": seen["version"], "action": 12}
    refused = host.post(f"/api/tables/{table}/commands", attack)
    assert refused.json()["text"] == GAMES["agent_hunter"].say_rule(refused.json()["rule"], lang)


@pytest.mark.parametrize("slug", GAMES)
def test_two_people_and_bots_play_a_whole_game_that_can_be_verified(
    server: LiveServer, slug: str, tmp_path: Path
) -> None:
    anna, ben = newcomer(server), newcomer(server, "de")
    bots = [{"kind": "bot", "level": "random"}] * max(0, GAMES[slug].least_seats - 2)
    table = make_table(anna, slug, [OPEN, OPEN, *bots])
    host, guest = (visitor.connect(f"/api/tables/{table}/socket") for visitor in (anna, ben))
    assert guest.hear()["seat"] == -1
    assert guest.command("sit", seat=1, name="Ben")["is"] == "done"
    assert guest.await_kind("welcome")["seat"] == 1
    assert host.command("start")["is"] == "done"
    promised = host.told[0]["table"]["commitment"]
    ends = play_to_the_end([host, guest], seed=1)
    match = host.told[0]["table"]["match"]
    for line in (host, guest):
        numbers = [message["number"] for message in line.told if "number" in message]
        assert numbers == sorted(numbers)
        line.close()
    assert ends[0]["scene"]["ending"]["scores"] == ends[1]["scene"]["ending"]["scores"]
    record = tmp_path / "record.jsonl"
    record.write_bytes(anna.get(f"/api/matches/{match}/record").content)
    assert list(verified_file(record, Noted(promised), "en"))
    assert [past["match"] for past in ben.get("/api/matches").json()["matches"]] == [match]
    moment = ben.get(f"/api/matches/{match}/replay", lens="own", moment=3).json()
    assert (moment["seat"], moment["moment"]) == (1, 3)
    assert ben.get(f"/api/matches/{match}/replay", lens="own", at=3).json() == moment, "the old name"


def test_the_bot_of_the_api_page_plays_whole_games(server: LiveServer, tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", API.read_text(encoding="utf-8"), re.DOTALL)[0]
    assert len(code.splitlines()) <= 60
    program = tmp_path / "bot.py"
    program.write_text(code, encoding="utf-8")
    anna = newcomer(server)
    table = make_table(anna, "agent_hunter", [{"kind": "bot", "level": "random"}, OPEN])
    host = anna.connect(f"/api/tables/{table}/socket")
    assert host.command("stand", seat=1)["is"] == "done"
    with subprocess.Popen(
        [sys.executable, str(program), server.url, table], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as bot:
        while not any(seat["name"] == "Sixty Lines" for seat in host.await_kind("changed")["table"]["seats"]):
            pass
        assert host.command("start")["is"] == "done"
        said, complained = bot.communicate(timeout=PATIENCE)
    assert re.fullmatch(r"(houses|cap) \[-?\d+, -?\d+\]\n", said), complained
    host.close()
