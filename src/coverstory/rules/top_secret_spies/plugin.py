"""Top Secret Spies as an entry point makes it known."""

from __future__ import annotations

from coverstory.rules.plugin import Bench, GamePlugin, Table
from coverstory.rules.top_secret_spies.game import SpiesGame

EVERYTHING = {"cards": True, "dossier": True}

PLUGIN = GamePlugin(
    game=SpiesGame(),
    wire="coverstory.wire.top_secret_spies:WIRE",
    board="coverstory.terminal.boards.top_secret_spies:BOARD",
    bots="coverstory.bots.top_secret_spies.levels:BOTS",
    research="coverstory.research.games.top_secret_spies:RESEARCH",
    scene="coverstory.research.pictures.top_secret_spies:DRAW",
    bench=Bench(
        playouts=[Table(4, {}), Table(7, {}), Table(4, {"cards": True}), Table(7, EVERYTHING)],
        search=[Table(2, {}), Table(4, {}), Table(7, EVERYTHING)],
        research=[Table(2, {}), Table(7, {}), Table(7, EVERYTHING)],
        relatives=["maedn", "social_deduction"],
    ),
)
