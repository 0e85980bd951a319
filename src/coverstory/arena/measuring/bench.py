"""Speed, in CPU time of one core; both sides of every ratio are measured in turns in the same run."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from coverstory.about import is_compiled
from coverstory.arena.measuring import belief_speed, search_speed
from coverstory.arena.measuring import openspiel_games as relatives
from coverstory.progress import Progress
from coverstory.rules.catalogue import PLUGINS, find_game
from coverstory.rules.contract import CHANCE, OVER, State
from coverstory.rules.rng import Rng
from coverstory.search.playout import count_copies, count_playouts

ROUNDS = 5  # ours and theirs in turns, so that a slow spell of the machine hits both

Setting = tuple[str, int, Mapping[str, Any]]  # game, seats, options as they are chosen


def settings() -> Sequence[Setting]:
    """Where each game wants to be measured."""
    return [(slug, at.seats, at.options) for slug, plugin in PLUGINS.items() for at in plugin.bench.playouts]


def measure_all(seconds: float) -> dict[str, Any]:
    """Every figure, each with about that much CPU time."""
    tables = settings()
    progress = Progress("bench", len(tables) + 2)
    try:
        rows = []
        for done, setting in enumerate(tables):
            progress.show(done, setting[0])
            rows.append(measure(setting, seconds))
        progress.show(len(tables), "search")
        searching = rates_in_turns(search_speed.thinkers(), seconds)
        progress.show(len(tables) + 1, "beliefs")
        believing = rates_in_turns(belief_speed.followers(), seconds)
    finally:
        progress.close()
    return {
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "openspiel": relatives.is_installed(),
        "seconds": seconds,
        "games": rows,
        "search": search_speed.rows_of(searching),
        "beliefs": belief_speed.rows_of(believing),
    }


def measure(setting: Setting, seconds: float) -> dict[str, Any]:
    slug, seats, options = setting
    root = find_game(slug).start(seats, options)
    rng = Rng(1)
    middle = middle_of_a_game(root, rng)
    rates = rates_in_turns(players_of(slug, root, rng), seconds)
    ours = rates.pop("ours")
    return {
        "game": slug,
        "seats": seats,
        "options": dict(options),
        "actions_per_cpu_second": round(ours),
        "games_per_cpu_second": round(ours / mean_length(root, rng)),
        "from_python_actions_per_cpu_second": round(rate(lambda: drive(root, rng), seconds)),
        "copy_nanoseconds": round(1e9 / rate(lambda: copy_often(middle), seconds / 4), 1),
        "relatives": {
            name: {"actions_per_cpu_second": round(theirs), "ratio": round(ours / theirs, 2)}
            for name, theirs in rates.items()
        },
    }


def players_of(slug: str, root: State, rng: Rng) -> dict[str, Callable[[], float]]:
    """Who plays at random: we, and the relatives; each call returns how many actions were applied."""
    found: dict[str, Callable[[], float]] = {"ours": lambda: float(count_playouts(root, 20, rng))}
    if relatives.is_installed():
        found |= {name: relatives.playouts_of(name) for name in PLUGINS[slug].bench.relatives}
    return found


def rates_in_turns(players: Mapping[str, Callable[[], float]], seconds: float) -> dict[str, float]:
    counts = dict.fromkeys(players, 0.0)
    spent = dict.fromkeys(players, 0.0)
    for _ in range(ROUNDS):
        for name, play in players.items():
            count, time_taken = count_for(play, seconds / ROUNDS)
            counts[name] += count
            spent[name] += time_taken
    return {name: counts[name] / spent[name] for name in players}


def rate(work: Callable[[], float], seconds: float) -> float:
    count, time_taken = count_for(work, seconds)
    return count / time_taken


def count_for(work: Callable[[], float], seconds: float) -> tuple[float, float]:
    """Repeat the work for that much CPU time (at least once): how much was done, in how long."""
    began = time.process_time()
    done = work()
    while (spent := time.process_time() - began) < seconds:
        done += work()
    return done, max(spent, 1e-9)


def drive(root: State, rng: Rng) -> int:
    """One random game driven from interpreted Python through the public doors; returns the actions applied."""
    state = root.copy()
    applied = 0
    while (who := state.to_act()) != OVER:
        if who == CHANCE:
            state.apply(state.draw(rng))
        else:
            offered = state.legal_actions()
            state.apply(offered[rng.below(len(offered))])
        applied += 1
    return applied


def copy_often(state: State) -> int:
    count_copies(state, 1000)
    return 1000


def mean_length(root: State, rng: Rng) -> float:
    return count_playouts(root, 300, rng) / 300


def middle_of_a_game(root: State, rng: Rng) -> State:
    """A state that has grown: as many actions in as half a mean game."""
    state = root.copy()
    for _ in range(int(mean_length(root, rng) / 2)):
        if state.to_act() == OVER:
            return middle_of_a_game(root, rng)
        state.apply(state.draw(rng) if state.to_act() == CHANCE else state.pick(rng))
    return state


def show_measures(measures: Mapping[str, Any]) -> str:
    """The table for people."""
    build = "compiled" if measures["compiled"] else "plain Python (not compiled)"
    lines = [
        f"CPU time of one core, Python {measures['python']}, {build}; random play, applied actions, chance included",
        f"{'':42}{'actions/s':>12}{'games/s':>10}{'from Python':>13}{'copy ns':>9}",
    ]
    for row in measures["games"]:
        options = ",".join(f"{key}={value}" for key, value in row["options"].items())
        title = f"{row['game']} {row['seats']} {options}".strip()
        lines.append(
            f"{title:42}{row['actions_per_cpu_second']:12,}{row['games_per_cpu_second']:10,}"
            f"{row['from_python_actions_per_cpu_second']:13,}{row['copy_nanoseconds']:9,.0f}"
        )
        for name, other in row["relatives"].items():
            rate_there = f"{other['actions_per_cpu_second']:,}"
            lines.append(f"{'':4}{name + ' in OpenSpiel':38}{rate_there:>12}   ours is {other['ratio']} times as fast")
    lines += ["", *search_speed.show_rows(measures["search"])]
    lines += ["", *belief_speed.show_rows(measures["beliefs"])]
    if not measures["openspiel"]:
        lines.append("OpenSpiel is not installed, so there is nothing to compare with: `python3 dev.py bench` has it.")
    return "\n".join(lines)
