"""Moves that win at once: in every game rookies see most of them."""

from __future__ import annotations

import pytest

from coverstory.bots.plain_moves import wins_at_once
from coverstory.bots.roster import make_bot, read_code
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import CHANCE, OVER, State
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng

ASKED = 60
WORLDS = 40


@pytest.mark.parametrize("slug", GAMES)
def test_a_rookie_hardly_ever_overlooks_a_move_that_wins_at_once(slug: str) -> None:
    """They skipped 35 of 76."""
    game, rng = find_game(slug), Rng(5)
    state, winning = a_last_chance(game, rng)
    rookie = make_bot(game, read_code(game, "rookie"), rng, lambda: 0.0)
    view, offered = game.look(state, int(state.to_act()), []), state.legal_actions()
    taken = sum(rookie.choose(view, offered) in winning for _ in range(ASKED))
    assert taken >= 0.8 * ASKED


def a_last_chance(game: Game, rng: Rng) -> tuple[State, list[int]]:
    """A position of random play in which a few actions of many win whatever is hidden, and which."""
    while True:
        state = game.start(2)
        while state.to_act() != OVER:
            if state.to_act() == CHANCE:
                state.advance(state.draw(rng))
                continue
            winning = sure_wins(game, state, rng)
            if winning and 2 * len(winning) < state.legal_count():
                return state, winning
            state.advance(state.pick(rng))


def sure_wins(game: Game, state: State, rng: Rng) -> list[int]:
    winning = [action for action in state.legal_actions() if wins_at_once(state, action)]
    worlds = game.worlds(game.look(state, int(state.to_act()), [])) if winning else None
    for _ in range(WORLDS):
        if worlds and winning:
            world = worlds.sample(rng)
            winning = [action for action in winning if wins_at_once(world, action)]
    return winning
