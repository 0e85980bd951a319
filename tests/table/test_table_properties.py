"""Whatever people do in whatever order: nothing breaks, a replay is exact, and no seat learns what it may not."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.match.record import write_record
from coverstory.match.verify import verify
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.rng import Rng
from coverstory.table.decide import TableCommand
from coverstory.table.events import DealBroken, Made, Rematched
from coverstory.table.notices import Delivery
from coverstory.table.refusals import Refusal
from coverstory.table.table import Table
from coverstory.wire import commands
from coverstory.wire.commands import Clock, SeatPlan, Settings
from support.tables import BOT, OPEN, Sitting, device, portrait

PEOPLE = ("ann", "ben", "cem", "eve")
SETTINGS = (
    Settings("agent_hunter", [OPEN, OPEN], {"cards": 4, "houses": 1, "decoys": 1}, watchers="delayed", grace=5),
    Settings("agent_hunter", [OPEN, device()], {"cards": 4, "houses": 1}, watchers="no", clock=Clock("seconds", 30)),
    Settings("undercover_wyss", [OPEN, BOT, OPEN], public=True, watchers="all_after_end", clock=Clock("days", 1)),
    Settings("top_secret_spies", [OPEN, OPEN, BOT, SeatPlan("bot", "rookie")], {"cards": True}, grace=0),
    Settings("undercover_danzer", [BOT, OPEN], clock=Clock("seconds", 60), grace=1000),
)

Step = tuple[int, int, int, int]  # what, who, and two numbers


def command_of(sitting: Sitting, what: int, seat: int, number: int) -> TableCommand:
    """Mostly sensible, sometimes not."""
    sight = sitting.table.sight(min(seat, len(sitting.table.seats) - 1), sitting.now())
    at = sight.version if sight is not None else 0
    offered = sight.offered if sight is not None else ()
    action = offered[number % len(offered)] if offered else number
    choices: Sequence[TableCommand] = (
        commands.Act(0, seat, at, action),
        commands.Act(0, seat, at, action),
        commands.Act(0, seat, at - number % 2, number),
        commands.Undo(0, seat, at),
        commands.Undo(0, seat, at),
        commands.Sit(0, seat, PEOPLE[number % 4].title()),
        commands.Stand(0, seat),
        commands.Start(0),
        commands.Start(0),
        *taking_part(sitting, min(seat, len(sitting.table.seats) - 1), number),
        commands.Fill(0, seat, ("random", "rookie", "genius")[number % 3]),
        commands.Remove(0, seat),
        commands.Relieve(0, seat),
        commands.Resign(0, seat),
        commands.Say(0, "words", PEOPLE[number % 4]),
        commands.Phrase(0, number % 20, "Somebody"),
        commands.Note(0, seat, "n" * number),
        commands.Rematch(0),
        commands.Arrange(0, SETTINGS[number % len(SETTINGS)]),
        commands.Arrange(
            0, msgspec.structs.replace(sitting.table.settings, watchers=("no", "public", "delayed")[number % 3])
        ),
        commands.Close(0) if number % 50 == 0 else commands.Start(0),
    )
    return choices[what % len(choices)]


def taking_part(sitting: Sitting, seat: int, number: int) -> list[TableCommand]:
    commit = sitting.commitment(seat)
    return [
        commit,
        msgspec.structs.replace(commit, commitment=f"{number:064x}"),
        sitting.opening(seat),
        msgspec.structs.replace(sitting.opening(seat), entropy="e" * (number % 70)),
    ]


def take(sitting: Sitting, step: Step) -> list[Delivery]:
    what, who, seat, number = step
    person = PEOPLE[who % 4]
    if what < 8:
        return play_some(sitting, number)
    if what == 8:
        return sitting.comes(person)
    if what == 9 and sitting.table.is_here(person):
        sitting.goes(person)
        return []
    if what < 12:
        return sitting.waits(number)
    if what < 14:
        return set_up(sitting, number)
    if what < 16:
        return take_back(sitting)
    command = command_of(sitting, what, seat, number)
    if number % 3 == 0:
        person = sitting.table.host
    verdict = sitting.table.decide(person, command, sitting.now(), f"mark {number}" if number % 5 == 0 else "")
    return [] if isinstance(verdict, Refusal) else sitting.store(verdict)


def set_up(sitting: Sitting, number: int) -> list[Delivery]:
    """Open seats are taken, and the match starts, or starts again; or a deal goes on."""
    host = sitting.table.host
    if sitting.stage() == "dealing":
        return sitting.deal()
    if sitting.stage() == "finished" and sitting.table.seats_of(host):
        sitting.plays_again()
    if sitting.stage() != "waiting":
        return []
    standing = [person for person in PEOPLE if not sitting.table.seats_of(person)]
    for seat, chair in enumerate(sitting.table.seats):
        if chair.kind == "open":
            person = standing.pop(0) if standing else ""
            if person and number % 4:
                sitting.asks(person, commands.Sit(0, seat, f"{person} {number}"))
            else:
                sitting.asks(host, commands.Fill(0, seat, "random"))
    return sitting.asks(host, commands.Start(0))


def take_back(sitting: Sitting) -> list[Delivery]:
    for seat in range(len(sitting.table.seats)):
        sight = sitting.table.sight(seat, sitting.now())
        if sight is not None and sight.may_undo:
            return sitting.asks(sitting.table.seats[seat].person, commands.Undo(0, seat, sight.version))
    return []


def play_some(sitting: Sitting, number: int) -> list[Delivery]:
    """A few moves by whoever is to make them, so that games get somewhere."""
    told: list[Delivery] = []
    for turn in range(number % 40):
        if sitting.stage() != "playing":
            break
        if sitting.table.bots_awaited():
            told += sitting.bot_acts()
        else:
            seat = sitting.to_act()
            told += sitting.acts(sitting.table.seats[seat].person, seat, number + turn)
    return told


def check(sitting: Sitting, told: list[Delivery], numbers: dict[int, int]) -> None:
    """What is always so."""
    table = sitting.table
    people = [chair.person for chair in table.seats if chair.kind == "person"]
    assert len(people) == len(set(people))
    names = [chair.name.casefold() for chair in table.seats if chair.kind == "person"]
    assert len(names) == len(set(names))
    for chair in table.seats:
        assert chair.is_human == bool(chair.person)
        assert (chair.kind == "bot") == bool(chair.level)
        assert not chair.helped or (chair.is_human and table.stage != "waiting")
    assert [entry.number for entry in sitting.events] == list(range(len(sitting.events)))
    check_stage(sitting)
    for each in told:
        assert each.number > numbers[each.viewer]
        numbers[each.viewer] = each.number
    check_alarm(sitting)


def check_stage(sitting: Sitting) -> None:
    table = sitting.table
    sight = table.sight(0, sitting.now())
    assert (sight is None) == (table.stage in ("waiting", "dealing")) or table.stage == "closed"
    if table.stage == "playing":
        assert sight is not None
        assert 0 <= sight.view.to_act() < len(table.seats)
        assert all(chair.kind != "open" for chair in table.seats)
        awaited = [table.seats[seat] for seat in sight.together or [sight.view.to_act()]]
        undecided = [table.seats[seat] for seat in range(len(table.seats)) if sitting.offered(seat)]
        assert len(table.bots_awaited()) == sum(held.is_played_by_bot for held in undecided)
        has_clock = table.settings.clock.kind != "none" and not all(held.is_played_by_bot for held in awaited)
        assert (table.time_left(sitting.now()) is not None) == has_clock
    else:
        assert table.bots_awaited() == []
        assert table.time_left(sitting.now()) is None
    assert table.stage != "finished" or table.last_game is not None
    assert (table.deal is not None) == (table.stage == "dealing")
    assert table.deal is None or table.deal.behind()


def check_alarm(sitting: Sitting) -> None:
    """Time does nothing before the alarm, and something at it."""
    alarm = sitting.table.next_alarm()
    if alarm is None or alarm > sitting.seconds:
        assert sitting.table.tick(sitting.now()) == []
    else:
        assert sitting.table.tick(sitting.now()) or sitting.table.release(sitting.seconds)


def secrets_of(sitting: Sitting) -> list[str]:
    """The seeds that nobody may have seen yet: all but those of finished matches."""
    seeds = [entry.event.seed for entry in sitting.events if isinstance(entry.event, Made | Rematched | DealBroken)]
    return [form for seed in seeds for form in (seed.hex(), repr(seed)[2:-1])][-2:]


@given(
    st.integers(0, len(SETTINGS) - 1),
    st.lists(
        st.tuples(st.integers(0, 33), st.integers(0, 3), st.integers(0, 4), st.integers(0, 150)),
        min_size=10,
        max_size=60,
    ),
)
def test_no_sequence_of_commands_breaks_a_table(chosen: int, steps: list[Step]) -> None:
    sitting = Sitting(SETTINGS[chosen])
    numbers: dict[int, int] = defaultdict(int)
    for step in steps:
        told = take(sitting, step)
        check(sitting, told, numbers)
        if sitting.stage() != "finished":
            assert not any(secret in repr(told) for secret in secrets_of(sitting))
    viewers = range(-1, len(sitting.table.seats))
    assert portrait(sitting.replayed(), viewers) == portrait(sitting.table, viewers)
    game = sitting.finished()
    if game and not game.broken_off:  # what was broken off keeps its seed to itself
        verify(write_record(game.record))


@given(st.integers(0, 10**6))
def test_a_table_rebuilt_at_any_moment_goes_on_in_the_same_way(seed: int) -> None:
    """The server may die between any two events; the same commands then lead to the same table."""
    rng = Rng(seed)
    steps: list[Step] = [(rng.below(34), rng.below(4), rng.below(5), rng.below(150)) for _ in range(25)]
    sitting = Sitting(SETTINGS[rng.below(len(SETTINGS))])
    for step in steps:
        take(sitting, step)
    cut = rng.below(len(sitting.events)) + 1
    table = Table.replay(sitting.events[:cut], sitting.seconds)
    for entry in sitting.events[cut:]:
        table.apply(entry)
    viewers = range(-1, len(table.seats))
    table.release(sitting.seconds)
    sitting.table.release(sitting.seconds)
    assert portrait(table, viewers) == portrait(sitting.table, viewers)


# Two worlds, one view.


def known_to(sitting: Sitting, table: Table, viewer: int, person: str) -> str:
    """Everything that a table would tell that viewer, and every answer to what its person could ask."""
    now = sitting.now()
    sight = table.sight(viewer, now)
    assert sight is not None
    seen = sight.version, sight.view.text(), list(sight.offered), sight.may_undo, sight.outcome
    kept = [table.missed_since(viewer, number) for number in range(table.last_number(viewer) + 1)]
    asked: list[TableCommand] = [
        commands.Act(0, seat, sight.version, code)
        for seat in range(len(table.seats))
        for code in (*range(0, 400, 7), *sight.offered)
    ]
    asked += [commands.Undo(0, seat, sight.version) for seat in range(len(table.seats))]
    verdicts = [table.decide(person, command, now) for command in asked]
    public = table.stage, table.names, table.time_left(now), table.bots_awaited(), table.next_alarm(), table.commitment
    return repr((seen, kept, verdicts, table.chat(viewer), public))


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_viewer_cannot_tell_two_worlds_apart(slug: str) -> None:
    game = GAMES[slug]
    seats = min(3, game.most_seats)
    for options in game.variants[:3]:
        people = PEOPLE[:seats]
        sitting = Sitting(Settings(slug, [OPEN] * seats, dict(options)))
        for seat, person in enumerate(people[1:], 1):
            sitting.sits(person, seat)
        sitting.asks("ann", commands.Start(0))
        rng = Rng(seats)
        for _ in range(25):
            if sitting.stage() != "playing":
                break
            check_worlds(sitting, people, rng)
            seat = sitting.to_act()
            sitting.acts(people[seat], seat, rng.below(1000))


def check_worlds(sitting: Sitting, people: Sequence[str], rng: Rng) -> None:
    for viewer in (*range(len(people)), ONLOOKER):
        person = "eve" if viewer == ONLOOKER else people[viewer]
        sight = sitting.table.sight(viewer, sitting.now())
        assert sight is not None
        other = sitting.replayed()
        match = other._state.match
        assert match is not None
        match._state = sitting.table.game.worlds(sight.view).sample(rng)
        assert known_to(sitting, other, viewer, person) == known_to(sitting, sitting.table, viewer, person)
