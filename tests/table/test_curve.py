"""How a finished game went: the curve, its turning point, the best move, and a line about each seat."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from coverstory.bots.outlook import outlooks_of
from coverstory.bots.review.facts import Outlook
from coverstory.match.match import Match
from coverstory.match.replay import at_once
from coverstory.rules.catalogue import GAMES
from coverstory.rules.game import Game
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from coverstory.table.curve import curve_of, say_curve
from coverstory.table.past_game import PastGame
from coverstory.table.tales import tale_of
from coverstory.wire.curve import Curve
from coverstory.wire.serialise import encode
from coverstory.words.languages import LANGUAGES

SEED = 15


def finished(game: Game, seats: int, options: Mapping[str, Value], seed: int = SEED) -> PastGame:
    """Everybody plays at random."""
    rng = Rng(seed)
    match = Match(game, seats, options)
    match.play_chance(rng)
    while not match.over:
        offered = match.offered(match.to_act())
        match.submit(match.to_act(), offered[rng.below(len(offered))])
        match.play_chance(rng)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    nobody = [""] * seats
    return PastGame(match="m", record=match.record(), names=names, people=nobody, levels=nobody, ended=0.0)


def outlooks(past: PastGame) -> list[Outlook]:
    record = past.record
    return outlooks_of(GAMES[record.game], record.seats, record.options, record.actions)


def curve(past: PastGame) -> Curve:
    return at_once(curve_of(past, outlooks(past)))


EVERY = [
    pytest.param(game, seats, variant, id=f"{slug}-{seats}-{number}")
    for slug, game in GAMES.items()
    for number, variant in enumerate(game.variants)
    for seats in {game.least_seats, game.usual_seats or game.least_seats, game.most_seats}
]


@pytest.mark.parametrize(("game", "seats", "options"), EVERY)
def test_every_seat_has_an_outlook_at_every_turn(game: Game, seats: int, options: Mapping[str, Value]) -> None:
    past = finished(game, seats, options)
    found = outlooks(past)
    assert [each.moment for each in found] == sorted({each.moment for each in found})
    assert found[-1].moment == len(past.record.actions)
    assert all(len(each.values) == seats and all(0 <= value <= 1 for value in each.values) for each in found)
    ending = past.record.ending
    assert ending is not None
    first = [seat for seat in range(seats) if ending.places[seat] == min(ending.places)]
    assert {found[-1].values[seat] for seat in first} == {max(found[-1].values)}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_same_record_gives_the_same_curve(game: Game) -> None:
    past = finished(game, game.least_seats, {})
    assert encode(curve(past)) == encode(curve(past))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_turning_point_is_the_largest_swing_that_can_be_told(game: Game) -> None:
    past = finished(game, game.usual_seats or game.least_seats, {})
    drawn = curve(past)
    points = {point.moment: point.outlook for point in drawn.points}
    moments = sorted(points)
    turning, best = drawn.turning, drawn.best
    assert turning is not None
    before = max(moment for moment in moments if moment < turning.moment)
    after = moments[moments.index(before) + 1]
    assert before < turning.moment <= after
    assert (turning.before, turning.after) == (points[before][turning.concerns], points[after][turning.concerns])
    if best is not None:  # played at random, there may be no good move
        assert abs(turning.after - turning.before) >= best.after - best.before > 0
        assert best.seat == best.concerns


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_curve_is_said_in_every_language(game: Game, lang: str) -> None:
    past = finished(game, game.least_seats, {})
    said = say_curve(curve(past), game, past.names, lang)
    assert said.turning is not None
    assert said.turning.say.text
    assert [tale.seat for tale in said.tales] == list(range(len(past.names)))
    assert all(past.names[tale.seat] in tale.text for tale in said.tales)


def course(*values: float) -> list[Outlook]:
    """Of two seats, by what the first could expect."""
    return [Outlook(moment, 0, [value, 1 - value]) for moment, value in enumerate(values)]


@pytest.mark.parametrize(
    ("values", "winner", "loser"),
    [
        ((0.6, 0.6, 0.7, 0.8, 0.9, 1.0), "led", "early"),
        ((0.6, 0.5, 0.2, 0.2, 0.7, 1.0), "comeback", "lost_lead"),
        ((0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.45, 1.0), "late", "lost_lead"),
        ((0.4, 0.45, 0.6, 0.7, 0.8, 0.9, 1.0), "took_lead", "early"),
        ((0.5, 0.55, 0.5, 0.52, 0.54, 0.51, 1.0), "took_lead", "close"),
        ((0.7, 0.7, 0.7, 0.6, 0.8, 0.9, 1.0), "led", "peak"),
    ],
)
def test_a_seats_line_tells_how_it_went(values: tuple[float, ...], winner: str, loser: str) -> None:
    told = [tale_of(seat, course(*values), [1, 2]) for seat in (0, 1)]
    assert [tale.kind for tale in told] == [winner, loser]


def test_what_is_decided_in_secret_by_all_is_no_turning_point() -> None:
    past = finished(GAMES["agent_hunter"], 2, {})
    drawn = curve(past)
    first_turn = next(each.moment for each in outlooks(past) if each.seat >= 0)
    assert first_turn > 0
    assert drawn.turning is not None
    assert drawn.turning.moment > first_turn
