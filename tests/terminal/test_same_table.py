"""What a player can do at a table is the same on this machine and at a server, in the same words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from queue import SimpleQueue

import pytest

from coverstory.rules.catalogue import find_game
from coverstory.terminal.client_state import ClientState
from coverstory.terminal.commands import choices_now
from coverstory.terminal.http_client import Server
from coverstory.terminal.local import LocalSession, Setup
from coverstory.terminal.remote import RemoteSession
from coverstory.terminal.session import News, Session
from coverstory.wire.commands import Act, Command, Hint, Note, Phrase, Rematch, Say, SeatPlan, Settings, Undo
from coverstory.wire.messages import Done, Hinted, Refused
from coverstory.words.catalogue import words
from support.live_server import NO_RATE_LIMIT, PATIENCE, LiveServer, live_server

OPTIONS: dict[str, int | bool | str] = {"cards": 6, "decoys": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("live"), NO_RATE_LIMIT) as server:
        yield server


class Player:
    """A session without a front end, in seat 0 of a game against a bot that has begun."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.seen = ClientState(session.lang)
        self.inbox: SimpleQueue[News] = SimpleQueue()
        session.open(self.inbox.put)
        self.hear_until(lambda: bool(self.seen.offers))

    def hear_until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self.seen.take(self.inbox.get(timeout=PATIENCE))

    def ask(self, command: Command) -> Done | Refused | Hinted:
        self.session.send(command)
        while True:
            news = self.inbox.get(timeout=PATIENCE)
            self.seen.take(news)
            if isinstance(news, Done | Refused | Hinted) and news.id == command.id:
                return news

    def refused(self, command: Command) -> tuple[str, str]:
        answer = self.ask(command)
        assert isinstance(answer, Refused), answer
        return answer.code, self.seen.say_refusal(answer)

    def done(self, command: Command) -> None:
        assert self.ask(command) == Done(command.id)

    def act(self, place: int = 0) -> None:
        offer = self.seen.offers[place]
        self.done(Act(self.number(), 0, self.seen.version, offer.code))

    def number(self) -> int:
        return self.session.next_id()

    def play_to_the_end(self) -> None:
        while self.seen.ending is None:
            self.hear_until(lambda: bool(self.seen.offers) or self.seen.ending is not None)
            if self.seen.offers:
                command = choices_now(self.seen, "")[0].command(self.number())
                self.seen.spend()
                self.session.send(command)


def local_session() -> Session:
    return LocalSession(
        Setup(find_game("agent_hunter"), seats=2, seat=0, options=OPTIONS, level="random", name="Ann"), "en"
    )


def remote_session(server: LiveServer) -> Session:
    there = Server(server.url, "en")
    there.greet()
    settings = Settings("agent_hunter", [SeatPlan(), SeatPlan("bot", "random")], OPTIONS, hints=True)
    table = there.make_table(settings, "Ann").id
    there.begin(table)
    return RemoteSession(there, table, "en")


@pytest.fixture(params=["on this machine", "at a server"])
def player(request: pytest.FixtureRequest, server: LiveServer) -> Iterator[Player]:
    session = local_session() if request.param == "on this machine" else remote_session(server)
    player = Player(session)
    yield player
    session.close()


def sentence(code: str) -> tuple[str, str]:
    return code, words("en", "errors").say(f"error-{code}")


def test_a_choice_is_taken_back_only_for_the_position_that_was_seen(player: Player) -> None:
    before = player.seen.version
    player.act()
    player.hear_until(lambda: player.seen.may_undo)
    assert player.refused(Undo(player.number(), 0, before)) == sentence("stale")
    player.done(Undo(player.number(), 0, player.seen.version))
    player.hear_until(lambda: not player.seen.log)


def test_there_is_nothing_to_take_back_before_the_first_choice(player: Player) -> None:
    assert player.refused(Undo(player.number(), 0, player.seen.version)) == sentence("cannot_undo")


def test_a_choice_for_another_position_is_refused(player: Player) -> None:
    stale = Act(player.number(), 0, player.seen.version + 1, player.seen.offers[0].code)
    assert player.refused(stale) == sentence("stale")


def test_an_illegal_choice_is_refused_with_its_rule(player: Player) -> None:
    placed = player.seen.offers[0].code
    player.act()
    player.hear_until(lambda: bool(player.seen.log))
    answer = player.ask(Act(player.number(), 0, player.seen.version, placed))
    assert isinstance(answer, Refused)
    said = find_game("agent_hunter").say_rule(answer.rule, "en")
    assert (answer.code, player.seen.say_refusal(answer)) == ("illegal", f"{answer.rule}: {said}")
    assert answer.rule.startswith("H")


def test_another_seat_is_somebody_elses(player: Player) -> None:
    assert player.refused(Act(player.number(), 1, player.seen.version, 0)) == sentence("not_yours")
    assert player.refused(Hint(player.number(), 1)) == sentence("not_yours")


def test_a_hint_names_an_offered_action(player: Player) -> None:
    answer = player.ask(Hint(player.number(), 0))
    while isinstance(answer, Refused) and answer.code == "no_hint":  # the machine is busy: no advice in time
        answer = player.ask(Hint(player.number(), 0))
    assert isinstance(answer, Hinted)
    assert set(answer.actions) <= {offer.code for offer in player.seen.offers}
    assert len(player.seen.say_hint(answer)) == len(answer.actions)


def test_notes_are_kept_and_too_many_are_refused(player: Player) -> None:
    player.done(Note(player.number(), 0, "seven?"))
    player.hear_until(lambda: player.seen.notes == "seven?")
    assert player.refused(Note(player.number(), 0, "ä" * 8000)) == sentence("bad_notes")


def test_what_is_said_is_heard_under_the_players_name(player: Player) -> None:
    player.done(Say(player.number(), "Hello"))
    player.done(Phrase(player.number(), 1))
    player.hear_until(lambda: len(player.seen.chat) == 2)
    assert [player.seen.say_chat(line) for line in player.seen.chat] == ["Ann: Hello", "Ann: Good luck!"]


def test_the_log_calls_people_and_bots_by_their_names(player: Player) -> None:
    player.play_to_the_end()
    said = " ".join(player.seen.log_lines)
    assert "You " in said
    assert "Ann" not in said
    assert "Magpie" in said
    assert "eat 0" not in said
    assert "eat 1" not in said


def test_another_game_is_played_after_this_one_and_not_before(player: Player) -> None:
    assert player.refused(Rematch(player.number())) == sentence("not_finished")
    player.play_to_the_end()
    player.hear_until(lambda: player.seen.stage == "finished")
    first = player.seen.table
    player.done(Rematch(player.number()))
    player.hear_until(lambda: player.seen.table is not None and player.seen.stage != "finished")
    assert first is not None
    assert player.seen.table is not None
    assert player.seen.table.match != first.match
    assert player.seen.table.commitment != first.commitment


def test_a_notebook_longer_than_a_table_allows_is_opened_at_its_newest_part() -> None:
    """Earlier releases had no limit on this machine."""
    setup = Setup(find_game("agent_hunter"), seats=2, seat=0, options=OPTIONS, level="random", name="Ann")
    session = LocalSession(setup, "en", "ä" * 9000 + "newest")
    player = Player(session)
    assert player.seen.notes.endswith("ääänewest")
    assert len(player.seen.notes.encode()) <= 8192
    session.close()
