"""The options of a game, settled before the deal: states and views share one object, and nobody changes it after."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from coverstory.rules.text_form import TextWriter

RANDOM: Final[i64] = -1


@final
class WyssChoices:
    """As the printed rules have it, unless somebody fills in something else before the game begins."""

    def __init__(self) -> None:
        self.first: i64 = RANDOM  # W7: a seat, or RANDOM
        self.at_right = False  # W4: secrets of rows
        self.at_bottom = False  # W4: secrets of columns
        self.zero_takes_all = False  # W11
        self.scoring_first = False  # W20
        self.one_line = False  # W30
        self.kept_acts = False  # W31
        self.tens_stay = False  # W12: a 10 cannot be retired
        self.may_leave = False  # W14: a power may be left unused
        self.one_by_one = False  # W28: the second card is chosen when the first is seen
        self.scoring_frees = False  # W30: after a scoring no compulsion works

    def write(self, out: TextWriter) -> None:
        out.word("first", "-" if self.first == RANDOM else str(self.first))
        out.word("secrets_at", ("right_" if self.at_right else "left_") + ("bottom" if self.at_bottom else "top"))
        out.word("zero_captures", "anything" if self.zero_takes_all else "tens")
        out.word("order", "scoring_then_power" if self.scoring_first else "power_then_scoring")
        out.word("compulsion", "one_line" if self.one_line else "both_lines")
        out.word("kept_card", "acts" if self.kept_acts else "rests")
        # Later options are written only where they differ from the default, so that older text forms are still read.
        if self.tens_stay:
            out.word("retiring", "no_tens")
        if self.may_leave:
            out.word("powers", "may")
        if self.one_by_one:
            out.word("compelled_cards", "one_by_one")
        if self.scoring_frees:
            out.word("after_scoring", "free")
