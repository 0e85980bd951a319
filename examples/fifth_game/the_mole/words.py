"""What is said, as kinds and the names of their numbers; the sentences are in locales/<language>/the_mole.ftl."""

from __future__ import annotations

from coverstory.words.sayings import Sayings
from the_mole.rules import ACCUSE, KEEP, LEAK, MOLE, SEND

KINDS = {MOLE: "mole", SEND: "send", KEEP: "keep", LEAK: "leak", ACCUSE: "accuse"}  # by the first code of each

SAYINGS = Sayings(
    "the_mole",
    events={
        "mole": "",
        "dealt": "",
        "sent": "seat other:seat",
        "kept": "seat",
        "leaked": "seat",
        "decided": "seat",
        "failed": "mission",
        "succeeded": "mission",
        "accused": "seat suspect:seat",
        "unmasked": "seat",
        "points": "seat points",
    },
    actions={"mole": "number", "send": "number", "keep": "", "leak": "", "accuse": "number"},
    tasks={"deal": "", "send": "seat", "decide": "seat", "accuse": "seat", "over": ""},
)
