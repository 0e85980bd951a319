"""Agent Hunter as text: the enemy's row of houses above, the own one below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coverstory.rules.agent_hunter.sheet import HunterSheet
from coverstory.rules.agent_hunter.table import (
    CARDS,
    CLOSED,
    ELIMINATED,
    EMPTY,
    HIDDEN,
    QUIET_CAP,
    SEATS,
    site_of,
)
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.agent_hunter.words import HOUSE_WORDS
from coverstory.rules.contract import View
from coverstory.rules.languages import speak

CELL = 24

TEXTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "hand": "hand",
        "hidden": "{count} cards, face down",
        "surely": "in hand, as all know",
        "left": "decoys left",
        "points": "points so far",
        "eliminated": "eliminated",
        "closed": "closed",
        "empty": "empty",
        "decoys": "decoys {count}",
        "could": "possible {numbers}",
        "none": "none",
        "out": "Out of the game: {numbers}",
        "quiet": "Turns without an elimination: {count} of {most}",
    },
    "de": {
        "hand": "Hand",
        "hidden": "{count} Karten, verdeckt",
        "surely": "auf der Hand, wie alle wissen",
        "left": "Lockvögel übrig",
        "points": "Punkte bisher",
        "eliminated": "ausgeschaltet",
        "closed": "geschlossen",
        "empty": "leer",
        "decoys": "Lockvögel {count}",
        "could": "möglich {numbers}",
        "none": "keine",
        "out": "Aus dem Spiel: {numbers}",
        "quiet": "Züge ohne Ausschaltung: {count} von {most}",
    },
}


def draw(view: View, lang: str, names: Sequence[str]) -> str:
    assert isinstance(view, HunterView)
    text = TEXTS[speak(lang)]
    below = max(view.seat, 0)
    sheet = view.sheet
    lines = [*seat_lines(view, SEATS - 1 - below, lang, names), ""]
    lines += [*seat_lines(view, below, lang, names), ""]
    lines += [text["out"].format(numbers=say_numbers(sheet.gone(), text))]
    lines += [text["quiet"].format(count=sheet.quiet, most=QUIET_CAP)]
    return "\n".join(lines)


def seat_lines(view: HunterView, seat: int, lang: str, names: Sequence[str]) -> list[str]:
    text = TEXTS[lang]
    sheet = view.sheet
    hidden = text["hidden"].format(count=sheet.size[seat])
    hand = hidden if sheet.is_hidden(seat) else say_numbers(sheet.hand[seat], text)
    surely = say_numbers(view.surely_in_hand(seat), text)
    cells = [cell_lines(sheet, site_of(seat, house), HOUSE_WORDS[lang][house], text) for house in range(sheet.houses)]
    counted = f"{text['left']} {sheet.decoys_left(seat)}, {text['points']} {points(sheet, seat)}"
    return [
        f"{names[seat][:36]}: {counted}",
        f"  {text['hand']}: {hand}",
        f"  {text['surely']}: {surely}",
        *["".join(["  ", *[cell.ljust(CELL) for cell in row]]).rstrip() for row in zip(*cells, strict=True)],
    ]


def cell_lines(sheet: HunterSheet, site: int, name: str, text: Mapping[str, str]) -> list[str]:
    """Four lines: which house, the card, what all may think of it, the decoys."""
    card = sheet.card[site]
    fate = sheet.fate(site)
    could = ""
    if fate == ELIMINATED:
        shown = f"[{card}] {text['eliminated']}"
    elif fate == CLOSED:
        shown = text["closed"]
    elif card == EMPTY:
        shown = text["empty"]
    else:
        shown = "[?]" if card == HIDDEN else f"[{card}]"
        could = text["could"].format(numbers=say_could(sheet.could[site]))
    return [name, shown, could, text["decoys"].format(count=sheet.beside[site])]


def say_numbers(members: int, text: Mapping[str, str]) -> str:
    return " ".join(str(number) for number in range(CARDS) if members >> number & 1) or text["none"]


def say_could(members: int) -> str:
    return "".join(str(number) if members >> number & 1 else "·" for number in range(CARDS))


def points(sheet: HunterSheet, seat: int) -> int:
    """H16, as it stands."""
    enemy = [site_of(1 - seat, house) for house in range(sheet.houses)]
    return sum(1 + sheet.beside[site] for site in enemy if sheet.fate(site) == ELIMINATED)
