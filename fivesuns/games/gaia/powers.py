"""The small vocabulary of effects: gaining, counting, scoring events. Tiles and tracks are written in it."""
from __future__ import annotations

from typing import Final

from fivesuns.games.gaia import power
from fivesuns.games.gaia.catalog import (
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    ADVANCED,
    FEDERATION_TOKENS,
    GAIA,
    GUEST_MINE,
    LOST_MINE,
    MINE,
    MOST_CREDITS,
    MOST_KNOWLEDGE,
    MOST_ORE,
    PLANETARY_INSTITUTE,
    RESEARCH_LAB,
    ROUND_TILES,
    STANDARD,
    TRADING_STATION,
    Gain,
)
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel import Sub

HELD: Final = ("vp", "credits", "ore", "knowledge", "qic", "token", "gaiaformer")


def held(p: Player) -> tuple[int, ...]:
    """What a player has had of each of HELD, to tell later what has come."""
    return p.vp, p.credits, p.ore, p.knowledge, p.qic, p.minted, p.gaiaformers


def gains_since(p: Player, before: tuple[int, ...]) -> dict[str, int]:
    """What has really come, after limits (GAI-0.6)."""
    now = held(p)
    return {what: now[i] - before[i] for i, what in enumerate(HELD) if now[i] > before[i]}


def tell_gains(s: Galaxy, seat: int, before: tuple[int, ...]) -> None:
    if s._heard is not None and (gains := gains_since(s.players[seat], before)):
        s.tell("gained", seat=seat, gains=gains)


def award(s: Galaxy, seat: int, source: str, n: int) -> None:
    """Points, and all hear what for."""
    s.players[seat].score(source, n)
    if n:
        s.tell("points", seat=seat, points=n, source=f"score-{source}")


def gain(s: Galaxy, seat: int, gains: Gain, source: str) -> Sub[None]:
    """Everything a symbol gives; points are booked under `source`."""
    p = s.players[seat]
    before = held(p)
    for what, n in gains:
        if what == "charge":
            yield from power.charge(s, seat, n)
        elif what == "vp":
            p.score(source, n)
        else:
            gain_resource(p, what, n)
    tell_gains(s, seat, before)


def gain_resource(p: Player, what: str, n: int) -> None:
    """Excess over the limits is lost (GAI-0.6)."""
    if what == "qic":
        what = p.peculiar.qic_becomes(p)
    if what == "credits":
        p.credits = min(MOST_CREDITS, p.credits + n)
    elif what == "ore":
        p.ore = min(MOST_ORE, p.ore + n)
    elif what == "knowledge":
        p.knowledge = min(MOST_KNOWLEDGE, p.knowledge + n)
    elif what == "qic":
        p.qic += n
    elif what == "token":
        p.bowl1 += n                                                       # GAI-4.3
        p.minted += n
    else:
        assert what == "gaiaformer", what
        p.gaiaformers += n


def is_useful(p: Player, gains: Gain) -> bool:
    """Would anything of it arrive? (OPT-WASTE)"""
    return any([has_room(p, what) for what, _ in gains])


def is_wanted(s: Galaxy, p: Player, what: str) -> bool:
    """Is it legal to exchange something for this? (OPT-WASTE)"""
    return s.rules.waste == "allowed" or has_room(p, what)


def has_room(p: Player, what: str) -> bool:
    """Would some of it arrive?"""
    if what == "qic":
        what = p.peculiar.qic_becomes(p)
    if what == "credits":
        return p.credits < MOST_CREDITS
    if what == "ore":
        return p.ore < MOST_ORE
    if what == "knowledge":
        return p.knowledge < MOST_KNOWLEDGE
    if what == "charge":
        return p.chargeable() > 0
    return True


# counting (GAI-20.6, 25.3)

def planet_types(s: Galaxy, p: Player) -> int:
    """Guest mines do not count."""
    return len({s.planet(h) for h, kind in p.structures.items() if kind != GUEST_MINE})


def gaia_planets(s: Galaxy, p: Player) -> int:
    return sum([1 for h, kind in p.structures.items() if kind != GUEST_MINE and s.planet(h) == GAIA])


def sectors(s: Galaxy, p: Player) -> int:
    sector = s.chart.sector
    return len({sector[h] for h in p.structures})


def count(s: Galaxy, seat: int, what: str) -> int:
    """How many of something a tile or booster counts."""
    p = s.players[seat]
    if what == "mine":
        return p.count[MINE] + p.count[GUEST_MINE] + p.count[LOST_MINE]
    if what == "trading_station":
        return p.count[TRADING_STATION]
    if what == "research_lab":
        return p.count[RESEARCH_LAB]
    if what == "institute_or_academy":
        return p.count[PLANETARY_INSTITUTE] + p.count[ACADEMY_LEFT] + p.count[ACADEMY_RIGHT]
    if what == "planet_type":
        return planet_types(s, p)
    if what == "gaia_planet":
        return gaia_planets(s, p)
    if what == "sector":
        return sectors(s, p)
    assert what == "federation_token", what
    return len(p.green) + len(p.grey)


# events that round tiles and technology tiles score (GAI-24.1)

def happened(s: Galaxy, seat: int, event: str, times: int = 1) -> None:
    p = s.players[seat]
    if s.round:
        tile = ROUND_TILES[s.round_tiles[s.round - 1]]
        if tile.on == event:
            award(s, seat, "round_tiles", tile.points * times)
    for name in p.advanced:
        advanced = ADVANCED[name]
        if advanced.on == event:
            award(s, seat, "technology", advanced.points * times)
    if event == "mine_on_gaia":
        for name in p.tiles:
            standard = STANDARD[name]
            if standard.on == event:
                award(s, seat, "technology", standard.points * times)
        award(s, seat, "faction", p.peculiar.gaia_planet_points * times)


def gain_federation_token(s: Galaxy, seat: int, token: str) -> Sub[None]:
    """Its contents at once; it counts as forming a federation wherever it comes from (GAI-12.8, 21.4, 22.1)."""
    p = s.players[seat]
    found = FEDERATION_TOKENS[token]
    if found.green:
        p.green.append(token)
    else:
        p.grey.append(token)
    s.tell("federation_token", seat=seat, token=token)
    happened(s, seat, "federation_token")
    yield from gain(s, seat, found.gain, "federations")
