"""Whether a question has the answer that is claimed, and no other: by counting every world, by an exact search, or by
deep searches that agree."""

from __future__ import annotations

import time
from collections.abc import Sequence

from coverstory.bots.bot import Budget, Finding
from coverstory.bots.roster import PLAIN, Entry, make_bot
from coverstory.match.match import Match
from coverstory.puzzles.asking import Topic, puzzles_of
from coverstory.puzzles.guarantee import Guarantee, TooWide
from coverstory.puzzles.puzzle import Proof, Puzzle, Source, match_at
from coverstory.rules.contract import View
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng

SEARCHES = 3  # with seeds, and so with worlds, of their own: all must agree
NODES = 3000  # of each
MARGIN = 0.05  # of the result (0: last, 1: the only winner), to every other action in each of them
CLEARLY = 0.8  # of all tries at least go to the best
DECIDED = 0.97  # where even the others bring that much there is nothing to find
MOST_OFFERED = 130  # actions of a position that is searched: each has to be tried often enough
MOST_WINS = 8  # actions that all win for certain, and are the answer together
RARE = 4  # at most one of so many offered actions is right


def is_proved(puzzle: Puzzle, source: Source, game: Game) -> bool:
    """The whole proof again, of each decision of the answer."""
    match = match_at(game.slug, source, puzzle.at)
    view = match.view(puzzle.seat)
    if puzzle.proof == "worlds":
        found = puzzles_of(game.slug).deduction(view, Topic(puzzle.ask, puzzle.about))
        return len(found.truths) > 0 and found.answers() == puzzle.answer
    if puzzle.kind == "move":
        return right_actions(match, puzzle.seat, puzzle.proof, moves_in(puzzle)) == puzzle.answer
    return is_plan_proved(puzzle, match)


def is_plan_proved(puzzle: Puzzle, match: Match) -> bool:
    """Each decision is the only right one where the line has led to."""
    wanted, moves = list(puzzle.answer), moves_in(puzzle)
    others_came = False
    for action in puzzle.line:
        if match.to_act() != puzzle.seat:
            others_came = others_came or match.to_act() >= 0
        elif wanted and len(match.offered(puzzle.seat)) > 1:
            moves, others_came = moves - others_came, False
            if right_actions(match, puzzle.seat, puzzle.proof, moves) != [wanted.pop(0)]:
                return False
        match.enter(action)
    return not wanted


def moves_in(puzzle: Puzzle) -> int:
    """Of a certain win: in how many moves of its own, with others deciding in between."""
    return puzzle.about[0] if puzzle.about else 1


def right_actions(match: Match, seat: int, proof: Proof, moves: int) -> list[int]:
    """Every action that is proved to be right, if they are few; otherwise nothing."""
    view, offered = match.view(seat), match.offered(seat)
    if len(offered) < 2:
        return []
    if proof == "search":
        return searched(match.game, view, offered)
    return certain_wins(match.game, view, moves, len(offered))


def certain_wins(game: Game, view: View, moves: int, offered: int) -> list[int]:
    worlds = puzzles_of(game.slug).states(view)
    if not worlds:
        return []
    try:
        found = Guarantee(view.seat, moves).winning(worlds)
    except TooWide:
        return []
    return found if len(found) <= min(MOST_WINS, max(1, offered // RARE)) else []


def searched(game: Game, view: View, offered: Sequence[int]) -> list[int]:
    """The action that is best by a margin, whatever the seed and the worlds that a search draws."""
    if len(offered) > MOST_OFFERED:
        return []
    best: list[int] = []
    for seed in range(SEARCHES):
        found = look_ahead(game, view, offered, seed)
        if not is_clear(found) or (best and best != [found[0].action]):
            return []
        best = [found[0].action]
    return best


def look_ahead(game: Game, view: View, offered: Sequence[int], seed: int) -> list[Finding]:
    """The search that every game has; nodes and not seconds end it, so that it finds the same everywhere."""
    entry = Entry(PLAIN, PLAIN, Budget(nodes=NODES))
    return make_bot(game, entry, Rng(seed, NODES), time.process_time).findings(view, offered)


def is_clear(found: Sequence[Finding]) -> bool:
    """Is the first one by far the best, and is not all decided already?"""
    first, others = found[0], found[1:]
    if not others or first.share < CLEARLY or max(finding.result for finding in others) > DECIDED:
        return False
    return all(first.result >= finding.result + MARGIN for finding in others)
