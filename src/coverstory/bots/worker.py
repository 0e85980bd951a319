"""A process that searches for a ParallelBot: an order, then questions, come in as lines; answers go out as lines."""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from io import FileIO
from math import inf
from typing import BinaryIO

import msgspec

from coverstory.bots.bot import Bot, Budget
from coverstory.bots.parallel import Answer, Order, Question
from coverstory.bots.roster import Entry, make_bot
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng


def serve(questions: BinaryIO, answers: FileIO) -> None:
    order = msgspec.json.decode(questions.readline(), type=Order)
    game = find_game(order.game)
    bot = ordered(game, order)
    for line in questions:
        answer = reply(game, bot, msgspec.json.decode(line, type=Question))
        answers.write(msgspec.json.encode(answer) + b"\n")


def ordered(game: Game, order: Order) -> Bot:
    budget = Budget(order.nodes, inf if order.seconds is None else order.seconds)
    return make_bot(game, Entry(order.level, order.level, budget), Rng(order.seed, order.stream), time.process_time)


def reply(game: Game, bot: Bot, question: Question) -> Answer:
    found = bot.findings(game.read_view(question.view), question.offered)
    return [(finding.action, finding.tries, finding.result) for finding in found]


def main() -> None:
    """Unbuffered, so that nothing is left to be written, in vain, when whoever asked is gone."""
    with open(sys.stdout.fileno(), "wb", buffering=0) as answers, suppress(BrokenPipeError):
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
