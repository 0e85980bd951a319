"""A move is told event by event: the patches lead to the picture after it, and none tells what comes later."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest

from coverstory.match.match import Match, state_of
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import CHANCE, OVER, Event, State
from coverstory.rules.game import Game
from coverstory.rules.languages import LANGUAGES, seat_names
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.wire.beats import Patch, PictureData
from coverstory.wire.patches import diff, fold
from coverstory.wire.serialise import beats_of, encode, picture_of
from support.contract_checks import check_sentence, random_match
from support.every_table import every_table
from support.moves import Move, moves_in, picture
from support.patch_by_hand import folded


def moves_of(game: Game, seats: int, options: Options, seed: int) -> Iterator[dict[int, Move]]:
    """A random game: each move as every seat, and an onlooker, sees and hears it."""
    return moves_in(random_match(game, seats, options, Rng(seed)))


@every_table
def test_patches_lead_from_the_picture_before_to_the_picture_after(game: Game, seats: int, options: Options) -> None:
    """For every viewer; and every line is told just once, in its order."""
    for moves in moves_of(game, seats, options, seed=3 * seats):
        for move in moves.values():
            told = [(line.kind, line.numbers) for beat in move.beats() for line in beat.lines]
            assert told == [(event.kind, event.numbers) for event in move.events]
            if move.events:
                assert move.pictures()[-1] == move.after
                sent = json.loads(encode(move.patches()))
                assert folded(json.loads(encode(move.before)), [each for patch in sent for each in patch]) == move.after


def test_the_winners_star_comes_before_the_sums_in_wyss() -> None:
    """The mark of whoever wins a line, a star for the second seat, lay there before the sums were told."""
    wins = 0
    for moves in moves_of(GAMES["undercover_wyss"], 3, {}, seed=3):
        for move in moves.values():
            for picture_told, event in zip(move.pictures(), move.events, strict=False):
                if event.kind in ("sum", "win"):
                    line = event.numbers[0]
                    assert picture_told["secrets"][line]["taker"] is None
                    wins += event.kind == "win"
    assert wins > 0


@every_table
def test_no_event_tells_what_comes_after_it(game: Game, seats: int, options: Options) -> None:
    """From one position, what was the same so far was told with the same bytes, whatever was chosen or drawn."""
    rng = Rng(17 + seats)
    for number, match in enumerate(random_match(game, seats, options, rng)):
        if number % 12 or match.to_act() in (CHANCE, OVER):
            continue
        viewer = number // 12 % (seats + 1) - 1
        before = picture(match, viewer)
        told: dict[tuple[str, ...], bytes] = {}
        for events, after in futures(match, viewer, rng):
            move = Move(game, before, after, events)
            for place, patch in enumerate(move.patches()[:-1]):  # the last one closes what nothing else has told
                so_far = tuple(event.text() for event in events[: place + 1])
                assert told.setdefault(so_far, encode(patch)) == encode(patch), so_far


def futures(match: Match, viewer: int, rng: Rng) -> Iterator[tuple[list[Event], PictureData]]:
    """What may happen next, in several worlds that this viewer cannot tell apart."""
    game = match.game
    view = match.view(viewer)
    for _ in range(6):
        world = game.worlds(view).sample(rng)
        for _ in range(3):
            state = world.copy()
            action = state.pick(rng)
            yield carried_out(game, state=state, action=action, viewer=viewer, rng=rng)


def carried_out(game: Game, state: State, action: int, viewer: int, rng: Rng) -> tuple[list[Event], PictureData]:
    heard: list[Event] = []
    while True:
        before = state.copy()
        state.advance(action)
        heard += game.hear(before, action, state, viewer)
        if state.to_act() != CHANCE:
            after = game.look(state, viewer, list(heard))
            return heard, picture_of(game, after)
        action = state.draw(rng)


@every_table
def test_two_worlds_one_view_tell_the_same_story(game: Game, seats: int, options: Options) -> None:
    """Whatever a seat cannot know may be otherwise: while it hears the same, it is told the same, to the byte."""
    rng = Rng(23 + seats)
    compared = 0
    for number, match in enumerate(random_match(game, seats, options, rng)):
        who = match.to_act()
        if number % 12 or who in (CHANCE, OVER):
            continue
        viewer = number // 12 % (seats + 1) - 1
        view = match.view(viewer)
        told: dict[tuple[bytes, str], bytes] = {}
        for world in (state_of(match), game.worlds(view).sample(rng), game.worlds(view).sample(rng)):
            before = picture_of(game, game.look(world, viewer, list(view.heard)))
            for action in list(world.legal_actions())[:3]:
                heard, after = carried_out(game, state=world.copy(), action=action, viewer=viewer, rng=Rng(number))
                key = (encode(after), " ".join(event.text() for event in heard))
                sent = encode(beats_of(game, before, after, heard))
                compared += key in told
                assert told.setdefault(key, sent) == sent
    assert compared > 0


NEVER_A_BEAT = {"turn", "shows", "file"}  # “is to roll”, “pile B now shows”, “puts the file”

# Places of pictures that change with events of these kinds and with no other, whatever else the move brings.
ONLY_WITH: dict[str, list[tuple[list[str | int], set[str]]]] = {
    "agent_hunter": [
        (["sides", "*", "houses", "*", "fate"], {"eliminated", "closed"}),
        (["sides", "*", "houses", "*", "decoys"], {"decoy"}),
        (["sides", "*", "hand"], {"placed", "switched", "covered_from_hand", "returned", "shown_hand"}),
    ],
    "top_secret_spies": [
        (["agents", "*", "marker"], {"score", "marker"}),
        (["agents", "*", "building"], {"walk"}),
        (["safe"], {"safe"}),
        (["sides", "*", "agents"], {"dealt", "agent", "find", "found", "reveal"}),
        (["sides", "*", "dossier"], {"entry", "guess"}),
        (["hand"], {"drawn", "play"}),
    ],
    "undercover_wyss": [
        (["secrets", "*", "taker"], {"win"}),
        (["secrets", "*", "lost"], {"lost"}),
        (["box"], {"capture"}),
        (["sides", "*", "laid_aside"], {"retire", "aside"}),
        (["sides", "*", "mission"], {"mission", "shown_mission"}),
        (["never_opened"], {"value"}),
        (["stone"], {"stone"}),
    ],
    "undercover_danzer": [
        (["services", "*", "staffers"], {"move"}),
        (["services", "*", "points"], {"gain", "move", "score", "colour"}),
        (["services", "*", "file"], {"file"}),
        (["tiles"], {"headquarters", "pick", "place", "corner"}),
        (["agents", "*", "undercover"], {"flip", "back"}),
        (["agents", "*", "official"], {"turned", "shows", "bottom", "back"}),
        (["ending"], {"ending"}),
    ],
}


@every_table
def test_a_story_keeps_its_order_and_every_beat_can_be_said(game: Game, seats: int, options: Options) -> None:
    """Scores with their scoring, houses after the answer, masks one by one; in words of every language."""
    names = {lang: seat_names(seats, lang) for lang in LANGUAGES}
    for moves in moves_of(game, seats, options, seed=5 * seats):
        for move in moves.values():
            for event, (before, after) in zip(move.events, pairwise(move.pictures()), strict=True):
                changed = [path for path, _ in leaves(before, after)]
                for place, kinds in ONLY_WITH[game.slug]:
                    assert event.kind in kinds or not any(is_at(path, place) for path in changed), f"{event}: {place}"
            for lang in LANGUAGES:
                for beat in beats_of(
                    game, before=move.before, after=move.after, events=move.events, lang=lang, names=names[lang]
                ):
                    if beat.say is not None:
                        check_sentence(beat.say.text)
                        assert beat.say.section == "beat" or beat.say.kind not in NEVER_A_BEAT


def is_at(path: Sequence[str | int], place: Sequence[str | int]) -> bool:
    """“*” stands for every index."""
    return len(path) >= len(place) and all(wanted in ("*", key) for wanted, key in zip(place, path, strict=False))


def leaves(before: Any, after: Any) -> Iterator[tuple[list[str | int], Any]]:  # anything that JSON can hold
    """What differs, as deep as it goes."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in after:
            yield from (([key, *path], value) for path, value in leaves(before[key], after[key]))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index in range(len(after)):
            yield from (([index, *path], value) for path, value in leaves(before[index], after[index]))
    else:
        yield [], after


# Patches themselves.

PICTURES = [
    ({"a": 1}, {"a": 1}, []),
    ({"a": 1}, {"a": None}, [(["a"], None)]),
    ({"a": [1, 2, 3]}, {"a": [1, 9, 3]}, [(["a", 1], 9)]),
    ({"a": [1, 2, 3]}, {"a": [1, 2]}, [(["a"], [1, 2])]),
    ({"a": [1, 2, 3, 4]}, {"a": [9, 8, 7, 6]}, [(["a"], [9, 8, 7, 6])]),  # shorter than four sets
    ({"a": {"b": 1, "c": [0]}}, {"a": {"b": 2, "c": [0]}}, [(["a", "b"], 2)]),
    ({"a": {"b": 1}}, {"a": {"c": 1}}, [(["a"], {"c": 1})]),
    ({"a": {"b": 1}}, {"a": None}, [(["a"], None)]),
]


@pytest.mark.parametrize(("before", "after", "expected"), PICTURES)
def test_a_patch_is_as_small_as_it_can_be(before: Any, after: Any, expected: Patch) -> None:  # what JSON can hold
    kept = json.dumps(before)
    assert diff(before, after) == expected
    assert fold(before, expected) == after
    assert json.dumps(before) == kept
