"""Top Secret Spies told: agents walk, then score, and at the end they are unmasked one by one."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.rules.contract import Event
from coverstory.wire.beats import Patch, PictureData
from coverstory.wire.story import SILENT, Group, as_event, chosen, count_of, taken
from coverstory.words.sayings import Statement

DEALING = ("dealt", "agent", "draw", "drawn", "reshuffle")
IN_PASSING = ("turn", "pass", "done", "reshuffle", "entry")


# How the picture changes.


def stage(now: PictureData, after: PictureData, event: Event) -> Patch:
    kind, numbers = event.kind, event.numbers
    if kind == "walk":
        agent = numbers[0]
        return [(["agents", agent, "building"], numbers[2]), *taken(after, ["agents", agent, "arrived"])]
    if kind in ("marker", "score"):
        return [(["agents", numbers[0], "marker"], numbers[-1])]
    if kind == "safe":
        return [(["safe"], numbers[2])]
    if kind == "roll":
        return [(["roll"], numbers[1])]
    if kind in ("turn", "first"):
        return [(["player"], numbers[0])]
    if kind == "dossiers":
        return [(["filed"], True)]
    if kind in ("draw", "drawn", "play", "remove", "reshuffle"):
        return stage_cards(now, after, event)
    return stage_identities(now, after, event)


def stage_cards(now: PictureData, after: PictureData, event: Event) -> Patch:
    kind, numbers = event.kind, event.numbers
    if kind == "reshuffle":
        return [(["supply"], numbers[0]), *taken(after, ["discard"])]
    if kind == "remove":
        return [changed(now, "discard", numbers[1], -1), changed(now, "removed", numbers[1], 1)]
    size = now["sides"][numbers[0]]["hand_size"] + (-1 if kind == "play" else 1)
    patch: Patch = [(["sides", numbers[0], "hand_size"], size)]
    if kind == "play":
        patch.append(changed(now, "discard", numbers[1], 1))
        return [*patch, changed(now, "hand", numbers[1], -1)] if numbers[0] == now["seat"] else patch
    patch.append((["supply"], now["supply"] - 1))
    return [*patch, changed(now, "hand", numbers[1], 1)] if kind == "drawn" else patch


def changed(now: PictureData, pile: str, card: int, by: int) -> tuple[list[str | int], int]:
    return [pile, card], now[pile][card] + by


def stage_identities(now: PictureData, after: PictureData, event: Event) -> Patch:
    """Who has which agent, and who wrote what about it."""
    kind, numbers = event.kind, event.numbers
    if kind in ("dealt", "agent", "find", "found"):
        held = now["sides"][numbers[0]]["agents"]
        return [(["sides", numbers[0], "agents"], [*held, numbers[1] if len(numbers) > 1 else None])]
    if kind == "reveal":
        seat, agent = numbers
        return [(["sides", seat, "agents", after["sides"][seat]["agents"].index(agent)], agent)]
    if kind == "entry":
        seat, agent, holder = numbers
        written = now["sides"][seat]["entries_written"] + 1
        return [(["sides", seat, "dossier", agent], holder), (["sides", seat, "entries_written"], written)]
    return [(["sides", numbers[0], "dossier", numbers[1]], numbers[2])] if kind == "guess" else []


# What is told.


def tell(before: PictureData, events: Sequence[Event], place: int) -> Group:
    event = events[place]
    kind, numbers = event.kind, event.numbers
    if kind in ("dealt", "agent"):
        return tell_deal(events, place)
    if kind in IN_PASSING:
        return SILENT
    if kind == "roll":
        return as_event(event) if numbers[0] == before["seat"] else SILENT  # others' dice are told with their walk
    if kind in ("move", "stay"):
        return chosen(tell_walk(before, events, place))
    if kind == "play":
        return chosen(tell_play(events, place))
    if kind in ("safe", "written"):
        return chosen(as_event(event))
    if kind == "scoring":
        return tell_scoring(before, events, place)
    return tell_end(events, place)


def tell_deal(events: Sequence[Event], place: int) -> Group:
    count = count_of(events, place, *DEALING)
    own = next((event.numbers for event in events[place : place + count] if event.kind == "agent"), None)
    return Group(Statement("deal_open", ()) if own is None else Statement("deal", own), "deal", count)


def tell_walk(before: PictureData, events: Sequence[Event], place: int) -> Group:
    event = events[place]
    walks = count_of(events, place + 1, "walk")
    who = [event.numbers[0], before["roll"]]
    if event.kind == "stay":
        return Group(Statement("stay", who))
    return Group(Statement("walk", who + destinations(events[place + 1 : place + 1 + walks])), size=1 + walks)


def destinations(walks: Sequence[Event]) -> list[int]:
    """Each agent with the building that it comes to."""
    return [number for walk in walks for number in (walk.numbers[0], walk.numbers[2])]


def tell_play(events: Sequence[Event], place: int) -> Group:
    """A card and all that it does."""
    event = events[place]
    walks = count_of(events, place + 1, "walk")
    if walks:
        walked = destinations(events[place + 1 : place + 1 + walks])
        return Group(Statement("play_walk", [*event.numbers, *walked]), size=1 + walks)
    if count_of(events, place + 1, "safe"):
        return Group(Statement("play_safe", [*event.numbers, events[place + 1].numbers[2]]), size=2)
    if markers := count_of(events, place + 1, "marker"):
        moved = [number for each in events[place + 1 : place + 1 + markers] for number in each.numbers[::2]]
        return Group(Statement("play_marker", [*event.numbers, *moved]), "scoring", 1 + markers)
    if count_of(events, place + 1, "remove"):
        return Group(Statement("remove", event.numbers), size=2, section="event")
    return as_event(event)


def tell_scoring(before: PictureData, events: Sequence[Event], place: int) -> Group:
    """All that a scoring brings, and who leads now if somebody else did before."""
    count = count_of(events, place + 1, "score")
    scores = [event.numbers for event in events[place + 1 : place + 1 + count]]
    gains = [number for agent, _, old, new in scores for number in (agent, new - old)]
    markers = [agent["marker"] for agent in before["agents"]]
    leaders_before = leaders(markers)
    for agent, _, _, new in scores:
        markers[agent] = new
    at = events[place].numbers[1]
    ahead = leaders(markers)
    if len(ahead) == 1 and ahead != leaders_before:
        return Group(Statement("scoring_lead", [at, ahead[0], *gains]), "scoring", 1 + count)
    return Group(Statement("scoring", [at, *gains]), "scoring", 1 + count)


def leaders(markers: Sequence[int]) -> list[int]:
    return [agent for agent, marker in enumerate(markers) if marker == max(markers)]


def tell_end(events: Sequence[Event], place: int) -> Group:
    event = events[place]
    if event.kind == "over":
        return as_event(event, "end")
    if event.kind == "reveal":
        return as_event(event, "unmasking", 1 + count_of(events, place + 1, "returned"))
    if event.kind == "free":
        free = count_of(events, place, "free")
        agents = [each.numbers[0] for each in events[place : place + free]]
        return Group(Statement("free", agents), "unmasking", free)
    if event.kind == "tally":
        guesses = count_of(events, place + 1, "guess")
        right = sum(each.numbers[-1] for each in events[place + 1 : place + 1 + guesses])
        return Group(Statement("tally", [*event.numbers, right]), "scoring", 1 + guesses)
    if event.kind == "total":
        return tell_winners(events, place)
    return as_event(event)


def tell_winners(events: Sequence[Event], place: int) -> Group:
    """Nobody has place 1 where a free agent came first."""
    count = count_of(events, place, "total")
    totals = [event.numbers for event in events[place : place + count]]
    winners = [seat for seat, _, rank in totals if rank == 1]
    best = max(points for _, points, rank in totals if rank == 1 or not winners)
    return Group(Statement("won", [best, *winners]), "end", count)
