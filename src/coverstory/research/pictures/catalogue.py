"""Which picture belongs to which game."""

from __future__ import annotations

from functools import cache

from coverstory.research.pictures.scene import Draw, Scene
from coverstory.rules.catalogue import PLUGINS
from coverstory.rules.contract import View
from coverstory.rules.plugin import load_part

LINE = 24  # pixels
LETTER = 9


@cache
def drawing_of(slug: str) -> Draw:
    """The game's own drawing, or its text form, line by line."""
    return load_part(PLUGINS[slug].scene, Draw) or Draw(draw_text)


def draw_text(view: View) -> Scene:
    lines = view.picture().splitlines()
    scene = Scene(LETTER * max(map(len, lines)) + 2 * LINE, LINE * (len(lines) + 2))
    for row, line in enumerate(lines):
        scene.words(scene.width / 2, LINE * (row + 1.5), line)
    return scene
