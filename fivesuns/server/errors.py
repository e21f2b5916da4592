"""What the server says no to. Every refusal has an id with a text in all languages, and changes nothing."""
from __future__ import annotations

from typing import Any, Final

from fivesuns.server import messages, texts

STATUS: Final = {
    "bad-request": 400, "too-large": 413, "too-many": 429, "not-found": 404, "no-such-table": 404,
    "no-such-game": 404, "no-such-seat": 404, "no-such-text": 404, "no-such-rule": 404, "no-such-report": 404,
    "no-catalogue": 404, "no-odds": 404, "odds-refused": 422, "bad-key": 403, "not-your-seat": 403, "not-host": 403,
    "not-open": 409, "not-started": 409, "already-over": 409, "not-over": 409, "not-asked": 409, "not-legal": 422,
    "not-standing": 422, "not-to-try": 409, "moment-gone": 409, "nothing-to-take-back": 409, "nothing-to-undo": 409,
    "undo-needs-consent": 409, "no-such-proposal": 404, "proposal-running": 409, "options-refused": 422,
    "seats-refused": 422, "no-such-bot": 422, "record-refused": 422, "name-refused": 422, "text-refused": 422,
    "notify-refused": 422, "not-left": 409, "hidden": 403, "table-stuck": 503, "too-slow": 503, "busy": 503,
    "broken": 422, "other-version": 409, "origin-refused": 403, "no-spectators": 403, "stopping": 503,
    "wrong-method": 405, "wrong-host": 421, "trouble-bot": 503, "no-such-number": 404, "slow-hello": 408,
    "not-away": 409, "clock-refused": 422, "no-storage": 503, "too-busy": 503, "no-such-ring": 404,
}


class Refused(Exception):
    """A request that cannot be done. `detail` is for developers, in English, and holds nothing hidden."""

    def __init__(self, id: str, *, detail: str = "", retry: int = 0, **args: Any) -> None:
        super().__init__(id)
        self.id = id
        self.status = STATUS[id]
        self.given = args
        self.detail = detail
        self.retry = retry

    def wire(self) -> messages.WireError:
        args = {**self.given, "seconds": self.retry} if self.retry else self.given
        found: messages.WireError = {"id": self.id, "args": args, "text": texts.say("en", f"error-{self.id}", args)}
        if self.detail:
            found["detail"] = self.detail
        return found

    def __str__(self) -> str:
        return f"{self.id} {self.given} {self.detail}"
