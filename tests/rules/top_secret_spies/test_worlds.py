"""Worlds: what a seat cannot tell from the truth, with the right probabilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from fractions import Fraction
from itertools import permutations, product
from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coverstory.match.match import Match, state_of
from coverstory.rules.contract import CHANCE, ONLOOKER, Event
from coverstory.rules.rng import Rng
from coverstory.rules.top_secret_spies.components import (
    CARDS,
    FREE,
    FREE_AGENT,
    JOIN,
    KINDS,
    MOVE,
    RULES,
    STEP,
    TO_RUINS,
    TO_SAFE,
)
from coverstory.rules.top_secret_spies.packed import cards_of, nibble, pile_from, pile_row
from coverstory.rules.top_secret_spies.play import SpiesState
from coverstory.rules.top_secret_spies.state import DOSSIERS, SUPPLY, SpiesPosition
from coverstory.rules.top_secret_spies.unseen_cards import CardHistory
from coverstory.rules.top_secret_spies.view import SpiesView, look
from coverstory.rules.top_secret_spies.worlds import SpiesWorlds
from support.spies_names import BLUE, GREEN, RED, VIOLET, YELLOW
from support.spies_positions import GAME, position, row

Pile = tuple[int, ...]


def assert_distributed(
    view: SpiesView, what: Callable[[SpiesState], Hashable], expected: Mapping[Hashable, Fraction], samples: int
) -> None:
    """Chi-square of samples against the exact distribution, with a fixed seed."""
    worlds = SpiesWorlds(view)
    rng = Rng(7)
    seen = Counter(what(worlds.sample(rng)) for _ in range(samples))
    assert set(seen) <= set(expected)
    assert sum(expected.values()) == 1
    statistic = sum((seen[key] - samples * p) ** 2 / (samples * p) for key, p in expected.items())
    freedom = len(expected) - 1
    assert statistic < freedom + 5 * sqrt(2 * freedom)


def evenly(keys: Iterator[Hashable]) -> dict[Hashable, Fraction]:
    counts = Counter(keys)
    return {key: Fraction(count, counts.total()) for key, count in counts.items()}


def agents_of(world: SpiesPosition) -> tuple[int, ...]:
    return tuple(nibble(agents, seat) for agents in (world.firsts, world.seconds) for seat in range(world.setup.seats))


# --- agents


def test_t26_the_agents_of_others_are_dealt_evenly_among_those_unseen() -> None:
    """Seat 0 of three owns red: 5 * 4 ways for the others."""
    view = look(position(seats=3, firsts=[RED, BLUE, GREEN]), 0, [])
    others = [YELLOW, 2, GREEN, BLUE, VIOLET]
    expected = evenly((RED, *dealt, 7, 7, 7) for dealt in permutations(others, 2))
    assert_distributed(view, agents_of, expected, 6000)


def test_t26_to_an_onlooker_all_agents_are_unseen() -> None:
    """Two seats, five agents: 20 ways."""
    view = look(position(seats=2, firsts=[RED, BLUE]), ONLOOKER, [])
    expected = evenly((*dealt, 7, 7) for dealt in permutations([1, 3, 4, 5, 6], 2))
    assert_distributed(view, agents_of, expected, 6000)


def test_t26_during_the_deal_only_seats_that_have_an_agent_get_one() -> None:
    """Seat 0 has been dealt an agent, seat 1 not yet."""
    view = look(position(seats=2, phase="deal", firsts=[RED, 7]), 1, [])
    expected = evenly((agent, 7, 7, 7) for agent in (1, 3, 4, 5, 6))
    assert_distributed(view, agents_of, expected, 2000)


def test_t19_a_seat_knows_its_two_agents_and_that_another_has_two() -> None:
    """Seat 0 has red and blue, seat 1 has two of the three others."""
    state = position(seats=2, cards=True, firsts=[RED, YELLOW], seconds={0: BLUE, 1: GREEN})
    expected = evenly((RED, one, BLUE, two) for one, two in permutations([YELLOW, GREEN, VIOLET], 2))
    assert_distributed(look(state, 0, []), agents_of, expected, 3000)


def test_t27_at_the_end_nothing_about_agents_is_left_to_guess() -> None:
    """All cards are face up."""
    state = position(phase="ended", dossier=True, filed=True, markers={RED: 42}, entries={1: "0 15 2 2 3 7 7"})
    world = SpiesWorlds(look(state, 0, [])).sample(Rng(1))
    assert world.text() == state.text()


# --- dossiers


def test_t21_dossiers_of_others_are_any_that_may_be_written() -> None:
    """Seat 1 of two owns one of four agents and has written about the others: 4 * 2 ** 4 dossiers."""
    state = position(
        seats=2, dossier=True, filed=True, firsts=[RED, YELLOW], markers={RED: 30},
        entries={0: "15 1 15 15 7 7 7", 1: "15 15 15 0 7 7 7"},
    )  # fmt: skip
    expected = []
    for own in (YELLOW, GREEN, BLUE, VIOLET):
        about = [agent for agent in (YELLOW, RED, GREEN, BLUE, VIOLET) if agent != own]
        for holders in product((0, FREE), repeat=4):
            written = dict(zip(about, holders, strict=True))
            expected.append((own, tuple(written.get(agent, 15) for agent in range(7))))
    assert_distributed(look(state, 0, []), dossier_of_1, evenly(iter(expected)), 9000)


def dossier_of_1(world: SpiesPosition) -> Hashable:
    entries = world.papers[DOSSIERS + 1]
    return nibble(world.firsts, 1), tuple(nibble(entries, agent) for agent in range(7))


def test_t36_of_a_dossier_being_written_as_many_entries_are_there_as_were_seen() -> None:
    """Seat 1 has written two entries: about the first two agents that are not its own."""
    state = position(
        seats=3, phase="write", player=1, writer=1, dossier=True, filed=True, markers={RED: 30},
        entries={1: "15 0 15 2 15 15 15"}, firsts=[RED, 2, BLUE],
    )  # fmt: skip
    worlds = SpiesWorlds(look(state, 0, []))
    for seed in range(40):
        world = worlds.sample(Rng(seed))
        own = nibble(world.firsts, 1)
        about = [agent for agent in range(7) if nibble(world.papers[DOSSIERS + 1], agent) != 15]
        assert about == [agent for agent in range(1, 7) if agent != own][:2]
        assert world.next_entry(1) == [agent for agent in range(1, 7) if agent != own][2]


@pytest.mark.parametrize(("entries", "late"), [("15 15 15 0 7 15 7", False), ("15 15 15 0 7 7 7", True)])
def test_t19_t21_a_second_agent_taken_after_the_dossier_has_an_entry(entries: str, late: bool) -> None:
    """The number of entries is public, and tells whether seat 1 had one agent or two when it wrote."""
    state = position(
        seats=2, cards=True, dossier=True, filed=True, firsts=[RED, YELLOW], seconds={1: BLUE}, markers={RED: 30},
        entries={0: "15 1 15 15 7 7 7", 1: entries},
    )  # fmt: skip
    worlds = SpiesWorlds(look(state, 0, []))
    for seed in range(20):
        world = worlds.sample(Rng(seed))
        assert nibble(world.papers[DOSSIERS + 1], nibble(world.firsts, 1)) == 15
        assert (nibble(world.papers[DOSSIERS + 1], nibble(world.seconds, 1)) != 15) == late


# --- cards: a brute force over all draws and all slots that plays may have come from


Deals = dict[tuple[Pile, tuple[Pile, ...]], Fraction]


class Truths:
    """Every way the draws may have gone, with its probability; hands are lists of slots in the order of drawing."""

    def __init__(self, seat: int, seats: int, deck: Pile) -> None:
        self.seat = seat
        hands = tuple(() for _ in range(seats))
        self.weights: Deals = {(deck, hands): Fraction(1)}
        self.discard = [0] * KINDS
        self.shown: int | None = None  # of these, the card that is being carried out (T32)

    def follow(self, event: Event) -> None:
        numbers = event.numbers
        if event.kind == "draw":
            self.draw(numbers[0], range(KINDS))
        elif event.kind == "drawn":
            self.draw(numbers[0], [numbers[1]])
        elif event.kind == "play":
            self.discard[numbers[1]] += 1
            self.shown = numbers[1]
            self.play(numbers[0], numbers[1])
        elif event.kind == "remove":
            self.discard[numbers[1]] -= 1
            self.shown = None
        elif event.kind in ("pass", "done"):
            self.shown = None
        elif event.kind == "reshuffle":
            kept = [int(kind == self.shown) for kind in range(KINDS)]
            supply = tuple(count - left for count, left in zip(self.discard, kept, strict=True))
            self.weights = {(supply, hands): weight for (_, hands), weight in self.weights.items()}
            self.discard = kept

    def draw(self, seat: int, kinds: range | list[int]) -> None:
        found: Deals = {}
        for (supply, hands), weight in self.weights.items():
            for kind in kinds:
                if supply[kind]:
                    left = tuple(count - (index == kind) for index, count in enumerate(supply))
                    dealt = tuple((*hand, kind) if index == seat else hand for index, hand in enumerate(hands))
                    chance = weight * Fraction(supply[kind], sum(supply))
                    found[left, dealt] = found.get((left, dealt), Fraction(0)) + chance
        self.weights = found

    def play(self, seat: int, kind: int) -> None:
        found: Deals = {}
        for (supply, hands), weight in self.weights.items():
            hand = hands[seat]
            for slot, held in enumerate(hand):
                if held == kind:
                    left = tuple(sorted(hand[:slot] + hand[slot + 1 :]))
                    kept = (supply, (*hands[:seat], left, *hands[seat + 1 :]))
                    found[kept] = found.get(kept, Fraction(0)) + weight / len(hand)
        self.weights = found

    def distribution(self) -> dict[Hashable, Fraction]:
        """Hands as sorted piles, and the supply."""
        total = sum(self.weights.values())
        found: dict[Hashable, Fraction] = {}
        for (supply, hands), weight in self.weights.items():
            key = (supply, tuple(tuple(sorted(hand)) for hand in hands))
            found[key] = found.get(key, Fraction(0)) + weight / total
        return found


def cards_in(world: SpiesPosition) -> Hashable:
    hands = [
        tuple(kind for kind in range(KINDS) for _ in range(cards_of(world.papers[seat], kind)))
        for seat in range(world.setup.seats)
    ]
    return tuple(pile_row(world.papers[SUPPLY])), tuple(hands)


DECK = tuple({STEP: 3, TO_SAFE: 3, JOIN: 2}.get(kind, 0) for kind in range(KINDS))
HISTORY = (
    [Event("drawn", [0, STEP]), Event("drawn", [0, TO_SAFE])]
    + [Event("draw", [seat]) for seat in (1, 1, 2, 2, 1, 1)]
    + [Event("play", [1, STEP]), Event("play", [2, TO_SAFE]), Event("play", [0, STEP])]
    + [Event("done", [0]), Event("reshuffle", [3])]
    + [Event("draw", [2]), Event("draw", [1]), Event("play", [1, STEP]), Event("play", [2, TO_SAFE])]
    + [Event("done", [2]), Event("drawn", [0, STEP]), Event("reshuffle", [2])]
    + [Event("draw", [2]), Event("play", [1, TO_SAFE])]
)


def test_t12_t20_after_reshuffles_hands_have_exactly_the_probability_of_all_draws() -> None:
    """Three pools, plays that may have come from either of two: samples against a brute force."""
    truths = Truths(0, 3, DECK)
    for event in HISTORY:
        truths.follow(event)
    expected = truths.distribution()
    assert len(expected) > 3
    supply, hands = max(truths.weights)
    held = {seat: hands[seat] for seat in range(3)}
    discard = [kind for kind in range(KINDS) for _ in range(truths.discard[kind])]
    state = position(seats=3, cards=True, deck=DECK, hands=held, discard=discard)
    assert tuple(pile_row(state.papers[SUPPLY])) == supply
    assert_distributed(look(state, 0, list(HISTORY)), cards_in, expected, 6000)


def reluctant(state: SpiesState, rng: Rng) -> int:
    """A player who likes to draw, plays few cards and shuns the safe."""
    if state.to_act() == CHANCE:
        return state.draw(rng)
    if state.phase == CARDS and rng.below(3):
        return state.nth_legal(0)
    action = state.pick(rng)
    for _ in range(20):
        after = state.copy()
        after.advance(action)
        if state.phase != MOVE or (after.to_act() == CHANCE and after.arrived == 0):
            break
        action = state.pick(rng)
    return action


def all_hands(known: tuple[int, ...], seats: int, own: tuple[int, ...], seat: int) -> dict[Hashable, Fraction]:
    """Every way to deal a hypothesis's pools to its slots."""
    hands = tuple(own if index == seat else () for index in range(seats))
    found: Deals = {((0,) * KINDS, hands): Fraction(1)}
    for at in range(0, len(known), 2):
        pool = tuple(pile_row(known[at]))
        truths = Truths(seat, seats, pool)
        truths.weights = {(pool, dealt): weight for (_, dealt), weight in found.items()}
        for owner in range(seats):
            for _ in range(nibble(known[at + 1], owner)):
                truths.draw(owner, range(KINDS))
        found = truths.weights
    truths.weights = found
    return truths.distribution()


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (2, 4), (2, 6), (3, 1), (3, 2), (3, 7), (3, 20), (4, 2), (4, 20)])
def test_t12_t20_hypotheses_are_exact_along_whole_games(seats: int, seed: int) -> None:
    """Games of reluctant players with a deck of eight: in the end the weights are those of the brute force."""
    counts = [{STEP: 3, TO_RUINS: 1, TO_SAFE: 2, JOIN: 1, FREE_AGENT: 1}.get(kind, 0) for kind in range(KINDS)]
    match = Match(GAME, seats, {"cards": True, "card_counts": row(counts), "first": "0"})
    observer = seed % (seats + 1) - 1
    rng = Rng(seed)
    while not match.over and len(match.heard(observer)) < 250:
        state = state_of(match)
        assert isinstance(state, SpiesState)
        match.enter(reluctant(state, rng))
    assert any(event.kind == "reshuffle" for event in match.heard(observer))
    assert_exact(observer, seats, tuple(counts), list(match.heard(observer)))


def test_t19_a_card_that_left_the_game_is_not_shuffled_back() -> None:
    """T19: where no agent is free, the card is removed. Of three other cards one is in the new supply."""
    deck = tuple({STEP: 2, TO_SAFE: 1, FREE_AGENT: 1}.get(kind, 0) for kind in range(KINDS))
    heard = [Event("draw", [1]), Event("draw", [1]), Event("drawn", [0, STEP]), Event("play", [1, FREE_AGENT])]
    heard += [Event("remove", [1, FREE_AGENT]), Event("draw", [1]), Event("play", [0, STEP]), Event("done", [0])]
    heard += [Event("reshuffle", [1])]
    assert_exact(0, 2, deck, heard)


def assert_exact(observer: int, seats: int, deck: Pile, heard: list[Event]) -> None:
    """What a seat concludes about all cards has the probability that the brute force finds."""
    truths = Truths(observer, seats, deck)
    history = CardHistory(observer, pile_from(vec[i64](deck)), RULES)
    history.follow(heard)
    for event in heard:
        truths.follow(event)
    own = tuple(kind for kind in range(KINDS) for _ in range(cards_of(history.hand, kind)))
    found: dict[Hashable, float] = {}
    for known, weight in history.weights.items():
        for key, chance in all_hands(known, seats, own, observer).items():
            found[key] = found.get(key, 0.0) + weight * float(chance)
    assert found == pytest.approx({key: float(chance) for key, chance in truths.distribution().items()})


def test_t20_without_a_history_the_unseen_cards_are_dealt_evenly() -> None:
    """A position set up by hand: seat 1 holds one of the three unseen cards."""
    deck = tuple({STEP: 2, TO_SAFE: 2, JOIN: 1}.get(kind, 0) for kind in range(KINDS))
    state = position(seats=2, cards=True, deck=deck, hands={0: [STEP], 1: [JOIN]}, discard=[TO_SAFE])
    expected: dict[Hashable, Fraction] = {STEP: Fraction(1, 3), TO_SAFE: Fraction(1, 3), JOIN: Fraction(1, 3)}
    for heard in ([], [Event("drawn", [0, STEP]), Event("play", [0, STEP]), Event("drawn", [0, STEP])]):
        assert_distributed(look(state, 0, heard), hand_of_1, expected, 3000)


@pytest.mark.parametrize("event", [Event("play", [1, TO_SAFE]), Event("drawn", [0, JOIN])])
def test_t20_a_history_that_cannot_be_is_not_followed(event: Event) -> None:
    """Seat 1 is said to have played a card before drawing any; or seat 0 to have drawn one that is not in the deck."""
    deck = tuple({STEP: 2, TO_SAFE: 2}.get(kind, 0) for kind in range(KINDS))
    state = position(seats=2, cards=True, deck=deck, hands={1: [STEP]}, discard=[TO_SAFE])
    expected: dict[Hashable, Fraction] = {STEP: Fraction(2, 3), TO_SAFE: Fraction(1, 3)}
    assert_distributed(look(state, 0, [event]), hand_of_1, expected, 3000)


def hand_of_1(world: SpiesPosition) -> int:
    return next(kind for kind in range(KINDS) if cards_of(world.papers[1], kind))


def test_t20_t27_samples_differ_from_the_truth() -> None:
    """In the middle of a game most samples do."""
    match = Match(GAME, 4, {"cards": True, "dossier": True})
    rng = Rng(3)
    while state_of(match).to_act() == CHANCE:
        match.play_chance(rng)
    view = match.view(0)
    truth = state_of(match).text()
    worlds = GAME.worlds(view)
    assert sum(worlds.sample(rng).text() != truth for _ in range(50)) > 45
