"""Standings as a person reads them in a terminal."""

from __future__ import annotations

from coverstory.arena.contest.standings import BotStanding, PairStanding, Share, Standings, mean_seconds
from coverstory.rules.catalogue import find_game


def scoreboard(standings: Standings) -> str:
    contest = standings.contest
    width = max(12, *(len(bot.name) for bot in standings.bots))
    lines = [
        headline(standings),
        f"  {'bot':{width}}  win share  95 % interval        Elo           mean move  longest, of its time",
    ]
    for bot in standings.bots:
        low, high = bot.rating.interval
        rating = f"{bot.rating.points:+5.0f} ±{(high - low) / 2:.0f}"
        lines.append(
            f"  {bot.name:{width}}  {say_share(bot.share.value):>9}  {say_interval(bot.share):17}  {rating:12}"
            f"  {say_seconds(mean_seconds(bot.thinking)):>9}  {say_seconds(bot.thinking.longest):>7}{say_overrun(bot)}"
        )
    if len(standings.bots) > 2:
        lines += ["", *(f"  {say_pair(pair, contest.seats)}" for pair in standings.pairs)]
    return "\n".join([*lines, "", f"  {say_rest(standings)}", f"  {say_memory(standings)}"])


def headline(standings: Standings) -> str:
    contest = standings.contest
    played = f"{standings.games:,}" + (f" of {contest.games:,}" if standings.stopped else "")
    options = "".join(
        f", {name}={str(value).lower() if isinstance(value, bool) else value}"
        for name, value in contest.options.items()
        if value != find_game(contest.game).settle({})[name]
    )
    title = find_game(contest.game).title["en"]
    return (
        f"{title}, {contest.seats} seats{options}: {played} games, seed {contest.seed};"
        f" each of {contest.deals:,} deals {contest.games_a_deal} times, seats rotated"
    )


def say_pair(pair: PairStanding, seats: int) -> str:
    who = f"{pair.name} against {pair.among}" if seats == 2 else f"one {pair.name} among {pair.among}"
    return f"{who}: {say_share(pair.share.value)} ({say_interval(pair.share)}) of {pair.share.decided:,} decided games"


def say_rest(standings: Standings) -> str:
    """What the shares leave out."""
    seats = standings.contest.seats
    endings = ", ".join(f"{reason} {count:,}" for reason, count in standings.endings.items())
    return (
        f"A fair share of a seat is {say_share(1 / seats)}. Games that nobody won, left out of shares:"
        f" {standings.nobody_won:,}; shared wins, split: {standings.shared_wins:,}. Endings: {endings or 'none'}."
    )


def say_memory(standings: Standings) -> str:
    return f"A process held {standings.memory / 1e6:,.0f} MB at most."


def say_overrun(bot: BotStanding) -> str:
    """The longest move as a part of the time for a move."""
    return "" if bot.overrun is None else f" {100 * (1 + bot.overrun):5.1f} %"


def say_share(value: float | None) -> str:
    return "–" if value is None else f"{100 * value:.1f} %"


def say_interval(share: Share) -> str:
    low, high = share.interval
    return f"{100 * low:.1f} to {100 * high:.1f} %"


def say_seconds(seconds: float) -> str:
    """CPU time in a unit that suits it."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.1f} ms" if seconds >= 0.001 else f"{1e6 * seconds:.0f} µs"
