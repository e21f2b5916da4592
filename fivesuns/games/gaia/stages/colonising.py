"""Reach and price of planets, and what happens when one is colonised (GAI-8)."""
from __future__ import annotations

from collections.abc import Sequence

from fivesuns.games.gaia.catalog import (
    COST_CREDITS,
    COST_ORE,
    EMPTY,
    GAIA,
    GUEST_MINE,
    LOST_MINE,
    MINE,
    NAVIGATION,
    RANGE,
    STEP_COST,
    TERRAFORMING,
    TRANSDIM,
)
from fivesuns.games.gaia.peculiar import PECULIAR, Price
from fivesuns.games.gaia.powers import happened, held, tell_gains
from fivesuns.games.gaia.stages.charging import built
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel import Sub
from fivesuns.kernel.hexes import Hex


def places(s: Galaxy, hexes: Sequence[int]) -> list[tuple[str, Hex]]:
    """As options to choose from."""
    at = s.chart.hexes
    return [("at", at[h]) for h in hexes]


def range_of(p: Player) -> int:
    return RANGE[p.research[NAVIGATION]]


def qic_for_range(p: Player, distance: int, bonus: int = 0) -> int:
    """The fewest QIC that reach so far, two hexes each (GAI-8.4)."""
    missing = distance - RANGE[p.research[NAVIGATION]] - bonus
    return (missing + 1) // 2 if missing > 0 else 0


def mine_price(s: Galaxy, seat: int, h: int, range_bonus: int = 0, free_steps: int = 0) -> Price | None:
    """The full price of a mine there, whether it can be paid or not; None where none may be built (GAI-8.1 to 8.9)."""
    p = s.players[seat]
    owner = s.owner(h)
    distance = s.chart.reach(p.origins())[h]
    qic = qic_for_range(p, distance, range_bonus)
    must_step = free_steps > 0 and s.rules.waste == "forbidden"            # GAI-14.4
    if owner >= 0 or h == s.lost:
        if h in p.structures or must_step:
            return None
        return p.peculiar.guest_price(s, h, qic)
    planet = s.planet(h)
    if planet in (EMPTY, TRANSDIM):                                        # GAI-8.8
        return None
    if planet == GAIA:
        if must_step:
            return None
        former = s.gaiaformers.get(h, -1)
        if former == seat:                                                 # GAI-8.9
            return (COST_CREDITS[MINE], COST_ORE[MINE], 0, 0)
        if former >= 0:
            return None
        if p.peculiar.gaia_planet_price == "ore":
            return (COST_CREDITS[MINE], COST_ORE[MINE] + 1, qic, 0)
        return (COST_CREDITS[MINE], COST_ORE[MINE], qic + 1, 0)            # GAI-8.7
    steps = p.board.steps[planet]
    if must_step and not steps:
        return None
    paid = max(0, steps - free_steps)                                      # GAI-8.6
    return (COST_CREDITS[MINE], COST_ORE[MINE] + paid * STEP_COST[p.research[TERRAFORMING]], qic, steps)


def mine_targets(s: Galaxy, seat: int, range_bonus: int = 0, free_steps: int = 0) -> list[int]:
    """Where a mine can be built and paid now; nearest first. The quick way to what `mine_price` says hex by hex."""
    p = s.players[seat]
    ore = p.ore - COST_ORE[MINE]
    if p.credits < COST_CREDITS[MINE] or ore < 0 or p.supply(MINE) <= 0:
        return []
    chart, qic, formers = s.chart, p.qic, s.gaiaformers
    reach = RANGE[p.research[NAVIGATION]] + range_bonus
    farthest = reach + 2 * qic
    step_cost, steps_to = STEP_COST[p.research[TERRAFORMING]], p.board.steps
    peculiar = PECULIAR[p.faction]
    gaia_planet_price = peculiar.gaia_planet_price
    must_step = free_steps > 0 and s.rules.waste == "forbidden"            # GAI-14.4
    taken: set[int] = set()
    for q in s.players:
        taken.update(q.structures)
    found = []
    for h, distance in chart.planets_near(p.origins()):
        if distance > farthest:
            break
        if h in taken:
            continue
        planet = chart.planet[h]
        if planet >= GAIA:
            if must_step or h in formers or (planet == TRANSDIM and h not in s.gaia_planets):
                continue
            if gaia_planet_price == "ore":
                if ore >= 1:
                    found.append(h)
            elif qic >= 1 + ((distance - reach + 1) // 2 if distance > reach else 0):
                found.append(h)
            continue
        steps = steps_to[planet]
        if must_step and steps == 0:
            continue
        steps -= free_steps
        if steps <= 0 or steps * step_cost <= ore:
            found.append(h)
    if must_step:
        return found
    for h, owner in formers.items():
        if owner == seat and h in s.gaia_planets:
            found.append(h)
    found += peculiar.guest_targets(s, seat, range_bonus)
    return found


def spent(**amounts: int) -> dict[str, int]:
    """What was paid, for the log."""
    return {what: n for what, n in amounts.items() if n}


def build_mine(s: Galaxy, seat: int, h: int, range_bonus: int = 0, free_steps: int = 0) -> Sub[None]:
    """Pay, place, score (GAI-8)."""
    price = mine_price(s, seat, h, range_bonus, free_steps)
    assert price is not None
    p = s.players[seat]
    credits, ore, qic, steps = price
    p.credits -= credits
    p.ore -= ore
    p.qic -= qic
    kind = MINE
    if s.owner(h) >= 0:
        kind = GUEST_MINE
    if s.gaiaformers.get(h, -1) == seat:
        del s.gaiaformers[h]
        p.gaiaformers += 1
    s.tell("built_mine", seat=seat, hex=s.chart.hexes[h], paid=spent(credits=credits, ore=ore, qic=qic))
    yield from colonise(s, seat, h, kind, steps)


def colonise(s: Galaxy, seat: int, h: int, kind: int, steps: int) -> Sub[None]:
    """A mine appears; everything that follows from it (GAI-8.11)."""
    p = s.players[seat]
    planet = s.planet(h)
    is_new = kind != GUEST_MINE and not any([s.planet(x) == planet for x, k in p.structures.items() if k != GUEST_MINE])
    place(p, h, kind)
    happened(s, seat, "mine")
    if steps:
        happened(s, seat, "terraforming_step", steps)
    if planet == GAIA and (kind != GUEST_MINE or s.rules.guest_gaia == "points"):
        happened(s, seat, "mine_on_gaia")
    before = held(p)
    p.peculiar.colonised(p, kind, is_new)
    tell_gains(s, seat, before)
    join_federation(s, p, h)
    yield from built(s, seat, h)


def place(p: Player, h: int, kind: int) -> None:
    p.structures[h] = kind
    p.count[kind] += 1


def join_federation(s: Galaxy, p: Player, h: int) -> None:
    """A new planet or station beside an own federation joins it, with all loose ones it touches (GAI-12.10)."""
    near = s.chart.near
    beside = [n for n, these in enumerate(p.federations) if h in these or any([x in these for x in near[h]])]
    if not beside:
        return
    members = {x for these in p.federations for x in these}
    joining = [] if h in members else [h]
    members.add(h)
    chain = [h]
    for x in chain:
        for y in near[x]:
            if y not in members and (y in p.structures or y in p.stations):
                members.add(y)
                chain.append(y)
                joining.append(y)
    p.federations[beside[0]] = (*p.federations[beside[0]], *joining)


def lost_planet_targets(s: Galaxy, seat: int) -> list[int]:
    """Reachable hexes without planet, satellite or space station (GAI-27.1)."""
    p = s.players[seat]
    reach = s.chart.reach(p.origins())
    farthest = range_of(p) + 2 * p.qic
    blocked: set[int] = set()
    for q in s.players:
        blocked.update(q.satellites)
        blocked.update(q.stations)
    return [h for h in s.chart.space if reach[h] <= farthest and h not in blocked]


def place_lost_planet(s: Galaxy, seat: int, h: int) -> Sub[None]:
    p = s.players[seat]
    qic = qic_for_range(p, s.chart.reach(p.origins())[h])
    p.qic -= qic
    s.lost = h
    s.tell("lost_planet", seat=seat, hex=s.chart.hexes[h], qic=qic)
    yield from colonise(s, seat, h, LOST_MINE, 0)
