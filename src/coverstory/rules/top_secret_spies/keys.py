"""What a seat sees as one number, and dealing anew what it cannot see."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.keys import START, mixed
from coverstory.rules.rng import Source
from coverstory.rules.top_secret_spies.components import AGENTS, EMPTY_DOSSIER, ENDED, FREE, FREE_AGENT, NOBODY
from coverstory.rules.top_secret_spies.packed import agent_bit, byte_of, cards_of, nibble, size, with_nibble
from coverstory.rules.top_secret_spies.state import DISCARD, DOSSIERS, REMOVED, SUPPLY, SpiesPosition
from coverstory.rules.top_secret_spies.unseen_cards import deal_pool

NIBBLE_ONES: Final[i64] = 0x1111111

# Scratch space, written and read within one call.
_unseen: Final = vec[i64]([0] * 8)


def key_of(position: SpiesPosition, seat: i64) -> i64:
    """Several fields share a number where their bits allow it."""
    key = mixed(START, position.positions | position.arrived << 4)  # a building takes four bits of its byte
    key = mixed(key, position.markers)
    key = mixed(key, moment(position) << 3 | seat)
    key = mixed(key, seen_owners(position, seat))
    if position.setup.cards:
        key = mixed(key, counted_cards(position))
        key = mixed(key, position.papers[seat])
        key = mixed(key, position.papers[DISCARD])
    return key_with_dossiers(position, seat, key) if position.filed else key


def moment(position: SpiesPosition) -> i64:
    """Who is to decide what, and where the safe stands."""
    turn = position.phase << 3 | position.player
    turn = turn << 3 | position.roll
    turn = turn << 3 | position.actor
    turn = turn << 3 | position.passes
    turn = turn << 1 | i64(position.played)
    turn = turn << 3 | position.writer
    turn = turn << 1 | i64(position.filed)
    return turn << 4 | position.safe


def seen_owners(position: SpiesPosition, seat: i64) -> i64:
    """The own agents, and of the others who has none; at the end all (T27)."""
    firsts = position.firsts
    seconds = position.seconds
    if position.phase == ENDED:
        return firsts | seconds << 28
    own = nibble(firsts, seat) | nibble(seconds, seat) << 4
    return nobodies(firsts) | nobodies(seconds) << 1 | own << 28


def nobodies(agents: i64) -> i64:
    """A one in the nibble of each seat that has no agent: NOBODY is seven, the only one with three bits."""
    return agents & agents >> 1 & agents >> 2 & NIBBLE_ONES


def counted_cards(position: SpiesPosition) -> i64:
    """The sizes of hands and supply (T20) and the card laid; only free-agent cards are ever removed (T19)."""
    sizes = (
        (position.laid + 1) << 9 | size(position.papers[SUPPLY]) << 3 | cards_of(position.papers[REMOVED], FREE_AGENT)
    )
    for seat in range(position.setup.seats):
        sizes = sizes << 3 | size(position.papers[seat])
    return sizes


def key_with_dossiers(position: SpiesPosition, seat: i64, key: i64) -> i64:
    """The own entries and how far the others are; at the end all entries (T22, T36)."""
    counts: i64 = 0
    for other in range(position.setup.seats):
        entries = position.papers[DOSSIERS + other]
        counts = counts << 3 | written(entries)
        if other == seat or position.phase == ENDED:
            key = mixed(key, entries)
    return mixed(key, counts)


def written(entries: i64) -> i64:
    """How many entries a dossier has: nibbles that are not BLANK, which is fifteen."""
    blank = entries & entries >> 1 & entries >> 2 & entries >> 3 & NIBBLE_ONES
    return AGENTS - (blank * NIBBLE_ONES >> 24 & 0xF)


def deal_anew(position: SpiesPosition, seat: i64, rng: Source) -> None:
    """Agents and cards as chance may have dealt them, as if from one supply; dossiers as others may write them."""
    deal_agents(position, seat, rng)
    if position.setup.cards:
        deal_cards(position, seat, rng)
    if position.filed:
        for other in range(position.setup.seats):
            if other != seat:
                write_dossier(position, other, written(position.papers[DOSSIERS + other]), rng)


def deal_agents(position: SpiesPosition, seat: i64, rng: Source) -> None:
    """Every order of the agent cards that the seat has not seen is as likely as any other (T26)."""
    agent_bits = (
        position.setup.agent_bits
        & ~agent_bit(nibble(position.firsts, seat))
        & ~agent_bit(nibble(position.seconds, seat))
    )
    left: i64 = 0
    for agent in range(AGENTS):
        if byte_of(agent_bits, agent):
            _unseen[left] = agent
            left += 1
    for other in range(position.setup.seats):
        if other != seat and nibble(position.firsts, other) != NOBODY:
            left -= 1
            position.firsts = with_nibble(position.firsts, other, draw_unseen(left, rng))
            if nibble(position.seconds, other) != NOBODY:
                left -= 1
                position.seconds = with_nibble(position.seconds, other, draw_unseen(left, rng))


def draw_unseen(left: i64, rng: Source) -> i64:
    """Take a random agent out of `_unseen`; `left` is how many remain there afterwards."""
    at = rng.below(left + 1)
    agent = _unseen[at]
    _unseen[at] = _unseen[left]
    return agent


def deal_cards(position: SpiesPosition, seat: i64, rng: Source) -> None:
    papers = position.papers
    pool = papers[SUPPLY]
    held: i64 = 0
    for other in range(position.setup.seats):
        if other != seat:
            pool += papers[other]
            held |= size(papers[other]) << 4 * other
            papers[other] = 0
    papers[SUPPLY] = deal_pool(pool, held=held, papers=papers, seats=position.setup.seats, rng=rng)


def write_dossier(world: SpiesPosition, seat: i64, entries: i64, rng: Source) -> None:
    """That many entries in the order of agents, each as likely to name any opponent, or FREE where agents are (T21)."""
    late = entries == world.setup.agents - 1  # a second agent, if any, came after the dossier
    choices = world.setup.seats - 1 + i64(world.setup.may_call_free())
    left = entries
    dossier = EMPTY_DOSSIER
    for agent in range(AGENTS):
        own = agent == nibble(world.firsts, seat) or (agent == nibble(world.seconds, seat) and not late)
        if left and byte_of(world.setup.agent_bits, agent) and not own:
            opponent = rng.below(choices)
            if opponent == world.setup.seats - 1:
                opponent = FREE
            elif opponent >= seat:
                opponent += 1
            dossier = with_nibble(dossier, agent, opponent)
            left -= 1
    world.papers[DOSSIERS + seat] = dossier
