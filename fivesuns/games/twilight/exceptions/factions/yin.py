"""The Yin Brotherhood: converts, clones, and a flagship that takes everybody along."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import pay, units, values
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import ABILITIES, SYSTEMS
from fivesuns.games.twilight.checks import fleet
from fivesuns.games.twilight.stages.combat import opponent
from fivesuns.games.twilight.state import Happening, Twilight
from fivesuns.kernel import Sub


def indoctrination(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """For influence, one of the infantry that fights here changes sides."""
    combat = s.combat
    assert combat is not None
    yield from pay.pay(s, seat, "influence", ABILITIES["indoctrination"].cost["influence"], "TI-14.9")
    units.take(s.players[opponent(combat, seat)], combat.place, "infantry")
    units.put(s.players[seat], combat.place, "infantry")
    s.tell("converted", seat=seat, foe=opponent(combat, seat), place=combat.place)


def yin_spinner(s: Twilight, seat: int, target: Target) -> None:
    units.put(s.players[seat], target[0], "infantry")
    s.tell("placed", seat=seat, type="infantry", place=target[0])


def planets_there(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Own ones in the system of the production."""
    return [(planet,) for planet in SYSTEMS[h.place].planets if planet in s.players[seat].planets
            and values.can_hold_units(s, planet)]


def van_hauge(s: Twilight, seat: int, target: Target) -> None:
    """With the flagship all ships in its system are destroyed."""
    for other in range(s.seats):
        ships = fleet(s, other, target[0])
        if ships:
            units.destroy(s, other, target[0], ships, seat, "ability")


def if_the_flagship_fell(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(h.place,)] if "flagship" in h.about[2:] else []


EFFECTS: Final[dict[str, Effect]] = {
    "flagship_yin": van_hauge, "indoctrination": indoctrination, "yin_spinner": yin_spinner}
AIMS: Final[dict[str, Aim]] = {"flagship_yin": if_the_flagship_fell, "yin_spinner": planets_there}
