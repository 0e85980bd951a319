"""The text form of the open table, written."""

from __future__ import annotations

from mypy_extensions import i64

from coverstory.rules.text_form import TextWriter
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.choices import TIE_BREAKS, DanzerChoices
from coverstory.rules.undercover_danzer.components import (
    AGENTS,
    COLOURS,
    FIRST_AGENT,
    FIRST_JOKER,
    HIDDEN,
    LETTERS,
    MOST_TOKENS,
    NOTHING,
    NOWHERE,
    PILE_LETTERS,
    PILE_SIZE,
    column_of,
    row_of,
)
from coverstory.rules.undercover_danzer.open_table import DanzerOpen, is_agent

TRACKS = ("standard", "classified")


def write_open(out: TextWriter, table: DanzerOpen) -> None:
    write_choices(out, table.choices)
    out.word("phase", phases.NAMES[table.phase])
    out.number("dealt", table.dealt)
    out.number("round", table.round)
    out.number("starts", table.starts)
    out.number("player", table.player)
    out.number("ending", table.ending)
    out.word("came", space_word(table.came))
    out.number("flipped", 1 if table.flipped else 0)
    for seat in range(table.choices.seats):
        out.word("service", service_words(table, seat))
    for lane in range(COLOURS):
        tokens = [token_word(table.token[lane * MOST_TOKENS + place]) for place in range(table.choices.tokens)]
        out.word("lane", " ".join([LETTERS[lane], *tokens]))
    for agent in range(AGENTS):
        out.word("agent", agent_words(table, agent))


def write_choices(out: TextWriter, choices: DanzerChoices) -> None:
    out.number("seats", choices.seats)
    out.word("track", TRACKS[1 if choices.classified else 0])
    out.number("plain", choices.plain)
    out.row("values", choices.values)
    out.number("line", choices.line)
    out.word("tie_break", TIE_BREAKS[choices.tie_break])
    out.word("colours", choices.colours)
    out.word("first", choices.first)
    out.word("headquarters", choices.headquarters)
    if (
        choices.face_down
    ):  # a later option: written only where it is not the default, so that older texts are still read
        out.word("taken_tokens", "face_down")


def token_word(token: i64) -> str:
    return "?" if token == HIDDEN else str(token)


def space_word(space: i64) -> str:
    return "-" if space == NOWHERE else f"{row_of(space)},{column_of(space)}"


def letter(colour: i64, hidden: str) -> str:
    return hidden if colour == HIDDEN else LETTERS[colour]


def agent_name(agent: i64) -> str:
    """A0 to B5: a pile and a depth, which are public."""
    return PILE_LETTERS[agent // PILE_SIZE] + str(agent % PILE_SIZE)


def piece_word(piece: i64) -> str:
    if piece == NOTHING:
        return "-"
    return agent_name(piece - FIRST_AGENT) if is_agent(piece) else "joker"


def place_word(table: DanzerOpen, piece: i64) -> str:
    return "hand" if table.hand == piece else space_word(table.at[piece])


def service_words(table: DanzerOpen, seat: i64) -> str:
    staffers = [str(table.staffer[seat * COLOURS + lane]) for lane in range(COLOURS)]
    file = piece_word(table.file[seat])
    joker = place_word(table, FIRST_JOKER + seat)
    return " ".join([letter(table.colour[seat], "-"), "file", file, "joker", joker, "staffers", *staffers])


def agent_words(table: DanzerOpen, agent: i64) -> str:
    faces = letter(table.known[agent], "?") + letter(table.known[AGENTS + agent], "?")
    words = [agent_name(agent), faces, side_word(table, agent)]
    return " ".join(words if table.in_pile(agent) else [*words, place_word(table, FIRST_AGENT + agent)])


def side_word(table: DanzerOpen, agent: i64) -> str:
    """`new`: official side up, its back not seen yet."""
    if table.in_pile(agent):
        return "pile"
    if table.known[AGENTS + agent] == HIDDEN:
        return "new"
    return "official" if table.face[FIRST_AGENT + agent] == table.known[agent] else "undercover"
