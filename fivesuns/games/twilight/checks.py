"""What has to be put right before play goes on: points, structures, control, fleets, cargo, hands (TI-E.8)."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fivesuns.games.twilight import units, values
from fivesuns.games.twilight.catalog import PLANETS, SECRETS, STRUCTURES, SYSTEMS
from fivesuns.games.twilight.order import of_phase
from fivesuns.games.twilight.score import score
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Allocate, Choose, Pick, Play


def go(s: Twilight, stage: Callable[..., Play | None], *args: Any) -> None:
    """The next step, once everything is in order."""
    s.then(tidy)
    s.then(stage, *args)


def open_next(s: Twilight, window: str, by: int, place: str, about: tuple[Any, ...]) -> None:
    """Next, before all that was planned earlier: a window. The stage that opens it stands above this file and is called
    by its name."""
    s._coming.append(("open_window", window, by, place, about))


def tidy(s: Twilight) -> None:
    """One thing after the other, until nothing is wrong."""
    if any([score(s, seat) >= s.rules.points for seat in range(s.seats)]):
        end_game(s)
        return
    if s.fallen:
        mourn(s)
        s.then(tidy)
        return
    if s.phase == "setup":
        return
    if s.combat is None and not s.landing:
        lose_structures(s)
        lose_control(s)
    for seat in of_phase(s):
        p = s.players[seat]
        for place in list(p.units):
            if place not in SYSTEMS:
                continue
            if fleet_excess(s, seat, place) > 0:
                s.then(remove_ships, seat, place)
                s.then(tidy)
                return
            if cargo_excess(s, seat, place) > 0 and (s.combat is None or s.combat.place != place):
                s.then(lose_cargo, seat, place)
                s.then(tidy)
                return
        if p.secrets and len(p.secrets) + len(p.scored) > SECRETS["limit"]:
            s.then(return_secret, seat)
            s.then(tidy)
            return
        if len(p.hand) > values.hand_limit(s, seat):
            s.then(discard_excess, seat)
            s.then(tidy)
            return


def end_game(s: Twilight) -> None:
    """At once: nothing that was planned happens any more (TI-57.7, A-39)."""
    s.phase, s.active, s.system = "over", -1, ""
    s.agenda.clear()
    s._coming.clear()
    s.happenings.clear()
    s.batches.clear()
    s.fallen.clear()
    s.combat = None
    s.tell("over")


def mourn(s: Twilight) -> None:
    """When units are destroyed, and after that: whose, where, by whom, how, and which (A-64)."""
    for seat, place, *about in s.fallen:
        open_next(s, "destroy_when", seat, place, tuple(about))
    for seat, place, *about in s.fallen:
        open_next(s, "destroyed", seat, place, tuple(about))
    s.fallen.clear()


# structures and planets

def lose_structures(s: Twilight) -> None:
    """Structures without ground forces beside another player's units are destroyed (TI-4.4, TI-69.4)."""
    for seat, p in enumerate(s.players):
        for planet in [place for place in p.units if place in PLANETS and not units.ground(p, place)]:
            if units.anyone_on(s, planet) != [seat]:
                units.destroy(s, seat, planet, {type: n for type, n in p.units[planet].items() if type in STRUCTURES})


def lose_control(s: Twilight) -> None:
    """Who has no units on a planet where another has some loses it to that player (TI-40.5)."""
    for p in s.players:
        for planet in [x for x in p.planets if x not in p.units]:
            there = units.anyone_on(s, planet)
            if there:
                gain_control(s, there[0], planet)


def controller(s: Twilight, planet: str) -> int:
    return next((seat for seat, p in enumerate(s.players) if planet in p.planets), -1)


def gain_control(s: Twilight, seat: int, planet: str) -> None:
    """The card comes exhausted, from the deck or from whoever had it (TI-40.1)."""
    before = controller(s, planet)
    if before == seat:
        return
    if before >= 0:
        del s.players[before].planets[planet]
    s.players[seat].planets[planet] = False
    if s.system:
        s.gained.append(planet)
    s.tell("control", seat=seat, planet=planet, foe=before)


# fleets and cargo

def fleet_excess(s: Twilight, seat: int, system: str) -> int:
    fleet = units.ships(s.players[seat], system)
    return sum([n for type, n in fleet.items() if type != "fighter"]) - values.fleet_limit(s, seat)


def cargo_excess(s: Twilight, seat: int, system: str) -> int:
    """Fighters and ground forces in space beyond the capacity there (TI-46.2)."""
    p = s.players[seat]
    fighters = max(0, units.count(p, system, "fighter") - values.hangars(s, seat, system))
    return fighters + units.count(p, system, "infantry") - values.capacity(s, seat, system)


def words(s: Twilight, seat: int, place: str, types: tuple[str, ...]) -> dict[str, int]:
    """Units of these types here, damaged ones apart: they have an asterisk."""
    p = s.players[seat]
    found: dict[str, int] = {}
    for type, n in units.troops(p, place).items():
        if type in types:
            hurt = units.damaged(p, place, type)
            if n > hurt:
                found[type] = n - hurt
            if hurt:
                found[type + "*"] = hurt
    return found


def remove_ships(s: Twilight, seat: int, system: str) -> Play:
    """Removed, not destroyed (TI-70.3)."""
    big = tuple([type for type in units.SHIPS if type != "fighter"])
    gone = yield from Allocate(seat, "twilight.fleet_excess", words(s, seat, system, big),
                               fleet_excess(s, seat, system), "TI-70.3", forced=True, about=(system,))
    for word, n in gone:
        type = word.removesuffix("*")
        for _ in range(n if word != type else 0):
            units.heal(s.players[seat], system, type)
        units.take(s.players[seat], system, type, n)
    s.tell("removed", seat=seat, place=system, units=dict(gone))


def lose_cargo(s: Twilight, seat: int, system: str) -> Play:
    gone = yield from Allocate(seat, "twilight.cargo_excess", words(s, seat, system, units.CARGO),
                               cargo_excess(s, seat, system), "TI-46.3", forced=True, about=(system,))
    units.destroy(s, seat, system, dict(gone))


def discard_excess(s: Twilight, seat: int) -> Play:
    p = s.players[seat]
    many = len(p.hand) - values.hand_limit(s, seat)
    gone = yield from Pick(seat, "twilight.discard", p.hand, many, many, "TI-32.4")
    for card in gone:
        p.hand.remove(card)
        s.discards.append(card)
    s.tell("discarded", seat=seat, cards=list(gone))


def return_secret(s: Twilight, seat: int) -> Play:
    """One that is not scored goes back into the deck (TI-20.4)."""
    p = s.players[seat]
    name = yield from Choose(seat, "twilight.return_secret", p.secrets, "TI-20.4", seen_by=())
    p.secrets.remove(name)
    s.secrets.append(name)
    s.tell("returned_secret", seat=seat)


STAGES: Final = (tidy, remove_ships, lose_cargo, return_secret, discard_excess)
