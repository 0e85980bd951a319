"""Positions of Undercover (Danzer) for its tests: laid out by hand, played in words, drawn at random."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from coverstory.rules.contract import Event
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_danzer.actions import STACK, place_at
from coverstory.rules.undercover_danzer.game import DanzerGame
from coverstory.rules.undercover_danzer.play import DanzerState
from coverstory.rules.undercover_danzer.view import DanzerView, hear, look
from support.trees import random_states

GAME = DanzerGame()
RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE = range(6)
LETTERS = "ROYGBP"
PILE_A = "PR RO OY YG GB BP"
PILE_B = "OR YO GY BG PB RP"
TOKENS = ("4 7 6 5 8", "7 8 5 4 6", "8 6 5 4 7", "8 4 6 7 5", "5 6 8 7 4", "8 7 4 5 6")
TOKENS_FOR_TWO = ("7 6 5 8", "7 8 5 6", "8 6 5 7", "8 6 7 5", "5 6 8 7", "8 7 5 6")
VARIANTS = [(seats, options) for seats in (2, 3, 4) for options in GAME.variants]


def new(seats: int, **options: Value) -> DanzerState:
    state = GAME.start(seats, options)
    assert isinstance(state, DanzerState)
    return state


def read(text: str) -> DanzerState:
    state = GAME.read_state(text)
    assert isinstance(state, DanzerState)
    return state


def position(
    colours: str = "OYGP",
    placed: Mapping[str, str] | None = None,
    *,
    player: int = 0,
    starts: int = 0,
    turn: int = 2,
    staffers: Mapping[int, str] | None = None,
    files: Mapping[int, str] | None = None,
    jokers: Mapping[int, str] | None = None,
    pile_a: str = PILE_A,
    pile_b: str = PILE_B,
    **options: Value,
) -> DanzerState:
    """Somebody is to take a tile in round `turn`.

    `placed` names tiles by official and undercover colour: {"BG": "new 2,2"}. Both piles list all their tiles; those
    that are placed are taken out of them from above.
    """
    on_desk = placed or {}
    stacks = [sorted(pile.split(), key=lambda tile: tile not in on_desk) for pile in (pile_a, pile_b)]
    names = {tile: f"{'AB'[pile]}{depth}" for pile in (0, 1) for depth, tile in enumerate(stacks[pile])}
    fresh = new(len(colours), **options).text().splitlines()
    lines = fresh[: fresh.index("phase colours" if options.get("track") == "classified" else "phase tokens")]
    lines[6] = f"colours {options.get('colours', 'chosen')}"
    lines += ["phase take", "dealt 0", f"round {turn}", f"starts {starts}", f"player {player}", "ending -1"]
    lines += ["came -", "flipped 0"]
    for seat, colour in enumerate(colours):
        file = names.get((files or {}).get(seat, ""), (files or {}).get(seat, "-"))
        walked = (staffers or {}).get(seat, "0 0 0 0 0 0")
        lines.append(f"service {colour} file {file} joker {(jokers or {}).get(seat, '-')} staffers {walked}")
    tokens: Sequence[str] = TOKENS_FOR_TWO if len(colours) == 2 else TOKENS
    if options.get("track") == "classified":
        tokens = [""] * 6
    lines += [f"lane {letter} {values}".rstrip() for letter, values in zip(LETTERS, tokens, strict=True)]
    for stack in stacks:
        lines += [agent_line(stack, depth, names, on_desk) for depth in range(6)]
    lines += [f"pile A {' '.join(stacks[0])}", f"pile B {' '.join(stacks[1])}", "parted 0"]
    return read("\n".join(lines) + "\n")


def agent_line(stack: Sequence[str], depth: int, names: Mapping[str, str], placed: Mapping[str, str]) -> str:
    tile = stack[depth]
    if tile not in placed:
        top = all(above in placed for above in stack[:depth])
        return f"agent {names[tile]} {tile[0] if top else '?'}? pile"
    known = tile[0] + "?" if placed[tile].startswith("new") else tile
    return f"agent {names[tile]} {known} {placed[tile]}"


def play(state: DanzerState, *said: str) -> list[Event]:
    """Carry out actions in words; returns what everybody heard."""
    heard: list[Event] = []
    for words in said:
        action = GAME.read_action(words, "en")
        before = state.copy()
        state.apply(action)
        heard += hear(before.table, action, state.table)
    return heard


def offers(state: DanzerState) -> list[str]:
    return [GAME.say_action(action, "en") for action in state.legal_actions()]


def spaces(state: DanzerState) -> set[str]:
    """Where the tile in hand may go, as row,column."""
    return {words.removeprefix("place at ") for words in offers(state)}


def refused(state: DanzerState, words: str) -> str:
    """The rule that forbids it."""
    action = GAME.read_action(words, "en")
    assert not state.is_legal(action)
    return state.forbidden_by(action)


def columns(state: DanzerState, seat: int) -> list[int]:
    """Where a seat's staffers stand, lane by lane."""
    return [state.table.staffer[seat * 6 + lane] for lane in range(6)]


def view(state: DanzerState, seat: int = 0) -> DanzerView:
    return look(state, seat, [])


def kinds(events: Sequence[Event], kind: str) -> list[list[int]]:
    return [event.numbers for event in events if event.kind == kind]


def rollout(seats: int, options: Mapping[str, Value], seed: int) -> Iterator[DanzerState]:
    """A random game: the state before every action and at its end."""
    return random_states(new(seats, **options), Rng(seed))


def dealt(seats: int = 4, seed: int = 1, **options: Value) -> DanzerState:
    """A game whose deal is over: somebody is to take a tile."""
    for state in rollout(seats, options, seed):
        if state.table.phase == 4:
            return state.copy()
    raise AssertionError("no game without a first turn")


def any_turn(state: DanzerState) -> None:
    """Whatever comes first, until the next seat is to take a tile or the game is over."""
    first = state.table.player
    while state.to_act() == first:
        state.apply(state.legal_actions()[0])


def at(row: int, column: int) -> int:
    return int(place_at(row, column))


def stack_codes() -> range:
    return range(STACK, STACK + 12)
