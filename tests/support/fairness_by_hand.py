"""A second implementation of what docs/fairness.md says: HMAC by its definition (RFC 2104), lengths by struct."""

from __future__ import annotations

import struct
from hashlib import sha256


def frames(*parts: bytes) -> bytes:
    return b"".join(struct.pack(">I", len(part)) + part for part in parts)


def hmac_by_hand(key: bytes, message: bytes) -> bytes:
    padded = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()
