"""The turn: W20, W8, W9, W39."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.errors import IllegalAction
from coverstory.rules.options import Value
from coverstory.rules.undercover_wyss.actions import CODES
from coverstory.rules.undercover_wyss.play import WyssState
from support.wyss_positions import GAME, cell, dealt, heard, offered, play, position, random_game, row_of_cards


def rule_against(state: WyssState, words: str) -> str:
    with pytest.raises(IllegalAction) as error:
        play(state, words)
    return error.value.rule


def test_w20_open_capture_stone_power_scoring_next() -> None:
    """Reveal, capture, stone, power, scorings, next player: an 8 that captures, compels and completes its row."""
    grid = row_of_cards(1, "2/1 8/1 5/1 6/1 7/2 9/2 9/1 . . ?")
    state = play(position(grid), "open 1·10", "the card shows 8")
    assert offered(state) == ["capture 1·2", "capture nothing"]
    assert heard(state, "capture 1·2") == [f"capture 0 {cell(1, 10)} 8 {cell(1, 2)} 1 8", "stone 1"]
    assert "compel the next player" in offered(state)
    told = heard(state, "compel the next player")
    assert [event.split()[0] for event in told] == ["compel", "sum", "sum", "sum", "win"]
    assert [event.split()[0] for event in heard(state, "lay nothing aside")] == ["no_aside", "lapse", "turn"]


def test_w20_scoring_before_power_if_so_chosen() -> None:
    """Option scoring_then_power: the same turn, the power after the scoring."""
    grid = row_of_cards(1, "2/1 3/1 5/1 6/1 7/2 9/2 9/1 . . ?")
    state = play(position(grid, order="scoring_then_power"), "open 1·10")
    told = heard(state, "the card shows 8")
    assert [event.split()[0] for event in told] == ["value", "stone", "sum", "sum", "sum", "win"]
    assert offered(state)[-1] == "lay nothing aside"
    play(state, "lay nothing aside")
    assert offered(state)[-1] == "compel the next player"
    assert state.to_act() == 0


def test_w20_the_stone_tells_the_lines_even_if_the_special_agent_is_gone() -> None:
    """Option scoring_then_power: the 8 was laid aside by its owner, and its power still looks at its place."""
    grid = row_of_cards(1, ". . . . . 2/1 . . . ?") | {(4, 10): "9/2"}
    state = position(grid, order="scoring_then_power", compulsion="one_line")
    play(state, "open 1·10", "the card shows 8", "lay aside 1·10")
    assert offered(state) == ["retire 1·6", "retire 4·10", "compel the next player"]
    play(state, "compel the next player")
    assert offered(state) == [f"open {row}·10" for row in (2, 3, 5, 6)]


def test_w20_without_a_target_the_late_compulsion_is_told_after_the_scoring() -> None:
    """Option scoring_then_power: nothing to retire, so the compulsion follows by itself."""
    grid = row_of_cards(1, ". . . . . . . . . ?")
    state = position(grid, order="scoring_then_power", compulsion="one_line")
    play(state, "open 1·10", "the card shows 8")
    told = heard(state, "lay nothing aside")
    assert told == ["no_aside 0", "compel 0 1", "turn 1 3"]


@given(seed=st.integers(0, 10**6))
def test_w20_nothing_of_another_time(seed: int) -> None:
    """Nothing may be done before its time: codes of other questions, of chance and nonsense break W20."""
    for before, action, _, _ in random_game(3, {}, seed):
        if before.to_act() >= 0:
            for code in (-7, CODES, 10**6, 320, *((121, 246) if action < 60 else (3,))):
                assert before.forbidden_by(code) == "W20"


def test_w8_first_turn_anywhere() -> None:
    """First turn: any face-down card."""
    assert len(offered(dealt(4, {"first": "3"}))) == 60


def test_w8_otherwise_in_the_row_or_column_of_the_stone() -> None:
    """Otherwise a face-down card in the stone's row or column."""
    state = play(dealt(2), "open 2·3", "the card shows 5")
    row = [f"open 2·{column}" for column in range(1, 11) if column != 3]
    column = [f"open {row}·3" for row in (1, 3, 4, 5, 6)]
    assert set(offered(state)) == {*row, *column}
    assert rule_against(state, "open 3·4") == "W8"


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_w8_w18_sixty_turns_and_sixteen_scorings(variant: int, seats: int, seed: int) -> None:
    """Lemma, under every option: a legal card always exists; each game has 60 turns and 16 scorings, a line each."""
    turns: list[str] = []
    lines: list[int] = []
    for before, _, _, events in random_game(seats, GAME.variants[variant], seed):
        assert before.to_act() < 0 or before.legal_count() > 0
        turns += [event.kind for event in events if event.kind == "turn"]
        lines += [event.numbers[0] for event in events if event.kind in ("win", "lost")]
    assert len(turns) == 60
    assert sorted(lines) == list(range(16))


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_w8_w13_the_stone_shares_a_line_with_the_last_opening(variant: int, seats: int, seed: int) -> None:
    """Lemma: that line still has a face-down card, or was scored just now, so the next turn may go anywhere."""
    for before, _, after, events in random_game(seats, GAME.variants[variant], seed):
        if before.opened >= 0 and any(event.kind == "turn" for event in events):
            row, column = after.stone // 10, after.stone % 10
            assert before.opened // 10 == row or before.opened % 10 == column
            if after.reach == 1:
                assert after.complete_through(after.stone) != 3


def test_w9_an_open_card_is_not_opened_again() -> None:
    """Open cards are never opened again."""
    state = play(dealt(2), "open 2·3", "the card shows 5")
    assert rule_against(state, "open 2·3") == "W9"


def test_w9_a_gap_cannot_be_opened() -> None:
    assert rule_against(position({(2, 3): "."}), "open 2·3") == "W9"


@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_w9_cards_stay_open(seats: int, seed: int) -> None:
    """Lemma: the set of face-down cards shrinks by one in each turn and never grows."""
    for before, _, after, events in random_game(seats, {}, seed):
        assert after.down_rows & ~before.down_rows == 0
        if any(event.kind == "stone" for event in events) and before.phase != 5:
            assert bin(before.down_rows & ~after.down_rows).count("1") == 1


def test_w39_no_question_without_a_choice() -> None:
    """No question about captures where nothing can be captured, none about powers where no card can be retired."""
    state = play(dealt(3, {"first": "0"}), "open 2·3")
    told = heard(state, "the card shows 8")
    assert told == ["value 0 12 8", "stone 12", "compel 0 1", "turn 1 2"]
    assert state.to_act() == 1


def test_w39_the_last_card_is_still_asked_for() -> None:
    """Which card to open is always asked, even if only one is left."""
    gaps = {(row, column): "." for row in range(1, 7) for column in range(1, 11)}
    assert offered(position(gaps | {(6, 10): "?"})) == ["open 6·10"]


@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), variant=st.sampled_from(GAME.variants))
def test_w20_just_what_is_offered_is_legal(seats: int, seed: int, variant: Mapping[str, Value]) -> None:
    """Of all codes exactly the offered ones, or the outcomes of chance, are let through; the rest breaks a rule."""
    for number, (before, _, _, _) in enumerate(random_game(seats, variant, seed)):
        if number % 9 == seed % 9:
            chance = [outcome for outcome, _ in before.chance_outcomes()] if before.to_act() < 0 else []
            allowed = [*before.legal_actions(), *chance]
            assert [code for code in range(-3, CODES + 3) if before.is_legal(code)] == sorted(allowed)
