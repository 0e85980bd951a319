"""Deals over real sockets: a server that cheats, a player who helps it, clients that are rude or gone, and a kill."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from coverstory.__main__ import main
from support.cheating_server import CHOSEN, cheating_server
from support.dealing import Taker, commitment
from support.live_server import Json, Line, LiveServer, Visitor, live_server, newcomer, play_to_the_end

SEATS = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
# What `coverstory verify` says of the record alone; where that finds nothing, what it says with a player's own file.
CAUGHT = {
    "grinds a bot's part": ("Seat 2: expected no entropy of a bot", ""),
    "makes the bot a person": ("", "Commitments of seats: expected"),
    "replaces a player's part": ("Seat 0: expected the commitment", ""),
    "replaces a player's part and commitment": ("", "Commitments of seats: expected"),
    "leaves a player out": ("", "Commitments of seats: expected"),
    "shows another seed": ("", "Commitment: expected"),
    "lets a friend open something else": ("Seat 1: expected the commitment", ""),
    "lets a friend commit anew": ("", "Commitments of seats: expected"),
    "strips all commitments": ("", "Commitments of seats: expected"),
    "strips them and replaces a player's part": ("", "Commitments of seats: expected"),
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    with live_server(tmp_path) as started:
        yield started


def seated(server: LiveServer, **settings: object) -> tuple[str, list[Visitor]]:
    """Anna, the host, and Ben at a table with a bot."""
    people = [newcomer(server), newcomer(server)]
    body = {"settings": {"game": "top_secret_spies", "seats": SEATS, **settings}, "name": "Anna"}
    table = f"/api/tables/{people[0].post('/api/tables', body).json()['id']}"
    sit = {"do": "sit", "id": 1, "seat": 1, "name": "Ben"}
    assert people[1].post(f"{table}/commands", sit).json()["is"] == "done"
    return table, people


def joined(table: str, people: list[Visitor]) -> list[Line]:
    lines = [person.connect(f"{table}/socket") for person in people]
    for line in lines:
        line.await_kind("welcome")
    return lines


# A server that cheats.


@pytest.mark.parametrize("cheat", CHOSEN)
def test_a_server_that_cheats_is_caught(cheat: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By the record alone, or by the file of a player who trusted nobody; an honest one by neither."""
    with cheating_server(cheat, tmp_path) as server:
        record, mine = whole_game(server, tmp_path)
    by_record, by_file = CAUGHT.get(cheat, ("", ""))
    assert main(["verify", str(record)]) == (1 if by_record else 0)
    assert by_record in capsys.readouterr().err
    assert main(["verify", str(record), "--mine", str(mine)]) == (1 if by_record or by_file else 0)
    assert by_file in capsys.readouterr().err


def whole_game(server: LiveServer, folder: Path) -> tuple[Path, Path]:
    """Its record, as the server shows it, and what Anna's program had kept before the deal."""
    table, people = seated(server)
    lines = joined(table, people)
    assert lines[0].command("start")["is"] == "done"
    play_to_the_end(lines, seed=2)
    anna = lines[0].taker
    assert anna is not None
    record, mine = folder / "record.jsonl", folder / "mine.json"
    record.write_bytes(people[0].get(f"/api/matches/{anna.kept['match']}/record").content)
    mine.write_text(json.dumps(anna.kept))
    for line in lines:
        line.close()
    return record, mine


def test_every_way_to_cheat_is_caught_somehow() -> None:
    assert set(CAUGHT) == set(CHOSEN) - {"none"}


# Rude clients.


def test_a_rude_client_gets_nothing_but_a_sentence(server: LiveServer) -> None:
    table, people = seated(server)
    lines = joined(table, people)
    for line in lines:
        line.taker = None
    match = lines[0].told[0]["table"]["match"]
    early = lines[1].command("commit", seat=1, match=match, commitment="0" * 64)
    assert early["code"] == "not_dealing"
    assert lines[0].command("start")["is"] == "done"
    ben = lines[1]
    for code, do, parts in (
        ("malformed", "commit", {"seat": 1, "match": match, "commitment": "0" * 65}),
        ("bad_commitment", "commit", {"seat": 1, "match": match, "commitment": "nonsense"}),
        ("not_yours", "commit", {"seat": 0, "match": match, "commitment": "0" * 64}),
        ("other_deal", "commit", {"seat": 1, "match": "another", "commitment": "0" * 64}),
        ("not_all_committed", "open", {"seat": 1, "match": match, "entropy": "too early"}),
        ("malformed", "open", {"seat": 1, "match": match, "entropy": "x" * 65}),
    ):
        assert (refused := ben.command(do, **parts))["is"] == "refused"
        assert refused["code"] == code
    answer = people[1].post(f"{table}/commands", {"do": "open", "id": 9, "seat": 1, "match": match, "entropy": ""})
    assert answer.json()["text"] == "Not every seat has committed to its part of chance yet."
    assert ben.command("commit", seat=1, match=match, commitment=commitment(match, 1, "mine"))["is"] == "done"
    assert ben.command("commit", seat=1, match=match, commitment="0" * 64)["code"] == "has_committed"
    anna = lines[0].command("commit", seat=0, match=match, commitment=commitment(match, 0, "hers"))
    assert anna["is"] == "done"
    assert ben.command("open", seat=1, match=match, entropy="other")["code"] == "not_as_committed"
    assert ben.command("open", seat=1, match=match, entropy="mine")["is"] == "done"
    assert lines[0].command("open", seat=0, match=match, entropy="hers")["is"] == "done"
    assert lines[0].await_kind("moved")["scene"]


def test_nobody_hears_what_another_seat_has_opened(server: LiveServer) -> None:
    table, people = seated(server)
    lines = [*joined(table, people), newcomer(server).connect(f"{table}/socket")]
    assert lines[0].command("start")["is"] == "done"
    play_to_the_end(lines[:2], seed=1)
    lines[2].command("ping")
    takers = [line.taker for line in lines[:2]]
    for taker, others in zip(takers, ([lines[1], lines[2]], [lines[0], lines[2]]), strict=True):
        assert taker is not None
        (part,) = taker.entropy.values()
        assert all(part not in json.dumps(line.told) for line in others)
        assert part.encode() in people[0].get(f"/api/matches/{taker.kept['match']}/record").content
    for line in lines:
        line.close()
    logged = server.stop()
    assert not any(part in logged for taker in takers if taker for part in taker.entropy.values())


# Time, and people who are gone.


def test_who_takes_no_part_in_time_loses_the_seat_and_the_others_are_told(server: LiveServer) -> None:
    table, people = seated(server, dealing=5)
    lines = joined(table, people)
    lines[1].taker = None
    promised = lines[0].told[0]["table"]
    assert lines[0].command("start")["is"] == "done"
    told = broken_off(lines[0])
    assert (told["broken_off"], told["stage"]) == (["Ben"], "waiting")
    assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "bot"]
    assert told["match"] != promised["match"]
    assert told["commitment"] != promised["commitment"]
    assert lines[1].await_kind("welcome")["seat"] == -1
    (past,) = people[0].get("/api/matches").json()["matches"]
    assert (past["match"], past["broken_off"], past["moments"]) == (promised["match"], True, 0)
    lines[1].taker = Taker()
    assert lines[1].command("sit", seat=1, name="Ben")["is"] == "done"
    assert lines[0].command("start")["is"] == "done"
    assert lines[0].await_kind("moved")["scene"]


def broken_off(line: Line) -> Json:
    while not (state := line.await_kind("changed")["table"])["broken_off"]:
        pass
    return dict(state)


def test_a_match_whose_table_is_closed_is_listed_as_broken_off_and_can_be_verified(
    server: LiveServer, tmp_path: Path
) -> None:
    table, people = seated(server)
    lines = joined(table, people)
    assert lines[0].command("start")["is"] == "done"
    match = lines[0].await_kind("moved") and lines[0].told[0]["table"]["match"]
    assert lines[0].command("close")["is"] == "done"
    (past,) = people[1].get("/api/matches").json()["matches"]
    assert (past["match"], past["broken_off"], past["scores"]) == (match, True, [])
    assert past["moments"] > 0
    assert people[1].get(f"/api/matches/{match}/chance").json()["fair"]
    record = tmp_path / "record.jsonl"
    record.write_bytes(people[1].get(f"/api/matches/{match}/record").content)
    assert main(["verify", str(record)]) == 0


# kill -9.


@pytest.mark.parametrize("after", range(4))
def test_a_deal_goes_on_after_kill_9(server: LiveServer, after: int) -> None:
    """Killed after so many of the players' messages (commit, commit, open); their programs remember what they sent."""
    table, people = seated(server)
    takers = [Taker(), Taker()]
    assert people[0].post(f"{table}/commands", {"do": "start", "id": 1}).json()["is"] == "done"
    order = [0, 1, 0, 1]
    for seat in order[:after]:
        step(table, people[seat], takers[seat])
    server.kill()
    server.start()
    for seat in order[after:]:
        step(table, people[seat], takers[seat])
    seen = people[0].get(table).json()
    assert (seen["table"]["stage"], seen["scene"] is not None) == ("playing", True)


def step(table: str, person: Visitor, taker: Taker) -> None:
    (command,) = taker.answer(person.get(table).json()["table"])
    assert person.post(f"{table}/commands", {"id": 1, **command}).json()["is"] == "done"
