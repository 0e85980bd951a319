"""Undercover (Danzer) as an entry point makes it known."""

from __future__ import annotations

from coverstory.rules.plugin import Bench, Table, our_plugin
from coverstory.rules.undercover_danzer.game import DanzerGame

PLUGIN = our_plugin(
    DanzerGame(),
    Bench(
        playouts=[Table(2, {}), Table(3, {}), Table(4, {}), Table(4, {"track": "classified"})],
        search=[Table(2, {}), Table(4, {})],
        research=[Table(2, {}), Table(4, {})],
        relatives=["dark_chess", "banqi"],
    ),
)
