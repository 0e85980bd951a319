"""Positions of Undercover (Wyss) for tests: places as the rules name them, (row, column) from 1."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from coverstory.rules.contract import CHANCE, ONLOOKER, OVER, Event
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_wyss import events
from coverstory.rules.undercover_wyss import text_reader as reading
from coverstory.rules.undercover_wyss.game import WyssGame
from coverstory.rules.undercover_wyss.play import WyssState

GAME = WyssGame()
VALUES = (0, 2, 3, 4, 5, 6, 7, 8, 9, 10)
Grid = Mapping[tuple[int, int], str]

OPTIONS = {
    "first": "-",
    "secrets_at": "left_top",
    "zero_captures": "tens",
    "order": "power_then_scoring",
    "compulsion": "both_lines",
    "kept_card": "rests",
}
YOUNGER = ("retiring", "powers", "compelled_cards", "after_scoring")  # written only where they differ from the default
TURN = {
    "phase": "open",
    "turn": "0",
    "reach": "anywhere",
    "opened": "-",
    "two": "- -",
    "compeller": "-",
    "due": "0",
    "power_due": "0",
    "line": "-",
}
SECRETS = "t t t t f f f f d d d d s s s s"


def cell(row: int, column: int) -> int:
    return (row - 1) * 10 + column - 1


def row_of_cards(row: int, cards: str) -> dict[tuple[int, int], str]:
    return {(row, column): word for column, word in enumerate(cards.split(), 1)}


def column_of_cards(column: int, cards: str) -> dict[tuple[int, int], str]:
    return {(row, column): word for row, word in enumerate(cards.split(), 1)}


def page(grid: Grid, seats: int = 3, /, **said: str) -> str:
    """A text form: what is not said is as early in a game; gaps are made up for in the box, lines without face-down
    cards have lost their secrets, the stone is nowhere."""
    rows = [[grid.get((row, column), "?") for column in range(1, 11)] for row in range(1, 7)]
    aside = said.get("aside", "|" * (seats - 1)).split("|")
    lines = [f"seats {seats}"]
    lines += [f"{name} {said.get(name, value)}" for name, value in OPTIONS.items()]
    lines += [f"{name} {said[name]}" for name in YOUNGER if name in said]
    lines += [f"{name} {said.get(name, value)}" for name, value in TURN.items()]
    lines += [f"secrets {said.get('secrets', SECRETS)}", f"takers {said.get('takers', takers_of(rows))}"]
    lines += [f"row{number} {' '.join(row)}" for number, row in enumerate(rows, 1)]
    lines += [f"stone {said.get('stone', '-')}", f"box {said.get('box', box_for(rows, aside))}".rstrip()]
    lines += [f"aside {cards}".rstrip() for cards in aside]
    lines += [f"missions {said.get('missions', ' '.join('tfds'[:seats]))}"]
    return "\n".join(lines) + "\n"


def position(grid: Grid, seats: int = 3, /, **said: str) -> WyssState:
    return reading.read_state(page(grid, seats, **said))


def takers_of(rows: list[list[str]]) -> str:
    lines = [*rows, *[[row[column] for row in rows] for column in range(10)]]
    return " ".join("-" if any(card == "?" or card.endswith("/-") for card in line) else "x" for line in lines)


def box_for(rows: list[list[str]], aside: list[str]) -> str:
    """As many cards as the gaps ask for, of the values of which most are left."""
    seen = [int(card.split("/")[0]) for row in rows for card in row if "/" in card]
    seen += [int(card) for pile in aside for card in pile.split()]
    gaps = sum(card == "." for row in rows for card in row) - sum(len(pile.split()) for pile in aside)
    spare = [(number, value) for value in VALUES for number in range(6 - seen.count(value), 0, -1)]
    return " ".join(str(value) for value in sorted(value for _, value in sorted(spare, reverse=True)[:gaps]))


def all_but(*kept: int) -> str:
    """A box with every card but those."""
    cards = [value for value in VALUES for _ in range(6)]
    for value in kept:
        cards.remove(value)
    return " ".join(str(value) for value in cards)


def play(state: WyssState, *said: str) -> WyssState:
    """Each action or outcome in English words; an illegal one raises."""
    for words in said:
        state.apply(GAME.read_action(words, "en"))
    return state


def offered(state: WyssState) -> list[str]:
    return [GAME.say_action(action, "en") for action in state.legal_actions()]


def heard(state: WyssState, words: str, seat: int = ONLOOKER) -> list[str]:
    """What is heard of one action, and carries it out."""
    before = state.copy()
    action = GAME.read_action(words, "en")
    state.apply(action)
    return [event.text() for event in events.hear(before, action, state, seat)]


def content(state: WyssState, row: int, column: int) -> str:
    """What lies in a place, as the text form writes it."""
    line = next(line for line in state.text().splitlines() if line.startswith(f"row{row} "))
    return line.split()[column]


def dealt(seats: int, chosen: Options | None = None, seed: int = 1) -> WyssState:
    """A game after its deal."""
    state = GAME.start(seats, chosen)
    assert isinstance(state, WyssState)
    rng = Rng(seed)
    while state.to_act() == CHANCE:
        state.advance(state.draw(rng))
    return state


def random_game(seats: int, chosen: Options, seed: int) -> Iterator[tuple[WyssState, int, WyssState, list[Event]]]:
    """Before, action, after, and what an onlooker hears of it."""
    state = GAME.start(seats, chosen)
    assert isinstance(state, WyssState)
    rng = Rng(seed)
    while state.to_act() != OVER:
        action = state.draw(rng) if state.to_act() == CHANCE else state.pick(rng)
        before = state.copy()
        state.apply(action)
        yield before, action, state, events.hear(before, action, state, ONLOOKER)
