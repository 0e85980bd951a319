"""Every check and every test, in the order in which they fail soonest; what is independent runs side by side."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

import environment
from environment import BIN, PYTHON, VENV, installed, node, node_program, plain, run_step
from pages import ROOT, WEB, with_node
from steps import say, step, stop

LANES = 2  # checks that run at the same time
SLOWEST = 10  # tests that are named at the end
WITHOUT_BROWSER = "--ignore=tests/browser"  # Playwright leaves an event loop running: no other could be tested
COVERAGE = ("--cov=coverstory.rules", "--cov-branch", "--cov-fail-under=100", "--cov-report=term-missing:skip-covered")
SCHEMAS = {
    "github-workflows": ".github/workflows/*.yml",
    "github-issue-forms": ".github/ISSUE_TEMPLATE/[!c]*.yml",
    "github-issue-config": ".github/ISSUE_TEMPLATE/config.yml",
    "citation-file-format": "CITATION.cff",
}
NONE_FOR_PLATFORM = 3  # what tests/browser/chromium.py ends with where Playwright may have a browser
TESTS = ROOT / "tests"
PACKAGE = ROOT / "src" / "coverstory"
REPORTS = VENV / "reports"


def set_up_tools() -> None:
    environment.set_up(with_tools=True)


def set_up_browser() -> None:
    """The browser that tests drive; if there is none and none can be brought, nothing else needs to begin."""
    set_up_tools()
    with step("Starting the browser once", 5):
        found = look_for_browser()
    if found.returncode == NONE_FOR_PLATFORM:
        say("npm has no Chromium for this platform, and none is installed: asking Playwright for one")
        subprocess.call([str(BIN / "playwright"), "install", "chromium"], env=installed())
        found = look_for_browser()
    if found.returncode:
        stop(found.stderr.strip())


def look_for_browser() -> subprocess.CompletedProcess[str]:
    finder = [str(PYTHON), str(TESTS / "browser" / "chromium.py")]
    return subprocess.run(finder, env=installed(), capture_output=True, text=True, check=False)


def test(words: list[str]) -> int:
    """Every test on the compiled package, the rules' on plain Python too; words choose some tests, for pytest."""
    if words:
        return test_some(words)
    set_up_browser()
    check_while_compiling()
    REPORTS.mkdir(exist_ok=True)
    for old in REPORTS.glob("*.xml"):
        old.unlink()
    run_pytest("Tests in a real browser", "browser", ["tests/browser"], installed())
    if environment.COMPILED.exists():
        run_pytest("Tests on the compiled package", "compiled", [WITHOUT_BROWSER], installed())
    else:
        say("The package is not compiled here: tests run on plain Python only.")
    run_pytest("Tests on plain Python, with coverage of the rules", "plain", plain_tests(), plain())
    print_slowest()
    return 0


def test_some(words: list[str]) -> int:
    """The same tests on both builds, and nothing else."""
    if any("browser" in word for word in words):
        set_up_browser()
    else:
        set_up_tools()
    environment.install_package()
    if environment.COMPILED.exists():
        run_step("Tests on the compiled package", "pytest", "-n", "2", *words, env=installed())
    run_step("Tests on plain Python", "pytest", "-n", "2", *words, env=plain())
    return 0


def plain_tests() -> list[str]:
    """All of them where nothing is compiled; else enough to reach every line and branch of the rules.

    What the compiled package has passed need not be passed again at a fiftieth of the speed: second implementations,
    broad checks over every table, many examples. Both builds are shown to play the same games (tests/test_builds.py).
    """
    if not environment.COMPILED.exists():
        return [*COVERAGE, WITHOUT_BROWSER]
    narrow = ("-m", "not broad", "--hypothesis-profile=brief", "--ignore-glob=*/test_oracle.py")
    return [*COVERAGE, *narrow, "tests/rules", "tests/match", "tests/search", "tests/test_goldens.py"]


def run_pytest(title: str, name: str, words: Sequence[str], env: Mapping[str, str]) -> None:
    report = REPORTS / f"{name}.xml"
    run_step(title, "pytest", "-n", "2", f"--junit-xml={report}", *words, env=env)


def print_slowest() -> None:
    found: list[tuple[float, str]] = []
    for report in REPORTS.glob("*.xml"):
        for case in ElementTree.parse(report).iter("testcase"):
            found.append((float(case.get("time", 0)), f"{case.get('classname')}::{case.get('name')} ({report.stem})"))
    say(f"The {SLOWEST} slowest tests")
    for seconds, name in sorted(found, reverse=True)[:SLOWEST]:
        print(f"   {seconds:6.1f} s  {name}", flush=True)


# Checks.


@dataclass(frozen=True)
class Check:
    """One program whose exit code says whether all is well."""

    title: str
    words: Sequence[str]
    env: Mapping[str, str] = field(default_factory=installed)
    folder: Path = ROOT


def check(_words: list[str]) -> int:
    set_up_tools()
    run_checks([*checks(), page_types()])
    return 0


def check_while_compiling() -> None:
    """Checks need one core each, and so does much of a build."""
    building = None if environment.package_is_current() else environment.start_package()
    try:
        run_checks([page_tests(), *checks(), page_types()])
    except SystemExit:
        if building is not None:
            building.terminate()
        raise
    if building is not None:
        with step("Building Coverstory: rules and bots are compiled", 30, environment.compiled_share):
            environment.finish_package(building)


def checks() -> list[Check]:
    return [
        Check("Strict types", [str(BIN / "mypy")]),
        Check("Format", [str(BIN / "ruff"), "format", "--check", "--quiet", "."]),
        Check("Lint", [str(BIN / "ruff"), "check", "--quiet", "."]),
        Check("Import contracts", [str(BIN / "lint-imports")], plain()),
        Check("Documentation site", [str(PYTHON), "tools/build_site.py"]),
        Check("Workflows: what may go wrong", [str(BIN / "zizmor"), "--offline", "--quiet", ".github/workflows"]),
        *(schema_check(schema, pattern) for schema, pattern in SCHEMAS.items()),
    ]


def schema_check(schema: str, pattern: str) -> Check:
    files = sorted(map(str, ROOT.glob(pattern)))
    program = [str(BIN / "check-jsonschema"), "--builtin-schema", f"vendor.{schema}"]
    return Check(f"Schema of {pattern}", [*program, *files])


def page_types() -> Check:
    return in_node("Strict types of the pages", "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")


def page_tests() -> Check:
    return in_node("Tests of the boards in a page", "node_modules/vitest/vitest.mjs", "run")


def in_node(title: str, *words: str) -> Check:
    return Check(title, [str(node_program()), *words], with_node(node_program()), WEB)


def make_positions() -> None:
    run_step("Positions of real games for the boards", "web/tests/make_scenes.py", env=plain())


def run_checks(wanted: Sequence[Check]) -> None:
    """Two at a time; what a check says is shown only when it fails, and all that fail are shown."""
    make_positions()  # the boards are checked and drawn with them
    failed = []
    with ThreadPoolExecutor(LANES) as lanes:
        for done in as_completed(lanes.submit(run_check, each) for each in wanted):
            title, code, output, seconds = done.result()
            say(f"{title}: {'failed' if code else 'done'} in {seconds:.0f} s")
            if code:
                print(output, flush=True)
                failed.append(title)
    if failed:
        stop(f"Failed: {', '.join(failed)}.", 1)


def run_check(wanted: Check) -> tuple[str, int, str, float]:
    began = time.monotonic()
    done = subprocess.run(
        wanted.words, cwd=wanted.folder, env=wanted.env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return wanted.title, done.returncode, done.stdout.decode(errors="replace"), time.monotonic() - began


# The short loop.


def quick(words: list[str]) -> int:
    """On plain Python; no build, no checks."""
    set_up_tools()
    chosen = [test for word in words or changed_files() if (test := test_of(word))]
    if not chosen:
        stop("Nothing to test: name files, as in `dev.py quick tests/match`, or change something first.")
    in_page = sorted({test for test in chosen if test.startswith(str(WEB))})
    in_python = sorted({test for test in chosen if test not in in_page})
    if in_python:
        run_step("Tests on plain Python", "pytest", "-q", *in_python, env=plain())
    if in_page:
        make_positions()
        node("node_modules/vitest/vitest.mjs", "related", "--run", *in_page)
    return 0


def changed_files() -> list[str]:
    listed = subprocess.run(
        ["git", "status", "--porcelain", "--no-renames"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return [line[3:].strip('"') for line in listed.stdout.splitlines()]


def test_of(word: str) -> str:
    """The tests that belong to a file: itself, the one with its name, or those of its folder; else nothing."""
    name, colons, inside = word.partition("::")
    file = Path(name).resolve() if Path(name).exists() else ROOT / name
    if not file.exists():
        stop(f"There is no {name}.")
    if file.is_relative_to(WEB):
        return str(file) if file.suffix in (".ts", ".svelte") else ""
    if file.is_relative_to(PACKAGE):
        return str(test_named_for(file.relative_to(PACKAGE)))
    is_test = file.is_relative_to(TESTS) and (file.is_dir() or file.name.startswith("test_"))
    return f"{file}{colons}{inside}" if is_test else ""


def test_named_for(source: Path) -> Path:
    own = TESTS / source.parent / f"test_{source.name}"
    return next(path for path in (own, *(TESTS / folder for folder in source.parents)) if path.exists())
