"""Files that are written from code, such as the types on the wire: `python3 dev.py wire` writes them anew."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from coverstory import __version__
from coverstory.bots.explain import HINTS
from coverstory.research.tensors_document import tensors_page
from coverstory.rules.catalogue import GAMES
from coverstory.server.http.admin_endpoints import ADMIN_ENDPOINTS
from coverstory.server.http.endpoints import ENDPOINTS
from coverstory.server.http.game_endpoints import declarations_of
from coverstory.server.http.openapi import openapi
from coverstory.wire.protocol import protocol_page
from coverstory.wire.serialise import encode
from coverstory.wire.typescript import wire_types
from coverstory.words.sayings import Sayings
from scripts.man_page import man_page

ROOT = Path(__file__).parents[2]
BOARDS = ROOT / "web" / "src" / "boards"


def openapi_document() -> str:
    return json.dumps(openapi([*ENDPOINTS, *ADMIN_ENDPOINTS], __version__), indent=1, ensure_ascii=False) + "\n"


def sayings_document(sayings: Sayings) -> str:
    """As the server gives it out: pages that have a board for the game need not ask."""
    return encode(declarations_of(sayings)).decode() + "\n"


SAYINGS = [HINTS, *(game.sayings for slug, game in GAMES.items() if (BOARDS / slug).is_dir())]
FILES: Mapping[str, Callable[[], str]] = {
    "docs/coverstory.1": man_page,
    "docs/protocol.md": protocol_page,
    "docs/openapi.json": openapi_document,
    "docs/tensors.md": tensors_page,
    "web/src/wire.gen.ts": wire_types,
    **{f"web/src/words/sayings/{each.part}.json": partial(sayings_document, each) for each in SAYINGS},
}


def present() -> dict[str, Callable[[], str]]:
    """Without those whose folder is not there."""
    return {name: made for name, made in FILES.items() if (ROOT / name).parent.is_dir()}


if __name__ == "__main__":
    for name, made in present().items():
        (ROOT / name).write_text(made(), encoding="utf-8")
        print(name)
