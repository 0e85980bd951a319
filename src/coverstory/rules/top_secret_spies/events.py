"""What a seat sees and hears of one action: events in the order of the rules.

first seat                    who begins
dealt seat                    somebody has an agent    agent seat agent       … and the owner knows which
turn seat                     a turn begins            roll seat face         0 is “1-3”, 6 is “1” (T37)
move seat points              points are spent         stay seat              none are
walk agent from to steps      steps below 0 are backward, 0 is a jump
draw seat                     a card is drawn          drawn seat kind        … and its owner knows which
reshuffle cards               the discards are the new supply
play seat kind                a card is played         remove seat kind       … and leaves the game
find seat                     a free agent is taken    found seat agent       … and its owner knows which
pass seat                     no card                  done seat              no more cards
safe seat from to             the safe is moved        marker agent from to   by a card
scoring seat building         a scoring begins         score agent building from to
dossiers agent                everybody writes; this agent's marker is the farthest
entry seat agent holder       heard by the writer      written seat           a dossier is complete
over seat                     in whose turn            reveal seat agent      returned seat agent
free agent marker             nobody's at the end      tally seat agent marker
guess seat agent holder truth points                   total seat points place
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import Event
from coverstory.rules.top_secret_spies.actions import (
    DONE,
    PASS,
    PLAY_BASE,
    PLAY_KIND,
    PLAY_STEPS,
    SPLIT_STEPS,
    SPLIT_TOTAL,
    dealt_agent,
    drawn_kind,
    first_seat,
    found_agent,
    is_draw,
    is_split,
    place_building,
    roll_face,
    write_agent,
    write_holder,
)
from coverstory.rules.top_secret_spies.components import (
    AGENTS,
    BLANK,
    BUILDINGS,
    CARDS,
    CHURCH,
    DEAL,
    ENDED,
    ENTRY_POINTS,
    FIND,
    FIRST,
    FREE,
    HANDS,
    MOST_SEATS,
    MOST_STEPS,
    MOVE,
    NOBODY,
    PLACE,
    ROLL,
    WRITE,
)
from coverstory.rules.top_secret_spies.ending import (
    holder,
    kept_agent,
    marker_points,
    places_of,
    points,
    returned_agent,
    right_entry,
)
from coverstory.rules.top_secret_spies.packed import byte_of, nibble, size
from coverstory.rules.top_secret_spies.state import DOSSIERS, REMOVED, SUPPLY, SpiesPosition


def hear(before: SpiesPosition, action: i64, after: SpiesPosition, seat: i64) -> list[Event]:
    phase = before.phase
    if phase == MOVE:
        heard = hear_split(before, action, after)
    elif phase == CARDS:
        heard = hear_card(before, action, after)
    elif phase == PLACE:
        heard = [Event("safe", [before.player, before.safe, place_building(action)])]
    elif phase == WRITE:
        heard = hear_entry(before, action, after, seat)
    else:
        heard = [hear_chance(before, action, seat)]
    return heard + hear_consequences(before, action, after)


def hear_chance(before: SpiesPosition, outcome: i64, seat: i64) -> Event:
    phase = before.phase
    if phase == FIRST:
        return Event("first", [first_seat(outcome)])
    if phase == ROLL:
        return Event("roll", [before.player, roll_face(outcome)])
    if phase == DEAL:
        return secret("dealt", privately="agent", owner=before.dealt(), content=dealt_agent(outcome), seat=seat)
    if phase == FIND:
        return secret("find", privately="found", owner=before.actor, content=found_agent(outcome), seat=seat)
    owner = before.drawer() if phase == HANDS else before.actor
    return secret("draw", privately="drawn", owner=owner, content=drawn_kind(outcome), seat=seat)


def secret(openly: str, privately: str, owner: i64, content: i64, seat: i64) -> Event:
    """The owner learns the content; everybody else only that it happened (T20, T27)."""
    return Event(privately, [owner, content]) if seat == owner else Event(openly, [owner])


def hear_split(before: SpiesPosition, action: i64, after: SpiesPosition) -> list[Event]:
    if SPLIT_TOTAL[action] == 0:
        return [Event("stay", [before.player])]
    heard = [Event("move", [before.player, SPLIT_TOTAL[action]])]
    return heard + walks(before, after, SPLIT_STEPS[action])


def walks(before: SpiesPosition, after: SpiesPosition, steps: i64) -> list[Event]:
    """Each agent that stands elsewhere now."""
    heard: list[Event] = []
    for agent in range(AGENTS):
        start = byte_of(before.positions, agent)
        end = byte_of(after.positions, agent)
        if start != end:
            taken = byte_of(steps, agent)
            heard.append(Event("walk", [agent, start, end, taken - BUILDINGS if taken > MOST_STEPS else taken]))
    return heard


def hear_card(before: SpiesPosition, action: i64, after: SpiesPosition) -> list[Event]:
    actor = before.actor
    if action in (PASS, DONE):
        return [Event("pass" if action == PASS else "done", [actor])]
    kind = PLAY_KIND[action - PLAY_BASE]
    heard = [Event("play", [actor, kind])]
    heard += walks(before, after, PLAY_STEPS[action - PLAY_BASE])
    if after.safe != before.safe:
        heard.append(Event("safe", [actor, before.safe, after.safe]))
    for agent in range(AGENTS):
        if byte_of(after.markers, agent) != byte_of(before.markers, agent):
            heard.append(Event("marker", [agent, byte_of(before.markers, agent), byte_of(after.markers, agent)]))
    if after.papers[REMOVED] != before.papers[REMOVED]:
        heard.append(Event("remove", [actor, kind]))
    return heard


def hear_entry(before: SpiesPosition, action: i64, after: SpiesPosition, seat: i64) -> list[Event]:
    """Others hear only that a dossier is complete (T21)."""
    writer = before.writer
    heard: list[Event] = []
    if seat == writer:
        heard.append(Event("entry", [writer, write_agent(action), write_holder(action)]))
    if after.next_entry(writer) == NOBODY:
        heard.append(Event("written", [writer]))
    return heard


def hear_consequences(before: SpiesPosition, action: i64, after: SpiesPosition) -> list[Event]:
    """What follows by itself: scoring, dossiers, the end, the next turn, a new supply."""
    heard: list[Event] = []
    if (is_split(action) or action == PASS) and after.phase in (PLACE, WRITE, ENDED):
        heard += hear_scoring(before, after)
    if after.filed and not before.filed:
        heard.append(Event("dossiers", [leader(after)]))
    if after.phase == ENDED:
        heard += hear_end(after)
    if after.phase == ROLL:
        heard.append(Event("turn", [after.player]))
    if after.setup.cards and is_renewed(before, action, after):
        heard.append(Event("reshuffle", [size(after.papers[SUPPLY])]))
    return heard


def is_renewed(before: SpiesPosition, action: i64, after: SpiesPosition) -> bool:
    """The supply holds more cards than it did, but for the one that was drawn (T12)."""
    drawn = 1 if is_draw(action) else 0
    return size(after.papers[SUPPLY]) + drawn > size(before.papers[SUPPLY])


def hear_scoring(before: SpiesPosition, after: SpiesPosition) -> list[Event]:
    """Every agent outside the church scores (T8), building by building."""
    heard = [Event("scoring", [after.player, after.safe])]
    for building in range(CHURCH + 1, BUILDINGS):
        for agent in range(AGENTS):
            if byte_of(after.positions, agent) == building:
                spaces = [agent, building, byte_of(before.markers, agent), byte_of(after.markers, agent)]
                heard.append(Event("score", spaces))
    return heard


def leader(position: SpiesPosition) -> i64:
    best: i64 = 0
    for agent in range(1, AGENTS):
        if byte_of(position.markers, agent) > byte_of(position.markers, best):
            best = agent
    return best


def hear_end(after: SpiesPosition) -> list[Event]:
    """Cards and dossiers are turned over, and the points come about (T10, T19, T22)."""
    heard = [Event("over", [after.player])]
    for seat in range(after.setup.seats):
        heard.append(Event("reveal", [seat, nibble(after.firsts, seat)]))
        if after.has_two(seat):
            heard.append(Event("reveal", [seat, nibble(after.seconds, seat)]))
            heard.append(Event("returned", [seat, returned_agent(after, seat)]))
    for agent in range(AGENTS):
        if byte_of(after.setup.agent_bits, agent) and holder(after, agent) == FREE:
            heard.append(Event("free", [agent, byte_of(after.markers, agent)]))
    for seat in range(after.setup.seats):
        heard.append(Event("tally", [seat, kept_agent(after, seat), marker_points(after, seat)]))
        if after.setup.dossier:
            heard += hear_guesses(after, seat)
    places = vec[i64]([0] * MOST_SEATS)
    places_of(after, places)
    for seat in range(after.setup.seats):
        heard.append(Event("total", [seat, points(after, seat), places[seat]]))
    return heard


def hear_guesses(after: SpiesPosition, seat: i64) -> list[Event]:
    heard: list[Event] = []
    entries = after.papers[DOSSIERS + seat]
    for agent in range(AGENTS):
        guess = nibble(entries, agent)
        if guess != BLANK:
            truth = right_entry(after, agent)
            heard.append(Event("guess", [seat, agent, guess, truth, ENTRY_POINTS if guess == truth else 0]))
    return heard
