"""The full-screen table in real terminals: a pseudo-terminal, and tmux where it is installed."""

from __future__ import annotations

import fcntl
import os
import pty
import shutil
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from coverstory.match.verify import verify

PATIENCE = 60  # seconds before a test gives up on a terminal; never asserted on
GAME = ("agent_hunter", "-o", "cards=4", "-o", "houses=1", "--bots", "random", "--seed", "7", "--lang", "en")
KEY = {"F10": b"\x1b[21~", "Enter": b"\r"}


class Terminal:
    """A program with a terminal of 80 × 24 that we hold the other end of."""

    def __init__(self, *words: str, **environ: str) -> None:
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            env = {**os.environ, "TERM": "xterm-256color", **environ}
            os.execve(sys.executable, [sys.executable, "-m", "coverstory", "play", *words], env)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.seen = ""

    def read_until(self, words: str) -> None:
        start = len(self.seen)
        while words not in self.seen[start:]:
            self.seen += os.read(self.master, 65536).decode(errors="replace")

    def press(self, key: str) -> None:
        os.write(self.master, KEY[key])

    def exit_code(self) -> int:
        while True:
            try:
                if not os.read(self.master, 65536):
                    break
            except OSError:  # how Linux says that nobody is at the other end
                break
        os.close(self.master)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_a_whole_game_in_a_pseudo_terminal_without_colours(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    terminal = Terminal(*GAME, "--record", str(file), NO_COLOR="1")
    terminal.read_until("place 0")
    while "play again" not in terminal.seen:
        terminal.press("Enter")
        terminal.read_until("\x1b[")
    terminal.press("F10")
    terminal.read_until("Leave the game?")
    terminal.press("Enter")
    assert terminal.exit_code() == 0
    assert verify(file.read_bytes())
    assert "\x1b[1;4;39;49mplace 0" in terminal.seen  # what is highlighted: bold and underlined
    assert "38;2;" not in terminal.seen
    assert "48;2;" not in terminal.seen


@pytest.fixture
def tmux() -> Iterator[tuple[str, ...]]:
    if shutil.which("tmux") is None:
        pytest.skip("tmux is not installed on this machine")
    socket = f"coverstory-{os.getpid()}"
    yield ("tmux", "-L", socket)
    subprocess.run(["tmux", "-L", socket, "kill-server"], check=False, capture_output=True)


def wait_for_change(look: Callable[[], str], before: str) -> None:
    until = time.monotonic() + PATIENCE
    while look() == before:
        assert time.monotonic() < until, before
        time.sleep(0.05)


def test_a_whole_game_under_tmux(tmux: tuple[str, ...], tmp_path: Path) -> None:
    def run(*words: str) -> str:
        return subprocess.run([*tmux, *words], check=True, capture_output=True, encoding="utf-8").stdout

    def wait_for(*anything: str) -> str:
        until = time.monotonic() + PATIENCE
        while not any(words in (screen := run("capture-pane", "-p")) for words in anything):
            assert time.monotonic() < until, screen
            time.sleep(0.05)
        return screen

    program = [sys.executable, "-m", "coverstory", "play", *GAME]
    path = os.pathsep.join(sys.path)
    start = ["env", f"PYTHONPATH={path}", f"XDG_DATA_HOME={tmp_path}", *program]
    run("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", *start, ";", "set", "remain-on-exit", "on")
    wait_for("place 0")
    wait_for("F1 Help F2 Log")
    while "play again" not in (before := run("capture-pane", "-p")):
        run("send-keys", "Enter")
        wait_for_change(lambda: run("capture-pane", "-p"), before)
    run("resize-window", "-x", "120", "-y", "40")
    wait_for("Log  Notes  Rules  Table")
    run("send-keys", "F10")
    wait_for("Leave the game?")
    run("send-keys", "Enter")
    wait_for("See you next time.")
