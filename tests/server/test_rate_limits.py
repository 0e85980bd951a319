"""The usual server allows only so much from one address; how much exactly, tests/server/test_limits.py shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from coverstory.server.http.limits import Limits
from support.live_server import live_server, newcomer

FAR_TOO_MANY = 500  # tables
ALLOWED = int(Limits().tables.burst)


def test_whoever_makes_tables_too_often_is_told_so_and_others_go_on(tmp_path: Path) -> None:
    body = {"settings": {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2}, "name": "Anna"}
    with live_server(tmp_path, words=()) as server:
        anna = newcomer(server)
        made = (anna.post("/api/tables", body) for _ in range(FAR_TOO_MANY))
        refused = next(answer for answer in made if answer.status_code != 201)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_often")
        assert anna.get("/api/tables").status_code == 200
        assert server.stop() == ""


@pytest.mark.parametrize(
    ("option", "notice"),
    [("--no-rate-limit", ""), ("--unhurried", "coverstory: --unhurried is now called --no-rate-limit\n")],
)
def test_without_limits_anybody_may_ask_as_often_as_they_like(option: str, notice: str, tmp_path: Path) -> None:
    """The old name of the option works for one more release, and says so."""
    body = {"settings": {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2}, "name": "Anna"}
    with live_server(tmp_path, words=(option,)) as server:
        anna = newcomer(server)
        assert {anna.post("/api/tables", body).status_code for _ in range(ALLOWED + 1)} == {201}
        assert server.stop() == notice
