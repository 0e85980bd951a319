"""The built pages: which answer every address of the browser table gets, and how it may be kept."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from coverstory.server.app import make_app
from coverstory.server.http.assets import ASK_AGAIN, FOR_EVER, Assets, best_encoding
from coverstory.server.services import Services

SCRIPT = b"console.log('hello');"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Pages as small as they can be."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<title>Shell</title>")
    (tmp_path / "worker.js").write_bytes(b"//")
    (tmp_path / "assets" / "main-Ab1.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "main-Ab1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "assets" / "main-Ab1.js.br").write_bytes(b"as brotli")
    return tmp_path


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """An application around the pages; nothing here needs its database."""
    app = make_app(Services(folder / "unused.db", "", 1), Assets(folder))

    async def go() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        sent = {"accept-encoding": "identity", **{name.replace("_", "-"): value for name, value in headers.items()}}
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8707") as client:
            return await client.request(method, path, headers=sent)

    return asyncio.run(go())


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/t/abc", 200),
        ("/new/agent_hunter?with=friends", 200),
        ("/games", 200),
        ("/replay/7", 200),
        ("/review/7", 200),
        ("/rules", 200),
        ("/rules/undercover_wyss", 200),
        ("/learn/top_secret_spies", 200),
        ("/rules/nothing", 404),
        ("/nothing", 404),
        ("/assets/nothing.js", 404),
        ("/assets/../index.html.br", 404),
    ],
)
def test_every_address_shows_the_one_page_and_the_status_says_if_it_is_known(
    folder: Path, path: str, status: int
) -> None:
    answer = ask(folder, path)
    assert (answer.status_code, answer.text) == (status, "<title>Shell</title>")
    assert answer.headers["cache-control"] == ASK_AGAIN
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_addresses_of_programs_are_answered_in_json_all_the_same(folder: Path) -> None:
    assert ask(folder, "/api/nothing").json()["code"] == "not_found"
    json = {"content_type": "application/json"}
    assert ask(folder, "/api/nothing", "POST", **json).json()["code"] == "not_found"
    assert ask(folder, "/api/games", "PUT", **json).json()["code"] == "wrong_method"


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever_the_others_are_asked_for_again(folder: Path) -> None:
    script = ask(folder, "/assets/main-Ab1.js")
    assert script.content == SCRIPT
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == FOR_EVER
    worker = ask(folder, "/worker.js")
    assert worker.headers["cache-control"] == ASK_AGAIN
    same = ask(folder, "/worker.js", if_none_match=worker.headers["etag"])
    assert (same.status_code, same.content) == (304, b"")
    assert ask(folder, "/worker.js", if_none_match=script.headers["etag"]).status_code == 200


def test_what_was_compressed_ahead_is_sent_to_those_who_understand_it(folder: Path) -> None:
    zipped = ask(folder, "/assets/main-Ab1.js", accept_encoding="gzip, deflate")
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.content == SCRIPT  # httpx has unpacked it
    assert zipped.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in ask(folder, "/worker.js", accept_encoding="gzip").headers


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("GZIP", "gzip"),
        ("br; q=0.5", "br"),
        ("", "identity"),
        ("identity, gzip;q=0.000", "identity"),
    ],
)
def test_the_best_encoding_that_a_browser_accepts(accepted: str, encoding: str) -> None:
    assert best_encoding({"identity": b"", "gzip": b"", "br": b""}, accepted) == encoding


def test_without_built_pages_a_small_page_says_how_to_get_them(tmp_path: Path) -> None:
    for path, status in (("/", 200), ("/t/abc", 200), ("/style.css", 200), ("/nothing", 404)):
        assert ask(tmp_path, path).status_code == status
    assert "dev.py play" in ask(tmp_path, "/").text
    assert "dev.py play" in ask(tmp_path, "/?lang=de").text
    assert ask(tmp_path, "/rules/agent_hunter?lang=de").text.startswith("# ")
    assert ask(tmp_path, "/rules/nothing").status_code == 404
