"""Nobody can freeze a table: clocks, grace, bots that help out, hosts that are gone, tables that nobody needs."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from coverstory.table.clock import SHORTEST_ABSENCE
from coverstory.table.presenter import table_state
from coverstory.table.refusals import Refusal
from coverstory.table.seats import KEPT_BEGUN, KEPT_IDLE
from coverstory.table.sight import BotTask
from coverstory.table.table import Table
from coverstory.wire.commands import (
    Clock,
    Fill,
    Relieve,
    Rematch,
    Remove,
    SeriesPlan,
    Settings,
    Sit,
    Stand,
    Start,
    Undo,
)
from support.tables import BOT, OPEN, Sitting, device, hunter, in_turns, pair, playing, portrait

MINUTE = Clock("seconds", 60)
TWO_DAYS = Clock("days", 2)


def helped(sitting: Sitting) -> list[bool]:
    return [chair.helped for chair in sitting.table.seats]


# Clocks.


def test_without_a_clock_nobody_is_hurried() -> None:
    sitting = playing()
    assert sitting.table.time_left(sitting.now()) is None
    sitting.waits(10**7)
    assert helped(sitting) == [False, False]


def test_the_seat_to_act_has_its_time_and_then_a_bot_plays() -> None:
    sitting = in_turns(hunter(clock=MINUTE))
    assert sitting.table.time_left(sitting.now()) == (0, 60.0)
    sitting.waits(59.5)
    assert sitting.table.time_left(sitting.now()) == (0, 0.5)
    assert sitting.table.bots_awaited() == []
    assert sitting.table.next_alarm() == sitting.seconds + 0.5
    sitting.waits(0.5)
    assert helped(sitting) == [True, False]
    assert sitting.table.time_left(sitting.now()) is None
    (task,) = sitting.table.bots_awaited()
    assert (task.seat, task.level) == (0, "rookie")
    sitting.bot_acts()
    assert sitting.table.time_left(sitting.now()) == (1, 60.0)


def test_every_move_has_the_whole_time() -> None:
    sitting = in_turns(hunter(clock=MINUTE))
    sitting.waits(50)
    sitting.acts("ann", 0)
    assert sitting.table.time_left(sitting.now()) == (1, 60.0)
    sitting.waits(50)
    sitting.acts("ben", 1)
    left = sitting.table.time_left(sitting.now())
    assert left is not None
    assert left[1] == 60.0


def test_who_was_out_of_time_says_so_and_plays_on() -> None:
    sitting = in_turns(hunter(clock=MINUTE))
    sitting.waits(60)
    sitting.asks("ann", Sit(0, 0, "Ann"))
    assert helped(sitting) == [False, False]
    assert sitting.table.time_left(sitting.now()) == (0, 60.0)
    sitting.acts("ann", 0)


def test_a_decision_in_the_last_moment_counts_though_the_bot_was_called() -> None:
    sitting = in_turns(hunter(clock=MINUTE))
    task_before = sitting.act(0)
    sitting.waits(60)
    sitting.asks("ann", task_before)
    assert helped(sitting) == [False, False]
    late = sitting.table.bot_act(0, task_before.version, task_before.action, sitting.now())
    assert isinstance(late, Refusal)  # the bot that was thinking meanwhile comes too late


def test_a_bot_acts_only_where_and_when_it_is_awaited() -> None:
    sitting = Sitting(hunter(OPEN, BOT))
    sitting.at_once = False
    sitting.asks("ann", Start(0))
    command = sitting.act(0)
    assert sitting.table.bot_act(0, command.version, command.action, sitting.now()) == Refusal("not_yours")
    assert sitting.table.bot_act(7, command.version, command.action, sitting.now()) == Refusal("not_yours")
    sitting.acts("ann", 0)
    (task,) = sitting.table.bots_awaited()
    assert task == BotTask(1, "random", command.version + 1)
    assert sitting.table.bot_act(1, task.version - 1, 0, sitting.now()) == Refusal("stale")
    illegal = sitting.table.bot_act(1, task.version, 99_999, sitting.now())
    assert isinstance(illegal, Refusal)
    assert illegal.code == "illegal"


def test_correspondence_counts_days_and_nobody_has_to_be_there() -> None:
    sitting = in_turns(hunter(clock=TWO_DAYS))
    sitting.goes("ann")
    sitting.waits(2 * 86400 - 1)
    assert helped(sitting) == [False, False]
    sitting.waits(1)
    assert helped(sitting) == [True, False]


def test_taking_back_wins_no_time() -> None:
    sitting = in_turns(hunter(clock=MINUTE))
    sitting.waits(20)
    sitting.acts("ann", 0)
    sitting.waits(30)
    sitting.asks("ann", Undo(0, 0, sitting.act(1).version))
    assert sitting.table.time_left(sitting.now()) == (0, 10.0)
    sitting.acts("ann", 0)
    sitting.waits(15)
    assert sitting.refused("ann", Undo(0, 0, sitting.act(1).version)).code == "cannot_undo"
    assert sitting.table.time_left(sitting.now()) == (1, 45.0)


def test_clocks_do_not_run_while_the_server_is_down() -> None:
    """The clock of service goes on from where it was kept, however late it is by the wall."""
    sitting = in_turns(hunter(clock=MINUTE))
    sitting.waits(40)
    table = Table.replay(sitting.events, sitting.seconds)
    assert table.time_left(sitting.now()) == (0, 20.0)
    assert table.tick(sitting.now()) == []
    sitting.table = table
    sitting.waits(20)
    assert helped(sitting) == [True, False]


def test_clocks_bring_a_match_to_its_end_with_nobody_there() -> None:
    sitting = playing(hunter(clock=MINUTE))
    sitting.goes("ann")
    sitting.goes("ben")
    for _ in range(1000):
        sitting.waits(60)
        while sitting.table.bots_awaited():
            sitting.bot_acts()
        if sitting.stage() == "finished":
            break
    assert sitting.stage() == "finished"
    assert portrait(sitting.replayed()) == portrait(sitting.table)


# Grace.


def test_who_is_gone_too_long_is_helped_while_others_wait() -> None:
    sitting = playing()
    sitting.goes("ann")
    assert sitting.table.next_alarm() == sitting.seconds + 100
    sitting.waits(99)
    assert helped(sitting) == [False, False]
    sitting.waits(1)
    assert helped(sitting) == [True, False]
    sitting.bot_acts()
    sitting.comes("ann")
    assert helped(sitting) == [False, False]


def test_who_is_back_in_time_keeps_the_seat() -> None:
    sitting = playing()
    sitting.goes("ann")
    sitting.waits(90)
    sitting.comes("ann")
    sitting.waits(1000)
    assert helped(sitting) == [False, False]


def test_a_second_window_is_the_same_person() -> None:
    sitting = playing()
    sitting.comes("ann")
    sitting.goes("ann")
    assert sitting.table.is_here("ann")
    sitting.waits(1000)
    assert helped(sitting) == [False, False]
    sitting.goes("ann")
    assert not sitting.table.is_here("ann")


def test_the_game_waits_if_nobody_waits_for_it() -> None:
    sitting = playing()
    sitting.goes("ann")
    sitting.goes("ben")
    sitting.waits(10_000)
    assert helped(sitting) == [False, False]
    sitting.comes("ben")
    sitting.waits(0)
    assert helped(sitting) == [True, False]


def test_only_the_seat_to_act_is_helped() -> None:
    sitting = in_turns()
    sitting.goes("ben")
    sitting.waits(1000)
    assert helped(sitting) == [False, False]
    sitting.acts("ann", 0)
    sitting.waits(0)
    assert helped(sitting) == [False, True]


def test_after_a_restart_everybody_has_the_grace_to_come_back() -> None:
    sitting = playing()
    sitting.waits(500)
    sitting.table = sitting.replayed()
    sitting.comes("ben")
    sitting.waits(99)
    assert helped(sitting) == [False, False]
    sitting.waits(1)
    assert helped(sitting) == [True, False]


def test_who_leaves_the_seat_in_a_match_is_helped_at_once_and_may_return() -> None:
    sitting = playing()
    sitting.asks("ann", Stand(0, 0))
    assert helped(sitting) == [True, False]
    assert sitting.table.decide("ann", Stand(0, 0), sitting.now()) == []
    sitting.goes("ann")
    sitting.comes("ann")
    assert helped(sitting) == [False, False]


def test_another_player_lets_a_bot_play_on_before_the_grace_is_over_and_the_absent_may_return() -> None:
    sitting = playing()
    sitting.comes("ben")
    sitting.goes("ann")
    sitting.waits(SHORTEST_ABSENCE - 1)
    assert sitting.refused("ben", Relieve(0, 0)).code == "not_away"
    sitting.waits(1)
    sitting.asks("ben", Relieve(0, 0))
    assert helped(sitting) == [True, False]
    assert [task.seat for task in sitting.table.bots_awaited()] == [0]
    assert sitting.table.decide("ben", Relieve(0, 0), sitting.now()) == []
    sitting.comes("ann")
    assert helped(sitting) == [False, False]


def test_a_watcher_or_who_is_here_changes_nothing_about_who_plays() -> None:
    sitting = playing()
    sitting.comes("eve")
    sitting.waits(SHORTEST_ABSENCE)
    assert sitting.refused("ben", Relieve(0, 0)).code == "not_away"
    sitting.goes("ann")
    sitting.waits(SHORTEST_ABSENCE)
    assert sitting.refused("eve", Relieve(0, 0)).code == "not_seated"


def test_with_days_for_a_move_nobody_is_relieved() -> None:
    sitting = playing(hunter(clock=TWO_DAYS))
    sitting.comes("ben")
    sitting.waits(KEPT_IDLE / 2)
    assert sitting.refused("ben", Relieve(0, 0)).code == "not_away"


def test_everybody_is_told_since_when_somebody_is_away() -> None:
    sitting = playing()
    assert [seat.away for seat in table_state(sitting.table, 1, "ben", sitting.now()).seats] == [0.0, 0.0]
    sitting.goes("ann")
    left = sitting.now().wall
    sitting.waits(15)
    told = [table_state(sitting.table, 1, "ben", sitting.now()) for _ in range(2)]
    assert [[seat.away for seat in table.seats] for table in told] == [[round(left), 0.0]] * 2


# Another match.


def test_a_rematch_keeps_the_seats_of_who_was_there_a_moment_ago() -> None:
    sitting = playing()
    sitting.finish()
    sitting.goes("ben")
    sitting.waits(99)
    sitting.asks("ann", Rematch(0))
    assert (sitting.stage(), sitting.table.seats[1].person) == ("finished", "ben")
    sitting.comes("ben")
    sitting.waits(1000)
    assert sitting.stage() == "finished"
    sitting.asks("ben", Rematch(0))
    assert (sitting.stage(), sitting.table.seats[1].person) == ("waiting", "ben")


def test_one_players_play_again_leaves_the_others_end_screen() -> None:
    sitting = playing()
    sitting.finish()
    ended = portrait(sitting.table)
    sitting.asks("ann", Rematch(0))
    assert [seat.again for seat in table_state(sitting.table, 1, "ben", sitting.now()).seats] == [True, False]
    assert sitting.stage() == "finished"
    assert sitting.table.sight(1, sitting.now()) is not None
    assert sitting.finished() is not None
    assert portrait(sitting.replayed()) == portrait(sitting.table) != ended


def test_a_second_play_again_of_the_same_player_changes_nothing() -> None:
    sitting = playing()
    sitting.finish()
    sitting.asks("ann", Rematch(0))
    assert sitting.decided("ann", Rematch(0)) == []


def test_who_has_left_is_waited_for_until_the_grace_is_over() -> None:
    sitting = playing()
    sitting.finish()
    sitting.asks("ann", Rematch(0))
    sitting.goes("ben")
    sitting.waits(99)
    assert sitting.stage() == "finished"
    sitting.waits(1)
    assert (sitting.stage(), sitting.table.seats[1].kind) == ("waiting", "open")


def test_who_gives_the_seat_up_is_not_waited_for() -> None:
    sitting = playing()
    sitting.finish()
    sitting.asks("ann", Rematch(0))
    sitting.asks("ben", Stand(0, 1))
    sitting.waits(0)
    assert (sitting.stage(), sitting.table.seats[1].kind) == ("waiting", "open")


def test_wins_are_counted_over_all_games_of_the_same_people() -> None:
    sitting = playing()
    won = [0, 0]
    for _ in range(3):
        sitting.finish()
        for seat in sitting.table.results[-1].winners:
            won[seat] += 1
        assert [held.won for held in table_state(sitting.table, 0, "ann", sitting.now()).seats] == won
        sitting.plays_again()
        sitting.asks("ann", Start(0))
    assert sum(won) == 3
    sitting.finish()
    sitting.asks("ben", Stand(0, 1))
    assert sitting.table.seats[1].won == 0


def test_after_a_crash_a_rematch_keeps_the_seats_of_who_is_not_back_yet() -> None:
    sitting = playing()
    sitting.finish()
    sitting.waits(5000)
    sitting.table = sitting.replayed()
    sitting.comes("ann")
    sitting.waits(10)
    sitting.asks("ann", Rematch(0))
    assert sitting.table.seats[1].person == "ben"


def test_a_rematch_opens_the_seats_of_who_is_away_for_longer() -> None:
    sitting = playing()
    sitting.finish()
    sitting.goes("ben")
    sitting.waits(100)
    sitting.asks("ann", Rematch(0))
    assert sitting.table.seats[1].kind == "open"


def test_with_a_clock_of_days_nobody_has_to_be_there_for_a_rematch() -> None:
    sitting = playing(hunter(clock=TWO_DAYS))
    sitting.finish()
    sitting.goes("ben")
    sitting.waits(5000)
    sitting.asks("ann", Rematch(0))
    sitting.waits(5000)
    sitting.asks("ben", Rematch(0))
    assert (sitting.stage(), sitting.table.seats[1].person) == ("waiting", "ben")


# Without a connection.


def asking() -> Sitting:
    """Ann and Ben play without a connection, and have just asked for something."""
    sitting = playing()
    sitting.goes("ann")
    sitting.goes("ben")
    sitting.requests("ann", "ben")
    return sitting


def test_who_asks_again_and_again_is_here() -> None:
    sitting = asking()
    for _ in range(100):
        sitting.waits(29)
        assert sitting.table.is_here("ann")
        sitting.requests("ann", "ben")
    assert helped(sitting) == [False, False]


def test_grace_runs_from_the_last_request() -> None:
    sitting = asking()
    sitting.comes("ben")
    sitting.waits(30)
    assert not sitting.table.is_here("ann")
    assert sitting.table.next_alarm() == sitting.seconds + 70
    sitting.waits(69)
    assert helped(sitting) == [False, False]
    sitting.waits(1)
    assert helped(sitting) == [True, False]


def test_who_waits_without_a_connection_waits_too() -> None:
    sitting = asking()
    for _ in range(10):
        sitting.waits(10)
        sitting.requests("ben")
    assert helped(sitting) == [True, False]


def test_the_next_request_takes_the_seat_back() -> None:
    sitting = asking()
    sitting.comes("ben")
    sitting.waits(100)
    assert helped(sitting) == [True, False]
    sitting.requests("ann")
    assert helped(sitting) == [False, False]


def test_who_left_the_seat_and_goes_on_asking_does_not_take_it_back() -> None:
    sitting = asking()
    sitting.asks("ann", Stand(0, 0))
    sitting.waits(5)
    sitting.requests("ann")
    assert helped(sitting) == [True, False]


def test_a_connection_counts_more_than_requests() -> None:
    sitting = asking()
    sitting.comes("ann")
    sitting.requests("ann")
    sitting.waits(1000)
    assert sitting.table.is_here("ann")
    sitting.goes("ann")
    assert not sitting.table.is_here("ann")


def test_a_grace_period_shorter_than_the_longest_silence_is_kept_to() -> None:
    sitting = playing(replace(hunter(), grace=10))
    sitting.goes("ann")
    sitting.requests("ann")
    sitting.waits(9)
    assert helped(sitting) == [False, False]
    sitting.waits(1)
    assert helped(sitting) == [True, False]


def test_a_table_is_deserted_from_the_last_request_on() -> None:
    sitting = asking()
    sitting.acts("ann", 0)
    sitting.waits(KEPT_BEGUN - 1)
    assert sitting.stage() == "playing"
    sitting.waits(1)
    assert sitting.stage() == "closed"


def test_a_host_without_a_connection_stays_the_host() -> None:
    sitting = pair()
    sitting.goes("ann")
    for _ in range(100):
        sitting.requests("ann")
        sitting.waits(20)
    assert sitting.table.host == "ann"
    sitting.waits(80)
    assert sitting.table.host == "ben"


# The host removes somebody.


def removed_in_play(sitting: Sitting) -> None:
    """Ben is away for longer than the table allows, and Ann removes him."""
    sitting.goes("ben")
    sitting.waits(100)
    sitting.asks("ann", Remove(0, 1))


def test_the_host_removes_nobody_before_grace_has_run_out() -> None:
    sitting = playing()
    assert sitting.refused("ann", Remove(0, 1)).code == "present"
    sitting.goes("ben")
    assert sitting.refused("ann", Remove(0, 1)).code == "present"
    sitting.waits(99)
    assert sitting.refused("ann", Remove(0, 1)).code == "present"
    sitting.waits(1)
    sitting.asks("ann", Remove(0, 1))
    assert helped(sitting) == [False, True]


def test_nor_who_has_come_back_meanwhile() -> None:
    sitting = playing()
    sitting.goes("ben")
    sitting.waits(200)
    sitting.comes("ben")
    assert sitting.refused("ann", Remove(0, 1)).code == "present"


def test_nor_who_is_here_while_a_bot_helps_out() -> None:
    sitting = playing(hunter(clock=MINUTE))
    sitting.acts("ann", 0)
    sitting.waits(60)
    assert helped(sitting) == [False, True]
    assert sitting.refused("ann", Remove(0, 1)).code == "present"


def test_after_a_restart_nobody_is_removed_before_the_grace_to_come_back() -> None:
    sitting = playing()
    sitting.waits(500)
    sitting.table = sitting.replayed()
    sitting.comes("ann")
    sitting.waits(99)
    assert sitting.refused("ann", Remove(0, 1)).code == "present"


def test_with_a_clock_of_days_only_who_let_it_run_out_is_removed() -> None:
    sitting = playing(hunter(clock=Clock("days", 1)))
    sitting.acts("ann", 0)
    sitting.goes("ben")
    sitting.waits(86_399)
    assert sitting.refused("ann", Remove(0, 1)).code == "present"
    sitting.waits(1)
    sitting.asks("ann", Remove(0, 1))


def test_a_bot_plays_for_who_was_removed_and_the_seat_is_open_after_the_match() -> None:
    sitting = playing()
    removed_in_play(sitting)
    sitting.acts("ann", 0)
    (task,) = sitting.table.bots_awaited()
    assert (task.seat, task.level) == (1, "rookie")
    assert sitting.table.decide("ann", Remove(0, 1), sitting.now()) == []
    sitting.finish(["ann"])
    sitting.asks("ann", Rematch(0))
    assert sitting.table.seats[1].kind == "open"


@pytest.mark.parametrize("way", ["connects", "sits", "acts"])
def test_who_was_removed_takes_the_seat_back_until_the_game_ends(way: str) -> None:
    sitting = playing()
    removed_in_play(sitting)
    sitting.acts("ann", 0)
    if way == "connects":
        sitting.comes("ben")
    elif way == "sits":
        sitting.asks("ben", Sit(0, 1, "Ben"))
    else:
        sitting.acts("ben", 1)
    assert helped(sitting) == [False, False]
    assert portrait(sitting.replayed()) == portrait(sitting.table)
    sitting.comes("ben")
    sitting.finish()
    sitting.plays_again()
    assert sitting.table.seats[1].person == "ben"


def test_nobody_else_takes_the_seat_of_who_was_removed() -> None:
    sitting = playing()
    removed_in_play(sitting)
    assert sitting.refused("eve", Sit(0, 1, "Eve")).code == "started"
    assert sitting.refused("ann", Fill(0, 1, "spymaster")).code == "started"
    assert not sitting.table.may_listen("eve", 1)


def test_between_the_games_of_a_series_nobody_is_removed_who_is_here() -> None:
    sitting = playing(replace(hunter(), series=SeriesPlan("best_of", 3)))
    sitting.finish()
    assert sitting.refused("ann", Remove(0, 1)).code == "present"
    sitting.plays_again()
    assert sitting.refused("ann", Remove(0, 1)).code == "present"
    removed_in_play(sitting)
    assert sitting.table.seats[1].kind == "open"


def test_a_vacated_seat_keeps_its_part_of_chance() -> None:
    sitting = in_turns(hunter(clock=MINUTE))
    sitting.acts("ann", 0)
    removed_in_play(sitting)
    assert sitting.table.time_left(sitting.now()) is None
    sitting.finish(["ann"])
    game = sitting.finished()
    assert game is not None
    assert game.record.fairness is not None
    assert game.record.fairness.entropy == ["Ann's part", "Ben's part"]


def test_somebody_who_plays_two_seats_on_one_device_is_helped_at_both() -> None:
    sitting = Sitting(Settings("top_secret_spies", [OPEN, device("Zoë"), OPEN], grace=10, clock=MINUTE))
    sitting.comes("ann", "ben")
    sitting.sits("ben", 2)
    sitting.asks("ann", Start(0))
    sitting.goes("ann")
    while helped(sitting)[:2] != [True, True]:
        assert sitting.stage() == "playing"
        if sitting.table.bots_awaited():
            sitting.bot_acts()
        elif sitting.to_act() == 2:
            sitting.acts("ben", 2)
        else:
            sitting.waits(10)
    sitting.comes("ann")
    assert helped(sitting)[:2] == [False, False]


# The host, and tables that nobody needs.


def test_a_host_who_is_gone_is_succeeded_by_who_is_there() -> None:
    sitting = pair()
    sitting.goes("ann")
    sitting.waits(99)
    assert sitting.table.host == "ann"
    sitting.waits(1)
    assert sitting.table.host == "ben"
    sitting.comes("ann")
    assert sitting.refused("ann", Start(0)).code == "not_host"
    sitting.asks("ben", Start(0))


def test_a_host_who_is_gone_stays_host_if_nobody_else_plays() -> None:
    sitting = Sitting()
    sitting.comes("ann", "watcher")
    sitting.goes("ann")
    sitting.waits(1000)
    assert sitting.table.host == "ann"


@pytest.mark.parametrize(
    ("start", "moves", "seconds"), [(False, 0, KEPT_IDLE), (True, 0, KEPT_IDLE), (True, 1, KEPT_BEGUN)]
)
def test_a_deserted_table_is_closed_early_if_nobody_has_moved(start: bool, moves: int, seconds: float) -> None:
    sitting = playing() if start else pair()
    for _ in range(moves):
        sitting.acts("ann", 0)
    sitting.goes("ann")
    sitting.waits(50)
    sitting.goes("ben")
    sitting.waits(seconds - 1)
    assert sitting.stage() != "closed"
    sitting.waits(1)
    assert sitting.stage() == "closed"


def test_a_table_with_somebody_there_is_not_closed() -> None:
    sitting = pair()
    sitting.waits(10 * KEPT_IDLE)
    assert sitting.stage() == "waiting"
