"""A small version of every attack of `dev.py faults`: honest players are served all the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from scripts.attacks.plans import ATTACKS
from scripts.faults import attack
from scripts.soak import Soak


@pytest.mark.parametrize("name", ATTACKS)
def test_honest_players_are_served_during(name: str, tmp_path: Path) -> None:
    found = asyncio.run(attack(name, 0.03, tmp_path))
    assert found.outcome.served, found.outcome.words


def test_nothing_that_was_acknowledged_is_lost_or_doubled_while_everything_happens_at_once(tmp_path: Path) -> None:
    soak = Soak(tmp_path, seconds=15, share=0.01)
    report = soak.run()
    assert report.violations == []
    assert report.acknowledged > 0
    assert soak.kills > 0
