"""The deal: everybody commits, then everybody opens, and only then a match begins (docs/fairness.md)."""

from __future__ import annotations

import msgspec
import pytest

from coverstory.errors import UnknownVersion
from coverstory.match.fairness import entropy_commitment, promise
from coverstory.match.record import write_record
from coverstory.match.verify import verify
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import ONLOOKER
from coverstory.table.decide import TableCommand
from coverstory.table.events import DealBegan, Moment, Opened, Started, StoredEvent, decode_event, encode_event
from coverstory.table.history import described
from coverstory.table.presenter import table_state, welcome
from coverstory.table.table import Table
from coverstory.wire.commands import (
    Clock,
    Close,
    Commit,
    Open,
    Remove,
    SeriesPlan,
    Settings,
    Sit,
    Stand,
    Start,
)
from coverstory.wire.messages import DealState
from support.tables import BOT, OPEN, Sitting, device, foreseen, hunter, notices, pair, portrait


def dealing(settings: Settings | None = None) -> Sitting:
    """Ann has asked for the start; nobody has committed yet."""
    sitting = pair(settings)
    sitting.deals = False
    sitting.asks("ann", Start(0))
    return sitting


def opening(settings: Settings | None = None) -> Sitting:
    sitting = dealing(settings)
    sitting.asks("ann", sitting.commitment(0))
    sitting.asks("ben", sitting.commitment(1))
    return sitting


def shown(sitting: Sitting, viewer: int = ONLOOKER) -> DealState | None:
    return table_state(sitting.table, viewer, "", sitting.now()).deal


def state(committed: list[str], opened: list[bool], behind: list[int], *, opening: bool = False) -> DealState:
    """The start of a short game of Agent Hunter, with all its options."""
    game = GAMES["agent_hunter"]
    return DealState(
        committed,
        opening=opening,
        opened=opened,
        behind=behind,
        seconds=30.0,
        rules=game.version,
        options=game.settle(hunter().options),
    )


def sent(sitting: Sitting) -> str:
    """All that anybody at the table could be told now."""
    people = (("ann", 0), ("ben", 1), ("cem", ONLOOKER))
    return repr([welcome(sitting.table, viewer, person, sitting.now()) for person, viewer in people])


# How it goes.


def test_nothing_is_dealt_before_everybody_has_committed_and_opened() -> None:
    sitting = dealing()
    for person, step in (
        ("ann", sitting.commitment(0)),
        ("ben", sitting.commitment(1)),
        ("ben", sitting.opening(1)),
    ):
        assert (sitting.stage(), sitting.table.sight(0, sitting.now())) == ("dealing", None)
        sitting.asks(person, step)
    assert sitting.stage() == "dealing"
    sitting.asks("ann", sitting.opening(0))
    assert sitting.stage() == "playing"


def test_everybody_is_shown_all_commitments_and_who_is_waited_for() -> None:
    sitting = dealing()
    sitting.asks("ben", sitting.commitment(1))
    commitments = [sitting.commitment(seat).commitment for seat in range(2)]
    expected = state(["", commitments[1]], [False, False], behind=[0])
    assert [shown(sitting, viewer) for viewer in (0, 1, ONLOOKER)] == [expected] * 3
    sitting.waits(20)
    sitting.asks("ann", sitting.commitment(0))
    sitting.asks("ann", sitting.opening(0))
    assert shown(sitting) == state(commitments, [True, False], behind=[1], opening=True)


def test_the_record_has_what_everybody_committed_to_and_opened_and_verifies() -> None:
    sitting = dealing(hunter(OPEN, OPEN))
    committed = [sitting.commitment(seat).commitment for seat in range(2)]
    promised = sitting.table.match_name, sitting.table.commitment
    sitting.deal()
    sitting.finish()
    game = sitting.finished()
    assert game is not None
    fairness = verify(write_record(game.record)).fairness
    assert (fairness.match, fairness.commitment, fairness.committed) == (*promised, committed)
    assert (fairness.entropy, fairness.bots) == (["Ann's part", "Ben's part"], [])


def test_bots_add_nothing_and_are_not_waited_for() -> None:
    sitting = Sitting(hunter(BOT, OPEN))
    sitting.deals = False
    sitting.asks("ann", Start(0))
    assert shown(sitting) == state(["", ""], [False, False], behind=[1])
    sitting.deal()
    record = sitting.table.record()
    assert record is not None
    assert record.fairness is not None
    assert (record.fairness.bots, record.fairness.entropy) == ([0], ["", "Ann's part"])


def test_where_only_bots_play_it_begins_at_once() -> None:
    sitting = Sitting(hunter(BOT, BOT))
    sitting.deals = False
    sitting.asks("ann", Start(0))
    assert sitting.stage() == "playing"


def test_several_people_on_one_device_each_have_a_part() -> None:
    sitting = Sitting(hunter(OPEN, device("Zoë")))
    sitting.deals = False
    sitting.asks("ann", Start(0))
    for step in (sitting.commitment(0), sitting.commitment(1), sitting.opening(0), sitting.opening(1)):
        assert sitting.stage() == "dealing"
        sitting.asks("ann", step)
    assert sitting.stage() == "playing"


def test_a_rematch_is_dealt_like_the_first_match() -> None:
    sitting = pair()
    sitting.asks("ann", Start(0))
    first = sitting.table.match_name
    sitting.finish()
    sitting.plays_again()
    sitting.deals = False
    sitting.asks("ann", Start(0))
    assert (sitting.stage(), sitting.table.match_name == first) == ("dealing", False)
    assert shown(sitting) == state(["", ""], [False, False], behind=[0, 1])


def test_the_rules_and_options_that_are_shown_are_those_of_the_record() -> None:
    """In a series, too, where a later game names the seat that begins."""
    sitting = pair(msgspec.structs.replace(hunter(), series=SeriesPlan("best_of", games=3)))
    first: list[object] = []
    for _ in range(2):
        sitting.deals = False
        sitting.asks("ann", Start(0))
        promised = shown(sitting)
        assert promised is not None
        sitting.deal()
        record = sitting.table.record()
        assert record is not None
        assert (record.rules, record.options) == (promised.rules, promised.options)
        first.append(promised.options["first"])
        sitting.finish()
        sitting.plays_again()
    assert first[0] == "random"
    assert first[1] in ("0", "1")


@pytest.mark.parametrize("kind", ["single", "best_of", "points", "until_won"])
def test_every_game_of_a_series_is_promised_and_dealt_anew(kind: str) -> None:
    plan = SeriesPlan(kind, games=3 if kind in ("best_of", "points") else 1)  # type: ignore[arg-type]
    sitting = pair(msgspec.structs.replace(hunter(), series=plan))
    promised: list[str] = []
    for _ in range(2):
        commitment = sitting.table.commitment
        sitting.deals = False
        sitting.asks("ann", Start(0))
        assert (sitting.stage(), sitting.table.commitment) == ("dealing", commitment)
        sitting.deal()
        sitting.finish()
        game = sitting.finished()
        assert game is not None
        fairness = verify(write_record(game.record)).fairness
        assert (fairness.commitment, fairness.entropy) == (commitment, ["Ann's part", "Ben's part"])
        promised.append(commitment)
        sitting.plays_again()
    assert len({*promised, sitting.table.commitment}) == 3


# Rude clients.


@pytest.mark.parametrize("nonsense", ["", "0" * 63, "G" * 64, "A" * 64, "0" * 64 + "\n"])
def test_nonsense_is_no_commitment(nonsense: str) -> None:
    sitting = dealing()
    commit = msgspec.structs.replace(sitting.commitment(0), commitment=nonsense)
    assert sitting.refused("ann", commit).code == "bad_commitment"


def test_nobody_commits_or_opens_for_another_seat() -> None:
    sitting = dealing()
    assert sitting.refused("ben", sitting.commitment(0)).code == "not_yours"
    assert sitting.refused("cem", sitting.commitment(0)).code == "not_yours"
    sitting = opening()
    assert sitting.refused("ben", sitting.opening(0)).code == "not_yours"


def test_a_commitment_is_never_replaced() -> None:
    sitting = dealing()
    sitting.asks("ann", sitting.commitment(0))
    other = msgspec.structs.replace(sitting.commitment(0), commitment="0" * 64)
    assert sitting.refused("ann", other).code == "has_committed"
    assert sitting.asks("ann", sitting.commitment(0)) == []  # the same again is no harm


def test_nobody_opens_before_everybody_has_committed() -> None:
    sitting = dealing()
    sitting.asks("ann", sitting.commitment(0))
    assert sitting.refused("ann", sitting.opening(0)).code == "not_all_committed"
    assert not any(isinstance(stored.event, Opened) for stored in sitting.events)


@pytest.mark.parametrize(
    ("entropy", "code"), [("something else", "not_as_committed"), ("", "not_as_committed"), ("x" * 65, "bad_entropy")]
)
def test_a_seat_opens_what_it_committed_to(entropy: str, code: str) -> None:
    sitting = opening()
    assert sitting.refused("ann", msgspec.structs.replace(sitting.opening(0), entropy=entropy)).code == code
    sitting.asks("ann", sitting.opening(0))
    assert sitting.asks("ann", sitting.opening(0)) == []


def test_what_is_meant_for_another_match_is_refused() -> None:
    sitting = opening()
    for step in (sitting.commitment(0), sitting.opening(0)):
        assert sitting.refused("ann", msgspec.structs.replace(step, match="another")).code == "other_deal"


def test_outside_a_deal_there_is_nothing_to_commit_to() -> None:
    sitting = pair()
    for step in (sitting.commitment(0), sitting.opening(0)):
        assert sitting.refused("ann", step).code == "not_dealing"
    sitting.asks("ann", Start(0))
    for step in (sitting.commitment(0), sitting.opening(0)):
        assert sitting.refused("ann", step).code == "not_dealing"


def test_nobody_takes_a_seat_during_a_deal() -> None:
    sitting = dealing()
    assert sitting.refused("cem", Sit(0, 1, "Cem")).code == "started"
    assert sitting.refused("ann", Start(0)).code == "started"


# Secrets.


def test_what_a_seat_opens_is_shown_to_nobody() -> None:
    sitting = opening()
    told = sitting.asks("ann", sitting.opening(0))
    assert "Ann's part" not in sent(sitting)
    assert "Ann's part" not in repr(told)
    assert "Ann's part" not in repr(sitting.table.seats)
    assert "Ann's part" not in repr(sitting.table.deal)
    sitting.asks("ben", sitting.opening(1))
    assert "Ann's part" not in sent(sitting)


def test_only_what_chance_gives_depends_on_what_was_opened() -> None:
    """Two tables at which Ann opens different texts look alike until everybody has opened."""
    seen: list[str] = []
    for part in ("one", "another"):
        sitting = dealing()
        commits = [commit_to(sitting, 0, part), sitting.commitment(1)]
        sitting.asks("ann", commits[0])
        sitting.asks("ben", commits[1])
        sitting.asks("ann", Open(0, seat=0, match=sitting.table.match_name, entropy=part))
        seen.append(sent(sitting).replace(commits[0].commitment, "commitment"))
    assert seen[0] == seen[1]


def commit_to(sitting: Sitting, seat: int, entropy: str) -> Commit:
    match = sitting.table.match_name
    return Commit(0, seat=seat, match=match, commitment=entropy_commitment(match, seat, entropy))


# Time.


def test_who_does_not_commit_in_time_loses_the_seat_and_another_match_is_promised() -> None:
    sitting = dealing()
    promised = sitting.table.match_name, sitting.table.commitment
    sitting.asks("ann", sitting.commitment(0))
    sitting.waits(29.9)
    assert sitting.stage() == "dealing"
    sitting.waits(0.1)
    assert (sitting.stage(), list(sitting.table.names)) == ("waiting", ["Ann", ""])
    assert list(sitting.table.broken_off) == ["Ben"]
    assert sitting.table.match_name != promised[0]
    assert sitting.table.commitment != promised[1]


def test_who_committed_and_does_not_open_is_not_dealt_in() -> None:
    sitting = opening()
    sitting.asks("ben", sitting.opening(1))
    told = sitting.waits(30)
    assert (sitting.stage(), list(sitting.table.names)) == ("waiting", ["", "Ben"])
    assert table_state(sitting.table, 1, "ben", sitting.now()).broken_off == ["Ann"]
    assert notices(told, 1)
    sitting.deals = True
    sitting.sits("ann", 0)
    sitting.asks("ann", Start(0))  # Ann is still the host
    assert (sitting.stage(), list(sitting.table.broken_off)) == ("playing", [])


def test_everybody_has_the_whole_time_to_open() -> None:
    sitting = dealing()
    sitting.waits(25)
    sitting.asks("ann", sitting.commitment(0))
    sitting.asks("ben", sitting.commitment(1))
    sitting.waits(25)
    assert sitting.stage() == "dealing"


def test_the_host_may_set_another_time_and_days_are_for_moves_and_deals_alike() -> None:
    patient = dealing(msgspec.structs.replace(hunter(), dealing=300))
    patient.waits(299)
    assert patient.stage() == "dealing"
    patient.waits(1)
    assert patient.stage() == "waiting"
    slow = dealing(hunter(clock=Clock("days", 2)))
    slow.goes("ben")
    slow.waits(2 * 86400 - 1)
    assert slow.stage() == "dealing"
    slow.waits(1)
    assert slow.stage() == "waiting"


def test_who_leaves_or_is_taken_off_breaks_the_deal_off() -> None:
    sitting = opening()
    promised = sitting.table.commitment
    sitting.asks("ben", Stand(0, 1))
    assert (sitting.stage(), list(sitting.table.broken_off)) == ("waiting", ["Ben"])
    assert sitting.table.commitment != promised
    sitting = opening()
    assert sitting.refused("ann", Remove(0, 1)).code == "present"
    sitting = opening(msgspec.structs.replace(hunter(), dealing=300))
    sitting.goes("ben")
    assert sitting.refused("ann", Remove(0, 1)).code == "present"
    sitting.waits(100)  # his grace is over
    sitting.asks("ann", Remove(0, 1))
    assert (sitting.stage(), list(sitting.table.names)) == ("waiting", ["Ann", ""])


# The history.


def test_a_deal_that_was_broken_off_is_in_the_history_as_such_without_its_seed() -> None:
    sitting = opening()
    match = sitting.table.match_name
    sitting.waits(30)
    game = sitting.table.last_game
    assert game is not None
    assert (game.match, game.broken_off, game.people) == (match, True, ["ann", "ben"])
    assert game.absent == [0, 1]
    assert (game.record.actions, game.record.fairness) == ([], None)


def test_a_match_that_was_closed_in_the_middle_is_in_the_history_as_broken_off_and_can_be_verified() -> None:
    sitting = pair()
    sitting.asks("ann", Start(0))
    sitting.acts("ann", 0)
    sitting.asks("ann", Close(0))
    game = sitting.table.last_game
    assert game is not None
    assert (game.broken_off, game.record.ending) == (True, None)
    assert verify(write_record(game.record)).fairness.entropy == ["Ann's part", "Ben's part"]


def test_a_deal_that_was_broken_off_says_who_took_no_part() -> None:
    sitting = opening()
    sitting.asks("ann", sitting.opening(0))
    sitting.waits(30)
    game = sitting.table.last_game
    assert game is not None
    assert (described(game, "ann").broken_off, described(game, "ann").absent) == (True, [1])
    assert [held.name for held in sitting.table.seats] == ["Ann", ""]


def test_a_table_that_was_closed_before_a_deal_leaves_nothing() -> None:
    sitting = pair()
    sitting.asks("ann", Close(0))
    assert sitting.table.last_game is None


# Restarts, and what was stored before.


def test_a_deal_goes_on_after_a_restart_wherever_it_was() -> None:
    sitting = dealing()
    steps: list[tuple[str, TableCommand]] = [
        ("ann", sitting.commitment(0)),
        ("ben", sitting.commitment(1)),
        ("ben", sitting.opening(1)),
        ("ann", sitting.opening(0)),
    ]
    for person, step in steps:
        again = sitting.replayed()
        assert portrait(again) == portrait(sitting.table)
        assert again.deal is not None
        sitting.table = again
        sitting.asks(person, step)
    assert sitting.stage() == "playing"


def test_after_a_restart_everybody_has_the_whole_time_again() -> None:
    sitting = dealing()
    sitting.waits(29)
    again = sitting.replayed()
    assert again.deal is not None
    assert again.deal.deadline == sitting.seconds + 30


def test_a_deal_of_unknown_rules_is_said_when_its_table_is_read_and_not_to_each_who_looks() -> None:
    sitting = dealing()
    last = sitting.events[-1]
    assert isinstance(last.event, DealBegan)
    future = msgspec.structs.replace(last, event=DealBegan(99))
    with pytest.raises(UnknownVersion):
        Table.replay([*sitting.events[:-1], future], sitting.seconds)


def test_a_match_that_was_begun_before_seats_committed_goes_on_from_the_same_chance() -> None:
    """As the first releases stored it: entropy with the seats, and a start that says no more than the rules."""
    events = [
        '{"deed":"made","table":"t","host":"ann","name":"Ann","seat":0,"entropy":"x","settings":{"game":"agent_hunter",'
        '"seats":[{"kind":"open"},{"kind":"open"}]},"seed":"c2VlZHNlZWRzZWVkc2VlZHNlZWRzZWVkc2VlZHNlZWQ="}',
        '{"deed":"sat","seat":1,"person":"ben","name":"Ben","entropy":"y"}',
        '{"deed":"started","rules":1}',
    ]
    moment = '{"at":12.5,"wall":1700000000.0}'
    bodies = [f'{{"number":{n},"moment":{moment},"deed":{event}}}'.encode() for n, event in enumerate(events)]
    table = Table.replay([decode_event(body) for body in bodies], 20.0)
    assert table.stage == "playing"
    record = table.record()
    assert record is not None
    assert record.fairness == promise(table.match_name, b"seed" * 8, ["x", "y"])
    verify(write_record(record))


def test_what_is_stored_of_a_start_says_how_it_was_dealt() -> None:
    stored = StoredEvent(0, Moment(0.0, 0.0), Started(1, chance=2))
    assert b'"chance":2' in encode_event(foreseen(stored))
    assert b"chance" not in encode_event(StoredEvent(0, Moment(0.0, 0.0), Started(1)))
