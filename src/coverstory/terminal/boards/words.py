"""What a board says besides the names of things: the messages `board-…` of a game's part of the catalogue."""

from __future__ import annotations

from coverstory.words.catalogue import Value, words


class BoardWords:
    """One game's board in one language."""

    def __init__(self, part: str, lang: str) -> None:
        self._words = words(lang, part)
        self.colon = words(lang, "table").say("join-colon", {"before": "", "item": ""})  # French has a space before it

    def __call__(self, name: str, /, **values: Value) -> str:
        return self._words.say(f"board-{name}", values)

    def thing(self, name: str, number: int, of: str = "") -> str:
        """What the game calls a thing: its nouns select on a number of their own name, or of another."""
        return self._words.say(name, {of or name: number})
