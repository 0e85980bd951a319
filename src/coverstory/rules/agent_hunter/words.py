"""All text for people, English and German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coverstory.errors import MalformedText
from coverstory.rules.agent_hunter.actions import (
    CODES,
    DECOY,
    HAND_ATTACK,
    HOUSE_ATTACK,
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
from coverstory.rules.agent_hunter.table import (
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
from coverstory.rules.languages import SEAT_WORDS, join_words, speak

HOUSE_WORDS: Mapping[str, Sequence[str]] = {"en": ("left", "middle", "right"), "de": ("links", "Mitte", "rechts")}

# Before a noun; German adds its endings.
HOUSE_STEMS: Mapping[str, Sequence[str]] = {"en": HOUSE_WORDS["en"], "de": ("link", "mittler", "recht")}

RELATIONS: Mapping[str, Sequence[str]] = {
    "en": ("lower than", "the same as", "higher than"),
    "de": ("niedriger als", "gleich", "höher als"),
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
    return f"{SEAT_WORDS[lang]} {starting_seat(action)} {'beginnt' if german else 'starts'}"


CODE_OF: Mapping[str, Mapping[str, int]] = {
    lang: {say_action(action, lang).casefold(): action for action in range(CODES)} for lang in ("en", "de")
}


def read_action(words: str, lang: str) -> int:
    known = CODE_OF[speak(lang)]
    plain = " ".join(words.split()).casefold()
    if plain not in known:
        example = {"en": "“attack left with 7”", "de": "“links mit 7 angreifen”"}[lang]
        raise MalformedText("Action", f"words such as {example}", f"“{words}”")
    return known[plain]


# What an event's numbers mean, in their order; a last name in capitals takes all that are left.
NUMBERS: Mapping[str, Sequence[str]] = {
    "placed": ("seat", "house", "CARDS"),
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
    "ended": ("cap",),
    "shown_house": ("seat", "house", "card"),
    "shown_hand": ("seat", "CARDS"),
    "tally": ("seat", "house", "decoys"),
    "points": ("seat", "points"),
    "hand_sum": ("seat", "sum"),
    "won": ("SEATS",),
}

SENTENCES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "placed": "{seat} puts {what} face down into the {house} house.",
        "started": "{seat} starts.",
        "hand_attack": "{seat} attacks the {house} house with the {card} from hand.",
        "house_attack": "{seat} shows the {card} in the {own} house and attacks the {house} house with it.",
        "answer": "{seat} answers for the {house} house: {card} is {relation} the card there.",
        "returned": "{seat} takes the {card} back to hand.",
        "eliminated": "The {house} house of {seat} is eliminated ({card}, decoys beside it: {decoys}).",
        "covered_from_hand": "{seat} covers it with the {card} from hand.",
        "covered_from_house": "{seat} covers it with the {card} from the {house} house.",
        "closed": "{seat} has no card in hand for the {house} house: it is closed.",
        "switched": "{seat} switches agents in the {house} house: the {card} goes back to hand.",
        "decoy": "{seat} puts a decoy beside the {house} house (decoys left: {left}).",
        "turn": "It is the turn of {seat}.",
        "ended": "The game is over. {why}",
        "shown_house": "{seat} had the {card} in the {house} house.",
        "shown_hand": "{seat} had in hand: {cards}.",
        "tally": "{seat} scores the {house} enemy house: 1, and for decoys {decoys}.",
        "points": "{seat} has {points} victory points.",
        "hand_sum": "The cards in the hand of {seat} add up to {sum}.",
        "won": "Won by {seats}.",
    },
    "de": {
        "placed": "{seat} legt {what} verdeckt ins {house}e Haus.",
        "started": "{seat} beginnt.",
        "hand_attack": "{seat} greift das {house}e Haus mit der {card} aus der Hand an.",
        "house_attack": "{seat} zeigt die {card} im {own}en Haus und greift damit das {house}e Haus an.",
        "answer": "{seat} antwortet für das {house}e Haus: {card} ist {relation} die Karte dort.",
        "returned": "{seat} nimmt die {card} zurück auf die Hand.",
        "eliminated": "Das {house}e Haus von {seat} ist ausgeschaltet ({card}, Lockvögel daneben: {decoys}).",
        "covered_from_hand": "{seat} deckt es mit der {card} aus der Hand ab.",
        "covered_from_house": "{seat} deckt es mit der {card} aus dem {house}en Haus ab.",
        "closed": "{seat} hat keine Handkarte für das {house}e Haus: Es ist geschlossen.",
        "switched": "{seat} tauscht im {house}en Haus aus: Die {card} kommt zurück auf die Hand.",
        "decoy": "{seat} legt einen Lockvogel neben das {house}e Haus (noch übrig: {left}).",
        "turn": "{seat} ist am Zug.",
        "ended": "Das Spiel ist zu Ende. {why}",
        "shown_house": "{seat} hatte die {card} im {house}en Haus.",
        "shown_hand": "{seat} hatte auf der Hand: {cards}.",
        "tally": "{seat} wertet das {house}e gegnerische Haus: 1, dazu für Lockvögel {decoys}.",
        "points": "{seat} hat {points} Siegpunkte.",
        "hand_sum": "Die Handkarten von {seat} ergeben zusammen {sum}.",
        "won": "Gewonnen: {seats}.",
    },
}


def say_event(event: Event, lang: str, names: Sequence[str]) -> str:
    sentence = SENTENCES[speak(lang)].get(event.kind)
    if sentence is None or not is_sound(event, len(names)):
        raise MalformedText("Event", "a kind and numbers of Agent Hunter", f"“{event.text()}”")
    said: dict[str, str] = {}
    for place, name in enumerate(NUMBERS[event.kind]):
        if name.isupper():
            said.update(say_rest(event.numbers[place:], lang, names))
        else:
            said[name] = say_number(name, event.numbers[place], lang, names)
    if event.kind == "ended":
        said["why"] = say_reason("cap" if event.numbers[0] else "houses", lang)
    return sentence.format(**said)


def is_sound(event: Event, seats: int) -> bool:
    meanings = NUMBERS[event.kind]
    open_ended = meanings[-1].isupper()
    if len(event.numbers) < len(meanings) - open_ended or (len(event.numbers) > len(meanings) and not open_ended):
        return False
    bounds = {
        "seat": seats,
        "SEATS": seats,
        "house": HOUSES,
        "own": HOUSES,
        "relation": 3,
        "card": CARDS,
        "CARDS": CARDS,
    }
    for place, number in enumerate(event.numbers):
        meaning = meanings[min(place, len(meanings) - 1)]
        if not 0 <= number < bounds.get(meaning, 1000):
            return False
    return True


def say_number(meaning: str, number: int, lang: str, names: Sequence[str]) -> str:
    if meaning == "seat":
        return names[number]
    if meaning in ("house", "own"):
        return HOUSE_STEMS[lang][number]
    return RELATIONS[lang][number] if meaning == "relation" else str(number)


def say_rest(numbers: Sequence[int], lang: str, names: Sequence[str]) -> Mapping[str, str]:
    """The numbers at the end as cards, as the one card placed (or just “a card”), and as seats."""
    nothing = {"en": "nothing", "de": "nichts"}[lang]
    one = (
        {"en": "the {}", "de": "die {}"}[lang].format(*numbers[:1])
        if numbers
        else {"en": "a card", "de": "eine Karte"}[lang]
    )
    cards = ", ".join(str(number) for number in numbers) or nothing
    seats = join_words([names[number] for number in numbers if number < len(names)], lang)
    return {"cards": cards, "what": one, "seats": seats}


TASKS: Mapping[str, Mapping[int, str]] = {
    "en": {
        SETUP: "put a card face down into the {house} house",
        TURN: "attack from the hand or from a house, or switch agents (decoys left: {left})",
        REPLACEMENT: "put a card from the hand face down into the {house} house; it may be the same one",
        DECOY_DUE: "put a decoy beside one of the own houses",
        REFILL: "refill the {house} house with a card from the hand",
    },
    "de": {
        SETUP: "eine Karte verdeckt ins {house}e Haus legen",
        TURN: "aus der Hand oder aus einem Haus angreifen oder austauschen (Lockvögel übrig: {left})",
        REPLACEMENT: "eine Handkarte verdeckt ins {house}e Haus legen; es darf dieselbe sein",
        DECOY_DUE: "einen Lockvogel neben eines der eigenen Häuser legen",
        REFILL: "eine Handkarte ins leere {house}e Haus nachlegen",
    },
}

NOBODYS_TASKS: Mapping[str, Mapping[int, str]] = {
    "en": {START_DRAW: "Chance decides who starts.", ENDED: "The game is over."},
    "de": {START_DRAW: "Der Zufall bestimmt, wer beginnt.", ENDED: "Das Spiel ist zu Ende."},
}

OWN_TURN: Mapping[str, str] = {"en": "Your turn", "de": "Am Zug"}


def say_task(view: HunterView, lang: str, names: Sequence[str]) -> str:
    sheet = view.sheet
    if sheet.phase in NOBODYS_TASKS[speak(lang)]:
        return NOBODYS_TASKS[lang][sheet.phase]
    actor = view.to_act()
    who = OWN_TURN[lang] if actor == view.seat else names[actor]
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
