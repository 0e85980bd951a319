"""What can be asked about the games: their options, rules and words."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from coverstory.bots.explain import HINTS
from coverstory.errors import CoverstoryError, RequestRefused, UnknownGame
from coverstory.rulebook import numbered_rules, rules_language
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.game import Game
from coverstory.rules.options import Choice, Option, Text
from coverstory.server.http.api import Asked, Endpoint, Query
from coverstory.server.services import Services
from coverstory.table.phrases import PHRASES, say_phrase
from coverstory.wire.http import (
    Declarations,
    Derivation,
    GameInfo,
    NamedNumber,
    OptionInfo,
    OptionValue,
    Phrases,
    RulesText,
    Words,
)
from coverstory.wire.serialise import words_of
from coverstory.words.catalogue import Translations
from coverstory.words.sayings import Named, Sayings, read_declaration

MOST_CODES = 2000  # in words at once


class WordsQuery(Query, frozen=True):
    actions: Annotated[str, Meta(max_length=20_000, pattern="^-?[0-9]{1,16}(,-?[0-9]{1,16})*$")] = "0"


async def list_games(services: Services, asked: Asked) -> list[GameInfo]:
    return [game_info(game, asked.lang) for game in GAMES.values()]


def game_info(game: Game, lang: str) -> GameInfo:
    return GameInfo(
        game=game.slug,
        rules=game.version,
        title=game.title[lang],
        summary=game.summary[lang],
        designers=game.designers,
        publisher=game.publisher,
        year=game.year,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        usual_seats=game.usual_seats or game.least_seats,
        minutes=game.minutes,
        options=[option_info(game, option, lang) for option in game.options],
    )


def option_info(game: Game, option: Option, lang: str) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        title=game.name_option(option, lang),
        rule=option.rule,
        default=option.default,
        form=option.form,
        allowed=option.allowed(game.sayings.part)[lang],
        about=option.about(game.sayings.part)[lang],
        values=[OptionValue(value, game.say_value(option, value, lang)) for value in words_taken(option)],
        typed=option.typed(game.sayings.part)[lang] if isinstance(option, Text) else "",
        variant=option.name in game.printed_variants,
    )


def words_taken(option: Option) -> list[str]:
    """The usual one first."""
    choices = option.choices if isinstance(option, Choice) else option.named if isinstance(option, Text) else ()
    return sorted(choices, key=lambda value: value != option.default)


async def list_sayings(services: Services, asked: Asked) -> Declarations:
    part = asked.path["part"]
    return declarations_of(HINTS if part == HINTS.part else known_game(part).sayings)


def declarations_of(sayings: Sayings) -> Declarations:
    events, beats, actions, tasks, beliefs, hints = (
        {kind: [named_number(named) for named in read_declaration(text)] for kind, text in kinds.items()}
        for kinds in sayings.sections.values()
    )
    derived = {name: Derivation(dict(made.of), *made[1:]) for name, made in sayings.derived.items()}
    return Declarations(
        sayings.part,
        events=events,
        beats=beats,
        actions=actions,
        tasks=tasks,
        beliefs=beliefs,
        hints=hints,
        derived=derived,
    )


def named_number(named: Named) -> NamedNumber:
    return NamedNumber(named.name, what=named.what, optional=named.optional, join=named.join, items=list(named.items))


async def read_rules(services: Services, asked: Asked) -> RulesText:
    game = known_game(asked.path["game"])
    written = rules_language(game.slug, asked.lang)
    return RulesText(game.slug, written, numbered_rules(game.slug, written))


async def say_actions(services: Services, asked: Asked) -> Words:
    game = known_game(asked.path["game"])
    codes = [int(word) for word in asked.query.actions.split(",")]
    try:
        return Words(await services.cooperative.do(words_of(game.slug, codes[:MOST_CODES], asked.lang)))
    except (CoverstoryError, LookupError, ValueError, OverflowError):  # what a code means only its game knows
        raise RequestRefused("malformed", Translations("input", "action_codes")) from None


def known_game(slug: str) -> Game:
    try:
        return find_game(slug)
    except UnknownGame:
        raise RequestRefused("no_game") from None


async def list_phrases(services: Services, asked: Asked) -> Phrases:
    return Phrases([say_phrase(number, asked.lang) for number in range(PHRASES)])


GAME_ENDPOINTS: list[Endpoint[Services]] = [
    Endpoint(
        "GET", path="/api/games", summary="The games and their options", answers=list[GameInfo], handler=list_games
    ),
    Endpoint(
        "GET",
        path="/api/games/{game}/rules",
        summary="The rules of a game, by number",
        answers=RulesText,
        handler=read_rules,
    ),
    Endpoint(
        "GET",
        path="/api/games/{game}/words",
        summary="Actions of a game in words",
        answers=Words,
        handler=say_actions,
        query=WordsQuery,
    ),
    Endpoint(
        "GET",
        path="/api/sayings/{part}",
        summary="What the numbers in a part's messages are called",
        answers=Declarations,
        handler=list_sayings,
    ),
    Endpoint("GET", path="/api/phrases", summary="Quick phrases of the chat", answers=Phrases, handler=list_phrases),
]
