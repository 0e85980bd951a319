"""Undercover (Wyss) as text: the grid with its secrets, then what each player has and what was never opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coverstory.rules.contract import View
from coverstory.rules.languages import speak
from coverstory.rules.undercover_wyss.table import (
    COLUMNS,
    COMPASS,
    EMPTY,
    KINDS,
    LEFT_GAME,
    LINES,
    MISSION_BONUS,
    NOT_DEALT,
    ON_TABLE,
    ROWS,
    SHOWN,
    UNKNOWN,
    UNSEEN,
    VALUES,
    WORTH,
    holder_of,
    value_of,
)
from coverstory.rules.undercover_wyss.view import WyssView
from coverstory.rules.undercover_wyss.words import KIND_WORDS

TEXTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "east": "E",
        "secrets": "secrets",
        "none": "none",
        "aside": "laid aside",
        "mission": "mission",
        "no_mission": "no mission yet",
        "hidden": "hidden",
        "points": "points so far",
        "unseen": "Never opened",
        "key": "## face down   (9) face down, known   9! opened by force   . gap",
        "taken": "=S secret taken by S   -- secret out of the game   * stone   + just opened",
    },
    "de": {
        "east": "Os",
        "secrets": "Geheimnisse",
        "none": "keine",
        "aside": "abgelegt",
        "mission": "Auftrag",
        "no_mission": "noch kein Auftrag",
        "hidden": "geheim",
        "points": "Punkte bisher",
        "unseen": "Nie aufgedeckt",
        "key": "## verdeckt   (9) verdeckt, bekannt   9! erzwungen   . Lücke",
        "taken": "=S Geheimnis bei S   -- Geheimnis aus dem Spiel   * Stein   + eben aufgedeckt",
    },
}


def draw(view: View, lang: str, names: Sequence[str]) -> str:
    assert isinstance(view, WyssView)
    text = TEXTS[speak(lang)]
    lines = [*grid_lines(view, lang), "", text["key"], text["taken"], ""]
    for seat in range(view.seat_count):
        lines += seat_lines(view, seat, lang, names)
    lines += ["", f"{text['unseen']}: {counted(view.never_opened(), text)}"]
    return "\n".join(line.rstrip() for line in lines)


def seat_letter(view: WyssView, seat: int, lang: str) -> str:
    """W5: where the arrows of a seat's cards point."""
    return COMPASS[view.seat_count][seat].replace("E", TEXTS[lang]["east"])


# The grid.


def grid_lines(view: WyssView, lang: str) -> list[str]:
    numbers = margin("", "") + "".join(f"{column + 1:>6}" for column in range(COLUMNS))
    secrets = margin("", "") + "".join(f"{secret(view, ROWS + column, lang):>6}" for column in range(COLUMNS))
    rows = [row_line(view, row, lang) for row in range(ROWS)]
    return [numbers, *rows, secrets] if view.at_bottom else [numbers, secrets, *rows]


def row_line(view: WyssView, row: int, lang: str) -> str:
    cells = "".join(f"{cell(view, row * COLUMNS + column, lang):>6}" for column in range(COLUMNS))
    at_end = secret(view, row, lang)
    return margin(str(row + 1), "") + cells + "  " + at_end if view.at_right else margin(str(row + 1), at_end) + cells


def margin(number: str, at_end: str) -> str:
    return f"{number:>2} {at_end:<4}"


def secret(view: WyssView, line: int, lang: str) -> str:
    """Its kind while it lies there, then who took it."""
    taker = view.taker(line)
    if view.secrets[line] == NOT_DEALT:
        return ""
    if taker == ON_TABLE:
        return KIND_WORDS[lang][view.secrets[line]][:3].upper()
    return "--" if taker == LEFT_GAME else "=" + seat_letter(view, taker, lang)


def cell(view: WyssView, place: int, lang: str) -> str:
    mark = "*" if place == view.stone else "+" if place == view.opened else ""
    return mark + card(view, place, lang)


def card(view: WyssView, place: int, lang: str) -> str:
    holder = holder_of(view.cells[place])
    value = value_of(view.cells[place])
    if holder == UNSEEN:
        return "##"
    if holder == EMPTY:
        return "."
    if holder == SHOWN:
        return f"{value}!" if place in (view.row_card, view.column_card) else f"({value})"
    return f"{value}{seat_letter(view, holder, lang)}"


# The players.


def seat_lines(view: WyssView, seat: int, lang: str, names: Sequence[str]) -> list[str]:
    text = TEXTS[lang]
    counts = taken(view, seat)
    kinds = [f"{KIND_WORDS[lang][kind]} × {count}" for kind, count in enumerate(counts) if count]
    name = names[seat][:36]
    return [
        f"{seat_letter(view, seat, lang)} = {name}: {text['points']} {points(view, seat)}, {mission(view, seat, lang)}",
        f"    {text['secrets']}: {', '.join(kinds) or text['none']}",
        f"    {text['aside']}: {counted(view.laid_aside(seat), text)}",
    ]


def taken(view: WyssView, seat: int) -> list[int]:
    """How many secrets of each kind."""
    kinds = [view.secrets[line] for line in range(LINES) if view.taker(line) == seat]
    return [kinds.count(kind) for kind in range(KINDS)]


def mission(view: WyssView, seat: int, lang: str) -> str:
    text = TEXTS[lang]
    kind = view.mission(seat)
    if kind == NOT_DEALT:
        return text["no_mission"]
    return f"{text['mission']} {text['hidden'] if kind == UNKNOWN else KIND_WORDS[lang][kind]}"


def points(view: WyssView, seat: int) -> int:
    """W33, as it stands; a hidden mission is left out."""
    counts = taken(view, seat)
    kind = view.mission(seat)
    bonus = MISSION_BONUS * counts[kind] if 0 <= kind < KINDS else 0
    return sum(WORTH[count] for count in counts) + bonus + sum(view.laid_aside(seat))


def counted(cards: Sequence[int], text: Mapping[str, str]) -> str:
    """Cards by value: `2×3` is three cards of value 2."""
    return " ".join(f"{value}×{cards.count(value)}" for value in VALUES if value in cards) or text["none"]
