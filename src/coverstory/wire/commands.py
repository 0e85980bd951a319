"""What a client sends: to a table over its socket, and to the server over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from coverstory.rules.options import Value
from coverstory.wire.base import Shape, about

NICKNAME_LENGTH = 24
CHAT_LENGTH = 300
NOTES_LENGTH = 8192
ENTROPY_BYTES = 64
MOST_GAMES = 20  # of a series
LONGEST_COMMAND = 16384  # bytes; notes of 8 kB in their longest JSON form

CommandNumber = Annotated[
    int, Meta(ge=0, le=2**53 - 1, description="the client's own number for this command, higher than those before it")
]
SeatAt = Annotated[int, Meta(ge=0, le=6, description="a seat, from 0")]
Level = Annotated[str, Meta(max_length=16, description="random, rookie, agent or spymaster")]
Nickname = Annotated[
    str, Meta(min_length=1, max_length=NICKNAME_LENGTH, description="what others call you; text, never markup")
]
Entropy = Annotated[
    str, Meta(max_length=ENTROPY_BYTES, pattern="^[ -~]*$", description="your part of the match's randomness, in ASCII")
]
MatchName = Annotated[
    str, Meta(max_length=64, description="the table's `match` that it is for: another one may have been promised since")
]
Version = Annotated[
    int, Meta(ge=0, description="the `version` of the scene that you saw: if the game has gone on, it is refused")
]


class Clock(Shape, frozen=True):
    """How long a seat may think."""

    kind: Annotated[
        Literal["none", "seconds", "days"], about("none; so many seconds for a move; so many days for a move")
    ] = "none"
    amount: Annotated[int, Meta(ge=0, le=86400, description="how many seconds or days")] = 0


class SeatPlan(Shape, frozen=True):
    """Who is to sit somewhere."""

    kind: Annotated[
        Literal["open", "bot", "device"],
        about("`open`: for anybody; `device`: for somebody else who plays on the host's own device"),
    ] = "open"
    level: Annotated[str, Meta(max_length=16, description="of a bot: random, rookie, agent or spymaster")] = ""
    name: Annotated[str, Meta(max_length=NICKNAME_LENGTH, description="of somebody on the host's device")] = ""


class SeriesPlan(Shape, frozen=True):
    """How many games are played for one result."""

    kind: Annotated[
        Literal["single", "best_of", "points", "until_won"],
        about(
            "`best_of`: most wins; it ends when somebody has won more than half of the games; `points`: most points in"
            " all of them; `until_won`: until somebody wins one"
        ),
    ] = "single"
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES, description="how many; 3, 5 or 7 for `best_of`; 1 otherwise")] = 1
    starts: Annotated[
        Literal["loser", "next"], about("who begins the next game: whoever came last, or the next seat in turn")
    ] = "next"


class Settings(Shape, frozen=True):
    """How a table is set up."""

    game: Annotated[str, Meta(max_length=32, description="the game's short name, as /api/games lists it")]
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=7, description="one for each seat")]
    options: Annotated[
        dict[str, Value], Meta(max_length=16, description="the game's options; those left out are as usual")
    ] = msgspec.field(default_factory=dict)
    public: Annotated[bool, about("listed in the lobby; otherwise only whoever has the link finds it")] = False
    watchers: Annotated[
        Literal["no", "public", "delayed", "all_after_end"],
        about(
            "`public`: what everybody may see; `delayed`: the same, late; `all_after_end`: and all hands after the end"
        ),
    ] = "public"
    hints: Annotated[bool, about("a seat may ask a bot what it would do")] = False
    clock: Clock = Clock()
    grace: Annotated[
        int, Meta(ge=0, le=86400, description="seconds that a seat may be away before a bot helps out")
    ] = 120
    dealing: Annotated[
        int,
        Meta(
            ge=5,
            le=86400,
            description="seconds that a seat has to commit to its part of chance, and to open it; with a clock of days"
            " it has as long as for a move",
        ),
    ] = 30
    level: Annotated[str, Meta(max_length=16, description="of the bots that help out")] = "rookie"
    series: SeriesPlan = SeriesPlan()


class Sit(Shape, frozen=True, tag_field="do", tag="sit"):
    """Take a seat that is open."""

    id: CommandNumber
    seat: SeatAt
    name: Nickname


class Stand(Shape, frozen=True, tag_field="do", tag="stand"):
    """Leave the seat."""

    id: CommandNumber
    seat: SeatAt


class Start(Shape, frozen=True, tag_field="do", tag="start"):
    """The host begins the match: seats are asked for their parts of chance, and then it is dealt."""

    id: CommandNumber


class Commit(Shape, frozen=True, tag_field="do", tag="commit"):
    """Commit to the seat's part of chance; docs/fairness.md says how."""

    id: CommandNumber
    seat: SeatAt
    match: MatchName
    commitment: Annotated[str, Meta(max_length=64, description="64 hexadecimal digits, in lower case")]


class Open(Shape, frozen=True, tag_field="do", tag="open"):
    """Open what the seat has committed to, once every seat has."""

    id: CommandNumber
    seat: SeatAt
    match: MatchName
    entropy: Entropy


class Act(Shape, frozen=True, tag_field="do", tag="act"):
    """Do what was offered."""

    id: CommandNumber
    seat: SeatAt
    version: Version
    action: Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1, description="the code of an offer")]
    tentative: Annotated[
        bool, about("only if it can surely be taken back; otherwise it is refused as `final`, and nothing happens")
    ] = False


class Try(Shape, frozen=True, tag_field="do", tag="try"):
    """Ask whether something could be done: it is refused with the rule that forbids it, and never carried out."""

    id: CommandNumber
    seat: SeatAt
    version: Version
    parts: Annotated[
        list[str | int], Meta(min_length=1, max_length=8, description="as an offer has them: a kind, then its numbers")
    ]


class Undo(Shape, frozen=True, tag_field="do", tag="undo"):
    """Take back the own last decision, while nobody has learned anything from it."""

    id: CommandNumber
    seat: SeatAt
    version: Version


class Say(Shape, frozen=True, tag_field="do", tag="say"):
    """Chat."""

    id: CommandNumber
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    name: Annotated[str, Meta(max_length=NICKNAME_LENGTH, description="of a watcher who has no seat")] = ""


class Phrase(Shape, frozen=True, tag_field="do", tag="phrase"):
    """Chat with a quick phrase, which everybody reads in their own language."""

    id: CommandNumber
    phrase: Annotated[int, Meta(ge=0, description="its number, as /api/phrases lists them")]
    name: Annotated[str, Meta(max_length=NICKNAME_LENGTH, description="of a watcher who has no seat")] = ""


class Note(Shape, frozen=True, tag_field="do", tag="note"):
    """Keep the private notes of a seat; nobody else ever sees them."""

    id: CommandNumber
    seat: SeatAt
    text: Annotated[str, Meta(max_length=NOTES_LENGTH)]


class Fill(Shape, frozen=True, tag_field="do", tag="fill"):
    """The host gives an open seat to a bot."""

    id: CommandNumber
    seat: SeatAt
    level: Level


class Remove(Shape, frozen=True, tag_field="do", tag="remove"):
    """The host takes the seat from somebody; once play has begun, only from a player away for longer than `grace`."""

    id: CommandNumber
    seat: SeatAt


class Relieve(Shape, frozen=True, tag_field="do", tag="relieve"):
    """Any player lets a bot play for one who has been away for a while, until they return; not with a clock of days."""

    id: CommandNumber
    seat: SeatAt


class Resign(Shape, frozen=True, tag_field="do", tag="resign"):
    """Give up the match: with two seats, or when nobody else plays, it is lost; otherwise a bot plays on to the end."""

    id: CommandNumber
    seat: SeatAt


class Arrange(Shape, frozen=True, tag_field="do", tag="arrange"):
    """The host changes how the table is set up; after the start only `public` and `watchers`."""

    id: CommandNumber
    settings: Settings


class Rematch(Shape, frozen=True, tag_field="do", tag="rematch"):
    """Say that you would like to play again. It begins when every player would; those who are away for longer than
    `grace` are not waited for."""

    id: CommandNumber


class Close(Shape, frozen=True, tag_field="do", tag="close"):
    """The host closes the table."""

    id: CommandNumber


class Hint(Shape, frozen=True, tag_field="do", tag="hint"):
    """Ask a bot what it would do, where the table allows it."""

    id: CommandNumber
    seat: SeatAt


class Ping(Shape, frozen=True, tag_field="do", tag="ping"):
    """Is anybody there?"""

    id: CommandNumber


Command = (
    Sit
    | Stand
    | Start
    | Commit
    | Open
    | Act
    | Try
    | Undo
    | Say
    | Phrase
    | Note
    | Fill
    | Remove
    | Relieve
    | Resign
    | Arrange
    | Rematch
    | Close
    | Hint
    | Ping
)

read_command = msgspec.json.Decoder(Command).decode
read_settings = msgspec.json.Decoder(Settings).decode
