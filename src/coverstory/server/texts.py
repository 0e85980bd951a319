"""What the edge of the server says to people, in both languages; a table has its own words in its own room."""

from __future__ import annotations

from collections.abc import Mapping

from coverstory.rules.languages import LANGUAGES
from coverstory.table.refusals import SENTENCES
from coverstory.wire.http import Problem

PROBLEMS: Mapping[str, Mapping[str, str]] = {
    "elsewhere": {
        "en": "This server is not known by that name; whoever runs it can name it with --public-url.",
        "de": "Unter diesem Namen ist der Server nicht bekannt; --public-url macht ihn bekannt.",
    },
    "other_origin": {
        "en": "Pages of other sites may not act here.",
        "de": "Seiten anderer Anbieter dürfen hier nichts tun.",
    },
    "not_json": {"en": "Only JSON is understood here.", "de": "Hier wird nur JSON verstanden."},
    "too_often": {
        "en": "That was too much at once; wait a moment and try again.",
        "de": "Das war zu viel auf einmal; bitte kurz warten und erneut versuchen.",
    },
    "too_long": {"en": "That message is too long.", "de": "Diese Nachricht ist zu lang."},
    "malformed": {
        "en": "That message cannot be read: {why}.",
        "de": "Diese Nachricht ist nicht lesbar: {why}.",
    },
    "not_found": {"en": "There is nothing here.", "de": "Hier ist nichts."},
    "wrong_method": {"en": "That cannot be done here.", "de": "Das geht hier nicht."},
    "no_table": {"en": "There is no such table.", "de": "Diesen Tisch gibt es nicht."},
    "no_match": {"en": "There is no such game.", "de": "Dieses Spiel gibt es nicht."},
    "no_game": {"en": "There is no game of that name.", "de": "Ein Spiel dieses Namens gibt es nicht."},
    "nobody": {
        "en": "That needs a person: a browser gets a cookie, a program asks for a token.",
        "de": "Das braucht eine Person: Browser bekommen ein Cookie, Programme holen sich ein Token.",
    },
    "not_yours": SENTENCES["not_yours"],
    "no_watchers": SENTENCES["no_watchers"],
    "slow": {
        "en": "The connection is too slow for what is going on; connect again to go on.",
        "de": "Die Verbindung ist zu langsam für das, was geschieht; nach neuem Verbinden geht es weiter.",
    },
    "stopping": {
        "en": "The server is being stopped; nothing is lost, and the game goes on when it is back.",
        "de": "Der Server wird angehalten; nichts geht verloren, und das Spiel geht weiter, sobald er wieder läuft.",
    },
    "not_stored": {
        "en": "That could not be stored, so it did not happen; try again in a moment.",
        "de": "Das ließ sich nicht speichern und ist darum nicht geschehen; bitte gleich noch einmal versuchen.",
    },
    "unknown_version": {
        "en": "This game was begun by rules of another version, which this server does not know.",
        "de": "Dieses Spiel wurde nach einer anderen Fassung der Regeln begonnen, die dieser Server nicht kennt.",
    },
    "full": {"en": "The server is full; try again later.", "de": "Der Server ist voll; bitte später versuchen."},
    "broken": {
        "en": "Something went wrong here; nothing was changed.",
        "de": "Hier ist etwas schiefgegangen; nichts wurde geändert.",
    },
}

ANNOUNCEMENTS: Mapping[str, Mapping[str, str]] = {
    "bots_compiled": {
        "en": "The bots now think at full speed.",
        "de": "Die Bots denken jetzt mit voller Geschwindigkeit.",
    },
}


def problem(code: str, lang: str, **parts: str) -> Problem:
    return Problem(code, PROBLEMS[code][lang].format(**parts))


def language_of(asked: str | None, accepted: str) -> str:
    """The language asked for, else the first that the browser names and we speak, else English."""
    named = [asked or "", *(part.partition(";")[0] for part in accepted.split(","))]
    for name in named:
        short = name.strip()[:2].casefold()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
