"""A server that starts before the package is compiled: its bots become faster later, and people at a table are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.live_server import live_server, newcomer

SOURCES = Path(__file__).parents[2] / "src"


def test_people_at_a_table_are_told_once_when_bots_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = tmp_path / "compiled"
    monkeypatch.setenv("PYTHONPATH", str(SOURCES))
    monkeypatch.setenv("COVERSTORY_COMPILING", str(compiled))
    with live_server(tmp_path) as server:
        anna, ben = newcomer(server), newcomer(server, "de")
        seats = [{"kind": "open"}, {"kind": "bot", "level": "rookie"}]
        asked = {"settings": {"game": "agent_hunter", "seats": seats}, "name": "Anna"}
        table = anna.post("/api/tables", asked).json()["id"]
        line, watching = (who.connect(f"/api/tables/{table}/socket") for who in (anna, ben))
        line.await_kind("welcome")
        watching.await_kind("welcome")
        compiled.touch()
        news = {"is": "announced", "code": "bots_compiled"}
        assert line.await_kind("announced") == watching.await_kind("announced") == news
        assert line.command("start")["is"] == "done"  # the game goes on as if nothing had happened
        line.await_kind("moved")
        assert [told["is"] for told in line.told].count("announced") == 1
        line.close()
        watching.close()
