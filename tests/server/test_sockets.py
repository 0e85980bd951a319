"""Real sockets: what is said, what is refused, what happens to whoever is slow, gone, or talks nonsense."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from coverstory.wire.commands import LONGEST_COMMAND
from coverstory.words.catalogue import words
from support.live_server import PATIENCE, Json, Line, LiveServer, Served, Visitor, live_server, newcomer

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("sockets")) as server:
        yield server
        assert server.stop() == ""  # nothing went wrong inside


def make(host: Visitor, seats: list[Json], **settings: object) -> str:
    body = {"settings": {"game": "agent_hunter", "seats": seats, **settings}, "name": "Host"}
    return f"/api/tables/{host.post('/api/tables', body).json()['id']}"


@pytest.fixture
def host(server: LiveServer) -> Visitor:
    return newcomer(server)


def place(line: Line, seen: Json) -> Json:
    """Carry out the first offer; returns the answer."""
    offer = seen["scene"]["offers"][0]
    return line.command("act", seat=seen["scene"]["picture"]["seat"], version=seen["version"], action=offer["code"])


# Streams.


def test_who_comes_back_gets_what_was_missed_and_whoever_was_away_too_long_gets_everything(host: Visitor) -> None:
    path = make(host, [OPEN, OPEN])
    first = host.connect(path + "/socket")
    number = first.hear()["number"]
    first.close()
    ben = newcomer(host.server)
    other = ben.connect(path + "/socket")
    other.command("sit", seat=1, name="Ben")
    for said in ("one", "two"):
        other.command("say", text=said)
    again = host.connect(path + "/socket", since=number)
    kinds = [again.hear() for _ in range(4)]
    assert [message["is"] for message in kinds] == ["changed", "chatted", "chatted", "changed"]
    assert [message["number"] for message in kinds] == [number + 1, number + 2, number + 3, number + 3]
    assert [message["line"]["text"] for message in kinds[1:3]] == ["one", "two"]
    again.close()
    for count in range(62):
        assert other.command("say", text=str(count))["is"] == "done"
    assert host.connect(path + "/socket", since=number + 3).hear()["is"] == "chatted"
    assert host.connect(path + "/socket", since=number).hear()["is"] == "welcome"
    assert host.connect(path + "/socket", since=10**9).hear()["is"] == "welcome"


def test_the_scene_comes_once_when_several_moves_were_missed(host: Visitor) -> None:
    path = make(host, [OPEN, BOT])
    line = host.connect(path + "/socket")
    line.command("start")
    seen = line.await_kind("moved")
    since = seen["number"]
    for _ in range(3):
        assert place(line, seen)["is"] == "done"
        seen = line.await_kind("moved")
    again = host.connect(path + "/socket", since=since)
    missed = [again.await_kind("moved") for _ in range(3)]
    assert [message["scene"] is None for message in missed[:2]] == [True, True]
    assert all(message["lines"] for message in missed)


def test_a_command_that_is_repeated_is_carried_out_once(host: Visitor) -> None:
    path = make(host, [OPEN, OPEN])
    line = host.connect(path + "/socket", client="run1")
    line.hear()
    for _ in range(3):
        line.send({"do": "say", "id": 7, "text": "once"})
        assert line.await_kind("done")["id"] == 7
    another = host.connect(path + "/socket", client="run2")
    assert [said["text"] for said in another.hear()["chat"]] == ["once"]
    another.send({"do": "say", "id": 7, "text": "twice"})
    another.await_kind("done")
    over_http = host.ask("POST", path + "/commands?client=run1", json={"do": "say", "id": 7, "text": "again"})
    assert over_http.json() == {"is": "done", "id": 7}
    assert [said["text"] for said in host.get(path).json()["chat"]] == ["once", "twice"]


def test_a_stale_or_illegal_command_changes_nothing_and_names_the_rule(host: Visitor) -> None:
    german = Visitor(host.server, host.token, "de")
    path = make(german, [OPEN, BOT])
    line = german.connect(path + "/socket")
    line.command("start")
    seen = line.await_kind("moved")
    stale = line.command("act", seat=0, version=seen["version"] - 1, action=seen["scene"]["offers"][0]["code"])
    assert (stale["is"], stale["code"]) == ("refused", "stale")
    illegal = line.command("act", seat=0, version=seen["version"], action=49)
    assert (illegal["is"], illegal["code"]) == ("refused", "illegal")
    assert illegal["rule"].startswith("H")
    assert german.get(path).json()["version"] == seen["version"]
    assert place(line, seen)["is"] == "done"
    moved = line.await_kind("moved")
    assert moved["may_undo"]
    assert line.command("undo", seat=0, version=moved["version"])["is"] == "done"
    back = line.await_kind("moved")
    assert (back["forget"], back["lines"]) == (len(moved["lines"]), [])
    assert back["scene"]["picture"]["sides"][0] == seen["scene"]["picture"]["sides"][0]


# Seats.


def test_whoever_sits_down_sees_with_the_eyes_of_the_seat_and_whoever_leaves_no_longer_does(host: Visitor) -> None:
    path = make(host, [OPEN, OPEN])
    ben = newcomer(host.server)
    line = ben.connect(path + "/socket")
    assert line.hear()["seat"] == -1
    line.command("sit", seat=1, name="Ben")
    assert line.await_kind("welcome")["seat"] == 1
    line.command("note", seat=1, text="mine")
    assert line.await_kind("noted")["notes"] == "mine"
    line.command("stand", seat=1)
    assert line.await_kind("welcome")["seat"] == -1
    carla = newcomer(host.server)
    other = carla.connect(path + "/socket")
    other.command("sit", seat=1, name="Carla")
    welcome = other.await_kind("welcome")
    while welcome["seat"] != 1:
        welcome = other.await_kind("welcome")
    assert welcome["notes"] == ""


def test_two_people_on_one_device_each_have_their_own_view(host: Visitor) -> None:
    path = make(host, [OPEN, {"kind": "device", "name": "Grandma"}])
    lines = [host.connect(path + "/socket", seat=seat) for seat in (0, 1)]
    lines[0].command("start")
    seen = [line.await_kind("moved") for line in lines]
    assert [message["scene"]["picture"]["seat"] for message in seen] == [0, 1]
    assert place(lines[0], seen[0])["is"] == "done"


def test_a_rematch_keeps_everybody_who_is_there(host: Visitor) -> None:
    path = make(host, [OPEN, BOT])
    line, watcher = host.connect(path + "/socket"), Visitor(host.server).connect(path + "/socket")
    line.command("start")
    seen = line.await_kind("moved")
    while not seen["scene"]["ending"]:
        if seen["scene"]["offers"]:
            place(line, seen)
        seen = line.await_kind("moved")
    assert line.command("rematch")["is"] == "done"
    fresh = line.await_kind("welcome")
    assert (fresh["table"]["stage"], fresh["scene"], fresh["seat"]) == ("waiting", None, 0)
    while (news := watcher.await_kind("welcome", "changed"))["table"]["stage"] != "waiting" or news["is"] != "welcome":
        pass
    assert line.command("start")["is"] == "done"
    assert watcher.await_kind("moved")["scene"]["picture"]["seat"] == -1


def test_who_is_there_is_seen_by_others(host: Visitor) -> None:
    path = make(host, [OPEN, OPEN])
    line = host.connect(path + "/socket")
    line.hear()
    watcher = Visitor(host.server).connect(path + "/socket")
    assert line.await_kind("changed")["table"]["watching"] == 1
    assert watcher.hear()["table"]["seats"][0]["here"]
    watcher.close()
    assert line.await_kind("changed")["table"]["watching"] == 0


# The lobby.


def test_the_lobby_updates_itself_and_shows_no_private_table(host: Visitor) -> None:
    lobby = Visitor(host.server).connect("/api/lobby")
    known = {table["id"] for table in lobby.hear()["tables"]}
    private, public = make(host, [OPEN, OPEN]), make(host, [OPEN, OPEN], public=True)
    news = lobby.hear()
    assert (news["is"], news["hidden"]) == ("changed", [])
    (shown,) = news["shown"]
    assert "/api/tables/" + shown["id"] == public != private
    assert shown["id"] not in known
    ben = newcomer(host.server)
    ben.post(public + "/commands", {"do": "sit", "id": 1, "seat": 1, "name": "Ben"})
    assert [table["names"] for table in lobby.hear()["shown"]] == [["Host", "Ben"]]
    host.post(public + "/commands", {"do": "close", "id": 2})
    assert lobby.hear() == {"is": "changed", "shown": [], "hidden": [shown["id"]]}


# Nonsense.

FRAMES = st.one_of(
    st.text(max_size=300),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=10),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=12,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {"do": st.sampled_from(["sit", "act", "say", "note", "fill", "undo", "arrange", "fly"]), "id": st.integers()},
        optional={
            "seat": st.integers(-3, 9) | st.text(max_size=3),
            "version": st.integers() | st.none(),
            "action": st.integers(),
            "text": st.text(max_size=400),
            "name": st.text(max_size=40),
            "level": st.text(max_size=20),
        },
    ).map(json.dumps),
)


@pytest.fixture(scope="module")
def quiet_table(server: LiveServer) -> tuple[Visitor, str]:
    anna = newcomer(server)
    return anna, make(anna, [OPEN, OPEN])


@given(frames=st.lists(FRAMES, min_size=1, max_size=8))
def test_nonsense_is_refused_with_a_sentence_and_harms_nobody(
    quiet_table: tuple[Visitor, str], frames: list[str]
) -> None:
    """A stranger at the table says anything at all: it is answered, the table stays as it was, and goes on."""
    anna, path = quiet_table
    before = anna.get(path).json()["table"]["seats"][0]
    stranger = newcomer(anna.server)
    line = stranger.connect(path + "/socket")
    for frame in frames:
        line.socket.send(frame)
    answer = line.command("ping")
    while answer["is"] != "pong":
        answer = line.await_kind("pong", "refused")
    refused = [message for message in line.told if message["is"] == "refused"]
    assert all(f"error-{message['code']}" in words("en", "errors") for message in refused)
    assert "Traceback" not in json.dumps(line.told)
    line.close()
    stranger.post(path + "/commands", {"do": "stand", "id": 1, "seat": 1})
    assert anna.get(path).json()["table"]["seats"][0] == before


@given(order=st.lists(st.integers(0, 6), min_size=1, max_size=15))
def test_commands_that_are_repeated_and_reordered_are_each_carried_out_once(
    quiet_table: tuple[Visitor, str], order: list[int]
) -> None:
    anna, path = quiet_table
    run = secrets.token_hex(8)
    line = anna.connect(path + "/socket", client=run)
    before = len(line.hear()["chat"])
    for number in order:
        line.send({"do": "say", "id": number, "text": f"{run} {number}"})
    for number in order:
        assert line.await_kind("done")["id"] == number
    line.close()
    said = [each["text"] for each in anna.get(path).json()["chat"]]
    once = [f"{run} {number}" for number in dict.fromkeys(order)]
    assert said[-len(once) :] == once
    assert len(said) in (before + len(once), 100)


def test_a_message_that_is_too_long_ends_the_conversation(host: Visitor) -> None:
    line = host.connect(make(host, [OPEN, OPEN]) + "/socket")
    line.hear()
    line.socket.send(json.dumps({"do": "note", "id": 1, "seat": 0, "text": "x" * (LONGEST_COMMAND + 1)}))
    with pytest.raises(ConnectionClosed) as closed:
        line.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_bytes_and_truncated_frames_are_refused_or_ended_without_harm(host: Visitor) -> None:
    path = make(host, [OPEN, OPEN])
    line = host.connect(path + "/socket")
    line.hear()
    line.socket.send(b"\xff\xfe{")
    assert line.await_kind("refused")["code"] == "malformed"
    line.socket.send(b'{"do":"ping","id":3}')
    assert line.await_kind("pong")["id"] == 3
    with sockets.create_connection(address_of(host.server), timeout=PATIENCE) as raw:
        raw.sendall(upgrade(path + "/socket", host.server, host))
        assert b"101" in raw.recv(4096)
        raw.sendall(b"\x81\xfe\x10")  # the beginning of a frame that never comes
    assert line.command("say", text="still here")["is"] == "done"


def test_a_flood_of_commands_is_slowed_down_and_nothing_of_it_lost(host: Visitor) -> None:
    line = host.connect(make(host, [OPEN, OPEN]) + "/socket")
    line.hear()
    for number in range(150):
        line.send({"do": "ping", "id": number})
    answers = [line.hear() for _ in range(150)]
    assert answers == [{"is": "pong", "id": number} for number in range(150)]


def test_a_client_that_takes_nothing_is_dropped_and_others_play_on(host: Visitor) -> None:
    """Its socket is never read: the server's buffers fill, and two seconds later it is hung up on."""
    path = make(host, [OPEN, OPEN])
    line = host.connect(path + "/socket")
    ben = newcomer(host.server)
    ben.post(path + "/commands", {"do": "sit", "id": 1, "seat": 1, "name": "Ben"})
    with sockets.socket() as raw:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        raw.settimeout(PATIENCE)
        raw.connect(address_of(host.server))
        raw.sendall(upgrade(path + "/socket", host.server, ben))
        while not line.await_kind("changed")["table"]["seats"][1]["here"]:
            pass
        number = ben.get(path).json()["number"]
        for count in range(50):
            noted = ben.post(path + "/commands", {"do": "note", "id": 2 + count, "seat": 1, "text": "x" * 8000})
            assert noted.json()["is"] == "done"
        while line.await_kind("changed")["table"]["seats"][1]["here"]:
            pass
    assert line.command("say", text="still here")["is"] == "done"
    back = ben.connect(path + "/socket", since=number)
    chatted, newest = back.hear(), back.hear()
    assert (chatted["is"], chatted["number"], chatted["line"]["text"]) == ("chatted", number + 1, "still here")
    assert (newest["is"], newest["number"], newest["notes"]) == ("noted", number + 1, "x" * 8000)


def address_of(server: Served) -> tuple[str, int]:
    host, port = server.url.removeprefix("http://").split(":")
    return host, int(port)


def upgrade(path: str, server: Served, visitor: Visitor) -> bytes:
    """The request for a WebSocket, by hand."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {server.url.removeprefix('http://')}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *(f"{name}: {value}" for name, value in visitor.headers.items()),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


# Bots.


def test_a_bot_whose_process_is_killed_moves_all_the_same(server: LiveServer, host: Visitor) -> None:
    path = make(host, [BOT, BOT])
    line = host.connect(path + "/socket")
    line.command("start")
    ended = False
    while not ended:
        for worker in workers_of(server):
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        ended = bool(line.await_kind("moved")["scene"]["ending"])


def test_a_bot_that_thinks_delays_nobody(server: LiveServer, host: Visitor) -> None:
    """Its process stands still from before it is asked: whatever people do, there and elsewhere, is done."""
    line = host.connect(make(host, [OPEN, {"kind": "bot", "level": "agent"}]) + "/socket")
    line.command("start")
    seen = line.await_kind("moved")
    while not (seen["scene"]["offers"] and workers_of(server)):
        seen = next_scene(line, seen)
    with standing_still(workers_of(server)):
        while seen["scene"]["offers"]:
            seen = next_scene(line, seen)
        elsewhere = host.connect(make(host, [OPEN, {"kind": "device"}]) + "/socket", seat=0)
        elsewhere.command("start")
        assert place(elsewhere, elsewhere.await_kind("moved"))["is"] == "done"
        assert line.command("say", text="take your time")["is"] == "done"


def next_scene(line: Line, seen: Json) -> Json:
    """After an own move, if there is one to make."""
    if seen["scene"]["offers"]:
        assert place(line, seen)["is"] == "done"
    return line.await_kind("moved")


@contextmanager
def standing_still(processes: list[int]) -> Iterator[None]:
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):  # it was late, and another took its place
                os.kill(process, signal.SIGCONT)


def workers_of(server: LiveServer) -> list[int]:
    """Processes whose parent is the server."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == server.pid:
            found.append(int(stat.parent.name))
    return found


def test_a_hint_is_given_only_where_the_table_allows_it(host: Visitor) -> None:
    line = host.connect(make(host, [OPEN, BOT], hints=True) + "/socket")
    line.command("start")
    seen = line.await_kind("moved")
    while (hint := line.command("hint", seat=0)).get("code") == "no_hint":  # not in time, on a busy machine
        pass
    assert hint["is"] == "hinted"
    assert set(hint["actions"]) <= {offer["code"] for offer in seen["scene"]["offers"]}
    assert line.command("hint", seat=1)["code"] == "not_yours"
    other = host.connect(make(host, [OPEN, BOT]) + "/socket")
    assert other.command("hint", seat=0)["code"] == "no_hints"
