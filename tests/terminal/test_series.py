"""A series at the terminal: chosen on the command line, played on, and told in the end."""

from __future__ import annotations

import re

import pytest

from coverstory.__main__ import main
from coverstory.errors import BadOption
from coverstory.terminal.series_option import read_series
from coverstory.wire.commands import SeriesPlan
from coverstory.wire.messages import SeriesState
from coverstory.wire.series_words import say_series

SMALL = ["play", "agent_hunter", "--plain", "--seed", "5", "--bots", "random", "-o", "cards=4", "-o", "houses=1"]


@pytest.mark.parametrize(
    ("word", "plan"),
    [
        ("single", SeriesPlan()),
        ("best-of-5", SeriesPlan("best_of", 5, "loser")),
        ("points-20", SeriesPlan("points", 20, "loser")),
        ("until-won", SeriesPlan("until_won", 1, "loser")),
    ],
)
def test_a_series_is_read(word: str, plan: SeriesPlan) -> None:
    found = read_series(word, "loser")
    assert (found.kind, found.games, found.starts) == (plan.kind, plan.games, "loser")


@pytest.mark.parametrize("word", ["best-of-4", "points-1", "points-21", "best-of", "", "until-won-3"])
def test_another_series_is_refused_in_a_sentence(word: str) -> None:
    with pytest.raises(BadOption, match="expected best-of-3, best-of-5"):
        read_series(word, "next")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Points after 2 of 2 games: Ann 7, Ben 7. The series goes to Ann and Ben."),
        ("de", "Punkte nach 2 von 2 Spielen: Ann 7, Ben 7. Die Serie geht an Ann und Ben."),
    ],
)
def test_a_series_is_told(lang: str, said: str) -> None:
    series = SeriesState(plan=SeriesPlan("points", 2), played=2, wins=[1, 0], points=[7, 7], over=True, winners=[0, 1])
    assert say_series(series, ["Ann", "Ben"], lang) == said


def test_a_whole_series_is_played_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever chooses the first thing offered, again and again, comes to the end of it."""
    monkeypatch.setattr("builtins.input", lambda *_: "a")
    assert main([*SMALL, "--series", "points-2"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "play the next game of the series" in said
    first, last = re.findall(r"Points after (\d) of 2 games", said)
    assert (first, last) == ("1", "2")
    assert "The series goes to" in said
