"""How this server is run: where it keeps its tables, how long things may take, how much anybody may ask for."""
from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from fivesuns.bots.outside import registered


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much is too much. Rates are per second, with a burst; all are kept per process. An address is what the
    nearest trusted proxy saw (of IPv6 the first 64 bits). Each can be set by FIVESUNS_LIMIT_<NAME>."""
    body: int = 64 * 1024
    import_body: int = 1024 * 1024                       # the same for all servers
    message: int = 64 * 1024
    requests: tuple[float, int] = (20.0, 100)            # per address
    acts: tuple[float, int] = (10.0, 40)                 # per key, or per address of who has none
    tables: tuple[float, int] = (60 / 3600, 60)          # new tables per address
    chat: tuple[float, int] = (1.0, 5)                   # per key
    odds: tuple[float, int] = (4.0, 30)                  # per address
    reports: tuple[float, int] = (20 / 3600, 10)         # per address
    mails: tuple[float, int] = (10 / 3600, 5)            # confirmations per address
    connections_here: int = 200                          # windows per address, of players and spectators
    windows: int = 20                                    # per key and table
    spectators: int = 100                                # windows per table of those who hold no seat
    spectators_here: int = 30                            # of those, per address at all tables
    keys: int = 20                                       # per table that hold no seat (any more)
    share: int = 0                                       # workers of a pool for one address at a time; 0: all but one
    head: float = 10.0                                   # seconds until the head of a request is here
    whole: float = 30.0                                  # seconds until all of it is
    held: int = 5000                                     # tables in memory: past that no new ones, no new spectators;
    lag: float = 1.0                                     # the same when the server is so many seconds late,
    queue: int = 500                                     # or so much work waits for the rules
    away: float = 120.0                                  # seconds of absence after which somebody may be replaced,
    away_slow: float = 3 * 24 * 3600.0                   # at a slow table
    notice: float = 10.0                                 # seconds that a webhook or a push may take altogether
    notices: int = 200                                   # people who are told of their turn at the same time


class Budgets(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds that a piece of work may take before its process is ended and replaced."""
    answer: float = 5.0
    load: float = 10.0
    replay: float = 20.0
    think: float = 20.0
    agent: float = 10.0                                  # of an agent, for an answer: less than a bot may think,
    agent_game: float = 900.0                            # and for all answers of its seat
    odds: float = 5.0
    stuck: float = 60.0                                  # so long a table that overran is left alone


class Smtp(msgspec.Struct, frozen=True, kw_only=True):
    host: str
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    security: str = "starttls"                           # starttls, tls or none


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    workers: int = 0                                     # processes for rules, and as many for bots; 0: as below
    base_url: str = ""                                   # as people reach it, for links in mails
    origins: tuple[str, ...] = ()                        # further origins that may open websockets
    proxies: str = ""                                    # addresses of proxies whose X-Forwarded-* are believed
    games: tuple[str, ...] = ()                          # further games, as module:attribute
    agents: tuple[str, ...] = ()                         # bots of other programs, as name=command
    shared: bool = False                                 # other server processes use the same SQLite file
    limits: Limits = Limits()
    budgets: Budgets = Budgets()
    smtp: Smtp | None = None
    webhooks: bool = True
    push: bool = True
    private_webhooks: bool = False                       # webhooks and push also to addresses inside the own network
    grace: float = 60.0                                  # seconds before somebody who is away is notified
    tick: float = 5.0                                    # seconds between looks at what is due
    worker_memory: int = 2 << 30                         # bytes of data that a worker may have
    bot_pause: float = 1.0                               # seconds between bots' words where people may speak any time
    keep_snapshots_every: int = 32                       # answers

    def __post_init__(self) -> None:
        registered(self.agents)
        if self.agents and self.budgets.agent >= self.budgets.think:
            raise ValueError(f"an agent may take {self.budgets.agent} s; it must be less than bots may think, "
                             f"{self.budgets.think} s")

    @property
    def loopback(self) -> bool:
        return self.host in ("127.0.0.1", "::1", "localhost")

    def pool_size(self) -> int:
        return self.workers or max(2, min(8, (os.cpu_count() or 2) // 2))

    def rules_size(self) -> int:
        """More than processors: between two answers of half a millisecond a worker waits for its turn, and the server's
        turn, more often than it works."""
        return self.workers or max(4, self.pool_size())

    def public_url(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return (self.base_url or f"http://{host}:{self.port}").rstrip("/")


def limits_from(environ: Mapping[str, str] = os.environ) -> Limits:
    """FIVESUNS_LIMIT_SPECTATORS=50, FIVESUNS_LIMIT_REQUESTS=20,100 and so on."""
    given: dict[str, object] = {}
    for name in Limits.__struct_fields__:
        said = environ.get(f"FIVESUNS_LIMIT_{name.upper()}", "")
        if said:
            given[name] = said.split(",") if isinstance(getattr(Limits(), name), tuple) else said
    try:
        return msgspec.convert(given, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"FIVESUNS_LIMIT_…: {error}") from None


def default_database(environ: Mapping[str, str] = os.environ) -> str:
    """A file in the user's data folder, made if it is not there."""
    base = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(base) / "fivesuns"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def agents_from(environ: Mapping[str, str] = os.environ) -> tuple[str, ...]:
    """FIVESUNS_AGENTS: name=command, one a line."""
    return tuple([line.strip() for line in environ.get("FIVESUNS_AGENTS", "").splitlines() if line.strip()])


def smtp_from(environ: Mapping[str, str] = os.environ) -> Smtp | None:
    """FIVESUNS_SMTP_HOST, _PORT, _USER, _PASSWORD, _FROM, _SECURITY; none without a host."""
    host = environ.get("FIVESUNS_SMTP_HOST", "")
    if not host:
        return None
    security = environ.get("FIVESUNS_SMTP_SECURITY", "starttls")
    if security not in ("starttls", "tls", "none"):
        raise ValueError(f"FIVESUNS_SMTP_SECURITY is {security!r}; it may be starttls, tls or none")
    return Smtp(host=host, port=int(environ.get("FIVESUNS_SMTP_PORT", "587")),
                user=environ.get("FIVESUNS_SMTP_USER", ""), password=environ.get("FIVESUNS_SMTP_PASSWORD", ""),
                sender=environ.get("FIVESUNS_SMTP_FROM", ""), security=security)
