"""The manual page coverstory(1), made from what `--help` shows, in the language of man pages (see `man 7 man`)."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager

from coverstory import __version__
from coverstory.__main__ import make_parser
from coverstory.data_folder import data_folder

FOLDER = "~/.local/share/coverstory"  # on Linux; whoever makes the page has another home, or another system

ENDING = rf"""\
.SH EXIT STATUS
.TP
.B 0
Success.
.TP
.B 1
A record did not stand up to
.BR "coverstory verify" ,
or a database is damaged
.RB ( "coverstory check" ).
.TP
.B 2
Something was wrong with the arguments, a file or the network; one sentence on standard error says what.
.TP
.B 130
Stopped by Ctrl\-C. What was finished until then is reported and kept.
.SH ENVIRONMENT
.TP
.BR LC_ALL ", " LC_MESSAGES ", " LANG
The first that is set chooses the language: German if it begins with
.IR de ,
else English.
.TP
.B COVERSTORY_CONFIG
A file with settings of the server, as with
.BR \-\-config .
.TP
.BR COVERSTORY_PORT ", " COVERSTORY_DATABASE " …"
Settings of the server, named as the options of
.B coverstory serve
are;
.B coverstory config
shows which hold.
.TP
.B NO_COLOR
If it is set, the terminal stays without colours.
.TP
.B XDG_DATA_HOME
The folder for data of programs, if not
.IR ~/.local/share .
.SH FILES
.TP
.I {FOLDER}
Tables and finished games, and what belongs to you: your name, your notes.
"""


def man_page() -> str:
    with in_english():
        parser = make_parser()
        text = "\n".join([*beginning(parser), *command_sections(parser)]) + "\n" + ENDING
    return text.replace(escape(str(data_folder())), escape(FOLDER))


@contextmanager
def in_english() -> Iterator[None]:
    """Some defaults follow the language of the system."""
    before = os.environ.get("LC_ALL")
    os.environ["LC_ALL"] = "C"
    try:
        yield
    finally:
        del os.environ["LC_ALL"]
        if before is not None:
            os.environ["LC_ALL"] = before


def beginning(parser: argparse.ArgumentParser) -> Iterator[str]:
    yield r".\" -*- coding: utf-8 -*-"
    yield r".\" Written by `python3 dev.py wire` from the program's own help."
    yield f'.TH COVERSTORY 1 "" "Coverstory {__version__}" "User Commands"'
    yield ".SH NAME"
    yield r"coverstory \- four classic spy board games at one table"
    yield ".SH SYNOPSIS"
    ways = ("[--no-browser] [--port PORT]", "COMMAND [OPTION ...] [ARGUMENT ...]", "COMMAND --help")
    yield "\n.br\n".join(f".B coverstory\n{escape(words)}" for words in ways)
    yield ".SH DESCRIPTION"
    yield escape(str(parser.description))
    yield ".SH OPTIONS"
    yield from option_entries(parser)
    yield from examples(parser)
    yield ".SH COMMANDS"


def command_sections(parser: argparse.ArgumentParser) -> Iterator[str]:
    for command in commands_of(parser):
        arguments = [shown(action) for action in command._actions if not action.option_strings]
        yield f".SS {escape(' '.join([command.prog, *arguments]))}"
        yield escape(str(command.description))
        yield from option_entries(command)
        yield from examples(command)


def commands_of(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    for action in parser._actions:  # argparse has no public way to them
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.values()


def option_entries(parser: argparse.ArgumentParser) -> Iterator[str]:
    formatter = parser._get_formatter()
    for action in parser._actions:
        is_said = action.help and action.help != argparse.SUPPRESS  # an option's old name is not
        if is_said and not isinstance(action, argparse._HelpAction | argparse._SubParsersAction):
            yield ".TP"
            yield heading(action)
            yield with_bold_commands(formatter._expand_help(action))


def heading(action: argparse.Action) -> str:
    """`--seats N`, or the argument alone."""
    if not action.option_strings:
        return rf"\fI{escape(metavar(action))}\fR"
    names = ", ".join(rf"\fB{escape(name)}\fR" for name in action.option_strings)
    value = "" if action.nargs == 0 else escape(f"[{metavar(action)}]" if action.nargs == "?" else metavar(action))
    return rf"{names} \fI{value}\fR" if value else names


def shown(action: argparse.Action) -> str:
    return f"[{metavar(action)}]" if action.nargs == "?" else metavar(action)


def metavar(action: argparse.Action) -> str:
    if isinstance(action.metavar, str):
        return action.metavar
    return "|".join(action.choices) if action.choices else action.dest.upper().replace("_", "-")


def examples(parser: argparse.ArgumentParser) -> Iterator[str]:
    """What stands below the options: a heading, and a command a line."""
    title, *commands = (line.strip() for line in str(parser.epilog).splitlines())
    yield ".PP"
    yield escape(title.capitalize())
    yield from (".PP", ".RS", ".EX", *map(escape, commands), ".EE", ".RE")


def with_bold_commands(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"\\fB\1\\fR", escape(text))


def escape(text: str) -> str:
    """Backslashes and hyphens are shown as they are; a line must not begin with a control character."""
    safe = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{safe}" if safe.startswith((".", "'")) else safe
