"""Golden playthroughs: whole games as every seat and an onlooker see them; `python3 dev.py goldens` writes them anew.

After every action: what was done, what each seat hears, and which lines of its picture changed, each line with those
who see it. In the middle of a long game only the actions are printed. Read the difference when a file changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import CHANCE, ONLOOKER
from coverstory.rules.game import Game
from coverstory.rules.languages import LANGUAGES, seat_names
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from coverstory.search.playout import Playout
from scripts import word_goldens

FOLDER = Path(__file__).parents[1] / "playthroughs"
FULL_AT_FIRST = 40  # actions that are shown as everybody sees them
FULL_AT_LAST = 8


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = {name: page for name, page in all_pages()}
    for old in FOLDER.glob("*.txt"):
        if old.name not in wanted:
            old.unlink()
    for name, page in wanted.items():
        (FOLDER / name).write_text(page, encoding="utf-8")
    word_goldens.main()
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
    actions = random_actions(game, seats, options, Rng(20_000 + seed))
    chosen = " ".join(f"{name}={value}" for name, value in options.items())
    lines = [f"{game.slug} rules {game.version}, {seats} seats, {chosen or 'default options'}"]
    match = Match(game, seats, options)
    pictures: dict[int, list[str]] = {seat: [] for seat in watchers(match)}
    lines += changes(match, pictures)
    for number, action in enumerate(actions):
        who = "chance" if match.to_act() == CHANCE else f"seat {match.to_act()}"
        heard = {seat: len(match.heard(seat)) for seat in watchers(match)}
        match.enter(action)
        words = " · ".join(game.say_action(action, lang) for lang in LANGUAGES)
        lines.append(f"{number + 1}. {who}: {words} ({action})")
        seen = news(match, heard) + changes(match, pictures)
        if number < FULL_AT_FIRST or number >= len(actions) - FULL_AT_LAST:
            lines += seen
    return "\n".join([*lines, f"end: {match.outcome()}", ""])


def random_actions(game: Game, seats: int, options: Mapping[str, Value], rng: Rng) -> list[int]:
    return Playout(game.start(seats, options), rng).listed()


def watchers(match: Match) -> list[int]:
    return [*range(match.seats), int(ONLOOKER)]


def news(match: Match, heard: Mapping[int, int]) -> list[str]:
    names = seat_names(match.seats, "en")
    told = {
        seat: [match.game.say_event(event, "en", names) for event in match.heard(seat)[heard[seat] :]]
        for seat in watchers(match)
    }
    return together(told, "  {who} hears: {line}")


def changes(match: Match, pictures: dict[int, list[str]]) -> list[str]:
    """The lines of each seat's picture that were not there before; pictures is brought up to date."""
    new: dict[int, list[str]] = {}
    for seat in watchers(match):
        picture = match.view(seat).picture().splitlines()
        known = pictures[seat]
        same_length = len(picture) == len(known)
        new[seat] = [
            line
            for place, line in enumerate(picture)
            if (line != known[place] if same_length else line not in known) and line != f"seat {seat}"
        ]
        pictures[seat] = picture
    return together(new, "  {who} | {line}")


def together(by_seat: Mapping[int, list[str]], form: str) -> list[str]:
    """Each line once, with all who have it; the second of two equal lines of one seat is another line."""
    groups: dict[tuple[str, int], list[int]] = {}
    for seat, lines in by_seat.items():
        for place, line in enumerate(lines):
            groups.setdefault((line, lines[:place].count(line)), []).append(seat)
    return [form.format(who=names_of(members, len(by_seat)), line=line) for (line, _), members in groups.items()]


def names_of(members: list[int], all_of_them: int) -> str:
    if len(members) == all_of_them:
        return "all"
    return ",".join("onlooker" if seat == ONLOOKER else str(seat) for seat in members)


if __name__ == "__main__":
    main()
