"""A table from the first seat to the rematch: seats, start, play, undo, words, end, and exact replay."""

from __future__ import annotations

import pytest

from coverstory.errors import UnknownVersion
from coverstory.match.record import write_record
from coverstory.match.verify import verify
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import ONLOOKER
from coverstory.table.events import Started, StoredEvent
from coverstory.table.notices import Delivery, GameWentOn, NotesKept, SomebodySaid, TableChanged
from coverstory.table.refusals import Refusal
from coverstory.table.table import Table, closes, make_table
from coverstory.wire.commands import (
    Act,
    Arrange,
    Clock,
    Close,
    Fill,
    Note,
    Phrase,
    Rematch,
    Remove,
    Say,
    SeatPlan,
    Settings,
    Sit,
    Stand,
    Start,
    Undo,
)
from coverstory.wire.http import NewTable
from support.tables import BOT, OPEN, Sitting, device, hunter, in_turns, notices, pair, playing, portrait

# Making a table.


def test_whoever_makes_a_table_hosts_it_and_has_the_first_open_seat() -> None:
    table = Sitting(hunter(BOT, OPEN)).table
    assert (table.host, table.stage, table.id) == ("ann", "waiting", "table")
    assert [(chair.kind, chair.name, chair.level) for chair in table.seats] == [
        ("bot", "", "random"),
        ("person", "Ann", ""),
    ]
    assert table.seats_of("ann") == [1]
    assert list(table.names) == ["Falcon", "Ann"]
    assert table.sight(1, Sitting().now()) is None


def test_seats_on_the_same_device_are_the_hosts() -> None:
    sitting = Sitting(hunter(OPEN, device("Zoë")))
    assert sitting.table.seats_of("ann") == [0, 1]
    assert list(sitting.table.names) == ["Ann", "Zoë"]
    assert list(Sitting(hunter(device(), device("Zoë"))).table.names) == ["Ann 1", "Zoë"]
    sitting.asks("ann", Start(0))
    sitting.finish(["ann", "ann"])
    assert sitting.table.last_game is not None
    assert sitting.table.last_game.people == ["ann", "ann"]


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings("chess", [OPEN, OPEN]), "unknown_game"),
        (Settings("agent_hunter", [OPEN, OPEN, OPEN]), "wrong_seats"),
        (Settings("agent_hunter", [OPEN, OPEN], {"colour": 1}), "bad_option"),
        (Settings("agent_hunter", [OPEN, OPEN], {"cards": 99}), "bad_option"),
        (Settings("agent_hunter", [OPEN, SeatPlan("bot", "genius")]), "unknown_bot"),
        (Settings("agent_hunter", [OPEN, SeatPlan("bot", "spymaster:999s")]), "unknown_bot"),
        (Settings("agent_hunter", [OPEN, OPEN], level="genius"), "unknown_bot"),
        (Settings("agent_hunter", [OPEN, device("x" * 25)]), "bad_name"),
        (Settings("agent_hunter", [OPEN, OPEN], clock=Clock("seconds", 4)), "bad_clock"),
        (Settings("agent_hunter", [OPEN, OPEN], clock=Clock("days", 31)), "bad_clock"),
    ],
)
def test_settings_that_do_not_fit_make_no_table(settings: Settings, code: str) -> None:
    sitting = Sitting()
    refusal = make_table("t", "ann", NewTable(settings, "Ann"), sitting.now())
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert sitting.refused("ann", Arrange(0, settings)).code == code


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        (Settings("agent_hunter", [OPEN, OPEN, OPEN]), "seats"),
        (Settings("agent_hunter", [OPEN, OPEN], {"cards": 99}), "options.cards"),
        (Settings("top_secret_spies", [OPEN, OPEN], {"first": "6"}), "options.first"),
        (Settings("undercover_danzer", [OPEN, OPEN], {"line": 14}), "options.line"),
        (Settings("agent_hunter", [OPEN, device("x" * 25)]), "seats.1"),
        (Settings("agent_hunter", [OPEN, OPEN], clock=Clock("seconds", 4)), "clock"),
    ],
)
def test_a_refused_table_names_the_field_at_fault(settings: Settings, field: str) -> None:
    refusal = make_table("t", "ann", NewTable(settings, "Ann"), Sitting().now())
    assert isinstance(refusal, Refusal)
    assert refusal.field == field


def test_a_host_needs_a_name() -> None:
    now = Sitting().now()
    assert make_table("t", "ann", NewTable(hunter(), " \u202e "), now) == Refusal("bad_name", field="name")


# Seats.


def test_people_sit_down_move_and_stand_up() -> None:
    sitting = Sitting(Settings("top_secret_spies", [OPEN] * 4))
    sitting.sits("ben", 2)
    assert sitting.table.seats_of("ben") == [2]
    sitting.sits("ben", 3)
    assert sitting.table.seats_of("ben") == [3]
    assert sitting.table.seats[2].kind == "open"
    sitting.asks("ben", Stand(0, 3))
    assert sitting.table.seats_of("ben") == []


def test_a_seat_is_taken_once_and_a_name_too() -> None:
    sitting = pair(Settings("top_secret_spies", [OPEN] * 4))
    assert sitting.refused("cem", Sit(0, 1, "Cem")).code == "taken"
    assert sitting.refused("cem", Sit(0, 2, " ANN ")).code == "name_taken"
    assert sitting.refused("cem", Sit(0, 2, "\t")).code == "bad_name"
    assert sitting.refused("cem", Sit(0, 6, "Cem")).code == "no_seat"
    sitting.asks("cem", Sit(0, 2, "C\u202eem\n  the\x00 spy"))
    assert sitting.table.seats[2].name == "Cem the spy"


def test_sitting_down_again_changes_the_name() -> None:
    sitting = pair()
    commitment = sitting.table.commitment
    sitting.asks("ben", Sit(0, 1, "Benno"))
    assert sitting.table.seats[1].name == "Benno"
    assert sitting.table.commitment == commitment


def test_the_host_fills_and_clears_seats_before_the_start() -> None:
    sitting = Sitting(Settings("top_secret_spies", [OPEN] * 4))
    sitting.sits("ben", 1)
    sitting.asks("ann", Fill(0, 2, "rookie"))
    sitting.asks("ann", Fill(0, 2, "agent"))
    assert sitting.table.seats[2].level == "agent"
    assert sitting.refused("ann", Fill(0, 1, "rookie")).code == "taken"
    assert sitting.refused("ann", Fill(0, 3, "genius")).code == "unknown_bot"
    sitting.asks("ann", Remove(0, 1))
    sitting.asks("ann", Remove(0, 2))
    assert [chair.kind for chair in sitting.table.seats] == ["person", "open", "open", "open"]
    assert sitting.refused("ann", Remove(0, 2)).code == "seat_open"
    assert sitting.refused("ann", Remove(0, 0)).code == "own_seat"


def test_who_can_keeps_the_seat_when_the_table_is_arranged_anew() -> None:
    sitting = Sitting(Settings("top_secret_spies", [OPEN] * 5))
    for seat, person in ((1, "ben"), (2, "cem"), (4, "dora")):
        sitting.sits(person, seat)
    sitting.asks("ann", Arrange(0, Settings("top_secret_spies", [BOT, OPEN, OPEN])))
    assert list(sitting.table.names) == ["Falcon", "Ben", "Cem"]
    sitting.asks("ann", Arrange(0, Settings("agent_hunter", [OPEN, device()])))
    assert list(sitting.table.names) == ["Ben", "Ann 2"]
    assert sitting.table.host == "ann"
    sitting.asks("ann", Start(0))


def test_a_match_starts_when_every_seat_is_taken() -> None:
    sitting = Sitting()
    assert sitting.refused("ann", Start(0)).code == "seats_open"
    sitting.asks("ann", Fill(0, 1, "random"))
    told = sitting.asks("ann", Start(0))
    assert sitting.stage() == "playing"
    for viewer in (0, 1, ONLOOKER):
        assert [type(notice) for notice in notices(told, viewer)] == [*[TableChanged] * 3, GameWentOn]
    for command in (Start(0), Fill(0, 1, "random"), Arrange(0, hunter(clock=Clock("days", 1)))):
        assert sitting.refused("ann", command).code == "started"
    assert sitting.refused("cem", Sit(0, 1, "Cem")).code == "started"


# The match.


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_whole_game_between_bots_and_a_person_is_kept_and_verifies(slug: str) -> None:
    seats = min(3, GAMES[slug].most_seats)
    sitting = Sitting(Settings(slug, [OPEN, *[BOT] * (seats - 1)]))
    commitment, name = sitting.table.commitment, sitting.table.match_name
    sitting.asks("ann", Start(0))
    sitting.finish()
    game = sitting.table.last_game
    assert game is not None
    assert (game.match, game.people, game.names) == (name, ["ann", "", ""][:seats], ["Ann", "Magpie", "Heron"][:seats])
    assert game.record.fairness is not None
    assert (game.record.fairness.commitment, game.record.fairness.entropy[0]) == (commitment, "Ann's part")
    verify(write_record(game.record))
    assert game.table == sitting.table.id
    assert sitting.table.id not in write_record(game.record).decode()
    assert portrait(sitting.replayed()) == portrait(sitting.table)


def test_a_decision_goes_on_and_each_seat_hears_its_own() -> None:
    sitting = in_turns()
    told = sitting.acts("ann", 0)
    kinds = {viewer: [event.kind for event in went_on(told, viewer).events] for viewer in (0, 1, ONLOOKER)}
    assert kinds == {0: ["placed"], 1: ["placed_unseen"], ONLOOKER: ["placed_unseen"]}
    sight = sitting.table.sight(1, sitting.now())
    assert sight is not None
    assert went_on(told, 1).version == sight.version


def went_on(told: list[Delivery], viewer: int) -> GameWentOn:
    (notice,) = [each for each in notices(told, viewer) if isinstance(each, GameWentOn)]
    return notice


def test_stale_illegal_and_untimely_decisions_change_nothing() -> None:
    sitting = in_turns()
    good = sitting.act(0)
    before = portrait(sitting.table)
    assert sitting.refused("ann", Act(0, 0, good.version - 1, good.action)).code == "stale"
    assert sitting.refused("ann", Act(0, 0, good.version + 1, good.action)).code == "stale"
    illegal = sitting.refused("ann", Act(0, 0, good.version, 99_999))
    assert (illegal.code, bool(illegal.rule)) == ("illegal", True)
    assert sitting.refused("ben", Act(0, 1, good.version, good.action)).code == "not_your_turn"
    assert sitting.refused("ben", Act(0, 0, good.version, good.action)).code == "not_yours"
    assert portrait(sitting.table) == before


def test_deciding_is_not_yet_doing() -> None:
    sitting = playing()
    before = portrait(sitting.table)
    first = sitting.table.decide("ann", sitting.act(0), sitting.now())
    assert first == sitting.table.decide("ann", sitting.act(0), sitting.now())
    assert portrait(sitting.table) == before


def test_a_command_with_the_same_mark_is_carried_out_once() -> None:
    sitting = playing()
    command = sitting.act(0)
    sitting.asks("ann", command, "w1:7")
    after = portrait(sitting.table)
    assert sitting.table.decide("ann", command, sitting.now(), "w1:7") == []
    assert sitting.replayed().decide("ann", command, sitting.now(), "w1:7") == []
    assert portrait(sitting.table) == after
    assert sitting.refused("ann", command).code == "stale"  # without the mark it is another command
    assert isinstance(
        sitting.table.decide("ben", command, sitting.now(), "w1:7"), Refusal
    )  # marks are each person's own


# Undo.


def test_a_decision_is_taken_back_and_everybody_forgets_it() -> None:
    sitting = in_turns(hunter())
    seen = sitting.table.sight(0, sitting.now())
    sitting.acts("ann", 0)
    assert may_undo(sitting, 0)
    at = sitting.act(1).version
    told = sitting.asks("ann", Undo(0, 0, at))
    assert [went_on(told, viewer).forget for viewer in (0, 1, ONLOOKER)] == [1, 1, 1]
    again = sitting.table.sight(0, sitting.now())
    assert seen is not None
    assert again is not None
    assert again.view.text() == seen.view.text()
    assert again.version > seen.version  # a command made before it was taken back is stale
    assert sitting.refused("ann", Undo(0, 0, again.version)).code == "cannot_undo"


def may_undo(sitting: Sitting, seat: int) -> bool:
    sight = sitting.table.sight(seat, sitting.now())
    assert sight is not None
    return sight.may_undo


def test_nobody_takes_back_for_another_or_too_late() -> None:
    sitting = in_turns(hunter())
    sitting.acts("ann", 0)
    at = sitting.act(1).version
    assert sitting.refused("ben", Undo(0, 0, at)).code == "not_yours"
    assert sitting.refused("ben", Undo(0, 1, at)).code == "cannot_undo"
    assert sitting.refused("ann", Undo(0, 0, at - 1)).code == "stale"
    sitting.acts("ben", 1)
    assert not may_undo(sitting, 0)
    assert sitting.refused("ann", Undo(0, 0, at + 1)).code == "cannot_undo"


def test_what_a_bot_decided_for_a_seat_is_not_taken_back_by_its_person() -> None:
    sitting = playing(hunter())
    sitting.asks("ann", Stand(0, 0))
    sitting.bot_acts()
    sitting.asks("ann", Sit(0, 0, "Ann"))
    assert not may_undo(sitting, 0)


# Words.


def test_chat_reaches_everybody_under_the_name_of_the_seat() -> None:
    sitting = pair()
    told = sitting.asks("ben", Say(0, " <b>hi</b>\u0007\n there ", "Ann"))
    line = SomebodySaid(1, name="Ben", text="<b>hi</b> there", phrase=-1, wall=sitting.now().wall)
    for viewer in (0, 1, ONLOOKER):
        assert notices(told, viewer) == [line]
    sitting.asks("cem", Phrase(0, 2, "Cem"))
    assert sitting.table.chat(0)[-1] == SomebodySaid(-1, name="Cem", text="", phrase=2, wall=sitting.now().wall)
    assert sitting.refused("cem", Say(0, "x", "ben")).code == "name_taken"
    assert sitting.refused("cem", Say(0, "x")).code == "bad_name"
    assert sitting.refused("ben", Say(0, "\u200b\u202e")).code == "bad_text"
    assert sitting.refused("ben", Say(0, "x" * 301)).code == "bad_text"
    assert sitting.refused("ben", Phrase(0, 999)).code == "no_phrase"


def test_notes_are_for_the_seat_alone() -> None:
    sitting = pair()
    told = sitting.asks("ben", Note(0, 1, "secret thoughts"))
    assert [(each.viewer, each.notice) for each in told] == [(1, NotesKept())]
    assert (sitting.table.notes(0), sitting.table.notes(1)) == ("", "secret thoughts")
    assert sitting.refused("ann", Note(0, 1, "x")).code == "not_yours"
    assert sitting.refused("ben", Note(0, 1, "ü" * 4097)).code == "bad_notes"
    assert "secret thoughts" not in repr(sitting.table.seats)


# The end, and after.


def test_a_rematch_is_for_everybody_who_is_there() -> None:
    sitting = pair(Settings("top_secret_spies", [OPEN, OPEN, OPEN, BOT]))
    sitting.comes("cem")
    sitting.sits("cem", 2)
    sitting.asks("ann", Start(0))
    assert sitting.refused("ben", Rematch(0)).code == "not_finished"
    sitting.asks("ann", Note(0, 0, "old notes"))
    old = sitting.table.commitment, sitting.table.match_name
    sitting.finish(["ann", "ben", "cem"])
    sitting.goes("cem")
    sitting.waits(120)
    assert sitting.refused("eve", Rematch(0)).code == "not_seated"
    sitting.asks("ben", Rematch(0))
    assert sitting.stage() == "finished"
    sitting.asks("ann", Rematch(0))
    assert sitting.stage() == "waiting"
    assert [chair.kind for chair in sitting.table.seats] == ["person", "person", "open", "bot"]
    assert not any(chair.entropy or chair.notes for chair in sitting.table.seats)
    assert (sitting.table.commitment, sitting.table.match_name) != old
    assert sitting.finished() is None
    assert sitting.table.sight(0, sitting.now()) is None
    for viewer in (0, 1, 2, 3, ONLOOKER):
        assert sitting.table.missed_since(viewer, sitting.table.last_number(viewer) - 2) is None
    sitting.asks("ann", Fill(0, 2, "random"))
    sitting.asks("ann", Start(0))
    sitting.finish()
    game = sitting.finished()
    assert game is not None
    verify(write_record(game.record))
    assert portrait(sitting.replayed()) == portrait(sitting.table)


def test_nothing_happens_at_a_closed_table() -> None:
    sitting = playing()
    events = sitting.table.decide("ann", Close(0), sitting.now())
    assert isinstance(events, list)
    assert closes(events)
    assert not closes(sitting.events)
    sitting.store(events)
    assert sitting.stage() == "closed"
    for command in (Sit(0, 0, "Ann"), Say(0, "x"), Close(0), Act(0, 0, 1, 0)):
        assert sitting.refused("ann", command).code == "closed"
    assert sitting.table.bots_awaited() == []
    assert sitting.table.next_alarm() is None
    assert sitting.waits(10**9) == []


def test_an_unknown_version_of_the_rules_is_said() -> None:
    sitting = playing()
    first, *rest = sitting.events
    changed = [
        StoredEvent(each.number, each.moment, Started(99), each.person) if isinstance(each.event, Started) else each
        for each in rest
    ]
    with pytest.raises(UnknownVersion, match="version 99"):
        Table.replay([first, *changed], 0.0)


def test_bots_have_cover_names_that_nobody_else_at_the_table_has() -> None:
    sitting = Sitting(Settings("top_secret_spies", [OPEN, BOT, BOT, OPEN]), name="magpie")
    sitting.sits("ben", 3, "Heron")
    assert list(sitting.table.names) == ["magpie", "Curlew", "Bittern", "Heron"]
