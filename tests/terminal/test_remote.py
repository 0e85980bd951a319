"""Terminals at a real server: whole games, chat, notes, and a connection that is lost in between."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from coverstory.__main__ import main
from coverstory.errors import CannotConnect, MalformedRecord
from coverstory.match.fairness import check_entropy
from coverstory.match.verify import verify
from coverstory.terminal.http_client import Server, read_address
from coverstory.terminal.remote import RemoteSession, unguessable
from coverstory.terminal.session import Ended, News, Online
from coverstory.terminal.texts import say_deal
from coverstory.terminal.user_data import deals_file, read_user_data
from coverstory.wire.commands import Note, Say, SeatPlan, Settings, Sit
from scripts.screens import asked_at_table, request, shown, started, until
from support.guests import Guest
from support.live_server import NO_RATE_LIMIT, PATIENCE, LiveServer, live_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("live"), (*NO_RATE_LIMIT, "--port", str(free_port()))) as server:
        yield server


def free_port() -> int:
    """So that a server can be started again at the same address."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return int(held.getsockname()[1])


def test_two_terminals_play_a_whole_game_with_chat_over_a_lost_connection(server: LiveServer) -> None:
    """One fills a screen and is the host; the other comes by the link. In between the server is killed."""

    async def host() -> None:
        asked = request("agent_hunter", connect=server.url, bots=None, name="Anna", options={"cards": 4, "houses": 1})
        async with started(asked) as (app, pilot):
            table = await asked_at_table(app, pilot)
            await pilot.press("f5")
            await until(pilot, lambda: f"Invitation: {table.link}" in shown(app))
            guest = await asyncio.to_thread(Guest, table.link)
            try:
                await asyncio.to_thread(sit_and_greet, guest)
                await until(pilot, lambda: "Ben: Hello there" in shown(app))
                await pilot.press(*"Hi", "enter", "escape")
                await until(pilot, lambda: [line.name for line in table.seen.chat] == ["Ben", "Anna"])
                await until(pilot, lambda: "start the game" in shown(app))
                await pilot.press(*"start", "enter")
                await until(pilot, lambda: table.seen.stage == "playing" and bool(table.choices))
                await asyncio.to_thread(server.kill)
                await until(pilot, lambda: "not connected" in shown(app))
                await pilot.press("2", "enter")  # kept until the server is back
                await asyncio.to_thread(server.start)
                playing = threading.Thread(target=guest.play_to_the_end)
                playing.start()
                while table.seen.ending is None:
                    await until(pilot, lambda: bool(table.choices) or table.seen.ending is not None)
                    if table.seen.ending is None:
                        await pilot.press("enter")
                assert "hide the 2 in the left house" in table.seen.log_lines[0]
                await asyncio.to_thread(playing.join)
                assert app.session is not None
                record = await asyncio.to_thread(app.session.record)
                assert record is not None
                assert table.seen.table is not None
                assert verify(record).fairness.commitment == table.seen.table.commitment
            finally:
                await asyncio.to_thread(guest.session.close)

    asyncio.run(host())


def sit_and_greet(guest: Guest) -> None:
    guest.hear_until(lambda: guest.seen.table is not None)
    assert guest.seen.seat == -1
    guest.session.send(Sit(guest.session.next_id(), 1, "Ben"))
    guest.hear_until(lambda: guest.seen.seat == 1)
    guest.session.send(Note(guest.session.next_id(), 1, "mine"))
    guest.hear_until(lambda: guest.seen.notes == "mine")
    guest.session.send(Say(guest.session.next_id(), "Hello there"))


def test_a_whole_game_line_by_line_and_the_same_person_comes_back(server: LiveServer, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"

    def play(*words: str, typed: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "coverstory", "play", "--lang", "en", *words],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    new = play("top_secret_spies", "--seats", "3", "--connect", server.url, "--name", "Cleo", typed="table\nq\n")
    assert "1: Cleo (you)" in new
    assert "give seat 2 to a bot: rookie" in new
    assert read_user_data().name == "Cleo"
    words = ("top_secret_spies", "--connect", server.url, "--bots", "random", "--record", str(file))
    said = play(*words, typed="note J is mine\nnote K is not\nnotes\nhint\nlist\na\nundo\n" + "list\na\n" * 3_000)
    assert "Noted.\n" in said
    assert "J is mine\nK is not\n" in said
    assert any(ending in said for ending in ("The winner: ", "Nobody wins."))
    assert verify(file.read_bytes())
    assert "Cleo (you)" in said
    flat = " ".join(said.split())
    assert say_deal("kept", "en") in flat
    assert str(deals_file()) in said
    assert main(["verify", str(file), "--mine", str(deals_file())]) == 0


def test_open_tables_are_found_on_the_start_screen_and_line_by_line(server: LiveServer) -> None:
    there = Server(server.url, "en")
    there.greet()
    settings = Settings("undercover_wyss", [SeatPlan(), SeatPlan()], public=True)
    link = there.make_table(settings, "Dora").link
    (Path(os.environ["XDG_DATA_HOME"]) / "coverstory" / "terminal.json").unlink()  # from here on somebody else

    async def join() -> None:
        async with started(request(None, connect=server.url, name="Emil")) as (app, pilot):
            await until(pilot, lambda: "Undercover (Wyss): Dora" in shown(app))
            await pilot.press("home", "enter")
            table = await asked_at_table(app, pilot)
            assert table.link == link
            await pilot.press(*"take", "enter")
            await until(pilot, lambda: table.seen.seat == 1)

    asyncio.run(join())
    words = [sys.executable, "-m", "coverstory", "play", "--lang", "en", "--connect", server.url]
    done = subprocess.run(words, input="1\nq\n", capture_output=True, encoding="utf-8", check=True)
    assert "  1  Undercover (Wyss): Dora, Emil" in done.stdout
    assert "2: Emil (you)" in done.stdout


def test_what_is_no_table_is_said_in_one_sentence(server: LiveServer) -> None:
    for link in (f"{server.url}/t/nowhere", f"http://127.0.0.1:{free_port()}", "ftp://somewhere", f"{server.url}/t/"):
        done = subprocess.run(
            [sys.executable, "-m", "coverstory", "play", "agent_hunter", "--connect", link],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 2
        assert done.stderr.startswith("coverstory: ")
        assert done.stderr.count("\n") == 1


def test_addresses_are_read_with_or_without_their_scheme() -> None:
    assert read_address("games.example:80/t/abc") == ("http://games.example:80", "abc")
    assert read_address("https://games.example/") == ("https://games.example", "")
    with pytest.raises(CannotConnect):
        read_address("https://games.example/elsewhere")


def test_a_table_that_is_gone_is_a_farewell(server: LiveServer) -> None:
    there = Server(server.url, "de")
    there.greet()
    session = RemoteSession(there, "nowhere", "de")
    inbox: SimpleQueue[News] = SimpleQueue()
    session.open(inbox.put)
    news = inbox.get(timeout=PATIENCE)
    assert isinstance(news, Ended)
    assert news.why == "Diesen Tisch gibt es nicht."
    session.close()
    assert not isinstance(news, Online)


@pytest.mark.parametrize("own", ["", "red", "x" * 64, "ü" * 32])
def test_a_text_of_ones_own_never_makes_a_part_that_can_be_guessed(own: str) -> None:
    """From its commitment, by trying; or because it was opened for the match before."""
    parts = {check_entropy(unguessable(own)) for _ in range(50)}
    assert len(parts) == 50
    assert all(len(part.rpartition(" ")[2]) == 32 for part in parts)
    assert all(part.startswith(own[:15]) for part in parts)


def test_a_damaged_file_of_deals_is_said_before_the_game(server: LiveServer) -> None:
    deals_file().parent.mkdir(parents=True)
    deals_file().write_text("nonsense\n")
    with pytest.raises(MalformedRecord, match="what your program kept before the deal"):
        RemoteSession(Server(server.url, "en"), "table", "en")
