"""The text form of the open table, read back."""

from __future__ import annotations

from mypy_extensions import i64

from coverstory.errors import MalformedText
from coverstory.rules.text_form import TextReader
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.choices import (
    FIRSTS,
    LEAST_COLUMNS,
    LEAST_PLAIN,
    MOST_PLAIN,
    MOST_WORTH,
    TIE_BREAKS,
    DanzerChoices,
    proper_colours,
    proper_headquarters,
)
from coverstory.rules.undercover_danzer.components import (
    AGENTS,
    COLOURS,
    FIRST_AGENT,
    FIRST_JOKER,
    HIDDEN,
    HIGHEST_TOKEN,
    HOME,
    LAST_ROUND,
    LETTERS,
    MOST_COLUMNS,
    MOST_TOKENS,
    NOTHING,
    NOWHERE,
    PIECES,
    PILE_DEALS,
    PILE_LETTERS,
    PILE_SIZE,
    PILES,
    space_at,
)
from coverstory.rules.undercover_danzer.lanes import has_finished
from coverstory.rules.undercover_danzer.open_table import DanzerOpen, fresh_table, is_agent
from coverstory.rules.undercover_danzer.text_writer import TRACKS, agent_name, letter, piece_word, space_word


def read_open(reader: TextReader) -> DanzerOpen:
    """Anything that play could not lead to, and that could harm play, is a MalformedText."""
    table = fresh_table(read_choices(reader))
    read_turn(reader, table)
    for seat in range(table.choices.seats):
        read_service(reader, table, seat)
    check_colours(reader, table)
    for lane in range(COLOURS):
        read_lane(reader, table, lane)
        check_staffers(reader, table, lane)
    for agent in range(AGENTS):
        read_agent(reader, table, agent)
    for pile in range(PILES):
        settle_pile(reader, table, pile)
    if table.phase > phases.CHOOSE_COLOURS:
        table.lay_headquarters()
    table.draw_chart()
    check_board(reader, table)
    check_hand(reader, table)
    check_files(reader, table)
    return table


def need(reader: TextReader, fits: bool, expected: str, got: str) -> None:
    if not fits:
        raise MalformedText(reader.what, expected, f"“{got}”")


def read_word(reader: TextReader, name: str, words: tuple[str, ...]) -> i64:
    """Which of a few words."""
    word = reader.word(name)
    need(reader, word in words, f"one of {', '.join(words)} for “{name}”", word)
    return words.index(word)


def read_choices(reader: TextReader) -> DanzerChoices:
    seats = reader.number("seats", 2, 4)
    classified = read_word(reader, "track", TRACKS) == 1
    plain = reader.number("plain", LEAST_PLAIN, MOST_PLAIN)
    values = reader.row("values", shortest=LEAST_COLUMNS, longest=MOST_COLUMNS, least=-MOST_WORTH, most=MOST_WORTH)
    line = reader.number("line", 1, len(values) - 1)
    tie_break = read_word(reader, "tie_break", TIE_BREAKS)
    colours = reader.word("colours")
    by_letter = colours not in ("chosen", "random")
    need(reader, proper_colours(colours) == colours, "colours", colours)
    need(reader, len(colours) == seats or not by_letter, "a colour for each seat", colours)
    first = FIRSTS[read_word(reader, "first", FIRSTS[: seats + 1])]
    headquarters = reader.word("headquarters")
    need(reader, proper_headquarters(headquarters) == headquarters, "two rows of headquarters", headquarters)
    face_down = reader.follows("taken_tokens") and read_word(reader, "taken_tokens", ("face_down",)) == 0
    return DanzerChoices(
        seats,
        classified=classified,
        plain=plain,
        values=values,
        line=line,
        tie_break=tie_break,
        colours=colours,
        first=first,
        headquarters=headquarters,
        face_down=face_down,
    )


def read_turn(reader: TextReader, table: DanzerOpen) -> None:
    choices = table.choices
    table.phase = read_word(reader, "phase", phases.NAMES)
    need(reader, table.phase > phases.DEAL_TOKENS or choices.tokens > 0, "a phase of the classified track", "tokens")
    needless = choices.seat_letters() and table.phase == phases.CHOOSE_COLOURS
    need(reader, not needless, "a phase after the choice of colours", "colours")
    deals: i64 = 0
    if table.phase == phases.DEAL_TOKENS:
        deals = COLOURS * (choices.tokens - 1) - 1
    elif table.phase == phases.DEAL_PILES:
        deals = PILE_DEALS - 1
    table.dealt = reader.number("dealt", 0, deals)
    on = table.phase >= phases.TAKE
    table.round = reader.number("round", 1, LAST_ROUND if on else 1)
    table.starts = reader.number("starts", 0 if on else NOTHING, choices.seats - 1 if on else NOTHING)
    chooses = on or table.phase == phases.CHOOSE_COLOURS
    table.player = reader.number("player", 0, choices.seats - 1 if chooses else 0)
    table.ending = reader.number("ending", NOTHING, choices.seats - 1 if on else NOTHING)
    table.came = read_space(reader, table, reader.word("came"))
    table.flipped = reader.number("flipped", 0, 1 if table.phase == phases.PLACE else 0) == 1


def read_space(reader: TextReader, table: DanzerOpen, word: str) -> i64:
    """A space is at most one step a turn away from the block of headquarters."""
    if word == "-":
        return NOWHERE
    reach = table.round * table.choices.seats + 2
    parts = word.split(",")
    need(reader, len(parts) == 2, "a space such as 0,4", word)
    return space_at(reader.whole("row", parts[0], -reach, reach), reader.whole("column", parts[1], -reach, reach))


def read_place(reader: TextReader, table: DanzerOpen, piece: i64, word: str) -> None:
    """A space, or in the hand of whoever is to act."""
    if word != "hand":
        table.at[piece] = read_space(reader, table, word)
        return
    need(reader, table.hand == NOTHING, "one tile in hand", "hand")
    table.hand = piece


def read_colour(reader: TextReader, word: str, hidden: str) -> i64:
    need(reader, len(word) == 1 and word in LETTERS + hidden, "the letter of a colour", word)
    return HIDDEN if word == hidden else LETTERS.index(word)


def read_service(reader: TextReader, table: DanzerOpen, seat: i64) -> None:
    line = reader.word("service")
    words = line.split()
    fits = len(words) == 12 and words[1] == "file" and words[3] == "joker" and words[5] == "staffers"
    need(reader, fits, "a colour, file, joker and staffers", line)
    table.colour[seat] = read_colour(reader, words[0], "-")
    table.file[seat] = read_filed(reader, seat, words[2])
    read_place(reader, table, FIRST_JOKER + seat, words[4])
    for lane in range(COLOURS):
        column = reader.whole("staffers", words[6 + lane], HOME, table.choices.columns)
        table.staffer[seat * COLOURS + lane] = column


def read_filed(reader: TextReader, seat: i64, word: str) -> i64:
    if word == "-":
        return NOTHING
    if word == "joker":
        return FIRST_JOKER + seat
    for agent in range(AGENTS):
        if agent_name(agent) == word:
            return FIRST_AGENT + agent
    raise MalformedText(reader.what, "a tile with a file on it", f"“{word}”")


def check_colours(reader: TextReader, table: DanzerOpen) -> None:
    """U13: distinct, by seat, as far as they have been settled."""
    chosen = "".join([letter(colour, "-") for colour in table.colour])
    letters = table.choices.seat_letters()
    settled: i64 = table.choices.seats
    if not letters:
        settled = (
            table.player
            if table.phase == phases.CHOOSE_COLOURS
            else 0
            if table.phase < phases.CHOOSE_COLOURS
            else settled
        )
    named = chosen.rstrip("-")
    need(reader, len(named) == settled and len(set(named)) == settled and "-" not in named, "the colours", chosen)
    need(reader, letters in ("", chosen), f"the colours {letters}", chosen)


def read_lane(reader: TextReader, table: DanzerOpen, lane: i64) -> None:
    """U11: the tokens of a lane, dealt from right to left."""
    choices = table.choices
    line = reader.word("lane")
    words = line.split()
    need(reader, len(words) == choices.tokens + 1 and words[0] == LETTERS[lane], "a lane and its tokens", line)
    dealt = choices.tokens
    if table.phase == phases.DEAL_TOKENS:
        dealt = min(max(table.dealt - lane * (choices.tokens - 1), 0), choices.tokens)
        dealt = choices.tokens if dealt >= choices.tokens - 1 else dealt
    seen: i64 = 0
    for place in range(choices.tokens):
        face_down = reader.what == "View" and table.is_face_down(lane, place)
        need(reader, (words[place + 1] == "?") == face_down, "“?” for a token that lies face down, and no other", line)
        if face_down:
            table.token[lane * MOST_TOKENS + place] = HIDDEN
            continue
        lies = place >= choices.tokens - dealt
        least = choices.lowest_token() if lies else 0
        value = reader.whole("lane", words[place + 1], least, HIGHEST_TOKEN if lies else 0)
        need(reader, not lies or not seen >> value & 1, "different tokens", line)
        seen |= 1 << value
        table.token[lane * MOST_TOKENS + place] = value


def check_staffers(reader: TextReader, table: DanzerOpen, lane: i64) -> None:
    """No two on one space; U38: none on the neutral one's."""
    neutral = table.choices.classified and table.choices.seats == 2
    seen: i64 = 1 << table.choices.columns if neutral else 0
    for seat in range(table.choices.seats):
        column = table.staffer[seat * COLOURS + lane]
        need(reader, column == HOME or not seen >> column & 1, "one staffer on a space", f"column {column}")
        seen |= 1 << column


def read_agent(reader: TextReader, table: DanzerOpen, agent: i64) -> None:
    line = reader.word("agent")
    words = line.split()
    in_pile = len(words) == 3 and words[2] == "pile"
    fits = in_pile or (len(words) == 4 and words[2] in ("new", "official", "undercover") and table.phase >= phases.TAKE)
    need(reader, fits and words[0] == agent_name(agent) and len(words[1]) == 2, "an agent", line)
    front = read_colour(reader, words[1][0], "?")
    back = read_colour(reader, words[1][1], "?")
    apart = (front - back) % COLOURS
    need(reader, HIDDEN in (front, back) or apart in (1, COLOURS - 1), "neighbouring colours", line)
    table.known[agent] = front
    table.known[AGENTS + agent] = back
    if in_pile:
        return
    need(reader, front != HIDDEN and (back == HIDDEN) == (words[2] == "new"), "the faces that were seen", line)
    table.face[FIRST_AGENT + agent] = back if words[2] == "undercover" else front
    read_place(reader, table, FIRST_AGENT + agent, words[3])
    need(reader, words[3] != "-", "a space", line)
    mark_gone(table, agent)


def mark_gone(table: DanzerOpen, agent: i64) -> None:
    """Narrow the pile from above, or from below once a tile above is still there; settle_pile checks the outcome."""
    depth = agent % PILE_SIZE
    above = table.top(agent // PILE_SIZE) == depth
    if agent < PILE_SIZE:
        table.top_a += 1 if above else 0
        table.bottom_a = table.bottom_a if above else min(table.bottom_a, depth)
    else:
        table.top_b += 1 if above else 0
        table.bottom_b = table.bottom_b if above else min(table.bottom_b, depth)


def settle_pile(reader: TextReader, table: DanzerOpen, pile: i64) -> None:
    """U12, U17: tiles left a pile from its top or bottom only; of those in it only a top is known, until the end."""
    name = f"pile {PILE_LETTERS[pile]}"
    for depth in range(PILE_SIZE):
        agent = pile * PILE_SIZE + depth
        gone = table.face[FIRST_AGENT + agent] != HIDDEN
        need(reader, gone != table.in_pile(agent), "tiles gone from above or below", name)
        if not gone:
            shown = table.phase == phases.END or (depth == table.top(pile) and table.stacked(pile) == PILE_SIZE)
            need(reader, (table.known[agent] != HIDDEN) == shown, "its top alone to be known", name)
        hidden = table.known[AGENTS + agent] == HIDDEN
        need(reader, not hidden or table.phase != phases.END, "every back known at the end", name)
        need(reader, hidden or gone or table.phase == phases.END, "no known back in a pile", name)


def check_board(reader: TextReader, table: DanzerOpen) -> None:
    """One tile a space, and none where the tile in hand came from."""
    used: set[int] = set()
    for piece in range(PIECES):
        space = table.at[piece]
        if space != NOWHERE:
            need(reader, space not in used and space != table.came, "one tile on a space", space_word(space))
            used.add(space)
        early = table.phase < phases.TAKE and piece >= FIRST_JOKER and space != NOWHERE
        need(reader, not early, "no Joker placed before the first turn", space_word(space))


def check_hand(reader: TextReader, table: DanzerOpen) -> None:
    hand = table.hand
    got = piece_word(hand)
    holds = table.phase in (phases.FLIP, phases.PLACE)
    need(reader, (hand != NOTHING) == holds, "a tile in hand between taking and placing", got)
    need(reader, hand < FIRST_JOKER or hand == FIRST_JOKER + table.player, "the player's own Joker", got)
    need(reader, table.phase != phases.FLIP or is_agent(hand), "an agent that can be flipped", got)
    agent = hand - FIRST_AGENT
    flips = is_agent(hand) and table.known[AGENTS + agent] != HIDDEN
    need(reader, flips or not table.flipped, "a flipped agent", got)
    need(reader, is_agent(hand) or table.came == NOWHERE, "an agent that came from a space", got)
    fits = table.phase != phases.END or table.ending != NOTHING or table.round == LAST_ROUND
    need(reader, fits, "a reason to end", phases.NAMES[table.phase])
    need(
        reader,
        table.ending == NOTHING or has_finished(table, table.ending),
        "somebody who finished",
        phases.NAMES[phases.END],
    )


def check_files(reader: TextReader, table: DanzerOpen) -> None:
    """Each on its own tile, which has been taken; U46: the tile about to be placed carries the player's."""
    used: set[int] = set()
    for seat in range(table.choices.seats):
        piece = table.file[seat]
        if piece == NOTHING:
            continue
        need(reader, piece not in used and (table.at[piece] != NOWHERE or table.hand == piece), "files", "file")
        used.add(piece)
    carries = table.phase != phases.PLACE or table.file[table.player] == table.hand
    need(reader, carries, "the player's file on the tile in hand", piece_word(table.hand))
