"""coverstory config: which settings hold, and where each comes from, as a file that could be given with --config."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from coverstory.arguments import AddCommand, add_language
from coverstory.rules.languages import speak
from coverstory.server.operations.setting_sources import CONFIG, Settings, settings_of
from coverstory.server.operations.settings import ALL, LIMIT, SERVING, Setting
from coverstory.server.storage.postgres.url import masked
from coverstory.words.catalogue import words
from coverstory.words.say_error import in_language

Value = str | int | float | tuple[str, ...]
# Of the program itself, in tests and while it is built: no settings of a server.
OTHERS = {CONFIG} | {f"COVERSTORY_{name}" for name in ("CHROMIUM", "COMPILING", "EXAMPLES", "PROGRESS", "PURE")}


def add_config_command(add: AddCommand, add_settings: Callable[[argparse.ArgumentParser], None]) -> None:
    parser = add(
        "config",
        "Print which settings hold for the server, and where each comes from, as a file for --config.",
        "coverstory config",
        "coverstory config --config club.toml",
    )
    add_settings(parser)
    add_language(parser)
    parser.set_defaults(run=run_config)


def run_config(chosen: argparse.Namespace) -> int:
    settings, lang = settings_of(chosen), speak(chosen.lang)
    settings.check()
    for line in printed(settings, os.environ, lang):
        print(line)
    return 0


def printed(settings: Settings, environ: Mapping[str, str], lang: str) -> Iterator[str]:
    line = partial(line_of, settings, lang)
    yield from (line(setting, setting.name) for setting in SERVING)
    yield "\n[limit]"
    yield from (line(setting, name) for name, setting in LIMIT.items())
    for name in sorted(unknown(environ)):
        yield "# " + words(lang, "hosting").say("no_setting", {"name": name})


def line_of(settings: Settings, lang: str, setting: Setting[Any], name: str) -> str:
    source = settings.source_of(setting)
    said = words(lang, "hosting").say("as_usual") if source is None else in_language(source.name(setting), lang)
    return f"{name} = {toml(shown(settings[setting]))}  # {said}"


def shown(value: Value) -> Value:
    """Without a password that it may hold."""
    return masked(value) if isinstance(value, str) else value


def toml(value: Value) -> str:
    """JSON writes these in the same way."""
    return json.dumps(value, ensure_ascii=False)


def unknown(environ: Mapping[str, str]) -> set[str]:
    """A name that was mistyped says nothing by itself."""
    known = OTHERS | {setting.variable for setting in ALL.values()}
    return {name for name in environ if name.startswith("COVERSTORY_")} - known
