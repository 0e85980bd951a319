"""Agent Hunter as an entry point makes it known."""

from __future__ import annotations

from coverstory.rules.agent_hunter.game import HunterGame
from coverstory.rules.plugin import Bench, Table, our_plugin

PLUGIN = our_plugin(
    HunterGame(),
    Bench(
        playouts=[Table(2, {})],
        search=[Table(2, {})],
        research=[Table(2, {})],
        relatives=["liars_dice", "leduc_poker"],
    ),
)
