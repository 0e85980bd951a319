"""How the log is written: sentences for people, or one JSON object a line for programs that collect logs."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime

from coverstory.server.people.identity import SECRET_LENGTH, TABLE_LENGTH

SHOWN = 6  # characters, so that lines about the same table can be told from others
LETTER = "[A-Za-z0-9_-]"
# As long as a secret or a table's id, which is an invitation. We log neither; a library's error might quote one.
SECRETS = re.compile(f"(?<!{LETTER})(?:{LETTER}{{{SECRET_LENGTH}}}|{LETTER}{{{TABLE_LENGTH}}})(?!{LETTER})")


def without_secrets(text: str) -> str:
    return SECRETS.sub(lambda found: found[0][:SHOWN] + "…", text)


class TextLines(logging.Formatter):
    """The message, and a traceback where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonLines(logging.Formatter):
    """What a line is about stands in `fields` of the record."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        cleaned = {name: without_secrets(value) if isinstance(value, str) else value for name, value in line.items()}
        return json.dumps(cleaned, ensure_ascii=False)


def set_up_log(form: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO if form == "json" else logging.WARNING)
