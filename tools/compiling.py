"""Which modules are compiled, and in which parts.

Each game is a part of its own (rules, evaluation, beliefs, codec, picture and stories), and so are what they share and
the table: an edit in one game compiles that game only, and two compilers can work side by side.

Shapes of messages (msgspec structs) cannot be compiled: they lie in files of their own, so that what is made with them
can be.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from mypyc.build import build_using_shared_lib, get_cflags, mypyc_build, setup_mypycify_vars
from mypyc.options import CompilerOptions
from setuptools import Extension

PACKAGE = Path("src/coverstory")
COMPILED = ("rules/**/*.py", "search/*.py", "bots/weighted_worlds.py", "bots/*/**/*.py", "research/codecs/*.py")
GAMES_WIRE = ("wire/{game}.py", "wire/{game}_story.py")  # a game's picture, and how its moves are told
TABLE_FILES = (  # what every move of a server goes through
    "match/match.py",
    "match/secret_round.py",
    "table/apply.py",
    "table/clock.py",
    "table/deal.py",
    "table/decide.py",
    "table/presence.py",
    "table/presenter.py",
    "table/seats.py",
    "table/state.py",
    "table/stream.py",
    "table/table.py",
    "wire/patches.py",
    "wire/serialise.py",
    "wire/story.py",
)
PLAIN = {  # not hot
    "__init__.py",
    "bot.py",
    "catalogue.py",
    "game.py",
    "languages.py",
    "levels.py",
    "options.py",
    "plugin.py",
    "review.py",
    "words.py",
}
PLAIN_FOLDERS = {"review"}
SHARED = "shared"
TABLE = "table"
BUILD = "build"

# Types are checked strictly by `dev.py check`. A build sees only what it needs: libraries that are merely imported
# along the way, such as msgspec, are not installed where pip builds in isolation.
MYPY = ("--strict", "--follow-imports=silent", "--ignore-missing-imports", "--cache-dir=/dev/null")


def parts() -> list[tuple[list[str], str]]:
    """The source files of each part, with the name of its library; run this in the root of the project."""
    games = sorted(path.parent.name for path in PACKAGE.glob("rules/*/plugin.py"))
    found: dict[str, list[str]] = {name: [] for name in (*games, SHARED, TABLE)}
    for path in sorted(path for pattern in COMPILED for path in PACKAGE.glob(pattern)):
        if path.name not in PLAIN and not PLAIN_FOLDERS.intersection(path.parts):
            found[part_of(path, games)].append(str(path))
    for game in games:
        found[game] += [str(PACKAGE / file.format(game=game)) for file in GAMES_WIRE]
    found[TABLE] += [str(PACKAGE / file) for file in TABLE_FILES]
    return [(files, f"coverstory_{name}") for name, files in found.items()]


def part_of(path: Path, games: Sequence[str]) -> str:
    return next((game for game in games if game in path.with_suffix("").parts), SHARED)


def extensions() -> list[Extension]:
    """Translates to C; setuptools then calls the C compiler for whatever changed."""
    groups, c_files, _ = mypyc_build(
        [*MYPY, *(file for files, _ in parts() for file in files)],
        whole_program(),
        separate=[*parts()],
    )
    setup_mypycify_vars()
    flags = compiler_flags()
    found: list[Extension] = []
    for (sources, name), (files, depends) in zip(groups, c_files, strict=True):
        assert name is not None
        built = build_using_shared_lib(sources, name, files, depends, BUILD, flags, [])
        found += [extension for extension in built if isinstance(extension, Extension)]
    return sorted(found, key=weight, reverse=True)


def whole_program() -> CompilerOptions:
    """Parts that still know each other.

    mypycify(separate=…) takes each part for the only one it sees, and so checks at every access whether an attribute
    was ever set: 4 to 19 % fewer random playouts. All parts are translated in one go here, so mypyc may look at all of
    them. It remembers nothing between builds: what it concluded about one part can depend on any other.
    """
    options = CompilerOptions(separate=True, target_dir=BUILD)
    options.global_opts = True
    return options


def compiler_flags() -> list[str]:
    flags = get_cflags(debug_level="0")
    if sys.platform != "win32":
        flags.append("-fvisibility=hidden")  # lets the compiler inline across methods: +20 %
    return flags


def weight(extension: Extension) -> int:
    """Bytes of C: the longest jobs begin first, so that none is left over at the end."""
    return sum(Path(source).stat().st_size for source in extension.sources)
