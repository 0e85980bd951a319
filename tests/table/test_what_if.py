"""A finished game goes on from one of its moments: at a table of its own, with new chance, its secrets kept."""

from __future__ import annotations

import pytest

from coverstory.match.record import write_record
from coverstory.match.replay import open_match, steps
from coverstory.match.verify import verify
from coverstory.rules.catalogue import GAMES
from coverstory.table.past_game import PastGame
from coverstory.table.refusals import Refusal
from coverstory.table.table import Table, make_what_if
from coverstory.wire.commands import Arrange, Rematch, Settings, Start, Undo
from coverstory.wire.http import WhatIf
from support.tables import BOT, OPEN, Sitting, hunter


def a_finished_game(slug: str) -> PastGame:
    sitting = Sitting(Settings(slug, [OPEN, BOT, *[BOT] * (GAMES[slug].least_seats - 2)]))
    sitting.asks("ann", Start(0))
    sitting.finish()
    assert sitting.table.last_game is not None
    return sitting.table.last_game


def gone_on(game: PastGame, asked: WhatIf) -> Sitting:
    """A sitting at the new table, whose only person is Zoe."""
    sitting = Sitting(hunter())
    events = make_what_if("other", person="zoe", asked=asked, game=game, moment=sitting.now())
    assert not isinstance(events, Refusal), events
    sitting.events = list(events)
    sitting.table = Table.replay(events, sitting.seconds)
    sitting.deal()
    return sitting


def last_decision(game: PastGame) -> tuple[int, int]:
    """The moment before the last decision, and whose it is."""
    match = open_match(game.record)
    found = 0, match.to_act()
    for number, _ in enumerate(steps(match, game.record), 1):
        if match.to_act() >= 0:
            found = number, match.to_act()
    return found


@pytest.mark.parametrize("slug", list(GAMES))
def test_it_begins_as_it_was_then_for_that_seat_and_ends_with_a_record_that_verifies(slug: str) -> None:
    game = a_finished_game(slug)
    at, seat = last_decision(game)
    sitting = gone_on(game, WhatIf(at, seat, "Zoe", "random"))
    match = open_match(game.record)
    for _, action in zip(range(at), game.record.actions, strict=False):
        match.enter(action)
    sight = sitting.table.sight(seat, sitting.now())
    assert sight is not None
    assert (sight.view.text(), list(sight.offered)) == (match.view(seat).text(), list(match.offered(seat)))
    assert not sight.may_undo
    sitting.finish(["zoe"] * 7)
    again = sitting.table.last_game
    assert again is not None
    assert again.record.given == at
    assert again.record.actions[:at] == game.record.actions[:at]
    assert all(draw.entry >= at for draw in verify(write_record(again.record)).draws)


def test_it_is_promised_before_its_person_has_added_anything() -> None:
    game, sitting = a_finished_game("agent_hunter"), Sitting(hunter())
    events = make_what_if("other", person="zoe", asked=WhatIf(2, 1, "Zoe", "random"), game=game, moment=sitting.now())
    assert not isinstance(events, Refusal), events
    sitting.events, sitting.table = list(events), Table.replay(events, sitting.seconds)
    promised = sitting.table.commitment
    assert (sitting.stage(), sitting.table.sight(1, sitting.now())) == ("dealing", None)
    sitting.deal()
    record = sitting.table.record()
    assert record is not None
    assert record.fairness is not None
    assert (record.fairness.commitment, record.fairness.entropy) == (promised, ["", "Zoe's part"])


def test_only_its_own_person_sits_there_and_nobody_watches() -> None:
    game = a_finished_game("agent_hunter")
    table = gone_on(game, WhatIf(2, 1, "Zoe")).table
    assert (table.seats_of("zoe"), table.seats_of("ann"), table.stage) == ([1], [], "playing")
    assert not table.may_listen("ann", -1)
    assert not table.may_listen("zoe", 0)
    assert game.record.fairness is not None
    assert table.commitment != game.record.fairness.commitment


def test_it_can_be_played_again_but_not_as_another_game() -> None:
    sitting = gone_on(a_finished_game("agent_hunter"), WhatIf(2, 1, "Zoe", "random"))
    sitting.finish(["zoe"] * 7)
    sitting.asks("zoe", Rematch(0))
    assert sitting.refused("zoe", Arrange(0, hunter())).code == "has_opening"
    sitting.asks("zoe", Start(0))
    assert sitting.refused("zoe", Undo(0, 1, position(sitting))).code == "cannot_undo"
    assert sitting.replayed().sight(1, sitting.now()) is not None


def position(sitting: Sitting) -> int:
    sight = sitting.table.sight(1, sitting.now())
    assert sight is not None
    return sight.version


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (WhatIf(0, 6, "Zoe"), "no_seat"),
        (WhatIf(10_000, 0, "Zoe"), "over_there"),
        (WhatIf(0, 0, "Zoe", "genius"), "unknown_bot"),
        (WhatIf(0, 0, " "), "bad_name"),
    ],
)
def test_what_cannot_be_gone_on_from_is_refused(asked: WhatIf, code: str) -> None:
    game = a_finished_game("agent_hunter")
    refused = make_what_if("other", person="zoe", asked=asked, game=game, moment=Sitting().now())
    assert isinstance(refused, Refusal)
    assert refused.code == code
