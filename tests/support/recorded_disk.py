"""What a process has asked of the disk in one folder: every write, sync, truncation and change of a name, in order.

`disk_hooks.py` catches it. Shared memory (`-shm`) is not recorded: SQLite never expects to find it again after a power
cut.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec


class Operation(msgspec.Struct, frozen=True, tag=True):
    """Something that was asked of the disk. A `file` is a number: names come and go, and so do files of one name."""


class Created(Operation, frozen=True):
    """A new, empty file."""

    name: str
    file: int


class Written(Operation, frozen=True):
    file: int
    at: int
    content: bytes


class Truncated(Operation, frozen=True):
    file: int
    size: int


class Synced(Operation, frozen=True):
    """Noted when it was asked for: what was written before is safe once the next operation is there."""

    file: int


class FolderSynced(Operation, frozen=True):
    folder: str


class Renamed(Operation, frozen=True):
    name: str
    new_name: str


class Removed(Operation, frozen=True):
    name: str


class Promised(Operation, frozen=True):
    """Not asked of the disk, but told to somebody: from here on it must be there after any power cut."""

    what: str
    name: str
    value: int = 0


BEGUN = "begun"  # a process, on what was there before: only from here on is anything cut

AnyOperation = Created | Written | Truncated | Synced | FolderSynced | Renamed | Removed | Promised

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[AnyOperation])


def write_recording(operations: Sequence[AnyOperation], file: Path) -> None:
    file.write_bytes(_encoder.encode(operations))


def read_recording(file: Path) -> list[AnyOperation]:
    return _decoder.decode(file.read_bytes())


class Recorder:
    """For one folder and all folders in it."""

    def __init__(self, folder: Path, earlier: Sequence[AnyOperation] = ()) -> None:
        """`earlier` is what another process did in that folder: its end did not wait for the disk."""
        self.operations = list(earlier)
        self._root = str(folder.resolve())
        self._mutex = threading.RLock()
        self._files = names_after(earlier)
        self._count = max((each.file for each in earlier if isinstance(each, Created)), default=0)

    def begin(self) -> None:
        """From here on everything is recorded; what is there already counts as safe."""
        for each in sorted(Path(self._root).rglob("*")):
            if each.is_file() and not each.name.endswith("-shm") and self.name_of(each) not in self._files:
                self._found(each)
        self.promise(BEGUN, "")

    def promise(self, what: str, name: str, value: int = 0) -> None:
        self.note(Promised(what, name, value))

    def note(self, operation: AnyOperation) -> None:
        with self._mutex:
            self.operations.append(operation)

    def name_of(self, path: str | bytes | os.PathLike[str]) -> str | None:
        """Relative to the folder; None for what lies elsewhere."""
        whole = os.path.abspath(os.fsdecode(path))
        if whole == self._root:
            return "."
        return whole[len(self._root) + 1 :] if whole.startswith(self._root + os.sep) else None

    def opened(self, name: str) -> int:
        """The file that has this name now; a new one if there was none."""
        with self._mutex:
            if name not in self._files:
                self._count += 1
                self._files[name] = self._count
                self.note(Created(name, self._count))
            return self._files[name]

    def removed(self, name: str) -> None:
        with self._mutex:
            if self._files.pop(name, None) is not None:
                self.note(Removed(name))

    def renamed(self, name: str, new_name: str) -> None:
        with self._mutex:
            if name in self._files:  # and not shared memory
                self._files[new_name] = self._files.pop(name)
                self.note(Renamed(name, new_name))

    def _found(self, path: Path) -> None:
        """It was there before: as if it had been written and synced just now."""
        name = self.name_of(path)
        assert name is not None
        file = self.opened(name)
        self.note(Written(file, 0, path.read_bytes()))
        self.note(Synced(file))
        self.note(FolderSynced(os.path.dirname(name) or "."))


def names_after(operations: Iterable[AnyOperation]) -> dict[str, int]:
    """Which file each name means then, for whoever asks the running system."""
    names: dict[str, int] = {}
    for operation in operations:
        rename(names, operation)
    return names


def rename(names: dict[str, int], operation: AnyOperation) -> None:
    """What does not concern names changes nothing; neither does the renaming of a file that is not there."""
    match operation:
        case Created(name, file):
            names[name] = file
        case Renamed(name, new_name):
            if name in names:
                names[new_name] = names.pop(name)
        case Removed(name):
            names.pop(name, None)
