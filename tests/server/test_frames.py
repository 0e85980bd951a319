"""Frames that are read and written without the library are the same as the library's."""

from __future__ import annotations

import pytest
from websockets.frames import BINARY, CONT, PING, TEXT, Frame, Opcode

from coverstory.server.http.frames import frame_size, framed, text_in

SIZES = (0, 1, 3, 4, 125, 126, 127, 65_535, 65_536)


def of_client(payload: bytes, opcode: Opcode = TEXT, *, fin: bool = True) -> bytearray:
    return bytearray(Frame(opcode, payload, fin=fin).serialize(mask=True))


@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_framed_as_the_library_does_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_text_is_read_whatever_follows(size: int) -> None:
    text = ("äö€" * size)[: size // 2]
    came = of_client(text.encode())
    whole = len(came)
    assert frame_size(came + b"\x81") == whole
    assert text_in(came + b"\x81", whole) == text


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_known_of_a_frame_before_its_header_is_there(size: int) -> None:
    came = of_client(b"x" * size)
    header = len(came) - size
    assert [frame_size(came[:length]) for length in range(header)] == [None] * header
    assert frame_size(came[:header]) == len(came)


@pytest.mark.parametrize("opcode", [BINARY, CONT, PING])
def test_what_is_no_text_is_left_to_the_library(opcode: Opcode) -> None:
    came = of_client(b"{}", opcode)
    assert text_in(came, len(came)) is None


def test_parts_and_texts_without_a_mask_or_in_no_encoding_are_left_to_the_library() -> None:
    part = of_client(b"{}", fin=False)
    bare = bytearray(Frame(TEXT, b"{}").serialize(mask=False))
    broken = of_client(b"\xff")
    assert [text_in(came, len(came)) for came in (part, bare, broken)] == [None] * 3
