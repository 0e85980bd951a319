"""Numbers of actions and tensors, game by game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from coverstory.errors import BadOption, IllegalAction, UnknownOption, WrongSeats
from coverstory.research.codecs.codec import Codec
from coverstory.research.codecs.position import RunningGame, new_running_game
from coverstory.research.settings import settled
from coverstory.research.spaces import play_chance
from coverstory.research.tensors import fields_of, named
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import CHANCE
from coverstory.rules.rng import Rng
from support.research_cases import CASES, DEFAULTS, Case, step, walk

each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("case", DEFAULTS, ids=str)


def tensor_of(table: RunningGame, seat: int) -> dict[str, Any]:
    values = np.frombuffer(table.codec.tensor(table.state, seat), np.float32)
    return named(fields_of(table.codec), values)


def spans_of(codec: Codec) -> list[tuple[int, int, bool]]:
    return [(span.first, span.first + span.count, span.by_chance) for span in codec.spans()]


@each_case
def test_numbers_of_actions_lead_back_to_the_rules(case: Case) -> None:
    table, rng = walk(case, 1)
    while not table.is_over():
        codec, state, offered = table.codec, table.state, table.offered()
        assert offered == sorted(set(offered))
        actions = [codec.action(state, number) for number in offered]
        assert sorted(actions) == list(state.legal_actions())
        assert [codec.number(state, action) for action in actions] == offered
        step(table, rng)


@each_game
def test_spans_name_every_number_once(case: Case) -> None:
    codec = case.setting.codec
    spans = spans_of(codec)
    assert [first for first, _, _ in spans[1:]] == [end for _, end, _ in spans[:-1]]
    assert spans[0][0] == 0
    assert spans[-1][1] == max(codec.decisions, codec.outcomes)
    assert max(end for _, end, by_chance in spans if not by_chance) == codec.decisions
    assert max(end for _, end, by_chance in spans if by_chance) == codec.outcomes


@each_case
def test_decisions_and_outcomes_stay_in_their_spans(case: Case) -> None:
    table, rng = new_running_game(case.setting), Rng(2)
    decided = [(first, end) for first, end, by_chance in spans_of(table.codec) if not by_chance]
    while not table.is_over():
        if table.actor() == CHANCE:
            outcomes = table.chances()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert all(0 <= outcome < table.codec.outcomes for outcome, _ in outcomes)
            table.carry_out(outcomes[rng.below(len(outcomes))][0])
        else:
            offered = table.offered()
            assert all(any(first <= number < end for first, end in decided) for number in offered)
            table.carry_out(offered[rng.below(len(offered))])


@each_case
def test_tensors_are_as_long_and_as_large_as_their_fields_say(case: Case) -> None:
    table, rng = walk(case, 3)
    codec = table.codec
    fields = fields_of(codec)
    low = np.concatenate([np.full(field.size, field.low, np.float32) for field in fields])
    high = np.concatenate([np.full(field.size, field.high, np.float32) for field in fields])
    while not table.is_over():
        for seat in range(case.seats):
            values = np.frombuffer(codec.tensor(table.state, seat), np.float32)
            assert values.shape == low.shape
            assert (values >= low).all()
            assert (values <= high).all()
            parts = codec.public_tensor(table.state) + codec.private_tensor(table.state, seat)
            assert parts == values.tobytes()
        step(table, rng)


@each_case
def test_no_game_is_longer_than_promised(case: Case) -> None:
    table, rng = walk(case, 4)
    decisions = 0
    while not table.is_over():
        step(table, rng)
        decisions += 1
    assert decisions <= table.codec.longest


@each_case
def test_returns_add_up_to_nothing_and_winners_gain(case: Case) -> None:
    table, rng = walk(case, 5)
    assert table.returns() == [0.0] * case.seats
    while not table.is_over():
        step(table, rng)
    returns = table.returns()
    assert sum(returns) == pytest.approx(0)
    winners = table.state.outcome().winners
    assert all((value > 0) == (0 < len(winners) < case.seats and seat in winners) for seat, value in enumerate(returns))


@each_game
def test_what_is_no_action_changes_nothing(case: Case) -> None:
    table, _ = walk(case, 6)
    before = table.state.text()
    illegal = [number for number in range(table.codec.decisions) if number not in table.offered()]
    for number in (*illegal, -1, table.codec.decisions, 2**70):
        with pytest.raises(IllegalAction):
            table.carry_out(number)
    assert table.state.text() == before


def test_settings_are_checked() -> None:
    with pytest.raises(WrongSeats):
        settled("agent_hunter", 3, {})
    with pytest.raises(BadOption):
        settled("agent_hunter", 2, {"cap": 0})
    with pytest.raises(UnknownOption):
        settled("undercover_wyss", 2, {"cap": 5})


# What the numbers mean, where a hand can check it.


def test_agent_hunter_shows_the_own_cards_to_their_owner_alone() -> None:
    table = new_running_game(settled("agent_hunter", 2, {}))
    table.carry_out(4)  # seat 0 puts its 4 into the left house
    own, other = tensor_of(table, 0), tensor_of(table, 1)
    assert own["own_houses"][0].tolist() == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert own["hand"].tolist() == [1, 1, 1, 1, 0, 1, 1, 1, 1, 1]
    assert not other["own_houses"].any()
    assert other["hand"].tolist() == [1] * 10
    assert own["filling"].tolist() == [0, 1, 0, 0, 0, 0]
    assert own["hand_sizes"].tolist() == pytest.approx([0.9, 1.0])
    house = own["houses"][0]
    assert house[:3].tolist() == [1, 0, 0]
    assert house[3:13].tolist() == [1] * 10  # all may think of any number
    assert not house[13:].any()


def test_agent_hunter_ends_at_the_cap() -> None:
    table = new_running_game(settled("agent_hunter", 2, {"cards": 4, "houses": 1, "decoys": 0, "cap": 1}))
    for number in (0, 1, 55, 10 + 3 * 2):  # a 0 and a 1 in the houses, seat 0 starts and attacks with its 2
        assert not table.is_over()
        table.carry_out(number)
    assert table.is_over()
    assert table.returns() == [1.0, -1.0]  # no points; hands of 6 and 5 (H20)


def test_undercover_danzer_names_a_space_once() -> None:
    table, rng = walk(Case("undercover_danzer", 2, {}), 7)
    while not any(number >= 107 for number in table.offered()):
        step(table, rng)
    codec, state = table.codec, table.state
    named_spaces = {codec.action(state, number) for number in range(107, codec.decisions)} - {-1}
    legal = set(state.legal_actions())
    assert legal <= named_spaces
    numbers = [number for number in range(107, codec.decisions) if codec.action(state, number) in legal]
    assert numbers == table.offered()


def test_undercover_danzer_shows_headquarters_where_they_lie() -> None:
    table, _ = walk(Case("undercover_danzer", 4, {"colours": "OYGP"}), 7)
    tiles = tensor_of(table, 0)["tiles"]
    assert tiles[0][:3].tolist() == [0, 0, 0]  # red became no Joker of these four, but left the desk
    assert tiles[1][:3].tolist() == [1, 0, 1 / 8]  # orange: upper row, second column
    assert tiles[1][3:].tolist() == [0, 1, 0, 0, 0, 0, 0]


def test_undercover_wyss_shows_an_opened_card_to_all() -> None:
    table = new_running_game(settled("undercover_wyss", 2, {"first": "0"}))
    rng = Rng(8)
    play_chance(table, rng)
    table.carry_out(23)  # row 2, column 3
    table.carry_out(307 + 5)  # it shows a 6
    for seat in range(2):
        cell = tensor_of(table, seat)["cells"][2][3]
        assert cell.tolist() == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert tensor_of(table, 0)["mission"].sum() == 1
    assert tensor_of(table, 0)["never_opened"].tolist() == pytest.approx([1, 1, 1, 1, 1, 5 / 6, 1, 1, 1, 1])


def test_top_secret_spies_shows_the_own_agent_to_its_owner_alone() -> None:
    table = new_running_game(settled("top_secret_spies", 2, {"first": "1", "cards": True}))
    for number in (2079 + 3, 2079 + 5, 2093 + 14, 2093, 2093 + 7, 2093 + 7, 2073 + 4):
        table.carry_out(number)  # red, blue; seat 1 draws kinds 14 and 0, seat 0 kind 7 twice; the die shows 5
    own, other = tensor_of(table, 0), tensor_of(table, 1)
    assert own["own_agents"][0].tolist() == [0, 0, 0, 1, 0, 0, 0]
    assert other["own_agents"][0].tolist() == [0, 0, 0, 0, 0, 1, 0]
    assert own["hand"].tolist() == [0, 0, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0]
    assert own["roll"].tolist() == [0, 0, 0, 0, 1, 0]
    assert own["agents_held"].tolist() == [0.5, 0.5]
    assert not own["shown_agents"].any()


def test_every_game_has_a_codec() -> None:
    assert {case.slug for case in DEFAULTS} == set(GAMES)
