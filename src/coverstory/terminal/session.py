"""A player's connection to a table: commands go in, messages come out, as docs/protocol.md has them.

A local match and a table at a server are told apart here and nowhere else.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from itertools import count

import msgspec

from coverstory.wire.commands import Command
from coverstory.wire.messages import Message


class Online(msgspec.Struct, frozen=True):
    """The connection was lost, or is back."""

    is_up: bool


class Ended(msgspec.Struct, frozen=True):
    """The session cannot go on; the sentence says why."""

    why: str


class Noticed(msgspec.Struct, frozen=True):
    """What the session itself has found out about its table's deals, as a sentence: nothing that the table says."""

    what: str


News = Message | Online | Ended | Noticed
Deliver = Callable[[News], None]  # called from a thread of the session, one at a time


def nowhere(_: News) -> None:
    """Before anybody listens."""


class Session(metaclass=ABCMeta):
    """One seat at one table; `open` it once, then `close` it."""

    link = ""  # the invitation to a table at a server; a match on this machine has none

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._numbers = count(1)

    def next_id(self) -> int:
        """For a command: higher than those before it."""
        return next(self._numbers)

    @abstractmethod
    def open(self, deliver: Deliver) -> None:
        """Begin to deliver what the table tells this seat; a `Welcome` comes first."""

    @abstractmethod
    def send(self, command: Command) -> None:
        """Returns at once; the answer is delivered."""

    @abstractmethod
    def speak(self, lang: str) -> None:
        """Go on in another language."""

    @abstractmethod
    def close(self) -> None:
        """Nothing more is delivered."""

    def record(self) -> bytes | None:
        """The game so far in the form of a record, where it can be had; asked for after `close`."""
        return None
