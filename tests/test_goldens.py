"""The golden playthroughs still play and print as they did."""

from __future__ import annotations

import pytest

from coverstory.rules.catalogue import GAMES
from scripts.goldens import FOLDER, playthrough, tables

EXPECTED = [
    (game.slug, number, seats, options)
    for game in GAMES.values()
    for number, (seats, options) in enumerate(tables(game))
]


@pytest.mark.parametrize(("slug", "number", "seats", "options"), EXPECTED, ids=lambda value: str(value)[:40])
def test_playthrough_is_as_it_was(slug: str, number: int, seats: int, options: dict[str, str]) -> None:
    page = (FOLDER / f"{slug}-{number}.txt").read_text(encoding="utf-8")
    assert page.count("\n") > 60
    assert playthrough(GAMES[slug], seats, options, seed=number).splitlines() == page.splitlines()


def test_every_game_variant_and_number_of_seats_has_a_playthrough_and_no_other_lies_there() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {f"{slug}-{number}.txt" for slug, number, _, _ in EXPECTED}
    for game in GAMES.values():
        chosen = tables(game)
        assert {seats for seats, _ in chosen} == set(range(game.least_seats, game.most_seats + 1))
        assert all(variant in [options for _, options in chosen] for variant in game.variants)
