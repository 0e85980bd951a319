"""What one seat has been told by its table, put together from the messages."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import Event
from coverstory.rules.game import Game
from coverstory.rules.languages import seat_names
from coverstory.terminal.session import Ended, News, Online
from coverstory.terminal.texts import text
from coverstory.wire.base import Line, Offer
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
from coverstory.wire.remarks import say_remark
from coverstory.wire.serialise import Finish, Scene
from coverstory.wire.series_words import say_series
from coverstory.words.catalogue import words
from coverstory.words.sayings import Statement

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
            case Ended():
                self.farewell = news.why
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

    # In words: what the table sent as kinds and numbers.

    @property
    def log_lines(self) -> list[str]:
        return [self.say_line(line) for line in self.log]

    def say_line(self, line: Line) -> str:
        return self.game.say_event(Event(line.kind, line.numbers), self.lang, self.plain_names)

    def say_task(self) -> str:
        assert self.scene is not None
        if self.scene.ending:
            return self.game.say_reason(self.scene.ending.reason, self.lang)
        task = self.scene.task
        return self.game.sayings.say("task", Statement(task.kind, task.numbers), self.lang, self.plain_names)

    def say_series(self) -> str:
        """How a series stands; empty where games are played one by one."""
        series = self.table.series if self.table else None
        return say_series(series, self.plain_names, self.lang) if series else ""

    def say_chat(self, line: ChatLine) -> str:
        said = line.text if line.phrase < 0 else words(self.lang, "table").say(f"phrase-{line.phrase}")
        return text("said", self.lang, name=line.name, words=said)

    def say_hint(self, news: Hinted) -> list[str]:
        return [say_remark(remark, self.game, self.lang, self.plain_names) for remark in news.remarks]

    def say_refusal(self, news: Refused) -> str:
        if news.code == "illegal" and news.rule:
            return text("refused", self.lang, rule=news.rule, sentence=self.game.say_rule(news.rule, self.lang))
        return words(self.lang, "errors").say(f"error-{news.code}", {"why": news.why})

    def say_announcement(self, news: Announced) -> str:
        return words(self.lang, "table").say(f"announcement-{news.code}")
