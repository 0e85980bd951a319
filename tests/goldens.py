"""Golden playthroughs: whole games as every seat and an onlooker see them; `python3 dev.py goldens` writes them anew.

After the deal-free start and after every action: what was done, what each seat hears, and which lines of its picture
changed. Seats that see the same are named together. A reviewer reads the difference when one of these files changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from coverstory.match.match import Match, state_of
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import CHANCE, ONLOOKER, OVER
from coverstory.rules.game import Game
from coverstory.rules.languages import LANGUAGES, seat_names
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng

FOLDER = Path(__file__).parent / "playthroughs"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = {name: page for name, page in all_pages()}
    for old in FOLDER.glob("*.txt"):
        if old.name not in wanted:
            old.unlink()
    for name, page in wanted.items():
        (FOLDER / name).write_text(page, encoding="utf-8")
    print(f"{len(wanted)} playthroughs, {sum(page.count(chr(10)) for page in wanted.values())} lines")


def all_pages() -> Iterator[tuple[str, str]]:
    """Every variant of every game, and every number of seats."""
    for game in GAMES.values():
        for number, (seats, options) in enumerate(tables(game)):
            yield f"{game.slug}-{number}.txt", playthrough(game, seats, options, seed=number)


def tables(game: Game) -> list[tuple[int, Mapping[str, Value]]]:
    """Seats and variants in step, until both have been gone through."""
    seats = list(range(game.least_seats, game.most_seats + 1))
    count = max(len(seats), len(game.variants))
    return [(seats[-1 - i % len(seats)], game.variants[i % len(game.variants)]) for i in range(count)]


def playthrough(game: Game, seats: int, options: Mapping[str, Value], seed: int) -> str:
    match = Match(game, seats, options)
    rng = Rng(20_000 + seed)
    chosen = " ".join(f"{name}={value}" for name, value in options.items())
    lines = [f"{game.slug} rules {game.version}, {seats} seats, {chosen or 'default options'}"]
    pictures = dict.fromkeys(watchers(match), "")
    lines += changes(match, pictures)
    state = state_of(match)
    number = 0
    while (who := state.to_act()) != OVER:
        number += 1
        action = state.draw(rng) if who == CHANCE else state.pick(rng)
        words = " · ".join(game.say_action(action, lang) for lang in LANGUAGES)
        heard = {seat: len(match.heard(seat)) for seat in watchers(match)}
        match.enter(action)
        lines += ["", f"{number}. {'chance' if who == CHANCE else f'seat {who}'}: {words} ({action})"]
        lines += news(match, heard)
        lines += changes(match, pictures)
    return "\n".join([*lines, "", f"end: {match.outcome()}", ""])


def watchers(match: Match) -> list[int]:
    return [*range(match.seats), int(ONLOOKER)]


def news(match: Match, heard: Mapping[int, int]) -> list[str]:
    names = seat_names(match.seats, "en")
    told = {
        seat: tuple(match.game.say_event(event, "en", names) for event in match.heard(seat)[heard[seat] :])
        for seat in watchers(match)
    }
    return together(told, "  {who} hears: {line}")


def changes(match: Match, pictures: dict[int, str]) -> list[str]:
    """The lines of each seat's picture that were not there before; pictures is brought up to date."""
    new: dict[int, tuple[str, ...]] = {}
    for seat in watchers(match):
        picture = match.view(seat).picture()
        known = set(pictures[seat].splitlines())
        new[seat] = tuple(line for line in picture.splitlines() if line not in known and line != f"seat {seat}")
        pictures[seat] = picture
    return together(new, "  {who} | {line}")


def together(by_seat: Mapping[int, tuple[str, ...]], form: str) -> list[str]:
    """One block for all seats that have the same lines."""
    groups: dict[tuple[str, ...], list[int]] = {}
    for seat, lines in by_seat.items():
        groups.setdefault(lines, []).append(seat)
    found: list[str] = []
    for lines, members in groups.items():
        who = (
            "all"
            if len(members) == len(by_seat)
            else ",".join("onlooker" if seat < 0 else str(seat) for seat in members)
        )
        found += [form.format(who=who, line=line) for line in lines]
    return found


if __name__ == "__main__":
    main()
