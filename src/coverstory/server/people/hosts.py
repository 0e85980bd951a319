"""Which addresses are ours: requests to another host, or from another origin, are turned away."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import AddressValueError, IPv4Address, IPv6Address
from urllib.parse import urlsplit

USUAL_PORTS = {"http": 80, "https": 443}
MOST_PORT = 65535
# The whole of it: what a lenient reader would overlook, such as a name before an @ or after a bracket, is not ours.
HOST_FORM = re.compile(
    r"(?:\[(?P<six>[0-9A-Fa-f:.]{2,45})\]|(?P<name>[0-9A-Za-z._-]{1,253}))(?::(?P<port>[0-9]{1,5}))?"
)


@dataclass(frozen=True)
class Host:
    """A name in lower case, or an IP address, and its port if there is one."""

    name: str
    port: int | None
    is_address: bool


def read_host(text: str) -> Host | None:
    """What a `Host` header says; None for what says nothing."""
    found = HOST_FORM.fullmatch(text)
    if found is None:
        return None
    port = None if found["port"] is None else int(found["port"])
    if port is not None and port > MOST_PORT:
        return None
    if found["six"] is None:
        return Host(found["name"].lower(), port, is_address(IPv4Address, found["name"]))
    return Host(found["six"].lower(), port, True) if is_address(IPv6Address, found["six"]) else None


def is_address(kind: type[IPv4Address | IPv6Address], text: str) -> bool:
    try:
        kind(text)
    except AddressValueError:
        return False
    return True


@dataclass(frozen=True)
class HostCheck:
    """Without it a page elsewhere could act in the name of whoever looks at it, also by naming our address as its own
    (DNS rebinding). A plain IP address or localhost cannot be claimed like that, at whatever port a tunnel or a
    container has it; another name must be the public URL's, and so must its port."""

    public_url: str  # empty: none was given

    def is_our_host(self, host: str) -> bool:
        found = read_host(host)
        return found is not None and (found.is_address or found.name == "localhost" or self.is_public(host))

    def is_our_origin(self, origin: str | None, host: str) -> bool:
        """A browser always names the origin of a WebSocket and of whatever changes something; programs name none."""
        if origin is None:
            return True
        if self.public_url and origin.lower() == self.public_origin():
            return True
        scheme, _, named = origin.lower().partition("://")
        return scheme in USUAL_PORTS and named == host.lower() and not self.is_public(host)

    def is_public(self, host: str) -> bool:
        """Whether that is the host of the public URL, whose scheme counts then."""
        scheme, named = self._public()
        public, found = read_host(named), read_host(host)
        if public is None or found is None or found.name != public.name:
            return False
        usual = USUAL_PORTS.get(scheme)
        return (found.port or usual) == (public.port or usual)

    def is_secure(self, host: str) -> bool:
        """Whether somebody who asks for that host does so over https."""
        return self._public()[0] == "https" and self.is_public(host)

    def public_origin(self) -> str:
        return "{}://{}".format(*self._public())

    def _public(self) -> tuple[str, str]:
        parts = urlsplit(self.public_url.lower())
        return parts.scheme, parts.netloc


def is_public_url(text: str) -> bool:
    """Whether others can reach a server by it: the scheme, and a host that browsers name in the same way. No path: the
    pages, the cookie and the sockets are at the top of their host."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    is_bare = parts.path in ("", "/") and not (parts.query or parts.fragment)
    return is_bare and parts.scheme in USUAL_PORTS and read_host(parts.netloc) is not None
