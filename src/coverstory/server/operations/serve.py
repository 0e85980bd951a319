"""The server's process: one address, one event loop, a clean end after Ctrl-C."""

from __future__ import annotations

import gc
import os
import socket
import sys
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Literal

import uvicorn

from coverstory.errors import CannotListen
from coverstory.server.app import make_app
from coverstory.server.http.limits import Limits
from coverstory.server.operations.open_browser import show
from coverstory.server.services import Services
from coverstory.server.storage.sqlite import prepare
from coverstory.wire.commands import LONGEST_COMMAND

BACKLOG = 2048
SEND_BUFFER = 65_536  # bytes
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


def serve(setup: Setup) -> int:
    """Returns the exit code, after Ctrl-C."""
    prepare(setup.database)  # what is wrong with it is said before anything else
    listening = listen(setup.host, setup.port)
    address = address_of(setup.host, listening.getsockname()[1])
    services = Services(setup.database, setup.public_url, setup.bots or usual_processes(), setup.limits)
    server = uvicorn.Server(configured(services))
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


def configured(services: Services) -> uvicorn.Config:
    loop: Literal["uvloop", "asyncio"] = "asyncio" if sys.platform == "win32" else "uvloop"
    return uvicorn.Config(
        make_app(services),
        loop=loop,
        ws="websockets-sansio",
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
