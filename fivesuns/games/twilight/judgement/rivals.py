"""What a battle is worth beyond what is taken: ships that the other has no longer, secrets, a leader held up."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import galaxy, units, values
from fivesuns.games.twilight.catalog import MECATOL
from fivesuns.games.twilight.state import Twilight

SPOILS: Final = 0.5             # of a resource, for one that another loses with a ship
GOODS: Final = 0.5              # for a trade good that is taken with a card
LOSS: Final = 0.3                # of what a planet is worth, for whoever loses it
THRONE: Final = 0.5              # of a point, for whoever loses Mecatol Rex
NEAR: Final = 6                  # points from the end of the game where a leader has to be stopped
HASTE: Final = 0.35              # how much more it is worth to stop a leader, for each of these points


def menace(s: Twilight, seat: int, rival: int) -> float:
    """How much what hurts this rival is worth: 1 of most, more of who leads and has not far to go."""
    points = [p.points["seen"] for p in s.players]
    if points[rival] < max([points[x] for x in s.others(seat)]) or points[rival] < points[seat]:
        return 1.0
    return 1.0 + HASTE * max(0, NEAR - (s.rules.points - points[rival]))


def spoils(s: Twilight, seat: int, foe: int, system: str) -> float:
    """Of a battle in space that is won."""
    there = units.ships(s.players[foe], system)
    cost = sum([values.unit(s, foe, type).cost * n / (2 if type == "fighter" else 1) for type, n in there.items()])
    taken = s.players[foe].commodities if "salvage" in s.players[seat].hand else 0
    return SPOILS * cost * menace(s, seat, foe) + GOODS * taken


def hold(s: Twilight, rival: int, planet: str) -> float:
    """Points that a rival scores no longer without this planet, about."""
    if galaxy.system_of(planet) == s.board.homes[rival]:
        return 1.0
    return THRONE if planet == MECATOL else 0.0


def secrets(s: Twilight, seat: int, foe: int, system: str) -> int:
    """How many secret objectives a battle that is won there would fulfil."""
    p, other = s.players[seat], s.players[foe]
    found = 0
    if "spark_a_rebellion" in p.secrets:
        found += int(other.points["seen"] == max([x.points["seen"] for x in s.players]))
    if "destroy_their_greatest_ship" in p.secrets:
        found += int(any([units.count(other, system, type) for type in ("flagship", "war_sun")]))
    if "unveil_flagship" in p.secrets:
        found += int(units.count(p, system, "flagship") > 0)
    return found
