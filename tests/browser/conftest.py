"""One browser and one server for all tests of a worker; a window for each person."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.chromium import NoChromium, chromium
from browser.window import PATIENCE, Window, window
from coverstory.server.http.assets import Assets
from support.live_server import LiveServer, live_server

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        with chromium() as opened:
            yield opened
    except NoChromium as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    if Assets().shell() is None:
        pytest.fail("There are no pages to test: `python3 dev.py setup` builds them.", pytrace=False)
    with live_server(tmp_path_factory.mktemp("browser")) as started:
        yield started


@pytest.fixture
def open_window(browser: Browser, server: LiveServer) -> Iterator[Callable[..., Window]]:
    """Windows that must stay without any trouble, unless a test forgives it by emptying `troubles`."""
    opened: list[Window] = []
    with ExitStack() as stack:

        def one_more(url: str = server.url, **wishes: Any) -> Window:  # whatever Playwright's contexts take
            opened.append(stack.enter_context(window(browser, url, **wishes)))
            return opened[-1]

        yield one_more
        troubles = [trouble for one in opened for trouble in one.troubles]
    assert not troubles
