"""What every screen must be: free of axe's violations, no wider than the window, large enough for fingers."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from browser.window import Window

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FINGERTIP = 44  # CSS pixels
RUN = """
async (rules) => {
  const only = rules ? { runOnly: { type: "rule", values: rules } } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...only });
  // A letter or number drawn on a piece is part of the drawing, not its name.
  const isDrawn = ({ target }) => document.querySelector(target[0])?.closest("section.board");
  return violations.flatMap(({ id, help, nodes }) => {
    const [first, ...more] = nodes.filter((node) => id !== "label-content-name-mismatch" || !isDrawn(node));
    return first ? [`${id} (${more.length + 1}×): ${help}: ${first.html.slice(0, 200)} ${first.failureSummary}`] : [];
  });
}
"""


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def faults(window: Window, where: str) -> list[str]:
    """Everything that is wrong with the screen as it stands, in light and in dark."""
    found = [*violations(window), *in_the_dark(window), *window.see("eyes.wide()")]
    if window.by_touch:
        found += [f"too small to touch: {one}" for one in window.see(f"eyes.small({FINGERTIP})")]
    else:
        found += at_twice_the_text(window)
    return [f"{where}: {fault}" for fault in found]


def violations(window: Window, *rules: str) -> list[str]:
    if not window.see("'axe' in globalThis"):
        window.page.evaluate(axe())
    found: list[str] = window.page.evaluate(RUN, list(rules) or None)
    return found


def at_twice_the_text(window: Window) -> list[str]:
    window.see("document.documentElement.style.fontSize = '200%'")
    found = [f"text at 200 %: {one}" for one in window.see("eyes.wide()")]
    window.see("document.documentElement.style.fontSize = ''")
    return found


def in_the_dark(window: Window) -> list[str]:
    """Only colours change."""
    window.page.emulate_media(color_scheme="dark")
    found = [f"dark: {one}" for one in violations(window, "color-contrast")]
    window.page.emulate_media(color_scheme="light")
    return found
