"""Agent Hunter as an entry point makes it known."""

from __future__ import annotations

from coverstory.rules.agent_hunter.game import HunterGame
from coverstory.rules.plugin import Bench, BenchCase, our_plugin

PLUGIN = our_plugin(
    HunterGame(),
    Bench(
        playouts=[BenchCase(2, {})],
        search=[BenchCase(2, {})],
        research=[BenchCase(2, {})],
        relatives=["liars_dice", "leduc_poker"],
    ),
)
