"""Records are signed by the server that they were played on (Ed25519), so that whoever gets one knows where it is from.

The key pair is made at the first start and kept in the database, where all processes find it. Former keys stay there
under names that begin with `record-`: what they signed is still ours.
"""
from __future__ import annotations

import re
import secrets
from collections.abc import Collection
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from sqlalchemy import Connection, select, text

from fivesuns.kernel.record import unsigned_text
from fivesuns.server import messages, schema, store

NAME: Final = "record"
_KEY: Final = re.compile("[0-9a-f]{64}")


class Signer:
    """The keys of this server, in hexadecimal: the first signs, all are its own."""

    def __init__(self, secret: str, former: Collection[str] = ()) -> None:
        self._key = _private(secret)
        self.public = public_key(secret)
        self.former = [public_key(one) for one in former]

    @property
    def own(self) -> list[str]:
        return [self.public, *self.former]

    def signed(self, record: str) -> str:
        """The record with its signature as the last line."""
        return f"{record}signature {self.public} {self._key.sign(record.encode()).hex()}\n"


def _private(secret: str) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(secret))


def public_key(secret: str) -> str:
    return _private(secret).public_key().public_bytes_raw().hex()


def server_signer(conn: Connection) -> Signer:
    """The server's keys; made if there are none. Processes that start at once agree on the first that was stored."""
    conn.execute(text("INSERT INTO server_keys (name, value, made) VALUES (:name, :value, :made) "
                      "ON CONFLICT (name) DO NOTHING"),
                 {"name": NAME, "value": secrets.token_hex(32), "made": store.now()})
    keys = schema.server_keys
    found = {row.name: row.value for row in conn.execute(select(keys.c.name, keys.c.value))}
    return Signer(found[NAME], [found[name] for name in sorted(found) if name.startswith(f"{NAME}-")])


def known_keys(where: str) -> list[str]:
    """The public keys that somebody names: one as text, those in a file, or those of the server at an address. Raises
    OSError if it cannot be read, ValueError if it holds no keys."""
    if where.startswith(("http://", "https://")):
        place = urlsplit(where)
        with urlopen(f"{place.scheme}://{place.netloc}/api/server-key", timeout=10) as reply:
            found = msgspec.json.decode(reply.read(1 << 16), type=messages.ServerKey)
        keys = [found["key"], *found["former"]]
    else:
        keys = [where] if _KEY.fullmatch(where) else Path(where).read_text(encoding="utf-8").split()
    if not keys or not all([_KEY.fullmatch(key) for key in keys]):
        raise ValueError(where)
    return keys


def judged(record: str, own: Collection[str]) -> messages.Signature:
    """Who has signed this text: one of these public keys, somebody else, nobody; or is the signature of another?"""
    body, signature = unsigned_text(record)
    if not signature:
        return "unsigned"
    key, _, given = signature.partition(" ")
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(given), body.encode())
    except (ValueError, InvalidSignature):
        return "wrong"
    return "ours" if key in own else "unknown"
