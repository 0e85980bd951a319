"""What is generated from the shapes is complete, the same again, and up to date."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from coverstory.wire.catalogue import AnyPicture
from coverstory.wire.commands import Command
from coverstory.wire.messages import LobbyMessage, Message
from coverstory.wire.protocol import protocol_page
from coverstory.wire.schema import fields_of, structs_of, summary_of
from coverstory.wire.typescript import UNIONS, wire_types
from scripts.generated import ROOT, present

ROOTS = [Command, Message, LobbyMessage, AnyPicture]


@pytest.mark.parametrize(("name", "made"), present().items(), ids=present())
def test_generated_files_are_up_to_date(name: str, made: Callable[[], str]) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == made(), "run `python3 dev.py wire`"


def test_the_protocol_page_describes_every_shape_and_field() -> None:
    page = protocol_page()
    for struct in structs_of(ROOTS):
        section = page.split(f"### {struct.cls.__name__}\n")[1].split("\n#")[0]
        assert all(f"| `{field.name}` |" in section for field in fields_of(struct))
    links = set(re.findall(r"\(#([a-z]+)\)", page))
    assert links <= {struct.cls.__name__.lower() for struct in structs_of(ROOTS)}


def test_types_for_the_browser_are_complete_and_the_same_again() -> None:
    types = wire_types()
    assert types == wire_types()
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", types, re.MULTILINE))
    assert {struct.cls.__name__ for struct in structs_of(ROOTS)} | set(UNIONS) <= declared
    used = set(re.findall(r"\b[A-Z]\w+\b", re.sub(r"(?s:/\*\*.*?\*/)|\"[^\"]*\"|//.*", "", types)))
    assert used <= declared | {"Record", "Readonly"}
    assert "readonly readonly" not in types


def test_every_shape_says_what_it_is() -> None:
    for struct in structs_of(ROOTS):
        assert summary_of(struct).endswith((".", "?"))
        assert struct.forbid_unknown_fields
