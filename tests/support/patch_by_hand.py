"""A second way to fold, as somebody else's client may do it: on one picture, in place."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]  # what the server says, as a stranger would read it


def folded(picture: Any, patch: Sequence[Any]) -> Any:  # anything that JSON can hold
    whole: Any = {"picture": copy.deepcopy(picture)}
    for path, value in patch:
        inside = whole
        keys = ["picture", *path]
        for key in keys[:-1]:
            inside = inside[key]
        inside[keys[-1]] = copy.deepcopy(value)
    return whole["picture"]


def lines_in(moved: Json) -> list[Json]:
    """All lines of all beats, as the log has them."""
    return [{"kind": line["kind"], "numbers": line["numbers"]} for beat in moved["beats"] for line in beat["lines"]]


class Follower:
    """Keeps the picture of one connection, and notes in each message the scene that it leads to."""

    def __init__(self) -> None:
        self.picture: Any = None  # unknown before a welcome

    def read(self, message: Json) -> Json:
        """The same with what a `moved` leads to: its `lines`, and a `scene` as in a welcome."""
        if message["is"] == "welcome":
            self.picture = message["scene"] and message["scene"]["picture"]
        if message["is"] != "moved":
            return message
        if message["picture"] is not None:
            self.picture = message["picture"]
        patches = [line.get("patch", []) for beat in message["beats"] for line in beat["lines"]]
        if self.picture is not None:
            self.picture = folded(self.picture, [each for patch in [*patches, message["patch"]] for each in patch])
        scene = message["now"] and {"picture": self.picture, **message["now"]}
        return {**message, "lines": lines_in(message), "scene": scene}
