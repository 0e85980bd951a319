"""A Ray cluster of two nodes for tests, in a process of its own, and games that begin when they are told to.

    python tests/support/ray_nodes.py   # says where it is; a line of input ends the second node, no more lines end all

In the process that tests it would not do: Ray leaves threads behind, and other tests fork.
"""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from coverstory.arena.contest.tournament import Contest, Played, play_game

# As little as Ray can do with.
NODE = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "include_dashboard": False, "include_log_monitor": False}
NOTICING = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500}  # a node that is lost, soon
STARTS = 8  # a node gives up whose helpers need 15 s, as they may on a busy machine


class Nodes:
    """A cluster seen from outside."""

    def __init__(self) -> None:
        """Workers find what is importable here."""
        here = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "RAY_USAGE_STATS_ENABLED": "0"}
        self._process = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | here,
            encoding="utf-8",
        )
        self.address = self._line()  # nothing, where it did not start

    def lose_one(self) -> None:
        assert self._process.stdin is not None
        print("lose", file=self._process.stdin, flush=True)
        assert self._line() == "lost"

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def end(self) -> None:
        self._process.communicate()


@contextmanager
def two_nodes(patch: pytest.MonkeyPatch) -> Iterator[Nodes]:
    """Closed to everybody but this test: its token is its own, and none that the machine may have is used."""
    patch.setenv("RAY_AUTH_MODE", "token")
    patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    nodes = Nodes()
    for _ in range(STARTS - 1):
        if not nodes.address:
            nodes.end()
            nodes = Nodes()
    assert nodes.address, "Ray did not start"
    try:
        yield nodes
    finally:
        nodes.end()


def play_when_told(folder: Path, contest: Contest, number: int) -> Played:
    """Leaves a file for everybody who begins the game; goes on when there is a file named go."""
    (folder / f"{number}-{os.getpid()}").touch()
    while not (folder / "go").exists():
        time.sleep(0.05)
    return play_game(contest, number)


def main() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={**NODE, "no_monitor": True, "_system_config": NOTICING})
    second = cluster.add_node(**NODE)
    cluster.wait_for_nodes()
    print(cluster.address, flush=True)
    for _ in sys.stdin:
        cluster.remove_node(second, allow_graceful=False)
        print("lost", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
