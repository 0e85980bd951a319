"""Undercover (Danzer) as an entry point makes it known."""

from __future__ import annotations

from coverstory.rules.plugin import Bench, GamePlugin, Table
from coverstory.rules.undercover_danzer.game import DanzerGame

PLUGIN = GamePlugin(
    game=DanzerGame(),
    wire="coverstory.wire.undercover_danzer:WIRE",
    board="coverstory.terminal.boards.undercover_danzer:BOARD",
    bots="coverstory.bots.undercover_danzer.levels:BOTS",
    research="coverstory.research.games.undercover_danzer:RESEARCH",
    scene="coverstory.research.pictures.undercover_danzer:DRAW",
    bench=Bench(
        playouts=[Table(2, {}), Table(3, {}), Table(4, {}), Table(4, {"track": "classified"})],
        search=[Table(2, {}), Table(4, {})],
        research=[Table(2, {}), Table(4, {})],
        relatives=["dark_chess", "banqi"],
    ),
)
