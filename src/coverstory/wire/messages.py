"""What the server sends over a socket: a table's, or the lobby's."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw

from coverstory.rules.options import Value
from coverstory.wire.base import Line, Remark, Shape, Text, Viewer, about
from coverstory.wire.beats import Beat, Patch
from coverstory.wire.catalogue import AnyPicture
from coverstory.wire.commands import Clock, SeriesPlan
from coverstory.wire.scene import Now, Scene

Stage = Literal["waiting", "dealing", "playing", "finished", "closed"]
SeatKind = Literal["open", "person", "bot", "device"]
Number = Annotated[int, about("its place in this stream: say the last one you have when you connect again")]
Answered = Annotated[int, about("the `id` of the command that this answers")]
Since = Annotated[float, about("since when the seat to act is awaited, in seconds since 1970; 0 before the match")]
Version = Annotated[int, about("how far the game has come: commands that act name the `version` they were made for")]


class SeatState(Shape, frozen=True):
    """Who sits somewhere."""

    kind: Annotated[SeatKind, about("`open`: nobody yet; `device`: somebody on the host's device")]
    name: Annotated[str, about("what they are called; empty for an open seat")]
    level: Annotated[str, about("of a bot; otherwise empty")]
    yours: Annotated[bool, about("you may act for this seat")]
    here: Annotated[bool, about("its person is connected")]
    away: Annotated[float, about("since when its person is away, in seconds since 1970; 0 where nobody is missed")]
    helped: Annotated[bool, about("a bot plays for it until its person is back")]
    again: Annotated[bool, about("the match is over, and its person would like another one")]
    won: Annotated[int, about("matches at this table, by whoever sits here now")]


class Timer(Shape, frozen=True):
    """How long the seat to act may still think."""

    seat: int
    seconds: Annotated[float, about("left when this was sent")]


class DealState(Shape, frozen=True):
    """How far a deal has come, by seat: commit, and when `opening` is true, open (docs/fairness.md)."""

    committed: Annotated[list[str], about("the commitment of each seat; empty for bots, and until there is one")]
    opening: Annotated[bool, about("every seat has committed: keep what `committed` says, then open your own")]
    opened: Annotated[
        list[bool], about("which seats have opened theirs; nobody is shown it before the match has ended")
    ]
    behind: Annotated[list[int], about("the seats that are waited for")]
    seconds: Annotated[float, about("left for them when this was sent; then they lose their seats")]
    rules: Annotated[int, about("the version of the rules that will be played")]
    options: Annotated[dict[str, Value], about("all of them, as the record will have them")]


class SeriesState(Shape, frozen=True):
    """How a series of games stands, by seat."""

    plan: SeriesPlan
    played: Annotated[int, about("games that have ended")]
    wins: list[int]
    points: list[int]
    over: Annotated[bool, about("the next game would begin another series")]
    winners: Annotated[list[int], about("seats that have won the series; empty until it is over, or where nobody has")]


class TableState(Shape, frozen=True):
    """A table as everybody at it may know it."""

    id: Annotated[str, about("also the invitation: whoever knows it may join")]
    game: str
    options: dict[str, Value]
    stage: Stage
    seats: list[SeatState]
    hosting: Annotated[bool, about("you are the host")]
    public: bool
    watchers: Literal["no", "public", "delayed", "all_after_end"]
    watching: Annotated[int, about("how many look on")]
    hints: bool
    clock: Clock
    grace: int
    level: Annotated[str, about("of the bots that help out")]
    match: Annotated[str, about("the match's id; a rematch has another")]
    commitment: Annotated[str, about("the promise that the match's chance can be checked against at its end")]
    timer: Annotated[Timer | None, about("null without a clock, and while a bot is to act")]
    series: Annotated[SeriesState | None, about("null where games are played one by one")]
    deal: Annotated[DealState | None, about("null except while a match is being dealt")]
    broken_off: Annotated[
        list[str],
        about(
            "who lost their seats because they took no part in the last deal, or left it; until the next deal begins"
        ),
    ]


class ChatLine(Shape, frozen=True):
    """Something that somebody said."""

    name: str
    seat: Viewer
    phrase: Annotated[int, about("the number of a quick phrase, `phrase-…` of the table's catalogue; -1: own words")]
    text: Annotated[str, about("own words, never markup; of a quick phrase only in answers over HTTP")]
    time: Annotated[float, about("seconds since 1970")]


class Welcome(Shape, frozen=True, tag_field="is", tag="welcome"):
    """Everything at once: after connecting, after a change of seat, and for whoever was away too long."""

    number: Number
    seat: Viewer
    table: TableState
    version: Version
    scene: Annotated[Scene | None, about("null before the match")]
    log: Annotated[list[Line], about("all that this seat saw and heard so far")]
    chat: list[ChatLine]
    notes: Annotated[str, about("this seat's private notes")]
    may_undo: bool
    since: Since


class Moved(Shape, frozen=True, tag_field="is", tag="moved"):
    """The game has gone on, or a decision was taken back."""

    number: Number
    version: Version
    forget: Annotated[int, about("how many of the last lines of the log are no longer true")]
    picture: Annotated[
        Raw,
        Meta(
            description="null: go on from the picture that you have; otherwise from this one, as at the start of a"
            " match and when a decision was taken back",
            extra={"type": AnyPicture | None},
        ),
    ]
    beats: Annotated[
        Raw,
        Meta(
            description="what this seat saw and heard of it, in order, with what it changed",
            extra={"type": list[Beat]},
        ),
    ]
    patch: Annotated[
        Raw,
        Meta(
            description="what else is not as before, where this seat heard nothing of it; fold it last",
            extra={"type": Patch},
        ),
    ]
    now: Annotated[Now | None, about("what is true after all of it; null where a newer move follows at once")]
    may_undo: bool
    timer: Timer | None
    since: Since


class Changed(Shape, frozen=True, tag_field="is", tag="changed"):
    """Somebody sat down, left, came back; the stage or the settings changed."""

    number: Number
    table: TableState


class Chatted(Shape, frozen=True, tag_field="is", tag="chatted"):
    """Somebody said something."""

    number: Number
    line: ChatLine


class Noted(Shape, frozen=True, tag_field="is", tag="noted"):
    """This seat's private notes were changed, perhaps in another window."""

    number: Number
    notes: str


class Done(Shape, frozen=True, tag_field="is", tag="done"):
    """The command was carried out, and is stored for good."""

    id: Answered


class Refused(Shape, frozen=True, omit_defaults=True, tag_field="is", tag="refused"):
    """The command changed nothing."""

    id: Annotated[int | None, about("the `id` of the command; null where it could not even be read")]
    code: Annotated[str, about("why: the message `error-…` of the catalogue of errors says it")]
    rule: Annotated[str, about("the rule that forbids it, said by `rule-…` of the game's catalogue; empty: none does")]
    why: Annotated[str, about("of a message that could not be read: what is wrong with it, in English")] = ""
    text: Text = ""
    field: Annotated[
        str,
        about(
            "of a new table, over HTTP: what of it is at fault, as `name`, `seats`, `seats.2`, `options.cards`, `clock`"
            " or `series`; empty where it is nothing of these"
        ),
    ] = ""


class Hinted(Shape, frozen=True, tag_field="is", tag="hinted"):
    """What a bot would do."""

    id: Answered
    actions: Annotated[list[int], about("codes, the best one first")]
    remarks: Annotated[list[Remark], about("about each action, then about seats")]


class Pong(Shape, frozen=True, tag_field="is", tag="pong"):
    """Somebody is there."""

    id: Answered


class Announced(Shape, frozen=True, tag_field="is", tag="announced"):
    """News of the server itself; it has no number, and is not repeated."""

    code: Annotated[
        str, about("the message `announcement-…` of the table's catalogue says it: `bots_compiled`, `bot_hurried`")
    ]


class Farewell(Shape, frozen=True, tag_field="is", tag="farewell"):
    """The last message before the server hangs up."""

    code: Annotated[str, about("why: the message `error-…` of the catalogue of errors says it")]


Message = Welcome | Moved | Changed | Chatted | Noted | Done | Refused | Hinted | Pong | Announced | Farewell


class LobbyTable(Shape, frozen=True):
    """A public table, as the lobby lists it."""

    id: str
    game: str
    options: dict[str, Value]
    stage: Stage
    names: Annotated[list[str], about("by seat; empty for an open one")]
    open: Annotated[int, about("how many seats are open")]
    watchable: bool
    clock: Clock


class LobbyAll(Shape, frozen=True, tag_field="is", tag="all"):
    """Every public table, newest first."""

    tables: list[LobbyTable]


class LobbyChanged(Shape, frozen=True, tag_field="is", tag="changed"):
    """What has changed since the last message; at most a few of these a second."""

    shown: Annotated[list[LobbyTable], about("tables that are new or have changed, the oldest first")]
    hidden: Annotated[list[str], about("ids of tables that are no longer listed")]


LobbyMessage = LobbyAll | LobbyChanged
