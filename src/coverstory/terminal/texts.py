"""What the terminal itself says; the sentences are in locales/<language>/command_line.ftl."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from coverstory.rulebook import rules_language
from coverstory.rules.game import Game
from coverstory.rules.languages import join_words
from coverstory.words.catalogue import Value, words
from coverstory.words.languages import LANGUAGES

if TYPE_CHECKING:
    from coverstory.wire.scene import Finish  # every command would wait for all that it loads

COMMANDS = ("help", "list", "board", "rules", "log", "hint", "undo", "table", "notes", "note", "say", "quit")


@cache
def typed_commands() -> Mapping[str, str]:
    """What may be typed instead of a choice, whatever the language, and the command that it means."""
    spellings = {command: " ".join(text(f"typed-{command}", lang) for lang in LANGUAGES) for command in COMMANDS}
    return {spelling: command for command, typed in spellings.items() for spelling in typed.split()}


def text(name: str, lang: str, /, **values: Value) -> str:
    return words(lang, "command_line").say(name, values)


def say_deal(name: str, lang: str, /, **values: Value) -> str:
    """What the page in the browser says about a deal, too."""
    return words(lang, "table").say(f"deal-{name}", values)


def say_level(code: str, lang: str) -> str:
    """What a bot of this code is called; a code of its own, such as agent:500n, stays as it is."""
    message = f"level_{code.casefold()}"
    return text(message, lang) if message in words(lang, "command_line") else code


def remark_on_rules(slug: str, lang: str) -> str:
    """Said above rules that are not in the reader's language; otherwise empty."""
    return "" if rules_language(slug, lang) == lang else text("rules_in_english", lang)


def say_ending(game: Game, ending: Finish, lang: str, names: Sequence[str]) -> str:
    """Why it ended, every score, who won."""
    lines = [game.say_reason(ending.reason, lang)]
    lines += [text("score", lang, name=names[seat], score=score) for seat, score in enumerate(ending.scores)]
    winners = [names[seat] for seat, place in enumerate(ending.places) if place == 1]
    lines.append(text("won", lang, names=join_words(winners, lang)) if winners else text("nobody_won", lang))
    return "\n".join(lines)
