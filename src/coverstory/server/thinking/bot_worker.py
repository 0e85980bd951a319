"""A process in which bots think: jobs come in on standard input, one a line, and results go out in the same way.

It is told a view and what is offered; the true state and the seed stay in the server's process.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import suppress

import msgspec

from coverstory.bots import explain
from coverstory.bots.roster import make_bot, read_code
from coverstory.errors import CoverstoryError
from coverstory.rules.catalogue import find_game
from coverstory.rules.rng import Rng
from coverstory.wire.bot_jobs import Advise, Advised, Choose, Chosen, Job, Puzzled, Result

POLITENESS = 10  # people's moves go first when the machine is busy

_decoder = msgspec.json.Decoder(Job)
_encoder = msgspec.json.Encoder()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches everybody; the server decides
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    with suppress(BrokenPipeError):
        for line in sys.stdin.buffer:  # ends with the server's process, however that ends
            sys.stdout.buffer.write(_encoder.encode(work(_decoder.decode(line))) + b"\n")
            sys.stdout.buffer.flush()


def work(job: Job) -> Result:
    try:
        return advise(job) if isinstance(job, Advise) else choose(job)
    except CoverstoryError as error:
        return Puzzled(str(error))


def choose(job: Choose) -> Chosen:
    game = find_game(job.game)
    bot = make_bot(game, read_code(game, job.level), Rng(job.seed), time.process_time)
    return Chosen(bot.choose(game.read_view(job.view), job.offered))


def advise(job: Advise) -> Advised:
    found = explain(find_game(job.game).read_view(job.view))
    return Advised([advice.action for advice in found.advices], found.words(job.lang, job.names))


if __name__ == "__main__":
    main()
