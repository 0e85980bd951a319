"""How much memory this process has needed."""

from __future__ import annotations

import contextlib
import re
import sys
from pathlib import Path

with contextlib.suppress(ImportError):  # some platforms have no such module
    import resource

STATUS = Path("/proc/self/status")


def peak_memory() -> int:
    """The most bytes that it ever held at a time; 0 where the system does not say.

    Linux keeps the peak of a process apart from that of the one which started it; getrusage mixes them.
    """
    with contextlib.suppress(OSError):
        if found := re.search(r"^VmHWM:\s*(\d+) kB$", STATUS.read_text(), re.MULTILINE):
            return 1024 * int(found[1])
    if "resource" not in globals():
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
