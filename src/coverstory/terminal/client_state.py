"""What one seat has been told by its table, put together from the messages."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import Event
from coverstory.rules.game import Game
from coverstory.rules.languages import seat_names
from coverstory.table.phrases import say_phrase
from coverstory.table.refusals import Refusal, say_refusal
from coverstory.terminal.session import Ended, News, Noticed, Online
from coverstory.terminal.texts import say_deal, text
from coverstory.wire.base import Line, Offer
from coverstory.wire.beats import Beat, Patch, PictureData
from coverstory.wire.catalogue import AnyPicture
from coverstory.wire.messages import (
    Announced,
    Changed,
    ChatLine,
    Chatted,
    Hinted,
    Moved,
    Noted,
    Refused,
    TableState,
    Timer,
    Welcome,
)
from coverstory.wire.patches import fold
from coverstory.wire.remarks import say_remark
from coverstory.wire.scene import Finish, Scene
from coverstory.wire.serialise import encode, say_waiting
from coverstory.wire.series_words import say_series
from coverstory.words.catalogue import words
from coverstory.words.sayings import NO_READER, Statement

_offers = msgspec.json.Decoder(list[Offer])
_beats = msgspec.json.Decoder(list[Beat])
_patch = msgspec.json.Decoder(Patch)
_picture: msgspec.json.Decoder[PictureData | None] = msgspec.json.Decoder(PictureData | None)


class ClientState:
    """Empty until the table's welcome."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.table: TableState | None = None
        self.seat = -1
        self.version = 0
        self.scene: Scene | None = None
        self._picture: PictureData = {}  # of the scene, as patches see it
        self.log: list[Line] = []
        self.chat: list[ChatLine] = []
        self.notes = ""
        self.may_undo = False
        self.timer: Timer | None = None
        self._timed = 0.0  # when we were told that
        self.is_up = True
        self.farewell = ""  # why the table said goodbye
        self.noticed: list[str] = []  # about the deal of this match
        self._offers: list[Offer] = []
        self._spent = False  # an action was sent for these offers

    def take(self, news: News) -> None:
        match news:
            case Welcome():
                self._be_welcomed(news)
            case Moved():
                self._go_on(news)
            case Changed():
                self._be_at(news.table)
                self._wind(news.table.timer)
            case Chatted():
                self.chat.append(news.line)
            case Noted():
                self.notes = news.notes
            case Refused():
                self._spent = False
            case Ended():
                self.farewell = news.why
            case Online():
                self.is_up = news.is_up
            case Noticed():
                self.noticed.append(news.what)

    def _be_welcomed(self, news: Welcome) -> None:
        self._be_at(news.table)
        self.seat, self.version, self.may_undo = news.seat, news.version, news.may_undo
        self.log, self.chat, self.notes = list(news.log), list(news.chat), news.notes
        self._wind(news.table.timer)
        self._picture = {} if news.scene is None else _picture.decode(encode(news.scene.picture)) or {}
        self._look(news.scene)

    def _be_at(self, table: TableState) -> None:
        if self.table is not None and self.table.match != table.match:
            self.noticed.clear()
        self.table = table

    def _go_on(self, news: Moved) -> None:
        self.version, self.may_undo = news.version, news.may_undo
        del self.log[len(self.log) - news.forget :]
        self._picture = _picture.decode(bytes(news.picture)) or self._picture
        for beat in _beats.decode(bytes(news.beats)):
            for line in beat.lines:
                self.log.append(Line(line.kind, line.numbers))
                self._picture = fold(self._picture, line.patch)
        self._picture = fold(self._picture, _patch.decode(bytes(news.patch)))
        self._wind(news.timer)
        if news.now is not None:
            picture = msgspec.convert(self._picture, AnyPicture)
            now = news.now
            self._look(Scene(picture, task=now.task, offers=now.offers, together=now.together, ending=now.ending))

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
    def series_goes_on(self) -> bool:
        return self.table is not None and self.table.series is not None and not self.table.series.over

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
    def plain_names(self) -> list[str]:
        """What seats are called in sentences."""
        assert self.table is not None
        usual = seat_names(len(self.table.seats), self.lang)
        return [seat.name or usual[number] for number, seat in enumerate(self.table.seats)]

    @property
    def names(self) -> list[str]:
        """The same in lists and on boards, where the own one is marked."""
        names = self.plain_names
        if self.seat >= 0:
            names[self.seat] = text("marked", self.lang, name=names[self.seat])
        return names

    @property
    def reader(self) -> int:
        """The seat that sentences call “you”: none where several people read them on one device."""
        own = sum(seat.yours for seat in self.table.seats) if self.table else 0
        return self.seat if own == 1 else NO_READER

    # In words: what the table sent as kinds and numbers.

    @property
    def log_lines(self) -> list[str]:
        return [self.say_line(line) for line in self.log]

    def say_line(self, line: Line) -> str:
        event = Event(line.kind, line.numbers)
        return self.game.say_event(event, lang=self.lang, names=self.plain_names, reader=self.reader)

    def say_task(self) -> str:
        assert self.scene is not None
        if self.scene.ending:
            return self.game.say_reason(self.scene.ending.reason, self.lang)
        if self.scene.together and not self._offers:
            return say_waiting(self.seat in self.scene.together, self.lang)
        task = self.scene.task
        return self.game.sayings.say("task", Statement(task.kind, task.numbers), self.lang, self.plain_names)

    def say_series(self) -> str:
        """How a series stands; empty where games are played one by one."""
        series = self.table.series if self.table else None
        return say_series(series, self.plain_names, self.lang) if series else ""

    def say_broken_off(self) -> str:
        """Why the last deal was; empty if it was not."""
        names = self.table.broken_off if self.table else []
        return say_deal("broken", self.lang, names=", ".join(names)) if names else ""

    def say_chat(self, line: ChatLine) -> str:
        said = line.text if line.phrase < 0 else say_phrase(line.phrase, self.lang)
        return text("said", self.lang, name=line.name, words=said)

    def say_hint(self, news: Hinted) -> list[str]:
        return [
            say_remark(remark, game=self.game, lang=self.lang, names=self.plain_names, reader=self.reader)
            for remark in news.remarks
        ]

    def say_refusal(self, news: Refused) -> str:
        said = say_refusal(Refusal(news.code, news.rule), self.game, self.lang, news.why)
        return text("refused", self.lang, rule=news.rule, sentence=said) if news.code == "illegal" else said

    def say_announcement(self, news: Announced) -> str:
        return words(self.lang, "table").say(f"announcement-{news.code}")
