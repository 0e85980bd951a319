"""A fair record verifies; altered anywhere, by as little as a byte, it does not, and one sentence says why."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coverstory.__main__ import main
from coverstory.errors import CoverstoryError, MalformedRecord, UnfairRecord, UnknownVersion
from coverstory.match.fairness import FairSource, key_of, name_after, promise
from coverstory.match.match import Match, state_of
from coverstory.match.record import Ending, Record, proper_seal, read_record, sealed, write_record
from coverstory.match.replay import open_match
from coverstory.match.verify import fair_draws, verify
from coverstory.match.verify_file import Noted, verified_file
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import CHANCE
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.words.catalogue import words
from coverstory.words.languages import LANGUAGES

SEED = bytes(range(100, 132))


def fair_record(slug: str, seats: int, options: Options | None = None) -> Record:
    """A game in which seats choose at random, and take back what they may now and then."""
    fairness = promise("table-1", SEED, [f"entropy of seat {seat}" for seat in range(seats)])
    source, match, rng = FairSource(key_of(fairness)), Match(GAMES[slug], seats, options), Rng(seats)
    while not match.over:
        match.play_chance(source)
        if (who := match.to_act()) >= 0:
            match.submit(who, state_of(match).pick(rng))
            if match.may_undo(who) and rng.below(4) == 0:
                match.undo(who)
    return sealed(match.record(), fairness)


SMALL = fair_record("agent_hunter", 2, {"cards": 4, "houses": 1, "decoys": 1})
LONG = fair_record("top_secret_spies", 3, {"cards": True})


def alter(record: Record, **changes: Any) -> Record:  # any field
    """Altered by somebody who knows how to make a new seal."""
    changed = msgspec.structs.replace(record, **changes)
    return msgspec.structs.replace(changed, seal=proper_seal(changed))


def fails(record: Record, sentence: str, kind: type[CoverstoryError] = UnfairRecord) -> None:
    with pytest.raises(kind, match=re.escape(sentence)) as failed:
        verify(write_record(record))
    assert str(failed.value).count("\n") == 0


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_fair_record_verifies(slug: str) -> None:
    game = GAMES[slug]
    for options in game.variants:
        record = fair_record(slug, game.most_seats, options)
        verified = verify(write_record(record) + b"\n")
        assert verified.record == record
        assert [record.actions[draw.entry] for draw in verified.draws] == [draw.outcome for draw in verified.draws]
        assert [draw.entry for draw in verified.draws] == entries_by_chance(record)


def entries_by_chance(record: Record) -> list[int]:
    """None in Agent Hunter where a seat is named to start."""
    match, entries = open_match(record), []
    for number, action in enumerate(record.actions):
        if match.to_act() == CHANCE:
            entries.append(number)
        match.enter(action)
    return entries


def test_an_unfinished_record_verifies_as_far_as_it_goes() -> None:
    verify(write_record(alter(LONG, actions=LONG.actions[:30], ending=None)))


def test_match_and_stream_go_on_from_a_record() -> None:
    """What a server does after a restart: the next draw is the one that would have come."""
    assert LONG.fairness is not None
    cut = next(at for at in range(60, 200) if is_chance_at(at))
    match, source = open_match(LONG), FairSource(key_of(LONG.fairness))
    for _ in fair_draws(match, msgspec.structs.replace(LONG, actions=LONG.actions[:cut]), source):
        pass
    assert match.to_act() == CHANCE
    assert state_of(match).draw(source) == LONG.actions[cut]


def is_chance_at(at: int) -> bool:
    match = open_match(LONG)
    for action in LONG.actions[:at]:
        match.enter(action)
    return match.to_act() == CHANCE


def test_every_byte_counts() -> None:
    """Any byte replaced, left out or doubled: no record any more, or one that fails."""
    line = write_record(SMALL)
    verify(line)
    for at, byte in enumerate(line):
        other = {ord("9"): ord("1")}.get(byte, byte + 1)
        space = b" " if byte in b",:{}[]" else b""
        for altered in (
            line[:at] + bytes([other]) + line[at + 1 :],
            line[:at] + line[at + 1 :],
            line[:at] + space + bytes([byte]) * (1 if space else 2) + line[at + 1 :],
        ):
            with pytest.raises(CoverstoryError):
                verify(altered)


@pytest.mark.parametrize(
    "same",
    [
        lambda line: json.dumps(json.loads(line)).encode(),
        lambda line: json.dumps(dict(reversed(json.loads(line).items())), separators=(",", ":")).encode(),
        lambda line: line.replace(b'"agent_hunter"', b'"\\u0061gent_hunter"'),
        lambda line: line + b" ",
        lambda line: b'{"rules":1,' + line[1:],
    ],
    ids=["spaces", "order", "escape", "end", "twice"],
)
def test_other_bytes_that_mean_the_same_fail(same: Callable[[bytes], bytes]) -> None:
    line = same(write_record(SMALL))
    assert read_record(line).actions == SMALL.actions
    with pytest.raises(CoverstoryError):
        verify(line)


def test_a_legal_action_put_in_place_of_another_fails() -> None:
    """Even if the same ending comes of it: the seal is over every action."""
    match = open_match(SMALL)
    other = next(action for action in match.offered(0) if action != SMALL.actions[0])
    with pytest.raises(CoverstoryError):
        verify(write_record(msgspec.structs.replace(SMALL, actions=[other, *SMALL.actions[1:]])))
    changed = msgspec.structs.replace(SMALL, actions=SMALL.actions[:1], ending=None)
    fails(changed, "Seal: expected")


def test_a_forger_with_a_new_seal_is_found_by_the_stream() -> None:
    verified = verify(write_record(LONG))
    draw = next(draw for draw in verified.draws if draw.bound == 6)
    match = open_match(LONG)
    for action in LONG.actions[: draw.entry]:
        match.enter(action)
    other = next(outcome for outcome, _ in state_of(match).chance_outcomes() if outcome != draw.outcome)
    say = match.game.say_action
    changed = [*LONG.actions[: draw.entry], other, *LONG.actions[draw.entry + 1 :]]
    expected = f"Entry {draw.entry}: expected “{say(draw.outcome, 'en')}” from the stream, got “{say(other, 'en')}”."
    fails(alter(LONG, actions=changed), expected)
    changed[draw.entry] = 10**9
    fails(alter(LONG, actions=changed), f"Entry {draw.entry}: expected")


def test_a_forged_promise_is_found() -> None:
    fairness = LONG.fairness
    assert fairness is not None
    replace = msgspec.structs.replace
    other = "0" * 64
    fails(alter(LONG, fairness=replace(fairness, seed=other)), "Commitment: expected")
    fails(alter(LONG, fairness=replace(fairness, commitment=other)), "Commitment: expected")
    fails(alter(LONG, fairness=replace(fairness, match="table-2")), "Commitment: expected")
    fails(alter(LONG, fairness=replace(fairness, entropy=["", "", ""])), "Entry ")
    fails(alter(LONG, fairness=replace(fairness, entropy=["", ""])), "Entropy: expected one text for each of 3 seats")
    fails(alter(LONG, fairness=promise("table-1", bytes(32), fairness.entropy)), "Entry ")


def test_a_forger_cannot_pass_draws_off_as_another_games() -> None:
    """How many entries are given is in the match's name, which the commitment covers."""
    fails(alter(LONG, given=len(LONG.actions)), "Given entries: expected 0, as the match is called")
    fails(alter(LONG, given=-1), "Given entries: expected 0")
    fairness = LONG.fairness
    assert fairness is not None
    renamed = msgspec.structs.replace(fairness, match=name_after(fairness.match, 9))
    fails(alter(LONG, given=9, fairness=renamed), "Commitment: expected")


def test_what_a_promise_does_not_cover_is_said(tmp_path: Path) -> None:
    fairness = promise(name_after("table-1", 1), bytes(32), ["", ""])
    record = msgspec.structs.replace(SMALL, actions=SMALL.actions[:1], ending=None, given=1)
    file = write(tmp_path / "x.jsonl", sealed(record, fairness))
    said = "".join(verified_file(file, Noted(), "en"))
    assert "The first entry is taken over from another game" in said


def test_every_other_field_counts() -> None:
    fails(alter(LONG, actions=LONG.actions[:-1]), "Ending: expected None", MalformedRecord)
    fails(alter(LONG, actions=[*LONG.actions, 0]), f"Entry {len(LONG.actions)}: expected", MalformedRecord)
    fails(alter(LONG, ending=None), "Ending: expected", MalformedRecord)
    fails(alter(LONG, ending=Ending("cap", [1, 2, 3], [3, 2, 1])), "Ending: expected", MalformedRecord)
    fails(alter(LONG, rules=99), "expected version", UnknownVersion)
    fails(alter(LONG, options={}), "Entry ", CoverstoryError)
    fails(alter(LONG, seats=4), "Entropy: expected one text for each of 4 seats")
    fails(msgspec.structs.replace(LONG, seal="0" * 64), "Seal: expected")


# The command.


def write(path: Path, *records: Record) -> Path:
    path.write_bytes(b"".join(write_record(record) + b"\n" for record in records))
    return path


def test_the_command_says_what_was_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(write(tmp_path / "games.jsonl", SMALL, LONG))]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("games.jsonl, record 1: fair. Agent Hunter, 2 seats, ")
    assert " entries, 1 draw." in lines[0]
    assert SMALL.fairness is not None
    assert lines[1] == f"  commitment {SMALL.fairness.commitment}"
    assert lines[2] == f"  seal       {SMALL.seal}"
    assert lines[3].startswith("games.jsonl, record 2: fair. Top Secret Spies, 3 seats, ")


def test_the_command_says_in_one_sentence_what_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    altered = msgspec.structs.replace(LONG, seal="")
    assert main(["verify", str(write(tmp_path / "games.jsonl", SMALL, altered))]) == 1
    said = capsys.readouterr().err
    assert said.startswith("coverstory: games.jsonl, record 2: Seal: expected ")
    assert said.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_speaks_the_language_asked_for(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It was English only, whatever the system spoke."""
    verification = words(lang, "records")
    assert main(["verify", str(write(tmp_path / "games.jsonl", SMALL)), "--lang", lang]) == 0
    where = verification.say("record_of_file", {"file": "games.jsonl", "number": "1"})
    said = capsys.readouterr().out
    assert said.startswith(verification.say("fair", {"where": where}))
    assert verification.say("seal_line", {"seal": SMALL.seal}) in said
    altered = msgspec.structs.replace(LONG, seal="")
    assert main(["verify", str(write(tmp_path / "games.jsonl", altered)), "--lang", lang]) == 1
    value = verification.say("as_the_record_gives", {"value": LONG.seal})
    failed = {"what": verification.say("seal"), "expected": value, "got": "''"}
    assert words(lang, "input").say("found_instead", failed) in capsys.readouterr().err


def test_a_record_without_a_seed_only_replays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = msgspec.structs.replace(LONG, fairness=None, seal="")
    assert main(["verify", str(write(tmp_path / "games.jsonl", plain))]) == 1
    said = capsys.readouterr().err
    assert said == "coverstory: games.jsonl, record 1: It replays, but has no seed to verify its draws with.\n"
    broken = msgspec.structs.replace(plain, actions=[])
    assert main(["verify", str(write(tmp_path / "games.jsonl", broken))]) == 1
    assert "Ending: expected None" in capsys.readouterr().err


@pytest.mark.parametrize("mark", ["commitment", "seal"])
def test_the_command_compares_what_was_noted(mark: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(write(tmp_path / "games.jsonl", LONG))
    assert LONG.fairness is not None
    noted = {"commitment": LONG.fairness.commitment, "seal": LONG.seal}[mark]
    assert main(["verify", file, f"--{mark}", noted.upper()]) == 0
    assert main(["verify", file, f"--{mark}", "0" * 64]) == 1
    assert f"{mark.title()}: expected {'0' * 64}, got {noted}." in capsys.readouterr().err


def test_a_file_without_records_verifies_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(write(tmp_path / "games.jsonl"))]) == 1
    assert "games.jsonl: expected a record, got none." in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "nothing.jsonl")]) == 2
