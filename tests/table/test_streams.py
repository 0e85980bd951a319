"""What is told is numbered and kept for a while; watchers hear what they may, when they may."""

from __future__ import annotations

import msgspec
import pytest

from coverstory.rules.contract import ONLOOKER
from coverstory.rules.languages import LANGUAGES
from coverstory.table.notices import Delivery, GameWentOn, SomebodySaid, TableChanged
from coverstory.table.phrases import PHRASES, say_phrase
from coverstory.table.sight import Sight
from coverstory.table.stream import KEPT, Stream
from coverstory.table.table import WATCH_DELAY
from coverstory.wire.commands import Arrange, Close, Remove, Say, Settings, Sit, Stand, Start, Undo
from coverstory.words.catalogue import words
from support.tables import BOT, OPEN, Sitting, hunter, in_turns, notices, pair, playing, portrait

CHANGED = TableChanged()


def test_a_stream_gives_the_rest_or_says_that_it_cannot() -> None:
    stream = Stream(3)
    assert stream.since(0) == []
    told = [stream.add(CHANGED) for _ in range(KEPT + 10)]
    assert [each.number for each in told] == list(range(1, KEPT + 11))
    assert {each.viewer for each in told} == {3}
    assert stream.since(KEPT + 10) == []
    assert stream.since(KEPT + 7) == told[-3:]
    assert stream.since(10) == told[10:]
    assert stream.since(9) is None
    assert stream.since(0) is None
    assert stream.since(KEPT + 11) is None  # from another life of the server
    assert stream.since(-5) is None


def test_what_was_forgotten_cannot_be_resumed() -> None:
    stream = Stream(0)
    for _ in range(5):
        stream.add(CHANGED)
    stream.forget()
    assert all(stream.since(number) is None for number in range(6))
    told = [stream.add(CHANGED), stream.add(CHANGED)]
    assert stream.since(told[0].number - 1) is None
    assert stream.since(told[0].number) == told[1:]


def test_numbers_have_no_gaps_even_where_something_was_forgotten() -> None:
    sitting = pair(Settings("top_secret_spies", [OPEN, OPEN, BOT]))
    heard: list[Delivery] = []
    heard += sitting.asks("ben", Stand(0, 1))
    heard += sitting.asks("cem", Sit(0, 1, "Cem"))
    heard += sitting.asks("ann", Start(0))
    while sitting.stage() == "playing":
        seat = sitting.to_act()
        heard += sitting.bot_acts() if seat == 2 else sitting.acts(("ann", "cem")[seat], seat, -1)
    heard += sitting.plays_again()
    heard += sitting.asks("ann", Say(0, "again"))
    for viewer in (0, 1, 2, ONLOOKER):
        numbers = [each.number for each in heard if each.viewer == viewer]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_numbers_go_on_after_a_restart() -> None:
    sitting = playing()
    told = sitting.acts("ann", 0)
    again = sitting.replayed()
    for each in told:
        assert again.last_number(each.viewer) == each.number
        assert again.missed_since(each.viewer, each.number - 1) == [each]


def test_who_takes_a_seat_hears_nothing_of_before() -> None:
    sitting = pair(Settings("top_secret_spies", [OPEN] * 4))
    sitting.asks("ben", Say(0, "hello"))
    last = sitting.table.last_number(1)
    sitting.asks("ben", Stand(0, 1))
    sitting.sits("cem", 1)
    assert all(sitting.table.missed_since(1, number) is None for number in range(last + 1))


def test_who_was_removed_in_a_match_goes_on_from_the_same_stream() -> None:
    sitting = playing()
    sitting.acts("ann", 0)
    last = sitting.table.last_number(1)
    sitting.goes("ben")
    told = [*sitting.waits(100), *sitting.asks("ann", Remove(0, 1))]
    assert sitting.table.missed_since(1, last) == [each for each in told if each.viewer == 1]


# Watchers.


def seen(sitting: Sitting) -> Sight | None:
    return sitting.table.sight(ONLOOKER, sitting.now())


def test_watchers_see_what_an_onlooker_may() -> None:
    sitting = playing()
    sitting.comes("eve")
    assert sitting.table.may_listen("eve", ONLOOKER)
    assert not sitting.table.may_listen("eve", 0)
    assert sitting.table.watching() == 1
    sight = seen(sitting)
    assert sight is not None
    assert (sight.view.seat, list(sight.offered), sight.may_undo) == (ONLOOKER, [], False)


def test_where_watchers_are_not_allowed_they_wait_for_a_seat_only() -> None:
    sitting = pair(hunter(watchers="no"))
    assert sitting.table.may_listen("eve", ONLOOKER)
    sitting.asks("ann", Start(0))
    assert not sitting.table.may_listen("eve", ONLOOKER)
    assert sitting.refused("eve", Say(0, "hi", "Eve")).code == "no_watchers"
    sitting.finish()
    assert not sitting.table.may_listen("eve", ONLOOKER)
    sitting.plays_again()
    assert sitting.table.may_listen("eve", ONLOOKER)
    assert sitting.table.missed_since(ONLOOKER, sitting.table.last_number(ONLOOKER) - 3) is None


def test_delayed_watchers_are_behind() -> None:
    sitting = in_turns(hunter(watchers="delayed"))
    assert seen(sitting) is None
    told = sitting.acts("ann", 0)
    assert notices(told, ONLOOKER) == []
    assert notices(told, 1)
    assert sitting.table.next_alarm() == sitting.seconds + WATCH_DELAY
    sitting.waits(10)
    sitting.acts("ben", 1)
    truth = sitting.act(1 if sitting.to_act() == 1 else 0)
    told = sitting.waits(WATCH_DELAY - 10)
    assert [type(notice) for notice in notices(told, ONLOOKER)] == [GameWentOn, GameWentOn]  # the start, Ann's move
    sight = seen(sitting)
    assert sight is not None
    assert sight.version == truth.version - 1
    assert sight.view.to_act() == 1
    sitting.waits(10)
    sight = seen(sitting)
    assert sight is not None
    assert sight.version == truth.version


def test_delayed_watchers_hear_players_late_and_each_other_at_once() -> None:
    sitting = playing(hunter(watchers="delayed"))
    sitting.asks("ann", Say(0, "I have the seven"))
    told = sitting.asks("eve", Say(0, "who wins?", "Eve"))
    assert [notice.text for notice in notices(told, ONLOOKER) if isinstance(notice, SomebodySaid)] == ["who wins?"]
    assert [line.text for line in sitting.table.chat(ONLOOKER)] == ["who wins?"]
    assert [line.text for line in sitting.table.chat(0)] == ["I have the seven", "who wins?"]
    sitting.waits(WATCH_DELAY)
    assert [line.text for line in sitting.table.chat(ONLOOKER)] == ["I have the seven", "who wins?"]


def test_a_decision_taken_back_is_taken_back_late_too() -> None:
    sitting = in_turns(hunter(watchers="delayed"))
    sitting.acts("ann", 0)
    sitting.asks("ann", Undo(0, 0, sitting.act(1).version))
    told = notices(sitting.waits(WATCH_DELAY), ONLOOKER)
    assert [notice.forget for notice in told if isinstance(notice, GameWentOn)] == [0, 0, 1]


def test_after_the_end_nothing_is_held_back() -> None:
    sitting = playing(hunter(watchers="delayed"))
    sitting.finish()
    sight = seen(sitting)
    assert sight is not None
    assert sight.outcome is not None
    assert sitting.table.release(sitting.seconds) == []
    sitting.plays_again()
    assert seen(sitting) is None
    sitting.asks("ann", Sit(0, 0, "Ann"))
    sitting.asks("ann", Start(0))
    assert seen(sitting) is None


@pytest.mark.parametrize("wait", [0.0, 30.0, 1000.0])
def test_delayed_watchers_are_as_far_after_a_restart(wait: float) -> None:
    sitting = playing(hunter(watchers="delayed"))
    sitting.waits(50)
    sitting.acts("ann", 0)
    sitting.waits(wait)
    assert portrait(sitting.replayed()) == portrait(sitting.table)


def arranged(sitting: Sitting, watchers: str) -> list[Delivery]:
    settings = msgspec.structs.replace(sitting.table.settings, watchers=watchers)
    return sitting.asks("ann", Arrange(0, settings))


def test_the_host_may_let_watchers_in_or_out_during_a_match() -> None:
    sitting = playing(hunter(watchers="no"))
    names = list(sitting.table.names)
    arranged(sitting, "public")
    assert sitting.table.may_listen("eve", ONLOOKER)
    arranged(sitting, "no")
    assert not sitting.table.may_listen("eve", ONLOOKER)
    assert list(sitting.table.names) == names
    assert portrait(sitting.replayed()) == portrait(sitting.table)


def test_watchers_who_are_delayed_from_now_on_have_seen_what_they_have_seen() -> None:
    sitting = playing(hunter(watchers="public"))
    sitting.acts("ann", 0)
    before = seen(sitting)
    arranged(sitting, "delayed")
    sitting.acts("ben", 1)
    assert before is not None
    after = seen(sitting)
    assert after is not None
    assert (after.version, after.view.text()) == (before.version, before.view.text())
    told = arranged(sitting, "public")
    assert [type(notice) for notice in notices(told, ONLOOKER)] == [GameWentOn, TableChanged]
    assert portrait(sitting.replayed()) == portrait(sitting.table)


def test_watchers_who_saw_nothing_see_nothing_of_now_when_they_are_let_in_late() -> None:
    sitting = playing(hunter(watchers="no"))
    sitting.acts("ann", 0)
    arranged(sitting, "delayed")
    assert seen(sitting) is None
    sitting.acts("ben", 1)
    assert seen(sitting) is None
    sitting.waits(WATCH_DELAY)
    assert seen(sitting) is not None


def test_a_closed_table_tells_so() -> None:
    sitting = playing(hunter(watchers="delayed"))
    told = sitting.asks("ann", Close(0))
    assert notices(told, 0) == [CHANGED]
    assert notices(told, ONLOOKER)[-1] == CHANGED


def test_what_was_held_back_is_told_before_the_end_that_frees_it() -> None:
    sitting = in_turns(hunter(watchers="delayed"))
    sitting.finish()
    told = sitting.table.missed_since(ONLOOKER, 0)
    assert told is not None
    positions = [each.notice.version for each in told if isinstance(each.notice, GameWentOn)]
    assert positions == list(range(1, len(positions) + 1))
    assert told[-1].notice == CHANGED


def test_all_hands_after_the_end_are_for_everybody_only_where_the_table_says_so() -> None:
    for watchers, is_open in (("no", False), ("public", False), ("delayed", False), ("all_after_end", True)):
        sitting = Sitting(hunter(OPEN, BOT, watchers=watchers, public=True))
        sitting.asks("ann", Start(0))
        sitting.finish()
        game = sitting.finished()
        assert game is not None
        assert (game.public, game.open_to_all) == (watchers != "no", is_open)


def test_phrases_are_there_in_both_languages() -> None:
    assert say_phrase(0, "de") == "Hallo!"
    for lang in LANGUAGES:
        said = [say_phrase(number, lang) for number in range(PHRASES)]
        assert len(set(said)) == PHRASES
        assert f"phrase-{PHRASES}" not in words(lang, "table")
