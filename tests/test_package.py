"""What the package says about itself, to whoever installs or cites it."""

from __future__ import annotations

import contextlib
import io
import re
import tomllib
from pathlib import Path

from coverstory import __version__

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


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
