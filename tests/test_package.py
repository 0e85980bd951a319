"""What a built package carries: whoever installs it needs neither Node.js nor a checkout."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from coverstory import __version__

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BUILD = "import setuptools.build_meta as build; build.build_wheel('made')"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources as Git has them, without what is built from web/."""
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "docs" / "rules", tmp_path / "docs" / "rules")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("pages", "__pycache__"))
    return tmp_path


def build(checkout: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COVERSTORY_PURE": "1"}
    return subprocess.run(
        [sys.executable, "-c", BUILD], cwd=checkout, capture_output=True, text=True, env=env, check=False
    )


def test_a_wheel_carries_pages_rules_and_migrations(checkout: Path) -> None:
    pages = checkout / "src" / "coverstory" / "server" / "pages"
    (pages / "assets").mkdir(parents=True)
    for name in ("index.html", "index.html.br", "worker.js", "icon-192.png", "assets/main-1.js", "assets/type-2.woff2"):
        (pages / name).write_text("x")
    done = build(checkout)
    assert done.returncode == 0, done.stderr
    (wheel,) = (checkout / "made").glob("*.whl")
    inside = set(ZipFile(wheel).namelist())
    built = {path.relative_to(checkout / "src").as_posix() for path in pages.rglob("*") if path.is_file()}
    assert built <= inside
    assert {"coverstory/texts/agent_hunter.de.md", "coverstory/py.typed"} <= inside
    assert any(name.startswith("coverstory/server/migrations/") for name in inside)


def test_nothing_is_built_without_the_pages(checkout: Path) -> None:
    done = build(checkout)
    assert done.returncode != 0
    assert "`python3 dev.py setup` builds the pages for the browser." in done.stderr


def test_what_a_package_index_shows_links_to_no_file_of_the_repository() -> None:
    shown = PROJECT["readme"]["text"]
    targets = re.findall(r"\]\(([^)]*)\)|(?:src|href)=[\"']([^\"']*)", shown)
    assert all("".join(target).startswith(("https://", "#")) for target in targets)


def test_the_python_that_a_package_index_shows_runs() -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", PROJECT["readme"]["text"], re.MULTILINE | re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "pyproject.toml", "exec"), {})
    assert printed.getvalue().splitlines() == re.findall(r"# prints: (.*)$", code, re.MULTILINE)


def test_the_package_asks_for_what_players_have_locked() -> None:
    wanted = (ROOT / "requirements.in").read_text(encoding="utf-8").split("\n\n")[0].splitlines()
    locked = {re.split(r"[^\w-]", line)[0] for line in wanted if not line.startswith("#")}
    assert locked == {re.split(r"[^\w-]", need)[0] for need in PROJECT["dependencies"]}


def test_the_version_and_its_date_are_the_same_everywhere() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    released = re.search(r"^## (\d+\.\d+\.\d+) — (\d{4}-\d\d-\d\d)$", changes, re.MULTILINE)
    assert released
    assert released[1] == __version__
    assert f"\nversion: {__version__}\n" in citation
    assert f'\ndate-released: "{released[2]}"\n' in citation
    supported = __version__.rpartition(".")[0]
    assert f"| {supported} | yes |" in (ROOT / "SECURITY.md").read_text(encoding="utf-8")
