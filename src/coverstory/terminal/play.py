"""A game in the terminal, line by line, against bots."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from coverstory.bots import explain
from coverstory.bots.roster import make_bot, read_code
from coverstory.errors import IllegalAction
from coverstory.match.chance import new_name, new_seed, seed_from
from coverstory.match.fairness import Fairness, FairSource, check_entropy, key_of, promise
from coverstory.match.match import Match
from coverstory.match.record import sealed, write_record
from coverstory.rulebook import numbered_rules, read_rules
from coverstory.rules.catalogue import find_game
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from coverstory.terminal.boards.all import BOARDS
from coverstory.terminal.choices import LETTERS, label, meant
from coverstory.terminal.menu import Left, ask, ask_game, ask_seats
from coverstory.terminal.pages import plain, say, show, width
from coverstory.terminal.texts import COMMANDS, say_outcome, text

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  # arrow keys and history at the prompt, where the platform has it


class Table(msgspec.Struct, frozen=True):
    """What the person asked for; what is None is asked for, or as the game allows."""

    game: str | None
    seats: int | None
    seat: int
    options: dict[str, Value]
    lang: str
    bots: str  # their level, as the roster reads it
    record: Path | None
    seed: int | None  # None: a game that nobody can foresee
    entropy: str = ""  # the person's part of chance
    jobs: int = 1  # processes for one move of a bot


def play_in_terminal(table: Table) -> int:
    """Returns the exit code."""
    try:
        sitting = sit_down(table)
    except Left as left:
        say(text(str(left), table.lang))
        return 0
    if table.record is not None:
        table.record.open("ab").close()  # a file that cannot be written is said before the game, not after it
        print(text("promised", table.lang, commitment=sitting.fairness.commitment))
    try:
        sitting.play()
    except Left as left:
        print()
        say(text(str(left), table.lang))
    finally:  # also when the person stops it with Ctrl-C
        sitting.close()
        if table.record is not None:
            keep_record(sitting, table.record)
    return 0


def sit_down(table: Table) -> Sitting:
    game = find_game(table.game) if table.game else ask_game(table.lang)
    seats = table.seats
    if seats is None:
        seats = game.least_seats if table.game else ask_seats(game, table.lang)
    game.check_seats(seats)
    game.check_player(table.seat, seats)
    read_code(game, table.bots)  # an unknown one is said before the game
    return Sitting(Match(game, seats, table.options), fair_chance(table, seats), table)


def fair_chance(table: Table, seats: int) -> Fairness:
    """As at a server's table: promised before the deal, so that whoever has the record can redo every draw."""
    entropy = [check_entropy(table.entropy) if seat == table.seat else "" for seat in range(seats)]
    if table.seed is None:
        return promise(new_name(), new_seed(), entropy)
    return promise(f"local-seed-{table.seed}", seed_from(table.seed), entropy)


def keep_record(sitting: Sitting, file: Path) -> None:
    with file.open("ab") as records:
        records.write(write_record(sealed(sitting.match.record(), sitting.fairness)) + b"\n")
    print(text("recorded", sitting.lang, file=file))


class Sitting:
    """One person at one match."""

    def __init__(self, match: Match, fairness: Fairness, table: Table) -> None:
        self.match = match
        self.fairness = fairness
        self.game = match.game
        self.seat = table.seat
        self.lang = table.lang
        self.names = [text("bot", self.lang, seat=other) for other in range(match.seats)]
        self.names[self.seat] = text("you", self.lang, seat=self.seat)
        self.source = FairSource(key_of(fairness))
        self.level = table.bots
        entry = read_code(self.game, self.level)
        bot_seed = secrets.randbelow(2**62) if table.seed is None else table.seed
        self.bots = [
            make_bot(self.game, entry, Rng(bot_seed, 1 + stream), time.process_time, table.jobs)
            for stream in range(match.seats)
        ]
        self.told = 0
        self.lettered = 0  # how many choices have a letter on the screen

    def play(self) -> None:
        title = self.game.title[self.lang]
        say(text("welcome", self.lang, game=title, seat=self.seat, level=self.level))
        while not self.match.over:
            self.match.play_chance(self.source)
            who = self.match.to_act()
            if who == self.seat:
                self.take_turn()
            elif who >= 0:
                self.match.submit(who, self.bots[who].choose(self.match.view(who), self.match.offered(who)))
        self.tell_news()
        self.show_board()
        outcome = self.match.outcome()
        assert outcome is not None
        print(say_outcome(self.game, outcome, self.lang, self.names))

    def close(self) -> None:
        """The bots' processes end with the game."""
        for bot in self.bots:
            bot.close()

    def take_turn(self) -> None:
        offered = self.match.offered(self.seat)
        if len(offered) == 1:  # nothing to decide; the log tells what was done
            self.match.submit(self.seat, offered[0])
            return
        self.tell_news()
        self.show_board()
        say(self.game.say_task(self.match.view(self.seat), self.lang, self.names))
        self.show_choices(offered, len(LETTERS))
        while True:
            words = ask(text("choose", self.lang))
            if not words or self.obey(words, offered):
                continue
            action = meant(words, self.game, offered, self.lang, self.lettered)
            if action is None:
                example = self.game.say_action(offered[len(offered) // 2], self.lang)
                say(text("not_understood", self.lang, words=words, example=example))
            elif self.submitted(action):
                return

    def submitted(self, action: int) -> bool:
        try:
            self.match.submit(self.seat, action)
        except IllegalAction as error:
            say(text("refused", self.lang, rule=error.rule, sentence=self.game.say_rule(error.rule, self.lang)))
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
        elif command == "hint":
            self.give_hint()
        elif command == "quit":
            raise Left("left")
        return bool(command)

    def tell_news(self) -> None:
        heard = self.match.heard(self.seat)
        for event in heard[self.told :]:
            say("· " + self.game.say_event(event, self.lang, self.names), "  ")
        self.told = len(heard)

    def show_board(self) -> None:
        print("\n" + BOARDS[self.game.slug](self.match.view(self.seat), self.lang, self.names) + "\n")

    def show_choices(self, offered: Sequence[int], most: int) -> None:
        if len(offered) > most:
            self.lettered = 0
            first = self.game.say_action(offered[0], self.lang)
            other = self.game.say_action(offered[len(offered) // 2], self.lang)
            say(text("many", self.lang, count=len(offered), first=first, other=other))
            return
        self.lettered = len(offered)
        for place, action in enumerate(offered):
            say(f"{label(place):>3}  {self.game.say_action(action, self.lang)}", " " * 5)

    def give_hint(self) -> None:
        for sentence in explain(self.match.view(self.seat)).words(self.lang, self.names):
            say("· " + sentence, "  ")

    def show_rules(self, number: str) -> None:
        if not number:
            show(plain(read_rules(self.game.slug, self.lang), width()))
            return
        rules = numbered_rules(self.game.slug, self.lang)
        say_rule = f"{number}: {rules[number]}" if number in rules else text("no_rule", self.lang, rule=number)
        print(plain(say_rule, width()))
