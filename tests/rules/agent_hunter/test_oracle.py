"""Two independent implementations play the same games, step by step, and must agree about everything."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import product

import pytest

from coverstory.rules.agent_hunter import actions
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.contract import CHANCE, ONLOOKER, OVER, Event
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from oracles.agent_hunter import CLOSED, ELIMINATED, LIVE, AgentHunter, Fact, Hidden, House, Possible
from support.hunter_positions import GAME, new

NAMES = ("left", "middle", "right")
FATES = {LIVE: 0, ELIMINATED: 1, CLOSED: 2}
SIZES: list[Mapping[str, Value]] = [
    *GAME.variants,
    {"cards": 4, "decoys": 5},
    {"cards": 4, "decoys": 5, "refill_at_end": False},
    {"cards": 5, "decoys": 3, "refill_at_end": False},
    {"cards": 5, "houses": 2, "decoys": 2},
    {"cards": 10, "houses": 1, "decoys": 4},
    {"cards": 7, "decoys": 0},
    {"cards": 8, "houses": 2, "decoys": 1, "refill_at_end": False},
    {"cards": 9, "decoys": 5},
    {"cards": 5, "houses": 2, "first": "0"},
]

Taste = Callable[[AgentHunter, list[int], random.Random], list[int]]


# How to choose, so that rare things happen.


def anything(oracle: AgentHunter, codes: list[int], rng: random.Random) -> list[int]:
    return codes


def every_kind(oracle: AgentHunter, codes: list[int], rng: random.Random) -> list[int]:
    """First a kind, each as likely, so that the many attacks from hand do not hide the rest."""
    kind = rng.choice(sorted({int(actions.kind_of(code)) for code in codes}))
    return [code for code in codes if actions.kind_of(code) == kind]


def hits(oracle: AgentHunter, codes: list[int], rng: random.Random) -> list[int]:
    codes = every_kind(oracle, codes, rng)
    return [code for code in codes if is_hit(oracle, code)] or codes


def misses(oracle: AgentHunter, codes: list[int], rng: random.Random) -> list[int]:
    codes = every_kind(oracle, codes, rng)
    return [code for code in codes if not is_hit(oracle, code)] or codes


def quiet(oracle: AgentHunter, codes: list[int], rng: random.Random) -> list[int]:
    """Nothing that eliminates, if anything else is left."""
    attacks_from_hand = [code for code in codes if actions.kind_of(code) == actions.HAND_ATTACK]
    return [code for code in attacks_from_hand if not is_hit(oracle, code)] or codes


def is_hit(oracle: AgentHunter, code: int) -> bool:
    target = oracle.houses[1 - oracle.turn]
    if actions.kind_of(code) == actions.HAND_ATTACK:
        return actions.attacking_card(code) == target[actions.hand_target(code)].card
    if actions.kind_of(code) == actions.HOUSE_ATTACK:
        own = oracle.houses[oracle.turn][actions.attacking_house(code)]
        return own.card == target[actions.house_target(code)].card
    return False


TASTES: list[Taste] = [anything, every_kind, hits, misses, quiet]


class Table:
    """One game on both implementations."""

    def __init__(self, options: Mapping[str, Value], seed: int, taste: Taste) -> None:
        self.state: HunterState = new(**options)
        self.oracle = AgentHunter(2, GAME.settle(options))
        self.rng = random.Random(seed)
        self.taste = taste

    def steps(self) -> Iterator[tuple[int, int, list[Fact]]]:
        """Who acted, what was done and what everybody saw of it; checked before each step and at the end."""
        while self.oracle.to_act() != OVER:
            self.check_choices()
            actor = self.oracle.to_act()
            codes = sorted(self.oracle.chance() if actor == CHANCE else self.oracle.legal())
            if actor != CHANCE:
                codes = self.taste(self.oracle, codes, self.rng)
            code = self.rng.choice(codes)
            self.state.apply(code)
            yield actor, code, self.oracle.apply(code)
        self.check_end()

    def check_choices(self) -> None:
        assert self.state.to_act() == self.oracle.to_act()
        assert list(self.state.legal_actions()) == sorted(self.oracle.legal())
        chances = dict(self.state.chance_outcomes()) if self.state.to_act() == CHANCE else {}
        assert chances == self.oracle.chance()

    def check_end(self) -> None:
        assert self.state.to_act() == OVER
        outcome = self.state.outcome()
        assert list(outcome.scores) == self.oracle.scores()
        assert list(outcome.places) == self.oracle.places()
        assert outcome.reason == self.oracle.reason()


def rare_things(oracle: AgentHunter) -> list[str]:
    """What is worth counting at the end of a game."""
    scores, places = oracle.scores(), oracle.places()
    houses = [house for row in oracle.houses for house in row]
    wiped_out = [seat for seat in range(2) if not oracle.live(seat)]
    found = {
        oracle.reason(): True,
        "tie broken": scores[0] == scores[1] and places != [1, 1],
        "shared win": places == [1, 1],
        "house closed": any(house.fate == CLOSED for house in houses),
        "decoys beside a closed house": any(house.fate == CLOSED and house.decoys for house in houses),
        "nobody has a live house": len(wiped_out) == 2,
        "the wiped-out player wins on points": wiped_out == [0] and scores[0] > scores[1],
        "empty at the end": any(house.fate == LIVE and house.card is None for house in houses),
    }
    return [thing for thing, happened in found.items() if happened]


def watch(facts: list[Fact], before: str, oracle: AgentHunter) -> list[str]:
    """What is worth counting at a step."""
    found = [str(fact[0]) for fact in facts]
    found += [f"answer {fact[-1]}" for fact in facts if str(fact[0]).startswith("shown")]
    if facts[0][0] == "decoy" and oracle.houses[int(facts[0][1])][int(facts[0][2])].fate == ELIMINATED:
        found.append("decoy beside an eliminated house")
    if before == "turn" and oracle.step == "refill" and oracle.wiped_out():
        found.append("refill at the end")
    return found


EVERYTHING = """
starts, placed, switches, decoy, shown from hand, shown from house, twin from hand, twin from house,
answer lower, answer same, answer higher, decoy beside an eliminated house, refill at the end,
houses, cap, tie broken, shared win, house closed, decoys beside a closed house, nobody has a live house,
the wiped-out player wins on points, empty at the end
"""


def test_both_implementations_offer_do_and_tell_the_same() -> None:
    count: Counter[str] = Counter()
    for options, taste in product(SIZES, TASTES):
        for seed in range(2 if taste is quiet else 16):
            table = Table(options, seed, taste)
            step, before = table.oracle.step, table.state.copy()
            for _actor, code, facts in table.steps():
                heard = GAME.hear(before, code, table.state, int(ONLOOKER))
                assert [event.text() for event in heard] == [*told(facts, table.oracle), *told_next(table.oracle)]
                before = table.state.copy()
                count.update(watch(facts, step, table.oracle))
                step = table.oracle.step
            count.update(rare_things(table.oracle))
    assert {" ".join(thing.split()) for thing in EVERYTHING.split(",")} - set(count) == set()


def told(facts: list[Fact], oracle: AgentHunter) -> list[str]:
    """What an onlooker should hear of these facts."""
    kind, *rest = facts[0]
    if kind == "shown from hand":
        seat, card, house, relation = rest
        return told_hand_attack(oracle, seat=int(seat), card=int(card), house=int(house), relation=str(relation))
    if kind == "shown from house":
        return told_house_attack(oracle, facts)
    if kind == "decoy":
        rest.append(oracle.supply[int(rest[0])])
    return [" ".join(map(str, [SAID[str(kind)], *rest]))]


def told_hand_attack(oracle: AgentHunter, seat: int, card: int, house: int, relation: str) -> list[str]:
    lines = [f"hand_attack {seat} {card} {house}", f"answer {1 - seat} {house} {card} {RELATIONS.index(relation)}"]
    if relation != "same":
        return [*lines, f"returned {seat} {card}"]
    return [*lines, told_elimination(oracle, 1 - seat, house), f"covered_from_hand {seat} {card}"]


def told_house_attack(oracle: AgentHunter, facts: list[Fact]) -> list[str]:
    seat, own, card, house = (int(number) for number in facts[0][1:5])
    relation = str(facts[0][5])
    lines = [f"house_attack {seat} {own} {card} {house}"]
    lines += [f"answer {1 - seat} {house} {card} {RELATIONS.index(relation)}"]
    if relation == "same":
        lines += [told_elimination(oracle, 1 - seat, house), f"covered_from_house {seat} {own} {card}"]
    else:
        lines += [told_elimination(oracle, seat, own)]
    for kind, *rest in facts[1:]:
        rest = [*rest, card] if "twin" in str(kind) else rest
        lines.append(" ".join(map(str, [SAID[str(kind)], *rest])))
    return lines


def told_elimination(oracle: AgentHunter, seat: int, number: int) -> str:
    house = oracle.houses[seat][number]
    return f"eliminated {seat} {number} {house.card} {house.decoys}"


def told_next(oracle: AgentHunter) -> list[str]:
    """Whose turn it is, or how the game ended: all cards, all points, the sums of a tie, who won."""
    if oracle.step != "ended":
        return [f"turn {oracle.turn}"] if oracle.step == "turn" else []
    lines = [f"ended {int(oracle.reason() == 'cap')}"]
    for seat, row in enumerate(oracle.houses):
        lines += [f"shown_house {seat} {n} {row[n].card}" for n in oracle.live(seat) if row[n].card is not None]
        lines += [" ".join(map(str, ["shown_hand", seat, *sorted(oracle.hands[seat])]))]
    for seat, row in enumerate(reversed(oracle.houses)):
        lines += [f"tally {seat} {n} {house.decoys}" for n, house in enumerate(row) if house.fate == ELIMINATED]
        lines += [f"points {seat} {oracle.scores()[seat]}"]
    if oracle.scores()[0] == oracle.scores()[1]:
        lines += [f"hand_sum {seat} {sum(hand)}" for seat, hand in enumerate(oracle.hands)]
    return lines + [f"won {seat}" for seat in range(2) if oracle.places()[seat] == 1]


RELATIONS = ("lower", "same", "higher")
SAID = {
    "starts": "started",
    "placed": "placed_unseen",
    "switches": "switched",
    "decoy": "decoy",
    "twin from hand": "covered_from_hand",
    "twin from house": "covered_from_house",
    "closed": "closed",
}


# What is written down and what is seen.


def sheet(oracle: AgentHunter, masks: list[list[set[int]]], viewer: int | None) -> str:
    """The text form that this position should have, for one viewer or (None) for nobody's eyes."""
    rows = [] if viewer is None else [f"seat {viewer}"]
    rows += [f"cards {oracle.cards}", f"houses {len(oracle.houses[0])}"]
    rows += [f"decoys {oracle.supply[0] + sum(house.decoys for house in oracle.houses[0])}"]
    rows += [f"refill_at_end {int(oracle.refill_at_end)}"]
    rows += [] if oracle.first == "random" else [f"first {oracle.first}"]
    rows += [f"phase {oracle.step}", f"turn {oracle.turn}"]
    rows += [f"filling {oracle.filling[0] * 3 + oracle.filling[1] if oracle.filling else -1}", f"quiet {oracle.quiet}"]
    for seat in range(2):
        secret = viewer not in (None, seat) and oracle.step != "ended"
        hand = sorted(oracle.hands[seat])
        rows.append(f"hidden {len(hand)}" if secret else " ".join(["hand", *map(str, hand)]))
        for name, house, mask in zip(NAMES, oracle.houses[seat], masks[seat], strict=False):
            rows.append(house_row(name, house, mask, secret))
    return "\n".join(rows) + "\n"


def house_row(name: str, house: House, mask: set[int], secret: bool) -> str:
    card = -1 if house.card is None else house.card
    if secret and house.fate == LIVE and house.card is not None:
        card = -2
    return " ".join(map(str, [name, FATES[house.fate], card, house.decoys, *sorted(mask)]))


def spread(masks: list[set[int]]) -> set[Hidden]:
    """All ways to lay different cards, each from its house's mask (an empty mask: no card lies there)."""
    choices: list[list[int | None]] = [[*sorted(mask)] or [None] for mask in masks]
    used = sum(bool(mask) for mask in masks)
    return {way for way in product(*choices) if len(set(way) - {None}) == used}


def check_knowledge(table: Table, possible: Possible) -> None:
    """Views show exactly what the whole public history leaves open and no secret; the state keeps the same placements.

    The state's own masks may be wider than needed, as long as no two different placements come of it.
    """
    masks = [possible.masks(0), possible.masks(1)]
    kept = masks_in(table.state.text())
    for seat in range(2):
        assert table.oracle.hidden(seat) in possible.of(seat)
        assert spread(masks[seat]) == spread(kept[seat]) == possible.of(seat)
    assert table.state.text() == sheet(table.oracle, kept, None)
    for viewer in (0, 1, int(ONLOOKER)):
        assert GAME.look(table.state, viewer, []).picture() == sheet(table.oracle, masks, viewer)


def masks_in(text: str) -> list[list[set[int]]]:
    rows = [row.split() for row in text.splitlines()]
    masks = [set(map(int, row[4:])) for row in rows if row[0] in NAMES]
    return [masks[: len(masks) // 2], masks[len(masks) // 2 :]]


@pytest.mark.parametrize("options", [size for size in SIZES if int(size.get("cards", 10)) <= 6], ids=str)
def test_masks_are_what_an_onlooker_can_work_out(options: Mapping[str, Value]) -> None:
    for seed in range(10):
        table = Table(options, seed, TASTES[seed % 4])
        possible = Possible(table.oracle, int(ONLOOKER))
        for actor, code, seen in table.steps():
            possible.follow(actor, code, seen)
            check_knowledge(table, possible)


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_players_own_secrets_tell_nothing_about_the_enemy_beyond_the_masks(viewer: int) -> None:
    """So that one public mask serves both players: each one's knowledge, worked out apart, joins to the onlooker's."""
    for seed in range(2):
        table = Table({}, seed, [hits, every_kind][seed])
        possible = Possible(table.oracle, viewer)
        for steps, (actor, code, seen) in enumerate(table.steps()):
            possible.follow(actor, code, seen)
            masks = masks_in(GAME.look(table.state, viewer, []).picture())[1 - viewer]
            assert masks == possible.masks(1 - viewer)
            assert spread(masks) == possible.of(1 - viewer)
            if steps > 60:
                break


@pytest.mark.parametrize("viewer", [0, 1, int(ONLOOKER)])
def test_what_is_heard_is_all_that_is_public_and_no_more(viewer: int) -> None:
    """In every position that a seat thinks possible, an action sounds as it did exactly where it would look as it did.

    The last action of a game is left out: after it all cards are shown.
    """
    for seed in range(4):
        table = Table({"cards": 4, "houses": 2, "decoys": 2}, seed, TASTES[seed % 4])
        possible, public = Possible(table.oracle, viewer), Possible(table.oracle, int(ONLOOKER))
        before = table.state.copy()
        for actor, code, seen in table.steps():
            if table.oracle.step != "ended":
                masks = [public.masks(0), public.masks(1)]
                heard = GAME.hear(before, code, table.state, viewer)
                for position, choice in possible.branches(actor, code):
                    assert (hear_at(position, masks, choice, viewer) == heard) == (
                        position.copy().apply(choice) == seen
                    )
            possible.follow(actor, code, seen)
            public.follow(actor, code, seen)
            before = table.state.copy()


def hear_at(position: AgentHunter, masks: list[list[set[int]]], action: int, viewer: int) -> list[Event]:
    before = GAME.read_state(sheet(position, masks, None))
    after = before.copy()
    after.apply(action)
    return GAME.hear(before, action, after, viewer)


def test_sampled_worlds_are_the_possible_ones_each_as_likely() -> None:
    """Chi square, at most five of its standard deviations above its mean; the seeds are fixed."""
    compared = 0
    for seed, viewer in product(range(6), (0, 1, int(ONLOOKER))):
        table = Table({"cards": 4, "houses": 2, "decoys": 2}, seed, every_kind)
        possible, public = Possible(table.oracle, viewer), Possible(table.oracle, int(ONLOOKER))
        for steps, (actor, code, seen) in enumerate(table.steps()):
            possible.follow(actor, code, seen)
            public.follow(actor, code, seen)
            if steps % 4 == 3 and len(possible.positions) > 1 and table.oracle.step != "ended":
                compared += 1
                assert_uniform(table.state, viewer, possible, [public.masks(0), public.masks(1)])
    assert compared > 20


def assert_uniform(state: HunterState, viewer: int, possible: Possible, masks: list[list[set[int]]]) -> None:
    expected, cells = 12, len(possible.positions)
    view = GAME.look(state, viewer, [])
    worlds, rng, count = GAME.worlds(view), Rng(1), Counter[str]()
    for _ in range(expected * cells):
        count[worlds.sample(rng).text()] += 1
    assert set(count) == {sheet(position, masks, None) for position in possible.positions}
    assert sum((times - expected) ** 2 / expected for times in count.values()) < cells + 5 * (2 * cells) ** 0.5
    assert GAME.look(worlds.sample(rng), viewer, []).picture() == view.picture()
