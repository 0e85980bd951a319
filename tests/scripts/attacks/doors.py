"""Everything that can be asked for, at a server with very many tables."""

from __future__ import annotations

import asyncio
import statistics
from dataclasses import dataclass

from scripts.attacks.client import (
    loop_ms,
    until_asleep,
    until_idle,
)
from scripts.attacks.outcome import Figure, Outcome
from support.full_house import FullHouse, fill
from support.live_server import LiveServer, Visitor


async def doors(server: LiveServer, count: int) -> Outcome:
    """Everything that can be asked for, at a server with very many tables; each several times."""
    server.kill()
    for file in server.database.parent.glob(f"{server.database.name}*"):
        file.unlink()
    house = await asyncio.to_thread(fill, server.database, count, count)
    server.start()
    await asyncio.to_thread(until_idle, server)
    costs = await asyncio.to_thread(knock_at_all, server, house)
    for name, cost in sorted(costs.items(), key=lambda item: -statistics.median(item[1].milliseconds)):
        again = cost.milliseconds[1:]
        print(
            f"    {name:28} {cost.status}  loop ms: first {cost.milliseconds[0]:6.2f}"
            f"  median {statistics.median(again):6.2f}  most {max(again):6.2f}",
            flush=True,
        )
    dearest = max(costs, key=lambda name: statistics.median(costs[name].milliseconds))
    most = statistics.median(costs[dearest].milliseconds)
    answered = all(cost.status < 500 or cost.status == 503 for cost in costs.values())
    figure = Figure(f"of the loop for the dearest, {dearest},", most, 5.0)
    return Outcome(f"{len(costs)} doors at {count} tables", answered, [figure])


@dataclass(frozen=True)
class Cost:
    """Of one door: the status of the last answer, and CPU time of the event loop for each."""

    status: int
    milliseconds: list[float]


ASKED = 8  # times


def knock_at_all(server: LiveServer, house: FullHouse) -> dict[str, Cost]:
    somebody = Visitor(server, house.token)
    record = somebody.get(f"/api/matches/{house.match}/record").json()
    match, table = f"/api/matches/{house.match}", f"/api/tables/{house.playing}"
    codes = ",".join(str(code) for code in range(700))
    new = {"settings": {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2}, "name": "Host"}
    asked: dict[str, tuple[str, str, object]] = {
        "page": ("GET", "/", None),
        "games": ("GET", "/api/games", None),
        "rules": ("GET", "/api/games/undercover_danzer/rules", None),
        "700 actions in words": ("GET", f"/api/games/top_secret_spies/words?actions={codes}", None),
        "names of numbers": ("GET", "/api/sayings/undercover_danzer", None),
        "phrases": ("GET", "/api/phrases", None),
        "status": ("GET", "/api/status", None),
        "token": ("POST", "/api/tokens", None),
        "me, with 100 tables": ("GET", "/api/me", None),
        "lobby": ("GET", "/api/tables", None),
        "new table": ("POST", "/api/tables", new),
        "table": ("GET", table, None),
        "table that is not there": ("GET", "/api/tables/nothing", None),
        "closed table": ("GET", f"/api/tables/{house.closed}", None),
        "command": ("POST", f"{table}/commands", {"do": "say", "id": 1, "text": "x"}),
        "finished games": ("GET", "/api/matches", None),
        "older finished games": ("GET", "/api/matches?before=9", None),
        "finished game": ("GET", match, None),
        "record": ("GET", f"{match}/record", None),
        "chance, redone": ("GET", f"{match}/chance", None),
        "replay": ("GET", f"{match}/replay?lens=open", None),
        "what-if": ("POST", f"{match}/what-if", {"moment": 1, "seat": 0, "level": "random", "name": "Host"}),
        "import": ("POST", "/api/matches", record),
        "import, far too long": ("POST", "/api/matches", {**record, "actions": [7] * 300_000}),
        "OpenAPI": ("GET", "/api/openapi.json", None),
        "catalogue": ("GET", "/api/words/de/pages.ftl", None),
        "nothing": ("GET", "/api/nothing", None),
    }
    return {name: cost_of(server, somebody, *what) for name, what in asked.items()}


def cost_of(server: LiveServer, visitor: Visitor, method: str, path: str, body: object) -> Cost:
    spent: list[float] = []
    for _ in range(ASKED):
        began = loop_ms(server.pid)
        answer = visitor.ask(method, path, json=body)
        until_asleep(server.pid)
        spent.append(loop_ms(server.pid) - began)
    return Cost(answer.status_code, spent)
