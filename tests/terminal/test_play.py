"""A person at the terminal: real processes, typed lines, one of them in a real pseudo-terminal."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from coverstory.match.record import read_record
from coverstory.match.replay import replay
from coverstory.rules.catalogue import GAMES
from coverstory.terminal.texts import TEXTS

SLUGS = list(GAMES)


def play(*words: str, typed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "coverstory", "play", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("slug", SLUGS)
def test_always_the_first_choice_plays_a_whole_game(slug: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = play(slug, "--record", str(file), typed="a\n" * 20_000)
    assert " won." in said
    assert f"Recorded in {file}." in said
    assert replay(read_record(file.read_bytes())).over


@pytest.mark.parametrize("slug", SLUGS)
def test_leaving_in_the_middle_keeps_the_record(slug: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = play(slug, "--lang", "de", "--record", str(file), typed="a\nA\na\nende\n")
    assert "Du hast das Spiel verlassen." in said
    record = read_record(file.read_bytes())
    assert record.ending is None
    assert len(replay(record).record().actions) >= 3


def test_no_more_input_ends_with_a_sentence() -> None:
    assert "There is no more input, so the game stops here." in play("agent_hunter", typed="a\n")


def test_choices_can_be_typed_in_words() -> None:
    said = play("agent_hunter", typed="place 7\nplace 3\nplace 5\nboard\nquit\n")
    assert "is none of the choices" not in said
    assert "You left the game." in said


def test_nonsense_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = "\nabracadabra\n0\nq\n-3\n\x00\nrules H999\nquit\n"
    said = play("agent_hunter", "--record", str(file), typed=typed)
    assert "“abracadabra” is none of the choices." in said
    assert "There is no choice q: choose a to j." in said
    assert "There is no rule H999." in said
    assert read_record(file.read_bytes()).actions == []


def test_an_illegal_choice_is_refused_with_its_rule() -> None:
    said = play("agent_hunter", typed="place 7\nplace 7\nquit\n")
    refusals = [line for line in said.splitlines() if line.removeprefix("Your choice> ").startswith("H")]
    assert len(refusals) == 1
    assert refusals[0].endswith(".")


def test_help_rules_log_and_list_are_there(tmp_path: Path) -> None:
    said = play("top_secret_spies", "--seats", "3", typed="?\nrules\nrules T8\nlog\nlist\nquit\n")
    assert "the whole rules" in said
    assert "# Top Secret Spies" in said
    assert "T8: " in said
    assert "You left the game." in said


def test_wide_moves_are_described_until_listed() -> None:
    """Somebody rolls at least a 4 soon: then there are more splits than are listed."""
    said = play("top_secret_spies", "--seats", "7", typed="a\n" * 400)
    assert " choices. Write one in words, for example “" in said


def test_the_game_can_be_chosen_from_a_list() -> None:
    assert "Undercover" in play(typed="9\nhuh\n3\nquit\n")
    assert "Agent Hunter" in play(typed="agent_hunter\nquit\n")
    assert "You left the game." in play(typed="quit\n")
    assert "no more input" in play(typed="")


def test_a_real_terminal_works_and_ctrl_c_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(sys.executable, [sys.executable, "-m", "coverstory", "play", "agent_hunter", "--record", str(file)])
    seen = wait_for(terminal, "Your choice> ")
    os.write(terminal, b"a\n")
    seen += wait_for(terminal, "Your choice> ")
    os.write(terminal, b"\x03")
    _, status = os.waitpid(pid, 0)
    os.close(terminal)
    assert os.waitstatus_to_exitcode(status) == 130
    assert len(read_record(file.read_bytes()).actions) == 1
    assert "Agent Hunter. You have seat 0" in seen


def wait_for(terminal: int, words: str) -> str:
    seen = ""
    while words not in seen:
        seen += os.read(terminal, 65536).decode()
    return seen


def test_every_text_has_both_languages_and_the_same_blanks() -> None:
    import string

    for name, words in TEXTS.items():
        blanks = [{field for _, field, _, _ in string.Formatter().parse(words[lang]) if field} for lang in ("en", "de")]
        assert blanks[0] == blanks[1], name
