"""All text for people, English and German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from coverstory.errors import MalformedText
from coverstory.rules.agent_hunter.actions import (
    CODES,
    DECOY,
    HAND_ATTACK,
    HOUSE_ATTACK,
    NONSENSE,
    PLACE,
    SWITCH,
    attacking_card,
    attacking_house,
    decoy_house,
    hand_target,
    house_target,
    kind_of,
    placed_card,
    starting_seat,
    switched_house,
)
from coverstory.rules.agent_hunter.components import (
    CARDS,
    DECOY_DUE,
    ENDED,
    HOUSES,
    REFILL,
    REPLACEMENT,
    SETUP,
    START_DRAW,
    TURN,
    house_of,
)
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.contract import Event
from coverstory.rules.languages import SEAT_WORDS, folded, speak

HOUSE_WORDS: Mapping[str, Sequence[str]] = {"en": ("left", "middle", "right"), "de": ("links", "Mitte", "rechts")}

# Before a noun; German adds its endings.
HOUSE_STEMS: Mapping[str, Sequence[str]] = {"en": HOUSE_WORDS["en"], "de": ("link", "mittler", "recht")}

RELATIONS: Mapping[str, Sequence[str]] = {
    "en": ("lower", "the same", "higher"),
    "de": ("niedriger", "gleich", "höher"),
}


def say_action(action: int, lang: str) -> str:
    house = HOUSE_WORDS[speak(lang)]
    kind = kind_of(action)
    german = lang == "de"
    if kind == PLACE:
        card = placed_card(action)
        return f"{card} legen" if german else f"place {card}"
    if kind == HAND_ATTACK:
        card, target = attacking_card(action), house[hand_target(action)]
        return f"{target} mit {card} angreifen" if german else f"attack {target} with {card}"
    if kind == HOUSE_ATTACK:
        own, target = house[attacking_house(action)], house[house_target(action)]
        return f"{target} aus Haus {own} angreifen" if german else f"attack {target} from house {own}"
    if kind == SWITCH:
        switched = house[switched_house(action)]
        return f"{switched} austauschen" if german else f"switch {switched}"
    if kind == DECOY:
        return f"{'Lockvogel' if german else 'decoy'} {house[decoy_house(action)]}"
    if kind == NONSENSE:
        raise MalformedText("Action", f"a code from 0 to {CODES - 1}", str(action))
    return f"{SEAT_WORDS[lang]} {starting_seat(action)} {'beginnt' if german else 'starts'}"


CODE_OF: Mapping[str, Mapping[str, int]] = {
    lang: {folded(say_action(action, lang)): action for action in range(CODES)} for lang in ("en", "de")
}


def read_action(words: str, lang: str) -> int:
    known = CODE_OF[speak(lang)]
    plain = folded(words)
    if plain not in known:
        example = {"en": "“attack left with 7”", "de": "“links mit 7 angreifen”"}[lang]
        raise MalformedText("Action", f"words such as {example}", f"“{words}”")
    return known[plain]


# What an event's numbers mean, in their order; `cards` takes all that are left.
NUMBERS: Mapping[str, Sequence[str]] = {
    "placed": ("seat", "house", "card"),
    "placed_unseen": ("seat", "house"),
    "started": ("seat",),
    "hand_attack": ("seat", "card", "house"),
    "house_attack": ("seat", "own", "card", "house"),
    "answer": ("seat", "house", "card", "relation"),
    "returned": ("seat", "card"),
    "eliminated": ("seat", "house", "card", "decoys"),
    "covered_from_hand": ("seat", "card"),
    "covered_from_house": ("seat", "house", "card"),
    "closed": ("seat", "house"),
    "switched": ("seat", "house", "card"),
    "decoy": ("seat", "house", "left"),
    "turn": ("seat",),
    "ended": ("why",),
    "shown_house": ("seat", "house", "card"),
    "shown_hand": ("seat", "cards"),
    "tally": ("seat", "house", "decoys"),
    "points": ("seat", "points"),
    "hand_sum": ("seat", "sum"),
    "won": ("seat",),
}

BELOW: Mapping[str, int] = {
    "seat": 2,
    "house": HOUSES,
    "own": HOUSES,
    "relation": 3,
    "card": CARDS,
    "cards": CARDS,
}
MOST: Final = 1000  # of anything else that is counted

# Without verbs, so that “You” fits as well as a name.
SENTENCES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "placed": "{seat}: {card} face down into the {house} house.",
        "placed_unseen": "{seat}: a card face down into the {house} house.",
        "started": "First turn: {seat}.",
        "hand_attack": "{seat}: attack on the {house} house with the {card} from hand.",
        "house_attack": "{seat}: attack on the {house} house with the {card} from the {own} house.",
        "answer": "{seat}: for the {house} house the answer is “{card} is {relation}”.",
        "returned": "{seat}: {card} back to hand.",
        "eliminated": "{seat}: {house} house eliminated, with the {card} in it (decoys beside it: {decoys}).",
        "covered_from_hand": "{seat}: {card} from hand put on it.",
        "covered_from_house": "{seat}: {card} from the {house} house put on it.",
        "closed": "{seat}: no card in hand for the {house} house; it is closed.",
        "switched": "{seat}: switch in the {house} house, {card} back to hand.",
        "decoy": "{seat}: decoy beside the {house} house (decoys left: {left}).",
        "turn": "Turn: {seat}.",
        "ended": "The game is over. {why}",
        "shown_house": "{seat}: {card} lay in the {house} house.",
        "shown_hand": "{seat}: in hand at the end: {cards}.",
        "tally": "{seat}: 1 for the enemy's {house} house, {decoys} for decoys beside it.",
        "points": "{seat}: victory points in all: {points}.",
        "hand_sum": "{seat}: sum of the cards in hand: {sum}.",
        "won": "Winner: {seat}.",
    },
    "de": {
        "placed": "{seat}: {card} verdeckt ins {house}e Haus.",
        "placed_unseen": "{seat}: eine Karte verdeckt ins {house}e Haus.",
        "started": "Erster Zug: {seat}.",
        "hand_attack": "{seat}: Angriff auf das {house}e Haus mit der {card} aus der Hand.",
        "house_attack": "{seat}: Angriff auf das {house}e Haus mit der {card} aus dem {own}en Haus.",
        "answer": "{seat}: Für das {house}e Haus lautet die Antwort „{card} ist {relation}“.",
        "returned": "{seat}: {card} zurück auf die Hand.",
        "eliminated": "{seat}: {house}es Haus ausgeschaltet, darin die {card} (Lockvögel daneben: {decoys}).",
        "covered_from_hand": "{seat}: {card} aus der Hand darauf gelegt.",
        "covered_from_house": "{seat}: {card} aus dem {house}en Haus darauf gelegt.",
        "closed": "{seat}: keine Handkarte für das {house}e Haus; es ist geschlossen.",
        "switched": "{seat}: Austausch im {house}en Haus, {card} zurück auf die Hand.",
        "decoy": "{seat}: Lockvogel neben das {house}e Haus (noch übrig: {left}).",
        "turn": "Am Zug: {seat}.",
        "ended": "Das Spiel ist zu Ende. {why}",
        "shown_house": "{seat}: Im {house}en Haus lag die {card}.",
        "shown_hand": "{seat}: am Ende auf der Hand: {cards}.",
        "tally": "{seat}: 1 für das {house}e Haus gegenüber, {decoys} für Lockvögel daneben.",
        "points": "{seat}: Siegpunkte insgesamt: {points}.",
        "hand_sum": "{seat}: Summe der Handkarten: {sum}.",
        "won": "Gewonnen: {seat}.",
    },
}


def say_event(event: Event, lang: str, names: Sequence[str]) -> str:
    sentences = SENTENCES[speak(lang)]
    if not is_sound(event):
        raise MalformedText("Event", "a kind and numbers of Agent Hunter", f"“{event.text()}”")
    said = {meaning: say_number(meaning, number, lang, names) for meaning, number in meant(event)}
    cards = [str(number) for meaning, number in meant(event) if meaning == "cards"]
    said["cards"] = ", ".join(cards) or {"en": "nothing", "de": "nichts"}[lang]
    return sentences[event.kind].format(**said)


def meant(event: Event) -> Sequence[tuple[str, int]]:
    """Each number with its meaning."""
    meanings = NUMBERS[event.kind]
    last = len(meanings) - 1
    return [(meanings[min(place, last)], number) for place, number in enumerate(event.numbers)]


def is_sound(event: Event) -> bool:
    meanings = NUMBERS.get(event.kind)
    if meanings is None:
        return False
    count, expected = len(event.numbers), len(meanings)
    if count != expected and not (meanings[-1] == "cards" and count >= expected - 1):
        return False
    return all(0 <= number < BELOW.get(meaning, MOST) for meaning, number in meant(event))


def say_number(meaning: str, number: int, lang: str, names: Sequence[str]) -> str:
    if meaning == "seat":
        return names[number]
    if meaning in ("house", "own"):
        return HOUSE_STEMS[lang][number]
    if meaning == "relation":
        return RELATIONS[lang][number]
    return say_reason("cap" if number else "houses", lang) if meaning == "why" else str(number)


TASKS: Mapping[str, Mapping[int, str]] = {
    "en": {
        SETUP: "put a card face down into the {house} house",
        TURN: "attack from the hand or from a house, or switch agents (decoys left: {left})",
        REPLACEMENT: "put a card from the hand face down into the {house} house; it may be the same one",
        DECOY_DUE: "put a decoy beside a house, live or not",
        REFILL: "refill the {house} house with a card from the hand",
    },
    "de": {
        SETUP: "eine Karte verdeckt ins {house}e Haus legen",
        TURN: "aus der Hand oder aus einem Haus angreifen oder austauschen (Lockvögel übrig: {left})",
        REPLACEMENT: "eine Handkarte verdeckt ins {house}e Haus legen; es darf dieselbe sein",
        DECOY_DUE: "einen Lockvogel neben ein beliebiges eigenes Haus legen",
        REFILL: "eine Handkarte ins leere {house}e Haus nachlegen",
    },
}

NOBODYS_TASKS: Mapping[str, Mapping[int, str]] = {
    "en": {START_DRAW: "Chance decides who starts.", ENDED: "The game is over."},
    "de": {START_DRAW: "Der Zufall bestimmt, wer beginnt.", ENDED: "Das Spiel ist zu Ende."},
}

YOURS: Mapping[str, str] = {"en": "Your move", "de": "Zu tun"}  # a refill may fall into the enemy's turn


def say_task(view: HunterView, lang: str, names: Sequence[str]) -> str:
    sheet = view.sheet
    if sheet.phase in NOBODYS_TASKS[speak(lang)]:
        return NOBODYS_TASKS[lang][sheet.phase]
    actor = view.to_act()
    who = YOURS[lang] if actor == view.seat else names[actor]
    house = HOUSE_STEMS[lang][house_of(max(sheet.filling, 0))]
    return f"{who}: {TASKS[lang][sheet.phase].format(house=house, left=sheet.decoys_left(actor))}."


RULES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "H3": "Only live houses attack, are attacked or switch agents.",
        "H8": "A switch needs a decoy, and there is none left.",
        "H14": "That is not what the order of a turn asks for now.",
        "H23": "An attack from the hand needs a card that is in the hand.",
        "H24": "Only a card from the hand can be put into a house.",
        "H27": "There is no such house in this game.",
    },
    "de": {
        "H3": "Nur aktive Häuser greifen an, werden angegriffen oder tauschen aus.",
        "H8": "Zum Austauschen gehört ein Lockvogel, und es ist keiner mehr übrig.",
        "H14": "Das ist nach der Zugfolge jetzt nicht an der Reihe.",
        "H23": "Aus der Hand greift nur eine Karte an, die auf der Hand ist.",
        "H24": "In ein Haus kommt nur eine Karte von der Hand.",
        "H27": "Dieses Haus gibt es in diesem Spiel nicht.",
    },
}

REASONS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "houses": "A player has no live house left.",
        "cap": "Nothing was eliminated for 200 turns.",
    },
    "de": {
        "houses": "Jemand hat kein aktives Haus mehr.",
        "cap": "In 200 Zügen wurde nichts ausgeschaltet.",
    },
}


def say_rule(rule: str, lang: str) -> str:
    return RULES[speak(lang)][rule]


def say_reason(reason: str, lang: str) -> str:
    return REASONS[speak(lang)][reason]
