"""A seat as it is written on the command line: counted from 1, as on the screen. Everywhere else seats count from 0."""

from __future__ import annotations

from argparse import ArgumentTypeError

from coverstory.errors import WrongSeats
from coverstory.words.catalogue import Translations


def seat_number(word: str) -> int:
    if not word.isascii() or not word.isdigit() or not 0 < int(word) < 100:
        raise ArgumentTypeError(f"expected a seat, counted from 1 as on the screen, got {word!r}")
    return int(word) - 1


def check_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise WrongSeats(
            Translations("input", "seat"), Translations("input", "number_to", least=1, most=seats), str(seat + 1)
        )
