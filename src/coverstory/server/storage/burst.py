"""Failures in a row, logged as one: a full disk fails every move of every table."""

from __future__ import annotations

import logging

log = logging.getLogger(__name__)


class Burst:
    def __init__(self) -> None:
        self._failed = 0

    def failed(self, error: Exception) -> None:
        if not self._failed:
            log.error(
                "the database failed: %s; nothing is stored, and nothing acknowledged, until it works again",
                str(error) or type(error).__name__,
            )
        self._failed += 1

    def worked(self) -> None:
        if self._failed:
            log.warning("the database works again, after %d attempts that failed", self._failed)
            self._failed = 0
