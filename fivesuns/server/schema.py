"""The tables of the database as SQLAlchemy Core knows them. Their shape is made by migrations/."""
from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, MetaData, Table, Text

metadata: Final = MetaData()

tables: Final = Table(
    "tables", metadata,
    Column("id", Text, primary_key=True), Column("game", Text), Column("game_version", Integer),
    Column("options", Text), Column("title", Text), Column("status", Text), Column("public", Boolean),
    Column("slow", Boolean), Column("spectators", Boolean), Column("made", BigInteger), Column("touched", BigInteger),
    Column("since", BigInteger), Column("version", Integer), Column("epoch", Integer), Column("number", Integer),
    Column("news", Integer), Column("waiting", Text), Column("bots_wait", Boolean), Column("seed", LargeBinary),
    Column("commitment", Text), Column("nonces", Text), Column("scores", Text), Column("sheets", Text),
    Column("winners", Text), Column("rematch", Text), Column("forked", Text), Column("proposal", Text),
    Column("proposals", Integer), Column("trouble", Text), Column("chat", BigInteger), Column("due", Text),
    Column("may", Text), Column("windows", Boolean), Column("given", Integer), Column("undos", Integer),
    Column("reopened", Integer), Column("imported", Text), Column("maker", Text), Column("clock", Text),
    Column("times", Text), Column("clock_since", BigInteger), Column("clock_next", BigInteger))

seat_keys: Final = Table(
    "seat_keys", metadata,
    Column("id", BigInteger, primary_key=True), Column("table_id", Text), Column("hash", Text), Column("host", Boolean),
    Column("made", BigInteger), Column("confirm", Boolean), Column("notify", Text), Column("mail_confirmed", Boolean),
    Column("mail_code", Text), Column("lang", Text), Column("note", Text))

seats: Final = Table(
    "seats", metadata,
    Column("table_id", Text, primary_key=True), Column("seat", Integer, primary_key=True), Column("kind", Text),
    Column("name", Text), Column("bot", Text), Column("key_id", BigInteger), Column("invited", BigInteger),
    Column("gone", Boolean), Column("takes", Integer), Column("nonce", Text), Column("seen", BigInteger))

entries: Final = Table(
    "entries", metadata,
    Column("table_id", Text, primary_key=True), Column("number", Integer, primary_key=True), Column("seat", Integer),
    Column("name", Text), Column("at", BigInteger))

lines: Final = Table(
    "lines", metadata,
    Column("table_id", Text, primary_key=True), Column("number", Integer, primary_key=True), Column("start", Integer),
    Column("seat", Integer), Column("bot", Boolean), Column("at", BigInteger), Column("events", Text))

snapshots: Final = Table(
    "snapshots", metadata,
    Column("table_id", Text, primary_key=True), Column("number", Integer, primary_key=True),
    Column("data", LargeBinary), Column("format", Integer))

standing: Final = Table(
    "standing", metadata,
    Column("table_id", Text, primary_key=True), Column("seat", Integer, primary_key=True),
    Column("key", Text, primary_key=True), Column("names", Text), Column("until", Text), Column("mark", Text),
    Column("idle", Boolean))

voices: Final = Table(                                    # what was said to the open poll; gone when it is over
    "voices", metadata,
    Column("table_id", Text, primary_key=True), Column("seat", Integer, primary_key=True), Column("name", Text))

chat: Final = Table(
    "chat", metadata,
    Column("id", BigInteger, primary_key=True), Column("table_id", Text), Column("at", BigInteger),
    Column("seat", Integer), Column("name", Text), Column("text", Text))

notices: Final = Table(
    "notices", metadata,
    Column("table_id", Text, primary_key=True), Column("key_id", BigInteger, primary_key=True),
    Column("due", BigInteger), Column("sent", Boolean), Column("tries", Integer), Column("offer", Boolean),
    Column("reminder", Boolean))

server_keys: Final = Table(
    "server_keys", metadata,
    Column("name", Text, primary_key=True), Column("value", Text), Column("made", BigInteger))

rings: Final = Table(
    "rings", metadata,
    Column("hash", Text, primary_key=True), Column("data", LargeBinary), Column("made", BigInteger),
    Column("touched", BigInteger))

pushes: Final = Table(
    "pushes", metadata,
    Column("id", BigInteger, primary_key=True), Column("table_id", Text), Column("seat", Integer),
    Column("key_id", BigInteger), Column("endpoint", Text), Column("p256dh", Text), Column("auth", Text),
    Column("made", BigInteger))

reports: Final = Table(
    "reports", metadata,
    Column("id", Text, primary_key=True), Column("table_id", Text), Column("number", Integer),
    Column("game_version", Integer), Column("seats", Text), Column("text", Text), Column("at", BigInteger),
    Column("position", Text), Column("record", Text))
