"""What may be believed of the seats' agents, against Bayes written out over all assignments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from math import exp

import pytest
from librt.vecs import vec

from coverstory.bots.top_secret_spies.belief import SpiesBelief
from coverstory.bots.top_secret_spies.choice_likelihood import FITTED
from coverstory.bots.top_secret_spies.evaluator import SpiesEvaluator
from coverstory.bots.top_secret_spies.weighted_worlds import BelievedWorlds, SpiesImagination, beliefs_of
from coverstory.rules.contract import CHANCE, ONLOOKER, OVER, Event
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.rules.top_secret_spies.actions import write_agent, write_holder
from coverstory.rules.top_secret_spies.components import FREE, MOVE, NOBODY, ROLL, WRITE
from coverstory.rules.top_secret_spies.ending import kept_agent
from coverstory.rules.top_secret_spies.events import hear
from coverstory.rules.top_secret_spies.game import SpiesGame
from coverstory.rules.top_secret_spies.packed import byte_of, nibble, with_nibble
from coverstory.rules.top_secret_spies.play import SpiesState
from coverstory.rules.top_secret_spies.view import look
from support.spies_names import BLUE, GREEN, RED, VIOLET, YELLOW
from support.spies_positions import play, split, start

GAME = SpiesGame()
OLDER: Options = {"older_edition": True}
VARIANTS: tuple[Options, ...] = (
    {},
    {"cards": True},
    {"cards": True, "dossier": True},
    {"dossier": True},
    {**OLDER, "cards": True, "dossier": True, "returned_agent": "holder"},
)
MANY_FINDS: Options = {"cards": True, "card_counts": "1 1 1 1 1 2 1 1 1 1 1 1 1 1 4"}


class Story:
    """A game with what every seat, and an onlooker, has heard of it."""

    def __init__(self, seats: int, options: Options, seed: int) -> None:
        self.state = start(seats, options)
        self.heard: dict[int, list[Event]] = {seat: [] for seat in (*range(seats), int(ONLOOKER))}
        self.rng = Rng(seed)
        self.taken: list[tuple[SpiesState, int]] = []  # every decision, and before it the state

    def go(self, action: int) -> None:
        if self.state.to_act() != CHANCE:
            self.taken.append((self.state, action))
        after = play(self.state, action)
        for seat, events in self.heard.items():
            events.extend(hear(self.state, action, after, seat))
        self.state = after

    def step(self) -> None:
        """By chance, and half the time what looks best of a few actions."""
        state = self.state
        if state.to_act() == CHANCE:
            self.go(state.draw(self.rng))
            return
        ideas = [state.pick(self.rng) for _ in range(1 + 5 * self.rng.below(2))]
        self.go(max(ideas, key=lambda action: SpiesEvaluator().prior(state, action)))

    def steps(self, decisions: int) -> Iterator[SpiesState]:
        """The state before each of so many decisions."""
        while decisions and self.state.to_act() != OVER:
            if self.state.to_act() != CHANCE:
                decisions -= 1
                yield self.state
            self.step()


class Bayes:
    """The same from the definition: every assignment in a list, every action valued by the evaluator."""

    def __init__(self, state: SpiesState) -> None:
        self.agents = [agent for agent in range(7) if byte_of(state.setup.agent_bits, agent)]
        self.weights = dict.fromkeys(permutations(self.agents, state.seats()), 1.0)

    def learn(self, state: SpiesState, action: int) -> None:
        seat = state.to_act()
        kind = 0 if state.phase == MOVE else 1
        evaluator = SpiesEvaluator()
        evaluator.rivals = self.rivals(seat)
        likely = {
            agent: likelihood(state, seat=seat, agent=agent, action=action, evaluator=evaluator, kind=kind)
            for agent in self.agents
        }
        self.weights = {dealt: weight * likely[dealt[seat]] for dealt, weight in self.weights.items()}

    def rivals(self, seat: int) -> vec[float]:
        """The probability that somebody holds the other agent, for a seat that holds this one."""
        table = vec[float]([1.0] * (7 * 64))
        for agent in self.agents:
            with_agent = {dealt: weight for dealt, weight in self.weights.items() if dealt[seat] == agent}
            for other in self.agents:
                held = sum(weight for dealt, weight in with_agent.items() if other in dealt)
                table[seat * 64 + agent * 8 + other] = held / sum(with_agent.values())
        return table

    def chance(self, dealt: tuple[int, ...]) -> float:
        return self.weights[dealt] / sum(self.weights.values())

    def holding(self, seat: int, agent: int) -> float:
        return sum(self.chance(dealt) for dealt in self.weights if dealt[seat] == agent)


def likelihood(state: SpiesState, seat: int, agent: int, action: int, evaluator: SpiesEvaluator, kind: int) -> float:
    sharpness, slips = FITTED.sharpness[kind] * float(state.seats()), FITTED.slips[kind]
    imagined = state.copy()
    imagined.firsts = with_nibble(state.firsts, seat, agent)
    values = {option: exp(sharpness * evaluator.prior(imagined, option)) for option in state.legal_actions()}
    return (1 - slips) * values[action] / sum(values.values()) + slips / len(values)


def weight_of(belief: SpiesBelief, dealt: Sequence[int]) -> float:
    product = 1.0
    for seat, agent in enumerate(dealt):
        product *= belief.seating.weight[seat * 64 + agent * 8 + NOBODY]
    return product


@pytest.mark.parametrize(("seats", "options", "decisions"), [(2, {}, 14), (3, {}, 8), (2, OLDER, 14), (4, OLDER, 8)])
def test_posterior_is_bayes_over_all_assignments(seats: int, options: Options, decisions: int) -> None:
    story = Story(seats, options, 11)
    bayes = Bayes(story.state)
    for _ in story.steps(decisions):
        pass
    for state, action in story.taken:
        bayes.learn(state, action)
    belief = SpiesBelief(story.state.setup)
    belief.follow(story.heard[ONLOOKER])
    belief.seating.count()
    for dealt in bayes.weights:
        assert weight_of(belief, dealt) / belief.seating.total() == pytest.approx(bayes.chance(dealt), rel=1e-9)
    found = beliefs_of(look(story.state, ONLOOKER, story.heard[ONLOOKER]))
    for seat in range(seats):
        for agent in bayes.agents:
            assert found[seat][agent] == pytest.approx(bayes.holding(seat, agent), rel=1e-9)


@pytest.mark.parametrize("options", [*VARIANTS, MANY_FINDS])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_beliefs_add_up(seats: int, options: Options) -> None:
    """Each seat holds as many agents as everybody can see it holds, and nobody holds one twice."""
    story = Story(seats, options, 3)
    for _ in story.steps(12):
        pass
    for seat in (0, int(ONLOOKER)):
        found = beliefs_of(look(story.state, seat, story.heard[seat]))
        for holder in range(seats):
            assert sum(found[holder]) == pytest.approx(1.0 + story.state.has_two(holder))
        for agent in range(7):
            most = float(byte_of(story.state.setup.agent_bits, agent))
            assert sum(found[holder][agent] for holder in range(seats)) <= most + 1e-9


@pytest.mark.parametrize("options", [{}, MANY_FINDS])
def test_a_seat_is_sure_of_its_own_agents(options: Options) -> None:
    story = Story(4, options, 5)
    for _ in story.steps(20):
        pass
    for seat in range(4):
        found = beliefs_of(look(story.state, seat, story.heard[seat]))
        for agent in range(7):
            own = story.state.is_own(seat, agent)
            assert found[seat][agent] == float(own)
            assert not own or all(found[other][agent] == 0.0 for other in range(4) if other != seat)


def test_at_the_end_everything_is_known() -> None:
    story = Story(3, {"cards": True}, 8)
    for _ in story.steps(10_000):
        pass
    found = beliefs_of(look(story.state, ONLOOKER, story.heard[ONLOOKER]))
    assert all(found[seat][agent] == float(story.state.is_own(seat, agent)) for seat in range(3) for agent in range(7))


@pytest.mark.parametrize("options", [*VARIANTS, MANY_FINDS])
def test_everybody_concludes_the_same_from_what_everybody_hears(options: Options) -> None:
    """Also those who heard of their own secrets; and followed move by move as all at once."""
    story = Story(3, options, 21)
    followed = SpiesBelief(story.state.setup)
    for _ in story.steps(30):
        followed.follow(story.heard[0])
    followed.follow(story.heard[0])
    for seat in (1, 2, int(ONLOOKER)):
        anew = SpiesBelief(story.state.setup)
        anew.follow(story.heard[seat])
        assert list(anew.seating.weight) == list(followed.seating.weight)
        assert list(anew.seating.two) == list(followed.seating.two)
    assert followed.fits(look(story.state, 0, story.heard[0]))
    assert followed.judged > 5


@pytest.mark.parametrize("options", VARIANTS)
def test_beliefs_come_from_the_view_alone(options: Options) -> None:
    """Two worlds, one view: dealt anew what the seat cannot know, it believes the same."""
    story = Story(3, options, 2)
    rng = Rng(6)
    for state in story.steps(9):
        other = state.copy()
        other.redeal(1, rng)
        assert beliefs_of(look(other, 1, story.heard[1])) == beliefs_of(look(state, 1, story.heard[1]))


def test_who_pushes_an_agent_is_likelier_to_hold_it() -> None:
    story = Story(2, {"first": "0"}, 4)
    chances: list[float] = []
    while len(chances) < 4:
        state = story.state
        if state.phase == ROLL:
            story.go(roll_code(state, 1))
        elif state.phase == MOVE and state.to_act() == 0:
            story.go(split({YELLOW: 2}))
            chances.append(beliefs_of(look(story.state, ONLOOKER, story.heard[ONLOOKER]))[0][YELLOW])
        else:
            story.step()
    assert 0.2 < chances[0] < chances[-1]


def roll_code(state: SpiesState, face: int) -> int:
    return [outcome for outcome, _ in state.chance_outcomes()][face]


# --- worlds


def believed(story: Story, seat: int) -> BelievedWorlds:
    worlds = SpiesImagination(SpiesEvaluator()).imagine(look(story.state, seat, story.heard[seat]))
    assert isinstance(worlds, BelievedWorlds)
    return worlds


@pytest.mark.parametrize("options", [*VARIANTS, MANY_FINDS])
@pytest.mark.parametrize("seats", [2, 6])
def test_worlds_look_like_the_view(seats: int, options: Options) -> None:
    story = Story(seats, options, 14)
    rng = Rng(3)
    imagination = SpiesImagination(SpiesEvaluator())
    for state in story.steps(30):
        seat = 1
        view = look(state, seat, story.heard[seat])
        world = imagination.imagine(view).sample(rng)
        assert isinstance(world, SpiesState)
        assert look(world, seat, view.heard).text() == view.text()


def test_worlds_are_as_likely_as_the_belief_says() -> None:
    story = Story(3, {}, 19)
    for _ in story.steps(6):
        pass
    worlds = believed(story, 0)
    found = beliefs_of(look(story.state, 0, story.heard[0]))
    rng = Rng(1)
    games = 4000
    counts = [[0] * 7 for _ in range(3)]
    for _ in range(games):
        world = worlds.sample(rng)
        assert isinstance(world, SpiesState)
        for seat in range(3):
            counts[seat][nibble(world.firsts, seat)] += 1
    for seat in range(3):
        for agent in range(7):
            assert counts[seat][agent] / games == pytest.approx(found[seat][agent], abs=0.03)


def test_dealt_anew_for_another_seat_the_searcher_may_hold_anything() -> None:
    """An opponent's worlds come from what everybody heard and from its own agent, not from the searcher's."""
    story = Story(3, {}, 19)
    for _ in story.steps(6):
        pass
    worlds = believed(story, 0)
    rng = Rng(2)
    own = nibble(story.state.firsts, 1)
    public = SpiesBelief(story.state.setup)
    public.follow(story.heard[ONLOOKER])
    public.seating.know(1, own, NOBODY)
    public.seating.count()
    counts = [0] * 7
    for _ in range(4000):
        state = story.state.copy()
        worlds.redeal(state, 1, rng)
        assert nibble(state.firsts, 1) == own
        counts[nibble(state.firsts, 0)] += 1
    for agent in range(7):
        assert counts[agent] / 4000 == pytest.approx(public.seating.holding(0, agent), abs=0.03)


# --- what follows from the belief


def at_the_dossiers(seats: int, options: Options) -> Story:
    for seed in range(100):
        story = Story(seats, options, seed)
        for state in story.steps(10_000):
            if state.phase == WRITE and any(state.has_two(seat) for seat in range(seats)) == bool(options.get("cards")):
                return story
    raise AssertionError("no dossier was ever written")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"dossier": True}),
        (3, {**MANY_FINDS, "dossier": True}),
        (3, {**MANY_FINDS, "dossier": True, "returned_agent": "holder"}),
        (2, {**OLDER, "dossier": True}),
    ],
)
def test_the_dossier_has_the_most_points_that_can_be_expected(seats: int, options: Options) -> None:
    """Against every possible entry, scored by the rule (T22) in every assignment that the writer may think of."""
    story = at_the_dossiers(seats, options)
    writer = story.state.to_act()
    worlds = believed(story, writer)
    entry = worlds.settled_action()
    expected = {action: expected_points(story.state, writer, action, worlds) for action in story.state.legal_actions()}
    assert expected[entry] == max(expected.values())
    assert len(set(expected.values())) > 1


def expected_points(state: SpiesState, writer: int, action: int, worlds: BelievedWorlds) -> float:
    agent, holder = write_agent(action), write_holder(action)
    total = 0.0
    weights = 0.0
    for world, weight in all_worlds(state, writer, worlds):
        weights += weight
        truth = next((seat for seat in range(state.seats()) if counts_for(world, seat, agent)), FREE)
        total += weight * 5 * (truth == holder)
    return round(total / weights, 9)


def counts_for(world: SpiesState, seat: int, agent: int) -> bool:
    """Whether an entry that names the seat is right, if the game ended now."""
    return world.is_own(seat, agent) if world.setup.returned_held else kept_agent(world, seat) == agent


def all_worlds(state: SpiesState, writer: int, worlds: BelievedWorlds) -> Iterator[tuple[SpiesState, float]]:
    """Every assignment of agents with its weight in the belief."""
    seats = state.seats()
    places = [(seat, number) for seat in range(seats) for number in range(1 + state.has_two(seat)) if seat != writer]
    unseen = [a for a in range(7) if byte_of(state.setup.agent_bits, a) and not state.is_own(writer, a)]
    for dealt in permutations(unseen, len(places)):
        world = state.copy()
        for (seat, number), agent in zip(places, dealt, strict=True):
            if number == 0:
                world.firsts = with_nibble(world.firsts, seat, agent)
            else:
                world.seconds = with_nibble(world.seconds, seat, agent)
        weight = 1.0
        for seat in range(seats):
            if seat != writer:
                pair = nibble(world.firsts, seat) * 8 + nibble(world.seconds, seat)
                weight *= worlds.public.weight[seat * 64 + pair]
        yield world, weight


def test_what_only_the_own_agent_wants_betrays_it() -> None:
    """Yellow alone far ahead tells more about its holder than a step for everybody."""
    story = Story(2, {"first": "0"}, 12)
    while story.state.phase != MOVE or nibble(story.state.firsts, 0) != YELLOW:
        if story.state.phase == MOVE:
            story = Story(2, {"first": "0"}, story.rng.below(1000))
        story.go(roll_code(story.state, 4) if story.state.phase == ROLL else story.state.draw(story.rng))
    worlds = believed(story, 0)
    assert worlds.disclosure_cost(split({YELLOW: 5})) > 0.0 > worlds.disclosure_cost(split({RED: 5}))
    assert worlds.disclosure_cost(split({YELLOW: 5})) > worlds.disclosure_cost(
        split({YELLOW: 1, RED: 1, GREEN: 1, BLUE: 1, VIOLET: 1})
    )
