"""What dev.py says while it works: each step by name, how far it is, and about how long it takes."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn

CLEAR = "\r\033[K"

Share = Callable[[], float]  # how much of the work is done, from 0 to 1


def say(words: str) -> None:
    print(f"── {words}", flush=True)


def stop(words: str, code: int = 2) -> NoReturn:
    print(words, file=sys.stderr)
    sys.exit(code)


@contextmanager
def step(title: str, seconds: int = 0, share: Share | None = None, after: int = 0) -> Iterator[None]:
    """Names what is done inside it; seconds is how long that takes on two cores with a good connection.

    In a terminal a line counts the seconds, after those that somebody else needs for words of their own.
    """
    guess = f", about {seconds} s" if seconds else ""
    began = time.monotonic()
    if sys.stdout.isatty():
        with ticking(lambda: f"{title}: {time.monotonic() - began:.0f} s{percent(share)}{guess}", after):
            yield
        print(CLEAR, end="")
        say(f"{title}: {time.monotonic() - began:.0f} s")
    else:
        say(f"{title}{guess}")
        yield
        print(f"   done in {time.monotonic() - began:.0f} s", flush=True)


def percent(share: Share | None) -> str:
    return "" if share is None else f", {share():.0%} done"


@contextmanager
def ticking(line: Callable[[], str], after: int) -> Iterator[None]:
    """Draws the line again every second, until the work is done or has failed."""
    finished = threading.Event()

    def draw() -> None:
        wait = after
        while not finished.wait(wait):
            print(f"{CLEAR}── {line()}", end="", flush=True)
            wait = 1

    drawing = threading.Thread(target=draw, daemon=True)
    drawing.start()
    try:
        yield
    except BaseException:
        print(flush=True)  # what went wrong is said on a line of its own
        raise
    finally:
        finished.set()
        drawing.join()
