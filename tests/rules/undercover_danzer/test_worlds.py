"""Worlds: sampled against deals counted one by one."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import pytest

from coverstory.errors import MalformedText
from coverstory.rules.contract import Event
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_danzer.components import official_of, tile_undercover, undercover_of
from coverstory.rules.undercover_danzer.play import DanzerState
from coverstory.rules.undercover_danzer.view import look
from coverstory.rules.undercover_danzer.worlds import DanzerWorlds
from support.danzer_positions import GAME, play, position, view

HIDDEN = -1


def fits(state: DanzerState, pile: int, tiles: tuple[int, ...]) -> bool:
    known = state.table.known
    return all(
        known[pile * 6 + depth] in (HIDDEN, official_of(tile))
        and known[12 + pile * 6 + depth] in (HIDDEN, undercover_of(tile))
        for depth, tile in enumerate(tiles)
    )


def all_deals(state: DanzerState) -> list[list[list[tuple[int, ...]]]]:
    """For each of the 64 partings, the orders of either pile that fit what was seen."""
    deals = []
    for which in product((0, 1), repeat=6):
        piles = [[tile_undercover(colour, which[colour] ^ pile) for colour in range(6)] for pile in (0, 1)]
        deals.append([[o for o in permutations(piles[pile]) if fits(state, pile, o)] for pile in (0, 1)])
    return deals


def exact(state: DanzerState, agents: tuple[int, ...]) -> dict[tuple[int, ...], Fraction]:
    """How likely these agents, those of pile A first, are these tiles: by counting every deal."""
    counts: Counter[tuple[int, ...]] = Counter()
    for orders in all_deals(state):
        halves = []
        for pile in (0, 1):
            mine = [agent - 6 * pile for agent in agents if agent // 6 == pile]
            halves.append(Counter(tuple(order[depth] for depth in mine) for order in orders[pile]))
        for (first, ways), (second, other) in product(halves[0].items(), halves[1].items()):
            counts[first + second] += ways * other
    total = sum(counts.values())
    return {tiles: Fraction(count, total) for tiles, count in counts.items()}


FACE_DOWN = position(staffers={0: "8 0 0 0 8 0", 1: "0 0 0 0 7 0", 2: "0 0 0 0 10 0"}, taken_tokens="face_down")
BLUE_AS_DEALT = (5, 6, 8, 7, 4)  # on columns 7 to 11; those on 7, 8 and 10 were taken


def blue_tokens(heard: list[Event]) -> Counter[tuple[int, ...]]:
    """The blue lane in many worlds."""
    worlds = DanzerWorlds(look(FACE_DOWN, 2, heard))
    rng = Rng(34)
    return Counter(tuple(worlds.sample(rng).table.token[20:25]) for _ in range(3000))


def test_u34_face_down_tokens_are_as_likely_in_every_order_for_somebody_who_came_late() -> None:
    """Three values are lacking for three places: six orders, all equally likely; open tokens stay."""
    drawn = blue_tokens([])
    assert set(drawn) == {(a, b, 8, c, 4) for a, b, c in permutations((5, 6, 7))}
    assert all(abs(count - 500) < 5 * 21 for count in drawn.values())


def test_u34_face_down_a_single_token_of_a_lane_follows_from_the_others() -> None:
    assert list(DanzerWorlds(look(FACE_DOWN, 2, [])).sample(Rng(1)).table.token[:5]) == [4, 7, 6, 5, 8]


def test_u34_face_down_tokens_are_known_to_whoever_saw_them_dealt() -> None:
    """The view tells nothing, but has heard what was dealt."""
    heard = [Event("token", [4, 7 + place, value]) for place, value in enumerate(BLUE_AS_DEALT)]
    assert set(blue_tokens(heard)) == {BLUE_AS_DEALT}
    assert set(blue_tokens(heard[:1])) == {(5, 6, 8, 7, 4), (5, 7, 8, 6, 4)}


@pytest.mark.parametrize(
    "numbers", [[6, 7, 5], [-1, 7, 5], [4, 6, 5], [4, 12, 5], [4, 7, 3], [4, 7, 9], [4, 7, 8], [4, 7]]
)
def test_u34_what_cannot_have_been_dealt_is_not_believed(numbers: list[int]) -> None:
    """No such lane, column or value; or a value that lies open elsewhere in the lane."""
    assert len(blue_tokens([Event("token", numbers)])) == 6


def test_u12_u17_the_first_tops() -> None:
    """Two red tops: backs are orange or purple, but not equally, since the piles part each undercover colour."""
    check(position(pile_a="RO PR OY YG GB BP", pile_b="RP OR YO GY BG PB"), (0, 6))


def test_u12_u17_placed_agents_and_what_lies_below() -> None:
    """Some tiles have been flipped, some not."""
    placed = {"RO": "new 1,-1", "OY": "undercover 0,3", "GB": "new 2,2", "BG": "official 1,3", "OR": "new -1,1"}
    state = position(placed=placed)
    check(state, (0, 2))
    check(state, (0, 9))
    check(state, (4, 9))


def test_u22_a_tile_drawn_from_below_is_known_by_its_place() -> None:
    """The bottom tile of pile B has left it; its face is seen, its back not."""
    state = position(jokers={0: "-1,1"}, pile_a="BP PR RO OY YG GB", pile_b="BG OR YO GY RP PB")
    play(state, "draw the bottom of pile B", "keep")
    check(state, (6, 11))


def check(state: DanzerState, agents: tuple[int, ...]) -> None:
    """Chi-square with a fixed seed, far above its mean only if the shares are wrong."""
    expected = exact(state, agents)
    worlds = DanzerWorlds(view(state))
    rng = Rng(7)
    runs = 4000
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(runs):
        tile = worlds.sample(rng).tile
        found[tuple(tile[agent] for agent in agents)] += 1
    assert set(found) <= set(expected)
    assert len(expected) > 1
    statistic = sum((found[tiles] - runs * share) ** 2 / (runs * share) for tiles, share in expected.items())
    freedom = len(expected) - 1
    assert float(statistic) < freedom + 5 * (2 * freedom) ** 0.5


def test_u12_whole_deals_are_uniform() -> None:
    """Late in the game every deal that fits is as likely as any other."""
    placed = {
        "PR": "new 3,1",
        "RO": "new 3,3",
        "OY": "undercover 3,5",
        "YG": "undercover 3,7",
        "OR": "undercover 4,9",
        "YO": "new 5,9",
        "GY": "undercover 6,9",
        "BG": "new 7,9",
    }
    state = position(placed=placed)
    deals = [a + b for orders in all_deals(state) for a, b in product(orders[0], orders[1])]
    worlds = DanzerWorlds(view(state))
    rng = Rng(11)
    runs = 40 * len(deals)
    found = Counter(tuple(int(tile) for tile in worlds.sample(rng).tile) for _ in range(runs))
    assert set(found) <= set(deals)
    statistic = sum((found[deal] - 40) ** 2 / 40 for deal in deals)
    freedom = len(deals) - 1
    assert 1 < len(deals) < 400
    assert statistic < freedom + 5 * (2 * freedom) ** 0.5


def test_u17_worlds_differ_from_the_truth() -> None:
    """With two tops seen and nothing else, the truth is one deal of many."""
    state = position()
    worlds = DanzerWorlds(view(state))
    rng = Rng(1)
    assert sum(worlds.sample(rng).text() == state.text() for _ in range(200)) < 3


def test_u17_a_view_that_no_deal_can_show_has_no_worlds() -> None:
    """Two agents cannot be the same tile."""
    text = view(position(placed={"RO": "official 1,-1", "RP": "official 2,0"})).text()
    twice = text.replace("agent B0 RP official", "agent B0 RO official")
    with pytest.raises(MalformedText):
        GAME.worlds(GAME.read_view(twice))
