"""The documentation site: all pages are in its navigation, all links lead somewhere, nothing is fetched."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from coverstory.rulebook import numbered_rules
from coverstory.rules.catalogue import GAMES

ROOT = Path(__file__).parents[1]
SOURCES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "zensical.toml")
FETCHING = {"script": "src", "img": "src", "iframe": "src", "link": "href", "source": "src"}


@dataclass
class Page(HTMLParser):
    """What an HTML page links to, what it loads, and which places in it can be linked to."""

    file: Path
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    places: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.places |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        elif FETCHING.get(tag, "") in found:
            self.loads.append(found[FETCHING[tag]])


def copy_sources(folder: Path) -> None:
    for name in SOURCES:
        shutil.copy(ROOT / name, folder / name)
    for name in ("docs", "examples", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, str(folder / "tools" / "build_site.py")]
    return subprocess.run(program, capture_output=True, text=True, check=False, encoding="utf-8")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    copy_sources(folder)
    done = build(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "build" / "site"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {file: Page(file) for file in site.rglob("*.html") if file.name != "404.html"}


def leads_somewhere(link: str, page: Page, pages: dict[Path, Page]) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True  # another site
    file = (page.file.parent / unquote(parts.path)).resolve() if parts.path else page.file
    target = file / "index.html" if file.is_dir() else file
    if target in pages:
        return not parts.fragment or unquote(parts.fragment) in pages[target].places
    return target.is_file()


def test_every_link_leads_somewhere(pages: dict[Path, Page]) -> None:
    assert sum(len(page.links) for page in pages.values()) > 1000
    lost = [
        (page.file, link) for page in pages.values() for link in page.links if not leads_somewhere(link, page, pages)
    ]
    assert lost == []


def test_everything_a_page_loads_is_part_of_the_site(site: Path, pages: dict[Path, Page]) -> None:
    loaded = [(page, one) for page in pages.values() for one in page.loads if not one.startswith("data:")]
    assert loaded
    assert [one for _, one in loaded if urlsplit(one).netloc] == []
    assert [one for page, one in loaded if not (page.file.parent / urlsplit(one).path).resolve().exists()] == []
    styles = [file.read_text(encoding="utf-8") for file in site.rglob("*.css")]
    assert styles
    assert [style for style in styles if re.search(r"(url\(|@import)\s*[\"']?(https?:)?//", style)] == []


def test_every_page_is_in_the_navigation(site: Path) -> None:
    laid_out = site.parent / "docs"
    pages = {path.relative_to(laid_out).as_posix() for path in laid_out.rglob("*.md")}
    named = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    assert set(all_files(named)) == pages
    assert [group for entry in named for group in entry] == ["Play", "Rules", "Host", "Program", "Research", "Project"]


def all_files(entries: list[dict[str, object]]) -> Iterator[str]:
    for entry in entries:
        for value in entry.values():
            if isinstance(value, list):
                yield from all_files(value)
            else:
                yield str(value)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_can_be_linked_to(pages: dict[Path, Page], site: Path, slug: str, lang: str) -> None:
    page = pages[site / "rules" / f"{slug}.{lang}" / "index.html"]
    assert {number.lower() for number in numbered_rules(slug, lang)} <= page.places


def test_german_pages_say_that_they_are_german(site: Path) -> None:
    for slug in GAMES:
        text = (site / "rules" / f"{slug}.de" / "index.html").read_text(encoding="utf-8")
        assert '<div lang="de">' in text


def test_pages_can_be_searched(site: Path) -> None:
    index = (site / "search.json").read_text(encoding="utf-8")
    for heading in ("I want to host", "Das Spiel in Kürze", "A bot in sixty lines"):
        assert heading in index


@pytest.mark.parametrize(
    ("page", "link", "named"),
    [
        ("docs/api.md", "[a page](nowhere.md)", "nowhere.md"),
        ("docs/api.md", "[a heading of this page](#nowhere)", "nowhere"),
        ("README.md", "[a heading](docs/protocol.md#nowhere)", "nowhere"),
        ("README.md", "![a picture](docs/screens/nowhere.webp)", "docs/screens/nowhere.webp"),
        ("docs/api.md", "[a file](../src/nowhere.py)", "../src/nowhere.py"),
        ("docs/api.md", "[a folder](rules)", "rules"),
    ],
)
def test_a_broken_link_fails_the_build(tmp_path: Path, page: str, link: str, named: str) -> None:
    copy_sources(tmp_path)
    with (tmp_path / page).open("a", encoding="utf-8") as file:
        file.write(f"\n{link}\n")
    done = build(tmp_path)
    assert done.returncode != 0
    assert named in re.sub(r"\x1b\[[0-9;]*m", "", done.stdout + done.stderr)  # without colours
