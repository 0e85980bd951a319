"""The address of a PostgreSQL database, which may hold a password: whatever shows it masks that."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

SCHEMES = ("postgresql", "postgres")
MASK = "***"
IN_AUTHORITY = re.compile(r"(://[^/?#\s:@]*:)[^\s]*@")  # a password may hold any mark, also one that ends it elsewhere
IN_QUERY = re.compile(r"([?&](?:ssl)?password=)[^&\s'\"]*", re.IGNORECASE)


@dataclass(frozen=True)
class PostgresUrl:
    """`postgresql://user:password@host:port/database?option=…`, as PostgreSQL's own tools take it."""

    dsn: str

    def __str__(self) -> str:
        return masked(self.dsn)

    def __repr__(self) -> str:
        return f"PostgresUrl({str(self)!r})"

    @property
    def name(self) -> str:
        """Of the database, for sentences."""
        return urlsplit(self.dsn).path.removeprefix("/") or "postgres"


def is_postgres(word: str) -> bool:
    scheme, mark, rest = word.partition("://")
    return scheme in SCHEMES and bool(mark and rest)


def masked(word: str) -> str:
    """Also of a text that is no such address, but may have been meant as one."""
    return IN_QUERY.sub(rf"\1{MASK}", IN_AUTHORITY.sub(rf"\1{MASK}@", word))
