"""What a seat may know (everything but hidden backs and the order of the piles), and what it hears."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from coverstory.errors import MalformedText
from coverstory.rules.contract import ONLOOKER, Event, View, read_event
from coverstory.rules.text_form import TextReader, TextWriter
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.actions import FLIP_OVER, is_take_at, is_take_bottom, is_take_top, space_of
from coverstory.rules.undercover_danzer.components import (
    AGENTS,
    COLOURS,
    FIRST_AGENT,
    HIDDEN,
    MOST_TOKENS,
    NOTHING,
    NOWHERE,
    PARTINGS,
    PILE_SIZE,
    PILES,
    column_of,
    row_of,
)
from coverstory.rules.undercover_danzer.lanes import factor, place, points, token_dealt, value_of_staffer
from coverstory.rules.undercover_danzer.open_table import DanzerOpen, is_agent
from coverstory.rules.undercover_danzer.spaces import meeting
from coverstory.rules.undercover_danzer.state import DanzerPosition
from coverstory.rules.undercover_danzer.text_reader import read_open
from coverstory.rules.undercover_danzer.text_writer import write_open

# Why a game ended, as a number: its reasons in this order.
REASONS: Final = ("tokens", "line", "cap")


@final
class DanzerView(View):
    """U17: every seat and every onlooker knows the same: what lies open."""

    def __init__(self, seat: i64, table: DanzerOpen, heard: list[Event]) -> None:
        super().__init__(seat, heard)
        self.table = table

    def to_act(self) -> i64:
        return self.table.to_act()

    def picture(self) -> str:
        out = TextWriter()
        out.number("seat", self.seat)
        write_open(out, self.table)
        return out.text()


def look(state: DanzerPosition, seat: i64, heard: list[Event]) -> DanzerView:
    """The open table has no secret in it but tokens that lie face down; the rest of the state is not even read."""
    table = state.table.copy()
    if table.keeps_tokens_down():
        table.turn_tokens_down()
    return DanzerView(seat, table, heard)


def read_view(text: str) -> DanzerView:
    reader = TextReader("View", text)
    seat = reader.number("seat", ONLOOKER, 3)
    table = read_open(reader)
    if seat >= table.choices.seats:
        raise MalformedText(reader.what, f"a seat below {table.choices.seats}", str(seat))
    return DanzerView(seat, table, [read_event(line) for line in reader.rest("heard")])


# What is heard. Agents are numbered by pile and depth, which everybody knows; sides are 0 official, 1 undercover.


def hear(before: DanzerOpen, action: i64, after: DanzerOpen) -> list[Event]:
    """The same for every seat and onlooker (U17): made from the open table before and after."""
    events: list[Event] = []
    if before.phase < phases.TAKE:
        hear_deal(events, before, after)
    elif before.phase == phases.TAKE:
        hear_take(events, before, action, after)
    elif before.phase == phases.FLIP:
        hear_side(events, before, action, after)
    else:
        hear_meeting(events, before, action, after)
    if after.phase == phases.TAKE:
        events.append(Event("turn", [after.player, after.round]))
    elif after.phase == phases.END:
        hear_end(events, before, after)
    return events


def hear_deal(events: list[Event], before: DanzerOpen, after: DanzerOpen) -> None:
    if before.phase == phases.DEAL_TOKENS:
        hear_tokens(events, before, after)
    elif before.phase == phases.CHOOSE_COLOURS:
        events.append(Event("colour", [before.player, after.colour[before.player]]))
    elif before.phase == phases.DEAL_PILES:
        hear_piles(events, before, after)
    if before.phase < phases.DEAL_PILES <= after.phase:
        for colour in range(COLOURS):
            if after.at[colour] != NOWHERE:
                space = after.at[colour]
                events.append(Event("headquarters", [colour, row_of(space), column_of(space)]))
    if after.phase == phases.TAKE:
        events.append(Event("starts", [after.starts]))


def hear_tokens(events: list[Event], before: DanzerOpen, after: DanzerOpen) -> None:
    """U11: from right to left."""
    for lane in range(COLOURS):
        for number in range(MOST_TOKENS - 1, -1, -1):
            value = after.token[lane * MOST_TOKENS + number]
            if value != before.token[lane * MOST_TOKENS + number]:
                events.append(Event("token", [lane, after.choices.threshold + 1 + number, value]))


def hear_piles(events: list[Event], before: DanzerOpen, after: DanzerOpen) -> None:
    """U12: how a colour was parted and what lies below a top is not told."""
    if before.dealt < PARTINGS:
        events.append(Event("parted", [before.dealt]))
    for pile in range(PILES):
        if before.stacked(pile) < PILE_SIZE and after.stacked(pile) == PILE_SIZE:
            events.append(Event("turned", [pile, after.known[after.top_agent(pile)]]))


def hear_take(events: list[Event], before: DanzerOpen, action: i64, after: DanzerOpen) -> None:
    seat = before.player
    agent = after.hand - FIRST_AGENT
    colour = after.face[after.hand]
    if is_take_at(action):
        space = space_of(action)
        events.append(Event("pick", [seat, agent, colour, side_up(after, agent), row_of(space), column_of(space)]))
    elif is_take_top(action):
        events.append(Event("top", [seat, agent // PILE_SIZE, agent, colour]))
        hear_next_top(events, after, agent // PILE_SIZE)
    elif is_take_bottom(action):
        events.append(Event("bottom", [seat, agent // PILE_SIZE, agent, colour]))
    else:
        events.append(Event("joker", [seat]))
        events.append(Event("file", [seat, after.hand]))


def hear_next_top(events: list[Event], after: DanzerOpen, pile: i64) -> None:
    if after.left(pile) > 0:
        events.append(Event("shows", [pile, after.known[after.top_agent(pile)]]))
    else:
        events.append(Event("empty", [pile]))


def side_up(table: DanzerOpen, agent: i64) -> i64:
    return 0 if table.face[FIRST_AGENT + agent] == table.known[agent] else 1


def hear_side(events: list[Event], before: DanzerOpen, action: i64, after: DanzerOpen) -> None:
    kind = "flip" if action == FLIP_OVER else "keep"
    agent = after.hand - FIRST_AGENT
    events.append(Event(kind, [before.player, agent, after.face[after.hand], side_up(after, agent)]))
    events.append(Event("file", [before.player, after.hand]))


def hear_meeting(events: list[Event], before: DanzerOpen, action: i64, after: DanzerOpen) -> None:
    seat = before.player
    space = space_of(action)
    met = meeting(before, space)
    kind = "place" if met else "corner"
    events.append(Event(kind, [seat, before.hand, before.face[before.hand], row_of(space), column_of(space)]))
    if before.round == 1:
        events.append(Event("pause", [seat]))
    elif met:
        if is_agent(before.hand):
            met += (2 if before.flipped else 1) << 4 * before.face[before.hand]
        for lane in range(COLOURS):
            if met >> 4 * lane & 15:
                hear_move(events, before=before, after=after, lane=lane, steps=met >> 4 * lane & 15)
    if before.ending != after.ending:
        events.append(Event("ending", [seat]))


def hear_move(events: list[Event], before: DanzerOpen, after: DanzerOpen, lane: i64, steps: i64) -> None:
    seat = before.player
    start = before.staffer[seat * COLOURS + lane]
    target = after.staffer[seat * COLOURS + lane]
    if start == target:
        events.append(Event("stay", [seat, lane, start]))
        return
    events.append(Event("move", [seat, lane, start, target, steps]))
    value = token_dealt(after, lane, target)
    if value > 0:
        events.append(Event("gain", [seat, lane] if after.choices.face_down else [seat, lane, value]))  # U34


def hear_end(events: list[Event], before: DanzerOpen, after: DanzerOpen) -> None:
    """Why; every back that nobody had seen; what each lane is worth to each seat; the places."""
    events.append(Event("over", [2 if after.ending == NOTHING else 1 if after.choices.classified else 0]))
    for agent in range(AGENTS):
        if before.known[AGENTS + agent] == HIDDEN:
            events.append(Event("back", [agent, after.known[agent], after.known[AGENTS + agent]]))
    for seat in range(after.choices.seats):
        for lane in range(COLOURS):
            value = value_of_staffer(after, seat, lane)
            twice = factor(after, seat, lane)
            column = after.staffer[seat * COLOURS + lane]
            events.append(Event("tally", [seat, lane, column, value, twice, value * twice]))
        events.append(Event("score", [seat, points(after, seat), place(after, seat)]))
