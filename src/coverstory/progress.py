"""A progress bar for long work, drawn by rich on standard error when that is a terminal."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Generator
from contextlib import closing
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from rich.progress import Progress as RichProgress

Game = TypeVar("Game")

SECONDS_BETWEEN_DRAWINGS = 0.1
LONGEST_BAR = 30  # columns
TERMINALS_THAT_CANNOT_ERASE = ("dumb", "unknown")
REMEMBERED_SECONDS = 3600.0  # the pace of the last hour says how long the rest takes: one game may last minutes


class Progress:
    """A bar with a count, a note and the time left; it is gone once closed.

    It is drawn from `show` alone, not from a thread of rich's: compiled code would not let that thread run anyway.
    """

    def __init__(self, what: str, total: int) -> None:
        self._what = what
        self._total = total
        self._bar: RichProgress | None = None
        self._is_watched = sys.stderr.isatty() and os.environ.get("TERM") not in TERMINALS_THAT_CANNOT_ERASE
        self._drawn_at = 0.0

    def show(self, done: int, note: object = "") -> None:
        """Draw at most ten times a second. A note such as the score so far is put into words only when it is drawn."""
        now = time.monotonic()
        if self._is_watched and (now - self._drawn_at > SECONDS_BETWEEN_DRAWINGS or done == self._total):
            self._drawn_at = now
            if self._bar is None:
                self._bar = make_bar(self._what, self._total)
            self._bar.start()
            self._bar.update(self._bar.task_ids[0], completed=done, note=str(note))
            self._bar.refresh()

    def close(self) -> None:
        """Remove the bar. It comes back if there is more to show."""
        if self._bar is not None:
            self._bar.stop()


def make_bar(what: str, total: int) -> RichProgress:
    """Where there is little room, the bar itself gives way first: the count and the note say more."""
    from rich.console import Console  # takes longer to load than all the rest of some commands
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
    from rich.table import Column

    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=None, table_column=Column(max_width=LONGEST_BAR)),
        TextColumn("{task.completed:,} of {task.total:,}  {task.fields[note]}", markup=False),
        TimeRemainingColumn(table_column=Column(no_wrap=True)),
        TextColumn("left"),
        console=Console(stderr=True),
        auto_refresh=False,
        speed_estimate_period=REMEMBERED_SECONDS,
        transient=True,
        redirect_stdout=False,  # results go where they went, and bars around them are closed
        redirect_stderr=False,
    )
    bar.add_task(what, total=total, note="")
    return bar


def collect(
    games: Generator[Game], finished: list[Game], progress: Progress, score: Callable[[Game], object] = lambda _: ""
) -> None:
    """Add every game to finished as soon as it is, in sight of whoever watches; the score is what it makes of it."""
    progress.show(0)
    try:
        with closing(games):
            for game in games:
                finished.append(game)
                progress.show(len(finished), score(game))
    finally:
        progress.close()
