"""Looks for puzzles in games, proves and grades them, and keeps those that differ."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match, state_of
from coverstory.match.record import Record
from coverstory.puzzles.asking import Deduction, Topic, puzzles_of
from coverstory.puzzles.grade import Trials, rating_of, try_decision, try_deduction
from coverstory.puzzles.play_out import as_source, play, tables_of
from coverstory.puzzles.prove import NODES, is_clear, look_ahead, right_actions
from coverstory.puzzles.puzzle import Collection, Proof, Puzzle, Source
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng

MOST_OF_A_GAME = 3  # puzzles of one source
LONGEST_PLAN = 3  # own decisions
LONGEST_LINE = 24  # entries of a plan
MOST_GAMES = 2000
LEAST_TRUTHS = 2  # fewer are no question; what is to be counted on the table counts as one
PROOFS: tuple[Proof, ...] = ("sure", "search")

Progress = Callable[[int, int], object]  # how many games were looked through, how many puzzles were found


class Maker:
    """Goes through games until there are enough puzzles of every sort."""

    def __init__(self, game: Game, wanted: int, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.part = puzzles_of(game.slug)
        self.wanted = wanted
        self.found: Counter[str] = Counter()  # by kind, and by `kind-question`
        self.sources: list[Source] = []

    def total(self) -> int:
        return sum(len(source.puzzles) for source in self.sources)

    def is_wanted(self, kind: str, ask: str = "") -> bool:
        """Three of five are deductions, none asked too often; the rest decisions, of which up to half are plans."""
        decisions = 2 * self.wanted // 5
        if kind == "deduction":
            most = self.wanted - decisions
            return self.found[kind] < most and self.found[f"{kind}-{ask}"] <= 3 * most // (2 * len(self.part.asks))
        is_due = self.found["move"] + self.found["plan"] < decisions
        return is_due and (kind == "move" or self.found[kind] < decisions // 2)

    def look_through(self, source: Source) -> None:
        """Keeps the source with the puzzles that were found in it."""
        match = Match(self.game, source.seats, source.options)
        kept: list[Puzzle] = []
        for at, action in enumerate(source.actions):
            if len(kept) >= MOST_OF_A_GAME:
                break
            if match.to_act() >= 0 and all(at > puzzle.at + 2 for puzzle in kept):
                kept += list(self.look_at(match, at, {puzzle.ask for puzzle in kept}))[:1]
            match.enter(action)
        if kept:
            for puzzle in kept:
                self.found.update([puzzle.kind, f"{puzzle.kind}-{puzzle.ask}"])
            self.sources.append(replace(source, actions=source.actions[: kept[-1].at], puzzles=kept))

    def look_at(self, match: Match, at: int, had: set[str]) -> Iterator[Puzzle]:
        if self.rng.below(3) == 0:
            yield from (puzzle for puzzle in self.deductions(match, at) if puzzle.ask not in had)
        if not had & {"best", "win", "plan", "win_plan"}:
            yield from self.decisions(match, at)

    def deductions(self, match: Match, at: int) -> Iterator[Puzzle]:
        seat = match.to_act()
        view = match.view(seat)
        topics = [topic for topic in self.part.topics(view, state_of(match), self.rng)]
        while topics:
            topic = topics.pop(int(self.rng.below(len(topics))))
            if self.is_wanted("deduction", topic.ask):
                deduction = self.part.deduction(view, topic)
                answers = deduction.answers()
                if len(answers) == 1 and is_question(deduction):
                    yield self.deduced(deduction, topic, answers=answers, at=at, seat=seat)

    def deduced(self, deduction: Deduction, topic: Topic, answers: list[int], at: int, seat: int) -> Puzzle:
        rating = rating_of(try_deduction(deduction, self.rng))
        number = self.total() + 1000 * at
        return Puzzle(
            f"{number}",
            kind="deduction",
            ask=topic.ask,
            proof="worlds",
            at=at,
            seat=seat,
            answer=answers,
            rating=rating,
            about=topic.about,
        )

    def decisions(self, match: Match, at: int) -> Iterator[Puzzle]:
        seat = match.to_act()
        if len(match.offered(seat)) < 2 or not (self.is_wanted("move") or self.is_wanted("plan")):
            return
        for proof in PROOFS:
            for moves in range(1, self.part.moves + 1 if proof == "sure" else 2):
                right = self.right(match, seat, proof, moves)
                if right:
                    yield from self.decided(match, at=at, seat=seat, proof=proof, moves=moves, right=right)
                    return

    def right(self, match: Match, seat: int, proof: Proof, moves: int) -> list[int]:
        """Most positions are not worth a full proof: a single search shows it."""
        if proof == "search":
            if not self.part.searched or self.rng.below(4):
                return []
            if not is_clear(look_ahead(match.game, match.view(seat), match.offered(seat), seed=int(NODES))):
                return []
        return right_actions(match, seat, proof, moves)

    def decided(self, match: Match, at: int, seat: int, proof: Proof, moves: int, right: list[int]) -> Iterator[Puzzle]:
        trials = try_decision(match, seat, right, self.rng)
        about = [moves] if proof == "sure" else []
        number = f"{self.total() + 1000 * at}"
        plan = (
            self.plan_from(match, seat, proof=proof, moves=moves, right=right)
            if self.is_wanted("plan") and len(right) == 1
            else None
        )
        if plan is not None:
            answer, line, more = plan
            ask = "win_plan" if proof == "sure" else "plan"
            rating = rating_of(trials + more)
            yield Puzzle(
                number,
                kind="plan",
                ask=ask,
                proof=proof,
                at=at,
                seat=seat,
                answer=answer,
                rating=rating,
                about=about,
                line=line,
            )
        elif moves == 1 and self.is_wanted("move"):
            ask = "win" if proof == "sure" else "best"
            rating = rating_of(trials)
            yield Puzzle(
                number, kind="move", ask=ask, proof=proof, at=at, seat=seat, answer=right, rating=rating, about=about
            )

    def plan_from(
        self, before: Match, seat: int, proof: Proof, moves: int, right: list[int]
    ) -> tuple[list[int], list[int], Trials] | None:
        """Two or three decisions, each the only right one; what others do in between is what a rookie does."""
        match = copy_of(before)
        answer, line, trials = list(right), list(right), Trials()
        match.enter(right[0])
        others_came = False
        while len(line) < LONGEST_LINE and len(answer) < LONGEST_PLAN and not match.over:
            who = match.to_act()
            if who != seat:
                if who >= 0 and proof == "search":
                    break
                others_came = others_came or who >= 0
                line.append(self.follow(match))
                continue
            moves, others_came = moves - others_came, False
            offered = match.offered(seat)
            if len(offered) == 1:
                line.append(offered[0])
                match.enter(offered[0])
                continue
            found = right_actions(match, seat, proof, moves)
            if len(found) != 1:
                break
            trials += try_decision(match, seat, found, self.rng)
            answer += found
            line += found
            match.enter(found[0])
        last = max((n for n, action in enumerate(line) if action == answer[-1]), default=0)
        return (answer, line[: last + 1], trials) if len(answer) > 1 else None

    def follow(self, match: Match) -> int:
        """Chance draws; somebody else decides as a rookie."""
        before = len(match.record().actions)
        if match.to_act() < 0:
            state = state_of(match)
            match.enter(state.draw(self.rng))
        else:
            who = match.to_act()
            bot = make_bot(match.game, read_code(match.game, "rookie"), Rng(self.rng.below(2**31)), time.process_time)
            match.enter(bot.choose(match.view(who), match.offered(who)))
        return match.record().actions[before]


def is_question(deduction: Deduction) -> bool:
    """Not all clear at a glance: several truths fit, or something on the table has to be counted or added up."""
    return len(deduction.truths) >= LEAST_TRUTHS or not deduction.clues


def copy_of(match: Match) -> Match:
    other = Match(match.game, match.seats, match.options)
    for action in match.record().actions:
        other.enter(action)
    return other


def make(slug: str, wanted: int, seed: int, records: Iterable[Record], progress: Progress) -> Collection:
    """From these records, and then from games between bots until there are enough."""
    game = find_game(slug)
    maker = Maker(game, wanted, Rng(seed, 18))
    for number, source in enumerate(sources(game, records, maker.rng)):
        if maker.total() >= wanted or number >= MOST_GAMES:
            break
        maker.look_through(source)
        progress(number + 1, maker.total())
    made = f"coverstory puzzles make {slug} --seed {seed} --count {wanted}"
    return Collection(slug, game.version, made, renumbered(maker.sources))


def sources(game: Game, records: Iterable[Record], rng: Rng) -> Iterator[Source]:
    for record in records:
        yield as_source(game, record.seats, record.options, record.actions)
    for seats, options in tables_of(game):
        yield as_source(game, seats, options, play(game, seats, options, rng))


def renumbered(found: list[Source]) -> list[Source]:
    """Numbers that stay as they are in the data: p1, p2 …"""
    number = 0
    named: list[Source] = []
    for source in found:
        puzzles: list[Puzzle] = []
        for puzzle in source.puzzles:
            number += 1
            puzzles.append(replace(puzzle, id=f"p{number}"))
        named.append(replace(source, puzzles=puzzles))
    return named
