"""A puzzle in the terminal: the board, the question, an answer by its number, and the reasoning."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from coverstory.match.match import Match
from coverstory.puzzles.daily import daily_case, today
from coverstory.puzzles.puzzle import Puzzle, collection_of, in_order, match_at
from coverstory.puzzles.tell import COMMON, decisions_of, tell
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.terminal.boards.catalogue import board_text
from coverstory.words.catalogue import Value, words

Ask = Callable[[str], str]
ENDED = ""  # instead of an answer: nobody will type any more


def ask_puzzle(slug: str | None, number: int | None, lang: str) -> None:
    if slug is None:
        game, puzzle = daily_case(today())
        print(say("daily-of", lang, date=today().isoformat()))
    else:
        puzzles = in_order(collection_of(slug))
        game = slug
        puzzle = puzzles[(secrets.randbelow(len(puzzles)) if number is None else number - 1) % len(puzzles)]
    print(
        find_game(game).title[lang],
        say(f"kind-{puzzle.kind}", lang),
        say("rating", lang, rating=puzzle.rating),
        sep=" · ",
    )
    Sitting(game, puzzle, lang, typed).run()


def typed(prompt: str) -> str:
    try:
        return input(f"{prompt} ").strip()
    except EOFError:
        return ENDED


def say(message: str, lang: str, /, **values: Value) -> str:
    return words(lang, COMMON).say(message, values)


class Sitting:
    """One person at one puzzle."""

    def __init__(self, slug: str, puzzle: Puzzle, lang: str, ask: Ask) -> None:
        source = collection_of(slug).source_of(puzzle)
        self.slug = slug
        self.puzzle = puzzle
        self.lang = lang
        self.ask = ask
        self.told = tell(slug, puzzle, source, lang)
        self.match = match_at(slug, source, puzzle.at)

    def run(self) -> bool:
        """Whether it was solved; the reasoning comes in any case."""
        solved = self.deduce() if self.puzzle.kind == "deduction" else self.decide()
        print(say("solved" if solved else "failed", self.lang))
        for step in self.told.steps:
            print(f"  {step.text}")
        return solved

    def show(self, match: Match) -> None:
        seat = self.puzzle.seat
        view, offered = match.view(seat), match.offered(seat)
        print(board_text(self.slug, view=view, offered=offered, lang=self.lang, names=self.told.names))
        if self.told.variant:
            print(self.told.variant)
        self.print_list("log", self.told.log)
        self.print_list("clues", self.told.clues)
        print(self.told.question.text)

    def print_list(self, heading: str, lines: Sequence[str]) -> None:
        if lines:
            print(f"{say(heading, self.lang)}:")
            print("\n".join(f"  {line}" for line in lines))

    def deduce(self) -> bool:
        self.show(self.match)
        choices = [choice.text for choice in self.told.choices]
        if self.choose(choices) == self.told.right:
            return True
        print(say("answer-is", self.lang, answer=choices[self.told.right]))
        return False

    def decide(self) -> bool:
        game = find_game(self.slug)
        for action in decisions_of(self.match, self.puzzle):
            if not self.decide_once(game, [action] if self.puzzle.line else self.puzzle.answer):
                print(say("answer-is", self.lang, answer=game.say_action(action, self.lang)))
                return False
        return True

    def decide_once(self, game: Game, wanted: Sequence[int]) -> bool:
        self.show(self.match)
        offered = self.match.offered(self.puzzle.seat)
        chosen = self.choose([game.say_action(action, self.lang) for action in offered])
        return chosen is not None and offered[chosen] in wanted

    def choose(self, choices: Sequence[str]) -> int | None:
        """By number, counted from 1; None for giving up."""
        print("\n".join(f"  {number}. {choice}" for number, choice in enumerate(choices, 1)))
        while True:
            answer = self.ask(say("typed-answer", self.lang))
            if answer in (ENDED, say("typed-give_up", self.lang)):
                return None
            if answer.isdecimal() and 1 <= int(answer) <= len(choices):
                return int(answer) - 1
            print(say("typed-again", self.lang, most=len(choices)))
