"""From what a table tells its viewers to what is sent: everything about the match goes through the one serialiser."""

from __future__ import annotations

from typing import cast

from coverstory.rules.contract import ONLOOKER
from coverstory.table.events import Moment
from coverstory.table.phrases import say_phrase
from coverstory.table.stream import Delivery, GameWentOn, SomebodySaid, TableChanged
from coverstory.table.table import Sight, Table
from coverstory.wire.messages import (
    Changed,
    ChatLine,
    Chatted,
    LobbyTable,
    Message,
    Moved,
    Noted,
    SeatKind,
    SeatState,
    TableState,
    Timer,
    Welcome,
)
from coverstory.wire.serialise import Scene, lines_of, scene_of


def welcome(table: Table, viewer: int, person: str, lang: str, moment: Moment) -> Welcome:
    """Everything that this viewer may know, at once."""
    sight = table.sight(viewer, moment)
    names = table.names
    return Welcome(
        table.last_number(viewer),
        viewer,
        table_state(table, viewer, person, moment),
        0 if sight is None else sight.version,
        scene(table, sight, lang, names),
        [] if sight is None else lines_of(table.game, sight.view.heard, lang, names),
        [chat_line(line, lang) for line in table.chat(viewer)],
        "" if viewer == ONLOOKER else table.notes(viewer),
        sight is not None and sight.may_undo,
        0.0 if sight is None else sight.since,
    )


def message(table: Table, delivery: Delivery, person: str, lang: str, moment: Moment, is_newest: bool) -> Message:
    """`is_newest`: nothing newer about the match follows, so that the scene is worth sending."""
    notice = delivery.notice
    if isinstance(notice, GameWentOn):
        return moved(table, delivery.viewer, delivery.number, notice, lang, moment, is_newest)
    if isinstance(notice, SomebodySaid):
        return Chatted(delivery.number, chat_line(notice, lang))
    if isinstance(notice, TableChanged):
        return Changed(delivery.number, table_state(table, delivery.viewer, person, moment))
    return Noted(delivery.number, table.notes(delivery.viewer))


def moved(
    table: Table, viewer: int, number: int, notice: GameWentOn, lang: str, moment: Moment, is_newest: bool
) -> Moved:
    sight = table.sight(viewer, moment) if is_newest else None
    names = table.names
    return Moved(
        number,
        notice.version,
        notice.forget,
        lines_of(table.game, notice.events, lang, names),
        scene(table, sight, lang, names),
        sight is not None and sight.may_undo,
        timer(table, viewer, moment),
        0.0 if sight is None else sight.since,
    )


def scene(table: Table, sight: Sight | None, lang: str, names: tuple[str, ...]) -> Scene | None:
    if sight is None:
        return None
    return scene_of(table.game, sight.view, sight.offered, sight.outcome, lang, names)


def chat_line(line: SomebodySaid, lang: str) -> ChatLine:
    text = line.text if line.phrase < 0 else say_phrase(line.phrase, lang)
    return ChatLine(line.name, line.seat, text, line.wall)


def timer(table: Table, viewer: int, moment: Moment) -> Timer | None:
    """Watchers who see the game late must not learn from the clock how far it is."""
    left = table.time_left(moment)
    if left is None or (viewer == ONLOOKER and table.settings.watchers == "delayed"):
        return None
    return Timer(*left)


def table_state(table: Table, viewer: int, person: str, moment: Moment) -> TableState:
    settings = table.settings
    return TableState(
        table.id,
        settings.game,
        settings.options,
        table.stage,
        [seat_state(table, seat, person) for seat in range(len(table.seats))],
        table.host == person,
        settings.public,
        settings.watchers,
        table.watching(),
        settings.hints,
        settings.clock,
        settings.grace,
        settings.level,
        table.match_name,
        table.commitment,
        timer(table, viewer, moment),
    )


def seat_state(table: Table, seat: int, person: str) -> SeatState:
    held = table.seats[seat]
    return SeatState(
        cast(SeatKind, held.kind),
        table.names[seat],
        held.level,
        held.is_human and held.person == person,
        held.is_human and table.is_here(held.person),
        held.helped,
    )


def lobby_table(table: Table) -> LobbyTable:
    settings = table.settings
    return LobbyTable(
        table.id,
        settings.game,
        settings.options,
        table.stage,
        list(table.names),
        sum(held.kind == "open" for held in table.seats),
        settings.watchers != "no",
        settings.clock,
    )
