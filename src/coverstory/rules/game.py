"""One game as the rest of the program sees it: facts about it, and access to its other files."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache

from coverstory.errors import MalformedText, UnknownVersion, WrongSeats
from coverstory.rules.contract import ONLOOKER, Event, State, View, Worlds
from coverstory.rules.languages import folded, seat_name, speak
from coverstory.rules.options import Choice, Option, Options, Value, settle
from coverstory.rules.outcome import RESIGNED
from coverstory.words.catalogue import Translations, words
from coverstory.words.sayings import NO_READER, Sayings, Statement, action_said


class Game(metaclass=ABCMeta):
    """Each game's game.py fills this in and nothing else; its plugin.py makes it known."""

    slug: str
    version: int  # of the rules: raised when an old record would replay differently
    designers: str
    publisher: str
    year: int
    least_seats: int
    most_seats: int
    usual_seats: int = 0  # offered first; 0: as few as can play
    seats_rule: str  # which rule says for how many players it is
    minutes: int
    options: tuple[Option, ...]
    printed_variants: tuple[str, ...] = ()  # options that the printed rules offer; all others are house rules
    variants: Sequence[Mapping[str, Value]]  # sets of options that together reach every rule: tests play them all
    view_class: type[View]  # the class of its views and of no other game's
    sayings: Sayings  # what its events, actions and tasks are made of
    harmless: frozenset[str]  # kinds of events, after a decision, that show nobody anything that was hidden

    codes: int  # every code of an action or outcome that can be listed is from 0 to one less than this
    example: int  # the code of an action that is worth naming as an example
    longest: int = 1000  # without a codec of its own (research/codecs): no more decisions, nor more chance outcomes

    @property
    def title(self) -> Mapping[str, str]:
        """By language."""
        return Translations(self.sayings.part, "title")

    @property
    def summary(self) -> Mapping[str, str]:
        """One sentence, by language."""
        return Translations(self.sayings.part, "summary")

    def start(self, seats: int, chosen: Options | None = None) -> State:
        """A new game before its first move, checked: seats and options fit, or a named error."""
        self.check_seats(seats)
        return self.new(seats, self.settle(chosen or {}))

    def check_seats(self, seats: int) -> None:
        if not self.least_seats <= seats <= self.most_seats:
            message = "so_many_seats" if self.least_seats == self.most_seats else "seats_from_to"
            expected = Translations("input", message, least=self.least_seats, most=self.most_seats)
            raise WrongSeats(self.title, expected, str(seats), self.seats_rule)

    def check_seat(self, seat: int, seats: int) -> None:
        """Is it a seat at the table (or ONLOOKER)?"""
        if seat != ONLOOKER:
            self.check_player(seat, seats)

    def check_player(self, seat: int, seats: int) -> None:
        """Is it a seat at the table?"""
        if not 0 <= seat < seats:
            expected = Translations("input", "number_to", least=0, most=seats - 1)
            raise WrongSeats(Translations("input", "seat"), expected, str(seat))

    def settle(self, chosen: Options) -> dict[str, Value]:
        return settle(self.sayings.part, self.options, chosen)

    def of_version(self, version: int) -> Game:
        """The same game by the rules that a record carries; those that nobody knows are an UnknownVersion."""
        if version != self.version:
            raise UnknownVersion(
                Translations("input", "rules_of", game=self.slug),
                Translations("input", "version", number=self.version),
                Translations("input", "version", number=version),
            )
        return self

    @abstractmethod
    def new(self, seats: int, options: Options) -> State:
        """A new game; seats and options are settled. An option that does not fit these seats is a BadOption."""

    @abstractmethod
    def read_state(self, text: str) -> State:
        """The inverse of State.text()."""

    @abstractmethod
    def look(self, state: State, seat: int, heard: list[Event]) -> View:
        """What a seat (or ONLOOKER) may know now, given what it has heard so far."""

    @abstractmethod
    def read_view(self, text: str) -> View:
        """The inverse of View.text()."""

    @abstractmethod
    def hear(self, before: State, action: int, after: State, seat: int) -> list[Event]:
        """What a seat (or ONLOOKER) sees and hears of one action or outcome, in the order of the rules."""

    def keeps_secrets(self, before: State, news: Sequence[Event]) -> bool:
        """Whether a decision showed nobody anything hidden; news is what all seats and onlookers heard of it."""
        return all(event.kind in self.harmless for event in news)

    def at_once(self, state: State) -> Sequence[int]:
        """The seats that, from here on, decide in secret one after the other, the seat to act first; else nobody.

        At a table they are asked at the same time. So whatever one of them decides, those after it must see the same,
        be offered the same and hear the same, until the last one has decided.
        """
        return []

    def foregone(self, state: State) -> int | None:
        """What a table does for the seat to act instead of asking it, because everybody knows that it has no choice, or
        that its choice can change nothing any more. Usually None."""
        return None

    @abstractmethod
    def worlds(self, view: View) -> Worlds:
        """Which truths fit a view."""

    # Words for people: the game says what is to be said, and its part of the catalogue how.

    @abstractmethod
    def parts_of(self, action: int) -> Sequence[str | int]:
        """An action or outcome as its kind and numbers; a MalformedText if there is none of that code."""

    @abstractmethod
    def task_of(self, view: View) -> Statement:
        """What is asked of whom now."""

    def read_action(self, words: str, lang: str) -> int:
        """The inverse of say_action, forgiving about case and spaces; else a MalformedText."""
        code = self.code_said(words, lang)
        if code is None:
            raise MalformedText("Action", f"words such as “{self.say_action(self.example, lang)}”", f"“{words}”")
        return code

    def code_said(self, words: str, lang: str) -> int | None:
        return codes_by_words(self, speak(lang)).get(self.fold(words))

    def fold(self, words: str) -> str:
        """What people type, without the differences that do not matter, so that equal actions have equal words."""
        return folded(words)

    def say_action(self, action: int, lang: str) -> str:
        """An action or outcome in words; no two actions have the same words."""
        return self.sayings.say("action", action_said(self.parts_of(action)), lang)

    def say_event(self, event: Event, lang: str, names: Sequence[str], reader: int = NO_READER) -> str:
        """One line of the log; names[seat] is what a seat is called, and the seat of the reader may be called “you”."""
        said = Statement(event.kind, event.numbers)
        return self.sayings.say("event", said=said, lang=lang, names=names, reader=reader)

    def say_task(self, view: View, lang: str, names: Sequence[str]) -> str:
        """What is asked of whom now, in one sentence: “Your turn: move 5.”"""
        return self.sayings.say("task", self.task_of(view), lang, names)

    def say_rule(self, rule: str, lang: str) -> str:
        """A rule that State.forbidden_by can name, in one sentence without its number."""
        return words(lang, self.sayings.part).say(f"rule-{rule}")

    def name_option(self, option: Option, lang: str) -> str:
        """What an option is called in a form; its name in code where the catalogue has no other."""
        spoken, message = words(lang, self.sayings.part), f"option-{option.name}.name"
        return spoken.say(message) if message in spoken else option.name

    def say_value(self, option: Option, value: str, lang: str) -> str:
        """One of the words that an option takes; a number to choose is a seat, counted from 0 as in records."""
        spoken, message = words(lang, self.sayings.part), f"option-{option.name}.{value}"
        if message in spoken:
            return spoken.say(message)
        return seat_name(int(value), lang) if isinstance(option, Choice) and value.isdecimal() else value

    def say_reason(self, reason: str, lang: str) -> str:
        """Why the game ended, in one sentence."""
        part = "table" if reason == RESIGNED else self.sayings.part
        return words(lang, part).say(f"reason-{reason}")


@cache
def codes_by_words(game: Game, lang: str) -> Mapping[str, int]:
    """Made when the first action is read: some games have tens of thousands."""
    return {game.fold(game.say_action(code, lang)): code for code in range(game.codes)}
