"""Why a command changed nothing: a code for programs, and the rule if one forbids it. locales/…/errors.ftl says it."""

from __future__ import annotations

import msgspec

from coverstory.rules.game import Game
from coverstory.words.catalogue import words


class Refusal(msgspec.Struct, frozen=True):
    """A value, not an error: it is shown to whoever asked, and nothing else happens."""

    code: str
    rule: str = ""


def say_refusal(refusal: Refusal, game: Game | None, lang: str) -> str:
    """The rule in the game's own words where one forbids it."""
    if refusal.code == "illegal" and refusal.rule and game is not None:
        return game.say_rule(refusal.rule, lang)
    return words(lang, "errors").say(f"error-{refusal.code}")
