"""Agent Hunter for learners: its codec, and an option that makes it small enough to solve."""

from __future__ import annotations

from coverstory.research.codecs.agent_hunter import HunterCodec
from coverstory.research.codecs.codec import Codec
from coverstory.research.game_research import GameResearch
from coverstory.rules.agent_hunter.components import QUIET_CAP
from coverstory.rules.options import Options, Whole

CAP = Whole("cap", "H18", QUIET_CAP, least=1, most=QUIET_CAP)


def codec(_: int, options: Options) -> Codec:
    return HunterCodec(int(options["houses"]), int(options["decoys"]), int(options["cap"]))


RESEARCH = GameResearch(codec=codec, study_options=(CAP,))
