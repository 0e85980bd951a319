"""Undercover (Wyss) as an entry point makes it known."""

from __future__ import annotations

from coverstory.rules.plugin import Bench, GamePlugin, Table
from coverstory.rules.undercover_wyss.game import WyssGame

PLUGIN = GamePlugin(
    game=WyssGame(),
    wire="coverstory.wire.undercover_wyss:WIRE",
    board="coverstory.terminal.boards.undercover_wyss:BOARD",
    bots="coverstory.bots.undercover_wyss.levels:BOTS",
    research="coverstory.research.games.undercover_wyss:RESEARCH",
    scene="coverstory.research.pictures.undercover_wyss:DRAW",
    bench=Bench(
        playouts=[Table(2, {}), Table(4, {})],
        search=[Table(2, {}), Table(4, {})],
        research=[Table(2, {}), Table(4, {})],
        relatives=["banqi"],
    ),
)
