"""Finished games: who may see how much, and every moment as it was."""

from __future__ import annotations

import json
from typing import cast

import msgspec
import pytest

from coverstory.errors import RequestRefused
from coverstory.match.fairness import FairSource, key_of
from coverstory.match.match import Match
from coverstory.match.replay import at_once
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.rng import Rng
from coverstory.table.history import Cursors, described, imported, may_see, redone, replay_moment, seats_of
from coverstory.table.outline import outline
from coverstory.table.past_game import PastGame
from coverstory.wire.base import Line, Picture
from coverstory.wire.beats import PictureData
from coverstory.wire.http import ReplayMoment
from coverstory.wire.serialise import encode, lines_of, scene_of
from support.contract_checks import random_match
from support.patch_by_hand import folded
from support.tables import playing

NAMES = ["Anna", "Ben"]


def past(slug: str, public: bool = False, open_to_all: bool = False) -> tuple[PastGame, list[int]]:
    game = find_game(slug)
    match = list(random_match(game, 2, {}, Rng(4)))[-1]
    kept = PastGame(
        "m1",
        record=match.record(),
        names=NAMES,
        people=["anna", "ben"],
        levels=["", ""],
        ended=12.5,
        table="t1",
        public=public,
        open_to_all=open_to_all,
    )
    return kept, list(match.record().actions)


def past_of(slug: str, seats: int) -> PastGame:
    match = list(random_match(find_game(slug), seats, {}, Rng(4)))[-1]
    names = [f"Player {seat}" for seat in range(seats)]
    return PastGame("m1", record=match.record(), names=names, people=names, levels=[""] * seats, ended=12.5)


def test_whoever_played_sees_all_and_others_what_the_table_allowed() -> None:
    private, _ = past("agent_hunter")
    public, _ = past("agent_hunter", public=True)
    everything, _ = past("agent_hunter", public=True, open_to_all=True)
    for lens in ("own", "onlooker", "open"):
        assert may_see(private, "anna", lens)
        assert not may_see(private, "carl", lens)
        assert not may_see(private, None, lens)
        assert may_see(everything, None, lens)
        assert may_see(public, None, lens) is (lens == "onlooker")
    assert seats_of(private, "ben") == [1]
    assert seats_of(private, None) == []
    page = described(private, "ben")
    assert (page.seats, page.names, page.ended) == ([1], NAMES, 12.5)


@pytest.mark.parametrize("slug", GAMES)
def test_every_moment_is_as_it_was(slug: str) -> None:
    """What a seat is shown of a moment is what the one serialiser made of its view then."""
    game, actions = past(slug)
    match = Match(find_game(slug), 2)
    for at, action in enumerate(actions):
        if at % 7 == 0:
            for seat in (0, 1, ONLOOKER):
                page = at_once(replay_moment(game, lens="own", seat=seat, moment=at, lang="de"))
                assert (page.moment, page.last) == (at, len(actions))
                assert encode(page.scenes[0]) == encode(
                    scene_of(
                        match.game, view=match.view(seat), offered=[], outcome=match.outcome(), lang="de", names=NAMES
                    )
                )
        heard = len(match.heard(0))
        actor = match.to_act()
        match.enter(action)
        if at % 7 == 0:
            page = at_once(replay_moment(game, lens="own", seat=0, moment=at + 1, lang="en"))
            assert page.actor == actor
            assert told(page) == lines_of(match.game, match.heard(0)[heard:], "en", NAMES)
            assert story_ends(page) == json.loads(encode(page.scenes[0].picture))


def test_a_replay_that_was_laid_aside_goes_on_and_shows_the_same() -> None:
    game, actions = past("undercover_wyss")
    cursors = Cursors()
    moments = [0, 1, 2, 3, 3, 9, 4, 5, len(actions), 0, 1]
    for at in moments:
        page = at_once(replay_moment(game, lens="own", seat=0, moment=at, lang="en", cursors=cursors))
        assert encode(page) == encode(at_once(replay_moment(game, lens="own", seat=0, moment=at, lang="en")))


def test_the_next_moment_does_not_begin_with_the_first() -> None:
    game, _ = past("undercover_wyss")
    cursors = Cursors()
    assert sum(1 for _ in replay_moment(game, lens="own", seat=0, moment=20, lang="en", cursors=cursors)) == 20
    assert sum(1 for _ in replay_moment(game, lens="own", seat=0, moment=21, lang="en", cursors=cursors)) == 1
    assert sum(1 for _ in replay_moment(game, lens="own", seat=0, moment=25, lang="en", cursors=cursors)) == 4
    assert sum(1 for _ in replay_moment(game, lens="own", seat=0, moment=20, lang="en", cursors=cursors)) == 20


def test_with_all_hands_open_every_seat_is_shown() -> None:
    game, actions = past("agent_hunter")
    page = at_once(replay_moment(game, lens="open", seat=ONLOOKER, moment=3, lang="en"))
    assert [scene.picture.seat for scene in page.scenes] == [0, 1]
    heard = [[line.kind for beat in story.beats for line in beat.lines] for story in page.stories]
    assert sorted(kinds[0] for kinds in heard) == ["placed", "placed_unseen"]  # as each seat heard it
    last = at_once(replay_moment(game, lens="open", seat=ONLOOKER, moment=None, lang="en"))
    assert last.moment == last.last == len(actions)
    assert last.scenes[0].ending is not None
    first = at_once(replay_moment(game, lens="onlooker", seat=ONLOOKER, moment=0, lang="en"))
    assert (first.actor, first.stories) == (None, [])


@pytest.mark.parametrize(("slug", "seats"), [("agent_hunter", 2), ("top_secret_spies", 3), ("undercover_wyss", 4)])
def test_all_hands_open_hides_no_hand(slug: str, seats: int) -> None:
    """Whoever's picture is looked at: every side is as its owner saw it."""
    game = past_of(slug, seats)
    for moment in range(0, len(game.record.actions), 5):
        page = at_once(replay_moment(game, lens="open", seat=ONLOOKER, moment=moment, lang="en"))
        own = [
            at_once(replay_moment(game, lens="own", seat=seat, moment=moment, lang="en")).scenes[0]
            for seat in range(seats)
        ]
        sides = [sides_of(scene.picture)[seat] for seat, scene in enumerate(own)]
        assert [sides_of(scene.picture) for scene in page.scenes] == [sides] * seats
        for number in range(len(page.stories)):
            assert story_ends(page, number) == json.loads(encode(page.scenes[number].picture))


def sides_of(picture: Picture) -> list[object]:
    return cast(list[object], json.loads(encode(picture))["sides"])


@pytest.mark.parametrize(("slug", "seats"), [("agent_hunter", 2), ("undercover_danzer", 4), ("top_secret_spies", 3)])
def test_an_outline_says_what_the_moments_tell(slug: str, seats: int) -> None:
    game = past_of(slug, seats)
    cursors = Cursors()
    for seat in (0, ONLOOKER):
        found = at_once(outline(game, seat, "en"))
        assert found.beats[-1].moment == found.last
        for each in found.beats:
            page = at_once(
                replay_moment(
                    game, lens="own", seat=seat, moment=each.moment, lang="en", cursors=cursors, since=each.since
                )
            )
            beat = page.stories[0].beats[each.beat]
            assert (beat.say, beat.weight) == (each.say, each.weight)
            assert story_ends(page) == json.loads(encode(page.scenes[0].picture))


def test_what_chance_does_is_told_with_the_decision_before_it() -> None:
    """“Anna opens 2·8: a 2.”, as at a table, not a sentence for the file and another for what it shows."""
    said = [beat.say.kind for beat in at_once(outline(past_of("undercover_wyss", 2), 0, "en")).beats]
    assert "open" in said
    assert "value" not in said


def test_the_tokens_that_danzer_sets_out_are_no_scoring() -> None:
    """A replay stops at scorings: it once stopped at every token of the deal."""
    game = past_of("undercover_danzer", 2)
    beats = at_once(outline(game, 0, "en")).beats
    turns = next(at for at, beat in enumerate(beats) if beat.say.kind == "top")
    assert {beat.weight for beat in beats[:turns]} == {"", "deal"}
    assert "scoring" in {beat.weight for beat in beats[turns:]}


def told(page: ReplayMoment) -> list[Line]:
    return [Line(line.kind, line.numbers, line.text) for beat in page.stories[0].beats for line in beat.lines]


def story_ends(page: ReplayMoment, number: int = 0) -> PictureData:
    """The picture to which the patches of the page lead."""
    story = page.stories[number]
    patches = [each for beat in story.beats for line in beat.lines for each in line.patch]
    return cast(PictureData, folded(json.loads(encode(story.picture)), [*patches, *story.patch]))


@pytest.mark.parametrize("at", [-1, 100_000])
def test_a_moment_that_never_was_is_refused(at: int) -> None:
    game, _ = past("agent_hunter")
    with pytest.raises(RequestRefused):
        at_once(replay_moment(game, lens="own", seat=0, moment=at, lang="en"))


def test_an_imported_game_takes_no_name_of_ours_and_must_replay() -> None:
    game, actions = past("undercover_wyss")
    kept = at_once(imported(game.record, 3.0, "en"))
    assert kept.match.startswith("imported-")
    assert kept.match == at_once(imported(game.record, 9.0, "en")).match
    assert may_see(kept, None, "open")
    with pytest.raises(RequestRefused):
        at_once(imported(msgspec.structs.replace(game.record, actions=actions[:-1]), 3.0, "en"))
    with pytest.raises(RequestRefused):
        at_once(imported(msgspec.structs.replace(game.record, rules=999), 3.0, "en"))


def test_the_chance_of_a_game_is_redone_draw_by_draw() -> None:
    sitting = playing()
    sitting.finish()
    game = sitting.finished()
    assert game is not None
    page = at_once(redone(game, "de"))
    assert (page.fair, page.text) == (True, "")
    assert game.record.fairness is not None
    source = FairSource(key_of(game.record.fairness))
    assert [source.below(draw.bound) for draw in page.draws] == [draw.value for draw in page.draws]
    assert [game.record.actions[draw.entry] for draw in page.draws] == [draw.outcome for draw in page.draws]
    assert page.draws[0].text == find_game("agent_hunter").say_action(page.draws[0].outcome, "de")


def test_of_an_altered_game_one_sentence_says_what_fails() -> None:
    sitting = playing()
    sitting.finish()
    game = sitting.finished()
    assert game is not None
    altered = msgspec.structs.replace(game, record=msgspec.structs.replace(game.record, seal=""))
    page = at_once(redone(altered, "en"))
    assert (page.fair, page.draws) == (False, [])
    assert page.text.startswith("Seal: expected ")
    plain, _ = past("agent_hunter")
    assert (
        at_once(redone(plain, "en")).text
        == "Record: expected a seed to verify its draws with, got a record without one."
    )
