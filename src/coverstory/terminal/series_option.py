"""A series of games as it is written on the command line: `best-of-3`, `points-5`, `until-won`."""

from __future__ import annotations

from coverstory.errors import BadOption
from coverstory.table.series import BEST_OF
from coverstory.wire.commands import MOST_GAMES, SeriesPlan
from coverstory.words.catalogue import Translations

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
        expected = Translations("input", "series_plan", most=MOST_GAMES)
        raise BadOption(Translations("input", "series"), expected, repr(word))
    return SeriesPlan(plan.kind, plan.games, "loser" if starts == "loser" else "next")
