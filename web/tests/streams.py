"""Whole streams of real tables, as one seat is sent them: the pages' tests fold and tell them."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from coverstory.bots.bot import Bot
from coverstory.bots.roster import make_bot, read_code
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng
from coverstory.table.notices import Delivery
from coverstory.table.presenter import welcome
from coverstory.table.table import Table
from coverstory.wire.commands import SeatPlan, Settings, Start
from coverstory.wire.patches import fold
from coverstory.wire.serialise import encode
from support.tables import Sitting, sent

Stream = dict[str, Any]  # as JSON has it
VIEWER = 0
LONGEST = 400  # messages
SEVERAL = 4


def streams_of(game: Game) -> list[Stream]:
    """With the fewest seats and, several times, with the most, against rookies."""
    return [stream_of(game, game.least_seats, 0), *(stream_of(game, game.most_seats, n) for n in range(1, 1 + SEVERAL))]


def stream_of(game: Game, seats: int, number: int) -> Stream:
    """Everything that is sent, and beside each move what the picture must be after each of its lines."""
    plans = [SeatPlan(), *([SeatPlan("bot", "rookie")] * (seats - 1))]
    sitting = Sitting(Settings(game.slug, plans))
    sitting.comes("ann")
    bots = [make_bot(game, read_code(game, "rookie"), Rng(number, 9 + seat), lambda: 0.0) for seat in range(seats)]
    first = json.loads(encode(welcome(sitting.table, VIEWER, "ann", sitting.now())))
    messages = sent(sitting, sitting.asks("ann", Start(0)), VIEWER, "ann")
    while sitting.stage() == "playing" and len(messages) < LONGEST:
        messages += sent(sitting, played(sitting, bots), VIEWER, "ann")
    told = {"welcome": first, "messages": messages}
    return {"seats": seats, **told, "after": fingerprints(messages), "last": last(sitting.table)}


def played(sitting: Sitting, bots: list[Bot]) -> list[Delivery]:
    """The move of whoever is awaited, chosen by a rookie."""
    seat = sitting.to_act()
    sight = sitting.table.sight(seat, sitting.now())
    assert sight is not None
    action = bots[seat].choose(sight.view, sight.offered)
    if seat == VIEWER:
        return sitting.acts("ann", seat, list(sight.offered).index(action))
    events = sitting.table.bot_act(seat, sight.version, action, sitting.now())
    assert isinstance(events, list)
    return sitting.store(events)


def fingerprints(messages: list[Stream]) -> list[list[str]]:
    """For each move: of the picture after each line, and after all of it."""
    picture: Any = None
    found: list[list[str]] = []
    for each in messages:
        if each["is"] == "moved":
            picture = each["picture"] or picture
            prints = []
            for line in (line for beat in each["beats"] for line in beat["lines"]):
                picture = fold(picture, line.get("patch", []))
                prints.append(fingerprint(picture))
            picture = fold(picture, each["patch"])
            found.append([*prints, fingerprint(picture)])
    return found


def fingerprint(picture: Any) -> str:  # anything that JSON can hold
    return sha256(json.dumps(picture, separators=(",", ":"), ensure_ascii=False).encode()).hexdigest()[:16]


def last(table: Table) -> Any:  # the picture that a welcome would show, as JSON has it
    scene = json.loads(encode(welcome(table, VIEWER, "ann", Sitting().now())))["scene"]
    return scene["picture"]
