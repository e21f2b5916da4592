"""Structured logs: one JSON object a line on stderr. No keys, no addresses of mail, no hidden cards."""
from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

import msgspec

_logger = logging.getLogger("fivesuns")


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
                                "level": record.levelname.lower(), "event": record.getMessage()}
        line.update(getattr(record, "fields", {}))
        if record.name != "fivesuns":
            line["from"] = record.name
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


def begin(level: str = "info") -> None:
    """Send everything, also what libraries log, to stderr as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
        logger.setLevel(max(logging.WARNING, getattr(logging, level.upper())))


def info(event: str, **fields: Any) -> None:
    _logger.info(event, extra={"fields": fields})


def warn(event: str, **fields: Any) -> None:
    _logger.warning(event, extra={"fields": fields})


def error(event: str, exception: BaseException | None = None, **fields: Any) -> None:
    _logger.error(event, extra={"fields": fields}, exc_info=exception)
