"""The promises of the contract, each as a check of one random game; test_contract.py asks them of every variant."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import cache

import pytest

from coverstory.errors import IllegalAction
from coverstory.match.match import Match, state_of
from coverstory.match.record import read_record, write_record
from coverstory.rules.contract import CHANCE, ONLOOKER, OVER, State, View, read_event
from coverstory.rules.game import Game
from coverstory.rules.languages import LANGUAGES, seat_names
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng, Source

ANY_CODES = (0, 1, 7, 50, 333, 1500)  # of actions of one game or another
PARTS = ("{", "}", "None", "Platz -", "seat -", "Seat -")  # never in a sentence for people


def random_match(game: Game, seats: int, options: Options, rng: Rng) -> Iterator[Match]:
    """A match as it stands before each action and at its end."""
    match = Match(game, seats, options)
    while True:
        yield match
        state = state_of(match)
        if state.to_act() == OVER:
            return
        match.enter(random_action(state, rng))


def random_action(state: State, rng: Source) -> int:
    """Of chance or of whoever is to act."""
    return int(state.draw(rng) if state.to_act() == CHANCE else state.pick(rng))


def check_choices(game: Game, seats: int, options: Options, seed: int) -> None:
    """What is offered is ordered, distinct, countable, legal; chance has positive weights; nothing else is legal."""
    rng = Rng(seed)
    for match in random_match(game, seats, options, rng):
        state = state_of(match)
        assert state.seats() == seats
        offered = list(state.legal_actions())
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.to_act() == CHANCE else []
        assert offered == sorted(set(offered))
        assert state.legal_count() == len(offered)
        if state.to_act() >= 0:
            assert offered
            assert state.pick(rng) in offered
            n = rng.below(len(offered))
            assert state.nth_legal(n) == offered[n]
            assert state.is_legal(offered[n])
        else:
            assert state.to_act() in (CHANCE, OVER)
            assert not offered
        if state.to_act() == CHANCE:
            assert len(set(outcomes)) == len(outcomes)
            assert all(chance > 0 for _, chance in state.chance_outcomes())
            assert sum(chance for _, chance in state.chance_outcomes()) == 1
            assert state.draw(rng) in outcomes


def check_refusals(game: Game, seats: int, options: Options, seed: int) -> None:
    """An illegal action names a rule that has a sentence, and changes nothing."""
    rng = Rng(seed)
    codes = {-1, -5, 10**6, 2**61, 10**30}
    for match in random_match(game, seats, options, rng):
        state = state_of(match)
        offered = set(state.legal_actions()) | (
            {o for o, _ in state.chance_outcomes()} if state.to_act() == CHANCE else set()
        )
        text = state.text()
        for code in sorted(codes - offered)[:: max(1, len(codes) // 12)]:
            with pytest.raises(IllegalAction) as refused:
                state.apply(code)
            if state.to_act() >= 0 and abs(code) < 2**62:
                assert refused.value.rule, f"no rule forbids {code} here: {text}"
                for lang in LANGUAGES:
                    check_sentence(game.say_rule(refused.value.rule, lang))
        assert state.text() == text
        codes |= set(list(offered)[:: max(1, len(offered) // 8)])


def check_words(game: Game, seats: int, options: Options, seed: int) -> None:
    """Actions, events and tasks can be said in every language; actions read back."""
    rng = Rng(seed)
    said: dict[str, dict[str, int]] = {lang: {} for lang in LANGUAGES}
    for match in random_match(game, seats, options, rng):
        state = state_of(match)
        known = list(state.legal_actions()) or [o for o, _ in state.chance_outcomes() if state.to_act() == CHANCE]
        views = [match.view(seat) for seat in (*range(seats), ONLOOKER)]
        for lang in LANGUAGES:
            for action in known[:: max(1, len(known) // 16)]:
                check_action_words(game, action, lang, said[lang])
            names = seat_names(seats, lang)
            for view in views:
                check_sentence(game.say_task(view, lang, names))
    for event in {event for seat in (*range(seats), ONLOOKER) for event in match.heard(seat)}:
        assert read_event(event.text()) == event
        for lang in LANGUAGES:
            check_sentence(game.say_event(event, lang, seat_names(seats, lang)))
    outcome = match.outcome()
    assert outcome is not None
    for lang in LANGUAGES:
        check_sentence(game.say_reason(outcome.reason, lang))


def check_action_words(game: Game, action: int, lang: str, said: dict[str, int]) -> None:
    """`said` holds what the game has offered so far by its words: they read back in the same way all through it."""
    words = game.say_action(action, lang)
    if words in said:
        assert said[words] == action
        return
    said[words] = action
    check_sentence(words)
    assert game.say_action(game.read_action(words, lang), lang) == words
    assert game.read_action("  " + words.upper() + " ", lang) == game.read_action(words, lang)


@cache
def check_sentence(words: str) -> None:
    assert words.strip() == words
    assert words
    assert not any(part in words for part in PARTS), words


def check_text_forms(game: Game, seats: int, options: Options, seed: int) -> None:
    """States and views print and parse; what was parsed plays on in the same way.

    A view ends with a line for each event that was heard. Read with all of them at every position, a game would be
    read hundreds of times over: most views here have heard only what is new.
    """
    rng = Rng(seed)
    heard = dict.fromkeys((*range(seats), ONLOOKER), 0)
    for number, match in enumerate(random_match(game, seats, options, rng)):
        state = state_of(match)
        text = state.text()
        again = game.read_state(text)
        assert again.text() == text
        assert again.to_act() == state.to_act()
        assert list(again.legal_actions()) == list(state.legal_actions())
        for seat in heard:
            is_whole = number % BETWEEN_WHOLE_VIEWS == 0 or match.over
            since = 0 if is_whole else heard[seat]
            heard[seat] = len(match.heard(seat))
            check_view_text(game, game.look(state, seat, list(match.heard(seat)[since:])), state)


BETWEEN_WHOLE_VIEWS = 64  # positions


def check_view_text(game: Game, view: View, state: State) -> None:
    text = view.text()
    again = game.read_view(text)
    assert again.text() == text
    assert again.to_act() == view.to_act() == state.to_act()


def check_copies(game: Game, seats: int, options: Options, seed: int) -> None:
    """A copy and its original never touch each other, whichever of them is played on."""
    rng = Rng(seed)
    for match in random_match(game, seats, options, rng):
        state = state_of(match)
        text = state.text()
        copy = state.copy()
        assert copy.text() == text
        play_on(copy, rng, 12)
        assert state.text() == text
        other = state.copy()
        kept = other.copy()
        play_on(other, rng, 3)
        assert kept.text() == text


def play_on(state: State, rng: Source, moves: int) -> None:
    for _ in range(moves):
        if state.to_act() == OVER:
            return
        state.advance(random_action(state, rng))


def check_worlds(game: Game, seats: int, options: Options, seed: int) -> None:
    """A sampled world gives the seat the same view, offers and refusals, and can be played to its end."""
    rng = Rng(seed)
    steps = 0
    for match in random_match(game, seats, options, rng):
        steps += 1
        if steps > 30 and rng.below(6):
            continue  # every position early in the game, some of them later
        state = state_of(match)
        for seat in (*range(seats), ONLOOKER):
            view = match.view(seat)
            world = game.worlds(view).sample(rng)
            assert game.look(world, seat, []).picture() == view.picture()
            assert world.to_act() == state.to_act()
            if 0 <= seat == state.to_act():
                assert list(world.legal_actions()) == list(state.legal_actions())
                for code in ANY_CODES:
                    if not state.is_legal(code):
                        assert world.forbidden_by(code) == state.forbidden_by(code)
            if rng.below(20) == 0:
                play_on(world, rng, 100_000)
                assert world.outcome().scores is not None


def check_keys(game: Game, seats: int, options: Options, seed: int) -> None:
    """A seat's key is the same exactly where its picture is; dealing anew changes neither, nor what it may do."""
    rng = Rng(seed)
    keys: dict[str, int] = {}
    for match in random_match(game, seats, options, rng):
        state = state_of(match)
        for seat in range(seats):
            picture = match.view(seat).picture()
            key = state.info_key(seat)
            assert key >= 0
            assert keys.setdefault(picture, key) == key
            if state.to_act() != OVER:
                other = state.copy()
                other.redeal(seat, rng)
                assert game.look(other, seat, []).picture() == picture
                assert other.info_key(seat) == key
                if state.to_act() == seat:
                    assert list(other.legal_actions()) == list(state.legal_actions())
    assert len(set(keys.values())) == len(keys)


def check_sealed(game: Game, seats: int, options: Options, seed: int) -> None:
    """From a view no State and no random source can be reached."""
    rng = Rng(seed)
    seen: dict[int, object] = {}
    for number, match in enumerate(random_match(game, seats, options, rng)):
        if match.over:
            seen.clear()  # at the end once more from nothing, in case what was looked at has changed since
        if number % 7 == 0 or match.over:
            for seat in (*range(seats), ONLOOKER):
                for thing in reachable(match.view(seat), seen):
                    assert not isinstance(thing, State | Source), f"seat {seat} can reach {thing!r}"


def reachable(view: View, seen: dict[int, object]) -> Iterator[object]:
    """Everything that can be reached from a view, but for classes, modules, functions and what was seen before.

    Views of one game share the events that were heard. `seen` keeps all by id, so that no id is given anew.
    """
    queue: list[object] = [view]
    while queue:
        thing = queue.pop()
        if id(thing) in seen or isinstance(thing, type) or type(thing).__name__ in ("module", "function", "ABCMeta"):
            continue
        seen[id(thing)] = thing
        yield thing
        queue.extend(gc.get_referents(thing))


def check_record(game: Game, seats: int, options: Options, seed: int) -> None:
    """A record replays to the same State, byte for byte, and to the same things heard."""
    match = list(random_match(game, seats, options, Rng(seed)))[-1]
    line = write_record(match.record())
    record = read_record(line)
    again = Match(game, record.seats, record.options)
    for action in record.actions:
        again.enter(action)
    assert write_record(again.record()) == line
    assert state_of(again).text() == state_of(match).text()
    for seat in (*range(seats), ONLOOKER):
        assert again.heard(seat) == match.heard(seat) == match.view(seat).heard
    outcome = match.outcome()
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.places) == seats


CHECKS = (
    check_choices,
    check_refusals,
    check_words,
    check_text_forms,
    check_copies,
    check_worlds,
    check_keys,
    check_sealed,
    check_record,
)
