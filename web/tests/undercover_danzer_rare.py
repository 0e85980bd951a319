"""Rare moments and previews of Undercover (Danzer) for the board's tests.

Written by `python web/tests/undercover_danzer_rare.py`.
`…_rare.json`: moments that the usual scenes lack (few seats on the classified track, the longest track, a draw from the
bottom, a tile that fits nowhere). `…_gains.json`: placements with where the engine then has the staffers.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from make_scenes import moment

from coverstory.match.match import Match
from coverstory.rules.contract import ONLOOKER, View
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_danzer.game import DanzerGame
from coverstory.rules.undercover_danzer.view import DanzerView
from coverstory.wire.serialise import encode
from coverstory.wire.undercover_danzer import DanzerPicture, parts_of, picture_of

HERE = Path(__file__).resolve().parent
TABLES: list[tuple[int, Options]] = [
    (2, {"track": "classified"}),
    (3, {"track": "classified"}),
    (2, {"plain": 10}),
    (4, {}),
]


def main() -> None:
    rare: list[object] = []
    gains: list[object] = []
    for number, (seats, options) in enumerate(TABLES):
        play(Match(DanzerGame(), seats, options), Rng(number, 77), rare, gains, number < 3)
    rare += [search("take_bottom"), search("corner")]
    (HERE / "undercover_danzer_rare.json").write_bytes(encode(rare))
    (HERE / "undercover_danzer_gains.json").write_bytes(encode(gains))


def play(match: Match, chance: Rng, rare: list[object], gains: list[object], keep: bool) -> None:
    """A game by chance: a moment of each 9th turn, and what every second placement brings."""
    number = 0
    while not match.over:
        match.play_chance(chance)
        seat = match.to_act()
        if seat < 0:
            continue
        number += 1
        if keep and number % 27 == 1:
            rare.append(moment(match, seat, len(match.heard(seat)) - 8))
        offered = match.offered(seat)
        action = int(offered[chance.below(len(offered))])
        view = match.view(seat)
        placing = parts_of(action)[0] == "place_at"
        picture = seen_in(view)
        match.submit(seat, action)
        if placing and picture.round > 1 and number % 2 == 0:
            _, row, column = parts_of(action)
            service = seen_in(match.view(seat)).services[seat]
            gains.append(
                {
                    "picture": picture,
                    "row": row,
                    "column": column,
                    "staffers": service.staffers,
                    "points": service.points,
                }
            )
    if keep:
        rare.append(moment(match, ONLOOKER, len(match.heard(ONLOOKER)) - 30))


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


def seen_in(view: View) -> DanzerPicture:
    assert isinstance(view, DanzerView)
    return picture_of(view)


def choose(offered: Sequence[int], chance: Rng) -> int:
    """By chance, but a Joker as soon as may be: it must be gone before anybody draws from the bottom."""
    actions = [int(action) for action in offered]
    jokers = [action for action in actions if parts_of(action)[0] == "take_joker"]
    return jokers[0] if jokers else actions[chance.below(len(actions))]


if __name__ == "__main__":
    main()
