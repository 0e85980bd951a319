"""A small version of every attack of `dev.py faults`: honest players are served all the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from scripts.faults import ATTACKS, attack


@pytest.mark.parametrize("name", ATTACKS)
def test_honest_players_are_served_during(name: str, tmp_path: Path) -> None:
    found = asyncio.run(attack(name, 0.03, tmp_path))
    assert found.held, found.outcome
