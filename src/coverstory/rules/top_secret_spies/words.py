"""What is to be said, as kinds and numbers; the sentences are in locales/<language>/top_secret_spies.ftl."""

from __future__ import annotations

from coverstory.errors import MalformedText
from coverstory.rules.languages import folded
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.components import (
    AGENTS,
    ALL_TO_CHURCH,
    BACK,
    BLANK,
    BUILDINGS,
    CARDS,
    FREE_AGENT,
    MOVE,
    NOBODY,
    OFF_SAFE,
    PHASES,
    SAFE_ANYWHERE,
    STEP,
    TO_CHURCH,
    TO_RUINS,
    TO_SAFE,
    WRITE,
)
from coverstory.rules.top_secret_spies.packed import byte_of, nibble
from coverstory.rules.top_secret_spies.view import SpiesView
from coverstory.words.sayings import SEAT_NUMBER, Derived, Sayings, Statement

SAYINGS = Sayings(
    "top_secret_spies",
    events={
        "first": "seat",
        "dealt": "seat",
        "agent": "seat agent",
        "turn": "seat",
        "roll": "seat face",
        "move": "seat points",
        "stay": "seat",
        "walk": "agent from to steps",
        "draw": "seat",
        "drawn": "seat card",
        "reshuffle": "count",
        "play": "seat card",
        "remove": "seat card",
        "find": "seat",
        "found": "seat agent",
        "pass": "seat",
        "done": "seat",
        "safe": "seat from to",
        "marker": "agent old new",
        "scoring": "seat at",
        "score": "agent at old new",
        "dossiers": "agent",
        "entry": "seat agent holder:seat",
        "written": "seat",
        "over": "seat",
        "reveal": "seat agent",
        "returned": "seat agent",
        "free": "agent points",
        "tally": "seat agent points",
        "guess": "seat agent guessed:seat holder:seat points",
        "total": "seat points rank",
    },
    beats={
        "deal": "seat agent",
        "deal_open": "",
        "walk": "seat face walks*and(agent,to)",
        "stay": "seat face",
        "play_walk": "seat card walks*and(agent,to)",
        "play_safe": "seat card to",
        "play_marker": "seat card markers*and(agent,new)",
        "scoring": "at gains*(agent,gain)",
        "scoring_lead": "at agent gains*(agent,gain)",
        "free": "freed*and(agent)",
        "tally": "seat agent points right",
        "won": "points winners*and(seat)",
    },
    actions={
        "split": "steps#(agent,count)",
        "place": "building",
        "pass": "",
        "done": "",
        "play": "card agent other",
        "write": "agent holder:seat",
        "roll": "face",
        "deal": "agent",
        "first": "number",
        "draw": "card",
        "find": "agent",
    },
    tasks={
        "first": "",
        "deal": "",
        "hands": "",
        "roll": "seat yours",
        "draw": "seat yours",
        "find": "seat yours",
        "move": "seat yours least most",
        "place": "seat yours",
        "cards": "seat yours",
        "more": "seat yours",
        "write": "seat yours agent?",  # only the writer sees which one is asked for
        "ended": "",
    },
    beliefs={
        "scores": "agent points",
        "walks": "agent steps",
        "covers": "agent alone together agents*and(agent)",
        "stays": "agent",
        "near": "agent steps",
        "open": "seat",
        "sure": "seat agents*and(agent)",
        "likely": "seat guesses*and(agent,percent)",
        "possible": "seat guesses*or(agent,percent)",
    },
    derived={
        "seat_number": SEAT_NUMBER,
        "pace": Derived({"steps": 1}, sign=True),
        "back": Derived({"other": -1}),
        "gain": Derived({"new": 1, "old": -1}),
        "loss": Derived({"old": 1, "new": -1}),
        "swing": Derived({"new": 1, "old": -1}, sign=True),
        "spread": Derived({"most": 1, "least": -1}, sign=True),
    },
)

# Actions.

NONE = -1  # on the wire, in place of an agent or a building
NUMBERED = (
    ("find", codes.FIND_BASE),
    ("draw", codes.DRAW_BASE),
    ("first", codes.FIRST_BASE),
    ("deal", codes.DEAL_BASE),
)


def parts_of(action: int) -> list[str | int]:
    """An action as its kind and numbers."""
    if not 0 <= action < codes.ACTIONS:
        raise MalformedText("Action", f"a number from 0 to {codes.ACTIONS - 1}", str(action))
    if codes.is_split(action):
        return ["split", *(codes.split_steps(action, agent) for agent in range(AGENTS))]
    if codes.is_place(action):
        return ["place", codes.place_building(action)]
    if action in (codes.PASS, codes.DONE):
        return ["pass" if action == codes.PASS else "done"]
    if codes.is_play(action):
        return play_parts(action)
    if codes.is_write(action):
        return ["write", codes.write_agent(action), codes.write_holder(action)]
    if codes.is_roll(action):
        return ["roll", codes.roll_face(action)]
    kind, base = next(known for known in NUMBERED if action >= known[1])
    return [kind, action - base]


def play_parts(action: int) -> list[str | int]:
    kind, agent, other = codes.play_kind(action), codes.play_agent(action), codes.play_other(action)
    if kind == BACK:
        return ["play", kind, agent, -other]
    if kind in (STEP, OFF_SAFE) and other > 1:
        return ["play", kind, agent, other - BUILDINGS]
    if kind in (ALL_TO_CHURCH, FREE_AGENT):
        return ["play", kind, NONE, NONE]
    alone = kind in (TO_RUINS, TO_CHURCH, TO_SAFE) and other == NOBODY
    return ["play", kind, NONE if kind == SAFE_ANYWHERE else agent, NONE if alone else other]


def plain(words: str) -> str:
    """Neither case nor spaces matter, nor the order in a list: “move red 2, blue 3” is “move blue 3, red 2”."""
    head, _, listed = folded(words).replace("move ", "move: ", 1).partition(":")
    parts = sorted(part.strip() for part in listed.split(","))
    return f"{head.strip()}: {', '.join(parts)}"


# Tasks.


def task_of(view: SpiesView) -> Statement:
    """What is asked of whom now."""
    kind = "more" if view.phase == CARDS and view.played else PHASES[view.phase]
    if not SAYINGS.declared[f"task-{kind}"]:
        return Statement(kind, ())
    who = concerned(view)
    return Statement(kind, (who, int(who == view.seat), *details_of(view)))


def details_of(view: SpiesView) -> tuple[int, ...]:
    if view.phase == MOVE:
        return (view.setup.least_total[view.roll], view.setup.most_total[view.roll])
    return (asked_agent(view),) if view.phase == WRITE and view.writer == view.seat else ()


def concerned(view: SpiesView) -> int:
    """The seat that acts, or for which chance acts."""
    if view.phase == WRITE:
        return view.writer
    return view.actor if PHASES[view.phase] in ("draw", "find", "cards") else view.player


def asked_agent(view: SpiesView) -> int:
    own = (nibble(view.firsts, view.seat), nibble(view.seconds, view.seat))
    return next(
        agent
        for agent in range(AGENTS)
        if byte_of(view.setup.agent_bits, agent)
        and agent not in own
        and nibble(view.dossiers[view.seat], agent) == BLANK
    )
