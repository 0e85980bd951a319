"""What a bot advises, as it is sent, and put into words."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.bots.explain import HINTS, Explanation
from coverstory.bots.jobs import Advised
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.wire.base import Remark
from coverstory.words.sayings import NO_READER, Statement, action_said


def explained(found: Explanation) -> list[Remark]:
    return remarks_of(find_game(found.game), found.advised())


def remarks_of(game: Game, advised: Advised) -> list[Remark]:
    """One about each advice, then why the first is given, then what the bot thinks of each of the other seats."""
    about = zip(advised.hints, advised.actions, strict=True)
    hints = [hint_about(said, game.parts_of(action)) for said, action in about]
    if (why := advised.reason) is not None:
        hints.append(Remark("belief", why.kind, list(why.numbers), list(game.parts_of(advised.actions[0]))))
    thoughts = [Remark("belief", said.kind, list(said.numbers), []) for said in advised.beliefs]
    return (hints or [hint_about(Statement("nothing", ()), ())]) + thoughts


def hint_about(said: Statement, action: Sequence[str | int]) -> Remark:
    return Remark("hint", said.kind, list(said.numbers), list(action))


def say_remark(remark: Remark, game: Game, lang: str, names: Sequence[str], reader: int = NO_READER) -> str:
    said = Statement(remark.kind, remark.numbers)
    if remark.section == "belief":
        return game.sayings.say("belief", said=said, lang=lang, names=names, reader=reader)
    action = game.sayings.say("action", action_said(remark.action), lang, names) if remark.action else ""
    return HINTS.say("hint", said, lang, more={"action": action})
