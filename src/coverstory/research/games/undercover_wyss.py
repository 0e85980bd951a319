"""Undercover (Wyss) for learners."""

from __future__ import annotations

from coverstory.research.codecs.undercover_wyss import WyssCodec
from coverstory.research.game_research import GameResearch

RESEARCH = GameResearch(
    codec=lambda seats, options: WyssCodec(seats, options["powers"] == "may"),
    note="With `powers=may` there is one more decision, 329: use no power; `num_distinct_actions` is then 330.",
)
