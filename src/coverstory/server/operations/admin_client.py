"""Asks a running server in the name of its administrator."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

from coverstory.errors import CannotConnect, RequestRefused
from coverstory.words.catalogue import Translations

PATIENCE = 60  # seconds


def ask(address: str, token: str, body: object | None) -> Any:  # JSON
    """A RequestRefused with the server's own sentence."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, content, headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        try:
            told = json.load(error)
            raise RequestRefused(told["code"], told["text"]) from None
        except (ValueError, KeyError, TypeError):
            raise CannotConnect(Translations("input", "not_ours", url=address)) from None
    except (urllib.error.URLError, OSError, ValueError) as error:
        why = str(getattr(error, "reason", error))
        raise CannotConnect(Translations("input", "no_answer", url=address, why=why)) from None
