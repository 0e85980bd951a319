"""WebSocket frames (RFC 6455, 5.2): how long they are, and texts in and out of whole ones."""

from __future__ import annotations

import sys

WHOLE_TEXT = 0x81  # the first byte of a message in one frame
MASKED = 0x80
WIDE, WIDEST = 126, 127  # in place of a length: it follows in two bytes, or in eight
MASK_BYTES = 4


def framed(text: bytes) -> bytes:
    """As a server sends it."""
    size = len(text)
    if size < WIDE:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, WIDE)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, WIDEST)) + size.to_bytes(8, "big") + text


def frame_size(came: bytearray) -> int | None:
    """Of the frame that begins here, with all that is before its content; None while that is not all there."""
    if len(came) < 2:
        return None
    size, start = came[1] & 0x7F, payload_start(came)
    if len(came) < start:
        return None
    if size >= WIDE:
        size = int.from_bytes(came[2 : 4 if size == WIDE else 10], "big")
    return start + size


def payload_start(came: bytearray) -> int:
    size = came[1] & 0x7F
    wide = 0 if size < WIDE else 2 if size == WIDE else 8
    return 2 + wide + (MASK_BYTES if came[1] & MASKED else 0)


def text_in(came: bytearray, size: int) -> str | None:
    """What a client says in the whole frame that begins here; None if it is anything but a message of text."""
    if came[0] != WHOLE_TEXT or not came[1] & MASKED:
        return None
    start = payload_start(came)
    try:
        return unmasked(came[start:size], came[start - MASK_BYTES : start]).decode()
    except UnicodeDecodeError:
        return None


def unmasked(payload: bytearray, mask: bytearray) -> bytes:
    """All at once, as one long number."""
    size = len(payload)
    masks = bytes(mask) * (size // MASK_BYTES + 1)
    number = int.from_bytes(payload, sys.byteorder) ^ int.from_bytes(masks[:size], sys.byteorder)
    return number.to_bytes(size, sys.byteorder)
