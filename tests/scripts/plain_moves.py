"""How often a bot takes what is plainly there: moves that win at once, and eliminations that cannot fail.

.venv/bin/python tests/scripts/plain_moves.py GAME BOT OTHER --seats N --games M --seed S

The bot sits in one seat, which goes round; the other bot sits in all others. What is plain is worked out here from the
view and many worlds, not asked of the bots. The last line says how many games ran to a limit of the rules.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence

from coverstory.arena.contest.statistics import Deal, share, share_interval
from coverstory.bots.bot import Bot
from coverstory.bots.roster import make_bot, read_code
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import OVER, State, View
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng
from support.whole_match import play

BOT_SEED = 0x5EED  # bots must not share draws with chance
WORLDS = 12
LIMIT = "cap"  # the reason of an ending
Plain = dict[str, set[int]]  # actions by kind


def plain_actions(game: Game, view: View, offered: Sequence[int], rng: Rng) -> Plain:
    found: Plain = {"wins": set(offered), "eliminations": set(offered)}
    worlds = game.worlds(view)
    for _ in range(WORLDS):
        if any(found.values()):
            state = worlds.sample(rng)
            found["wins"] = {action for action in found["wins"] if wins(state, action)}
            found["eliminations"] = {action for action in found["eliminations"] if eliminates(state, action)}
    return found


def wins(state: State, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    return after.to_act() == OVER and after.outcome().places[state.to_act()] == 1


def eliminates(state: State, action: int) -> bool:
    """Agent Hunter: an enemy's house is lost, and not the game with it."""
    if not isinstance(state, HunterState):
        return False
    seat, after = state.to_act(), state.copy()
    after.apply(action)
    ends_badly = after.to_act() == OVER and after.outcome().places[seat] != 1
    return after.points(seat) > state.points(seat) and not ends_badly


class WatchedBot(Bot):
    """Counts what was plainly there and what was taken, whenever there is a choice."""

    def __init__(self, game: Game, bot: Bot, rng: Rng, counts: Counter[str]) -> None:
        self._game = game
        self._bot = bot
        self._rng = rng
        self._counts = counts

    def choose(self, view: View, offered: Sequence[int]) -> int:
        action = self._bot.choose(view, offered)
        if len(offered) > 1:
            for kind, actions in plain_actions(self._game, view, offered, self._rng).items():
                self._counts[f"{kind} there"] += bool(actions)
                self._counts[f"{kind} taken"] += action in actions
        return action


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("bot")
    asked.add_argument("other")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seed", type=int, default=2040)
    chosen = asked.parse_args()
    game = find_game(chosen.game)
    counts: Counter[str] = Counter()
    deals = []
    for number in range(chosen.games // chosen.seats):
        won, games = 0.0, 0
        for lone in range(chosen.seats):
            streams = Rng(chosen.seed ^ BOT_SEED, number * chosen.seats + lone)
            bots: list[Bot] = []
            for seat in range(chosen.seats):
                code = read_code(game, chosen.bot if seat == lone else chosen.other)
                bots.append(make_bot(game, code, Rng(streams.below(2**31)), time.process_time))
            bots[lone] = WatchedBot(game, bots[lone], streams, counts)
            outcome = play(game, bots, Rng(chosen.seed, number))
            counts["limit"] += outcome.reason == LIMIT
            if outcome.winners:
                won += (lone in outcome.winners) / len(outcome.winners)
                games += 1
        deals.append(Deal(won, games))
    low, high = share_interval(deals)
    won = 100 * (share(deals) or 0)
    print(f"{game.slug} {chosen.bot}, {chosen.other}: {won:.1f} % ({100 * low:.1f}–{100 * high:.1f} %)")
    for kind in ("wins", "eliminations"):
        print(f"{kind}: {counts[f'{kind} taken']} of {counts[f'{kind} there']}")
    print(f"ran to a limit: {counts['limit']} of {chosen.games}")


if __name__ == "__main__":
    main()
