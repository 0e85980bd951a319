"""A game in the terminal, line by line, against bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from coverstory.bots.bot import RandomBot
from coverstory.errors import IllegalAction, MalformedText
from coverstory.match.chance import SecretSource
from coverstory.match.match import Match
from coverstory.match.record import write_record
from coverstory.rulebook import numbered_rules, read_rules
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.game import Game
from coverstory.rules.options import Value
from coverstory.terminal.boards.all import BOARDS
from coverstory.terminal.texts import COMMANDS, say_outcome, text

# Choices are lettered, since numbers are cards and buildings. More than these are described, not listed.
LETTERS = "abcdefghijklmnopqrstuvwx"


class Table(msgspec.Struct, frozen=True):
    """What the person asked for; no game: ask. No number of seats: as few as the game allows."""

    game: str | None
    seats: int | None
    seat: int
    options: dict[str, Value]
    lang: str
    record: Path | None


class Left(Exception):
    """The person leaves; the reason is a name in TEXTS."""


def play_in_terminal(table: Table) -> int:
    """Returns the exit code."""
    try:
        game = find_game(table.game) if table.game else ask_game(table.lang)
        seats = game.least_seats if table.seats is None else table.seats
        game.check_seats(seats)
        game.check_seat(table.seat if table.seat >= 0 else seats, seats)
        sitting = Sitting(Match(game, seats, table.options), table.seat, table.lang)
    except Left as left:
        print(text(str(left), table.lang))
        return 0
    try:
        sitting.play()
    except Left as left:
        print("\n" + text(str(left), table.lang))
    finally:  # also when the person stops it with Ctrl-C
        if table.record is not None:
            keep_record(sitting.match, table.record, table.lang)
    return 0


def keep_record(match: Match, file: Path, lang: str) -> None:
    with file.open("ab") as records:
        records.write(write_record(match.record()) + b"\n")
    print(text("recorded", lang, file=file))


def ask_game(lang: str) -> Game:
    games = list(GAMES.values())
    for number, game in enumerate(games, 1):
        print(f"{number:3}  {game.title[lang]} ({game.designers})\n     {game.summary[lang]}")
    while True:
        word = ask(text("which_game", lang))
        if word.isascii() and word.isdigit() and 1 <= int(word) <= len(games):
            return games[int(word) - 1]
        if word in GAMES:
            return GAMES[word]
        if word in COMMANDS["quit"]:
            raise Left("left")
        print(text("not_understood", lang, words=word))


def ask(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError:
        raise Left("no_more_input") from None


class Sitting:
    """One person at one match."""

    def __init__(self, match: Match, seat: int, lang: str) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.lang = lang
        self.names = [text("bot", lang, seat=other) for other in range(match.seats)]
        self.names[seat] = text("you", lang, seat=seat)
        self.source = SecretSource()
        self.bot = RandomBot(self.source)
        self.told = 0

    def play(self) -> None:
        title = self.game.title[self.lang]
        print(text("welcome", self.lang, game=title, seat=self.seat))
        while not self.match.over:
            self.match.play_chance(self.source)
            who = self.match.to_act()
            if who == self.seat:
                self.take_turn()
            elif who >= 0:
                self.match.submit(who, self.bot.choose(self.match.view(who), self.match.offered(who)))
        self.tell_news()
        self.show_board()
        outcome = self.match.outcome()
        assert outcome is not None
        print(say_outcome(self.game, outcome, self.lang, self.names))

    def take_turn(self) -> None:
        offered = self.match.offered(self.seat)
        if len(offered) == 1:  # nothing to decide; the log tells what was done
            self.match.submit(self.seat, offered[0])
            return
        self.tell_news()
        self.show_board()
        print(self.game.say_task(self.match.view(self.seat), self.lang, self.names))
        self.show_choices(offered, len(LETTERS))
        while True:
            words = ask(text("choose", self.lang))
            if not words or self.obey(words, offered):
                continue
            action = self.understand(words, offered)
            if action is not None and self.submitted(action):
                return

    def understand(self, words: str, offered: Sequence[int]) -> int | None:
        """The action that was meant, or None after saying what is wrong."""
        if len(words) == 1 and words.casefold() in LETTERS:
            place = LETTERS.index(words.casefold())
            if place < len(offered):
                return offered[place]
            print(text("no_letter", self.lang, letter=words, last=LETTERS[len(offered) - 1]))
            return None
        try:
            return self.game.read_action(words, self.lang)
        except MalformedText:
            print(text("not_understood", self.lang, words=words))
            return None

    def submitted(self, action: int) -> bool:
        try:
            self.match.submit(self.seat, action)
        except IllegalAction as error:
            print(text("refused", self.lang, rule=error.rule, sentence=self.game.say_rule(error.rule, self.lang)))
            return False
        return True

    def obey(self, words: str, offered: Sequence[int]) -> bool:
        """Carry out a command, if it is one."""
        first, _, rest = words.casefold().partition(" ")
        command = next((name for name, spellings in COMMANDS.items() if first in spellings), "")
        if command == "help":
            print(text("help", self.lang, rule=next(iter(numbered_rules(self.game.slug, self.lang)))))
        elif command == "list":
            self.show_choices(offered, len(offered))
        elif command == "board":
            self.show_board()
        elif command == "rules":
            self.show_rules(rest.strip().upper())
        elif command == "log":
            self.told = 0
            self.tell_news()
        elif command == "quit":
            raise Left("left")
        return bool(command)

    def tell_news(self) -> None:
        heard = self.match.heard(self.seat)
        for event in heard[self.told :]:
            print("· " + self.game.say_event(event, self.lang, self.names))
        self.told = len(heard)

    def show_board(self) -> None:
        print("\n" + BOARDS[self.game.slug](self.match.view(self.seat), self.lang, self.names) + "\n")

    def show_choices(self, offered: Sequence[int], most: int) -> None:
        if len(offered) > most:
            first, last = (self.game.say_action(action, self.lang) for action in (offered[0], offered[-1]))
            print(text("many", self.lang, count=len(offered), first=first, last=last))
            return
        for place, action in enumerate(offered):
            letter = LETTERS[place] if place < len(LETTERS) else " "
            print(f"  {letter}  {self.game.say_action(action, self.lang)}")

    def show_rules(self, number: str) -> None:
        if not number:
            print(read_rules(self.game.slug, self.lang))
            return
        rules = numbered_rules(self.game.slug, self.lang)
        print(f"{number}: {rules[number]}" if number in rules else text("no_rule", self.lang, rule=number))
