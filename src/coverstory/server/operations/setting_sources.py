"""What holds of the settings, and where each comes from: command line, then environment, then file, then as usual."""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

from coverstory.errors import BadSetting, Text
from coverstory.server.operations.data_folder import database_at
from coverstory.server.operations.settings import ALL, DATABASE, LIMIT, Setting
from coverstory.server.storage.databases import Database
from coverstory.server.storage.postgres.url import masked
from coverstory.words.catalogue import Translations

CONFIG = "COVERSTORY_CONFIG"  # names the file, as --config does
T = TypeVar("T")


class Source(Protocol):
    """Where settings are set. Everything is words until its setting reads it."""

    def words(self, setting: Setting[Any]) -> Sequence[str] | None:
        """None where it is not set."""

    def name(self, setting: Setting[Any]) -> Text:
        """What whoever set it would look for."""


class CommandLine:
    """`--limit NAME=NUMBER` sets one of many."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self._chosen = vars(chosen)
        self._limits = dict(self._split(word) for word in self._chosen.get("limit") or ())

    def words(self, setting: Setting[Any]) -> Sequence[str] | None:
        if setting.name in self._limits:
            return [self._limits[setting.name]]
        found = self._chosen.get(setting.name.replace("-", "_"))
        if found is None or found is False:
            return None
        return found if isinstance(found, list) else [written(found)]

    def name(self, setting: Setting[Any]) -> Text:
        return f"--{setting.name.partition('.')[0]}"

    def _split(self, word: str) -> tuple[str, str]:
        name, _, number = word.partition("=")
        if name not in LIMIT:
            expected = Translations("hosting", "limit_form", names=", ".join(LIMIT))
            raise BadSetting("--limit", expected, repr(word))
        return LIMIT[name].name, number


class Environment:
    """Several values of one setting are parted by spaces or commas."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = environ

    def words(self, setting: Setting[Any]) -> Sequence[str] | None:
        found = self._environ.get(setting.variable)
        if found is None:
            return None
        return found.replace(",", " ").split() if isinstance(setting.usual(), tuple) else [found]

    def name(self, setting: Setting[Any]) -> Text:
        return setting.variable


class SettingsFile:
    """TOML. Limits stand in a table of their own: `[limit]`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._found = dict(flattened(read_toml(path)))
        for name in self._found:
            if name not in ALL:
                expected = Translations("input", "one_of", words=", ".join(ALL))
                raise BadSetting(str(path), expected, repr(name))

    def words(self, setting: Setting[Any]) -> Sequence[str] | None:
        found = self._found.get(setting.name)
        if found is None:
            return None
        return [written(each) for each in found] if isinstance(found, list) else [written(found)]

    def name(self, setting: Setting[Any]) -> Text:
        return Translations("hosting", "in_file", name=setting.name, file=str(self._path))


def read_toml(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(str(path), Translations("hosting", "toml"), str(error).rstrip(".")) from None
    except OSError as error:
        raise BadSetting(str(path), Translations("database", "readable_file"), str(error.strerror)) from None


def flattened(tables: Mapping[str, Any]) -> Iterator[tuple[str, object]]:
    for name, value in tables.items():
        if isinstance(value, dict):
            yield from ((f"{name}.{inner}", each) for inner, each in value.items())
        else:
            yield name, value


def written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Settings:
    """What holds."""

    sources: tuple[Source, ...]  # the first in which a setting is set counts

    def __getitem__(self, setting: Setting[T]) -> T:
        source = self.source_of(setting)
        if source is None:
            return setting.usual()
        words = source.words(setting) or ()
        value = setting.read(words)
        if value is None:
            raise BadSetting(source.name(setting), setting.expected, repr(masked(", ".join(words))))
        return value

    def source_of(self, setting: Setting[Any]) -> Source | None:
        """None: it is as usual."""
        return next((source for source in self.sources if source.words(setting) is not None), None)

    def check(self) -> None:
        """A mistake is said before anything begins."""
        for setting in ALL.values():
            self[setting]


def settings_of(chosen: argparse.Namespace, environ: Mapping[str, str] = os.environ) -> Settings:
    named = getattr(chosen, "config", None) or environ.get(CONFIG)
    files = () if not named else (SettingsFile(Path(named)),)
    return Settings((CommandLine(chosen), Environment(environ), *files))


def add_setting(parser: argparse.ArgumentParser, setting: Setting[Any]) -> None:
    """Nothing is read here: that is done for all sources in one place, and said in the language of the user."""
    usual = setting.usual()
    help_text = setting.help or f"(default: {usual})"
    flag = f"--{setting.name}"
    if isinstance(usual, bool):
        parser.add_argument(flag, action="store_true", default=None, help=help_text)
    elif isinstance(usual, tuple):
        parser.add_argument(flag, action="append", metavar=setting.metavar, help=help_text)
    else:
        parser.add_argument(flag, metavar=setting.metavar, help=help_text)


def add_config(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", metavar="FILE.toml", help="settings that hold where nothing else is said")


def add_database(parser: argparse.ArgumentParser) -> None:
    add_setting(parser, DATABASE)
    add_config(parser)


def database_of(chosen: argparse.Namespace) -> Database:
    return database_at(settings_of(chosen)[DATABASE])
