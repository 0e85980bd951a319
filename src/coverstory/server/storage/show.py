"""How a long command says how far it is."""

from __future__ import annotations

from collections.abc import Callable

Show = Callable[[int, int], None]  # how much is done, of how much
