"""All text for people, in English and German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from coverstory.errors import MalformedText
from coverstory.rules.contract import Event
from coverstory.rules.languages import SEAT_WORDS, folded, speak
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.components import (
    AGENTS,
    BACK,
    BLANK,
    CARDS,
    CHURCH,
    FORWARD,
    FREE,
    JOIN,
    NOBODY,
    OFF_SAFE,
    PHASES,
    RUINS,
    SAFE_ANYWHERE,
    STEP,
    WRITE,
)
from coverstory.rules.top_secret_spies.packed import lane, nibble
from coverstory.rules.top_secret_spies.view import SpiesView
from coverstory.rules.top_secret_spies.vocabulary import CARD_WORDS, COLOURS, FACE_WORDS, FREE_WORDS, building_word

# --- actions


def say_action(action: int, lang: str) -> str:
    words = _all_actions(speak(lang))
    if not 0 <= action < len(words):
        raise MalformedText("Action", f"a number from 0 to {len(words) - 1}", str(action))
    return words[action]


def read_action(words: str, lang: str) -> int:
    found = _action_codes(speak(lang)).get(_plain(words))
    if found is None:
        raise MalformedText("Action", f"words such as “{say_action(7, lang)}”", f"“{words}”")
    return found


@cache
def _all_actions(lang: str) -> Sequence[str]:
    return [_action_words(action, lang) for action in range(codes.ACTIONS)]


@cache
def _action_codes(lang: str) -> Mapping[str, int]:
    return {_plain(words): action for action, words in enumerate(_all_actions(lang))}


def _plain(words: str) -> str:
    """Neither case nor spaces matter, nor the order in a list: “move red 2, blue 3” is “move blue 3, red 2”."""
    head, _, listed = folded(words).replace("move ", "move: ", 1).partition(":")
    parts = sorted(part.strip() for part in listed.split(","))
    return f"{head.strip()}: {', '.join(parts)}"


def _action_words(action: int, lang: str) -> str:
    if codes.is_split(action):
        return _split_words(action, lang)
    if codes.is_place(action):
        place = building_word(codes.place_building(action), lang)
        return {"en": f"safe: {place}", "de": f"Tresor: {place}"}[lang]
    if codes.is_play(action):
        return _play_words(action, lang)
    if codes.is_write(action):
        written = f"{COLOURS[lang][codes.write_agent(action)]}: {_holder_word(codes.write_holder(action), lang)}"
        return {"en": f"dossier: {written}", "de": f"Dossier: {written}"}[lang]
    if action in (codes.PASS, codes.DONE):
        return {"en": ("pass", "no more cards"), "de": ("passen", "keine weitere Karte")}[lang][action - codes.PASS]
    return _outcome_words(action, lang)


def _split_words(action: int, lang: str) -> str:
    parts = [
        f"{COLOURS[lang][agent]} {codes.split_steps(action, agent)}"
        for agent in range(AGENTS)
        if codes.split_steps(action, agent)
    ]
    verb, nobody = {"en": ("move", "nobody"), "de": ("ziehen:", "niemand")}[lang]
    return f"{verb} {', '.join(parts) or nobody}"


def _play_words(action: int, lang: str) -> str:
    kind, agent, other = codes.play_kind(action), codes.play_agent(action), codes.play_other(action)
    card = CARD_WORDS[lang][kind]
    if kind == SAFE_ANYWHERE:
        return f"{card}: {building_word(other, lang)}"
    if agent == NOBODY:
        return card
    colour = COLOURS[lang][agent]
    if kind == JOIN:
        return f"{card}: {colour}, {building_word(other, lang)}"
    if kind in (BACK, FORWARD):
        return f"{card}: {colour} {other}"
    if kind in (STEP, OFF_SAFE):
        ways = {"en": ("forward", "back"), "de": ("vor", "zurück")}[lang]
        return f"{card}: {colour} {ways[other == codes.BACKWARD]}"
    return f"{card}: {colour}" if other == NOBODY else f"{card}: {colour}, {COLOURS[lang][other]}"


def _holder_word(holder: int, lang: str) -> str:
    return FREE_WORDS[lang] if holder == FREE else f"{SEAT_WORDS[lang]} {holder}"


def _outcome_words(outcome: int, lang: str) -> str:
    colours = COLOURS[lang]
    if codes.is_roll(outcome):
        return {"en": "rolled ", "de": "gewürfelt "}[lang] + FACE_WORDS[codes.roll_face(outcome)]
    if codes.is_deal(outcome):
        return {"en": "dealt ", "de": "ausgeteilt "}[lang] + colours[codes.dealt_agent(outcome)]
    if codes.is_first(outcome):
        seat = codes.first_seat(outcome)
        return {"en": f"seat {seat} begins", "de": f"Platz {seat} beginnt"}[lang]
    if codes.is_draw(outcome):
        return {"en": "drawn: ", "de": "gezogen: "}[lang] + CARD_WORDS[lang][codes.drawn_kind(outcome)]
    return {"en": "found ", "de": "gefunden "}[lang] + colours[codes.found_agent(outcome)]


# --- events: what each number is, and the sentence around them

_NUMBERS: Mapping[str, Sequence[str]] = {
    "first": ("seat",),
    "dealt": ("seat",),
    "agent": ("seat", "agent"),
    "turn": ("seat",),
    "roll": ("seat", "face"),
    "move": ("seat", "number"),
    "stay": ("seat",),
    "walk": ("agent", "from", "to", "steps"),
    "draw": ("seat",),
    "drawn": ("seat", "card"),
    "reshuffle": ("number",),
    "play": ("seat", "card"),
    "remove": ("seat", "card"),
    "find": ("seat",),
    "found": ("seat", "agent"),
    "pass": ("seat",),
    "done": ("seat",),
    "safe": ("seat", "from", "to"),
    "marker": ("agent", "number", "number"),
    "scoring": ("seat", "at"),
    "score": ("agent", "at", "number", "number"),
    "dossiers": ("agent",),
    "entry": ("seat", "agent", "holder"),
    "written": ("seat",),
    "over": ("seat",),
    "reveal": ("seat", "agent"),
    "returned": ("seat", "agent"),
    "free": ("agent", "number"),
    "tally": ("seat", "agent", "number"),
    "guess": ("seat", "agent", "holder", "holder", "number"),
    "total": ("seat", "number", "number"),
}

_SENTENCES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "first": "{0} begins.",
        "dealt": "{0} gets a secret agent.",
        "agent": "{0} gets the secret agent {1}.",
        "turn": "{0} is to roll.",
        "roll": "{0} rolls {1}.",
        "move": "{0} spends movement points: {1}.",
        "stay": "{0} moves nobody.",
        "walk": "{0} {3} {1} {2}.",
        "draw": "{0} draws a card.",
        "drawn": "{0} draws “{1}”.",
        "reshuffle": "The discards are shuffled: a new supply of {0}.",
        "play": "{0} plays “{1}”.",
        "remove": "{0} finds no free agent: “{1}” leaves the game.",
        "find": "{0} takes a free agent's card.",
        "found": "{0} takes a free agent's card: {1}.",
        "pass": "{0} passes.",
        "done": "{0} plays no more cards.",
        "safe": "{0} moves the safe {1} {2}.",
        "marker": "The marker of {0} advances from {1} to {2}.",
        "scoring": "Scoring in the turn of {0}: an agent was moved to the safe {1}.",
        "score": "{0} {1}: marker from {2} to {3}.",
        "dossiers": "{0} has reached 29: everybody writes a dossier.",
        "entry": "{0} writes: {1} is {2}.",
        "written": "{0} has written a dossier.",
        "over": "The game ends after the turn of {0}.",
        "reveal": "{0} reveals: {1}.",
        "returned": "{0} returns {1}, which is free again.",
        "free": "{0} was free, with {1} points.",
        "tally": "{0} has {2} points with {1}.",
        "guess": "Dossier of {0}: {1} is {2}; in truth {3}: {4} points.",
        "total": "{0}: {1} points, place {2}.",
    },
    "de": {
        "first": "{0} beginnt.",
        "dealt": "{0} bekommt einen geheimen Agenten.",
        "agent": "{0} bekommt den geheimen Agenten {1}.",
        "turn": "{0} ist mit Würfeln an der Reihe.",
        "roll": "{0} würfelt {1}.",
        "move": "{0} verteilt Zugpunkte: {1}.",
        "stay": "{0} zieht niemanden.",
        "walk": "{0} {3} {1} {2}.",
        "draw": "{0} zieht eine Karte.",
        "drawn": "{0} zieht „{1}“.",
        "reshuffle": "Die Ablage wird gemischt: neuer Vorrat, {0} Karten.",
        "play": "{0} spielt „{1}“.",
        "remove": "{0} findet keinen freien Agenten: „{1}“ ist aus dem Spiel.",
        "find": "{0} nimmt die Karte eines freien Agenten.",
        "found": "{0} nimmt die Karte eines freien Agenten: {1}.",
        "pass": "{0} passt.",
        "done": "{0} spielt keine weitere Karte.",
        "safe": "{0} stellt den Tresor {1} {2}.",
        "marker": "Der Marker von {0} rückt von {1} auf {2} vor.",
        "scoring": "Wertung im Zug von {0}: Ein Agent ist zum Tresor {1} gekommen.",
        "score": "{0} {1}: Marker von {2} auf {3}.",
        "dossiers": "{0} hat 29 erreicht: Alle schreiben ein Dossier.",
        "entry": "{0} schreibt: {1} ist {2}.",
        "written": "{0} hat ein Dossier geschrieben.",
        "over": "Das Spiel endet nach dem Zug von {0}.",
        "reveal": "{0} deckt auf: {1}.",
        "returned": "{0} gibt {1} zurück; dieser Agent ist wieder frei.",
        "free": "{0} war frei und hat {1} Punkte.",
        "tally": "{0} hat {2} Punkte mit {1}.",
        "guess": "Dossier von {0}: {1} ist {2}; in Wahrheit {3}: {4} Punkte.",
        "total": "{0}: {1} Punkte, Rang {2}.",
    },
}

_WAYS: Mapping[str, Mapping[str, tuple[str, str, str]]] = {
    "en": {
        "from": ("from the church", "from building {}", "from the ruins"),
        "to": ("to the church", "to building {}", "to the ruins"),
        "at": ("in the church", "in building {}", "in the ruins"),
    },
    "de": {
        "from": ("von der Kirche", "von Haus {}", "von der Ruine"),
        "to": ("zur Kirche", "zu Haus {}", "zur Ruine"),
        "at": ("in der Kirche", "in Haus {}", "in der Ruine"),
    },
}
_PACES = {"en": ("is taken", "walks", "goes back"), "de": ("kommt", "geht", "geht zurück")}


def say_event(event: Event, lang: str, names: Sequence[str]) -> str:
    sentence = _SENTENCES[speak(lang)][event.kind]
    parts = [
        _number_word(what, number, lang, names)
        for what, number in zip(_NUMBERS[event.kind], event.numbers, strict=True)
    ]
    said = sentence.format(*parts)
    return said[0].upper() + said[1:]


def _number_word(what: str, number: int, lang: str, names: Sequence[str]) -> str:
    if what == "seat" or (what == "holder" and number != FREE):
        return names[number]
    if what == "holder":
        return FREE_WORDS[lang]
    if what == "agent":
        return COLOURS[lang][number]
    if what == "card":
        return CARD_WORDS[lang][number]
    if what == "face":
        return FACE_WORDS[number]
    if what == "steps":
        return _PACES[lang][(number > 0) - (number < 0)]
    return str(number) if what == "number" else _way_word(what, number, lang)


def _way_word(what: str, building: int, lang: str) -> str:
    church, house, ruins = _WAYS[lang][what]
    return {CHURCH: church, RUINS: ruins}.get(building, house.format(building))


# --- tasks

_TASKS: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "en": {
        "first": ("Chance decides who begins.",) * 2,
        "deal": ("The agents are being dealt.",) * 2,
        "hands": ("The first cards are being drawn.",) * 2,
        "roll": ("Your turn: the die is rolling.", "{0} rolls the die."),
        "draw": ("You draw a card.", "{0} draws a card."),
        "find": ("You take a free agent's card.", "{0} takes a free agent's card."),
        "move": ("Your turn: move {1}.", "{0} is to move {1}."),
        "place": ("Your turn: put the safe in another building.", "{0} is to put the safe in another building."),
        "cards": ("Your opportunity: play a card or pass.", "{0} may play a card."),
        "more": ("Your opportunity: play another card, or no more.", "{0} may play another card."),
        "write": ("Your dossier: whose agent is {1}?", "{0} is writing a dossier."),
        "ended": ("The game is over.",) * 2,
    },
    "de": {
        "first": ("Der Zufall entscheidet, wer beginnt.",) * 2,
        "deal": ("Die Agenten werden ausgeteilt.",) * 2,
        "hands": ("Die ersten Karten werden gezogen.",) * 2,
        "roll": ("Am Zug: Der Würfel rollt.", "{0} würfelt."),
        "draw": ("Eine Karte wird gezogen.", "{0} zieht eine Karte."),
        "find": ("Die Karte eines freien Agenten wird genommen.", "{0} nimmt die Karte eines freien Agenten."),
        "move": ("Am Zug: {1} ziehen.", "{0} muss {1} ziehen."),
        "place": (
            "Am Zug: den Tresor in ein anderes Haus stellen.",
            "{0} muss den Tresor in ein anderes Haus stellen.",
        ),
        "cards": ("Gelegenheit: eine Karte spielen oder passen.", "{0} darf eine Karte spielen."),
        "more": ("Gelegenheit: noch eine Karte spielen oder keine mehr.", "{0} darf noch eine Karte spielen."),
        "write": ("Dossier: Wessen Agent ist {1}?", "{0} schreibt ein Dossier."),
        "ended": ("Das Spiel ist aus.",) * 2,
    },
}


def say_task(view: SpiesView, lang: str, names: Sequence[str]) -> str:
    who = _concerned(view)
    phase = "more" if view.phase == CARDS and view.played else PHASES[view.phase]
    mine, theirs = _TASKS[speak(lang)][phase]
    if who != view.seat:
        return theirs.format(names[who], _points_word(view, lang))
    return mine.format(names[who], _asked_agent(view, lang) if view.phase == WRITE else _points_word(view, lang))


def _concerned(view: SpiesView) -> int:
    """The seat that acts, or for which chance acts."""
    if view.phase == WRITE:
        return view.writer
    return view.actor if PHASES[view.phase] in ("draw", "find", "cards") else view.player


def _points_word(view: SpiesView, lang: str) -> str:
    least, most = view.setup.least_total[view.roll], view.setup.most_total[view.roll]
    return str(most) if least == most else {"en": f"{least} to {most}", "de": f"{least} bis {most}"}[lang]


def _asked_agent(view: SpiesView, lang: str) -> str:
    own = (nibble(view.firsts, view.seat), nibble(view.seconds, view.seat))
    blank = [
        agent
        for agent in range(AGENTS)
        if lane(view.setup.lanes, agent) and agent not in own and nibble(view.dossiers[view.seat], agent) == BLANK
    ]
    return COLOURS[lang][blank[0]]


# --- refusals and reasons

_RULES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "T1": "That agent is not in play.",
        "T6": "All movement points of the roll must be spent, no more and no fewer.",
        "T8": "The safe must go to a different building.",
        "T13": "Only on a roll of 1-3 may nobody be moved.",
        "T15": "An opportunity is passed before the first card, or ended after one.",
        "T16": "A card needs a real effect.",
        "T21": "A dossier is written agent by agent; each entry names another player, or “free” if agents are free.",
        "T25": "That is not what a turn asks for now.",
        "T26": "With seven players no agent is free.",
        "T31": "You can only play a card from your hand.",
        "T33": "A seat with two agents takes no third.",
        "T37": "In the older edition the safe must go to a building without agents.",
    },
    "de": {
        "T1": "Dieser Agent ist nicht im Spiel.",
        "T6": "Alle Zugpunkte des Wurfs müssen verbraucht werden, nicht mehr und nicht weniger.",
        "T8": "Der Tresor muss in ein anderes Haus.",
        "T13": "Nur bei einem Wurf von 1-3 darf niemand gezogen werden.",
        "T15": "Vor der ersten Karte wird gepasst, nach einer Karte die Gelegenheit beendet.",
        "T16": "Eine Karte braucht eine echte Wirkung.",
        "T21": "Ein Dossier entsteht Agent für Agent; jeder Eintrag nennt jemand anderen oder, falls möglich, „frei“.",
        "T25": "Das ist im Ablauf des Zuges jetzt nicht dran.",
        "T26": "Zu siebt ist kein Agent frei.",
        "T31": "Nur eine Karte der eigenen Hand kann gespielt werden.",
        "T33": "Wer zwei Agenten hat, nimmt keinen dritten.",
        "T37": "Nach der älteren Ausgabe muss der Tresor in ein Haus ohne Agenten.",
    },
}

_REASONS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "finish": "A marker has reached the finish, and no free agent is ahead of the players.",
        "free_agent": "A marker has reached the finish, but a free agent is ahead of everybody: nobody wins.",
        "best_player": "A marker has reached the finish. A free agent is ahead of everybody, but the best player wins.",
    },
    "de": {
        "finish": "Ein Marker hat das Ziel erreicht, und kein freier Agent liegt vor allen.",
        "free_agent": "Ein Marker hat das Ziel erreicht, aber ein freier Agent liegt vor allen: Niemand gewinnt.",
        "best_player": "Ein Marker hat das Ziel erreicht. Ein freier Agent liegt vor allen, doch die Besten gewinnen.",
    },
}


def say_rule(rule: str, lang: str) -> str:
    return _RULES[speak(lang)][rule]


def say_reason(reason: str, lang: str) -> str:
    return _REASONS[speak(lang)][reason]
