"""Compile rules and search with mypyc where we can; otherwise the package is plain Python and merely slower."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError, SetupError

HERE = Path(__file__).parent
PAGES = HERE / "src" / "coverstory" / "server" / "pages" / "index.html"
PLAIN = {"__init__.py", "catalogue.py", "game.py", "languages.py", "options.py", "words.py"}  # not on the hot path
ROOMS = ("rules", "search", "bots/hunches", "bots/beliefs", "bots/solving", "research/codecs")


class BuildWithTexts(build_py):
    """The rules texts lie in docs/rules, where people look for them; an installed package carries them too.

    It also carries the built pages for the browser, so that whoever installs it needs no Node.js.
    """

    def run(self) -> None:
        if not self.editable_mode and not PAGES.exists():
            raise SetupError(f"There is no {PAGES}: `python3 dev.py setup` builds the pages for the browser.")
        super().run()
        shutil.copytree(HERE / "docs" / "rules", Path(self.build_lib) / "coverstory" / "texts", dirs_exist_ok=True)


class OptionalBuildExt(build_ext):
    """All or nothing: a half-built group would not import."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:  # no compiler, or a broken one
            print(f"warning: not compiled ({error}); Coverstory will run as plain Python, slower", file=sys.stderr)
            self.extensions = []


def extensions() -> list[Extension]:
    if os.environ.get("COVERSTORY_PURE"):
        return []
    from mypyc.build import mypycify

    os.chdir(HERE)
    rooms = [Path("src/coverstory") / room for room in ROOMS]
    sources = sorted(str(path) for room in rooms for path in room.rglob("*.py") if path.name not in PLAIN)
    found = mypycify(["--strict", *sources], group_name="coverstory")
    if sys.platform != "win32":
        for extension in found:  # lets the compiler inline across methods: +20 %
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt, "build_py": BuildWithTexts})
