"""The Mole as Coverstory sees it: facts, what is seen, heard and said, and the plugin that its entry point names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from coverstory.rules.contract import CHANCE, ONLOOKER, OVER, Event, State, View, read_event
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from coverstory.rules.plugin import GamePlugin
from coverstory.rules.text_form import TextReader
from coverstory.words.sayings import Statement
from the_mole import rules
from the_mole.rules import CODES, KEEP, LEAK, MoleState, MoleView, MoleWorlds
from the_mole.words import KINDS, SAYINGS

MOST_ACTIONS = rules.ACCUSATIONS + 5


class MoleGame(Game):
    slug, version, view_class = "the_mole", 1, MoleView
    designers, publisher, year, minutes = "Coverstory contributors", "Coverstory", 2026, 5
    least_seats, most_seats, seats_rule = 3, 5, "M1"
    options, variants = (), ({},)
    harmless = frozenset({"sent", "kept", "leaked", "decided", "accused"})
    codes, example, longest = CODES, LEAK, MOST_ACTIONS
    sayings = SAYINGS

    def new(self, seats: int, options: Options) -> State:
        return MoleState(seats, [])

    def look(self, state: State, seat: int, heard: list[Event]) -> View:
        assert isinstance(state, MoleState)
        return rules.look(state, seat, heard)

    def worlds(self, view: View) -> MoleWorlds:
        assert isinstance(view, MoleView)
        return MoleWorlds(view)

    def hear(self, before: State, action: int, after: State, seat: int) -> list[Event]:
        assert isinstance(before, MoleState)
        assert isinstance(after, MoleState)
        who, task = before.to_act(), rules.task_at(len(before.actions))
        if task == rules.DEAL:
            return [Event("mole", []) if seat == action else Event("dealt", [])]
        if task == rules.SENDING:
            return [Event("sent", [who, action - rules.SEND])]
        if task == rules.DECIDING:
            news = [Event("decided", [who]) if seat != who else Event("leaked" if action == LEAK else "kept", [who])]
            ended = rules.failures(after.actions)
            if len(ended) > len(rules.failures(before.actions)):
                news.append(Event("failed" if ended[-1] else "succeeded", [len(ended)]))
            return news
        news = [Event("accused", [who, action - rules.ACCUSE])]
        if after.to_act() == OVER:
            points = rules.points_of(after.seat_count, after.actions)
            news += [Event("unmasked", after.actions[:1]), *(Event("points", [who, n]) for who, n in enumerate(points))]
        return news

    def read_state(self, text: str) -> State:
        reader = TextReader("State of The Mole", text)
        seats, actions = (
            reader.number("seats", 3, 5),
            reader.row("actions", shortest=0, longest=MOST_ACTIONS, least=0, most=CODES - 1),
        )
        reader.end()
        return MoleState(seats, list(actions))

    def read_view(self, text: str) -> View:
        reader = TextReader("View of The Mole", text)
        seat, seats = reader.number("seat", ONLOOKER, 4), reader.number("seats", 3, 5)
        actions = reader.row("actions", shortest=0, longest=MOST_ACTIONS, least=rules.HIDDEN, most=CODES - 1)
        failed = reader.row("failed", shortest=0, longest=3, least=0, most=1)
        return MoleView(
            seat,
            heard=[read_event(line) for line in reader.rest("heard")],
            seats=seats,
            actions=list(actions),
            failed=list(failed),
        )

    def parts_of(self, action: int) -> Sequence[str | int]:
        base = max(base for base in KINDS if base <= action)
        return [KINDS[base], *([] if base in (KEEP, LEAK) else [action - base])]

    def task_of(self, view: View) -> Statement:
        assert isinstance(view, MoleView)
        actor = view.to_act()
        if actor == OVER:
            return Statement("over", ())
        return Statement(rules.task_at(len(view.actions)), () if actor == CHANCE else (int(actor),))


HERE = Path(__file__).parent
PLUGIN = GamePlugin(MoleGame(), rules_texts=HERE / "texts", locales=HERE / "locales")
