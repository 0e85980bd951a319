"""Power cuts, many of them: record a server's storage at work, cut at any operation, and look at what is left."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import coverstory
from support.after_power_cut import problems
from support.power_cut import Cut, anything, cuts, everything, lay_out, nothing_more
from support.recorded_disk import BEGUN, AnyOperation, Promised, read_recording, write_recording

SEED = 14
MEMORY = "/dev/shm"  # on Linux


@dataclass(frozen=True)
class Image:
    """What is left after one cut."""

    cut_after: int  # operations
    kind: str
    contents: dict[str, bytes]
    promises: list[Promised]


@contextmanager
def memory_folder(otherwise: Path) -> Iterator[Path]:
    """Where there is such a folder: nothing here needs a disk, since all cuts are made on paper."""
    if not os.access(MEMORY, os.W_OK):
        yield otherwise
        return
    with TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder)


def record(folder: Path, stories: Sequence[str], earlier: Sequence[AnyOperation] = ()) -> list[AnyOperation]:
    """One process after the other in the same folder; `earlier` is what happened before the first of them."""
    recording = folder.with_name(f"{folder.name}.recording")
    write_recording(earlier, recording)
    folder.mkdir(exist_ok=True)
    here = Path(__file__).parent
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(here.parent), str(Path(coverstory.__file__).parents[1])])}
    for story in stories:
        program = [sys.executable, str(here / "power_story.py"), story, str(folder), str(recording)]
        subprocess.run(program, env=env, check=True)
    return read_recording(recording)


def images(
    operations: Sequence[AnyOperation], chosen: Collection[int], seed: int = SEED, tries: int = 2
) -> Iterator[Image]:
    """`tries` is how many of all that may be left of what was not synced are looked at for each cut."""
    dice = random.Random(seed)
    for number, cut in cuts(operations):
        if number in chosen and any(each.what == BEGUN for each in cut.promises):
            for kind, contents in left_by(cut, dice, tries):
                yield Image(number + 1, kind, contents, list(cut.promises))


def left_by(cut: Cut, dice: random.Random, tries: int) -> Iterator[tuple[str, dict[str, bytes]]]:
    yield "only what was synced", nothing_more(cut)
    yield "all that was asked for", everything(cut)
    for _ in range(tries):
        contents = anything(cut, dice)
        yield "some of it", {**contents, "club.db-shm": dice.randbytes(32768)} if dice.random() < 0.5 else contents


def lost(found: Iterator[Image], folder: Path) -> tuple[int, list[str]]:
    """How many were looked at, and what was wrong with them."""
    count = 0
    wrong: list[str] = []
    for image in found:
        count += 1
        wrong += look_at(image, folder)
    return count, wrong


def look_at(image: Image, folder: Path) -> list[str]:
    lay_out(image.contents, folder)
    found = problems(folder, image.promises)
    return [f"cut after {image.cut_after} operations, {image.kind}: {problem}" for problem in found]


def some_of(operations: Sequence[AnyOperation], share: float, seed: int = SEED) -> set[int]:
    return set(random.Random(seed).sample(range(len(operations)), max(1, int(len(operations) * share))))


def without_beginnings(promises: Sequence[Promised]) -> list[Promised]:
    return [each for each in promises if each.what != BEGUN]


def cut_again(operations: Sequence[AnyOperation], times: int, share: float, folder: Path) -> tuple[int, list[str]]:
    """The power fails, and fails again while the next server starts on what was left."""
    count, wrong = 0, []
    chosen = some_of(operations, 1.0 if times >= len(operations) else times / len(operations), SEED + 1)
    for image in images(operations, chosen, SEED + 1):
        if image.kind != "some of it":
            continue
        left = folder / f"left{count}"
        lay_out(image.contents, left)
        second = record(left, ["start_and_stop"], without_beginnings(image.promises))
        looked_at, found = lost(images(second, some_of(second, share)), folder / "image")
        shutil.rmtree(left)
        count += looked_at
        wrong += [f"cut after {image.cut_after} operations, and again: {line}" for line in found]
    return count, wrong
