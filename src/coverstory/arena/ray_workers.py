"""Work handed to a Ray cluster, by a process of its own.

Ray may end the process that speaks with it, from C++ and without a word, when its cluster is lost. Therefore
one process alone speaks with Ray, and whatever becomes of it, the results that it has passed on are safe.
"""

from __future__ import annotations

import importlib.util
import logging
import os
import signal
import socket
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

import coverstory
from coverstory.arena.workers import Run, hand_over, received
from coverstory.errors import CoverstoryError, NoCluster, OtherRelease, WorkerLost

Result = TypeVar("Result")

THIS_MACHINE = ""  # the address that nobody gave: a cluster that runs here, or one that is started for us
ON_EVERY_MACHINE = "Coverstory on every machine of the cluster"
TRIES_AGAIN = 5  # of a task whose worker was lost; one that ends every worker must not go on for ever
TASKS_A_CORE = 2  # one to do, one at hand
STORE_BYTES = 100_000_000  # results are small; Ray would take a third of the memory
SECONDS_TO_ANSWER = 10  # for a machine that we try to reach
SECONDS_TO_CONNECT = 120  # a cluster that is started here takes 5 to 30
SECONDS_TO_LEAVE = 10  # for the process to leave its cluster in order


@contextmanager
def on_ray(address: str) -> Iterator[Run]:
    """Workers on a cluster that has answered. When it is left, however it is left, nothing of ours runs there."""
    if importlib.util.find_spec("ray") is None:
        raise NoCluster("Ray is not installed here: pip install 'coverstory[ray]'.")
    if address != THIS_MACHINE:
        check_reachable(address)
    ray_process = RayProcess(address)
    try:
        ray_process.connect()
        yield ray_process.results
    finally:
        ray_process.stop()


def check_reachable(address: str) -> None:
    """Raises if nobody answers there: Ray itself would go on trying for many minutes."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), SECONDS_TO_ANSWER).close()
    except (OSError, ValueError, OverflowError):  # nobody there, no number, no such port
        raise no_answer(address) from None


class RayProcess:
    """Our side of the process that speaks with Ray."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._line, theirs = Pipe()
        # A process from nothing: Ray does not bear being forked, and somebody may have begun it here.
        self._process = get_context("spawn").Process(target=run_ray, args=(theirs, address), daemon=True)
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches everybody; the parent decides
        self._process.start()
        signal.signal(signal.SIGINT, before)
        theirs.close()
        self._in_the_middle = False  # of a message
        self._done = False  # the process ends by itself

    def connect(self) -> None:
        if not self._line.poll(SECONDS_TO_CONNECT):
            raise no_answer(self._address)
        try:
            self._receive()
        except WorkerLost:
            raise no_answer(self._address) from None

    def results(self, work: Callable[[int], Result], tasks: Iterator[int]) -> Iterator[Result]:
        """As they come, not in the order of the tasks."""
        hand_over(self._line, (work, tasks))
        try:
            while (result := self._receive()) is not None:
                yield result
            self._done = True
        except KeyboardInterrupt:
            yield from self._arrived()
            raise

    def _arrived(self) -> Iterator[Any]:  # results of any work
        """What was finished is kept; but half a message must not be read as another."""
        while not self._in_the_middle and self._line.poll() and (result := self._receive()) is not None:
            yield result

    def _receive(self) -> Any:  # a result of any work, or None when there will be no more
        self._line.poll(None)
        self._in_the_middle = True
        result = received(self._line)
        self._in_the_middle = False
        if isinstance(result, CoverstoryError):
            self._done = True
            raise result
        return result

    def stop(self) -> None:
        self._line.close()
        if not self._done:
            self._process.terminate()  # Ray hears it, leaves its cluster, and ends one that it started
        self._process.join(SECONDS_TO_LEAVE)
        self._process.kill()
        self._process.join()


def run_ray(line: Connection, address: str) -> None:
    """Runs in the process: None when the cluster has answered, a result for each task, None when all is done."""
    silence_ray()
    with suppress(EOFError, ConnectionError):
        try:
            connect(address)
            line.send(None)
            for result in results_on_ray(*line.recv()):
                line.send(result)
            line.send(None)
        except CoverstoryError as error:
            line.send(error)


def silence_ray() -> None:
    """What Ray says would run into the progress bar and the JSON; a mistake of ours is still heard."""
    warnings.simplefilter("ignore")
    sys.stderr = os.fdopen(os.dup(2), "w")
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)


def connect(address: str) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # who plays what is nobody's business
    os.environ.setdefault("RAY_raylet_start_wait_time_s", str(SECONDS_TO_CONNECT))  # 30 are few on a busy machine
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # as Ray will do by itself; it warns until then
    import ray

    quietly = {"log_to_driver": False, "logging_level": logging.CRITICAL}
    try:
        if address == THIS_MACHINE:
            connect_here(quietly)
        else:
            ray.init(address, **quietly)
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise no_answer(address) from error


def connect_here(quietly: dict[str, Any]) -> None:  # arguments of any type
    import ray

    try:
        ray.init("auto", **quietly)
    except ConnectionError:
        ray.init("local", include_dashboard=False, object_store_memory=STORE_BYTES, **quietly)


def no_answer(address: str) -> NoCluster:
    if address == THIS_MACHINE:
        return NoCluster("Ray does not start here: `ray start --head` may say why.")
    return NoCluster(
        f"No Ray cluster answers at {address} and lets us in: expected HOST:PORT, on a machine of the cluster, and in"
        " the environment its token, if it has one."
    )


def results_on_ray(work: Callable[[int], Result], tasks: Iterator[int]) -> Iterator[Result]:
    """Ray does a task again whose worker or machine was lost. Results come to us at once: what is done stays done."""
    import ray

    there = ray.remote(num_cpus=1, max_retries=TRIES_AGAIN)(do_there)
    under_way: list[Any] = []  # Ray's references
    while True:
        wanted = TASKS_A_CORE * cores() - len(under_way)
        under_way += [there.remote(coverstory.__version__, work, task) for task in islice(tasks, max(0, wanted))]
        if not under_way:
            return
        done, under_way = ray.wait(under_way)
        yield from map(result_of, done)


def cores() -> int:
    """Of all machines of the cluster; there may be more or fewer than a moment ago."""
    import ray

    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def result_of(reference: Any) -> Any:  # a reference of Ray, the result of any work
    import ray

    try:
        result = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if "No module named 'coverstory" in str(error):
            raise OtherRelease(ON_EVERY_MACHINE, coverstory.__version__, "none") from None
        raise
    except ray.exceptions.RayError:
        raise WorkerLost("Ray lost its cluster, or again and again the workers that played a game.") from None
    if isinstance(result, CoverstoryError):
        raise result
    return result


def do_there(release: str, work: Callable[[int], Result], task: int) -> Result | CoverstoryError:
    """Runs on some machine of the cluster."""
    if release != coverstory.__version__:
        return OtherRelease(ON_EVERY_MACHINE, release, coverstory.__version__)
    try:
        return work(task)
    except CoverstoryError as error:
        return error
