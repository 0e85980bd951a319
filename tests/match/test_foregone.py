"""What is no choice is not asked for; and whether a choice can be taken back is known before it is made."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from coverstory.match.match import Match, state_of
from coverstory.match.record import write_record
from coverstory.match.replay import replay
from coverstory.rules.agent_hunter.components import REFILL
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import ONLOOKER, OVER
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng

TABLES = [
    (game.slug, seats, options)
    for game in GAMES.values()
    for seats in sorted({game.least_seats, min(3, game.most_seats)})
    for options in game.variants
]
CARDS: Options = {"cards": True}
SPIES = find_game("top_secret_spies")
HUNTER = find_game("agent_hunter")


def played(match: Match, rng: Rng) -> Match:
    match.play_chance(rng)
    while not match.over:
        match.submit(match.to_act(), state_of(match).pick(rng))
        match.play_chance(rng)
    return match


def test_a_hand_that_is_publicly_empty_is_passed_over() -> None:
    passed = 0
    for seed in range(20):
        match, rng = Match(SPIES, 3, CARDS, foregone=True), Rng(seed)
        match.play_chance(rng)
        while not match.over:
            seat = match.to_act()
            assert SPIES.foregone(state_of(match)) is None
            known = len(match.heard(0))
            match.submit(seat, state_of(match).pick(rng))
            match.play_chance(rng)
            news = [event for event in match.heard(0)[known:] if event.kind == "pass"]
            passed += sum(event.numbers[0] != seat for event in news)
    assert passed, "no hand was empty in any of these games"


def test_a_refill_is_asked_for_after_a_game_that_it_cannot_change() -> None:
    """Only where points are level do the cards in hand decide (H12, H20)."""
    asked = idle = 0
    for seed in range(300):
        match, rng = Match(HUNTER, 2, {"cards": 6, "houses": 2}, foregone=True), Rng(seed)
        match.play_chance(rng)
        while not match.over:
            state = hunter_state(match)
            if is_last_refill(state):
                assert state.points(0) == state.points(1)
                asked += 1
            match.submit(match.to_act(), state.pick(rng))
            idle += is_last_refill(hunter_state(match))
            match.play_chance(rng)
    assert asked
    assert idle > asked


def hunter_state(match: Match) -> HunterState:
    state = state_of(match)
    assert isinstance(state, HunterState)
    return state


def is_last_refill(state: HunterState) -> bool:
    return state.phase == REFILL and state.over()


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_a_record_with_what_was_not_asked_for_replays_as_any_other(slug: str, seats: int, options: Options) -> None:
    match = played(Match(GAMES[slug], seats, options, foregone=True), Rng(4))
    again = replay(match.record())
    assert state_of(again).text() == state_of(match).text()
    assert write_record(again.record()) == write_record(match.record())


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_it_is_known_before_a_choice_whether_it_can_be_taken_back(slug: str, seats: int, options: Options) -> None:
    match, rng = Match(GAMES[slug], seats, options, at_once=True, foregone=True), Rng(2)
    match.play_chance(rng)
    while not match.over:
        seat = match.asked()[0]
        offered = match.offered(seat)
        action = offered[rng.below(len(offered))]
        surely = match.may_take_back(seat, action)
        match.submit(seat, action)
        match.play_chance(rng)
        if surely:
            assert match.may_undo(seat)
            assert seat in match.asked()


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_whether_it_can_be_taken_back_tells_nothing_hidden(slug: str, seats: int, options: Options) -> None:
    """In every world that looks the same to a seat the answer is the same."""
    game = GAMES[slug]
    match, rng = Match(game, seats, options), Rng(6)
    match.play_chance(rng)
    while match.to_act() != OVER:
        seat = match.to_act()
        world = Match(game, seats, options)
        world._state = game.worlds(match.view(seat)).sample(rng)
        for action in sample(match.offered(seat), rng):
            assert world.may_take_back(seat, action) == match.may_take_back(seat, action)
        match.submit(seat, state_of(match).pick(rng))
        match.play_chance(rng)


def sample(actions: Sequence[int], rng: Rng) -> list[int]:
    return [actions[rng.below(len(actions))] for _ in range(min(5, len(actions)))]


@pytest.mark.parametrize(
    ("game", "options"), [(SPIES, CARDS), (HUNTER, {"cards": 6, "houses": 2})], ids=["spies", "hunter"]
)
def test_whether_a_table_asks_for_a_move_tells_nothing_hidden(game: Game, options: Options) -> None:
    """In every world that a seat or an onlooker cannot tell from the true one, it is asked for, too, or is not."""
    foregone = 0
    for seed in range(5):
        match, rng = Match(game, game.least_seats, options), Rng(seed)
        match.play_chance(rng)
        while not match.over:
            is_foregone = game.foregone(state_of(match)) is not None
            foregone += is_foregone
            for viewer in (*range(match.seats), ONLOOKER):
                world = game.worlds(match.view(viewer)).sample(rng)
                assert (game.foregone(world) is not None) == is_foregone
            match.submit(match.to_act(), state_of(match).pick(rng))
            match.play_chance(rng)
    assert foregone
