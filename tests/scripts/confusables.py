"""Writes src/coverstory/table/confusables.txt anew from Unicode's published table, which is named on the command line.

    PYTHONPATH=src:tests python3 tests/scripts/confusables.py confusables.txt

The table is at https://www.unicode.org/Public/security/, and changes with each version of Unicode.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path

from coverstory.table.look_alikes import TABLE

ENTRY = re.compile(r"([0-9A-F]+) ;\t([0-9A-F ]+?) ;\tMA")
VERSION = re.compile(r"^# Version: (.+)$", re.MULTILINE)


def compacted(published: str) -> list[str]:
    """One line for each picture: the characters that make it, and all those that look like it."""
    sources: defaultdict[str, list[str]] = defaultdict(list)
    for source, target in ENTRY.findall(published):
        sources[target].append(source)
    return [f"{target}: {' '.join(found)}" for target, found in sources.items()]


def main(file: str) -> None:
    published = Path(file).read_text(encoding="utf-8-sig")
    version = VERSION.findall(published)[0]
    notice = [line for line in TABLE.read_text().splitlines() if line.startswith("#")]
    notice[0] = f"# Characters that look alike, from confusables.txt of Unicode {version}, in a shorter form."
    TABLE.write_text("\n".join([*notice, *compacted(published)]) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
