"""What a player may do at the table now, in words, each with the command for it; the same for every front end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from coverstory.bots.roster import LEVELS
from coverstory.terminal.client_state import ClientState
from coverstory.terminal.texts import say_level, text
from coverstory.wire.base import Offer
from coverstory.wire.commands import Act, Command, Fill, Rematch, Remove, Sit, Stand, Start
from coverstory.wire.messages import SeatState, TableState
from coverstory.words.sayings import action_said


class Choice(NamedTuple):
    """`command` takes the number that the command is to have."""

    words: str
    command: Callable[[int], Command]
    offer: Offer | None = None  # of the game; None: it concerns the table


def choices_now(seen: ClientState, name: str) -> list[Choice]:
    """`name` is what the player wants to be called."""
    if seen.table is None or seen.farewell:
        return []
    if seen.stage == "playing":
        return [game_choice(seen, offer) for offer in seen.offers]
    if seen.stage == "waiting":
        return waiting_choices(seen, seen.table, name)
    if seen.stage != "finished" or seen.seat < 0 or seen.table.seats[seen.seat].again:
        return []
    return [Choice(text("next_game" if seen.series_goes_on else "rematch", seen.lang), Rematch)]


def game_choice(seen: ClientState, offer: Offer) -> Choice:
    seat, version = seen.seat, seen.version
    words = seen.game.sayings.say("action", action_said(offer.parts), seen.lang, seen.plain_names)
    return Choice(words, lambda number: Act(number, seat, version, offer.code), offer)


def waiting_choices(seen: ClientState, table: TableState, name: str) -> list[Choice]:
    """Before the match: first what only the host may do, then the open seats."""
    choices: list[Choice] = []
    opened = [seat for seat, state in enumerate(table.seats) if state.kind == "open"]
    if table.hosting and not opened:
        choices.append(Choice(text("begin", seen.lang), Start))
    choices += [sit_choice(seat, name, seen.lang) for seat in opened]
    if table.hosting:
        choices += [fill_choice(seat, level, seen.lang) for seat in opened for level in LEVELS]
        taken = [seat for seat, state in enumerate(table.seats) if state.kind != "open" and not state.yours]
        choices += [empty_choice(seat, seen.lang) for seat in taken]
    if seen.seat >= 0:
        own = seen.seat
        choices.append(Choice(text("stand", seen.lang), lambda number: Stand(number, own)))
    return choices


def sit_choice(seat: int, name: str, lang: str) -> Choice:
    return Choice(text("sit", lang, seat=seat + 1), lambda number: Sit(number, seat, name))


def fill_choice(seat: int, level: str, lang: str) -> Choice:
    return Choice(
        text("fill", lang, seat=seat + 1, level=say_level(level, lang)), lambda number: Fill(number, seat, level)
    )


def empty_choice(seat: int, lang: str) -> Choice:
    return Choice(text("empty", lang, seat=seat + 1), lambda number: Remove(number, seat))


# Who sits where, in words.


def seat_sentences(seats: Sequence[SeatState], names: Sequence[str], lang: str) -> list[str]:
    return [
        text(way_of(seat), lang, number=number + 1, name=names[number], level=say_level(seat.level, lang))
        for number, seat in enumerate(seats)
    ]


def way_of(seat: SeatState) -> str:
    if seat.kind in ("open", "bot"):
        return f"seat_{seat.kind}"
    if seat.helped:
        return "seat_helped"
    return "seat_person" if seat.here or seat.kind == "device" else "seat_away"


def clock_words(seen: ClientState) -> str:
    """Who has how much time left; empty without a clock."""
    left = seen.time_left
    if left is None or seen.timer is None:
        return ""
    hours, rest = divmod(left, 3600)
    clock = f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"
    return text("clock", seen.lang, name=seen.names[seen.timer.seat], clock=clock)


def task_of(seen: ClientState) -> str:
    """What is asked of whom now, in one sentence."""
    if seen.farewell:
        return seen.farewell
    if seen.stage == "closed":
        return text("closed", seen.lang)
    if seen.scene is not None and seen.stage != "waiting":
        return seen.say_task()
    return text("wait_start", seen.lang)


def wanted_choice(seen: ClientState, choices: Sequence[Choice], wanted: int | None) -> tuple[Choice | None, int | None]:
    """The choice that takes the seat named on the command line, if any; and the seat still wanted after that."""
    if wanted is None or seen.table is None:
        return None, wanted
    sit = next((choice for choice in choices if choice.words == text("sit", seen.lang, seat=wanted + 1)), None)
    return (None if wanted == seen.seat else sit), None
