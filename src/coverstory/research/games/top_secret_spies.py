"""Top Secret Spies for learners."""

from __future__ import annotations

from coverstory.research.codecs.codec import Codec
from coverstory.research.codecs.top_secret_spies import SpiesCodec
from coverstory.research.game_research import GameResearch
from coverstory.rules.options import Options


def codec(seats: int, options: Options) -> Codec:
    return SpiesCodec(seats, bool(options["cards"]), bool(options["dossier"]), bool(options["older_edition"]))


RESEARCH = GameResearch(
    codec=codec,
    everything={"cards": True, "dossier": True},
    note="With seven seats, cards and dossiers. Without `cards` the fields `hand_sizes`, `supply`, `discard`, `removed`"
    " and `hand` are left out, without `dossier` the fields `entries` and `own_dossier`.",
)
