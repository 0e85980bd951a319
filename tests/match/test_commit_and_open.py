"""Every seat commits before any seat opens: a cheat is caught by the record, or by what a player kept."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from coverstory.__main__ import main
from coverstory.errors import MalformedRecord, UnfairRecord
from coverstory.match.fairness import Fairness, FairSource, entropy_commitment, key_of, opened, promise
from coverstory.match.kept_promise import KeptPromise, check_game, check_kept, read_kept, write_kept
from coverstory.match.match import Match, state_of
from coverstory.match.record import Record, read_record, sealed, write_record
from coverstory.match.verify import verify
from coverstory.rules.catalogue import GAMES
from coverstory.rules.rng import Rng
from support.fairness_by_hand import frames, hmac_by_hand

SEED = bytes(range(32))
MATCH = "evening-1"
ENTROPY = ["ann's own", "ben's own", ""]  # the third seat is a bot's
COMMITTED = [entropy_commitment(MATCH, seat, text) if text else "" for seat, text in enumerate(ENTROPY)]
KEPT = KeptPromise(MATCH, promise(MATCH, SEED, []).commitment, COMMITTED, {"0": ENTROPY[0]})


def fairness_of(
    seed: bytes = SEED,
    entropy: list[str] | None = None,
    committed: list[str] | None = None,
    bots: list[int] | None = None,
) -> Fairness:
    return opened(
        MATCH,
        seed,
        entropy=ENTROPY if entropy is None else entropy,
        committed=COMMITTED if committed is None else committed,
        bots=[2] if bots is None else bots,
    )


def played(fairness: Fairness) -> Record:
    """A whole game whose chance comes from there, sealed: all that a server shows at the end."""
    source, match, rng = FairSource(key_of(fairness)), Match(GAMES["top_secret_spies"], 3, {}), Rng(1)
    while not match.over:
        match.play_chance(source)
        if (who := match.to_act()) >= 0:
            match.submit(who, state_of(match).pick(rng))
    return sealed(match.record(), fairness)


def test_commitments_and_key_are_what_the_page_says() -> None:
    by_hand = sha256(frames(b"coverstory/entropy/1", b"evening-1", b"1", b"ben's own")).hexdigest()
    assert COMMITTED[1] == by_hand
    parts = [text.encode() for text in (*COMMITTED, *ENTROPY)]
    assert key_of(fairness_of()) == hmac_by_hand(SEED, frames(b"coverstory/key/2", b"evening-1", *parts))


def test_an_honest_match_verifies_and_keeps_what_players_saw() -> None:
    verified = verify(write_record(played(fairness_of())))
    check_kept(KEPT, verified.fairness)


def test_a_commitment_cannot_be_repeated_by_another_seat() -> None:
    """Otherwise a seat could add the same as its neighbour and cancel nothing, but know as much."""
    assert entropy_commitment(MATCH, 0, "same") != entropy_commitment(MATCH, 1, "same")
    assert entropy_commitment(MATCH, 0, "same") != entropy_commitment("evening-2", 0, "same")


def test_records_of_the_first_kind_keep_their_bytes_and_their_stream() -> None:
    old = promise("example", SEED, ["red", ""])
    assert msgspec.json.encode(old).endswith(b'"entropy":["red",""]}')
    assert key_of(old).hex() == "5d3cc9af7576568925491873542fc6da6bcc67c3d36c767f20ee95dd109869c8"


# A server that cheats, alone.


def test_a_server_that_grinds_a_bots_entropy_is_caught() -> None:
    ground = fairness_of(entropy=[*ENTROPY[:2], "a deal I like"])
    with pytest.raises(UnfairRecord, match="Seat 2: expected no entropy of a bot"):
        verify(write_record(played(ground)))


def test_a_server_that_lets_a_bot_commit_is_caught() -> None:
    ground = "a deal I like"
    cheat = fairness_of(
        entropy=[*ENTROPY[:2], ground], committed=[*COMMITTED[:2], entropy_commitment(MATCH, 2, ground)]
    )
    with pytest.raises(UnfairRecord, match="Seat 2: expected no entropy of a bot"):
        verify(write_record(played(cheat)))


def test_a_server_that_calls_a_bot_a_person_is_caught_by_what_a_player_kept() -> None:
    ground = "a deal I like"
    committed = [*COMMITTED[:2], entropy_commitment(MATCH, 2, ground)]
    cheat = fairness_of(entropy=[*ENTROPY[:2], ground], committed=committed, bots=[])
    verified = verify(write_record(played(cheat)))
    with pytest.raises(UnfairRecord, match="Commitments of seats: expected"):
        check_kept(KEPT, verified.fairness)


def test_a_server_that_replaces_a_players_entropy_is_caught() -> None:
    with pytest.raises(UnfairRecord, match="Seat 0: expected the commitment"):
        verify(write_record(played(fairness_of(entropy=["chosen by the server", *ENTROPY[1:]]))))


def test_a_server_that_replaces_entropy_and_commitment_is_caught_by_what_a_player_kept() -> None:
    chosen = "chosen by the server"
    cheat = fairness_of(
        entropy=[chosen, *ENTROPY[1:]], committed=[entropy_commitment(MATCH, 0, chosen), *COMMITTED[1:]]
    )
    verified = verify(write_record(played(cheat)))
    with pytest.raises(UnfairRecord, match="Commitments of seats: expected"):
        check_kept(KEPT, verified.fairness)


def test_a_server_that_shows_another_seed_is_caught_by_what_a_player_kept() -> None:
    verified = verify(write_record(played(fairness_of(seed=bytes(32)))))
    with pytest.raises(UnfairRecord, match="Commitment: expected"):
        check_kept(KEPT, verified.fairness)


def test_a_server_that_says_a_player_added_nothing_is_caught() -> None:
    """Called a bot, or simply left out: the player's own program remembers."""
    cheat = fairness_of(entropy=["", *ENTROPY[1:]], committed=["", *COMMITTED[1:]], bots=[0, 2])
    verified = verify(write_record(played(cheat)))
    with pytest.raises(UnfairRecord, match="Commitments of seats: expected"):
        check_kept(KEPT, verified.fairness)


@pytest.mark.parametrize("entropy", ["", "ben's own"])
def test_a_person_without_a_commitment_is_caught(entropy: str) -> None:
    with pytest.raises(UnfairRecord, match=r"Seat 1: expected the commitment .* to its entropy, got none"):
        verify(write_record(played(fairness_of(entropy=[ENTROPY[0], entropy, ""], committed=[COMMITTED[0], "", ""]))))


def test_a_missing_commitment_is_caught() -> None:
    with pytest.raises(UnfairRecord, match="Commitments of seats: expected one for each of 3 seats"):
        verify(write_record(played(fairness_of(committed=COMMITTED[:2]))))


@pytest.mark.parametrize("bots", [[2, 2], [2, 3], [-1, 2], [2, 0, 1]])
def test_the_seats_of_bots_have_one_spelling(bots: list[int]) -> None:
    with pytest.raises(UnfairRecord, match="Seats of bots: expected some of 0 to 2"):
        verify(write_record(played(fairness_of(bots=bots))))


def test_a_server_that_strips_the_commitments_is_caught_by_what_a_player_kept() -> None:
    """The record is one of the first kind then, and right as such; it says what that does not show."""
    verified = verify(write_record(played(promise(MATCH, SEED, ENTROPY))))
    with pytest.raises(UnfairRecord, match=r"Commitments of seats: expected .*, as you saw it, got none"):
        check_kept(KEPT, verified.fairness)


def test_a_server_that_plays_by_other_rules_once_the_stream_is_known_is_caught_by_what_a_player_kept() -> None:
    record = played(fairness_of())
    kept = msgspec.structs.replace(KEPT, game=record.game, rules=record.rules, options=record.options)
    check_game(kept, record)
    check_game(KEPT, record)  # a program need not keep them
    for other in (
        msgspec.structs.replace(record, rules=99),
        msgspec.structs.replace(record, options={**record.options, "first": "1"}),
        msgspec.structs.replace(record, game="agent_hunter"),
    ):
        with pytest.raises(UnfairRecord, match=r"Game: expected top_secret_spies \d .*, as you saw it"):
            check_game(kept, other)


# A server and a player together, against one honest seat.


def test_a_colluding_player_cannot_open_something_else() -> None:
    """Ben and the server see Ann's entropy first, and then look for one of Ben's that suits them."""
    with pytest.raises(UnfairRecord, match="Seat 1: expected the commitment"):
        verify(write_record(played(fairness_of(entropy=[ENTROPY[0], "what suits us", ""]))))


def test_a_colluding_player_cannot_commit_anew_unseen() -> None:
    suits = "what suits us"
    committed = [COMMITTED[0], entropy_commitment(MATCH, 1, suits), ""]
    verified = verify(write_record(played(fairness_of(entropy=[ENTROPY[0], suits, ""], committed=committed))))
    with pytest.raises(UnfairRecord, match="Commitments of seats: expected"):
        check_kept(KEPT, verified.fairness)


# The command.


def test_the_command_checks_what_a_player_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, mine = tmp_path / "game.jsonl", tmp_path / "mine.json"
    record.write_bytes(write_record(played(fairness_of())) + b"\n")
    mine.write_bytes(msgspec.json.encode(KEPT))
    assert main(["verify", str(record), "--mine", str(mine)]) == 0
    assert "your own entropy was used" in capsys.readouterr().out
    mine.write_text(json.dumps({**json.loads(mine.read_text()), "entropy": {"0": "something else"}}, indent=2))
    assert main(["verify", str(record), "--mine", str(mine)]) == 1
    assert "Your entropy at seat 0: expected “something else”, got “ann's own”." in capsys.readouterr().err


@pytest.mark.parametrize("text", [b"{}", b"", b"[]\n[]\n", b'{"match":"m"}\n{"match":"n"}\n', b"\xff\n\xff"])
def test_what_a_player_kept_must_be_readable(text: bytes) -> None:
    with pytest.raises(MalformedRecord, match="what your program kept before the deal"):
        read_kept(text)


def test_a_file_of_several_deals_is_compared_match_by_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, mine = tmp_path / "game.jsonl", tmp_path / "deals.jsonl"
    record.write_bytes(write_record(played(fairness_of())) + b"\n")
    other = msgspec.structs.replace(KEPT, match="evening-0", entropy={"0": "of another evening"})
    mine.write_bytes(write_kept([other, KEPT]))
    assert main(["verify", str(record), "--mine", str(mine)]) == 0
    mine.write_bytes(write_kept([other]))
    assert main(["verify", str(record), "--mine", str(mine)]) == 1
    assert "Match: expected evening-0, as you saw it, got evening-1." in capsys.readouterr().err


def test_a_match_that_was_dealt_before_the_player_saw_all_commitments_is_caught() -> None:
    early = msgspec.structs.replace(KEPT, committed=[])
    for fairness in (fairness_of(), promise(MATCH, SEED, ENTROPY)):
        with pytest.raises(UnfairRecord, match="dealt without your part"):
            check_kept(early, fairness)


def test_who_only_looked_on_can_compare_what_was_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, mine = tmp_path / "game.jsonl", tmp_path / "mine.json"
    record.write_bytes(write_record(played(fairness_of())) + b"\n")
    mine.write_bytes(msgspec.json.encode(msgspec.structs.replace(KEPT, entropy={})))
    assert main(["verify", str(record), "--mine", str(mine)]) == 0
    said = capsys.readouterr().out
    assert "everything you saw before the deal was kept" in said
    assert "your own entropy" not in said


def test_an_older_promise_says_what_it_does_not_show(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.jsonl"
    record.write_bytes(write_record(played(promise(MATCH, SEED, ENTROPY))) + b"\n")
    assert main(["verify", str(record)]) == 0
    assert "it shows nothing against the server itself" in capsys.readouterr().out
    assert read_record(record.read_bytes()).fairness is not None


def test_a_match_of_bots_alone_says_what_it_does_not_show(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.jsonl"
    alone = opened(MATCH, SEED, entropy=[""] * 3, committed=[""] * 3, bots=[0, 1, 2])
    record.write_bytes(write_record(played(alone)) + b"\n")
    assert main(["verify", str(record)]) == 0
    assert "Only bots played: it shows nothing against the server itself." in capsys.readouterr().out


def test_a_match_that_was_broken_off_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, fairness = tmp_path / "game.jsonl", fairness_of()
    match = Match(GAMES["top_secret_spies"], 3, {})
    match.play_chance(FairSource(key_of(fairness)))
    record.write_bytes(write_record(sealed(match.record(), fairness)) + b"\n")
    assert main(["verify", str(record)]) == 0
    assert "It was broken off before its end." in capsys.readouterr().out
    record.write_bytes(write_record(Record("top_secret_spies", rules=1, seats=3, options={}, actions=[])) + b"\n")
    assert main(["verify", str(record)]) == 1
    assert "It was promised and broken off before it was dealt" in capsys.readouterr().err
