"""Names of the agents and of two buildings of Top Secret Spies, for the positions of tests."""

from __future__ import annotations

GRAY, YELLOW, ORANGE, RED, GREEN, BLUE, VIOLET = range(7)
CHURCH, RUINS = 0, 11
