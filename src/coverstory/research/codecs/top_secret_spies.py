"""Top Secret Spies for learners."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from coverstory.research.codecs.codec import Codec, Field, Span, write_flag, write_one_of, write_part
from coverstory.rules.contract import State
from coverstory.rules.top_secret_spies import actions
from coverstory.rules.top_secret_spies.components import (
    AGENTS,
    BUILDINGS,
    ENDED,
    FACES,
    FREE,
    HAND_LIMIT,
    KINDS,
    MOST_OF_A_KIND,
    MOST_POINTS,
    MOST_SEATS,
    NOBODY,
    ONE,
)
from coverstory.rules.top_secret_spies.keys import written
from coverstory.rules.top_secret_spies.packed import byte_of, cards_of, nibble, size
from coverstory.rules.top_secret_spies.play import SpiesState
from coverstory.rules.top_secret_spies.state import DISCARD, DOSSIERS, REMOVED, SUPPLY

PHASES: Final[i64] = 11
MOST_CARDS: Final[i64] = 60
# The rules set no end to a game in which nobody moves to the safe; random games have some hundred decisions.
LONGEST: Final[i64] = 100_000

PLAY_WORDS: Final = (
    "one agent back: 2 × agent + steps − 1",
    "one agent forward or back: 2 × agent + 1 if back",
    "two agents one back: a pair",
    "two agents one forward: a pair",
    "one agent at the safe forward or back: 2 × agent + 1 if back",
    "this agent to the ruins",
    "from the ruins to the church: this agent, then a pair",
    "one agent forward: 3 × agent + steps − 1",
    "this agent to the safe",
    "the safe to this building",
    "two markers +3: a pair",
    "all agents to the church",
    "two agents change places: a pair",
    "an agent to another's place: 12 × agent + building",
    "a free agent",
)


@final
class SpiesCodec(Codec):
    def __init__(self, seats: i64, cards: bool, dossier: bool, older: bool) -> None:
        super().__init__(
            seats,
            decisions=actions.ROLL_BASE,
            outcomes=actions.ACTIONS if older else actions.ROLL_ONE,
            longest=LONGEST,
            most_chance=LONGEST,
        )
        self.older = older
        self.cards = cards
        self.dossier = dossier
        self.holders = seats + i64(seats < MOST_SEATS)  # whom a dossier may name: with seven seats nobody is free (T26)

    def spans(self) -> list[Span]:
        spans = [
            Span(
                0,
                actions.SPLITS,
                "spend movement points: by total from 0 to 6; within a total those that give gray more come first, then"
                " those that give yellow more, and so on",
            ),
            Span(actions.PLACE_BASE, BUILDINGS, "the safe to this building"),
            Span(actions.PASS, 1, "no card"),
            Span(actions.DONE, 1, "no more cards"),
        ]
        for kind in range(KINDS):
            count = actions.PLAY_FROM[kind + 1] - actions.PLAY_FROM[kind]
            spans.append(Span(actions.PLAY_BASE + actions.PLAY_FROM[kind], count, "play a card: " + PLAY_WORDS[kind]))
        spans += [
            Span(actions.WRITE_BASE, 8 * AGENTS, "into the dossier: 8 × agent + the seat that plays it, 7 for nobody"),
            Span(actions.ROLL_BASE, FACES, "the die shows “1-3”, 2, 3, 4, 5, 6", by_chance=True),
            Span(actions.DEAL_BASE, AGENTS, "the next seat gets this agent", by_chance=True),
            Span(actions.FIRST_BASE, 7, "this seat begins", by_chance=True),
            Span(actions.DRAW_BASE, KINDS, "a card of this kind is drawn", by_chance=True),
            Span(actions.FIND_BASE, AGENTS, "the free agent is this one", by_chance=True),
        ]
        if self.older:
            spans.append(Span(actions.ROLL_ONE, 1, "the die shows 1", by_chance=True))
        return spans

    def public_fields(self) -> list[Field]:
        seats = self.seats
        fields = [
            Field("phase", (PHASES,), "one of first, deal, hands, roll, draw, find, move, place, cards, write, ended"),
            Field("player", (seats,), "whose turn it is"),
            Field("actor", (seats,), "whose opportunity it is to play cards"),
            Field("writer", (seats,), "who writes a dossier"),
            Field("roll", (FACES,), "the die: “1-3” (in the older edition 1), 2, 3, 4, 5, 6"),
            Field("passes", (1,), "in a row, divided by the number of seats"),
            Field("played", (1,), "whether a card was played at this opportunity"),
            Field("filed", (1,), "whether dossiers are written, or being written"),
            Field("safe", (BUILDINGS,), "where the safe stands: church, buildings 1 to 10, ruins"),
            Field("in_play", (AGENTS,), "the agents in play: gray, yellow, orange, red, green, blue, violet"),
            Field("arrived", (AGENTS,), "agents moved to the safe this turn and still there"),
            Field("positions", (AGENTS, BUILDINGS), "where each agent in play stands"),
            Field("markers", (AGENTS,), f"each agent's points, divided by {MOST_POINTS}"),
            Field("agents_held", (seats,), "how many agents each seat has, divided by 2"),
            Field("shown_agents", (seats, AGENTS), "at the end, each seat's agents"),
        ]
        if self.cards:
            fields += [
                Field("hand_sizes", (seats,), f"cards in each hand, divided by {HAND_LIMIT}"),
                Field("supply", (1,), f"cards in the supply, divided by {MOST_CARDS}"),
                Field("discard", (KINDS,), f"discarded cards by kind, divided by {MOST_OF_A_KIND}"),
                Field("removed", (KINDS,), f"cards out of the game by kind, divided by {MOST_OF_A_KIND}"),
            ]
        if self.dossier:
            fields.append(Field("entries", (seats,), f"entries in each dossier, divided by {AGENTS}"))
        return fields

    def private_fields(self) -> list[Field]:
        fields = [
            Field("seat", (self.seats,), "whose observation this is"),
            Field("own_agents", (2, AGENTS), "the own agent, and the second one"),
        ]
        if self.cards:
            fields.append(Field("hand", (KINDS,), f"the own cards by kind, divided by {MOST_OF_A_KIND}"))
        if self.dossier:
            fields.append(
                Field(
                    "own_dossier",
                    (AGENTS, self.holders),
                    "by agent: the seat that was written, or (with fewer than seven seats) that it is free",
                )
            )
        return fields

    def write_public(self, state: State, out: BytesWriter) -> None:
        assert isinstance(state, SpiesState)
        seats = self.seats
        write_one_of(out, PHASES, state.phase)
        write_one_of(out, seats, state.player)
        write_one_of(out, seats, state.actor)
        write_one_of(out, seats, state.writer)
        write_one_of(out, FACES, state.roll % ONE)
        write_part(out, state.passes, seats)
        write_flag(out, state.played)
        write_flag(out, state.filed)
        write_one_of(out, BUILDINGS, state.safe)
        write_agents(out, state.setup.agent_bits)
        write_agents(out, state.arrived)
        for agent in range(AGENTS):
            write_position(out, state, agent)
        for agent in range(AGENTS):
            write_part(out, byte_of(state.markers, agent), MOST_POINTS)
        write_held(out, state, seats)
        if self.cards:
            write_open_cards(out, state, seats)
        if self.dossier:
            for seat in range(seats):
                write_part(out, written(state.papers[DOSSIERS + seat]), AGENTS)

    def write_private(self, state: State, seat: i64, out: BytesWriter) -> None:
        assert isinstance(state, SpiesState)
        write_one_of(out, self.seats, seat)
        write_one_of(out, AGENTS, nibble(state.firsts, seat))
        write_one_of(out, AGENTS, nibble(state.seconds, seat))
        if self.cards:
            write_pile(out, state.papers[seat])
        if self.dossier:
            for agent in range(AGENTS):
                write_entry(out, self.seats, self.holders, nibble(state.papers[DOSSIERS + seat], agent))


def write_agents(out: BytesWriter, agent_bits: i64) -> None:
    for agent in range(AGENTS):
        write_flag(out, byte_of(agent_bits, agent) == 1)


def write_position(out: BytesWriter, state: SpiesState, agent: i64) -> None:
    if byte_of(state.setup.agent_bits, agent):
        write_one_of(out, BUILDINGS, byte_of(state.positions, agent))
    else:
        write_one_of(out, BUILDINGS, BUILDINGS)


def write_held(out: BytesWriter, state: SpiesState, seats: i64) -> None:
    """T27: that somebody has an agent is public; which one only at the end."""
    for seat in range(seats):
        held: i64 = 0
        if nibble(state.firsts, seat) != NOBODY:
            held += 1
        if nibble(state.seconds, seat) != NOBODY:
            held += 1
        write_part(out, held, 2)
    for seat in range(seats):
        for agent in range(AGENTS):
            write_flag(out, state.phase == ENDED and state.is_own(seat, agent))


def write_open_cards(out: BytesWriter, state: SpiesState, seats: i64) -> None:
    """T20: of a hand only its size; what was played lies open."""
    for seat in range(seats):
        write_part(out, size(state.papers[seat]), HAND_LIMIT)
    write_part(out, size(state.papers[SUPPLY]), MOST_CARDS)
    write_pile(out, state.papers[DISCARD])
    write_pile(out, state.papers[REMOVED])


def write_pile(out: BytesWriter, pile: i64) -> None:
    for kind in range(KINDS):
        write_part(out, cards_of(pile, kind), MOST_OF_A_KIND)


def write_entry(out: BytesWriter, seats: i64, holders: i64, holder: i64) -> None:
    write_one_of(out, seats, holder)  # a blank, or FREE, is beyond all seats
    if holders > seats:
        write_flag(out, holder == FREE)
