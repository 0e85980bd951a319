"""Words, both ways."""

from __future__ import annotations

import pytest

from coverstory.errors import MalformedText
from coverstory.rules.contract import ONLOOKER, Event
from coverstory.rules.undercover_danzer.actions import (
    FLIP_OVER,
    KEEP_SIDE,
    SMALL_CODES,
    TAKE_JOKER,
    choose_colour,
    deal_token,
    part,
    place_at,
    seat_starts,
    stack,
    take_at,
    take_bottom,
    take_top,
)
from support.danzer_positions import BLUE, GAME, RED, new, play, position, view

NAMES = ("Ann", "Bob", "Cid", "Dee")


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        (choose_colour(RED), "colour red", "Farbe Rot"),
        (take_top(1), "take pile B", "Stapel B nehmen"),
        (TAKE_JOKER, "take the Joker", "den Joker nehmen"),
        (take_bottom(0), "draw the bottom of pile A", "unten von Stapel A ziehen"),
        (FLIP_OVER, "flip", "umdrehen"),
        (KEEP_SIDE, "keep", "nicht umdrehen"),
        (seat_starts(2), "seat 3 begins", "Platz 3 beginnt"),
        (part(1), "agent red/orange to pile A", "Agent Rot/Orange in Stapel A"),
        (stack(0), "agent red/purple next in its pile", "Agent Rot/Violett als Nächster im Stapel"),
        (deal_token(BLUE, 7), "token 7 in the blue lane", "Plättchen 7 in Reihe Blau"),
        (take_at(2, -13), "take the agent at 2,-13", "den Agenten auf 2,-13 nehmen"),
        (place_at(-1000, 4), "place at -1000,4", "auf -1000,4 legen"),
    ],
)
def test_actions_in_words(action: int, english: str, german: str) -> None:
    assert GAME.say_action(action, "en") == english
    assert GAME.say_action(action, "de") == german
    assert GAME.read_action(english.replace(",", " , ").upper(), "en") == action
    assert GAME.read_action(german.replace(" ", "  "), "de") == action


def test_no_two_small_codes_have_the_same_words() -> None:
    for lang in ("en", "de"):
        said = [GAME.say_action(code, lang) for code in range(SMALL_CODES)]
        assert len(set(said)) == SMALL_CODES
        assert [GAME.read_action(words, lang) for words in said] == list(range(SMALL_CODES))


@pytest.mark.parametrize("words", ["", "pass", "place at 0", "place at 0,4 please", "place at 3000,1", "take at 1,1"])
def test_other_words_are_no_action(words: str) -> None:
    for lang in ("en", "de"):
        with pytest.raises(MalformedText):
            GAME.read_action(words, lang)


def test_other_codes_have_no_words() -> None:
    for code in (-1, int(SMALL_CODES), 10**12):
        with pytest.raises(MalformedText):
            GAME.say_action(code, "en")


def test_a_turn_in_the_log() -> None:
    state = position(placed={"YG": "new 0,3"}, staffers={0: "0 0 6 0 0 0"})
    heard = play(state, "take the agent at 0,3", "flip", "place at 0,3")
    assert [GAME.say_event(event, "en", NAMES) for event in heard] == [
        "Ann takes the yellow agent at 0,3.",
        "Ann flips it: green, undercover.",
        "Ann puts the file on the agent.",
        "Ann places the green agent at 0,3.",
        "Ann moves 1 in the yellow lane, from column 6 to column 7.",
        "Ann takes the 8 in the yellow lane.",
        "Ann moves 2 in the green lane, from home to column 2.",
        "Round 2: it is Bob's turn.",
    ]
    assert GAME.say_event(heard[-2], "de", NAMES) == "Ann rückt in Reihe Grün 2 vor, von zu Hause bis Spalte 2."


def test_u31_u33_a_move_tells_why_it_ends_elsewhere() -> None:
    """Over occupied spaces, or stopped; a move without either says neither."""
    said = [GAME.say_event(Event("move", [0, BLUE, *numbers]), "en", NAMES) for numbers in ([5, 10, 2], [7, 10, 5])]
    assert said == [
        "Ann moves 2 in the blue lane, jumping over taken spaces, from column 5 to column 10.",
        "Ann moves up to 5 in the blue lane, from column 7 to column 10.",
    ]
    german = GAME.say_event(Event("move", [0, BLUE, 0, 2, 1]), "de", NAMES)
    assert german == "Ann rückt in Reihe Blau 1 vor, über besetzte Felder hinweg, von zu Hause bis Spalte 2."


def test_unknown_events_rules_and_reasons() -> None:
    for event in (Event("dance", []), Event("flip", [1])):
        with pytest.raises(MalformedText):
            GAME.say_event(event, "en", NAMES)
    with pytest.raises(MalformedText):
        GAME.say_rule("U1", "en")
    with pytest.raises(MalformedText):
        GAME.say_reason("boredom", "en")


def test_tasks_name_what_is_asked() -> None:
    state = new(3, track="classified")
    assert GAME.say_task(view(state, 0), "en", NAMES) == "Your turn: choose a colour."
    assert GAME.say_task(view(state, 1), "de", NAMES) == "Wir warten auf Ann."
    state = position()
    assert GAME.say_task(view(state, 0), "en", NAMES) == "Your turn: take a tile, but no blue agent."
    play(state, "take the Joker")
    assert GAME.say_task(view(state, 0), "en", NAMES) == "Place the Joker."
    assert GAME.say_task(view(state, int(ONLOOKER)), "en", NAMES) == "Waiting for Ann."
