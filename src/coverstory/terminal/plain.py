"""The table line by line: for screen readers, for scripts, and where there is no screen to fill."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from queue import SimpleQueue

from coverstory.rulebook import numbered_rules, read_rules
from coverstory.terminal.boards.catalogue import board_of
from coverstory.terminal.client_state import ClientState
from coverstory.terminal.commands import Choice, choices_now, clock_words, seat_sentences, task_of, wanted_choice
from coverstory.terminal.drawing import plain as without_colours
from coverstory.terminal.find_choice import LETTERS, label, lettered, places_in, pointed, shortened, spoken
from coverstory.terminal.menu import Left, ask
from coverstory.terminal.session import Ended, News, Noticed, Online, Session
from coverstory.terminal.texts import remark_on_rules, say_ending, text, typed_commands
from coverstory.terminal.wrap_text import plain, say, show, width
from coverstory.wire.commands import Act, Command, Hint, Note, Say, Undo
from coverstory.wire.messages import Announced, Done, Hinted, Moved, Refused, Welcome
from coverstory.wire.scene import Finish

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  # arrow keys and history at the prompt, where the platform has it

Answer = Done | Refused | Hinted | Ended


class PlainTable:
    """One person at one table."""

    def __init__(self, session: Session, name: str, greeting: str, seat: int | None = None) -> None:
        self.session = session
        self.link = session.link
        self.lang = session.lang
        self.name = name
        self.greeting = greeting
        self.wanted = seat  # at a server: the seat to take without asking
        self.seen = ClientState(session.lang)
        self.inbox: SimpleQueue[News] = SimpleQueue()
        self.told = 0  # lines of the log
        self.heard = 0  # lines of the chat
        self.lettered = 0  # how many choices have a letter on the screen

    def play(self) -> None:
        say(self.greeting)
        self.session.open(self.inbox.put)
        while True:
            choices = self.listen()
            if self.seen.farewell:
                say(self.seen.farewell)
                return
            if self.seen.ending is not None:
                self.show_ending(self.seen.ending)
                if not (self.seen.series_goes_on and choices):
                    return
            self.take_turn(choices)

    def show_ending(self, ending: Finish) -> None:
        self.show_board()
        print(say_ending(self.seen.game, ending, self.lang, self.seen.names))
        if series := self.seen.say_series():
            say(series)

    # What comes from the table.

    def listen(self) -> list[Choice]:
        """Wait until there is something to choose, or the game or the connection is over."""
        while True:
            while not self.inbox.empty():
                self.take(self.inbox.get())
            choices = choices_now(self.seen, self.name)
            if choices or self.seen.farewell or self.seen.ending is not None:
                return choices
            self.take(self.inbox.get())

    def take(self, news: News) -> None:
        was_up = self.seen.is_up
        self.seen.take(news)
        if isinstance(news, Online) and was_up != news.is_up:
            say(text("back" if news.is_up else "lost", self.lang))
        if isinstance(news, Announced):
            say(self.seen.say_announcement(news))
        if isinstance(news, Noticed):
            say(news.what)
        if isinstance(news, Welcome):
            self.heard = len(news.chat)
        if isinstance(news, Moved) and self.told > len(self.seen.log):
            self.told = len(self.seen.log)
            say(text("taken_back", self.lang))
        self.tell_news()

    def tell_news(self) -> None:
        for line in self.seen.log[self.told :]:
            say("· " + self.seen.say_line(line), "  ")
        self.told = len(self.seen.log)
        for spoken_line in self.seen.chat[self.heard :]:
            say(self.seen.say_chat(spoken_line), "  ")
        self.heard = len(self.seen.chat)

    def answer(self, command: Command) -> Answer:
        """Send it, and wait for what becomes of it."""
        self.session.send(command)
        while True:
            news = self.inbox.get()
            self.take(news)
            if isinstance(news, Ended) or (isinstance(news, Answer) and news.id == command.id):
                return news

    # What the person does.

    def take_turn(self, choices: Sequence[Choice]) -> None:
        wanted, self.wanted = wanted_choice(self.seen, choices, self.wanted)
        if wanted is not None:
            self.do(wanted)
            return
        self.show_situation()
        self.show_choices(choices, len(LETTERS))
        while True:
            words = ask(text("choose", self.lang))
            before = self.situation()
            if words and not self.obey(words, choices) and self.chosen(words, choices):
                return
            while not self.inbox.empty():
                self.take(self.inbox.get())
            if self.situation() != before:
                return

    def situation(self) -> tuple[object, ...]:
        """The choices are out of date when this changes."""
        return self.seen.version, self.seen.table, self.seen.seat, self.seen.farewell

    def chosen(self, words: str, choices: Sequence[Choice]) -> bool:
        """Whether these words were a choice, and the table took it."""
        place = lettered(words, self.lettered)
        if place is None and self.seen.offers:
            code = spoken(words, self.seen.game, self.lang)
            if code is not None:
                return self.act(code)
        if place is None:
            place = self.meant(words, choices)
        if place is None:
            say(text("not_understood", self.lang, words=words, example=choices[len(choices) // 2].words))
            return False
        return self.do(choices[place])

    def meant(self, words: str, choices: Sequence[Choice]) -> int | None:
        """The choice that these words abbreviate, or whose spots they name."""
        said = [choice.words for choice in choices]
        places, board, scene = places_in(words), board_of(self.seen.game.slug), self.seen.scene
        if not places or board.spot_at is None or scene is None:
            return shortened(words, said)
        spots = [board.spots_of(choice.offer.parts, scene.picture) if choice.offer else [] for choice in choices]
        return pointed(words, {board.spot_at(row, column) for row, column in places}, said, spots)

    def act(self, code: int) -> bool:
        return self.done(Act(self.session.next_id(), self.seen.seat, self.seen.version, code))

    def do(self, choice: Choice) -> bool:
        return self.done(choice.command(self.session.next_id()))

    def done(self, command: Command) -> bool:
        if isinstance(command, Act):
            self.seen.spend()
        answer = self.answer(command)
        if isinstance(answer, Refused):
            say(self.seen.say_refusal(answer))
        return isinstance(answer, Done)

    def obey(self, words: str, choices: Sequence[Choice]) -> bool:
        """Carry out a command, if it is one."""
        first, _, rest = words.partition(" ")
        command = typed_commands().get(first.casefold(), "")
        if command == "help":
            game = self.seen.game
            rule = next(iter(numbered_rules(game.slug, self.lang)), game.seats_rule)
            print(text("help", self.lang, rule=rule))
        elif command == "list":
            self.show_choices(choices, len(choices))
        elif command == "board":
            self.show_board()
        elif command == "rules":
            self.show_rules(rest.strip().upper())
        elif command == "log":
            self.told = 0
            self.tell_news()
        elif command == "quit":
            raise Left("left")
        elif command:
            self.obey_at_table(command, rest.strip())
        return bool(command)

    def obey_at_table(self, command: str, rest: str) -> None:
        """What only the table can do."""
        number, seat = self.session.next_id(), max(self.seen.seat, 0)
        if command == "hint":
            self.give_hint(Hint(number, seat))
        elif command == "undo":
            self.done(Undo(number, seat, self.seen.version))
        elif command == "table":
            self.show_table()
        elif command == "notes":
            print(self.seen.notes or text("no_notes", self.lang))
        elif command == "note":
            self.write_down(Note(number, seat, f"{self.seen.notes}\n{rest}".strip()))
        elif command == "say" and rest:
            self.done(Say(number, rest, "" if self.seen.seat >= 0 else self.name))

    def write_down(self, command: Note) -> None:
        if self.done(command):
            self.seen.notes = command.text  # the news of it may come later than the answer, and the next line sooner
            say(text("noted", self.lang))

    def give_hint(self, command: Hint) -> None:
        answer = self.answer(command)
        if isinstance(answer, Hinted):
            for sentence in self.seen.say_hint(answer):
                say("· " + sentence, "  ")
        elif isinstance(answer, Refused):
            say(self.seen.say_refusal(answer))

    # What is shown.

    def show_situation(self) -> None:
        if self.seen.stage == "playing":
            self.show_board()
            say(task_of(self.seen))
            if words := clock_words(self.seen):
                say(words)
        else:
            self.show_table()

    def show_board(self) -> None:
        scene = self.seen.scene
        if scene is not None:
            blocks = board_of(self.seen.game.slug).draw(scene.picture, self.seen.offers, self.lang, self.seen.names)
            print("\n" + without_colours(blocks) + "\n")

    def show_table(self) -> None:
        table = self.seen.table
        assert table is not None
        for sentence in seat_sentences(table.seats, self.seen.names, self.lang):
            say("  " + sentence, "    ")
        if self.link:
            say(text("invitation", self.lang, link=self.link))
        if table.commitment:
            say(text("promise", self.lang, commitment=table.commitment), "  ")
        if broken_off := self.seen.say_broken_off():
            say(broken_off)
        say(task_of(self.seen))

    def show_choices(self, choices: Sequence[Choice], most: int) -> None:
        if len(choices) > most:
            self.lettered = 0
            first, other = choices[0].words, choices[len(choices) // 2].words
            say(text("many", self.lang, count=len(choices), first=first, other=other))
            return
        self.lettered = len(choices)
        for place, choice in enumerate(choices):
            say(f"{label(place):>3}  {choice.words}", " " * 5)

    def show_rules(self, number: str) -> None:
        if remark := remark_on_rules(self.seen.game.slug, self.lang):
            say(remark)
        if not number:
            show(plain(read_rules(self.seen.game.slug, self.lang), width()))
            return
        rules = numbered_rules(self.seen.game.slug, self.lang)
        said = f"{number}: {rules[number]}" if number in rules else text("no_rule", self.lang, rule=number)
        print(plain(said, width()))
