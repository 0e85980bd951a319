"""Compiles rules and search where there is a C compiler; otherwise the package is plain Python and merely slower."""

import os
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

HERE = Path(__file__).resolve().parent
LIBRARIES = (".so", ".pyd")


class MaybeCompiled(Distribution):
    """What is compiled is found out only when it is built: asking for the name of the package need not wait for it."""

    def has_ext_modules(self) -> bool:
        return not os.environ.get("COVERSTORY_PURE")


class BuildWithTexts(build_py):
    """The rules texts lie in docs/rules, where people look for them; an installed package carries them too."""

    def run(self) -> None:
        built = Path(self.build_lib)
        remove(path for path in built.rglob("*") if is_left_over(path))  # by an earlier build
        super().run()
        shutil.copytree(HERE / "docs" / "rules", built / "coverstory" / "texts", dirs_exist_ok=True)


class OptionalBuildExt(build_ext):
    """All or nothing: a half-built package would not import."""

    def run(self) -> None:
        if self.editable_mode:  # a library beside its source would hide edits
            return
        try:
            self.translate()
            super().run()
            kept = {Path(file).resolve() for file in self.get_outputs()}
        except (BaseError, CCompilerError, OSError) as error:  # no compiler, or a broken one
            print(f"warning: not compiled ({error}); Coverstory will run as plain Python, slower", file=sys.stderr)
            self.extensions = []
            kept = set()
        libraries = (path for path in Path(self.build_lib).rglob("*") if path.suffix in LIBRARIES)
        remove(path for path in libraries if path.resolve() not in kept)

    def translate(self) -> None:
        os.chdir(HERE)
        sys.path.insert(0, str(HERE / "tools"))
        import compiling

        found = compiling.extensions()
        self.distribution.ext_modules = [*found]
        self.initialize_options()  # once more, with the extensions
        self.finalize_options()
        self.parallel = os.cpu_count() or 1
        self.sizes = {extension.name: compiling.weight(extension) for extension in found}
        self.compiled = 0

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except BaseException:  # Ctrl-C, most of all: what is half written must not pass for built the next time
            Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
            raise
        self.compiled += self.sizes[ext.name]
        if file := os.environ.get("COVERSTORY_PROGRESS"):  # whoever started this shows how far it is
            Path(file).write_text(f"{self.compiled / sum(self.sizes.values()):.3f}")


def is_left_over(path: Path) -> bool:
    is_library = path.suffix in LIBRARIES and not os.environ.get("COVERSTORY_PURE")
    return path.is_file() and not is_library  # an unchanged library need not be compiled again


def remove(paths: Iterable[Path]) -> None:
    for path in list(paths):
        path.unlink()


setup(distclass=MaybeCompiled, cmdclass={"build_ext": OptionalBuildExt, "build_py": BuildWithTexts})
