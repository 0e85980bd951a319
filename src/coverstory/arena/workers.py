"""Work handed to processes that can be stopped at once."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, Protocol, TypeVar

from coverstory.errors import CoverstoryError, WorkerLost

Result = TypeVar("Result")


class Run(Protocol):
    """Does some work for every task; results as they come."""

    def __call__(self, work: Callable[[int], Result], tasks: Iterator[int], /) -> Iterator[Result]: ...


def in_processes(jobs: int) -> Run:
    """In so many; one is this process itself."""

    def run(work: Callable[[int], Result], tasks: Iterator[int]) -> Iterator[Result]:
        return map(work, tasks) if jobs == 1 else WorkerPool(work, jobs).results(tasks)

    return run


class WorkerPool(Generic[Result]):
    """So many processes, each with one task at a time.

    The library's pools wait for work that has begun: after Ctrl-C that could be minutes of a game nobody wants.
    """

    def __init__(self, work: Callable[[int], Result], jobs: int) -> None:
        self._work = work
        self._jobs = jobs
        self._processes: list[Process] = []
        self._busy: list[Connection] = []

    def results(self, tasks: Iterator[int]) -> Iterator[Result]:
        """As they come, not in the order of the tasks. When it ends, however it ends, so do the processes."""
        try:
            for task in islice(tasks, self._jobs):
                self._hire(task)
            while self._busy:
                yield from self._receive(self._ready(None), tasks)
        except KeyboardInterrupt:
            yield from self._receive(self._ready(0), iter(()))  # what was finished is kept
            raise
        finally:
            self._dismiss()

    def _hire(self, task: int) -> None:
        ours, theirs = Pipe()
        process = Process(target=serve, args=(theirs, self._work), daemon=True)
        with ctrl_c_held_back():
            process.start()
        theirs.close()
        self._processes.append(process)
        self._busy.append(ours)
        hand_over(ours, task)

    def _ready(self, seconds: float | None) -> list[Connection]:
        ready = wait(self._busy, seconds)
        return [line for line in self._busy if line in ready]

    def _receive(self, ready: list[Connection], tasks: Iterator[int]) -> Iterator[Result]:
        for line in ready:
            self._busy.remove(line)  # Ctrl-C in the middle of a result must not leave half of it to be read as another
            result = received(line)
            if isinstance(result, CoverstoryError):
                raise result
            yield result
            if (task := next(tasks, None)) is None:
                line.close()
            else:
                self._busy.append(line)
                hand_over(line, task)

    def _dismiss(self) -> None:
        for line in self._busy:
            line.close()
        for process in self._processes:
            process.terminate()
            process.join()


@contextmanager
def ctrl_c_held_back() -> Iterator[None]:
    """A new process does not ignore Ctrl-C yet: pressed at that very moment, it would print a traceback.

    The process inherits that it is held back, and ignores it from then on; here it arrives a little later.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows starts processes in another way
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def hand_over(line: Connection, task: object) -> None:
    try:
        line.send(task)
    except ConnectionError:
        raise lost() from None


def received(line: Connection) -> Any:  # results of any work, or the error that ended it
    try:
        return line.recv()
    except (EOFError, ConnectionError):
        raise lost() from None


def lost() -> WorkerLost:
    return WorkerLost("A process ended before the game that it played.")


def serve(line: Connection, work: Callable[[int], object]) -> None:
    """Runs in the process: one result for each task, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches everybody; the parent decides
    with suppress(EOFError, ConnectionError):
        while True:
            task = line.recv()
            try:
                line.send(work(task))
            except CoverstoryError as error:
                line.send(error)
