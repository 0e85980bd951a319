"""One match of bots, from its first chance to its end."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.bots.bot import Bot
from coverstory.match.match import Match
from coverstory.rules.game import Game
from coverstory.rules.outcome import Outcome
from coverstory.rules.rng import Rng


def play(game: Game, bots: Sequence[Bot], chance: Rng) -> Outcome:
    match = Match(game, len(bots))
    match.play_chance(chance)
    while not match.over:
        seat = match.to_act()
        match.submit(seat, bots[seat].choose(match.view(seat), match.offered(seat)))
        match.play_chance(chance)
    outcome = match.outcome()
    assert outcome is not None  # the match is over
    return outcome
