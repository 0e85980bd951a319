"""Errors say what was expected and what came, and survive the way between processes."""

from __future__ import annotations

import pickle

from coverstory.errors import CoverstoryError, IllegalAction, UnknownGame


def test_an_error_is_one_sentence_with_its_rule() -> None:
    error = IllegalAction("That is not allowed", "a live house", "house 2", "H3")
    assert str(error) == "H3: That is not allowed: expected a live house, got house 2."
    assert str(UnknownGame("Game", "a", "b")) == "Game: expected a, got b."


def test_errors_cross_processes_whole() -> None:
    error = pickle.loads(pickle.dumps(IllegalAction("That", "this", "that", "H3")))
    assert isinstance(error, IllegalAction)
    assert (error.what, error.expected, error.got, error.rule) == ("That", "this", "that", "H3")


def test_every_error_is_drawn_in_the_tree() -> None:
    import coverstory.errors as module

    tree = module.__doc__ or ""
    named = [name for name, value in vars(module).items() if isinstance(value, type) and not name.startswith("_")]
    assert len(named) > 5
    for name in named:
        assert issubclass(getattr(module, name), CoverstoryError)
        assert f" {name}" in tree
