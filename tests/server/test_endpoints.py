"""Every endpoint and every role: own seat, other seat, watcher, stranger, former player."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from coverstory.match.record import write_record
from coverstory.rules.catalogue import GAMES
from coverstory.rules.languages import LANGUAGES
from coverstory.rules.rng import Rng
from coverstory.server.app import sockets
from coverstory.server.services import Services
from coverstory.words.catalogue import read_source
from support.contract_checks import random_match
from support.live_server import PATIENCE, Json, LiveServer, Visitor, deal_over_http, live_server, newcomer

ROLES = ("own", "other", "watcher", "stranger", "former")
OPEN = {"kind": "open"}


@dataclass
class Scene:
    """A server with a game that goes on, one that is finished, and people of every role."""

    server: LiveServer
    people: dict[str, Visitor]
    table: str  # being played; watchers see the public view
    quiet: str  # being played; nobody may watch
    match: str  # finished at a table of the same people, without watchers

    def path(self, template: str) -> str:
        return template.format(
            game="agent_hunter", part="table", table=self.table, match=self.match, person="0" * 32, report="1"
        )


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with live_server(tmp_path_factory.mktemp("roles")) as server:
        people = {role: newcomer(server) for role in ROLES if role != "stranger"}
        people["stranger"] = Visitor(server)
        table = begin(people, "public")
        quiet = begin(people, "no")
        match = finish(people)
        yield Scene(server, people=people, table=table, quiet=quiet, match=match)
        assert server.stop() == ""


def order(visitor: Visitor, table: str, **command: object) -> httpx.Response:
    return visitor.post(f"/api/tables/{table}/commands", {"id": 1, **command})


def begin(people: dict[str, Visitor], watchers: str) -> str:
    """Own has seat 0, other seat 1; former had seat 1 before."""
    settings = {"game": "agent_hunter", "seats": [OPEN, OPEN], "watchers": watchers}
    table = str(people["own"].post("/api/tables", {"settings": settings, "name": "Own"}).json()["id"])
    assert order(people["former"], table, do="sit", seat=1, name="Former").json()["is"] == "done"
    assert order(people["former"], table, do="note", seat=1, text="secret of former").json()["is"] == "done"
    assert order(people["former"], table, do="stand", seat=1).json()["is"] == "done"
    assert order(people["other"], table, do="sit", seat=1, name="Other").json()["is"] == "done"
    assert order(people["other"], table, do="note", seat=1, text="secret of other").json()["is"] == "done"
    assert order(people["own"], table, do="start").json()["is"] == "done"
    deal_over_http([people["own"], people["other"]], table)
    return table


def finish(people: dict[str, Visitor]) -> str:
    table = begin(people, "no")
    while True:
        for role in ("own", "other"):
            seen = people[role].get(f"/api/tables/{table}").json()
            if seen["scene"]["ending"]:
                return str(seen["table"]["match"])
            if seen["scene"]["offers"]:
                action = seen["scene"]["offers"][0]["code"]
                order(people[role], table, do="act", seat=seen["seat"], version=seen["version"], action=action)


# Who gets which answer; the same for every role where only one number stands.
READ = {
    "/api/games": 200,
    "/api/games/{game}/rules": 200,
    "/api/games/{game}/words": 200,
    "/api/sayings/{part}": 200,
    "/api/phrases": 200,
    "/api/puzzles": 200,
    "/api/puzzles/{game}": 200,
    "/api/status": 200,
    "/healthz": 200,
    "/readyz": 200,
    "/api/me": 200,
    "/api/tables": 200,
    "/api/tables/{table}": 200,
    "/api/matches": {"stranger": 401, "": 200},
    "/api/matches/{match}": {"own": 200, "other": 200, "": 404},
    "/api/matches/{match}/record": {"own": 200, "other": 200, "": 404},
    "/api/matches/{match}/chance": {"own": 200, "other": 200, "": 404},
    "/api/matches/{match}/curve": {"own": 200, "other": 200, "": 404},
    "/api/matches/{match}/review": {"own": 200, "other": 200, "": 404},
    "/api/matches/{match}/replay": {"own": 200, "other": 200, "": 404},
    "/api/matches/{match}/outline": {"own": 200, "other": 200, "": 404},
    "/api/admin/tables": 403,
    "/api/admin/tables/{table}": 403,
    "/api/admin/sanctions": 403,
    "/api/admin/reports": 403,
    "/api/admin/people/{person}": 403,
    "/api/admin/audit": 403,
}
WRITE: dict[str, tuple[object, object]] = {
    "/api/tokens": (None, 201),
    "/api/me": (None, 200),
    "/api/tables": ({"settings": {"game": "agent_hunter", "seats": [OPEN, OPEN]}, "name": "New"}, 201),
    "/api/tables/{table}/commands": ({"do": "ping", "id": 9}, {"stranger": 401, "": 200}),
    "/api/tables/{table}/reports": ({"time": 1.5}, {"stranger": 401, "": 404}),
    "/api/admin/tables/{table}/close": ({}, 403),
    "/api/admin/tables/{table}/delete": ({}, 403),
    "/api/admin/sanctions": ({"kind": "person", "subject": "0" * 32}, 403),
    "/api/admin/sanctions/lift": ({"kind": "person", "subject": "0" * 32}, 403),
    "/api/admin/reports/{report}/settle": ({}, 403),
    "/api/admin/people/{person}/delete": ({}, 403),
    "/api/matches": ("record", {"stranger": 401, "": 201}),
    "/api/matches/{match}/review": (None, {"own": 200, "other": 200, "stranger": 401, "": 404}),
    "/api/matches/{match}/what-if": (
        {"moment": 5, "seat": 1, "name": "Again"},
        {"own": 201, "other": 201, "stranger": 401, "": 404},
    ),
}


SOCKETS = {
    "/api/lobby": 101,
    "/api/tables/{table}/socket": 101,
    "/api/tables/{quiet}/socket": {"own": 101, "other": 101, "": 403},
}


def test_whatever_the_server_offers_is_in_the_tables_above(scene: Scene) -> None:
    """An endpoint that is new fails here until somebody has said who may use it."""
    offered = Visitor(scene.server).get("/api/openapi.json").json()["paths"]
    assert {path for path, methods in offered.items() if "get" in methods} == set(READ)
    assert {path for path, methods in offered.items() if "post" in methods} == set(WRITE)
    assert {method for methods in offered.values() for method in methods} == {"get", "post"}
    attended = {route.path for route in sockets(Services(scene.server.database, "", 1))}
    assert attended == {path.replace("{quiet}", "{table}") for path in SOCKETS}


def expected(said: object, role: str) -> object:
    return said.get(role, said[""]) if isinstance(said, dict) else said


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("template", READ)
def test_who_may_read_what(scene: Scene, template: str, role: str) -> None:
    answer = scene.people[role].get(scene.path(template))
    assert answer.status_code == expected(READ[template], role), answer.text
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("template", WRITE)
def test_who_may_change_what(scene: Scene, template: str, role: str) -> None:
    body, said = WRITE[template]
    if body == "record":
        body = a_record()
    answer = scene.people[role].post(scene.path(template), body)
    assert answer.status_code == expected(said, role), answer.text


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("template", SOCKETS)
def test_who_may_listen_where(scene: Scene, template: str, role: str) -> None:
    path = scene.path(template.replace("{quiet}", scene.quiet))
    assert socket_status(scene.people[role], path) == expected(SOCKETS[template], role)


@pytest.mark.parametrize("role", ROLES)
def test_a_cookie_and_a_token_are_the_same_person(scene: Scene, role: str) -> None:
    """What a browser may do is what the matrix says of its secret, however it is carried."""
    token = scene.people[role].token
    headers = {} if token is None else {"Cookie": f"coverstory={token}"}
    for template, said in READ.items():
        answer = Visitor(scene.server).ask("GET", scene.path(template), headers=headers)
        assert answer.status_code == expected(said, role), template


def a_record() -> Json:
    match = list(random_match(GAMES["agent_hunter"], 2, {}, Rng(8)))[-1]
    return dict(json.loads(write_record(match.record())))


SEAT_COMMANDS: list[Json] = [
    {"do": "act", "seat": 0, "version": 1, "action": 3},
    {"do": "try", "seat": 0, "version": 1, "parts": ["place", 3]},
    {"do": "undo", "seat": 0, "version": 1},
    {"do": "note", "seat": 0, "text": "mine now"},
    {"do": "stand", "seat": 0},
    {"do": "hint", "seat": 0},
]
HOST_COMMANDS: list[Json] = [
    {"do": "start"},
    {"do": "fill", "seat": 1, "level": "rookie"},
    {"do": "remove", "seat": 0},
    {"do": "arrange", "settings": {"game": "agent_hunter", "seats": [OPEN, OPEN]}},
    {"do": "close"},
]


@pytest.mark.parametrize("role", ["other", "watcher", "former"])
@pytest.mark.parametrize("command", [*SEAT_COMMANDS, *HOST_COMMANDS], ids=lambda command: command["do"])
def test_nobody_acts_for_somebody_elses_seat_or_for_the_host(scene: Scene, role: str, command: Json) -> None:
    before = scene.people["own"].get(scene.path("/api/tables/{table}")).text
    answer = order(scene.people[role], scene.table, **command)
    assert answer.status_code == 409
    assert answer.json()["code"] in ("not_yours", "not_host", "no_hints")
    assert scene.people["own"].get(scene.path("/api/tables/{table}")).text == before


@pytest.mark.parametrize("role", ROLES)
def test_a_table_shows_each_role_its_own_side_alone(scene: Scene, role: str) -> None:
    answer = scene.people[role].get(scene.path("/api/tables/{table}"))
    seat = {"own": 0, "other": 1}.get(role, -1)
    assert answer.json()["seat"] == seat
    assert answer.json()["notes"] == {"other": "secret of other"}.get(role, "")
    assert "secret of former" not in answer.text
    assert [state["yours"] for state in answer.json()["table"]["seats"]] == [seat == 0, seat == 1]
    hands = [side["hand"] for side in answer.json()["scene"]["picture"]["sides"]]
    assert [hand is not None for hand in hands] == [seat == 0, seat == 1]
    assert bool(answer.json()["scene"]["offers"]) is (role in ("own", "other"))  # both hide their cards now (H1)


@pytest.mark.parametrize("role", ROLES)
def test_everybody_finds_their_own_tables_and_no_others(scene: Scene, role: str) -> None:
    me = scene.people[role].get("/api/me").json()
    found = {table["id"] for table in me["tables"]}
    assert me["known"] is (role != "stranger")
    assert ({scene.table, scene.quiet} <= found) is (role in ("own", "other"))
    assert role in ("own", "other") or not {scene.table, scene.quiet} & found


@pytest.mark.parametrize(("role", "seat"), [("own", 1), ("other", 0), ("watcher", 0), ("stranger", 1), ("former", 1)])
def test_nobody_looks_through_somebody_elses_eyes(scene: Scene, role: str, seat: int) -> None:
    visitor = scene.people[role]
    path = scene.path("/api/tables/{table}")
    assert visitor.get(path, seat=seat).json()["code"] == "not_yours"
    assert socket_status(visitor, path + f"/socket?seat={seat}") == 403
    for part in ("replay", "outline"):
        match = scene.path("/api/matches/{match}/" + part)
        assert visitor.get(match, lens="own", seat=seat).status_code in (403, 404)


def test_after_the_game_its_players_see_it_as_any_seat_saw_it(scene: Scene) -> None:
    """Whoever may see all hands may see one of them; nobody else learns that there was a game."""
    path = scene.path("/api/matches/{match}/replay")
    for seat in (0, 1):
        as_it_was = scene.people["own"].get(path, lens="seat", seat=seat, moment=12).json()["scenes"]
        assert [shown["picture"]["seat"] for shown in as_it_was] == [seat]
        mine = scene.people[("own", "other")[seat]].get(path, lens="own", moment=12).json()["scenes"]
        assert as_it_was[0]["picture"] == mine[0]["picture"]
    assert scene.people["own"].get(path, lens="seat", seat=2).status_code in (400, 404, 409)
    for role in ("watcher", "stranger", "former"):
        assert scene.people[role].get(path, lens="seat", seat=0).status_code == 404


@pytest.mark.parametrize("role", ["watcher", "stranger", "former"])
def test_where_nobody_may_watch_nobody_does(scene: Scene, role: str) -> None:
    visitor = scene.people[role]
    path = f"/api/tables/{scene.quiet}"
    assert visitor.get(path).json()["code"] == "no_watchers"
    assert socket_status(visitor, path + "/socket") == 403
    if visitor.token is not None:
        assert order(visitor, scene.quiet, do="say", text="hi", name="Me").json()["code"] == "no_watchers"


def socket_status(visitor: Visitor, path: str, **headers: str) -> int:
    """What is answered to a socket that is not accepted; 101 for one that is."""
    address = visitor.server.url.replace("http", "ws", 1) + path
    try:
        with connect(address, additional_headers={**visitor.headers, **headers}, open_timeout=PATIENCE):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_a_socket_of_another_origin_is_never_opened(scene: Scene) -> None:
    path = scene.path("/api/tables/{table}/socket")
    own = scene.people["own"]
    assert socket_status(own, path, Origin="http://evil.example") == 403
    assert socket_status(own, path, Origin="null") == 403
    assert socket_status(own, path, Origin=scene.server.url) == 101
    assert socket_status(own, "/api/lobby", Origin="http://evil.example") == 403


@pytest.mark.parametrize("guess", ["x", "AAAAAAAAAAAAAAAAAAAA", "..%2f..", "%00", "a" * 500, "ä"])
def test_guessed_ids_find_nothing(scene: Scene, guess: str) -> None:
    own = scene.people["own"]
    assert own.get(f"/api/tables/{guess}").status_code == 404
    assert own.get(f"/api/matches/{guess}").status_code == 404
    assert own.get(f"/api/matches/{guess}/record").status_code == 404
    assert order(own, guess, do="ping").status_code == 404
    assert socket_status(own, f"/api/tables/{guess}/socket") in (403, 404)


@pytest.mark.parametrize("token", ["x", "x" * 43, "../../etc/passwd", "a b"])
def test_a_token_that_nobody_got_is_nobody_here(scene: Scene, token: str) -> None:
    answer = Visitor(scene.server, token).get(scene.path("/api/tables/{table}"))
    assert answer.json()["seat"] == -1


def test_a_browser_gets_its_cookie_when_it_makes_a_table_and_keeps_it(scene: Scene) -> None:
    with httpx.Client(base_url=scene.server.url, timeout=PATIENCE) as browser:
        body = {"settings": {"game": "agent_hunter", "seats": [OPEN, OPEN], "public": True}, "name": "Eve <b>"}
        made = browser.post("/api/tables", json=body, headers={"Origin": scene.server.url})
        cookie = made.headers["set-cookie"]
        assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))
        assert browser.get(f"/api/tables/{made.json()['id']}").json()["table"]["hosting"]
        again = browser.post("/api/me", json=None, headers={"Content-Type": "application/json"})
        assert "set-cookie" not in again.headers
        assert "<title>Coverstory</title>" in browser.get("/").text
        listed = browser.get("/api/tables").json()["tables"]
        assert [table["names"] for table in listed if table["id"] == made.json()["id"]] == [["Eve <b>", ""]]
        assert made.json()["link"].startswith(scene.server.url + "/t/")
        assert browser.get(made.json()["link"]).status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/rules/agent_hunter?lang=de", 200),
        ("GET", "/rules/nothing", 404),
        ("GET", "/nothing", 404),
        ("GET", "/api/nothing", 404),
        ("PUT", "/api/tables", 405),
        ("DELETE", "/api/tables/x", 405),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/games/nothing/rules", 404),
        ("GET", "/api/sayings/nothing", 404),
        ("GET", "/api/words/en/nothing.ftl", 404),
        ("GET", "/api/words/xx/table.ftl", 404),
        ("GET", "/api/words/en/..%2fde%2ftable.ftl", 404),
        ("GET", "/api/games/agent_hunter/words?actions=99999", 400),
        ("GET", "/api/games/agent_hunter/words?actions=zero", 400),
        ("GET", "/api/games?colour=red", 400),
        ("GET", "/api/games?lang=xx", 400),
    ],
)
def test_other_addresses_are_answered_without_a_word_about_the_inside(
    scene: Scene, method: str, path: str, status: int
) -> None:
    answer = Visitor(scene.server).ask(method, path)
    assert answer.status_code == status
    assert "Traceback" not in answer.text
    assert "server" not in answer.headers
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", [*GAMES, "table", "errors", "pages"])
def test_the_catalogue_is_sent_as_it_is_and_need_not_be_sent_twice(scene: Scene, lang: str, part: str) -> None:
    path = f"/api/words/{lang}/{part}.ftl"
    answer = Visitor(scene.server).get(path)
    assert answer.text == read_source(lang, part)
    assert answer.headers["cache-control"] == "no-cache"  # kept, and asked for again by its tag
    again = Visitor(scene.server).ask("GET", path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


def test_the_numbers_of_a_game_have_names(scene: Scene) -> None:
    answer = Visitor(scene.server).get("/api/sayings/undercover_wyss").json()
    capture = answer["events"]["capture"]
    assert [named["name"] for named in capture] == ["seat", "from", "with", "place", "owner", "value"]
    assert [named["what"] for named in capture] == ["seat", "number", "number", "number", "seat", "number"]
    assert answer["events"]["mission"][1]["optional"]
    assert answer["derived"]["place_row"] == {"of": {"place": 1}, "divide": 10, "modulo": 0, "plus": 1, "sign": False}


@pytest.mark.parametrize(
    ("body", "status"),
    [(b"", 400), (b"{", 400), (b"[]", 400), (b'{"do":"fly","id":1}', 400), (b"[" * 50_000, 400), (b" " * 70_000, 413)],
)
def test_a_body_that_cannot_be_read_is_a_problem_with_a_sentence(scene: Scene, body: bytes, status: int) -> None:
    path = scene.path("/api/tables/{table}/commands")
    answer = scene.people["own"].ask("POST", path, content=body)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "text", "rule"}


def test_a_running_game_has_no_review(scene: Scene) -> None:
    for name, visitor in scene.people.items():
        running = visitor.get(scene.path("/api/tables/{table}"))
        match = running.json()["table"]["match"] if running.status_code == 200 else "unknown"
        assert visitor.get(f"/api/matches/{match}/review").status_code == 404, name
        assert visitor.post(f"/api/matches/{match}/review", None).status_code in (401, 404), name


def test_a_review_is_made_when_somebody_asks_for_it_and_then_kept(scene: Scene) -> None:
    path = scene.path("/api/matches/{match}/review")
    own = scene.people["own"]
    assert own.post(path, None).json()["state"] in ("making", "ready")
    deadline = time.monotonic() + 20 * PATIENCE
    while (answer := own.get(path).json())["state"] == "making" and time.monotonic() < deadline:
        time.sleep(0.2)
    assert answer["state"] == "ready"
    review = answer["review"]
    assert len(review["seats"]) == 2
    assert answer["done"] == answer["total"] == len(review["moves"])
    assert [len(seat["sentences"]) for seat in review["seats"]] == [3, 3]
    assert scene.people["other"].get(path).json() == answer
    assert scene.people["watcher"].get(path).status_code == 404


def test_a_running_game_has_no_curve(scene: Scene) -> None:
    for name, visitor in scene.people.items():
        running = visitor.get(scene.path("/api/tables/{table}"))
        match = running.json()["table"]["match"] if running.status_code == 200 else "unknown"
        assert visitor.get(f"/api/matches/{match}/curve").status_code == 404, name
