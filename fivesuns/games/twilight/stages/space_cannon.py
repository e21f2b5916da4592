"""Space cannons: at ships after they have moved, at ground forces as they land (TI-42)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.twilight import dice, galaxy, units, values
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.checks import go, tidy
from fivesuns.games.twilight.stages.hits import suffer
from fivesuns.games.twilight.state import NOBODY, Batch, Shot, Twilight, Volley
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Choose, Compose, Part, Play, Whole

Cannons = dict[str, tuple[str, int]]                   # by word: the type, and how many


def offense(s: Twilight) -> None:
    """Clockwise from the left of the active player, who comes last (TI-42.2, A-05)."""
    if not s.system:
        return
    order = (*s.others(s.active), s.active)
    if s.rules.space_cannon_first == "active":
        order = (order[-1], *order[:-1])
    aim(s, order, s.system)
    if s._coming:
        s.then(end_offense)
    else:
        end_offense(s)


def end_offense(s: Twilight) -> None:
    if s.system:
        happen(s, "sco_end", s.active, s.system)


def defend(s: Twilight, planet: str) -> None:
    """Others' cannons on a planet fire at those who land there (TI-42.6)."""
    aim(s, tuple(s.others(s.active)), planet)


def aim(s: Twilight, seats: Sequence[int], place: str) -> None:
    """The first of these who can fire does; then whoever comes later."""
    for n, seat in enumerate(seats):
        if s.system and victims(s, seat, place) and cannons(s, seat, place):
            happen(s, "sc_before", seat, place)
            s.then(fire, seat, place)
            s.then(tidy)
            s.then(aim, seats[n + 1:], place)
            return


def victims(s: Twilight, seat: int, place: str) -> list[int]:
    """All others shoot at the active player; the active player at whoever has ships here (TI-42.5). In an invasion
    somebody has to have landed, and some are safe from cannons then."""
    if place not in SYSTEMS:
        safe = values.standing(s, s.active, "space_cannon_targets")
        return [s.active] if units.soldiers(s.players[s.active], place) and not safe else []
    if seat != s.active:
        return [s.active] if galaxy.has_ships(s, s.active, place) else []
    return galaxy.foes_with_ships(s, seat, place)


def cannons(s: Twilight, seat: int, place: str) -> Cannons:
    """On the planet that is landed on; or in the active system, and in adjacent ones if they reach so far (TI-42.3c,
    TI-42.7d)."""
    p = s.players[seat]
    armed = [type for type, unit in values.sheet(p).units.items() if unit.space_cannon is not None
             and values.works(s, seat, type)]
    found: Cannons = {}
    for at in (place,) if place not in SYSTEMS else galaxy.places_of(place):
        found.update({f"{type}@{at}": (type, n) for type, n in units.troops(p, at).items() if type in armed})
    distant = [type for type in armed if values.reaches_far(s, seat, type)] if place in SYSTEMS else []
    if distant and any([type in there for there in p.units.values() for type in distant]):
        for at in [x for system in galaxy.adjacent(s, place, seat) for x in galaxy.places_of(system)]:
            found.update({f"{type}@{at}": (type, n) for type, n in units.troops(p, at).items() if type in distant})
    return found


def fire(s: Twilight, seat: int, place: str) -> Play:
    """Any of one's cannons, or none; none if this player agrees to that while it is asked (A-21). The active player
    says at whom (TI-42.5b)."""
    mine = cannons(s, seat, place)
    found = victims(s, seat, place)
    if not mine or not found:
        return
    parts = [Part(word, range(1, n + 1)) for word, (_, n) in mine.items()]
    s.aiming, s.holds_fire = seat, False
    whole = yield from Compose(seat, "twilight.space_cannon", lambda: [] if s.holds_fire else parts, lambda _: None,
                               "TI-42.2" if place in SYSTEMS else "TI-42.6", about=(place,),
                               offered=lambda: [((), None)] if s.holds_fire else [(everything(mine), None), ((), None)])
    s.aiming = NOBODY
    if not whole:
        values.expire(s, "use")
        return
    foe = yield from Choose(seat, "twilight.space_cannon_foe", found, "TI-42.5b", forced=True)
    s.volleys = [Volley(seat=seat, foe=foe, place=place, what="space_cannon", shots=shots(s, seat, foe, mine, whole))]
    happen(s, "sc_when", seat, place, foe)
    go(s, shoot)


def everything(mine: Cannons) -> Whole:
    return tuple([(word, n) for word, (_, n) in mine.items()])


def shots(s: Twilight, seat: int, foe: int, mine: Cannons, whole: Whole) -> list[Shot]:
    """By type. What changes combat rolls does not touch these (TI-42.3d)."""
    firing: dict[str, int] = {}
    for word, n in whole:
        type = mine[word][0]
        firing[type] = firing.get(type, 0) + n
    reasons = against(s, foe)
    found = []
    for type, n in firing.items():
        value, many = values.unit(s, seat, type).space_cannon or (0, 0)
        found.append(Shot(type=type, value=value, dice=many * n, add=values.total(reasons), reasons=tuple(reasons)))
    return found


def against(s: Twilight, foe: int) -> list[values.Reason]:
    """What is added to all dice that are rolled at this player's units."""
    return values.reckon(s, foe, "space_cannon_result", 0)[1:]


def shoot(s: Twilight) -> Play:
    volley, = s.volleys
    yield from dice.roll(s, volley)
    go(s, strike)


def strike(s: Twilight) -> None:
    """At once, before the next player fires (TI-42.5)."""
    volley = s.volleys.pop()
    sort = sort_of(s, volley)
    values.expire(s, "use")
    suffer(s, [Batch(seat=volley.foe, by=volley.seat, place=volley.place, hits=dice.hits(s, volley), sort=sort,
                     how="space_cannon")], "sc_hits_before")


def sort_of(s: Twilight, volley: Volley) -> str:
    """What can be hit: ships, big ones first if an effect says so, or those who have landed."""
    if volley.place not in SYSTEMS:
        return "ground"
    return "large_ships" if values.forces(s, volley.seat, "hit_targets") else "ships"


STAGES: Final = (offense, end_offense, defend, aim, fire, shoot, strike)
