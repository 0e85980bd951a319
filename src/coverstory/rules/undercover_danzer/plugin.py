"""Undercover (Danzer) as an entry point makes it known."""

from __future__ import annotations

from coverstory.rules.plugin import Bench, BenchCase, our_plugin
from coverstory.rules.undercover_danzer.game import DanzerGame

PLUGIN = our_plugin(
    DanzerGame(),
    Bench(
        playouts=[BenchCase(2, {}), BenchCase(3, {}), BenchCase(4, {}), BenchCase(4, {"track": "classified"})],
        search=[BenchCase(2, {}), BenchCase(4, {})],
        research=[BenchCase(2, {}), BenchCase(4, {})],
        relatives=["dark_chess", "banqi"],
    ),
)
