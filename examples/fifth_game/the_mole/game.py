"""The Mole as Coverstory sees it: facts, what is seen, heard and said, and the plugin that its entry point names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from coverstory.rules.contract import ONLOOKER, OVER, Event, State, View, read_event
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from coverstory.rules.plugin import GamePlugin
from coverstory.rules.text_form import TextReader
from coverstory.words.sayings import SEAT_NUMBER, Sayings, Statement
from the_mole import rules
from the_mole.rules import ACCUSE, CODES, HAND, HIDDEN, KINDS, MoleState, MoleView, MoleWorlds


class MoleGame(Game):
    slug, version, view_class = "the_mole", 1, MoleView
    designers, publisher, year, minutes = "Coverstory contributors", "Coverstory", 2026, 5
    least_seats, most_seats, seats_rule = 3, 5, "M1"
    options, variants, harmless = (), ({},), frozenset({"handed", "accused"})
    codes, example, longest = CODES, HAND, rules.FIRST_ACCUSATION + most_seats
    sayings = Sayings(
        "the_mole",
        events={"mole": "", "dealt": "", "handed": "seat to:seat", "accused": "seat suspect:seat", "unmasked": "seat"},
        actions=dict.fromkeys(KINDS, "number"),
        tasks={"mole": "", "hand": "seat", "accuse": "seat", "over": ""},
        derived={"seat_number": SEAT_NUMBER},
    )

    def new(self, seats: int, options: Options) -> State:
        return MoleState(seats, [])

    def look(self, state: State, seat: int, heard: list[Event]) -> View:
        assert isinstance(state, MoleState)
        return rules.look(state, seat, heard)

    def worlds(self, view: View) -> MoleWorlds:
        assert isinstance(view, MoleView)
        return MoleWorlds(view)

    def hear(self, before: State, action: int, after: State, seat: int) -> list[Event]:
        assert isinstance(after, MoleState)
        who = int(before.to_act())
        if action < HAND:
            return [Event("mole" if seat == action else "dealt", [])]  # M2
        if action < ACCUSE:
            return [Event("handed", [who, action - HAND])]
        unmasked = [Event("unmasked", after.actions[:1])] if after.to_act() == OVER else []
        return [Event("accused", [who, action - ACCUSE]), *unmasked]

    def read_state(self, text: str) -> State:
        reader = TextReader("State of The Mole", text)
        seats, actions = self.read_table(reader, 0)
        reader.end()
        return MoleState(seats, actions)

    def read_view(self, text: str) -> View:
        reader = TextReader("View of The Mole", text)
        seat = reader.number("seat", ONLOOKER, self.most_seats - 1)
        seats, actions = self.read_table(reader, HIDDEN)
        return MoleView(seat, [read_event(line) for line in reader.rest("heard")], seats, actions)

    def read_table(self, reader: TextReader, least: int) -> tuple[int, list[int]]:
        seats = reader.number("seats", self.least_seats, self.most_seats)
        return seats, list(reader.row("actions", shortest=0, longest=self.longest, least=least, most=CODES - 1))

    def parts_of(self, action: int) -> Sequence[str | int]:
        return [KINDS[action // 5], action % 5]

    def task_of(self, view: View) -> Statement:
        assert isinstance(view, MoleView)
        actor, turn = int(view.to_act()), len(view.actions)
        if actor < 0:
            return Statement("over" if actor == OVER else "mole", ())
        return Statement("hand" if turn < rules.FIRST_ACCUSATION else "accuse", (actor,))


HERE = Path(__file__).parent
PLUGIN = GamePlugin(MoleGame(), rules_texts=HERE / "texts", locales=HERE / "locales")
