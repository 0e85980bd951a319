"""What the terminal itself says; the sentences are in locales/<language>/command_line.ftl."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coverstory.rules.game import Game
from coverstory.rules.languages import join_words
from coverstory.wire.serialise import Finish
from coverstory.words.catalogue import Value, words

# What may be typed instead of a choice, whatever the language.
COMMANDS: Mapping[str, Sequence[str]] = {
    "help": ("?", "help", "hilfe"),
    "list": ("list", "liste"),
    "board": ("board", "brett"),
    "rules": ("rules", "regeln"),
    "log": ("log", "verlauf"),
    "hint": ("hint", "tipp"),
    "undo": ("undo", "zurück"),
    "table": ("table", "tisch"),
    "notes": ("notes", "notizen"),
    "note": ("note", "notiz"),
    "say": ("say", "sag"),
    "quit": ("q", "quit", "exit", "bye", "end", "ende"),
}


def text(name: str, lang: str, /, **values: Value) -> str:
    return words(lang, "command_line").say(name, values)


def say_ending(game: Game, ending: Finish, lang: str, names: Sequence[str]) -> str:
    """Why it ended, every score, who won."""
    lines = [game.say_reason(ending.reason, lang)]
    lines += [text("score", lang, name=names[seat], score=score) for seat, score in enumerate(ending.scores)]
    winners = [names[seat] for seat, place in enumerate(ending.places) if place == 1]
    lines.append(text("won", lang, names=join_words(winners, lang)) if winners else text("nobody_won", lang))
    return "\n".join(lines)
