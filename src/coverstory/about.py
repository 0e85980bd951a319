"""Which version this is, and how it was built."""

from __future__ import annotations

import platform

import coverstory.rules.contract
from coverstory import __version__


def is_compiled() -> bool:
    """Compiled modules come all or none, so one of them speaks for all."""
    return not str(coverstory.rules.contract.__file__).endswith(".py")


def version_line() -> str:
    build = "compiled" if is_compiled() else "plain"
    return f"coverstory {__version__} ({build}, Python {platform.python_version()})"
