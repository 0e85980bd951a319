"""What goes to and from the processes in which bots think: a view in its text form, never a State."""

from __future__ import annotations

from coverstory.wire.base import Shape


class Choose(Shape, frozen=True, tag_field="job", tag="choose"):
    """Which of the offered actions?"""

    game: str
    level: str
    view: str
    offered: list[int]
    seed: int


class Advise(Shape, frozen=True, tag_field="job", tag="advise"):
    """What would you do? Answered with the best few actions and a sentence for each."""

    game: str
    lang: str
    view: str
    names: list[str]  # by seat


Job = Choose | Advise


class Chosen(Shape, frozen=True, tag_field="result", tag="chosen"):
    """One of the offered actions."""

    action: int


class Advised(Shape, frozen=True, tag_field="result", tag="advised"):
    """The best one first."""

    actions: list[int]
    words: list[str]


class Puzzled(Shape, frozen=True, tag_field="result", tag="puzzled"):
    """The bot could not answer; the sentence says why."""

    why: str


Result = Chosen | Advised | Puzzled
