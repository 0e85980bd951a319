"""The command line as a person or a script uses it: real processes, real files."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path

import pytest

from coverstory import __version__
from coverstory.rules.catalogue import GAMES

SLUGS = list(GAMES)


def coverstory(*words: str, given: str = "", code: int = 0) -> str:
    """Run it; the exit code must be as said. Returns standard output, or standard error where it failed."""
    done = subprocess.run(
        [sys.executable, "-m", "coverstory", *words],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"},
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr if code else done.stdout


def complaint(*words: str) -> str:
    """What it says when it refuses: one sentence on standard error, exit code 2."""
    said = coverstory(*words, code=2)
    assert said.count("\n") == 1
    assert said.startswith("coverstory: ")
    assert said.endswith(".\n")
    return said


def test_games_lists_all_four_with_their_options() -> None:
    listed = json.loads(coverstory("games", "--json"))
    assert [game["game"] for game in listed] == SLUGS
    for game in listed:
        assert game["seats"]["least"] >= 2
        assert {"name", "rule", "default", "allowed", "about"} == set(game["options"][0])
    assert {option["name"] for option in listed[3]["options"]} >= {"cards", "dossier"}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_games_speaks_to_people_too(lang: str) -> None:
    said = coverstory("games", "--lang", lang)
    for game in GAMES.values():
        assert game.title[lang] in said
        assert game.summary[lang] in said


def test_simulate_reports_in_json() -> None:
    report = json.loads(
        coverstory("simulate", "undercover_wyss", "--seats", "3", "--games", "4", "--seed", "5", "--json")
    )
    assert report["games"] == 4
    assert report["actions"] > report["decisions"] >= 4 * 60
    assert report["cpu_seconds"] > 0
    assert sum(report["wins_by_seat"]) + report["nobody_won"] == pytest.approx(4)
    assert sum(report["endings"].values()) == 4
    assert report["length"]["least"] <= report["length"]["mean"] <= report["length"]["most"]


def test_simulate_reports_to_people_and_names_its_seed() -> None:
    said = coverstory("simulate", "agent_hunter", "--games", "3")
    assert "3 random games, seed " in said
    assert "nobody: " in said


def test_the_same_seed_gives_the_same_records_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    def records(jobs: str) -> bytes:
        file = tmp_path / f"{jobs}.jsonl"
        coverstory("simulate", "agent_hunter", "--games", "30", "--seed", "9", "--jobs", jobs, "--records", str(file))
        return file.read_bytes()

    assert records("1") == records("2")
    assert records("1").count(b"\n") == 30


def test_options_reach_the_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["simulate", "agent_hunter", "-o", "cards=4", "-o", "houses=1", "-o", "decoys=0"]
    coverstory(*words, "--games", "2", "--records", str(file))
    assert json.loads(file.read_text().splitlines()[0])["options"]["cards"] == 4


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_replay_prints_a_game_as_a_seat_saw_it(slug: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    coverstory("simulate", slug, "--games", "2", "--seed", "3", "--records", str(file))
    as_seat = coverstory("replay", str(file), "--seat", "1", "--lang", lang, "--boards")
    as_onlooker = coverstory("replay", str(file), "--lang", lang)
    assert GAMES[slug].title[lang] in as_seat.splitlines()[0]
    assert len(as_seat.splitlines()) > len(as_onlooker.splitlines()) > 20
    assert coverstory("replay", str(file), "--number", "2", "--lang", lang) != as_onlooker


def test_replay_of_an_unfinished_record_says_so(tmp_path: Path) -> None:
    file = tmp_path / "cut.jsonl"
    version = GAMES["agent_hunter"].version
    file.write_text(json.dumps({"game": "agent_hunter", "rules": version, "seats": 2, "options": {}, "actions": []}))
    assert "The record stops before the end of the game." in coverstory("replay", str(file))


def test_bench_measures_every_game(tmp_path: Path) -> None:
    measured = json.loads(coverstory("bench", "--seconds", "0.001", "--json"))
    assert {row["game"] for row in measured["games"]} == set(SLUGS)
    assert all(row["actions_per_cpu_second"] > 0 and row["copy_nanoseconds"] > 0 for row in measured["games"])
    assert {row["game"] for row in measured["search"] if "game" in row} == set(SLUGS)
    assert all(row["simulations_per_cpu_second"] > 0 for row in measured["search"])
    assert [(row["seats"], row["assignments"]) for row in measured["beliefs"]] == [
        (2, 20),
        (3, 120),
        (4, 840),
        (7, 5040),
    ]
    assert all(row["decision_microseconds"] > 0 and row["sums_microseconds"] > 0 for row in measured["beliefs"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "chess"], "expected one of agent_hunter"),
        (["simulate", "agent_hunter", "--seats", "3"], "expected 2 seats, got 3"),
        (["simulate", "top_secret_spies", "--seats", "8"], "expected 2 to 7 seats, got 8"),
        (["simulate", "agent_hunter", "-o", "colour=red"], "Options of agent_hunter: expected one of cards"),
        (
            ["simulate", "agent_hunter", "-o", "cards=11"],
            "Option cards: expected a whole number from 4 to 10, got '11'",
        ),
        (["simulate", "agent_hunter", "-o", "cards"], "expected KEY=VALUE, got 'cards'"),
        (["simulate", "agent_hunter", "--games", "0"], "expected a positive whole number, got '0'"),
        (["simulate", "agent_hunter", "--games", "many"], "expected a positive whole number, got 'many'"),
        (["simulate", "agent_hunter", "--seed", "-1"], "expected a whole number from 0"),
        (["simulate", "agent_hunter", "--records", "no/such/folder/x.jsonl"], "No such file or directory"),
        (["simulate"], "required"),
        (["dance"], "dance"),
        (["--browser"], "--browser"),
        (["games", "--lang", "xx"], "Language: expected one of en, "),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl: No such file"),
        (["play", "chess"], "expected one of agent_hunter"),
        (["play", "agent_hunter", "--seat", "3"], "Seat: expected 1 to 2, got 3"),
        (["play", "agent_hunter", "--seat", "0"], "counted from 1 as on the screen, got '0'"),
        (["play", "chess", "--lang", "de"], "Spiel: nicht 'chess', sondern eins von agent_hunter, "),
        (
            ["play", "agent_hunter", "-o", "cards=x", "--lang", "de"],
            "H26: Option cards: nicht 'x', sondern eine ganze Zahl",
        ),
        (["play", "agent_hunter", "--seats", "3", "--lang", "de"], "Agent Hunter: nicht 3, sondern 2 Plätze."),
        (
            ["play", "agent_hunter", "--bots", "guru", "--lang", "de"],
            "Bot von agent_hunter: nicht 'guru', sondern random",
        ),
        (["play", "--connect", "ftp://x", "--lang", "de"], "Erwartet wird die Adresse eines Servers"),
        (["play", "agent_hunter", "--seats", "9"], "expected 2 seats, got 9"),
        (["play", "agent_hunter", "--bots", "genius"], "Bot of agent_hunter: expected random"),
        (["bench", "--seconds", "soon"], "soon"),
    ],
)
def test_mistakes_are_one_sentence_and_exit_code_2(words: list[str], said: str) -> None:
    assert said in complaint(*words)


@pytest.mark.parametrize("content", ["", "nonsense\n", "{}\n", '{"game": "agent_hunter"}\n', "\x00\x01"])
def test_a_file_without_a_record_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text(content)
    assert "expected" in complaint("replay", str(file))


def test_a_seat_that_was_not_there_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    coverstory("simulate", "agent_hunter", "--games", "1", "--records", str(file))
    assert "Seat: expected 1 to 2, got 4" in complaint("replay", str(file), "--seat", "4")
    assert "expected at least 2 records, got 1." in complaint("replay", str(file), "--number", "2")


@pytest.mark.parametrize("command", ["", "play", "games", "simulate", "replay", "arena", "bench", "completion"])
def test_help_shows_an_example(command: str) -> None:
    said = coverstory(*([command] if command else []), "--help")
    assert "example" in said
    assert "coverstory " in said


def test_the_version_comes_with_the_build_and_the_python() -> None:
    spec = find_spec("coverstory.rules.contract")
    assert spec is not None
    build = "compiled" if isinstance(spec.loader, ExtensionFileLoader) else "plain"
    assert coverstory("--version") == f"coverstory {__version__} ({build}, Python {platform.python_version()})\n"


def test_the_language_is_that_of_the_system() -> None:
    words = [sys.executable, "-m", "coverstory", "games"]
    env = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    for setting, heading in (("de_DE.UTF-8", "Heimlich & Co."), ("en_GB.UTF-8", "Top Secret Spies")):
        done = subprocess.run(words, env={**env, "LC_ALL": setting}, capture_output=True, encoding="utf-8", check=True)
        assert heading in done.stdout


def test_output_into_a_closed_pipe_is_no_error() -> None:
    command = f'"{sys.executable}" -m coverstory games --json | head -c 10'
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr == ""


def test_a_start_loads_no_more_than_the_options_of_every_command() -> None:
    """Bots, the wire and whatever serves or plays are loaded by the command that needs them: a start stays quick."""
    code = "import sys, coverstory.__main__; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "coverstory.arena.contest.command" in loaded
    late = ("coverstory.bots", "coverstory.wire", "coverstory.match", "coverstory.arena.contest.run", "asyncio")
    assert [name for name in loaded if name.startswith(late)] == []
