"""The small front page, for where the browser table was not built: what this is, which tables are open, how to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files

from coverstory.rules.catalogue import GAMES
from coverstory.rules.game import Game
from coverstory.wire.messages import LobbyTable

TEXTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "title": "Coverstory",
        "what": "Four classic spy board games at one table, complete: every variant, every number of players.",
        "other": "Deutsch",
        "games": "The games",
        "players": "players",
        "minutes": "minutes",
        "rules": "rules",
        "tables": "Open tables",
        "none": "No public table is open just now.",
        "waits": "waits for {open} more",
        "plays": "is being played",
        "play": "Play",
        "unbuilt": "The browser table was not built here: python3 dev.py play does it.",
        "terminal": "In a terminal, against bots:",
        "program": (
            "Programs sit down at a table over HTTP and a WebSocket: the API is described at {link}, and docs/api.md "
            "shows a bot of forty lines."
        ),
        "nothing": "There is nothing here.",
        "back": "To the front page",
    },
    "de": {
        "title": "Coverstory",
        "what": "Vier klassische Agentenspiele an einem Tisch, vollständig: jede Variante, jede Zahl von Personen.",
        "other": "English",
        "games": "Die Spiele",
        "players": "Personen",
        "minutes": "Minuten",
        "rules": "Regeln",
        "tables": "Offene Tische",
        "none": "Gerade ist kein öffentlicher Tisch offen.",
        "waits": "wartet noch auf {open}",
        "plays": "wird gespielt",
        "play": "Spielen",
        "unbuilt": "Der Tisch für den Browser wurde hier nicht gebaut: python3 dev.py play holt es nach.",
        "terminal": "Im Terminal, gegen Bots:",
        "program": (
            "Programme setzen sich über HTTP und einen WebSocket an einen Tisch: Die API ist unter {link} beschrieben, "
            "und docs/api.md zeigt einen Bot in vierzig Zeilen."
        ),
        "nothing": "Hier ist nichts.",
        "back": "Zur Startseite",
    },
}
OTHER = {"en": "de", "de": "en"}


def front_page(tables: Sequence[LobbyTable], lang: str) -> str:
    text = TEXTS[lang]
    listed = [table_item(table, lang) for table in tables] or [f"<li>{text['none']}</li>"]
    api = '<a href="/api/openapi.json">/api/openapi.json</a>'
    return page(
        lang,
        f'<nav><a href="/?lang={OTHER[lang]}" hreflang="{OTHER[lang]}" lang="{OTHER[lang]}">{text["other"]}</a></nav>',
        f"<h1>{text['title']}</h1><p>{text['what']}</p>",
        f"<h2>{text['games']}</h2><ul>{''.join(game_item(game, lang) for game in GAMES.values())}</ul>",
        f"<h2>{text['tables']}</h2><ul>{''.join(listed)}</ul>",
        f"<h2>{text['play']}</h2><p>{text['unbuilt']}</p>",
        f"<p>{text['terminal']}</p><pre><code>coverstory play</code></pre>",
        f"<p>{text['program'].format(link=api)}</p>",
    )


def lost_page(lang: str) -> str:
    """For an address where nothing is."""
    text = TEXTS[lang]
    return page(lang, f'<h1>{text["title"]}</h1><p>{text["nothing"]}</p><p><a href="/">{text["back"]}</a></p>')


def page(lang: str, *parts: str) -> str:
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        '<title>Coverstory</title><link rel="stylesheet" href="/style.css">'
    )
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="{lang}"><head>{head}</head>\n<body><main>\n{body}\n</main></body></html>\n'


def game_item(game: Game, lang: str) -> str:
    text = TEXTS[lang]
    least, most = game.least_seats, game.most_seats
    seats = f"{least}" if least == most else f"{least}–{most}"
    facts = f"{seats} {text['players']}, {game.minutes} {text['minutes']}"
    link = f'<a href="/rules/{game.slug}?lang={lang}">{text["rules"]}</a>'
    return (
        f"<li><strong>{escape(game.title[lang])}</strong> ({escape(game.designers)}): {escape(game.summary[lang])} "
        f'<span class="faint">{facts}</span> · {link}</li>'
    )


def table_item(table: LobbyTable, lang: str) -> str:
    text = TEXTS[lang]
    names = ", ".join(name for name in table.names if name)
    stage = text["waits"].format(open=table.open) if table.stage == "waiting" else text["plays"]
    return (
        f"<li>{escape(GAMES[table.game].title[lang])}: {escape(names)} – {stage} <code>{escape(table.id)}</code></li>"
    )


def style_sheet() -> bytes:
    return files("coverstory.server").joinpath("site/style.css").read_bytes()
