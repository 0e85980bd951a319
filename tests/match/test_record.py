"""Records replay to the same end; anything altered, cut or foreign is refused with a sentence."""

from __future__ import annotations

import msgspec
import pytest

from coverstory.errors import BadOption, MalformedRecord, UnknownGame, UnknownOption, UnknownVersion, WrongSeats
from coverstory.match.match import Match, state_of
from coverstory.match.record import Ending, Record, read_record, write_record
from coverstory.match.replay import open_match, replay, steps
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import CHANCE
from coverstory.rules.rng import Rng


def recorded(slug: str, seats: int) -> tuple[Match, Record]:
    match = Match(GAMES[slug], seats)
    rng = Rng(7)
    while not match.over:
        state = state_of(match)
        match.enter(state.draw(rng) if state.to_act() == CHANCE else state.pick(rng))
    return match, match.record()


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_record_replays_to_the_same_state(slug: str) -> None:
    match, record = recorded(slug, GAMES[slug].most_seats)
    again = replay(read_record(write_record(record)))
    assert state_of(again).text() == state_of(match).text()


def test_an_unfinished_record_replays_as_far_as_it_goes() -> None:
    _, record = recorded("agent_hunter", 2)
    cut = msgspec.structs.replace(record, actions=record.actions[:9], ending=None)
    match = replay(cut)
    assert not match.over
    assert match.record().actions == record.actions[:9]


def test_a_changed_action_does_not_replay() -> None:
    _, record = recorded("agent_hunter", 2)
    changed = msgspec.structs.replace(record, actions=[99_999, *record.actions[1:]])
    with pytest.raises(MalformedRecord, match="Entry 0: expected an action that the rules allow"):
        replay(changed)


def test_an_action_after_the_end_does_not_replay() -> None:
    _, record = recorded("agent_hunter", 2)
    with pytest.raises(MalformedRecord, match=f"Entry {len(record.actions)}"):
        replay(msgspec.structs.replace(record, actions=[*record.actions, 0]))


def test_a_changed_ending_does_not_replay() -> None:
    _, record = recorded("agent_hunter", 2)
    with pytest.raises(MalformedRecord, match="Ending"):
        replay(msgspec.structs.replace(record, ending=Ending("houses", [9, 9], [1, 1])))
    with pytest.raises(MalformedRecord, match="Ending"):
        replay(msgspec.structs.replace(record, actions=record.actions[:-1]))


def test_steps_show_each_action_after_it_was_carried_out() -> None:
    _, record = recorded("agent_hunter", 2)
    match = open_match(record)
    seen = [(action, match.record().actions[-1]) for action in steps(match, record)]
    assert [action for action, _ in seen] == record.actions
    assert all(action == last for action, last in seen)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"[1, 2]",
        b'{"game": "agent_hunter"',
        b'{"game": 3, "rules": 1, "seats": 2, "options": {}, "actions": []}',
        b'{"game": "agent_hunter", "rules": 1, "seats": 2, "options": {}, "actions": ["x"]}',
        b'{"game": "agent_hunter", "rules": 1, "seats": 2, "options": {}, "actions": [], "seed": 5}',
        b'{"game": "agent_hunter", "rules": 1, "seats": 2, "options": {"cards": [1]}, "actions": []}',
        b"\xff\xfe",
    ],
)
def test_a_line_that_is_no_record_is_refused(line: bytes) -> None:
    with pytest.raises(MalformedRecord, match="expected one JSON object a line"):
        read_record(line)


# By the first rules a card just played could be drawn again at once (T32), and with seven players a dossier could call
# an agent free (T21).
FIRST_RULES = (
    b'{"game":"top_secret_spies","rules":1,"seats":2,"options":{"cards":true,"dossier":false,"agents":"auto","first":"0",'
    b'"card_counts":"0 0 0 0 0 2 0 2 0 0 0 0 0 0 0","dossier_decides":"after"},'
    b'"actions":[2082,2084,2098,2100,2100,2098,2073,0,1815,2098]}',
    b'{"game":"top_secret_spies","rules":1,"seats":7,"options":{"cards":false,"dossier":true,"agents":"auto","first":"0",'
    b'"card_counts":"2 2 2 2 2 2 2 2 2 2 2 1 1 1 1","dossier_decides":"after"},'
    b'"actions":[2080,2084,2085,2081,2082,2083,2079,2077,336,2076,186,2077,449,2074,30,2076,258,2077,573,2076,283,2074,15,'
    b"2078,947,2077,529,1716,2078,1587,2073,21,2077,351,1721,2073,106,2075,96,2077,698,2076,302,2076,221,2078,1612,2077,"
    b"557,2074,19,2073,5,2074,23,2074,16,2078,1238,2078,1667,2075,89,2077,756,2076,266,1722,2077,629,1723,2077,448,2024]}",
)


@pytest.mark.parametrize("line", FIRST_RULES)
def test_a_record_replays_by_the_version_of_the_rules_that_it_carries(line: bytes) -> None:
    record = read_record(line)
    match = replay(record)
    assert (match.record().rules, match.record().actions) == (1, record.actions)
    with pytest.raises(MalformedRecord, match=f"Entry {len(record.actions) - 1}"):
        replay(msgspec.structs.replace(record, rules=GAMES["top_secret_spies"].version))


def test_a_record_names_a_game_seats_options_and_version_that_exist() -> None:
    version = GAMES["agent_hunter"].version
    with pytest.raises(UnknownGame):
        replay(Record("chess", rules=1, seats=2, options={}, actions=[]))
    with pytest.raises(WrongSeats):
        replay(Record("agent_hunter", rules=version, seats=3, options={}, actions=[]))
    with pytest.raises(UnknownOption):
        replay(Record("agent_hunter", rules=version, seats=2, options={"speed": 3}, actions=[]))
    with pytest.raises(BadOption):
        replay(Record("agent_hunter", rules=version, seats=2, options={"cards": 11}, actions=[]))
    with pytest.raises(UnknownVersion, match=f"expected version {version}, got version 999"):
        replay(Record("agent_hunter", rules=999, seats=2, options={}, actions=[]))
