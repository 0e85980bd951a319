"""A bot sees a view and what is offered, and keeps nothing from which more could be learned."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from itertools import cycle

import pytest

from coverstory.arena.contest import tournament
from coverstory.arena.contest.tournament import Contest, Thinking, play_match
from coverstory.bots.bot import Bot
from coverstory.bots.roster import LEVELS, make_bot, read_code
from coverstory.match.match import Match, state_of
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import State, View
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng, Source
from coverstory.terminal.local import LocalSession, Setup
from coverstory.terminal.plain import PlainTable
from support.every_table import every_table


def reachable(start: Sequence[object]) -> Iterator[object]:
    """Everything that can be reached from these, but for classes, modules and functions, which all share."""
    queue = list(start)
    seen: set[int] = set()
    while queue:
        thing = queue.pop()
        if id(thing) in seen or isinstance(thing, type) or type(thing).__name__ in ("module", "function"):
            continue
        seen.add(id(thing))
        yield thing
        queue.extend(gc.get_referents(thing))


class Witness(Bot):
    """Plays at random, and looks closely at everything that it is given."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.asked = 0

    def choose(self, *given: object, **named: object) -> int:  # whatever anybody might give
        assert not named
        view, offered = given
        assert isinstance(view, View)
        assert isinstance(offered, Sequence)
        if self.asked % 5 == 0:
            self.look_at(view, offered)
        self.asked += 1
        action = offered[self.asked % len(offered)]
        assert isinstance(action, int)
        return action

    def look_at(self, view: View, offered: Sequence[object]) -> None:
        assert view.seat == self.seat
        assert {type(action) for action in offered} == {int}
        for thing in reachable([view, offered]):
            assert not isinstance(thing, State | Source | Match | Bot)
            assert not isinstance(thing, View) or thing is view


@every_table
def test_a_bot_in_the_arena_gets_a_view_and_what_is_offered(
    game: Game, seats: int, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    witnesses = [Witness(seat) for seat in range(seats)]
    monkeypatch.setattr(tournament, "seat_bots", lambda *_: witnesses)
    contest = Contest(game.slug, seats=seats, options=dict(options), bots=("R", "R"), deals=1, seed=4)
    play_match(contest, 0, [Thinking(), Thinking()])
    assert all(witness.asked for witness in witnesses)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_bot_in_the_terminal_gets_a_view_and_what_is_offered(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = cycle(["list", "a"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    session = LocalSession(Setup(game, seats=2, seat=0, options={}, level="R", seed=3), "en")
    witness = Witness(1)
    session._bots = [witness, witness]
    PlainTable(session, "Ann", "").play()
    session.close()
    assert witness.asked


@pytest.mark.parametrize("slug", list(GAMES))
@pytest.mark.parametrize("code", [*LEVELS[:2], "agent:6n", "spymaster:8n"])
def test_a_bot_keeps_nothing_of_the_table(slug: str, code: str) -> None:
    """After some moves: no match, no true state, no view but of its own seat, no chance but its own."""
    game = find_game(slug)
    match = Match(game, 2)
    chance, own = Rng(2), Rng(3)
    bot = make_bot(game, read_code(game, code), own, lambda: 0.0)
    match.play_chance(chance)
    for _ in range(12):
        seat = match.to_act()
        view, offered = match.view(seat), match.offered(seat)
        match.submit(seat, bot.choose(view, offered) if seat == 0 else offered[0])
        match.play_chance(chance)
    kept = list(reachable([bot]))
    assert len(kept) >= 2  # the walk does not end at the door
    for thing in kept:
        assert not isinstance(thing, Match)
        assert thing is not state_of(match)
        assert not isinstance(thing, View) or thing.seat == 0
        assert not isinstance(thing, Source) or thing is own


def play_on(match: Match, bots: Sequence[Bot], chance: Rng) -> Iterator[tuple[View, list[int]]]:
    """The match as the bots play it: what each seat sees and is offered before it chooses."""
    match.play_chance(chance)
    while not match.over:
        seat = match.to_act()
        view, offered = match.view(seat), list(match.offered(seat))
        yield view, offered
        match.submit(seat, bots[seat].choose(view, offered))
        match.play_chance(chance)


@every_table
def test_the_same_view_seed_and_nodes_give_the_same_action(game: Game, seats: int, options: Options) -> None:
    """Also from the view's text form: whatever a bot knows stands there."""
    rookies = [make_bot(game, read_code(game, "rookie"), Rng(5, seat), lambda: 0.0) for seat in range(seats)]
    for number, (view, offered) in enumerate(play_on(Match(game, seats, options), rookies, Rng(6))):
        if number % 30 == 10:
            level = ("agent:3n", "spymaster:4n", "rookie", "random")[number // 30 % 4]
            again = game.read_view(view.text())
            assert chosen_anew(game, level, view, offered) == chosen_anew(game, level, again, offered)


def chosen_anew(game: Game, code: str, view: View, offered: Sequence[int]) -> int:
    return make_bot(game, read_code(game, code), Rng(8), lambda: 0.0).choose(view, offered)
