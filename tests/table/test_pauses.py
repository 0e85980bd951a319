"""The time of a bot's answer: drawn before it has looked at anything, and kept whatever it does."""

from __future__ import annotations

from pathlib import Path

import pytest

from coverstory.table.pauses import Pauses
from support.hand_clock import HandClock


@pytest.fixture
def clock(tmp_path: Path) -> HandClock:
    return HandClock(tmp_path / "clock")


def answered_after(clock: HandClock, thought: float) -> float:
    began = clock()
    pause = Pauses(0.3, lambda: 0.5, clock).begin(0.0)
    clock.let_pass(thought)
    return clock() + pause.left() - began


@pytest.mark.parametrize("thought", [0.0, 0.1, 0.44])
def test_an_answer_waits_until_the_pause_is_over(clock: HandClock, thought: float) -> None:
    assert answered_after(clock, thought) == pytest.approx(0.45)


def test_the_seconds_of_a_level_come_on_top(clock: HandClock) -> None:
    assert Pauses(0.3, lambda: 0.0, clock).begin(1.0).left() == pytest.approx(1.3)


def test_a_bot_has_less_time_than_the_pause_takes(clock: HandClock) -> None:
    pause = Pauses(0.3, lambda: 0.0, clock).begin(1.0)
    assert pause.for_thinking == pytest.approx(1.2)


@pytest.mark.parametrize("thought", [0.46, 0.7, 0.89])
def test_how_late_an_answer_is_does_not_show(clock: HandClock, thought: float) -> None:
    assert answered_after(clock, thought) == pytest.approx(0.9)


def test_without_a_pause_bots_have_all_the_time_and_answer_at_once(clock: HandClock) -> None:
    pause = Pauses(0.0, clock=clock).begin(1.0)
    assert pause.for_thinking is None
    assert pause.left() == 0.0


def test_pauses_lie_between_the_shortest_and_twice_that() -> None:
    drawn = [Pauses(0.3).draw() for _ in range(200)]
    assert min(drawn) >= 0.3
    assert max(drawn) <= 0.6
    assert len(set(drawn)) > 100
