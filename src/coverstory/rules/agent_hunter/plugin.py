"""Agent Hunter as an entry point makes it known."""

from __future__ import annotations

from coverstory.rules.agent_hunter.game import HunterGame
from coverstory.rules.plugin import Bench, GamePlugin, Table

PLUGIN = GamePlugin(
    game=HunterGame(),
    wire="coverstory.wire.agent_hunter:WIRE",
    board="coverstory.terminal.boards.agent_hunter:BOARD",
    bots="coverstory.bots.agent_hunter.levels:BOTS",
    research="coverstory.research.games.agent_hunter:RESEARCH",
    scene="coverstory.research.pictures.agent_hunter:DRAW",
    bench=Bench(
        playouts=[Table(2, {})],
        search=[Table(2, {})],
        research=[Table(2, {})],
        relatives=["liars_dice", "leduc_poker"],
    ),
)
