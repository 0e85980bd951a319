"""The Mole as Coverstory sees it: facts, what is seen, heard and said, and the plugin that its entry point names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from coverstory.errors import MalformedText
from coverstory.rules.contract import ONLOOKER, OVER, Event, State, View, read_event
from coverstory.rules.game import Game
from coverstory.rules.languages import LANGUAGES, folded
from coverstory.rules.options import Options
from coverstory.rules.plugin import GamePlugin
from coverstory.rules.text_form import Reader
from the_mole import rules
from the_mole.rules import CODES, LEAK, MoleState, MoleView, MoleWorlds
from the_mole.words import ACTIONS, EVENTS, REASONS, RULES, TASKS

MOST_ACTIONS = rules.ACCUSATIONS + 5


class MoleGame(Game):
    slug, version, view_class = "the_mole", 1, MoleView
    title: Mapping[str, str] = {"en": "The Mole", "de": "Der Maulwurf"}
    summary: Mapping[str, str] = {"en": "One of us leaks our missions.", "de": "Jemand verrät unsere Einsätze."}
    designers, publisher, year, minutes = "Coverstory contributors", "Coverstory", 2026, 5
    least_seats, most_seats, seats_rule = 3, 5, "M1"
    options, variants = (), ({},)
    harmless = frozenset({"sent", "kept", "leaked", "decided", "accused"})
    codes, longest = CODES, MOST_ACTIONS

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
        reader = Reader("State of The Mole", text)
        seats, actions = reader.number("seats", 3, 5), reader.row("actions", 0, MOST_ACTIONS, 0, CODES - 1)
        reader.end()
        return MoleState(seats, list(actions))

    def read_view(self, text: str) -> View:
        reader = Reader("View of The Mole", text)
        seat, seats = reader.number("seat", ONLOOKER, 4), reader.number("seats", 3, 5)
        actions = reader.row("actions", 0, MOST_ACTIONS, rules.HIDDEN, CODES - 1)
        failed = reader.row("failed", 0, 3, 0, 1)
        return MoleView(seat, [read_event(line) for line in reader.rest("heard")], seats, list(actions), list(failed))

    def say_action(self, action: int, lang: str) -> str:
        base = max(base for base in ACTIONS if base <= action)
        return ACTIONS[base][LANGUAGES.index(lang)].format(action - base)

    def read_action(self, words: str, lang: str) -> int:
        known = {folded(self.say_action(code, lang)): code for code in range(CODES)}
        if folded(words) not in known:
            raise MalformedText("Action", f"words such as “{self.say_action(LEAK, lang)}”", f"“{words}”")
        return known[folded(words)]

    def say_event(self, event: Event, lang: str, names: Sequence[str]) -> str:
        seats = [names[number] if number < len(names) else "" for number in event.numbers]
        return EVENTS[event.kind][LANGUAGES.index(lang)].format(seat=seats, number=event.numbers)

    def say_task(self, view: View, lang: str, names: Sequence[str]) -> str:
        assert isinstance(view, MoleView)
        actor = view.to_act()
        task = "over" if actor == OVER else rules.task_at(len(view.actions))
        return TASKS[task][LANGUAGES.index(lang)].format(who="" if actor < 0 else names[actor])

    def say_rule(self, rule: str, lang: str) -> str:
        return RULES[rule][LANGUAGES.index(lang)]

    def say_reason(self, reason: str, lang: str) -> str:
        return REASONS[reason][LANGUAGES.index(lang)]


PLUGIN = GamePlugin(MoleGame(), rules_texts=Path(__file__).parent / "texts")
