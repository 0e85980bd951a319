"""A client may come to any node: what it sees and does is the same wherever its table is."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

import httpx
import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from coverstory.match.record import read_record
from coverstory.server.live.client import TRY_AGAIN
from coverstory.server.live.letters import (
    LOBBY,
    Call,
    Command,
    Frame,
    Visit,
    read_answer,
    read_letter,
    read_listed,
    text_of,
)
from coverstory.server.people.identity import person_of
from support.cluster import Cluster, Node, cluster
from support.live_server import Json, Line, Visitor, deal_over_http, play_to_the_end
from support.nats_server import PATIENCE
from support.postgres import needs_postgres

TRIES = 5
LONGER_THAN_A_LEASE = 8.0  # seconds

pytestmark = needs_postgres


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster(tmp_path_factory.mktemp("cluster"), 2) as started:
        yield started


def until(question: Callable[[], bool]) -> None:
    """Another process may take its time."""
    end = time.monotonic() + PATIENCE
    while not question():
        assert time.monotonic() < end
        time.sleep(0.05)


class Patient(Visitor):
    """Comes again, as any client does, where a table is on its way or the database does not answer in time."""

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:  # whatever httpx takes
        end = time.monotonic() + PATIENCE
        while (answer := super().ask(method, path, **more)).status_code == 503 and time.monotonic() < end:
            time.sleep(0.1)
        return answer

    def connect(self, path: str, **query: str | int) -> Line:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return super().connect(path, **query)
            except InvalidHandshake:
                assert time.monotonic() < end
                time.sleep(0.1)


class Guest:
    """The same person at any node."""

    def __init__(self, node: Node) -> None:
        self.token = Visitor(node).post("/api/tokens").json()["token"]

    def at(self, node: Node) -> Visitor:
        return Patient(node, self.token)


def taken_over(site: Cluster) -> float:
    """Tables whose leases ran out, since the nodes were started."""
    found = [
        re.search(r"^coverstory_tables_taken_over_total (\S+)", metrics(node), re.MULTILINE) for node in site.nodes
    ]
    return sum(float(each[1]) for each in found if each)


def metrics(node: Node) -> str:
    return node.http.get(f"{node.url}/metrics").text


def steady(story: Callable[[Cluster], None]) -> Callable[[Cluster], None]:
    """Told again where the machine was so busy that a lease ran out meanwhile: then clients are hung up on, rightly."""

    @wraps(story)
    def told_until_steady(site: Cluster) -> None:
        for _ in range(TRIES):
            before = taken_over(site)
            try:
                return story(site)
            except (AssertionError, LookupError, ConnectionClosed):
                time.sleep(LONGER_THAN_A_LEASE)
                if taken_over(site) == before:
                    raise
        raise AssertionError("leases ran out again and again")

    return told_until_steady


def made_at(node: Node, host: Guest, guest: Guest, **settings: object) -> str:
    """A table for two at which both sit."""
    seats = [{"kind": "open"}, {"kind": "open"}]
    wish = {"game": "agent_hunter", "seats": seats, **settings}
    table = str(host.at(node).post("/api/tables", {"settings": wish, "name": "Ada"}).json()["id"])
    sit = {"do": "sit", "id": 1, "seat": 1, "name": "Bob"}
    assert guest.at(node).post(f"/api/tables/{table}/commands", sit).json()["is"] == "done"
    return table


def begun(lines: list[Line]) -> None:
    assert lines[0].command("start")["is"] == "done"


def told(line: Line) -> list[Json]:
    line.newest_scene()
    return [message for message in line.told if message["is"] != "pong"]


@steady
def test_a_game_is_played_across_nodes_to_its_end(site: Cluster) -> None:
    here, there = site.nodes
    host, guest = Guest(here), Guest(here)
    table = made_at(here, host, guest, watchers="all_after_end")
    path = f"/api/tables/{table}/socket"
    lines = [host.at(here).connect(path), guest.at(there).connect(path)]
    begun(lines)
    scenes = play_to_the_end(lines, seed=3)
    assert scenes[0]["scene"]["ending"] == scenes[1]["scene"]["ending"]
    match = host.at(there).get("/api/matches").json()["matches"][0]["match"]
    assert host.at(here).get(f"/api/matches/{match}/record").status_code == 200
    for line in lines:
        line.close()


@steady
def test_resuming_goes_on_where_it_was_at_another_node(site: Cluster) -> None:
    here, there = site.nodes
    host, guest = Guest(here), Guest(here)
    table = made_at(here, host, guest)
    path = f"/api/tables/{table}/socket"
    far = guest.at(there).connect(path)
    near = guest.at(here).connect(path)
    for line in (near, far):
        line.await_kind("welcome")
    assert (
        host.at(there).post(f"/api/tables/{table}/commands", {"do": "say", "id": 7, "text": "one"}).status_code == 200
    )
    first = far.await_kind("chatted")
    far.close()
    for text in ("two", "three"):
        say = {"do": "say", "id": hash(text) % 10**9, "text": text}
        assert host.at(here).post(f"/api/tables/{table}/commands", say).json()["is"] == "done"
    again = guest.at(there).connect(path, since=first["number"])
    missed = [again.await_kind("chatted") for _ in range(2)]
    assert [message["number"] for message in missed] == [first["number"] + 1, first["number"] + 2]
    heard = [near.await_kind("chatted") for _ in range(3)]
    assert [message["line"]["text"] for message in heard] == ["one", "two", "three"]
    assert heard[1:] == missed
    for line in (near, again):
        line.close()


@steady
def test_a_command_that_is_sent_again_at_another_node_is_carried_out_once(site: Cluster) -> None:
    here, there = site.nodes
    host, guest = Guest(here), Guest(here)
    table = made_at(here, host, guest)
    say = {"do": "say", "id": 5, "text": "once"}
    for node in (there, here, there):
        answer = host.at(node).ask("POST", f"/api/tables/{table}/commands", json=say, params={"client": "run1"})
        assert answer.json()["is"] == "done"
    seen = guest.at(there).get(f"/api/tables/{table}").json()
    assert [line["text"] for line in seen["chat"]] == ["once"]


@steady
def test_requests_about_a_table_are_answered_by_any_node_alike(site: Cluster) -> None:
    here, there = site.nodes
    host, guest, stranger = Guest(here), Guest(here), Guest(there)
    table = made_at(here, host, guest, watchers="no")
    for person, lang in ((host, "en"), (guest, "de"), (stranger, "fr")):
        answers = [Visitor(node, person.token, lang).get(f"/api/tables/{table}") for node in (here, there)]
        assert answers[0].status_code == answers[1].status_code
        seen = [without_time(answer.json()) for answer in answers]
        assert seen[0] == seen[1]
    for body in ({"do": "sit", "id": 1, "seat": 1, "name": "Eve"}, {"do": "remove", "id": 2, "seat": 1}):
        refused = stranger.at(there).post(f"/api/tables/{table}/commands", body)
        assert refused.status_code == 409
        assert refused.json()["text"]
    assert host.at(there).get("/api/tables/no_such_table").status_code == 404
    removed = host.at(there).post(f"/api/tables/{table}/commands", {"do": "remove", "id": 3, "seat": 1})
    assert removed.json()["is"] == "done"
    assert host.at(here).get(f"/api/tables/{table}").json()["table"]["seats"][1]["kind"] == "open"


def without_time(seen: Json) -> Json:
    if "table" in seen:
        return {
            **seen,
            "table": {name: value for name, value in seen["table"].items() if name not in ("time", "timer")},
        }
    return seen


@steady
def test_notes_are_kept_from_any_node(site: Cluster) -> None:
    here, there = site.nodes
    host, guest = Guest(here), Guest(here)
    table = made_at(here, host, guest)
    deal_started(here, host, guest, table)
    note = {"do": "note", "id": 9, "seat": 1, "text": "trust nobody"}
    assert guest.at(there).post(f"/api/tables/{table}/commands", note).json()["is"] == "done"
    assert guest.at(here).get(f"/api/tables/{table}").json()["notes"] == "trust nobody"
    assert "trust nobody" not in host.at(there).get(f"/api/tables/{table}").text


def deal_started(node: Node, host: Guest, guest: Guest, table: str) -> None:
    assert host.at(node).post(f"/api/tables/{table}/commands", {"do": "start", "id": 2}).json()["is"] == "done"
    deal_over_http([host.at(node), guest.at(node)], table)


@steady
def test_lobby_and_own_tables_are_the_same_everywhere(site: Cluster) -> None:
    here, there = site.nodes
    host, guest = Guest(here), Guest(here)
    table = made_at(here, host, guest, public=True)

    def listed(node: Node) -> bool:
        return table in [each["id"] for each in Visitor(node).get("/api/tables").json()["tables"]]

    until(lambda: listed(here) and listed(there))
    until(lambda: [each["id"] for each in guest.at(there).get("/api/me").json()["tables"]] == [table])
    assert host.at(there).post(f"/api/tables/{table}/commands", {"do": "close", "id": 4}).json()["is"] == "done"
    until(lambda: not listed(here) and not listed(there))


@steady
def test_whoever_is_here_is_seen_wherever_they_are(site: Cluster) -> None:
    here, there = site.nodes
    host, guest = Guest(here), Guest(here)
    table = made_at(here, host, guest)
    line = guest.at(there).connect(f"/api/tables/{table}/socket")
    line.await_kind("welcome")

    def is_here() -> bool:
        return bool(host.at(here).get(f"/api/tables/{table}").json()["table"]["seats"][1]["here"])

    until(is_here)
    line.close()
    until(lambda: not is_here())


class Recorder:
    """Everything that goes over the bus, heard in a thread of its own."""

    def __init__(self, url: str) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self._url = url
        self._is_listening = threading.Event()
        self._over = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._listen()), daemon=True)

    def __enter__(self) -> Recorder:
        self._thread.start()
        assert self._is_listening.wait(PATIENCE)
        return self

    def __exit__(self, *left: object) -> None:
        self._over.set()
        self._thread.join()

    async def _listen(self) -> None:
        async def note(message: Msg) -> None:
            self.heard.append((message.subject, message.data))

        client = Client()
        await client.connect(self._url)
        await client.subscribe(">", cb=note)
        await client.flush()
        self._is_listening.set()
        while not self._over.is_set():
            await asyncio.sleep(0.02)
        await client.flush()
        await client.close()


@steady
def test_the_bus_carries_to_a_client_what_it_is_told_and_nothing_else(site: Cluster) -> None:
    """Both players are at a node that has not their table: all that each hears goes over the bus."""
    here, there = site.nodes
    host, guest = Guest(here), Guest(here)
    with Recorder(site.nats.url) as recorder:
        table = made_at(here, host, guest, watchers="all_after_end")
        path = f"/api/tables/{table}/socket"
        lines = [host.at(there).connect(path), guest.at(there).connect(path)]
        begun(lines)
        play_to_the_end(lines, seed=5)
        heard_by = [told(line) for line in lines]
        match = host.at(here).get("/api/matches").json()["matches"][0]["match"]
        record = read_record(host.at(here).get(f"/api/matches/{match}/record").content)
    letters = [read_letter(body) for subject, body in recorder.heard if subject.startswith("coverstory.node.")]
    visits = [letter for letter in letters if isinstance(letter, Visit)]
    assert len(visits) == 2
    for visit, heard in zip(visits, heard_by, strict=True):
        frames = [text_of(letter) for letter in letters if isinstance(letter, Frame) and letter.visit == visit.visit]
        said = [message for message in map(httpx_json, frames) if message["is"] not in ("pong", "farewell")]
        assert said[: len(heard)] == heard
    assert record.fairness is not None
    secrets = [host.token, guest.token, record.fairness.seed]
    for subject, body in recorder.heard:
        assert not [secret for secret in secrets if secret.encode() in body]
        if subject == LOBBY:
            read_listed(body)
        elif subject.startswith("coverstory.node."):
            assert isinstance(read_letter(body), Command | Frame | Visit | Call) or b"frame" not in body
        elif subject.startswith("_INBOX"):
            read_answer(body)
    for line in lines:
        line.close()


def httpx_json(text: bytes) -> Json:
    found: Json = httpx.Response(200, content=text).json()
    return found


@steady
def test_who_is_banned_at_one_node_is_hung_up_on_at_all(site: Cluster) -> None:
    here, there = site.nodes
    host, guest = Guest(here), Guest(here)
    table = made_at(here, host, guest)
    line = guest.at(there).connect(f"/api/tables/{table}/socket")
    line.await_kind("welcome")
    person = host_of(site, guest)
    ban = {"kind": "person", "subject": person, "days": None, "why": "rude"}
    assert Visitor(here, site.admin_token()).post("/api/admin/sanctions", ban).status_code == 200
    assert line.await_kind("farewell")["code"] == "banned"
    lift = {"kind": "person", "subject": person, "why": "sorry"}
    assert Visitor(here, site.admin_token()).post("/api/admin/sanctions/lift", lift).status_code == 200
    until(lambda: guest.at(there).get("/api/me").status_code == 200)


def host_of(site: Cluster, guest: Guest) -> str:
    person = person_of(guest.token)
    assert person is not None
    return person


def test_a_node_that_stops_hands_its_tables_over_and_tells_everybody_to_come_again(site: Cluster) -> None:
    here, there = site.nodes
    host, guest = Guest(here), Guest(there)
    table = made_at(here, host, guest)
    path = f"/api/tables/{table}/socket"
    near, far = host.at(here).connect(path), guest.at(there).connect(path)
    numbers = [line.await_kind("welcome")["number"] for line in (near, far)]
    stopping = threading.Thread(target=here.stop)
    stopping.start()
    for line in (near, far):
        assert line.await_kind("farewell")["code"] == "moved"
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TRY_AGAIN
    again = [host.at(there).connect(path, since=numbers[0]), guest.at(there).connect(path, since=numbers[1])]
    stopping.join()
    here.start()
    assert again[0].command("say", text="here we are")["is"] == "done"
    assert again[1].await_kind("chatted")["line"]["text"] == "here we are"
    for line in again:
        line.close()


def test_clients_of_a_table_whose_node_dies_are_told_to_come_again(site: Cluster) -> None:
    here, there = site.nodes
    host, guest = Guest(there), Guest(there)
    table = made_at(here, host, guest)
    path = f"/api/tables/{table}/socket"
    far = guest.at(there).connect(path)
    heard = far.await_kind("welcome")["number"]
    here.kill()
    assert far.await_kind("farewell")["code"] == "moved"
    again = guest.at(there).connect(path, since=heard)
    here.start()
    assert again.command("say", text="still here")["is"] == "done"
    again.close()
