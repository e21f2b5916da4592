"""Token buckets: so many a second, with a burst, per whoever asks."""
from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable

from fivesuns.server.errors import Refused

KEEP = 20_000


def home_of(host: str) -> str:
    """The address that limits are counted by: of IPv6 the first 64 bits, which is what one household gets."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Bucket:
    """One limit, kept apart for every name. Raises Refused("too-many") with the seconds to wait."""

    def __init__(self, rate: tuple[float, int], clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst = rate
        self.clock = clock
        self._level: dict[str, tuple[float, float]] = {}

    def take(self, name: str, many: float = 1.0) -> None:
        now = self.clock()
        level, at = self._level.get(name, (float(self.burst), now))
        level = min(self.burst, level + (now - at) * self.rate)
        if level < many:
            self._level[name] = (level, now)
            seconds = (many - level) / self.rate if self.rate else 3600.0
            raise Refused("too-many", retry=max(1, math.ceil(seconds)))
        self._level[name] = (level - many, now)
        if len(self._level) > KEEP:
            self._tidy(now)

    def _tidy(self, now: float) -> None:
        """Forget whose bucket is full again; if that is not enough, the oldest."""
        full = self.burst / self.rate if self.rate else 3600.0
        self._level = {name: entry for name, entry in self._level.items() if now - entry[1] < full}
        if len(self._level) > KEEP:
            newest = sorted(self._level.items(), key=lambda item: -item[1][1])[:KEEP // 2]
            self._level = dict(newest)
