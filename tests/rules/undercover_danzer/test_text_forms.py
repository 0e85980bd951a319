"""Text forms: what is malformed is refused, so that whatever was read can be played."""

from __future__ import annotations

import re

import pytest

from coverstory.errors import MalformedText
from coverstory.rules.undercover_danzer.play import DanzerState
from support.danzer_positions import GAME, dealt, new, play, position, rollout, view


def midgame() -> DanzerState:
    return position(
        placed={"YG": "official 0,3", "BP": "new 0,5", "BG": "undercover 2,2", "GY": "new 2,3"},
        files={0: "BG", 1: "joker"},
        jokers={1: "-1,1"},
        staffers={0: "8 0 0 0 0 0"},
        player=3,
    )


def test_a_position_reads_back() -> None:
    state = midgame()
    assert GAME.read_state(state.text()).text() == state.text()
    assert GAME.read_view(view(state, 2).text()).text() == view(state, 2).text()


def refuses_broken(state: DanzerState, pattern: str, replacement: str) -> None:
    with pytest.raises(MalformedText):
        GAME.read_state(broken(state.text(), pattern, replacement))


def broken(text: str, pattern: str, replacement: str) -> str:
    changed = re.sub(pattern, replacement, text, count=1, flags=re.MULTILINE)
    assert changed != text
    return changed


@pytest.mark.parametrize(
    ("pattern", "replacement"),
    [
        ("^seats 4", "seats 5"),
        ("^track standard", "track secret"),
        ("^plain 6", "plain 0"),
        ("^values .*", "values 1 2 3"),
        ("^line 5", "line 11"),
        ("^tie_break .*", "tie_break never"),
        ("^colours chosen", "colours OYG"),
        ("^colours chosen", "colours OYPG"),
        ("^colours chosen", "colours CHOSEN"),
        ("^first random", "first 4"),
        ("^headquarters .*", "headquarters ROYPBG"),
        ("^phase take", "phase sleep"),
        ("^phase take", "phase tokens"),
        ("^phase take", "phase colours"),
        ("^phase take", "phase flip"),
        ("^phase take", "phase place"),
        ("^phase take", "phase end"),
        ("^dealt 0", "dealt 1"),
        ("^round 2", "round 301"),
        ("^starts 0", "starts -1"),
        ("^player 3", "player 4"),
        ("^ending -1", "ending 0"),
        ("^came -", "came 0,3"),
        ("^came -", "came 9,9"),
        ("^came -", "came 9"),
        ("^came -", "came 99,0"),
        ("^flipped 0", "flipped 1"),
        ("^service O", "service Y"),
        ("^service O", "service -"),
        ("^service O", "service X"),
        ("^service O file", "service O files"),
        ("file B1", "file C9"),
        ("file B1", "file A5"),
        ("file joker", "file B1"),
        ("file - joker -", "file joker joker -"),
        ("joker -1,1", "joker 0,1"),
        ("joker -1,1", "joker hand"),
        ("staffers 8", "staffers 12"),
        ("staffers 0 0", "staffers 8 0"),
        ("^lane R 4 7 6 5 8", "lane R 4 7 6 5 5"),
        ("^lane R 4 7 6 5 8", "lane R 4 7 6 5"),
        ("^lane R 4 7 6 5 8", "lane R 4 7 6 5 9"),
        ("^lane R", "lane O"),
        ("^agent A0 YG official 0,3", "agent A0 YG official 0,1"),
        ("^agent A0 YG official 0,3", "agent A0 YG official -"),
        ("^agent A0 YG official 0,3", "agent A0 YG new 0,3"),
        ("^agent A0 YG official 0,3", "agent A0 YB official 0,3"),
        ("^agent A0 YG official 0,3", "agent A0 Y? official 0,3"),
        ("^agent A0 YG official 0,3", "agent A0 YO official 0,3"),
        ("^agent A0 YG official 0,3", "agent A0 Y? pile"),
        ("^agent A0 YG official 0,3", "agent A1 YG official 0,3"),
        ("^agent A0 YG official 0,3", "agent A0 YG official hand"),
        ("^agent A1 B. new 0,5", "agent A1 BG undercover 0,5"),
        ("^agent A2 P. pile", "agent A2 ?? pile"),
        ("^agent A2 P. pile", "agent A2 PR pile"),
        ("^agent A3 .. pile", "agent A3 R? pile"),
        ("^agent A3 .. pile", "agent A3 R? new 9,9"),
        ("^pile A YG BP", "pile A BP YG"),
        ("^pile A YG BP", "pile A YG YG"),
        ("^pile A YG BP", "pile A YG --"),
        ("^pile A YG BP", "pile A YG BY"),
        ("^pile A", "pile B"),
        ("RO OY GB$", "RO OY"),
        ("RO OY GB$", "RO OY PB"),
        ("^parted 0", "parted 1"),
        ("^parted 0", "parted 0\nmore 1"),
    ],
)
def test_malformed_states_are_refused(pattern: str, replacement: str) -> None:
    with pytest.raises(MalformedText):
        GAME.read_state(broken(midgame().text(), pattern, replacement))


@pytest.mark.parametrize(
    ("pattern", "replacement"),
    [
        ("^joker_seat|^seats", "chairs"),
        ("file A0 joker - staffers", "file - joker - staffers"),
        ("^agent A0 YG undercover hand", "agent A0 YG undercover 9,9"),
        ("^flipped 1", "flipped 2"),
        ("^(service Y file .* joker) -", r"\1 hand"),
        ("^agent A0 YG undercover hand", "agent A0 Y? new hand"),
    ],
)
def test_malformed_states_with_a_tile_in_hand_are_refused(pattern: str, replacement: str) -> None:
    state = position(placed={"YG": "official 0,3"})
    play(state, "take the agent at 0,3", "flip")
    refuses_broken(state, pattern, replacement)


@pytest.mark.parametrize(
    ("pattern", "replacement"),
    [
        ("^came -", "came 9,9"),
        ("^phase place", "phase flip"),
        ("joker hand", "joker -"),
        ("^player 0", "player 1"),
    ],
)
def test_malformed_states_with_a_joker_in_hand_are_refused(pattern: str, replacement: str) -> None:
    state = position()
    play(state, "take the Joker")
    refuses_broken(state, pattern, replacement)


@pytest.mark.parametrize(
    ("pattern", "replacement"),
    [
        ("joker -", "joker 5,5"),
        ("^agent A0 .. pile", "agent A0 R? pile"),
        ("^agent A0 .. pile", "agent A0 R? new 5,5"),
        ("^parted .*", "parted 64"),
        ("^pile A -- --", "pile A RO --"),
        ("^dealt 3", "dealt 16"),
    ],
)
def test_malformed_deals_are_refused(pattern: str, replacement: str) -> None:
    states = rollout(2, {"track": "classified", "colours": "RO"}, 1)
    state = next(state for number, state in enumerate(states) if number == 3)
    refuses_broken(state, pattern, replacement)


def test_a_pile_in_another_order_of_partings_is_refused() -> None:
    """A tile that was parted to pile B cannot lie in pile A."""
    states = rollout(2, {"track": "classified", "colours": "RO"}, 1)
    text = next(state for number, state in enumerate(states) if number == 8).text()
    parted = int(text.split("parted ")[1])
    with pytest.raises(MalformedText):
        GAME.read_state(text.replace(f"parted {parted}", f"parted {63 - parted}"))


def test_tokens_of_a_lane_not_dealt_yet_are_refused() -> None:
    with pytest.raises(MalformedText):
        GAME.read_state(new(3).text().replace("lane R 0 0 0 0 0", "lane R 0 0 0 0 8"))
    with pytest.raises(MalformedText):
        GAME.read_state(new(3, colours="ROY").text().replace("phase tokens", "phase colours"))


def test_an_end_without_a_reason_is_refused() -> None:
    state = position(player=3, turn=300)
    play(state, "take the Joker", "place at -1,1")
    assert GAME.read_state(state.text()).text() == state.text()
    with pytest.raises(MalformedText):
        GAME.read_state(state.text().replace("round 300", "round 299"))
    with pytest.raises(MalformedText):
        GAME.read_state(state.text().replace("agent A5 BP pile", "agent A5 B? pile"))


def test_the_neutral_staffers_space_is_taken() -> None:
    text = position("RO", track="classified").text()
    with pytest.raises(MalformedText):
        GAME.read_state(text.replace("staffers 0 0 0 0 0 0", "staffers 11 0 0 0 0 0", 1))


def test_a_view_of_no_seat_is_refused() -> None:
    text = view(dealt(2), 1).text()
    with pytest.raises(MalformedText):
        GAME.read_view(text.replace("seat 1", "seat 2", 1))
    with pytest.raises(MalformedText):
        GAME.read_view(text + "nonsense 1\n")


def test_u34_a_view_writes_a_question_mark_for_a_token_that_lies_face_down() -> None:
    """And for no other: neither a value in its place nor a question mark elsewhere is read, nor one in a state."""
    state = position(staffers={0: "7 0 0 0 0 0"}, taken_tokens="face_down")
    text = view(state, 2).text()
    assert "lane R ? 7 6 5 8\n" in text
    assert GAME.read_view(text).text() == text
    for wrong in ("lane R 4 7 6 5 8", "lane R ? ? 6 5 8"):
        with pytest.raises(MalformedText):
            GAME.read_view(text.replace("lane R ? 7 6 5 8", wrong))
    with pytest.raises(MalformedText):
        GAME.read_state(state.text().replace("lane R 4 7", "lane R ? 7"))
