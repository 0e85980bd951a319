"""Speed of the research adapters, in turns with the games that come with OpenSpiel and PettingZoo."""

from __future__ import annotations

import platform
import random
import warnings
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from coverstory.about import is_compiled
from coverstory.arena.measuring.bench import rate, rates_in_turns
from coverstory.errors import BadOption
from coverstory.research.settings import name_of
from coverstory.rules.catalogue import PLUGINS, find_game
from coverstory.rules.plugin import BenchCase

CLONES = 1000  # in one piece of work
MOVES_BEFORE = 40  # a state that has grown is cloned
WRAPPED = ", in PettingZoo's wrappers"
NEEDED = ("pyspiel", "pettingzoo", "PIL", "pygame")


def zoo_games() -> list[tuple[str, dict[str, Any]]]:
    """Each game where it wants to be measured, as PettingZoo takes it."""
    return [(slug, chosen_at(slug, at)) for slug, plugin in PLUGINS.items() for at in plugin.bench.research]


def chosen_at(slug: str, case: BenchCase) -> dict[str, Any]:
    """Seats are named only where there is a choice."""
    game = find_game(slug)
    return {**({"seats": case.seats} if game.least_seats < game.most_seats else {}), **case.options}


def spiel_games() -> list[str]:
    """The same as OpenSpiel takes them."""
    return [spiel_name(slug, chosen) for slug, chosen in zoo_games()]


def spiel_name(slug: str, chosen: Mapping[str, Any]) -> str:
    words = ",".join(f"{name.replace('seats', 'players')}={value}" for name, value in chosen.items())
    return f"coverstory_{slug}" + (f"({words})" if words else "")


def measure_research(seconds: float) -> dict[str, Any]:
    """Every figure, each with about that much CPU time."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadOption("--research", "OpenSpiel, PettingZoo, Pillow and pygame to be installed", ", ".join(missing))
    import coverstory.research.openspiel  # noqa: F401  # registers the games

    rng = random.Random(7)
    ours, theirs = spiel_games(), python_games()
    steps = {name: spiel_player(name, rng) for name in (*ours, *theirs)}
    return {
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "seconds": seconds,
        "openspiel_steps_per_cpu_second": rounded(rates_in_turns(steps, seconds)),
        "openspiel_clone_microseconds": {name: clone_time(name, rng, seconds) for name in ours},
        "pettingzoo_steps_per_cpu_second": rounded(rates_in_turns(zoo_players(), seconds)),
    }


def rounded(rates: Mapping[str, float]) -> dict[str, int]:
    return {name: round(value) for name, value in rates.items()}


# OpenSpiel: random play from a Python loop.


def python_games() -> list[str]:
    """The games written in Python that come with OpenSpiel and can be loaded as they are."""
    import pyspiel

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from open_spiel.python import games  # noqa: F401  # registers them
        from open_spiel.python.mfg import games as fields  # noqa: F401  # registers them
    found = [kind for kind in pyspiel.registered_games() if kind.default_loadable]
    field = pyspiel.GameType.Dynamics.MEAN_FIELD
    names = [kind.short_name for kind in found if kind.short_name.startswith("python_") or kind.dynamics == field]
    return [name for name in names if type(pyspiel.load_game(name)) is not pyspiel.Game]


def spiel_player(name: str, rng: random.Random) -> Callable[[], float]:
    import pyspiel

    game = pyspiel.load_game(name)
    return lambda: float(play_spiel(game.new_initial_states()[0], rng))


def play_spiel(state: Any, rng: random.Random) -> int:  # pyspiel has no types
    """To the end; returns how many steps, chance included."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), rng))
        elif state.is_simultaneous_node():
            players = range(state.num_players())
            state.apply_actions([rng.choice(state.legal_actions(player) or [0]) for player in players])
        elif state.is_mean_field_node():
            support = state.distribution_support()
            state.update_distribution([1 / max(len(support), 1)] * len(support))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps += 1
    return steps


def drawn(outcomes: Sequence[tuple[int, float]], rng: random.Random) -> int:
    left = rng.random()
    for outcome, chance in outcomes:
        left -= chance
        if left < 0:
            return outcome
    return outcomes[-1][0]  # rounding


def clone_time(name: str, rng: random.Random, seconds: float) -> float:
    """Microseconds for a clone of a state in the middle of a game."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(MOVES_BEFORE):
        following = state.child(rng.choice(state.legal_actions()))
        if following.is_terminal():
            break
        state = following

    def clone_often() -> float:
        for _ in range(CLONES):
            state.clone()
        return CLONES

    return round(1e6 / rate(clone_often, seconds / 4), 2)


# PettingZoo: its own loop, each environment as it is registered, with observations and checked actions.


def zoo_players() -> dict[str, Callable[[], float]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import tictactoe_v3

    from coverstory.research.pettingzoo import env, raw_env

    players = {}
    for slug, chosen in zoo_games():
        players[zoo_name(slug, chosen)] = zoo_player(env(slug, **chosen))
        players[zoo_name(slug, chosen) + WRAPPED] = zoo_player(wrapped(raw_env(slug, **chosen)))
    return players | {"tictactoe_v3" + WRAPPED: zoo_player(tictactoe_v3.env())}


def wrapped(env: Any) -> Any:  # PettingZoo has no types
    """As PettingZoo wraps its own games."""
    from pettingzoo.utils import wrappers

    ended = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))


def zoo_name(slug: str, chosen: Mapping[str, Any]) -> str:
    options = ", ".join(f"{name}={value}" for name, value in chosen.items())
    return f"coverstory/{name_of(slug)}-v0" + (f" {options}" if options else "")


def zoo_player(env: Any) -> Callable[[], float]:  # PettingZoo has no types
    rng = random.Random(7)
    env.reset(seed=7)
    return lambda: float(play_zoo(env, rng))


def play_zoo(env: Any, rng: random.Random) -> int:  # PettingZoo has no types
    """One episode; returns how many steps. Gymnasium's sampling would cost more than most environments."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else int(rng.choice(observation["action_mask"].nonzero()[0])))
        steps += 1
    return steps


def show_research(measures: Mapping[str, Any]) -> str:
    """The table for people."""
    build = "compiled" if measures["compiled"] else "plain Python (not compiled)"
    lines = [f"CPU time of one core, Python {measures['python']}, {build}; random play", ""]
    lines.append(f"{'OpenSpiel, from a Python loop, chance included':66}{'steps/s':>12}{'clone µs':>10}")
    clones = measures["openspiel_clone_microseconds"]
    for name, steps in measures["openspiel_steps_per_cpu_second"].items():
        lines.append(f"{name:66}{steps:12,}{clones.get(name, ''):>10}")
    lines += ["", f"{'PettingZoo, with observations':88}{'steps/s':>12}"]
    lines += [f"{name:88}{steps:12,}" for name, steps in measures["pettingzoo_steps_per_cpu_second"].items()]
    return "\n".join(lines)
