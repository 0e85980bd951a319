"""One door to everything: `python3 dev.py play` to play, `python3 dev.py test` to check all of it.

    python3 dev.py setup      only set up: the environment is .venv, with .venv/bin/coverstory
    python3 dev.py play       play in the browser; what follows goes to `coverstory`: dev.py play --no-browser
    python3 dev.py test       every check and every test, on both builds; or only those named: dev.py test tests/match
    python3 dev.py quick      tests of what you changed, or of the files you name, on plain Python and nothing else:
                              dev.py quick tests/match/test_undo.py web/tests/fairness.test.ts
    python3 dev.py check      format, lint, strict types, import contracts, workflows, documents
    python3 dev.py format     put every Python file into shape
    python3 dev.py watch      work on the pages: they reload as you save, against a server on your sources
    python3 dev.py docs       build the documentation site; with --serve: show it and follow your changes
    python3 dev.py bench      measure, beside OpenSpiel (what follows goes to `coverstory bench`);
                              with --server: a server under load, beside boardgame.io; with --web: the pages;
                              with --research: the adapters for OpenSpiel and PettingZoo
    python3 dev.py faults     attack a server by the wire alone, and show what that costs everybody else;
                              cut the power of its disk, and damage its files;
                              faults soak --minutes 30: everything at once, with kills;
                              faults cluster: several machines, of which some die
    python3 dev.py screens    make the pictures of docs/screens anew, with a real server and browser
    python3 dev.py goldens    write golden playthroughs, sentences and snapshots of the terminal anew
    python3 dev.py puzzles    prove all puzzles again (--check); make those of a game anew: dev.py puzzles agent_hunter
    python3 dev.py wire       write what is generated from the shapes on the wire and the games' declarations anew

Needs Python 3.11 or later with venv, and nothing else: whatever is missing is installed into .venv and
web/node_modules, once. A C compiler is used where there is one. Ctrl-C at any point; the same command goes on.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  # before anything that an older one cannot even read
    sys.exit(f"Coverstory needs Python 3.11 or later; this is {sys.version.split()[0]}.")

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import environment
import testing
from environment import BIN, PYTHON, install_modules, installed, node, plain, run_step
from pages import ROOT, BuildFailed
from steps import say, step, stop

PUZZLE_SEED = "18"
BOARDGAME_IO = ROOT / "bench" / "boardgame.io"


def main(words: list[str]) -> int:
    commands: dict[str, Callable[[list[str]], int]] = {
        "setup": setup,
        "play": play,
        "test": testing.test,
        "quick": testing.quick,
        "check": testing.check,
        "format": format_sources,
        "watch": watch,
        "docs": docs,
        "bench": bench,
        "faults": faults,
        "screens": screens,
        "goldens": goldens,
        "wire": wire,
        "puzzles": puzzles,
    }
    asks_for_help = not words or words[0] in ("-h", "--help", "help")
    if asks_for_help or (words[1:] == ["--help"] and words[0] not in ("play", "bench")):
        print(__doc__)
        return 0
    if words[0] not in commands:
        stop(f"“{words[0]}” is no command of dev.py: choose one of {', '.join(commands)}.")
    return commands[words[0]](words[1:])


def setup(_words: list[str]) -> int:
    environment.set_up(with_tools=False)
    environment.install_package()
    return 0


# Playing.


def play(words: list[str]) -> int:
    """The table opens as soon as it can; what makes bots fast may still be compiled then."""
    environment.set_up(with_tools=False)
    opens_table = not words or words[0].startswith("-") or words[0] == "serve"
    if opens_table and not environment.package_is_current():
        return play_while_compiling(words)
    environment.install_package()
    return finish(subprocess.Popen([str(BIN / "coverstory"), *words], env=installed()))


def play_while_compiling(words: list[str]) -> int:
    """The server runs on the sources; it takes compiled processes for its bots when it sees that there are some."""
    building = environment.start_package()
    env = {**plain(), "COVERSTORY_COMPILING": str(environment.COMPILED)}
    server = subprocess.Popen([str(PYTHON), "-m", "coverstory", *words], env=env)
    telling = threading.Thread(target=tell_of_compiling, args=(building, server), daemon=True)
    telling.start()
    code = finish(server)
    if building.poll() is None and code == 0:
        say("Compiling goes on; Ctrl-C stops it, and the next start goes on.")
    telling.join()
    return code


def finish(program: subprocess.Popen[bytes]) -> int:
    """Its exit code; Ctrl-C reached it too, and it is given the time to end in peace."""
    try:
        return program.wait()
    except KeyboardInterrupt:
        program.terminate()
        program.wait()
        raise


def tell_of_compiling(building: subprocess.Popen[bytes], server: subprocess.Popen[bytes]) -> None:
    with step("Compiling rules and bots beside the game", 90, environment.compiled_share, after=3):
        environment.finish_package(building)
    if server.poll() is None:
        fast = environment.COMPILED.exists()
        say("Compiled: bots now think at full speed." if fast else environment.why_not_compiled())


# Working on it.


def format_sources(_words: list[str]) -> int:
    testing.set_up_tools()
    run_step("Lint, with what can be mended by itself", "ruff", "check", "--fix", "--quiet", ".")
    run_step("Format", "ruff", "format", ".")
    return 0


def watch(_words: list[str]) -> int:
    """Vite serves the pages and passes everything else on to a server on plain sources."""
    environment.set_up(with_tools=False)
    install_modules("Installing what builds and tests the pages", 15)
    server = subprocess.Popen([str(PYTHON), "-m", "coverstory", "--no-browser"], env=plain())
    try:
        node("node_modules/vite/bin/vite.js")
    finally:
        server.terminate()
        server.wait()
    return 0


def docs(words: list[str]) -> int:
    testing.set_up_tools()
    run_step("The documentation site, into build/site", "tools/build_site.py", *words)
    return 0


def bench(words: list[str]) -> int:
    if "--web" in words:
        testing.set_up_browser()
    else:
        testing.set_up_tools()
    environment.install_package()
    if "--web" in words:
        run_step("The pages in Chromium: weight, answers, shifts", "web/tests/measure.py", env=installed())
        return 0
    if "--server" in words:
        install_modules("Installing boardgame.io, to compare with", 10, BOARDGAME_IO, "--omit=optional")
        words = [*words, "--boardgame-io", str(BOARDGAME_IO), "--node", str(environment.node_program())]
    return subprocess.call([str(BIN / "coverstory"), "bench", *words], env=installed())


def faults(words: list[str]) -> int:
    testing.set_up_tools()
    environment.install_package()
    return subprocess.call([str(PYTHON), "tests/scripts/faults.py", *words], cwd=ROOT, env=installed())


def screens(words: list[str]) -> int:
    testing.set_up_browser()
    environment.install_package()
    run_step("Pictures of every screen", "tests/scripts/pictures.py", *words, env=installed())
    return 0


def goldens(_words: list[str]) -> int:
    testing.set_up_tools()
    environment.install_package()
    run_step("Golden playthroughs", "tests/scripts/goldens.py", env=installed())
    run_step("Snapshots of the terminal table", "tests/scripts/screens.py", env=installed())
    return 0


def wire(_words: list[str]) -> int:
    testing.set_up_tools()
    run_step("Protocol page, OpenAPI document, types for the browser", "tests/scripts/generated.py", env=plain())
    return 0


def puzzles(words: list[str]) -> int:
    """Prove them, or make those of a game anew, with the seed that the shipped ones were made with."""
    environment.set_up(with_tools=False)
    environment.install_package()
    if words in ([], ["--check"]):
        return subprocess.call([str(BIN / "coverstory"), "puzzles", "check"], env=installed())
    file = ROOT / "src" / "coverstory" / "puzzles" / "data" / f"{words[0]}.json"
    made = [str(BIN / "coverstory"), "puzzles", "make", words[0], "--seed", PUZZLE_SEED, "--out", str(file)]
    return subprocess.call(made, env=installed())


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever stops us stops what we started
    try:
        sys.exit(main(sys.argv[1:]))
    except BuildFailed as failure:
        stop(str(failure))
    except KeyboardInterrupt:
        stop("\nStopped; the same command goes on from here.", 130)
