"""A finished game looked at again: nothing hidden counts, everything adds up, and it is always the same."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from coverstory.bots.game_bots import bots_of
from coverstory.bots.judging import Judgement
from coverstory.bots.review.decisions import (
    ALIKE,
    BLUNDER,
    INACCURACY,
    MISTAKE,
    cost_of,
    judge_move,
    judged,
    nodes_for,
    verdict_of,
)
from coverstory.bots.review.facts import Finished, Review, Survey
from coverstory.bots.review.luck import shares
from coverstory.bots.review.review import put_together, reviewing, survey
from coverstory.bots.review.walk import Move, moves_of
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from support.every_table import TABLES
from support.finished_games import finished, game_of_bots

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
FEW = 12  # nodes


def random_game(game: Game, seats: int, options: Options | None = None, seed: int = 5) -> Finished:
    return finished(game_of_bots(game, ["random"] * seats, seed, options))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES[::3])
def test_start_skill_luck_and_rest_add_up_to_the_result(game: Game, seats: int, options: Options) -> None:
    past = random_game(game, seats, options)
    seen = survey(past)
    check_places(past, seen)
    decisions = list(judged(past, seen.places[:2], FEW))
    for share, result in zip(shares(decisions, seen.luck, seen.result), seen.result, strict=True):
        total = share.start + share.own + share.others + share.luck + share.rest
        assert total == pytest.approx(result, abs=0.001)
        assert share.own <= 0 <= share.others
        assert share.result == pytest.approx(result, abs=0.001)


def check_places(past: Finished, seen: Survey) -> None:
    """Every decision is looked at, and what was forced costs nothing."""
    decided = [move for move in moves_of(past) if move.seat >= 0]
    assert sorted([*seen.places, *(each.place for each in seen.forced)]) == [move.before.place for move in decided]
    only = {move.before.place for move in decided if move.before.state.legal_count() == 1}
    assert only.isdisjoint(seen.places)
    assert {(each.cost, each.verdict) for each in seen.forced} <= {(0.0, "forced")}


def some_decisions(past: Finished, every: int) -> list[Move]:
    choices = [move for move in moves_of(past) if move.seat >= 0 and not move.before.is_forced()]
    return choices[every // 2 :: every]


@every_game
def test_what_a_seat_could_not_know_changes_no_word_about_its_decisions(game: Game) -> None:
    """Another truth that looks the same to it: the same cost, verdict and better action."""
    differing = 0
    for move in some_decisions(random_game(game, game.most_seats), 25):
        view = move.before.view(move.seat)
        for seed in range(2):
            world = game.worlds(view).sample(Rng(seed))
            assert game.look(world, move.seat, view.heard).text() == view.text()
            differing += world.text() != move.before.state.text()
            elsewhere = Move(move.before._replace(state=world), move.action, move.after, move.news)
            assert judge_move(elsewhere, FEW) == judge_move(move, FEW)
    assert differing


@every_game
def test_what_a_listener_thinks_follows_from_what_it_hears(game: Game) -> None:
    """In another truth that it cannot tell apart the same is as likely; only the answer may be another."""
    make = bots_of(game.slug).suspicions
    assert make is not None
    for move in some_decisions(random_game(game, game.least_seats), 9):
        for viewer in (int(ONLOOKER), move.seat):
            view = move.before.view(viewer)
            world = game.worlds(view).sample(Rng(3))
            here, there = make()(view, move.before.state), make()(view, world)
            assert [each[:3] for each in here] == [each[:3] for each in there]
            assert all(sum(each.chances) == pytest.approx(round(sum(each.chances))) for each in here)
            assert all(0 <= chance <= 1.000001 for each in here for chance in each.chances)
            assert all(each.chances[each.truth] > 0 for each in here)


@every_game
def test_the_same_record_gives_the_same_review(game: Game) -> None:
    past = random_game(game, game.least_seats)
    again = msgspec.json.decode(msgspec.json.encode(past), type=Finished)
    assert small_review(past) == small_review(again)


def small_review(past: Finished) -> Review:
    """Of a few decisions only."""
    seen = survey(past)
    return put_together(seen, list(judged(past, seen.places[::30], FEW)), past.seats)


@every_game
def test_secrets_are_followed_from_turn_to_turn(game: Game) -> None:
    review = small_review(random_game(game, game.least_seats))
    assert review.secrets
    for secret in review.secrets:
        assert [each.moment for each in secret.exposures] == sorted(each.moment for each in secret.exposures)
        assert all(0 <= each.onlooker <= 1 for each in secret.exposures)
        if secret.seat >= 0:
            assert all(each.seats[secret.seat] == 1 for each in secret.exposures)
            assert secret.known[secret.seat] is None


def test_verdicts_have_fixed_thresholds() -> None:
    costs: Mapping[float, str] = {0.0: "good", INACCURACY: "inaccuracy", MISTAKE: "mistake", BLUNDER: "blunder"}
    assert {cost: verdict_of(cost) for cost in costs} == costs
    assert cost_of(Judgement(1, 0.5, 0.5 - ALIKE / 2, 0.0)) == 0.0  # no search can tell that
    assert cost_of(Judgement(1, 0.5, 0.4, 0.0)) == pytest.approx(0.1)


def test_a_long_game_is_looked_at_more_briefly() -> None:
    assert (
        nodes_for("undercover_danzer", 10) > nodes_for("undercover_danzer", 100) > nodes_for("undercover_danzer", 1000)
    )
    assert nodes_for("undercover_danzer", 10**6) > 0


def test_whoever_looks_ahead_loses_less_by_its_decisions() -> None:
    game = GAMES["undercover_wyss"]
    past = finished(game_of_bots(game, ["random", "agent:30n"], 3))
    seen = survey(past)
    decisions = list(judged(past, seen.places[::2], 60))
    random, agent = put_together(seen, decisions, 2).rating
    assert random is not None
    assert agent is not None
    assert random > agent


def test_progress_is_told_before_the_review() -> None:
    past = random_game(GAMES["agent_hunter"], 2)
    shorter = msgspec.structs.replace(past, actions=past.actions[:10])  # broken off
    *steps, last = reviewing(shorter)
    assert steps[0] == (0, len(steps) - 1)
    assert steps[-1] == (len(steps) - 1, len(steps) - 1)
    assert isinstance(last, Review)
    assert last.shares == []
