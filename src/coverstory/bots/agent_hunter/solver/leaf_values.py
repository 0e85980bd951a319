"""What a public position beyond the tree is worth to each placement.

The evaluator judges what all may know, as if every placement that fits were as likely as any other. On top of that each
seat has one shot: an attack from the hand at one card in one house, chosen like an action of the tree by regrets, the
same for all of its placements. A placement gains or loses by how much likelier it is to be hit than the evaluator took
for granted, so that what is too likely becomes dangerous, and a card kept in a house cannot shoot.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.bots.agent_hunter.evaluator import chance_of, neighbour, score_of
from coverstory.bots.agent_hunter.solver.public_tree import PublicTree
from coverstory.rules.agent_hunter.components import CARDS, COUNT, HOUSES, SEATS, SITES, owner_of, site_of
from coverstory.rules.agent_hunter.keys import tight
from coverstory.rules.agent_hunter.play import HunterState

NUMBERS: Final[i64] = 16  # by a card's number plus one, 0 for none
SHOTS: Final[i64] = 48  # by house and number


@final
class Horizon:
    """The leaves of a tree and what they are worth: a row each, to which the leaf's node refers by number."""

    def __init__(self) -> None:
        self.base = vec[float]()  # leaf: seat 0's chance to win
        self.gain = vec[float]()  # leaf and site: what hitting it is worth to the enemy of its owner
        self.fair = vec[float]()  # leaf and site: the chance of a hit that the evaluator takes for granted
        self.regret = vec[float]()  # leaf, shooting seat and shot
        self.policy = vec[float]()  # leaf, shooting seat and shot
        self.ready = vec[float]()  # leaf, seat and number: how likely the card is in hand
        self.lying = vec[float]([0.0] * SHOTS)  # scratch: how likely a number is in a house
        self.worth = vec[float]([0.0] * SHOTS)  # scratch

    def add(self, state: HunterState) -> i64:
        """A row for a position where a turn begins."""
        row: i64 = len(self.base)
        self.base = append(self.base, chance_of(score_of(state)))
        after = state.copy()
        for site in range(SITES):
            self.gain = append(self.gain, gain_of(state, after, site))
            self.fair = append(self.fair, fair_chance(state, site))
        for seat in range(SEATS):
            self.add_shots(state, seat)
        return row

    def add_shots(self, state: HunterState, seat: i64) -> None:
        """At first every shot at what could lie there is as likely as any other."""
        count: i64 = 0
        for house in range(HOUSES):
            count += COUNT[state.could[site_of(1 - seat, house)]]
        for house in range(HOUSES):
            for number in range(NUMBERS):
                possible = number > 0 and state.could[site_of(1 - seat, house)] >> (number - 1) & 1
                self.regret = append(self.regret, 0.0)
                self.policy = append(self.policy, 1.0 / float(count) if possible else 0.0)
        for _ in range(NUMBERS):
            self.ready = append(self.ready, 0.0)

    def judge(self, row: i64, tree: PublicTree, node: i64, seat: i64, reach: vec[float], value: vec[float]) -> float:
        """Add the leaf's value to each placement of the seat; returns the sum of the enemy's reach."""
        whole = self.look(row, tree=tree, node=node, seat=1 - seat, reach=reach)
        base = self.base[row] if seat == 0 else 1.0 - self.base[row]
        even = base * whole + self.weigh_own_shots(row, seat, whole)
        even += self.weigh_enemy_shots(row, seat)
        worth = self.worth
        begin = tree.begin[2 * node + seat]
        lying = tree.lying[2 * node + seat]
        for i in range(tree.size[2 * node + seat]):
            placement = tree.placement[lying + i]
            value[begin + i] += (
                even - worth[placement & 15] - worth[16 + (placement >> 4 & 15)] - worth[32 + (placement >> 8)]
            )
        return whole

    def look(self, row: i64, tree: PublicTree, node: i64, seat: i64, reach: vec[float]) -> float:
        """Fill `lying` and `ready`: how likely the seat has each number in a house, and in hand; returns its reach."""
        lying = self.lying
        for shot in range(SHOTS):
            lying[shot] = 0.0
        whole = 0.0
        begin = tree.begin[2 * node + seat]
        there = tree.lying[2 * node + seat]
        for i in range(tree.size[2 * node + seat]):
            placement = tree.placement[there + i]
            likely = reach[begin + i]
            whole += likely
            lying[placement & 15] += likely
            lying[16 + (placement >> 4 & 15)] += likely
            lying[32 + (placement >> 8)] += likely
        ready = NUMBERS * (2 * row + seat)
        for number in range(1, NUMBERS):
            self.ready[ready + number] = whole - lying[number] - lying[16 + number] - lying[32 + number]
        return whole

    def weigh_own_shots(self, row: i64, seat: i64, whole: float) -> float:
        """Value of all the seat's shots, as if every card were in hand.

        A card that lies in a house cannot shoot: `worth` holds what `judge` subtracts for it.
        """
        shots = SHOTS * (2 * row + seat)
        total = 0.0
        for number in range(1, CARDS + 1):
            worth = 0.0
            for house in range(HOUSES):
                site = SITES * row + site_of(1 - seat, house)
                shot = NUMBERS * house + number
                worth += self.policy[shots + shot] * self.gain[site] * (self.lying[shot] - self.fair[site] * whole)
            total += worth
            for house in range(HOUSES):
                self.worth[NUMBERS * house + number] = worth
        return total

    def weigh_enemy_shots(self, row: i64, seat: i64) -> float:
        """What the enemy's shots were expected to cost, which the evaluator has subtracted already: it is given back.

        What a shot costs the placements that it really hits is added to `worth`, which `judge` subtracts.
        """
        shots = SHOTS * (2 * row + 1 - seat)
        ready = NUMBERS * (2 * row + 1 - seat)
        total = 0.0
        for house in range(HOUSES):
            site = SITES * row + site_of(seat, house)
            for number in range(1, CARDS + 1):
                shot = NUMBERS * house + number
                worth = self.policy[shots + shot] * self.gain[site] * self.ready[ready + number]
                self.worth[shot] += worth
                total += self.fair[site] * worth
        return total

    def learn(self, row: i64, seat: i64, whole: float) -> None:
        """Regret matching plus over the seat's shots, from what has just been judged."""
        shots = SHOTS * (2 * row + seat)
        ready = NUMBERS * (2 * row + seat)
        mean = 0.0
        for house in range(HOUSES):
            site = SITES * row + site_of(1 - seat, house)
            for number in range(1, CARDS + 1):
                shot = NUMBERS * house + number
                hits = self.lying[shot] - self.fair[site] * whole
                self.lying[shot] = self.gain[site] * self.ready[ready + number] * hits
                mean += self.policy[shots + shot] * self.lying[shot]
        self.match_regrets(row, seat, mean)

    def match_regrets(self, row: i64, seat: i64, mean: float) -> None:
        shots = SHOTS * (2 * row + seat)
        total = 0.0
        for house in range(HOUSES):
            if self.fair[SITES * row + site_of(1 - seat, house)] > 0.0:
                for shot in range(NUMBERS * house + 1, NUMBERS * house + CARDS + 1):
                    regret = max(self.regret[shots + shot] + self.lying[shot] - mean, 0.0)
                    self.regret[shots + shot] = regret
                    total += regret
        if total > 0.0:
            for shot in range(SHOTS):
                self.policy[shots + shot] = self.regret[shots + shot] / total


def gain_of(state: HunterState, after: HunterState, site: i64) -> float:
    """By how much the enemy of its owner is better off when a shot that takes the turn hits instead of missing."""
    if not state.live >> site & 1:
        return 0.0
    shooter = 1 - owner_of(site)
    after.turn = 1 - shooter
    missed = chance_of(score_of(after))
    after.live &= ~(1 << site)
    after.lost |= 1 << site
    after.could[site] = 0
    hit = chance_of(score_of(after))
    after.live |= 1 << site
    after.lost &= ~(1 << site)
    after.could[site] = state.could[site]
    gain = hit - missed if shooter == 0 else missed - hit
    return max(gain, 0.0)


def fair_chance(state: HunterState, site: i64) -> float:
    """The probability of one of the numbers that could lie there; 0 where none could."""
    members = state.could[site]
    if members == 0:
        return 0.0
    return 1.0 / float(COUNT[tight(members, state.could[neighbour(site, 1)], state.could[neighbour(site, 2)])])
