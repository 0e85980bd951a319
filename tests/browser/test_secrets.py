"""Canaries: everything that reached a browser is searched for what its seat must not know.

What hides in a picture has no spelling of its own. So each one that was sent is made again from a world that the seat
cannot tell from the true one: had anything hidden gone into it, the two would differ.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from browser.player import Player, play_together
from browser.tables import Choices, sit_together
from browser.truth import Truth
from browser.window import Window
from coverstory.match.match import state_of
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.rng import Rng
from coverstory.wire.serialise import encode, scene_of
from support.live_server import LiveServer

NOTE = "canary-{}-sings"
TABLES: list[tuple[str, Choices]] = [
    ("agent_hunter", {}),
    ("undercover_danzer", {"track": "classified"}),
    ("undercover_wyss", {}),
    ("top_secret_spies", {"cards": True, "dossier": True}),
]


@pytest.mark.parametrize(("slug", "options"), TABLES)
def test_nothing_that_a_seat_must_not_know_reaches_its_browser(
    open_window: Callable[..., Window], server: LiveServer, slug: str, options: Choices
) -> None:
    ada, ben, eve = open_window(), open_window(), open_window()
    path = sit_together(ada, ben, slug, options)
    eve.go(path)
    notes = [write_note(window, path, seat) for seat, window in enumerate((ada, ben))]
    play_together([Player(ada), Player(ben, seed=2)], turns=14)
    truth = Truth(server.database, path.rpartition("/")[2], welcome(ada)["table"]["match"])
    canaries = [truth.seed.hex(), truth.made["seed"]]
    for window, seat in ((ada, 0), (ben, 1), (eve, ONLOOKER)):
        others = [text for at, text in enumerate([*notes]) if at != seat]
        others += [truth.entropy[at] for at in range(2) if at != seat]
        others += [cookie for one in (ada, ben) if one is not window for cookie in cookies(one)]
        reached = window.everything()
        assert not [canary for canary in canaries + others if canary in reached]
        assert scenes_fit_other_worlds(window, seat, truth) > 0


def scenes_fit_other_worlds(window: Window, seat: int, truth: Truth) -> int:
    """Compare every scene that was sent; returns how many of them hid something."""
    game, hid = GAMES[truth.slug], 0
    rng = Rng(random.Random(7).randrange(2**31))
    for message in window.messages():
        if not message.get("scene"):
            continue
        match = truth.after(message["version"] - 1, seat)
        view = match.view(seat)
        other = game.worlds(view).sample(rng)
        asked = seat != ONLOOKER and len(match.offered(seat)) > 0
        offered = other.legal_actions() if asked else []
        again = scene_of(game, game.look(other, seat, view.heard), offered, None, together=match.together())
        assert json.loads(encode(again)) == message["scene"]
        hid += other.text() != state_of(match).text()
    return hid


def write_note(window: Window, path: str, seat: int) -> str:
    """A private note, saved as the notebook saves it."""
    note = NOTE.format(seat)
    command = {"do": "note", "id": 1, "seat": seat, "text": note}
    answer = window.page.evaluate(
        """([path, body]) => fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body })
        .then((answer) => answer.json())""",
        [f"/api/tables/{path.rpartition('/')[2]}/commands", json.dumps(command)],
    )
    assert answer["is"] == "done"
    return note


def welcome(window: Window) -> dict[str, Any]:  # as the server wrote it
    return next(message for message in window.messages() if message["is"] == "welcome")


def cookies(window: Window) -> list[str]:
    return [cookie["value"] for cookie in window.context.cookies()]
