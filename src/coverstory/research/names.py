"""What the games are called where names have no underscores."""

from __future__ import annotations

from collections.abc import Mapping

NAMES: Mapping[str, str] = {
    "agent_hunter": "AgentHunter",
    "undercover_danzer": "UndercoverDanzer",
    "undercover_wyss": "UndercoverWyss",
    "top_secret_spies": "TopSecretSpies",
}
