"""What is said to people."""

from __future__ import annotations

import pytest

from coverstory.errors import MalformedText, UnknownLanguage
from coverstory.rules.contract import Event
from coverstory.rules.languages import LANGUAGES, seat_names
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.components import BACK, FREE, STEP, TO_RUINS, TO_SAFE, TRADE
from coverstory.rules.top_secret_spies.play import SpiesState
from coverstory.rules.top_secret_spies.view import look
from coverstory.wire.base import Remark
from coverstory.wire.remarks import say_remark
from coverstory.words.sayings import action_said
from support.spies_names import BLUE, RED, YELLOW
from support.spies_positions import GAME, heard, play, position, split

NAMES = ["Anna", "Bob", "Chris", "David"]


def task(state: SpiesState, seat: int, lang: str = "en") -> str:
    return GAME.say_task(look(state, seat, []), lang, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_t25_every_action_has_words_of_its_own_that_read_back(lang: str) -> None:
    """All codes, both ways, whatever the case and the spaces."""
    said = [GAME.say_action(action, lang) for action in range(codes.ACTIONS)]
    assert len(set(said)) == codes.ACTIONS
    for action, words in enumerate(said):
        assert GAME.read_action("  " + words.upper().replace(" ", "  "), lang) == action


@pytest.mark.parametrize(
    ("action", "en", "de"),
    [
        (split({YELLOW: 1, RED: 2, BLUE: 3}), "move yellow 1, red 2, blue 3", "ziehen: Gelb 1, Rot 2, Blau 3"),
        (0, "move nobody", "ziehen: niemand"),
        (codes.place(11), "safe: ruins", "Tresor: Ruine"),
        (codes.play_steps(STEP, RED, -1), "one step: red back", "ein Schritt: Rot zurück"),
        (codes.play_steps(BACK, RED, -2), "1-2 back: red 2", "1-2 zurück: Rot 2"),
        (codes.write(RED, FREE), "dossier: red: free", "Dossier: Rot: frei"),
        (codes.write(RED, 2), "dossier: red: seat 3", "Dossier: Rot: Platz 3"),
        (codes.PASS, "pass", "passen"),
        (codes.roll(0), "rolled 1-3", "gewürfelt 1-3"),
    ],
)
def test_t25_actions_in_words(action: int, en: str, de: str) -> None:
    """Some of each kind."""
    assert GAME.say_action(action, "en") == en
    assert GAME.say_action(action, "de") == de


@pytest.mark.parametrize(
    ("words", "lang", "action"),
    [
        ("Move Blue 3,red 2 , yellow 1", "en", split({YELLOW: 1, RED: 2, BLUE: 3})),
        ("ziehen:blau 3, gelb 1, rot 2", "de", split({YELLOW: 1, RED: 2, BLUE: 3})),
        ("trade places : blue, red", "en", codes.play_pair(TRADE, RED, BLUE)),
        ("dossier:red: seat 3", "en", codes.write(RED, 2)),
    ],
)
def test_t6_the_order_in_which_agents_are_named_does_not_matter(words: str, lang: str, action: int) -> None:
    """Nor do spaces and case."""
    assert GAME.read_action(words, lang) == action


def test_t25_words_that_are_no_action_are_refused() -> None:
    """Nonsense, codes that do not exist, languages that we do not speak."""
    with pytest.raises(MalformedText):
        GAME.read_action("fly to the moon", "en")
    for action in (-1, codes.ACTIONS):
        with pytest.raises(MalformedText):
            GAME.say_action(action, "en")
    with pytest.raises(UnknownLanguage):
        GAME.say_action(0, "xx")


def test_t25_the_task_of_who_acts_and_of_the_others() -> None:
    """One sentence for each phase."""
    assert task(position(roll=4), 0) == "You rolled 5: share 5 steps among any agents."
    assert task(position(roll=4), 1) == "Waiting for Anna."
    assert task(position(roll=0), 0) == "You rolled 1–3: share 1 to 3 steps among any agents."
    assert task(position(roll=0, cards=True), 0, "de") == (
        "Du hast 1–3 gewürfelt: Verteil bis zu 3 Schritte auf beliebige Agenten."
    )
    assert task(position(phase="cards", cards=True, played=True), 0) == "Play another card, or stop."
    writing = position(phase="write", dossier=True, filed=True, markers={RED: 29})
    assert task(writing, 0) == "Your dossier: who is Yellow?"
    assert task(writing, 2) == "Waiting for Anna."


def test_a_hint_names_seats_from_0_and_without_names() -> None:
    """“Seat 1” was the reader: an entry of a dossier is said with the player's name, where there is one."""
    entry = action_said(GAME.parts_of(int(codes.write(YELLOW, 1))))
    assert GAME.sayings.say("action", entry, "en", NAMES) == "dossier: yellow: Bob"
    remark = Remark("hint", "solved", [1.0, 2], list(GAME.parts_of(int(codes.write(YELLOW, 1)))))
    assert say_remark(remark, GAME, "en", NAMES).startswith("I would play “dossier: yellow: Bob”")


def test_t6_the_log_of_a_move() -> None:
    """Walks forward, round the ring."""
    said = [
        GAME.say_event(event, "en", NAMES) for event in heard(position(roll=2, at={BLUE: 10}), split({RED: 1, BLUE: 2}))
    ]
    assert said == [
        "Anna moves 3 steps.",
        "Red walks from the church to building 1.",
        "Blue walks from building 10 to the church.",
        "It is Bob's turn.",
    ]


def test_t17_the_log_of_cards_tells_back_from_forward_and_from_jumps() -> None:
    """Steps below 0 are backward, none a jump."""
    state = position(phase="cards", cards=True, hands={0: [BACK], 1: [TO_RUINS]})
    back, jump = codes.play_steps(BACK, RED, -1), codes.play_one(TO_RUINS, BLUE)
    assert GAME.say_event(heard(state, back)[1], "en", NAMES) == "Red goes back from the church to the ruins."
    other = play(state, codes.PASS)
    assert GAME.say_event(heard(other, jump)[1], "de", NAMES) == "Blau kommt von der Kirche zur Ruine."


def test_t18_the_log_does_not_credit_the_turn_player_with_another_seats_card() -> None:
    """In Anna's turn Bob brings red to the safe; then all pass."""
    state = position(phase="cards", cards=True, actor=1, passes=1, hands={1: [TO_SAFE]})
    waiting = play(state, codes.play_one(TO_SAFE, RED), codes.DONE, codes.PASS, codes.PASS, codes.PASS)
    scoring = next(event for event in heard(waiting, codes.PASS) if event.kind == "scoring")
    assert GAME.say_event(scoring, "en", NAMES) == (
        "Scoring in Anna's turn: an agent has come to the safe in building 7."
    )
    assert GAME.say_event(scoring, "de", NAMES) == (
        "Wertung im Zug von Anna: Ein Agent ist zum Tresor in Haus 7 gekommen."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_t19_the_log_of_what_random_games_seldom_bring(lang: str) -> None:
    """Every kind of event has a sentence."""
    names = seat_names(4, lang)
    for event in (
        Event("returned", [0, 5]),
        Event("remove", [1, 14]),
        Event("guess", [0, 1, 7, 2, 0]),
        Event("reshuffle", [4]),
    ):
        assert GAME.say_event(event, lang, names).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_t10_both_reasons_have_a_sentence(lang: str) -> None:
    """Somebody wins, or a free agent does."""
    assert GAME.say_reason("finish", lang) != GAME.say_reason("free_agent", lang)


@pytest.mark.parametrize("rule", ["T1", "T6", "T8", "T13", "T15", "T16", "T21", "T25", "T31", "T33"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_t25_every_refusal_has_a_sentence(rule: str, lang: str) -> None:
    """In every language."""
    assert GAME.say_rule(rule, lang).endswith(".")
