"""How a series of games stands, in words."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.wire.messages import SeriesState
from coverstory.words.catalogue import words
from coverstory.words.sayings import join


def say_series(series: SeriesState, names: Sequence[str], lang: str) -> str:
    """The standing, and once it is over who has won."""
    spoken = words(lang, "table")
    counted = series.points if series.plan.kind == "points" else series.wins
    each = [
        spoken.say("series-of_seat", {"name": name, "count": count}) for name, count in zip(names, counted, strict=True)
    ]
    said = spoken.say(
        f"series-{series.plan.kind}",
        {"games": series.plan.games, "played": series.played, "standing": join(each, "comma", lang)},
    )
    return f"{said} {say_winners(series, names, lang)}" if series.over else said


def say_winners(series: SeriesState, names: Sequence[str], lang: str) -> str:
    spoken = words(lang, "table")
    if not series.winners:
        return spoken.say("series-nobody")
    return spoken.say("series-won", {"names": join([names[seat] for seat in series.winners], "and", lang)})
