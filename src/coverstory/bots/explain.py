"""What a bot would advise a seat, in numbers and in words: for hints at the table and for the review of a game."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from coverstory.bots.bot import Budget, Clock, Finding
from coverstory.bots.game_bots import bots_of
from coverstory.bots.roster import Entry, make_bot
from coverstory.rules.catalogue import find_game, game_of
from coverstory.rules.contract import View
from coverstory.rules.game import Game
from coverstory.rules.languages import join_words, seat_names, speak
from coverstory.rules.rng import Rng

FEW = 3  # actions that are spoken of
HARDLY = 0.01  # an action with a smaller share was hardly tried: its expected place says nothing
SURELY = 0.995  # from here on a mix is no mix, and a belief no guess
HINTS_AT = 1.2  # an agent this much likelier than if all were alike is worth a word
HINT = Budget(nodes=10_000, seconds=1.0)  # 0.05 to 0.5 s compiled: the nodes decide, and the hint is the same again


@dataclass(frozen=True)
class Advice:
    """One action, and what to expect of it."""

    action: int
    place: float  # 1: first
    share: float  # of all tries; or, where the bot mixes so that nobody can foresee it, how often to play it
    tries: int  # 0: the bot mixes


@dataclass(frozen=True)
class Explanation:
    """What a bot thinks of the position of one seat."""

    game: str
    seat: int
    seats: int
    choices: int  # how many actions are offered; 0 when it is not this seat's turn
    advices: list[Advice]  # the best few, the best one first
    beliefs: list[list[float]]  # by seat: how likely it holds each thing, as this seat may think; empty: no telling

    def words(self, lang: str, names: Sequence[str] | None = None) -> list[str]:
        """Sentences for people; names[seat] is what a seat is called."""
        names = names or seat_names(self.seats, lang)
        others = [seat for seat in range(len(self.beliefs)) if seat != self.seat]
        held = held_words(self, lang) if others else []
        beliefs = [say_belief(names[seat], self.beliefs[seat], held, lang) for seat in others]
        return say_advices(self, speak(lang)) + beliefs


def explain(view: View, *, seed: int = 0, budget: Budget = HINT, clock: Clock = time.process_time) -> Explanation:
    """The same for the same view and seed, as long as the nodes of the budget are spent before its seconds."""
    game = game_of(view)
    world = game.worlds(view).sample(Rng(seed))
    seats = world.seats()
    offered = world.legal_actions() if view.seat == view.to_act() else []
    found = think(game, view, offered, Entry("hint", "spymaster", budget), seed, clock) if offered else []
    advices = [advice(finding, seats) for finding in found]
    return Explanation(game.slug, view.seat, seats, len(offered), advices, believed(game, view))


def think(game: Game, view: View, offered: Sequence[int], entry: Entry, seed: int, clock: Clock) -> list[Finding]:
    """What a bot made for this view alone finds: never what it remembers of others."""
    found = make_bot(game, entry, Rng(seed), clock).findings(view, offered)
    return [finding for finding in found[:FEW] if finding is found[0] or finding.share >= HARDLY]


def believed(game: Game, view: View) -> list[list[float]]:
    beliefs = bots_of(game.slug).beliefs
    return beliefs(view) if beliefs else []


def advice(finding: Finding, seats: int) -> Advice:
    place = seats - finding.result * (seats - 1)
    return Advice(finding.action, place, finding.share, finding.tries)


# In words.

TEXTS: Mapping[str, Mapping[str, str]] = {
    "nothing": {"en": "There is nothing to choose now.", "de": "Jetzt ist nichts zu wählen."},
    "only": {
        "en": "The only choice: “{action}”; expected place {place} of {seats}.",
        "de": "Die einzige Möglichkeit: „{action}“; erwarteter Rang {place} von {seats}.",
    },
    "solved": {
        "en": "Best: “{action}”; expected place {place} of {seats}.",
        "de": "Am besten: „{action}“; erwarteter Rang {place} von {seats}.",
    },
    "best": {
        "en": "Best: “{action}”; expected place {place} of {seats} (tries: {tries} of {all}).",
        "de": "Am besten: „{action}“; erwarteter Rang {place} von {seats} (Versuche: {tries} von {all}).",
    },
    "next": {
        "en": "Next: “{action}”; expected place {place} (tries: {tries}).",
        "de": "Danach: „{action}“; erwarteter Rang {place} (Versuche: {tries}).",
    },
    "mix": {
        "en": "Mixed, so that nobody foresees it: “{action}” {share} of the time; expected place {place} of {seats}.",
        "de": "Gemischt, damit es niemand ahnt: „{action}“ in {share} der Fälle; erwarteter Rang {place} von {seats}.",
    },
    "mix_next": {
        "en": "“{action}” {share} of the time; expected place {place}.",
        "de": "„{action}“ in {share} der Fälle; erwarteter Rang {place}.",
    },
    "open": {"en": "Who {name} is, nobody can tell yet.", "de": "Wer {name} ist, lässt sich noch nicht sagen."},
    "sure": {"en": "{name} is certainly {agents}.", "de": "{name} ist sicher {agents}."},
    "likely": {"en": "{name} is probably {agents}.", "de": "{name} ist wahrscheinlich {agents}."},
    "possible": {"en": "{name} could be {agents}.", "de": "{name} könnte {agents} sein."},
}


def say_advices(explanation: Explanation, lang: str) -> list[str]:
    if not explanation.advices:
        return [TEXTS["nothing"][lang]]
    return [say_advice(explanation, rank, lang) for rank in range(len(explanation.advices))]


def say_advice(explanation: Explanation, rank: int, lang: str) -> str:
    given = explanation.advices[rank]
    return TEXTS[way_to_say(explanation, rank)][lang].format(
        action=find_game(explanation.game).say_action(given.action, lang),
        place=say_place(given.place, lang),
        seats=explanation.seats,
        tries=say_count(given.tries, lang),
        all=say_count(round(given.tries / given.share), lang),
        share=say_percent(given.share),
    )


def way_to_say(explanation: Explanation, rank: int) -> str:
    given = explanation.advices[rank]
    if explanation.choices == 1:
        return "only"
    if given.tries:
        return "next" if rank else "best"
    if rank:
        return "mix_next"
    return "solved" if given.share >= SURELY else "mix"


def held_words(explanation: Explanation, lang: str) -> list[str]:
    """Everything that a seat can hold, in words."""
    say_held = bots_of(explanation.game).say_held
    assert say_held is not None
    return [say_held(number, lang) for number in range(len(explanation.beliefs[0]))]


def say_belief(name: str, chances: Sequence[float], held: Sequence[str], lang: str) -> str:
    """What to think of a seat that has one agent, or two, by its chances to have each."""
    order = sorted(range(len(chances)), key=lambda agent: (-chances[agent], agent))
    holds = round(sum(chances))
    likely = [agent for agent in order[:holds] if chances[agent] > 0.5]
    even = sum(chances) / sum(1 for chance in chances if chance > 0)
    if likely and chances[likely[-1]] >= SURELY:
        return TEXTS["sure"][lang].format(name=name, agents=join_words([held[agent] for agent in likely], lang))
    if likely:
        return TEXTS["likely"][lang].format(name=name, agents=join_words(with_chances(likely, chances, held), lang))
    if chances[order[0]] < HINTS_AT * even:
        return TEXTS["open"][lang].format(name=name)
    return TEXTS["possible"][lang].format(name=name, agents=either(with_chances(order[:FEW], chances, held), lang))


def with_chances(agents: Sequence[int], chances: Sequence[float], held: Sequence[str]) -> list[str]:
    return [f"{held[agent]} ({say_percent(chances[agent])})" for agent in agents if chances[agent] > 0]


def either(words: Sequence[str], lang: str) -> str:
    """“a, b or c”."""
    return {"en": " or ", "de": " oder "}[lang].join([", ".join(words[:-1]), words[-1]])


def say_place(place: float, lang: str) -> str:
    return in_language(f"{place:.2f}", lang)


def say_count(count: int, lang: str) -> str:
    return in_language(f"{count:,}", lang)


def say_percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def in_language(number: str, lang: str) -> str:
    """German changes comma and point."""
    return number.translate(str.maketrans(",.", ".,")) if lang == "de" else number
