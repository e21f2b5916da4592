"""Technologies that bend a rule of some chapter as long as one has them (ECL-10.1 to 10.4)."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import ANTIMATTER
from fivesuns.games.eclipse.state import Galaxy, Hit, Player

# the map

def uses_half_wormholes(p: Player) -> bool:
    """Wormhole Generator: half a connection is as good as a whole one (ECL-2.3)."""
    return "wormhole_generator" in p.techs


# moving

def is_cloaked(p: Player) -> bool:
    """Cloaking Device: two ships are needed to pin one (ECL-11.9)."""
    return "cloaking_device" in p.techs


# battles

def split(s: Galaxy, seat: int, damage: int, face: int, with_missiles: bool) -> list[Hit]:
    """Antimatter Splitter: a hit of an antimatter cannon is divided point by point, one of a missile is not (ECL-14.9,
    ECL-19.14)."""
    if (damage == ANTIMATTER and "antimatter_splitter" in s.players[seat].techs
            and (not with_missiles or s.rules.splitter_missiles == "yes")):
        return [(1, face, damage)] * damage
    return [(damage, face, damage)]


def ignores_shields(s: Galaxy, hit: Hit) -> bool:
    """Some tables let a point of a divided hit go to any ship once the die has hit one (ECL-19.14)."""
    damage, _, whole = hit
    return damage < whole and s.rules.splitter_shields == "first_only"


# population

def has_bombs(p: Player, victim: Player) -> bool:
    """Neutron Bombs destroy all cubes of a sector at once, unless the victim has the Neutron Absorber (ECL-15.2)."""
    return "neutron_bombs" in p.techs and "neutron_absorber" not in victim.techs
