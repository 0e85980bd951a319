"""Undercover (Danzer): which colour a tile hides, from the backs that were seen and how the piles were made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.puzzles.asking import Deduction, GamePuzzles, Said, Topic
from coverstory.rules.contract import State
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.actions import is_take_bottom
from coverstory.rules.undercover_danzer.components import (
    AGENTS,
    COLOURS,
    FIRST_AGENT,
    HIDDEN,
    NOWHERE,
    PILE_SIZE,
    PILES,
    column_of,
    official_of,
    row_of,
    undercover_of,
)
from coverstory.rules.undercover_danzer.open_table import DanzerOpen
from coverstory.rules.undercover_danzer.play import DanzerState
from coverstory.rules.undercover_danzer.state import fresh_tiles, pile_tiles
from coverstory.rules.undercover_danzer.view import DanzerView
from coverstory.rules.undercover_danzer.worlds import PARTING_COUNT, recall, tiles_known

Tiles = tuple[int, ...]  # agent -> which tile it is, or HIDDEN for one below the top of a pile
MOST_STATES = 300


def topics(view: DanzerView, _truth: State, _rng: Rng) -> list[Topic]:
    table = view.table
    if table.phase != phases.TAKE or view.seat < 0:
        return []
    hiding = half_known(table)
    found = [Topic("back", [agent]) for agent in hiding]
    found += [Topic("hides", [colour]) for colour in range(COLOURS)]
    return found


def half_known(table: DanzerOpen) -> list[int]:
    """Agents that can be seen, and whose other side nobody has seen."""
    return [
        agent
        for agent in range(AGENTS)
        if table.known[agent] != HIDDEN and table.known[AGENTS + agent] == HIDDEN and thing_of(table, agent)
    ]


def thing_of(table: DanzerOpen, agent: int) -> str:
    """Where it is to be seen: on the desk, or on top of a pile."""
    space = table.at[FIRST_AGENT + agent]
    if space != NOWHERE:
        return f"tile:{row_of(space)},{column_of(space)}"
    pile = agent // int(PILE_SIZE)
    return f"pile:{pile}" if table.left(pile) and table.top_agent(pile) == agent else ""


def deduction(view: DanzerView, topic: Topic) -> Deduction:
    table = view.table
    truths = list(dict.fromkeys(tiles for _, tiles in deals_of(table)))
    if topic.ask == "back":
        agent = topic.about[0]
        return Deduction(
            Said("ask-back", {"colour": int(table.known[agent])}, [thing_of(table, agent)]),
            [Said("colour", {"colour": colour}) for colour in range(COLOURS)],
            truths,
            lambda truth, n: undercover_of(truth[agent]) == n,
            steps=reasons(table, [agent]),
        )
    wanted = topic.about[0]
    hiding = half_known(table)
    return Deduction(
        Said("ask-hides", {"colour": wanted}),
        [place_of(table, agent) for agent in hiding],
        truths,
        lambda truth, n: undercover_of(truth[hiding[n]]) == wanted,
        steps=reasons(table, [agent for agent in hiding if is_beside(table.known[agent], wanted)]),
    )


def is_beside(official: int, colour: int) -> bool:
    return (official - colour) % COLOURS in (1, COLOURS - 1)


def place_of(table: DanzerOpen, agent: int) -> Said:
    thing = thing_of(table, agent)
    space = table.at[FIRST_AGENT + agent]
    colour = int(table.known[agent])
    if space == NOWHERE:
        return Said("on_pile", {"colour": colour, "pile": "AB"[agent // int(PILE_SIZE)]}, [thing])
    return Said("tile", {"colour": colour, "row": int(row_of(space)), "column": int(column_of(space))}, [thing])


def reasons(table: DanzerOpen, agents: list[int]) -> list[Said]:
    """The two tiles that each of these can be, and what was seen of others."""
    steps = [Said("step-wheel")]
    for agent in agents:
        official = int(table.known[agent])
        values = {"colour": official, "one": (official + 5) % 6, "other": (official + 1) % 6}
        steps.append(Said("step-two", values, [thing_of(table, agent)]))
    for agent in range(AGENTS):
        front, back = int(table.known[agent]), int(table.known[AGENTS + agent])
        if front != HIDDEN and back != HIDDEN:
            pile = "AB"[agent // int(PILE_SIZE)]
            steps.append(Said("step-known", {"colour": front, "back": back, "pile": pile}, things_of(table, agent)))
    steps.append(Said("step-piles"))
    return steps


def things_of(table: DanzerOpen, agent: int) -> list[str]:
    thing = thing_of(table, agent)
    return [thing] if thing else []


# Every deal that fits: which tile each agent is of which something was seen.


def deals_of(table: DanzerOpen) -> Iterator[tuple[int, Tiles]]:
    """With its parting; agents of which nothing was seen stay open, as any order of the rest is as good as another."""
    for parting in range(PARTING_COUNT):
        piles = [list(pile_deals(table, pile, int(pile_tiles(parting, pile)))) for pile in range(PILES)]
        for one, other in product(*piles):
            yield parting, (*one, *other)


def pile_deals(table: DanzerOpen, pile: int, tiles: int) -> Iterator[Tiles]:
    known = int(tiles_known(table, pile))
    if known & ~tiles:
        return
    first = pile * int(PILE_SIZE)
    yield from assigned(table, agent=first, end=first + int(PILE_SIZE), left=tiles & ~known, so_far=())


def assigned(table: DanzerOpen, agent: int, end: int, left: int, so_far: Tiles) -> Iterator[Tiles]:
    if agent == end:
        yield so_far
        return
    front, back = table.known[agent], table.known[AGENTS + agent]
    if front == HIDDEN or back != HIDDEN:
        tile = HIDDEN if front == HIDDEN else next(t for t in range(AGENTS) if sides(t) == (front, back))
        yield from assigned(table, agent=agent + 1, end=end, left=left, so_far=(*so_far, int(tile)))
        return
    for tile in (2 * int(front), 2 * int(front) + 1):
        if left >> tile & 1:
            yield from assigned(table, agent=agent + 1, end=end, left=left & ~(1 << tile), so_far=(*so_far, tile))


def sides(tile: int) -> tuple[int, int]:
    return int(official_of(tile)), int(undercover_of(tile))


def states(view: DanzerView) -> list[State] | None:
    """One for each deal of what was seen: what lies below the tops matters only to later turns, and to whoever draws
    from below."""
    table = view.table.copy()
    if table.keeps_tokens_down():
        recall(table, view.heard)
    found: list[State] = []
    for parting, tiles in deals_of(table):
        found.append(DanzerState(table.copy(), laid_out(parting, tiles), 0))
        if len(found) > MOST_STATES:
            return None
    return None if any(is_take_bottom(action) for action in found[0].legal_actions()) else found


def laid_out(parting: int, tiles: Tiles) -> vec[i64]:
    """All twelve: those that nobody has seen lie in the order of their numbers."""
    tile = fresh_tiles()
    for pile in range(PILES):
        left = [number for number in range(AGENTS) if pile_tiles(parting, pile) >> number & 1 and number not in tiles]
        for agent in range(pile * PILE_SIZE, (pile + 1) * PILE_SIZE):
            tile[agent] = tiles[agent] if tiles[agent] != HIDDEN else left.pop(0)
    return tile


PUZZLES = GamePuzzles(
    part="undercover_danzer_puzzles",
    asks=("back", "hides"),
    topics=topics,
    deduction=deduction,
    states=states,
    told=frozenset({"pick", "top", "bottom", "side", "flipped", "turned"}),
)
