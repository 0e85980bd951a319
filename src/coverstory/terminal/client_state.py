"""What one seat has been told by its table, put together from the messages."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.rules.languages import seat_names
from coverstory.terminal.session import News, Online
from coverstory.terminal.texts import text
from coverstory.wire.base import Line, Offer
from coverstory.wire.messages import (
    Changed,
    ChatLine,
    Chatted,
    Farewell,
    Moved,
    Noted,
    Refused,
    TableState,
    Timer,
    Welcome,
)
from coverstory.wire.serialise import Finish, Scene

_offers = msgspec.json.Decoder(list[Offer])


class ClientState:
    """Empty until the table's welcome."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.table: TableState | None = None
        self.seat = -1
        self.version = 0
        self.scene: Scene | None = None
        self.log: list[Line] = []
        self.chat: list[ChatLine] = []
        self.notes = ""
        self.may_undo = False
        self.timer: Timer | None = None
        self._timed = 0.0  # when we were told that
        self.is_up = True
        self.farewell = ""  # why the table said goodbye
        self._offers: list[Offer] = []
        self._spent = False  # an action was sent for these offers

    def take(self, news: News) -> None:
        match news:
            case Welcome():
                self._be_welcomed(news)
            case Moved():
                self._go_on(news)
            case Changed():
                self.table = news.table
                self._wind(news.table.timer)
            case Chatted():
                self.chat.append(news.line)
            case Noted():
                self.notes = news.notes
            case Refused():
                self._spent = False
            case Farewell():
                self.farewell = news.text
            case Online():
                self.is_up = news.is_up

    def _be_welcomed(self, news: Welcome) -> None:
        self.table, self.seat, self.version, self.may_undo = news.table, news.seat, news.version, news.may_undo
        self.log, self.chat, self.notes = list(news.log), list(news.chat), news.notes
        self._wind(news.table.timer)
        self._look(news.scene)

    def _go_on(self, news: Moved) -> None:
        self.version, self.may_undo = news.version, news.may_undo
        del self.log[len(self.log) - news.forget :]
        self.log += news.lines
        self._wind(news.timer)
        if news.scene is not None:
            self._look(news.scene)

    def _wind(self, timer: Timer | None) -> None:
        self.timer, self._timed = timer, time.monotonic()

    def _look(self, scene: Scene | None) -> None:
        self.scene = scene
        self._offers = [] if scene is None else _offers.decode(bytes(scene.offers))
        self._spent = False

    def spend(self) -> None:
        """An action was sent: until the table answers there is nothing to choose."""
        self._spent = True

    @property
    def offers(self) -> Sequence[Offer]:
        return [] if self._spent else self._offers

    @property
    def game(self) -> Game:
        assert self.table is not None
        return find_game(self.table.game)

    @property
    def stage(self) -> str:
        return "waiting" if self.table is None else self.table.stage

    @property
    def ending(self) -> Finish | None:
        return None if self.scene is None else self.scene.ending

    @property
    def time_left(self) -> int | None:
        """Seconds that the seat to act may still think, by our own clock; None without a limit."""
        if self.timer is None:
            return None
        return max(0, round(self.timer.seconds - (time.monotonic() - self._timed)))

    @property
    def names(self) -> list[str]:
        """What seats are called; the own one is marked."""
        assert self.table is not None
        usual = seat_names(len(self.table.seats), self.lang)
        names = [seat.name or usual[number] for number, seat in enumerate(self.table.seats)]
        if self.seat >= 0:
            names[self.seat] = text("marked", self.lang, name=names[self.seat])
        return names
