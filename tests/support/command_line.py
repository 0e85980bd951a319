"""The program as a person or a script starts it: a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys


def coverstory(*words: str, code: int = 0) -> str:
    """Standard output, or standard error where it failed."""
    env = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-m", "coverstory", *words], capture_output=True, encoding="utf-8", env=env, check=False
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr if code else done.stdout
