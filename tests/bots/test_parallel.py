"""One move on several processes: real ones, which are also killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager

import pytest

from coverstory.bots.bot import Bot, Finding, RandomBot, RookieBot, SearchBot
from coverstory.bots.jobs import Find, Order, encode_line
from coverstory.bots.parallel import ParallelBot, Question, Worker, added_up
from coverstory.bots.roster import make_bot, read_code, share_out
from coverstory.match.match import Match
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import View
from coverstory.rules.rng import Rng

DANZER = find_game("undercover_danzer")


def opening(slug: str = "undercover_danzer") -> Match:
    match = Match(find_game(slug), 2)
    match.play_chance(Rng(1))
    return match


@contextmanager
def parallel(code: str = "agent:60n", jobs: int = 2, slug: str = "undercover_danzer") -> Iterator[ParallelBot]:
    game = find_game(slug)
    bot = make_bot(game, entry=read_code(game, code), rng=Rng(7), clock=time.process_time, jobs=jobs)
    assert isinstance(bot, ParallelBot)
    with closing(bot):
        yield bot


def think(bot: Bot, match: Match) -> list[Finding]:
    return bot.findings(match.view(match.to_act()), match.offered(match.to_act()))


def processes(bot: ParallelBot) -> list[int]:
    return [worker.process.pid for worker in bot._workers if worker]


def exists(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_tries_are_added_up_and_the_most_tried_comes_first() -> None:
    found = added_up([[(5, 10, 0.5), (6, 20, 0.25)], [(5, 30, 0.75), (7, 20, 1.0)]])
    assert found == [
        Finding(5, 0.6875, 0.5, 40),
        Finding(7, 1.0, 0.25, 20),
        Finding(6, 0.25, 0.25, 20),
    ]
    assert added_up([]) == []


def test_nodes_are_shared_out_and_seconds_are_given_to_each() -> None:
    def parts(code: str, jobs: int) -> list[tuple[int, float | None]]:
        return [(order.nodes, order.seconds) for order in share_out(DANZER, read_code(DANZER, code), Rng(1), jobs)]

    assert parts("agent:100n", 3) == [(34, None), (33, None), (33, None)]
    assert parts("agent:2n", 3) == [(1, None), (1, None)]
    assert {seconds for _, seconds in parts("spymaster:2s", 2)} == {2.0}


def test_the_same_seed_and_nodes_give_the_same_findings_whatever_is_ready_first() -> None:
    match = opening()
    with parallel() as one, parallel() as other:
        assert [think(one, match) for _ in range(2)] == [think(other, match) for _ in range(2)]


def test_every_process_draws_for_itself() -> None:
    """Two processes that drew the same would double every number of tries."""
    with parallel("agent:80n") as bot:
        assert any(finding.tries % 2 for finding in think(bot, opening()))


def test_all_the_nodes_are_spent() -> None:
    with parallel("agent:60n", jobs=3) as bot:
        assert sum(finding.tries for finding in think(bot, opening())) == 60


@pytest.mark.parametrize("slug", ["undercover_danzer", "undercover_wyss", "top_secret_spies"])
def test_the_first_finding_is_chosen(slug: str) -> None:
    match = opening(slug)
    with parallel(slug=slug) as bot, parallel(slug=slug) as again:
        chosen = bot.choose(match.view(match.to_act()), match.offered(match.to_act()))
        assert chosen in match.offered(match.to_act())
        assert chosen == think(again, match)[0].action


class Contrary(Bot):
    """Prefers what was tried least."""

    def choose(self, view: View, offered: Sequence[int]) -> int:
        return offered[-1]

    def preferred(self, view: View, found: list[Finding]) -> list[Finding]:
        return found[::-1]


def test_the_bot_that_shares_out_its_search_has_the_last_word() -> None:
    match = opening()
    orders = share_out(DANZER, read_code(DANZER, "agent:60n"), Rng(7), 2)
    with closing(ParallelBot(orders, Contrary())) as contrary, closing(ParallelBot(orders, RandomBot(Rng(1)))) as usual:
        assert think(contrary, match) == think(usual, match)[::-1]


def test_a_single_offer_needs_no_process() -> None:
    match = opening()
    with parallel() as bot:
        assert bot.choose(match.view(match.to_act()), match.offered(match.to_act())[:1]) == match.offered(0)[0]
        assert processes(bot) == []


def test_a_process_that_was_killed_between_moves_is_replaced() -> None:
    match = opening()
    with parallel() as bot:
        think(bot, match)
        lost, kept = processes(bot)
        killed = bot._worker(0).process  # asked for again, it may already be another one
        killed.kill()
        killed.wait()
        found = think(bot, match)
        assert sum(finding.tries for finding in found) >= 30
        assert processes(bot)[1] == kept
        assert processes(bot)[0] != lost


class Killer(Worker):
    """When it is asked, another one has been asked before, and dies."""

    def __init__(self, order: Order, victim: Worker) -> None:
        super().__init__(order)
        self.victim = victim
        victim.process.send_signal(signal.SIGSTOP)  # so that it cannot have answered

    def ask(self, question: Question) -> bool:
        self.victim.process.kill()
        return super().ask(question)


def test_the_part_of_a_process_that_dies_while_it_thinks_is_missing() -> None:
    match = opening()
    with parallel() as bot:
        bot._workers[1] = Killer(bot._orders[1], bot._worker(0))
        assert sum(finding.tries for finding in think(bot, match)) == 30
        assert len(processes(bot)) == 1
        assert sum(finding.tries for finding in think(bot, match)) >= 30
        assert len(processes(bot)) == 2


def test_where_all_processes_are_lost_the_move_is_found_here(monkeypatch: pytest.MonkeyPatch) -> None:
    match = opening()
    with parallel("agent:60n") as bot:
        monkeypatch.setattr(sys, "executable", "/bin/false")
        assert sum(finding.tries for finding in think(bot, match)) == 60


def test_closing_ends_the_processes() -> None:
    with parallel() as bot:
        think(bot, opening())
        pids = processes(bot)
        assert all(map(exists, pids))
    assert not any(map(exists, pids))


ENDLESS = """
import time
from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match
from coverstory.rules.catalogue import find_game
from coverstory.rules.rng import Rng

game = find_game("undercover_danzer")
match = Match(game, 2)
match.play_chance(Rng(1))
bot = make_bot(game, read_code(game, "spymaster:9999s"), Rng(1), time.process_time, jobs=2)
bot._answers, answers = lambda question: print(*pids(), flush=True) or answers(question), bot._answers


def pids():
    return [bot._worker(number).process.pid for number in range(2)]


try:
    bot.choose(match.view(match.to_act()), match.offered(match.to_act()))
except KeyboardInterrupt:
    print("stopped")
"""


def test_ctrl_c_stops_a_search_and_ends_its_processes() -> None:
    with subprocess.Popen([sys.executable, "-c", ENDLESS], stdout=subprocess.PIPE, text=True) as searching:
        assert searching.stdout
        pids = [int(pid) for pid in searching.stdout.readline().split()]
        assert all(map(exists, pids))
        searching.send_signal(signal.SIGINT)
        assert searching.stdout.read() == "stopped\n"
        assert searching.wait() == 0
    assert len(pids) == 2
    assert not any(map(exists, pids))


def test_a_process_whose_asker_is_gone_ends_quietly() -> None:
    match = opening()
    order = share_out(DANZER, read_code(DANZER, "agent:9n"), Rng(7), 1)[0]
    job = Find("", order, match.view(match.to_act()).text(), list(match.offered(match.to_act())))
    nobody, answers = os.pipe()
    os.close(nobody)
    words = [sys.executable, "-m", "coverstory.bots.worker"]
    done = subprocess.run(words, input=encode_line(job), stdout=answers, stderr=subprocess.PIPE, check=False)
    os.close(answers)
    assert (done.returncode, done.stderr) == (0, b"")


def test_only_searches_are_shared_out() -> None:
    def kind(code: str, jobs: int) -> type[Bot]:
        return type(make_bot(DANZER, entry=read_code(DANZER, code), rng=Rng(1), clock=lambda: 0.0, jobs=jobs))

    assert kind("rookie", 2) is RookieBot
    assert kind("agent", 1) is SearchBot
    assert kind("agent", 2) is ParallelBot
