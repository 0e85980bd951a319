"""Whole games over real sockets at a real server with a real database."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from coverstory.match.verify_file import verified_file
from coverstory.rules.catalogue import GAMES
from support.live_server import PATIENCE, Json, LiveServer, Visitor, live_server, newcomer, play_to_the_end

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
def test_two_people_and_bots_play_a_whole_game_that_can_be_verified(
    server: LiveServer, slug: str, tmp_path: Path
) -> None:
    anna, ben = newcomer(server), newcomer(server, "de")
    bots = [{"kind": "bot", "level": "random"}] * max(0, GAMES[slug].least_seats - 2)
    table = make_table(anna, slug, [OPEN, OPEN, *bots])
    host, guest = (visitor.connect(f"/api/tables/{table}/socket") for visitor in (anna, ben))
    assert guest.hear()["seat"] == -1
    assert guest.command("sit", seat=1, name="Ben", entropy="b")["is"] == "done"
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
    assert list(verified_file(record, promised, None))
    assert [past["match"] for past in ben.get("/api/matches").json()["matches"]] == [match]
    moment = ben.get(f"/api/matches/{match}/replay", lens="own", at=3).json()
    assert (moment["seat"], moment["at"]) == (1, 3)


def test_the_bot_of_the_api_page_plays_whole_games(server: LiveServer, tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", API.read_text(encoding="utf-8"), re.DOTALL)[0]
    assert len(code.splitlines()) <= 40
    program = tmp_path / "bot.py"
    program.write_text(code, encoding="utf-8")
    anna = newcomer(server)
    table = make_table(anna, "agent_hunter", [{"kind": "bot", "level": "random"}, OPEN])
    host = anna.connect(f"/api/tables/{table}/socket")
    assert host.command("stand", seat=1)["is"] == "done"
    with subprocess.Popen(
        [sys.executable, str(program), server.url, table], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as bot:
        while not any(seat["name"] == "Forty Lines" for seat in host.await_kind("changed")["table"]["seats"]):
            pass
        assert host.command("start")["is"] == "done"
        said, complained = bot.communicate(timeout=PATIENCE)
    assert re.search(r"\. \[-?\d+, -?\d+\]", said), complained
    host.close()
