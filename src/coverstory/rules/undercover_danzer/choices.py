"""What was chosen before the game, and the grammar of those choices that have one."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.undercover_danzer.components import HIGHEST_TOKEN, LETTERS, MOST_COLUMNS, MOST_TOKENS

LEAST_PLAIN: Final[i64] = 1
MOST_PLAIN: Final[i64] = 10
LEAST_COLUMNS: Final[i64] = 6
MOST_WORTH: Final[i64] = 99
TIE_BREAKS: Final = ("one_column", "further_columns", "whole_track")  # U40
FURTHER_COLUMNS: Final[i64] = 1
WHOLE_TRACK: Final[i64] = 2
FIRSTS: Final = ("random", "0", "1", "2", "3")  # U13: a seat drawn, or the seat of that number


@final
class DanzerChoices:
    """What was chosen before the game; never changes, so that all copies share it."""

    def __init__(
        self,
        seats: i64,
        classified: bool,
        plain: i64,
        values: vec[i64],
        line: i64,
        tie_break: i64,
        colours: str,
        first: str,
        headquarters: str,
        face_down: bool,
    ) -> None:
        self.seats = seats
        self.classified = classified
        self.plain = plain  # U8
        self.values = values  # U9: what each column of the classified track is worth
        self.line = line  # U10
        self.tie_break = tie_break  # U40: which of TIE_BREAKS
        self.colours = colours  # U13: chosen, random, or a letter a seat
        self.first = first  # U13: random, or a seat
        self.headquarters = headquarters  # U5
        self.face_down = face_down  # U34: tokens that were taken are not shown before the end
        self.tokens: i64 = 0  # U11: in each lane
        if not classified:
            self.tokens = 4 if seats == 2 else MOST_TOKENS
        self.columns: i64 = len(values) if classified else plain + MOST_TOKENS
        # The last column before the tokens, or before the black line.
        self.threshold = line if classified else self.columns - self.tokens

    def lowest_token(self) -> i64:
        return HIGHEST_TOKEN + 1 - self.tokens

    def seat_letters(self) -> str:
        """U13: the colours by seat, if they were settled beforehand."""
        return "" if self.colours in ("chosen", "random") else self.colours


def proper_colours(word: str) -> str | None:
    """U13: chosen, random, or two to four different letters."""
    if word.lower() in ("chosen", "random"):
        return word.lower()
    letters = word.upper()
    fits = 2 <= len(letters) <= 4 and len(set(letters)) == len(letters) and set(letters) <= set(LETTERS)
    return letters if fits else None


def proper_headquarters(word: str) -> str | None:
    """U5: two rows of three."""
    rows = word.upper()
    fits = len(rows) == 7 and rows[3] == "/" and sorted(rows.replace("/", "")) == sorted(LETTERS)
    return rows if fits else None


def proper_values(word: str) -> str | None:
    """U9: whole numbers with commas between them."""
    numbers = [number.strip() for number in word.split(",")]
    if not LEAST_COLUMNS <= len(numbers) <= MOST_COLUMNS:
        return None
    for number in numbers:
        digits = number.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 2):
            return None
    return ",".join([str(int(number)) for number in numbers])


def read_values(proper: str) -> vec[i64]:
    return vec[i64]([int(number) for number in proper.split(",")])
