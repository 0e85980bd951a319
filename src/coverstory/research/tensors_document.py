"""docs/tensors.md: every number of an action and every field of a tensor, as the codecs say them."""

from __future__ import annotations

from coverstory.research.codecs.codec import Codec, Field, Span
from coverstory.research.game_research import research_of
from coverstory.research.settings import settled
from coverstory.rules.catalogue import GAMES
from coverstory.rules.game import Game

HEAD = """# Numbers of actions, and tensors

Written from the code by `python3 dev.py wire`; [research.md](research.md) says how to use it.

An action has the same number in OpenSpiel, PettingZoo and Gymnasium, in every variant and every release: a number
never changes its meaning. An observation is a row of 32-bit floats: the public fields, which an onlooker may know, then
the private ones, which the observing seat knows besides. A field's numbers stand row by row. “One of” is a 1 at its
place and 0 elsewhere, or 0 everywhere where there is none; so are all fields that name one thing. Seats, cells, tiles
and the like count from 0. Shapes are shown with as many seats as the game can have.
"""


def tensors_page() -> str:
    return "\n".join([HEAD, *(game_part(game) for game in GAMES.values())])


def game_part(game: Game) -> str:
    research = research_of(game.slug)
    codec = settled(game.slug, game.most_seats, research.everything).codec
    lines = [f"## {game.title['en']}", "", *action_lines(codec), ""]
    if research.note:
        lines += [research.note, ""]
    lines += [*field_lines("public", codec.public_fields()), "", *field_lines("private", codec.private_fields()), ""]
    return "\n".join(lines)


def action_lines(codec: Codec) -> list[str]:
    head = f"{codec.decisions} numbers for decisions (`num_distinct_actions`)."
    return [head, "", "| number | action |", "|---|---|", *(span_line(span) for span in codec.spans())]


def span_line(span: Span) -> str:
    last = span.first + span.count - 1
    numbers = str(span.first) if span.count == 1 else f"{span.first}–{last}"
    return f"| {numbers} | {'chance: ' if span.by_chance else ''}{span.about} |"


def field_lines(kind: str, fields: list[Field]) -> list[str]:
    total = sum(field.size for field in fields)
    return [
        f"| {kind} field | shape | {total} numbers |",
        "|---|---|---|",
        *(
            f"| `{field.name}` | {' × '.join(str(length) for length in field.shape)} | {field.about} |"
            for field in fields
        ),
    ]
