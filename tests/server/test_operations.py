"""What whoever runs a server can ask it: alive, ready, numbers; and what its log says, and never says."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from pathlib import Path

import httpx
import pytest

from coverstory.server.app import make_app
from coverstory.server.http.limits import Limits
from coverstory.server.numbers import BOUNDS, Histogram
from coverstory.server.operations.log_lines import JsonLines, TextLines
from coverstory.server.people.identity import SECRET_LENGTH, TABLE_LENGTH, new_secret, new_table_id
from coverstory.server.services import Services
from support.in_process_server import running
from support.live_server import NO_RATE_LIMIT, LiveServer, live_server, newcomer

TABLE = {
    "settings": {"game": "agent_hunter", "seats": [{"kind": "open"}, {"kind": "bot", "level": "random"}]},
    "name": "Anna",
}


def numbers_of(text: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        anna = newcomer(server)
        table = anna.post("/api/tables", TABLE).json()["id"]
        line = anna.connect(f"/api/tables/{table}/socket")
        line.command("start")
        line.await_kind("moved")
        seen = line.newest_scene()
        offer = seen["scene"]["offers"][0]["code"]
        assert line.command("act", seat=0, version=seen["version"], action=offer)["is"] == "done"
        assert line.command("act", seat=1, version=0, action=0)["is"] == "refused"
        assert anna.get("/api/tables/nothing").status_code == 404
        answer = anna.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        found = numbers_of(answer.text)
    assert found["coverstory_tables"] == 1
    assert found["coverstory_sockets"] == 1
    assert found["coverstory_moves_total"] >= 1
    assert found['coverstory_refusals_total{code="not_yours"}'] == 1
    assert found['coverstory_refusals_total{code="no_table"}'] == 1
    assert found["coverstory_storage_failures_total"] == 0
    assert found["coverstory_bot_deadlines_missed_total"] == 0
    assert "coverstory_bots_waiting" in found
    assert found["coverstory_acknowledge_seconds_count"] >= 1
    assert found['coverstory_commit_seconds_bucket{le="+Inf"}'] == found["coverstory_commit_seconds_count"] > 1
    assert found["coverstory_process_open_fds"] > 1
    assert anna.token is not None
    assert not any(secret in answer.text for secret in (anna.token, table, "Anna"))


def test_metrics_are_for_the_machine_itself_unless_the_host_says_otherwise(tmp_path: Path) -> None:
    with live_server(tmp_path, words=(*NO_RATE_LIMIT, "--trusted-proxy", "127.0.0.1")) as server:
        nobody = httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "10.0.0.7"})
        assert nobody.status_code == 404
        assert httpx.get(f"{server.url}/metrics").status_code == 200
    with live_server(tmp_path, words=(*NO_RATE_LIMIT, "--metrics-from", "10.0.0.0/8")) as closed:
        assert httpx.get(f"{closed.url}/metrics").status_code == 404


def test_without_the_library_metrics_say_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)

    async def story() -> None:
        services = Services(tmp_path / "x.db", "", 1)
        async with running(make_app(services)) as inside:
            answer = await inside.ask("GET", "/metrics")
            assert answer.status_code == 501
            assert "coverstory[metrics]" in answer.json()["text"]

    asyncio.run(story())


def test_a_server_is_ready_until_it_is_full_stops_or_cannot_store(tmp_path: Path) -> None:
    async def story() -> None:
        services = Services(tmp_path / "x.db", "", 1, Limits(sockets=1))
        async with running(make_app(services)) as inside:

            async def ready() -> tuple[int, str]:
                answer = await inside.ask("GET", "/readyz", host="balancer.internal")
                return answer.status_code, answer.json().get("code", "")

            assert await ready() == (200, "")
            services.attendance.enter("10.0.0.7", None)
            assert await ready() == (503, "full")
            services.attendance.leave("10.0.0.7", None)
            services.rooms.takes_writes = False
            assert await ready() == (503, "not_stored")
            services.attendance.is_over = True
            assert await ready() == (503, "stopping")
            assert (await inside.ask("GET", "/healthz", host="balancer.internal")).json() == {"status": "ok"}

    asyncio.run(story())


def test_a_histogram_counts_each_time_once_under_the_first_bound_that_holds_it() -> None:
    histogram = Histogram()
    for seconds in (0.0, 0.001, 0.0011, 60.0):
        histogram.observe(seconds)
    counted = dict(zip([*BOUNDS, "above"], histogram.counts, strict=True))
    assert {bound: count for bound, count in counted.items() if count} == {0.0005: 1, 0.001: 1, 0.0025: 1, "above": 1}
    assert histogram.total == pytest.approx(60.0021)


def record(message: str, *values: object, error: Exception | None = None) -> logging.LogRecord:
    info = None if error is None else (type(error), error, error.__traceback__)
    return logging.LogRecord("coverstory.x", logging.ERROR, "x.py", 1, message, values, info)


@pytest.mark.parametrize("formatter", [JsonLines(), TextLines()])
def test_the_log_names_no_secret_even_where_an_error_quotes_one(formatter: logging.Formatter) -> None:
    secret, table = new_secret(), new_table_id()
    assert (len(secret), len(table)) == (SECRET_LENGTH, TABLE_LENGTH)
    said = formatter.format(record("table %s of %s", table, secret, error=ValueError(f"/t/{table}?token={secret}")))
    assert secret not in said
    assert table not in said
    assert table[:6] in said


def test_a_line_of_json_is_one_line_with_its_level_time_and_trace() -> None:
    said = JsonLines().format(record("broken\nin two", error=ValueError("why")))
    assert "\n" not in said
    line = json.loads(said)
    assert line["level"] == "error"
    assert line["message"] == "broken\nin two"
    assert "ValueError: why" in line["trace"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["time"])


def test_with_log_json_all_that_a_server_says_is_json(tmp_path: Path) -> None:
    server = JsonServer(tmp_path, words=(*NO_RATE_LIMIT, "--log", "json"))
    server.start()
    try:
        anna = newcomer(server)
        table = anna.post("/api/tables", TABLE).json()["id"]
        line = anna.connect(f"/api/tables/{table}/socket")
        line.command("note", seat=0, text="a private note")
        said = server.stop()
    finally:
        server.kill()
        server.http.close()
    lines = [json.loads(line) for line in said.splitlines()]
    assert lines[-1]["message"] == "stopped"
    assert anna.token is not None
    assert not any(secret in said for secret in (anna.token, table, "a private note"))


class JsonServer(LiveServer):
    """Says where it is on standard error."""

    def greeting(self) -> str:
        assert self._process is not None
        assert self._process.stderr is not None
        line = json.loads(self._process.stderr.readline())
        assert line["message"] == "served"
        return str(line["address"])
