"""A person at the terminal: real processes, typed lines, one of them in a real pseudo-terminal."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from coverstory.match.record import read_record
from coverstory.match.replay import replay
from coverstory.match.verify import verify
from coverstory.rules.catalogue import GAMES
from coverstory.table.pauses import USUAL_PAUSE, Pauses
from coverstory.terminal.local import LocalSession, Setup
from coverstory.terminal.plain import PlainTable
from coverstory.wire.commands import Act
from support.hand_clock import HandClock

SLUGS = list(GAMES)
ENGLISH = {**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}


def play(*words: str, typed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "coverstory", "play", "--seed", "7", "--name", "Ann", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**ENGLISH, "XDG_DATA_HOME": os.environ["XDG_DATA_HOME"]},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("slug", SLUGS)
def test_always_the_first_choice_plays_a_whole_game(slug: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = play(slug, "--record", str(file), typed="list\na\n" * 5_000)
    assert "The winner: " in said or "Nobody wins." in said
    assert "against bots (rookie)" in said
    assert f"Saved in {file}." in said
    verified = verify(file.read_bytes())
    assert verified.record.ending is not None
    assert verified.fairness.commitment in said.partition("against bots (rookie)")[0]  # before the deal


@pytest.mark.parametrize("slug", SLUGS)
def test_leaving_in_the_middle_keeps_the_record(slug: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = play(slug, "--lang", "de", "--record", str(file), typed="liste\na\nliste\nA\nliste\na\nende\n")
    assert "Du hast das Spiel verlassen." in said
    record = read_record(file.read_bytes())
    assert record.ending is None
    assert len(replay(record).record().actions) >= 3
    assert verify(file.read_bytes())


def test_your_part_of_chance_changes_the_game_and_is_in_the_record(tmp_path: Path) -> None:
    fair = []
    for entropy in ("", "a fair wind"):
        file = tmp_path / f"{entropy}.jsonl"
        play("undercover_wyss", "--seat", "2", "--entropy", entropy, "--record", str(file), typed="quit\n")
        fair.append(verify(file.read_bytes()))
    assert [each.fairness.entropy for each in fair] == [["", ""], ["", "a fair wind"]]
    assert fair[0].fairness.commitment == fair[1].fairness.commitment  # promised before
    assert fair[0].record.actions != fair[1].record.actions


def test_a_game_without_a_chosen_seed_is_never_promised_twice(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for _ in range(2):
        words = [sys.executable, "-m", "coverstory", "play", "agent_hunter", "--record", str(file)]
        subprocess.run(words, input="quit\n", capture_output=True, text=True, check=True)
    one, other = (verify(line).fairness for line in file.read_bytes().splitlines())
    assert one.match != other.match
    assert one.seed != other.seed


def test_no_more_input_ends_with_a_sentence() -> None:
    assert "There is no more input, so the game stops here." in play("agent_hunter", typed="a\n")


def test_choices_can_be_typed_in_words() -> None:
    said = play("agent_hunter", typed="place 7\nplace 3\nplace 5\nboard\nquit\n")
    assert "is not one of your choices" not in said
    assert "You left the game." in said


def test_nonsense_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = "\nabracadabra\n-3\nzz\n\x00\nrules H999\nq\n"
    said = play("agent_hunter", "--record", str(file), typed=typed)
    assert "“abracadabra” is not one of your choices; “place 5” is." in said
    assert said.count("not one of your choices") == 4
    assert "There is no rule H999." in said
    assert read_record(file.read_bytes()).actions == []


def test_letters_count_only_while_they_are_shown() -> None:
    """On the first turn of Agent Hunter there are 33 choices in words: a stray letter plays nothing."""
    said = play("agent_hunter", "--seat", "1", typed="a\na\na\nx\nlist\nquit\n")
    assert "“x” is not one of your choices" in said
    assert " ah  " in said


def test_some_of_the_words_or_the_other_language_will_do() -> None:
    said = play("agent_hunter", typed="7\n3 legen\nPLACE  5\nquit\n")
    assert "not one of your choices" not in said
    assert "[7]" in said
    assert "[3]" in said


def test_places_such_as_4_1_will_do_as_words_for_a_card() -> None:
    """W37: row, then column; under a compulsion the two cards, not the numbers of a column and a row."""
    typed = "4·1\n4·2\n3·6\n3·6 and 5·2\nq\n"
    said = play("undercover_wyss", "--bots", "random", "--seed", "3", typed=typed)
    assert "You open 4·1." in said
    assert "You open 4·2." in said
    assert "“3·6” is not one of your choices" in said  # one of two cards
    assert "You open 3·6 and 5·2" in said


def test_an_illegal_choice_is_refused_with_its_rule() -> None:
    said = play("agent_hunter", typed="place 7\nplace 7\nquit\n")
    refusals = [line for line in said.splitlines() if re.match(r"(Your choice> )?H\d+: ", line)]
    assert len(refusals) == 1
    assert refusals[0].endswith(".")


def test_help_rules_log_and_list_are_there(tmp_path: Path) -> None:
    said = play("top_secret_spies", "--seats", "3", typed="?\nrules\nrules t8\nlog\nlist\nquit\n")
    assert "the whole rules" in said
    assert "TOP SECRET SPIES" in said
    assert max(len(line.removeprefix("Your choice> ")) for line in said.splitlines()) <= 100
    assert "T8: " in said
    assert "You left the game." in said


def test_a_choice_is_taken_back_notes_are_kept_and_the_table_is_told() -> None:
    said = play("agent_hunter", typed="undo\nplace 7\nundo\nnote Seven\nnotes\ntable\nsay Hello\nplace 7\nquit\n")
    assert "You can take back only your own last choice" in said
    assert said.count("hide the 7 in the left house.") == 2
    assert "Your last choice is taken back." in said
    assert "Seven\n" in said
    assert "2: Magpie, level rookie" in said
    assert "Ann: Hello" in said
    assert "Seven\n" in play("agent_hunter", typed="notes\nquit\n")


def test_a_hint_says_what_a_strong_bot_would_do() -> None:
    said = play("undercover_danzer", typed="?\nhint\nquit\n")
    assert "what a strong bot would do" in said
    assert "· I would play “" in said
    assert "(expected place 1." in said
    assert "· Ich würde „" in play("undercover_danzer", "--lang", "de", typed="Tipp\nende\n")


def test_bots_may_search_on_several_processes() -> None:
    """The nodes of the budget decide, so that the game is the same again."""
    words = ("undercover_danzer", "--bots", "agent:20n", "--jobs", "2")
    said = [play(*words, typed="list\na\n" * 8) for _ in range(2)]
    assert "Magpie" in said[0]
    assert said[0] == said[1]


@pytest.mark.parametrize("level", ["random", "rookie", "agent"])
def test_a_bot_on_this_machine_takes_as_long_over_a_single_choice_as_over_others(level: str, tmp_path: Path) -> None:
    """Otherwise everybody could tell what it holds (T15)."""
    clock = HandClock(tmp_path / "clock")
    session = spies_session(level, clock)
    spans: dict[bool, set[float]] = {False: set(), True: set()}
    while not all(spans.values()):
        if session._table.stage == "finished":
            session = spies_session(level, clock)
        tasks = session._table.bots_awaited()
        if not tasks:
            sight = session._table.sight(0, session._moment())
            assert sight is not None
            session._do(Act(1, 0, sight.version, sight.offered[-1]))
            continue
        task = tasks[0]
        asked = session._table.sight(task.seat, session._moment())
        assert asked is not None
        pending = session._let_bot_think(task)
        spans[len(asked.offered) == 1].add(round(pending.due - clock(), 6))
        clock.let_pass(1.0)
        session._let_bot_move(pending)
    assert spans == {False: {0.45}, True: {0.45}}


def spies_session(level: str, clock: HandClock) -> LocalSession:
    session = LocalSession(
        Setup(GAMES["top_secret_spies"], seats=3, seat=0, options={"cards": True}, level=level), "en"
    )
    session._pauses = Pauses(0.3, lambda: 0.5, clock)
    session._welcome()  # somebody listens
    session._begin_match()
    return session


def test_whoever_chooses_the_seed_knows_what_bots_hold_and_need_not_wait() -> None:
    game = GAMES["agent_hunter"]
    assert LocalSession(Setup(game, seats=2, seat=0, options={}, level="random", seed=7), "en")._pauses.least == 0
    assert LocalSession(Setup(game, seats=2, seat=0, options={}, level="random"), "en")._pauses.least == USUAL_PAUSE


def test_a_single_choice_waits_for_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answered at once it would tell everybody that there was nothing to choose, as from a hand of cards (T15)."""
    session = LocalSession(Setup(GAMES["undercover_wyss"], seats=2, seat=0, options={}, level="random", seed=7), "en")
    table = PlainTable(session, "Ann", "")
    asked: list[int] = []  # with how many choices

    def answer(_: str) -> str:
        asked.append(len(table.seen.offers))
        return ["list", "a"][len(asked) % 2]

    monkeypatch.setattr("builtins.input", answer)
    table.play()
    session.close()
    assert 1 in asked


def test_wide_moves_are_described_until_listed() -> None:
    """Somebody rolls at least a 4 soon: then there are more splits than are listed."""
    said = play("top_secret_spies", "--seats", "7", typed="list\na\n" * 40)
    assert " choices. Write one in words, such as “" in said


def test_the_game_can_be_chosen_from_a_list() -> None:
    said = play(typed="9\nhuh\n\nundercover\nWYSS\n7\n3\nquit\n")
    assert "No game is called “huh”." in said
    assert "Several games are called “undercover”" in said
    assert "The game is for 2 to 4 players." in said
    assert "mission hidden" in said
    assert "Agent Hunter: you are in seat 1" in play(typed="agent_hunter\nquit\n")
    assert "Heimlich & Co.: Du sitzt auf Platz 1" in play("--lang", "DE", typed="kramer\n\nende\n")
    for leaving in ("QUIT\n", "3\nq\n"):
        assert "See you next time." in play(typed=leaving)
    assert "no more input" in play(typed="")


def test_a_record_that_cannot_be_written_is_said_before_the_game(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "coverstory", "play", "agent_hunter", "--record", str(tmp_path / "no" / "x.jsonl")]
    done = subprocess.run(words, input="a\n", capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "No such file or directory" in done.stderr
    assert done.stdout == ""


def test_a_real_terminal_works_and_ctrl_c_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = ["agent_hunter", "--plain", "--seed", "7", "--record", str(file)]
    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(sys.executable, [sys.executable, "-m", "coverstory", "play", *words])
    seen = wait_for(terminal, "Your choice> ")
    os.write(terminal, b"a\n")
    seen += wait_for(terminal, "Your choice> ")
    status = press_ctrl_c(terminal, pid)
    os.close(terminal)
    assert os.waitstatus_to_exitcode(status) == 130
    assert len(read_record(file.read_bytes()).actions) == 1
    assert "Agent Hunter: you are in seat 1" in seen


def press_ctrl_c(terminal: int, pid: int) -> int:
    """Press it until the program ends, as a person would: while a prompt is drawn, it waits for the next key."""
    while True:
        os.write(terminal, b"\x03")
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            return status
        time.sleep(0.05)


def wait_for(terminal: int, words: str) -> str:
    seen = ""
    while words not in seen:
        seen += os.read(terminal, 65536).decode()
    return seen
