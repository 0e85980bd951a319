"""Finished games as they are stored: one JSON text each, under a checksum of its own."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from coverstory.errors import DamagedGame
from coverstory.server.storage.checksum import lone_sum
from coverstory.server.texts import text_about
from coverstory.table.past_game import PastGame

PAGE_OF_GAMES = 100  # read at once when all are wanted
NOBODY = "–"  # the name of somebody who was forgotten
GameRow = tuple[str, bytes, bytes]  # match, body, checksum

log = logging.getLogger(__name__)

encode_game = msgspec.json.Encoder().encode
decode_game = msgspec.json.Decoder(PastGame).decode


def game_of(row: GameRow) -> PastGame:
    match, body, stored = row
    if not isinstance(body, bytes) or lone_sum(match, body) != stored:
        raise DamagedGame(text_about("other_game"))
    try:
        return decode_game(body)
    except msgspec.MsgspecError as error:
        raise DamagedGame(text_about("game_unreadable", why=str(error))) from None


def readable(rows: Sequence[GameRow]) -> list[PastGame]:
    """The games that can be read: a damaged one is left out, so that the others are still shown."""
    games = []
    for row in rows:
        try:
            games.append(game_of(row))
        except DamagedGame as error:
            log.error("game %s… is left out: %s", row[0][:6], error)
    return games


def without_person(game: PastGame, person: str) -> PastGame:
    names = [NOBODY if who == person else name for name, who in zip(game.names, game.people, strict=True)]
    people = ["" if who == person else who for who in game.people]
    return msgspec.structs.replace(game, names=names, people=people)
