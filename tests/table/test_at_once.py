"""At a table, people decide at the same time what they would at a real one: hiding cards, writing dossiers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from coverstory.rules.contract import ONLOOKER
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from coverstory.table.clock import SHORTEST_ABSENCE
from coverstory.table.events import Moment, StoredEvent, decode_event, encode_event
from coverstory.table.notices import GameWentOn
from coverstory.table.presenter import table_state, welcome
from coverstory.table.sight import Sight
from coverstory.wire.commands import Act, Clock, Relieve, Settings, Sit, Stand, Start, Undo
from coverstory.wire.serialise import encode
from support.tables import BOT, OPEN, Sitting, device, hunter, in_turns, notices, playing, portrait

MINUTE = Clock("seconds", 60)
THREE_HOUSES: dict[str, Value] = {"cards": 6, "houses": 3}


def seen(sitting: Sitting, viewer: int) -> Sight:
    sight = sitting.table.sight(viewer, sitting.now())
    assert sight is not None
    return sight


def told_to(sitting: Sitting, viewer: int, person: str) -> bytes:
    """Every byte that a viewer would be sent on connecting, and everything that was sent before."""
    table, start = sitting.table, Moment(0.0, 0.0)
    kept = [table.missed_since(viewer, number) for number in range(table.last_number(viewer) + 1)]
    all_at_once = [
        encode(welcome(table, viewer=viewer, person=person, moment=start, lang=lang)) for lang in (None, "en", "de")
    ]
    return b"".join(all_at_once) + repr(kept).encode() + encode(table_state(table, viewer, person, start))


def test_everybody_is_asked_at_the_same_time() -> None:
    sitting = playing(hunter(options=THREE_HOUSES))
    for seat in (0, 1):
        assert seen(sitting, seat).offered
        assert seen(sitting, seat).view.to_act() == seat
        assert list(seen(sitting, seat).together) == [0, 1]
    assert list(seen(sitting, ONLOOKER).together) == [0, 1]


@pytest.mark.parametrize(("decides", "person"), [(0, "ann"), (1, "ben")])
def test_nobody_else_is_told_that_a_seat_decides_or_takes_it_back(decides: int, person: str) -> None:
    sitting = playing(hunter(options=THREE_HOUSES))
    others = [(1 - decides, "ben" if decides == 0 else "ann"), (int(ONLOOKER), "eve")]
    before = [told_to(sitting, *other) for other in others]
    for step in range(4):
        told = sitting.acts(person, decides, step) if step < 3 else []
        assert {each.viewer for each in told} <= {decides}
        assert [told_to(sitting, *other) for other in others] == before
    told = sitting.asks(person, Undo(0, decides, seen(sitting, decides).version))
    assert {each.viewer for each in told} == {decides}
    assert [told_to(sitting, *other) for other in others] == before


def test_when_all_have_decided_everybody_hears_it_in_the_order_of_the_rules() -> None:
    sitting = playing(hunter(options={**THREE_HOUSES, "first": "0"}))
    for _ in range(3):
        sitting.acts("ben", 1)
    for _ in range(2):
        sitting.acts("ann", 0)
    told = sitting.acts("ann", 0)
    for viewer in (0, 1, ONLOOKER):
        (went_on,) = [each for each in notices(told, viewer) if isinstance(each, GameWentOn)]
        assert went_on.version == seen(sitting, viewer).version
        heard = [(event.kind, event.numbers[:2]) for event in seen(sitting, viewer).view.heard]
        kinds = {0: ("placed", "placed_unseen"), 1: ("placed_unseen", "placed")}.get(viewer, ("placed_unseen",) * 2)
        assert heard == [*((kinds[seat], [seat, house]) for seat in (0, 1) for house in range(3)), ("turn", [0])]
    assert list(seen(sitting, 0).together) == []
    assert seen(sitting, 1).offered == []


def test_who_has_decided_waits_and_may_take_it_back_until_all_have() -> None:
    sitting = playing()
    sitting.acts("ben", 1)
    sight = seen(sitting, 1)
    assert sight.offered == []
    assert sight.may_undo
    assert sitting.refused("ben", Act(0, 1, sight.version, 0)).code == "not_your_turn"
    sitting.asks("ben", Undo(0, 1, sight.version))
    assert seen(sitting, 1).offered
    assert not seen(sitting, 1).may_undo
    assert sitting.refused("ben", Act(0, 1, sight.version, 0)).code == "stale"
    sitting.acts("ben", 1, 2)
    sitting.acts("ann", 0)
    for person, seat in (("ann", 0), ("ben", 1)):
        assert not seen(sitting, seat).may_undo
        assert sitting.refused(person, Undo(0, seat, seen(sitting, seat).version)).code == "cannot_undo"


def test_how_often_somebody_took_back_stays_their_own_affair() -> None:
    """Not even the versions tell."""
    plain, hesitant = playing(), playing()
    for _ in range(5):
        hesitant.acts("ann", 0)
        hesitant.asks("ann", Undo(0, 0, seen(hesitant, 0).version))
    for sitting in (plain, hesitant):
        sitting.acts("ann", 0)
        sitting.acts("ben", 1)
    assert seen(plain, 1).version == seen(hesitant, 1).version
    assert seen(plain, ONLOOKER).version == seen(hesitant, ONLOOKER).version
    assert seen(hesitant, 0).version > seen(plain, 0).version  # what was made before it took back is stale


def test_versions_only_ever_grow() -> None:
    sitting, rng = playing(hunter(options=THREE_HOUSES)), Rng(5)
    versions = [seen(sitting, seat).version for seat in (0, 1)]
    while seen(sitting, 0).together:
        seat = rng.below(2)
        if seen(sitting, seat).may_undo and rng.below(2):
            sitting.asks(("ann", "ben")[seat], Undo(0, seat, seen(sitting, seat).version))
        elif seen(sitting, seat).offered:
            sitting.acts(("ann", "ben")[seat], seat)
        else:
            continue
        assert seen(sitting, seat).version > versions[seat]
        versions[seat] = seen(sitting, seat).version
    assert versions[0] <= seen(sitting, 0).version
    assert versions[1] <= seen(sitting, 1).version


def test_an_early_decision_survives_a_restart() -> None:
    sitting = playing(hunter(options=THREE_HOUSES))
    sitting.acts("ben", 1)
    sitting.acts("ben", 1, 2)
    sitting.asks("ben", Undo(0, 1, seen(sitting, 1).version))
    assert portrait(sitting.replayed()) == portrait(sitting.table)
    sitting.table = sitting.replayed()
    sitting.comes("ann", "ben")
    sitting.finish()
    assert sitting.stage() == "finished"


def test_an_early_decision_is_advised_on() -> None:
    sitting = playing(replace(hunter(), hints=True))
    advised = sitting.table.advisable("ben", 1, sitting.now())
    assert isinstance(advised, Sight)
    assert advised.view.seat == 1


# Bots.


def test_bots_decide_at_the_same_time_as_people() -> None:
    sitting = Sitting(hunter(OPEN, BOT))
    sitting.comes("ann")
    sitting.asks("ann", Start(0))
    (task,) = sitting.table.bots_awaited()
    assert task.seat == 1
    before = told_to(sitting, 0, "ann")
    sitting.bot_acts()
    assert sitting.table.bots_awaited() == []
    assert told_to(sitting, 0, "ann") == before
    sitting.acts("ann", 0)
    assert list(seen(sitting, 0).together) == []


def test_bots_among_themselves_are_all_asked() -> None:
    sitting = Sitting(hunter(BOT, BOT))
    sitting.asks("ann", Start(0))
    assert [task.seat for task in sitting.table.bots_awaited()] == [0, 1]


# Clocks.


def test_all_who_are_asked_have_the_same_time_and_enough_for_all_their_decisions() -> None:
    sitting = playing(hunter(clock=MINUTE, options=THREE_HOUSES))
    assert sitting.table.time_left(sitting.now()) == (0, 180.0)
    sitting.waits(100)
    for _ in range(3):
        sitting.acts("ben", 1)
    assert sitting.table.time_left(sitting.now()) == (0, 80.0)


def test_bots_help_those_whose_time_is_up_and_nobody_else() -> None:
    sitting = playing(hunter(clock=MINUTE))
    sitting.acts("ben", 1)
    sitting.waits(60)
    assert [held.helped for held in sitting.table.seats] == [True, False]
    assert [task.seat for task in sitting.table.bots_awaited()] == [0]
    sitting.bot_acts()
    assert list(seen(sitting, 0).together) == []


def test_both_are_helped_when_both_let_the_time_run_out() -> None:
    sitting = playing(hunter(clock=MINUTE))
    sitting.waits(60)
    assert [held.helped for held in sitting.table.seats] == [True, True]
    assert sitting.table.time_left(sitting.now()) is None
    sitting.asks("ann", Sit(0, 0, "Ann"))
    assert sitting.table.time_left(sitting.now()) == (0, 60.0)


def test_what_a_bot_decided_for_somebody_is_not_taken_back() -> None:
    sitting = playing()
    sitting.asks("ben", Stand(0, 1))
    sitting.bot_acts()
    sitting.asks("ben", Sit(0, 1, "Ben"))
    assert not seen(sitting, 1).may_undo


def test_a_decision_is_not_taken_back_once_the_time_is_up() -> None:
    sitting = playing(hunter(clock=MINUTE))
    sitting.acts("ben", 1)
    sitting.seconds += 60
    assert not seen(sitting, 1).may_undo


def test_a_bot_asked_for_does_not_tell_whether_the_absent_had_decided() -> None:
    told = []
    for has_decided in (True, False):
        sitting = playing(hunter(options=THREE_HOUSES))
        for _ in range(3 if has_decided else 0):
            sitting.acts("ben", 1)
        sitting.goes("ben")
        sitting.waits(SHORTEST_ABSENCE)
        sitting.asks("ann", Relieve(0, 1))
        assert [held.helped for held in sitting.table.seats] == [False, True]
        assert bool(sitting.table.bots_awaited()) is not has_decided
        told.append(told_to(sitting, 0, "ann"))
    assert told[0] == told[1]


# Others.


def test_two_players_at_one_device_decide_one_after_the_other() -> None:
    sitting = Sitting(Settings("agent_hunter", [OPEN, device("Zoë")], THREE_HOUSES))
    sitting.asks("ann", Start(0))
    for seat in (1, 0):
        for _ in range(3):
            sitting.acts("ann", seat)
    assert list(seen(sitting, 0).together) == []


def test_a_match_that_an_earlier_release_began_goes_on_as_it_began() -> None:
    """Its events say nothing of deciding at once, and mean what they meant."""
    sitting = in_turns()
    stored = next(event for event in sitting.events if b'"started"' in encode_event(event))
    assert b"at_once" not in encode_event(stored)
    assert isinstance(decode_event(encode_event(stored)), StoredEvent)
    assert list(seen(sitting, 0).together) == []
    assert seen(sitting, 1).offered == []
    told = sitting.acts("ann", 0)
    assert {each.viewer for each in told} == {0, 1, ONLOOKER}


def test_dossiers_are_written_at_the_same_time() -> None:
    """T21, at a table of four whose seats write in any order."""
    settings = Settings("top_secret_spies", [OPEN] * 4, {"dossier": True})
    sitting, people, rng = Sitting(settings), ("ann", "ben", "cem", "dan"), Rng(2)
    for seat, person in enumerate(people[1:], 1):
        sitting.sits(person, seat)
    sitting.asks("ann", Start(0))
    while not seen(sitting, 0).together:
        seat = sitting.to_act()
        sitting.acts(people[seat], seat, rng.below(1000))
    assert sorted(seen(sitting, ONLOOKER).together) == [0, 1, 2, 3]
    onlooker = told_to(sitting, int(ONLOOKER), "eve")
    for seat in rng_order(rng):
        while sitting.offered(seat) and seen(sitting, seat).together:
            assert told_to(sitting, int(ONLOOKER), "eve") == onlooker
            sitting.acts(people[seat], seat, rng.below(10))
    assert not seen(sitting, 0).together
    sitting.finish(people)
    assert sitting.stage() == "finished"


def rng_order(rng: Rng) -> list[int]:
    seats = [0, 1, 2, 3]
    return [seats.pop(rng.below(len(seats))) for _ in range(4)]
