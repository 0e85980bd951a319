"""The small front page, for where the browser table was not built: what this is, which tables are open, how to play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape
from importlib.resources import files

from coverstory.rules.catalogue import GAMES
from coverstory.rules.game import Game
from coverstory.wire.messages import LobbyTable
from coverstory.words.catalogue import Value, words
from coverstory.words.languages import LANGUAGES, read_language


def front_page(tables: Sequence[LobbyTable], lang: str) -> str:
    text = partial(said, lang)
    others = " ".join(language_link(other) for other in LANGUAGES if other != lang)
    listed = [table_item(table, lang) for table in tables] or [f"<li>{text('none')}</li>"]
    api = '<a href="/api/openapi.json">/api/openapi.json</a>'
    return page(
        lang,
        f"<nav>{others}</nav>",
        f"<h1>{text('title')}</h1><p>{text('what')}</p>",
        f"<h2>{text('games')}</h2><ul>{''.join(game_item(game, lang) for game in GAMES.values())}</ul>",
        f"<h2>{text('tables')}</h2><ul>{''.join(listed)}</ul>",
        f"<h2>{text('play')}</h2><p>{text('unbuilt')}</p>",
        f"<p>{text('terminal')}</p><pre><code>coverstory play</code></pre>",
        f"<p>{text('program', link=api)}</p>",
    )


def language_link(lang: str) -> str:
    return f'<a href="/?lang={lang}" hreflang="{lang}" lang="{lang}">{read_language(lang).name}</a>'


def not_found_page(lang: str) -> str:
    """For an address where nothing is."""
    text = partial(said, lang)
    return page(lang, f'<h1>{text("title")}</h1><p>{text("nothing")}</p><p><a href="/">{text("back")}</a></p>')


def said(lang: str, name: str, /, **values: Value) -> str:
    return words(lang, "front_page").say(f"front-{name}", values)


def page(lang: str, *parts: str) -> str:
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        '<title>Coverstory</title><link rel="stylesheet" href="/style.css">'
    )
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="{lang}"><head>{head}</head>\n<body><main>\n{body}\n</main></body></html>\n'


def game_item(game: Game, lang: str) -> str:
    text = partial(said, lang)
    least, most = game.least_seats, game.most_seats
    seats = f"{least}" if least == most else f"{least}–{most}"
    facts = f"{seats} {text('players')}, {game.minutes} {text('minutes')}"
    link = f'<a href="/rules/{game.slug}?lang={lang}">{text("rules")}</a>'
    return (
        f"<li><strong>{escape(game.title[lang])}</strong> ({escape(game.designers)}): {escape(game.summary[lang])} "
        f'<span class="faint">{facts}</span> · {link}</li>'
    )


def table_item(table: LobbyTable, lang: str) -> str:
    text = partial(said, lang)
    names = ", ".join(name for name in table.names if name)
    stage = text("waits", open=table.open) if table.stage == "waiting" else text("plays")
    return (
        f"<li>{escape(GAMES[table.game].title[lang])}: {escape(names)} – {stage} <code>{escape(table.id)}</code></li>"
    )


def style_sheet() -> bytes:
    return files("coverstory.server").joinpath("site/style.css").read_bytes()
