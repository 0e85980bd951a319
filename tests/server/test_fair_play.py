"""Fair play at a real server, as people meet it: who keeps a seat, and who passes for whom."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from support.live_server import Line, LiveServer, Visitor, deal_over_http, live_server, newcomer, play_to_the_end

SHORT = {"cards": 4, "houses": 1, "decoys": 1}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    with live_server(tmp_path) as started:
        yield started


def seated(server: LiveServer, grace: int) -> tuple[Visitor, Visitor, str]:
    """Ann, the host, and Ben; nothing has begun."""
    ann, ben = newcomer(server), newcomer(server)
    settings = {"game": "agent_hunter", "options": SHORT, "seats": [{"kind": "open"}] * 2, "grace": grace}
    made = ann.post("/api/tables", {"settings": settings, "name": "Ann"}).json()["id"]
    path = f"/api/tables/{made}"
    assert ben.post(f"{path}/commands", {"do": "sit", "id": 1, "seat": 1, "name": "Ben"}).json()["is"] == "done"
    return ann, ben, path


def begin(ann: Visitor, ben: Visitor, path: str) -> list[Line]:
    assert ann.post(f"{path}/commands", {"do": "start", "id": 50}).json()["is"] == "done"
    deal_over_http([ann, ben], path.rpartition("/")[2])
    return [ann.connect(f"{path}/socket"), ben.connect(f"{path}/socket")]


def test_the_host_cannot_remove_who_is_there_and_who_was_removed_takes_the_seat_back(server: LiveServer) -> None:
    ann, ben, path = seated(server, grace=10)
    hers, his = begin(ann, ben, path)
    assert hers.command("remove", seat=1)["code"] == "present"
    his.close()
    while hers.command("remove", seat=1)["is"] != "done":
        pass
    assert ann.get(path).json()["table"]["seats"][1]["helped"]
    with closing(ben.connect(f"{path}/socket", seat=1)) as back:
        back.hear()
        seat = ann.get(path).json()["table"]["seats"][1]
        assert (seat["name"], seat["helped"], seat["here"]) == ("Ben", False, True)
    hers.close()


def test_after_kill_9_a_rematch_keeps_the_seat_of_who_is_not_back(server: LiveServer) -> None:
    ann, ben, path = seated(server, grace=600)
    lines = begin(ann, ben, path)
    play_to_the_end(lines, seed=5)
    server.kill()
    server.start()
    assert ann.post(f"{path}/commands", {"do": "rematch", "id": 100}).json()["is"] == "done"
    table = ben.get(path, seat=1).json()["table"]
    assert (table["stage"], table["seats"][0]["again"]) == ("finished", True)
    assert ben.post(f"{path}/commands", {"do": "rematch", "id": 100}).json()["is"] == "done"
    table = ben.get(path, seat=1).json()["table"]
    assert (table["stage"], table["seats"][1]["name"], table["seats"][1]["yours"]) == ("waiting", "Ben", True)


def test_numbers_go_on_without_a_gap_through_kill_9(server: LiveServer) -> None:
    ann, ben, path = seated(server, grace=600)
    with closing(ann.connect(f"{path}/socket")) as line:
        for text in ("one", "two"):
            line.command("say", text=text)
        last = max(message["number"] for message in line.told if "number" in message)
    server.kill()
    server.start()
    ben.post(f"{path}/commands", {"do": "say", "id": 2, "text": "three"})
    with closing(ann.connect(f"{path}/socket", since=last)) as line:
        numbers = [line.hear()["number"]]
        assert line.command("say", text="four")["is"] == "done"
        numbers += [
            message["number"] for message in [*line.told[1:], line.await_kind("chatted")] if "number" in message
        ]
    assert sorted(set(numbers)) == list(range(last + 1, max(numbers) + 1))


@pytest.mark.parametrize("name", ["Веn", "BEN", "B\u200ben", "\u3164", " "])
def test_nobody_who_looks_on_passes_for_a_player_or_for_nobody(server: LiveServer, name: str) -> None:
    _, _, path = seated(server, grace=600)
    eve = newcomer(server)
    answer = eve.post(f"{path}/commands", {"do": "say", "id": 1, "text": "I am Ben", "name": name}).json()
    assert answer.get("code") in ("name_taken", "no_name", "bad_name", "malformed"), answer
