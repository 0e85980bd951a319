"""Why a command changed nothing: a word for programs, a sentence for people, the rule if one forbids it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from coverstory.rules.game import Game

SENTENCES: Mapping[str, Mapping[str, str]] = {
    "closed": {"en": "This table is closed.", "de": "Dieser Tisch ist geschlossen."},
    "not_host": {"en": "Only the host may do that.", "de": "Das darf nur, wer den Tisch eröffnet hat."},
    "not_yours": {"en": "That seat is not yours.", "de": "Dieser Platz gehört jemand anderem."},
    "not_seated": {"en": "That is for players with a seat.", "de": "Das dürfen nur Mitspielende mit einem Platz."},
    "no_seat": {"en": "There is no such seat.", "de": "Diesen Platz gibt es nicht."},
    "taken": {"en": "That seat is taken.", "de": "Dieser Platz ist besetzt."},
    "seat_open": {"en": "Nobody sits there.", "de": "Dort sitzt niemand."},
    "present": {
        "en": "During a game only a player who is away can be removed.",
        "de": "Während des Spiels kann nur entfernt werden, wer nicht da ist.",
    },
    "own_seat": {"en": "Stand up to leave your own seat.", "de": "Den eigenen Platz verlässt man durch Aufstehen."},
    "started": {"en": "The game has already begun.", "de": "Das Spiel hat schon begonnen."},
    "not_started": {"en": "No game is being played now.", "de": "Es läuft gerade kein Spiel."},
    "not_finished": {"en": "The game is not over yet.", "de": "Das Spiel ist noch nicht zu Ende."},
    "seats_open": {"en": "A seat is still open.", "de": "Ein Platz ist noch frei."},
    "stale": {
        "en": "The game has gone on in the meantime; look again.",
        "de": "Das Spiel ist inzwischen weitergegangen; bitte noch einmal hinsehen.",
    },
    "not_your_turn": {"en": "It is not that seat's turn.", "de": "Dieser Platz ist nicht am Zug."},
    "illegal": {"en": "The rules do not allow that.", "de": "Das lassen die Regeln nicht zu."},
    "cannot_undo": {
        "en": "Only your own last decision can be taken back, while nobody else has acted, nothing hidden or random"
        " was revealed, and your time is not up.",
        "de": "Nur die eigene letzte Entscheidung lässt sich zurücknehmen, solange niemand sonst gehandelt hat, nichts"
        " Verdecktes oder Zufälliges bekannt wurde und die Bedenkzeit nicht um ist.",
    },
    "over_there": {
        "en": "The game was over at that moment; choose an earlier one.",
        "de": "In diesem Augenblick war das Spiel zu Ende; bitte einen früheren wählen.",
    },
    "has_opening": {
        "en": "This table goes on from another game: its game, variant and number of seats stay.",
        "de": "Dieser Tisch setzt ein anderes Spiel fort: Spiel, Variante und Zahl der Plätze bleiben.",
    },
    "bad_name": {
        "en": "A name has 1 to 24 characters that can be seen.",
        "de": "Ein Name hat 1 bis 24 sichtbare Zeichen.",
    },
    "name_taken": {
        "en": "Somebody at this table has that name already.",
        "de": "So heißt an diesem Tisch schon jemand.",
    },
    "bad_text": {
        "en": "A message has 1 to 300 characters that can be seen.",
        "de": "Eine Nachricht hat 1 bis 300 sichtbare Zeichen.",
    },
    "bad_notes": {"en": "Notes have at most 8192 bytes.", "de": "Notizen haben höchstens 8192 Bytes."},
    "bad_entropy": {"en": "Entropy has at most 64 bytes.", "de": "Entropie hat höchstens 64 Bytes."},
    "no_phrase": {"en": "There is no such phrase.", "de": "Diesen Satz gibt es nicht."},
    "no_watchers": {"en": "Nobody may watch this table.", "de": "An diesem Tisch darf niemand zuschauen."},
    "no_hints": {"en": "This table allows no hints.", "de": "An diesem Tisch gibt es keine Tipps."},
    "no_hint": {"en": "The bot has no advice just now.", "de": "Der Bot weiß gerade keinen Rat."},
    "unknown_game": {"en": "There is no such game.", "de": "Dieses Spiel gibt es nicht."},
    "wrong_seats": {
        "en": "The game is not for that many players.",
        "de": "Das Spiel ist nicht für so viele Personen.",
    },
    "bad_option": {
        "en": "The game has no such option, or it does not take that value.",
        "de": "Diese Option hat das Spiel nicht, oder sie lässt diesen Wert nicht zu.",
    },
    "unknown_bot": {
        "en": "There is no such bot: choose random, rookie, agent or spymaster.",
        "de": "Diesen Bot gibt es nicht: zur Wahl stehen random, rookie, agent und spymaster.",
    },
    "bad_clock": {
        "en": "A clock needs 5 to 86400 seconds, or 1 to 30 days.",
        "de": "Eine Uhr braucht 5 bis 86400 Sekunden oder 1 bis 30 Tage.",
    },
}


class Refusal(msgspec.Struct, frozen=True):
    """A value, not an error: it is shown to whoever asked, and nothing else happens."""

    code: str
    rule: str = ""


def say_refusal(refusal: Refusal, game: Game | None, lang: str) -> str:
    """The rule in the game's own words where one forbids it."""
    if refusal.code == "illegal" and refusal.rule and game is not None:
        return game.say_rule(refusal.rule, lang)
    return SENTENCES[refusal.code][lang]
