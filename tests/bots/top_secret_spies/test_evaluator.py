"""The evaluator of Top Secret Spies: what it rates higher, and what bots make of it."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from coverstory.bots.bot import Budget, RookieBot, SearchBot
from coverstory.bots.top_secret_spies.evaluator import SpiesEvaluator
from coverstory.rules.contract import OVER
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.rules.top_secret_spies.actions import PASS, place, play_alone, play_one, play_pair, write
from coverstory.rules.top_secret_spies.components import FREE, FREE_AGENT, MARKERS, TO_RUINS, TO_SAFE, TRADE
from coverstory.rules.top_secret_spies.game import SpiesGame
from coverstory.rules.top_secret_spies.play import SpiesState
from coverstory.rules.top_secret_spies.view import look
from support.spies_names import BLUE, GREEN, RED, RUINS, VIOLET, YELLOW
from support.spies_positions import position, random_states, split

EVALUATOR = SpiesEvaluator()
GAME = SpiesGame()
VARIANTS: tuple[Options, ...] = (
    {},
    {"cards": True},
    {"cards": True, "dossier": True},
    {"dossier": True},
    {"older_edition": True, "free_agent_ahead": "best"},
    {"older_edition": True, "cards": True, "dossier": True, "returned_agent": "holder"},
)
BEFORE: Options = {"dossier": True, "dossier_decides": "before"}
SIX = 5  # the face of the die that gives six points
SEARCHED = 600  # nodes: enough for what every player sees


def values(state: SpiesState) -> list[float]:
    out = vec[float]([0.0] * 7)
    EVALUATOR.values_into(state, out)
    return [out[seat] for seat in range(state.seats())]


def prior(state: SpiesState, action: int) -> float:
    return EVALUATOR.prior(state, action)


def no_time() -> float:
    return 0.0


def searched(state: SpiesState, seed: int) -> int:
    bot = SearchBot(GAME.worlds, EVALUATOR, Rng(seed), cut=0, budget=Budget(SEARCHED, 1.0), clock=no_time)
    return bot.choose(look(state, state.to_act(), []), list(state.legal_actions()))


@pytest.mark.parametrize("options", [*VARIANTS, BEFORE])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_values_are_results(seats: int, options: Options) -> None:
    """Every seat's value lies in 0..1, and together they are no more than all results of a game."""
    for state in random_states(seats, options, 3):
        if state.to_act() >= 0:
            found = values(state)
            assert all(0.0 <= value <= 1.0 for value in found)
            assert sum(found) <= 0.5 * seats + 1e-9


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [2, 5])
def test_prior_knows_no_secrets(seats: int, options: Options) -> None:
    """Whatever the others hold: the prior is the same in every world that the seat cannot tell apart."""
    rng = Rng(8)
    for state in random_states(seats, options, 4):
        if state.to_act() >= 0:
            other = state.copy()
            other.redeal(state.to_act(), rng)
            for action in state.legal_actions()[:40]:
                assert prior(state, action) == prior(other, action)


def test_prior_changes_nothing() -> None:
    for state in random_states(3, {"cards": True, "dossier": True}, 5):
        if state.to_act() >= 0:
            text = state.text()
            for action in state.legal_actions()[:40]:
                prior(state, action)
            assert state.text() == text


def test_values_follow_the_seats() -> None:
    """Two seats that change agents change values, but for the turn."""
    one = position(seats=3, player=2, markers={RED: 20, BLUE: 11, GREEN: 15}, firsts=[RED, BLUE, GREEN])
    other = position(seats=3, player=2, markers={RED: 20, BLUE: 11, GREEN: 15}, firsts=[BLUE, RED, GREEN])
    first, second, third = values(one)
    assert values(other) == pytest.approx([second, first, third])


def test_ahead_is_better() -> None:
    behind, ahead = values(position(seats=2, markers={YELLOW: 10, RED: 25}, firsts=[YELLOW, RED]))
    assert ahead > 0.8
    assert behind < 0.2


def test_a_lead_is_worth_more_late() -> None:
    early = values(position(seats=2, markers={YELLOW: 6, RED: 0}))[0]
    late = values(position(seats=2, markers={YELLOW: 40, RED: 34}))[0]
    assert late > early


def test_a_free_agent_far_ahead_is_bad_for_all() -> None:
    close = values(position(seats=2, markers={YELLOW: 20, RED: 20, BLUE: 20}))
    beaten = values(position(seats=2, markers={YELLOW: 20, RED: 20, BLUE: 41}))
    assert beaten[0] < close[0]
    assert beaten[1] < close[1]


def test_the_better_of_two_agents_counts() -> None:
    alone = position(seats=2, cards=True, markers={YELLOW: 5, RED: 20, BLUE: 30})
    both = position(seats=2, cards=True, markers={YELLOW: 5, RED: 20, BLUE: 30}, seconds={0: BLUE})
    assert values(both)[0] > values(alone)[0]


def test_right_entries_are_worth_points() -> None:
    """Seat 0 holds yellow, seat 1 red: calling red seat 1's is right, calling it free is not."""
    entries = {0: "15 15 15 1 7 7 7", 1: "15 7 15 15 7 7 7"}
    right = values(position(seats=2, dossier=True, filed=True, markers={YELLOW: 30, RED: 30}, entries=entries))
    assert right[0] > right[1]


def test_pending_scoring_counts() -> None:
    """Before the card round is over, an arrival counts as the scoring that it promises."""
    at = {YELLOW: 7, RED: RUINS}
    quiet = position(seats=2, phase="cards", cards=True, at=at, markers={RED: 3})
    scoring = position(seats=2, phase="cards", cards=True, at=at, markers={RED: 3}, arrived=[YELLOW])
    assert values(scoring)[0] > values(quiet)[0]


def test_winning_move_has_the_highest_prior() -> None:
    """Yellow at 36 in building 1, the safe six steps ahead: all six points for yellow win at once."""
    state = position(seats=2, roll=SIX, safe=7, at={YELLOW: 1}, markers={YELLOW: 36, RED: 35, BLUE: 34})
    best = max(state.legal_actions(), key=lambda action: prior(state, action))
    assert best == split({YELLOW: 6})


@pytest.mark.parametrize("seed", range(3))
def test_search_finds_the_winning_move(seed: int) -> None:
    """Two points bring yellow to the safe and beyond the finish: the game is won."""
    state = position(seats=2, roll=1, safe=10, at={YELLOW: 8, RED: 3}, markers={YELLOW: 35, RED: 30, BLUE: 28})
    assert searched(state, seed) == split({YELLOW: 2})


@pytest.mark.parametrize("seed", range(3))
def test_search_does_not_end_the_game_for_others(seed: int) -> None:
    """Red, at 38, would finish: the holder of yellow, far behind, does not bring it to the safe."""
    state = position(seats=2, roll=1, safe=7, at={RED: 5, YELLOW: 3}, markers={YELLOW: 20, RED: 38, BLUE: 12})
    after = state.copy()
    after.apply(searched(state, seed))
    assert after.to_act() != OVER


def test_rookie_walks_on_rather_than_into_the_ruins() -> None:
    """Of two ways to spend two points on the own agent or another, not the one that ruins it."""
    state = position(seats=2, roll=1, safe=2, at={YELLOW: 9, BLUE: 9}, markers={YELLOW: 20, BLUE: 20})
    assert prior(state, split({BLUE: 2})) > prior(state, split({YELLOW: 2}))


def test_rookie_takes_what_looks_best() -> None:
    state = position(seats=2, roll=SIX, safe=7, at={YELLOW: 1}, markers={YELLOW: 36, RED: 35, BLUE: 34})
    bot = RookieBot(GAME.worlds, EVALUATOR, Rng(1), 2000)
    assert bot.choose(look(state, 0, []), list(state.legal_actions())) == split({YELLOW: 6})


def test_safe_goes_where_the_own_agent_gains() -> None:
    """Yellow in building 3: the safe in building 9 is in its reach, in building 2 it is not."""
    state = position(seats=2, phase="place", safe=7, at={YELLOW: 3, RED: 7}, markers={YELLOW: 20, RED: 20})
    assert prior(state, place(9)) > prior(state, place(2))


def test_card_that_does_not_help_is_kept() -> None:
    state = position(seats=2, phase="cards", cards=True, at={YELLOW: 5, RED: 6}, hands={0: [TO_RUINS, TO_SAFE]})
    assert prior(state, PASS) > prior(state, play_one(TO_RUINS, YELLOW))


def test_cards_that_help_are_played() -> None:
    """A scoring that ends the game for the own agent; the leader's fall; a change of places with it."""
    state = position(
        seats=2,
        phase="cards",
        cards=True,
        safe=10,
        at={YELLOW: 5, RED: 6, BLUE: 9},
        markers={YELLOW: 33, RED: 35, BLUE: 30},
        hands={0: [TO_RUINS, TO_SAFE, TRADE, MARKERS]},
    )
    assert prior(state, play_one(TO_SAFE, YELLOW)) > prior(state, PASS)
    assert prior(state, play_pair(MARKERS, YELLOW, GREEN)) > prior(state, play_pair(MARKERS, RED, GREEN))
    assert prior(state, play_one(TO_SAFE, YELLOW)) > prior(state, play_one(TO_SAFE, VIOLET))


def test_cards_are_drawn_for_the_ruins() -> None:
    """The draw makes up for part of what it costs, unless the hand is full."""
    at = {YELLOW: 5, GREEN: 10}
    room = position(seats=2, roll=1, cards=True, at=at, hands={0: [TO_SAFE]})
    full = position(seats=2, roll=1, cards=True, at=at, hands={0: [TO_SAFE, TO_RUINS, TRADE, MARKERS]})
    ruined = split({GREEN: 1, VIOLET: 1})
    assert prior(room, ruined) > prior(full, ruined)


def test_second_agent_is_welcome() -> None:
    state = position(seats=2, phase="cards", cards=True, markers={YELLOW: 3, RED: 20}, hands={0: [FREE_AGENT]})
    assert prior(state, play_alone(FREE_AGENT)) > prior(state, PASS)


def test_entries_follow_the_odds() -> None:
    """Two seats leave three of four other agents free; with six seats only one of six is."""
    two = position(seats=2, phase="write", dossier=True, filed=True, markers={RED: 30})
    six = position(seats=6, phase="write", dossier=True, filed=True, markers={RED: 30}, firsts=[0, 1, 2, 3, 4, 5])
    assert prior(two, write(RED, FREE)) == pytest.approx(0.75)
    assert prior(two, write(RED, 1)) == pytest.approx(0.25)
    assert prior(six, write(YELLOW, FREE)) == pytest.approx(prior(six, write(YELLOW, 3)))


def test_a_free_agent_takes_nothing_where_the_best_player_wins() -> None:
    """T10: green is free and ahead at the end; with the option red, the best player's, has won all the same."""
    won = []
    for best_wins in (False, True):
        markers = {GREEN: 45, RED: 38, YELLOW: 20}
        state = position(seats=2, phase="ended", best_wins=best_wins, markers=markers, firsts=[RED, YELLOW])
        won.append(values(state)[0])
    assert won == pytest.approx([0.0, 1.0], abs=0.01)


def test_an_agent_to_be_returned_counts_for_dossiers_where_the_option_says_so() -> None:
    """T22: seat 0 named seat 1 for both its agents; with the option both entries are right, and worth more."""
    entries = {0: "15 1 15 15 1 7 7", 1: "15 15 15 0 15 7 7"}
    expected = []
    for returned_held in (False, True):
        state = position(
            seats=2, roll=1, cards=True, dossier=True, filed=True, returned_held=returned_held, entries=entries,
            markers={RED: 30, YELLOW: 30, GREEN: 20}, firsts=[RED, YELLOW], seconds={1: GREEN},
        )  # fmt: skip
        expected.append(values(state)[0])
    assert expected[1] > expected[0]
