"""How Agent Hunter's spymaster searches: it draws among what it found, so that its play tells little of its cards.

In the search each seat looks for its best answer to how the other has acted on average so far, so that tries are an
average strategy too, as in fictitious play: it mixes where any fixed choice could be answered. Whoever always plays
the most tried action gives that up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import sqrt
from typing import final

from coverstory.bots.bot import Bot, Finding, SearchBot
from coverstory.rules.agent_hunter.table import DECOY_DUE, TURN
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.contract import View
from coverstory.rules.rng import Rng

# A search takes its enemy to know nothing but the rules, and likes a hiding place until it is the obvious one: in 12
# games of 200 nodes its most tried replacements told an enemy who has the program 0.9 bits each, cards drawn in
# proportion to tries 0.8, where attacks told less than 0.1. So all is drawn by the roots of tries. With attacks in
# proportion to tries (and RARE 0.25) they told him 0.26 bits in 183 games of 1,000 nodes, by the roots 0.21 in 100.
RARE = 0.05  # of the tries of the most tried action: what all see and was tried less was tried to find out
FINE = 1 << 30  # steps in which a share is drawn


@final
class MixingBot(Bot):
    """What all see is drawn among the well tried actions, what goes face down among all."""

    can_share = True

    def __init__(self, searcher: SearchBot, seed: int) -> None:
        self._searcher = searcher
        self._seed = seed

    def choose(self, view: View, offered: Sequence[int]) -> int:
        return offered[0] if len(offered) == 1 else self.findings(view, offered)[0].action

    def findings(self, view: View, offered: Sequence[int]) -> list[Finding]:
        return self.preferred(view, self._searcher.findings(view, offered))

    def preferred(self, view: View, found: list[Finding]) -> list[Finding]:
        shares = mixture(view, found)
        return self.drawn_first(view, [replace(finding, share=shares[finding.action], mixed=True) for finding in found])

    def drawn_first(self, view: View, found: list[Finding]) -> list[Finding]:
        """Their shares are how likely each is drawn."""
        if not found:
            return found
        drawn = draw({finding.action: finding.share for finding in found}, Rng(self._seed, len(view.heard)))
        return sorted(found, key=lambda finding: (finding.action != drawn, -finding.share))


def mixture(view: View, found: Sequence[Finding]) -> Mapping[int, float]:
    """How likely each action is drawn."""
    assert isinstance(view, HunterView)
    seen_by_all = view.sheet.phase in (TURN, DECOY_DUE)
    least = RARE * max((finding.tries for finding in found), default=0) if seen_by_all else 0.0
    weights = {finding.action: sqrt(finding.tries) if finding.tries >= least else 0.0 for finding in found}
    total = sum(weights.values())
    return {action: weight / total for action, weight in weights.items()}


def draw(shares: Mapping[int, float], rng: Rng) -> int:
    left = rng.below(FINE) / FINE
    for action, share in shares.items():
        left -= share
        if left < 0.0:
            return action
    return max(shares, key=lambda action: shares[action])  # what rounding left over
