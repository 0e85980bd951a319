"""What a bot would advise a seat, in numbers and in words: for hints at the table and for the review of a game."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from coverstory.bots.bot import Budget, Clock, Finding
from coverstory.bots.game_bots import bots_of
from coverstory.bots.jobs import Advised
from coverstory.bots.roster import Entry, make_bot
from coverstory.rules.catalogue import find_game, game_of
from coverstory.rules.contract import State, View
from coverstory.rules.game import Game
from coverstory.rules.languages import seat_names
from coverstory.rules.rng import Rng
from coverstory.search.playout import Playout
from coverstory.words.sayings import Sayings, Statement

FEW = 3  # actions that are spoken of
HARDLY = 0.01  # an action with a smaller share was hardly tried: its expected place says nothing
SURELY = 0.995  # from here on a mix is no mix, and a belief no guess
WELL_TRIED = 0.2  # of the tries of the most tried action: others are not known well enough to be put first
ALIKE = 0.02  # results that differ by less are worth the same
PLAYED_ON = 8  # games, to tell by how much a decided game is won or lost
HINTS_AT = 1.2  # an agent this much likelier than if all were alike is worth a word
HINT = Budget(nodes=10_000, seconds=1.0)  # 0.05 to 0.5 s compiled: the nodes decide, and the hint is the same again


@dataclass(frozen=True)
class Advice:
    """One action, and what to expect of it."""

    action: int
    place: float  # 1: first
    share: float  # of all tries; or, where the bot mixes so that nobody can foresee it, how often to play it
    tries: int  # 0: the bot mixes
    margin: float | None = None  # where the place is decided: by how many points this seat would be ahead


@dataclass(frozen=True)
class Explanation:
    """What a bot thinks of the position of one seat."""

    game: str
    seat: int
    seats: int
    choices: int  # how many actions are offered; 0 when it is not this seat's turn
    advices: list[Advice]  # the best few, the best one first
    beliefs: list[list[float]]  # by seat: how likely it holds each thing, as this seat may think; empty: no telling
    reason: Statement | None = None  # for the first advice, in the game's words

    def words(self, lang: str, names: Sequence[str] | None = None) -> list[str]:
        """Sentences for people; names[seat] is what a seat is called."""
        called = names or seat_names(self.seats, lang)
        sayings = find_game(self.game).sayings
        said = ([] if self.reason is None else [self.reason]) + self.thoughts()
        beliefs = [sayings.say("belief", said=thought, lang=lang, names=called, reader=self.seat) for thought in said]
        return say_advices(self, lang) + beliefs

    def advised(self) -> Advised:
        """The same without the numbers behind it: what goes to a table."""
        return Advised([advice.action for advice in self.advices], self.hints(), self.thoughts(), self.reason)

    def hints(self) -> list[Statement]:
        """One for each of the advices."""
        return [hint(self, rank) for rank in range(len(self.advices))]

    def thoughts(self) -> list[Statement]:
        """What this seat may think of each of the others."""
        return [belief(seat, chances) for seat, chances in enumerate(self.beliefs) if seat != self.seat]


def explain(view: View, *, seed: int = 0, budget: Budget = HINT, clock: Clock = time.process_time) -> Explanation:
    """The same for the same view and seed, as long as the nodes of the budget are spent before its seconds."""
    game = game_of(view)
    world = game.worlds(view).sample(Rng(seed))
    seats = world.seats()
    offered = world.legal_actions() if view.seat == view.to_act() else []
    found = (
        think(game, view=view, offered=offered, entry=Entry("hint", "spymaster", budget), seed=seed, clock=clock)
        if offered
        else []
    )
    margins = margins_of(game, view, found, seed) if is_decided(found) else {}
    advices = sorted((advice(one, seats, margins.get(one.action)) for one in found), key=by_margin)
    return Explanation(
        game.slug,
        seat=view.seat,
        seats=seats,
        choices=len(offered),
        advices=advices,
        beliefs=believed(game, view),
        reason=why(game, view, advices[0].action) if advices else None,
    )


def think(game: Game, view: View, offered: Sequence[int], entry: Entry, seed: int, clock: Clock) -> list[Finding]:
    """What a bot made for this view alone finds, the best first: never what it remembers of others."""
    found = ranked(make_bot(game, entry, Rng(seed), clock).findings(view, offered))
    return [finding for finding in found[:FEW] if finding is found[0] or finding.share >= HARDLY]


def ranked(found: Sequence[Finding]) -> list[Finding]:
    """By what is expected of them. What was tried little is not known well enough; what a bot mixes is worth about the
    same, so that the usual comes first, whatever it would draw now."""
    if not found:
        return []
    most = max(finding.tries for finding in found)
    if most == 0:
        return sorted(found, key=lambda finding: -finding.share)
    chosen = found[0]  # what the bot would do: it may mind more than the result, such as what a move gives away
    best = max(finding.result for finding in found if finding.tries >= WELL_TRIED * most)
    keeps = chosen.result >= best - ALIKE
    return sorted(
        found,
        key=lambda finding: (
            not (keeps and finding is chosen),
            finding.tries < WELL_TRIED * most,
            -finding.result,
        ),
    )


def is_decided(found: Sequence[Finding]) -> bool:
    """Whether whatever is done leads to the same place."""
    results = [finding.result for finding in found]
    return len(found) > 1 and (min(results) >= SURELY or max(results) <= 1 - SURELY)


def margins_of(game: Game, view: View, found: Sequence[Finding], seed: int) -> dict[int, float]:
    """By how many points this seat would be ahead, on average of the same few games played on at random."""
    worlds = game.worlds(view)
    samples = [worlds.sample(Rng(seed, number)) for number in range(PLAYED_ON)]
    return {
        finding.action: sum(lead_after(world, finding.action, view.seat, seed) for world in samples) / PLAYED_ON
        for finding in found
    }


def lead_after(world: State, action: int, seat: int, seed: int) -> float:
    state = world.copy()
    state.advance(action)
    Playout(state, Rng(seed))
    scores = state.outcome().scores
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def by_margin(given: Advice) -> float:
    return 0.0 if given.margin is None else -given.margin


def why(game: Game, view: View, action: int) -> Statement | None:
    reason = bots_of(game.slug).reason
    return reason(view, action) if reason else None


def believed(game: Game, view: View) -> list[list[float]]:
    beliefs = bots_of(game.slug).beliefs
    return beliefs(view) if beliefs else []


def advice(finding: Finding, seats: int, margin: float | None = None) -> Advice:
    place = seats - finding.result * (seats - 1)
    return Advice(finding.action, place, finding.share, finding.tries, margin=margin)


# In words.

HINTS = Sayings(
    "table",
    hints={
        "nothing": "",
        "only": "place seats",
        "solved": "place seats",
        "best": "place seats tries all",
        "next": "place tries",
        "mix": "percent place seats",  # a mix, so that nobody foresees it
        "mix_next": "percent place",
        "do": "",  # the advice alone, without its numbers
        "decided": "margin behind",
        "decided_next": "margin behind",
    },
)


def hint(explanation: Explanation, rank: int) -> Statement:
    """What is to be said about one of the advices."""
    given = explanation.advices[rank]
    kind = way_to_say(explanation, rank)
    known = {
        "place": round(given.place, 2),
        "seats": explanation.seats,
        "tries": given.tries,
        "all": round(given.tries / given.share),
        "percent": round(100 * given.share),
        "margin": abs(round(given.margin or 0)),
        "behind": int((given.margin or 0) < 0),
    }
    return Statement(kind, [known[named.name] for named in HINTS.declared[f"hint-{kind}"]])


def way_to_say(explanation: Explanation, rank: int) -> str:
    given = explanation.advices[rank]
    if explanation.choices == 1:
        return "only"
    if given.margin is not None:
        return "decided_next" if rank else "decided"
    if given.tries:
        return "next" if rank else "best"
    if rank:
        return "mix_next"
    return "solved" if given.share >= SURELY else "mix"


def say_advices(explanation: Explanation, lang: str) -> list[str]:
    if not explanation.advices:
        return [HINTS.say("hint", Statement("nothing", ()), lang)]
    return [say_advice(explanation, rank, lang) for rank in range(len(explanation.advices))]


def say_advice(explanation: Explanation, rank: int, lang: str) -> str:
    action = find_game(explanation.game).say_action(explanation.advices[rank].action, lang)
    return HINTS.say("hint", hint(explanation, rank), lang, more={"action": action})


def belief(seat: int, chances: Sequence[float]) -> Statement:
    """What to think of a seat that has one agent, or two, by its chances to have each."""
    order = sorted(range(len(chances)), key=lambda agent: (-chances[agent], agent))
    holds = round(sum(chances))
    likely = [agent for agent in order[:holds] if chances[agent] > 0.5]
    even = sum(chances) / sum(1 for chance in chances if chance > 0)
    if likely and chances[likely[-1]] >= SURELY:
        return Statement("sure", [seat, *likely])
    if likely:
        return Statement("likely", [seat, *with_chances(likely, chances)])
    if chances[order[0]] < HINTS_AT * even:
        return Statement("open", [seat])
    return Statement("possible", [seat, *with_chances(order[:FEW], chances)])


def with_chances(agents: Sequence[int], chances: Sequence[float]) -> list[int]:
    """Each agent, followed by its chance in percent."""
    return [number for agent in agents if chances[agent] > 0 for number in (agent, round(100 * chances[agent]))]
