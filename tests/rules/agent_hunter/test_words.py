"""All text for people."""

from __future__ import annotations

import pytest

from coverstory.errors import MalformedText, UnknownLanguage
from coverstory.rules.agent_hunter.actions import (
    CODES,
    NONSENSE,
    attack_from_hand,
    attack_from_house,
    decoy,
    kind_of,
    place,
    start,
    switch,
)
from coverstory.rules.contract import ONLOOKER, Event
from support.hunter_positions import GAME, new, opening, play, see

NAMES = ["Red", "Blue"]


def test_every_action_has_words_of_its_own_that_read_back() -> None:
    for lang in ("en", "de"):
        said = [GAME.say_action(code, lang) for code in range(CODES)]
        assert len(set(said)) == CODES
        assert [GAME.read_action(f"  {words.upper()} ", lang) for words in said] == list(range(CODES))


def test_the_codes_stand_for_ever() -> None:
    codes = [place(c) for c in range(10)]
    codes += [attack_from_hand(c, h) for c in range(10) for h in range(3)]
    codes += [attack_from_house(own, h) for own in range(3) for h in range(3)]
    codes += [switch(h) for h in range(3)] + [decoy(h) for h in range(3)] + [start(s) for s in range(2)]
    assert codes == list(range(57))
    assert kind_of(57) == kind_of(-1) == NONSENSE


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        (place(7), "place 7", "7 legen"),
        (attack_from_hand(7, 1), "attack middle with 7", "Mitte mit 7 angreifen"),
        (attack_from_house(0, 2), "attack right from house left", "rechts aus Haus links angreifen"),
        (switch(0), "switch left", "links austauschen"),
        (decoy(2), "decoy right", "Lockvogel rechts"),
        (start(1), "seat 2 starts", "Platz 2 beginnt"),
    ],
)
def test_actions_in_words(action: int, english: str, german: str) -> None:
    assert GAME.say_action(action, "en") == english
    assert GAME.say_action(action, "de") == german


@pytest.mark.parametrize("words", ["", "attack", "place 10", "attack left with 7 please"])
def test_other_words_are_not_understood(words: str) -> None:
    with pytest.raises(MalformedText):
        GAME.read_action(words, "en")


@pytest.mark.parametrize("code", [-1, CODES])
def test_codes_that_are_no_action_have_no_words(code: int) -> None:
    with pytest.raises(MalformedText):
        GAME.say_action(code, "en")


def test_other_languages_are_refused() -> None:
    for speak in (
        lambda: GAME.say_action(0, "xx"),
        lambda: GAME.read_action("place 7", "xx"),
        lambda: GAME.say_event(Event("turn", [0]), "xx", NAMES),
        lambda: GAME.say_task(see(new(), 0), "xx", NAMES),
        lambda: GAME.say_rule("H3", "xx"),
        lambda: GAME.say_reason("cap", "xx"),
    ):
        with pytest.raises(UnknownLanguage):
            speak()


@pytest.mark.parametrize(
    "event",
    [
        Event("rumour", [0]),
        Event("turn", []),
        Event("turn", [0, 1]),
        Event("turn", [2]),
        Event("turn", [-1]),
        Event("answer", [0, 3, 5, 0]),
        Event("answer", [0, 2, 10, 0]),
        Event("answer", [0, 2, 5, 3]),
        Event("shown_hand", []),
        Event("shown_hand", [0, 4, 10]),
    ],
)
def test_events_that_no_game_has_are_refused(event: Event) -> None:
    with pytest.raises(MalformedText):
        GAME.say_event(event, "en", NAMES)


def test_an_empty_hand_can_be_told() -> None:
    assert GAME.say_event(Event("shown_hand", [0]), "en", NAMES) == "Red ends with no card in hand."
    assert GAME.say_event(Event("shown_hand", [1, 3, 4]), "de", NAMES) == "Blue hat am Ende 3, 4 auf der Hand."


def test_tasks_in_every_phase() -> None:
    state = new(houses=1)
    tasks = [GAME.say_task(see(state, 0), "en", NAMES)]
    for words in ("place 7", "place 4", "seat 1 starts", "switch left", "place 7", "decoy left", "attack left with 7"):
        play(state, words)
        tasks.append(GAME.say_task(see(state, 0), "en", NAMES))
    assert tasks == [
        "Hide an agent in your left house.",
        "Waiting for Blue.",
        "Chance decides who starts.",
        "Your turn: attack, or switch an agent (5 decoys left).",
        "Hide an agent in your left house; it may be the same one.",
        "Put the decoy beside one of your houses, fallen ones too.",
        "Waiting for Blue.",
        "The game is over.",
    ]


def test_the_task_of_a_refill() -> None:
    state = opening((7, 3), (4, 7))
    play(state, "attack middle from house left")
    assert GAME.say_task(see(state, int(ONLOOKER)), "de", NAMES) == "Wir warten auf Red."
    assert GAME.say_task(see(state, 0), "de", NAMES) == (
        "Dein linkes Haus ist leer: Versteck dort einen anderen Agenten."
    )


def test_a_rule_and_a_reason_in_words() -> None:
    assert GAME.say_rule("H8", "en") == "A switch costs a decoy, and you have none left."
    assert GAME.say_reason("cap", "de") == "Zu lange gab es keinen Treffer."
