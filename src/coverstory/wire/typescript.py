"""TypeScript types of everything on the wire, for web/src/wire.gen.ts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import inspect as shapes
from msgspec.inspect import StructType, Type

from coverstory.wire.admin import AdminAudit, AdminReport, AdminSanction, AdminTables, NewReport, NewSanction
from coverstory.wire.catalogue import AnyPicture
from coverstory.wire.commands import Command
from coverstory.wire.curve import Curve
from coverstory.wire.game_wire import PlainPicture
from coverstory.wire.http import (
    ChanceCheck,
    Declarations,
    GameInfo,
    MatchKept,
    Me,
    NewTable,
    PastMatch,
    PastMatches,
    Phrases,
    Problem,
    PublicTables,
    ReplayMoment,
    ReplayOutline,
    RulesText,
    TableMade,
    Token,
    WhatIf,
    Words,
)
from coverstory.wire.messages import LobbyMessage, Message
from coverstory.wire.puzzles import PuzzleFile, PuzzleGames
from coverstory.wire.review import ReviewAnswer
from coverstory.wire.schema import Field, Root, fields_of, meant, structs_of, summary_of

HEAD = "// Written by `python3 dev.py wire` from the shapes in src/coverstory/wire: change those, not this file.\n"


UNIONS: Mapping[str, Root] = {
    "Command": Command,
    "Message": Message,
    "LobbyMessage": LobbyMessage,
    "Picture": AnyPicture,
}
PAGES: tuple[Root, ...] = (
    PuzzleGames,
    PuzzleFile,
    PlainPicture,
    Problem,
    GameInfo,
    NewTable,
    WhatIf,
    TableMade,
    Token,
    Words,
    Phrases,
    PublicTables,
    PastMatches,
    ReplayMoment,
    ReplayOutline,
    MatchKept,
    Me,
    RulesText,
    Declarations,
    PastMatch,
    ChanceCheck,
    Curve,
    ReviewAnswer,
    NewReport,
    AdminTables,
    AdminSanction,
    NewSanction,
    AdminReport,
    AdminAudit,
)


def wire_types() -> str:
    """All that a browser sends and gets."""
    return typescript(UNIONS, PAGES)


def typescript(unions: Mapping[str, Root], roots: Iterable[Root]) -> str:
    """Interfaces for all that can be reached from the roots, and the unions by name."""
    structs = structs_of([*unions.values(), *roots])
    named = [union_type(name, root) for name, root in unions.items()]
    return "\n".join([HEAD, *named, *(interface(struct) for struct in structs)])


def union_type(name: str, root: Root) -> str:
    return f"export type {name} = {written(shapes.type_info(root))};\n"


def interface(struct: StructType) -> str:
    lines = [f"/** {summary_of(struct)} */", f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field is not None:
        lines.append(f'  readonly {struct.tag_field}: "{struct.tag}";')
    for field in fields_of(struct):
        lines += field_lines(field)
    return "\n".join([*lines, "}\n"])


def field_lines(field: Field) -> list[str]:
    mark = "" if field.required else "?"
    line = f"  readonly {field.name}{mark}: {written(field.type)};"
    return [f"  /** {field.about} */", line] if field.about else [line]


SIMPLE: Mapping[type[Type], str] = {
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


def written(kind: Type) -> str:
    kind = meant(kind)
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    if isinstance(kind, StructType):
        return kind.cls.__name__
    if isinstance(kind, shapes.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    if isinstance(kind, shapes.UnionType):
        return " | ".join(dict.fromkeys(written(each) for each in kind.types))
    if isinstance(kind, shapes.ListType):
        inner = written(kind.item_type)
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if isinstance(kind, shapes.TupleType):
        return f"readonly [{', '.join(written(each) for each in kind.item_types)}]"
    assert isinstance(kind, shapes.DictType), f"no TypeScript for {kind}"
    return f"Readonly<Record<string, {written(kind.value_type)}>>"
