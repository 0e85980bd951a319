"""A player's own program in a deal: what it sends, what it keeps, and what it notices about a table that cheats."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest

from coverstory.errors import UnfairRecord
from coverstory.match.fairness import entropy_commitment
from coverstory.match.kept_promise import KeptPromise, check_game, check_kept
from coverstory.match.record import write_record
from coverstory.match.verify import verify
from coverstory.table.kept_deals import MOST, KeptDeals
from coverstory.table.own_part import OwnPart
from coverstory.table.presenter import table_state
from coverstory.wire.commands import Commit, Open, Start
from coverstory.wire.messages import TableState
from support.tables import Sitting, pair


def dealing() -> Sitting:
    sitting = pair()
    sitting.deals = False
    sitting.asks("ann", Start(0))
    return sitting


def program(entropy: str = "ann's own", deals: KeptDeals | None = None) -> OwnPart:
    return OwnPart(lambda: entropy, count(1).__next__, deals)


def seen(sitting: Sitting) -> TableState:
    """As Ann's program sees it."""
    return table_state(sitting.table, 0, "ann", sitting.now())


def takes_part(part: OwnPart, sitting: Sitting) -> list[Commit | Open]:
    """What it sends is carried out and acknowledged."""
    commands = part.answer(seen(sitting))
    for command in commands:
        sitting.asks("ann", command)
        part.note_done(command.id)
    return commands


def test_it_commits_opens_and_keeps_what_the_record_then_agrees_with() -> None:
    sitting, part = dealing(), program()
    assert [type(command) for command in takes_part(part, sitting)] == [Commit]
    assert (takes_part(part, sitting), part.kept) == ([], None)
    sitting.asks("ben", sitting.commitment(1))
    assert [type(command) for command in takes_part(part, sitting)] == [Open]
    assert takes_part(part, sitting) == []
    sitting.asks("ben", sitting.opening(1))
    sitting.finish()
    assert takes_part(part, sitting) == []
    game = sitting.finished()
    assert game is not None
    assert part.kept is not None
    assert part.kept.entropy == {"0": "ann's own"}
    check_kept(part.kept, verify(write_record(game.record)).fairness)
    check_game(part.kept, game.record)
    assert (part.is_denied, part.is_doubtful) == (False, False)


def committed(sitting: Sitting, part: OwnPart) -> TableState:
    """Everybody has committed: what the table is to show Ann's program next."""
    takes_part(part, sitting)
    sitting.asks("ben", sitting.commitment(1))
    return seen(sitting)


def altered(table: TableState, committed: list[str]) -> TableState:
    assert table.deal is not None
    return msgspec.structs.replace(table, deal=msgspec.structs.replace(table.deal, committed=committed))


def test_it_opens_nothing_when_its_own_commitment_was_replaced() -> None:
    sitting, part = dealing(), program()
    table = committed(sitting, part)
    assert table.deal is not None
    chosen = entropy_commitment(table.match, 0, "chosen by the server")
    assert part.answer(altered(table, [chosen, table.deal.committed[1]])) == []
    assert (part.is_doubtful, part.kept) == (True, None)


def test_it_opens_nothing_when_another_seed_is_promised_by_then() -> None:
    sitting, part = dealing(), program()
    table = msgspec.structs.replace(committed(sitting, part), commitment="0" * 64)
    assert part.answer(table) == []
    assert (part.is_doubtful, part.kept) == (True, None)


def test_it_remembers_what_others_had_committed_to_when_they_commit_anew_after_it_has_opened() -> None:
    sitting, part = dealing(), program()
    table = committed(sitting, part)
    takes_part(part, sitting)
    kept = part.kept
    assert kept is not None
    suits = entropy_commitment(table.match, 1, "what suits us")
    assert part.answer(altered(table, [kept.committed[0], suits])) == []
    assert part.is_doubtful
    assert part.kept == kept


def test_it_notices_when_its_part_was_taken_and_the_table_says_that_it_took_none() -> None:
    """The table acknowledges what Ann's program opens, and then acts as if it had never come."""
    sitting, part = dealing(), program()
    committed(sitting, part)
    for command in part.answer(seen(sitting)):
        part.note_done(command.id)
    sitting.asks("ben", sitting.opening(1))
    sitting.waits(30)
    assert list(sitting.table.broken_off) == ["Ann"]
    assert part.answer(seen(sitting)) == []
    assert part.is_denied


def test_a_program_that_committed_and_was_not_there_to_open_does_not_blame_the_table() -> None:
    sitting, part = dealing(), program()
    committed(sitting, part)  # it hears nothing of the opening
    sitting.waits(30)
    part.answer(seen(sitting))
    assert not part.is_denied


def test_a_program_that_was_silent_or_left_knows_why_it_lost_its_seat() -> None:
    for leaves in (False, True):
        sitting, part = dealing(), program()
        commands = part.answer(seen(sitting))
        assert commands
        if leaves:
            part.note_done(commands[0].id)
            part.leave()
        sitting.waits(30)
        assert part.answer(seen(sitting)) == []
        assert not part.is_denied


def test_a_match_after_a_broken_deal_is_taken_part_in_anew() -> None:
    sitting, part = dealing(), program()
    first = committed(sitting, part).match
    takes_part(part, sitting)
    sitting.waits(30)
    part.answer(seen(sitting))
    sitting.sits("ben", 1)
    sitting.asks("ann", Start(0))
    assert [type(command) for command in takes_part(part, sitting)] == [Commit]
    sitting.asks("ben", sitting.commitment(1))
    takes_part(part, sitting)
    assert part.kept is not None
    assert part.kept.match != first


def test_a_record_with_another_part_in_it_is_not_what_was_kept() -> None:
    sitting, part = dealing(), program()
    committed(sitting, part)
    takes_part(part, sitting)
    sitting.asks("ben", sitting.opening(1))
    record = sitting.table.record()
    assert record is not None
    assert record.fairness is not None
    assert part.kept is not None
    ground = msgspec.structs.replace(record.fairness, entropy=["ann's own", "what suits us"])
    with pytest.raises(UnfairRecord, match="Commitments of seats"):
        check_kept(part.kept, msgspec.structs.replace(ground, committed=[part.kept.committed[0], "0" * 64]))


def test_it_opens_nothing_before_every_person_has_committed_nor_when_a_bot_has() -> None:
    """Whatever the table says about it: a friend of the server must not commit after it has looked."""
    for others in ([""], [], ["0" * 64, "0" * 64]):
        sitting, part = dealing(), program()
        table = committed(sitting, part)
        assert table.deal is not None
        assert part.answer(altered(table, [table.deal.committed[0], *others])) == []
        assert (part.is_doubtful, part.kept) == (True, None)
    sitting, part = dealing(), program()
    table = committed(sitting, part)
    bot = msgspec.structs.replace(table.seats[1], kind="bot")
    assert part.answer(msgspec.structs.replace(table, seats=[table.seats[0], bot])) == []
    assert part.is_doubtful


def test_a_program_that_is_started_anew_opens_what_it_had_committed_to() -> None:
    sitting, deals = dealing(), KeptDeals()
    takes_part(program(deals=deals), sitting)
    again = program("something else", deals)
    assert takes_part(again, sitting) == []
    sitting.asks("ben", sitting.commitment(1))
    (opened,) = takes_part(again, sitting)
    assert isinstance(opened, Open)
    assert (opened.entropy, again.is_doubtful) == ("ann's own", False)
    third = program("something else", deals)
    assert [type(command) for command in third.answer(seen(sitting))] == [Open]  # the same again is no harm
    sitting.asks("ben", sitting.opening(1))
    assert third.answer(seen(sitting)) == []
    assert third.kept is not None
    assert third.kept.entropy == {"0": "ann's own"}


def test_a_program_that_opened_before_it_was_started_anew_does_not_open_to_other_commitments() -> None:
    sitting, deals = dealing(), KeptDeals()
    part = program(deals=deals)
    table = committed(sitting, part)
    takes_part(part, sitting)
    again = program(deals=deals)
    assert table.deal is not None
    assert again.answer(altered(table, [table.deal.committed[0], "0" * 64])) == []
    assert again.is_doubtful


def opens(sitting: Sitting, part: OwnPart) -> None:
    """Everybody commits, and Ann's program opens; Ben does not."""
    committed(sitting, part)
    takes_part(part, sitting)


def test_it_counts_the_deals_that_it_opened_and_that_led_to_no_game() -> None:
    sitting, deals = dealing(), KeptDeals()
    part = program(deals=deals)
    opens(sitting, part)
    for count_ in (1, 2):
        sitting.waits(30)
        part.answer(seen(sitting))
        assert part.without_a_game == count_
        sitting.sits("ben", 1)
        sitting.asks("ann", Start(0))
        opens(sitting, part)
        assert part.without_a_game == count_
    sitting.asks("ben", sitting.opening(1))
    part.answer(seen(sitting))
    sitting.finish()
    sitting.plays_again()
    part.answer(seen(sitting))
    sitting.asks("ann", Start(0))
    opens(sitting, part)
    assert part.without_a_game == 0


def test_a_deal_that_nobody_opened_is_not_counted_for_nobody_could_have_looked() -> None:
    sitting, part = dealing(), program()
    takes_part(part, sitting)
    sitting.waits(30)
    part.answer(seen(sitting))
    assert part.without_a_game == 0


def test_it_notices_when_a_match_begins_without_its_part() -> None:
    """The table skips the deal, or begins while our program has not opened."""
    sitting, part = pair(), program()
    part.answer(seen(sitting))
    sitting.asks("ann", Start(0))  # somebody else takes part for Ann
    part.answer(seen(sitting))
    assert part.is_left_out
    sitting, part = dealing(), program()
    takes_part(part, sitting)
    part.answer(msgspec.structs.replace(seen(sitting), stage="playing", deal=None))
    assert part.is_left_out


def test_who_comes_when_the_match_has_begun_is_not_left_out() -> None:
    sitting, part = pair(), program()
    sitting.asks("ann", Start(0))
    part.answer(seen(sitting))
    assert not part.is_left_out


def test_what_was_opened_is_not_pushed_out_by_deals_that_were_never_opened() -> None:
    deals = KeptDeals()
    deals.keep(KeptPromise("m", "", ["a", "b"], {"0": "x"}, table="t"))
    for number in range(MOST + 100):
        deals.keep(KeptPromise(f"sham {number}", "", [], {"0": "x"}, table="t"))
    assert deals.of("m") is not None
    assert deals.of("sham 0") is None
    assert len(deals.read()) == MOST
