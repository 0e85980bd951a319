"""Decisions and chance outcomes as small numbers. Records hold them, so none ever changes its meaning.

A split of movement points is one action. Splits are ordered by their total; within a total those that give gray more
come first, then those that give yellow more, and so on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.rules.top_secret_spies.components import (
    AGENTS,
    ALL_TO_CHURCH,
    BACK,
    BUILDINGS,
    CHURCH,
    FACES,
    FORWARD,
    FREE_AGENT,
    JOIN,
    KINDS,
    MARKERS,
    MOST_STEPS,
    NOBODY,
    OFF_SAFE,
    ONE,
    SAFE_ANYWHERE,
    STEP,
    TO_CHURCH,
    TO_RUINS,
    TO_SAFE,
    TRADE,
    TWO_BACK,
    TWO_FORWARD,
)
from coverstory.rules.top_secret_spies.packed import agent_bit, byte_of

# Codes never change their meaning: what is new comes after all others, even if its kind lies further up (ROLL_ONE).
SPLITS: Final[i64] = 1716
PLACE_BASE: Final[i64] = 1716  # + building
PASS: Final[i64] = 1728  # an opportunity is not taken
DONE: Final[i64] = 1729  # after one or more cards, no more
PLAY_BASE: Final[i64] = 1730
PLAYS: Final[i64] = 287
WRITE_BASE: Final[i64] = 2017  # + 8 * agent + opponent's seat or FREE
ROLL_BASE: Final[i64] = 2073  # + face; from here on chance
DEAL_BASE: Final[i64] = 2079  # + agent
FIRST_BASE: Final[i64] = 2086  # + seat
DRAW_BASE: Final[i64] = 2093  # + kind
FIND_BASE: Final[i64] = 2108  # + agent
ROLL_ONE: Final[i64] = 2115  # the face that only the older edition has (T37)
ACTIONS: Final[i64] = 2116

FORTH: Final[i64] = 1
BACKWARD: Final[i64] = BUILDINGS - 1  # one step back is eleven forward


def list_splits(agent: i64, points: i64, steps: i64, found: list[i64]) -> None:
    """Every way to give the points to this agent and those after it, on top of the steps already given."""
    if agent == AGENTS - 1:
        found.append(steps | points << 8 * agent)
        return
    given = points
    while given >= 0:
        list_splits(agent + 1, points - given, steps | given << 8 * agent, found)
        given -= 1


def all_splits() -> list[i64]:
    found: list[i64] = []
    for total in range(MOST_STEPS + 1):
        list_splits(0, total, 0, found)
    return found


def moved_bits(steps: i64) -> i64:
    """A one in the byte of each agent that takes steps."""
    moved: i64 = 0
    for agent in range(AGENTS):
        if byte_of(steps, agent):
            moved |= agent_bit(agent)
    return moved


def total_steps(steps: i64) -> i64:
    total: i64 = 0
    for agent in range(AGENTS):
        total += byte_of(steps, agent)
    return total


_splits: Final = all_splits()
SPLIT_STEPS: Final = vec[i64](_splits)
SPLIT_MOVED: Final = vec[i64]([moved_bits(steps) for steps in _splits])
SPLIT_TOTAL: Final = vec[i64]([total_steps(steps) for steps in _splits])
_split_codes: Final = {steps: code for code, steps in enumerate(_splits)}


def split(steps: list[int]) -> i64:
    """The points given to agents 0, 1, …; those not named get none."""
    packed: i64 = 0
    for agent in range(i64(len(steps))):
        packed |= i64(steps[agent]) << 8 * agent
    return _split_codes[packed]


def is_split(action: i64) -> bool:
    return 0 <= action < SPLITS


def split_steps(action: i64, agent: i64) -> i64:
    return byte_of(SPLIT_STEPS[action], agent)


def place(building: i64) -> i64:
    return PLACE_BASE + building


def is_place(action: i64) -> bool:
    return PLACE_BASE <= action < PLACE_BASE + BUILDINGS


def place_building(action: i64) -> i64:
    return action - PLACE_BASE


# Cards: for each play its kind, an agent, and another agent, a building or a number of steps.
# Where the card makes agents walk, the steps are those of a split, backward the long way round.
# PLAY_FROM: the place in the list of plays where those of each kind begin, and its end.
PLAY_FROM: Final = vec[i64]([0, 14, 28, 49, 70, 84, 91, 119, 140, 147, 159, 180, 181, 202, 286, 287])


def list_plays() -> list[tuple[i64, i64, i64]]:
    found: list[tuple[i64, i64, i64]] = []
    for kind in range(KINDS):
        if kind in (BACK, FORWARD):
            found += [(kind, agent, n) for agent in range(AGENTS) for n in range(1, 4 if kind == FORWARD else 3)]
        elif kind in (STEP, OFF_SAFE):
            found += [(kind, agent, way) for agent in range(AGENTS) for way in (FORTH, BACKWARD)]
        elif kind in (TO_RUINS, TO_SAFE):
            found += [(kind, agent, NOBODY) for agent in range(AGENTS)]
        elif kind == TO_CHURCH:
            found += [(kind, agent, NOBODY) for agent in range(AGENTS)] + list_pairs(kind)
        elif kind == SAFE_ANYWHERE:
            found += [(kind, NOBODY, building) for building in range(BUILDINGS)]
        elif kind == JOIN:
            found += [(kind, agent, building) for agent in range(AGENTS) for building in range(BUILDINGS)]
        elif kind in (ALL_TO_CHURCH, FREE_AGENT):
            found.append((kind, NOBODY, CHURCH))
        else:
            found += list_pairs(kind)
    return found


def list_pairs(kind: i64) -> list[tuple[i64, i64, i64]]:
    return [(kind, one, other) for one in range(AGENTS) for other in range(one + 1, AGENTS)]


def walking_steps(kind: i64, agent: i64, other: i64) -> i64:
    if kind == BACK:
        return BUILDINGS - other << 8 * agent
    if kind in (FORWARD, STEP, OFF_SAFE):
        return other << 8 * agent
    if kind in (TWO_BACK, TWO_FORWARD):
        way = BACKWARD if kind == TWO_BACK else FORTH
        return way << 8 * agent | way << 8 * other
    return 0


_plays: Final = list_plays()
PLAY_KIND: Final = vec[i64]([one[0] for one in _plays])
PLAY_AGENT: Final = vec[i64]([one[1] for one in _plays])
PLAY_OTHER: Final = vec[i64]([one[2] for one in _plays])
PLAY_STEPS: Final = vec[i64]([walking_steps(one[0], one[1], one[2]) for one in _plays])
_play_codes: Final = {one: PLAY_BASE + index for index, one in enumerate(_plays)}


def play_agent_bits(index: i64) -> i64:
    """The agents that a play names."""
    agent_bits: i64 = 0
    if PLAY_AGENT[index] != NOBODY:
        agent_bits |= agent_bit(PLAY_AGENT[index])
    if PLAY_KIND[index] in (TWO_BACK, TWO_FORWARD, TO_CHURCH, MARKERS, TRADE) and PLAY_OTHER[index] != NOBODY:
        agent_bits |= agent_bit(PLAY_OTHER[index])
    return agent_bits


PLAY_AGENT_BITS: Final = vec[i64]([play_agent_bits(i64(index)) for index in range(len(_plays))])


def play_one(kind: i64, agent: i64) -> i64:
    """To the ruins, to the safe, or alone from the ruins to the church."""
    return _play_codes[(kind, agent, NOBODY)]


def play_pair(kind: i64, one: i64, other: i64) -> i64:
    """Two different agents or markers, in either order."""
    return _play_codes[(kind, min(one, other), max(one, other))]


def play_steps(kind: i64, agent: i64, steps: i64) -> i64:
    """One agent walks: steps below 0 are backward; the card says how many are possible."""
    if kind == BACK:
        return _play_codes[(kind, agent, -steps)]
    return _play_codes[(kind, agent, steps if steps > 0 else steps + BUILDINGS)]


def play_safe(building: i64) -> i64:
    return _play_codes[(SAFE_ANYWHERE, NOBODY, building)]


def play_join(agent: i64, building: i64) -> i64:
    return _play_codes[(JOIN, agent, building)]


def play_alone(kind: i64) -> i64:
    """All agents to the church, or the free agent's card."""
    return _play_codes[(kind, NOBODY, CHURCH)]


def is_play(action: i64) -> bool:
    return PLAY_BASE <= action < PLAY_BASE + PLAYS


def play_kind(action: i64) -> i64:
    return PLAY_KIND[action - PLAY_BASE]


def play_agent(action: i64) -> i64:
    return PLAY_AGENT[action - PLAY_BASE]


def play_other(action: i64) -> i64:
    """The other agent, the building, or the steps (eleven for one back)."""
    return PLAY_OTHER[action - PLAY_BASE]


def plays_within(agent_bits: i64, kind: i64) -> vec[i64]:
    """The plays of that kind that name only these agents."""
    found = vec[i64]()
    for index in range(PLAY_FROM[kind], PLAY_FROM[kind + 1]):
        if PLAY_AGENT_BITS[index] & ~agent_bits == 0:
            found = append(found, PLAY_BASE + index)
    return found


def write(agent: i64, holder: i64) -> i64:
    """The agent is played by that seat, or FREE."""
    return WRITE_BASE + 8 * agent + holder


def is_write(action: i64) -> bool:
    return WRITE_BASE <= action < ROLL_BASE


def write_agent(action: i64) -> i64:
    return (action - WRITE_BASE) // 8


def write_holder(action: i64) -> i64:
    return (action - WRITE_BASE) % 8


def roll(face: i64) -> i64:
    return ROLL_ONE if face == ONE else ROLL_BASE + face


def is_roll(action: i64) -> bool:
    return ROLL_BASE <= action < ROLL_BASE + FACES or action == ROLL_ONE


def roll_face(action: i64) -> i64:
    return ONE if action == ROLL_ONE else action - ROLL_BASE


def deal(agent: i64) -> i64:
    return DEAL_BASE + agent


def is_deal(action: i64) -> bool:
    return DEAL_BASE <= action < DEAL_BASE + AGENTS


def dealt_agent(action: i64) -> i64:
    return action - DEAL_BASE


def first(seat: i64) -> i64:
    return FIRST_BASE + seat


def first_seat(action: i64) -> i64:
    return action - FIRST_BASE


def draw(kind: i64) -> i64:
    return DRAW_BASE + kind


def is_draw(action: i64) -> bool:
    return DRAW_BASE <= action < DRAW_BASE + KINDS


def drawn_kind(action: i64) -> i64:
    return action - DRAW_BASE


def find(agent: i64) -> i64:
    return FIND_BASE + agent


def found_agent(action: i64) -> i64:
    return action - FIND_BASE
