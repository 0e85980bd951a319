"""Games between bots, in which puzzles are looked for."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence

from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match
from coverstory.puzzles.puzzle import Source
from coverstory.rules.game import Game
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng

PLAYERS = ("rookie", "agent:60n")  # enough to lead to positions that people have
LONGEST = 600  # entries of a record


def tables_of(game: Game) -> Iterator[tuple[int, Mapping[str, Value]]]:
    """Seats and options: every variant, with every number of players in turn; half of them as the game usually is."""
    seats = list(range(game.least_seats, game.most_seats + 1))
    number = 0
    while True:
        yield seats[number % len(seats)], game.variants[0]
        yield seats[(number // 2) % len(seats)], game.variants[number % len(game.variants)]
        number += 1


def play(game: Game, seats: int, options: Mapping[str, Value], rng: Rng) -> list[int]:
    """The entries of one game."""
    match = Match(game, seats, dict(options))
    codes = [read_code(game, PLAYERS[int(rng.below(len(PLAYERS)))]) for _ in range(seats)]
    bots = [make_bot(game, code, Rng(rng.below(2**31), seat), time.process_time) for seat, code in enumerate(codes)]
    while True:
        match.play_chance(rng)
        seat = match.to_act()
        entries = match.record().actions
        if seat < 0 or len(entries) > LONGEST:
            return entries
        match.submit(seat, bots[seat].choose(match.view(seat), match.offered(seat)))


def chosen(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """Those options that are not usual."""
    usual = {option.name: option.default for option in game.options}
    return {name: value for name, value in game.settle(dict(options)).items() if value != usual[name]}


def as_source(game: Game, seats: int, options: Mapping[str, Value], entries: Sequence[int]) -> Source:
    return Source(seats, chosen(game, options), list(entries), [])
