"""The real game beside a naive second one: the same moves, probabilities, table and result, whatever is played."""

from __future__ import annotations

import random
from collections import Counter

from coverstory.rules.contract import CHANCE, OVER, State
from coverstory.rules.options import Options
from coverstory.rules.undercover_wyss import actions
from coverstory.rules.undercover_wyss.game import WyssGame
from oracles.undercover_wyss import COLUMNS, LINES, NOBODY, ROWS, Oracle, Place

GAME = WyssGame()
VARIANTS: list[Options] = [
    *GAME.variants,
    {"compulsion": "one_line", "order": "scoring_then_power"},
    {"kept_card": "acts", "secrets_at": "right_top"},
    {"kept_card": "acts", "order": "scoring_then_power", "zero_captures": "anything"},
    {"compelled_cards": "one_by_one"},
    {"after_scoring": "free", "compulsion": "one_line"},
    {"powers": "may", "order": "scoring_then_power", "retiring": "no_tens"},
]
SEATED = [(seats, options) for seats in (2, 3, 4) for options in VARIANTS]
SEATED += [(seats, {"first": str(seat)}) for seats in (2, 3, 4) for seat in range(seats)]

# How eagerly each style of play takes an action of a kind; 1 if not named.
STYLES: dict[str, dict[int, int]] = {
    "even": {},
    "forceful": {actions.COMPEL: 50, actions.CAPTURE: 20, actions.LAY_NOTHING: 5},
    "sweeping": {actions.CAPTURE: 50, actions.RETIRE: 50, actions.LAY_ASIDE: 50},
    "emptying": {},
    "columns": {actions.COMPEL: 4, actions.CAPTURE_NOTHING: 4, actions.LAY_ASIDE: 4},
}
RARE = [
    "capture",
    "capture by a kept card",
    "power of a kept card",
    "power at the end",
    "retired 10",
    "seen before",
    "tie",
    "tie of zeros",
    "secret lost",
    "compulsion, else near",
    "compulsion, else anywhere",
    "compulsion of one line, else near",
    "compulsion of one line, else anywhere",
    "compulsion lapsed to near",
    "compulsion lapsed to anywhere",
    "compulsion lapsed to nothing",
    "compulsion freed by a scoring",
    "one by one, column first",
    "power left",
    "equal points",
]


def test_oracle_agrees_and_meets_what_is_rare() -> None:
    happened: Counter[str] = Counter()
    for seats, options in SEATED:
        for style in STYLES:
            print(seats, options, style)  # shown where a comparison fails
            happened.update(compare(seats, options, style, seed=1))
    assert [what for what in RARE if not happened[what]] == []


def compare(seats: int, options: Options, style: str, seed: int) -> Counter[str]:
    """Play one game on both, and compare every position."""
    rng = random.Random(f"{seats} {sorted(options.items())} {style} {seed}")
    settled = GAME.settle(options)
    state, oracle = GAME.new(seats, settled), Oracle(seats, settled)
    while True:
        assert state.to_act() == oracle.to_act()
        legal = sorted(oracle.legal())
        assert state.legal_actions() == legal
        assert [state.nth_legal(n) for n in range(state.legal_count())] == legal
        assert table_of(state) == table(oracle)
        if oracle.to_act() == OVER:
            break
        if oracle.to_act() == CHANCE:
            assert dict(state.chance_outcomes()) == oracle.chance()
        possible = {code for code in range(actions.CODES) if state.is_legal(code)} if rng.random() < 0.05 else set()
        assert possible in (set(), {*legal, *oracle.chance()})
        code = choose(oracle, style, rng)
        state.apply(code)
        oracle.apply(code)
    outcome = state.outcome()
    assert outcome.scores == oracle.scores()
    assert outcome.places == oracle.places()
    assert outcome.reason == oracle.reason()
    assert (oracle.happened["turn"], oracle.happened["scoring"]) == (60, 16)  # W8
    oracle.happened["equal points"] += len(set(oracle.scores())) < seats
    oracle.happened["shared win"] += oracle.places().count(1) > 1
    return oracle.happened


def choose(oracle: Oracle, style: str, rng: random.Random) -> int:
    """Something legal or possible.

    Columns are filled one by one, low cards first: many ties, many lines at once. Emptying takes what it can from the
    first column, and opens it last: secrets without a winner.
    """
    if oracle.to_act() == CHANCE:
        chances = oracle.chance()
        if style == "columns" and rng.random() < 0.9:
            return min(chances)
        return rng.choices(list(chances), [float(chance) for chance in chances.values()])[0]
    codes = sorted(oracle.legal())
    if style == "columns" and oracle.phase in ("open", "open one of two"):
        return min(codes, key=lambda code: (code % 10, rng.random()))
    if style == "emptying":
        return min(codes, key=lambda code: emptying(code, rng))
    eager = STYLES[style]
    return rng.choices(codes, [eager.get(actions.kind_of(code), 1) for code in codes])[0]


def emptying(code: int, rng: random.Random) -> tuple[int, int, float]:
    kind = actions.kind_of(code)
    column = actions.cell_in(code) % 10 if kind in (actions.OPEN, actions.RETIRE, actions.LAY_ASIDE) else 0
    idle = kind in (actions.CAPTURE_NOTHING, actions.COMPEL, actions.COLUMN_FIRST, actions.LAY_NOTHING)
    return idle, -column if kind == actions.OPEN else column, rng.random()


SHOWN = ("secrets", "takers", "row1", "row2", "row3", "row4", "row5", "row6", "stone", "box", "aside", "missions")


def table_of(state: State) -> list[str]:
    """What lies on the table, from the text form."""
    return [line for line in state.text().splitlines() if line.split()[0] in SHOWN]


def table(oracle: Oracle) -> list[str]:
    kinds = {number: word for number, word in enumerate("tfds")}
    dealt = [kinds.get(oracle.secrets.get(line, NOBODY), "-") for line in LINES]
    takers = [str(oracle.takers.get(line, "-")).replace("-1", "x") for line in LINES]
    missions = [kinds[kind] for kind in oracle.missions] + ["-"] * (oracle.seats - len(oracle.missions))
    stone = f"{oracle.stone[0] + 1},{oracle.stone[1] + 1}" if oracle.stone else "-"
    rows = [[card(oracle, (row, column)) for column in COLUMNS] for row in ROWS]
    fields = [["secrets", *dealt], ["takers", *takers]]
    fields += [[f"row{number}", *cards] for number, cards in enumerate(rows, 1)]
    fields += [["stone", stone], pile("box", oracle.box), *(pile("aside", cards) for cards in oracle.laid_aside)]
    return [" ".join(words) for words in [*fields, ["missions", *missions]]]


def pile(name: str, values: list[int]) -> list[str]:
    return [name, *map(str, sorted(values))]


def card(oracle: Oracle, place: Place) -> str:
    if place in oracle.gaps:
        return "."
    return f"{oracle.values[place]}/{oracle.owners.get(place, '-')}" if place in oracle.values else "?"
