"""What one seat (or an onlooker) may know, and the events as it hears them."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.agent_hunter.actions import (
    DECOY,
    HAND_ATTACK,
    HOUSE_ATTACK,
    PLACE,
    SWITCH,
    attacking_card,
    attacking_house,
    decoy_house,
    hand_target,
    house_target,
    kind_of,
    placed_card,
    switched_house,
)
from coverstory.rules.agent_hunter.components import (
    EMPTY,
    ENDED,
    HIDDEN,
    HOUSES,
    QUIET_CAP,
    SEATS,
    SITES,
    TURN,
    house_of,
    owner_of,
    site_of,
    sum_of,
)
from coverstory.rules.agent_hunter.placements import tightened
from coverstory.rules.agent_hunter.play import HunterState, answer
from coverstory.rules.agent_hunter.sheet import HunterSheet, hidden_from, members_of, read_sheet
from coverstory.rules.agent_hunter.validation import check_sheet, check_tight
from coverstory.rules.contract import ONLOOKER, Event, View, read_event
from coverstory.rules.text_form import TextReader, TextWriter


@final
class HunterView(View):
    """A sheet with the cards hidden that this seat may not know.

    `sheet.could` is public: for each site the numbers that its face-down card can have, each of which lies there in
    some placement. The placements that are still possible are all choices of distinct numbers from a seat's sets (H30).
    """

    def __init__(self, seat: i64, heard: list[Event], sheet: HunterSheet) -> None:
        super().__init__(seat, heard)
        self.sheet = sheet

    def to_act(self) -> i64:
        return self.sheet.to_act()

    def picture(self) -> str:
        out = TextWriter()
        out.number("seat", self.seat)
        self.sheet.write(out)
        return out.text()

    def surely_in_hand(self, seat: i64) -> i64:
        """The bit set of numbers that lie in no house of that seat, as all may know."""
        numbers = self.sheet.owned()
        for house in range(HOUSES):
            numbers &= ~self.sheet.could[site_of(seat, house)]
        return numbers


def look(state: HunterState, seat: i64, heard: list[Event]) -> HunterView:
    sheet = state.public_sheet()
    sheet.could = tightened(state.could)
    sheet.hidden = hidden_from(seat, state.phase)
    for owner in range(SEATS):
        if not sheet.is_hidden(owner):
            sheet.hand[owner] = state.hand[owner]
    for site in range(SITES):
        sheet.card[site] = seen_card(state, sheet, site)
    return HunterView(seat, heard, sheet)


def seen_card(state: HunterState, sheet: HunterSheet, site: i64) -> i64:
    """H2: an eliminated house lies open; a face-down card is its owner's secret."""
    if sheet.could[site] == 0:
        return state.card[site] if state.lost >> site & 1 else EMPTY
    return HIDDEN if sheet.is_hidden(owner_of(site)) else state.card[site]


def read_view(text: str) -> HunterView:
    reader = TextReader("View", text)
    seat = reader.number("seat", ONLOOKER, SEATS - 1)
    sheet = read_sheet(reader, seat)
    heard = [read_event(line) for line in reader.rest("heard")]
    check_sheet(sheet, reader.what)
    check_tight(sheet, reader.what)
    return HunterView(seat, heard, sheet)


def hear(before: HunterState, action: i64, after: HunterState, seat: i64) -> list[Event]:
    kind = kind_of(action)
    news: list[Event] = []
    if kind == PLACE:
        news.append(placed(before.filling, placed_card(action), seat))
    elif kind == HAND_ATTACK:
        news = hear_hand_attack(before, attacking_card(action), site_of(1 - before.turn, hand_target(action)))
    elif kind == HOUSE_ATTACK:
        own = site_of(before.turn, attacking_house(action))
        news = hear_house_attack(before, own, site_of(1 - before.turn, house_target(action)))
        news.extend(hear_closing(before, after))
    elif kind == SWITCH:
        site = site_of(before.turn, switched_house(action))
        news.append(Event("switched", [before.turn, house_of(site), before.card[site]]))
    elif kind == DECOY:
        house = decoy_house(action)
        news.append(Event("decoy", [before.turn, house, after.spare[before.turn]]))
    else:
        news.append(Event("started", [after.turn]))
    news.extend(hear_what_follows(after))
    return news


def placed(site: i64, card: i64, seat: i64) -> Event:
    """`placed seat house card` for the owner alone; `placed_unseen seat house` for all others (H2)."""
    owner = owner_of(site)
    if owner == seat:
        return Event("placed", [owner, house_of(site), card])
    return Event("placed_unseen", [owner, house_of(site)])


def hear_hand_attack(before: HunterState, card: i64, target: i64) -> list[Event]:
    """`hand_attack seat card house`, the answer, then `returned seat card` or an elimination."""
    news = [Event("hand_attack", [before.turn, card, house_of(target)]), answered(before, card, target)]
    if before.card[target] == card:
        news.append(eliminated(before, target))
        news.append(Event("covered_from_hand", [before.turn, card]))
    else:
        news.append(Event("returned", [before.turn, card]))
    return news


def hear_house_attack(before: HunterState, own: i64, target: i64) -> list[Event]:
    """`house_attack seat own card house`, the answer, then whose house is eliminated and from where it is covered."""
    card = before.card[own]
    news = [Event("house_attack", [before.turn, house_of(own), card, house_of(target)])]
    news.append(answered(before, card, target))
    if before.card[target] == card:
        news.append(eliminated(before, target))
        news.append(Event("covered_from_house", [before.turn, house_of(own), card]))
    else:
        news.append(eliminated(before, own))
        news.append(twin_came(before, card, 1 - before.turn))
    return news


def twin_came(before: HunterState, card: i64, seat: i64) -> Event:
    for house in range(HOUSES):
        site = site_of(seat, house)
        if before.live >> site & 1 and before.card[site] == card:
            return Event("covered_from_house", [seat, house, card])
    return Event("covered_from_hand", [seat, card])


def answered(before: HunterState, card: i64, target: i64) -> Event:
    """`answer seat house card relation`: the defending seat speaks about the attacker's card (H5)."""
    relation = answer(card, before.card[target])
    return Event("answer", [owner_of(target), house_of(target), card, relation])


def eliminated(before: HunterState, site: i64) -> Event:
    """`eliminated seat house card decoys`: the house's owner, and the decoys beside it so far."""
    return Event("eliminated", [owner_of(site), house_of(site), before.card[site], before.beside[site]])


def hear_closing(before: HunterState, after: HunterState) -> list[Event]:
    """`closed seat house` (H29)."""
    closed = before.live & ~after.live & ~after.lost
    return [Event("closed", [owner_of(site), house_of(site)]) for site in range(SITES) if closed >> site & 1]


def hear_what_follows(after: HunterState) -> list[Event]:
    if after.phase == ENDED:
        return hear_end(after)
    if after.phase == TURN:
        return [Event("turn", [after.turn])]
    return []


def hear_end(after: HunterState) -> list[Event]:
    """`ended cap?`, every secret, every point, the sums of a tie, and each winner."""
    news = [Event("ended", [1 if after.quiet == QUIET_CAP else 0])]
    for seat in range(SEATS):
        news.extend(hear_secrets(after, seat))
    for seat in range(SEATS):
        news.extend(hear_tally(after, seat))
    if after.points(0) == after.points(1):  # H20
        for seat in range(SEATS):
            news.append(Event("hand_sum", [seat, sum_of(after.hand[seat])]))
    places = vec[i64]([0] * SEATS)
    after.places_into(places)
    for seat in range(SEATS):
        if places[seat] == 1:
            news.append(Event("won", [seat]))
    return news


def hear_secrets(after: HunterState, seat: i64) -> list[Event]:
    """`shown_house seat house card` for each live house, `shown_hand seat cards…`."""
    news: list[Event] = []
    for house in range(HOUSES):
        site = site_of(seat, house)
        if after.live >> site & 1 and after.card[site] != EMPTY:
            news.append(Event("shown_house", [seat, house, after.card[site]]))
    hand: list[int] = [seat]
    for card in members_of(after.hand[seat]):
        hand.append(card)
    news.append(Event("shown_hand", hand))
    return news


def hear_tally(after: HunterState, seat: i64) -> list[Event]:
    """`tally seat house decoys` for each enemy house that counts for that seat, then `points seat total` (H16)."""
    news: list[Event] = []
    for house in range(HOUSES):
        site = site_of(1 - seat, house)
        if after.lost >> site & 1:
            news.append(Event("tally", [seat, house, after.beside[site]]))
    news.append(Event("points", [seat, after.points(seat)]))
    return news
