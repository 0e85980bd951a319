"""Search over small games whose best play is known, written in plain Python against the contract."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import CHANCE, OVER, State, Worlds
from coverstory.rules.rng import Rng, Source
from coverstory.search.evaluator import Evaluator, results_into
from coverstory.search.ismcts import CANDIDATES, Search
from coverstory.search.tree import NONE, SearchTree


class Small(State):
    """What the small games below have in common: two seats, a log of what was done, and a payoff at the end."""

    def __init__(self, done: tuple[int, ...] = ()) -> None:
        self.done = done

    def seats(self) -> i64:
        return 2

    def legal(self) -> list[int]:
        return [0, 1]

    def wins(self) -> tuple[int, int]:
        raise NotImplementedError

    def legal_into(self, out: vec[i64]) -> i64:
        offered = self.legal() if self.to_act() >= 0 else []
        for i, action in enumerate(offered):
            out[i] = action
        return len(offered)

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        outcomes[0], outcomes[1] = 0, 1
        weights[0], weights[1] = 1, 1
        return 2

    def advance(self, action: i64) -> None:
        self.done = (*self.done, action)

    def forbidden_by(self, action: i64) -> str:
        return "S1"

    def copy(self) -> State:
        return type(self)(self.done)

    def scores_into(self, out: vec[i64]) -> None:
        out[0], out[1] = self.wins()

    def places_into(self, out: vec[i64]) -> None:
        mine, other = self.wins()
        out[0] = 1 if mine >= other else 2
        out[1] = 1 if other >= mine else 2

    def reason(self) -> str:
        return "end"

    def text(self) -> str:
        return repr(self.done)

    def info_key(self, seat: i64) -> i64:
        return hash(self.done) & 0x3FFFFFFFFFFF

    def redeal(self, seat: i64, rng: Source) -> None:
        """Nothing is hidden."""


class Countdown(Small):
    """Ten counters, take one or two; who takes the last one wins: leave a multiple of three."""

    def left(self) -> int:
        return 10 - sum(action + 1 for action in self.done)

    def to_act(self) -> i64:
        return len(self.done) % 2 if self.left() > 0 else OVER

    def legal(self) -> list[int]:
        return [0, 1] if self.left() > 1 else [0]

    def wins(self) -> tuple[int, int]:
        last = (len(self.done) - 1) % 2
        return (1, 0) if last == 0 else (0, 1)


class Coin(Small):
    """Chance shows seat 0 a coin; seat 0 says something (0 or 1) that means nothing; seat 1 guesses the coin."""

    def to_act(self) -> i64:
        return {0: CHANCE, 1: 0, 2: 1}.get(len(self.done), OVER)

    def wins(self) -> tuple[int, int]:
        return (0, 1) if self.done[2] == self.done[0] else (1, 0)

    def info_key(self, seat: i64) -> i64:
        seen = self.done if seat == 0 else (9, *self.done[1:])
        return hash((seat, seen)) & 0x3FFFFFFFFFFF

    def redeal(self, seat: i64, rng: Source) -> None:
        if seat == 1 and self.done:
            self.done = (rng.below(2), *self.done[1:])


class Wide(Small):
    """One seat chooses one of a thousand numbers; only one of them wins, and larger ones look better."""

    def to_act(self) -> i64:
        return OVER if self.done else 0

    def legal(self) -> list[int]:
        return list(range(1000))

    def wins(self) -> tuple[int, int]:
        return (1, 0) if self.done[0] == 999 else (0, 1)


class Same(Worlds):
    """Worlds of a game in which nothing is hidden."""

    def __init__(self, state: State) -> None:
        self.state = state

    def sample(self, rng: Source) -> State:
        return self.state.copy()


class Flat(Evaluator):
    """An evaluator that rates everything alike."""

    def values_into(self, state: State, out: vec[float]) -> None:
        out[0], out[1] = 0.5, 0.5

    def prior(self, state: State, action: i64) -> float:
        return 0.0


class Larger(Flat):
    def prior(self, state: State, action: i64) -> float:
        return float(action)


def think(state: State, nodes: int, evaluator: Evaluator | None = None, cut: int = -1, seed: int = 1) -> Search:
    search = Search(state.to_act(), seats=2, evaluator=evaluator or Flat(), rng=Rng(seed), cut=cut)
    search.think(Same(state), nodes)
    return search


@pytest.mark.parametrize(("taken", "best"), [((), 0), ((0, 0, 0), 0), ((1,), 1), ((0, 1, 0), 1)])
def test_search_finds_the_move_that_wins(taken: tuple[int, ...], best: int) -> None:
    state = Countdown(taken)
    search = think(state, 4000)
    assert search.choice(state.info_key(state.to_act())) == best


def test_the_same_seed_and_nodes_give_the_same_choice_and_tree() -> None:
    state = Countdown()
    trees = [think(state, 500, seed=5).tree for _ in range(2)]
    assert list(trees[0].tries) == list(trees[1].tries)
    assert list(trees[0].total) == list(trees[1].total)


def means_at(search: Search, key: int) -> dict[int, float]:
    """Each action that was tried there, with its mean result."""
    return {action: mean for action, _, mean in search.findings(key)}


@pytest.mark.parametrize("coin", [0, 1])
def test_the_searchers_secret_does_not_reach_the_opponents_statistics(coin: int) -> None:
    """Seat 0 knows the coin; as seat 1 must see it, both guesses are as good as each other."""
    search = think(Coin((coin,)), 4000)
    said = search.choice(Coin((coin,)).info_key(0))
    means = means_at(search, Coin((coin, said)).info_key(1))
    assert set(means) == {0, 1}
    assert all(abs(mean - 0.5) < 0.1 for mean in means.values())


def test_wide_moves_are_widened_slowly_and_by_prior() -> None:
    """A thousand actions, a thousand visits: a few dozen were tried, those with high priors first and most often."""
    state = Wide()
    search = think(state, 1000, Larger())
    tried = [action for action, _, _ in search.findings(state.info_key(0))]
    assert 20 < len(tried) < 100
    assert len(set(tried)) == len(tried)
    assert sum(tried[:10]) / 10 > 750


def test_where_few_come_to_mind_more_follow_with_the_visits() -> None:
    state = Wide()
    search = think(state, 40_000, Larger())
    node = search.tree.find(state.info_key(0))
    assert search.tree.width[node] == 1000
    assert 2 * CANDIDATES <= search.tree.edges[node] < 1000
    found = search.findings(state.info_key(0))
    assert len({action for action, _, _ in found}) == len(found)
    assert sum(tries for _, tries, _ in found) == search.tree.visits[node]


def test_a_prior_is_shared_out_among_the_edges_best_first() -> None:
    state = Wide()
    tree = think(state, 60, Larger()).tree
    node = tree.find(state.info_key(0))
    shares = [tree.prior[edge] for edge in range(tree.first[node], tree.first[node] + tree.edges[node])]
    assert sum(shares) == pytest.approx(1.0)
    assert min(shares) > 0.0
    assert shares[1:] == sorted(shares[1:], reverse=True)  # the first one came before any other was known


def test_a_full_tree_grows_no_more_and_still_learns() -> None:
    state = Countdown()
    search = Search(0, seats=2, evaluator=Flat(), rng=Rng(3), cut=-1)
    search.tree = SearchTree(most_nodes=3)
    search.think(Same(state), 1000)
    assert search.tree.size() == 3
    assert search.tree.is_full()
    assert sum(tries for _, tries, _ in search.findings(state.info_key(0))) == 500

    search.tree = SearchTree(most_edges=8)
    search.think(Same(state), 1000)
    assert len(search.tree.action) <= 8 + 3  # the last node's edges may pass the mark


def test_where_all_know_the_same_all_learn_at_once() -> None:
    class Open(Same):
        def all_know_the_same(self) -> bool:
            return True

    state = Countdown()
    search = Search(0, seats=2, evaluator=Flat(), rng=Rng(3), cut=-1)
    search.think(Open(state), 1000)
    assert sum(tries for _, tries, _ in search.findings(state.info_key(0))) == 1000
    assert search.choice(state.info_key(0)) == 0
    assert sum(tries for _, tries, _ in search.findings(Countdown((0,)).info_key(1))) > 400


def test_playouts_can_be_cut_off_by_the_evaluator() -> None:
    class Sure(Flat):
        def values_into(self, state: State, out: vec[float]) -> None:
            out[0], out[1] = 1.0, 0.0

    state = Countdown()
    search = think(state, 50, Sure(), cut=0)
    assert min(means_at(search, state.info_key(0)).values()) > 0.8


def test_what_was_learned_is_kept_for_the_next_move() -> None:
    state = Countdown()
    search = think(state, 2000)
    later = Countdown((0, 0))
    assert search.tree.visits[search.tree.node(later.info_key(0))] > 100
    assert search.choice(later.info_key(0)) != NONE


def test_before_any_thinking_there_is_no_choice() -> None:
    assert Search(0, seats=2, evaluator=Flat(), rng=Rng(1), cut=-1).choice(77) == NONE


def test_findings_tell_of_every_action_that_was_tried() -> None:
    state = Countdown((0,))
    search = think(state, 400)
    found = search.findings(state.info_key(1))
    assert {action for action, _, _ in found} == {0, 1}
    assert found[0][0] == search.choice(state.info_key(1))
    assert found[0][1] >= found[1][1]
    assert sum(tries for _, tries, _ in found) == 200  # every other iteration is the searcher's
    assert search.findings(12345) == []


def test_the_tree_grows_and_finds_every_node_again() -> None:
    tree = SearchTree()
    keys = [key * 1024 for key in range(3000)]  # they all begin in one slot
    nodes = [tree.node(key) for key in keys]
    assert nodes == list(range(3000))
    assert tree.size() == 3000
    assert [tree.node(key) for key in keys] == nodes


@pytest.mark.parametrize(
    ("places", "results"),
    [([1, 2], [1.0, 0.0]), ([1, 1], [0.5, 0.5]), ([2, 2], [0.0, 0.0])],
)
def test_a_result_is_the_place_and_a_shared_one_is_split(places: list[int], results: list[float]) -> None:
    class Ended(Countdown):
        def places_into(self, out: vec[i64]) -> None:
            out[0], out[1] = places

    out = vec[float]([0.0] * 7)
    results_into(Ended(), out)
    assert [out[0], out[1]] == results
