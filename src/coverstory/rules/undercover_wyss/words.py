"""Everything that is said to people, in English and German. Rows count from 1 to 6, columns from 1 to 10."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coverstory.errors import MalformedText
from coverstory.rules.contract import Event
from coverstory.rules.languages import SEAT_WORDS, folded, speak
from coverstory.rules.undercover_wyss.actions import (
    BEGINS,
    CAPTURE,
    CAPTURE_NOTHING,
    CODES,
    COLUMN_FIRST,
    COMPEL,
    LAY_ASIDE,
    LAY_NOTHING,
    LEAVE_POWER,
    MISSION,
    OPEN,
    OPEN_TWO,
    RETIRE,
    ROW_FIRST,
    SECRET,
    SHOWS,
    TURN_BACK_COLUMN,
    TURN_BACK_ROW,
    column_in,
    kind_of,
    row_in,
    value_in,
)
from coverstory.rules.undercover_wyss.components import ROWS, column_of, row_of
from coverstory.rules.undercover_wyss.state import (
    DEAL_FIRST,
    DEAL_MISSION,
    DEAL_SECRET,
    ENDED,
    REVEAL,
    TO_CAPTURE,
    TO_LAY_ASIDE,
    TO_OPEN,
    TO_OPEN_TWO,
    TO_ORDER,
    TO_TURN_BACK,
    TO_USE_POWER,
)
from coverstory.rules.undercover_wyss.view import WyssView

KIND_WORDS: Mapping[str, Sequence[str]] = {
    "en": ("tape", "film", "document", "suitcase"),
    "de": ("Tonband", "Film", "Dokument", "Koffer"),
}
PLACE_WORDS = {"en": "row {}, column {}", "de": "Reihe {}, Spalte {}"}
LINE_WORDS = {"en": ("row {}", "column {}"), "de": ("Reihe {}", "Spalte {}")}

ACTION_WORDS: Mapping[str, Mapping[int, str]] = {
    "en": {
        OPEN: "open {place}",
        CAPTURE: "capture {place}",
        CAPTURE_NOTHING: "capture nothing",
        RETIRE: "retire {place}",
        COMPEL: "compel the next player",
        OPEN_TWO: "open column {column} in the stone's row and row {row} in the stone's column",
        TURN_BACK_ROW: "turn back the card in the stone's row",
        TURN_BACK_COLUMN: "turn back the card in the stone's column",
        ROW_FIRST: "score the row first",
        COLUMN_FIRST: "score the column first",
        LAY_ASIDE: "lay aside {place}",
        LAY_NOTHING: "lay nothing aside",
        SHOWS: "the card shows {value}",
        SECRET: "the secret is a {kind}",
        MISSION: "the mission is {kind}",
        BEGINS: "{seat} begins",
        LEAVE_POWER: "use no power",
    },
    "de": {
        OPEN: "{place} aufdecken",
        CAPTURE: "{place} schlagen",
        CAPTURE_NOTHING: "nichts schlagen",
        RETIRE: "{place} in den Ruhestand schicken",
        COMPEL: "Aufdeckzwang",
        OPEN_TWO: "Spalte {column} in der Reihe des Steins und Reihe {row} in der Spalte des Steins aufdecken",
        TURN_BACK_ROW: "das Kärtchen in der Reihe des Steins zurückdrehen",
        TURN_BACK_COLUMN: "das Kärtchen in der Spalte des Steins zurückdrehen",
        ROW_FIRST: "zuerst die Reihe werten",
        COLUMN_FIRST: "zuerst die Spalte werten",
        LAY_ASIDE: "{place} ablegen",
        LAY_NOTHING: "nichts ablegen",
        SHOWS: "das Kärtchen zeigt {value}",
        SECRET: "das Geheimnis ist ein {kind}",
        MISSION: "der Auftrag ist {kind}",
        BEGINS: "{seat} beginnt",
        LEAVE_POWER: "keine Fähigkeit nutzen",
    },
}

# Names are put in as they are, “You” and “Du” too: no verb agrees with them.
EVENT_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "secret": "The secret of {line:0} is a {kind:1}.",
        "mission": "{seat:0} got a mission card.",
        "own_mission": "{seat:0} got the mission {kind:1}.",
        "first": "First turn: {seat:0}.",
        "turn0": "{seat:0} to play: any face-down card.",
        "turn1": "{seat:0} to play: a face-down card in the stone's row or column.",
        "turn2": "{seat:0} under compulsion: one card of the stone's row and one of its column.",
        "turn3": "{seat:0} under compulsion: a card of the only line of the stone that still has one.",
        "lapse": "The compulsion lapses; a normal turn follows.",
        "open": "{seat:0} opened {place:1}.",
        "open_two": "{seat:0} opened {place:1} and {place:2}.",
        "value": "The card at {place:1} shows {number:2}.",
        "capture": "{seat:0} captured the {number:5} at {place:3} with the {number:2} from {place:1}; owner: {seat:4}.",
        "no_capture": "{seat:0} captured nothing.",
        "stone": "The stone lies at {place:0}.",
        "retire": "{seat:0} retired the {number:3} at {place:1}; laid aside for its owner: {seat:2}.",
        "no_power": "{seat:0} used no power.",
        "compel": "{seat:0} compelled the next player to open two cards: {seat:1}.",
        "turn_back": "{seat:0} turned the {number:2} at {place:1} back.",
        "keep": "{seat:0} kept the {number:2} at {place:1}.",
        "order": "{seat:0} had {line:1} scored first.",
        "sum": "{seat:1}: sum {number:2} in {line:0}, nearest card at distance {number:3}.",
        "win0": "{seat:2} won {line:0} by the highest sum and took the {kind:1}.",
        "win1": "{seat:2} won {line:0}, being nearest among equals, and took the {kind:1}.",
        "lost": "Nobody has a card in {line:0}: its {kind:1} leaves the game.",
        "aside": "{seat:0} laid the {number:2} from {place:1} aside.",
        "no_aside": "{seat:0} laid nothing aside.",
        "shown_mission": "{seat:0}: the mission was {kind:1}.",
        "tally_kind": "{seat:0}: {kind:1} × {number:2}: {number:3} points.",
        "tally_mission": "{seat:0}: mission {kind:1} × {number:2}: {number:3} points.",
        "tally_aside": "{seat:0}: cards laid aside: {number:1} points.",
        "total": "{seat:0}: {number:1} points in all.",
        "place": "{seat:0}: place {number:1} (secrets: {number:2}).",
    },
    "de": {
        "secret": "Das Geheimnis von {line:0}: ein {kind:1}.",
        "mission": "{seat:0}: ein Auftragskärtchen erhalten.",
        "own_mission": "{seat:0}: Auftrag {kind:1} erhalten.",
        "first": "Erster Zug: {seat:0}.",
        "turn0": "{seat:0} am Zug: ein beliebiges verdecktes Kärtchen.",
        "turn1": "{seat:0} am Zug: ein verdecktes Kärtchen in Reihe oder Spalte des Steins.",
        "turn2": "{seat:0} unter Aufdeckzwang: ein Kärtchen in der Reihe des Steins und eins in seiner Spalte.",
        "turn3": "{seat:0} unter Aufdeckzwang: ein Kärtchen der einzigen Linie des Steins, die noch eins hat.",
        "lapse": "Der Aufdeckzwang verfällt; es folgt ein normaler Zug.",
        "open": "{seat:0}: {place:1} aufgedeckt.",
        "open_two": "{seat:0}: {place:1} und {place:2} aufgedeckt.",
        "value": "Das Kärtchen in {place:1} zeigt {number:2}.",
        "capture": (
            "{seat:0}: mit der {number:2} aus {place:1} die {number:5} in {place:3} geschlagen; Besitzer: {seat:4}."
        ),
        "no_capture": "{seat:0}: nichts geschlagen.",
        "stone": "Der Stein liegt in {place:0}.",
        "retire": "{seat:0}: die {number:3} in {place:1} in den Ruhestand geschickt; abgelegt beim Besitzer: {seat:2}.",
        "no_power": "{seat:0}: keine Fähigkeit genutzt.",
        "compel": "{seat:0}: Aufdeckzwang verhängt; betroffen: {seat:1}.",
        "turn_back": "{seat:0}: die {number:2} in {place:1} zurückgedreht.",
        "keep": "{seat:0}: die {number:2} in {place:1} behalten.",
        "order": "{seat:0}: {line:1} wird zuerst gewertet.",
        "sum": "{seat:1}: Summe {number:2} in {line:0}, nächstes Kärtchen im Abstand {number:3}.",
        "win0": "{seat:2}: {line:0} mit der höchsten Summe gewonnen. Beute: {kind:1}.",
        "win1": "{seat:2}: {line:0} bei gleicher Summe durch Nähe zum Geheimnis gewonnen. Beute: {kind:1}.",
        "lost": "Niemand hat ein Kärtchen in {line:0}; aus dem Spiel: {kind:1}.",
        "aside": "{seat:0}: die {number:2} aus {place:1} abgelegt.",
        "no_aside": "{seat:0}: nichts abgelegt.",
        "shown_mission": "{seat:0}: Der Auftrag war {kind:1}.",
        "tally_kind": "{seat:0}: {kind:1} × {number:2}: {number:3} Punkte.",
        "tally_mission": "{seat:0}: Auftrag {kind:1} × {number:2}: {number:3} Punkte.",
        "tally_aside": "{seat:0}: abgelegte Kärtchen: {number:1} Punkte.",
        "total": "{seat:0}: zusammen {number:1} Punkte.",
        "place": "{seat:0}: Rang {number:1} (Geheimnisse: {number:2}).",
    },
}

TASK_WORDS: Mapping[str, Mapping[int, str]] = {
    "en": {
        TO_OPEN: "open {reach}",
        TO_CAPTURE: "capture a card with the {value}, or nothing",
        TO_USE_POWER: "retire a card in the stone's row or column, or compel the next player{leave}",
        TO_OPEN_TWO: "open one card of the stone's row and one of its column",
        TO_TURN_BACK: "turn back one of the two cards",
        TO_ORDER: "choose which line is scored first",
        TO_LAY_ASIDE: "lay aside a card of {line}, or nothing",
        DEAL_SECRET: "The secrets are being laid out.",
        DEAL_MISSION: "The missions are being dealt.",
        DEAL_FIRST: "The start player is being drawn.",
        REVEAL: "A card is being turned over.",
        ENDED: "The game is over.",
    },
    "de": {
        TO_OPEN: "{reach} aufdecken",
        TO_CAPTURE: "mit der {value} ein Kärtchen schlagen oder nichts",
        TO_USE_POWER: "ein Kärtchen in Reihe oder Spalte des Steins in den Ruhestand schicken oder Aufdeckzwang{leave}",
        TO_OPEN_TWO: "ein Kärtchen in der Reihe des Steins und eins in seiner Spalte aufdecken",
        TO_TURN_BACK: "eins der beiden Kärtchen zurückdrehen",
        TO_ORDER: "wählen, welche Linie zuerst gewertet wird",
        TO_LAY_ASIDE: "ein Kärtchen aus {line} ablegen oder nichts",
        DEAL_SECRET: "Die Geheimnisse werden ausgelegt.",
        DEAL_MISSION: "Die Aufträge werden verteilt.",
        DEAL_FIRST: "Wer beginnt, wird ausgelost.",
        REVEAL: "Ein Kärtchen wird umgedreht.",
        ENDED: "Das Spiel ist zu Ende.",
    },
}
REACH_WORDS: Mapping[str, Sequence[str]] = {
    "en": (
        "any face-down card",
        "a face-down card in the stone's row or column",
        "the first of two cards, in the stone's row or column",
        "a face-down card in the stone's row or column, under compulsion",
    ),
    "de": (
        "ein beliebiges verdecktes Kärtchen",
        "ein verdecktes Kärtchen in Reihe oder Spalte des Steins",
        "das erste von zwei Kärtchen, in Reihe oder Spalte des Steins,",
        "unter Aufdeckzwang ein verdecktes Kärtchen in Reihe oder Spalte des Steins",
    ),
}
# W28: the line from which the second of two cards comes.
SECOND_WORDS = {
    "en": ("the second card, in the stone's row", "the second card, in the stone's column"),
    "de": ("das zweite Kärtchen, in der Reihe des Steins,", "das zweite Kärtchen, in der Spalte des Steins,"),
}
LEAVE_WORDS = {"en": ", or use no power", "de": " oder keine Fähigkeit nutzen"}
# Turning back and laying aside often fall into another player's turn.
OWN_TASK = {"en": "Your move: {}.", "de": "Zu tun: {}."}
OTHERS_TASK = {"en": "{} is to {}.", "de": "{}: {}."}

RULE_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "W8": "Open a face-down card in the stone's row or column.",
        "W9": "Only a face-down card can be opened.",
        "W10": "Only another player's open card in the row or column of the card just opened can be captured.",
        "W11": "A card captures its equal; a 10 falls only to a 0, and captures nothing.",
        "W12": "A 10 cannot be retired here.",
        "W14": "Use a power: retire another player's open card, or compel the next player.",
        "W15": "A power reaches only the stone's row and column.",
        "W20": "Something else is to be done now.",
        "W24": "The winner may lay aside one of their own cards in the line just scored.",
        "W27": "Under compulsion, name a face-down card of the stone's row and one of its column.",
        "W30": "The compulsion still holds in the stone's row or column.",
    },
    "de": {
        "W8": "Aufgedeckt wird ein verdecktes Kärtchen in Reihe oder Spalte des Steins.",
        "W9": "Nur ein verdecktes Kärtchen kann aufgedeckt werden.",
        "W10": "Schlagen lässt sich nur ein offenes fremdes Kärtchen in Reihe oder Spalte des eben aufgedeckten.",
        "W11": "Ein Kärtchen schlägt seinesgleichen; eine 10 fällt nur einer 0 und schlägt selbst nichts.",
        "W12": "Eine 10 lässt sich hier nicht in den Ruhestand schicken.",
        "W14": "Eine Fähigkeit nutzen: ein offenes fremdes Kärtchen in den Ruhestand schicken, oder Aufdeckzwang.",
        "W15": "Die Fähigkeiten wirken nur in Reihe und Spalte des Steins.",
        "W20": "Jetzt ist etwas anderes an der Reihe.",
        "W24": "Ablegen lässt sich ein eigenes Kärtchen der eben gewerteten Linie.",
        "W27": "Beim Aufdeckzwang: ein verdecktes Kärtchen in der Reihe des Steins und eins in seiner Spalte.",
        "W30": "Der Aufdeckzwang gilt noch in Reihe oder Spalte des Steins.",
    },
}

REASON_WORDS = {
    "en": {"all_open": "Every card was opened and every line scored."},
    "de": {"all_open": "Alle Kärtchen sind aufgedeckt und alle Linien gewertet."},
}


def say_place(cell: int, lang: str) -> str:
    return PLACE_WORDS[lang].format(row_of(cell) + 1, column_of(cell) + 1)


def say_line(line: int, lang: str) -> str:
    row, column = LINE_WORDS[lang]
    return row.format(line + 1) if line < ROWS else column.format(line - ROWS + 1)


# Actions.


def say_action(action: int, lang: str) -> str:
    kind = kind_of(action)
    if kind not in ACTION_WORDS[speak(lang)]:
        raise MalformedText("Action", f"a code from 0 to {CODES - 1}", str(action))
    return ACTION_WORDS[lang][kind].format(**blanks_of(kind, action, lang))


def blanks_of(kind: int, action: int, lang: str) -> dict[str, object]:
    """What fills the blanks in the words of an action."""
    if kind in (OPEN, CAPTURE, RETIRE, LAY_ASIDE):
        return {"place": say_place(action - kind, lang)}
    if kind == OPEN_TWO:
        return {"column": column_in(action) + 1, "row": row_in(action) + 1}
    if kind == SHOWS:
        return {"value": value_in(action)}
    if kind in (SECRET, MISSION):
        return {"kind": KIND_WORDS[lang][action - kind]}
    return {"seat": f"{SEAT_WORDS[lang]} {action - kind}"}


_CODES = {lang: {folded(say_action(code, lang)): code for code in range(CODES)} for lang in ACTION_WORDS}


def read_action(words: str, lang: str) -> int:
    code = _CODES[speak(lang)].get(folded(words))
    if code is None:
        raise MalformedText("Action", f"words such as “{say_action(12, lang)}”", f"“{words}”")
    return code


# Events.


class _Number:
    """A number of an event in a sentence: its format says where it stands and what it counts."""

    def __init__(self, meaning: str, numbers: Sequence[int], lang: str, names: Sequence[str]) -> None:
        self.meaning = meaning
        self.numbers = numbers
        self.lang = lang
        self.names = names

    def __format__(self, index: str) -> str:
        number = self.numbers[int(index)]
        if self.meaning == "seat":
            return self.names[number]
        if self.meaning == "place":
            return say_place(number, self.lang)
        if self.meaning == "line":
            return say_line(number, self.lang)
        return KIND_WORDS[self.lang][number] if self.meaning == "kind" else str(number)


MEANINGS = ("seat", "place", "line", "kind", "number")


def say_event(event: Event, lang: str, names: Sequence[str]) -> str:
    sentence = EVENT_WORDS[speak(lang)].get(sentence_name(event))
    if sentence is None:
        raise MalformedText("Event", "an event of this game", event.text())
    return sentence.format(**{meaning: _Number(meaning, event.numbers, lang, names) for meaning in MEANINGS})


def sentence_name(event: Event) -> str:
    """Some events have several sentences."""
    if event.kind == "turn":
        return f"turn{event.numbers[1]}"
    if event.kind == "win":
        return f"win{event.numbers[3]}"
    return "own_mission" if event.kind == "mission" and len(event.numbers) == 2 else event.kind


# Tasks.


def say_task(view: WyssView, lang: str, names: Sequence[str]) -> str:
    task = TASK_WORDS[speak(lang)][view.phase].format(
        reach=say_reach(view, lang),
        leave=LEAVE_WORDS[lang] if view.may_leave else "",
        value=view.cells[view.opened] % 16,
        line=say_line(view.line, lang),
    )
    who = view.to_act()
    if who < 0:
        return task
    return OWN_TASK[lang].format(task) if who == view.seat else OTHERS_TASK[lang].format(names[who], task)


def say_reach(view: WyssView, lang: str) -> str:
    """Which cards may be opened now."""
    if view.row_card < 0 and view.column_card < 0:
        return REACH_WORDS[lang][view.reach]
    return SECOND_WORDS[lang][0 if view.row_card < 0 else 1]
