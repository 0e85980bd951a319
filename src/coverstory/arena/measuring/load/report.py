"""The load's figures as a table for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

COLUMNS = (
    ("moves_per_cpu_second", "moves/CPU-s", ",.0f"),
    ("acknowledged_p50_ms", "ack p50 ms", ".1f"),
    ("acknowledged_p99_ms", "p99", ".1f"),
    ("others_p50_ms", "others p50 ms", ".1f"),
    ("others_p99_ms", "p99", ".1f"),
    ("table_kb", "kB a table", ".0f"),
    ("socket_kb", "kB a socket", ".0f"),
    ("first_page_seconds", "first page s", ".2f"),
    ("first_page_cpu_seconds", "CPU s", ".2f"),
)
TITLE = 37
LEAST_WIDTH = 6


def show_load(measures: Mapping[str, Any]) -> str:
    lines = [
        f"Scripted seats over sockets: {measures['game']}, {measures['seats']} seats; CPU time of the server alone",
        f"{'':{TITLE}}" + "".join(f"{title:>{width(title)}}" for _, title, _ in COLUMNS),
    ]
    for row in measures["rows"]:
        title = f"{row['server']}, {row['tables']:,} tables"
        figures = "".join(f"{row[name]:{width(head)}{form}}" for name, head, form in COLUMNS)
        lines.append(f"{title:{TITLE}}{figures}")
    lines += [f"ours makes {ratio} times the moves of {name}" for name, ratio in measures["ratios"].items()]
    if not measures["ratios"]:
        lines.append("boardgame.io is not installed: `python3 dev.py bench --server` installs it and compares.")
    return "\n".join(lines)


def width(title: str) -> int:
    return max(len(title), LEAST_WIDTH) + 2
