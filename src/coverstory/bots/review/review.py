"""The review of a finished game, put together: the survey first, then the decisions one by one, then the sums."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from coverstory.bots.game_bots import bots_of
from coverstory.bots.outlook import outlooks_of
from coverstory.bots.review.decisions import forced, judged, nodes_for, ratings
from coverstory.bots.review.facts import VERSION, Decision, Finished, Outlook, Review, Survey
from coverstory.bots.review.luck import LuckMeter, shares
from coverstory.bots.review.secrets import Listener, missed_by, nobody_suspects
from coverstory.bots.review.walk import Position, moves_of
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import OVER
from coverstory.search.evaluator import NoEvaluator

MOST_TURNING_POINTS = 3
LEAST_SWING = 0.1  # of the result: less is no turning point


def survey(finished: Finished) -> Survey:
    """Everything that takes no search."""
    bots = bots_of(finished.game)
    evaluator = bots.evaluator()
    meter = None if isinstance(evaluator, NoEvaluator) else LuckMeter(evaluator)
    listener = Listener(
        finished.seats,
        [bots.suspicions() if bots.suspicions else nobody_suspects for _ in range(finished.seats + 1)],
    )
    game = find_game(finished.game).of_version(finished.rules)
    outlooks = outlooks_of(game, finished.seats, finished.options, finished.actions)
    moments = {each.moment for each in outlooks}
    luck, places, without_choice = [], [], []
    last: Position | None = None
    for move in moves_of(finished):
        if move.before.place in moments:
            listener.look_round(move.before)
        if meter and (step := meter.follow(move)):
            luck.append(step)
        if move.seat >= 0:
            if move.before.is_forced():
                without_choice.append(forced(move))
            else:
                places.append(move.before.place)
        listener.follow(move)
        last = move.after
    return Survey(
        outlooks,
        luck,
        secrets=listener.secrets(),
        places=places,
        forced=without_choice,
        result=result_of(last, outlooks),
    )


def result_of(last: Position | None, outlooks: Sequence[Outlook]) -> list[float]:
    """By seat: from 0 (last) to 1 (the only winner)."""
    if last is None or last.state.to_act() != OVER:
        return []
    if outlooks:
        return outlooks[-1].values
    places = last.state.outcome().places
    return [result_for(place, places) for place in places]


def result_for(place: int, places: Sequence[int]) -> float:
    """As `results_into` has it."""
    shared = (places.count(place) - 1) / 2
    return max((len(places) - place - shared) / (len(places) - 1), 0.0)


def put_together(seen: Survey, judged_decisions: Sequence[Decision], seats: int) -> Review:
    decisions = sorted([*seen.forced, *judged_decisions], key=lambda each: each.place)
    return Review(
        version=VERSION,
        outlooks=seen.outlooks,
        turning=turning_points(seen.outlooks),
        decisions=decisions,
        rating=ratings(decisions, seats),
        shares=shares(decisions, seen.luck, seen.result),
        luck=seen.luck,
        secrets=seen.secrets,
        missed=missed_by(decisions, seen.secrets),
    )


def turning_points(outlooks: Sequence[Outlook]) -> list[int]:
    """By number, in the order of the game. What all decide in secret shows only later: it is no turning point."""
    found = [number for number in range(len(outlooks) - 1) if outlooks[number].seat >= 0]
    large = [number for number in found if swing(outlooks, number) >= LEAST_SWING]
    return sorted(sorted(large, key=lambda number: -swing(outlooks, number))[:MOST_TURNING_POINTS])


def swing(outlooks: Sequence[Outlook], number: int) -> float:
    """The largest change for any seat in that turn."""
    before, after = outlooks[number].values, outlooks[number + 1].values
    return max(abs(now - then) for then, now in zip(before, after, strict=True))


def reviewing(finished: Finished) -> Iterator[tuple[int, int] | Review]:
    """How many decisions are judged, of how many, again and again; at last the review."""
    seen = survey(finished)
    nodes = nodes_for(finished.game, len(seen.places))
    decisions: list[Decision] = []
    yield 0, len(seen.places)
    for decision in judged(finished, seen.places, nodes):
        decisions.append(decision)
        yield len(decisions), len(seen.places)
    yield put_together(seen, decisions, finished.seats)
