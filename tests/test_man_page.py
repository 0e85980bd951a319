"""The manual page shows all that the command line takes, and man can show it. Whether it is current: test_generated."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys

import pytest

from scripts.generated import ROOT
from scripts.man_page import man_page

PAGE = ROOT / "docs" / "coverstory.1"


def helped(*words: str) -> str:
    done = subprocess.run([sys.executable, "-m", "coverstory", *words, "--help"], capture_output=True, check=True)
    return done.stdout.decode()


def test_every_command_and_option_of_the_help_is_on_the_page() -> None:
    commands = re.findall(r"^    (\w+) ", helped(), re.MULTILINE)
    assert {"play", "serve", "completion"} <= set(commands)
    sections = dict(re.findall(r"^\.SS coverstory (\w+)(.*?)(?=^\.S[SH])", man_page(), re.MULTILINE | re.DOTALL))
    assert list(sections) == commands
    for command in ("play", "arena", "serve"):
        options = set(re.findall(r"^  (-[-\w]+)", helped(command), re.MULTILINE)) - {"-h"}
        assert {name for name in options if name.replace("-", r"\-") not in sections[command]} == set()


def test_nobodys_home_and_language_are_on_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    before = man_page()
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere/else")
    assert man_page() == before


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff is not installed")
def test_groff_shows_it_without_a_warning() -> None:
    words = ["groff", "-man", "-ww", "-Kutf8", "-Tutf8", str(PAGE)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert "coverstory play top_secret_spies" in done.stdout
