"""Space cannons: at ships after they have moved, at ground forces as they land (TI-42)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import galaxy, units, values
from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.dice import Shot, roll
from fivesuns.games.twilight.stages.hits import suffer
from fivesuns.games.twilight.state import NOBODY, Batch, Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Compose, Part, Play, Sub, Whole


def offense(s: Twilight) -> None:
    """Clockwise from the left of the active player, who comes last (TI-42.2, A-05)."""
    if not s.system:
        return
    order = [*s.others(s.active), s.active]
    if s.rules.space_cannon_first == "active":
        order = [order[-1], *order[:-1]]
    for seat in order:
        go(s, aim, seat)


def aim(s: Twilight, seat: int) -> None:
    if cannons(s, seat) and victims(s, seat):
        happen(s, "sc_before", seat, s.system)
        go(s, fire, seat)


def victims(s: Twilight, seat: int) -> list[int]:
    """All others shoot at the active player; the active player at whoever has ships here (TI-42.5)."""
    if seat != s.active:
        return [s.active] if galaxy.has_ships(s, s.active, s.system) else []
    return galaxy.foes_with_ships(s, seat, s.system)


def cannons(s: Twilight, seat: int) -> dict[str, tuple[str, int]]:
    """By place: the type, and how many."""
    return {f"{type}@{place}": (type, n) for place in galaxy.places_of(s.system)
            for type, n in units.troops(s.players[seat], place).items()
            if values.unit(s, seat, type).space_cannon is not None}


def fire(s: Twilight, seat: int) -> Play:
    """Any of one's cannons, or none."""
    found = victims(s, seat)
    if found:
        hits = yield from shoot(s, seat, cannons(s, seat), "TI-42.2")
        suffer(s, [Batch(seat=found[0], by=seat, place=s.system, hits=hits, sort="ships")], "sc_hits_before")


def defend(s: Twilight, planet: str) -> Play:
    """Others' cannons on a planet fire at those who land there (TI-42.6)."""
    for seat in s.others(s.active):
        mine = {type: (type, n) for type, n in units.troops(s.players[seat], planet).items()
                if values.unit(s, seat, type).space_cannon is not None}
        if mine and s.landing.get(planet):
            hits = yield from shoot(s, seat, mine, "TI-42.6")
            suffer(s, [Batch(seat=s.active, by=seat, place=planet, hits=hits, sort="ground")], "sc_hits_before")
            return


def shoot(s: Twilight, seat: int, mine: dict[str, tuple[str, int]], rule: str) -> Sub[int]:
    """Unless this player agrees, while that is asked, not to (A-21)."""
    parts = [Part(word, range(1, n + 1)) for word, (_, n) in mine.items()]
    s.aiming, s.holds_fire = seat, False
    whole = yield from Compose(seat, "twilight.space_cannon", lambda: [] if s.holds_fire else parts, lambda _: None,
                               rule, about=(s.system,),
                               offered=lambda: [((), None)] if s.holds_fire else [(everything(mine), None), ((), None)])
    s.aiming = NOBODY
    shots = [Shot(mine[word][0], *(values.unit(s, seat, mine[word][0]).space_cannon or (0, 0)), n) for word, n in whole]
    if not shots:
        return 0
    hits = yield from roll(s, seat, "space_cannon", shots)
    return hits


def everything(mine: dict[str, tuple[str, int]]) -> Whole:
    return tuple([(word, n) for word, (_, n) in mine.items()])


STAGES: Final = (offense, aim, fire, defend)
