"""What the contract gives every game for nothing, shown on a game that is written in plain Python."""

from __future__ import annotations

from fractions import Fraction

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coverstory.errors import IllegalAction, MalformedText
from coverstory.rules.contract import CHANCE, OVER, Event, State, read_event
from coverstory.rules.outcome import Outcome
from coverstory.rules.rng import Rng, Source
from coverstory.search.playout import Playout, count_copies, count_playouts
from coverstory.search.tally import play_many


class Heap(State):
    """Nim: chance lays 3 counters (one time in four) or 4; take 1 or 2; who takes the last one wins."""

    def __init__(self, heap: int = 0, seat: int = 0, started: bool = False) -> None:
        self.heap = heap
        self.seat = seat
        self.started = started

    def seats(self) -> i64:
        return 2

    def to_act(self) -> i64:
        if not self.started:
            return CHANCE
        return self.seat if self.heap else OVER

    def legal_into(self, out: vec[i64]) -> i64:
        count = min(2, self.heap) if self.started else 0
        for i in range(count):
            out[i] = i + 1
        return count

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        outcomes[0], outcomes[1] = 3, 4
        weights[0], weights[1] = 1, 3
        return 2

    def advance(self, action: i64) -> None:
        if not self.started:
            self.heap, self.started = action, True
        else:
            self.heap -= action
            self.seat = 1 - self.seat

    def forbidden_by(self, action: i64) -> str:
        return "N1"

    def copy(self) -> Heap:
        return Heap(self.heap, self.seat, self.started)

    def scores_into(self, out: vec[i64]) -> None:
        out[1 - self.seat], out[self.seat] = 1, 0

    def places_into(self, out: vec[i64]) -> None:
        out[1 - self.seat], out[self.seat] = 1, 2

    def reason(self) -> str:
        return "empty"

    def info_key(self, seat: i64) -> i64:
        return self.heap * 4 + self.seat * 2 + self.started

    def redeal(self, seat: i64, rng: Source) -> None:
        """Nothing is hidden."""

    def text(self) -> str:
        return f"{self.heap} {self.seat} {self.started}"


def test_chance_outcomes_have_exact_probabilities() -> None:
    assert Heap().chance_outcomes() == [(3, Fraction(1, 4)), (4, Fraction(3, 4))]


def test_draw_has_just_these_probabilities() -> None:
    rng = Rng(3)
    draws = [Heap().draw(rng) for _ in range(4000)]
    assert (draws.count(3) - 1000) ** 2 / 1000 + (draws.count(4) - 3000) ** 2 / 3000 < 1 + 5 * 2**0.5


def test_legal_actions_can_be_listed_counted_and_picked() -> None:
    state = Heap(4, 0, True)
    assert state.legal_actions() == [1, 2]
    assert state.legal_count() == 2
    assert [state.nth_legal(0), state.nth_legal(1)] == [1, 2]
    assert {state.pick(Rng(seed)) for seed in range(20)} == {1, 2}


def test_apply_refuses_with_the_rule_and_changes_nothing() -> None:
    state = Heap(4, 0, True)
    with pytest.raises(IllegalAction, match=r"N1: .*one of 2 legal actions for seat 0, got action 3") as refused:
        state.apply(3)
    assert refused.value.rule == "N1"
    assert state.text() == "4 0 True"


@pytest.mark.parametrize("action", [2**62, -(2**80), 10**40])
def test_apply_refuses_numbers_beyond_any_code(action: int) -> None:
    with pytest.raises(IllegalAction):
        Heap(4, 0, True).apply(action)


def test_apply_takes_only_possible_outcomes_of_chance() -> None:
    with pytest.raises(IllegalAction, match="Chance decides"):
        Heap().apply(5)
    state = Heap()
    state.apply(4)
    assert state.to_act() == 0


def test_apply_after_the_end_says_so() -> None:
    with pytest.raises(IllegalAction, match="over"):
        Heap(0, 1, True).apply(1)


def test_outcome_names_winners_scores_and_reason() -> None:
    outcome = Heap(0, 1, True).outcome()
    assert outcome.winners == [0]
    assert str(outcome) == "empty; scores 1 0; places 1 2"
    assert outcome == Outcome("empty", [1, 0], [1, 2])
    assert hash(outcome) == hash(Outcome("empty", [1, 0], [1, 2]))
    assert outcome != Outcome("cap", [1, 0], [1, 2])


def test_where_nobody_wins_there_are_no_winners() -> None:
    assert Outcome("free_agent", [40, 41], [3, 2]).winners == []


def test_playouts_end_and_are_counted() -> None:
    state = Heap()
    playout = Playout(state, Rng(1))
    assert state.to_act() == OVER
    assert playout.decisions == len(playout.actions) - 1
    assert playout.listed()[0] in (3, 4)
    assert 10 * 3 <= count_playouts(Heap(), 10, Rng(1)) <= 10 * 5
    assert count_copies(Heap(4, 1, True), 7) == 7


def test_tally_counts_lengths_wins_and_endings() -> None:
    tally = play_many(Heap(), 1, 0, 50)
    assert tally.games == 50
    assert tally.endings == {"empty": 50}
    assert tally.actions == tally.decisions + 50
    assert 3 <= tally.shortest <= tally.longest <= 5
    assert sum(tally.wins_by_seat(2)) == 50
    assert tally.nobody_won == 0


def test_tally_splits_shared_wins_and_counts_games_without_a_winner() -> None:
    class Shared(Heap):
        def copy(self) -> Shared:
            return Shared()

        def places_into(self, out: vec[i64]) -> None:
            out[0], out[1] = (1, 1) if self.seat else (2, 3)

    tally = play_many(Shared(), 1, 0, 40)
    shared = 40 - tally.nobody_won
    assert 0 < shared < 40
    assert tally.wins_by_seat(2) == [shared / 2, shared / 2]


def test_the_same_stream_gives_the_same_games_whatever_the_batches() -> None:
    whole = play_many(Heap(), 9, 0, 30)
    parts = [play_many(Heap(), 9, 0, 11), play_many(Heap(), 9, 11, 30)]
    assert whole.actions == sum(part.actions for part in parts)
    assert whole.wins_by_seat(2) == [sum(part.wins_by_seat(2)[seat] for part in parts) for seat in (0, 1)]


def test_events_print_parse_and_compare() -> None:
    event = Event("moved", [3, -1])
    assert event.text() == "moved 3 -1"
    assert read_event("moved 3 -1") == event
    assert hash(read_event("moved 3 -1")) == hash(event)
    assert event != Event("moved", [3])
    assert repr(event) == "<moved 3 -1>"


@pytest.mark.parametrize("text", ["", "moved three"])
def test_a_malformed_event_is_refused(text: str) -> None:
    with pytest.raises(MalformedText, match="Event: expected a kind and numbers"):
        read_event(text)
