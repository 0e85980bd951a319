"""What a game's entry point names: its rules, and where the other layers find the game's own parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from coverstory.entry_points import load
from coverstory.rules.game import Game
from coverstory.rules.options import Value

Part = TypeVar("Part")


@dataclass(frozen=True)
class BenchCase:
    """What one row of a benchmark plays: a number of seats, with options."""

    seats: int
    options: Mapping[str, Value]


@dataclass(frozen=True)
class Bench:
    """What `coverstory bench` plays to measure the game, and which games of OpenSpiel are most like it."""

    playouts: Sequence[BenchCase] = ()
    search: Sequence[BenchCase] = ()
    research: Sequence[BenchCase] = ()
    relatives: Sequence[str] = ()


NO_BENCH = Bench()


@dataclass(frozen=True)
class GamePlugin:
    """A game with rules and words alone is complete: every layer has a plain default for what is left out here.

    A part is named as `package.module:object`. Its layer imports it when it is first needed, so that the rules know
    nothing of the layers above them, and a start does not wait for parts that nobody asks for.
    """

    game: Game
    wire: str = ""  # a coverstory.wire.game_wire.GameWire: its picture and its actions in parts
    board: str = ""  # a coverstory.terminal.boards.board.Board: its picture as text
    bots: str = ""  # a coverstory.bots.game_bots.GameBots: evaluator, levels and bots
    research: str = ""  # a coverstory.research.game_research.GameResearch: action numbers and tensors
    puzzles: str = ""  # a coverstory.puzzles.asking.GamePuzzles: what its puzzles ask
    scene: str = ""  # a coverstory.research.pictures.scene.Draw: a view as SVG and pixels
    rules_texts: Path | None = None  # a folder with `<slug>.<language>.md`, for games outside docs/rules
    locales: Path | None = None  # a folder with `<language>/<slug>.ftl`, for games outside src/coverstory/locales
    bench: Bench = NO_BENCH


def our_plugin(game: Game, bench: Bench) -> GamePlugin:
    """A game of this package: its parts lie in every layer under its slug."""
    slug = game.slug
    return GamePlugin(
        game=game,
        wire=f"coverstory.wire.{slug}:WIRE",
        board=f"coverstory.terminal.boards.{slug}:BOARD",
        bots=f"coverstory.bots.{slug}.levels:BOTS",
        research=f"coverstory.research.games.{slug}:RESEARCH",
        puzzles=f"coverstory.puzzles.games.{slug}:PUZZLES",
        scene=f"coverstory.research.pictures.{slug}:DRAW",
        bench=bench,
    )


def load_part(reference: str, kind: type[Part]) -> Part | None:
    """The part that a plugin names, or None where it names none."""
    if not reference:
        return None
    part = load(reference)
    if not isinstance(part, kind):
        raise TypeError(f"{reference}: expected a {kind.__name__}, got {part!r}")
    return part
