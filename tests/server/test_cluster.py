"""A site on several machines, in small: `dev.py faults cluster` does the same for as long as one likes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from scripts.cluster_faults import Faults
from scripts.cluster_table import party
from support.cluster import Cluster, cluster
from support.postgres import needs_postgres

TABLES = 3
PAUSE = 0.2  # seconds between two moves at a table

pytestmark = needs_postgres


def played_through(site: Cluster, *faults: Callable[[Faults, int], Awaitable[None]]) -> None:
    """Each fault once, with a game under way; then everything that players were told must hold."""

    async def body() -> None:
        async with party(site.url, TABLES, PAUSE) as players:
            await players.until_all_go_on()
            for fault in faults:
                await fault(Faults(site, players, 1), 1)
        assert players.report.violations == []
        assert players.report.acknowledged > TABLES

    asyncio.run(body())
    assert not [said for said in site.said() if "Traceback" in said]


def test_nothing_that_was_acknowledged_is_lost_where_a_node_dies_or_freezes_or_what_they_share_restarts(
    tmp_path: Path,
) -> None:
    with cluster(tmp_path, 2) as site:
        played_through(site, Faults.kill, Faults.freeze, Faults.postgres, Faults.nats)


def test_nobody_loses_a_game_while_nodes_are_upgraded_one_by_one(tmp_path: Path) -> None:
    with cluster(tmp_path, 2) as site:
        played_through(site, Faults.upgrade)
