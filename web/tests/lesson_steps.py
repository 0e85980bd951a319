"""Steps of the guided first games, made with the engine; each is told with what happens between it and the next."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from coverstory.match.match import Match
from coverstory.rules.contract import View
from coverstory.wire.beats import PictureData
from coverstory.wire.serialise import beats_of, encode, lines_of, picture_of, scene_of

YOU = 0
MOST_BEATS = 8
BOARDS = Path(__file__).resolve().parents[1] / "src" / "boards"


class Shown(NamedTuple):
    """What the learner was shown last."""

    match: Match
    view: View
    picture: PictureData


class LessonSteps:
    """What seat 0 is shown at each step, may do, is asked to do (if anything), and the event that is drawn."""

    def __init__(self) -> None:
        self.steps: list[dict[str, object]] = []
        self._last: Shown | None = None

    def keep(self, match: Match, wanted: int | None = None, event: str = "") -> None:
        """The match as it stands; the last event of that kind is drawn. Without `wanted` there is only to read."""
        game = match.game
        view = match.view(YOU)
        offered = [] if wanted is None else match.offered(YOU)
        scene = scene_of(game, view=view, offered=offered, outcome=match.outcome())
        drawn = [told for told in match.heard(YOU) if told.kind == event][-1:]
        self.tell(match)
        self.steps.append(
            {
                "picture": scene.picture,
                "offers": scene.offers,
                "wanted": wanted,
                "shown": next(iter(lines_of(game, drawn)), None),
                "beats": [],
            }
        )
        self._last = self._shown(match)

    def tell(self, match: Match) -> None:
        """The step before leads here, unless it is of another game, or so much happens that the words sum it up."""
        last, now = self._last, self._shown(match)
        if last is not None and last.match is now.match:
            news = now.view.heard[len(last.view.heard) :]
            beats = beats_of(now.match.game, last.picture, now.picture, news)
            self.steps[-1]["beats"] = beats if len(beats) <= MOST_BEATS else []

    def _shown(self, match: Match) -> Shown:
        view = match.view(YOU)
        return Shown(match, view, picture_of(match.game, view))

    def write(self, slug: str) -> None:
        file = BOARDS / slug / "lessons" / "positions.json"
        file.write_bytes(encode(self.steps) + b"\n")
        print(f"{slug}: {len(self.steps)} steps, {file.stat().st_size} bytes")
