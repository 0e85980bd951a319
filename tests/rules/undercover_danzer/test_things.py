"""Things on the table."""

from __future__ import annotations

from collections import Counter

from coverstory.rules.contract import Event
from coverstory.rules.languages import LANGUAGES
from coverstory.rules.undercover_danzer.components import (
    FITS,
    JOKER_FACE,
    official_of,
    opposite,
    tile_of,
    tile_undercover,
    undercover_of,
)
from coverstory.words.catalogue import words
from support.danzer_positions import (
    BLUE,
    GAME,
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    YELLOW,
    columns,
    kinds,
    new,
    play,
    position,
    spaces,
    view,
)


def test_u1_opposites_lie_three_steps_apart() -> None:
    """Opposites: red and green, orange and blue, yellow and purple."""
    assert [opposite(colour) for colour in range(6)] == [GREEN, BLUE, PURPLE, RED, ORANGE, YELLOW]


def test_u1_neighbours_lie_one_step_apart_and_purple_is_followed_by_red() -> None:
    """A neighbour lets its own colour and the two beside it lie there, and a Joker."""
    for colour in range(6):
        fitting = {(colour - 1) % 6, colour, (colour + 1) % 6, JOKER_FACE}
        assert {other for other in range(7) if FITS[colour] >> other & 1} == fitting


def test_u2_every_pair_of_neighbours_occurs_once_and_every_colour_on_four_tiles() -> None:
    """Twelve agents: one for each ordered pair of neighbouring colours."""
    pairs = {(official_of(tile), undercover_of(tile)) for tile in range(12)}
    assert pairs == {(colour, (colour + step) % 6) for colour in range(6) for step in (1, 5)}
    faces = Counter(colour for pair in pairs for colour in pair)
    assert set(faces.values()) == {4}


def test_u2_a_tile_is_found_again_by_its_colours() -> None:
    """The two tiles of an undercover colour are official on either side of it."""
    for tile in range(12):
        assert tile_of(official_of(tile), undercover_of(tile)) == tile
    for colour in range(6):
        both = {tile_undercover(colour, which) for which in (0, 1)}
        assert {official_of(tile) for tile in both} == {(colour + 1) % 6, (colour - 1) % 6}
        assert {undercover_of(tile) for tile in both} == {colour}


def test_u3_official_and_undercover_sides_can_be_told_apart() -> None:
    """A visible face is a colour and a kind of side."""
    state = position(placed={"BG": "undercover 2,2", "GY": "official 0,3"})
    text = view(state).text()
    assert "agent B0 GY official 0,3\n" in text
    assert "agent B1 BG undercover 2,2\n" in text


def test_u4_every_colour_has_a_city() -> None:
    """Six headquarters, each in a city without effect."""
    for lang in LANGUAGES:
        assert len({words(lang, "undercover_danzer").say("city", {"colour": colour}) for colour in range(6)}) == 6


def test_u8_the_standard_track_has_six_plain_columns_and_five_with_tokens() -> None:
    """11 columns; with two players 7 plain ones and 4 with a token."""
    for seats, plain, tokens in ((2, 7, 4), (3, 6, 5), (4, 6, 5)):
        choices = new(seats).table.choices
        assert (choices.columns, choices.threshold, choices.tokens) == (11, plain, tokens)


def test_u17_both_sides_of_a_flipped_tile_are_remembered() -> None:
    """Whatever anybody has seen, everybody has seen."""
    state = position(placed={"BG": "new 2,2"})
    assert "agent B0 B? new 2,2\n" in view(state, 1).text()
    state = position(placed={"BG": "new 2,2"}, player=1)
    play(state, "take the agent at 2,2", "flip")
    for seat in (-1, 0, 1, 2, 3):
        assert "agent B0 BG undercover hand\n" in view(state, seat).text()


def test_u34_a_token_that_was_taken_is_public() -> None:
    """Its value is no secret: the view tells the column and the token that was dealt there."""
    state = position(placed={"YG": "official 0,3"}, player=2, staffers={2: "0 0 6 0 0 0"})
    heard = play(state, "take the agent at 0,3", "keep", "place at -1,2")
    assert kinds(heard, "gain") == [[2, YELLOW, 6]]
    assert "lane Y 8 6 5 4 7\n" in view(state, 0).text()


def test_u34_option_face_down_the_log_does_not_name_the_token() -> None:
    """Option face_down: that a token was taken is told, and not which; nobody knows more than another (U17)."""
    state = position(placed={"YG": "official 0,3"}, player=2, staffers={2: "0 0 6 0 0 0"}, taken_tokens="face_down")
    heard = play(state, "take the agent at 0,3", "keep", "place at -1,2")
    assert kinds(heard, "gain") == [[2, YELLOW]]
    said = [GAME.say_event(Event("gain", [2, YELLOW]), lang, ["Ada", "Ben", "Cleo"]) for lang in ("en", "de")]
    assert said == ["Cleo takes a token in the yellow lane.", "Cleo nimmt ein Plättchen in Reihe Gelb."]


def test_u34_u36_option_face_down_tokens_are_turned_up_at_the_end() -> None:
    """Option face_down: they are hidden while the game is played, count as ever, and are shown in the scoring."""
    state = position(player=3, turn=300, staffers={0: "7 0 0 0 0 0"}, taken_tokens="face_down")
    assert state.table.keeps_tokens_down()
    heard = play(state, "take the Joker", "place at -1,1")
    assert not state.table.keeps_tokens_down()
    assert kinds(heard, "tally")[0] == [0, RED, 7, 4, 1, 4]


def test_u34_option_face_down_means_nothing_without_tokens() -> None:
    """The classified game has none (U11)."""
    assert not position(track="classified", taken_tokens="face_down").table.keeps_tokens_down()


def test_u42_most_points_win() -> None:
    """The aim is to have the most points when the game ends."""
    state = position(player=3, turn=300, staffers={0: "11 0 0 0 0 0", 1: "7 0 0 0 0 0"})
    play(state, "take the Joker", "place at -1,1")
    outcome = state.outcome()
    assert outcome.scores == [8, 4, 0, 0]
    assert outcome.winners == [0]


def test_u43_six_staffers_begin_at_home() -> None:
    """Each player has six staffers, one for each colour, and one file."""
    state = new(3)
    assert [columns(state, seat) for seat in range(3)] == [[0] * 6] * 3
    assert list(state.table.file) == [-1, -1, -1]


def test_u51_rows_count_downwards_and_columns_to_the_right() -> None:
    """0,0 is the upper left corner of the block of headquarters; both can be negative."""
    heard = play(new(2, track="classified"), "colour red", "colour orange")
    assert kinds(heard, "headquarters") == [[YELLOW, 0, 2], [GREEN, 1, 2], [BLUE, 1, 1], [PURPLE, 1, 0]]
    state = position("RO")
    play(state, "take the Joker")
    assert {"-1,2", "1,-1"} <= spaces(state)
