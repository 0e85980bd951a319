"""The board as text."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from coverstory.errors import UnknownLanguage
from coverstory.rules.contract import ONLOOKER, View
from coverstory.rules.languages import LANGUAGES, seat_names
from coverstory.rules.top_secret_spies.components import FREE_AGENT, STEP, TO_RUINS
from coverstory.rules.top_secret_spies.view import look
from coverstory.terminal.boards.catalogue import board_text
from coverstory.words.catalogue import words
from support.spies_names import BLUE, GREEN, RED, RUINS, YELLOW
from support.spies_positions import GAME, position, random_states

NAMES = ["Anna", "Bob", "Chris", "David"]


def draw(view: View, lang: str, names: Sequence[str]) -> str:
    return board_text("top_secret_spies", view=view, offered=[], lang=lang, names=names)


def test_t2_the_ring_is_drawn_clockwise_from_the_church() -> None:
    """Agents by their initials, the safe in its building."""
    page = draw(look(position(seats=2, at={RED: 7, YELLOW: RUINS, BLUE: 7}), 0, []), "en", NAMES)
    assert page.splitlines()[:10] == [
        "+--------------+--------------+--------------+--------------+--------------+",
        "| church 0     | 1            | 2            | 3            | 4            |",
        "| M L          |              |              |              |              |",
        "+--------------+--------------+--------------+--------------+--------------+",
        "| ruins -3     | Die: 1-3                                   | 5            |",
        "| P            | P  0  J  0  M  0  D  0  L  0               |              |",
        "+--------------+--------------+--------------+--------------+--------------+",
        "| 10           | 9            | 8            | 7 [safe]     | 6            |",
        "|              |              |              | J D          |              |",
        "+--------------+--------------+--------------+--------------+--------------+",
    ]


def test_t3_the_track_shows_29_and_the_finish() -> None:
    """A bar for each marker."""
    page = draw(look(position(at={RED: 4}, markers={RED: 12}), 0, []), "en", NAMES)
    assert "J red ◆      building 4   12 ############................:............|" in page.splitlines()


def test_t20_t27_others_have_unknown_agents_and_so_many_cards() -> None:
    """The own agents and cards are named."""
    state = position(
        phase="cards", cards=True, arrived=[RED], at={RED: 7}, seconds={1: BLUE}, hands={0: [STEP], 1: [FREE_AGENT]},
        discard=[TO_RUINS, TO_RUINS],
    )  # fmt: skip
    lines = draw(look(state, 0, []), "en", NAMES).splitlines()
    assert "At the safe this turn: J red" in lines
    assert "> Anna: agent S gray; cards in hand: 1; turn" in lines
    assert "  Bob: agents unknown and unknown; cards in hand: 1" in lines
    assert "  one step: Move one agent one building forward or back." in lines
    assert "Supply: 22 cards. Discards: to the ruins ×2. Out of the game: none." in lines
    assert "Hand:" not in draw(look(state, ONLOOKER, []), "en", NAMES)


def test_t22_the_own_dossier_is_shown_and_at_the_end_all() -> None:
    """Others' dossiers are face down before."""
    entries = {0: "15 1 2 3 7 7 7", 1: "0 15 0 0 0 0 0"}
    writing = position(dossier=True, filed=True, markers={RED: 30}, entries=entries)
    page = draw(look(writing, 0, []), "de", NAMES)
    assert "Dossier von Anna: P Gelb = Bob" in page
    assert "Dossier von Bob" not in page
    ended = position(phase="ended", dossier=True, filed=True, markers={RED: 42}, entries=entries)
    page = draw(look(ended, 0, []), "de", NAMES)
    assert "Dossier von Bob" in page
    assert "Freie Agenten: M Grün, D Blau, L Violett" in page


def test_t19_a_returned_agent_is_listed_as_free() -> None:
    """Anna's second agent is ahead, Bob's is behind; violet was never taken."""
    ended = position(phase="ended", cards=True, markers={RED: 42}, seconds={0: GREEN, 1: BLUE}, at={RED: 7})
    ahead = position(phase="ended", cards=True, markers={GREEN: 42}, seconds={0: GREEN, 1: BLUE}, at={GREEN: 7})
    assert "Free agents: S gray, D blue, L violet" in draw(look(ahead, 0, []), "en", NAMES).splitlines()
    assert "Free agents: M green, D blue, L violet" in draw(look(ended, 0, []), "en", NAMES).splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", range(4))
def test_t25_no_line_is_longer_than_78_columns(lang: str, variant: int) -> None:
    """At any time, for any seat."""
    for seats in (2, 7):
        names = seat_names(seats, lang)
        for number, state in enumerate(random_states(seats, GAME.variants[variant], 3)):
            if number % 5 == 0 or state.to_act() == -2:
                for seat in (0, ONLOOKER):
                    page = draw(look(state, seat, []), lang, names)
                    assert max(len(line) for line in page.splitlines()) <= 78


def test_t25_a_language_that_we_do_not_speak_is_refused() -> None:
    """Only those of which there is a folder."""
    with pytest.raises(UnknownLanguage):
        draw(look(position(), 0, []), "xx", NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("building", range(12))
def test_t2_the_safes_cell_is_not_cut(building: int, lang: str) -> None:
    """The name of its building stands there whole, and “safe” too; the ring keeps its width."""
    lines = draw(look(position(safe=building), 0, []), lang, NAMES).splitlines()
    spoken = words(lang, "top_secret_spies")
    safe = spoken.say("board-safe")
    word = spoken.say("building", {"building": building}) if building in (0, 11) else str(building)
    (cell,) = [cell for line in lines[:10] for cell in line.split("|") if safe in cell]
    assert cell.replace(safe, "").split()[0] == word
    assert {len(line) for line in lines[:10]} == {76}
