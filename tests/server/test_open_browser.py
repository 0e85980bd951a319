"""Plain `coverstory`: a table at this machine, and the browser opens there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from socket import create_server

import httpx
import pytest

from coverstory.server.operations.open_browser import has_screen, is_ours
from support.live_server import PATIENCE

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="no variable names the folder for the data there"
)
BROWSER = """import sys; open(sys.argv[1], "a").write(sys.argv[2] + "\\n")"""


@contextmanager
def started(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """With a browser that writes down where it was sent."""
    script = folder / "browser.py"
    script.write_text(BROWSER)
    browser = f"{sys.executable} {script} {folder / 'seen'} %s"
    env = {**os.environ, "BROWSER": browser, "XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    program = [sys.executable, "-m", "coverstory", *words]
    process = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
    try:
        yield process
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


def address_said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Coverstory is at http://127.0.0.1:"), line or process.communicate(timeout=PATIENCE)
    return line.split()[3]


def test_it_serves_opens_the_browser_and_is_found_when_it_is_called_again(tmp_path: Path) -> None:
    with started(tmp_path, "--port", "0", "--no-browser") as first:
        address = address_said(first)
        assert is_ours(address)
        assert not (tmp_path / "seen").exists()
        with started(tmp_path, "--port", address.rpartition(":")[2]) as second:
            said = second.communicate(timeout=PATIENCE)
        assert said == (f"Coverstory is already at {address}\n", "")
        assert (tmp_path / "seen").read_text() == f"{address}\n"
        first.send_signal(signal.SIGINT)
        assert first.wait(PATIENCE) == 0
    assert (tmp_path / "coverstory" / "coverstory.db").exists()


def test_another_program_at_the_port_is_evaded(tmp_path: Path) -> None:
    with closing(create_server(("127.0.0.1", 0))) as other:
        taken = str(other.getsockname()[1])
        with started(tmp_path, "--port", taken) as process:
            address = address_said(process)
            assert not address.endswith(f":{taken}")
            assert httpx.get(address).status_code == 200
            while not (tmp_path / "seen").exists():  # the browser takes its time
                assert process.poll() is None
                time.sleep(0.05)


@pytest.mark.parametrize(
    ("platform", "environ", "opens"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"BROWSER": "w3m"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_browser_opens_only_where_there_is_a_screen_or_it_is_named(
    platform: str, environ: dict[str, str], opens: bool
) -> None:
    assert has_screen(platform, environ) == opens
