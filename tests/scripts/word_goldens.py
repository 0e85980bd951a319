"""Golden sentences in every language; `python3 dev.py goldens` writes them anew.

tests/words/games has one whole game of each kind as a seat is told it, in each language. tests/words/cases.json has
kinds and numbers with their sentences: Python and the pages must say them alike (docs/words.md).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from coverstory.bots.explain import HINTS
from coverstory.match.match import Match, state_of
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import CHANCE, ONLOOKER, OVER
from coverstory.rules.game import Game
from coverstory.rules.languages import LANGUAGES
from coverstory.rules.rng import Rng
from coverstory.words.sayings import NO_READER, Sayings, Statement, action_said
from support.moves import moves_in

FOLDER = Path(__file__).parents[1] / "words"
NAMES = ["Ada", "Bob", "Cem", "Dora", "Eli", "Fay", "Gus"]
CASES_A_KIND = 4


class Case(NamedTuple):
    part: str
    section: str
    said: Statement
    action: str = ""  # of a hint: the game that the action is of
    reader: int = NO_READER


def told_to(reader: int, part: str, section: str, kind: str, *numbers: list[float]) -> list[Case]:
    """What is said to somebody about their own seat."""
    return [Case(part, section=section, said=Statement(kind, each), reader=reader) for each in numbers]


def told(part: str, section: str, kind: str, *numbers: list[float]) -> list[Case]:
    game = "agent_hunter" if section == "hint" and kind != "nothing" else ""
    return [Case(part, section, Statement(kind, each), game) for each in numbers]


# What random games seldom or never bring, and what is no part of a game.
RARE = [
    *told("agent_hunter", "event", "ended", [0], [1]),
    *told("agent_hunter", "event", "shown_hand", [0], [1, 3, 4]),
    *told("agent_hunter", "event", "hand_sum", [1, 23]),
    *told("undercover_danzer", "action", "take_bottom", [1]),
    *told("undercover_danzer", "event", "corner", [1, 9, 3, -1, 12]),
    *told("undercover_danzer", "event", "bottom", [1, 0, 5, 2]),
    *told("undercover_danzer", "event", "place", [0, 18, 6, -1000, 1202]),
    *told("undercover_danzer", "event", "move", [0, 4, 5, 10, 2], [0, 4, 7, 10, 5], [0, 4, 0, 1, 1]),
    *told("undercover_danzer", "event", "gain", [2, 1], [2, 1, 8]),
    *told("undercover_danzer", "event", "over", [0], [1], [2]),
    *told("undercover_wyss", "event", "turn", [1, 0], [1, 1], [1, 2], [1, 3]),
    *told("undercover_wyss", "event", "lapse", [1]),
    *told("undercover_wyss", "event", "lost", [5, 0], [6, 3]),
    *told("undercover_wyss", "task", "power", [0, 0, 0], [0, 0, 1], [0, 1, 0], [0, 1, 1]),
    *told("undercover_danzer", "beat", "place_lanes", [1, 3, 0, -1, 2, 1, 4, 2]),
    *told("undercover_danzer", "beat", "won", [1, 0], [31, 0, 2]),
    *told("undercover_wyss", "beat", "won", [0], [0, 2]),
    *told("undercover_wyss", "beat", "win", [5, 1, 0, 0, 17], [6, 3, 1, 1, 9]),
    *told("top_secret_spies", "beat", "won", [41], [41, 2], [1, 0], [38, 0, 3, 5]),
    *told("top_secret_spies", "beat", "stay", [1, 0]),
    *told("top_secret_spies", "beat", "free", [3], [0, 2, 6]),
    *told("top_secret_spies", "beat", "tally", [0, 3, 31, 0], [0, 3, 1, 12]),
    *told("top_secret_spies", "event", "stay", [2]),
    *told("top_secret_spies", "event", "returned", [0, 5]),
    *told("top_secret_spies", "event", "remove", [1, 14]),
    *told("top_secret_spies", "event", "guess", [0, 1, 7, 2, 5]),
    *told("top_secret_spies", "event", "walk", [3, 0, 11, -1], [3, 0, 11, 0], [3, 10, 0, 2]),
    *told("top_secret_spies", "action", "split", [0, 0, 0, 2, 0, 1, 3], [0, 0, 0, 0, 0, 0, 0]),
    *told("agent_hunter", "belief", "hits", [1, 0, 4]),
    *told("agent_hunter", "belief", "narrows", [1, 2, 6, 3]),
    *told("agent_hunter", "belief", "exposed", [1, 1, 1], [1, 1, 2]),
    *told("top_secret_spies", "belief", "scores", [3, 7], [3, -3]),
    *told("top_secret_spies", "belief", "walks", [3, 1], [3, 4]),
    *told("top_secret_spies", "belief", "stays", [3]),
    *told("top_secret_spies", "belief", "near", [3, 1], [3, 5]),
    *told("top_secret_spies", "belief", "open", [2]),
    *told("top_secret_spies", "belief", "sure", [1, 3], [1, 3, 0]),
    *told("top_secret_spies", "belief", "likely", [1, 3, 71, 0, 60]),
    *told("top_secret_spies", "belief", "possible", [1, 3, 40, 0, 31, 6, 20]),
    *told_to(0, "agent_hunter", "event", "eliminated", [0, 1, 7, 0]),
    *told_to(0, "agent_hunter", "event", "tally", [0, 1, 0], [0, 1, 2]),
    *told_to(1, "agent_hunter", "event", "turn", [1], [0]),
    *told_to(0, "top_secret_spies", "event", "roll", [0, 3], [1, 3]),
    *told_to(2, "top_secret_spies", "event", "entry", [1, 3, 2], [2, 3, 1]),
    *told_to(
        2, "top_secret_spies", "event", "guess", [2, 1, 0, 3, 0], [0, 1, 2, 3, 0], [0, 1, 3, 2, 0], [0, 1, 2, 2, 5]
    ),
    *told_to(2, "top_secret_spies", "beat", "won", [41, 2], [38, 0, 2], [38, 0, 1]),
    *told_to(1, "top_secret_spies", "belief", "sure", [1, 3]),
    *told_to(1, "top_secret_spies", "belief", "likely", [1, 3, 71]),
    *told_to(1, "undercover_wyss", "beat", "capture", [1, 3, 4, 0, 7], [0, 3, 4, 1, 7], [0, 3, 4, 2, 7]),
    *told_to(1, "undercover_wyss", "event", "retire", [1, 4, 0, 7], [0, 4, 1, 7]),
    *told_to(1, "undercover_wyss", "event", "compel", [1, 2], [0, 1]),
    *told_to(0, "undercover_wyss", "beat", "won", [0], [0, 2]),
    *told_to(2, "undercover_danzer", "event", "tally", [2, 1, 6, 8, 2, 16]),
    *told_to(0, "undercover_danzer", "beat", "won", [31, 0, 2], [31, 0]),
    *told("table", "hint", "nothing", []),
    *told("table", "hint", "only", [1.31, 2]),
    *told("table", "hint", "solved", [2, 4]),
    *told("table", "hint", "best", [1.5, 2, 8000, 10000]),
    *told("table", "hint", "next", [1.42, 999]),
    *told("table", "hint", "mix", [62, 1.4, 2]),
    *told("table", "hint", "mix_next", [38, 1.4]),
    *told("table", "hint", "do", []),
    *told("table", "hint", "decided", [3, 0], [1, 0], [2, 1]),
    *told("table", "hint", "decided_next", [1, 1]),
]


def main() -> None:
    games = FOLDER / "games"
    games.mkdir(parents=True, exist_ok=True)
    for slug in GAMES:
        for lang in LANGUAGES:
            (games / f"{slug}.{lang}.txt").write_text(whole_game(slug, lang), encoding="utf-8")
    (FOLDER / "cases.json").write_text(cases_page(), encoding="utf-8")
    print(f"{len(GAMES) * len(LANGUAGES)} games in words, {cases_page().count(chr(10)) - 2} cases")


# Whole games.


def whole_game(slug: str, lang: str) -> str:
    """What seat 1 is told of the last variant, and what is asked before each action."""
    game, seat = GAMES[slug], 1
    lines = [f"{game.title[lang]}: {game.summary[lang]}"]
    told = 0
    for match in moments(game, len(game.variants) - 1):
        heard = match.heard(seat)
        lines += [game.say_event(event, lang, NAMES) for event in heard[told:]]
        told = len(heard)
        lines.append(f"  ({game.say_task(match.view(seat), lang, NAMES)})")
    outcome = match.outcome()
    assert outcome is not None
    return "\n".join([*lines, game.say_reason(outcome.reason, lang), ""])


def moments(game: Game, variant: int) -> Iterator[Match]:
    """A random match as it stands before each action and at its end."""
    seats = max(2, game.most_seats - variant % 3)
    match, rng = Match(game, min(seats, game.most_seats), game.variants[variant]), Rng(31 + variant)
    while True:
        yield match
        state = state_of(match)
        if state.to_act() == OVER:
            return
        match.enter(state.draw(rng) if state.to_act() == CHANCE else state.pick(rng))


# Cases.


def cases_page() -> str:
    """One case on each line, so that a difference is easy to read."""
    lines = [json.dumps(described(case), ensure_ascii=False) for case in cases()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def cases() -> list[Case]:
    found: dict[tuple[str, str, str, int], list[Case]] = {}
    for case in [*RARE, *(case for game in GAMES.values() for case in met(game))]:
        known = found.setdefault((case.part, case.section, case.said.kind, case.reader), [])
        if len(known) < CASES_A_KIND and case not in known:
            known.append(case)
    return [case for _, known in sorted(found.items()) for case in known]


def met(game: Game) -> Iterator[Case]:
    """What is said in one game of each variant, to everybody."""
    for variant in range(len(game.variants)):
        for match in moments(game, variant):
            seats = (*range(match.seats), int(ONLOOKER))
            for seat in seats:
                yield Case(game.slug, "task", plain(game.task_of(match.view(seat))))
            for action in choices(match):
                yield Case(game.slug, "action", plain(action_said(game.parts_of(action))))
        for event in (event for seat in seats for event in match.heard(seat)):
            yield Case(game.slug, "event", plain(Statement(event.kind, event.numbers)))
        for moves in moves_in(moments(game, variant)):
            for move in moves.values():
                for beat in move.beats():
                    if beat.say is not None and beat.say.section == "beat":
                        yield Case(game.slug, "beat", plain(Statement(beat.say.kind, beat.say.numbers)))


def choices(match: Match) -> list[int]:
    state = state_of(match)
    known = [outcome for outcome, _ in state.chance_outcomes()] if state.to_act() == CHANCE else state.legal_actions()
    return [int(action) for action in list(known)[:: max(1, len(known) // 3)]]


def plain(said: Statement) -> Statement:
    return Statement(said.kind, [int(number) for number in said.numbers])


def described(case: Case) -> dict[str, object]:
    said = {"part": case.part, "section": case.section, "kind": case.said.kind, "numbers": case.said.numbers}
    names = NAMES if case.section not in ("action", "hint") else []
    action = {"action": list(GAMES[case.action].parts_of(15)), "game": case.action} if case.action else {}
    reader = {"reader": case.reader} if case.reader != NO_READER else {}
    return {**said, **action, "names": names, **reader, **{lang: sentence(case, lang) for lang in LANGUAGES}}


def sentence(case: Case, lang: str) -> str:
    names = NAMES if case.section not in ("action", "hint") else []
    more = {"action": GAMES[case.action].say_action(15, lang)} if case.action else None
    return sayings_of(case.part).say(
        case.section, said=case.said, lang=lang, names=names, more=more, reader=case.reader
    )


def sayings_of(part: str) -> Sayings:
    return HINTS if part == "table" else GAMES[part].sayings


if __name__ == "__main__":
    main()
