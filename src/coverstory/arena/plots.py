"""Plots as inline SVG, drawn here: a report needs no network and no script."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH = 720
LABELS = 170  # the column of names
VALUES = 110  # the column of numbers
ROW = 34
AXIS = 26
COURSE_HEIGHT = 260
COLOURS = ("#2563eb", "#d97706", "#059669", "#db2777", "#7c3aed", "#0891b2", "#65a30d", "#dc2626")

Say = Callable[[float], str]


@dataclass(frozen=True)
class Row:
    """A value with the span that it may lie in."""

    label: str
    value: float | None
    low: float
    high: float


@dataclass(frozen=True)
class Scale:
    """From values to places between two columns."""

    low: float
    high: float
    say: Say

    def x(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return LABELS + (WIDTH - LABELS - VALUES) * min(1.0, max(0.0, part))


def colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def plot_spans(title: str, rows: Sequence[Row], scale: Scale, line: float | None = None) -> str:
    """One row each: a dot for the value, a bar for its span; a dashed line at what would be even."""
    height = ROW * len(rows) + AXIS
    parts = grid(scale, height - AXIS)
    if line is not None:
        x = scale.x(line)
        parts.append(f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - AXIS}"/>')
    for number, row in enumerate(rows):
        parts += draw_row(row, scale, ROW * number + ROW / 2, colour(number))
    return svg(title, height, parts)


def draw_row(row: Row, scale: Scale, y: float, ink: str) -> list[str]:
    parts = [
        f'<text x="0" y="{y + 5:.1f}">{escape(shortened(row.label))}</text>',
        f'<line stroke="{ink}" stroke-width="8" stroke-linecap="round" opacity="0.35"'
        f' x1="{scale.x(row.low):.1f}" x2="{scale.x(row.high):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>',
    ]
    if row.value is not None:
        parts.append(f'<circle fill="{ink}" r="6" cx="{scale.x(row.value):.1f}" cy="{y:.1f}"/>')
        parts.append(f'<text class="value" x="{WIDTH}" y="{y + 5:.1f}">{escape(scale.say(row.value))}</text>')
    return parts


def plot_course(
    title: str, names: Sequence[str], course: Sequence[Sequence[float | None]], scale: Scale, caption: str
) -> str:
    """How each value went on, from left to right; scale.low is at the bottom."""
    bottom = COURSE_HEIGHT - AXIS
    parts = []
    for tick in ticks(scale.low, scale.high):
        y = bottom * (1 - (tick - scale.low) / (scale.high - scale.low))
        parts.append(f'<line class="grid" x1="{LABELS}" x2="{WIDTH - VALUES}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="{LABELS - 8}" y="{y + 4:.1f}" text-anchor="end">{scale.say(tick)}</text>')
    for number, name in enumerate(names):
        parts += draw_course(
            number, name=name, values=[values[number] for values in course], scale=scale, bottom=bottom
        )
    parts.append(f'<text class="tick" x="{WIDTH - VALUES}" y="{bottom + 20}" text-anchor="end">{caption}</text>')
    return svg(title, COURSE_HEIGHT, parts)


def draw_course(number: int, name: str, values: Sequence[float | None], scale: Scale, bottom: float) -> list[str]:
    """The line of one name, and its entry in the legend."""
    step = (WIDTH - LABELS - VALUES) / max(len(values) - 1, 1)
    height = bottom / (scale.high - scale.low)
    points = [
        f"{LABELS + i * step:.1f},{bottom - (value - scale.low) * height:.1f}"
        for i, value in thinned(values)
        if value is not None
    ]
    ink = colour(number)
    legend = 14 + 22 * number
    return [
        f'<polyline fill="none" stroke="{ink}" stroke-width="2" points="{" ".join(points)}"/>',
        f'<circle fill="{ink}" r="5" cx="6" cy="{legend}"/>',
        f'<text x="18" y="{legend + 5}">{escape(shortened(name, 14))}</text>',
    ]


def thinned(values: Sequence[float | None]) -> list[tuple[int, float | None]]:
    """No more points than a screen can show, the last one among them."""
    step = max(1, len(values) // 600)
    found = list(enumerate(values))
    return found[::step] + (found[-1:] if (len(found) - 1) % step else [])


def grid(scale: Scale, height: float) -> list[str]:
    parts = []
    for tick in ticks(scale.low, scale.high):
        x = scale.x(tick)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height:.1f}"/>')
        parts.append(
            f'<text class="tick" x="{x:.1f}" y="{height + 18:.1f}" text-anchor="middle">{scale.say(tick)}</text>'
        )
    return parts


def ticks(low: float, high: float) -> list[float]:
    """Four to ten round numbers between the two."""
    rough = (high - low) / 5
    size = 10.0 ** floor(log10(rough))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)
    first = ceil(low / step - 1e-9)
    last = floor(high / step + 1e-9)
    return [number * step for number in range(first, last + 1)]


def shortened(label: str, most: int = 20) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def svg(title: str, height: float, parts: Sequence[str]) -> str:
    name = escape(title)
    return (
        f'<svg role="img" aria-label="{name}" viewBox="-2 -2 {WIDTH + 4} {height + 4:.0f}">'
        f"<title>{name}</title>{''.join(parts)}</svg>"
    )
