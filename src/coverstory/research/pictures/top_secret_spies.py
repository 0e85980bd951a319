"""Top Secret Spies: the ring of buildings with agents and safe, and the track of points."""

from __future__ import annotations

from coverstory.research.pictures.scene import BACK, FILLS, INK, PAPER, Draw, Scene
from coverstory.rules.contract import View
from coverstory.rules.top_secret_spies.components import AGENTS, BUILDINGS, CHURCH, HIDDEN, NOBODY, RUINS
from coverstory.rules.top_secret_spies.packed import byte_of, nibble
from coverstory.rules.top_secret_spies.view import SpiesView
from coverstory.rules.top_secret_spies.vocabulary import FACE_WORDS, NAMES

BUILDING = 150
AGENT_FILLS = tuple(FILLS[letter] for letter in "SYORGBP")  # gray, yellow, orange, red, green, blue, violet
# Where the ring lies: five above, one at the right, five below from right to left, one at the left.
CORNERS = (
    *((column, 0) for column in range(5)),
    (4, 1),
    *((column, 2) for column in range(4, -1, -1)),
    (0, 1),
)


def draw(view: View) -> Scene:
    assert isinstance(view, SpiesView)
    scene = Scene(790, 790)
    for building in range(BUILDINGS):
        draw_building(scene, view, building)
    acting = view.to_act()
    said = f"seat {acting} to act" if acting >= 0 else "chance" if acting == -1 else "over"
    scene.words(395, 230, f"die {FACE_WORDS[view.roll]}, {said}", 20)
    for seat in range(view.setup.seats):
        draw_seat(scene, view, seat)
    for agent in range(AGENTS):
        if byte_of(view.setup.agent_bits, agent):
            draw_marker(scene, view, agent)
    return scene


def draw_building(scene: Scene, view: SpiesView, building: int) -> None:
    column, row = CORNERS[building]
    x, y = 20 + column * BUILDING, 20 + row * BUILDING
    name = {CHURCH: "church", RUINS: "ruins -3"}.get(building, str(building))
    scene.box(x, y=y, width=BUILDING - 6, height=BUILDING - 6, fill=PAPER)
    scene.words(x + 72, y + 16, name, 18)
    if view.safe == building:
        scene.box(x + 6, y=y + 108, width=60, height=32, fill=INK, text="safe")
    there = [agent for agent in range(AGENTS) if in_building(view, agent, building)]
    for place, agent in enumerate(there):
        scene.disc(
            x + 24 + place % 4 * 32,
            y=y + 50 + place // 4 * 34,
            radius=15,
            fill=AGENT_FILLS[agent],
            text=NAMES[agent][0],
        )


def in_building(view: SpiesView, agent: int, building: int) -> bool:
    return byte_of(view.setup.agent_bits, agent) == 1 and byte_of(view.positions, agent) == building


def draw_seat(scene: Scene, view: SpiesView, seat: int) -> None:
    """Its agents, as far as they may be known."""
    x = 190 + seat * 58
    scene.words(x + 25, 265, f"seat {seat}", 14)
    for place, agents in enumerate((view.firsts, view.seconds)):
        agent = nibble(agents, seat)
        if agent != NOBODY:
            hidden = agent == HIDDEN
            fill = BACK if hidden else AGENT_FILLS[agent]
            scene.disc(x + 12 + place * 26, y=290, radius=12, fill=fill, text="?" if hidden else NAMES[agent][0])


def draw_marker(scene: Scene, view: SpiesView, agent: int) -> None:
    y = 500 + agent * 40
    points = byte_of(view.markers, agent)
    scene.box(20, y=y, width=750, height=30, fill=PAPER)
    scene.disc(35 + points * 14, y=y + 15, radius=14, fill=AGENT_FILLS[agent], text=NAMES[agent][0])
    scene.words(755, y + 15, str(points), 16)


DRAW = Draw(draw)
