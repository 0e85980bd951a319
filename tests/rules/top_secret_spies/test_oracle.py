"""The real game beside a naive second one: the same moves, probabilities, table and result, whatever is played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import sqrt

import pytest

from coverstory.rules.contract import CHANCE, ONLOOKER, OVER, Event, State
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.game import SpiesGame
from oracles.top_secret_spies import FREE_AGENT, MARKERS, RUINS, SAFE_ANYWHERE, TO_SAFE, SpiesOracle

GAME = SpiesGame()
BOTH: Options = {"cards": True, "dossier": True}
FEW_CARDS = "1 1 1 1 1 1 1 1 1 1 1 1 1 1 0"
RUINOUS_CARDS = "0 4 0 0 0 4 0 4 0 0 4 0 0 0 4"
VARIANTS: list[Options] = [
    *GAME.variants,
    BOTH,
    {"dossier": True, "dossier_decides": "before"},
    {**BOTH, "card_counts": FEW_CARDS},
    {"cards": True, "card_counts": RUINOUS_CARDS},
    {**BOTH, "returned_agent": "holder", "card_counts": RUINOUS_CARDS},
    {"older_edition": True, "dossier": True, "free_agent_ahead": "best", "dossier_decides": "before"},
]
CHOSEN = {2: "red gray blue orange violet", 3: "SPBMDL"}
SEATED = [(seats, options) for seats in range(2, 8) for options in VARIANTS]
SEATED += [(seats, {**BOTH, "agents": agents}) for seats, agents in CHOSEN.items()]
SEATED += [(2, {"cards": True, "card_counts": "0 0 0 0 0 1 0 1 0 1 0 0 0 0 1"})]  # hands, and no supply
SEATED += [(seats, {"first": str(seats - 1)}) for seats in range(2, 8)]

RARE = [
    *(f"card {kind}" for kind in range(15)),
    "arrival cancelled",
    "arrivals forgotten",
    "arrival after the safe was moved",
    "marker stopped at 40",
    "nobody moved, hand full",
    "draw after the die",
    "draw for an own card",
    "no draw for another's card",
    "no card to draw",
    "reshuffle",
    "late reshuffle",
    "reshuffle without the card just played",
    "no card but the one just played",
    "no free agent left",
    "no free agent left for one who has two",
    "no third agent",
    "dossiers after a card",
    "dossiers after a scoring",
    "dossier with two agents",
    "agent taken that the dossier names",
    "second agent kept",
    "own agents level",
    "shared win",
    "nobody wins",
    "the best player wins",
    "returned agent rightly named",
    "safe to an empty building",
    "level with a free agent",
    "dossier points overtake a free agent",
]

Style = Callable[[SpiesOracle, int], float]


def evenly(oracle: SpiesOracle, code: int) -> float:
    return 1


def with_cards(oracle: SpiesOracle, code: int) -> float:
    """Plays whatever it can."""
    return 0.02 if code == codes.PASS else 1


def to_the_ruins(oracle: SpiesOracle, code: int) -> float:
    """Draws cards, and takes free agents."""
    if codes.is_split(code):
        return 50 if code == 0 else 20 if RUINS in targets(oracle, code) else 1
    return 20 if codes.is_play(code) and codes.play_kind(code) == FREE_AGENT else 3 if code == codes.PASS else 1


def to_the_safe(oracle: SpiesOracle, code: int) -> float:
    """Arrives, and fights over arrivals."""
    if codes.is_split(code):
        return 20 if oracle.safe in targets(oracle, code) else 1
    return 20 if codes.is_play(code) and codes.play_kind(code) in (SAFE_ANYWHERE, TO_SAFE, MARKERS) else 1


def slowly(oracle: SpiesOracle, code: int) -> float:
    """The safe stays where little is scored, and cards stay in hand."""
    if codes.is_place(code):
        return 30 if codes.place_building(code) in (0, 1, RUINS) else 1
    return 300 if code in (0, codes.PASS) else 1


def together(oracle: SpiesOracle, code: int) -> float:
    """Agents keep close, so that markers are level."""
    if not codes.is_split(code):
        return 1
    return 0.1 ** len({(oracle.positions[agent] + codes.split_steps(code, agent)) % 12 for agent in oracle.agents})


STYLES: list[Style] = [evenly, with_cards, to_the_ruins, to_the_safe, slowly]
WITHOUT_CARDS: list[Style] = [evenly, to_the_safe, together]


def targets(oracle: SpiesOracle, code: int) -> set[int]:
    """Where a split of points brings agents."""
    steps = {agent: codes.split_steps(code, agent) for agent in oracle.agents}
    return {(oracle.positions[agent] + n) % 12 for agent, n in steps.items() if n}


def test_oracle_agrees_and_meets_what_is_rare() -> None:
    happened: Counter[str] = Counter()
    for seats, options in SEATED:
        for style in STYLES if options.get("cards") else WITHOUT_CARDS:
            print(seats, options, style.__name__)  # shown where a comparison fails
            compare(seats, options=options, style=style, seed=1, happened=happened)
    assert [what for what in RARE if not happened[what]] == []


def compare(seats: int, options: Options, style: Style, seed: int, happened: Counter[str]) -> None:
    """Play one game on both, and compare every position."""
    rng = random.Random(f"{seats} {sorted(options.items())} {style.__name__} {seed}")
    settled = GAME.settle(options)
    if settled["cards"] and sum(deck(seats, settled)) < 2 * seats:
        return
    state, oracle = GAME.new(seats, settled), SpiesOracle(seats, settled)
    while state.to_act() != OVER:
        code = compare_choices(state, oracle, style, rng)
        before = Glance(oracle)
        state.apply(code)
        oracle.apply(code)
        happened.update(met(oracle, code, before))
        if rng.random() < 0.25:
            compare_table(state, oracle)
    assert oracle.to_act() == OVER
    compare_table(state, oracle)
    outcome = state.outcome()
    assert (outcome.reason, outcome.scores, outcome.places) == (oracle.reason(), oracle.scores(), oracle.places())
    happened.update(met_at_the_end(oracle))


def deck(seats: int, settled: Options) -> list[int]:
    return [int(count) for count in str(settled["card_counts"]).split()][: 14 if seats == 7 else 15]


def compare_choices(state: State, oracle: SpiesOracle, style: Style, rng: random.Random) -> int:
    """The same seat has the same choices; one of them."""
    assert state.to_act() == oracle.to_act()
    legal = sorted(oracle.legal())
    assert list(state.legal_actions()) == legal
    if state.to_act() != CHANCE:
        return rng.choices(legal, [style(oracle, code) for code in legal])[0]
    chance = oracle.chance()
    assert dict(state.chance_outcomes()) == chance
    return rng.choices(list(chance), [float(p) for p in chance.values()])[0]


Lines = dict[str, list[list[int]]]


def lines(text: str) -> Lines:
    """The numbers in the lines of a text form; the phase is a word and stays out."""
    found: Lines = {}
    for line in text.splitlines():
        name, *numbers = line.split()
        if name not in ("phase", "heard"):
            found.setdefault(name, []).append([int(number) for number in numbers])
    return found


def compare_table(state: State, oracle: SpiesOracle) -> None:
    """What lies on the table, and what each seat sees of it."""
    shown = lines(state.text())
    expected = open_table(oracle) | secrets(oracle)
    assert {name: shown[name] for name in expected} == expected
    for seat in range(ONLOOKER, oracle.seats):
        seen = lines(GAME.look(state, seat, []).text())
        expected = open_table(oracle) | seen_secrets(oracle, seat)
        assert {name: seen[name] for name in expected} == expected


def pile(cards: Counter[int]) -> list[int]:
    return [cards[kind] for kind in range(15)]


def shown_card(oracle: SpiesOracle) -> Counter[int]:
    """The card that is being carried out lies face up, too."""
    return Counter() if oracle.open_card is None else Counter([oracle.open_card])


def open_table(oracle: SpiesOracle) -> Lines:
    found = {
        "safe": [[oracle.safe]],
        "positions": [[oracle.positions.get(agent, 0) for agent in range(7)]],
        "markers": [[oracle.markers.get(agent, 0) for agent in range(7)]],
    }
    if oracle.cards:
        found |= {"discard": [pile(oracle.discard + shown_card(oracle))], "removed": [pile(oracle.removed)]}
    if oracle.queue and oracle.queue[0][0] == "card":
        found |= {"passes": [[oracle.passes]], "arrived": [sorted(oracle.arrived)]}
    return found


def secrets(oracle: SpiesOracle) -> Lines:
    found = {
        "firsts": [[owned[0] if owned else 7 for owned in oracle.owned]],
        "seconds": [[owned[1] if len(owned) == 2 else 7 for owned in oracle.owned]],
    }
    if oracle.cards:
        found |= {"supply": [pile(oracle.supply)], "hand": [pile(hand) for hand in oracle.hands]}
    if oracle.dossier:
        found["entries"] = [[entries.get(agent, 15) for agent in range(7)] for entries in oracle.entries]
    return found


def seen_secrets(oracle: SpiesOracle, seat: int) -> Lines:
    """T20, T22, T27: 8 is an agent unseen; everything about agents and dossiers is shown at the end."""
    found = secrets(oracle)
    over = oracle.to_act() == OVER
    if not over:
        for name in ("firsts", "seconds"):
            found[name] = [[a if a == 7 or other == seat else 8 for other, a in enumerate(found[name][0])]]
    if oracle.cards:
        found["supply"] = [[oracle.supply.total()]]
        found["sizes"] = [[hand.total() for hand in oracle.hands]]
        found["hand"] = [pile(oracle.hands[seat] if seat != ONLOOKER else Counter())]
    if oracle.dossier:
        found["counts"] = [[len(entries) for entries in oracle.entries]]
        if not over:
            found["entries"] = [e if other == seat else [15] * 7 for other, e in enumerate(found["entries"])]
    return found


class Glance:
    """What `met` needs to know about the position before."""

    def __init__(self, oracle: SpiesOracle) -> None:
        self.what, self.seat = oracle.queue[0]
        self.arrived = set(oracle.arrived)
        self.markers = dict(oracle.markers)
        self.ruins = {agent for agent, house in oracle.positions.items() if house == RUINS}
        self.reshuffles = oracle.reshuffles
        self.supply = oracle.supply.total()
        self.written = oracle.written
        self.free = len(oracle.free)
        self.owned = len(oracle.owned[self.seat]) if self.seat >= 0 else 0
        self.hand = Counter(oracle.hands[self.seat]) if self.seat >= 0 else Counter()


def met(oracle: SpiesOracle, code: int, before: Glance) -> list[str]:
    """Names of the rare things in one action."""
    found = []
    drawing = bool(oracle.queue) and oracle.queue[0][0] == "draw"
    if before.what == "card" and before.hand[FREE_AGENT] and before.owned == 2 and before.free:
        found.append("no third agent")
    if before.what == "place" and oracle.older:
        found.append("safe to an empty building")
    if oracle.written and not before.written:
        found.append("dossiers after a card" if codes.is_play(code) else "dossiers after a scoring")
        found += ["dossier with two agents" for owned in oracle.owned if len(owned) == 2]
    if before.what == "move" and drawing:
        found.append("draw after the die")
    if before.what == "move" and oracle.cards and code == 0 and before.hand.total() == 4:
        found.append("nobody moved, hand full")
    if before.what == "move" and oracle.cards and code == 0 and before.hand.total() < 4 and not drawing:
        found.append("no card to draw")
    if oracle.reshuffles > before.reshuffles and codes.is_draw(code):
        found.append("reshuffle")
    if drawing and not before.supply:
        found.append("reshuffle without the card just played" if codes.is_play(code) else "late reshuffle")
    return found + (met_in_a_card(oracle, code, before, drawing) if codes.is_play(code) else [])


def met_in_a_card(oracle: SpiesOracle, code: int, before: Glance, drawing: bool) -> list[str]:
    kind = codes.play_kind(code)
    found = [f"card {kind}"]
    if before.arrived and not oracle.arrived:
        found.append("arrivals forgotten" if kind == SAFE_ANYWHERE else "arrival cancelled")
    if oracle.arrived - before.arrived and oracle.discard[SAFE_ANYWHERE]:
        found.append("arrival after the safe was moved")
    if kind == MARKERS and any(oracle.markers[agent] - was in (1, 2) for agent, was in before.markers.items()):
        found.append("marker stopped at 40")
    if kind == FREE_AGENT and before.free == 0:
        found.append("no free agent left for one who has two" if before.owned == 2 else "no free agent left")
    elif any(house == RUINS and agent not in before.ruins for agent, house in oracle.positions.items()):
        own = before.seat == oracle.player
        found += ["draw for an own card"] if own and drawing else [] if own else ["no draw for another's card"]
        if own and not drawing and oracle.discard.total() == 1:
            found.append("no card but the one just played")
    return found


def met_at_the_end(oracle: SpiesOracle) -> list[str]:
    found = []
    kept = [oracle.kept(seat) for seat in range(oracle.seats)]
    free = max((oracle.markers[agent] for agent in oracle.agents if agent not in kept), default=-1)
    best = max(oracle.scores())
    if oracle.places().count(1) > 1:
        found.append("shared win")
    if oracle.free_agent_is_ahead():
        found.append("nobody wins" if oracle.nobody_wins() else "the best player wins")
    if free == best:
        found.append("level with a free agent")
    if max(oracle.markers[agent] for agent in kept) < free <= best:
        found.append("dossier points overtake a free agent")
    for seat, owned in enumerate(oracle.owned):
        if len(owned) == 2:
            named = [entries.get(agent) for entries in oracle.entries for agent in owned if agent != kept[seat]]
            found += ["returned agent rightly named"] if oracle.returned_counts and seat in named else []
            found += ["second agent kept"] if kept[seat] == owned[1] else []
            found += ["own agents level"] if oracle.markers[owned[0]] == oracle.markers[owned[1]] else []
            found += ["agent taken that the dossier names"] if owned[1] in oracle.entries[seat] else []
    return found


# Worlds: every single card of a small deck is told apart, and each way they may have gone is followed.

# Supply, hands, discards, and the card played last, until the next draw is over (T32).
Way = tuple[frozenset[int], tuple[frozenset[int], ...], frozenset[int], frozenset[int]]


class Ways:
    """All that may have happened to the cards as one seat knows it, if whoever plays takes any card of the hand."""

    def __init__(self, seats: int, counts: list[int]) -> None:
        self.kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
        start: Way = (frozenset(range(len(self.kinds))), (frozenset(),) * seats, frozenset(), frozenset())
        self.weights = {start: Fraction(1)}

    def draw(self, seat: int, kind: int | None) -> None:
        found: dict[Way, Fraction] = {}
        for (supply, hands, discard, shown), weight in self.weights.items():
            for card in supply:
                if kind in (None, self.kinds[card]):
                    way = (supply - {card}, changed(hands, seat, hands[seat] | {card}), discard, shown)
                    found[way] = found.get(way, Fraction(0)) + weight / len(supply)
        self.weights = found

    def play(self, seat: int, kind: int, removed: bool) -> None:
        found: dict[Way, Fraction] = {}
        self.lay()
        for (supply, hands, discard, _), weight in self.weights.items():
            for card in hands[seat]:
                if self.kinds[card] == kind:
                    shown = frozenset[int]() if removed else frozenset({card})
                    way = (supply, changed(hands, seat, hands[seat] - {card}), discard, shown)
                    found[way] = found.get(way, Fraction(0)) + weight / len(hands[seat])
        self.weights = found

    def lay(self) -> None:
        """The card played last is among the discards now."""
        none = frozenset[int]()
        self.weights = {(supply, h, d | shown, none): p for (supply, h, d, shown), p in self.weights.items()}

    def reshuffle(self) -> None:
        self.weights = {(d, hands, frozenset(), shown): p for (_, hands, d, shown), p in self.weights.items()}

    def distribution(self) -> dict[str, Fraction]:
        found: dict[str, Fraction] = {}
        for (supply, hands, _, _), weight in self.weights.items():
            key = str([sorted(self.kinds[card] for card in cards) for cards in (supply, *hands)])
            found[key] = found.get(key, Fraction(0)) + weight
        total = sum(found.values())
        return {key: weight / total for key, weight in found.items()}


def changed(hands: tuple[frozenset[int], ...], seat: int, hand: frozenset[int]) -> tuple[frozenset[int], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def cards_of_world(world: State) -> str:
    shown = lines(world.text())
    piles = [*shown["supply"], *shown["hand"]]
    return str([[kind for kind, count in enumerate(cards) for _ in range(count)] for cards in piles])


def hoarding(oracle: SpiesOracle, code: int) -> float:
    """Draws, shuns the safe, and plays a card now and then."""
    if codes.is_split(code) and oracle.safe in targets(oracle, code):
        return 0.001
    return 12 if code in (codes.PASS, codes.DONE) else to_the_ruins(oracle, code)


# Seats, the seat that looks, and the deck: kinds 1, 5, 6, 7, 13 and 14.
SMALL = [
    (2, 0, "0 3 0 0 0 1 0 3 0 0 0 0 0 1 0"),
    (2, 1, "0 2 0 0 0 2 1 2 0 0 0 0 0 0 0"),
    (2, ONLOOKER, "0 2 0 0 0 2 0 2 0 0 0 0 0 0 0"),
    (3, 2, "0 3 0 0 0 2 0 3 0 0 0 0 0 0 0"),
    (3, 0, "0 3 0 0 0 1 0 2 0 0 0 0 0 0 2"),
]


@pytest.mark.parametrize(("seats", "observer", "counts"), SMALL)
def test_worlds_hold_the_cards_as_often_as_a_brute_force(seats: int, observer: int, counts: str) -> None:
    assert sum(follow_small_deck(seats, observer, counts, seed) for seed in range(3)) > 0


def follow_small_deck(seats: int, observer: int, counts: str, seed: int) -> int:
    """How many positions of one game were compared that leave more than one way after a reshuffle."""
    settled = GAME.settle({"cards": True, "card_counts": counts})
    state, oracle = GAME.new(seats, settled), SpiesOracle(seats, settled)
    ways = Ways(seats, [int(count) for count in counts.split()])
    rng = random.Random(f"{seats} {observer} {counts} {seed}")
    heard: list[Event] = []
    reshuffles = compared = 0
    while state.to_act() != OVER and compared < 3 and reshuffles < 9:
        code = compare_choices(state, oracle, hoarding, rng)
        what, seat = oracle.queue[0]
        earlier, removed, before = state.copy(), oracle.removed.total(), oracle.reshuffles
        state.apply(code)
        oracle.apply(code)
        heard += GAME.hear(earlier, code, state, observer)
        if what in ("hand", "draw"):
            ways.draw(seat, codes.drawn_kind(code) if seat == observer else None)
        if codes.is_play(code):
            ways.play(seat, codes.play_kind(code), oracle.removed.total() > removed)
        if oracle.reshuffles > before:
            ways.reshuffle()
            reshuffles += 1
        if not codes.is_play(code):
            ways.lay()
        if codes.is_play(code) and reshuffles > 1 and len(ways.distribution()) > 1:
            compared += 1
            compare_worlds(state, observer, heard, ways.distribution())
    return compared


def compare_worlds(state: State, observer: int, heard: list[Event], expected: dict[str, Fraction]) -> None:
    """Chi-square of samples against the exact distribution, with a fixed seed."""
    worlds = GAME.worlds(GAME.look(state, observer, list(heard)))
    rng = Rng(11)
    samples = 1500
    seen = Counter(cards_of_world(worlds.sample(rng)) for _ in range(samples))
    assert set(seen) <= set(expected)
    statistic = sum(float((seen[key] - samples * p) ** 2 / (samples * p)) for key, p in expected.items())
    freedom = len(expected) - 1
    assert statistic < freedom + 6 * sqrt(2 * freedom)
