"""Why an action of Agent Hunter is advised, from what everybody at the table can see (H30)."""

from __future__ import annotations

from coverstory.rules.agent_hunter.components import site_of
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.agent_hunter.words import parts_of
from coverstory.rules.contract import View
from coverstory.words.sayings import Statement


def reason(view: View, action: int) -> Statement | None:
    """Nothing is said of what would give itself away: which card to hide."""
    assert isinstance(view, HunterView)
    kind, *numbers = parts_of(action)
    enemy = 1 - int(view.seat)
    if kind == "switch":
        own = int(numbers[0])
        return Statement("exposed", [enemy, own, could(view, view.seat, own).bit_count()])
    if kind not in ("hand_attack", "house_attack"):
        return None
    attacker, house = int(numbers[0]), int(numbers[1])
    card = attacker if kind == "hand_attack" else int(view.sheet.card[site_of(view.seat, attacker)])
    return attack(enemy, house=house, card=card, possible=could(view, enemy, house))


def attack(enemy: int, house: int, card: int, possible: int) -> Statement:
    if possible == 1 << card:
        return Statement("hits", [enemy, house, card])
    below, above = (possible & ((1 << card) - 1)).bit_count(), (possible >> card + 1).bit_count()
    return Statement("narrows", [enemy, house, possible.bit_count(), max(below, above)])


def could(view: HunterView, seat: int, house: int) -> int:
    """The numbers that may lie there, as a bit set."""
    return int(view.sheet.could[site_of(seat, house)])
