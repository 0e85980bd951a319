"""Whoever reads about their own seat is called “you”, in every language; who looks on reads the names."""

from __future__ import annotations

import pytest

from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import Event
from coverstory.words.sayings import NO_READER
from support.catalogues import spoken, variables

NAMES = ["Ada", "Bob", "Cem"]
TOLD = {  # what seat 0 does: to itself, to seat 1 and to who looks on
    "en": ("You roll 4.", "Ada rolls 4."),
    "de": ("Du würfelst 4.", "Ada würfelt 4."),
    "fr": ("Tu fais 4.", "Ada fait 4."),
}


@pytest.mark.parametrize("lang", TOLD)
def test_events_about_oneself_are_told_in_the_third_person(lang: str) -> None:
    game, rolled = GAMES["top_secret_spies"], Event("roll", [0, 3])
    you, name = TOLD[lang]
    assert game.say_event(rolled, lang=lang, names=NAMES, reader=0) == you
    for reader in (1, NO_READER):
        assert game.say_event(rolled, lang=lang, names=NAMES, reader=reader) == name


@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (0, "You capture Bob's 7 at 1·5."),
        (1, "Ada captures your 7 at 1·5."),
        (2, "Ada captures Bob's 7 at 1·5."),
    ],
)
def test_whoever_something_is_done_to_is_spoken_to_as_well(reader: int, said: str) -> None:
    captured = Event("capture", [0, 3, 9, 4, 1, 7])
    told = GAMES["undercover_wyss"].say_event(captured, lang="en", names=NAMES, reader=reader)
    assert told.startswith(said.removesuffix("."))


@pytest.mark.parametrize("slug", GAMES)
def test_every_event_and_beat_about_a_seat_can_speak_to_it(slug: str) -> None:
    declared = GAMES[slug].sayings.declared
    for catalogue in spoken(slug):
        for message, numbers in declared.items():
            said = variables(catalogue, message)
            names_a_seat = any(named.what == "seat" and named.name in said for named in numbers)
            if message.startswith(("event-", "beat-")) and names_a_seat:
                assert "self" in said, f"{catalogue.lang}: {message}"
