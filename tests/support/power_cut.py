"""What a disk may hold after a power cut, made from a recording of all that was asked of it.

What was synced is there. Of everything else any part may be there or not: each sector of each write, each truncation,
each new, changed or lost name; the parts of a file that were never written may be zeros or anything.
"""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from support.recorded_disk import (
    AnyOperation,
    Created,
    FolderSynced,
    Promised,
    Removed,
    Renamed,
    Synced,
    Truncated,
    Written,
    rename,
)

SECTORS = (512, 4096)  # bytes: what a disk writes whole or not at all
Change = Written | Truncated
NameChange = Created | Renamed | Removed


@dataclass
class Cut:
    """One moment, and what the disk can be sure of then."""

    synced: dict[int, bytearray] = field(default_factory=dict)  # by file
    changes: dict[int, list[Change]] = field(default_factory=dict)  # since then, by file
    names: dict[str, int] = field(default_factory=dict)  # that are safe
    name_changes: list[NameChange] = field(default_factory=list)  # since then
    promises: list[Promised] = field(default_factory=list)

    def go_on(self, operation: AnyOperation) -> None:
        match operation:
            case Created(_, file):
                self.synced[file] = bytearray()
                self.changes[file] = []
                self.name_changes.append(operation)
            case Renamed() | Removed():
                self.name_changes.append(operation)
            case Written(file) | Truncated(file):
                self.changes[file].append(operation)
            case Synced(file):
                for change in self.changes[file]:
                    apply(self.synced[file], change)
                self.changes[file] = []
            case FolderSynced(folder):
                for each in self.name_changes:
                    if folder_of(each) == folder:
                        rename(self.names, each)
                self.name_changes = [each for each in self.name_changes if folder_of(each) != folder]
            case Promised():
                self.promises.append(operation)


def cuts(operations: Iterable[AnyOperation]) -> Iterator[tuple[int, Cut]]:
    """After each operation. It is one object that changes: use it before asking for the next."""
    cut = Cut()
    for number, operation in enumerate(operations):
        cut.go_on(operation)
        yield number, cut


def nothing_more(cut: Cut) -> dict[str, bytes]:
    """Only what was synced."""
    return {name: bytes(cut.synced[file]) for name, file in cut.names.items()}


def everything(cut: Cut) -> dict[str, bytes]:
    """As after a `kill -9`: all that was asked for."""
    names = dict(cut.names)
    for name_change in cut.name_changes:
        rename(names, name_change)
    contents = {}
    for name, file in names.items():
        content = bytearray(cut.synced[file])
        for change in cut.changes[file]:
            apply(content, change)
        contents[name] = bytes(content)
    return contents


def anything(cut: Cut, dice: random.Random) -> dict[str, bytes]:
    """Dropped, reordered and torn at sectors."""
    share = dice.choice((0.1, 0.5, 0.9))
    sector = dice.choice(SECTORS)
    filler = dice.choice((b"\0", b"\xff", dice.randbytes(1)))
    names = surviving_names(cut, dice)
    contents = {}
    for name, file in names.items():
        content = bytearray(cut.synced[file])
        for change in cut.changes[file]:
            for piece in pieces(change, sector):
                if dice.random() < share:
                    apply(content, piece, filler)
        contents[name] = bytes(content)
    return contents


def surviving_names(cut: Cut, dice: random.Random) -> dict[str, int]:
    """Mostly file systems keep the order of such changes, and lose the last ones. They need not."""
    names = dict(cut.names)
    kept = dice.randint(0, len(cut.name_changes))
    in_order = dice.random() < 0.5
    for number, change in enumerate(cut.name_changes):
        if number < kept if in_order else dice.random() < 0.5:
            rename(names, change)
    return names


def folder_of(change: NameChange) -> str:
    return os.path.dirname(change.name) or "."


def pieces(change: Change, sector: int) -> Iterator[Change]:
    if isinstance(change, Truncated):
        yield change
        return
    begin = change.at
    end = change.at + len(change.content)
    while begin < end:
        stop = min(end, begin - begin % sector + sector)
        yield Written(change.file, begin, change.content[begin - change.at : stop - change.at])
        begin = stop


def apply(content: bytearray, change: Change, filler: bytes = b"\0") -> None:
    if isinstance(change, Truncated):
        del content[change.size :]
        content.extend(bytes(change.size - len(content)))
        return
    content.extend(filler * (change.at - len(content)))
    content[change.at : change.at + len(change.content)] = change.content


def lay_out(contents: dict[str, bytes], folder: Path) -> None:
    """And nothing else."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, content in contents.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
