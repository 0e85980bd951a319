"""Bots by short code: what each code means, and that whoever it names plays by the rules."""

from __future__ import annotations

from math import inf

import pytest

from coverstory.bots.agent_hunter.bot import AgentHunterBot
from coverstory.bots.bot import Budget, RandomBot, RookieBot, SearchBot
from coverstory.bots.game_bots import bots_of
from coverstory.bots.roster import LEVELS, Entry, make_bot, read_code
from coverstory.errors import UnknownBot
from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.rng import Rng
from coverstory.search.evaluator import NoEvaluator

HUNTER = find_game("agent_hunter")


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_game_of_ours_has_an_evaluator(slug: str) -> None:
    assert bots_of(slug).evaluator is not NoEvaluator


@pytest.mark.parametrize(
    ("code", "level", "budget"),
    [
        ("R", "random", Budget()),
        ("random", "random", Budget()),
        ("rookie", "rookie", Budget()),
        ("Rookie", "rookie", Budget()),
        ("agent", "agent", bots_of("agent_hunter").agent),
        ("agent:500n", "agent", Budget(nodes=500, seconds=inf)),
        ("spymaster:5000n", "spymaster", Budget(nodes=5000, seconds=inf)),
        ("spymaster:2s", "spymaster", Budget(seconds=2.0)),
        ("spymaster:0.25s", "spymaster", Budget(seconds=0.25)),
        ("search:2000n", "search", Budget(nodes=2000)),
    ],
)
def test_a_code_names_a_level_and_a_budget(code: str, level: str, budget: Budget) -> None:
    assert read_code(HUNTER, code) == Entry(code, level, budget)


def test_a_spymaster_has_one_second_unless_told() -> None:
    assert all(read_code(game, "spymaster").budget.seconds == 1.0 for game in GAMES.values())


def test_a_code_is_kept_as_it_was_written() -> None:
    assert read_code(HUNTER, " R ").code == "R"


@pytest.mark.parametrize(
    "code",
    [
        *("", "god", "spy", "R:5n", "rookie:2s", "agent:", "agent:5", "agent:0n", "agent:-1n", "agent:1.5n"),
        *("spymaster:0s", "spymaster:2", "spymaster:2m", "spymaster:infs", "spymaster:2s:3n", "spymaster:1e9s"),
    ],
)
def test_an_unknown_code_is_told_what_there_is(code: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        read_code(HUNTER, code)
    assert all(level in str(caught.value) for level in LEVELS)
    assert caught.value.got == repr(code)


def test_levels_are_different_bots() -> None:
    kinds = [type(make_bot(HUNTER, read_code(HUNTER, code), Rng(1), lambda: 0.0)) for code in LEVELS]
    assert kinds == [RandomBot, RookieBot, SearchBot, AgentHunterBot]


def test_plain_search_is_there_to_compare_with() -> None:
    assert type(make_bot(HUNTER, read_code(HUNTER, "search"), Rng(1), lambda: 0.0)) is SearchBot


def first_choices(slug: str, code: str, decisions: int) -> list[int]:
    """What two such bots choose first; the match itself refuses what is not legal."""
    game = find_game(slug)
    match = Match(game, 2)
    bots = [make_bot(game, read_code(game, code), Rng(4, seat), lambda: 0.0) for seat in range(2)]
    chance = Rng(9)
    chosen: list[int] = []
    match.play_chance(chance)
    while not match.over and len(chosen) < decisions:
        seat = match.to_act()
        chosen.append(bots[seat].choose(match.view(seat), match.offered(seat)))
        match.submit(seat, chosen[-1])
        match.play_chance(chance)
    return chosen


@pytest.mark.parametrize("slug", list(GAMES))
@pytest.mark.parametrize("code", ["R", "rookie", "agent:20n", "spymaster:30n"])
def test_every_level_plays_every_game_and_the_same_again(slug: str, code: str) -> None:
    assert first_choices(slug, code, 6) == first_choices(slug, code, 6)


def test_a_bot_with_seconds_stops_by_the_clock_that_it_is_given() -> None:
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return float(looks)

    game = HUNTER
    match = Match(game, 2)
    match.play_chance(Rng(1))
    seat = match.to_act()
    bot = make_bot(game, read_code(game, "spymaster:2s"), Rng(1), clock)
    assert bot.choose(match.view(seat), match.offered(seat)) in match.offered(seat)
    assert 3 <= looks <= 5  # at the start, and until more than two seconds had gone by
