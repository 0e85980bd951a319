"""Which codec belongs to which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from coverstory.research.codecs.agent_hunter import HunterCodec
from coverstory.research.codecs.codec import Codec
from coverstory.research.codecs.top_secret_spies import SpiesCodec
from coverstory.research.codecs.undercover_danzer import DanzerCodec
from coverstory.research.codecs.undercover_wyss import WyssCodec
from coverstory.rules.options import Options

CODECS: Mapping[str, Callable[[int, Options], Codec]] = {
    "agent_hunter": lambda _, options: HunterCodec(int(options["houses"]), int(options["decoys"]), int(options["cap"])),
    "undercover_danzer": lambda seats, _: DanzerCodec(seats),
    "undercover_wyss": lambda seats, options: WyssCodec(seats, options["powers"] == "may"),
    "top_secret_spies": lambda seats, options: SpiesCodec(
        seats, bool(options["cards"]), bool(options["dossier"]), bool(options["older_edition"])
    ),
}
