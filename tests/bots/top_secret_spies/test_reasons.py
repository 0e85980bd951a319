"""Why a hint advises a split: what it tells everybody, from the public belief before and after it."""

from __future__ import annotations

from coverstory.bots.top_secret_spies.reasons import reason
from coverstory.match.match import Match
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import View
from coverstory.rules.rng import Rng
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.packed import nibble
from coverstory.rules.top_secret_spies.view import SpiesView
from coverstory.words.sayings import Statement

GAME = find_game("top_secret_spies")
COVERED = 2  # a deal in which the first split can give its player away
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def first_move(seed: int) -> tuple[SpiesView, list[int]]:
    match = Match(GAME, 4)
    match.play_chance(Rng(seed))
    view = match.view(match.to_act())
    assert isinstance(view, SpiesView)
    return view, list(match.offered(match.to_act()))


def own_agent(view: SpiesView) -> int:
    return int(nibble(view.firsts, view.seat))


def steps_of(action: int) -> list[int]:
    return [int(codes.split_steps(action, agent)) for agent in range(7)]


def reasons(view: View, offered: list[int], kind: str) -> dict[int, Statement]:
    found = {action: reason(view, action) for action in offered}
    return {action: why for action, why in found.items() if why is not None and why.kind == kind}


def test_whom_to_move_too_is_said_where_walking_alone_would_tell() -> None:
    """With both chances, and every agent that walks along; never of a split that moves the own agent alone."""
    view, offered = first_move(COVERED)
    covers = reasons(view, offered, "covers")
    assert covers
    for action, why in covers.items():
        agent, alone, together, *others = (int(number) for number in why.numbers)
        steps = steps_of(action)
        assert agent == own_agent(view)
        assert steps[agent]
        assert others == [other for other in range(7) if steps[other] and other != agent]
        assert 100 >= alone > together


def test_staying_is_called_hiding_only_where_the_own_agent_stays() -> None:
    view, offered = first_move(COVERED)
    assert all(steps_of(action)[own_agent(view)] == 0 for action in reasons(view, offered, "stays"))


def test_a_reason_is_the_same_in_every_world_that_the_seat_may_think_of() -> None:
    view, offered = first_move(COVERED)
    told = {action: reason(view, action) for action in offered[::4]}
    for number in range(3):
        world = GAME.worlds(view).sample(Rng(number))
        again = GAME.look(world, int(view.seat), view.heard)
        assert {action: reason(again, action) for action in told} == told


def test_the_words_of_a_cover() -> None:
    why = Statement("covers", [3, 62, 35, 4, 5])
    assert [GAME.sayings.say("belief", why, lang, NAMES) for lang in ("en", "de", "fr")] == [
        "Move Green and Blue too: only moving Red would give you away (the others would be 62% sure, not 35%).",
        "Zieh auch Grün und Blau: Nur Rot zu ziehen würde dich verraten "
        "(die anderen wären sich zu 62 % sicher statt zu 35 %).",
        "Déplace aussi Vert et Bleu\u00a0: déplacer seulement Rouge te trahirait "
        "(les autres en seraient sûrs à 62\u202f% au lieu de 35\u202f%).",
    ]
