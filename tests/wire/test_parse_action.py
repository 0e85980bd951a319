"""An action in parts means one code, and the server says which rule forbids it."""

from __future__ import annotations

import pytest

from coverstory.rules.catalogue import GAMES
from coverstory.rules.rng import Rng
from coverstory.wire.catalogue import wire_of
from coverstory.wire.commands import Start, Try
from support.contract_checks import random_match
from support.tables import BOT, OPEN, Sitting, hunter


@pytest.mark.parametrize("slug", list(GAMES))
def test_parts_lead_back_to_the_code_of_every_action_of_a_game(slug: str) -> None:
    match = list(random_match(GAMES[slug], GAMES[slug].least_seats, {}, Rng(3)))[-1]
    for action in match.record().actions:
        assert wire_of(slug).code_of(wire_of(slug).parts_of(action)) == action


@pytest.mark.parametrize("slug", list(GAMES))
@pytest.mark.parametrize("parts", [["nonsense"], ["place_at", 1], ["place_at", "x", 2], ["place_at", 9999, 2]])
def test_what_is_no_action_has_no_code(slug: str, parts: list[str | int]) -> None:
    assert wire_of(slug).code_of(parts) is None


def test_an_illegal_try_names_its_rule_and_a_legal_one_does_nothing() -> None:
    sitting = Sitting(hunter(OPEN, BOT))
    sitting.asks("ann", Start(0))
    sight = sitting.table.sight(0, sitting.now())
    assert sight is not None
    refused = sitting.refused("ann", Try(0, 0, sight.version, ["hand_attack", 0, 0]))
    assert refused.code == "illegal"
    assert refused.rule.startswith("H")
    assert sitting.table.decide("ann", Try(0, 0, sight.version, ["place", 1]), sitting.now()) == []
