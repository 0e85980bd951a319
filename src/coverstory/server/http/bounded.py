"""The protocols of a server's connections: what uvicorn makes for each of them."""

from __future__ import annotations

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from coverstory.server.http.bounded_socket import BoundedSocket
from coverstory.server.http.connections import BoundedRequest, Connections


def bounded(connections: Connections) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """uvicorn makes one of these for each connection, and hands them nothing of ours: they get it from their class."""

    class Socket(BoundedSocket):
        registry = connections

    class Request(BoundedRequest):
        registry = connections

    return Request, Socket
