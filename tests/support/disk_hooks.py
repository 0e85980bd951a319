"""Catches what a process asks of the disk, for a recorder.

SQLite's own calls are recorded by a VFS that stands before the usual one: Python's `sqlite3` is used as it is, and so
is all of our code. It is registered through ctypes with the very library that `sqlite3` has loaded, so neither a
compiler nor a package is needed. What our code does without SQLite goes through the module `os`, whose functions are
replaced; a file that is opened for writing in another way is refused, so that nothing is overlooked.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Mapping
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from typing import Any

from support.recorded_disk import FolderSynced, Recorder, Synced, Truncated, Written


def install(recorder: Recorder) -> None:
    """There is no way back: it is done in a process of its own."""
    recorder.begin()
    hook = VfsHook(recorder)
    KEPT.append(hook)
    hook.register()
    OsHook(recorder).install()


KEPT: list[VfsHook] = []  # SQLite points to them


def why_not() -> str:
    """Why nothing can be recorded here; empty if it can."""
    if os.name != "posix":
        return "the VFS of this system is not known to the recorder"
    try:
        _ = sqlite_library().sqlite3_vfs_register
    except (OSError, AttributeError):
        return "this Python hides its SQLite from ctypes"
    return ""


def sqlite_library() -> ctypes.CDLL:
    import _sqlite3

    return ctypes.CDLL(getattr(_sqlite3, "__file__", None))


# SQLite: its VFS is copied, and of its methods those replaced that change something.

OK = 0
OPEN_CREATE = 0x4
SYNCS_ITS_FOLDER = 0x800 | 0x4000 | 0x80000  # journals, super-journals, write-ahead logs: once, with their first sync

# A path as a bare pointer: SQLite keeps it, and reads on behind its end.
X_OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
X_DELETE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
X_CLOSE = CFUNCTYPE(c_int, c_void_p)
X_WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
X_TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
X_SYNC = CFUNCTYPE(c_int, c_void_p, c_int)


class Vfs(Structure):
    """sqlite3_vfs, as far as every version of it has the same members."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("own", c_void_p),
        ("open", c_void_p),
        ("delete", c_void_p),
        *((f"other{number}", c_void_p) for number in range(14)),
    )


class Methods(Structure):
    """sqlite3_io_methods, version 3."""

    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", c_void_p),
        ("truncate", c_void_p),
        ("sync", c_void_p),
        *((f"other{number}", c_void_p) for number in range(13)),
    )


class VfsHook:
    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder
        self._library = sqlite_library()
        self._library.sqlite3_vfs_find.restype = POINTER(Vfs)
        self._usual: Vfs = self._library.sqlite3_vfs_find(None).contents
        self._vfs = Vfs.from_buffer_copy(self._usual)
        self._methods: dict[int, Methods] = {}  # ours, by the address of the usual ones
        self._originals: dict[int, Methods] = {}  # by the address of an open file
        self._files: dict[int, int] = {}  # by the address of an open file
        self._syncs_folder: dict[int, str] = {}  # by the address of an open file
        # ctypes does not keep what C code points to.
        self._open_callback = X_OPEN(self._open)
        self._delete_callback = X_DELETE(self._delete)
        self._callbacks = {
            "close": X_CLOSE(self._close),
            "write": X_WRITE(self._write),
            "truncate": X_TRUNCATE(self._truncate),
            "sync": X_SYNC(self._sync),
        }

    def register(self) -> None:
        self._vfs.name = b"recorded"
        self._vfs.open = address_of(self._open_callback)
        self._vfs.delete = address_of(self._delete_callback)
        assert self._library.sqlite3_vfs_register(ctypes.byref(self._vfs), 1) == OK

    def _open(self, vfs: int, path: int | None, file: int, flags: int, out: int | None) -> int:
        code: int = X_OPEN(self._usual.open)(vfs, path, file, flags, out)
        name = None if path is None else self._recorder.name_of(ctypes.string_at(path))
        if code == OK and name is not None:
            self._files[file] = self._recorder.opened(name)
            if flags & OPEN_CREATE and flags & SYNCS_ITS_FOLDER:
                self._syncs_folder[file] = os.path.dirname(name) or "."
            self._replace_methods(file)
        return code

    def _replace_methods(self, file: int) -> None:
        place = ctypes.cast(file, POINTER(c_void_p))
        usual = place[0]
        assert usual is not None
        self._originals[file] = ctypes.cast(usual, POINTER(Methods)).contents
        if usual not in self._methods:
            ours = Methods.from_buffer_copy(self._originals[file])
            for name, callback in self._callbacks.items():
                setattr(ours, name, address_of(callback))
            self._methods[usual] = ours
        place[0] = ctypes.addressof(self._methods[usual])

    def _delete(self, vfs: int, path: bytes, syncs_folder: int) -> int:
        code: int = X_DELETE(self._usual.delete)(vfs, path, syncs_folder)
        name = self._recorder.name_of(path)
        if code == OK and name is not None:
            self._recorder.removed(name)
            if syncs_folder:
                self._recorder.note(FolderSynced(os.path.dirname(name) or "."))
        return code

    def _close(self, file: int) -> int:
        del self._files[file]
        self._syncs_folder.pop(file, None)
        code: int = X_CLOSE(self._originals.pop(file).close)(file)
        return code

    def _write(self, file: int, content: int, size: int, at: int) -> int:
        code: int = X_WRITE(self._originals[file].write)(file, content, size, at)
        if code == OK:
            self._recorder.note(Written(self._files[file], at, ctypes.string_at(content, size)))
        return code

    def _truncate(self, file: int, size: int) -> int:
        code: int = X_TRUNCATE(self._originals[file].truncate)(file, size)
        if code == OK:
            self._recorder.note(Truncated(self._files[file], size))
        return code

    def _sync(self, file: int, flags: int) -> int:
        self._recorder.note(Synced(self._files[file]))
        code: int = X_SYNC(self._originals[file].sync)(file, flags)
        if code == OK and file in self._syncs_folder:
            self._recorder.note(FolderSynced(self._syncs_folder.pop(file)))
        return code


def address_of(callback: Any) -> int | None:  # a function made by CFUNCTYPE, which has no name
    return ctypes.cast(callback, c_void_p).value


# Python: the functions of `os` by which files are changed.


class OsHook:
    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder
        self._usual: Mapping[str, Callable[..., Any]] = {  # whatever os has
            name: getattr(os, name)
            for name in ("open", "close", "write", "ftruncate", "fsync", "unlink", "remove", "rename", "replace")
        }
        self._files: dict[int, int] = {}  # by descriptor
        self._folders: dict[int, str] = {}  # by descriptor

    def install(self) -> None:
        for name in self._usual:
            setattr(os, name, getattr(self, f"_{name}"))
        setattr(os, "fdatasync", self._fsync)  # noqa: B010  # mypy: os has it on Linux alone
        sys.addaudithook(self._refuse_other_ways)

    def _refuse_other_ways(self, event: str, arguments: tuple[Any, ...]) -> None:  # whatever is audited
        path = arguments[0] if arguments else None
        if not isinstance(path, (str, bytes)) or self._recorder.name_of(path) is None:
            return
        is_written = event == "open" and isinstance(arguments[1], str) and set(arguments[1]) & set("wax+")
        if is_written or event in ("os.truncate", "os.link", "os.symlink"):
            raise RuntimeError(f"{path!r} is changed in a way that is not recorded: {event}")

    def _open(self, path: str, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
        name = self._recorder.name_of(path)
        opened = int(self._usual["open"](path, flags, mode, dir_fd=dir_fd))
        if name is not None and os.path.isdir(path):
            self._folders[opened] = name
        elif name is not None and flags & (os.O_WRONLY | os.O_RDWR):
            self._files[opened] = self._recorder.opened(name)
            if flags & os.O_TRUNC:
                self._recorder.note(Truncated(self._files[opened], 0))
        return opened

    def _close(self, opened: int) -> None:
        self._files.pop(opened, None)
        self._folders.pop(opened, None)
        self._usual["close"](opened)

    def _write(self, opened: int, content: bytes) -> int:
        if opened not in self._files:
            return int(self._usual["write"](opened, content))
        written = int(self._usual["write"](opened, content))
        at = os.lseek(opened, 0, os.SEEK_CUR) - written  # also for what is appended
        self._recorder.note(Written(self._files[opened], at, bytes(content[:written])))
        return written

    def _ftruncate(self, opened: int, size: int) -> None:
        self._usual["ftruncate"](opened, size)
        if opened in self._files:
            self._recorder.note(Truncated(self._files[opened], size))

    def _fsync(self, opened: int) -> None:
        if opened in self._files:
            self._recorder.note(Synced(self._files[opened]))
        self._usual["fsync"](opened)
        if opened in self._folders:
            self._recorder.note(FolderSynced(self._folders[opened]))

    def _unlink(self, path: str, *, dir_fd: int | None = None) -> None:
        self._usual["unlink"](path, dir_fd=dir_fd)
        if (name := self._recorder.name_of(path)) is not None:
            self._recorder.removed(name)

    _remove = _unlink

    def _rename(self, source: str, target: str) -> None:
        self._usual["replace"](source, target)
        name, new_name = self._recorder.name_of(source), self._recorder.name_of(target)
        assert (name is None) == (new_name is None), "nothing moves into the folder or out of it"
        if name is not None and new_name is not None:
            self._recorder.renamed(name, new_name)

    _replace = _rename
