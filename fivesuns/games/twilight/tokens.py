"""Command tokens: gained, spent, placed, redistributed (TI-23)."""
from __future__ import annotations

from fivesuns.games.twilight import values
from fivesuns.games.twilight.catalog import COMMAND_TOKENS
from fivesuns.games.twilight.state import POOLS, Twilight
from fivesuns.kernel import Allocate, Choose, Sub


def spare(s: Twilight, seat: int) -> int:
    """Tokens in the reinforcements."""
    p = s.players[seat]
    return COMMAND_TOKENS - sum(p.pools.values()) - len(p.tokens)


def most_in_fleet(s: Twilight, seat: int) -> int:
    """How many the fleet pool can hold: all, unless a law says otherwise."""
    return values.number(s, seat, "fleet_pool_tokens", COMMAND_TOKENS)


def gain(s: Twilight, seat: int, many: int) -> Sub[None]:
    """Into pools of one's choice, as far as there are some (TI-23.2, TI-23.3a)."""
    many = min(many, spare(s, seat))
    if many:
        room = {**dict.fromkeys(POOLS, many), "fleet": max(0, most_in_fleet(s, seat) - s.players[seat].pools["fleet"])}
        chosen = yield from Allocate(seat, "twilight.tokens", room, many, "TI-23.2")
        for pool, n in chosen:
            s.players[seat].pools[pool] += n
        s.tell("tokens", seat=seat, pools=dict(chosen))


def redistribute(s: Twilight, seat: int) -> Sub[None]:
    """All tokens of the command sheet, anew (TI-86.5, TI-13.2)."""
    p = s.players[seat]
    many = sum(p.pools.values())
    room = {**dict.fromkeys(POOLS, many), "fleet": most_in_fleet(s, seat)}
    chosen = yield from Allocate(seat, "twilight.redistribute", room, many, "TI-86.5",
                                 about=tuple(p.pools.items()))
    p.pools = {pool: dict(chosen).get(pool, 0) for pool in POOLS}
    s.settled = False
    s.tell("redistributed", seat=seat, pools=dict(p.pools))


def lose(s: Twilight, seat: int, pool: str) -> None:
    """One token of the sheet: fleets may be too large now."""
    s.players[seat].pools[pool] -= 1
    s.settled = False


def place(s: Twilight, seat: int, system: str) -> Sub[None]:
    """From the reinforcements, or else from a pool; not where one lies already (TI-23.3b, A-55)."""
    p = s.players[seat]
    if system in p.tokens:
        return
    if not spare(s, seat):
        held = [x for x in POOLS if p.pools[x]]
        if not held:
            return
        pool = yield from Choose(seat, "twilight.token_source", held, "TI-23.3b", forced=True)
        lose(s, seat, pool)
    p.tokens.append(system)
    s.tell("token", seat=seat, system=system)
