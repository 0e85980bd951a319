"""The progress bar, as it reaches a real terminal of a given width."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from contextlib import suppress

from support.endless_arena import ERASE_LINE

SHOW_CURSOR = "\033[?25h"
CONTROL_SEQUENCE = re.compile(r"\033\[[0-9;?]*[A-Za-z]")

COUNT_TO_EIGHT = """
from coverstory.progress import Progress
progress = Progress("agent_hunter", 8)
progress.show(0)
progress.show(8, "rookie 60 %, R [40] %")
progress.close()
print("result")
"""


def seen_on_terminal(code: str, columns: int = 80, term: str = "xterm") -> str:
    """Everything that a program writes to standard error, which is a terminal."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    env = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**env, "TERM": term, "PYTHONIOENCODING": "utf-8"},
    )
    os.close(theirs)
    seen = b""
    with suppress(OSError):  # the other end was closed
        while more := os.read(ours, 65536):
            seen += more
    os.close(ours)
    told, _ = process.communicate()
    assert (process.returncode, told) == (0, b"result\n"), seen
    return seen.decode()


def lines(seen: str) -> list[str]:
    return [line.rstrip() for line in CONTROL_SEQUENCE.sub("", seen).replace("\n", "\r").split("\r") if line.strip()]


def test_the_bar_has_a_name_a_count_a_note_and_the_time_left() -> None:
    first, *_, last = lines(seen_on_terminal(COUNT_TO_EIGHT))
    assert re.fullmatch(r"agent_hunter +━* +0 of 8 +-:--:-- left", first)
    assert re.fullmatch(r"agent_hunter ━+ 8 of 8  rookie 60 %, R \[40\] % \d:\d\d:\d\d left", last)


def test_a_closed_bar_leaves_an_empty_line_and_a_visible_cursor() -> None:
    seen = seen_on_terminal(COUNT_TO_EIGHT)
    assert seen.endswith(ERASE_LINE)
    assert seen.rindex(SHOW_CURSOR) > seen.rindex("8 of 8")


def test_a_narrow_terminal_shortens_the_bar_before_the_note() -> None:
    for columns in (120, 60, 50):
        last = lines(seen_on_terminal(COUNT_TO_EIGHT, columns))[-1]
        assert len(last) < columns + 1
        assert "8 of 8  rookie 60 %" in last


def test_no_terminal_sees_no_bar_and_loads_no_rich() -> None:
    code = COUNT_TO_EIGHT + "import sys; print('rich' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout == "result\nFalse\n"


def test_a_terminal_that_cannot_erase_sees_no_bar() -> None:
    assert seen_on_terminal(COUNT_TO_EIGHT, term="dumb") == ""


def test_a_note_is_put_into_words_only_when_it_is_drawn() -> None:
    """Ten thousand calls within moments are drawn a few times."""
    code = """
from coverstory.progress import Progress
class Note:
    asked = 0
    def __str__(self):
        Note.asked += 1
        return "asked"
progress, note = Progress("fast", 20_000), Note()
for done in range(10_000):
    progress.show(done, note)
progress.close()
assert 0 < Note.asked < 10_000, Note.asked
print("result")
"""
    assert "asked" in seen_on_terminal(code)


def test_a_closed_bar_comes_back_when_there_is_more_to_show() -> None:
    code = """
from coverstory.progress import Progress
progress = Progress("solving", 2)
progress.show(2, "before")
progress.close()
print("result")
progress.show(2, "after")
progress.close()
"""
    seen = seen_on_terminal(code)
    assert lines(seen)[-1].split("  ")[1].startswith("after")
    assert seen.endswith(ERASE_LINE)
