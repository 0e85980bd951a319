"""A server may start on plain Python while the package is still being compiled: then its bots become faster later.

`dev.py play` does that, so that nobody waits for a compiler before the first game. It says by an environment variable
which file will tell that the compiled package is installed; found by the same Python, without our PYTHONPATH.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from coverstory.server.live.rooms import Rooms
from coverstory.server.thinking.bot_pool import BotPool

VARIABLE = "COVERSTORY_COMPILING"
EVERY = 1.0  # seconds between two looks
PLAIN_PATHS = ("PYTHONPATH", VARIABLE)  # what makes a process run on the sources


async def speed_up_bots(bots: BotPool, rooms: Rooms) -> None:
    """Waits for the compiled package, hands it to the bots, and tells everybody at a table."""
    file = os.environ.get(VARIABLE)
    if file is None:
        return
    while not Path(file).exists():
        await asyncio.sleep(EVERY)
    bots.replace({name: value for name, value in os.environ.items() if name not in PLAIN_PATHS})
    rooms.announce("bots_compiled")
