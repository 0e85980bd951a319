"""Top Secret Spies as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import Event, State, View, Worlds
from coverstory.rules.game import Game
from coverstory.rules.options import Choice, Flag, Options, Text, bad_option, seat_or_random
from coverstory.rules.top_secret_spies import words as speech
from coverstory.rules.top_secret_spies.actions import ACTIONS
from coverstory.rules.top_secret_spies.components import (
    AGENTS,
    CARDS,
    DECK,
    FIRST_RULES,
    GRAY,
    KINDS,
    MOST_SEATS,
    ORANGE,
    RANDOM,
    RULES,
    VIOLET,
    WRITE,
)
from coverstory.rules.top_secret_spies.events import hear
from coverstory.rules.top_secret_spies.packed import agents_from, pile_from
from coverstory.rules.top_secret_spies.play import SpiesState, new_game, read_state
from coverstory.rules.top_secret_spies.setup import SpiesSetup, agents_for, enough_cards
from coverstory.rules.top_secret_spies.view import SpiesView, look, read_view
from coverstory.rules.top_secret_spies.vocabulary import COLOURS, NAMES
from coverstory.rules.top_secret_spies.worlds import SpiesWorlds
from coverstory.words.catalogue import Translations, words
from coverstory.words.languages import LANGUAGES
from coverstory.words.sayings import Statement

DROPPED_FIRST = (GRAY, ORANGE, VIOLET)  # T1, T37


def proper_agents(value: str) -> str | None:
    """`auto`, initials such as `PJMDL`, or colours and names; in proper form the English colours in order."""
    written = value.casefold().replace(",", " ").split()
    if written == ["auto"]:
        return "auto"
    if len(written) == 1 and agent_number(written[0]) is None:
        written = list(written[0])
    numbers = [agent_number(word) for word in written]
    found = sorted({number for number in numbers if number is not None})
    if None in numbers or len(found) < len(numbers) or not found:
        return None
    return " ".join(COLOURS[number] for number in found)


def agent_number(word: str) -> int | None:
    """By initial, name or colour, in any case and any language."""
    for agent in range(AGENTS):
        name = NAMES[agent].casefold()
        if word in (name, name[0], COLOURS[agent], *colours_spoken(agent)):
            return agent
    return None


def colours_spoken(agent: int) -> list[str]:
    return [words(lang, "top_secret_spies").say("agent", {"agent": agent}).casefold() for lang in LANGUAGES]


def proper_counts(value: str) -> str | None:
    """Fifteen numbers in the order of T11."""
    counts = value.replace(",", " ").split()
    if len(counts) != KINDS or not all(len(count) == 1 and count in "01234" for count in counts):
        return None
    return " ".join(counts)


class SpiesGame(Game):
    slug = "top_secret_spies"
    version = int(RULES)
    designers = "Wolfgang Kramer"
    publisher = "Amigo / Rio Grande Games"
    year = 2001
    least_seats = 2
    most_seats = 7
    usual_seats = 4
    seats_rule = "T1"
    minutes = 30
    options = (
        Flag("cards", "T11", False),
        Flag("dossier", "T21", False),
        Text("agents", "T1", "auto", proper_agents, named=("auto",)),
        Choice("first", "T5", "random", ("random", *(str(seat) for seat in range(MOST_SEATS)))),
        Text("card_counts", "T11", " ".join(str(count) for count in DECK), proper_counts),
        Choice("dossier_decides", "T23", "after", ("after", "before")),
        Choice("free_agent_ahead", "T10", "nobody", ("nobody", "best")),
        Choice("returned_agent", "T22", "free", ("free", "holder")),
        Flag("older_edition", "T37", False),
    )
    printed_variants = ("cards", "dossier")
    variants = (
        {},
        {"cards": True},
        {"dossier": True, "first": "1"},
        {"cards": True, "dossier": True, "dossier_decides": "before", "card_counts": "1 1 1 1 1 2 1 1 1 1 1 1 1 1 4"},
        {"older_edition": True, "free_agent_ahead": "best"},
        {"older_edition": True, "cards": True, "dossier": True, "returned_agent": "holder"},
    )

    view_class = SpiesView
    sayings = speech.SAYINGS
    codes = int(ACTIONS)
    example = 7
    harmless = frozenset(
        {"stay", "move", "walk", "pass", "done", "safe", "entry", "written", "scoring", "score", "dossiers", "turn"}
    )

    def of_version(self, version: int) -> Game:
        return _first_rules if version == FIRST_RULES else super().of_version(version)

    def new(self, seats: int, options: Options) -> SpiesState:
        first = RANDOM if options["first"] == "random" else int(options["first"])
        if first >= seats:
            raise bad_option("first", seat_or_random(seats), str(first), "T5")
        deck = pile_from(vec[i64]([int(count) for count in str(options["card_counts"]).split()]))
        older = bool(options["older_edition"])
        setup = SpiesSetup(
            rules=self.version,
            seats=seats,
            agent_bits=self.agent_bits(seats, str(options["agents"]), older),
            first=first,
            cards=bool(options["cards"]),
            dossier=bool(options["dossier"]),
            judged_before=options["dossier_decides"] == "before",
            best_wins=options["free_agent_ahead"] == "best",
            returned_held=options["returned_agent"] == "holder",
            older=older,
            deck=deck,
        )
        if not enough_cards(setup):
            expected = Translations("top_secret_spies", "allowed-enough_cards", cards=2 * seats)
            raise bad_option("card_counts", expected, str(options["card_counts"]), "T11")
        return new_game(setup)

    def agent_bits(self, seats: int, agents: str, older: bool) -> int:
        """Which agents play (T1, T37)."""
        wanted = agents_for(seats, older)
        if agents == "auto":
            dropped = DROPPED_FIRST[: AGENTS - wanted]
            return agents_from(vec[i64]([agent for agent in range(AGENTS) if agent not in dropped]))
        chosen = agents.split()
        if len(chosen) != wanted:
            expected = Translations("top_secret_spies", "allowed-so_many_agents", agents=wanted, seats=seats)
            raise bad_option("agents", expected, agents, "T1")
        return agents_from(vec[i64]([COLOURS.index(colour) for colour in chosen]))

    def read_state(self, text: str) -> State:
        return read_state(text)

    def look(self, state: State, seat: int, heard: list[Event]) -> View:
        assert isinstance(state, SpiesState)
        self.check_seat(seat, state.setup.seats)
        return look(state, seat, heard)

    def read_view(self, text: str) -> View:
        return read_view(text)

    def hear(self, before: State, action: int, after: State, seat: int) -> list[Event]:
        assert isinstance(before, SpiesState)
        assert isinstance(after, SpiesState)
        return hear(before, action, after, seat)

    def at_once(self, state: State) -> Sequence[int]:
        """Everybody writes a dossier (T21, T36)."""
        assert isinstance(state, SpiesState)
        if state.phase != WRITE:
            return []
        seats = state.seats()
        left = (state.player - state.writer - 1) % seats + 1
        return [(state.writer + later) % seats for later in range(left)]

    def foregone(self, state: State) -> int | None:
        """Whoever has no card left cannot play one, and everybody sees it (T15, T20)."""
        assert isinstance(state, SpiesState)
        is_bare = state.phase == CARDS and state.papers[state.actor] == 0
        return int(state.nth_legal(0)) if is_bare else None

    def worlds(self, view: View) -> Worlds:
        assert isinstance(view, SpiesView)
        return SpiesWorlds(view)

    def fold(self, words: str) -> str:
        return speech.plain(words)

    def parts_of(self, action: int) -> Sequence[str | int]:
        return speech.parts_of(action)

    def task_of(self, view: View) -> Statement:
        assert isinstance(view, SpiesView)
        return speech.task_of(view)


class FirstSpiesGame(SpiesGame):
    """By the rules of version 1, so that records of them replay."""

    version = int(FIRST_RULES)


_first_rules = FirstSpiesGame()
