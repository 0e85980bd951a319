"""Which board belongs to which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from coverstory.rules.contract import View
from coverstory.terminal.boards import agent_hunter, top_secret_spies, undercover_danzer, undercover_wyss

BOARDS: Mapping[str, Callable[[View, str, Sequence[str]], str]] = {
    "agent_hunter": agent_hunter.draw,
    "undercover_danzer": undercover_danzer.draw,
    "undercover_wyss": undercover_wyss.draw,
    "top_secret_spies": top_secret_spies.draw,
}
