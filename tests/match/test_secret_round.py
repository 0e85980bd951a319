"""Seats decide at the same time what nothing hidden can change: nobody sees it, and the game is the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.errors import CannotUndo, IllegalAction, OutOfTurn
from coverstory.match.match import Match, state_of
from coverstory.match.replay import replay
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import ONLOOKER, State
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng

HUNTER = find_game("agent_hunter")
SPIES = find_game("top_secret_spies")
DOSSIERS: Options = {"dossier": True, "cards": True}
ROUNDS = [(HUNTER, 2, {}), (HUNTER, 2, {"houses": 1, "cards": 4}), (SPIES, 2, DOSSIERS), (SPIES, 5, DOSSIERS)]


def in_a_round(game: Game, seats: int, options: Options, seed: int) -> Match:
    """A match in which seats decide at the same time now."""
    rng = Rng(seed)
    while True:
        match = Match(game, seats, options, at_once=True)
        match.play_chance(rng)
        while not match.over:
            if match.together():
                return match
            seat = match.to_act()
            match.submit(seat, anything(match.offered(seat), rng))
            match.play_chance(rng)


def anything(offered: Sequence[int], rng: Rng) -> int:
    return offered[rng.below(len(offered))]


def told(match: Match, viewer: int) -> tuple[object, ...]:
    """All that a match tells a viewer."""
    view, heard = match.view(viewer), [event.text() for event in match.heard(viewer)]
    offered = [] if viewer == ONLOOKER else list(match.offered(viewer))
    return view.text(), heard, offered, match.together(), match.may_undo(viewer), match.outcome()


def decide_all(match: Match, seat: int, rng: Rng) -> None:
    while seat in match.asked() and match.together():
        match.submit(seat, anything(match.offered(seat), rng))


# What a game promises where it says that seats decide at the same time.


def rounds_of(game: Game, seats: int, options: Options, rng: Rng) -> Iterator[State]:
    """The states of a random game in which one begins."""
    state, known = game.start(seats, options), False
    while state.to_act() != -2:
        together = len(game.at_once(state)) > 1
        if together and not known:
            yield state.copy()
        known = together
        state.advance(state.draw(rng) if state.to_act() == -1 else state.pick(rng))


@pytest.mark.parametrize("slug", list(GAMES))
def test_what_others_decide_in_a_round_changes_nothing_for_a_seat(slug: str) -> None:
    game = GAMES[slug]
    for options in game.variants:
        for seats in (game.least_seats, game.most_seats):
            for start in rounds_of(game, seats, options, Rng(seats)):
                order = game.at_once(start)
                assert order[0] == start.to_act()
                for seat in order:
                    worlds = {reached(game, start, seat, Rng(seed)) for seed in range(4)}
                    assert len(worlds) == 1


def reached(game: Game, start: State, seat: int, rng: Rng) -> tuple[str, tuple[int, ...], tuple[str, ...]]:
    """What the seat sees, may do and has heard when its turn comes, after any decisions of those before it."""
    state, heard = start.copy(), []
    while state.to_act() != seat:
        before = state.copy()
        action = state.pick(rng)
        state.advance(action)
        heard += [event.text() for event in game.hear(before, action, state, seat)]
    assert seat in game.at_once(state)
    return game.look(state, seat, []).text(), tuple(state.legal_actions()), tuple(heard)


def test_the_games_in_which_people_decide_at_once_say_so() -> None:
    """Hiding cards (H1) and writing dossiers (T21)."""
    assert in_a_round(HUNTER, 2, {}, 1).together() == [0, 1]
    writing = in_a_round(SPIES, 4, DOSSIERS, 1)
    player = writing.to_act()
    assert writing.together() == [(player + later) % 4 for later in range(4)]


# What a match makes of it.


@pytest.mark.parametrize(("game", "seats", "options"), ROUNDS)
@given(seed=st.integers(0, 10**6))
def test_nobody_else_is_told_anything_before_all_have_decided(
    game: Game, seats: int, options: Options, seed: int
) -> None:
    rng, match = Rng(seed), in_a_round(game, seats, options, seed % 7)
    while len(match.asked()) > 1 or match.kept_aside(match.asked()[0]) == 0:
        seat = anything(match.asked(), rng)
        others = [viewer for viewer in (*range(seats), ONLOOKER) if viewer != seat]
        before = [told(match, viewer) for viewer in others]
        match.submit(seat, anything(match.offered(seat), rng))
        if not match.together():
            return
        assert [told(match, viewer) for viewer in others] == before
        if rng.below(3) == 0:
            match.undo(seat)
            assert [told(match, viewer) for viewer in others] == before


@pytest.mark.parametrize(("game", "seats", "options"), ROUNDS)
@given(seed=st.integers(0, 10**6))
def test_in_whatever_order_seats_decide_the_game_is_the_same(
    game: Game, seats: int, options: Options, seed: int
) -> None:
    """The same record, and everybody has heard the same, as if they had decided one after the other."""
    rng, match = Rng(seed), in_a_round(game, seats, options, seed % 7)
    known = {seat: [event.text() for event in match.heard(seat)] for seat in range(seats)}
    while match.together():
        seat = anything(match.asked(), rng)
        match.submit(seat, anything(match.offered(seat), rng))
        heard = [event.text() for event in match.heard(seat)]
        assert heard[: len(known[seat])] == known[seat]  # what was told stays told
        known[seat] = heard
    in_order = replay(match.record())
    assert state_of(in_order).text() == state_of(match).text()
    for viewer in (*range(seats), ONLOOKER):
        heard = [event.text() for event in match.heard(viewer)]
        assert heard == [event.text() for event in in_order.heard(viewer)]
        assert heard[: len(known.get(viewer, []))] == known.get(viewer, [])


@pytest.mark.parametrize(("game", "seats", "options"), ROUNDS)
def test_a_seat_takes_its_decisions_back_until_all_have_decided(game: Game, seats: int, options: Options) -> None:
    rng, match = Rng(3), in_a_round(game, seats, options, 3)
    first, *rest = match.together()
    before = told(match, first)
    decide_all(match, first, rng)
    made = match.kept_aside(first)
    assert made > 0
    for _ in range(made):
        assert match.may_undo(first)
        assert list(match.undo(first)) == [first]
    assert told(match, first) == before
    for seat in (first, *rest):
        decide_all(match, seat, rng)
    assert not match.together()
    for seat in range(seats):
        assert not match.may_undo(seat)
        with pytest.raises(CannotUndo):
            match.undo(seat)


def test_what_came_before_a_round_is_not_taken_back_in_it() -> None:
    match = in_a_round(SPIES, 3, {"dossier": True}, 2)
    assert not any(match.may_undo(seat) for seat in range(3))


def test_who_has_decided_and_who_decides_wrongly_is_told_so() -> None:
    match = in_a_round(HUNTER, 2, {"houses": 1, "cards": 4}, 1)
    with pytest.raises(IllegalAction):
        match.submit(1, 99)
    match.submit(1, 2)
    with pytest.raises(OutOfTurn):
        match.submit(1, 3)
    assert match.asked() == [0]
    assert match.offered(1) == []


def test_the_end_of_a_round_is_not_foreseen_by_its_last_seat() -> None:
    """Though in the order of the rules its last decision would be followed by what comes after the round."""
    match = in_a_round(HUNTER, 2, {"houses": 1, "cards": 4, "first": "0"}, 1)
    before = match.view(1).text()
    match.submit(1, 2)
    assert match.view(1).text() == before
    match.submit(0, 1)
    assert "turn 0" in [event.text() for event in match.heard(1)]


@pytest.mark.parametrize(("game", "seats", "options"), [ROUNDS[0], *ROUNDS[2:]])
def test_a_record_of_a_broken_round_can_be_replayed(game: Game, seats: int, options: Options) -> None:
    rng, match = Rng(4), in_a_round(game, seats, options, 4)
    entered = len(match.record().actions)
    first, second, *_ = match.together()
    match.submit(second, anything(match.offered(second), rng))
    assert len(match.record().actions) == entered
    decide_all(match, first, rng)
    assert len(match.record().actions) == entered + match.kept_aside(first) + match.kept_aside(second)
    replay(match.record())


def test_without_it_seats_decide_one_after_the_other() -> None:
    match = Match(HUNTER, 2)
    assert match.together() == []
    assert match.asked() == [0]
    assert match.offered(1) == []
