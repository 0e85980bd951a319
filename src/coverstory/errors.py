"""Every error that Coverstory raises, one sentence each.

    CoverstoryError
    ├── UnknownGame         no game of that name
    ├── UnknownOption       the game has no such option
    ├── BadOption           the option does not take that value
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
    ├── ForkedTable         an entry of a table that is there already: two servers, one database
    ├── StorageFailed       the disk is full, gone or broken
    ├── DamagedTable        a stored event of a table that cannot be read
    ├── UnknownLanguage     neither English nor German
    ├── CannotListen        the server's address or port is not to be had
    ├── CannotConnect       no server of ours at that address, or it turns us away
    ├── RequestRefused      a request over the network that is not answered as asked; carries a short code
    ├── NoCluster           Ray is not installed, or no cluster of it answers
    ├── OtherRelease        a machine of a cluster has another release of ours, or none
    ├── WorkerLost          a process ended before its work did
    └── CannotMeasure       a measurement that needs what is not here, or went wrong

Messages are shown to players: they never quote a State, a seed or another seat's view.
"""

from __future__ import annotations


class CoverstoryError(Exception):
    """Something that we foresaw; its text is one sentence for a person."""


class _Mismatch(CoverstoryError):
    """One thing was expected and another came."""

    def __init__(self, what: str, expected: str, got: str, rule: str = "") -> None:
        self.what = what
        self.expected = expected
        self.got = got
        self.rule = rule
        number = f"{rule}: " if rule else ""
        super().__init__(f"{number}{what}: expected {expected}, got {got}.")

    def __reduce__(self) -> tuple[type[_Mismatch], tuple[str, str, str, str]]:
        # Simulations raise in worker processes; the default would pickle the sentence alone.
        return type(self), (self.what, self.expected, self.got, self.rule)


class UnknownGame(_Mismatch):
    """No game of that name."""


class UnknownOption(_Mismatch):
    """The game has no such option."""


class BadOption(_Mismatch):
    """The option does not take that value."""


class WrongSeats(_Mismatch):
    """The game is not for that many players, or has no such seat."""


class UnknownBot(_Mismatch):
    """The game has no bot of that code."""


class IllegalAction(_Mismatch):
    """The rules forbid it; `rule` is the number of the rule that does."""


class OutOfTurn(_Mismatch):
    """Another seat, or nobody, is to act."""


class MalformedText(_Mismatch):
    """A state, view, event or action in words that cannot be read."""


class MalformedRecord(_Mismatch):
    """A record that is no record, or does not replay."""


class UnfairRecord(_Mismatch):
    """A record whose chance, promise or seal is not what it should be."""


class NotVerified(CoverstoryError):
    """A file with a record that fails, and which one."""


class UnknownVersion(_Mismatch):
    """A record of rules that this release does not know."""


class BadEntropy(_Mismatch):
    """What a seat adds to chance is too long, or no text."""


class CannotUndo(CoverstoryError):
    """A decision that cannot be taken back any more."""


class UnusableDatabase(_Mismatch):
    """No database, one of another program, or of a newer release."""


class ForkedTable(CoverstoryError):
    """An entry of a table that is there already: two servers, one database."""


class StorageFailed(CoverstoryError):
    """The disk is full, gone or broken."""


class DamagedTable(CoverstoryError):
    """A stored event of a table that cannot be read."""


class UnknownLanguage(_Mismatch):
    """Neither English nor German."""


class CannotListen(CoverstoryError):
    """The server's address or port is not to be had."""


class CannotConnect(CoverstoryError):
    """No server of ours at that address, or it turns us away."""


class RequestRefused(CoverstoryError):
    """A request over the network that is not answered as asked; the server's texts.py says the code in a sentence."""

    def __init__(self, code: str, why: str = "") -> None:
        self.code = code
        self.why = why
        super().__init__(f"{code}: {why}." if why else f"{code}.")


class NoCluster(CoverstoryError):
    """Ray is not installed, or no cluster of it answers."""


class OtherRelease(_Mismatch):
    """A machine of a cluster has another release of ours, or none."""


class WorkerLost(CoverstoryError):
    """A process ended before its work did."""


class CannotMeasure(CoverstoryError):
    """A measurement that needs what is not here, or went wrong."""
