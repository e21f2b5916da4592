"""HTTP with limited patience: whoever sends half a request, or sends it drop by drop, is hung up on."""
from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from fivesuns.server.settings import Limits


class Patient(H11Protocol):
    """`head` seconds for the head of a request, `whole` for all of it, both from the first byte (or the connection)."""
    head: ClassVar[float]
    whole: ClassVar[float]

    @classmethod
    def within(cls, limits: Limits) -> type[Patient]:
        return type("Patient", (cls,), {"head": limits.head, "whole": limits.whole})

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._alarm: asyncio.TimerHandle | None = None
        self._reading = ""                                # which part of a request we wait for
        self._handed_on = False                           # it is a websocket now

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for("head")

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for("")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._handed_on = True
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        """h11 knows how far the other side has come."""
        theirs = self.conn.their_state
        if self._handed_on:
            self._wait_for("")
        elif theirs is h11.SEND_BODY:
            self._wait_for("whole")
        elif theirs is h11.IDLE and self.conn.trailing_data[0]:
            self._wait_for("head")
        else:
            self._wait_for("")

    def _wait_for(self, part: str) -> None:
        if part == self._reading:
            return                                        # the clock runs on, whatever drips in
        self._reading = part
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if part:
            self._alarm = self.loop.call_later(self.whole if part == "whole" else self.head, self._hang_up)

    def _hang_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
