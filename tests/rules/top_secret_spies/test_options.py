"""What can be chosen before a game."""

from __future__ import annotations

import pytest

from coverstory.errors import BadOption, UnknownOption, UnknownVersion, WrongSeats
from coverstory.rules.top_secret_spies.packed import agents_row, pile_row, size
from coverstory.rules.top_secret_spies.state import SUPPLY
from support.spies_positions import GAME, start

SMALL = "1 1 1 1 0 0 0 0 0 0 0 0 0 0 0"


def test_t25_the_defaults_are_the_basic_game() -> None:
    """No cards, no dossier, agents by seats, chance decides who begins."""
    assert GAME.settle({}) == {
        "cards": False,
        "dossier": False,
        "agents": "auto",
        "first": "random",
        "card_counts": "2 2 2 2 2 2 2 2 2 2 2 1 1 1 1",
        "dossier_decides": "after",
        "free_agent_ahead": "nobody",
        "returned_agent": "free",
        "older_edition": False,
    }
    with pytest.raises(UnknownOption):
        GAME.start(4, {"safe": "open"})


@pytest.mark.parametrize("seats", [1, 8])
def test_t1_the_game_is_for_two_to_seven(seats: int) -> None:
    """Other numbers are refused."""
    with pytest.raises(WrongSeats):
        GAME.start(seats)


@pytest.mark.parametrize(
    "value",
    [
        "gray orange red green blue",
        "SBJMD",
        "s b j m d",
        "Schulz, Bucci, Jaques, Mirkov, Doyle",
        "Grau Orange Rot Grün Blau",
    ],
)
def test_t1_the_agents_may_be_chosen(value: str) -> None:
    """By colour, initial or name; the proper form is the colours in order."""
    assert GAME.settle({"agents": value})["agents"] == "gray orange red green blue"
    assert list(agents_row(start(2, {"agents": value}).setup.agent_bits)) == [0, 2, 3, 4, 5]


@pytest.mark.parametrize("value", ["", "pink", "SS", "red red", "SBX", "auto red"])
def test_t1_agents_that_do_not_exist_or_twice_are_refused(value: str) -> None:
    """A BadOption that names the rule."""
    with pytest.raises(BadOption) as refused:
        GAME.settle({"agents": value})
    assert refused.value.rule == "T1"


@pytest.mark.parametrize(("seats", "value"), [(2, "SPBJMD"), (3, "SPBJM"), (4, "SPBJMD")])
def test_t1_the_number_of_agents_must_fit_the_seats(seats: int, value: str) -> None:
    """Five for two, six for three, seven for more."""
    with pytest.raises(BadOption) as refused:
        GAME.start(seats, {"agents": value})
    assert refused.value.rule == "T1"


def test_t1_auto_may_be_written_out() -> None:
    """All seven for four."""
    assert start(4, {"agents": "auto"}).setup.agent_bits == start(4, {"agents": "spbjmdl"}).setup.agent_bits


@pytest.mark.parametrize("value", ["2", "-1", "oldest"])
def test_t5_the_seat_that_begins_must_be_there(value: str) -> None:
    """Two seats: 0 and 1."""
    with pytest.raises(BadOption) as refused:
        GAME.start(2, {"first": value})
    assert refused.value.rule == "T5"


def test_t11_the_deck_may_be_changed() -> None:
    """Fifteen numbers, in the order of the rules."""
    state = start(2, {"cards": True, "card_counts": SMALL.replace(" ", ", ")})
    assert list(pile_row(state.papers[SUPPLY])) == [1, 1, 1, 1] + [0] * 11


@pytest.mark.parametrize("value", ["2 2", "5" + " 1" * 14, "x" + " 1" * 14, ""])
def test_t11_counts_that_are_none_are_refused(value: str) -> None:
    """Fifteen numbers from 0 to 4."""
    with pytest.raises(BadOption) as refused:
        GAME.settle({"card_counts": value})
    assert refused.value.rule == "T11"


def test_t11_t12_the_deck_must_suffice_for_the_first_hands() -> None:
    """Four cards are enough for two players, not for three; free-agent cards do not count with seven."""
    assert size(start(2, {"cards": True, "card_counts": SMALL}).papers[SUPPLY]) == 4
    with pytest.raises(BadOption):
        start(3, {"cards": True, "card_counts": SMALL})
    with pytest.raises(BadOption):
        start(7, {"cards": True, "card_counts": "1 " * 13 + "0 4"})
    assert not start(3, {"card_counts": SMALL}).setup.cards


def test_t23_only_after_and_before_can_be_chosen() -> None:
    """When a free agent ahead is judged."""
    assert start(2, {"dossier_decides": "before"}).setup.judged_before
    assert not start(2, {"dossier_decides": "after"}).setup.judged_before
    with pytest.raises(BadOption) as refused:
        GAME.settle({"dossier_decides": "never"})
    assert refused.value.rule == "T23"


@pytest.mark.parametrize(("name", "rule"), [("free_agent_ahead", "T10"), ("returned_agent", "T22")])
def test_t10_t22_only_the_readings_named_can_be_chosen(name: str, rule: str) -> None:
    """A BadOption that names the rule."""
    with pytest.raises(BadOption) as refused:
        GAME.settle({name: "somebody"})
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("seats", "agents"),
    [
        (2, [1, 3, 4, 5]),
        (3, [1, 3, 4, 5, 6]),
        (4, [1, 2, 3, 4, 5, 6]),
        (5, [*range(7)]),
        (6, [*range(7)]),
        (7, [*range(7)]),
    ],
)
def test_t37_there_are_two_more_agents_than_players_and_at_most_seven(seats: int, agents: list[int]) -> None:
    """Gray stays in the box first, then orange, then violet."""
    assert list(agents_row(start(seats, {"older_edition": True}).setup.agent_bits)) == agents


def test_t37_the_number_of_chosen_agents_must_fit_the_older_edition() -> None:
    """Four for two players, where the newer edition has five."""
    assert list(agents_row(start(2, {"older_edition": True, "agents": "SPBJ"}).setup.agent_bits)) == [0, 1, 2, 3]
    with pytest.raises(BadOption) as refused:
        GAME.start(2, {"older_edition": True, "agents": "SPBJM"})
    assert refused.value.rule == "T1"


def test_t32_t21_the_first_rules_are_still_known() -> None:
    """For records that carry them; other versions are not."""
    first = GAME.of_version(1)
    assert (first.version, GAME.of_version(GAME.version)) == (1, GAME)
    assert first.start(2).text().startswith("rules 1\n")
    with pytest.raises(UnknownVersion, match="expected version 2, got version 3"):
        GAME.of_version(3)
