"""One move on several processes: each searches by itself from the same view, and what they tried is added up.

A process is told which bot to be (an Order); it gets views as text and gives back numbers, so that nothing else of the
table can reach it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import final

import msgspec

from coverstory.bots.bot import Bot, Finding
from coverstory.bots.jobs import Find, Found, Order, decode_result, encode_line
from coverstory.rules.contract import View


class Question(msgspec.Struct, frozen=True):
    """A view in its text form, with all that was heard, and what is offered."""

    view: str
    offered: list[int]


Answer = list[tuple[int, int, float]]  # action, tries, mean result


@final
class ParallelBot(Bot):
    """Keeps its processes, and they their trees, from move to move."""

    def __init__(self, orders: Sequence[Order], alone: Bot) -> None:
        """alone: a bot like those of the processes; it prefers one of their findings, and thinks when none answers."""
        self._orders = list(orders)
        self._alone = alone
        self._workers: list[Worker | None] = [None for _ in orders]

    def choose(self, view: View, offered: Sequence[int]) -> int:
        return offered[0] if len(offered) == 1 else self.findings(view, offered)[0].action

    def findings(self, view: View, offered: Sequence[int]) -> list[Finding]:
        question = Question(view.text(), list(offered))
        try:
            answers = self._answers(question)
        except BaseException:
            self.close()  # Ctrl-C: an answer that nobody waited for must not be taken for the next one
            raise
        found = added_up(answers)
        return self._alone.preferred(view, found) if found else self._alone.findings(view, offered)

    def close(self) -> None:
        for number in range(len(self._workers)):
            self._dismiss(number)

    def _answers(self, question: Question) -> list[Answer]:
        """All think at the same time; the part of a process that was lost is missing, and it is replaced."""
        asked = [self._worker(number).ask(question) for number in range(len(self._workers))]
        answers = []
        for number, worker in enumerate(self._workers):
            answer = worker.answer() if worker and asked[number] else None
            if answer is None:
                self._dismiss(number)
            else:
                answers.append(answer)
        return answers

    def _worker(self, number: int) -> Worker:
        worker = self._workers[number]
        if worker is None or not worker.lives():
            self._dismiss(number)
            worker = self._workers[number] = Worker(self._next_order(number))
        return worker

    def _next_order(self, number: int) -> Order:
        """The order of this place; whoever replaces it will draw from a stream that nobody has drawn from."""
        order = self._orders[number]
        self._orders[number] = msgspec.structs.replace(order, stream=order.stream + len(self._orders))
        return order

    def _dismiss(self, number: int) -> None:
        if worker := self._workers[number]:
            self._workers[number] = None
            worker.close()


class Worker:
    """A process and the two pipes to it. It ends when its questions do, even if this process is killed."""

    def __init__(self, order: Order) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "coverstory.bots.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            start_new_session=True,  # Ctrl-C is for the process that people see
        )
        self._order = order

    def lives(self) -> bool:
        return self.process.poll() is None

    def ask(self, question: Question) -> bool:
        """False where nobody listens."""
        assert self.process.stdin
        try:
            self.process.stdin.write(encode_line(Find("", self._order, question.view, question.offered)))
            self.process.stdin.flush()
        except BrokenPipeError:
            return False
        return True

    def answer(self) -> Answer | None:
        """Waits for it; None when the process ended instead."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line.endswith(b"\n"):
            return None
        result = decode_result(line)
        assert isinstance(result, Found), result
        return result.findings

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.kill()
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def added_up(answers: Iterable[Answer]) -> list[Finding]:
    """The most tried action first; of equally many tries, the better result."""
    tries: dict[int, int] = defaultdict(int)
    totals: dict[int, float] = defaultdict(float)
    for answer in answers:
        for action, times, mean in answer:
            tries[action] += times
            totals[action] += times * mean
    everything = sum(tries.values())
    order = sorted(tries, key=lambda action: (-tries[action], -totals[action], action))
    return [
        Finding(action, totals[action] / tries[action], tries[action] / everything, tries[action]) for action in order
    ]
