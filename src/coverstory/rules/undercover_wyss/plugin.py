"""Undercover (Wyss) as an entry point makes it known."""

from __future__ import annotations

from coverstory.rules.plugin import Bench, BenchCase, our_plugin
from coverstory.rules.undercover_wyss.game import WyssGame

PLUGIN = our_plugin(
    WyssGame(),
    Bench(
        playouts=[BenchCase(2, {}), BenchCase(4, {})],
        search=[BenchCase(2, {}), BenchCase(4, {})],
        research=[BenchCase(2, {}), BenchCase(4, {})],
        relatives=["banqi"],
    ),
)
