"""Top Secret Spies as an entry point makes it known."""

from __future__ import annotations

from coverstory.rules.plugin import Bench, BenchCase, our_plugin
from coverstory.rules.top_secret_spies.game import SpiesGame

EVERYTHING = {"cards": True, "dossier": True}

PLUGIN = our_plugin(
    SpiesGame(),
    Bench(
        playouts=[BenchCase(4, {}), BenchCase(7, {}), BenchCase(4, {"cards": True}), BenchCase(7, EVERYTHING)],
        search=[BenchCase(2, {}), BenchCase(4, {}), BenchCase(7, EVERYTHING)],
        research=[BenchCase(2, {}), BenchCase(7, {}), BenchCase(7, EVERYTHING)],
        relatives=["maedn", "social_deduction"],
    ),
)
