"""Every seat commits before any seat opens: a cheat is caught by the record, or by what a player kept."""

from __future__ import annotations

import json
import struct
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from coverstory.__main__ import main
from coverstory.errors import MalformedRecord, UnfairRecord
from coverstory.match.fairness import Fairness, FairSource, entropy_commitment, key_of, opened, promise
from coverstory.match.kept_promise import KeptPromise, check_kept, read_kept
from coverstory.match.match import Match, state_of
from coverstory.match.record import Record, read_record, sealed, write_record
from coverstory.match.verify import verify
from coverstory.rules.catalogue import GAMES
from coverstory.rules.rng import Rng

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


def frames(*parts: bytes) -> bytes:
    return b"".join(struct.pack(">I", len(part)) + part for part in parts)


def hmac_by_hand(key: bytes, message: bytes) -> bytes:
    padded = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


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


def test_entropy_without_a_commitment_is_caught() -> None:
    with pytest.raises(UnfairRecord, match="Seat 1: expected no entropy without a commitment"):
        verify(write_record(played(fairness_of(committed=[COMMITTED[0], "", ""]))))


def test_a_missing_commitment_is_caught() -> None:
    with pytest.raises(UnfairRecord, match="Commitments of seats: expected one for each of 3 seats"):
        verify(write_record(played(fairness_of(committed=COMMITTED[:2]))))


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
    mine.write_text(json.dumps({**json.loads(mine.read_text()), "entropy": {"0": "something else"}}))
    assert main(["verify", str(record), "--mine", str(mine)]) == 1
    assert "Your entropy at seat 0: expected “something else”, got “ann's own”." in capsys.readouterr().err


def test_what_a_player_kept_must_be_readable() -> None:
    with pytest.raises(MalformedRecord, match="what the table saved for you"):
        read_kept(b"{}")


def test_an_older_promise_says_what_it_does_not_show(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.jsonl"
    record.write_bytes(write_record(played(promise(MATCH, SEED, ENTROPY))) + b"\n")
    assert main(["verify", str(record)]) == 0
    assert "it shows nothing against the server itself" in capsys.readouterr().out
    assert read_record(record.read_bytes()).fairness is not None
