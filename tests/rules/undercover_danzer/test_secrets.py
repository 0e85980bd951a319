"""What nobody may know is told to nobody."""

from __future__ import annotations

import pytest

from coverstory.rules.contract import CHANCE, ONLOOKER
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.play import DanzerState
from support.danzer_positions import GAME, offers, play, position, read, rollout

WATCHERS = (0, 1, 2, int(ONLOOKER))


def heard_and_seen(state: DanzerState, action: int) -> list[str]:
    """Everything that each watcher gets of one action, as text."""
    after = state.copy()
    after.apply(action)
    told = [[event.text() for event in GAME.hear(state, action, after, watcher)] for watcher in WATCHERS]
    return [str(told), *[GAME.look(after, watcher, []).text() for watcher in WATCHERS]]


def dealing() -> list[DanzerState]:
    """Every state of one deal of the piles."""
    states = rollout(3, {"track": "classified", "colours": "GRB"}, 5)
    return [state.copy() for _, state in zip(range(16), states, strict=False) if state.table.phase == phases.DEAL_PILES]


@pytest.mark.parametrize("number", range(16))
def test_u12_the_deal_sounds_the_same_whatever_is_dealt(number: int) -> None:
    """Partings and orders are hidden; only the colour of a top is seen when its pile is turned over."""
    state = dealing()[number]
    assert state.to_act() == CHANCE
    outcomes = [outcome for outcome, _ in state.chance_outcomes()]
    sounds = {str(heard_and_seen(state, outcome)) for outcome in outcomes}
    assert len(outcomes) > 1
    assert len(sounds) == 1


def test_u34_face_down_tokens_look_and_sound_the_same_whatever_they_are() -> None:
    """Two worlds with other tokens taken: the same view, key and news for everybody, their owners included."""
    taken = {0: "0 0 0 0 8 0", 1: "0 0 0 0 7 0"}
    state = position("OYG", staffers=taken, taken_tokens="face_down")
    other = read(state.text().replace("lane B 5 6 8 7 4", "lane B 6 5 8 7 4"))
    assert other.text() != state.text()
    while state.table.round < 4:
        for watcher in WATCHERS:
            assert GAME.look(other, watcher, []).text() == GAME.look(state, watcher, []).text()
        assert [other.info_key(seat) for seat in range(3)] == [state.info_key(seat) for seat in range(3)]
        action = state.legal_actions()[0]
        assert heard_and_seen(other, action) == heard_and_seen(state, action)
        state.apply(action)
        other.apply(action)


def test_u34_open_tokens_give_different_keys() -> None:
    """Without the option the same two worlds differ for everybody."""
    state = position("OYG", staffers={0: "0 0 0 0 8 0", 1: "0 0 0 0 7 0"})
    other = read(state.text().replace("lane B 5 6 8 7 4", "lane B 6 5 8 7 4"))
    assert other.info_key(2) != state.info_key(2)


def two_worlds() -> tuple[DanzerState, DanzerState]:
    """The same open table; the two red tiles, one of them placed, have changed places."""
    return (
        position(placed={"RO": "new 1,-1"}, pile_a="RO PR OY YG GB BP", pile_b="OR YO GY BG PB RP"),
        position(placed={"RP": "new 1,-1"}, pile_a="RP PR OY YG GB YO", pile_b="OR RO GY BG PB BP"),
    )


def test_u17_two_worlds_look_and_sound_the_same_until_a_back_is_seen() -> None:
    """Views, offers, refusals and events agree; after the flip they differ."""
    one, other = two_worlds()
    assert one.text() != other.text()
    for words in ("take the agent at 1,-1", "keep", "place at 2,0"):
        assert GAME.look(one, 1, []).text() == GAME.look(other, 1, []).text()
        assert offers(one) == offers(other)
        assert [one.forbidden_by(code) for code in range(100)] == [other.forbidden_by(code) for code in range(100)]
        assert play(one, words) == play(other, words)
    one, other = two_worlds()
    for state in (one, other):
        play(state, "take the agent at 1,-1")
    assert play(one, "flip") != play(other, "flip")


def test_u17_every_seat_and_onlooker_knows_the_same() -> None:
    """Nothing private ever arises."""
    for state in rollout(3, {}, 8):
        pictures = {GAME.look(state, watcher, []).text().partition("\n")[2] for watcher in WATCHERS}
        assert len(pictures) == 1


def test_u50_secrets_are_shown_at_the_end() -> None:
    """Every back that nobody had seen is told."""
    *_, state = rollout(2, {"track": "classified"}, 3)
    assert "?" not in GAME.look(state, ONLOOKER, []).text()
