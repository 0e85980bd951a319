"""The things on the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# T1: agents have the same number whatever is in play.
AGENTS: Final[i64] = 7
GRAY: Final[i64] = 0
YELLOW: Final[i64] = 1
ORANGE: Final[i64] = 2
RED: Final[i64] = 3
GREEN: Final[i64] = 4
BLUE: Final[i64] = 5
VIOLET: Final[i64] = 6
NOBODY: Final[i64] = 7  # in place of an agent: there is none
HIDDEN: Final[i64] = 8  # in a view, in place of an agent: there is one, unknown to this seat

LEAST_SEATS: Final[i64] = 2
MOST_SEATS: Final[i64] = 7
RANDOM: Final[i64] = -1  # in place of the seat that starts: chance decides (T5)

# T2: the ring, clockwise.
BUILDINGS: Final[i64] = 12
CHURCH: Final[i64] = 0
RUINS: Final[i64] = 11
SAFE_START: Final[i64] = 7
RUINS_LOSS: Final[i64] = 3

# T3, T16, T21: spaces of the track that matter.
FINISH: Final[i64] = 42
DOSSIER_SPACE: Final[i64] = 29
MARKER_STOP: Final[i64] = 40
MOST_POINTS: Final[i64] = 51  # 41 and a scoring in building 10
MARKER_STEP: Final[i64] = 3
ENTRY_POINTS: Final[i64] = 5  # T22

# The rules' version: by the first one a card was among the discards before it was carried out (T32), and a dossier
# could call an agent free where none is (T21).
FIRST_RULES: Final[i64] = 1
RULES: Final[i64] = 2

# T4: faces of the die; face 0 is “1-3”, face f > 0 gives f + 1 points. The older edition's die has ONE instead (T37).
FACES: Final[i64] = 6
ONE_TO_THREE: Final[i64] = 0
ONE: Final[i64] = 6
MOST_STEPS: Final[i64] = 6

# T11: the kinds of Top Secret cards.
KINDS: Final[i64] = 15
BACK: Final[i64] = 0  # one agent 1–2 back
STEP: Final[i64] = 1  # one agent one forward or back
TWO_BACK: Final[i64] = 2
TWO_FORWARD: Final[i64] = 3
OFF_SAFE: Final[i64] = 4  # one agent at the safe one forward or back
TO_RUINS: Final[i64] = 5
TO_CHURCH: Final[i64] = 6  # one or two agents from the ruins to the church
FORWARD: Final[i64] = 7  # one agent 1–3 forward
TO_SAFE: Final[i64] = 8
SAFE_ANYWHERE: Final[i64] = 9
MARKERS: Final[i64] = 10  # two markers +3
ALL_TO_CHURCH: Final[i64] = 11
TRADE: Final[i64] = 12
JOIN: Final[i64] = 13  # one agent to another's place
FREE_AGENT: Final[i64] = 14
DECK: Final = vec[i64]([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1])
MOST_OF_A_KIND: Final[i64] = 4
NO_CARD: Final[i64] = -1  # in place of a kind

HAND_START: Final[i64] = 2  # T12
HAND_LIMIT: Final[i64] = 4

# T21: entries of a dossier: an opponent's seat, or one of these.
FREE: Final[i64] = 7
BLANK: Final[i64] = 15
EMPTY_DOSSIER: Final[i64] = 0xFFFFFFF  # seven blanks

# What the game waits for; chance first.
FIRST: Final[i64] = 0
DEAL: Final[i64] = 1
HANDS: Final[i64] = 2
ROLL: Final[i64] = 3
DRAW: Final[i64] = 4
FIND: Final[i64] = 5
MOVE: Final[i64] = 6
PLACE: Final[i64] = 7
CARDS: Final[i64] = 8
WRITE: Final[i64] = 9
ENDED: Final[i64] = 10
LAST_CHANCE: Final[i64] = 5
PHASES: Final = ["first", "deal", "hands", "roll", "draw", "find", "move", "place", "cards", "write", "ended"]
