"""What a game brings along for learners, and the plain default."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache

from coverstory.research.codecs.codec import Codec
from coverstory.research.codecs.plain import PlainCodec
from coverstory.rules.catalogue import PLUGINS, find_game
from coverstory.rules.options import Option, Options, Value
from coverstory.rules.plugin import load_part


@dataclass(frozen=True)
class GameResearch:
    """How a game's actions and observations become numbers."""

    codec: Callable[[int, Options], Codec]  # by seats and settled options
    study_options: tuple[Option, ...] = ()  # beside those of the rules
    everything: Mapping[str, Value] = field(default_factory=dict)  # options with which docs/tensors.md shows the game
    note: str = ""  # a sentence for docs/tensors.md


@cache
def research_of(slug: str) -> GameResearch:
    return load_part(PLUGINS[slug].research, GameResearch) or GameResearch(
        codec=lambda seats, _: PlainCodec(find_game(slug), seats)
    )
