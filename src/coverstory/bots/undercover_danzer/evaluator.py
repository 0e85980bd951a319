"""Judges positions of Undercover (Danzer): the race in each lane, and what the best placement of a turn brings.

Everything here is worked out from the open table, which all seats know (U17): backs that nobody has seen are weighed,
not read.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.rules.contract import MOST_SEATS, State
from coverstory.rules.undercover_danzer import actions, phases
from coverstory.rules.undercover_danzer.choices import DanzerChoices
from coverstory.rules.undercover_danzer.components import (
    AGENTS,
    COLOURS,
    FIRST_AGENT,
    FIRST_JOKER,
    HIDDEN,
    HOME,
    JOKER_FACE,
    MOST_TOKENS,
    NOWHERE,
    PILE_SIZE,
    SIDE,
    opposite,
)
from coverstory.rules.undercover_danzer.lanes import factor, furthest_free, is_done, occupied_columns
from coverstory.rules.undercover_danzer.open_table import DanzerOpen
from coverstory.rules.undercover_danzer.play import DanzerState
from coverstory.rules.undercover_danzer.spaces import beside_into, fitting, meeting
from coverstory.search.evaluator import Evaluator

# Fitted on 4,000 games of greedy players for each number of seats (indexed by it) and each track.
# Rounds left, this one included: so many, and so many for each step that the seats still lack, the mean of all seats
# and the quickest seat weighed alike (residual 0.8 to 0.9 rounds; classified 1.0 to 1.2).
ROUNDS: Final = vec[float]([0.0, 0.0, 1.51, 1.46, 1.39])
ROUNDS_A_STEP: Final = vec[float]([0.0, 0.0, 0.246, 0.206, 0.169])
CLASSIFIED_ROUNDS: Final = vec[float]([0.0, 0.0, 1.70, 1.63, 1.48])
CLASSIFIED_ROUNDS_A_STEP: Final = vec[float]([0.0, 0.0, 0.311, 0.265, 0.223])
# The odds against a staffer that it gets a token: a logistic fit of turns left and steps to the nearest token, with
# all coefficients times 0.45, since steps bring more than the fit says, where everybody makes for every token: greedy
# players win 66 % with 0.6 against 1, then 57 % with 0.4 against 0.6, and 44 % with 0.3 against 0.45. (Lanes that count
# twice succeed more often, but only because everybody cares for them: a term for it loses 59 % of games.)
AGAINST: Final = vec[float]([0.0, 0.0, -1.15, -0.90, -0.96])
AGAINST_A_STEP: Final = vec[float]([0.0, 0.0, 0.273, 0.219, 0.223])
AGAINST_A_TURN: Final = -0.171
STEP: Final = 0.4  # and each step brings the end nearer: wins 59 % with 0.2 against none; 0.15 to 0.7 differ little
# A logistic fit of who ends before whom on the difference of expected points.
SPREAD: Final = 0.9
SPREAD_A_ROUND: Final = 0.55
MOST_SPREAD: Final = 3.0
CLASSIFIED_SPREAD_A_ROUND: Final = 2.3
CLASSIFIED_MOST_SPREAD: Final = 18.0
TEMPO: Final = 1.2  # points that are expected of a turn to come, beyond what turns left say
JOKER: Final = 0.3  # and of a Joker that was not placed: 0.0 to 0.5
# Classified: how far a staffer comes in a turn, until it comes near the end of its lane; and the chance a turn that a
# staffer still leaves home.
CLASSIFIED_PACE: Final = 1.7
CLASSIFIED_END: Final = 1.8  # columns before the last where staffers end on average
LEAVES_HOME: Final = 0.085
TEMPERATURE: Final = 0.1  # points
NOT_POSSIBLE: Final = -1000.0
NEVER: Final = 1e9
FARTHEST: Final[i64] = 24
STEPS: Final[i64] = 8  # room for the steps of a turn in one lane: four neighbours and a flip make 6

# Scratch space; the first four keep what was seen at the last look (DanzerEvaluator.look_at).
_looks: Final = vec[i64]([0])
_space: Final = vec[i64]([0] * 128)  # the spaces beside tiles: where they are,
_meets: Final = vec[i64]([0] * 128)  # what they meet, as in `meeting`,
_fits: Final = vec[i64]([0] * 128)  # and what fits there
_gain: Final = vec[float]([0.0] * 48)  # lane * STEPS + steps
_score: Final = vec[float]([0.0] * MOST_SEATS)
_turns: Final = vec[float]([0.0] * MOST_SEATS)
_against: Final = vec[float]([0.0] * MOST_SEATS)


@final
class DanzerEvaluator(Evaluator):
    def __init__(self) -> None:
        # The open table that was looked at last: its key, its choices, and when that was.
        self.seen: i64 = -1
        self.choices: DanzerChoices | None = None
        self.look: i64 = 0
        self.spaces: i64 = 0

    def values_into(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, DanzerState)
        table = state.table
        seats = table.choices.seats
        rounds = rounds_left(table)
        outlooks(table, rounds)
        if table.phase == phases.FLIP or table.phase == phases.PLACE:
            _score[table.player] += self.turn_worth(state)
        spread = spread_of_points(table, rounds)
        for seat in range(seats):
            out[seat] = result(seat, seats, spread)

    def turn_worth(self, state: DanzerState) -> float:
        """What a turn that has begun is still expected to bring."""
        table = state.table
        self.look_at(state)
        if table.phase == phases.FLIP:
            return max(self.side_worth(table, False), self.side_worth(table, True))
        return self.best_meeting(table, face=table.face[table.hand], flips=table.flipped, space=table.came, lies=HIDDEN)

    def prior(self, state: State, action: i64) -> float:
        assert isinstance(state, DanzerState)
        table = state.table
        if table.phase == phases.CHOOSE_COLOURS:
            return colour_worth(table, actions.colour_of(action))
        self.look_at(state)
        if table.phase == phases.PLACE:
            return meeting_worth(table, actions.space_of(action))
        if table.phase == phases.FLIP:
            return self.side_worth(table, action == actions.FLIP_OVER)
        return self.take_worth(table, action)

    def temperature(self) -> float:
        return TEMPERATURE

    def look_at(self, state: DanzerState) -> None:
        """Fill the scratch space, unless this table was the last that anybody looked at."""
        key = state.info_key(0)
        choices = state.table.choices
        if key != self.seen or choices is not self.choices or self.look != _looks[0]:
            _looks[0] += 1
            self.look = _looks[0]
            self.seen = key
            self.choices = choices
            gains_of_steps(state.table)
            self.spaces = beside_into(state.table, _space, _meets, _fits)

    def take_worth(self, table: DanzerOpen, action: i64) -> float:
        if action == actions.TAKE_JOKER:
            return self.best_meeting(table, face=JOKER_FACE, flips=False, space=NOWHERE, lies=HIDDEN) - JOKER
        if actions.is_take_top(action):
            agent = table.top_agent(actions.pile_of(action))
            return self.agent_worth(table, agent, table.known[agent], NOWHERE)
        if actions.is_take_at(action):
            space = actions.space_of(action)
            piece = table.piece_on(space)
            return self.agent_worth(table, piece - FIRST_AGENT, table.face[piece], space)
        return 0.0  # U22: a bottom tile, and whichever pile it comes from, nobody knows more

    def side_worth(self, table: DanzerOpen, flips: bool) -> float:
        agent = table.hand - FIRST_AGENT
        face = table.face[table.hand]
        if flips:
            return self.turned_worth(table, agent=agent, face=face, space=table.came, lies=HIDDEN)
        return self.best_meeting(table, face=face, flips=False, space=table.came, lies=HIDDEN)

    def agent_worth(self, table: DanzerOpen, agent: i64, face: i64, space: i64) -> float:
        """What taking this agent promises; space: where it lies, or NOWHERE while it is in a pile."""
        turned = self.turned_worth(table, agent=agent, face=face, space=space, lies=face)
        return max(turned, self.best_meeting(table, face=face, flips=False, space=space, lies=face))

    def turned_worth(self, table: DanzerOpen, agent: i64, face: i64, space: i64, lies: i64) -> float:
        """The mean over the colours that may be on the other side."""
        if table.known[AGENTS + agent] != HIDDEN:
            other = table.known[agent] if face != table.known[agent] else table.known[AGENTS + agent]
            return self.best_meeting(table, face=other, flips=True, space=space, lies=lies)
        low = (face + 5) % COLOURS
        high = (face + 1) % COLOURS
        if not may_be_under(table, agent, low):
            return self.best_meeting(table, face=high, flips=True, space=space, lies=lies)
        if not may_be_under(table, agent, high):
            return self.best_meeting(table, face=low, flips=True, space=space, lies=lies)
        both = self.best_meeting(table, face=low, flips=True, space=space, lies=lies) + self.best_meeting(
            table, face=high, flips=True, space=space, lies=lies
        )
        return both / 2.0

    def best_meeting(self, table: DanzerOpen, face: i64, flips: bool, space: i64, lies: i64) -> float:
        """The most that a tile with this face can gain anywhere. An agent that is still to be taken lies on the space
        and shows the colour `lies`; a tile in hand shows no colour there (HIDDEN)."""
        own: i64 = 0 if face == JOKER_FACE else (2 if flips else 1) << 4 * face
        best = NOT_POSSIBLE
        for i in range(self.spaces):
            met = _meets[i]
            fits = _fits[i]
            apart = _space[i] - space
            if lies >= 0 and (apart == 1 or apart == -1 or apart == SIDE or apart == -SIDE):
                met -= 1 << 4 * lies
                fits = fitting(met)
            if fits >> face & 1 and (flips or apart != 0):
                worth = steps_worth(met + own)
                if worth > best:
                    best = worth
        if lies >= 0 and flips and space >= 0:
            met = meeting(table, space)
            if fitting(met) >> face & 1:
                best = max(best, steps_worth(met + own))
        return 0.0 if best == NOT_POSSIBLE else best  # U26


def result(seat: i64, seats: i64, spread: float) -> float:
    """The place to expect, from the points to expect: how many of the others end behind."""
    ahead = 0.0
    for other in range(seats):
        if other != seat:
            ahead += 1.0 / (1.0 + exp(min(30.0, (_score[other] - _score[seat]) / spread)))  # no overflow
    return ahead / float(seats - 1)


def spread_of_points(table: DanzerOpen, rounds: float) -> float:
    if table.choices.classified:
        return min(CLASSIFIED_MOST_SPREAD, CLASSIFIED_SPREAD_A_ROUND * rounds)
    return min(MOST_SPREAD, SPREAD + SPREAD_A_ROUND * rounds)


# The race in the lanes.


def rounds_left(table: DanzerOpen) -> float:
    """This round included."""
    if table.ending >= 0:
        return 1.0
    seats = table.choices.seats
    total: i64 = 0
    least: i64 = 1000
    for seat in range(seats):
        steps: i64 = 0
        for place in range(seat * COLOURS, seat * COLOURS + COLOURS):
            away = table.choices.threshold + 1 - table.staffer[place]
            if away > 0:
                steps += away
        total += steps
        least = min(least, steps)
    steps_left = (float(total) / float(seats) + float(least)) / 2.0
    if table.choices.classified:
        return CLASSIFIED_ROUNDS[seats] + CLASSIFIED_ROUNDS_A_STEP[seats] * steps_left
    return ROUNDS[seats] + ROUNDS_A_STEP[seats] * steps_left


def has_moved(table: DanzerOpen, seat: i64) -> bool:
    """Has this seat had its turn in this round, or begun it?"""
    seats = table.choices.seats
    order = (seat - table.starts + seats) % seats
    current = (table.player - table.starts + seats) % seats
    return table.phase >= phases.TAKE and (order < current or (order == current and table.phase > phases.TAKE))


def outlooks(table: DanzerOpen, rounds: float) -> None:
    """The points that each seat may expect at the end."""
    seats = table.choices.seats
    for seat in range(seats):
        moved = has_moved(table, seat)
        _turns[seat] = rounds - 1.0 if moved else rounds
        _against[seat] = odds_against(table, _turns[seat])
        _score[seat] = 0.0 if moved or table.ending >= 0 else TEMPO
        if table.at[FIRST_JOKER + seat] < 0 and table.ending < 0:
            _score[seat] += JOKER
    for lane in range(COLOURS):
        occupied = occupied_columns(table, lane)
        hoped = token_hoped(table, lane, occupied)
        for seat in range(seats):
            column = table.staffer[seat * COLOURS + lane]
            worth = column_worth(
                table,
                lane=lane,
                column=column,
                occupied=occupied,
                hoped=hoped,
                turns=_turns[seat],
                against=_against[seat],
            )
            _score[seat] += worth * float(factor(table, seat, lane))


def odds_against(table: DanzerOpen, turns: float) -> float:
    """The odds against a staffer getting a token, before its distance is taken into account."""
    if turns <= 0.0:
        return NEVER
    return exp(AGAINST[table.choices.seats] + AGAINST_A_TURN * turns)


def token_hoped(table: DanzerOpen, lane: i64, occupied: i64) -> float:
    """The mean of the tokens that are left (fitted: 0.9 to 1.07 of it; half-way to the best one loses 71 %)."""
    total: i64 = 0
    count: i64 = 0
    column = table.choices.threshold + 1
    for place in range(lane * MOST_TOKENS, lane * MOST_TOKENS + table.choices.tokens):
        if not occupied >> column & 1:
            total += table.token[place]
            count += 1
        column += 1
    return 0.0 if count == 0 else float(total) / float(count)


def column_worth(
    table: DanzerOpen, lane: i64, column: i64, occupied: i64, hoped: float, turns: float, against: float
) -> float:
    """What a staffer on a column may bring in the end, before doubling."""
    if table.choices.classified:
        return classified_worth(table, column, turns)
    threshold = table.choices.threshold
    steps = STEP * float(min(column, threshold + 1)) if turns > 0.0 else 0.0
    if column > threshold:
        return steps + float(table.token[lane * MOST_TOKENS + column - threshold - 1])
    nearest = threshold + 1
    while occupied >> nearest & 1:
        nearest += 1
    return steps + hoped / (1.0 + against * _far[table.choices.seats * FARTHEST + nearest - column])


def far_factors() -> vec[float]:
    """seats * FARTHEST + steps -> what that distance does to the odds."""
    factors = vec[float]()
    for seats in range(len(AGAINST_A_STEP)):
        for steps in range(FARTHEST):
            factors = append(factors, exp(AGAINST_A_STEP[seats] * float(steps)))
    return factors


def classified_worth(table: DanzerOpen, column: i64, turns: float) -> float:
    """The value where the staffer is expected to come, between two columns in proportion."""
    end = float(table.choices.columns) - CLASSIFIED_END
    gap = end - float(column)
    if turns <= 0.0 or gap <= 0.0:
        return classified_value(table, column)
    if column == HOME:
        return min(1.0, LEAVES_HOME * turns) * value_between(table, end)
    return value_between(table, float(column) + gap * (1.0 - exp(-CLASSIFIED_PACE * turns / gap)))


def value_between(table: DanzerOpen, target: float) -> float:
    column: i64 = int(target)
    worth = classified_value(table, column)
    return worth + (target - float(column)) * (classified_value(table, column + 1) - worth)


def classified_value(table: DanzerOpen, column: i64) -> float:
    return 0.0 if column == HOME else float(table.choices.values[column - 1])


# One turn.


def gains_of_steps(table: DanzerOpen) -> None:
    """What each number of steps in each lane is worth to the active player."""
    seat = table.player
    turns = rounds_left(table) - 1.0
    against = odds_against(table, turns)
    for lane in range(COLOURS):
        column = table.staffer[seat * COLOURS + lane]
        occupied = occupied_columns(table, lane)
        furthest = furthest_free(table, occupied)
        stays = is_done(table, column) or furthest <= column or table.round == 1  # U29
        weight = float(factor(table, seat, lane))
        hoped = token_hoped(table, lane, occupied)
        before = column_worth(
            table, lane=lane, column=column, occupied=occupied, hoped=hoped, turns=turns, against=against
        )
        for steps in range(1, STEPS):
            gain = 0.0
            if not stays:
                target = landing(column + steps, furthest, occupied)
                gain = (
                    column_worth(
                        table, lane=lane, column=target, occupied=occupied, hoped=hoped, turns=turns, against=against
                    )
                    - before
                )
            _gain[lane * STEPS + steps] = gain * weight


def landing(target: i64, furthest: i64, occupied: i64) -> i64:
    """U31, U33"""
    if target > furthest:
        target = furthest
    while occupied >> target & 1:
        target += 1
    return target


def steps_worth(met: i64) -> float:
    worth = 0.0
    for lane in range(COLOURS):
        steps = met >> 4 * lane & 15
        if steps:
            worth += _gain[lane * STEPS + steps]
    return worth


def meeting_worth(table: DanzerOpen, space: i64) -> float:
    """What placing the tile in hand on that space promises."""
    met = meeting(table, space)
    face = table.face[table.hand]
    if met and face != JOKER_FACE:
        met += (2 if table.flipped else 1) << 4 * face
    return steps_worth(met)


def may_be_under(table: DanzerOpen, agent: i64, colour: i64) -> bool:
    """May this agent work undercover for that colour? U2, U12: not if such a tile was seen, nor if its pile held
    another agent of that undercover colour."""
    pile = agent // PILE_SIZE
    for other in range(AGENTS):
        if table.known[AGENTS + other] == colour and (
            other // PILE_SIZE == pile or table.known[other] == table.known[agent]
        ):
            return False
    return True


def colour_worth(table: DanzerOpen, colour: i64) -> float:
    """The lane that counts twice is the better, the sooner its good tokens come."""
    worth = 0.0
    lane = opposite(colour)
    for place in range(table.choices.tokens):
        worth += float(table.token[lane * MOST_TOKENS + place]) / float(place + 2)
    return worth


_far: Final = far_factors()
