"""Small TCP proxies for tests: one that shares connections among servers, and one that can be cut."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

PIECE = 65_536
LOST = (OSError, asyncio.IncompleteReadError)


class TcpProxy:
    """In a thread of its own. Each connection goes to the next target that takes it."""

    def __init__(self, ports: Callable[[], Sequence[int]]) -> None:
        self._ports = ports
        self._turn = count()
        self._is_cut = False
        self._pairs: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port = self._do(self._listen())

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Nothing gets through any more, and nobody is told: as where a cable is pulled."""
        self._is_cut = True

    def mend(self) -> None:
        """Connections from before are gone."""
        self._is_cut = False
        self._do(self._drop_all())

    def close(self) -> None:
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _listen(self) -> int:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, backlog=1000)
        return int(self._server.sockets[0].getsockname()[1])

    async def _end(self) -> None:
        self._server.close()
        await self._drop_all()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _drop_all(self) -> None:
        for pair in list(self._pairs):
            for writer in pair:
                writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        found = await self._connect()
        if found is None:
            writer.transport.abort()
            return
        to_read, to_write = found
        pair = writer, to_write
        self._pairs.add(pair)
        try:
            with suppress(asyncio.CancelledError):  # when all is over; the library would complain
                await asyncio.gather(self._copy(reader, to_write), self._copy(to_read, writer))
        finally:
            self._pairs.discard(pair)
            for end in pair:
                end.transport.abort()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """Others are tried where nobody is there."""
        ports = self._ports()
        first = next(self._turn)
        for offset in range(len(ports)):
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", ports[(first + offset) % len(ports)])
        return None

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until one side ends it: then so does the other."""
        with suppress(*LOST):
            while piece := await reader.read(PIECE):
                if not self._is_cut:
                    writer.write(piece)
                    await writer.drain()
        if not self._is_cut:
            with suppress(*LOST):
                writer.close()
