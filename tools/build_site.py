"""The documentation site, in build/site: `build_site.py` builds it, `build_site.py --serve` shows it as you write.

Zensical reads build/docs. This script lays out there what lies in docs/ and in the root of the repository, so that no
text exists twice: links are moved along, and a link to a file that does not exist stops the build. Zensical itself
finds links to headings that do not exist.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ENGLISH = "en"  # what a page is written in unless its name says otherwise: rules/agent_hunter.de.md
LAID_OUT = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
ADDRESS = "127.0.0.1:8708"
PAUSE = 0.5  # seconds between two looks for changes

Places = Mapping[Path, str]  # where each file of the repository goes in build/docs

ROOT_PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
CODE = re.compile(r"(^```.*?^```|``.+?``|`[^`\n]+`)", re.MULTILINE | re.DOTALL)  # links in there are none
TARGET = re.compile(r"(?<=\]\()[^)\s]+(?=\))")
ELSEWHERE = re.compile(r"[a-z]+:|#")  # another site, or a heading of the same page
RULE = re.compile(r"^(- )?\*\*([HTUW]\d+)\*\* ", re.MULTILINE)
RULE_NUMBER = re.compile(r"(?<![\w*\[/-])[HTUW]\d+(?!\w)")


class BrokenLinks(Exception):
    """Links that lead nowhere, one in a line."""


def main(words: list[str]) -> int:
    if words not in ([], ["--serve"]):
        print(__doc__)
        return 2
    try:
        lay_out()
    except BrokenLinks as broken:
        print(broken, file=sys.stderr)
        return 1
    return serve() if words else build()


def build() -> int:
    shutil.rmtree(SITE, ignore_errors=True)  # a page that was renamed must not stay under its old name
    return subprocess.call([*zensical("build"), "--clean", "--strict"])


def serve() -> int:
    """Until Ctrl-C. Zensical sees what changes in build/docs; a page with a broken link stays as it was."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever stops us stops Zensical, too
    server = subprocess.Popen([*zensical("serve"), "--dev-addr", ADDRESS])
    told = ""
    try:
        while server.poll() is None:
            time.sleep(PAUSE)
            told = keep_up(told)
    except KeyboardInterrupt:
        server.terminate()
    return server.wait()


def keep_up(told: str) -> str:
    """What is wrong now, said once; told is what was wrong before."""
    try:
        lay_out()
    except BrokenLinks as broken:
        if str(broken) != told:
            print(broken, file=sys.stderr)
        return str(broken)
    return ""


def zensical(command: str) -> list[str]:
    return [sys.executable, "-m", "zensical", command, "--config-file", str(ROOT / "zensical.toml")]


# From the repository to build/docs.


def lay_out() -> None:
    """Touches only what changed, so that a page in the browser reloads only then."""
    places = find_places()
    broken = [why for source in places if source.suffix == ".md" for why in broken_links(source, places)]
    if broken:
        raise BrokenLinks("\n".join(broken))
    pages = {place: contents(source, places) for source, place in places.items()}
    for place, content in pages.items():
        write_if_changed(LAID_OUT / place, content)
    for path in LAID_OUT.rglob("*"):
        if path.is_file() and path.relative_to(LAID_OUT).as_posix() not in pages:
            path.unlink()


def find_places() -> dict[Path, str]:
    docs = [path for path in (ROOT / "docs").rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")]
    places = {path: path.relative_to(ROOT / "docs").as_posix() for path in docs}
    places |= {ROOT / name: place for name, place in ROOT_PAGES.items()}
    places |= {path: f"examples/{path.stem}.md" for path in (ROOT / "examples").glob("*.py")}
    return {**places, ROOT / "LICENSE": "licence.md"}


def contents(source: Path, places: Places) -> bytes:
    if source.suffix == ".md":
        return on_the_site(source, places).encode()
    if source.suffix == ".py":
        return f"# {source.name}\n\n```python\n{source.read_text(encoding='utf-8')}```\n".encode()
    if source.name == "LICENSE":
        return f"# Licence\n\n{source.read_text(encoding='utf-8')}".encode()
    return source.read_bytes()


def write_if_changed(path: Path, content: bytes) -> None:
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


# One page.


def on_the_site(source: Path, places: Places) -> str:
    text = source.read_text(encoding="utf-8")
    text = outside_code(text, lambda part: TARGET.sub(lambda link: moved(link[0], source, places), part))
    if source.parent.name == "rules":
        text = with_rule_links(text, source.name)
    lang = source.stem.rpartition(".")[2] if source.stem.count(".") else ENGLISH
    return text if lang == ENGLISH else marked_as(lang, text)


def outside_code(text: str, change: Callable[[str], str]) -> str:
    parts = CODE.split(text)
    return "".join(part if number % 2 else change(part) for number, part in enumerate(parts))


def moved(link: str, source: Path, places: Places) -> str:
    """The same link between the same two files where they lie now."""
    if ELSEWHERE.match(link):
        return link
    name, hash_sign, heading = link.partition("#")
    place = places[target_of(name, source)]
    return Path(os.path.relpath(place, Path(places[source]).parent)).as_posix() + hash_sign + heading


def target_of(name: str, source: Path) -> Path:
    return Path(os.path.normpath(source.parent / name))


def broken_links(source: Path, places: Places) -> list[str]:
    """A sentence for each link of a page to something that the site does not have."""
    prose = "".join(CODE.split(source.read_text(encoding="utf-8"))[::2])
    names = [link.partition("#")[0] for link in TARGET.findall(prose) if not ELSEWHERE.match(link)]
    lost = [name for name in names if target_of(name, source) not in places]
    return [f"{source.relative_to(ROOT)} links to {name}, which {why_not(name, source)}." for name in lost]


def why_not(name: str, source: Path) -> str:
    return "is not part of the site" if target_of(name, source).exists() else "does not exist"


def with_rule_links(text: str, page: str) -> str:
    """Every rule can be linked to, and every mention of another rule is such a link."""
    known = {found[2] for found in RULE.finditer(text)}
    text = outside_code(text, lambda part: RULE_NUMBER.sub(lambda number: linked(number[0], known, page), part))
    return RULE.sub(lambda rule: f"{rule[1] or ''}**{rule[2]}**{{ #{rule[2].lower()} }} ", text)


def linked(number: str, known: Collection[str], page: str) -> str:
    return f"[{number}]({page}#{number.lower()})" if number in known else number


def marked_as(lang: str, text: str) -> str:
    """Zensical calls every page English; a screen reader must not read another language aloud like that."""
    title, _, rest = text.partition("\n")
    return f'{title}\n\n<div lang="{lang}" markdown="1">\n{rest}\n</div>\n'


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
