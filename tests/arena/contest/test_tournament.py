"""Contests: paired deals, fair seats, the same games whatever the jobs, counted right."""

from __future__ import annotations

import os
from collections import Counter
from contextlib import closing
from itertools import count
from math import inf
from multiprocessing import Pipe, active_children
from xml.etree import ElementTree

import pytest

from coverstory.arena.contest.report import html_report
from coverstory.arena.contest.scoreboard import scoreboard
from coverstory.arena.contest.standings import RunningScore, names_of, standings
from coverstory.arena.contest.statistics import Meeting, wilson
from coverstory.arena.contest.tournament import Contest, Played, Thinking, arrange, play_contest, play_game, play_match
from coverstory.arena.workers import WorkerPool, hand_over, in_processes
from coverstory.errors import BadOption, UnknownBot, WorkerLost, WrongSeats
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import CHANCE

DUEL = Contest("agent_hunter", 2, {}, ("rookie", "R"), deals=4, seed=7)
FOUR = Contest("undercover_wyss", 4, {}, ("a", "b"), deals=2, seed=1)
LADDER = Contest("agent_hunter", 2, {}, ("a", "b", "c"), deals=3, seed=1)


def won_by(contest: Contest, *winners: list[int]) -> list[Played]:
    """Finished games, from the first, with those winners' seats."""
    return [Played(number, seats, "end", [Thinking() for _ in contest.bots]) for number, seats in enumerate(winners)]


# Who sits where.


def test_two_bots_change_seats_on_every_deal() -> None:
    assert [DUEL.lineup_of(number) for number in range(4)] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    assert [DUEL.deal_of(number) for number in range(4)] == [0, 0, 1, 1]


def test_with_more_seats_the_first_sits_among_seats_of_the_second() -> None:
    assert [FOUR.lineup_of(number) for number in range(4)] == [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]
    assert FOUR.games_a_deal == 4


def test_of_several_bots_every_pair_meets_on_every_deal() -> None:
    assert LADDER.meetings == [Meeting(0, 1), Meeting(0, 2), Meeting(1, 2)]
    assert LADDER.games_a_deal == 6


@pytest.mark.parametrize("contest", [LADDER, Contest("undercover_wyss", 3, {}, ("a", "b", "c"), deals=1, seed=1)])
def test_every_bot_has_every_seat_equally_often(contest: Contest) -> None:
    taken = Counter(
        (bot, seat) for number in range(contest.games_a_deal) for seat, bot in enumerate(contest.lineup_of(number))
    )
    assert len(taken) == 3 * contest.seats
    assert len(set(taken.values())) == 1


def test_games_are_rounded_up_to_whole_deals() -> None:
    contest = arrange(find_game("undercover_wyss"), seats=4, options={}, codes=["R", "R"], games=9, seed=1)
    assert (contest.deals, contest.games) == (3, 12)


def test_what_cannot_be_played_is_said_before_it_starts() -> None:
    game = find_game("agent_hunter")
    with pytest.raises(BadOption):
        arrange(game, seats=2, options={}, codes=["R"], games=2, seed=1)
    with pytest.raises(WrongSeats):
        arrange(game, seats=3, options={}, codes=["R", "R"], games=2, seed=1)
    with pytest.raises(UnknownBot):
        arrange(game, seats=2, options={}, codes=["R", "deep"], games=2, seed=1)


# The games.


def test_the_games_of_a_deal_begin_with_the_same_chance() -> None:
    contest = Contest("undercover_wyss", 2, {}, ("R", "R"), deals=2, seed=3)
    openings = []
    for number in range(4):
        actions = play_match(contest, number, [Thinking(), Thinking()]).record().actions
        state = find_game(contest.game).start(2)
        taken = iter(actions)
        dealt = []
        while state.to_act() == CHANCE:
            dealt.append(next(taken))
            state.apply(dealt[-1])
        openings.append((dealt, actions))
    assert openings[0][0] == openings[1][0] != openings[2][0] == openings[3][0]
    assert openings[0][1] != openings[1][1]  # the bots draw from streams of their own


def test_jobs_do_not_change_the_games() -> None:
    contest = Contest("agent_hunter", 2, {}, ("agent:8n", "R"), deals=3, seed=7)

    def results(jobs: int) -> list[tuple[int, list[int], str, list[int]]]:
        with closing(play_contest(contest, in_processes(jobs))) as games:
            found = [(game.number, game.winners, game.reason, [bot.moves for bot in game.thinking]) for game in games]
        return sorted(found)

    alone = results(1)
    assert [number for number, *_ in alone] == list(range(6))
    assert alone == results(2)


def test_time_is_taken_of_moves_that_left_a_choice() -> None:
    thinking = [Thinking(), Thinking()]
    match = play_match(DUEL, 0, thinking)
    state = find_game(DUEL.game).start(2)
    choices = [0, 0]
    for action in match.record().actions:
        if state.legal_count() > 1:
            choices[state.to_act()] += 1
        state.apply(action)
    assert [bot.moves for bot in thinking] == choices
    assert all(0 < bot.seconds / bot.moves <= bot.longest <= bot.seconds for bot in thinking)


# The processes.


def endless(task: int) -> int:
    while task > 0:
        pass
    return task


def test_a_pool_that_is_left_ends_its_processes_in_the_middle_of_their_work() -> None:
    results = WorkerPool(endless, 2).results(count())
    assert next(results) == 0
    assert len(active_children()) == 2
    results.close()  # type: ignore[attr-defined]  # a generator, promised as an iterator
    assert active_children() == []


def end_at_three(task: int) -> int:
    if task == 3:
        os._exit(1)
    return task


def test_a_process_that_is_lost_is_an_error_and_no_endless_wait() -> None:
    with pytest.raises(WorkerLost):
        list(WorkerPool(end_at_three, 2).results(iter(range(9))))


def test_a_task_that_nobody_takes_is_an_error_too() -> None:
    ours, theirs = Pipe()
    theirs.close()
    with pytest.raises(WorkerLost):
        hand_over(ours, 1)


def refuse(task: int) -> int:
    raise BadOption("Task", "another", str(task))


def test_an_error_in_a_process_is_raised_here() -> None:
    with pytest.raises(BadOption, match="expected another, got 5"):
        list(WorkerPool(refuse, 2).results(iter([5])))


# The standings.


def test_shared_wins_are_split_and_games_that_nobody_won_are_apart() -> None:
    # seats of a: 0, 1, 0, 1: it won the first, shared the second, nobody the third, lost the fourth
    found = standings(DUEL, won_by(DUEL, [0], [0, 1], [], [0]))
    assert (found.games, found.nobody_won, found.shared_wins) == (4, 1, 1)
    first, second = found.bots
    assert first.share.value == pytest.approx(1.5 / 3)
    assert (first.share.won, first.share.decided) == (1.5, 3)
    assert second.share.value == pytest.approx(1.5 / 3)
    # deals of 1.5 of 2 and 0 of 1: residuals 1/2, -1/2; variance (1/2) · 2 / 3² = 1/9; worth 9/4 games
    assert first.share.interval == pytest.approx(wilson(0.5, 2.25))


def test_shares_are_those_of_one_seat() -> None:
    """One a among three b: a won two of four games, so three seats of b share the other half."""
    found = standings(FOUR, won_by(FOUR, [0], [1], [0], [0]))
    assert [bot.share.value for bot in found.bots] == pytest.approx([1 / 2, 1 / 6])
    low, high = found.bots[0].share.interval
    assert found.bots[1].share.interval == pytest.approx(((1 - high) / 3, (1 - low) / 3))


def test_a_ladder_has_its_pairs_and_ratings_in_order() -> None:
    """c beats b beats a, always."""
    games = won_by(LADDER, *([1 if number % 2 == 0 else 0] for number in range(18)))
    found = standings(LADDER, games)
    assert [pair.share.value for pair in found.pairs] == [0.0, 0.0, 0.0]
    assert [bot.share.value for bot in found.bots] == pytest.approx([0.0, 0.5, 1.0])
    points = [bot.rating.points for bot in found.bots]
    assert points == sorted(points)
    assert sum(points) == pytest.approx(0, abs=1e-6)


def test_the_order_in_which_games_finish_does_not_matter() -> None:
    games = won_by(LADDER, *([number % 3 % 2] for number in range(18)))
    assert standings(LADDER, games[::-1]).as_json() == standings(LADDER, games).as_json()


def test_a_stopped_contest_counts_what_was_finished() -> None:
    found = standings(DUEL, won_by(DUEL, [0], [1], [0]))
    assert found.stopped
    assert found.as_json()["games"] == 3
    assert found.as_json()["games_planned"] == 8
    assert found.bots[0].share.value == 1.0
    assert "3 of 8 games" in scoreboard(found)


def test_nothing_finished_is_no_accident() -> None:
    found = standings(DUEL, [])
    assert found.bots[0].as_json()["win_share"] is None
    assert found.bots[0].as_json()["interval"] == [0.0, 1.0]
    assert "0 of 8 games" in scoreboard(found)
    assert "<svg" in html_report(found)


def test_thinking_adds_up() -> None:
    games = [Played(0, [0], "end", [Thinking(2, 0.5, 0.4), Thinking()])]
    games += [Played(1, [0], "end", [Thinking(3, 1.0, 0.6), Thinking(1, 0.1, 0.1)])]
    row = standings(DUEL, games).bots[0].as_json()
    assert (row["moves"], row["mean_seconds_a_move"], row["longest_move_seconds"]) == (5, 0.3, 0.6)


def test_the_longest_move_is_held_against_its_seconds() -> None:
    thinking = [Thinking(2, 1.2, 0.55, allowed=0.5), Thinking(2, 0.1, 0.1)]
    found = standings(DUEL, [Played(0, [0], "end", thinking, memory=84_000_000)])
    assert [bot.as_json()["worst_overrun"] for bot in found.bots] == [0.1, None]
    assert found.as_json()["peak_memory_bytes"] == 84_000_000
    assert "550.0 ms 110.0 %" in scoreboard(found)
    assert "A process held 84 MB at most." in scoreboard(found)
    assert "A process held 84 MB at most." in html_report(found)


def test_a_game_tells_what_it_took() -> None:
    played = play_game(
        Contest("agent_hunter", seats=2, options={}, bots=("spymaster:0.01s", "agent:3n"), deals=1, seed=1), 0
    )
    assert [thinking.allowed for thinking in played.thinking] == [0.01, inf]
    assert played.memory > 5_000_000


def test_a_bot_may_meet_itself() -> None:
    assert names_of(Contest("agent_hunter", seats=2, options={}, bots=("R", "R", "a"), deals=1, seed=1)) == [
        "R",
        "R (2)",
        "a",
    ]


def test_the_running_score_agrees_with_the_standings() -> None:
    score = RunningScore(FOUR)
    for played in won_by(FOUR, [0], [1], [], [0]):
        score.add(played)
    assert str(score) == "a 66.7 %, b 11.1 %, nobody 1"


# The page.


@pytest.mark.parametrize("contest", [DUEL, FOUR, LADDER])
def test_the_report_is_whole_and_needs_nothing_beside_it(contest: Contest) -> None:
    page = html_report(standings(contest, won_by(contest, *([number % 2] for number in range(contest.games)))))
    drawings = page.split("<svg")[1:]
    assert len(drawings) == 4
    for drawing in drawings:
        ElementTree.fromstring("<svg" + drawing[: drawing.index("</svg>")] + "</svg>")
    assert f"--seed {contest.seed}" in page
    assert all(word not in page for word in ("<script", "http:", "https:", "nan", "url("))
    assert ("Every meeting" in page) == (len(contest.bots) > 2)


def test_names_cannot_break_the_page() -> None:
    contest = Contest("agent_hunter", 2, {}, ("<b>", "&"), deals=1, seed=1)
    page = html_report(standings(contest, won_by(contest, [0], [1])))
    assert "<b>" not in page
    assert "&lt;b&gt;" in page
