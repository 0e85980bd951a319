"""Waiting, measured on a machine on which much else runs: what is measured goes before all of it.

Watchers, attackers and bots do not: they would be on other machines, or yield by themselves.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

PRIORITY = 10


def goes_first(pid: int) -> None:
    """All threads that a process has now, and none of the processes that it starts. Needs root, on Linux."""
    if sys.platform != "linux":
        return
    for thread in Path(f"/proc/{pid}/task").iterdir():
        policy = os.SCHED_RR | os.SCHED_RESET_ON_FORK
        os.sched_setscheduler(int(thread.name), policy, os.sched_param(PRIORITY))


def goes_along_with(pid: int) -> None:
    """Whoever measures how long a server takes goes first where the server does."""
    if sys.platform == "linux" and os.sched_getscheduler(pid) != os.SCHED_OTHER:
        goes_first(os.getpid())
