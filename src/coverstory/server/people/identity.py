"""Who somebody is: whoever holds a secret. Only its hash is ever kept, so that nothing stored can be used to sit down.

A browser holds its secret in a cookie that no script can read; a program holds it as a token and sends it in a header.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from coverstory.errors import RequestRefused

SECRET_BYTES = 32
SECRET_FORM = re.compile(r"[A-Za-z0-9_-]{43}")
PERSON_TAG = b"coverstory person\0"
PERSON_LENGTH = 32  # hexadecimal digits: nobody can find a second secret with the same hash
TABLE_BYTES = 15  # a table's id is an invitation: 120 bits cannot be guessed
COOKIE = "coverstory"
LONGEST_RUN = 32  # characters
COOKIE_SECONDS = 400 * 86400  # as long as browsers keep any cookie


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def person_of(secret: str) -> str | None:
    """The person that holds this secret; None for what is no secret of ours."""
    if not SECRET_FORM.fullmatch(secret):
        return None
    return hashlib.sha256(PERSON_TAG + secret.encode()).hexdigest()[:PERSON_LENGTH]


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def cookie_header(secret: str, is_secure: bool) -> str:
    secure = "; Secure" if is_secure else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{secure}"


def secret_in(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str | None:
    """A token in the header counts before a cookie: a program that sends one means it."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.casefold() == "bearer":
        return token.strip()
    return cookies.get(COOKIE)


def run_named(name: str | None) -> str:
    """What tells the commands of one run of a program from those of another."""
    if name is None:
        return secrets.token_hex(8)
    if not (name.isascii() and name.isalnum() and len(name) <= LONGEST_RUN):
        raise RequestRefused("malformed", f"expected up to {LONGEST_RUN} letters and digits for client")
    return name


@dataclass(frozen=True)
class HostCheck:
    """Which addresses are ours: requests to another host, or from another origin, are turned away.

    Without that a page elsewhere could act in the name of whoever looks at it, also by naming our address as its own
    (DNS rebinding). A plain IP address or localhost cannot be claimed like that; other names must be the public URL's.
    """

    public_url: str  # empty: none was given

    def is_our_host(self, host: str) -> bool:
        name = host_name(host)
        return name == "localhost" or is_address(name) or (name != "" and name == self.public_name())

    def is_our_origin(self, origin: str | None, host: str) -> bool:
        """A browser always names the origin of a WebSocket and of whatever changes something; programs name none."""
        if origin is None:
            return True
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https"):
            return False
        return parts.netloc.casefold() == host.casefold() or origin.casefold() == self.public_origin()

    def is_secure(self) -> bool:
        return self.public_url.startswith("https://")

    def public_name(self) -> str:
        return host_name(urlsplit(self.public_url).netloc)

    def public_origin(self) -> str:
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".casefold()


def host_name(host: str) -> str:
    """Without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].casefold()


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
