"""A calibration as a person reads it: in a terminal, and as one HTML file with plots."""

from __future__ import annotations

from math import sqrt

from coverstory.arena.contest.report import html_page, measured, section, table
from coverstory.arena.fitting.calibration import LATEST, Bin, Calibration, half_interval, mean
from coverstory.arena.plots import Row, Scale, plot_course, plot_spans

METHOD = (
    "At the end of each round every seat is asked, from what it has heard and its own agent, which agent each other"
    " seat holds. Log-loss is minus the logarithm of the chance that it gave to the truth, the Brier score the sum of"
    " squared errors over all agents; a seat that knows nothing calls all agents but its own equally likely. Intervals"
    " are 95 %, between games. In the calibration, beliefs of about the same strength are put together: of what is"
    " believed with 80 %, 80 % should be true."
)


def headline(found: Calibration) -> str:
    contest = found.contest
    played = f"{','.join(contest.bots)}: {found.games:,} games, seed {contest.seed}"
    return f"Top Secret Spies, {contest.seats} seats, {played}; what a seat thinks of another"


def label(number: int) -> str:
    return f"{number}+" if number == LATEST else f"{number}"


def rounds_rows(found: Calibration) -> list[tuple[str, str, str, str]]:
    log_loss, brier = found.uniform
    return [
        ("uniform", "", f"{log_loss:.3f}", f"{brier:.3f}"),
        *(
            (
                label(number),
                f"{len(one.log_loss):,}",
                f"{mean(one.log_loss):.3f} ± {half_interval(one.log_loss):.3f}",
                f"{mean(one.brier):.3f} ± {half_interval(one.brier):.3f}",
            )
            for number, one in sorted(found.rounds.items())
        ),
    ]


def bins_rows(found: Calibration) -> list[tuple[str, str, str]]:
    return [
        (f"{100 * bin_.believed / bin_.count:.1f} %", f"{100 * bin_.true / bin_.count:.1f} %", f"{bin_.count:,}")
        for bin_ in found.bins
        if bin_.count
    ]


def calibration_table(found: Calibration) -> str:
    lines = [headline(found), f"  {'round':8} {'games':>6}  {'log-loss':15}  Brier score"]
    lines += [f"  {a:8} {b:>6}  {c:15}  {d}" for a, b, c, d in rounds_rows(found)]
    lines += ["", f"  {'believed':>8}  {'true':>7}  of so many"]
    return "\n".join([*lines, *(f"  {a:>8}  {b:>7}  {c:>10}" for a, b, c in bins_rows(found))])


def calibration_page(found: Calibration) -> str:
    if not found.rounds:
        return html_page(headline(found), ["<p>No round was finished.</p>"])
    return html_page(
        headline(found),
        [
            section("Log-loss round by round", course_plot(found)),
            section("Rounds", table(("round", "games", "log-loss", "Brier score"), rounds_rows(found))),
            section("Calibration: how often what is believed is true", calibration_plot(found)),
            section("Beliefs", table(("believed", "true", "of so many"), bins_rows(found))),
            section(
                "How it was measured",
                measured(METHOD, found.contest.command("calibrate")),
            ),
        ],
    )


def course_plot(found: Calibration) -> str:
    """Log-loss by round, beside that of somebody who knows nothing."""
    uniform = found.uniform[0]
    course = [(mean(one.log_loss), uniform) for _, one in sorted(found.rounds.items())]
    high = max(uniform, *(value for value, _ in course)) * 1.1
    scale = Scale(0.0, high, lambda value: f"{value:.1f}")
    return plot_course(
        "Log-loss", names=("belief", "uniform"), course=course, scale=scale, caption=f"rounds, 1 to {len(course)}"
    )


def calibration_plot(found: Calibration) -> str:
    """What is believed and what is true should be one line; then each bin with the span of its frequency."""
    bins = [bin_ for bin_ in found.bins if bin_.count]
    scale = Scale(0.0, 1.0, lambda value: f"{100 * value:.0f} %")
    course = [(bin_.true / bin_.count, bin_.believed / bin_.count) for bin_ in bins]
    curve = plot_course(
        "Calibration", names=("true", "believed"), course=course, scale=scale, caption="beliefs, weak to strong"
    )
    return curve + plot_spans("How often it is true", [span(bin_) for bin_ in bins], scale)


def span(bin_: Bin) -> Row:
    true = bin_.true / bin_.count
    error = 1.96 * sqrt(true * (1 - true) / bin_.count)
    return Row(f"believed {100 * bin_.believed / bin_.count:.0f} %", true, true - error, true + error)
