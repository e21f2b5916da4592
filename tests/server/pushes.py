"""A push service on this machine, and browsers that are subscribed to it."""
from __future__ import annotations

import http.server
import os
import threading
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from fivesuns.server.push import base64url, plain


class Browser:
    """Its secrets never leave it."""

    def __init__(self, service: Service, name: str = "one") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.path = f"/push/{name}"
        public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": service.url + self.path, "expirationTime": None,
                             "keys": {"p256dh": base64url(public), "auth": base64url(self.auth)}}

    def read(self, body: bytes) -> Any:
        return msgspec.json.decode(http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth))


class Service:
    """Keeps what it is given, and answers with `status`."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def signer(headers: dict[str, str]) -> tuple[str, dict[str, Any]]:
    """The public key that signed, and what it says. The signature must be good."""
    assert Vapid02.verify(headers["authorization"])
    parts = dict([part.split("=", 1) for part in headers["authorization"].removeprefix("vapid ").split(",")])
    claims = parts["t"].split(".")[1]
    return parts["k"], msgspec.json.decode(plain(claims))
