"""Top Secret Spies as text: the ring of buildings, the track, the players, the own cards and dossier."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap

from coverstory.rules.contract import View
from coverstory.rules.languages import speak
from coverstory.rules.top_secret_spies.lanes import agents_row, cards_of, lane, nibble
from coverstory.rules.top_secret_spies.table import (
    AGENTS,
    BLANK,
    CHURCH,
    DOSSIER_SPACE,
    ENDED,
    FINISH,
    FREE,
    HIDDEN,
    KINDS,
    NOBODY,
    ROLL,
    RUINS,
)
from coverstory.rules.top_secret_spies.view import SpiesView
from coverstory.rules.top_secret_spies.vocabulary import (
    CARD_SENTENCES,
    CARD_WORDS,
    COLOURS,
    FACE_WORDS,
    FREE_WORDS,
    NAMES,
    building_word,
)

WIDTH = 78
CELL = 14
TOP = (0, 1, 2, 3, 4)
SIDES = (11, 5)
BOTTOM = (10, 9, 8, 7, 6)

TEXTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "safe": "[safe]",
        "die": "Die: {face}",
        "arrived": "At the safe this turn: {agents}",
        "own": "agent {agent}",
        "two": "agents {agent} and {second}",
        "unknown": "unknown",
        "none": "none yet",
        "cards": "cards in hand: {count}",
        "entries": "dossier entries: {count}",
        "turn": "turn",
        "hand": "Hand",
        "piles": "Supply: {supply} cards. Discards: {discards}. Out of the game: {removed}.",
        "nothing": "none",
        "dossier": "Dossier of {name}: {entries}.",
        "free": "Free agents: {agents}",
    },
    "de": {
        "safe": "[Tresor]",
        "die": "Würfel: {face}",
        "arrived": "In diesem Zug am Tresor: {agents}",
        "own": "Agent {agent}",
        "two": "Agenten {agent} und {second}",
        "unknown": "unbekannt",
        "none": "noch keiner",
        "cards": "Handkarten: {count}",
        "entries": "Dossiereinträge: {count}",
        "turn": "am Zug",
        "hand": "Hand",
        "piles": "Vorrat: {supply} Karten. Ablage: {discards}. Aus dem Spiel: {removed}.",
        "nothing": "nichts",
        "dossier": "Dossier von {name}: {entries}.",
        "free": "Freie Agenten: {agents}",
    },
}


def draw(view: View, lang: str, names: Sequence[str]) -> str:
    assert isinstance(view, SpiesView)
    speak(lang)
    lines = [*ring_lines(view, lang), "", *track_lines(view, lang), ""]
    lines += [*turn_lines(view, lang), *seat_lines(view, lang, names)]
    if view.setup.cards:
        lines += ["", *card_lines(view, lang)]
    if view.setup.dossier:
        lines += dossier_lines(view, lang, names)
    return "\n".join(lines)


def ring_lines(view: SpiesView, lang: str) -> list[str]:
    """Clockwise from the church, top left."""
    edge = "+" + ("-" * CELL + "+") * len(TOP)
    gap = " " * ((CELL + 1) * 3 - 1)
    side_edge = "+" + "-" * CELL + "+" + gap + "+" + "-" * CELL + "+"
    lines = [edge, *row_lines(view, TOP, lang, "|")]
    lines += [edge[: CELL + 2] + "-" * len(gap) + side_edge[-CELL - 2 :], *row_lines(view, SIDES, lang, f"|{gap}|")]
    return [*lines, edge, *row_lines(view, BOTTOM, lang, "|"), edge]


def row_lines(view: SpiesView, buildings: Sequence[int], lang: str, between: str) -> list[str]:
    cells = [cell_lines(view, building, lang) for building in buildings]
    return ["|" + between.join(f" {cell[at]:<{CELL - 1}}" for cell in cells) + "|" for at in range(3)]


def cell_lines(view: SpiesView, building: int, lang: str) -> tuple[str, str, str]:
    """Its name and worth, the agents there, the safe."""
    word = building_word(building, lang) if building in (CHURCH, RUINS) else str(building)
    worth = {CHURCH: " 0", RUINS: " -3"}.get(building, "")
    present = [agent for agent in agents_row(view.setup.lanes) if lane(view.positions, agent) == building]
    safe = TEXTS[lang]["safe"] if view.safe == building else ""
    return word + worth, " ".join(NAMES[agent][0] for agent in present), safe


def track_lines(view: SpiesView, lang: str) -> list[str]:
    """A bar for each marker; `:` marks 29, `|` the finish."""
    lines = []
    for agent in agents_row(view.setup.lanes):
        points = lane(view.markers, agent)
        bar = "".join(track_sign(space, points) for space in range(1, FINISH + 1))
        place = building_word(lane(view.positions, agent), lang)
        lines.append(f"{agent_word(agent, lang):<10} {place:<12} {points:>2} {bar}")
    return lines


def track_sign(space: int, points: int) -> str:
    if space <= points:
        return "#"
    return {DOSSIER_SPACE: ":", FINISH: "|"}.get(space, ".")


def agent_word(agent: int, lang: str) -> str:
    return f"{NAMES[agent][0]} {COLOURS[lang][agent]}"


def agents_words(agents: Sequence[int], lang: str) -> str:
    return ", ".join(agent_word(agent, lang) for agent in agents)


def turn_lines(view: SpiesView, lang: str) -> list[str]:
    text = TEXTS[lang]
    lines = [text["die"].format(face=FACE_WORDS[view.roll])] if view.phase > ROLL else []
    if view.arrived:
        lines.append(text["arrived"].format(agents=agents_words(list(agents_row(view.arrived)), lang)))
    if view.phase == ENDED:
        free = [agent for agent in agents_row(view.setup.lanes) if agent not in kept(view)]
        lines.append(text["free"].format(agents=agents_words(free, lang) or text["nothing"]))
    return lines


def kept(view: SpiesView) -> list[int]:
    """At the end each seat's agent; of two the one ahead, the other is free again (T19)."""
    found = []
    for seat in range(view.setup.seats):
        first, second = nibble(view.firsts, seat), nibble(view.seconds, seat)
        ahead = second != NOBODY and lane(view.markers, second) > lane(view.markers, first)
        found.append(second if ahead else first)
    return found


def seat_lines(view: SpiesView, lang: str, names: Sequence[str]) -> list[str]:
    """`>` stands before the seat that is to act."""
    text = TEXTS[lang]
    lines = []
    for seat in range(view.setup.seats):
        parts = [owner_words(view, seat, lang)]
        if view.setup.cards:
            parts.append(text["cards"].format(count=nibble(view.sizes, seat)))
        if view.setup.dossier:
            parts.append(text["entries"].format(count=nibble(view.counts, seat)))
        if seat == view.player:
            parts.append(text["turn"])
        sign = ">" if seat == view.to_act() else " "
        said = f"{names[seat]}: {'; '.join(parts)}"
        lines += wrap(said, WIDTH, initial_indent=f"{sign} ", subsequent_indent="    ")
    return lines


def owner_words(view: SpiesView, seat: int, lang: str) -> str:
    agents = [known_word(nibble(agents, seat), lang) for agents in (view.firsts, view.seconds)]
    if nibble(view.seconds, seat) == NOBODY:
        return TEXTS[lang]["own"].format(agent=agents[0])
    return TEXTS[lang]["two"].format(agent=agents[0], second=agents[1])


def known_word(agent: int, lang: str) -> str:
    return {HIDDEN: TEXTS[lang]["unknown"], NOBODY: TEXTS[lang]["none"]}.get(agent) or agent_word(agent, lang)


def card_lines(view: SpiesView, lang: str) -> list[str]:
    text = TEXTS[lang]
    discards, removed = (pile_words(pile, lang) or text["nothing"] for pile in (view.discard, view.removed))
    piles = text["piles"].format(supply=view.supply, discards=discards, removed=removed)
    lines = [f"{text['hand']}:"] if view.hand else []
    for kind in range(KINDS):
        for _ in range(cards_of(view.hand, kind)):
            said = f"  {CARD_WORDS[lang][kind]}: {CARD_SENTENCES[lang][kind]}"
            lines += wrap(said, WIDTH, subsequent_indent="    ")
    return lines + wrap(piles, WIDTH, subsequent_indent="  ")


def pile_words(pile: int, lang: str) -> str:
    counted = [(CARD_WORDS[lang][kind], cards_of(pile, kind)) for kind in range(KINDS) if cards_of(pile, kind)]
    return ", ".join(f"{word} ×{count}" if count > 1 else word for word, count in counted)


def dossier_lines(view: SpiesView, lang: str, names: Sequence[str]) -> list[str]:
    """The own one; at the end all."""
    lines = []
    for seat in range(view.setup.seats):
        entries = [
            f"{agent_word(agent, lang)} = {holder_word(nibble(view.dossiers[seat], agent), lang, names)}"
            for agent in range(AGENTS)
            if nibble(view.dossiers[seat], agent) != BLANK
        ]
        if entries:
            said = TEXTS[lang]["dossier"].format(name=names[seat], entries=", ".join(entries))
            lines += wrap(said, WIDTH, subsequent_indent="  ")
    return lines


def holder_word(holder: int, lang: str, names: Sequence[str]) -> str:
    return FREE_WORDS[lang] if holder == FREE else names[holder]
