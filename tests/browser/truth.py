"""The whole truth about a running match, from the server's database: what the tests compare with what was sent."""

from __future__ import annotations

import base64
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from coverstory.match.fairness import FairSource, key_of, promise
from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import CHANCE

Deed = dict[str, Any]  # as it is stored


class Truth:
    def __init__(self, database: Path, table: str, match: str) -> None:
        self._deeds = read_deeds(database, table)
        self._match = match
        self.made = next(deed for deed in self._deeds if deed["deed"] == "made")
        self.seed = base64.b64decode(self.made["seed"])
        self.entropy = self._entropy()

    @property
    def slug(self) -> str:
        return str(self.made["settings"]["game"])

    def after(self, decisions: int) -> Match:
        """How things stood after so many decisions, and what chance did then."""
        settings = self.made["settings"]
        match = Match(GAMES[self.slug], len(settings["seats"]), settings.get("options", {}))
        source = FairSource(key_of(promise(self._match, self.seed, self.entropy)))
        actions = [deed["action"] for deed in self._deeds if deed["deed"] == "acted"][:decisions]
        settle(match, source)
        for action in actions:
            match.enter(action)
            settle(match, source)
        return match

    def _entropy(self) -> list[str]:
        """Of every seat, as it was when the match began."""
        stirred = [""] * len(self.made["settings"]["seats"])
        for deed in self._deeds:
            if deed["deed"] in ("made", "sat") and deed["seat"] >= 0:
                stirred[deed["seat"]] = deed["entropy"]
        return stirred


def read_deeds(database: Path, table: str) -> list[Deed]:
    with closing(sqlite3.connect(database)) as stored:
        rows = stored.execute("select body from entries where table_id = ? order by number", (table,)).fetchall()
    return [json.loads(body)["deed"] for (body,) in rows]


def settle(match: Match, source: FairSource) -> None:
    while match.to_act() == CHANCE:
        match.play_chance(source)
