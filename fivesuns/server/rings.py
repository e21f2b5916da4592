"""Rings of keys: the tables of one person, on several devices.

A ring is found and opened by a secret that its owner's devices keep. The server keeps a hash of it, and the keys on
the ring encrypted by the secret itself: whoever reads the database can open neither the ring nor a seat.
"""
from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection, delete, insert, select, update

from fivesuns.server import schema, store
from fivesuns.server.database import Database
from fivesuns.server.errors import Refused
from fivesuns.server.wire import RING, RingTurn, TableKey, is_id

FORGOTTEN: Final = 400 * 24 * 3600 * 1000                 # ms after which a ring that nobody looked at is thrown away
_NONCE: Final = 12
_KEYS: Final = msgspec.json.Decoder(list[TableKey])


async def make(database: Database, keys: Sequence[TableKey]) -> str:
    """A new ring with these keys; its secret is told this once."""
    fitting = await _fitting(database, keys)
    secret = store.new_key()
    moment = store.now()
    await database.write(lambda conn: conn.execute(insert(schema.rings).values(
        hash=store.hashed(secret), data=_sealed(secret, fitting), made=moment, touched=moment)))
    return secret


async def turn(database: Database, secret: str, wish: RingTurn) -> list[TableKey]:
    """All keys on the ring, newest first, after these came and those of the dropped tables went."""
    fitting = await _fitting(database, wish.keys)
    return await database.write(lambda conn: _turn(conn, secret, fitting, set(wish.dropped)))


async def melt(database: Database, secret: str) -> None:
    """Its secret opens nothing any more. The keys stay good for whoever has them."""
    rings = schema.rings
    gone = await database.write(lambda conn: conn.execute(
        delete(rings).where(rings.c.hash == store.hashed(secret))).rowcount)
    if not gone:
        raise Refused("no-such-ring")


def forget_old(conn: Connection) -> int:
    rings = schema.rings
    return conn.execute(delete(rings).where(rings.c.touched < store.now() - FORGOTTEN)).rowcount


async def _fitting(database: Database, keys: Sequence[TableKey]) -> list[TableKey]:
    """Those that are keys of tables here: a ring holds nothing else."""
    def read(conn: Connection) -> list[TableKey]:
        return [key for key in keys if is_id(key.table)
                and store.find_key(store.read_keys(conn, key.table), key.key) is not None]
    return await database.read(read)


def _turn(conn: Connection, secret: str, new: list[TableKey], dropped: Collection[str]) -> list[TableKey]:
    rings, hash = schema.rings, store.hashed(secret)
    data = conn.execute(select(rings.c.data).where(rings.c.hash == hash).with_for_update()).scalar()
    if data is None:
        raise Refused("no-such-ring")
    old = _opened(secret, data)
    keys = [key for key in [*[key for key in new if key not in old], *old] if key.table not in dropped][:RING]
    changed = {} if keys == old else {"data": _sealed(secret, keys)}
    conn.execute(update(rings).where(rings.c.hash == hash).values(touched=store.now(), **changed))
    return keys


def _cipher(secret: str) -> AESGCM:
    return AESGCM(hashlib.sha256(b"fivesuns ring" + secret.encode()).digest())


def _sealed(secret: str, keys: list[TableKey]) -> bytes:
    nonce = secrets.token_bytes(_NONCE)
    return nonce + _cipher(secret).encrypt(nonce, msgspec.json.encode(keys), None)


def _opened(secret: str, data: bytes) -> list[TableKey]:
    return _KEYS.decode(_cipher(secret).decrypt(data[:_NONCE], data[_NONCE:], None))
