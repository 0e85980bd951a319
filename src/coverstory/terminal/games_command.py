"""coverstory games."""

from __future__ import annotations

import json
from argparse import Namespace

from coverstory.arguments import AddCommand, add_language
from coverstory.rules.catalogue import GAMES
from coverstory.rules.game import Game
from coverstory.rules.languages import speak
from coverstory.rules.options import Value
from coverstory.terminal.texts import text


def add_games(add: AddCommand) -> None:
    parser = add(
        "games",
        "List the games, their players and options.",
        "coverstory games --lang de",
        "coverstory games --json",
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    add_language(parser)
    parser.set_defaults(run=run_games)


def run_games(chosen: Namespace) -> int:
    lang = speak(chosen.lang)
    if chosen.json:
        print(json.dumps([describe(game) for game in GAMES.values()], ensure_ascii=False, indent=2))
        return 0
    for game in GAMES.values():
        print(f"{game.slug}: {game.title[lang]} ({game.designers}, {game.publisher} {game.year})")
        print(f"  {game.summary[lang]} {seat_span(game)} {text('games-players', lang)}, {game.minutes} min")
        for option in game.options:
            chosen_by = f"-o {option.name}={show_value(option.default)}"
            print(f"  {chosen_by}  [{option.form}]  {option.rule}: {option.about(game.sayings.part)[lang]}")
        print()
    return 0


def seat_span(game: Game) -> str:
    return f"{game.least_seats}" if game.least_seats == game.most_seats else f"{game.least_seats}–{game.most_seats}"


def show_value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def describe(game: Game) -> dict[str, object]:
    return {
        "game": game.slug,
        "rules": game.version,
        "title": dict(game.title),
        "summary": dict(game.summary),
        "designers": game.designers,
        "publisher": game.publisher,
        "year": game.year,
        "seats": {"least": game.least_seats, "most": game.most_seats},
        "minutes": game.minutes,
        "options": [
            {
                "name": option.name,
                "rule": option.rule,
                "default": option.default,
                "allowed": dict(option.allowed(game.sayings.part)),
                "about": dict(option.about(game.sayings.part)),
            }
            for option in game.options
        ],
    }
