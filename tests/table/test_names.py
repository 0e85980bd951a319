"""Nobody at a table can be taken for somebody else: names that look alike, are blank or hide something are refused."""

from __future__ import annotations

import pytest

from coverstory.table.look_alikes import are_alike, confusables
from coverstory.table.refusals import Refusal
from coverstory.table.seats import COVER_NAMES, is_name, plain
from coverstory.table.table import make_table
from coverstory.wire.commands import Arrange, Say, Settings, Sit, Stand
from coverstory.wire.http import NewTable
from support.tables import BOT, OPEN, Sitting, device, hunter, pair

FOUR = Settings("top_secret_spies", [OPEN] * 4)
LIKE_ALAN = [
    "ALAN",
    "Аlan",  # a Cyrillic A
    "Alаn",  # a Cyrillic a
    "AIan",  # a capital i
    "A1an",
    "Ａｌａｎ",  # wide letters
    "𝐀𝐥𝐚𝐧",
    "Al\u200dan",
    "Al\u2060an",
    "Al\ufe0fan",
    "Alan\u2800",
    "\u3164Alan",
    "  Alan  ",
]


@pytest.mark.parametrize("name", LIKE_ALAN)
def test_a_name_that_looks_like_a_players_is_refused(name: str) -> None:
    sitting = pair(FOUR)
    sitting.sits("alan", 2, "Alan")
    assert sitting.refused("eve", Sit(0, 3, name)).code == "name_taken"
    assert sitting.refused("eve", Say(0, "hello", name)).code == "name_taken"


@pytest.mark.parametrize("name", ["Allan", "Anna", "Lan", "Zoë", "Алла", "阿兰", "Alan 2", "A🕵️"])
def test_other_names_are_not(name: str) -> None:
    sitting = pair(FOUR)
    sitting.sits("alan", 2, "Alan")
    sitting.asks("eve", Sit(0, 3, name))
    assert sitting.table.names[3] == name


@pytest.mark.parametrize(
    "name", ["\u2800", "\u3164\u3164", "\u200d", "\ufe0f", "\u0301\u0301", "\u115f \u1160", "\U000e0100"]
)
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    sitting = pair(FOUR)
    assert sitting.refused("eve", Sit(0, 2, name)).code == "bad_name"
    assert sitting.refused("eve", Say(0, "hello", name)).code == "bad_name"
    assert make_table("t", "eve", NewTable(hunter(), name), sitting.now()) == Refusal("bad_name", field="name")


def test_what_cannot_be_seen_is_no_part_of_a_name() -> None:
    assert plain("An\u3164\u2800na\u2063") == "An na"
    assert is_name(plain("👩‍🚀"))
    assert plain("👩‍🚀") == "👩‍🚀"
    assert plain("🕵️") == "🕵️"


def test_watchers_are_not_taken_for_each_other() -> None:
    sitting = pair(FOUR)
    sitting.asks("eve", Say(0, "hello", "Eve"))
    sitting.asks("eve", Say(0, "it is me again", "Eve"))
    assert sitting.refused("mallory", Say(0, "hello", "Еvе")).code == "name_taken"  # Cyrillic
    sitting.table = sitting.replayed()
    assert sitting.refused("mallory", Say(0, "hello", "eve")).code == "name_taken"
    sitting.asks("eve", Say(0, "call me Eva", "Eva"))
    sitting.asks("mallory", Say(0, "hello", "Eve"))


def test_a_watcher_is_not_taken_for_a_bot() -> None:
    sitting = pair(Settings("top_secret_spies", [OPEN, OPEN, BOT]))
    assert sitting.refused("eve", Say(0, "hello", COVER_NAMES[2].replace("e", "е"))).code == "name_taken"


def test_a_bot_is_not_taken_for_a_player() -> None:
    sitting = Sitting(Settings("top_secret_spies", [OPEN, OPEN, BOT]), name=COVER_NAMES[2].replace("o", "о"))
    assert sitting.table.names[2] != COVER_NAMES[2]


def test_nor_is_somebody_on_the_hosts_device() -> None:
    now = Sitting().now()
    twice = Settings("top_secret_spies", [OPEN, device("Zoe"), device("Zое")])
    assert make_table("t", "ann", NewTable(twice, "Ann"), now) == Refusal("name_taken", field="seats.2")
    hosts = NewTable(hunter(OPEN, device("АNN")), "Ann")
    assert make_table("t", "ann", hosts, now) == Refusal("name_taken", field="seats.1")
    sitting = pair(FOUR)
    assert (
        sitting.refused("ann", Arrange(0, Settings("top_secret_spies", [OPEN, OPEN, device("Bеn")]))).code
        == "name_taken"
    )


def test_who_changes_seats_keeps_the_name_and_who_leaves_frees_it() -> None:
    sitting = pair(FOUR)
    sitting.sits("ben", 2, "Ben")
    sitting.asks("ben", Stand(0, 2))
    sitting.sits("eve", 2, "Вen")


def test_the_table_is_unicodes() -> None:
    assert len(confusables()) > 6000
    assert confusables()["\u0430"] == "a"
    assert are_alike("rn", "m")
