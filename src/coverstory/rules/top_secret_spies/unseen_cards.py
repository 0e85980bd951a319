"""Where the unseen cards may be, from the history of draws and plays that a seat has heard.

Cards drawn from one supply form a pool. Within a pool the unseen cards are exchangeable: any of them may be in any
hand that holds cards of the pool or, for the latest pool, in the supply. After a reshuffle hands hold cards of several
pools, and when a kind is played that two of them contain, it is unknown from which it came: each possibility is a
hypothesis with its weight. Choices tell nothing: which of the cards in hand is played does not depend on what they are.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.rules.contract import Event
from coverstory.rules.rng import Source
from coverstory.rules.top_secret_spies.components import FIRST_RULES, KINDS
from coverstory.rules.top_secret_spies.packed import card, cards_of, nibble, shifted, size

# For each pool in turn: its unseen cards as a pile, and how many of them each seat holds, as nibbles.
Hypothesis = tuple[int, ...]

SCALE: Final[i64] = 0x10000000  # weights as whole numbers, for drawing; compiled, float() of 2**30 would be negative

# Scratch space, written and read within one call.
_kinds: Final = vec[i64]([0] * 64)


@final
class CardHistory:
    """What a seat can conclude about all cards, event by event."""

    def __init__(self, seat: i64, deck: i64, rules: i64) -> None:
        self.seat = seat
        self.rules = rules
        self.hand: i64 = 0  # the own one
        self.discard: i64 = 0
        self.laid: i64 = 0  # of it, the card that is being carried out (T32)
        self.weights: dict[Hypothesis, float] = {(deck, 0): 1.0}

    def follow(self, heard: list[Event]) -> None:
        for event in heard:
            kind = event.kind
            if kind == "draw":
                self.other_draws(event.numbers[0])
            elif kind == "drawn":
                self.own_draw(event.numbers[1])
            elif kind == "play":
                self.play(event.numbers[0], event.numbers[1])
            elif kind == "remove":
                self.discard -= card(event.numbers[1])
                self.laid = 0
            elif kind in ("pass", "done"):
                self.laid = 0
            elif kind == "reshuffle":
                self.reshuffle()

    def other_draws(self, seat: i64) -> None:
        held = shifted(1, 4 * seat)
        self.weights = {(*known[:-1], known[-1] + held): weight for known, weight in self.weights.items()}

    def own_draw(self, kind: i64) -> None:
        """Weigh each hypothesis by how likely it made drawing this kind: its share of the pool's unseen cards."""
        self.hand += card(kind)
        found: dict[Hypothesis, float] = {}
        for known, weight in self.weights.items():
            pool: i64 = known[-2]
            if cards_of(pool, kind):
                left = (*known[:-2], pool - card(kind), known[-1])
                found[left] = found.get(left, 0.0) + weight * float(cards_of(pool, kind)) / float(size(pool))
        self.weights = normalised(found)

    def play(self, seat: i64, kind: i64) -> None:
        self.discard += card(kind)
        if self.rules != FIRST_RULES:
            self.laid = card(kind)
        if seat == self.seat:
            self.hand -= card(kind)
            return
        found: dict[Hypothesis, float] = {}
        for known, weight in self.weights.items():
            for at in range(0, len(known), 2):
                pool: i64 = known[at]
                held = nibble(known[at + 1], seat)
                if held and cards_of(pool, kind):
                    left = (*known[:at], pool - card(kind), known[at + 1] - shifted(1, 4 * seat), *known[at + 2 :])
                    likely = float(held * cards_of(pool, kind)) / float(size(pool))
                    found[left] = found.get(left, 0.0) + weight * likely
        self.weights = normalised(found)

    def reshuffle(self) -> None:
        fresh: i64 = self.discard - self.laid
        self.discard = self.laid
        self.weights = {(*known, fresh, 0): weight for known, weight in self.weights.items()}

    def fits(self, hand: i64, discard: i64, sizes: i64) -> bool:
        """Does the history lead to what lies on the table? Not where a position was set up by hand."""
        if self.hand != hand or self.discard != discard:
            return False
        for known in self.weights:
            return sum([int(known[at]) for at in range(1, len(known), 2)]) == sizes
        return False


def normalised(weights: dict[Hypothesis, float]) -> dict[Hypothesis, float]:
    total = sum(weights.values())
    return {known: weight / total for known, weight in weights.items()}


@final
class CardDealer:
    """Deals unseen cards to hands and supply, by the weights of the hypotheses."""

    def __init__(self, weights: dict[Hypothesis, float]) -> None:
        self.bounds = vec[i64]()
        self.starts = vec[i64]()
        self.pools = vec[i64]()
        reached = 0.0
        for known, weight in weights.items():
            reached += weight
            self.bounds = append(self.bounds, i64(int(reached * float(SCALE))))
            self.starts = append(self.starts, i64(len(self.pools)))
            for number in known:
                self.pools = append(self.pools, i64(number))
        self.starts = append(self.starts, i64(len(self.pools)))
        self.bounds[len(self.bounds) - 1] = SCALE

    def deal(self, papers: vec[i64], seats: i64, rng: Source) -> i64:
        """Add cards to the hands; returns the supply."""
        chosen = self.choose(rng)
        supply: i64 = 0
        for at in range(self.starts[chosen], self.starts[chosen + 1], 2):
            supply = deal_pool(self.pools[at], held=self.pools[at + 1], papers=papers, seats=seats, rng=rng)
        return supply

    def choose(self, rng: Source) -> i64:
        """The first hypothesis whose bound lies beyond a random number."""
        last: i64 = len(self.bounds) - 1
        if last == 0:
            return 0
        point = rng.below(SCALE)
        low: i64 = 0
        while low < last:
            middle = (low + last) // 2
            if self.bounds[middle] > point:
                last = middle
            else:
                low = middle + 1
        return low


def deal_pool(pool: i64, held: i64, papers: vec[i64], seats: i64, rng: Source) -> i64:
    """Each seat gets its number of cards from the pool; returns the rest."""
    left: i64 = 0
    for kind in range(KINDS):
        for _ in range(cards_of(pool, kind)):
            _kinds[left] = kind
            left += 1
    for seat in range(seats):
        for _ in range(nibble(held, seat)):
            at = rng.below(left)
            dealt = card(_kinds[at])
            left -= 1
            _kinds[at] = _kinds[left]
            papers[seat] += dealt
            pool -= dealt
    return pool
