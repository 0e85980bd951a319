"""Which game, and how many players: asked where the command line did not say."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.rules.catalogue import GAMES
from coverstory.rules.game import Game
from coverstory.rules.languages import folded
from coverstory.terminal.texts import text, typed_commands
from coverstory.terminal.wrap_text import say
from coverstory.wire.messages import LobbyTable

USUAL_SEATS = 4


class Left(Exception):
    """The person leaves; the reason is a name in TEXTS."""


def ask(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError:
        raise Left("no_more_input") from None


def ask_game(lang: str) -> Game:
    games = list(GAMES.values())
    for number, game in enumerate(games, 1):
        say(f"{number:3}  {game.title[lang]}, {game.designers} {game.year}: {game.summary[lang]}", " " * 5)
    while True:
        word = folded(ask(text("which_game", lang)))
        if typed_commands().get(word) == "quit":
            raise Left("left_menu")
        found = games_called(word)
        if len(found) == 1:
            return found[0]
        if word:
            say(text("which_of_these" if found else "no_such_game", lang, words=word))


def games_called(word: str) -> list[Game]:
    """By number, or by any part of a name, a title or its designers."""
    games = list(GAMES.values())
    if word.isascii() and word.isdigit():
        return games[int(word) - 1 : int(word)] if int(word) else []
    if word in GAMES:
        return [GAMES[word]]
    return [game for game in games if word and word in folded(" ".join((*game.title.values(), game.designers)))]


def ask_seats(game: Game, lang: str) -> int:
    """Return takes the usual number."""
    usual = min(USUAL_SEATS, game.most_seats)
    if game.least_seats == game.most_seats:
        return game.least_seats
    while True:
        word = folded(ask(text("how_many", lang, least=game.least_seats, most=game.most_seats, usual=usual)))
        if not word:
            return usual
        if typed_commands().get(word) == "quit":
            raise Left("left_menu")
        if word.isascii() and word.isdigit() and game.least_seats <= int(word) <= game.most_seats:
            return int(word)
        say(text("wrong_seats", lang, least=game.least_seats, most=game.most_seats))


def ask_table(tables: Sequence[LobbyTable], server: str, lang: str) -> str:
    """The id of a table that can be joined, or nothing for a new one."""
    joinable = [table for table in tables if table.open or table.watchable]
    if not joinable:
        return ""
    say(text("open_tables", lang, server=server))
    for number, line in enumerate([text("new_table", lang), *(table_line(table, lang) for table in joinable)]):
        say(f"{number:3}  {line}", " " * 5)
    while True:
        word = folded(ask(text("which_table", lang)))
        if typed_commands().get(word) == "quit":
            raise Left("left_menu")
        if word.isascii() and word.isdigit() and int(word) <= len(joinable):
            return joinable[int(word) - 1].id if int(word) else ""


def table_line(table: LobbyTable, lang: str) -> str:
    names = ", ".join(name or "–" for name in table.names)
    return f"{GAMES[table.game].title[lang]}: {names}"
