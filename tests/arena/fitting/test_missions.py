"""The tool that fits how choices tell missions."""

from __future__ import annotations

from math import log

import pytest

from coverstory.arena.fitting.missions import KEENNESSES, WHIMS, log_losses, main, mean_log_likelihood, played


@pytest.mark.parametrize("seats", [2, 4])
def test_without_keenness_choices_are_any_and_tell_nothing(seats: int) -> None:
    games = list(played("R", seats, 1, 3))
    widths = [len(choice.priors[0]) for choice in games[0]]
    assert mean_log_likelihood(games, 0.0, 0.2) == pytest.approx(-sum(map(log, widths)) / len(widths))
    assert log_losses(games[0], seats, 0.0, 0.2) == pytest.approx([log(3)] * 4)


def test_rookies_choose_what_promises_more() -> None:
    games = list(played("rookie", 2, 1, 3))
    assert mean_log_likelihood(games, 60.0, 0.2) > mean_log_likelihood(games, 0.0, 0.2)


def test_every_pair_of_constants_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    main("R", 2, 1, 3)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(KEENNESSES) * len(WHIMS)
    assert all(len(line.split()) == 7 for line in lines)
