"""The numbered steps of the schema: one file for each storage under the same number and name."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal, NamedTuple

Dialect = Literal["sqlite", "postgresql"]


class Step(NamedTuple):
    number: int  # the version that it leads to
    script: str


def steps_for(dialect: Dialect) -> list[Step]:
    """In order; the first brings an empty database to version 1."""
    folder = files("coverstory.server.storage") / "migrations"
    scripts = [each for each in folder.iterdir() if each.name.endswith(f".{dialect}.sql")]
    return sorted(Step(int(each.name[:4]), each.read_text(encoding="utf-8")) for each in scripts)
