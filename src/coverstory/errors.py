"""Every error that Coverstory raises, one sentence each.

    CoverstoryError
    ├── Mismatch            one thing was expected and another came: the kind of many that follow
    ├── UnknownGame         no game of that name
    ├── UnknownOption       the game has no such option
    ├── BadOption           the option does not take that value
    ├── BadSetting          a setting of the server that does not take that value, or is none
    ├── WrongSeats          the game is not for that many players, or has no such seat
    ├── UnknownBot          the game has no bot of that code
    ├── IllegalAction       the rules forbid it; carries the rule's number
    ├── OutOfTurn           another seat, or nobody, is to act
    ├── MalformedText       a state, view, event or action in words that cannot be read
    ├── MalformedRecord     a record that is no record, or does not replay
    ├── UnfairRecord        a record whose chance, promise or seal is not what it should be
    ├── NotVerified         a file with a record that fails, and which one
    ├── UnknownVersion      a record of rules that this release does not know
    ├── BadEntropy          what a seat adds to chance is too long, or no text
    ├── CannotUndo          a decision that cannot be taken back any more
    ├── UnusableDatabase    no database, one of another program, or of a newer release
    ├── UnreadableDatabase  one of ours that is so damaged that nothing in it can be read
    ├── DatabaseInUse       another server runs on that database
    ├── ForkedTable         an entry of a table that is there already: two servers, one database
    │   └── LeaseLost       another server has taken the table over: nothing of this one is stored any more
    ├── StorageFailed       the disk is full, gone or broken
    ├── DamagedTable        a stored event of a table that is missing, changed or cannot be read
    ├── DamagedGame         a stored finished game that cannot be read
    ├── UnknownLanguage     a language of which there is no folder in locales/
    ├── CannotListen        the server's address or port is not to be had
    ├── NoBus               no NATS client is installed, so there is no bus
    ├── NobodyListens       nobody has subscribed to what was asked over the bus
    ├── Unanswered          a question on the bus that nobody answered in time, or whose connection was lost
    ├── CannotConnect       no server of ours at that address, or it turns us away
    ├── RequestRefused      a request over the network that is not answered as asked; carries a short code
    │   └── TableElsewhere  another server of the same database has the table now; carries its name
    ├── NoCluster           Ray is not installed, or no cluster of it answers
    ├── OtherRelease        a machine of a cluster has another release of ours, or none
    ├── WorkerLost          a process ended before its work did
    └── CannotMeasure       a measurement that needs what is not here, or went wrong

Messages are shown to players: they never quote a State, a seed or another seat's view. Those that a player or a host
can cause, by what was typed or by a file, are said in every language: they are made of texts by language, and
`words/say_error.py` puts them together.
"""

from __future__ import annotations

from collections.abc import Mapping

Text = str | Mapping[str, str]  # the same in all languages, or by language


class CoverstoryError(Exception):
    """Something that we foresaw; its text is one sentence for a person, in English."""

    def __init__(self, sentence: Text) -> None:
        self.sentence = sentence
        super().__init__(in_english(sentence))


class Mismatch(CoverstoryError):
    """One thing was expected and another came."""

    def __init__(self, what: Text, expected: Text, got: Text, rule: str = "") -> None:
        self.what = what
        self.expected = expected
        self.got = got
        self.rule = rule
        number = f"{rule}: " if rule else ""
        super().__init__(f"{number}{in_english(what)}: expected {in_english(expected)}, got {in_english(got)}.")

    def __reduce__(self) -> tuple[type[Mismatch], tuple[Text, ...]]:
        # Simulations raise in worker processes; the default would pickle the sentence alone.
        return type(self), (self.what, self.expected, self.got, self.rule)


def in_english(text: Text) -> str:
    return text if isinstance(text, str) else text["en"]


class UnknownGame(Mismatch):
    """No game of that name."""


class UnknownOption(Mismatch):
    """The game has no such option."""


class BadOption(Mismatch):
    """The option does not take that value; `option` is its name in code, where a game has it."""

    def __init__(self, what: Text, expected: Text, got: str, rule: str = "", option: str = "") -> None:
        self.option = option
        super().__init__(what, expected, got, rule)

    def __reduce__(self) -> tuple[type[BadOption], tuple[Text, ...]]:
        return type(self), (self.what, self.expected, self.got, self.rule, self.option)


class BadSetting(Mismatch):
    """A setting of the server that does not take that value, or is none; `what` says where it was set."""


class WrongSeats(Mismatch):
    """The game is not for that many players, or has no such seat."""


class UnknownBot(Mismatch):
    """The game has no bot of that code."""


class IllegalAction(Mismatch):
    """The rules forbid it; `rule` is the number of the rule that does."""


class OutOfTurn(Mismatch):
    """Another seat, or nobody, is to act."""


class MalformedText(Mismatch):
    """A state, view, event or action in words that cannot be read."""


class MalformedRecord(Mismatch):
    """A record that is no record, or does not replay."""


class UnfairRecord(Mismatch):
    """A record whose chance, promise or seal is not what it should be."""


class NotVerified(CoverstoryError):
    """A file with a record that fails, and which one."""


class UnknownVersion(Mismatch):
    """A record of rules that this release does not know."""


class BadEntropy(Mismatch):
    """What a seat adds to chance is too long, or no text."""


class CannotUndo(CoverstoryError):
    """A decision that cannot be taken back any more."""


class UnusableDatabase(Mismatch):
    """No database, one of another program, or of a newer release."""


class UnreadableDatabase(CoverstoryError):
    """One of ours that is so damaged that nothing in it can be read."""


class DatabaseInUse(CoverstoryError):
    """Another server runs on that database."""


class ForkedTable(CoverstoryError):
    """An entry of a table that is there already: two servers, one database."""


class LeaseLost(ForkedTable):
    """Another server has taken the table over: nothing of this one is stored any more."""


class StorageFailed(CoverstoryError):
    """The disk is full, gone or broken."""


class DamagedTable(CoverstoryError):
    """A stored event of a table that is missing, changed or cannot be read."""


class DamagedGame(CoverstoryError):
    """A stored finished game that cannot be read."""


class UnknownLanguage(Mismatch):
    """A language of which there is no folder in locales/."""


class CannotListen(CoverstoryError):
    """The server's address or port is not to be had."""


class NoBus(CoverstoryError):
    """No NATS client is installed, so there is no bus."""


class NobodyListens(CoverstoryError):
    """Nobody has subscribed to what was asked over the bus."""

    def __init__(self, subject: str) -> None:
        self.subject = subject
        super().__init__(f"Nobody listens to {subject} on the bus.")


class Unanswered(CoverstoryError):
    """A question on the bus that nobody answered in time, or whose connection was lost."""

    def __init__(self, subject: str) -> None:
        self.subject = subject
        super().__init__(f"Nobody answered {subject} on the bus.")


class CannotConnect(CoverstoryError):
    """No server of ours at that address, or it turns us away."""


class RequestRefused(CoverstoryError):
    """A request over the network that is not answered as asked; the server's texts.py says the code in a sentence."""

    def __init__(self, code: str, why: Text = "") -> None:
        self.code = code
        self.why = why
        super().__init__(f"{code}: {in_english(why)}." if why else f"{code}.")


class TableElsewhere(RequestRefused):
    """Another server of the same database has the table now."""

    def __init__(self, node: str) -> None:
        self.node = node
        super().__init__("other_machine")


class NoCluster(CoverstoryError):
    """Ray is not installed, or no cluster of it answers."""


class OtherRelease(Mismatch):
    """A machine of a cluster has another release of ours, or none."""


class WorkerLost(CoverstoryError):
    """A process ended before its work did."""


class CannotMeasure(CoverstoryError):
    """A measurement that needs what is not here, or went wrong."""
