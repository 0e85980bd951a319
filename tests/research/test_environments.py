"""PettingZoo and Gymnasium: rewards, dead steps, illegal actions, copies, pictures."""

from __future__ import annotations

import copy
import pickle
import xml.etree.ElementTree as ElementTree
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest

import coverstory.research.gymnasium  # noqa: F401  # registers the environments
from coverstory.errors import BadOption, IllegalAction, UnknownBot, WrongSeats
from coverstory.research.pettingzoo import env, raw_env
from coverstory.research.pictures.catalogue import drawing_of
from coverstory.research.pictures.scene import as_pixels, as_svg
from coverstory.research.settings import name_of
from coverstory.rules.contract import ONLOOKER
from support.research_cases import CASES, DEFAULTS, Case, step, walk

each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("case", DEFAULTS, ids=str)


def act(env: Any) -> None:  # PettingZoo has no types
    """The first thing that is allowed."""
    observation, _, terminated, _, _ = env.last()
    env.step(None if terminated else int(observation["action_mask"].argmax()))


def sample(env: Any) -> None:  # PettingZoo has no types
    observation, _, terminated, _, _ = env.last()
    mask = observation["action_mask"]
    env.step(None if terminated else env.action_space(env.agent_selection).sample(mask))


@each_case
def test_rewards_come_once_at_the_end_and_dead_agents_leave(case: Case) -> None:
    game = raw_env(case.slug, **case.chosen)
    game.reset(seed=1)
    for seed, agent in enumerate(game.agents):
        game.action_space(agent).seed(seed)
    while not any(game.terminations.values()):
        assert set(game.rewards.values()) == {0.0}
        sample(game)
    expected = dict(zip(game.possible_agents, game.table.returns(), strict=True))
    left = []
    while game.agents:
        left.append(game.agent_selection)
        observation, reward, terminated, truncated, _ = game.last()
        assert (reward, terminated, truncated) == (expected[left[-1]], True, False)
        assert not observation["action_mask"].any()
        game.step(None)
    assert sorted(left) == sorted(game.possible_agents)


def test_only_the_agent_to_act_may_do_something() -> None:
    game = raw_env("top_secret_spies", seats=3)
    game.reset(seed=2)
    allowed = {agent: int(game.observe(agent)["action_mask"].sum()) for agent in game.agents}
    assert [agent for agent, count in allowed.items() if count] == [game.agent_selection]
    assert allowed[game.agent_selection] == len(game.table.offered())


def test_an_illegal_action_raises_or_loses() -> None:
    raw = raw_env("agent_hunter")
    raw.reset(seed=3)
    before = raw.table.state.text()
    with pytest.raises(IllegalAction):
        raw.step(54)
    assert raw.table.state.text() == before
    wrapped = env("agent_hunter")
    wrapped.reset(seed=3)
    wrapped.step(54)
    assert wrapped.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(wrapped.terminations.values())


def test_an_environment_wants_to_be_reset_first() -> None:
    with pytest.raises(AttributeError, match="reset"):
        env("agent_hunter").step(0)
    assert not hasattr(env("agent_hunter"), "nonsense")


def test_the_same_seed_deals_the_same() -> None:
    game = raw_env("undercover_wyss", seats=4)
    texts = []
    for seed in (5, None, 5, None, 6):
        game.reset(seed=seed)
        texts.append(game.table.state.text())
    assert texts[0] == texts[2]
    assert texts[1] == texts[3]
    assert len(set(texts)) == 3


@each_game
@pytest.mark.parametrize("twin", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))], ids=["copy", "pickle"])
def test_a_copy_of_an_environment_goes_its_own_way(case: Case, twin: Any) -> None:
    game = raw_env(case.slug, **case.chosen)
    game.reset(seed=8)
    for _ in range(5):
        act(game)
    before = game.table.state.text()
    other = twin(game)
    for _ in range(10):
        act(other)
    assert game.table.state.text() == before
    for _ in range(10):
        act(game)
    assert game.table.state.text() == other.table.state.text()  # chance goes on from the same place


def test_names_are_registered() -> None:
    for name in ("AgentHunter", "UndercoverDanzer", "UndercoverWyss", "TopSecretSpies"):  # published, so never changed
        assert pettingzoo.spec("aec", f"coverstory/{name}-v0").version == 0
        assert gymnasium.spec(f"coverstory/{name}-v0").version == 0


def test_what_does_not_fit_is_a_named_error() -> None:
    with pytest.raises(WrongSeats):
        env("agent_hunter", seats=5)
    with pytest.raises(BadOption):
        env("agent_hunter", render_mode="video")
    with pytest.raises(UnknownBot):
        gymnasium.make("coverstory/AgentHunter-v0", bots="nobody")
    with pytest.raises(WrongSeats):
        gymnasium.make("coverstory/AgentHunter-v0", seat=2)


@each_case
def test_a_learner_plays_to_the_end_against_bots(case: Case) -> None:
    learner: Any = gymnasium.make(f"coverstory/{name_of(case.slug)}-v0", seat=1, **case.chosen).unwrapped
    observation, _ = learner.reset(seed=9)
    learner.action_space.seed(1)
    over = False
    while not over:
        assert learner.table.actor() == 1
        observation, reward, over, truncated, info = learner.step(
            learner.action_space.sample(observation["action_mask"])
        )
        assert not truncated
        assert info == {}
        assert over or reward == 0
    assert reward == learner.table.returns()[1]
    assert not observation["action_mask"].any()


def test_an_illegal_action_of_the_learner_loses() -> None:
    learner = gymnasium.make("coverstory/AgentHunter-v0").unwrapped
    learner.reset(seed=10)
    _, reward, terminated, truncated, info = learner.step(54)
    assert (reward, terminated, truncated, info) == (-1.0, True, False, {"illegal": True})


@each_game
def test_masks_by_the_name_that_learners_ask_for_allow_what_is_offered(case: Case) -> None:
    learner: Any = gymnasium.make(f"coverstory/{name_of(case.slug)}-v0", **case.chosen)
    observation, _ = learner.reset(seed=11)
    masks = learner.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert masks.tolist() == observation["action_mask"].astype(bool).tolist()
    assert np.flatnonzero(masks).tolist() == learner.unwrapped.table.offered()


# Pictures.


@each_game
def test_a_picture_is_the_same_as_svg_and_as_pixels(case: Case) -> None:
    table, rng = walk(case, 12)
    for _ in range(30):
        if not table.is_over():
            step(table, rng)
    for seat in (0, 1, ONLOOKER):
        scene = drawing_of(case.slug).scene_of(table.look(seat))
        svg = ElementTree.fromstring(as_svg(scene))
        assert svg.attrib["viewBox"] == f"0 0 {scene.width} {scene.height}"
        assert len(svg) == len(scene.shapes) + 1
        pixels = as_pixels(scene)
        assert pixels.shape == (scene.height, scene.width, 3)
        assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 4


def test_a_picture_shows_the_own_hand_only() -> None:
    table, _ = walk(Case("agent_hunter", 2, {}), 13)
    table.carry_out(4)
    own, other = (as_svg(drawing_of("agent_hunter").scene_of(table.look(seat))) for seat in (0, 1))
    table, _ = walk(Case("agent_hunter", 2, {}), 13)
    table.carry_out(5)
    assert as_svg(drawing_of("agent_hunter").scene_of(table.look(0))) != own
    assert as_svg(drawing_of("agent_hunter").scene_of(table.look(1))) == other
