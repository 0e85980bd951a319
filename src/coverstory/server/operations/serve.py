"""The server's process: one address, one event loop, a clean end after Ctrl-C."""

from __future__ import annotations

import gc
import os
import socket
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Literal

import uvicorn

from coverstory.errors import CannotListen
from coverstory.server.app import make_app
from coverstory.server.http.connections import Connections, bounded
from coverstory.server.http.limits import Limits
from coverstory.server.operations.open_browser import show
from coverstory.server.services import Services
from coverstory.server.storage.sqlite import prepare
from coverstory.wire.commands import LONGEST_COMMAND

BACKLOG = 2048
SEND_BUFFER = 65_536  # bytes
SPARE_FILES = 200  # database, processes of bots, what libraries open
GRACE = 5  # seconds for what is under way when the server is stopped


@dataclass(frozen=True)
class Setup:
    """What was asked for on the command line."""

    host: str
    port: int
    database: Path
    public_url: str
    bots: int  # processes; 0: as many as fit
    limits: Limits
    opens: bool = False  # the browser, for somebody who sits at this machine
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed


def serve(setup: Setup) -> int:
    """Returns the exit code, after Ctrl-C."""
    prepare(setup.database)  # what is wrong with it is said before anything else
    listening = listen(setup.host, setup.port)
    address = address_of(setup.host, listening.getsockname()[1])
    services = Services(setup.database, setup.public_url, setup.bots or usual_processes(), setup.limits)
    allow_files(setup.limits.connections + SPARE_FILES)
    server = uvicorn.Server(configured(services, setup.proxies))
    print(f"Coverstory is at {setup.public_url or address} (Ctrl-C stops it)", flush=True)
    if setup.opens:
        show(address)
    tune_garbage_collection()
    try:
        server.run([listening])
    except KeyboardInterrupt:
        print("\nStopped; every game goes on from here.")
    finally:
        listening.close()
    return 0 if server.started else 1


def tune_garbage_collection() -> None:
    """Our objects form hardly any reference cycles, so Python need not search all tables for them again and again."""
    gc.freeze()  # what is loaded stays
    gc.set_threshold(20_000, 20, 50)


def allow_files(wanted: int) -> None:
    """Each connection is a file, and most systems allow a process 1,024 until it asks for more."""
    if sys.platform == "win32":
        return
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed == resource.RLIM_INFINITY or allowed >= wanted:
        return
    granted = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (granted, most))
    if granted < wanted:
        print(f"Only {granted} files may be open here: beyond about that many connections others have to wait.")


def configured(services: Services, proxies: Sequence[str] = ()) -> uvicorn.Config:
    loop: Literal["uvloop", "asyncio"] = "asyncio" if sys.platform == "win32" else "uvloop"
    request, web_socket = bounded(Connections(services.limits, time.monotonic, proxies))
    return uvicorn.Config(
        make_app(services),
        loop=loop,
        http=request,
        ws=web_socket,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws_max_size=LONGEST_COMMAND,
        ws_per_message_deflate=False,
        lifespan="on",
        log_level="warning",
        access_log=False,  # addresses of tables are invitations
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Sockets inherit it: a client that takes nothing is found out soon, and holds little memory until then.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listening.bind((host, port))
        listening.listen(BACKLOG)  # from now on clients wait, and are not turned away
    except OSError as error:
        listening.close()
        raise CannotListen(f"Nobody can be served at {host}, port {port}: {error.strerror}.") from None
    return listening


def address_of(host: str, port: int) -> str:
    """For people on this machine: an address that means all of them is not one to go to."""
    try:
        named = "127.0.0.1" if ip_address(host).is_unspecified else host
    except ValueError:
        named = host
    return f"http://[{named}]:{port}" if ":" in named else f"http://{named}:{port}"


def usual_processes() -> int:
    """One CPU is left for people's moves."""
    return max(1, (os.cpu_count() or 2) - 1)
