"""The process of a machine that thinks for bots: what it says, and a clean end after Ctrl-C or SIGTERM."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from coverstory.server.bus.addresses import without_passwords
from coverstory.server.bus.make_bus import bus_at
from coverstory.server.operations.log_lines import set_up_log
from coverstory.server.operations.think_command import ThinkSetup
from coverstory.server.texts import about_database
from coverstory.server.thinking.machine import Count, Machine

REPORT_EVERY = 60.0  # seconds

log = logging.getLogger(__name__)


def think(setup: ThinkSetup) -> int:
    """Returns the exit code."""
    set_up_log(setup.log)
    return asyncio.run(think_until_stopped(setup))


async def think_until_stopped(setup: ThinkSetup) -> int:
    bus = bus_at(setup.bus)
    machine = Machine(bus, setup.processes)
    bus.on_return(lambda: tell(setup, "thinking", bus=without_passwords(setup.bus), count=setup.processes))
    stopping = asyncio.Event()
    with stopped_by_signals(setup, stopping):
        await bus.open()
        reporting = asyncio.create_task(report(setup, machine))
        await machine.run(stopping)
        reporting.cancel()
        say_count(setup, machine.take_count())
        await bus.close()
    tell(setup, "thinking_stopped")
    return 0


@contextmanager
def stopped_by_signals(setup: ThinkSetup, stopping: asyncio.Event) -> Iterator[None]:
    """What is being thought is finished; pressed again, Ctrl-C ends it at once."""
    loop = asyncio.get_running_loop()

    def stop() -> None:
        if not stopping.is_set():
            tell(setup, "thinking_ends")
            stopping.set()

    def heard(_number: int, _frame: FrameType | None) -> None:
        if stopping.is_set():
            raise KeyboardInterrupt
        loop.call_soon_threadsafe(stop)

    before = {number: signal.signal(number, heard) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


async def report(setup: ThinkSetup, machine: Machine) -> None:
    while True:
        await asyncio.sleep(REPORT_EVERY)
        say_count(setup, machine.take_count())


def say_count(setup: ThinkSetup, count: Count) -> None:
    """Nothing, where nothing was asked."""
    if count.moves or count.hints or count.late or count.failed:
        tell(
            setup,
            "thought",
            moves=count.moves,
            hints=count.hints,
            unanswered=count.late + count.failed,
            longest=f"{count.longest:.1f}",
        )


def tell(setup: ThinkSetup, what: str, **values: str | int) -> None:
    """To whoever has started it: a sentence, or a line for what collects its log."""
    if setup.log == "json":
        log.info(what, extra={"fields": values})
    else:
        print(about_database(what, **values), flush=True)
