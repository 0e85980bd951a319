"""What a table tells whoever follows: after every message they have the picture that a welcome would show."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from coverstory.rules.contract import ONLOOKER
from coverstory.table.notices import Delivery, GameWentOn
from coverstory.table.presenter import welcome
from coverstory.table.stream import lacks_story
from coverstory.table.table import WATCH_DELAY
from coverstory.wire.commands import Settings, Start, Undo
from coverstory.wire.serialise import encode
from support.patch_by_hand import Follower
from support.tables import BOT, OPEN, Sitting, hunter, in_turns, notices, pair, playing, sent

Json = dict[str, Any]


def welcomed(sitting: Sitting, viewer: int) -> Json:
    shown: Json = json.loads(encode(welcome(sitting.table, viewer, "", sitting.now())))
    return shown


class Audience:
    """Somebody at each seat, and an onlooker: all of them follow."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.followers: dict[int, Follower] = {}
        for viewer in (*range(len(sitting.table.seats)), int(ONLOOKER)):
            self.followers[viewer] = Follower()
            self.followers[viewer].read(welcomed(sitting, viewer))

    def hears(self, told: Sequence[Delivery]) -> None:
        for viewer, follower in self.followers.items():
            for each in sent(self.sitting, told, viewer):
                follower.read(each)
            scene = welcomed(self.sitting, viewer)["scene"]
            assert follower.picture == (scene and scene["picture"])


@pytest.mark.parametrize("slug", ["agent_hunter", "undercover_wyss", "undercover_danzer", "top_secret_spies"])
def test_who_follows_has_the_picture_that_a_welcome_would_show(slug: str) -> None:
    """From before the deal to the end, and once more in the rematch."""
    sitting = pair(Settings(slug, [OPEN, OPEN]))
    audience = Audience(sitting)
    for _ in range(2):
        audience.hears(sitting.asks("ann", Start(0)))
        while sitting.stage() == "playing":
            seat = sitting.to_act()
            audience.hears(sitting.acts(("ann", "ben")[seat], seat, -1))
        sitting.plays_again()
        for follower in audience.followers.values():
            follower.picture = None  # everybody is welcomed anew


def test_a_match_is_told_from_the_empty_table_on() -> None:
    sitting = pair(Settings("top_secret_spies", [OPEN, OPEN]))
    sitting.table.follow(0)
    told = sent(sitting, sitting.asks("ann", Start(0)), 0)
    moved = next(each for each in told if each["is"] == "moved")
    assert [side["agents"] for side in moved["picture"]["sides"]] == [[], []]
    assert [beat["weight"] for beat in moved["beats"] if "weight" in beat] == ["deal"]


def test_taking_back_shows_the_picture_of_before() -> None:
    sitting = playing()
    audience = Audience(sitting)
    before = {viewer: follower.picture for viewer, follower in audience.followers.items()}
    audience.hears(sitting.acts("ann", 0))
    sight = sitting.table.sight(0, sitting.now())
    assert sight is not None
    told = sitting.asks("ann", Undo(0, 0, sight.version))
    audience.hears(told)
    assert {viewer: follower.picture for viewer, follower in audience.followers.items()} == before
    moved = sent(sitting, told, 0)[0]
    assert (moved["forget"] > 0, moved["beats"], moved["picture"] is not None) == (True, [], True)


@pytest.mark.parametrize(("begun", "told"), [(in_turns, 4), (playing, 3)])
def test_who_comes_back_is_told_the_moves_that_were_missed(begun: Callable[[], Sitting], told: int) -> None:
    """Where both hide a card at the same time (H1), the other's is heard of with one's own."""
    sitting = begun()
    follower = Follower()
    follower.read(welcomed(sitting, 1))
    since = sitting.table.last_number(1)
    for _ in range(4):
        seat = sitting.to_act()
        sitting.acts(("ann", "ben")[seat], seat)
    missed = sitting.table.missed_since(1, since)
    assert missed is not None
    assert not any(lacks_story(each) for each in missed)
    messages = sent(sitting, missed, 1)
    assert [each["now"] is None for each in messages] == [True] * (told - 1) + [False]
    assert all(each["beats"] for each in messages)
    for each in messages:
        follower.read(each)
    assert follower.picture == welcomed(sitting, 1)["scene"]["picture"]


def test_nobody_follows_a_bot_so_nothing_is_made_for_it() -> None:
    sitting = pair(Settings("top_secret_spies", [OPEN, OPEN, BOT]))
    sitting.table.follow(0)
    told = sitting.asks("ann", Start(0))
    stories = {each.viewer: each.notice.story for each in told if isinstance(each.notice, GameWentOn)}
    assert [viewer for viewer, story in stories.items() if story is not None] == [0]


def test_delayed_watchers_are_told_the_same_story_later() -> None:
    sitting = playing(hunter(watchers="delayed"))
    sitting.waits(WATCH_DELAY)
    follower = Follower()
    follower.read(welcomed(sitting, ONLOOKER))
    for _ in range(3):
        seat = sitting.to_act()
        told = sitting.acts(("ann", "ben")[seat], seat)
        assert notices(told, ONLOOKER) == []
    told = sitting.waits(WATCH_DELAY)
    for each in sent(sitting, told, ONLOOKER):
        follower.read(each)
    assert follower.picture == welcomed(sitting, ONLOOKER)["scene"]["picture"]


def test_after_a_restart_nobody_is_told_half_a_story() -> None:
    """What happened before somebody followed has no story: it is told by a welcome."""
    sitting = playing()
    welcomed(sitting, 0)
    since = sitting.table.last_number(0)
    sitting.acts("ann", 0)
    again = sitting.replayed()
    missed = again.missed_since(0, since)
    assert missed is not None
    assert all(lacks_story(each) for each in missed)
