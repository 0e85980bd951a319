"""What is settled before the first move and never changes: shared by all copies of a state."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.errors import MalformedText
from coverstory.rules.text_form import TextReader, TextWriter
from coverstory.rules.top_secret_spies.actions import (
    ROLL_BASE,
    ROLL_ONE,
    SPLIT_MOVED,
    SPLIT_TOTAL,
    SPLITS,
    plays_within,
)
from coverstory.rules.top_secret_spies.components import (
    AGENTS,
    FACES,
    FIRST_RULES,
    FREE_AGENT,
    HAND_START,
    KINDS,
    LEAST_SEATS,
    MOST_OF_A_KIND,
    MOST_SEATS,
    ONE,
    ONE_TO_THREE,
    RANDOM,
    RULES,
)
from coverstory.rules.top_secret_spies.packed import (
    agents_from,
    agents_row,
    card,
    cards_of,
    pile_from,
    pile_row,
    size,
)


@final
class SpiesChoices:
    """Every split and play that names only the agents in play; one for each set of agents."""

    def __init__(self, agent_bits: i64) -> None:
        splits = vec[i64]()
        self.total_from = vec[i64]()  # where the splits of each total begin
        for code in range(SPLITS):
            if SPLIT_MOVED[code] & ~agent_bits == 0:
                while i64(len(self.total_from)) <= SPLIT_TOTAL[code]:
                    self.total_from = append(self.total_from, i64(len(splits)))
                splits = append(splits, code)
        self.total_from = append(self.total_from, i64(len(splits)))
        self.splits = splits
        self.plays = vec[i64]()
        self.kind_from = vec[i64]([0])
        for kind in range(KINDS):
            for play in plays_within(agent_bits, kind):
                self.plays = append(self.plays, play)
            self.kind_from = append(self.kind_from, i64(len(self.plays)))


_choices: Final[dict[int, SpiesChoices]] = {}


def choices_of(agent_bits: i64) -> SpiesChoices:
    """Built once for a set of agents."""
    if agent_bits not in _choices:
        _choices[agent_bits] = SpiesChoices(agent_bits)
    return _choices[agent_bits]


@final
class SpiesSetup:
    """Seats, agents and options, and the tables that follow from them."""

    def __init__(
        self,
        rules: i64,
        seats: i64,
        agent_bits: i64,
        first: i64,
        cards: bool,
        dossier: bool,
        judged_before: bool,
        best_wins: bool,
        returned_held: bool,
        older: bool,
        deck: i64,
    ) -> None:
        self.rules = rules  # their version
        self.seats = seats
        self.agent_bits = agent_bits
        self.agents: i64 = len(agents_row(agent_bits))
        self.first = first
        self.cards = cards
        self.dossier = dossier
        self.judged_before = judged_before
        self.best_wins = best_wins  # even where a free agent is ahead (T10)
        self.returned_held = returned_held  # a returned agent counts as its holder's in dossiers (T22)
        self.older = older  # edition (T37)
        self.deck = deck  # as the option says; with seven seats the free-agent card stays out of play (T11)
        self.keeps_papers = cards or dossier
        choices = choices_of(agent_bits)
        self.choices = choices
        # By face, ONE included.
        self.least_total = vec[i64]([least_total(face, cards) for face in range(ONE + 1)])
        self.most_total = vec[i64]([most_total(face) for face in range(ONE + 1)])
        self.split_from = vec[i64]([choices.total_from[self.least_total[face]] for face in range(ONE + 1)])
        self.split_to = vec[i64]([choices.total_from[self.most_total[face] + 1] for face in range(ONE + 1)])
        self.offers = [
            tuple([int(choices.splits[i]) for i in range(self.split_from[face], self.split_to[face])])
            for face in range(ONE + 1)
        ]

    def nth_roll(self, n: i64) -> i64:
        """The die's outcomes in ascending order (T4); the older edition has a 1 in place of “1-3” (T37)."""
        if not self.older:
            return ROLL_BASE + n
        return ROLL_ONE if n == FACES - 1 else ROLL_BASE + 1 + n

    def may_show(self, face: i64) -> bool:
        """Is it a face of this edition's die?"""
        return face != (ONE_TO_THREE if self.older else ONE)

    def may_call_free(self) -> bool:
        """May a dossier say that an agent is free (T21)? With seven seats none is (T26)."""
        return self.agents > self.seats or self.rules == FIRST_RULES

    def supply(self) -> i64:
        """The cards in play at the start (T11)."""
        if self.seats == MOST_SEATS:
            return self.deck - cards_of(self.deck, FREE_AGENT) * card(FREE_AGENT)
        return self.deck

    def write(self, out: TextWriter) -> None:
        out.number_unless("rules", self.rules, RULES)
        out.number("seats", self.seats)
        out.row("agents", agents_row(self.agent_bits))
        out.number("first", self.first)
        out.number("cards", i64(self.cards))
        out.number("dossier", i64(self.dossier))
        out.number("before", i64(self.judged_before))
        out.number_unless("best_wins", i64(self.best_wins), 0)
        out.number_unless("returned_held", i64(self.returned_held), 0)
        out.number_unless("older", i64(self.older), 0)
        out.row("deck", pile_row(self.deck))


def least_total(face: i64, cards: bool) -> i64:
    """How few points a roll may spend: on “1-3” with cards none at all (T13)."""
    if face == ONE_TO_THREE:
        return 0 if cards else 1
    return 1 if face == ONE else face + 1


def most_total(face: i64) -> i64:
    if face == ONE_TO_THREE:
        return 3
    return 1 if face == ONE else face + 1


def agents_for(seats: i64, older: bool) -> i64:
    """How many agents play (T1, T37)."""
    return min(seats + 2, AGENTS) if older else min(seats + 3, AGENTS)


def enough_cards(setup: SpiesSetup) -> bool:
    """Can everybody be dealt a hand (T12)?"""
    return not setup.cards or size(setup.supply()) >= HAND_START * setup.seats


def read_setup(reader: TextReader) -> SpiesSetup:
    rules = reader.number_or("rules", RULES, FIRST_RULES, RULES)
    seats = reader.number("seats", LEAST_SEATS, MOST_SEATS)
    agents = reader.row(
        "agents", shortest=agents_for(seats, True), longest=agents_for(seats, False), least=0, most=AGENTS - 1
    )
    agent_bits = agents_from(agents)
    if list(agents_row(agent_bits)) != list(agents):
        raise MalformedText(reader.what, "different agents in ascending order", str(list(agents)))
    first = reader.number("first", RANDOM, seats - 1)
    cards = reader.number("cards", 0, 1) == 1
    dossier = reader.number("dossier", 0, 1) == 1
    judged_before = reader.number("before", 0, 1) == 1
    best_wins = reader.number_or("best_wins", 0, 0, 1) == 1
    returned_held = reader.number_or("returned_held", 0, 0, 1) == 1
    older = reader.number_or("older", 0, 0, 1) == 1
    if i64(len(agents)) != agents_for(seats, older):
        raise MalformedText(reader.what, f"{agents_for(seats, older)} agents for {seats} seats", str(list(agents)))
    deck = pile_from(reader.row("deck", shortest=KINDS, longest=KINDS, least=0, most=MOST_OF_A_KIND))
    setup = SpiesSetup(
        rules=rules,
        seats=seats,
        agent_bits=agent_bits,
        first=first,
        cards=cards,
        dossier=dossier,
        judged_before=judged_before,
        best_wins=best_wins,
        returned_held=returned_held,
        older=older,
        deck=deck,
    )
    if not enough_cards(setup):
        raise MalformedText(reader.what, "a deck of two cards or more for each seat", f"{size(setup.supply())} cards")
    return setup
