"""The bus between processes: publish, subscribe, request and reply; inside one process, or over NATS."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

Reply = Callable[[bytes], Awaitable[None]]
Back = Callable[[], None]


@dataclass(frozen=True)
class Message:
    """`reply` reaches whoever has asked; it does nothing where nobody waits for an answer."""

    body: bytes
    reply: Reply


Handle = Callable[[Message], Awaitable[None]]


class Subscription(ABC):
    """Messages reach its handler one after the other, in the order in which one sender has sent them."""

    @abstractmethod
    async def cancel(self) -> None:
        """No further message is handled. One that is being handled is not broken off."""

    @abstractmethod
    async def drain(self) -> None:
        """No further message is taken. Those that were sent to it already are handled first; not to be called while
        one of them is."""


class Bus(ABC):
    """Each message is delivered once or, where a connection is lost, not at all: whoever needs an answer asks again.

    Subjects are words parted by dots. Every implementation keeps its subscriptions while it is away from the others,
    and comes back by itself, however long that takes.
    """

    is_shared: bool  # with other processes

    def __init__(self) -> None:
        self._when_back: list[Back] = []

    def on_return(self, back: Back) -> None:
        """Call this whenever the bus can be used again: what was said meanwhile was not heard, and is to be asked."""
        self._when_back.append(back)

    def _is_back(self) -> None:
        for back in self._when_back:
            back()

    @abstractmethod
    async def open(self) -> None:
        """Returns at once, also where nobody can be reached yet."""

    @abstractmethod
    async def close(self) -> None:
        """What was published before is sent first, where that is possible."""

    @abstractmethod
    def is_connected(self) -> bool:
        """Whether anything that is published now reaches the others."""

    @abstractmethod
    async def subscribe(self, subject: str, handle: Handle, *, group: str = "", most: int = 0) -> Subscription:
        """From now on. Of a group only one subscription gets each message; `most` messages end it."""

    @abstractmethod
    async def publish(self, subject: str, body: bytes) -> None:
        """To whoever has subscribed; lost where nobody has, or nobody can be reached."""

    @abstractmethod
    async def request(self, subject: str, body: bytes, seconds: float) -> bytes:
        """The first answer. NobodyListens at once where there is no subscription; Unanswered where there is no answer
        in time, or the connection is lost."""
