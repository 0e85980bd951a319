"""Text that fits the terminal."""

from __future__ import annotations

import pydoc
import re
import shutil
import textwrap

_ITEM = re.compile(r"^(\s*(?:[-*]|\d+\.) )")


def width() -> int:
    return max(40, min(100, shutil.get_terminal_size().columns))


def say(line: str, hanging: str = "") -> None:
    """Print a line, broken between words where it is too long."""
    print(textwrap.fill(line, width(), subsequent_indent=hanging, break_long_words=False, break_on_hyphens=False))


def show(page: str) -> None:
    """A long text: page by page in a terminal, whole otherwise."""
    pydoc.pager(page + "\n")


def plain(markdown: str, columns: int) -> str:
    """A rules text without its marks: paragraphs and items wrapped anew, tables left as they are."""
    blocks = re.split(r"\n{2,}", re.sub(r"[*`]{1,2}([^*`\n]+(?:\n[^*`\n]+)*)[*`]{1,2}", r"\1", markdown.strip()))
    return "\n\n".join(_block(block, columns) for block in blocks)


def _block(block: str, columns: int) -> str:
    if block.startswith("|"):
        return block
    if block.startswith("#"):
        return block.lstrip("# ").upper()
    parts: list[str] = []
    for line in block.splitlines():
        if _ITEM.match(line) or not parts:
            parts.append(line)
        else:
            parts[-1] += " " + line.strip()
    return "\n".join(_wrapped(part, columns) for part in parts)


def _wrapped(part: str, columns: int) -> str:
    item = _ITEM.match(part)
    return textwrap.fill(part, columns, subsequent_indent=" " * len(item[1]) if item else "", break_on_hyphens=False)
