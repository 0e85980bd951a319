"""Compile rules and search with mypyc where we can; otherwise the package is plain Python and merely slower."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError

# Doors and words are not on the hot path: leaving them out halves the time to build.
PLAIN = {"__init__.py", "catalogue.py", "game.py", "languages.py", "options.py", "words.py"}


class OptionalBuildExt(build_ext):
    """All or nothing: a half-built group would not import."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, OSError) as error:  # no compiler, or a broken one
            print(f"warning: not compiled ({error}); Coverstory will run as plain Python, slower", file=sys.stderr)
            self.extensions = []


def extensions() -> list[Extension]:
    if os.environ.get("COVERSTORY_PURE"):
        return []
    from mypyc.build import mypycify

    os.chdir(Path(__file__).parent)
    rooms = [Path("src/coverstory") / room for room in ("rules", "search")]
    sources = sorted(str(path) for room in rooms for path in room.rglob("*.py") if path.name not in PLAIN)
    found = mypycify(["--strict", *sources], group_name="coverstory")
    if sys.platform != "win32":
        for extension in found:  # lets the compiler inline across methods: +20 %
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})
