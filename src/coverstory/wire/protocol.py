"""The protocol page, docs/protocol.md, written from the shapes themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import inspect as shapes
from msgspec.inspect import StructType, Type

from coverstory.rules.catalogue import GAMES
from coverstory.wire.catalogue import AnyPicture, wire_of
from coverstory.wire.commands import LONGEST_COMMAND, Command
from coverstory.wire.game_wire import PLAIN_KINDS, PlainPicture
from coverstory.wire.messages import LobbyMessage, Message
from coverstory.wire.schema import Field, Root, fields_of, meant, structs_of, summary_of

INTRODUCTION = f"""# The protocol of a table

Written by `python3 dev.py wire` from the shapes in `src/coverstory/wire`; a test fails when it is out of date.
How to begin, with an example that runs, is in [api.md](api.md).

A table's socket is at `/api/tables/ID/socket`, the lobby's at `/api/lobby`. Every message is one JSON object in one
text frame. What a client sends has a field `do`, what the server sends a field `is`. Fields with a default may be left
out. A field that is not listed is refused.

- Nothing that is sent is a sentence: what happened has a kind and numbers, a refusal a code. [words.md](words.md) says
  how they are put into words.
- `?seat=N` chooses one of several seats that are yours; `?since=N` says the last number that you have: you get what
  followed, if it is among the last 64 messages of the stream, and otherwise a fresh `welcome`.
- `?client=…` names your program's run, as you like (up to 32 letters and digits): commands of one run are told apart
  by their `id` alone, also after connecting again. Left out, every connection is a run of its own.
- Messages that have a `number` belong to the stream of their seat: one of each number, in order. Others answer a
  command.
- Commands have an `id`: a number of your own that goes up. `done` means stored for good; the same `id` again gets the
  same answer and does nothing twice. `refused` means that nothing changed, and says why, with the rule's number where a
  rule forbids it.
- A command that acts names the `version` of the scene that it was made for. If the game has gone on, it is refused as
  `stale`.
- A `welcome` has the whole picture; after that a `moved` says what changes. To fold a patch, put each of its values at
  its place, in order: `[["agents", 3, "building"], 7]` makes `picture.agents[3].building` 7. Begin with `picture` if
  it is not null, otherwise with the picture that you have; fold the patches of all lines of all beats, then `patch`.
  What you have then is just what a `welcome` would show. Whoever has no use for the story can fold it all at once.
- `ping` gets a `pong`. A client that takes nothing for two seconds while messages wait is hung up on, and may connect
  again.
- A message may have {LONGEST_COMMAND:,} bytes.
"""


def protocol_page() -> str:
    seen: set[str] = set()
    parts = [INTRODUCTION]
    parts += chapter("From the client to a table", [Command], seen)
    parts += chapter("From a table to the client", [Message], seen, leave_out=[AnyPicture])
    parts += chapter("From the lobby", [LobbyMessage], seen)
    for game in GAMES.values():
        wire = wire_of(game.slug)
        parts += chapter(f"{game.title['en']}: the picture", [wire.picture], seen)
        parts += [parts_table(game.title["en"], wire.kinds)]
    parts += chapter("Games of other packages", [PlainPicture], seen)
    parts += [parts_table("Games of other packages", PLAIN_KINDS)]
    return "\n".join(parts)


def chapter(title: str, roots: Iterable[Root], seen: set[str], leave_out: Iterable[Root] = ()) -> list[str]:
    """What was not described before."""
    later = {struct.cls.__name__ for struct in structs_of(leave_out)}
    sections = [f"## {title}\n"]
    for struct in structs_of(roots):
        name = struct.cls.__name__
        if name not in seen and name not in later:
            seen.add(name)
            sections.append(section(struct))
    return sections


def section(struct: StructType) -> str:
    lines = [f"### {struct.cls.__name__}\n", f"{summary_of(struct)}\n", "| field | type | |", "|---|---|---|"]
    if struct.tag_field is not None:
        lines.append(f"| `{struct.tag_field}` | `{struct.tag}` | |")
    lines += [row(field) for field in fields_of(struct)]
    return "\n".join([*lines, ""])


def row(field: Field) -> str:
    about = field.about if field.required else "; ".join(filter(None, [field.about, "may be left out"]))
    return f"| `{field.name}` | {said(field.type)} | {about} |".replace("|  |", "| |")


def parts_table(title: str, parts: Mapping[str, str]) -> str:
    lines = [f"### {title}: actions in parts\n", "| kind | then |", "|---|---|"]
    return "\n".join([*lines, *(f"| `{kind}` | {about} |" for kind, about in parts.items()), ""])


SIMPLE: Mapping[type[Type], str] = {
    shapes.IntType: "whole number",
    shapes.FloatType: "number",
    shapes.StrType: "text",
    shapes.BoolType: "true or false",
    shapes.NoneType: "null",
    shapes.AnyType: "any value",
}


def said(kind: Type) -> str:
    kind = meant(kind)
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    if isinstance(kind, StructType):
        return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
    if isinstance(kind, shapes.LiteralType):
        return ", ".join(f"`{value}`" for value in kind.values)
    if isinstance(kind, shapes.UnionType):
        return " or ".join(said(each) for each in kind.types)
    if isinstance(kind, shapes.ListType):
        return f"list of {said(kind.item_type)}"
    if isinstance(kind, shapes.TupleType):
        return f"[{', '.join(said(each) for each in kind.item_types)}]"
    assert isinstance(kind, shapes.DictType), f"no words for {kind}"
    return f"object of {said(kind.value_type)}"
