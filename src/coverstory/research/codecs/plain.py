"""The codec of a game that has none of its own: action codes as they are, and text forms as bytes."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from coverstory.research.codecs.codec import Codec, Field, Span, write_part
from coverstory.rules.contract import ONLOOKER, State
from coverstory.rules.game import Game

LENGTH: Final[i64] = 512  # bytes of a text form that a tensor holds: longer ones are cut off
BYTE: Final[i64] = 255


@final
class PlainCodec(Codec):
    """Good enough to play and to learn small games; a codec of its own gives a learner much more to see."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(
            seats, decisions=game.codes, outcomes=game.codes, longest=game.longest, most_chance=game.longest
        )
        self.game = game

    def spans(self) -> list[Span]:
        return [Span(0, self.decisions, "the code of an action or outcome, as in the game's rules")]

    def public_fields(self) -> list[Field]:
        return [Field("public_text", (LENGTH,), "the text form of what an onlooker sees: bytes, divided by 255")]

    def private_fields(self) -> list[Field]:
        return [Field("text", (LENGTH,), "the text form of what the seat sees: bytes, divided by 255")]

    def write_public(self, state: State, out: BytesWriter) -> None:
        write_text(out, self.game.look(state, ONLOOKER, []).picture())

    def write_private(self, state: State, seat: i64, out: BytesWriter) -> None:
        write_text(out, self.game.look(state, seat, []).picture())


def write_text(out: BytesWriter, text: str) -> None:
    data = text.encode()
    for i in range(LENGTH):
        write_part(out, data[i] if i < len(data) else 0, BYTE)
