"""Whoever runs a server looks after it: by the token of its first start, over HTTP and by `coverstory admin`."""

from __future__ import annotations

import json
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from coverstory.__main__ import main
from coverstory.server.http.admin_endpoints import ADMIN_ENDPOINTS
from coverstory.server.people.admin_token import read_token, token_file
from coverstory.server.people.identity import person_of
from support.live_server import (
    NO_RATE_LIMIT,
    Json,
    LiveServer,
    Visitor,
    deal_over_http,
    live_server,
    newcomer,
)

OPEN = {"kind": "open"}
TWO_SEATS = {"game": "agent_hunter", "seats": [OPEN, OPEN], "public": True}


class Club:
    """A server behind a named proxy, its administrator, and two people at a table."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.admin = Visitor(server, read_token(server.database))
        self.anna, self.ben = newcomer(server), newcomer(server)
        self.table = self.new_table()

    def new_table(self) -> str:
        table = str(self.anna.post("/api/tables", {"settings": TWO_SEATS, "name": "Anna"}).json()["id"])
        assert order(self.ben, table, do="sit", seat=1, name="Ben").json()["is"] == "done"
        return table

    def start(self) -> None:
        assert order(self.anna, self.table, do="start").json()["is"] == "done"
        deal_over_http([self.anna, self.ben], self.table)

    def finish(self) -> str:
        """The name of the match."""
        self.start()
        while True:
            for visitor in (self.anna, self.ben):
                seen = visitor.get(f"/api/tables/{self.table}").json()
                if seen["scene"]["ending"]:
                    return str(seen["table"]["match"])
                if seen["scene"]["offers"]:
                    action = seen["scene"]["offers"][0]["code"]
                    order(visitor, self.table, do="act", seat=seen["seat"], version=seen["version"], action=action)

    def ask(self, path: str) -> Json:
        answer = self.admin.get(f"/api/admin/{path}")
        assert answer.status_code == 200, answer.text
        return {"answer": answer.json()}

    def do(self, path: str, status: int = 200, **body: object) -> Json:
        answer = self.admin.post(f"/api/admin/{path}", body)
        assert answer.status_code == status, answer.text
        return dict(answer.json())


def order(visitor: Visitor, table: str, **command: object) -> httpx.Response:
    return visitor.post(f"/api/tables/{table}/commands", {"id": 1, **command})


def id_of(visitor: Visitor) -> str:
    person = person_of(visitor.token or "")
    assert person is not None
    return person


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with live_server(tmp_path, words=(*NO_RATE_LIMIT, "--trusted-proxy", "127.0.0.1")) as server:
        yield Club(server)


def test_the_first_start_makes_a_token_that_only_its_user_reads(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        token = read_token(server.database)
        assert stat.S_IMODE(token_file(server.database).stat().st_mode) == 0o600
        assert Visitor(server, token).get("/api/admin/tables").status_code == 200
        assert token not in server.stop()
    with live_server(tmp_path) as again:
        assert read_token(again.database) == token


def test_without_the_token_every_one_of_its_endpoints_is_refused(club: Club) -> None:
    for endpoint in ADMIN_ENDPOINTS:
        path = endpoint.path.format(table=club.table, person=id_of(club.ben), report="1")
        for visitor in (club.anna, Visitor(club.server), Visitor(club.server, "x" * 43)):
            answer = visitor.get(path) if endpoint.method == "GET" else visitor.post(path, {})
            assert answer.status_code in (400, 403), path  # a body that cannot be read is refused first
            assert answer.json()["code"] in ("not_admin", "malformed")
    assert club.ask("audit")["answer"] == []


def test_a_table_is_inspected_as_an_onlooker_sees_it(club: Club) -> None:
    order(club.ben, club.table, do="note", seat=1, text="a private note")
    order(club.ben, club.table, do="say", text="Hello")
    club.start()
    (listed,) = club.ask("tables")["answer"]["tables"]
    assert listed["table"] == club.table[:6]
    assert [seat["person"] for seat in listed["seats"]] == [id_of(club.anna), id_of(club.ben)]
    seen = club.admin.get(f"/api/admin/tables/{club.table[:6]}")
    onlooker = Visitor(club.server).get(f"/api/tables/{club.table}").json()
    assert seen.json()["scene"] == onlooker["scene"]
    assert seen.json()["log"] == onlooker["log"]
    assert [(line["person"], line["text"]) for line in seen.json()["said"]] == [(id_of(club.ben), "Hello")]
    assert "a private note" not in seen.text
    assert club.table not in seen.text


def test_a_closed_table_tells_its_players_and_a_deleted_one_is_gone(club: Club) -> None:
    line = club.ben.connect(f"/api/tables/{club.table}/socket")
    club.do(f"tables/{club.table[:6]}/close", why="spam")
    while line.hear().get("table", {}).get("stage") != "closed":
        pass
    other = club.new_table()
    second = club.ben.connect(f"/api/tables/{other}/socket")
    club.do(f"tables/{other[:8]}/delete")
    assert second.await_kind("farewell")["code"] == "dissolved"
    assert club.ben.get(f"/api/tables/{other}").status_code == 404
    assert other not in club.anna.get("/api/tables").text
    club.do(f"tables/{other[:8]}/delete", status=404)
    club.do("tables/ab/delete", status=404)


def test_a_banned_person_is_hung_up_on_and_kept_out_until_the_ban_is_lifted(club: Club) -> None:
    line = club.ben.connect(f"/api/tables/{club.table}/socket")
    line.await_kind("welcome")
    club.do("sanctions", kind="person", subject=id_of(club.ben), days=1, why="insults")
    assert line.await_kind("farewell")["code"] == "banned"
    assert order(club.ben, club.table, do="ping").json()["code"] == "banned"
    assert club.ben.connect(f"/api/tables/{club.table}/socket").hear()["code"] == "banned"
    assert order(club.anna, club.table, do="ping").status_code == 200
    (ban,) = club.ask("sanctions")["answer"]
    assert ban["until"] - ban["since"] == 86400
    club.do("sanctions/lift", kind="person", subject=id_of(club.ben))
    assert order(club.ben, club.table, do="ping").status_code == 200
    club.do("sanctions/lift", kind="person", subject=id_of(club.ben), status=404)


def test_a_banned_network_is_kept_out_also_after_a_restart(tmp_path: Path) -> None:
    words = (*NO_RATE_LIMIT, "--trusted-proxy", "127.0.0.1")
    with live_server(tmp_path, words=words) as server:
        club = Club(server)
        club.do("sanctions", kind="address", subject="203.0.113.0/24")
        club.do("sanctions", kind="address", subject="2001:db8::7")  # and whatever else its owner has
        server.stop()
        server.start()
        for address, status in (
            ("203.0.113.9", 403),
            ("198.51.100.1", 200),
            ("2001:db8::8", 403),
            ("2001:db8:1::8", 200),
        ):
            answer = httpx.get(f"{server.url}/api/games", headers={"X-Forwarded-For": address})
            assert answer.status_code == status


@pytest.mark.parametrize(
    ("kind", "subject"),
    [
        ("address", "127.0.0.1"),
        ("address", "::1"),
        ("address", "0.0.0.0/0"),
        ("address", "2001:db8::/99"),
        ("address", "x"),
        ("person", "x"),
    ],
)
def test_nobody_is_kept_out_by_mistake(club: Club, kind: str, subject: str) -> None:
    club.do("sanctions", kind=kind, subject=subject, status=400)
    assert club.ask("sanctions")["answer"] == []


def test_who_is_muted_plays_but_does_not_write(club: Club) -> None:
    club.do("sanctions", kind="mute", subject=id_of(club.ben))
    assert order(club.ben, club.table, do="say", text="Hello").json()["code"] == "muted"
    assert order(club.ben, club.table, do="phrase", phrase=0).json()["code"] == "muted"
    assert order(club.ben, club.table, do="stand", seat=1).json()["is"] == "done"


def test_a_line_is_reported_with_its_author_by_whoever_could_read_it(club: Club) -> None:
    order(club.ben, club.table, do="say", text="something rude")
    (line,) = club.anna.get(f"/api/tables/{club.table}").json()["chat"]
    path, report = f"/api/tables/{club.table}/reports", {"time": line["time"], "why": "rude"}
    assert Visitor(club.server).post(path, report).status_code == 401
    assert club.anna.post(path, {"time": 1.0}).json()["code"] == "no_line"
    for _ in range(2):
        assert club.anna.post(path, report).status_code == 200
    (found,) = club.ask("reports")["answer"]
    assert (found["author"], found["reporter"]) == (id_of(club.ben), id_of(club.anna))
    assert (found["text"], found["why"], found["table"]) == ("something rude", "rude", club.table[:6])
    club.do(f"reports/{found['number']}/settle")
    assert club.ask("reports")["answer"] == []
    club.do(f"reports/{found['number']}/settle", status=404)


def test_where_nobody_may_watch_a_stranger_cannot_report(club: Club) -> None:
    order(club.anna, club.table, do="say", text="among us")
    (line,) = club.anna.get(f"/api/tables/{club.table}").json()["chat"]
    arranged = order(club.anna, club.table, do="arrange", settings={**TWO_SEATS, "watchers": "no"})
    assert arranged.json()["is"] == "done"
    club.start()  # until then whoever has the link may look, to sit down
    answer = newcomer(club.server).post(f"/api/tables/{club.table}/reports", {"time": line["time"]})
    assert answer.json()["code"] == "no_watchers"


def test_what_a_person_exports_is_theirs_alone(club: Club) -> None:
    order(club.ben, club.table, do="say", text="by Ben")
    order(club.anna, club.table, do="say", text="by Anna")
    order(club.ben, club.table, do="note", seat=1, text="a private note")
    order(club.anna, club.table, do="note", seat=0, text="a note of Anna")
    match = club.finish()
    data = club.ask(f"people/{id_of(club.ben)}")["answer"]
    said = json.dumps(data)
    assert "by Ben" in said
    assert "a private note" in said
    assert "by Anna" not in said
    assert "a note of Anna" not in said
    assert id_of(club.anna) not in said
    assert [game["match"] for game in data["games"]] == [match]
    host = json.dumps(club.ask(f"people/{id_of(club.anna)}")["answer"])
    assert '\\"seed\\":\\"\\"' in host  # she made the table, whose seed is a secret of the server


def test_a_person_who_is_forgotten_is_nowhere_any_more(club: Club) -> None:
    order(club.ben, club.table, do="say", text="by Ben")
    (line,) = club.anna.get(f"/api/tables/{club.table}").json()["chat"]
    club.anna.post(f"/api/tables/{club.table}/reports", {"time": line["time"]})
    match = club.finish()
    gone = club.do(f"people/{id_of(club.ben)}/delete", why="asked for it")
    assert gone == {"tables": 1, "games": 1}
    assert club.anna.get(f"/api/tables/{club.table}").status_code == 404
    kept = club.anna.get(f"/api/matches/{match}").json()
    assert kept["names"] == ["Anna", "–"]
    assert club.ben.get("/api/matches").json()["matches"] == []
    empty = club.ask(f"people/{id_of(club.ben)}")["answer"]
    assert not any(empty[name] for name in empty if name != "person")
    club.server.stop()
    assert id_of(club.ben).encode() not in club.server.database.read_bytes()
    assert main(["check", str(club.server.database)]) == 0


def test_everything_that_was_done_is_in_the_audit_log(club: Club) -> None:
    person = id_of(club.ben)
    club.do(f"tables/{club.table[:6]}/close", why="spam")
    club.do("sanctions", kind="mute", subject=person, why="rude")
    club.do("sanctions/lift", kind="mute", subject=person)
    club.ask(f"people/{person}")
    club.do(f"people/{person}/delete")
    entries = reversed(club.ask("audit")["answer"])
    assert [(each["action"], each["subject"], each["why"]) for each in entries] == [
        ("close", club.table[:6], "spam"),
        ("ban mute", person[:12], "rude"),
        ("unban mute", person[:12], ""),
        ("export person", person[:12], ""),
        ("delete person", person[:12], ""),
    ]


def test_the_command_asks_a_running_server_and_a_stopped_one(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    order(club.ben, club.table, do="say", text="Hello")
    database = ["--database", f"sqlite:///{club.server.database}"]
    port = ["--port", club.server.url.rpartition(":")[2]]

    def admin(*words: str, code: int = 0) -> str:
        assert main(["admin", *words, *database, *port]) == code
        return "".join(capsys.readouterr())

    def everything() -> list[str]:
        return [admin("tables"), admin("table", club.table[:6]), admin("bans"), admin("export", id_of(club.ben))]

    admin("ban", "203.0.113.7", "--days", "3", "--why", "spam")
    running = everything()
    assert "Hello" in running[1]
    assert "203.0.113.7/32" in running[2]
    club.server.stop()
    assert everything() == running
    assert "coverstory: Only a running server can close a table." in admin("close", club.table[:6], code=2)
    admin("delete", club.table[:6], "--why", "old")
    assert "There are none." in admin("tables")
    assert "delete" in admin("audit")
    assert "coverstory: Name what it is about" in admin("close", code=2)
    assert "coverstory: There is no such ban or mute." in admin("unmute", id_of(club.ben), code=2)


def test_unwelcome_words_are_refused_in_names_and_chat_however_they_are_drawn(club: Club) -> None:
    assert order(club.ben, club.table, do="say", text="You Аrschloch!").json()["code"] == "unwelcome_word"
    assert order(club.ben, club.table, do="say", text="Scunthorpe").json()["is"] == "done"
    refused = club.anna.post("/api/tables", {"settings": TWO_SEATS, "name": "Hitler"})
    assert refused.json()["code"] == "unwelcome_word"
    assert order(club.ben, club.table, do="sit", seat=1, name="wichser").json()["code"] == "unwelcome_word"
    device = {"game": "agent_hunter", "seats": [OPEN, {"kind": "device", "name": "Pute"}]}
    assert order(club.anna, club.table, do="arrange", settings=device).json()["code"] == "unwelcome_word"


def test_a_host_brings_another_list_of_words(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# ours\nbroccoli  # a vegetable\n")
    with live_server(tmp_path, words=(*NO_RATE_LIMIT, "--word-list", str(words))) as server:
        club = Club(server)
        assert order(club.ben, club.table, do="say", text="BROCCOLI").json()["code"] == "unwelcome_word"
        assert order(club.ben, club.table, do="say", text="arschloch").json()["is"] == "done"
