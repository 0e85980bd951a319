"""Scenes for the boards' tests: positions of real games as the server sends them, one JSON file a game.

Written by `python3 dev.py check`: every file has games of several seat counts and variants, each at many moments, as
the seat to act (and at the end an onlooker) sees them, with the lines heard since the moment before. Where a board
foretells what a choice does, `<game>_effects.py` beside this file makes positions to check that against the engine.
`streams.py` records all that a seat is sent in a whole game.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from streams import streams_of

from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.wire.serialise import encode, lines_of, scene_of

HERE = Path(__file__).resolve().parent / "scenes"
MOMENTS = 14  # for each game played
NAMES = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fritzi", "Gustav"]


Shot = dict[str, Any]  # a scene with its lines, as JSON has it


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for game in GAMES.values():
        games = [played(game, seats, options) for seats, options in tables(game)]
        shots = [shot for moments in games for shot in spread(moments)]
        shots += missing(shots, [shot for moments in games for shot in moments])
        (HERE / f"{game.slug}.json").write_bytes(encode(shots))
        (HERE / f"{game.slug}_streams.json").write_bytes(encode(streams_of(game)))
        if find_spec(f"{game.slug}_effects"):
            effects = import_module(f"{game.slug}_effects").positions()
            (HERE / f"{game.slug}_effects.json").write_bytes(encode(effects))


def spread(moments: list[Shot]) -> list[Shot]:
    """Some moments of a game, from the first to the last, and both of its end."""
    during = moments[:-2]
    return [during[len(during) * n // MOMENTS] for n in range(MOMENTS)] + moments[-2:]


def missing(shots: list[Shot], others: list[Shot]) -> list[Shot]:
    """Moments with kinds of events that would otherwise never be drawn."""
    seen = {kind for shot in shots for kind in kinds_in(shot)}
    found = []
    for shot in others:
        if not kinds_in(shot) <= seen:
            found.append(shot)
            seen |= kinds_in(shot)
    return found


def kinds_in(shot: Shot) -> set[str]:
    return {line.kind for line in shot["lines"]}


def tables(game: Game) -> list[tuple[int, Options]]:
    """The usual game with every number of seats, and every variant with the most."""
    plain: list[tuple[int, Options]] = [(seats, {}) for seats in range(game.least_seats, game.most_seats + 1)]
    return plain + [(game.most_seats, dict(options)) for options in game.variants[1:]]


def played(game: Game, seats: int, options: Options, level: str = "rookie", seed: int = 5) -> list[Shot]:
    """Every moment of one game; the last two are its end, as an onlooker and as the first seat see it."""
    match = Match(game, seats, options)
    chance = Rng(seats, seed)
    bots = [make_bot(game, read_code(game, level), Rng(seats, 9 + seat), lambda: 0.0) for seat in range(seats)]
    moments: list[Shot] = []
    told = [0] * seats
    while not match.over:
        match.play_chance(chance)
        seat = match.to_act()
        if seat >= 0:
            moments.append(moment(match, seat, told[seat]))
            told[seat] = len(match.heard(seat))
            match.submit(seat, bots[seat].choose(match.view(seat), match.offered(seat)))
    return [*moments, moment(match, ONLOOKER, len(match.heard(ONLOOKER)) - 30), moment(match, 0, told[0])]


def moment(match: Match, seat: int, since: int) -> Shot:
    game = match.game
    names = NAMES[: match.seats]
    view = match.view(seat)
    scene = scene_of(game, view, match.offered(seat) if seat >= 0 else [], match.outcome())
    lines = lines_of(game, match.heard(seat)[max(since, 0) :])
    return {"seats": match.seats, "options": match.options, "names": names, "scene": scene, "lines": lines}


if __name__ == "__main__":
    main()
