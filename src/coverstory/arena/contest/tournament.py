"""Bots against bots: every deal is played again with the seats rotated, so that luck falls on both sides alike."""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from functools import partial
from itertools import permutations
from math import inf

import msgspec

from coverstory.arena.contest.statistics import Meeting
from coverstory.arena.measuring.memory import peak_memory
from coverstory.arena.workers import Run
from coverstory.bots.bot import Bot
from coverstory.bots.roster import make_bot, read_code
from coverstory.errors import BadOption
from coverstory.match.match import Match
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng

BOT_STREAMS = 0x1E3779B97F4A7C15  # turns the seed of chance into that of the bots, which must not share draws
SEATS_A_GAME = 8  # streams kept for the seats of one game


class Contest(msgspec.Struct, frozen=True):
    """What to play. Game number i is the same whatever the number of jobs, as long as budgets are in nodes."""

    game: str
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...]  # codes of the roster
    deals: int
    seed: int

    @property
    def meetings(self) -> list[Meeting]:
        """One pair: the first among seats of the second. More bots: every pair, where it matters both ways."""
        bots = range(len(self.bots))
        both_ways = self.seats > 2 and len(self.bots) > 2
        return [Meeting(a, b) for a, b in permutations(bots, 2) if a < b or both_ways]

    @property
    def games_a_deal(self) -> int:
        """Each meeting, with the lone bot on every seat."""
        return len(self.meetings) * self.seats

    @property
    def games(self) -> int:
        return self.deals * self.games_a_deal

    def command(self, verb: str) -> str:
        """What to type for the same games again."""
        options = "".join(f" -o {name}={str(value).lower()}" for name, value in self.options.items())
        return (
            f"coverstory {verb} {self.game} --bots {','.join(self.bots)} --seats {self.seats}"
            f" --games {self.games} --seed {self.seed}{options}"
        )

    def deal_of(self, number: int) -> int:
        return number // self.games_a_deal

    def meeting_of(self, number: int) -> Meeting:
        return self.meetings[number % self.games_a_deal // self.seats]

    def lineup_of(self, number: int) -> list[int]:
        """Which bot sits where in that game."""
        meeting = self.meeting_of(number)
        return [meeting.lone if seat == number % self.seats else meeting.rest for seat in range(self.seats)]


class Thinking(msgspec.Struct):
    """What one bot spent on moves that left it a choice, in CPU time."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    allowed: float = inf  # for one move, where its budget is in seconds

    def add(self, other: Thinking) -> None:
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.allowed = min(self.allowed, other.allowed)


class Played(msgspec.Struct, frozen=True):
    """One finished game."""

    number: int
    winners: list[int]  # seats
    reason: str
    thinking: list[Thinking]  # bot by bot
    memory: int = 0  # the most bytes that the process which played it had held by then


def arrange(game: Game, seats: int, options: dict[str, Value], codes: Sequence[str], games: int, seed: int) -> Contest:
    """A contest of whole deals with at least so many games; whatever is wrong with it is said here."""
    if len(codes) < 2:
        raise BadOption("Bots", "two or more codes separated by commas", repr(",".join(codes)))
    game.start(seats, options)
    bots = tuple(read_code(game, code).code for code in codes)
    one_deal = Contest(game.slug, seats=seats, options=game.settle(options), bots=bots, deals=1, seed=seed)
    deals = -(-games // one_deal.games_a_deal)
    return msgspec.structs.replace(one_deal, deals=deals)


def play_contest(contest: Contest, run: Run) -> Generator[Played]:
    """The games as they finish. Closing the iterator ends all processes at once."""
    yield from run(partial(play_game, contest), iter(range(contest.games)))


def play_game(contest: Contest, number: int) -> Played:
    game = find_game(contest.game)
    thinking = [Thinking(allowed=read_code(game, code).budget.seconds) for code in contest.bots]
    outcome = play_match(contest, number, thinking).outcome()
    assert outcome is not None  # the match is over
    return Played(number, winners=outcome.winners, reason=outcome.reason, thinking=thinking, memory=peak_memory())


def play_match(contest: Contest, number: int, thinking: Sequence[Thinking]) -> Match:
    """The chance of a game is that of its deal: the same draws in the same order for all its games."""
    game = find_game(contest.game)
    lineup = contest.lineup_of(number)
    bots = seat_bots(contest, game, number)
    chance = Rng(contest.seed, contest.deal_of(number))
    match = Match(game, contest.seats, contest.options)
    match.play_chance(chance)
    while not match.over:
        seat = match.to_act()
        match.submit(seat, timed_choice(match, seat, bots[seat], thinking[lineup[seat]]))
        match.play_chance(chance)
    return match


def seat_bots(contest: Contest, game: Game, number: int) -> list[Bot]:
    entries = [read_code(game, code) for code in contest.bots]
    return [
        make_bot(game, entries[bot], Rng(contest.seed ^ BOT_STREAMS, number * SEATS_A_GAME + seat), time.process_time)
        for seat, bot in enumerate(contest.lineup_of(number))
    ]


def timed_choice(match: Match, seat: int, bot: Bot, thinking: Thinking) -> int:
    view, offered = match.view(seat), match.offered(seat)
    began = time.process_time()
    action = bot.choose(view, offered)
    spent = time.process_time() - began
    if len(offered) > 1:
        thinking.add(Thinking(1, spent, spent))
    return action
