"""Standings as one HTML file that needs nothing beside it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from coverstory.arena.contest.scoreboard import (
    headline,
    say_interval,
    say_memory,
    say_overrun,
    say_rest,
    say_seconds,
    say_share,
)
from coverstory.arena.contest.standings import Standings, mean_seconds
from coverstory.arena.plots import Row, Scale, plot_course, plot_spans

STYLE = """
:root { color-scheme: light dark; --ink: #1c1917; --paper: #fafaf9; --faint: #a8a29e; --rule: #e7e5e4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7e5e4; --paper: #1c1917; --faint: #78716c; --rule: #44403c; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 48rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2.2rem; }
svg { width: 100%; height: auto; overflow: visible; } svg text { fill: var(--ink); font-size: 14px; }
svg .tick { fill: var(--faint); font-size: 12px; } svg .value { text-anchor: end; font-variant-numeric: tabular-nums; }
svg .grid { stroke: var(--rule); } svg .even { stroke: var(--ink); stroke-dasharray: 4 4; opacity: 0.6; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.8rem 0.25rem 0; text-align: right; border-bottom: 1px solid var(--rule); }
td { white-space: nowrap; } th:first-child, td:first-child { text-align: left; } code { overflow-wrap: anywhere; }
"""

METHOD = (
    "The games of a deal draw the same chance, with the seats rotated, so that every bot has had every seat. Shares"
    " count only games that somebody won; a shared win is split. The 95 % intervals are Wilson's, for as many"
    " independent games as these are worth by the spread between deals, and never for more than were played. Elo is"
    " the Bradley–Terry fit (with more than two seats, Luce's), the mean being 0. Times are CPU time of moves that left"
    " a choice; where a budget is in seconds, the longest one is also given as a part of it."
)


def html_report(standings: Standings) -> str:
    body = [
        f"<p>{escape(say_rest(standings))} {escape(say_memory(standings))}</p>",
        section("Win share of a seat, with its 95 % interval", share_plot(standings) + bot_table(standings)),
        section("Elo", elo_plot(standings)),
        *([section("Every meeting", pair_table(standings))] if len(standings.bots) > 2 else []),
        *([section("Win share as the deals went by", course_plot(standings))] if standings.course else []),
        section("CPU time a move: mean, and up to the longest", time_plot(standings)),
        section("How it was measured", measured(METHOD, standings.contest.command("arena"))),
    ]
    return html_page(headline(standings), body)


def html_page(title: str, body: Sequence[str]) -> str:
    name = escape(title)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{name}</title><style>{STYLE}</style></head>\n<body>\n<h1>{name}</h1>\n"
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def section(title: str, content: str) -> str:
    return f"<h2>{escape(title)}</h2>\n{content}"


def share_plot(standings: Standings) -> str:
    rows = [Row(bot.name, bot.share.value, *bot.share.interval) for bot in standings.bots]
    return plot_spans("Win shares", rows, percent_scale(standings), 1 / standings.contest.seats)


def percent_scale(standings: Standings) -> Scale:
    high = max(bot.share.interval[1] for bot in standings.bots)
    return Scale(0.0, min(1.0, high * 1.1), lambda value: f"{100 * value:.0f} %")


def elo_plot(standings: Standings) -> str:
    rows = [Row(bot.name, bot.rating.points, *bot.rating.interval) for bot in standings.bots]
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    return plot_spans("Elo", rows, Scale(low, high, lambda value: f"{value:+.0f}"), 0.0)


def course_plot(standings: Standings) -> str:
    names = [bot.name for bot in standings.bots]
    caption = f"deals, 1 to {len(standings.course):,}"
    scale = Scale(0.0, 1.0, lambda value: f"{100 * value:.0f} %")
    return plot_course("Win share so far", names=names, course=standings.course, scale=scale, caption=caption)


def time_plot(standings: Standings) -> str:
    rows = [
        Row(bot.name, mean_seconds(bot.thinking), mean_seconds(bot.thinking), bot.thinking.longest)
        for bot in standings.bots
    ]
    return plot_spans("Time a move", rows, Scale(0.0, max(1e-6, *(row.high for row in rows)), say_seconds))


def bot_table(standings: Standings) -> str:
    head = ("bot", "win share", "95 % interval", "won", "of decided games", "Elo", "mean move", "longest, of its time")
    return table(
        head,
        [
            (
                bot.name,
                say_share(bot.share.value),
                say_interval(bot.share),
                f"{bot.share.won:,.1f}",
                f"{bot.share.decided:,}",
                f"{bot.rating.points:+.0f}",
                say_seconds(mean_seconds(bot.thinking)),
                say_seconds(bot.thinking.longest) + say_overrun(bot),
            )
            for bot in standings.bots
        ],
    )


def pair_table(standings: Standings) -> str:
    among = "against" if standings.contest.seats == 2 else "one among seats of"
    return table(
        ("bot", among, "win share", "95 % interval", "decided games"),
        [
            (pair.name, pair.among, say_share(pair.share.value), say_interval(pair.share), f"{pair.share.decided:,}")
            for pair in standings.pairs
        ],
    )


def measured(method: str, command: str) -> str:
    return f"<p>{method}</p><p><code>{escape(command)}</code></p>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    first = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in (first, *lines))
    return f'<div class="wide"><table>{body}</table></div>'
