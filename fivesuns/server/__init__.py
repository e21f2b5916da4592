"""The server: lobby, seats, live tables, storage. The only room that knows the web.

    from fivesuns.server import serve
    serve("127.0.0.1", 8000, database="sqlite:///tables.sqlite3")
"""
from __future__ import annotations

from typing import Any


def serve(host: str = "127.0.0.1", port: int = 8000, database: str = "", workers: int = 0, **more: Any) -> None:
    """Serve until interrupted; `fivesuns.server.run.serve` says what else can be given."""
    from fivesuns.server.run import serve as run  # workers live in this package too and need no web
    run(host, port, database, workers, **more)


__all__ = ["serve"]
