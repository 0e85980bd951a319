"""Who is kept out, who may not speak, and which words are not welcome: asked at every request, so kept in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network
from time import time

from coverstory.server.people.addresses import network_of
from coverstory.server.people.word_list import WordList
from coverstory.server.storage.moderation import Sanction, SanctionKind
from coverstory.table.refusals import Refusal
from coverstory.wire.commands import Arrange, Command, Phrase, Say, Settings, Sit
from coverstory.wire.http import NewTable

MUTED = Refusal("muted")
WITH_WORDS = frozenset((Say, Phrase, Sit, Arrange))  # commands that others read something of
UNWELCOME = Refusal("unwelcome_word")


class Moderation:
    """What the storage has of it is put in when the server starts, and whenever it changes."""

    def __init__(self, words: WordList | None = None, wall: Callable[[], float] = time) -> None:
        self._words = words or WordList([])
        self._wall = wall
        self._sanctions: dict[tuple[SanctionKind, str], Sanction] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Sanction]] = []

    def put(self, sanctions: Iterable[Sanction]) -> None:
        """All that there are."""
        self._sanctions = {(each.kind, each.subject): each for each in sanctions}
        self._networks = [
            (ip_network(each.subject), each) for each in self._sanctions.values() if each.kind == "address"
        ]

    def keeps_out(self, address: str, person: str | None = None) -> bool:
        if person is not None and self._holds("person", person):
            return True
        return bool(self._networks) and self._keeps_out_address(address)

    def refusal_of_command(self, person: str, command: Command) -> Refusal | None:
        if type(command) not in WITH_WORDS:
            return None
        if isinstance(command, Say | Phrase) and self._holds("mute", person):
            return MUTED
        if isinstance(command, Say):
            return self._refusal_of([command.text, command.name])
        if isinstance(command, Sit | Phrase):
            return self._refusal_of([command.name])
        return self._refusal_of(names_in(command.settings)) if isinstance(command, Arrange) else None

    def refusal_of_table(self, asked: NewTable) -> Refusal | None:
        return self._refusal_of([asked.name, *names_in(asked.settings)])

    def _refusal_of(self, texts: Iterable[str]) -> Refusal | None:
        return UNWELCOME if any(self._words.has_any(text) for text in texts) else None

    def _holds(self, kind: SanctionKind, subject: str) -> bool:
        found = self._sanctions.get((kind, subject))
        return found is not None and self._is_in_force(found)

    def _is_in_force(self, sanction: Sanction) -> bool:
        return sanction.until is None or sanction.until > self._wall()

    def _keeps_out_address(self, address: str) -> bool:
        try:
            found = ip_network(network_of(address)).network_address
        except ValueError:  # a socket of this machine has none
            return False
        return any(found in network and self._is_in_force(sanction) for network, sanction in self._networks)


def names_in(settings: Settings) -> list[str]:
    """Of people on the host's device."""
    return [plan.name for plan in settings.seats]
