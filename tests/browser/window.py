"""One person's browser window: what they do in it, and everything that reached it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket

from browser.texts import text
from coverstory.words.catalogue import Value
from support.patch_by_hand import Follower

EYES = Path(__file__).with_name("eyes.js").read_text(encoding="utf-8")
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
GERMAN = {"locale": "de-DE"}
# Chromium remarks this now and then when a page is loaded again: a file that it had preloaded is fetched once more,
# because the service worker answers for it by then. Nobody notices, and the page cannot prevent it.
FETCHED_AGAIN = "cross-world service worker resource mismatch"
PATIENCE = 30_000  # milliseconds before a test gives up; never asserted on


class Window:
    """A page in a context of its own: nobody else's cookies, nobody else's storage."""

    def __init__(self, context: BrowserContext, url: str, lang: str, by_touch: bool) -> None:
        self.context = context
        self.url = url
        self.lang = lang
        self.by_touch = by_touch
        self.frames: list[str] = []  # everything that came over sockets
        self.commands: list[dict[str, Any]] = []  # everything that was sent over them
        self.answers: list[Response] = []
        self.troubles: list[str] = []  # errors of the page: scripts, policy, what could not be loaded
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self._socket)
        page.on("response", self._answered)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("requestfailed", self._failed)
        return page

    def go(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page

    def see(self, script: str) -> Any:  # whatever the script answers
        return self.page.evaluate(script)

    def await_that(self, question: str) -> Any:  # whatever the script answers at last
        return self.see(f"eyes.until(() => {question}, {PATIENCE})")

    def say(self, key: str, **values: Value) -> str:
        """A sentence of the page in this window's language."""
        return text(self.lang, key, **values)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key), exact=True)

    def press(self, key: str) -> None:
        self.button(key).click()

    def follow(self, key: str) -> None:
        self.page.get_by_role("link", name=self.say(key), exact=True).click()

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.url)

    def messages(self) -> list[dict[str, Any]]:  # as the server wrote them
        """The messages that reached this window, each move with the scene that it led to."""
        follower = Follower()
        return [follower.read(json.loads(frame)) for frame in self.frames]

    def everything(self) -> str:
        """All that came over the wire, is stored, or is drawn."""
        bodies = [answer.text() for answer in self.answers if is_text(answer)]
        storage = self.see("JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])")
        return "\n".join([*self.frames, *bodies, storage, self.page.content()])

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.commands.append(json.loads(frame)))

    def _answered(self, answer: Response) -> None:
        self.answers.append(answer)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and FETCHED_AGAIN not in message.text:
            self.troubles.append(message.text)

    def _failed(self, request: Request) -> None:
        """What the browser itself gave up because its page was left is no trouble."""
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"{request.url}: {request.failure}")


def remembering(url: str, **preferences: str) -> dict[str, Any]:  # as Playwright's contexts take it
    """A browser in which somebody has chosen these before."""
    kept = [{"name": f"coverstory.{name}", "value": value} for name, value in preferences.items()]
    return {"cookies": [], "origins": [{"origin": url, "localStorage": kept}]}


def is_text(answer: Response) -> bool:
    kind = answer.headers.get("content-type", "")
    return answer.status == 200 and ("json" in kind or "text" in kind)


@contextmanager
def window(browser: Browser, url: str, **wishes: Any) -> Iterator[Window]:  # whatever Playwright's contexts take
    """Motion is off unless a test wishes otherwise."""
    usual: dict[str, Any] = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"}
    wished = {**usual, **wishes}
    context = browser.new_context(**wished)
    context.add_init_script(EYES)
    try:
        yield Window(context, url, wished["locale"][:2], bool(wished.get("has_touch")))
    finally:
        context.close()
