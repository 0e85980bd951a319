"""What was decided in a recorded game."""

from __future__ import annotations

from coverstory.match.match import Match, state_of
from coverstory.match.record import read_record
from coverstory.match.replay import open_match, steps


def decisions(line: bytes) -> list[tuple[int, int]]:
    """Who decided what, in order; chance is left out, and so is what nobody is asked for."""
    record = read_record(line)
    match = open_match(record)
    asked = [who_is_asked(match)]
    for _ in steps(match, record):
        asked.append(who_is_asked(match))
    return [(seat, action) for seat, action in zip(asked, record.actions, strict=False) if seat is not None]


def who_is_asked(match: Match) -> int | None:
    if match.to_act() < 0 or match.game.foregone(state_of(match)) is not None:
        return None
    return match.to_act()
