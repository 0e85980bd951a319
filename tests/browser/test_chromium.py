"""Which browser the tests drive, that it is unpacked whole, and that it can draw every character of the pages."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.chromium import MODULES, NoChromium, NotInstalled, find_chromium, serves_this_machine, unpack

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = MODULES / "@sparticuz" / "chromium"
SMALL = ("al2023.tar.br", "fonts.tar.br")  # archives that are unpacked in a moment
LIBRARY = Path("al2023", "lib", "libnss3.so")
SHOWN = ("web/src/**/*.ts", "web/src/**/*.svelte", "web/src/**/*.json", "docs/rules/*.md", "src/coverstory/**/words.py")
NOT_DRAWN = """
(characters) => {
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  const draw = (character) => {
    paper.clearRect(0, 0, canvas.width, canvas.height);
    paper.font = "40px sans-serif";
    paper.fillText(character, 10, 60);
    return paper.getImageData(0, 0, canvas.width, canvas.height).data.join();
  };
  const unknown = draw("\\u0378");  // belongs to no script: what is drawn for a character that no font has
  return characters.filter((character) => draw(character) === unknown);
}
"""
packaged = pytest.mark.skipif(not serves_this_machine(), reason="npm has no Chromium for this platform")


def program(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


# The order.


def test_a_named_browser_comes_before_all_others(tmp_path: Path) -> None:
    named, installed = program(tmp_path / "mine"), program(tmp_path / "bin" / "chromium")
    environment = {"COVERSTORY_CHROMIUM": str(named), "PATH": str(installed.parent)}
    assert find_chromium(installed, environment=environment).program == named


def test_a_named_browser_that_is_missing_is_not_replaced_by_another(tmp_path: Path) -> None:
    installed = program(tmp_path / "bin" / "chromium")
    environment = {"COVERSTORY_CHROMIUM": str(tmp_path / "mine"), "PATH": str(installed.parent)}
    with pytest.raises(NoChromium, match=r"COVERSTORY_CHROMIUM is .*/mine, which is no program"):
        find_chromium(installed, environment=environment)


@packaged
def test_the_locked_browser_comes_before_an_installed_one(tmp_path: Path) -> None:
    installed = program(tmp_path / "bin" / "chromium")
    found = find_chromium(installed, environment={"PATH": str(installed.parent)})
    assert found.program.is_relative_to(MODULES)


def test_an_installed_browser_comes_before_playwrights(tmp_path: Path) -> None:
    installed, playwrights = program(tmp_path / "bin" / "google-chrome"), program(tmp_path / "playwright")
    found = find_chromium(playwrights, tmp_path, {"PATH": str(installed.parent)})
    assert found.program == installed


def test_playwrights_browser_is_the_last_resort(tmp_path: Path) -> None:
    playwrights = program(tmp_path / "playwright")
    assert find_chromium(playwrights, tmp_path, {}).program == playwrights


def test_where_there_is_none_one_sentence_says_how_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(NoChromium, match=r"^[^\n]*(dev\.py check|playwright install chromium)[^\n]*\.$") as missing:
        find_chromium(tmp_path / "playwright", tmp_path, {})
    assert isinstance(missing.value, NotInstalled) is not serves_this_machine()


def test_a_browser_that_does_not_start_is_reported_in_one_sentence(tmp_path: Path) -> None:
    broken = program(tmp_path / "broken")
    broken.write_text("#!/bin/sh\necho 'libnss3.so: cannot open shared object file' >&2\nexit 127\n")
    words = [sys.executable, str(ROOT / "tests" / "browser" / "chromium.py")]
    environment = {**os.environ, "COVERSTORY_CHROMIUM": str(broken)}
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "broken does not start (libnss3.so: cannot open shared object file)" in done.stderr


# Unpacking.


def copy_of_package(folder: Path, version: str = "1.0.0", archives: Sequence[str] = SMALL) -> Path:
    """The real package, with another version and only some of its archives."""
    (folder / "bin").mkdir(parents=True)
    about = json.loads((PACKAGE / "package.json").read_bytes())
    (folder / "package.json").write_text(json.dumps({**about, "version": version}))
    (folder / "build").symlink_to(PACKAGE / "build")
    for name in archives:
        (folder / "bin" / name).symlink_to(PACKAGE / "bin" / name)
    return folder


@packaged
def test_several_processes_may_unpack_at_once(tmp_path: Path) -> None:
    package, into = copy_of_package(tmp_path / "package"), tmp_path / "unpacked"
    with ThreadPoolExecutor(4) as crew:
        folders = list(crew.map(lambda _: unpack(package, into), range(4)))
    assert folders == [into / "chromium-1.0.0"] * 4
    assert list(into.iterdir()) == folders[:1]
    assert (folders[0] / LIBRARY).stat().st_size > 0


@packaged
def test_what_is_unpacked_is_not_unpacked_again(tmp_path: Path) -> None:
    package, into = copy_of_package(tmp_path / "package"), tmp_path / "unpacked"
    before = (unpack(package, into) / LIBRARY).stat()
    assert (unpack(package, into) / LIBRARY).stat() == before


@packaged
def test_an_upgrade_is_unpacked_anew(tmp_path: Path) -> None:
    old = unpack(copy_of_package(tmp_path / "old"), tmp_path / "unpacked")
    new = unpack(copy_of_package(tmp_path / "new", "1.0.1"), tmp_path / "unpacked")
    assert (old.name, new.name) == ("chromium-1.0.0", "chromium-1.0.1")
    assert (new / LIBRARY).exists()


@packaged
@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGKILL])
def test_whoever_is_interrupted_leaves_nothing_that_looks_finished(tmp_path: Path, blow: signal.Signals) -> None:
    package, into = copy_of_package(tmp_path / "package"), tmp_path / "unpacked"
    os.mkfifo(package / "bin" / "chromium.br")  # nobody writes to it: unpacking never ends
    code = f"from browser.chromium import Path, unpack; unpack(Path({str(package)!r}), Path({str(into)!r}))"
    unpacking = subprocess.Popen(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(ROOT / "tests")},
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    while not list(into.glob("unfinished-*/al2023")):
        assert unpacking.poll() is None
        time.sleep(0.01)
    os.killpg(unpacking.pid, blow)
    unpacking.wait()
    assert not (into / "chromium-1.0.0").exists()
    (package / "bin" / "chromium.br").unlink()
    assert (unpack(package, into) / LIBRARY).exists()


# Its fonts.


def test_every_character_of_the_pages_can_be_drawn(browser: Browser) -> None:
    shown = {character for pattern in SHOWN for file in ROOT.glob(pattern) for character in file.read_text("utf-8")}
    symbols = sorted(character for character in shown if not character.isascii())
    page = browser.new_page()
    assert "⚙" in symbols
    assert page.evaluate(NOT_DRAWN, symbols) == []
    page.close()
