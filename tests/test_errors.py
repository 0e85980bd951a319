"""Errors say what was expected and what came, and survive the way between processes."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from coverstory.errors import BadOption, CoverstoryError, IllegalAction, MalformedRecord, UnknownGame, UnknownLanguage
from coverstory.match.match import Match
from coverstory.match.replay import replay
from coverstory.rules.catalogue import find_game
from coverstory.words.catalogue import speak
from coverstory.words.say_error import say_error


def test_an_error_is_one_sentence_with_its_rule() -> None:
    error = IllegalAction("That is not allowed", "a live house", "house 2", "H3")
    assert str(error) == "H3: That is not allowed: expected a live house, got house 2."
    assert str(UnknownGame("Game", "a", "b")) == "Game: expected a, got b."


def test_errors_cross_processes_whole() -> None:
    error = pickle.loads(pickle.dumps(IllegalAction("That", "this", "that", "H3")))
    assert isinstance(error, IllegalAction)
    assert (error.what, error.expected, error.got, error.rule) == ("That", "this", "that", "H3")


def test_what_a_player_can_cause_is_said_in_every_language_also_from_another_process() -> None:
    with pytest.raises(BadOption) as refused:
        find_game("agent_hunter").settle({"decoys": "many"})
    error = pickle.loads(pickle.dumps(refused.value))
    assert say_error(error, "en") == str(error)
    assert say_error(error, "de") == "H28: Option decoys: nicht 'many', sondern eine ganze Zahl von 0 bis 5."


def test_what_is_wrong_inside_a_record_is_said_in_one_language() -> None:
    """“Eintrag 0: … expected one of 6 legal actions”: an error within an error stayed English."""
    record = msgspec.structs.replace(Match(find_game("undercover_wyss"), 2, {}).record(), actions=[-5])
    with pytest.raises(MalformedRecord) as refused:
        replay(record)
    for lang, word in (("en", "expected"), ("de", "erwartet"), ("fr", "attendu")):
        said = say_error(refused.value, lang)
        assert word in said
        assert said.count(".") == 1
        assert lang == "en" or not {"expected", "allowed", "action that"} & set(said.split())


def test_a_language_that_is_not_spoken_is_named_in_one_that_is() -> None:
    with pytest.raises(UnknownLanguage) as refused:
        speak("xx")
    assert say_error(refused.value, "de").startswith("Sprache: nicht 'xx', sondern eins von en, ")


def test_what_only_a_programmer_can_cause_is_said_in_english() -> None:
    error = IllegalAction("That is not allowed", "a live house", "house 2", "H3")
    assert say_error(error, "de") == str(error)


def test_every_error_is_drawn_in_the_tree() -> None:
    import coverstory.errors as module

    tree = module.__doc__ or ""
    named = [name for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__]
    named.remove("in_english")
    assert len(named) > 5
    for name in named:
        assert issubclass(getattr(module, name), CoverstoryError)
        assert f" {name}" in tree
