"""A series of games as it is written on the command line: `best-of-3`, `points-5`, `until-won`."""

from __future__ import annotations

from coverstory.errors import BadOption
from coverstory.table.series import BEST_OF
from coverstory.wire.commands import SeriesPlan

MOST_GAMES = 20
PLANS = {
    "single": SeriesPlan(),
    "until-won": SeriesPlan("until_won"),
    **{f"best-of-{games}": SeriesPlan("best_of", games) for games in BEST_OF},
    **{f"points-{games}": SeriesPlan("points", games) for games in range(2, MOST_GAMES + 1)},
}


def read_series(word: str, starts: str) -> SeriesPlan:
    """`starts`: who begins the next game, `next` or `loser`."""
    plan = PLANS.get(word)
    if plan is None:
        expected = f"best-of-3, best-of-5, best-of-7, points-2 to points-{MOST_GAMES}, until-won or single"
        raise BadOption("Series", expected, repr(word))
    return SeriesPlan(plan.kind, plan.games, "loser" if starts == "loser" else "next")
