"""Keys: what a seat sees, boiled down to one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coverstory.rules.rng import MASK32, mix32

START: Final[i64] = 0x2545F491
HIGH_BITS: Final[i64] = 0x3FFFFFFF  # 30 bits above the low 32: a key is never negative


def mixed(key: i64, value: i64) -> i64:
    """The key of what the old key stands for, followed by the value."""
    low = mix32((key & MASK32) ^ (value & MASK32))
    high = mix32((key >> 32 ^ value >> 32 ^ low) & MASK32)
    return (high & HIGH_BITS) << 32 | low
