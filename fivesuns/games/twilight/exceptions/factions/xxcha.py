"""The Xxcha Kingdom: planets without a war, and a word against those of others."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import galaxy, units
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import MECATOL, PLANETS
from fivesuns.games.twilight.checks import controller, gain_control
from fivesuns.games.twilight.exceptions.agenda_cards import veto
from fivesuns.games.twilight.stages import tactical
from fivesuns.games.twilight.state import Happening, Twilight
from fivesuns.games.twilight.windows import happen


def peace_accords(s: Twilight, seat: int, target: Target) -> None:
    before = controller(s, target[0])
    gain_control(s, seat, target[0])
    happen(s, "control_when", seat, target[0], before)
    happen(s, "control_after", seat, target[0], before)


def peaceful_planets(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Without units, next to a planet of one's own; that is next to its own system too (TI-73.3)."""
    mine = [PLANETS[planet].system for planet in s.players[seat].planets]
    close = dict.fromkeys([x for system in mine for x in galaxy.near(s, system, seat)])
    return [(planet,) for system in close for planet in galaxy.places_of(system)[1:]
            if planet != MECATOL and planet not in s.players[seat].planets and not units.anyone_on(s, planet)]


def instinct_training(s: Twilight, seat: int, target: Target) -> None:
    """The card that was played last, be it a sabotage."""
    s.plays[-1].cancelled = True


def nullification_field(s: Twilight, seat: int, target: Target) -> None:
    """The turn of whoever has come ends at once."""
    tactical.break_off(s, "nullification_field")


EFFECTS: Final[dict[str, Effect]] = {
    "instinct_training": instinct_training, "nullification_field": nullification_field, "peace_accords": peace_accords,
    "quash": veto}
AIMS: Final[dict[str, Aim]] = {"peace_accords": peaceful_planets}
