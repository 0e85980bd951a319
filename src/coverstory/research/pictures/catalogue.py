"""Which picture belongs to which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from coverstory.research.pictures import agent_hunter, top_secret_spies, undercover_danzer, undercover_wyss
from coverstory.research.pictures.scene import Scene
from coverstory.rules.contract import View

PICTURES: Mapping[str, Callable[[View], Scene]] = {
    "agent_hunter": agent_hunter.draw,
    "undercover_danzer": undercover_danzer.draw,
    "undercover_wyss": undercover_wyss.draw,
    "top_secret_spies": top_secret_spies.draw,
}
