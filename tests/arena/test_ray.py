"""Contests on Ray: a real cluster of two nodes, the same games as in processes, whatever becomes of it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from coverstory import __version__
from coverstory.arena.contest.tournament import Contest, Played, play_contest
from coverstory.arena.ray_workers import do_there, on_ray
from coverstory.arena.workers import in_processes
from coverstory.errors import BadOption, NoCluster, OtherRelease
from support.endless_arena import ERASE_LINE, Endless
from support.ray_nodes import Nodes, play_when_told, two_nodes

CONTEST = Contest("agent_hunter", 2, {}, ("agent:8n", "R"), deals=3, seed=7)
TIMES = {"peak_memory_bytes", "mean_seconds_a_move", "longest_move_seconds"}


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed here")
def test_a_cluster_plays_the_same_games_whatever_becomes_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One test, for a cluster takes some seconds to start."""
    with two_nodes(monkeypatch) as nodes:
        the_command_tells_the_same(nodes.address)
        ctrl_c_keeps_finished_games(nodes.address, tmp_path / "it.html")
        a_lost_node_changes_no_result(nodes, tmp_path)
        a_lost_cluster_loses_no_finished_games(nodes, tmp_path / "it.html")


def the_command_tells_the_same(address: str) -> None:
    assert without_times(arena("--ray", address)) == without_times(arena("--jobs", "2"))


def arena(*where: str) -> Any:  # JSON as it comes
    words = ["agent_hunter", "--bots", "agent:8n,rookie,R", "--games", "12", "--seed", "7", "--json", *where]
    done = subprocess.run(
        [sys.executable, "-m", "coverstory", "arena", *words], capture_output=True, check=True, encoding="utf-8"
    )
    assert done.stderr == ""
    return json.loads(done.stdout)


def without_times(told: Any) -> Any:  # JSON, or a part of it
    if isinstance(told, dict):
        return {name: without_times(value) for name, value in told.items() if name not in TIMES}
    return [without_times(value) for value in told] if isinstance(told, list) else told


def ctrl_c_keeps_finished_games(address: str, report: Path) -> None:
    running = Endless(report, "--ray", address)
    os.killpg(running.process.pid, signal.SIGINT)
    code, seen, told = running.finish()
    assert code == 130
    assert seen.endswith("Stopped.\r\n")
    assert "Traceback" not in seen
    assert 0 < told["games"] < told["games_planned"]
    assert "<svg" in report.read_text(encoding="utf-8")


def a_lost_node_changes_no_result(nodes: Nodes, folder: Path) -> None:
    with on_ray(nodes.address) as run, ThreadPoolExecutor(1) as enemy:
        losing = enemy.submit(lose_one_in_the_middle, nodes, folder)
        games = list(run(partial(play_when_told, folder, CONTEST), iter(range(CONTEST.games))))
        losing.result()
    begun = list(folder.glob("*-*"))
    assert len(begun) == CONTEST.games + 1  # that of the lost node once more
    with closing(play_contest(CONTEST, in_processes(2))) as same:
        assert results(games) == results(list(same))


def lose_one_in_the_middle(nodes: Nodes, folder: Path) -> None:
    """When both have begun a game; these go on when the worker of the lost one has ended, who may be slow to notice."""
    while len(begun := list(folder.glob("*-*"))) < 2:
        time.sleep(0.05)
    nodes.lose_one()
    while all(is_alive(file.name.partition("-")[2]) for file in begun):
        time.sleep(0.05)
    (folder / "go").touch()


def is_alive(process: str) -> bool:
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


def results(games: list[Played]) -> list[tuple[int, list[int], str, list[int]]]:
    return sorted((game.number, game.winners, game.reason, [bot.moves for bot in game.thinking]) for game in games)


def a_lost_cluster_loses_no_finished_games(nodes: Nodes, report: Path) -> None:
    running = Endless(report, "--ray", nodes.address)
    nodes.end()
    code, seen, told = running.finish()
    assert code == 2
    assert f"{ERASE_LINE}coverstory: " in seen  # where the bar was
    assert "Traceback" not in seen
    assert told["games"] > 0


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed here")
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:99999"])
def test_where_nobody_answers_that_is_said_at_once(address: str) -> None:
    with pytest.raises(NoCluster, match=f"^No Ray cluster answers at {address} "), on_ray(address):
        pass


def test_a_machine_with_another_release_says_so_instead_of_playing() -> None:
    found = do_there("0.0", abs, 1)
    assert isinstance(found, OtherRelease)
    assert str(found).startswith("Coverstory on every machine of the cluster: expected 0.0, got ")


def refuse(task: int) -> int:
    raise BadOption("Task", "another", str(task))


def test_an_error_of_a_game_comes_back_as_what_it_is() -> None:
    assert isinstance(do_there(__version__, refuse, 5), BadOption)


WITHOUT_RAY = """
import sys
from coverstory.__main__ import main
sys.modules["ray"] = None
sys.exit(main(["arena", "agent_hunter", "--bots", "R,R", "--report", sys.argv[1], "--ray"]))
"""


def test_without_ray_one_sentence_says_how_to_get_it(tmp_path: Path) -> None:
    report = tmp_path / "it.html"
    done = subprocess.run([sys.executable, "-c", WITHOUT_RAY, str(report)], capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "coverstory: Ray is not installed here: pip install 'coverstory[ray]'.\n"
    assert not report.exists()
