"""The Yin Brotherhood: converts, clones, crews that give their lives, a flagship that takes everybody along."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import pay, units, values
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import ABILITIES, SYSTEMS
from fivesuns.games.twilight.checks import fleet, go
from fivesuns.games.twilight.exceptions.tactical_cards import light_ships
from fivesuns.games.twilight.stages.combat import the_combat
from fivesuns.games.twilight.stages.hits import produce_hits
from fivesuns.games.twilight.state import Happening, Twilight
from fivesuns.kernel import Sub


def indoctrination(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """For influence, one of the infantry that fights here changes sides."""
    foe, place = the_combat(s).opponent(seat), the_combat(s).place
    yield from pay.pay(s, seat, "influence", ABILITIES["indoctrination"].cost["influence"], "TI-14.9")
    units.take(s.players[foe], place, "infantry")
    units.put(s.players[seat], place, "infantry")
    s.tell("converted", seat=seat, foe=foe, place=place)


def yin_spinner(s: Twilight, seat: int, target: Target) -> None:
    units.place(s, seat, target[0], "infantry")


def planets_there(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Own ones in the system of the production."""
    return [(planet,) for planet in SYSTEMS[h.place].planets if planet in s.players[seat].planets
            and values.can_hold_units(s, planet)]


def devotion(s: Twilight, seat: int, target: Target) -> None:
    """For a ship of one's own, a hit on a ship of one's own choice."""
    sacrifice(s, seat, target)
    go(s, produce_hits, seat, 1, "ships", seat)


def impulse_core(s: Twilight, seat: int, target: Target) -> None:
    """For a ship of one's own, a hit on a large ship, if there is one."""
    sacrifice(s, seat, target)
    go(s, produce_hits, seat, 1, "large_ships")


def sacrifice(s: Twilight, seat: int, target: Target) -> None:
    units.destroy(s, seat, the_combat(s).place, {target[0]: 1}, seat, "ability")


def van_hauge(s: Twilight, seat: int, target: Target) -> None:
    """With the flagship all ships in its system are destroyed."""
    for other in range(s.seats):
        ships = fleet(s, other, target[0])
        if ships:
            units.destroy(s, other, target[0], ships, seat, "ability")


def if_the_flagship_fell(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(h.place,)] if "flagship" in h.about[2:] else []


EFFECTS: Final[dict[str, Effect]] = {
    "devotion": devotion, "flagship_yin": van_hauge, "impulse_core": impulse_core, "indoctrination": indoctrination,
    "yin_spinner": yin_spinner}
AIMS: Final[dict[str, Aim]] = {
    "devotion": light_ships, "flagship_yin": if_the_flagship_fell, "impulse_core": light_ships,
    "yin_spinner": planets_there}
