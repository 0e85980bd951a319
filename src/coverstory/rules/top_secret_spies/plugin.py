"""Top Secret Spies as an entry point makes it known."""

from __future__ import annotations

from coverstory.rules.plugin import Bench, Table, our_plugin
from coverstory.rules.top_secret_spies.game import SpiesGame

EVERYTHING = {"cards": True, "dossier": True}

PLUGIN = our_plugin(
    SpiesGame(),
    Bench(
        playouts=[Table(4, {}), Table(7, {}), Table(4, {"cards": True}), Table(7, EVERYTHING)],
        search=[Table(2, {}), Table(4, {}), Table(7, EVERYTHING)],
        research=[Table(2, {}), Table(7, {}), Table(7, EVERYTHING)],
        relatives=["maedn", "social_deduction"],
    ),
)
