"""Who somebody is: whoever holds a secret. Only its hash is ever kept, so that nothing stored can be used to sit down.

A browser holds its secret in a cookie that no script can read; a program holds it as a token and sends it in a header.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping

from coverstory.errors import RequestRefused
from coverstory.words.catalogue import Translations

SECRET_BYTES = 32
SECRET_LENGTH = 43  # characters
SECRET_FORM = re.compile(f"[A-Za-z0-9_-]{{{SECRET_LENGTH}}}")
PERSON_TAG = b"coverstory person\0"
PERSON_LENGTH = 32  # hexadecimal digits: nobody can find a second secret with the same hash
TABLE_BYTES = 15  # a table's id is an invitation: 120 bits cannot be guessed
TABLE_LENGTH = 20  # characters
COOKIE = "coverstory"
SECURE_COOKIE = f"__Host-{COOKIE}"  # over https: browsers let no other host, and nobody without https, set it
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
    name, secure = (SECURE_COOKIE, "; Secure") if is_secure else (COOKIE, "")
    return f"{name}={secret}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{secure}"


def secret_in(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str | None:
    """A token in the header counts before a cookie: a program that sends one means it.

    The plain cookie is believed over https, too, where there is no other: older releases have set it.
    """
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.casefold() == "bearer":
        return token.strip()
    return cookies.get(SECURE_COOKIE) or cookies.get(COOKIE)


def run_named(name: str | None) -> str:
    """What tells the commands of one run of a program from those of another."""
    if name is None:
        return secrets.token_hex(8)
    if not (name.isascii() and name.isalnum() and len(name) <= LONGEST_RUN):
        raise RequestRefused("malformed", Translations("input", "client_name", most=LONGEST_RUN))
    return name
