"""A picture of boxes, discs and words, which becomes SVG or pixels; neither needs a browser or a font of the system."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape
from typing import Any

import numpy as np
from mypy_extensions import i64
from PIL import Image, ImageDraw, ImageFont

from coverstory.rules.contract import View

Length = float | i64  # the numbers of the rules are native

INK = "#1C2126"
PAPER = "#F3ECDD"
DESK = "#D9CFBB"
BACK = "#6F767F"  # of a card that lies face down
STONE = "#FFFFFF"
LIGHT_WORDS = frozenset({"#6F767F", "#A61B29", "#1B4F94", INK})  # on these, words are paper-coloured

# By the colour's letter.
FILLS = {
    "S": "#6F767F",
    "Y": "#F2CF3B",
    "O": "#E8792B",
    "R": "#A61B29",
    "G": "#3F9E63",
    "B": "#1B4F94",
    "P": "#B583CC",
}
SEAT_FILLS = tuple(FILLS[letter] for letter in "YBROGPS")


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float
    fill: str


@dataclass(frozen=True)
class Disc:
    x: float
    y: float
    radius: float
    fill: str


@dataclass(frozen=True)
class Words:
    """In the middle of x and y."""

    x: float
    y: float
    text: str
    size: int
    fill: str


@dataclass
class Scene:
    """Shapes from the back to the front."""

    width: int
    height: int
    shapes: list[Box | Disc | Words] = field(default_factory=list)

    def box(self, x: Length, y: Length, width: float, height: float, fill: str, text: str = "", size: int = 16) -> None:
        self.shapes.append(Box(float(x), y=float(y), width=width, height=height, fill=fill))
        if text:
            self.words(float(x) + width / 2, y=float(y) + height / 2, text=text, size=size, fill=over(fill))

    def disc(self, x: Length, y: Length, radius: float, fill: str, text: str = "") -> None:
        self.shapes.append(Disc(float(x), float(y), radius, fill))
        if text:
            self.words(x, y=y, text=text, size=int(radius * 1.3), fill=over(fill))

    def words(self, x: Length, y: Length, text: str, size: int = 16, fill: str = INK) -> None:
        self.shapes.append(Words(float(x), y=float(y), text=text, size=size, fill=fill))


@dataclass(frozen=True)
class Draw:
    """How a game draws a view."""

    scene_of: Callable[[View], Scene]


def over(fill: str) -> str:
    """What can be read on that colour."""
    return PAPER if fill in LIGHT_WORDS else INK


def as_svg(scene: Scene) -> str:
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.width} {scene.height}">'
    desk = f'<rect width="{scene.width}" height="{scene.height}" fill="{DESK}"/>'
    return "\n".join([start, desk, *(as_element(shape) for shape in scene.shapes), "</svg>", ""])


def as_element(shape: Box | Disc | Words) -> str:
    outline = f'stroke="{INK}" stroke-width="2"'
    if isinstance(shape, Box):
        place = f'x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" height="{shape.height:g}"'
        return f'<rect {place} fill="{shape.fill}" {outline}/>'
    if isinstance(shape, Disc):
        return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.radius:g}" fill="{shape.fill}" {outline}/>'
    place = f'x="{shape.x:g}" y="{shape.y:g}" font-size="{shape.size}" fill="{shape.fill}"'
    middle = 'text-anchor="middle" dominant-baseline="central" font-family="sans-serif"'
    return f"<text {place} {middle}>{escape(shape.text)}</text>"


def as_pixels(scene: Scene) -> Any:  # an array of numpy: height × width × 3
    image = Image.new("RGB", (scene.width, scene.height), DESK)
    brush = ImageDraw.Draw(image)
    for shape in scene.shapes:
        paint(brush, shape)
    return np.asarray(image)


def paint(brush: ImageDraw.ImageDraw, shape: Box | Disc | Words) -> None:
    if isinstance(shape, Box):
        corner = (shape.x + shape.width, shape.y + shape.height)
        brush.rectangle([(shape.x, shape.y), corner], fill=shape.fill, outline=INK, width=2)
    elif isinstance(shape, Disc):
        near, far = (shape.x - shape.radius, shape.y - shape.radius), (shape.x + shape.radius, shape.y + shape.radius)
        brush.ellipse([near, far], fill=shape.fill, outline=INK, width=2)
    else:
        font = ImageFont.load_default(shape.size)
        brush.text((shape.x, shape.y), shape.text, fill=shape.fill, font=font, anchor="mm")
