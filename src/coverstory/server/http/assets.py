"""The built pages of the browser table: what `web/` became, read once and sent as every browser likes it best."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response

FOLDER = Path(__file__).parents[1] / "pages"
SHELL = "index.html"  # the one page, whatever the address: a script in it shows what belongs there
HASHED = "assets/"  # a name in there changes with what it holds
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # may be kept, but the server is asked whether it is still right
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # best first; compressed when the pages are built
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
}


@dataclass(frozen=True)
class Asset:
    """One file, plain and compressed."""

    bodies: Mapping[str, bytes]  # by encoding; the plain one is called identity
    kind: str
    keeping: str
    tag: str

    def answer(self, headers: Headers, status: int = 200) -> Response:
        encoding = best_encoding(self.bodies, headers.get("accept-encoding", ""))
        sent = {"cache-control": self.keeping, "etag": self.tag, "vary": "accept-encoding"}
        if status == 200 and headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=sent)
        if encoding != "identity":
            sent["content-encoding"] = encoding
        return Response(self.bodies[encoding], status, sent, self.kind)


class Assets:
    """All of them by their address; none in a source checkout where they were never built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.suffix in KINDS}
        self._by_name = {name: read_asset(name, path) for name, path in found.items()}

    def shell(self) -> Asset | None:
        return self._by_name.get(SHELL)

    def names(self) -> list[str]:
        return sorted(self._by_name)

    def find(self, name: str) -> Asset | None:
        return self._by_name.get(name)


def read_asset(name: str, path: Path) -> Asset:
    plain = path.read_bytes()
    bodies = {"identity": plain}
    for encoding, ending in ENCODINGS.items():
        compressed = path.with_name(path.name + ending)
        if compressed.exists():
            bodies[encoding] = compressed.read_bytes()
    keeping = FOR_EVER if name.startswith(HASHED) else ASK_AGAIN
    return Asset(bodies, KINDS[path.suffix], keeping, tag_of(plain))


def text_asset(text: str) -> Asset:
    """Text that is no file of the pages."""
    plain = text.encode()
    return Asset({"identity": plain}, KINDS[".txt"], ASK_AGAIN, tag_of(plain))


def tag_of(plain: bytes) -> str:
    return f'W/"{hashlib.sha256(plain).hexdigest()[:20]}"'


def best_encoding(bodies: Mapping[str, bytes], accepted: str) -> str:
    """What the browser names without refusing it, and we have."""
    wishes = [wish.replace(" ", "").casefold().partition(";") for wish in accepted.split(",")]
    welcome = {name for name, _, weight in wishes if weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}
    return next((encoding for encoding in ENCODINGS if encoding in bodies and encoding in welcome), "identity")
