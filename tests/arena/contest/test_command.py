"""`coverstory arena` as a person or a script uses it: real processes, a real terminal, a real Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from support.command_line import coverstory
from support.endless_arena import ERASE_LINE, Endless


def arena(*words: str, code: int = 0) -> str:
    return coverstory("arena", *words, code=code)


def untimed(found: dict[str, Any]) -> dict[str, Any]:  # JSON as it comes
    """Without CPU times and memory, which no two runs share."""
    assert found.pop("peak_memory_bytes") > 0
    for bot in found["bots"]:
        del bot["mean_seconds_a_move"], bot["longest_move_seconds"]
    return found


def test_json_names_the_bots_with_shares_and_intervals() -> None:
    found = json.loads(arena("agent_hunter", "--bots", "rookie,R", "--games", "20", "--seed", "3", "--json"))
    assert [bot["name"] for bot in found["bots"]] == ["rookie", "R"]
    assert sum(bot["win_share"] for bot in found["bots"]) == pytest.approx(1)
    for bot in found["bots"]:
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
        assert 0 < bot["mean_seconds_a_move"] <= bot["longest_move_seconds"]
    assert (found["game"], found["games"], found["deals"], found["seed"]) == ("agent_hunter", 20, 10, 3)
    assert not found["stopped"]


def test_the_same_seed_gives_the_same_results_whatever_the_jobs() -> None:
    words = ["undercover_wyss", "--seats", "3", "--bots", "agent:4n,R", "--games", "3", "--seed", "8", "--json"]
    assert untimed(json.loads(arena(*words))) == untimed(json.loads(arena(*words, "--jobs", "2")))


def test_people_get_a_table_and_a_page(tmp_path: Path) -> None:
    page = tmp_path / "it.html"
    words = ["agent_hunter", "--bots", "R,rookie,agent:4n", "-o", "cards=6", "-o", "houses=2"]
    said = arena(*words, "--games", "6", "--report", str(page))
    assert "Agent Hunter, 2 seats, cards=6, houses=2: 6 games, seed " in said
    assert "rookie against agent:4n: " in said
    assert page.read_text(encoding="utf-8").count("<svg") == 4


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["agent_hunter", "--bots", "R"], "Bots: expected two or more codes separated by commas, got 'R'"),
        (["agent_hunter", "--bots", ",R,"], "two or more codes"),
        (
            ["agent_hunter", "--bots", "R,deep"],
            "Bot of agent_hunter: expected random (or R), rookie, agent or spymaster",
        ),
        (["agent_hunter", "--bots", "R,agent:2x"], "got 'agent:2x'"),
        (["agent_hunter", "--bots", "R,R", "--seats", "3"], "expected 2 seats, got 3"),
        (["agent_hunter", "--bots", "R,R", "-o", "cards=1"], "Option cards"),
        (["agent_hunter", "--bots", "R,R", "--games", "0"], "expected a positive whole number"),
        (["agent_hunter", "--bots", "R,R", "--report", "no/such/folder/it.html"], "No such file or directory"),
        (["agent_hunter"], "--bots"),
        (["chess", "--bots", "R,R"], "expected one of agent_hunter"),
    ],
)
def test_mistakes_are_one_sentence_and_exit_code_2(words: list[str], said: str) -> None:
    complaint = arena(*words, code=2)
    assert said in complaint
    assert complaint.count("\n") == 1


def test_help_shows_examples() -> None:
    said = arena("--help")
    assert "examples:" in said
    assert "coverstory arena agent_hunter --bots" in said
    assert "--ray 10.0.0.1:6379" in said


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_terminal_sees_the_score_and_ctrl_c_keeps_finished_games(jobs: int, tmp_path: Path) -> None:
    running = Endless(tmp_path / "it.html", "--jobs", str(jobs))
    os.killpg(running.process.pid, signal.SIGINT)
    code, seen, told = running.finish()
    assert code == 130
    assert "of 100,000,000  rookie " in seen
    assert " left" in seen
    bar, _, rest = seen.rpartition(ERASE_LINE)
    assert "of 100,000,000" in bar
    assert rest == "\r\nStopped.\r\n"
    assert "Traceback" not in seen
    assert told["stopped"]
    assert 0 < told["games"] < told["games_planned"]
    assert "<svg" in (tmp_path / "it.html").read_text(encoding="utf-8")


def test_a_process_that_is_lost_loses_no_finished_games(tmp_path: Path) -> None:
    running = Endless(tmp_path / "it.html", "--jobs", "2")
    parent = running.process.pid
    workers = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    os.kill(int(workers[0]), signal.SIGKILL)
    code, seen, told = running.finish()
    assert code == 2
    assert seen.endswith("coverstory: A process ended before the game that it played.\r\n")
    assert told["games"] > 0
