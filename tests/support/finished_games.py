"""Finished games to look at again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coverstory.bots.review.facts import Finished
from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match
from coverstory.match.record import Record
from coverstory.rules.game import Game
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng


def game_of_bots(game: Game, codes: Sequence[str], seed: int, options: Mapping[str, Value] | None = None) -> Record:
    """One seat for each code; the same seed gives the same game, as long as budgets are in nodes."""
    chance = Rng(seed)
    bots = [make_bot(game, read_code(game, code), Rng(seed, seat + 1), lambda: 0.0) for seat, code in enumerate(codes)]
    match = Match(game, len(codes), options)
    match.play_chance(chance)
    while not match.over:
        seat = match.to_act()
        match.submit(seat, bots[seat].choose(match.view(seat), match.offered(seat)))
        match.play_chance(chance)
    return match.record()


def finished(record: Record) -> Finished:
    return Finished(record.game, rules=record.rules, seats=record.seats, options=record.options, actions=record.actions)
