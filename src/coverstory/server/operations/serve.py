"""The server's process: one address, one event loop, a clean end after Ctrl-C."""

from __future__ import annotations

import asyncio
import gc
import logging
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

from coverstory.data_folder import data_folder
from coverstory.errors import CannotListen
from coverstory.server.app import make_app
from coverstory.server.bus.make_bus import bus_at
from coverstory.server.http.bounded import bounded
from coverstory.server.http.connections import Connections
from coverstory.server.http.limits import Limits
from coverstory.server.http.networks import THIS_MACHINE, Networks
from coverstory.server.operations.log_lines import set_up_log
from coverstory.server.operations.open_browser import show
from coverstory.server.people.admin_token import make_token, read_token, token_file, write_token
from coverstory.server.people.word_list import USUAL, read_words
from coverstory.server.services import Services
from coverstory.server.storage.databases import Database, need_driver
from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.server.storage.sqlite.server_lock import server_lock
from coverstory.server.storage.sqlite.storage import prepare_to_serve
from coverstory.server.texts import about_database
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.server.thinking.elsewhere import Elsewhere
from coverstory.table.pauses import USUAL_PAUSE, Pauses
from coverstory.wire.commands import LONGEST_COMMAND
from coverstory.words.catalogue import Translations

BACKLOG = 2048
SEND_BUFFER = 65_536  # bytes
SPARE_FILES = 200  # database, processes of bots, what libraries open
SWITCH_SECONDS = 0.0005  # that another thread may go on while the event loop waits for it
GRACE = 5  # seconds for what is under way when the server is stopped

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Setup:
    """What was asked for on the command line."""

    host: str
    port: int
    database: Database
    public_url: str
    bots: int  # processes
    limits: Limits
    opens: bool = False  # the browser, for somebody who sits at this machine
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    bot_pause: float = USUAL_PAUSE
    log: str = "text"  # or "json"
    metrics_from: tuple[str, ...] = THIS_MACHINE
    word_list: Path | None = None  # instead of ours
    bus: str = ""  # over which other machines think for our bots; empty: none does


class Server(uvicorn.Server):
    """uvicorn closes all sockets before it tells the application to stop: too late to tell anybody why."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.say_goodbye()
        await super().shutdown(sockets)


def serve(setup: Setup) -> int:
    """Returns the exit code, after Ctrl-C. What is wrong with the database is said before anything else."""
    set_up_log(setup.log)
    if isinstance(setup.database, PostgresUrl):
        return serve_prepared(setup, shared_token(setup.database))
    with server_lock(setup.database):
        prepare_to_serve(setup.database).close()
        is_first = make_token(setup.database)
        token = Token(read_token(setup.database), token_file(setup.database), is_first)
        return serve_prepared(setup, token)


@dataclass(frozen=True)
class Token:
    """Of the administrator."""

    secret: str
    file: Path
    is_new: bool  # whoever starts the server is told where it is


def shared_token(url: PostgresUrl) -> Token:
    """All servers of the database have the same one; whoever starts one finds it in a file of their own."""
    need_driver()
    from coverstory.server.storage.postgres import service

    secret = asyncio.run(service.prepare_to_serve(url))
    file = data_folder() / f"{url.name}-admin-token"
    return Token(secret, file, write_token(file, secret))


def serve_prepared(setup: Setup, token: Token) -> int:
    bus = bus_at(setup.bus)
    elsewhere = Elsewhere(bus) if bus.is_shared else None
    listening = listen(setup.host, setup.port)
    address = address_of(setup.host, listening.getsockname()[1])
    services = Services(
        setup.database,
        setup.public_url,
        setup.bots,
        setup.limits,
        bots=lambda processes: BotPool(processes, pauses=Pauses(setup.bot_pause), elsewhere=elsewhere),
        metrics_from=setup.metrics_from,
        admin_token=token.secret,
        words=read_words(setup.word_list or USUAL),
        bus=bus,
    )
    allow_files(setup.limits.connections + SPARE_FILES)
    server = Server(configured(services, setup.proxies), services)
    tell(setup, "served", address=setup.public_url or address)
    if token.is_new:
        tell(setup, "admin_token", file=str(token.file))
    if setup.opens:
        show(address)
    tune_interpreter()
    try:
        server.run([listening])
    except KeyboardInterrupt:
        if setup.log == "text":
            print()  # after the ^C of a terminal
        tell(setup, "stopped")
    finally:
        listening.close()
    return 0 if server.started else 1


def tell(setup: Setup, what: str, **values: str) -> None:
    """To whoever has started it: a sentence, or a line for what collects its log."""
    if setup.log == "json":
        log.info(what, extra={"fields": values})
    else:
        print(about_database(what, **values), flush=True)


def tune_interpreter() -> None:
    """So that no move waits for long, whatever else is done meanwhile.

    Our objects form hardly any reference cycles, so Python need not search all tables for them again and again, only
    what is new: a thousand objects take a millisecond, and twenty thousand took 28, nearly all that any move waited.
    And the thread of the database hands over as soon as the event loop has something to do.
    """
    gc.freeze()  # what is loaded stays
    gc.set_threshold(1_000, 5, 4_000)
    sys.setswitchinterval(SWITCH_SECONDS)


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
        print(about_database("few_files", count=granted))


def configured(services: Services, proxies: Sequence[str] = ()) -> uvicorn.Config:
    loop: Literal["uvloop", "asyncio"] = "asyncio" if sys.platform == "win32" else "uvloop"
    request, web_socket = bounded(Connections(services.limits, time.monotonic, Networks(proxies)))
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
        log_config=None,  # as everything else is logged
        log_level="error",  # a line for each request that cannot be read would fill the log: we count them
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
        why = str(error.strerror)
        raise CannotListen(Translations("database", "cannot_listen", host=host, port=str(port), why=why)) from None
    return listening


def address_of(host: str, port: int) -> str:
    """For people on this machine: an address that means all of them is not one to go to."""
    try:
        named = "127.0.0.1" if ip_address(host).is_unspecified else host
    except ValueError:
        named = host
    return f"http://[{named}]:{port}" if ":" in named else f"http://{named}:{port}"
