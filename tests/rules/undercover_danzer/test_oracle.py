"""The real game beside a naive second one: the same moves, probabilities, table, worlds and result."""

from __future__ import annotations

import copy
import random
from collections import Counter, deque
from collections.abc import Iterator

import pytest

from coverstory.rules.contract import CHANCE, OVER, State
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_danzer import actions
from coverstory.rules.undercover_danzer.game import DanzerGame
from oracles.undercover_danzer import WHEEL, Oracle, Order, Piece, beside, opposite, sides, space_named

GAME = DanzerGame()
VARIANTS: list[Options] = [
    *GAME.variants,
    {"track": "classified", "tie_break": "further_columns", "first": "0"},
    {"plain": 1, "colours": "random", "headquarters": "RGP/OBY"},
]
SEATED = [(seats, options) for seats in (2, 3, 4) for options in VARIANTS]
SEATED += [(len(colours), {"colours": colours}) for colours in ("RG", "YO", "OYG", "RYB", "OYGB", "RYGP")]
MISFITS: list[Options] = [{"headquarters": block} for block in ("RGO/BYP", "RGO/YBP", "YBR/PGO", "GRY/POB", "BGR/OYP")]
MISFITS += [{"colours": colours, "headquarters": "RGO/BYP"} for colours in ("OYG", "BPR", "PRO")]
DAWDLING = 60  # rounds

# What must have happened in the games of each style.
RARE = {
    "even": {"back to the old space", "jump", "shut in", "stopped before a full end", "tokens", "line"},
    "starved": {"forced joker", "bottom draw", "cap"},
    "sprinting": {"stopped before a full end", "equal points"},
    "misfit": {"emergency", "emergency without an agent", "emergency of a placed agent"},
}


@pytest.mark.parametrize("style", RARE)
def test_oracle_agrees(style: str) -> None:
    happened: Counter[str] = Counter()
    for seats, options in SEATED if style != "misfit" else [(3, options) for options in MISFITS]:
        happened += compare(seats, options, style)
    assert happened.keys() >= RARE[style]


def compare(seats: int, options: Options, style: str) -> Counter[str]:
    """A whole game; what happened in it."""
    state, oracle = last(side_by_side(seats, options, style))
    if oracle.to_act() != OVER:  # somebody dawdles
        state, oracle = hurried(state, oracle)
        last(play_on(state, oracle, style, random.Random(1)))
    outcome = state.outcome()
    assert outcome.scores == oracle.scores()
    assert outcome.places == oracle.places()
    assert outcome.reason == oracle.reason()
    oracle.happened[outcome.reason] += 1
    oracle.happened["equal points"] += len(set(outcome.scores)) < oracle.seats
    return oracle.happened


@pytest.mark.parametrize("track", ["standard", "classified"])
def test_oracle_agrees_in_crowded_lanes(track: str) -> None:
    rng = random.Random(track)
    happened: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for state, oracle in side_by_side(seats, {"track": track}, "even"):
            if oracle.phase() == "take" and oracle.round > 1:
                happened += compare_a_turn(state, oracle, rng)
    stopped = "stopped at the last token" if track == "standard" else "stopped before a full end"
    assert happened.keys() >= {stopped, "jump"}


def compare_a_turn(state: State, oracle: Oracle, rng: random.Random) -> Counter[str]:
    """With the staffers crowded at the end of their lanes."""
    crowded = copy.deepcopy(oracle)
    crowded.happened.clear()
    crowd(crowded, token_rows(state), rng)
    for _, ahead in play_on(GAME.read_state(edited(state, crowded)), crowded, "sprinting", rng):
        if ahead.player != oracle.player:
            break
    return crowded.happened


@pytest.mark.parametrize("tie_break", ["one_column", "further_columns", "whole_track"])
@pytest.mark.parametrize("track", ["standard", "classified"])
def test_oracle_breaks_ties_alike(track: str, tie_break: str) -> None:
    rng = random.Random(f"{track} {tie_break}")
    options: Options = {"track": track, "tie_break": tie_break, "plain": 1, "line": 3}
    ties = shared = 0
    for seats in (2, 3, 4):
        state, oracle = last(side_by_side(seats, {**options, "classified_values": "-3,-1,0,2,4,7"}, "even"))
        for _ in range(300):
            scatter(oracle, token_rows(state), rng)
            outcome = GAME.read_state(edited(state, oracle)).outcome()
            assert (outcome.scores, outcome.places) == (oracle.scores(), oracle.places())
            ties += len(set(outcome.scores)) < seats
            shared += outcome.places.count(1) > 1
    assert ties > shared
    assert shared or tie_break == "further_columns"


@pytest.mark.parametrize(("seats", "options"), [(seats, options) for seats in (2, 3, 4) for options in GAME.variants])
def test_oracle_knows_the_same_worlds(seats: int, options: Options) -> None:
    rng = random.Random(f"{seats} {options}")
    compared = 0
    for state, oracle in side_by_side(seats, options, "even"):
        if oracle.round < 2 or rng.random() > 0.1:
            continue
        deals = oracle.deals()
        if len(deals) <= 96:
            agree_on_worlds(state, deals, rng)
            compared += 1
        if compared == 2:
            break
    assert compared


# Playing both.


def side_by_side(seats: int, options: Options, style: str) -> Iterator[tuple[State, Oracle]]:
    settled = GAME.settle(options)
    rng = random.Random(f"{seats} {sorted(options.items())} {style}")
    yield from play_on(GAME.new(seats, settled), Oracle(seats, settled), style, rng)


def play_on(state: State, oracle: Oracle, style: str, rng: random.Random) -> Iterator[tuple[State, Oracle]]:
    """Every position, compared; not all 300 rounds of a game that does not end."""
    while True:
        assert state.to_act() == oracle.to_act()
        assert set(state.legal_actions()) == oracle.legal()
        if oracle.starter >= 0 and rng.random() < 0.3:
            assert table_of(state) == table(oracle)
        yield state, oracle
        if oracle.to_act() == OVER or oracle.round == DAWDLING:
            return
        if oracle.to_act() == CHANCE:
            assert dict(state.chance_outcomes()) == oracle.chance()
        code = choose(oracle, style, rng)
        state.apply(code)
        oracle.apply(code)


def last(positions: Iterator[tuple[State, Oracle]]) -> tuple[State, Oracle]:
    return deque(positions, maxlen=1).pop()


def choose(oracle: Oracle, style: str, rng: random.Random) -> int:
    """Something legal or possible, chosen so that what is rare happens."""
    codes = sorted(oracle.chance() or oracle.legal())
    if style == "starved":
        codes = [code for code in codes if starves(oracle, code)] or codes
    if style == "sprinting" and oracle.phase() == "place":
        best = max(overshoot(oracle, code) for code in codes)
        codes = [code for code in codes if overshoot(oracle, code) == best]
    if style == "misfit" and oracle.phase() in ("take", "flip"):
        codes = [code for code in codes if may_fit_nowhere(oracle, code)] or codes
    return rng.choice(codes)


def starves(oracle: Oracle, code: int) -> bool:
    """Seat 0's opposite colour lies on top of the piles, Jokers are played first, and then the same agents again."""
    if oracle.phase() == "piles" and not actions.is_part(code):
        return sides(actions.tile_named(code))[0] == opposite(oracle.colours[0])
    return code == actions.TAKE_JOKER or (actions.is_take_at(code) and oracle.player not in oracle.jokers)


def overshoot(oracle: Oracle, code: int) -> int:
    """How far beyond the last token or column the best staffer would get."""
    space = space_named(code)
    met = [oracle.shown(oracle.board[near]) for near in beside(space) if near in oracle.board]
    assert oracle.hand is not None
    met += [oracle.shown(oracle.hand)] * (2 if oracle.flipped else 1)
    lanes = [lane for lane in range(6) if lane in met and lane not in oracle.won[oracle.player]]
    mine = oracle.staffers[oracle.player]
    return max((mine[lane] + met.count(lane) - max(oracle.tokens[lane], default=11) for lane in lanes), default=-99)


def may_fit_nowhere(oracle: Oracle, code: int) -> bool:
    """After this code and, for a tile just taken, one flip or none."""
    ahead = copy.deepcopy(oracle)
    ahead.apply(code)
    if ahead.phase() == "place":
        return not ahead.where_it_fits()
    return any(may_fit_nowhere(ahead, flip) for flip in ahead.legal())


# The table in the text form.


def lines(state: State, *names: str) -> list[str]:
    return [line for line in state.text().splitlines() if line.split()[0] in names]


def table_of(state: State) -> list[str]:
    return lines(state, "phase", "round", "starts", "player", "came", "flipped", "service", "agent", "pile")


def table(oracle: Oracle) -> list[str]:
    came = "{},{}".format(*oracle.came) if oracle.came else "-"
    return [
        f"phase {oracle.phase()}",
        f"round {oracle.round}",
        f"starts {oracle.starter}",
        f"player {oracle.player}",
        f"came {came}",
        f"flipped {int(oracle.flipped)}",
        *[service(oracle, seat) for seat in range(oracle.seats)],
        *[agent(oracle, pile, depth) for pile in (0, 1) for depth in range(6)],
        *[f"pile {'AB'[pile]} " + " ".join(letters(tile) for tile in oracle.dealt[pile]) for pile in (0, 1)],
    ]


def service(oracle: Oracle, seat: int) -> str:
    kind, number = oracle.files.get(seat, ("", 0))
    file = {"": "-", "joker": "joker"}.get(kind) or name_of(oracle, number)
    staffers = " ".join(map(str, oracle.staffers[seat]))
    joker = where(oracle, ("joker", seat)) or "-"
    return f"service {WHEEL[oracle.colours[seat]]} file {file} joker {joker} staffers {staffers}"


def agent(oracle: Oracle, pile: int, depth: int) -> str:
    """Unseen backs are question marks until the end."""
    tile = oracle.dealt[pile][depth]
    place = where(oracle, ("agent", tile))
    face = letters(tile)
    if not oracle.over and tile not in oracle.seen_through:
        face = face[0] + "?" if tile in oracle.seen else "??"
    side = "undercover" if tile in oracle.undercover else "new" if "?" in face else "official"
    return f"agent {'AB'[pile]}{depth} {face} " + (f"{side} {place}" if place else "pile")


def where(oracle: Oracle, piece: Piece) -> str:
    if oracle.hand == piece:
        return "hand"
    return "".join(f"{row},{column}" for (row, column), other in oracle.board.items() if other == piece)


def name_of(oracle: Oracle, tile: int) -> str:
    pile = 0 if tile in oracle.dealt[0] else 1
    return f"{'AB'[pile]}{oracle.dealt[pile].index(tile)}"


def letters(tile: int) -> str:
    return "".join(WHEEL[colour] for colour in sides(tile))


# Positions that are changed on both sides.


def hurried(state: State, oracle: Oracle) -> tuple[State, Oracle]:
    """The same position in round 299."""
    oracle.round = 299
    return GAME.read_state(state.text().replace(f"\nround {DAWDLING}\n", "\nround 299\n")), oracle


def token_rows(state: State) -> list[list[int]]:
    return [[int(value) for value in line.split()[2:]] for line in lines(state, "lane")]


def scatter(oracle: Oracle, tokens: list[list[int]], rng: random.Random) -> None:
    """Staffers anywhere, no two on a space."""
    last = oracle.columns - (1 if oracle.classified and oracle.seats == 2 else 0)
    for lane in range(6):
        stand(oracle, lane, rng.sample(range(1, last + 1), oracle.seats), tokens[lane])


def crowd(oracle: Oracle, tokens: list[list[int]], rng: random.Random) -> None:
    """The player's staffers before the tokens, the others' beyond; all at home in one lane, so that nobody ends."""
    last = oracle.columns - (1 if oracle.classified and oracle.seats == 2 else 0)
    before = oracle.plain if not oracle.classified else last - oracle.seats
    for lane in range(6):
        columns = rng.sample(range(before + 1 + rng.randrange(2), last + 1), oracle.seats - 1)
        columns.insert(oracle.player, before - rng.randrange(2))
        stand(oracle, lane, columns if lane else [0] * oracle.seats, tokens[lane])


def stand(oracle: Oracle, lane: int, columns: list[int], tokens: list[int]) -> None:
    """Each on his column, with the token that lay there."""
    oracle.tokens[lane] = dict(zip(range(oracle.columns + 1 - len(tokens), oracle.columns + 1), tokens, strict=True))
    for seat, column in enumerate(columns):
        oracle.staffers[seat][lane] = column
        oracle.won[seat].pop(lane, None)
        if column in oracle.tokens[lane]:
            oracle.won[seat][lane] = oracle.tokens[lane].pop(column)


def edited(state: State, oracle: Oracle) -> str:
    """The state's text with the oracle's staffers, and with a reason if it is an end."""
    done = [len(won) == 6 for won in oracle.won]
    if oracle.classified:
        done = [min(columns) > oracle.line for columns in oracle.staffers]
    oracle.ending = True in done
    services = iter(oracle.staffers)
    changed = []
    for line in state.text().splitlines():
        word = line.split()[0]
        if word == "service":
            line = line.partition("staffers")[0] + "staffers " + " ".join(map(str, next(services)))
        if word == "ending":
            line = f"ending {done.index(True) if oracle.ending else -1}"
        if word == "round" and oracle.over and not oracle.ending:
            line = "round 300"
        changed.append(line)
    return "\n".join(changed) + "\n"


# Worlds.


def agree_on_worlds(state: State, deals: set[Order], rng: random.Random) -> None:
    """Every deal that fits what was seen, and no other, each as often as the others."""
    view = GAME.look(state, rng.randrange(-1, state.seats()), [])
    worlds, source = GAME.worlds(view), Rng(rng.randrange(1000))
    drawn = Counter(deal_of(worlds.sample(source)) for _ in range(30 * len(deals)))
    assert set(drawn) == deals
    spread = sum((times - 30) ** 2 / 30 for times in drawn.values())
    assert spread < len(deals) + 5 * (2 * len(deals)) ** 0.5
    assert GAME.look(worlds.sample(source), view.seat, []).text() == view.text()


def deal_of(state: State) -> Order:
    tiles = {letters(tile): tile for tile in range(12)}
    return tuple(tiles[word] for line in lines(state, "pile") for word in line.split()[2:])
