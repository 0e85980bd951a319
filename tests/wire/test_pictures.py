"""What a seat is sent is made from its view: all of it, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
import pytest

from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.game import Game
from coverstory.rules.languages import LANGUAGES, seat_names
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_danzer.actions import place_at, take_at
from coverstory.wire.base import Offer
from coverstory.wire.catalogue import AnyPicture, wire_of
from coverstory.wire.scene import Scene
from coverstory.wire.serialise import encode, lines_of, picture_of, scene_of
from support.contract_checks import random_match
from support.every_table import every_table

pictures = msgspec.json.Decoder(AnyPicture)


def some_moments(game: Game, seats: int, options: Options) -> Iterator[Match]:
    """A random game before every fifth action, and at its end."""
    for number, match in enumerate(random_match(game, seats, options, Rng(7 * seats))):
        if number % 5 == 0 or match.over:
            yield match


def told(match: Match, seat: int, lang: str) -> Scene:
    names = seat_names(match.seats, lang)
    return scene_of(
        match.game, view=match.view(seat), offered=match.offered(seat), outcome=match.outcome(), lang=lang, names=names
    )


@every_table
def test_a_picture_holds_all_that_the_view_shows_and_no_more(game: Game, seats: int, options: Options) -> None:
    """The same bytes exactly where the view's own text is the same; and the bytes read back to the same picture."""
    seen: dict[str, bytes] = {}
    for match in some_moments(game, seats, options):
        for seat in (*range(seats), ONLOOKER):
            view = match.view(seat)
            picture = told(match, seat, "en").picture
            sent = encode(picture)
            assert pictures.decode(sent) == picture
            assert encode(picture_of(match.game, view)) == sent
            assert seen.setdefault(view.picture(), sent) == sent
            assert (picture.seat, picture.to_act) == (seat, match.to_act())
    assert len(set(seen.values())) == len(seen)


@every_table
def test_two_worlds_one_view_give_identical_bytes(game: Game, seats: int, options: Options) -> None:
    """Whatever a seat cannot know may be otherwise: what it is sent stays the same to the byte."""
    rng = Rng(99)
    for number, match in enumerate(some_moments(game, seats, options)):
        seat = (number % (seats + 1)) - 1
        view = match.view(seat)
        world = game.worlds(view).sample(rng)
        other = game.look(world, seat, list(view.heard))
        offered = world.legal_actions() if seat == world.to_act() else []
        outcome = world.outcome() if match.over else None
        names = seat_names(seats, "de")
        assert encode(scene_of(game, view=other, offered=offered, outcome=outcome, lang="de", names=names)) == encode(
            told(match, seat, "de")
        )
        log = encode(lines_of(game, other.heard, "de", names))
        assert log == encode(lines_of(game, match.heard(seat), "de", names))


EVERY_CODE = {
    "agent_hunter": range(57),
    "undercover_danzer": [*range(95), *(way(row, 5 - row) for way in (take_at, place_at) for row in range(-3, 3))],
    "undercover_wyss": range(330),
    "top_secret_spies": range(2116),
}


@pytest.mark.parametrize("slug", GAMES)
def test_every_code_has_parts_of_a_documented_kind_and_no_two_the_same(slug: str) -> None:
    parts = [wire_of(slug).parts_of(code) for code in EVERY_CODE[slug]]
    assert len({json.dumps(part) for part in parts}) == len(parts)
    assert {str(part[0]) for part in parts} == set(wire_of(slug).kinds)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_offers_are_what_the_match_offers_and_only_to_the_seat_to_act(game: Game) -> None:
    for match in some_moments(game, game.least_seats, {}):
        for seat in (*range(match.seats), ONLOOKER):
            offers = msgspec.json.decode(told(match, seat, "en").offers, type=list[Offer])
            assert [offer.code for offer in offers] == list(match.offered(seat))
            assert all(offer.parts == wire_of(game.slug).parts_of(offer.code) for offer in offers)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_end_is_told_in_both_languages(game: Game) -> None:
    match = list(random_match(game, game.least_seats, {}, Rng(5)))[-1]
    outcome = match.outcome()
    assert outcome is not None
    for lang in LANGUAGES:
        ending = told(match, ONLOOKER, lang).ending
        assert ending is not None
        assert (ending.scores, ending.places) == (outcome.scores, outcome.places)
        assert ending.text == game.say_reason(outcome.reason, lang)
    assert told(Match(game, game.least_seats), 0, "en").ending is None
