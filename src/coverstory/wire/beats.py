"""The shapes of a story: beats, their lines, and what each line changes in the picture."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from coverstory.wire.base import Line, Shape, Text, about

PictureData = dict[str, Any]  # any picture, as builtin types
Path = list[str | int]
Patch = Annotated[
    list[tuple[Path, Any]],  # the value is whatever lies at that place of the picture
    about("places of the picture, each a list of keys and indices from the outside in, with what lies there now"),
]
Weight = Literal["", "deal", "reveal", "scoring", "elimination", "unmasking", "end"]


class Told(Shape, frozen=True, omit_defaults=True):
    """One sentence."""

    section: Annotated[Literal["beat", "event"], about("`beat-…` or `event-…` of the game's catalogue says it")]
    kind: str
    numbers: Annotated[list[int], about("the numbers of that kind")]
    text: Text = ""


class PatchedLine(Line, frozen=True):
    """Something that the seat saw or heard, and what it changed."""

    patch: Patch = msgspec.field(default_factory=list)


class Beat(Shape, frozen=True, omit_defaults=True):
    """What somebody at the table would notice as one thing."""

    say: Annotated[Told | None, about("null where nothing needs to be said: it happens in passing")]
    lines: Annotated[list[PatchedLine], about("for the log, in order")]
    weight: Annotated[Weight, about("why it must not be skipped; empty where it may be")] = ""
    chosen_by: Annotated[
        int, about("the seat that chose all of this, and need not be shown it again; -1 where it brings news to all")
    ] = -1
