"""The real game beside a naive second one: the same moves, probabilities, table and result, whatever is played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from oracles.undercover_wyss import LINES, NOBODY, Oracle, Place, cell

from coverstory.rules.contract import CHANCE, OVER, State
from coverstory.rules.options import Options
from coverstory.rules.undercover_wyss import actions
from coverstory.rules.undercover_wyss.game import WyssGame

GAME = WyssGame()
MORE_VARIANTS: list[Options] = [
    {"compulsion": "one_line", "order": "scoring_then_power"},
    {"kept_card": "acts", "secrets_at": "right_top"},
    {"kept_card": "acts", "order": "scoring_then_power", "zero_captures": "anything"},
]
VARIANTS: list[Options] = [*GAME.variants, *MORE_VARIANTS]
