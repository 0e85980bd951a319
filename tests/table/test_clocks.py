"""Nobody can freeze a table: clocks, grace, bots that help out, hosts that are gone, tables that nobody needs."""

from __future__ import annotations

import pytest

from coverstory.table.clock import DESERTED, DESERTED_IN_PLAY
from coverstory.table.refusals import Refusal
from coverstory.table.table import BotTask, Table
from coverstory.wire.commands import Clock, Rematch, Remove, Settings, Sit, Stand, Start, Undo
from support.tables import BOT, OPEN, Sitting, device, hunter, pair, playing, portrait

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
    sitting = playing(hunter(clock=MINUTE))
    assert sitting.table.time_left(sitting.now()) == (0, 60.0)
    sitting.waits(59.5)
    assert sitting.table.time_left(sitting.now()) == (0, 0.5)
    assert sitting.table.bot_awaited() is None
    assert sitting.table.next_alarm() == sitting.seconds + 0.5
    sitting.waits(0.5)
    assert helped(sitting) == [True, False]
    assert sitting.table.time_left(sitting.now()) is None
    task = sitting.table.bot_awaited()
    assert task is not None
    assert (task.seat, task.level) == (0, "rookie")
    sitting.bot_acts()
    assert sitting.table.time_left(sitting.now()) == (1, 60.0)


def test_every_move_has_the_whole_time() -> None:
    sitting = playing(hunter(clock=MINUTE))
    sitting.waits(50)
    sitting.acts("ann", 0)
    assert sitting.table.time_left(sitting.now()) == (1, 60.0)
    sitting.waits(50)
    sitting.acts("ben", 1)
    left = sitting.table.time_left(sitting.now())
    assert left is not None
    assert left[1] == 60.0


def test_who_was_out_of_time_says_so_and_plays_on() -> None:
    sitting = playing(hunter(clock=MINUTE))
    sitting.waits(60)
    sitting.asks("ann", Sit(0, 0, "Ann"))
    assert helped(sitting) == [False, False]
    assert sitting.table.time_left(sitting.now()) == (0, 60.0)
    sitting.acts("ann", 0)


def test_a_decision_in_the_last_moment_counts_though_the_bot_was_called() -> None:
    sitting = playing(hunter(clock=MINUTE))
    task_before = sitting.act(0)
    sitting.waits(60)
    sitting.asks("ann", task_before)
    assert helped(sitting) == [False, False]
    late = sitting.table.bot_act(0, task_before.version, task_before.action, sitting.now())
    assert isinstance(late, Refusal)  # the bot that was thinking meanwhile comes too late


def test_a_bot_acts_only_where_and_when_it_is_awaited() -> None:
    sitting = Sitting(hunter(OPEN, BOT))
    sitting.asks("ann", Start(0))
    command = sitting.act(0)
    assert sitting.table.bot_act(0, command.version, command.action, sitting.now()) == Refusal("not_yours")
    assert sitting.table.bot_act(7, command.version, command.action, sitting.now()) == Refusal("not_yours")
    sitting.acts("ann", 0)
    task = sitting.table.bot_awaited()
    assert task == BotTask(1, "random", command.version + 1)
    assert sitting.table.bot_act(1, task.version - 1, 0, sitting.now()) == Refusal("stale")
    illegal = sitting.table.bot_act(1, task.version, 99_999, sitting.now())
    assert isinstance(illegal, Refusal)
    assert illegal.code == "illegal"


def test_correspondence_counts_days_and_nobody_has_to_be_there() -> None:
    sitting = playing(hunter(clock=TWO_DAYS))
    sitting.goes("ann")
    sitting.waits(2 * 86400 - 1)
    assert helped(sitting) == [False, False]
    sitting.waits(1)
    assert helped(sitting) == [True, False]


def test_taking_back_wins_no_time() -> None:
    sitting = playing(hunter(clock=MINUTE))
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
    sitting = playing(hunter(clock=MINUTE))
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
        while sitting.table.bot_awaited():
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
    sitting = playing()
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


def test_the_host_removes_only_who_is_away() -> None:
    sitting = playing()
    assert sitting.refused("ann", Remove(0, 1)).code == "present"
    sitting.goes("ben")
    sitting.asks("ann", Remove(0, 1))
    chair = sitting.table.seats[1]
    assert (chair.kind, chair.level, chair.vacated, chair.person) == ("bot", "rookie", True, "")
    sitting.finish(["ann"])
    sitting.asks("ann", Rematch(0))
    assert sitting.table.seats[1].kind == "open"


def test_a_vacated_seat_keeps_its_part_of_chance() -> None:
    sitting = playing(hunter(clock=MINUTE))
    sitting.acts("ann", 0)
    sitting.goes("ben")
    sitting.asks("ann", Remove(0, 1))
    assert sitting.table.time_left(sitting.now()) is None
    sitting.finish(["ann"])
    game = sitting.finished()
    assert game is not None
    assert game.record.fairness is not None
    assert game.record.fairness.entropy == ["host's", "ben's"]


def test_somebody_who_plays_two_seats_on_one_device_is_helped_at_both() -> None:
    sitting = Sitting(Settings("top_secret_spies", [OPEN, device("Zoë"), OPEN], grace=10, clock=MINUTE))
    sitting.comes("ann", "ben")
    sitting.sits("ben", 2)
    sitting.asks("ann", Start(0))
    sitting.goes("ann")
    while helped(sitting)[:2] != [True, True]:
        assert sitting.stage() == "playing"
        if sitting.table.bot_awaited():
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


@pytest.mark.parametrize(("start", "seconds"), [(False, DESERTED), (True, DESERTED_IN_PLAY)])
def test_a_deserted_table_is_closed(start: bool, seconds: float) -> None:
    sitting = playing() if start else pair()
    sitting.goes("ann")
    sitting.waits(50)
    sitting.goes("ben")
    sitting.waits(seconds - 1)
    assert sitting.stage() != "closed"
    sitting.waits(1)
    assert sitting.stage() == "closed"


def test_a_table_with_somebody_there_is_not_closed() -> None:
    sitting = pair()
    sitting.waits(10 * DESERTED)
    assert sitting.stage() == "waiting"
