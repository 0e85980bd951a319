"""deploy/: what its files start is what our commands take, and what the proxy asks for is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # comes with other tools

from coverstory.__main__ import make_parser
from coverstory.server.operations.setting_sources import settings_of
from coverstory.server.operations.settings import BUS, DATABASE, PUBLIC_URL

DEPLOY = Path(__file__).parents[1] / "deploy"
GIVEN = {"SITE": "games.example", "POSTGRES_PASSWORD": "secret"}
OURS = ("node1", "node2", "thinker")


def services() -> dict[str, Any]:  # as anybody may write YAML
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    filled = re.sub(r"\$\{(\w+)(?::\?)?\}", lambda found: GIVEN[found[1]], text)
    found: dict[str, Any] = yaml.safe_load(filled)["services"]
    return found


@pytest.mark.parametrize("name", OURS)
def test_what_compose_starts_is_taken_as_it_is_written(name: str) -> None:
    service = services()[name]
    settings = settings_of(make_parser().parse_args(service["command"]), service["environment"])
    settings.check()
    assert settings[BUS] == "nats://nats:4222"
    if name != "thinker":
        assert str(settings[DATABASE]).startswith("postgresql://")
        assert settings[PUBLIC_URL] == "https://games.example"


def test_only_the_proxy_is_reached_from_outside() -> None:
    assert [name for name, service in services().items() if "ports" in service] == ["caddy"]


def test_the_proxy_knows_every_node_and_asks_whether_it_is_ready() -> None:
    file = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    nodes = [name for name in services() if name.startswith("node")]
    assert re.findall(r"(\w+):8707", file) == nodes
    assert "health_uri /readyz" in file


def test_nobody_who_starts_the_image_is_root() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    assert "USER coverstory" in lines
    assert lines.index("USER coverstory") < next(n for n, line in enumerate(lines) if line.startswith("ENTRYPOINT"))
