"""What the full-screen table says besides, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, Mapping[str, str]] = {
    "help": {"en": "Help", "de": "Hilfe"},
    "log": {"en": "Log", "de": "Verlauf"},
    "notes": {"en": "Notes", "de": "Notiz"},
    "rules": {"en": "Rules", "de": "Regeln"},
    "table": {"en": "Table", "de": "Tisch"},
    "hint": {"en": "Hint", "de": "Tipp"},
    "undo": {"en": "Undo", "de": "Zurück"},
    "lang": {"en": "DE", "de": "EN"},
    "leave": {"en": "Leave", "de": "Ende"},
    "choices": {
        "en": "{count} choices: type some words, then ↑ ↓ and Enter",
        "de": "{count} Möglichkeiten: Worte tippen, dann ↑ ↓ und Enter",
    },
    "splits": {
        "en": "Type an agent's letter for each step, as in JJD, then Enter",
        "de": "Für jeden Schritt den Buchstaben eines Agenten tippen, etwa JJD, dann Enter",
    },
    "no_choices": {"en": "Nothing to choose just now", "de": "Gerade ist nichts zu wählen"},
    "more": {"en": "… {count} more: type to narrow them down", "de": "… noch {count}: tippen grenzt ein"},
    "none_fits": {"en": "No choice has these words.", "de": "Keine Möglichkeit enthält diese Worte."},
    "thinking": {"en": "A bot thinks about it …", "de": "Ein Bot denkt darüber nach …"},
    "search_rules": {"en": "search the rules", "de": "in den Regeln suchen"},
    "no_rules_found": {"en": "No rule has these words.", "de": "Keine Regel enthält diese Worte."},
    "chat_here": {"en": "say something to everybody", "de": "etwas zu allen sagen"},
    "you_are": {"en": "you have seat {seat}", "de": "du hast Platz {seat}"},
    "you_watch": {"en": "you look on", "de": "du schaust zu"},
    "players": {"en": "{count} players", "de": "{count} Personen"},
    "offline": {"en": "no connection", "de": "keine Verbindung"},
    "leave_sure": {"en": "Leave the game?", "de": "Das Spiel verlassen?"},
    "yes": {"en": "Enter: leave", "de": "Enter: verlassen"},
    "no": {"en": "Esc: stay", "de": "Esc: bleiben"},
    "close": {"en": "Esc: back to the table", "de": "Esc: zurück zum Tisch"},
    "small": {
        "en": "This needs 80 columns and 24 lines; with less, --plain plays line by line.",
        "de": "Das braucht 80 Spalten und 24 Zeilen; mit weniger spielt --plain Zeile für Zeile.",
    },
    "help_page": {
        "en": (
            "CHOOSING\n"
            "Type some of the words or numbers of a choice: the list shrinks to what fits. ↑ and ↓ move in it, Enter"
            " does it. With the mouse: click on a choice to do it. What is underlined on the board can be clicked on,"
            " too: the list shrinks to what has to do with it; a second click, or Esc, takes that back.\n"
            "In Top Secret Spies letters plan the walk: each J is a step of J, Backspace takes one back, the board"
            " shows where that leads, and Enter walks.\n\n"
            "KEYS\n"
            "F1 this page · F2 log · F3 notebook · F4 rules · F5 table and chat\n"
            "F6 hint · F7 undo · F8 Deutsch · F10 or Ctrl+Q leave\n"
            "Page up and Page down move the board. Esc goes back to the choices.\n\n"
            "THE TABLE\n"
            "A choice can be taken back while nobody else has acted and nothing was revealed. If only one choice is"
            " there, it is made for you, and the log tells it. The notebook is saved by itself."
        ),
        "de": (
            "WÄHLEN\n"
            "Tipp einige Worte oder Zahlen einer Möglichkeit: Die Liste schrumpft auf das, was passt. ↑ und ↓ bewegen"
            " sich in ihr, Enter führt aus. Mit der Maus: Ein Klick auf eine Möglichkeit führt sie aus. Auch was auf"
            " dem Brett unterstrichen ist, lässt sich anklicken: Die Liste schrumpft auf das, was damit zu tun hat;"
            " ein zweiter Klick oder Esc nimmt das zurück.\n"
            "Bei Heimlich & Co. planen Buchstaben den Weg: Jedes J ist ein Schritt von J, die Rücktaste nimmt einen"
            " zurück, das Brett zeigt, wohin das führt, und Enter zieht.\n\n"
            "TASTEN\n"
            "F1 diese Seite · F2 Verlauf · F3 Notizbuch · F4 Regeln\n"
            "F5 Tisch und Gespräch · F6 Tipp · F7 zurücknehmen · F8 English\n"
            "F10 oder Strg+Q Ende. Bild auf und Bild ab bewegen das Brett. Esc führt zurück zu den Möglichkeiten.\n\n"
            "DER TISCH\n"
            "Eine Wahl lässt sich zurücknehmen, solange sonst niemand gehandelt hat und nichts bekannt wurde. Gibt es"
            " nur eine Möglichkeit, wird sie von selbst gewählt, und der Verlauf sagt es. Das Notizbuch speichert sich"
            " von selbst."
        ),
    },
    # The start screen.
    "start": {"en": "Coverstory: four spy games", "de": "Coverstory: vier Agentenspiele"},
    "start_keys": {
        "en": "↑ ↓ choose a line · ← → change it · Enter: next value, or begin · F10 leave",
        "de": "↑ ↓ Zeile wählen · ← → ändern · Enter: nächster Wert, oder los · F10 Ende",
    },
    "row_lang": {"en": "Language", "de": "Sprache"},
    "row_name": {"en": "Your name", "de": "Dein Name"},
    "row_game": {"en": "Game", "de": "Spiel"},
    "row_seats": {"en": "Players", "de": "Personen"},
    "row_bots": {"en": "Others", "de": "Die anderen"},
    "row_begin": {"en": "▶ Begin", "de": "▶ Los"},
    "row_join": {"en": "▶ Join", "de": "▶ Mitspielen"},
    "language": {"en": "English", "de": "Deutsch"},
    "bots_are": {"en": "bots: {level}", "de": "Bots: {level}"},
    "people": {"en": "people who have the link", "de": "Leute, die den Link haben"},
    "yes_word": {"en": "yes", "de": "ja"},
    "no_word": {"en": "no", "de": "nein"},
    "type_value": {"en": "Enter: type another value", "de": "Enter: anderen Wert eingeben"},
}


def word(name: str, lang: str, /, **values: object) -> str:
    return TEXTS[name][lang].format(**values)
