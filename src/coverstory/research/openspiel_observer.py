"""Observers for OpenSpiel: named tensors and strings, public and private."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from coverstory.errors import BadOption
from coverstory.research.codecs.codec import Field
from coverstory.research.codecs.position import RunningGame, Setting
from coverstory.research.tensors import named
from coverstory.rules.contract import ONLOOKER

DIGEST_BITS = 64
DIGEST = "digest"  # a parameter
HISTORY = Field(
    "history",
    (DIGEST_BITS,),
    "a digest of everything that the player has heard and done: with it, two tensors are equal just where the"
    " information states are",
)


class Observer:
    """As OpenSpiel asks for one: `tensor`, `dict` of named views into it, `set_from`, `string_from`.

    With perfect recall the string has all that was heard. The tensor has it only as a digest, and only if the parameter
    `digest` asks for it: a learner that is given random bits as inputs learns nothing.
    """

    def __init__(self, setting: Setting, kind: Any, parameters: Any) -> None:  # pyspiel has no types
        if parameters and (set(parameters) != {DIGEST} or not kind.perfect_recall):
            raise BadOption("Observer", f"no parameters, or {DIGEST} with perfect recall", str(parameters))
        self.public = bool(kind.public_info)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = bool(kind.perfect_recall)
        self.digests = bool((parameters or {}).get(DIGEST))
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or (self.recalls and not self.public):
            raise BadOption("Observer", "what one player or the public may know", str(kind))
        codec = setting.codec
        self.fields = [
            *(codec.public_fields() if self.public else []),
            *(codec.private_fields() if self.private else []),
            *([HISTORY] if self.digests else []),
        ]
        self.tensor = np.zeros(sum(field.size for field in self.fields), np.float32)
        self.dict = named(self.fields, self.tensor)

    def set_from(self, state: Any, player: int) -> None:  # pyspiel has no types
        table: RunningGame = state.table
        seen = self.seen(table, player)
        values = np.frombuffer(seen, np.float32)
        self.tensor[: len(values)] = values
        if self.digests:
            self.tensor[len(values) :] = digest(self.told(state, player))

    def seen(self, table: RunningGame, player: int) -> bytes:
        codec = table.codec
        if self.public and self.private:
            return codec.tensor(table.state, player)
        if self.public:
            return codec.public_tensor(table.state)
        return codec.private_tensor(table.state, player) if self.private else b""

    def string_from(self, state: Any, player: int) -> str:  # pyspiel has no types
        if self.recalls:
            return self.told(state, player)
        table: RunningGame = state.table
        if self.public:
            return table.look(player if self.private else ONLOOKER).picture()
        return known_besides(table, player) if self.private else ""

    def told(self, state: Any, player: int) -> str:  # pyspiel has no types
        table: RunningGame = state.table
        return table.recall(state.history()).told[player if self.private else ONLOOKER]


def known_besides(table: RunningGame, player: int) -> str:
    """The lines of a player's picture that an onlooker sees otherwise."""
    own = table.look(player).picture().splitlines()
    public = table.look(ONLOOKER).picture().splitlines()
    return "\n".join(line for line, other in zip(own, public, strict=True) if line != other)


def digest(text: str) -> Any:  # an array of numpy
    data = blake2b(text.encode(), digest_size=DIGEST_BITS // 8).digest()
    return np.unpackbits(np.frombuffer(data, np.uint8))
