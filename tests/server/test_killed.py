"""Nothing is lost: the server is killed at random moments, and every acknowledged word and deed is there afterwards."""

from __future__ import annotations

import random
import threading
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from coverstory.match.verify import verify
from support.decisions import decisions
from support.live_server import Json, Line, LiveServer, Visitor, deal_over_http, live_server, newcomer

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError)
KILLS = 12


class Stubborn:
    """Plays any offer, chats, and after a lost connection sends the same command again until it is answered."""

    def __init__(self, visitor: Visitor, table: str, seat: int, seed: int) -> None:
        self.visitor = visitor
        self.path = f"/api/tables/{table}/socket"
        self.seat = seat
        self.acknowledged: dict[int, int] = {}  # at -> action
        self.said: list[str] = []
        self.number = 0
        self._dice = random.Random(seed)
        self._line: Line | None = None
        self._seen: Json = {}
        self._last: int | None = None

    def connect(self) -> None:
        since = {} if self._last is None else {"since": self._last}
        self._line = self.visitor.connect(self.path, seat=self.seat, client=f"stubborn{self.seat}", **since)
        if self._last is None:
            self.hear()

    def hear(self) -> Json:
        assert self._line is not None
        message = self._line.hear()
        if "number" in message:
            if self._last is not None and message["is"] not in ("changed", "welcome"):
                assert message["number"] == self._last + 1, "one of each number, in order"
            self._last = message["number"]
        if message.get("scene"):
            self._seen = message
        return message

    def sure(self, **command: object) -> Json:
        """Send it again until it is answered, through any number of lost connections."""
        self.number += 1
        while True:
            try:
                if self._line is None:
                    self.connect()
                assert self._line is not None
                self._line.send({"id": self.number, **command})
                while (answer := self.hear()).get("id") != self.number:
                    pass
                return answer
            except LOST:
                self._line = None
                self.wait()

    def wait(self) -> None:
        """Wait until the server is there again."""
        back.wait(60)

    def play(self) -> bool:
        """One decision if there is one to make; False when the game is over."""
        try:
            if self._line is None:
                self.connect()
            while not self._seen or not (self._seen["scene"]["offers"] or self._seen["scene"]["ending"]):
                self.hear()
        except LOST:
            self._line = None
            self.wait()
            return True
        if self._seen["scene"]["ending"]:
            return False
        at, seen = self._seen["version"], self._seen
        action = self._dice.choice(seen["scene"]["offers"])["code"]
        self._seen = {}
        if self.sure(do="act", seat=self.seat, version=at, action=action)["is"] == "done":
            self.acknowledged[at] = action
        if self._dice.random() < 0.3:
            words = f"{self.seat}: {at}"
            if self.sure(do="say", text=words)["is"] == "done":
                self.said.append(words)
        return True


back = threading.Event()
kills: list[str] = []


def kill_again_and_again(server: LiveServer, players: list[Stubborn], over: threading.Event) -> None:
    """Kill the server after so many acknowledgements and a random moment more, and start it again."""
    moments = random.Random(2)
    for target in sorted(moments.sample(range(3, 70), KILLS)):
        while sum(len(player.acknowledged) for player in players) < target:
            if over.wait(0.002):
                return
        over.wait(moments.uniform(0, 0.03))
        back.clear()
        server.kill()
        server.start()
        kills.append(server.url)
        back.set()


def seated(server: LiveServer, slug: str) -> list[Stubborn]:
    """Two people and a bot at a table that has begun."""
    people = [newcomer(server), newcomer(server)]
    settings = {"game": slug, "seats": [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]}
    made = people[0].post("/api/tables", {"settings": settings, "name": "P0"}).json()["id"]
    path = f"/api/tables/{made}/commands"
    assert people[1].post(path, {"do": "sit", "id": 1, "seat": 1, "name": "P1"}).json()["is"] == "done"
    assert people[0].post(path, {"do": "start", "id": 1}).json()["is"] == "done"
    deal_over_http(people, made)
    return [Stubborn(person, made, seat, seed=seat) for seat, person in enumerate(people)]


def test_every_acknowledged_action_survives_kill_9_and_tables_go_on(tmp_path: Path) -> None:
    back.set()
    over = threading.Event()
    with live_server(tmp_path) as server:
        tables = [seated(server, slug) for slug in ("undercover_wyss", "top_secret_spies")]
        players = [player for table in tables for player in table]
        killer = threading.Thread(target=kill_again_and_again, args=(server, players, over))
        threads = [threading.Thread(target=play_to_the_end, args=(player,)) for player in players]
        for thread in (killer, *threads):
            thread.start()
        for thread in threads:
            thread.join(240)
        over.set()
        killer.join(60)
        assert len(kills) >= KILLS // 2, "the games were over too soon"
        for table in tables:
            check_nothing_is_lost(table)


def check_nothing_is_lost(players: list[Stubborn]) -> None:
    visitor = players[0].visitor
    seen = visitor.get(players[0].path.removesuffix("/socket")).json()
    line = visitor.get(f"/api/matches/{seen['table']['match']}/record").content
    assert verify(line)
    decided = decisions(line)
    for player in players:
        assert player.acknowledged
        for at, action in player.acknowledged.items():
            assert decided[at - 1] == (player.seat, action)
        heard = [said["text"] for said in seen["chat"] if said["seat"] == player.seat]
        assert heard == player.said[-len(heard) :]  # the table keeps the last hundred


def play_to_the_end(player: Stubborn) -> None:
    while player.play():
        pass


def test_what_was_decided_ahead_and_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    """Nobody else has been told of it, and nobody is after the restart."""
    with live_server(tmp_path) as server:
        anna, ben = newcomer(server), newcomer(server)
        settings = {"game": "agent_hunter", "seats": [{"kind": "open"}, {"kind": "open"}], "options": {"first": "0"}}
        table = anna.post("/api/tables", {"settings": settings, "name": "Anna"}).json()["id"]
        path = f"/api/tables/{table}"
        for person, command in ((ben, {"do": "sit", "seat": 1, "name": "Ben"}), (anna, {"do": "start"})):
            assert person.post(f"{path}/commands", {"id": 1, **command}).json()["is"] == "done"
        deal_over_http([anna, ben], table)
        before = anna.get(path).json()["scene"]
        for card in (7, 2, 5):
            place(ben, path, 1, card)
            server.kill()
            server.start()
        assert anna.get(path).json()["scene"] == before
        assert ben.get(path).json()["scene"]["offers"] == []
        for card in (1, 3, 4):
            place(anna, path, 0, card)
        houses = ben.get(path).json()["scene"]["picture"]["sides"][1]["houses"]
        assert [house["card"] for house in houses] == [7, 2, 5]


def place(person: Visitor, path: str, seat: int, card: int) -> None:
    version = person.get(path).json()["version"]
    command = {"do": "act", "id": card, "seat": seat, "version": version, "action": card}
    assert person.post(f"{path}/commands", command).json()["is"] == "done"
