"""What PettingZoo and Gymnasium share: spaces, observations and rendering of a table."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from coverstory.errors import BadOption
from coverstory.research.codecs.codec import Codec
from coverstory.research.codecs.position import RunningGame
from coverstory.research.pictures.catalogue import drawing_of
from coverstory.research.pictures.scene import as_pixels
from coverstory.research.tensors import fields_of
from coverstory.rules.contract import CHANCE
from coverstory.rules.rng import Rng
from coverstory.terminal.boards.catalogue import board_text

RENDER_MODES = ("human", "ansi", "rgb_array")
FRAMES_A_SECOND = 1

Observation = dict[str, Any]  # arrays of numpy: `observation` and `action_mask`


def observation_space(codec: Codec) -> spaces.Dict:
    fields = fields_of(codec)
    low = np.concatenate([np.full(field.size, field.low, np.float32) for field in fields])
    high = np.concatenate([np.full(field.size, field.high, np.float32) for field in fields])
    mask = spaces.Box(0, 1, (codec.decisions,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.float32), "action_mask": mask})


def action_space(codec: Codec) -> spaces.Discrete:
    return spaces.Discrete(codec.decisions)


def observe(table: RunningGame, seat: int) -> Observation:
    """What a seat may know. Where it is not to act, its mask allows nothing."""
    codec = table.codec
    offered = table.offered() if table.actor() == seat else []
    return {
        "observation": np.frombuffer(bytearray(codec.tensor(table.state, seat)), np.float32),
        "action_mask": np.frombuffer(bytearray(codec.mask(offered)), np.int8),
    }


def play_chance(table: RunningGame, rng: Rng) -> list[int]:
    """Draw until a seat is to act or the game is over; returns what was drawn."""
    drawn = []
    while table.actor() == CHANCE:
        drawn.append(table.state.draw(rng))
        table.state.advance(drawn[-1])
    return drawn


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("render_mode", "one of " + ", ".join(RENDER_MODES), repr(mode))


def render(table: RunningGame, seat: int, mode: str | None) -> Any:  # a string, an array of numpy, or nothing
    """The table as that seat sees it."""
    slug = table.setting.game.slug
    view = table.look(seat)
    if mode == "rgb_array":
        return as_pixels(drawing_of(slug).scene_of(view))
    names = [f"seat {number}" for number in range(table.setting.seats)]
    if mode == "ansi":
        return board_text(slug, view=view, offered=[], lang="en", names=names)
    if mode == "human":
        print(board_text(slug, view=view, offered=[], lang="en", names=names))
    return None
