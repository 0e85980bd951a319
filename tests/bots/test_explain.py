"""Hints: the best few actions in numbers and in words, from nothing but a view."""

from __future__ import annotations

import pytest

from coverstory import bots
from coverstory.bots.bot import Budget, Finding
from coverstory.bots.explain import HINT, Advice, Explanation, by_margin, is_decided, margins_of, ranked
from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import ONLOOKER, View
from coverstory.rules.rng import Rng
from coverstory.words.sayings import Statement

SMALL = Budget(nodes=60)


def some_view(slug: str, seats: int, moves: int = 9) -> tuple[View, list[int]]:
    """What the seat to act sees after so many random decisions, and what it is offered."""
    match = Match(find_game(slug), seats)
    rng = Rng(3)
    match.play_chance(rng)
    for _ in range(moves):
        offered = match.offered(match.to_act())
        match.submit(match.to_act(), offered[rng.below(len(offered))])
        match.play_chance(rng)
    return match.view(match.to_act()), list(match.offered(match.to_act()))


@pytest.mark.parametrize("slug", list(GAMES))
def test_the_best_few_actions_come_with_an_expected_place(slug: str) -> None:
    seats = GAMES[slug].most_seats
    view, offered = some_view(slug, seats)
    explanation = bots.explain(view, budget=SMALL)
    assert (explanation.game, explanation.seat, explanation.seats) == (slug, view.seat, seats)
    assert explanation.choices == len(offered)
    assert 1 <= len(explanation.advices) <= 3
    for advice in explanation.advices:
        assert advice.action in offered
        assert 1 <= advice.place <= seats
        assert 0 < advice.share <= 1


@pytest.mark.parametrize("slug", list(GAMES))
def test_the_same_view_seed_and_nodes_give_the_same_explanation(slug: str) -> None:
    view, _ = some_view(slug, 2)
    again = find_game(slug).read_view(view.text())
    assert bots.explain(view, seed=5, budget=SMALL) == bots.explain(again, seed=5, budget=SMALL)


def test_a_hint_takes_a_second_at_most() -> None:
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return 0.3 * looks

    assert HINT.seconds == 1.0
    view, _ = some_view("undercover_wyss", 2)
    bots.explain(view, clock=clock)
    assert looks <= 6


@pytest.mark.parametrize("slug", list(GAMES))
def test_nothing_is_advised_to_whoever_may_not_choose(slug: str) -> None:
    match = Match(find_game(slug), 2)
    match.play_chance(Rng(1))
    for seat in (1 - match.to_act(), ONLOOKER):
        explanation = bots.explain(match.view(seat), budget=SMALL)
        assert explanation.advices == []
        assert explanation.words("en")[0] == "There is nothing to choose right now."
        assert explanation.words("de")[0] == "Gerade gibt es nichts zu wählen."


def advised(*advices: Advice, choices: int = 9) -> Explanation:
    return Explanation("agent_hunter", seat=0, seats=2, choices=choices, advices=list(advices), beliefs=[])


def test_words_for_what_was_tried() -> None:
    game = find_game("agent_hunter")
    best = Advice(game.read_action("attack left with 7", "en"), 1.3149, 0.75, 1500)
    other = Advice(game.read_action("switch right", "en"), 1.5, 0.25, 500)
    assert advised(best, other).words("en") == [
        "I would play “attack left with 7” (expected place 1.31 of 2; tried 1,500 of 2,000 times).",
        "Or “switch right” (expected place 1.50; tried 500 times).",
    ]
    assert advised(best, other).words("de") == [
        "Ich würde „links mit 7 angreifen“ spielen (erwarteter Rang 1,31 von 2; 1.500 von 2.000 Versuchen).",
        "Oder „rechts austauschen“ (erwarteter Rang 1,50; Versuche: 500).",
    ]
    assert advised(best, choices=1).words("en") == [
        "You have only one choice: “attack left with 7” (expected place 1.31 of 2)."
    ]


def test_words_for_what_was_solved() -> None:
    game = find_game("agent_hunter")
    often = Advice(game.read_action("place 7", "en"), 1.4, 0.62, 0)
    less = Advice(game.read_action("place 3", "en"), 1.4, 0.38, 0)
    always = Advice(game.read_action("place 7", "en"), 1.4, 0.999, 0)
    assert advised(often, less).words("en") == [
        "I would mix, so that nobody can read me: “place 7” 62% of the time (expected place 1.40 of 2).",
        "And “place 3” 38% of the time (expected place 1.40).",
    ]
    assert advised(often, less).words("de")[1] == "Und „3 legen“ in 38 % der Fälle (erwarteter Rang 1,40)."
    assert advised(always).words("de") == ["Ich würde „7 legen“ spielen (erwarteter Rang 1,40 von 2)."]


def test_hints_print_the_drawn_move_before_the_usual_one() -> None:
    """What a bot mixes is worth the same: the usual comes first, whatever it would draw."""
    drawn, usual = Finding(1, 0.6, 0.09), Finding(2, 0.6, 0.61)
    assert ranked([drawn, usual]) == [usual, drawn]


def test_the_best_is_the_most_tried_and_not_the_best() -> None:
    most_tried, best = Finding(1, 0.5, 0.6, 600), Finding(2, 0.7, 0.3, 300)
    lucky = Finding(3, 0.9, 0.01, 10)  # hardly tried
    assert ranked([most_tried, best, lucky]) == [best, most_tried, lucky]


def test_the_bots_own_choice_stays_first_where_the_results_are_alike() -> None:
    """It may mind more than the result, such as what a move gives away."""
    chosen, other = Finding(1, 0.50, 0.4, 400), Finding(2, 0.51, 0.5, 500)
    assert ranked([chosen, other]) == [chosen, other]


def test_every_move_of_a_decided_game_is_called_equally_good() -> None:
    """Where all of them win, the margin decides, and is said."""
    game = find_game("agent_hunter")
    small = Advice(game.read_action("attack left with 7", "en"), 1.0, 0.75, 1500, margin=1.0)
    large = Advice(game.read_action("switch right", "en"), 1.0, 0.25, 500, margin=3.2)
    assert sorted([small, large], key=by_margin) == [large, small]
    assert advised(large, small).words("en") == [
        "The place is decided. “switch right” makes the most of it (a lead of 3 points).",
        "Or “attack left with 7” (a lead of 1 point).",
    ]


def test_a_decided_game_is_played_on_to_tell_its_margin() -> None:
    won = [Finding(1, 1.0, 0.5, 50), Finding(2, 0.999, 0.5, 50)]
    assert is_decided(won)
    assert not is_decided([*won, Finding(3, 0.8, 0.1, 10)])
    view, offered = some_view("agent_hunter", 2)
    found = [Finding(action, 1.0, 0.5, 10) for action in offered[:2]]
    margins = margins_of(find_game("agent_hunter"), view, found, 1)
    assert set(margins) == set(offered[:2])
    assert margins == margins_of(find_game("agent_hunter"), view, found, 1)


@pytest.mark.parametrize("slug", ["agent_hunter", "top_secret_spies"])
def test_a_hint_has_a_reason_in_the_games_words_and_names(slug: str) -> None:
    view, _ = some_view(slug, 2, moves=9)
    explanation = bots.explain(view, budget=SMALL)
    assert explanation.reason is not None
    for lang in ("en", "de", "fr"):
        said = explanation.words(lang, ["Ada", "Ben"])[len(explanation.advices)]
        assert "{" not in said
        assert said.endswith(".")


def test_hints_name_seats_from_0_and_without_names() -> None:
    """“Seat 1 is probably Red” was said of the second seat to whoever sat there."""
    sure = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]
    explanation = Explanation("top_secret_spies", seat=0, seats=2, choices=0, advices=[], beliefs=[[], sure])
    assert explanation.words("en", ["Ada", "Bea"])[1] == "Bea is certainly Red."
    assert explanation.words("en")[1] == "Seat 2 is certainly Red."  # as people count
    said = find_game("top_secret_spies").sayings.say(
        "belief", said=Statement("sure", [0, 3]), lang="en", names=["Ada", "Bea"], reader=0
    )
    assert said == "The others know: you are Red."


def suspected(chances: list[float], lang: str) -> str:
    """What is said of Bea; agents 0 to 3 are gray, yellow, orange, red."""
    own = [0.0] * 6 + [1.0]
    said = Explanation("top_secret_spies", seat=0, seats=2, choices=0, advices=[], beliefs=[own, chances]).words(
        lang, ["Ada", "Bea"]
    )
    assert len(said) == 2  # nothing of Ada's own agent
    return said[1]


@pytest.mark.parametrize(
    ("chances", "en", "de"),
    [
        ([0, 0, 0, 1.0, 0, 0, 0], "Bea is certainly Red.", "Bea ist sicher Rot."),
        ([0.2, 0.1, 0.09, 0.61, 0, 0, 0], "Bea is probably Red (61%).", "Bea ist wahrscheinlich Rot (61 %)."),
        (
            [0.2, 0.3, 0.1, 0.4, 0, 0, 0],
            "Bea could be Red (40%), Yellow (30%) or Gray (20%).",
            "Bea könnte Rot (40 %), Gelb (30 %) oder Grau (20 %) sein.",
        ),
        (
            [1 / 6] * 6 + [0],
            "Nobody can tell yet who Bea is.",
            "Wer Bea ist, kann noch niemand sagen.",
        ),
        (
            [0.05, 0.05, 0.9, 1.0, 0, 0, 0],
            "Bea is probably Red (100%) and Orange (90%).",
            "Bea ist wahrscheinlich Rot (100 %) und Orange (90 %).",
        ),
    ],
)
def test_beliefs_in_words(chances: list[float], en: str, de: str) -> None:
    assert suspected(chances, "en") == en
    assert suspected(chances, "de") == de


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_beliefs_are_told_for_every_other_seat(seats: int) -> None:
    view, _ = some_view("top_secret_spies", seats)
    explanation = bots.explain(view, budget=SMALL)
    assert len(explanation.beliefs) == seats
    assert all(sum(chances) == pytest.approx(1) for chances in explanation.beliefs)
    reasons = 0 if explanation.reason is None else 1
    assert len(explanation.words("de")) == len(explanation.advices) + reasons + seats - 1


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug != "top_secret_spies"])
def test_other_games_have_no_identities_to_believe_in(slug: str) -> None:
    assert bots.explain(some_view(slug, 2)[0], budget=SMALL).beliefs == []
