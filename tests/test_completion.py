"""`coverstory completion`: in the shells themselves, as far as they are installed."""

from __future__ import annotations

import os
import pty
import shutil
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import pytest

from coverstory.completion import SHELLS
from coverstory.rules.catalogue import GAMES

# What is typed before the key Tab, and the words that the program is then started with.
COMPLETED = [
    ("cali", ["calibrate"]),
    ("play agent", ["play", "agent_hunter"]),
    ("play agent_hunter --se", ["play", "agent_hunter", "--se"]),  # seat, seats or seed
    ("play agent_hunter --conn", ["play", "agent_hunter", "--connect"]),
    ("play agent_hunter --bots spy", ["play", "agent_hunter", "--bots", "spymaster"]),
    ("play agent_hunter --bots spymaster --la", ["play", "agent_hunter", "--bots", "spymaster", "--lang"]),
    ("games --lang d", ["games", "--lang", "de"]),
    ("arena agent_hunter --bots spymaster:2s,roo", ["arena", "agent_hunter", "--bots", "spymaster:2s,rookie"]),
    ("play top_secret_spies -o dossier=t", ["play", "top_secret_spies", "-o", "dossier=true"]),
    ("play top_secret_spies -o dossier_", ["play", "top_secret_spies", "-o", "dossier_decides="]),
    ("play undercover_wyss -o zero_captures=a", ["play", "undercover_wyss", "-o", "zero_captures=anything"]),
    ("play undercover_wyss -o houses", ["play", "undercover_wyss", "-o", "houses"]),  # an option of another game
    ("exploit agent_hunter --knows no", ["exploit", "agent_hunter", "--knows", "nothing"]),
    ("calibrate t", ["calibrate", "top_secret_spies"]),
    ("replay rec", ["replay", "records.jsonl"]),
    ("completion f", ["completion", "fish"]),
]


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Path]:
    """The scripts that the program prints."""
    folder = tmp_path_factory.mktemp("completion")
    found = {shell: folder / f"completion.{shell}" for shell in SHELLS}
    for shell, file in found.items():
        words = [sys.executable, "-m", "coverstory", "completion", shell]
        file.write_bytes(subprocess.run(words, capture_output=True, check=True).stdout)
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With a file to complete to."""
    (tmp_path / "records.jsonl").touch()
    return tmp_path


def needs(shell: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(shell) is None, reason=f"{shell} is not installed")


@pytest.mark.parametrize("shell", [pytest.param(shell, marks=needs(shell)) for shell in SHELLS])
def test_every_shell_can_read_its_script(shell: str, scripts: Mapping[str, Path]) -> None:
    subprocess.run([shell, "-n", str(scripts[shell])], check=True)


def typed(words: list[str], start: str, lines: list[str], folder: Path) -> list[list[str]]:
    """Start a shell on a terminal and type these lines. Returns what `coverstory` was started with by each."""
    seen_by = folder / "seen"
    seen_by.write_text("")
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(folder)
        os.execvpe(words[0], words, {**os.environ, "TERM": "xterm", "HOME": str(folder), "HISTFILE": ""})
    program = f'coverstory() {{ for word in "$@"; do echo "$word" >> {seen_by}; done; echo >> {seen_by}; }}'
    os.write(terminal, f"{program}\n{start}\n".encode())
    for line in lines:
        os.write(terminal, f"coverstory {line}\t\n".encode())
    os.write(terminal, b"exit\n")
    with suppress(OSError):  # the other end was closed
        while os.read(terminal, 65536):
            pass
    os.waitpid(pid, 0)
    os.close(terminal)
    return [started.split("\n") for started in seen_by.read_text().removesuffix("\n\n").split("\n\n")]


@needs("bash")
def test_bash_completes(scripts: Mapping[str, Path], folder: Path) -> None:
    lines = [line for line, _ in COMPLETED]
    found = typed(["bash", "--norc", "--noprofile", "-i"], f"source {scripts['bash']}", lines, folder)
    assert found == [words for _, words in COMPLETED]


@needs("zsh")
def test_zsh_completes(scripts: Mapping[str, Path], folder: Path) -> None:
    shutil.copy(scripts["zsh"], folder / "_coverstory")  # zsh finds it by this name
    start = f"fpath=({folder} $fpath); autoload -U compinit; compinit -u -D; zstyle ':completion:*' insert-tab false"
    lines = [line for line, _ in COMPLETED]
    found = typed(["zsh", "-f", "-i"], start, lines, folder)
    assert found == [words for _, words in COMPLETED]


@needs("fish")
def test_fish_completes(scripts: Mapping[str, Path], folder: Path) -> None:
    """Fish can be asked what it would offer; it offers nothing where the others complete nothing."""
    asking = "".join(f"; echo '# {line}'; complete -C 'coverstory {line}'" for line, _ in COMPLETED)
    words = ["fish", "--no-config", "-c", f"source {scripts['fish']}{asking}"]
    done = subprocess.run(words, capture_output=True, text=True, check=True, cwd=folder)
    answers = [answer.splitlines() for answer in done.stdout.split("# ")[1:]]
    assert [line for line, *_ in answers] == [line for line, _ in COMPLETED]
    for (line, completed), (_, *offered) in zip(COMPLETED, answers, strict=True):
        if not line.endswith(completed[-1]):
            assert offered
            assert all(word.startswith(completed[-1]) for word in offered), line


def test_every_game_and_every_option_is_in_every_script(scripts: Mapping[str, Path]) -> None:
    for script in scripts.values():
        text = script.read_text()
        for game in GAMES.values():
            assert game.slug in text
            assert all(f"{option.name}=" in text for option in game.options)


def test_an_unknown_shell_is_refused() -> None:
    words = [sys.executable, "-m", "coverstory", "completion", "cmd"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "'bash', 'zsh', 'fish'" in done.stderr or "bash, zsh, fish" in done.stderr
