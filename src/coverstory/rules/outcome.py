"""How a game ended."""

from __future__ import annotations

from typing import final

RESIGNED = "resigned"  # of no game: at a table somebody has given the match up; the table's catalogue says it


@final
class Outcome:
    """Scores, winners (several, or none) and why the game ended.

    `places[seat]` is 1 for a winner; seats that tie share a place; where nobody wins, no seat has place 1.
    `reason` is a word of the game, such as `houses` or `cap`; `reason-…` in the game's catalogue is its sentence.
    """

    def __init__(self, reason: str, scores: list[int], places: list[int]) -> None:
        self.reason = reason
        self.scores = scores
        self.places = places

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        scores = " ".join(str(score) for score in self.scores)
        places = " ".join(str(place) for place in self.places)
        return f"{self.reason}; scores {scores}; places {places}"
