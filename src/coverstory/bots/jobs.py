"""What goes to and from a process in which bots think, one JSON object a line: views in text form, never a State."""

from __future__ import annotations

import msgspec

from coverstory.bots.review.facts import Decision, Finished, Outlook, Survey
from coverstory.rules.options import Value
from coverstory.words.sayings import Statement


class Order(msgspec.Struct, frozen=True):
    """Which bot to be."""

    game: str
    level: str
    nodes: int  # for a move; where several processes share a search, this one's part
    seconds: float | None  # of its own CPU time for a move; None: no limit
    seed: int
    stream: int = 0  # of the seed: no two processes that share a search draw the same


class Job(msgspec.Struct, frozen=True, tag_field="job", forbid_unknown_fields=True):
    """Something to think about."""


class Thought(Job, frozen=True):
    """By the bot of that name: it is made from the order if it does not live there yet, and kept for the next job.
    Without a name it is made for this job alone."""

    bot: str
    order: Order
    view: str
    offered: list[int]
    pace: float = 1.0  # how much faster than usual its clock goes, where others wait
    limit: float | None = None  # seconds after which it must have chosen, whatever its clock says


class Choose(Thought, frozen=True, tag="choose"):
    """Which of the offered actions?"""


class Find(Thought, frozen=True, tag="find"):
    """What do you think of the offered actions?"""


class Advise(Job, frozen=True, tag="advise"):
    """What would you do? Answered with the best few actions and remarks about them, by a bot made for this alone."""

    game: str
    view: str
    pace: float = 1.0
    limit: float | None = None


class Review(Job, frozen=True, tag="review"):
    """How did a finished game look for every seat, as it went on?"""

    game: str
    rules: int  # their version
    seats: int
    options: dict[str, Value]
    actions: list[int]
    pace: float = 1.0
    limit: float | None = None


class Look(Job, frozen=True, tag="look"):
    """What can be told of a finished game without a search?"""

    game: Finished
    pace: float = 1.0
    limit: float | None = None


class Assess(Job, frozen=True, tag="assess"):
    """What did these decisions of a finished game cost?"""

    game: Finished
    places: list[int]
    nodes: int  # for each
    pace: float = 1.0
    limit: float | None = None


class Result(msgspec.Struct, frozen=True, tag_field="result", forbid_unknown_fields=True):
    """The answer to a job."""


class Chosen(Result, frozen=True, tag="chosen"):
    """One of the offered actions."""

    action: int


class Found(Result, frozen=True, tag="found"):
    """Action, tries, mean result."""

    findings: list[tuple[int, int, float]]


class Advised(Result, frozen=True, tag="advised"):
    """The best one first."""

    actions: list[int]
    hints: list[Statement]  # one about each action
    beliefs: list[Statement]  # about the other seats
    reason: Statement | None = None  # for the first action


class Reviewed(Result, frozen=True, tag="reviewed"):
    """Before each turn, and at the end; none in a game that has no evaluator of its own."""

    outlooks: list[Outlook]


class Looked(Result, frozen=True, tag="looked"):
    """The part of a review that takes no search."""

    survey: Survey


class Assessed(Result, frozen=True, tag="assessed"):
    """In the order in which they were asked for."""

    decisions: list[Decision]


class Failed(Result, frozen=True, tag="failed"):
    """The bot could not answer; the sentence says why."""

    why: str


AnyJob = Choose | Find | Advise | Review | Look | Assess
AnyResult = Chosen | Found | Advised | Reviewed | Looked | Assessed | Failed

_encode = msgspec.json.Encoder().encode
_jobs: msgspec.json.Decoder[AnyJob] = msgspec.json.Decoder(AnyJob)
_results: msgspec.json.Decoder[AnyResult] = msgspec.json.Decoder(AnyResult)


def encode_line(thing: AnyJob | AnyResult) -> bytes:
    return _encode(thing) + b"\n"


def decode_job(line: bytes) -> AnyJob:
    return _jobs.decode(line)


def decode_result(line: bytes) -> AnyResult:
    return _results.decode(line)
