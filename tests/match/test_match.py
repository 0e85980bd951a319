"""One game being played: seats act in turn, mistakes change nothing, everybody hears what they may."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from coverstory.bots.bot import RandomBot
from coverstory.errors import IllegalAction, OutOfTurn, WrongSeats
from coverstory.match.match import Match, state_of
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.rng import Rng

HUNTER = find_game("agent_hunter")


def test_a_seat_that_is_not_to_act_is_refused_and_nothing_changes() -> None:
    match = Match(HUNTER, 2)
    before = state_of(match).text()
    action = match.offered(0)[0]
    for seat in (1, ONLOOKER):
        with pytest.raises(OutOfTurn, match="expected seat 0"):
            match.submit(seat, action)
    with pytest.raises(WrongSeats):
        match.submit(5, action)
    assert state_of(match).text() == before
    assert match.offered(1) == []
    assert match.offered(ONLOOKER) == []


def test_an_illegal_action_is_refused_and_nobody_hears_of_it() -> None:
    match = Match(HUNTER, 2)
    with pytest.raises(IllegalAction):
        match.submit(0, 100_000)
    assert match.record().actions == []
    assert all(not match.heard(seat) for seat in (0, 1, ONLOOKER))


def test_a_seat_cannot_act_for_chance_or_after_the_end() -> None:
    match = Match(find_game("top_secret_spies"), 2)
    with pytest.raises(OutOfTurn, match="expected chance to decide"):
        match.submit(0, 0)
    finish(match)
    with pytest.raises(OutOfTurn, match="nobody: the game is over"):
        match.submit(0, 0)


def test_who_acts_hears_of_it_at_once() -> None:
    match = Match(HUNTER, 2)
    told = match.submit(0, match.offered(0)[0])
    assert told
    assert list(match.heard(0)) == told


def test_outcome_comes_with_the_end() -> None:
    match = Match(HUNTER, 2)
    assert match.outcome() is None
    assert match.record().ending is None
    finish(match)
    outcome = match.outcome()
    assert outcome is not None
    ending = match.record().ending
    assert ending is not None
    assert (ending.reason, ending.scores, ending.places) == (outcome.reason, outcome.scores, outcome.places)


def test_a_view_handed_out_does_not_change_afterwards() -> None:
    match = Match(HUNTER, 2)
    view = match.view(1)
    text = view.text()
    assert str(view) == text
    finish(match)
    assert view.text() == text


@pytest.mark.parametrize("slug", list(GAMES))
def test_bots_play_whole_games_from_views_alone(slug: str) -> None:
    game = GAMES[slug]
    for seats in (game.least_seats, game.most_seats):
        match = Match(game, seats)
        finish(match)
        assert match.outcome() is not None


def test_the_random_bot_chooses_each_offer_as_often_as_any_other() -> None:
    bot = RandomBot(Rng(4))
    view = Match(HUNTER, 2).view(0)
    offered: Sequence[int] = [3, 5, 9]
    choices = [bot.choose(view, offered) for _ in range(3000)]
    assert sum((choices.count(offer) - 1000) ** 2 / 1000 for offer in offered) < 2 + 5 * 4**0.5


def finish(match: Match) -> None:
    rng = Rng(11)
    bot = RandomBot(rng)
    while not match.over:
        match.play_chance(rng)
        who = match.to_act()
        if who >= 0:
            match.submit(who, bot.choose(match.view(who), match.offered(who)))
