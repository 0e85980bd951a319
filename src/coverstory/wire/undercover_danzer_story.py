"""Undercover (Danzer) told: a tile is taken, turned and placed; then staffers run lane by lane and take tokens."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.rules.contract import Event
from coverstory.rules.undercover_danzer.components import FIRST_AGENT, FIRST_JOKER, PILE_SIZE, opposite
from coverstory.wire.beats import Patch, PictureData
from coverstory.wire.story import SILENT, Group, as_event, chosen, count_of, taken
from coverstory.words.sayings import Statement

DEALING = ("token", "headquarters", "parted", "turned")
IN_PASSING = ("turn", "shows", "empty", "file", "keep", "pause")


# How the picture changes.


def stage(now: PictureData, after: PictureData, event: Event) -> Patch:
    kind, numbers = event.kind, event.numbers
    if kind in ("top", "bottom", "pick", "joker", "shows"):
        return stage_take(now, after, event)
    if kind in ("flip", "keep"):
        return taken(after, ["hand_face"], ["flipped"], ["agents", numbers[1]])
    if kind == "file":
        return [(["services", numbers[0], "file"], numbers[1])]
    if kind in ("place", "corner"):
        return stage_place(now, after, event)
    if kind == "move":
        return stage_move(now, event)
    if kind == "gain":
        return stage_gain(now, after, event)
    if kind == "ending":
        return [(["ending"], numbers[0])]
    if kind == "turn":
        return [(["player"], numbers[0]), (["round"], numbers[1])]
    if kind in DEALING or kind in ("colour", "starts"):
        return stage_deal(now, after, event)
    return stage_end(now, after, event)


def stage_deal(now: PictureData, after: PictureData, event: Event) -> Patch:
    kind, numbers = event.kind, event.numbers
    if kind == "token":
        return [(["tokens", numbers[0], numbers[1] - now["threshold"] - 1], numbers[2])]
    if kind == "colour":
        return taken(after, ["services", numbers[0], "colour"], ["services", numbers[0], "points"])
    if kind == "starts":
        return [(["starts"], numbers[0])]
    if kind == "headquarters":
        return [(["tiles"], with_piece(now, after, numbers[0]))]
    if kind == "turned":
        return taken(after, ["agents", numbers[0] * int(PILE_SIZE), "official"])
    return []


def with_piece(now: PictureData, after: PictureData, piece: int) -> list[PictureData]:
    """The tiles that lie there, and this one."""
    lying = {tile["piece"] for tile in now["tiles"]} | {piece}
    return [tile for tile in after["tiles"] if tile["piece"] in lying]


def stage_take(now: PictureData, after: PictureData, event: Event) -> Patch:
    kind, numbers = event.kind, event.numbers
    if kind == "shows":
        top = numbers[0] * int(PILE_SIZE) + after["piles"][numbers[0]]["top"]
        return taken(after, ["agents", top, "official"])
    if kind == "joker":
        piece = int(FIRST_JOKER) + numbers[0]
        return [(["hand"], piece), (["services", numbers[0], "joker"], "hand")]
    agent = numbers[1] if kind == "pick" else numbers[2]
    piece = int(FIRST_AGENT) + agent
    patch: Patch = [(["hand"], piece), *taken(after, ["hand_face"], ["came"], ["agents", agent])]
    if kind == "pick":
        return [*patch, (["tiles"], [tile for tile in now["tiles"] if tile["piece"] != piece])]
    return [*patch, *taken(after, ["piles", numbers[1]])]


def stage_place(now: PictureData, after: PictureData, event: Event) -> Patch:
    seat, piece = event.numbers[:2]
    patch: Patch = [(["tiles"], with_piece(now, after, piece))]
    patch += [(["hand"], None), (["hand_face"], None), (["came"], None), (["flipped"], False)]
    if piece >= FIRST_JOKER:
        return [*patch, (["services", seat, "joker"], "table")]
    return [*patch, (["agents", piece - int(FIRST_AGENT), "where"], "table")]


def stage_move(now: PictureData, event: Event) -> Patch:
    """On the classified track a step is worth points by itself."""
    seat, lane, start, target = event.numbers[:4]
    patch: Patch = [(["services", seat, "staffers", lane], target)]
    if now["track"] == "classified":
        values = [0, *now["values"]]
        patch += more_points(now, seat, lane, values[target] - values[start])
    return patch


def stage_gain(now: PictureData, after: PictureData, event: Event) -> Patch:
    seat, lane, *value = event.numbers
    patch = taken(after, ["tokens", lane])
    return [*patch, *more_points(now, seat, lane, value[0])] if value else patch


def more_points(now: PictureData, seat: int, lane: int, value: int) -> Patch:
    """U36, U39: the opposite colour counts twice."""
    service = now["services"][seat]
    if service["points"] is None:
        return []
    factor = 2 if lane == opposite(service["colour"]) else 1
    return [(["services", seat, "points"], service["points"] + value * factor)]


def stage_end(now: PictureData, after: PictureData, event: Event) -> Patch:
    kind, numbers = event.kind, event.numbers
    if kind == "back":
        return taken(after, ["agents", numbers[0]])
    if kind == "tally":
        column = numbers[2] - now["threshold"] - 1  # U34: a token that lay face down
        is_token = now["track"] == "standard" and column >= 0
        return taken(after, ["tokens", numbers[1], column]) if is_token else []
    return taken(after, ["services", numbers[0], "points"]) if kind == "score" else []


# What is told.


def tell(before: PictureData, events: Sequence[Event], place: int) -> Group:
    event = events[place]
    kind, numbers = event.kind, event.numbers
    if kind in DEALING:
        return Group(Statement("deal", ()), "deal", count_of(events, place, *DEALING))
    if kind in IN_PASSING:
        return SILENT
    if kind == "flip":
        known = before["agents"][numbers[1]]["undercover"] is not None
        flipped = Statement("flip", [numbers[0], numbers[2]])
        return chosen(Group(flipped)) if known else Group(flipped, "reveal")
    if kind in ("place", "corner"):
        return chosen(tell_place(events, place))
    if kind in ("colour", "top", "pick", "joker"):
        return chosen(as_event(event))
    if kind == "gain":
        return as_event(event, "scoring")
    if kind in ("move", "stay"):
        return chosen(tell_lanes(events, place))
    return tell_end(events, place)


def tell_place(events: Sequence[Event], place: int) -> Group:
    """Where it lies, and the lanes that run before a token is taken."""
    event = events[place]
    if event.kind == "corner":
        return as_event(event)
    lanes = count_of(events, place + 1, "move", "stay")
    seat, _, colour, row, column = event.numbers
    moved = gains(events[place + 1 : place + 1 + lanes])
    kind = "place_lanes" if moved else "place"
    return Group(Statement(kind, [seat, colour, row, column, *moved]), size=1 + lanes)


def tell_lanes(events: Sequence[Event], place: int) -> Group:
    """The lanes that run after one in which a token was taken."""
    lanes = count_of(events, place, "move", "stay")
    moved = gains(events[place : place + lanes])
    if not moved:
        return SILENT.of_size(lanes)
    return Group(Statement("lanes", [events[place].numbers[0], *moved]), size=lanes)


def gains(moves: Sequence[Event]) -> list[int]:
    """Each lane with the columns that its staffer goes."""
    moved = [event.numbers for event in moves if event.kind == "move"]
    return [number for _, lane, start, target, _ in moved for number in (lane, target - start)]


def tell_end(events: Sequence[Event], place: int) -> Group:
    event = events[place]
    if event.kind == "over":
        return as_event(event, "end")
    if event.kind == "back":
        return Group(Statement("backs", ()), "unmasking", count_of(events, place, "back"))
    if event.kind == "tally":
        return tell_points(events, place)
    if event.kind == "score":
        return tell_winners(events)
    return as_event(event)


def tell_points(events: Sequence[Event], place: int) -> Group:
    """What a seat's lanes are worth; the last seat's total ends the game."""
    count = count_of(events, place, "tally")
    seat, points, _ = events[place + count].numbers
    is_last = place + count + 1 == len(events)
    return Group(Statement("points", [seat, points]), "scoring", count if is_last else count + 1)


def tell_winners(events: Sequence[Event]) -> Group:
    scores = [event.numbers for event in events if event.kind == "score"]
    winners = [seat for seat, _, rank in scores if rank == 1]
    return Group(Statement("won", [max(points for _, points, _ in scores), *winners]), "end")
