"""Servers for tests: one for each database, shared by all tests that do not break it."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tests.server.harness import Server, postgres, postgres_bin

DATABASES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)]


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    if postgres_bin() is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    with postgres() as url:
        yield url


@pytest.fixture(scope="session", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with the game Tiny."""
    database = (f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite3" if request.param == "sqlite"
                else request.getfixturevalue("postgres_url"))
    with Server(database) as running:
        yield running


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite3"


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of one's own, empty."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    url: str = request.getfixturevalue("postgres_url")
    name = f"own_{abs(hash(tmp_path))}"
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    with engine.connect() as conn:
        conn.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return url.replace("/postgres?", f"/{name}?")


@pytest.fixture
def start(request: pytest.FixtureRequest) -> Any:
    """Start a server of one's own; it is stopped afterwards."""
    def begin(database: str, **settings: Any) -> Server:
        running = Server(database, **settings).start()
        request.addfinalizer(running.stop)
        return running
    return begin
