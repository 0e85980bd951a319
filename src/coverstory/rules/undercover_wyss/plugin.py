"""Undercover (Wyss) as an entry point makes it known."""

from __future__ import annotations

from coverstory.rules.plugin import Bench, Table, our_plugin
from coverstory.rules.undercover_wyss.game import WyssGame

PLUGIN = our_plugin(
    WyssGame(),
    Bench(
        playouts=[Table(2, {}), Table(4, {})],
        search=[Table(2, {}), Table(4, {})],
        research=[Table(2, {}), Table(4, {})],
        relatives=["banqi"],
    ),
)
