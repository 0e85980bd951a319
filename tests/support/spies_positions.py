"""Positions of Top Secret Spies for tests, written as text and read by the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from coverstory.rules.contract import CHANCE, ONLOOKER, OVER, Event
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.components import DECK, KINDS
from coverstory.rules.top_secret_spies.events import hear
from coverstory.rules.top_secret_spies.game import SpiesGame
from coverstory.rules.top_secret_spies.packed import byte_of
from coverstory.rules.top_secret_spies.play import SpiesState, read_state
from coverstory.rules.top_secret_spies.view import look
from support.spies_names import CHURCH

GAME = SpiesGame()
BLANK_DOSSIER = "15 15 15 15 15 15 15"
IN_PLAY = {2: "1 3 4 5 6", 3: "1 2 3 4 5 6"}
IN_OLDER_PLAY = {2: "1 3 4 5", 3: "1 3 4 5 6", 4: "1 2 3 4 5 6"}


def position(
    seats: int = 4,
    phase: str = "move",
    player: int = 0,
    roll: int = 0,
    actor: int = 0,
    passes: int = 0,
    played: bool = False,
    writer: int = 0,
    filed: bool = False,
    safe: int = 7,
    arrived: Sequence[int] = (),
    at: Mapping[int, int] | None = None,
    markers: Mapping[int, int] | None = None,
    firsts: Sequence[int] | None = None,
    seconds: Mapping[int, int] | None = None,
    cards: bool = False,
    hands: Mapping[int, Sequence[int]] | None = None,
    discard: Sequence[int] = (),
    removed: Sequence[int] = (),
    deck: Sequence[int] = tuple(DECK),
    dossier: bool = False,
    before: bool = False,
    best_wins: bool = False,
    returned_held: bool = False,
    older: bool = False,
    entries: Mapping[int, str] | None = None,
) -> SpiesState:
    """Agents that are not named stand in the church; the rest of the deck is the supply."""
    in_play = (IN_OLDER_PLAY if older else IN_PLAY).get(seats, "0 1 2 3 4 5 6")
    owned = firsts if firsts is not None else [int(agent) for agent in in_play.split()][:seats]
    unusual = {"best_wins": best_wins, "returned_held": returned_held, "older": older}
    lines = [
        f"seats {seats}",
        f"agents {in_play}",
        "first -1",
        f"cards {int(cards)}",
        f"dossier {int(dossier)}",
        f"before {int(before)}",
        *(f"{name} 1" for name, is_on in unusual.items() if is_on),
        f"deck {row(deck)}",
        f"phase {phase}",
        f"player {player}",
        f"roll {roll}",
        f"actor {actor}",
        f"passes {passes}",
        f"played {int(played)}",
        f"writer {writer}",
        f"filed {int(filed)}",
        f"safe {safe}",
        f"arrived {row(arrived)}".rstrip(),
        f"positions {row([(at or {}).get(agent, CHURCH) for agent in range(7)])}",
        f"markers {row([(markers or {}).get(agent, 0) for agent in range(7)])}",
        f"firsts {row(owned)}",
        f"seconds {row([(seconds or {}).get(seat, 7) for seat in range(seats)])}",
    ]
    if cards:
        held = [(hands or {}).get(seat, ()) for seat in range(seats)]
        in_use = Counter([*discard, *removed, *(kind for hand in held for kind in hand)])
        left = [0 if seats == 7 and kind == 14 else deck[kind] - in_use[kind] for kind in range(KINDS)]
        lines += [f"supply {row(left)}", f"discard {pile(discard)}", f"removed {pile(removed)}"]
        lines += [f"hand {pile(hand)}" for hand in held]
    if dossier:
        lines += [f"entries {(entries or {}).get(seat, BLANK_DOSSIER)}" for seat in range(seats)]
    return read_state("\n".join(lines) + "\n")


def row(numbers: Sequence[int]) -> str:
    return " ".join(str(number) for number in numbers)


def pile(kinds: Sequence[int]) -> str:
    counts = Counter(kinds)
    return row([counts[kind] for kind in range(KINDS)])


def split(points: Mapping[int, int]) -> int:
    return codes.split([points.get(agent, 0) for agent in range(7)])


def where(state: SpiesState, agent: int) -> int:
    return byte_of(state.positions, agent)


def marker(state: SpiesState, agent: int) -> int:
    return byte_of(state.markers, agent)


def play(state: SpiesState, *actions: int) -> SpiesState:
    """The state after these actions and outcomes."""
    after = state.copy()
    for action in actions:
        after.apply(action)
    return after


def heard(state: SpiesState, action: int, seat: int = ONLOOKER) -> list[Event]:
    return hear(state, action, play(state, action), seat)


def told(state: SpiesState, action: int, seat: int) -> str:
    """Everything that reaches a seat of one action: what it hears, and its view afterwards."""
    after = play(state, action)
    return look(after, seat, hear(state, action, after, seat)).text()


def random_states(seats: int, options: Options, seed: int) -> Iterator[SpiesState]:
    """A random game, as it stands before each action and at its end."""
    state = GAME.new(seats, GAME.settle(options))
    rng = Rng(seed)
    while True:
        yield state
        who = state.to_act()
        if who == OVER:
            return
        state = play(state, state.draw(rng) if who == CHANCE else state.pick(rng))


def start(seats: int, options: Options | None = None) -> SpiesState:
    state = GAME.start(seats, options)
    assert isinstance(state, SpiesState)
    return state
