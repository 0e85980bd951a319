"""Undercover (Danzer) for learners."""

from __future__ import annotations

from coverstory.research.codecs.undercover_danzer import DanzerCodec
from coverstory.research.game_research import GameResearch

RESEARCH = GameResearch(codec=lambda seats, _: DanzerCodec(seats))
