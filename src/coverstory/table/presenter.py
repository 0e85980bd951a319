"""Makes the messages that a viewer is sent from what the table tells that viewer."""

from __future__ import annotations

from typing import cast

from coverstory.rules.contract import ONLOOKER
from coverstory.table.events import Moment
from coverstory.table.notices import Delivery, GameWentOn, SomebodySaid, TableChanged
from coverstory.table.phrases import say_phrase
from coverstory.table.series import is_over, points_of, winners_of, wins_of
from coverstory.table.sight import Sight
from coverstory.table.table import Table
from coverstory.wire.messages import (
    Changed,
    ChatLine,
    Chatted,
    DealState,
    LobbyTable,
    Message,
    Moved,
    Noted,
    SeatKind,
    SeatState,
    SeriesState,
    TableState,
    Timer,
    Welcome,
)
from coverstory.wire.scene import Now, Scene
from coverstory.wire.serialise import lines_of, now_of, scene_of


def welcome(table: Table, viewer: int, person: str, moment: Moment, lang: str | None = None) -> Welcome:
    """Everything that this viewer may know, at once; with a language, also in words. From then on it is told moves."""
    table.follow(viewer)
    sight = table.sight(viewer, moment)
    return Welcome(
        number=table.last_number(viewer),
        seat=viewer,
        table=table_state(table, viewer, person, moment),
        version=0 if sight is None else sight.version,
        scene=scene(table, sight, lang),
        log=[] if sight is None else lines_of(table.game, sight.view.heard, lang, table.names),
        chat=[chat_line(line, lang) for line in table.chat(viewer)],
        notes="" if viewer == ONLOOKER else table.notes(viewer),
        may_undo=sight is not None and sight.may_undo,
        since=0.0 if sight is None else sight.since,
    )


def message(table: Table, delivery: Delivery, person: str, moment: Moment, is_newest: bool) -> Message:
    """`is_newest`: no newer move follows at once, so what is true now is worth sending. A move must have its story."""
    notice = delivery.notice
    if isinstance(notice, GameWentOn):
        return moved(table, delivery=delivery, notice=notice, moment=moment, is_newest=is_newest)
    if isinstance(notice, SomebodySaid):
        return Chatted(delivery.number, chat_line(notice))
    if isinstance(notice, TableChanged):
        return Changed(delivery.number, table_state(table, delivery.viewer, person, moment))
    return Noted(delivery.number, table.notes(delivery.viewer))


def concerns_everybody_alike(delivery: Delivery) -> bool:
    """Whether all who look with these eyes are sent the same bytes; a table's state says what is one's own."""
    return not isinstance(delivery.notice, TableChanged)


def moved(table: Table, delivery: Delivery, notice: GameWentOn, moment: Moment, is_newest: bool) -> Moved:
    assert notice.story is not None, "whoever listens follows"
    sight = table.sight(delivery.viewer, moment) if is_newest else None
    return Moved(
        number=delivery.number,
        version=notice.version,
        forget=notice.forget,
        picture=notice.story.picture,
        beats=notice.story.beats,
        patch=notice.story.patch,
        now=now(table, sight),
        may_undo=sight is not None and sight.may_undo,
        timer=timer(table, delivery.viewer, moment),
        since=0.0 if sight is None else sight.since,
    )


def now(table: Table, sight: Sight | None) -> Now | None:
    if sight is None:
        return None
    return now_of(table.game, view=sight.view, offered=sight.offered, outcome=sight.outcome, together=sight.together)


def scene(table: Table, sight: Sight | None, lang: str | None = None) -> Scene | None:
    if sight is None:
        return None
    return scene_of(
        table.game,
        view=sight.view,
        offered=sight.offered,
        outcome=sight.outcome,
        lang=lang,
        names=table.names,
        together=sight.together,
    )


def chat_line(line: SomebodySaid, lang: str | None = None) -> ChatLine:
    text = line.text if line.phrase < 0 or lang is None else say_phrase(line.phrase, lang)
    return ChatLine(line.name, seat=line.seat, phrase=line.phrase, text=text, time=line.wall)


def timer(table: Table, viewer: int, moment: Moment) -> Timer | None:
    """None for delayed watchers: the clock would tell them how far the game has come."""
    left = table.time_left(moment)
    if left is None or (viewer == ONLOOKER and table.settings.watchers == "delayed"):
        return None
    return Timer(*left)


def table_state(table: Table, viewer: int, person: str, moment: Moment) -> TableState:
    settings = table.settings
    return TableState(
        id=table.id,
        game=settings.game,
        options=settings.options,
        stage=table.stage,
        seats=[seat_state(table, seat, person, moment) for seat in range(len(table.seats))],
        hosting=table.host == person,
        public=settings.public,
        watchers=settings.watchers,
        watching=table.watching(),
        hints=settings.hints,
        clock=settings.clock,
        grace=settings.grace,
        level=settings.level,
        match=table.match_name,
        commitment=table.commitment,
        timer=timer(table, viewer, moment),
        series=series_state(table),
        deal=deal_state(table, moment),
        broken_off=list(table.broken_off),
    )


def deal_state(table: Table, moment: Moment) -> DealState | None:
    """Without what was opened: whoever opens last must not know what the others have."""
    deal = table.deal
    if deal is None:
        return None
    return DealState(
        committed=list(deal.committed),
        opening=deal.is_opening,
        opened=[deal.has_opened(seat) for seat in range(len(deal.committed))],
        behind=deal.behind(),
        seconds=max(0.0, deal.deadline - moment.seconds),
        rules=deal.rules,
        options=table.deal_options,
    )


def series_state(table: Table) -> SeriesState | None:
    plan, results, seats = table.settings.series, table.results, len(table.seats)
    if plan.kind == "single":
        return None
    over = is_over(plan, results, seats)
    return SeriesState(
        plan=plan,
        played=len(results),
        wins=wins_of(results, seats),
        points=points_of(results, seats),
        over=over,
        winners=winners_of(plan, results, seats) if over else [],
    )


def seat_state(table: Table, seat: int, person: str, moment: Moment) -> SeatState:
    held = table.seats[seat]
    return SeatState(
        kind=cast(SeatKind, held.kind),
        name=table.names[seat],
        level=held.level,
        yours=held.is_human and held.person == person,
        here=held.is_human and table.is_here(held.person),
        away=table.away_since(seat, moment),
        helped=held.helped,
        again=held.again,
        won=held.won,
    )


def lobby_table(table: Table) -> LobbyTable:
    settings = table.settings
    return LobbyTable(
        id=table.id,
        game=settings.game,
        options=settings.options,
        stage=table.stage,
        names=list(table.names),
        open=sum(held.kind == "open" for held in table.seats),
        watchable=settings.watchers != "no",
        clock=settings.clock,
    )
