"""All attacks by name: how many of what, against which server, and what is promised meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from scripts.attacks.connections import chatter, continuations, greed, pings, silence
from scripts.attacks.crowds import lobby, watchers
from scripts.attacks.doors import doors
from scripts.attacks.moves import moves
from scripts.attacks.outcome import Attack
from scripts.attacks.requests import chunks, headers
from scripts.attacks.stored import damage, notes, tables
from scripts.attacks.thinking import hints, idle_bots

ADDRESSES = ("--trusted-proxy", "127.0.0.1")  # each attacker has an address: we play the proxy, too
FREE = ("--no-rate-limit", "--connections-per-address", "20000")  # one address plays everybody here
ROOMY = (*FREE, *("--limit", "open_tables=30000", "--limit", "tables_per_person=200"))  # so that nothing is refused
USUAL = ()  # what a host gets without asking


@dataclass(frozen=True)
class Plan:
    """An attack: how many of what, against which server, what it did to the release before, and what is promised."""

    run: Attack
    count: int
    words: Sequence[str]
    before: str
    most_cpu: float = inf  # seconds of the server
    longest_wait: float = inf  # milliseconds, of an honest player
    usual_wait: float = 20.0  # milliseconds, of 99 in 100 answers to an honest player


ATTACKS: dict[str, Plan] = {
    "watchers": Plan(watchers, 1000, FREE, "193 CPU-s, 176 s of silence", most_cpu=2.0, longest_wait=10.0),
    "silence": Plan(silence, 1100, USUAL, "nobody else gets in"),
    "greed": Plan(greed, 3000, USUAL, "10,000 sockets; players get a 403"),
    "hints": Plan(hints, 40, FREE, "others' bots wait 45 s"),
    "idle_bots": Plan(idle_bots, 60, FREE, "others' bots wait 7 s"),
    "notes": Plan(notes, 10_000, USUAL, "9.8 MB/s into the database"),
    "tables": Plan(tables, 6000, (*ADDRESSES, "--limit", "open_tables=4000"), "20,000 tables in 38 s; 503 for all"),
    "damage": Plan(damage, 50, FREE, "later tables stay asleep"),
    "chunks": Plan(chunks, 1_000_000, FREE, "3–6 s stalls"),
    "headers": Plan(headers, 100, FREE, "20 ms of the loop each"),
    "pings": Plan(pings, 200_000, FREE, "100 % CPU from one connection"),
    "continuations": Plan(continuations, 500_000, FREE, "100 % CPU from one connection"),
    "chatter": Plan(chatter, 500_000, USUAL, "100 % CPU from one connection"),
    "doors": Plan(doors, 20_000, ROOMY, "closed table 66 ms, /api/me 20,000 tables"),
    "lobby": Plan(lobby, 5000, FREE, "p99 256 ms"),
    "moves": Plan(moves, 500, FREE, "p99 35 ms, p99.9 71 ms"),
}
