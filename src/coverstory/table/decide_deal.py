"""Decides on what seats send while a match is dealt, and on what breaks a deal off. Nothing is changed here."""

from __future__ import annotations

from coverstory.errors import BadEntropy
from coverstory.match.chance import new_seed
from coverstory.match.fairness import entropy_commitment, is_commitment
from coverstory.table.deal import Deal
from coverstory.table.events import Committed, DealBegan, DealBroken, Opened, Started, TableEvent
from coverstory.table.refusals import Refusal
from coverstory.table.state import WholeTable
from coverstory.wire.commands import Commit, Open


def begin_deal(table: WholeTable) -> list[TableEvent]:
    """Where somebody chose the seed there is nothing to promise; where nobody sits, nobody to wait for."""
    rules = table.game.version
    if table.first_match:
        return [start(rules)]
    began: list[TableEvent] = [DealBegan(rules)]
    return began if table.people() else [*began, start(rules, chance=2)]


def start(rules: int, chance: int = 1) -> Started:
    """As this release plays: an earlier one may have begun a match in another way."""
    return Started(rules, chance, at_once=True, foregone=True)


def decide_commit(table: WholeTable, command: Commit) -> list[TableEvent] | Refusal:
    """The first one counts: whoever could replace it would have a choice."""
    deal = deal_of(table, command.match)
    if isinstance(deal, Refusal):
        return deal
    if not is_commitment(command.commitment):
        return Refusal("bad_commitment")
    held = deal.committed[command.seat]
    if held:
        return [] if held == command.commitment else Refusal("has_committed")
    return [Committed(command.seat, command.commitment)]


def decide_open(table: WholeTable, command: Open) -> list[TableEvent] | Refusal:
    """The last one to open begins the match."""
    deal = deal_of(table, command.match)
    if isinstance(deal, Refusal):
        return deal
    if not deal.is_opening:
        return Refusal("not_all_committed")
    try:
        fits = entropy_commitment(command.match, command.seat, command.entropy) == deal.committed[command.seat]
    except BadEntropy:
        return Refusal("bad_entropy")
    if not fits:
        return Refusal("not_as_committed")
    if deal.has_opened(command.seat):
        return []
    opens: list[TableEvent] = [Opened(command.seat, command.entropy)]
    return [*opens, start(deal.rules, chance=2)] if deal.behind() == [command.seat] else opens


def deal_of(table: WholeTable, match: str) -> Deal | Refusal:
    """The deal that is going on, if it is that of this match."""
    if table.stage != "dealing" or table.deal is None:
        return Refusal("not_dealing")
    return table.deal if match == table.match_name else Refusal("other_deal")


def break_deal(seats: list[int]) -> DealBroken:
    """Those seats are free, and another match is promised: nobody can deal the same one again without them."""
    return DealBroken(seats, new_seed())
