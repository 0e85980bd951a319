"""A player's own part in the deals of a table: commits, opens when everybody has committed, and keeps what it saw.

This is for programs that play, not for the server: it trusts nothing that the table says, and shows the table nothing
before it has to. `web/src/game/own_part.ts` does the same in the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from coverstory.match.fairness import entropy_commitment
from coverstory.match.kept_promise import KeptPromise
from coverstory.table.kept_deals import KeptDeals
from coverstory.wire.commands import Commit, Open
from coverstory.wire.messages import DealState, TableState

Step = tuple[str, int]  # "commit" or "open", and the seat


class OwnPart:
    """One player at one table, match after match."""

    def __init__(self, choose: Callable[[], str], next_id: Callable[[], int], deals: KeptDeals | None = None) -> None:
        self._choose = choose  # a text that nobody can guess
        self._next_id = next_id  # of commands
        self._deals = deals or KeptDeals()
        self._match = ""  # that is being dealt
        self._commitment = ""  # of the server, as it was when we committed
        self._entropy: dict[int, str] = {}
        self._sent: dict[int, Step] = {}  # by number
        self._confirmed: set[Step] = set()
        self._awaited = ""  # the match that was promised or dealt when we were last seated
        self._begun = ""  # the match that we last saw being played
        self.kept: KeptPromise | None = None  # of the match that was dealt last
        self.is_doubtful = False  # the table does not show what it showed before, or not what we sent: we do not open
        self.is_denied = False  # the table took all that it asked us for, and yet says that we took no part
        self.is_left_out = False  # the match was begun without our part
        self.without_a_game = 0  # deals that we took part in here since the last game, and that led to none

    def answer(self, table: TableState) -> list[Commit | Open]:
        """What to send now that the table looks like this; each command once."""
        own = [seat for seat, held in enumerate(table.seats) if held.yours]
        if table.deal is None:
            self._notice_end(table, own)
            return []
        if table.match != self._match:
            self._begin(table)
        if own:
            self._awaited = table.match
        kept = self._deals.of(table.match)
        is_other = kept is not None and bool(kept.committed) and kept.committed != table.deal.committed
        self.is_doubtful |= is_other or len(table.deal.committed) != len(table.seats)
        if self.is_doubtful:
            return []
        return self._open(table, table.deal, own) if table.deal.opening else self._commit(table, table.deal, own)

    def note_done(self, number: int) -> None:
        """The table has acknowledged the command with that number."""
        if number in self._sent:
            self._confirmed.add(self._sent[number])

    def leave(self) -> None:
        """The player stands up: if the deal is broken off now, that is why."""
        self._match = self._awaited = ""

    def _begin(self, table: TableState) -> None:
        kept = self._deals.of(table.match)  # this program was started anew, or runs twice
        self._match = table.match
        self._commitment = table.commitment if kept is None else kept.commitment
        self._entropy = {} if kept is None else {int(seat): text for seat, text in kept.entropy.items()}
        self._sent, self._confirmed = {}, set()
        self.is_doubtful = self.is_denied = self.is_left_out = False
        self.without_a_game = self._deals.without_a_game(table.id, table.match)

    def _commit(self, table: TableState, deal: DealState, own: Sequence[int]) -> list[Commit | Open]:
        """What is committed to is kept first: a program that is started anew must still be able to open it."""
        asked = [seat for seat in own if not deal.committed[seat] and not self._has_sent("commit", seat)]
        if not asked:
            return []
        for seat in asked:
            self._entropy.setdefault(seat, self._choose())
        self._keep(table, deal, [])
        return [self._commit_for(seat) for seat in asked]

    def _commit_for(self, seat: int) -> Commit:
        commitment = entropy_commitment(self._match, seat, self._entropy[seat])
        return Commit(self._number("commit", seat), seat=seat, match=self._match, commitment=commitment)

    def _open(self, table: TableState, deal: DealState, own: Sequence[int]) -> list[Commit | Open]:
        """What was seen is kept before anything is opened: afterwards a table could show anything."""
        ours = [seat for seat in own if self._is_ours(deal, seat)]
        is_replaced = any(("commit", seat) in self._confirmed for seat in own if seat not in ours)
        self.is_doubtful = is_replaced or table.commitment != self._commitment or not is_by_rule(table, deal)
        if self.is_doubtful or not ours:
            return []
        if self.kept is None or self.kept.match != self._match:
            self.kept = self._keep(table, deal, deal.committed)
        asked = [seat for seat in ours if not self._has_sent("open", seat)]
        return [
            Open(self._number("open", seat), seat=seat, match=self._match, entropy=self._entropy[seat])
            for seat in asked
        ]

    def _is_ours(self, deal: DealState, seat: int) -> bool:
        entropy = self._entropy.get(seat)
        return entropy is not None and deal.committed[seat] == entropy_commitment(self._match, seat, entropy)

    def _keep(self, table: TableState, deal: DealState, committed: Sequence[str]) -> KeptPromise:
        promise = KeptPromise(
            self._match,
            self._commitment,
            committed=list(committed),
            entropy={str(seat): entropy for seat, entropy in self._entropy.items()},
            game=table.game,
            rules=deal.rules,
            options=deal.options,
            table=table.id,
        )
        self._deals.keep(promise)
        return promise

    def _has_sent(self, do: str, seat: int) -> bool:
        return (do, seat) in self._sent.values()

    def _number(self, do: str, seat: int) -> int:
        number = self._next_id()
        self._sent[number] = do, seat
        return number

    def _notice_end(self, table: TableState, own: Sequence[int]) -> None:
        """The match was dealt, or broken off, or nothing has begun yet."""
        if table.stage in ("playing", "finished"):
            self._notice_begun(table)
        is_broken_off = bool(self._match) and table.match != self._match
        if is_broken_off:
            has_opened = any(do == "open" for do, _ in self._confirmed)  # whoever was not there was not asked to
            is_done = has_opened and set(self._sent.values()) <= self._confirmed
            self.is_denied = is_done and not own and not self.is_doubtful
            self.without_a_game = self._deals.without_a_game(table.id, table.match)
        if table.stage == "waiting":
            self._awaited = table.match if own else ""
        self._match = ""

    def _notice_begun(self, table: TableState) -> None:
        """Once for each match. Whoever sat there before it began must have been asked for a part."""
        if table.match == self._begun:
            return
        self._begun = table.match
        kept = self._deals.of(table.match)
        if kept is not None and kept.committed:
            self.kept = kept
            self._deals.keep(replace(kept, played=True))
        elif self._awaited == table.match:
            self.is_left_out = True


def is_by_rule(table: TableState, deal: DealState) -> bool:
    """Bots add nothing; everybody else has committed before anybody opens."""
    return all(
        (held.kind == "bot") == (commitment == "") for held, commitment in zip(table.seats, deal.committed, strict=True)
    )
