"""Two servers on one database: the second one notices, changes nothing, and reads what is true."""

from __future__ import annotations

from pathlib import Path

from websockets.exceptions import ConnectionClosed

from support.live_server import Line, Visitor, live_server, newcomer


def test_a_table_never_forks(tmp_path: Path) -> None:
    with live_server(tmp_path) as one, live_server(tmp_path) as other:
        anna = newcomer(one)
        settings = {"game": "agent_hunter", "seats": [{"kind": "open"}, {"kind": "bot", "level": "random"}]}
        table = anna.post("/api/tables", {"settings": settings, "name": "Anna"}).json()["id"]
        path = f"/api/tables/{table}"
        elsewhere = Visitor(other, anna.token)
        line = elsewhere.connect(path + "/socket")
        assert line.hear()["table"]["stage"] == "waiting"
        assert anna.post(path + "/commands", {"do": "say", "id": 1, "text": "here"}).json()["is"] == "done"
        refused = line.command("say", text="there")
        assert (refused["is"], refused["code"]) == ("refused", "not_stored")
        assert is_hung_up_on(line)
        again = elsewhere.connect(path + "/socket")
        assert [said["text"] for said in again.hear()["chat"]] == ["here"]
        assert again.command("say", text="there")["is"] == "done"


def is_hung_up_on(line: Line) -> bool:
    try:
        return bool(line.await_kind("farewell")["code"] == "not_stored")
    except ConnectionClosed:
        return True
