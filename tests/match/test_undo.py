"""A seat may take back its own last decision only while nothing hidden or random was revealed and nobody else acted."""

from __future__ import annotations

import pytest

from coverstory.errors import CannotUndo
from coverstory.match.match import Match, state_of
from coverstory.match.record import write_record
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import CHANCE, ONLOOKER, Event, State
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from support.contract_checks import random_match

HUNTER = find_game("agent_hunter")
TABLES = [
    (game.slug, seats, options)
    for game in GAMES.values()
    for seats in sorted({game.least_seats, min(3, game.most_seats)})
    for options in game.variants
]


def standing(match: Match) -> tuple[object, ...]:
    """Everything that a match is, as text."""
    views = [match.view(seat).text() for seat in (*range(match.seats), ONLOOKER)]
    return state_of(match).text(), write_record(match.record()), views


@pytest.mark.parametrize("slug", list(GAMES))
def test_undo_restores_all_of_the_match(slug: str) -> None:
    undone = 0
    for seed in range(3):
        match = Match(GAMES[slug], GAMES[slug].least_seats)
        rng = Rng(seed)
        while not match.over:
            match.play_chance(rng)
            if (who := match.to_act()) < 0:
                continue
            before = standing(match)
            heard = {seat: len(match.heard(seat)) for seat in (*range(match.seats), ONLOOKER)}
            action = state_of(match).pick(rng)
            match.submit(who, action)
            if match.may_undo(who):
                after = {seat: len(match.heard(seat)) for seat in heard}
                assert match.undo(who) == {seat: after[seat] - heard[seat] for seat in heard}
                assert standing(match) == before
                match.submit(who, action)
                undone += 1
    assert undone


def test_only_who_decided_last_may_take_it_back() -> None:
    match = Match(HUNTER, 2)
    assert not any(match.may_undo(seat) for seat in (0, 1, ONLOOKER))
    match.submit(0, match.offered(0)[0])
    assert match.may_undo(0)
    for seat in (1, ONLOOKER):
        with pytest.raises(CannotUndo, match="Only one's own last decision can be taken back"):
            match.undo(seat)
    match.undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_several_decisions_in_a_row_are_taken_back_one_by_one() -> None:
    match = Match(HUNTER, 2)
    start = standing(match)
    for _ in range(3):
        match.submit(0, match.offered(0)[0])
    assert match.to_act() == 1
    for _ in range(3):
        match.undo(0)
    assert standing(match) == start


def test_after_another_seat_acted_it_is_too_late() -> None:
    match = Match(HUNTER, 2)
    for _ in range(3):
        match.submit(0, match.offered(0)[0])
    match.submit(1, match.offered(1)[0])
    assert not match.may_undo(0)
    match.undo(1)
    assert not match.may_undo(0)  # what was once beyond reach stays there


def test_after_chance_it_is_too_late() -> None:
    match = Match(HUNTER, 2)
    for seat in (0, 0, 0, 1, 1, 1):
        match.submit(seat, match.offered(seat)[0])
    assert match.to_act() == CHANCE
    assert match.may_undo(1)
    match.play_chance(Rng(1))
    assert not any(match.may_undo(seat) for seat in (0, 1))


def test_an_attack_cannot_be_taken_back() -> None:
    match = Match(HUNTER, 2)
    for seat in (0, 0, 0, 1, 1, 1):
        match.submit(seat, match.offered(seat)[0])
    match.play_chance(Rng(1))
    who = match.to_act()
    attack = next(action for action in match.offered(who) if "attack" in HUNTER.say_action(action, "en").lower())
    match.submit(who, attack)
    assert not match.may_undo(who)


@pytest.mark.parametrize("slug", list(GAMES))
def test_after_the_end_nothing_is_taken_back(slug: str) -> None:
    match = list(random_match(GAMES[slug], GAMES[slug].least_seats, {}, Rng(5)))[-1]
    assert not any(match.may_undo(seat) for seat in range(match.seats))


def news(game: Game, before: State, action: int, seat: int) -> tuple[list[Event], str]:
    after = before.copy()
    after.apply(action)
    return game.hear(before, action, after, seat), game.look(after, seat, []).picture()


def could_hear(game: Game, world: State, seat: int, heard: tuple[list[Event], str], likely: int) -> bool:
    offers = [likely] if world.is_legal(likely) else []
    return any(news(game, world, action, seat) == heard for action in [*offers, *world.legal_actions()])


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES, ids=str)
def test_what_can_be_taken_back_told_nobody_anything(slug: str, seats: int, options: Options) -> None:
    """In every world that a seat held possible before, it could have heard and seen just the same."""
    game, rng = GAMES[slug], Rng(seats)
    match = Match(game, seats, options)
    while not match.over:
        match.play_chance(rng)
        who = match.to_act()
        if who < 0:
            continue
        before = state_of(match).copy()
        views = {seat: match.view(seat) for seat in (*range(seats), ONLOOKER)}
        action = before.pick(rng)
        match.submit(who, action)
        if not match.may_undo(who) or rng.below(3):
            continue
        for seat, view in views.items():
            truth = news(game, before, action, seat)
            world = game.worlds(view).sample(rng)
            if seat == who:
                assert news(game, world, action, seat) == truth
            else:
                assert could_hear(game, world=world, seat=seat, heard=truth, likely=action), game.say_action(
                    action, "en"
                )
