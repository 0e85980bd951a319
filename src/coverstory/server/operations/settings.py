"""Every setting of a server: its name, what it takes, and what holds when nobody has set it."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Generic, TypeVar

from coverstory.errors import Text
from coverstory.server.bus.addresses import is_bus_address
from coverstory.server.http.limits import NUMBERS, Limits
from coverstory.server.http.networks import THIS_MACHINE
from coverstory.server.operations.data_folder import SCHEME, usual_database
from coverstory.server.people.hosts import is_public_url
from coverstory.server.storage.postgres.url import is_postgres
from coverstory.table.pause_option import LONGEST_PAUSE, PAUSE_HELP, read_pause
from coverstory.table.pauses import USUAL_PAUSE
from coverstory.words.catalogue import Translations

FORMS = ("text", "json")  # of the log
USUAL_HOST = "127.0.0.1"
USUAL_PORT = 8707
MOST_PORT = 65535
MOST_DIGITS = 12
MOST_COUNT = 99_999
SWITCHED = {"true": True, "false": False}

T = TypeVar("T")


@dataclass(frozen=True)
class Setting(Generic[T]):
    """`public-url` is `--public-url`, `COVERSTORY_PUBLIC_URL`, and `public-url = …` in the file."""

    name: str
    usual: Callable[[], T]
    read: Callable[[Sequence[str]], T | None]  # None for what it does not take
    expected: Text
    metavar: str = ""
    help: str = ""

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return "COVERSTORY_" + self.name.upper().replace("-", "_").replace(".", "_")


def one(read: Callable[[str], T | None]) -> Callable[[Sequence[str]], T | None]:
    return lambda words: read(words[0]) if len(words) == 1 else None


def addresses(words: Sequence[str]) -> tuple[str, ...] | None:
    return tuple(words) if all(is_network(word) for word in words) else None


def is_network(word: str) -> bool:
    try:
        ip_network(word)
    except ValueError:
        return False
    return True


def whole(least: int, most: int, word: str) -> int | None:
    is_number = word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS
    return int(word) if is_number and least <= int(word) <= most else None


def any_word(word: str) -> str | None:
    return word or None


def public_url(word: str) -> str | None:
    return word.rstrip("/") if not word or is_public_url(word) else None


def database_url(word: str) -> str | None:
    return word if is_postgres(word) or (word.startswith(SCHEME) and word != SCHEME) else None


def bus_url(word: str) -> str | None:
    return word if not word or is_bus_address(word) else None


def usual_processes() -> int:
    """One CPU is left for people's moves."""
    return max(1, (os.cpu_count() or 2) - 1)


def whole_number(least: int, most: int) -> Text:
    return Translations("input", "whole_number", least=str(least), most=str(most))


HOST = Setting(
    "host",
    usual=lambda: USUAL_HOST,
    read=one(any_word),
    expected=Translations("hosting", "an_address"),
    metavar="ADDRESS",
    help=f"the address to listen at (default: {USUAL_HOST})",
)
PORT = Setting(
    "port",
    usual=lambda: USUAL_PORT,
    read=one(partial(whole, 0, MOST_PORT)),
    expected=Translations("hosting", "a_port", most=str(MOST_PORT)),
    metavar="PORT",
    help=f"the port to listen at; 0: any free one (default: {USUAL_PORT})",
)
PUBLIC_URL = Setting(
    "public-url",
    usual=lambda: "",
    read=one(public_url),
    expected=Translations("hosting", "a_public_url"),
    metavar="URL",
    help="how others reach this server, if not by its address alone: the scheme and the host, without a path",
)
TRUSTED_PROXY = Setting(
    "trusted-proxy",
    usual=tuple[str, ...],
    read=addresses,
    expected=Translations("hosting", "a_proxy"),
    metavar="ADDRESS",
    help="a proxy in front of this server, or the network of several: it is believed whose requests it passes on;"
    " may be given several times",
)
DATABASE = Setting(
    "database",
    usual=usual_database,
    read=one(database_url),
    expected=Translations("hosting", "a_database"),
    metavar="sqlite:///FILE|postgresql://…",
)
BUS = Setting(
    "bus",
    usual=lambda: "",
    read=one(bus_url),
    expected=Translations("hosting", "a_bus"),
    metavar="nats://HOST:PORT",
    help="the NATS server over which machines with `coverstory think` think for the bots; several with commas between",
)
BOTS = Setting(
    "bots",
    usual=usual_processes,
    read=one(partial(whole, 1, MOST_COUNT)),
    expected=whole_number(1, MOST_COUNT),
    metavar="N",
    help="processes for bots (default: one less than there are CPUs)",
)
BOT_PAUSE = Setting(
    "bot-pause",
    usual=lambda: USUAL_PAUSE,
    read=one(read_pause),
    expected=Translations("hosting", "seconds_to", most=f"{LONGEST_PAUSE:.0f}"),
    metavar="SECONDS",
    help=PAUSE_HELP,
)
NO_RATE_LIMIT = Setting(
    "no-rate-limit",
    usual=lambda: False,
    read=one(SWITCHED.get),
    expected=Translations("input", "true_or_false"),
    help="anybody may ask as often as they like: for measuring, or behind a proxy with limits of its own",
)
CONNECTIONS = Setting(
    "connections-per-address",
    usual=lambda: Limits().connections_per_address,
    read=one(partial(whole, 1, MOST_COUNT)),
    expected=whole_number(1, MOST_COUNT),
    metavar="N",
    help="how many connections one address may hold (default: 1500, of which 1000 at tables)",
)
LIMIT = {
    name: Setting(
        f"limit.{name}",
        usual=partial(getattr, Limits(), name),
        read=one(partial(whole, 0, 10**MOST_DIGITS)),
        expected=Translations("hosting", "a_number"),
    )
    for name in NUMBERS
}

LOG = Setting(
    "log",
    usual=lambda: "text",
    read=one(lambda word: word if word in FORMS else None),
    expected=Translations("input", "one_of", words=", ".join(FORMS)),
    metavar="|".join(FORMS),
    help="how the log is written, on standard error: sentences, or one JSON object a line (default: text)",
)
METRICS_FROM = Setting(
    "metrics-from",
    usual=lambda: THIS_MACHINE,
    read=addresses,
    expected=Translations("hosting", "a_network"),
    metavar="ADDRESS",
    help="who may read /metrics, by address or network; may be given several times (default: this machine)",
)

WORD_LIST = Setting(
    "word-list",
    usual=lambda: "",
    read=one(lambda word: word if not word or Path(word).is_file() else None),
    expected=Translations("database", "readable_file"),
    metavar="FILE",
    help="words that are not welcome in names and chat, one a line, instead of ours; an empty file allows all",
)

# Any: each is read as what it is where it is asked for by its own name.
SERVING: tuple[Setting[Any], ...] = (
    HOST,
    PORT,
    PUBLIC_URL,
    TRUSTED_PROXY,
    DATABASE,
    BUS,
    BOTS,
    BOT_PAUSE,
    NO_RATE_LIMIT,
    CONNECTIONS,
    LOG,
    METRICS_FROM,
    WORD_LIST,
)
ALL: dict[str, Setting[Any]] = {setting.name: setting for setting in (*SERVING, *LIMIT.values())}
