"""Rare moments of Undercover (Danzer) for the board's tests: `python web/tests/undercover_danzer_rare.py` writes them.

The usual scenes lack them: few seats on the classified track, the longest track, a draw from the bottom, a tile that
fits nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from make_scenes import moment

from coverstory.match.match import Match
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_danzer.game import DanzerGame
from coverstory.rules.undercover_danzer.words import parts_of
from coverstory.wire.serialise import encode

HERE = Path(__file__).resolve().parent
TABLES: list[tuple[int, Options]] = [
    (2, {"track": "classified"}),
    (3, {"track": "classified"}),
    (2, {"plain": 10}),
]


def main() -> None:
    rare: list[object] = []
    for number, (seats, options) in enumerate(TABLES):
        rare += moments_of(Match(DanzerGame(), seats, options), Rng(number, 77))
    rare += [search("take_bottom"), search("corner")]
    (HERE / "undercover_danzer_rare.json").write_bytes(encode(rare))


def moments_of(match: Match, chance: Rng) -> Iterator[object]:
    """Of a game by chance: each 27th decision, and the end."""
    number = 0
    while not match.over:
        match.play_chance(chance)
        seat = match.to_act()
        if seat < 0:
            continue
        number += 1
        if number % 27 == 1:
            yield moment(match, seat, len(match.heard(seat)) - 8)
        offered = match.offered(seat)
        match.submit(seat, int(offered[chance.below(len(offered))]))
    yield moment(match, ONLOOKER, len(match.heard(ONLOOKER)) - 30)


def search(wanted: str) -> object:
    """The first moment of any game by chance where this happens."""
    for seed in range(100_000):
        match = Match(DanzerGame(), 3, {})
        chance = Rng(seed, 5)
        for _ in range(40):
            match.play_chance(chance)
            seat = match.to_act()
            if seat < 0:
                continue
            offered = match.offered(seat)
            if any(parts_of(int(action))[0] == wanted for action in offered):
                return moment(match, seat, len(match.heard(seat)) - 8)
            match.submit(seat, choose(offered, chance))
            if wanted == "corner" and any(event.kind == "corner" for event in match.heard(0)[-6:]):
                return moment(match, match.to_act(), len(match.heard(0)) - 6)
    raise LookupError(wanted)


def choose(offered: Sequence[int], chance: Rng) -> int:
    """By chance, but a Joker as soon as may be: it must be gone before anybody draws from the bottom."""
    actions = [int(action) for action in offered]
    jokers = [action for action in actions if parts_of(action)[0] == "take_joker"]
    return jokers[0] if jokers else actions[chance.below(len(actions))]


if __name__ == "__main__":
    main()
