"""The evaluator of Undercover (Wyss): what it rates higher, and what bots make of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec

from coverstory.bots.bot import Budget, RookieBot, SearchBot
from coverstory.bots.undercover_wyss.evaluator import WyssEvaluator
from coverstory.rules.contract import CHANCE, OVER
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_wyss import phases
from coverstory.rules.undercover_wyss.actions import COMPEL, TURN_BACK_COLUMN, TURN_BACK_ROW, capture, lay_aside, retire
from coverstory.rules.undercover_wyss.play import WyssState
from support.wyss_positions import GAME, all_but, cell, dealt, play, position, row_of_cards

EVALUATOR = WyssEvaluator()


def decisions(seats: int, seed: int) -> Iterator[WyssState]:
    """The positions of a random game in which somebody decides."""
    state = dealt(seats, None, seed)
    rng = Rng(seed)
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.advance(state.draw(rng))
        else:
            yield state
            state.advance(state.pick(rng))


def values(state: WyssState) -> list[float]:
    out = vec[float]([0.0] * 7)
    EVALUATOR.values_into(state, out)
    return [out[seat] for seat in range(state.seats())]


def highest_prior(state: WyssState) -> int:
    return max(state.legal_actions(), key=lambda action: EVALUATOR.prior(state, action))


def searched(state: WyssState, nodes: int) -> int:
    bot = SearchBot(GAME.worlds, EVALUATOR, Rng(5), cut=0, budget=Budget(nodes), clock=lambda: 0.0)
    return bot.choose(GAME.look(state, state.to_act(), []), state.legal_actions())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_values_are_shares_that_leave_nothing_over(seats: int) -> None:
    """Places from 1 down to 0: together half of the seats, whatever happens."""
    for state in decisions(seats, seats):
        found = values(state)
        assert all(0.0 <= value <= 1.0 for value in found)
        assert sum(found) == pytest.approx(seats / 2.0)


def test_two_seats_that_change_places_change_values() -> None:
    grid = row_of_cards(1, "9/0 2/1 5/0 ? ? ? ? ? ? ?")
    turned = row_of_cards(1, "9/1 2/0 5/1 ? ? ? ? ? ? ?")
    one = position(grid, 2, turn="0", stone="1,3", reach="near", missions="t f")
    other = position(turned, 2, turn="1", stone="1,3", reach="near", missions="f t")
    assert values(one) == pytest.approx(values(other)[::-1])
    assert values(one)[0] > 0.5


def test_a_secret_of_the_own_mission_is_worth_more() -> None:
    grid = row_of_cards(1, "9/0 2/1 5/0 ? ? ? ? ? ? ?")
    tapes, films = (position(grid, 2, stone="1,3", reach="near", missions=kinds) for kinds in ("t d", "s d"))
    assert values(tapes)[0] > values(films)[0]


@pytest.mark.parametrize("seats", [2, 4])
def test_priors_ignore_the_missions_of_others(seats: int) -> None:
    rng = Rng(3)
    asked = set()
    for seed in range(4):
        for state in decisions(seats, seed):
            asked.add(phases.NAMES[state.phase])
            other = state.copy()
            other.redeal(state.to_act(), rng)
            for action in list(state.legal_actions())[:5]:
                assert EVALUATOR.prior(state, action) == EVALUATOR.prior(other, action)
    assert asked == {"open", "capture", "power", "open_two", "turn_back", "order", "lay_aside"}


def test_a_prior_changes_nothing() -> None:
    for state in decisions(3, 9):
        before = state.text()
        for action in state.legal_actions():
            EVALUATOR.prior(state, action)
        assert state.text() == before


def ten_in_a_close_race() -> WyssState:
    """Seat 0 has opened a 0 where seat 1 has a 10 and another 0."""
    grid = row_of_cards(1, "10/1 0/1 9/0 ? ? ? ? ? ? ?")
    state = position(grid, 2, stone="1,3", reach="near")
    return play(state, "open 1·4", "the card shows 0")


@pytest.mark.parametrize("choose", [highest_prior, lambda state: searched(state, 300)])
def test_the_ten_is_captured_rather_than_the_zero(choose: object) -> None:
    assert callable(choose)
    assert choose(ten_in_a_close_race()) == capture(cell(1, 1))


def test_a_rookie_with_many_ideas_captures_the_ten() -> None:
    state = ten_in_a_close_race()
    bot = RookieBot(GAME.worlds, EVALUATOR, Rng(1), 30)
    assert bot.choose(GAME.look(state, 0, []), state.legal_actions()) == capture(cell(1, 1))


def test_the_card_that_decides_the_line_is_retired() -> None:
    """Row 1 is complete: without its 10 seat 1 loses it."""
    grid = row_of_cards(1, "10/1 8/0 2/1 2/1 . . . . . ?")
    state = play(position(grid, 2, stone="1,2", reach="near"), "open 1·10", "the card shows 4")
    assert highest_prior(state) == retire(cell(1, 1))
    assert searched(state, 300) == retire(cell(1, 1))
    assert EVALUATOR.prior(state, COMPEL) < EVALUATOR.prior(state, retire(cell(1, 1)))


def test_a_high_card_comes_home_where_its_other_line_is_scored() -> None:
    """The last line of the game: nothing speaks for leaving a card."""
    rows = [row_of_cards(row, ". . . . . . . . . .") for row in range(1, 6)]
    grid = {place: card for row in rows for place, card in row.items()} | row_of_cards(6, "3/0 9/0 2/1 . . . . . . ?")
    state = position(grid, 2, stone="6,3", reach="near", box=all_but(3, 9, 2, 5))
    play(state, "open 6·10", "the card shows 5", "score the row first")
    assert highest_prior(state) == lay_aside(cell(6, 2))


def test_the_better_of_two_cards_is_turned_back() -> None:
    """Seat 0 compels seat 1, who opens a 10 and a 0."""
    state = position({(1, 1): "4/0"}, 2, phase="open_two", turn="1", reach="two", stone="1,1", compeller="0")
    play(state, "open column 4 in the stone's row and row 3 in the stone's column")
    play(state, "the card shows 10", "the card shows 0")
    assert EVALUATOR.prior(state, TURN_BACK_ROW) > EVALUATOR.prior(state, TURN_BACK_COLUMN)


def test_a_known_ten_is_opened_before_an_unknown_card() -> None:
    state = position({(1, 1): "5/1", (1, 2): "10/-"}, 2, stone="1,1", reach="near")
    assert highest_prior(state) == cell(1, 2)


def test_a_known_zero_is_left_alone() -> None:
    state = position({(1, 1): "5/1", (1, 2): "0/-"}, 2, stone="1,1", reach="near")
    assert min(state.legal_actions(), key=lambda action: EVALUATOR.prior(state, action)) == cell(1, 2)
