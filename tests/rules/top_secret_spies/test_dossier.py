"""The Secret Dossier variant."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.errors import IllegalAction, MalformedText
from coverstory.rules.contract import CHANCE, OVER, Event
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.components import FREE, MARKERS, NOBODY, WRITE
from coverstory.rules.top_secret_spies.play import SpiesState, read_state
from coverstory.rules.top_secret_spies.view import look
from support.spies_names import BLUE, GREEN, RED, VIOLET, YELLOW
from support.spies_positions import heard, marker, play, position, random_states, split

# Two seats, five agents: seat 0 owns red, seat 1 owns yellow; green, blue and violet are free.
OWNERS = [RED, YELLOW]
RIGHT_0 = "15 1 15 15 7 7 7"
RIGHT_1 = "15 15 15 0 7 7 7"
WRONG_0 = "15 7 15 15 1 1 1"
WRONG_1 = "15 15 15 7 0 0 0"


def scoring(marker_before: int) -> SpiesState:
    """Red comes to the safe on 7."""
    state = position(seats=2, roll=1, dossier=True, at={RED: 5}, markers={RED: marker_before}, firsts=OWNERS)
    return play(state, split({RED: 2}))


def ended(markers: dict[int, int], zero: str, one: str, before: bool = False, best_wins: bool = False) -> SpiesState:
    return position(
        seats=2,
        phase="ended",
        dossier=True,
        filed=True,
        before=before,
        best_wins=best_wins,
        markers=markers,
        firsts=OWNERS,
        entries={0: zero, 1: one},
    )


def test_t21_dossiers_are_written_right_after_the_scoring_that_reaches_29() -> None:
    """Before the safe is moved; at 28 not yet."""
    assert scoring(21).phase != WRITE
    state = scoring(22)
    assert state.to_act() == 0
    assert list(state.legal_actions()) == [codes.write(YELLOW, 1), codes.write(YELLOW, FREE)]


def test_t21_everybody_writes_an_entry_for_each_agent_but_the_own() -> None:
    """Then the turn goes on with the safe."""
    state = scoring(22)
    writers = []
    while state.phase == WRITE:
        action = state.nth_legal(0)
        writers.append((state.to_act(), codes.write_agent(action)))
        state = play(state, action)
    others = [YELLOW, GREEN, BLUE, VIOLET], [RED, GREEN, BLUE, VIOLET]
    assert writers == [(seat, agent) for seat in (0, 1) for agent in others[seat]]
    assert state.to_act() == 0
    assert state.legal_count() == 11


def test_t21_t26_with_seven_players_no_entry_says_free() -> None:
    """Nobody is free then; by the first rules it could be written."""
    state = position(seats=7, phase="write", dossier=True, filed=True, markers={RED: 29})
    assert list(state.legal_actions()) == [codes.write(YELLOW, seat) for seat in range(1, 7)]
    with pytest.raises(IllegalAction) as refused:
        state.apply(codes.write(YELLOW, FREE))
    assert refused.value.rule == "T26"
    with pytest.raises(MalformedText):
        position(
            seats=7, phase="write", dossier=True, filed=True, markers={RED: 29}, entries={0: "15 7 15 15 15 15 15"}
        )
    assert codes.write(YELLOW, FREE) in read_state("rules 1\n" + state.text()).legal_actions()


def test_t21_dossiers_are_written_once() -> None:
    """The next scoring beyond 29 asks for none."""
    state = position(
        seats=2, roll=1, dossier=True, filed=True, at={RED: 5}, markers={RED: 30}, firsts=OWNERS,
        entries={0: RIGHT_0, 1: RIGHT_1},
    )  # fmt: skip
    assert play(state, split({RED: 2})).legal_count() == 11


def test_t21_a_card_that_reaches_29_is_followed_by_dossiers_before_the_next_card() -> None:
    """Seat 1 plays two markers +3 in the turn of seat 0; the writing done, seat 1 may play on."""
    state = position(phase="cards", cards=True, dossier=True, actor=1, hands={1: [MARKERS, MARKERS]}, markers={RED: 26})
    action = codes.play_pair(MARKERS, RED, BLUE)
    assert heard(state, action)[-1] == Event("dossiers", [RED])
    state = play(state, action)
    assert (state.phase, state.to_act()) == (WRITE, 0)
    while state.phase == WRITE:
        state = play(state, state.nth_legal(0))
    assert state.to_act() == 1
    assert codes.DONE in state.legal_actions()
    assert codes.play_pair(MARKERS, RED, BLUE) in state.legal_actions()


def test_t21_after_the_card_round_the_scoring_is_followed_by_dossiers_and_then_the_safe() -> None:
    """With cards: four passes, scoring, dossiers, safe."""
    state = position(
        phase="cards", cards=True, dossier=True, passes=3, actor=3, at={RED: 7}, arrived=[RED], markers={RED: 25}
    )
    kinds = [event.kind for event in heard(state, codes.PASS)]
    assert kinds == ["pass", "scoring", "score", "dossiers"]
    state = play(state, codes.PASS)
    while state.phase == WRITE:
        state = play(state, state.nth_legal(0))
    assert state.to_act() == 0
    assert state.legal_count() == 11


def test_t21_a_player_with_two_agents_writes_about_neither() -> None:
    """Seat 0 owns red and blue: three entries with two players."""
    state = position(
        seats=2, phase="write", cards=True, dossier=True, filed=True, firsts=OWNERS, seconds={0: BLUE},
        markers={RED: 29},
    )  # fmt: skip
    agents = []
    while state.to_act() == 0 and state.phase == WRITE:
        agents.append(codes.write_agent(state.nth_legal(0)))
        state = play(state, state.nth_legal(0))
    assert agents == [YELLOW, GREEN, VIOLET]


@pytest.mark.parametrize(
    "action",
    [codes.write(YELLOW, 0), codes.write(YELLOW, 2), codes.write(RED, 1), codes.write(GREEN, 1), codes.write(0, 1)],
)
def test_t21_an_entry_names_an_opponent_or_free_for_the_agent_that_is_asked(action: int) -> None:
    """Not oneself, nobody who is not there, not the own agent, none out of order, none that is not in play."""
    with pytest.raises(IllegalAction) as refused:
        scoring(22).apply(action)
    assert refused.value.rule == "T21"


def test_t21_the_same_name_may_be_written_several_times() -> None:
    """Everything is seat 1's, says seat 0."""
    state = scoring(22)
    for agent in (YELLOW, GREEN, BLUE, VIOLET):
        state = play(state, codes.write(agent, 1))
    assert state.to_act() == 1


@given(st.integers(2, 7), st.booleans(), st.integers(0, 10**6))
def test_t21_the_dossier_is_always_written_before_the_end(seats: int, cards: bool, seed: int) -> None:
    """Lemma: no marker gets from below 29 to 42 in one go."""
    for state in random_states(seats, {"cards": cards, "dossier": True}, seed):
        best = max(marker(state, agent) for agent in range(7))
        if best >= 29:
            assert state.filed
        if state.to_act() == OVER:
            assert all(state.next_entry(seat) == NOBODY for seat in range(seats))


def test_t36_dossiers_are_written_from_the_player_whose_turn_it_is() -> None:
    """Clockwise from seat 2 of 4."""
    state = position(roll=1, player=2, dossier=True, at={RED: 5}, markers={RED: 25})
    state = play(state, split({RED: 2}))
    writers = []
    while state.phase == WRITE:
        writers.append(state.to_act())
        state = play(state, state.nth_legal(0))
    assert writers == [2] * 6 + [3] * 6 + [0] * 6 + [1] * 6
    assert state.to_act() == 2


def test_t36_others_hear_only_that_a_dossier_is_complete() -> None:
    """The writer hears each entry."""
    state = scoring(22)
    assert heard(state, codes.write(YELLOW, 1), 0) == [Event("entry", [0, YELLOW, 1])]
    assert heard(state, codes.write(YELLOW, 1), 1) == []
    last = play(state, codes.write(YELLOW, 1), codes.write(GREEN, 1), codes.write(BLUE, 1))
    assert heard(last, codes.write(VIOLET, FREE), 1) == [Event("written", [0])]


def test_t22_each_correct_entry_is_worth_five_points() -> None:
    """Four right for seat 0, none for seat 1."""
    assert ended({RED: 42, YELLOW: 30}, RIGHT_0, WRONG_1).outcome().scores == [62, 30]
    assert ended({RED: 42, YELLOW: 30}, WRONG_0, RIGHT_1).outcome().scores == [42, 50]


def test_t22_an_agent_that_was_returned_counts_as_free() -> None:
    """Seat 0 also had blue, which is behind: blue is free at the end."""
    state = position(
        seats=2, phase="ended", cards=True, dossier=True, filed=True, firsts=OWNERS, seconds={0: BLUE},
        markers={RED: 42, BLUE: 3}, entries={0: "15 1 15 15 7 15 7", 1: RIGHT_1},
    )  # fmt: skip
    assert state.outcome().scores == [57, 20]


def test_t22_an_entry_about_an_agent_that_the_writer_took_later_is_no_more_than_wrong() -> None:
    """Seat 0 wrote that blue was free, then took it and kept it; red went back, so that seat 1 is right twice."""
    state = position(
        seats=2, phase="ended", cards=True, dossier=True, filed=True, firsts=OWNERS, seconds={0: BLUE},
        markers={RED: 3, BLUE: 42}, entries={0: RIGHT_0, 1: WRONG_1},
    )  # fmt: skip
    assert state.outcome().scores == [57, 10]


def test_t22_with_the_option_a_returned_agent_counts_as_its_holders() -> None:
    """Seat 1 returns green: seat 0, who named seat 1 for it, was right; “free” would have been wrong."""
    entries = {0: "15 1 15 15 1 7 7", 1: "15 15 15 0 15 7 7"}
    state = position(
        seats=2, roll=1, cards=True, dossier=True, filed=True, returned_held=True, at={RED: 5}, firsts=OWNERS,
        markers={RED: 35, YELLOW: 9, GREEN: 4}, seconds={1: GREEN}, entries=entries,
    )  # fmt: skip
    over = play(state, split({RED: 2}), codes.PASS, codes.PASS)
    assert over.outcome().scores == [42 + 20, 9 + 15]
    usual = read_state(over.text().replace("returned_held 1\n", ""))
    assert usual.outcome().scores == [42 + 15, 9 + 15]
    passed = play(state, split({RED: 2}), codes.PASS)
    assert Event("guess", [0, GREEN, 1, 1, 5]) in heard(passed, codes.PASS)


def test_t10_t23_where_the_best_player_wins_no_dossier_decides_about_free_agents() -> None:
    """A free agent is ahead, before the points and after: the best player wins all the same."""
    for before in (False, True):
        state = ended({BLUE: 50, RED: 20, YELLOW: 10}, WRONG_0, WRONG_1, before=before, best_wins=True)
        assert state.outcome().winners == [0]
        assert state.outcome().reason == "best_player"


def test_t22_dossiers_are_face_down_until_the_end() -> None:
    """Then everybody sees them and hears what each entry brings."""
    state = position(
        seats=2, roll=1, dossier=True, filed=True, at={RED: 5}, markers={RED: 36}, firsts=OWNERS,
        entries={0: RIGHT_0, 1: WRONG_1},
    )  # fmt: skip
    assert f"entries {RIGHT_0}" not in look(state, 1, []).text()
    over = play(state, split({RED: 2}))
    assert f"entries {RIGHT_0}" in look(over, 1, []).text()
    guesses = [event.numbers for event in heard(state, split({RED: 2}), 1) if event.kind == "guess"]
    assert guesses[0] == [0, YELLOW, 1, 1, 5]
    assert guesses[4] == [1, RED, FREE, 0, 0]


def test_t23_a_free_agent_ahead_may_be_overtaken_by_dossier_points() -> None:
    """Green is free at 45; red has 40 and 20 more points."""
    outcome = ended({GREEN: 45, RED: 40}, RIGHT_0, WRONG_1).outcome()
    assert outcome.winners == [0]
    assert outcome.reason == "finish"


def test_t23_a_free_agent_still_ahead_means_that_nobody_wins() -> None:
    """Red has too few points even so."""
    assert ended({GREEN: 45, RED: 20}, RIGHT_0, WRONG_1).outcome().winners == []


def test_t23_optionally_the_free_agent_is_judged_before_the_dossiers() -> None:
    """The same markers as above: nobody wins, though seat 0 has more points."""
    outcome = ended({GREEN: 45, RED: 40}, RIGHT_0, WRONG_1, before=True).outcome()
    assert outcome.winners == []
    assert outcome.scores == [60, 0]
    level = ended({GREEN: 45, RED: 45, YELLOW: 44}, WRONG_0, RIGHT_1, before=True).outcome()
    assert level.winners == [1]  # no free agent was ahead, and seat 1 has 64 points


def test_t24_notes_are_no_part_of_the_game() -> None:
    """No view, state or action knows of them."""
    state = scoring(22)
    assert "note" not in state.text()
    assert "note" not in look(state, 0, []).text()
    assert play(state, codes.write(YELLOW, 1)).to_act() != CHANCE
