"""Web push: a message that only the subscribed browser can read (RFC 8291), signed by this server (RFC 8292)."""
from __future__ import annotations

import base64
import binascii
import hashlib
import time
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException
from sqlalchemy import Connection, select, text

from fivesuns.server import schema, store, wire

KEEP: Final = 24 * 3600                                   # seconds that the push service holds a message
SIGNED: Final = 12 * 3600                                 # seconds that a signature is good for
GONE: Final = (404, 410)                                  # the browser has ended its subscription
_CURVE: Final = ec.SECP256R1()


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(data: str) -> bytes:
    """Base64url, with or without padding. Raises ValueError if it is not."""
    data = data.rstrip("=")
    return base64.b64decode(data + "=" * (-len(data) % 4), altchars=b"-_", validate=True)


def usable(subscription: wire.Subscription) -> bool:
    """Can a message be encrypted for this browser?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, plain(subscription.keys.p256dh))
        return len(plain(subscription.keys.auth)) == 16
    except (ValueError, binascii.Error):
        return False


def server_key(conn: Connection) -> Vapid02:
    """The server's key pair: made when it is first needed, the same for all processes."""
    keys = schema.server_keys
    wanted = select(keys.c.value).where(keys.c.name == "vapid")
    found = conn.execute(wanted).scalar()
    if found is None:
        secret = ec.generate_private_key(_CURVE).private_numbers().private_value.to_bytes(32, "big")
        conn.execute(text("INSERT INTO server_keys (name, value, made) VALUES ('vapid', :value, :made) "
                          "ON CONFLICT (name) DO NOTHING"), {"value": base64url(secret), "made": store.now()})
        found = conn.execute(wanted).scalar_one()         # another process may have been first
    return Vapid02.from_string(found)


def public_key(key: Vapid02) -> str:
    """What a browser subscribes with."""
    return base64url(key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def sealed(push: store.Push, body: bytes) -> bytes:
    """The message as only this browser can open it."""
    data: bytes = http_ece.encrypt(body, private_key=ec.generate_private_key(_CURVE), dh=plain(push.p256dh),
                                   auth_secret=plain(push.auth), version="aes128gcm")
    return data


def headers(key: Vapid02, push: store.Push, topic: str, contact: str) -> dict[str, str]:
    """`topic`: a message replaces an older one of the same topic that was not yet delivered."""
    where = urlsplit(push.endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time.time()) + SIGNED, "sub": contact}
    try:
        signed: dict[str, str] = key.sign(claims)
    except VapidException as error:
        raise ValueError(str(error)) from None
    return {**signed, "Content-Type": "application/octet-stream", "Content-Encoding": "aes128gcm", "TTL": str(KEEP),
            "Urgency": "normal", "Topic": base64url(hashlib.sha256(topic.encode()).digest()[:24])}
