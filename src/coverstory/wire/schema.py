"""A walk over the shapes, for whatever is generated from them: types for the browser, pages for people."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from msgspec import inspect as shapes
from msgspec.inspect import Metadata, StructType, Type

Root = object  # a struct, or a union of structs


@dataclass(frozen=True)
class Field:
    """One field of a shape."""

    name: str
    type: Type
    about: str
    required: bool


def structs_of(roots: Iterable[Root]) -> list[StructType]:
    """Every shape that can be reached, each once, in the order in which a reader meets them."""
    found: dict[str, StructType] = {}
    for root in roots:
        collect(shapes.type_info(root), found)
    return list(found.values())


def collect(kind: Type, found: dict[str, StructType]) -> None:
    if isinstance(kind, StructType):
        if kind.cls.__name__ in found:
            assert found[kind.cls.__name__].cls is kind.cls, f"two shapes are called {kind.cls.__name__}"
            return
        found[kind.cls.__name__] = kind
        for field in fields_of(kind):
            collect(field.type, found)
        return
    for inner in inside(kind):
        collect(inner, found)


def inside(kind: Type) -> Iterator[Type]:
    """The types that a type is made of."""
    if isinstance(kind, Metadata):
        yield meant(kind)
    elif isinstance(kind, shapes.UnionType):
        yield from kind.types
    elif isinstance(kind, shapes.TupleType):
        yield from kind.item_types
    elif isinstance(kind, shapes.ListType):
        yield kind.item_type
    elif isinstance(kind, shapes.DictType):
        yield kind.value_type


def meant(kind: Type) -> Type:
    """Without its notes; what is sent in encoded form is described by the type that it was encoded from."""
    if not isinstance(kind, Metadata):
        return kind
    if kind.extra and "type" in kind.extra:
        return meant(shapes.type_info(kind.extra["type"]))
    return meant(kind.type)


def fields_of(struct: StructType) -> list[Field]:
    return [Field(field.encode_name, field.type, about_of(field.type), field.required) for field in struct.fields]


def about_of(kind: Type) -> str:
    """The nearest description: of the field itself, else of the named type that it has."""
    while isinstance(kind, Metadata):
        if kind.extra_json_schema and "description" in kind.extra_json_schema:
            return str(kind.extra_json_schema["description"])
        kind = kind.type
    return ""


def summary_of(struct: StructType) -> str:
    return inspect.cleandoc(struct.cls.__doc__ or "")
