"""The whole truth about a running match, from the server's database: what the tests compare with what was sent."""

from __future__ import annotations

import base64
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from coverstory.match.fairness import FairSource, key_of, opened
from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES

Deed = dict[str, Any]  # as it is stored


class Truth:
    def __init__(self, database: Path, table: str, match: str) -> None:
        self._deeds = read_deeds(database, table)
        self._match = match
        self.made = next(deed for deed in self._deeds if deed["deed"] == "made")
        self.seed = base64.b64decode(self.made["seed"])
        self.entropy = self._by_seat("opened", "entropy")

    @property
    def slug(self) -> str:
        return str(self.made["settings"]["game"])

    def after(self, decisions: int, seat: int) -> Match:
        """How things stood after so many decisions that the seat knew of, and what chance did then."""
        settings = self.made["settings"]
        seats, options = len(settings["seats"]), settings.get("options", {})
        match = Match(GAMES[self.slug], seats, options, at_once=True, foregone=True)
        fairness = opened(
            self._match, self.seed, entropy=self.entropy, committed=self._by_seat("committed", "commitment"), bots=[]
        )
        source = FairSource(key_of(fairness))
        settle(match, source)
        made = aside = 0
        for deed in (deed for deed in self._deeds if deed["deed"] == "acted"):
            if made + match.kept_aside(seat) == decisions:
                break
            match.submit(deed["seat"], deed["action"])
            aside += 1
            if not match.together():  # what was kept aside is known now
                made, aside = made + aside, 0
            settle(match, source)
        return match

    def _by_seat(self, kind: str, what: str) -> list[str]:
        """What each seat sent while the match was dealt; bots sent nothing."""
        sent = [""] * len(self.made["settings"]["seats"])
        for deed in self._deeds:
            if deed["deed"] == kind:
                sent[deed["seat"]] = deed[what]
        return sent


def read_deeds(database: Path, table: str) -> list[Deed]:
    with closing(sqlite3.connect(database)) as stored:
        rows = stored.execute("select body from entries where table_id = ? order by number", (table,)).fetchall()
    return [json.loads(body)["deed"] for (body,) in rows]


def settle(match: Match, source: FairSource) -> None:
    match.play_chance(source)
