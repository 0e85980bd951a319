"""A process that sees disks of its own: a small one, or one that is read-only. Linux lets anybody mount in a name space
of their own; where it does not, the tests that need it say so and are skipped."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from pathlib import Path

IN_A_NAMESPACE = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
GOES_ON = 'exec "$@"'


def with_small_disk(folder: Path, kilobytes: int, first: str = ":") -> list[str]:
    """What to put before a command, so that `folder` is an empty disk of that size; `first` is done there before."""
    mounting = f"mount -t tmpfs -o size={kilobytes}k none '{folder}' && cd '{folder}' && {first}"
    return [*IN_A_NAMESPACE, f"{mounting}; {GOES_ON}", "sh"]


def with_read_only(folder: Path) -> list[str]:
    mounting = f"mount --bind '{folder}' '{folder}' && mount -o remount,bind,ro '{folder}'"
    return [*IN_A_NAMESPACE, f"{mounting} && {GOES_ON}", "sh"]


def seen_by(process: int, path: Path) -> Path:
    """A file on a disk that only that process has mounted."""
    return Path(f"/proc/{process}/root{path}")


@cache
def why_no_mounts() -> str:
    """Empty where it works."""
    if shutil.which("unshare") is None:
        return "there is no unshare here"
    mounting = [*IN_A_NAMESPACE, "mount -t tmpfs none /mnt"]
    done = subprocess.run(mounting, capture_output=True, text=True, check=False)
    return f"nothing can be mounted here: {done.stderr.strip()}" if done.returncode else ""
