"""What was decided in a recorded game."""

from __future__ import annotations

from coverstory.match.record import read_record
from coverstory.match.replay import open_match, steps


def decisions(line: bytes) -> list[tuple[int, int]]:
    """Who decided what, in order; chance left out."""
    record = read_record(line)
    match = open_match(record)
    actors = [match.to_act()]
    for _ in steps(match, record):
        actors.append(match.to_act())
    return [(actor, action) for actor, action in zip(actors, record.actions, strict=False) if actor >= 0]
