"""Settings: one name on the command line, in the environment and in the file, and a sentence for every mistake."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from coverstory.__main__ import main, make_parser
from coverstory.errors import BadSetting
from coverstory.server.operations.commands import limits_of
from coverstory.server.operations.config_command import printed
from coverstory.server.operations.setting_sources import Settings, settings_of
from coverstory.server.operations.settings import (
    ALL,
    DATABASE,
    LIMIT,
    NO_RATE_LIMIT,
    PORT,
    PUBLIC_URL,
    TRUSTED_PROXY,
)
from coverstory.words.say_error import say_error

FILE = """
host = "0.0.0.0"
port = 8001
public-url = "https://file.example"
trusted-proxy = ["127.0.0.1", "10.0.0.0/8"]
no-rate-limit = true
bot-pause = 0.5

[limit]
tables_per_person = 7
open_tables = 70
"""


def serving(*words: str) -> argparse.Namespace:
    return make_parser().parse_args(["serve", *words])


def held(*words: str, **environ: str) -> Settings:
    return settings_of(serving(*words), environ)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "club.toml"
    path.write_text(FILE)
    return path


def test_the_command_line_counts_before_the_environment_and_that_before_the_file(file: Path) -> None:
    named = ("--config", str(file))
    assert held()[PORT] == 8707
    assert held(*named)[PORT] == 8001
    assert held(*named, COVERSTORY_PORT="8002")[PORT] == 8002
    assert held(*named, "--port", "8003", COVERSTORY_PORT="8002")[PORT] == 8003


def test_every_limit_is_a_setting_of_its_own(file: Path) -> None:
    settings = held("--config", str(file), "--limit", "tables_per_person=9", COVERSTORY_LIMIT_TABLES_PER_PERSON="8")
    assert [settings[LIMIT[name]] for name in ("tables_per_person", "open_tables", "sockets")] == [9, 70, 10_000]
    limits = limits_of(settings)
    assert (limits.tables_per_person, limits.open_tables, limits.sockets) == (9, 70, 10_000)
    assert limits.requests.burst > 1e6  # no-rate-limit stands in the file


def test_the_environment_names_the_file_and_parts_several_values(file: Path) -> None:
    settings = settings_of(serving(), {"COVERSTORY_CONFIG": str(file)})
    assert settings[PUBLIC_URL] == "https://file.example"
    assert settings[TRUSTED_PROXY] == ("127.0.0.1", "10.0.0.0/8")
    parted = held(COVERSTORY_TRUSTED_PROXY="::1, 10.1.0.0/16")
    assert parted[TRUSTED_PROXY] == ("::1", "10.1.0.0/16")
    assert not held(COVERSTORY_NO_RATE_LIMIT="false")[NO_RATE_LIMIT]


@pytest.mark.parametrize(
    ("words", "environ", "said"),
    [
        (["--port", "x"], {}, "--port: nicht 'x', sondern ein Port von 0 bis 65535."),
        ([], {"COVERSTORY_PORT": "tcp://x"}, "COVERSTORY_PORT: nicht 'tcp://x', sondern ein Port von 0 bis 65535."),
        (["--limit", "x=1"], {}, "--limit: nicht 'x=1', sondern NAME=ZAHL mit einem von open_tables,"),
        (["--limit", "sockets=many"], {}, "--limit: nicht 'many', sondern eine ganze Zahl."),
        ([], {"COVERSTORY_NO_RATE_LIMIT": "yes"}, "COVERSTORY_NO_RATE_LIMIT: nicht 'yes', sondern"),
        (["--trusted-proxy", "*"], {}, "--trusted-proxy: nicht '*', sondern die Adresse eines Proxys"),
        (["--public-url", "https://a.example/club"], {}, "sondern eine Adresse wie https://spiele.example, ohne Pfad."),
        (["--config", "/nowhere.toml"], {}, "/nowhere.toml: nicht No such file or directory, sondern"),
    ],
)
def test_a_mistake_is_said_with_its_source_in_the_language_of_the_user(
    words: list[str], environ: dict[str, str], said: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        held(*words, **environ).check()
    assert said in say_error(refused.value, "de")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 'x'", "port in {file}: expected a port from 0 to 65535, got 'x'."),
        ("port = true", "port in {file}: expected a port from 0 to 65535, got 'true'."),
        ("port = [1, 2]", "port in {file}: expected a port from 0 to 65535, got '1, 2'."),
        ("prot = 1", "{file}: expected one of host, port,"),
        ("[limit]\nx = 1", "got 'limit.x'."),
        ("port = ", "{file}: expected settings in TOML, got Invalid value (at end of document)."),
    ],
)
def test_a_mistake_in_the_file_is_said_with_its_name(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "club.toml"
    path.write_text(text)
    with pytest.raises(BadSetting) as refused:
        held("--config", str(path)).check()
    assert said.format(file=path) in say_error(refused.value, "en")


def test_config_prints_what_holds_and_where_it_comes_from(file: Path) -> None:
    environ = {"COVERSTORY_PUBLIC_URL": "https://env.example", "COVERSTORY_PUBLICURL": "x", "COVERSTORY_PURE": "1"}
    lines = list(printed(held("--config", str(file), "--port", "80", **environ), environ, "en"))
    assert "port = 80  # --port" in lines
    assert 'public-url = "https://env.example"  # COVERSTORY_PUBLIC_URL' in lines
    assert f'trusted-proxy = ["127.0.0.1", "10.0.0.0/8"]  # trusted-proxy in {file}' in lines
    assert f"tables_per_person = 7  # limit.tables_per_person in {file}" in lines
    assert "sockets = 10000  # default" in lines
    assert lines[-1] == "# COVERSTORY_PUBLICURL is not a setting and has no effect."


def test_what_config_prints_is_a_file_with_the_same_settings(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["config", "--config", str(file), "--port", "99", "--lang", "fr"]) == 0
    again = tmp_path / "again.toml"
    again.write_text(capsys.readouterr().out)
    before, after = held("--config", str(file), "--port", "99"), held("--config", str(again))
    assert {name: after[setting] for name, setting in ALL.items()} == {
        name: before[setting] for name, setting in ALL.items()
    }


def test_commands_beside_the_server_find_its_database_in_the_same_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COVERSTORY_DATABASE", f"sqlite:///{tmp_path / 'club.db'}")
    games = tmp_path / "games.jsonl"
    games.write_bytes(b"")
    assert main(["import", str(games)]) == 0
    assert main(["check"]) == 0
    assert main(["backup", str(tmp_path / "copy.db")]) == 0
    assert "club.db is sound" in capsys.readouterr().out
    assert held(COVERSTORY_DATABASE="sqlite:///x.db")[DATABASE] == "sqlite:///x.db"


def test_a_password_in_a_database_address_is_not_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "--database", "postgresql://ann:secret@host/club"]) == 0
    assert main(["config", "--database", "mysql://ann:secret@host/club"]) == 2
    said = capsys.readouterr()
    assert 'database = "postgresql://ann:***@host/club"' in said.out
    assert "mysql://ann:***@host/club" in said.err
    assert "secret" not in said.out + said.err
