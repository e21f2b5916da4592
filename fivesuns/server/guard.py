"""Around everything: rate limits by address, the right host and origin, security headers, and a line in the log."""
from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar

from fivesuns.server import logs
from fivesuns.server.errors import Refused
from fivesuns.server.hall import Hall
from fivesuns.server.limits import Bucket, home_of
from fivesuns.server.pages import CSP
from fivesuns.server.settings import Settings

HEADERS: Final = {
    b"content-security-policy": CSP.encode(), b"x-content-type-options": b"nosniff", b"referrer-policy": b"no-referrer",
    b"x-frame-options": b"DENY", b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=(), payment=()"}
_LOCAL: Final = ("localhost", "127.0.0.1", "::1")
_PLAIN: Final = ("", "application/json")                  # what a page elsewhere cannot send without asking first


def same_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """A browser says from which page it comes; other programs say nothing."""
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if origin is not None and origin in settings.origins:
        return True
    if site is not None:
        return site in ("same-origin", "none")
    here = (headers.get("host", ""), urlsplit(settings.base_url).netloc)
    return origin is None or (bool(urlsplit(origin).netloc) and urlsplit(origin).netloc in here)


class Guard:
    def __init__(self, app: Litestar, settings: Settings, hall: Hall) -> None:
        self.app = app
        self.settings = settings
        self.hall = hall
        self.limit = Bucket(settings.limits.requests)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        address = home_of(scope["client"][0]) if scope.get("client") else "unknown"
        begun, status = time.perf_counter(), 0
        secure = scope.get("scheme") in ("https", "wss")

        async def guarded(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                there = {name.lower() for name, _ in message["headers"]}
                more = [(name, value) for name, value in HEADERS.items() if name not in there]
                if secure:
                    more.append((b"strict-transport-security", b"max-age=31536000"))
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        try:
            self._check_host(scope)
            self._check_path(scope)
            self._check_origin(scope)
            self.limit.take(address)
            await self.app(scope, receive, guarded if scope["type"] == "http" else send)
        except Refused as refusal:
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 4000 + refusal.status})
            else:
                await self._refuse(guarded, refusal)
        if scope["type"] == "http":
            logs.info("request", method=scope["method"], path=_path(scope["path"]), status=status,
                      ms=round((time.perf_counter() - begun) * 1000, 1))

    def _check_host(self, scope: Any) -> None:
        """A server for this machine answers only to this machine's names: no page elsewhere can pose as it."""
        if not self.settings.loopback or self.settings.base_url:
            return
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
        if name not in _LOCAL:
            raise Refused("wrong-host")

    def _check_origin(self, scope: Any) -> None:
        """Pages elsewhere do nothing here in their visitors' name. (A link in a mail has no page, and is a secret.)"""
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        mail = scope["path"].startswith("/mail/")
        if mail and headers.get("origin") == "null" and "sec-fetch-site" not in headers:
            return                                        # a form of ours, by an old browser: it must not tell more
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if not same_origin(headers, self.settings) or (not mail and kind not in _PLAIN):
            raise Refused("origin-refused")

    def _check_path(self, scope: Any) -> None:
        if len(scope["path"]) > 500 or len(scope.get("query_string", b"")) > 2000:
            raise Refused("bad-request", detail="the address is too long")

    async def _refuse(self, send: Any, refusal: Refused) -> None:
        headers = [(b"content-type", b"application/json")]
        if refusal.retry:
            headers.append((b"retry-after", str(refusal.retry).encode()))
        await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await send({"type": "http.response.body", "body": msgspec.json.encode({"error": refusal.wire()})})


def _path(path: str) -> str:
    """For the log: codes in mail links are secrets."""
    return "/mail/…" if path.startswith("/mail/") else path[:200]
