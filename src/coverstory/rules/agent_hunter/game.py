"""Agent Hunter as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.rules.agent_hunter.actions import CODES, attack_from_hand
from coverstory.rules.agent_hunter.components import CARDS, DECOYS, FEWEST_CARDS, HOUSES, RANDOM, REFILL, SEATS, SETUP
from coverstory.rules.agent_hunter.play import HunterState, new_game, read_state
from coverstory.rules.agent_hunter.view import HunterView, hear, look, read_view
from coverstory.rules.agent_hunter.words import SAYINGS, parts_of, task_of
from coverstory.rules.agent_hunter.worlds import HunterWorlds
from coverstory.rules.contract import Event, State, View
from coverstory.rules.game import Game
from coverstory.rules.options import Choice, Flag, Options, Whole
from coverstory.words.sayings import Statement


class HunterGame(Game):
    slug = "agent_hunter"
    version = 1
    designers = "Mike Elliott"
    publisher = "Alderac Entertainment Group"
    year = 2013
    least_seats = 2
    most_seats = 2
    seats_rule = "H7"
    minutes = 15
    options = (
        Whole("cards", "H26", CARDS, least=FEWEST_CARDS, most=CARDS),
        Whole("houses", "H27", HOUSES, least=1, most=HOUSES),
        Whole("decoys", "H28", DECOYS, least=0, most=DECOYS),
        Flag("refill_at_end", "H12", True),
        Choice("first", "H1", "random", ("random", "0", "1")),
    )
    variants = (
        {},
        {"refill_at_end": False},
        {"cards": 4, "decoys": 1},
        {"cards": 6, "houses": 2, "decoys": 0},
        {"cards": 4, "houses": 1, "decoys": 5, "refill_at_end": False},
        {"cards": 7, "decoys": 2, "first": "1"},
    )

    view_class = HunterView
    sayings = SAYINGS
    codes = int(CODES)
    example = int(attack_from_hand(7, 0))
    harmless = frozenset({"placed", "placed_unseen", "decoy", "turn"})

    def new(self, seats: int, options: Options) -> State:
        cards, houses, decoys = (int(options[name]) for name in ("cards", "houses", "decoys"))
        first = RANDOM if options["first"] == "random" else int(options["first"])
        return new_game(cards, houses=houses, decoys=decoys, refill_at_end=bool(options["refill_at_end"]), first=first)

    def read_state(self, text: str) -> State:
        return read_state(text)

    def look(self, state: State, seat: int, heard: list[Event]) -> View:
        assert isinstance(state, HunterState)
        return look(state, seat, heard)

    def read_view(self, text: str) -> View:
        return read_view(text)

    def hear(self, before: State, action: int, after: State, seat: int) -> list[Event]:
        assert isinstance(before, HunterState)
        assert isinstance(after, HunterState)
        return hear(before, action, after, seat)

    def at_once(self, state: State) -> Sequence[int]:
        """Both players hide their cards (H1, H22)."""
        assert isinstance(state, HunterState)
        return range(state.to_act(), SEATS) if state.phase == SETUP else []

    def foregone(self, state: State) -> int | None:
        """A refill after the last elimination, unless the cards in hand break a tie (H12, H20)."""
        assert isinstance(state, HunterState)
        is_idle = state.phase == REFILL and state.over() and state.points(0) != state.points(1)
        return int(state.nth_legal(0)) if is_idle else None

    def worlds(self, view: View) -> HunterWorlds:
        assert isinstance(view, HunterView)
        return HunterWorlds(view)

    def parts_of(self, action: int) -> Sequence[str | int]:
        return parts_of(action)

    def task_of(self, view: View) -> Statement:
        assert isinstance(view, HunterView)
        return task_of(view)
