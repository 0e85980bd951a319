"""The older edition."""

from __future__ import annotations

from fractions import Fraction

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coverstory.errors import IllegalAction, MalformedText
from coverstory.rules.contract import Event
from coverstory.rules.rng import Rng
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.components import ONE, SAFE_ANYWHERE
from support.spies_names import BLUE, GREEN, RED, RUINS, YELLOW
from support.spies_positions import GAME, heard, play, position, split, where

FACES = [codes.roll(face) for face in (1, 2, 3, 4, 5)] + [codes.roll(ONE)]


def test_t37_the_die_has_the_faces_1_to_6() -> None:
    """Each as likely as any other; there is no 1-3."""
    state = position(seats=2, phase="roll", older=True)
    assert state.chance_outcomes() == [(outcome, Fraction(1, 6)) for outcome in FACES]
    assert {state.draw(Rng(seed)) for seed in range(60)} == set(FACES)
    assert not state.is_legal(codes.roll(0))
    assert not position(phase="roll").is_legal(codes.roll(ONE))


def test_t37_a_1_gives_one_point() -> None:
    """And is called 1."""
    state = position(seats=2, phase="roll", older=True, at={RED: 3})
    assert heard(state, codes.roll(ONE)) == [Event("roll", [0, ONE])]
    assert GAME.say_event(Event("roll", [0, ONE]), "en", ["Mara", "Jonas"]) == "Mara rolls 1."
    assert GAME.say_action(codes.roll(ONE), "de") == "gewürfelt 1"
    rolled = play(state, codes.roll(ONE))
    assert rolled.legal_count() == 4
    assert where(play(rolled, split({RED: 1})), RED) == 4
    assert rolled.forbidden_by(split({RED: 2})) == "T6"


def test_t37_with_cards_nobody_may_stay_on_a_1() -> None:
    """T13 does not apply."""
    state = position(seats=2, phase="roll", older=True, cards=True)
    with pytest.raises(IllegalAction) as refused:
        play(state, codes.roll(ONE), split({}))
    assert refused.value.rule == "T13"


@pytest.mark.parametrize(("face", "ways"), [(ONE, 4), (1, 10), (2, 20), (3, 35), (4, 56), (5, 84)])
def test_t37_four_agents_have_so_many_ways(face: int, ways: int) -> None:
    """The numbers of the rules text."""
    assert play(position(seats=2, phase="roll", older=True), codes.roll(face)).legal_count() == ways


def test_t37_the_safe_goes_only_to_an_empty_building() -> None:
    """Blue is in 3, green in the ruins, yellow in the church; red has come to the safe on 7."""
    state = position(seats=2, roll=1, older=True, at={RED: 5, BLUE: 3, GREEN: RUINS})
    scored = play(state, split({RED: 2}))
    free = [codes.place(building) for building in (1, 2, 4, 5, 6, 8, 9, 10)]
    assert list(scored.legal_actions()) == free
    assert [scored.nth_legal(n) for n in range(scored.legal_count())] == free
    assert {scored.pick(Rng(seed)) for seed in range(100)} == set(free)
    out = vec[i64]([0] * 16)
    assert [out[n] for n in range(scored.legal_into(out))] == free
    for building, rule in ((7, "T8"), (3, "T37"), (RUINS, "T37"), (0, "T37")):
        assert not scored.is_legal(codes.place(building))
        assert scored.forbidden_by(codes.place(building)) == rule
    assert play(scored, codes.place(1)).safe == 1


def test_t37_agents_in_the_box_leave_the_church_empty() -> None:
    """Gray, orange and violet are not in play: with all others elsewhere the church is free."""
    at = {RED: 5, BLUE: 3, GREEN: 2, YELLOW: 1}
    scored = play(position(seats=2, roll=1, older=True, at=at), split({RED: 2}))
    assert scored.is_legal(codes.place(0))


def test_t37_the_card_puts_the_safe_in_any_other_building() -> None:
    """Also where an agent stands."""
    state = position(seats=2, phase="cards", older=True, cards=True, hands={0: [SAFE_ANYWHERE]}, at={BLUE: 3})
    assert play(state, codes.play_safe(3)).safe == 3


def test_t37_a_text_form_fits_its_edition() -> None:
    """The number of agents, and the face of the die."""
    text = position(seats=2, roll=1, older=True).text()
    assert GAME.read_state(text).text() == text
    for wrong in (
        text.replace("older 1\n", ""),
        text.replace("roll 1", "roll 0"),
        text.replace("older 1", "older 0"),
        position(seats=2).text().replace("deck", "older 1\ndeck"),
        position(seats=2).text().replace("roll 0", "roll 6"),
    ):
        with pytest.raises(MalformedText):
            GAME.read_state(wrong)
