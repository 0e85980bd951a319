"""A past game in sentences: what a replay can go to."""

from __future__ import annotations

from collections.abc import Generator

from coverstory.match.replay import open_match, steps
from coverstory.rules.contract import CHANCE, View
from coverstory.rules.game import Game
from coverstory.table.past_game import PastGame
from coverstory.wire.catalogue import wire_of
from coverstory.wire.http import OutlineBeat, ReplayOutline
from coverstory.wire.serialise import picture_of, said_of
from coverstory.wire.story import Group, groups_of


def outline(game: PastGame, seat: int, lang: str) -> Generator[int, None, ReplayOutline]:
    """Every beat that says something, as that seat heard it. What chance does after a decision belongs to its story."""
    record = game.record
    match = open_match(record)
    beats: list[OutlineBeat] = []
    since, before = 0, match.view(seat)
    for moment, action in enumerate(steps(match, record), 1):
        yield action
        if match.to_act() == CHANCE:
            continue
        for number, group in enumerate(groups_since(match.game, before, match.view(seat))):
            say = said_of(match.game, group, lang, game.names)
            if say is not None:
                beats.append(OutlineBeat(since, moment=moment, beat=number, say=say, weight=group.weight))
        since, before = moment, match.view(seat)
    return ReplayOutline(game.match, seat, len(record.actions), beats)


def groups_since(game: Game, before: View, after: View) -> list[Group]:
    news = after.heard[len(before.heard) :]
    if not news:
        return []
    return groups_of(wire_of(game.slug).tell, picture_of(game, before), news)
