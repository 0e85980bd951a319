"""dev.py says what it can do, and what is wrong, before it begins."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import testing

ROOT = Path(__file__).parents[1]


def dev(*words: str, python: str = sys.executable) -> subprocess.CompletedProcess[str]:
    return subprocess.run([python, str(ROOT / "dev.py"), *words], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("words", [(), ("--help",), ("test", "--help")])
def test_help_names_every_command(words: tuple[str, ...]) -> None:
    done = dev(*words)
    assert done.returncode == 0
    for command in ("setup", "play", "test", "quick", "check", "format", "watch", "docs", "bench", "screens"):
        assert f"python3 dev.py {command} " in done.stdout


def test_an_unknown_command_is_named_with_those_that_there_are() -> None:
    done = dev("plya")
    assert done.returncode == 2
    assert done.stderr == (
        "“plya” is no command of dev.py: choose one of setup, play, test, quick, check, format, watch, docs, bench, "
        "faults, screens, goldens, wire, puzzles.\n"
    )


def test_an_older_python_is_told_what_is_needed(tmp_path: Path) -> None:
    """The sentence stands before anything that an older Python cannot read: it runs with the tools taken away."""
    shutil.copy(ROOT / "dev.py", tmp_path)
    code = "import sys; sys.version_info = (3, 8, 10); sys.argv = ['dev.py']; exec(open('dev.py').read())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("Coverstory needs Python 3.11 or later; this is ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("named", "tests"),
    [
        ("tests/match/test_undo.py", "tests/match/test_undo.py"),
        ("tests/match/test_undo.py::test_it", "tests/match/test_undo.py::test_it"),
        ("tests/match", "tests/match"),
        ("src/coverstory/match/fairness.py", "tests/match/test_fairness.py"),
        ("src/coverstory/match/chance.py", "tests/match"),
        ("src/coverstory/rules/undercover_wyss/text_reader.py", "tests/rules/undercover_wyss"),
        ("web/src/game/fairness.ts", "web/src/game/fairness.ts"),
        ("tests/support/live_server.py", ""),
        ("README.md", ""),
    ],
)
def test_quick_finds_the_tests_of_a_file(named: str, tests: str) -> None:
    assert testing.test_of(named) == (str(ROOT / tests) if tests else "")


def test_quick_says_that_a_file_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        testing.test_of("tests/nothing.py")
    assert stopped.value.code == 2
    assert capsys.readouterr().err == "There is no tests/nothing.py.\n"
