"""The server: lobby, seats, live tables, storage. The only room that knows the web.

    from fivesuns.server import serve
    serve("127.0.0.1", 8000, database="sqlite:///tables.sqlite3")
"""
from __future__ import annotations

from fivesuns.server.run import serve

__all__ = ["serve"]
