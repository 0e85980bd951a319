"""Why a command changed nothing: a code for programs, and the rule if one forbids it. locales/…/errors.ftl says it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from coverstory.rules.game import Game
from coverstory.words.catalogue import words


class Refusal(msgspec.Struct, frozen=True):
    """A value, not an error: it is shown to whoever asked, and nothing else happens."""

    code: str
    rule: str = ""
    field: str = ""  # which part of a new table's settings is at fault
    expected: Mapping[str, str] | None = None  # what would fit there, by language


def say_refusal(refusal: Refusal, game: Game | None, lang: str, why: str = "") -> str:
    """The rule in the game's own words where one forbids it; `why` says what is wrong with a malformed message."""
    if refusal.code == "illegal" and refusal.rule and game is not None:
        return game.say_rule(refusal.rule, lang)
    if refusal.expected is not None:
        return words(lang, "input").say("fits_here", {"expected": refusal.expected[lang]})
    return words(lang, "errors").say(f"error-{refusal.code}", {"why": why})
