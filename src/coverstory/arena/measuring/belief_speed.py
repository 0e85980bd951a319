"""How long the exact posterior over who is who takes in Top Secret Spies, in CPU time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from coverstory.bots.roster import make_bot, read_code
from coverstory.bots.top_secret_spies.belief import SpiesBelief
from coverstory.match.match import Match
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.rng import Rng
from coverstory.rules.top_secret_spies.plugin import PLUGIN
from coverstory.rules.top_secret_spies.view import SpiesView

SLUG = PLUGIN.game.slug
ASSIGNMENTS: Mapping[int, int] = {2: 20, 3: 120, 4: 840, 7: 5040}  # by seats
OFTEN = 20  # sums at a time, for the clock is coarse


def followers() -> dict[str, Callable[[], float]]:
    """All that are to be measured in turns; each call returns how many decisions it followed, or sums it made."""
    found: dict[str, Callable[[], float]] = {}
    for seats in ASSIGNMENTS:
        seen = end_of_a_game(seats)
        found[f"decision {seats}"] = follower(seen)
        found[f"sums {seats}"] = summer(seen)
    return found


def end_of_a_game(seats: int) -> SpiesView:
    """All that an onlooker heard of rookies, who play as people might."""
    game = find_game(SLUG)
    chance = Rng(1)
    match = Match(game, seats)
    bots = [make_bot(game, read_code(game, "rookie"), Rng(2, seat), lambda: 0.0) for seat in range(seats)]
    match.play_chance(chance)
    while not match.over:
        seat = match.to_act()
        match.submit(seat, bots[seat].choose(match.view(seat), match.offered(seat)))
        match.play_chance(chance)
    view = match.view(ONLOOKER)
    assert isinstance(view, SpiesView)
    return view


def followed(seen: SpiesView) -> SpiesBelief:
    belief = SpiesBelief(seen.setup)
    belief.follow(seen.heard)
    return belief


def follower(seen: SpiesView) -> Callable[[], float]:
    return lambda: float(followed(seen).judged)


def summer(seen: SpiesView) -> Callable[[], float]:
    belief = followed(seen)

    def add_up() -> float:
        for _ in range(OFTEN):
            belief.seating.count()
        return float(OFTEN)

    return add_up


def rows_of(rates: Mapping[str, float]) -> list[dict[str, Any]]:
    return [
        {
            "seats": seats,
            "assignments": assignments,
            "decision_microseconds": round(1e6 / rates[f"decision {seats}"], 1),
            "sums_microseconds": round(1e6 / rates[f"sums {seats}"], 1),
        }
        for seats, assignments in ASSIGNMENTS.items()
    ]


def show_rows(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    lines = [
        "Who is who in Top Secret Spies, exactly: following one decision, and the sums over all assignments",
        f"{'':42}{'assignments':>12}{'decision':>12}{'sums':>11}",
    ]
    for row in rows:
        title = f"{SLUG} {row['seats']}"
        decision, sums = f"{row['decision_microseconds']} µs", f"{row['sums_microseconds']} µs"
        lines.append(f"{title:42}{row['assignments']:12,}{decision:>12}{sums:>11}")
    return lines
