"""Random games of one game with one set of options: their records, and one line for each step of another one, with a
digest of all that the rules, the worlds and the codecs say there, and now and then what bots would do.

Run as a program by test_builds.py on both builds: the lines must be the same to the letter.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator

from coverstory.arena.simulating.simulate import Plan, simulate
from coverstory.bots.review.decisions import judged
from coverstory.bots.review.review import put_together, survey
from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match, state_of
from coverstory.research.settings import settled
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import CHANCE, ONLOOKER, State
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from support.contract_checks import ANY_CODES, random_match
from support.finished_games import finished, game_of_bots

RECORDS = 3
BETWEEN_BOTS = 13  # steps: search is slow on plain Python


def main(slug: str, options: str) -> None:
    """With as few players as the game allows, and with as many."""
    game = find_game(slug)
    for seats in sorted({game.least_seats, game.most_seats}):
        print(f"{seats} seats")
        write_records(game, seats, json.loads(options))
        write_steps(game, seats, json.loads(options))
        write_review(game, seats, json.loads(options))


def write_records(game: Game, seats: int, options: Options) -> None:
    plan = Plan(game.slug, seats=seats, options=game.settle(options), games=RECORDS, seed=42, keep_records=True)
    simulate(plan, 1, lambda lines: print(*(line.decode() for line in lines), sep="\n"), lambda done: None)


def write_steps(game: Game, seats: int, options: Options) -> None:
    rng = Rng(4711)
    codec = settled(game.slug, seats, options).codec
    heard = dict.fromkeys((*range(seats), int(ONLOOKER)), 0)
    for number, match in enumerate(random_match(game, seats, options, rng)):
        state = state_of(match)
        told = hashlib.sha256()
        for words in (*said_by_rules(game, state, number, rng), *shown(match, number, heard, rng)):
            told.update(words.encode())
        for seat in range(seats):
            told.update(codec.tensor(state, seat) + codec.mask(codec.offered(state)))
        told_by_bots = choices(game, match, number) if number % BETWEEN_BOTS == 0 and match.to_act() >= 0 else ""
        print(number, told.hexdigest(), told_by_bots)
    print(match.outcome())


def write_review(game: Game, seats: int, options: Options) -> None:
    """Of a game played at random, with a few of its decisions, to the last digit."""
    past = finished(game_of_bots(game, ["random"] * seats, 42, options))
    seen = survey(past)
    print(put_together(seen, list(judged(past, seen.places[::40], 8)), seats))


def said_by_rules(game: Game, state: State, number: int, rng: Rng) -> Iterator[str]:
    """The position, what may and what may not be done there, and how it seems to one seat after another."""
    text = state.text()
    yield text
    yield game.read_state(text).text()
    yield f"{list(state.legal_actions())} {state.chance_outcomes() if state.to_act() == CHANCE else ''}"
    if state.to_act() >= 0:
        yield from [state.forbidden_by(code) for code in ANY_CODES if not state.is_legal(code)]
    seat = number % state.seats()
    yield str([state.info_key(seat), state.info_key((seat + 1) % state.seats())])
    if state.to_act() >= CHANCE:
        other = state.copy()
        other.redeal(seat, rng)
        yield other.text()


def shown(match: Match, number: int, heard: dict[int, int], rng: Rng) -> Iterator[str]:
    """What everybody sees and newly hears, and a world that each thinks possible; `heard` is brought up to date."""
    game, state = match.game, state_of(match)
    for seat, known in heard.items():
        text = game.look(state, seat, list(match.heard(seat)[known:])).text()
        heard[seat] = len(match.heard(seat))
        yield text
        yield game.worlds(match.view(seat)).sample(rng).text()
        if (seat + number) % len(heard) == 0:
            yield game.read_view(text).text()


def choices(game: Game, match: Match, number: int) -> str:
    """What bots choose, and everything that a search found out, to the last digit."""
    seat = match.to_act()
    view, offered = match.view(seat), match.offered(seat)
    told = ""
    for code in ("rookie", "agent:16n", *(["spymaster:16n"] if game.slug == "agent_hunter" else [])):
        bot = make_bot(game, read_code(game, code), Rng(number), still)
        told += f"{code} {bot.choose(view, offered)} {bot.findings(view, offered)} "
    return told


def still() -> float:
    """A clock that does not move: nodes alone decide."""
    return 0.0


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
