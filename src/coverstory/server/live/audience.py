"""Who listens at a table, and as whom: each is told what that viewer may know, in order, and nothing twice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from coverstory.rules.contract import ONLOOKER
from coverstory.server.live.client import TRY_AGAIN, Client
from coverstory.table.events import Moment
from coverstory.table.notices import Delivery
from coverstory.table.presenter import concerns_everybody_alike, message, table_state, welcome
from coverstory.table.stream import lacks_story, newest_moves
from coverstory.table.table import Table
from coverstory.wire.messages import Announced, Changed, Noted
from coverstory.wire.serialise import encode

A_CROWD = 50  # listeners: where there are more, those who look on are told in turns


@dataclass
class Listener:
    """A client, whose it is, and as whom it listens."""

    client: Client
    person: str
    viewer: int
    looks_on: bool  # asked to look on, and is not given a seat's view
    number: int = 0  # the last of its stream that it was told
    arrivals: int = 0  # up to which of them it knows who is here


class Audience:
    """Driven by the table's room, under its lock. What is the same for several is encoded once."""

    def __init__(self, table: Table, now: Callable[[], Moment]) -> None:
        self._table = table
        self._now = now
        self._listeners: dict[Client, Listener] = {}
        self._noted: set[int] = set()  # seats whose notes have changed here

    def is_empty(self) -> bool:
        return not self._listeners

    def people(self) -> list[str]:
        return [listener.person for listener in self._listeners.values()]

    def enter(self, client: Client, listener: Listener, since: int | None) -> None:
        """Whoever comes is told what is new since that number, or everything."""
        self._listeners[client] = listener
        listener.arrivals = self._table.arrivals
        self._catch_up(listener, since)

    def leave(self, client: Client) -> Listener | None:
        return self._listeners.pop(client, None)

    def announce(self, code: str) -> None:
        news = encode(Announced(code))
        for listener in self._listeners.values():
            listener.client.post(news)

    def hang_up(self, why: str) -> None:
        for listener in self._listeners.values():
            listener.client.hang_up(TRY_AGAIN, why)

    def tell_notes(self, seat: int) -> None:
        """They have changed, perhaps in another window."""
        self._noted.add(seat)
        for listener in self._listeners.values():
            if listener.viewer == seat:
                self._tell_notes(listener)

    def _tell_notes(self, listener: Listener) -> None:
        seat = listener.viewer
        listener.client.post(encode(Noted(self._table.last_number(seat), self._table.notes(seat))))

    def tell(self, deliveries: Sequence[Delivery], moment: Moment) -> None:
        newest = newest_moves(deliveries)
        for each in deliveries:
            is_newest = newest.get(each.viewer) == each.number
            waits = each.viewer == ONLOOKER and self.is_crowded()
            encoded: dict[str, bytes] = {}  # once for everybody, or once for each person
            for listener in self._listeners.values():
                if listener.viewer == each.viewer and listener.number < each.number:
                    if lacks_story(each):
                        self._welcome(listener, moment)
                        continue
                    listener.number = each.number
                    person = "" if concerns_everybody_alike(each) else self._same_for(listener.person)
                    if person not in encoded:
                        encoded[person] = encode(
                            message(self._table, delivery=each, person=person, moment=moment, is_newest=is_newest)
                        )
                    post = listener.client.post_in_turn if waits else listener.client.post
                    post(encoded[person])

    def _catch_up(self, listener: Listener, since: int | None) -> None:
        """The rest of the stream, or everything; and who is here now, which no stream keeps."""
        moment = self._now()
        missed = None if since is None else self._table.missed_since(listener.viewer, since)
        if missed is None or any(lacks_story(delivery) for delivery in missed):
            self._welcome(listener, moment)
            return
        self._table.follow(listener.viewer)
        listener.number = self._table.last_number(listener.viewer)
        newest = newest_moves(missed)
        for delivery in missed:
            is_newest = newest.get(delivery.viewer) == delivery.number
            sent = message(self._table, delivery=delivery, person=listener.person, moment=moment, is_newest=is_newest)
            listener.client.post(encode(sent))
        if listener.viewer in self._noted:
            self._tell_notes(listener)
        self._tell_state(listener, moment)

    def _welcome(self, listener: Listener, moment: Moment) -> None:
        listener.number = self._table.last_number(listener.viewer)
        listener.client.post(encode(welcome(self._table, listener.viewer, listener.person, moment)))

    def welcome(self, moment: Moment) -> None:
        for listener in self._listeners.values():
            self._welcome(listener, moment)

    def tell_state(self, moment: Moment) -> None:
        for listener in self._listeners.values():
            self._tell_state(listener, moment)

    def _tell_state(self, listener: Listener, moment: Moment) -> None:
        listener.client.post(self._encoded_state(listener.viewer, listener.person, moment))

    def _encoded_state(self, viewer: int, person: str, moment: Moment) -> bytes:
        return encode(Changed(self._table.last_number(viewer), table_state(self._table, viewer, person, moment)))

    def _same_for(self, person: str) -> str:
        """Whoever neither hosts nor sits here is shown the table as any other watcher is."""
        return person if person == self._table.host or self._table.seats_of(person) else ""

    def is_crowded(self) -> bool:
        return len(self._listeners) > A_CROWD

    def lacks_presence(self) -> bool:
        """Whether somebody does not know who is here now."""
        return bool(self._untold())

    def _untold(self) -> list[Listener]:
        return [listener for listener in self._listeners.values() if listener.arrivals != self._table.arrivals]

    def tell_presence(self) -> None:
        """Who is here, to whoever does not know it yet."""
        moment = self._now()
        encoded: dict[tuple[int, str], bytes] = {}
        for listener in self._untold():
            listener.arrivals = self._table.arrivals
            key = listener.viewer, self._same_for(listener.person)
            if key not in encoded:
                encoded[key] = self._encoded_state(*key, moment)
            waits = listener.viewer == ONLOOKER and self.is_crowded()
            post = listener.client.post_in_turn if waits else listener.client.post
            post(encoded[key])

    def reseat(self, moment: Moment) -> None:
        """Whoever sat down sees with the eyes of the seat from now on; whoever left it no longer does."""
        for listener in list(self._listeners.values()):
            viewer = self._table.viewer_for(listener.person, listener.viewer, listener.looks_on)
            if not self._table.may_listen(listener.person, viewer):
                listener.client.hang_up(TRY_AGAIN, "no_watchers")
            elif viewer != listener.viewer:
                listener.viewer = viewer
                self._welcome(listener, moment)
