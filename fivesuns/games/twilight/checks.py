"""What has to be put right before play goes on: points, players who are out, structures, control, fleets, cargo, hands
(TI-E.8)."""
from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from fivesuns.games.twilight import abilities, elimination, galaxy, showing, units, values
from fivesuns.games.twilight.catalog import PLANETS, PLASTIC, SECRETS, STRUCTURES
from fivesuns.games.twilight.order import of_phase
from fivesuns.games.twilight.score import forgive, scores
from fivesuns.games.twilight.state import NOBODY, Player, Twilight
from fivesuns.kernel import Allocate, Choose, Pick, Play, Stage


def go(s: Twilight, stage: Callable[..., Play | None], *args: Any) -> None:
    """The next step, once everything is in order. After a step that has changed nothing and asked nobody, and after
    windows, which leave all in order, `s.then` suffices."""
    s.then(tidy)
    s.then(stage, *args)


def go_on(s: Twilight, stage: Callable[..., Play | None], *args: Any) -> None:
    """The same after a step that has changed nothing: only a deal may have, if it has asked."""
    if not s.settled:
        s.then(tidy)
    s.then(stage, *args)


def open_next(s: Twilight, window: str, by: int, place: str, about: tuple[Any, ...]) -> None:
    """Next, before all that was planned earlier: a window, unless nothing in the box is ever used there. The stage that
    opens it stands above this file and is called by its name."""
    if abilities.is_used(window, about):
        s._coming.append(("open_window", window, by, place, about))


def tidy(s: Twilight) -> None:
    """One thing after the other, until nothing is wrong. It comes after every step: what is dear is not looked at where
    something cheap says that all is well."""
    s.settled = False
    if s.exposed:
        showing.forget(s)
    points = scores(s)
    if max(points) >= s.rules.points:
        end_game(s)
        return
    if min(points) < 0:
        forgive(s)
    if s.interrupts():                                     # the stage that waits may be in the middle of something
        return
    if s.fallen:
        mourn(s)
        s.then(tidy)
        return
    if s.phase == "setup":
        return
    playing, lost, cards = 0, list[int](), False
    least, limit = values.least_hand(s), SECRETS["limit"]
    for seat, p in enumerate(s.players):
        if not p.planets and elimination.is_lost(s, seat):
            lost.append(seat)
        if p.apart:
            hold_to_hand(p)
        if len(p.hand) > least or len(p.secrets) + len(p.scored) > limit:
            cards = True
        if not p.out:
            playing += 1
    if lost:
        elimination.eliminate(s, first_of(s, lost))
        s.then(tidy)
        return
    if playing == 1:
        end_game(s)                                        # nobody is left to play against
        return
    elimination.retire(s)
    calm = s.combat is None and not s.landing
    known: InOrder | None = s._noted                       # in a combat too: nothing more is looked at there
    changed = range(s.seats) if known is None else known.changed(s)
    if calm and changed:
        lose_blockaded(s)
        lose_structures(s)
        lose_control(s)
    wrong: dict[int, Stage] = too_many_cards(s) if cards else {}
    if changed:
        wrong.update(too_many_units(s, changed))
    if wrong:
        s._coming.append(wrong[first_of(s, wrong)])
        s.then(tidy)
        return
    if calm and changed and not s.fallen and not s._coming:
        if known is None:
            s._noted = InOrder(s)
        else:
            known.renew(s, changed)
    s.settled = True


def hold_to_hand(p: Player) -> None:
    """What has left the hand is not given away."""
    if any([card not in p.hand for card in p.apart]):
        p.apart, p.apart_shown = [card for card in p.apart if card in p.hand], []


class InOrder:
    """Units, structures and control as they were when all was in order, with everything on which that depended: copies,
    so that any change shows. To compare takes a small part of the time that looking for what is wrong takes, and
    mostly all is as it was."""

    def __init__(self, s: Twilight) -> None:
        self.players: Final = [kept(p) for p in s.players]
        self.laws = s.laws.copy()
        self.forces = s.forces.copy()

    def changed(self, s: Twilight) -> Sequence[int]:
        """Whose things are not as they were; all, if it is what concerns everybody."""
        if self.laws != s.laws or self.forces != s.forces:
            return range(s.seats)
        return [seat for seat, p in enumerate(s.players)
                if self.players[seat] != (p.units, p.pools["fleet"], p.technologies, [*p.planets])]

    def renew(self, s: Twilight, seats: Sequence[int]) -> None:
        """These have changed, and all is in order again."""
        for seat in seats:
            self.players[seat] = kept(s.players[seat])
        self.laws, self.forces = s.laws.copy(), s.forces.copy()


def kept(p: Player) -> tuple[Any, ...]:
    return ({place: there.copy() for place, there in p.units.items()}, p.pools["fleet"], p.technologies.copy(),
            [*p.planets])


def first_of(s: Twilight, seats: Collection[int]) -> int:
    """Who of these comes first in the rotation of the phase."""
    return min(seats, key=of_phase(s).index)


def too_many_units(s: Twilight, seats: Sequence[int]) -> dict[int, Stage]:
    """By seat, of these: the stage in which they go."""
    found = {seat: excess(s, seat) for seat in seats}
    return {seat: stage for seat, stage in found.items() if stage}


def excess(s: Twilight, seat: int) -> Stage:
    """Units beyond the fleet pool, without room or without plastic; empty if there are none."""
    p = s.players[seat]
    rooms = values.sheet(p).room
    least = values.least_fleet(s, seat)
    for place, there in p.units.items():
        if place in PLANETS:
            continue
        ships, room = 0, 0
        for type, n in there.items():
            each = rooms[type]
            room += each * n
            if each >= 0:
                ships += n
        if room < 0 and "fighter" in there:
            room += min(there["fighter"], values.hangars(s, seat, place))
        if ships <= least and room >= 0:                   # then there are no loose fighters either
            continue
        if fleet_excess(s, seat, place) > 0:
            return (remove_ships.__name__, seat, place)
        if cargo_excess(s, seat, place) > 0 and (s.combat is None or s.combat.place != place):
            return (lose_cargo.__name__, seat, place)
    for type in units.UNLIMITED:
        if len(p.units) > PLASTIC[type] and len(spots(s, seat, type)) > PLASTIC[type]:
            return (lose_tokens.__name__, seat, type)
    return ()


def too_many_cards(s: Twilight) -> dict[int, Stage]:
    """By seat: the stage in which they go."""
    found: dict[int, Stage] = {}
    for seat, p in enumerate(s.players):
        if p.secrets and len(p.secrets) + len(p.scored) > SECRETS["limit"]:
            found[seat] = (return_secret.__name__, seat)
        elif len(p.hand) > values.hand_limit(s, seat):
            found[seat] = (discard_excess.__name__, seat)
    return found


def end_game(s: Twilight) -> None:
    """At once: nothing that was planned happens any more (TI-57.7, A-39)."""
    s.phase, s.active, s.system = "over", -1, ""
    s.agenda.clear()
    s._coming.clear()
    s.happenings.clear()
    s.batches.clear()
    s.volleys.clear()
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

def lose_blockaded(s: Twilight) -> None:
    """Some space docks are destroyed if they are blockaded (TI-4.4a)."""
    for seat in values.whose_units(s, "destroyed_if_blockaded"):
        p = s.players[seat]
        if not values.of_type(s, seat, "destroyed_if_blockaded", "space_dock"):
            continue
        for place in [place for place in p.units if "space_dock" in p.units[place]]:
            system = galaxy.system_of(place)
            if not galaxy.has_ships(s, seat, system) and galaxy.foes_with_ships(s, seat, system):
                units.destroy(s, seat, place, {"space_dock": p.units[place]["space_dock"]})


def lose_structures(s: Twilight) -> None:
    """Structures without ground forces beside another player's units are destroyed (TI-4.4, TI-69.4)."""
    for seat, p in enumerate(s.players):
        for planet in [x for x, there in p.units.items() if "infantry" not in there and x in PLANETS]:
            if units.anyone_on(s, planet) != [seat]:
                units.destroy(s, seat, planet, {type: n for type, n in p.units[planet].items() if type in STRUCTURES})


def lose_control(s: Twilight) -> None:
    """Who has no units on a planet where another has some loses it to that player (TI-40.5)."""
    for p in s.players:
        for planet in [x for x in p.planets if x not in p.units]:
            there = units.anyone_on(s, planet)
            if there:
                before = controller(s, planet)
                gain_control(s, there[0], planet)
                open_next(s, "control_when", there[0], planet, (before,))
                open_next(s, "control_after", there[0], planet, (before,))


def controller(s: Twilight, planet: str) -> int:
    return next((seat for seat, p in enumerate(s.players) if planet in p.planets), -1)


def gain_control(s: Twilight, seat: int, planet: str) -> None:
    """The card comes exhausted, from the deck or from whoever had it (TI-40.1)."""
    before = controller(s, planet)
    if before == seat:
        return
    if before >= 0:
        del s.players[before].planets[planet]
        open_next(s, "control_lost", before, planet, (seat,))
    s.players[seat].planets[planet] = False
    if s.system:
        s.gained.append(planet)
    s.tell("control", seat=seat, planet=planet, foe=before)


# fleets and cargo

def fleet_excess(s: Twilight, seat: int, system: str) -> int:
    """Ships beyond the fleet pool (TI-70.1). Fighters that fly without capacity count too, some as half a ship."""
    large = sum([n for type, n in units.ships(s.players[seat], system).items() if type != "fighter"])
    weight = values.weight_of_fighters(s, seat)
    halves = weight * loose_fighters(s, seat, system) if weight else 0
    return large - (-halves // 2) - values.fleet_limit(s, seat)


def loose_fighters(s: Twilight, seat: int, system: str) -> int:
    """Fighters for which there is no room; during a combat there need not be (A-41, TI-46.3c)."""
    p = s.players[seat]
    many = units.count(p, system, "fighter")
    if not many or (s.combat is not None and s.combat.place == system):
        return 0
    room = max(0, values.capacity(s, seat, system) - units.count(p, system, "infantry"))
    return max(0, many - values.hangars(s, seat, system) - room)


def cargo_excess(s: Twilight, seat: int, system: str) -> int:
    """Fighters and ground forces in space beyond the capacity there (TI-46.2)."""
    many = units.count(s.players[seat], system, "infantry")
    landsmen = max(0, many - values.capacity(s, seat, system)) if many else 0
    loose = loose_fighters(s, seat, system)
    return landsmen if loose and values.weight_of_fighters(s, seat) else landsmen + loose


def spots(s: Twilight, seat: int, type: str) -> dict[str, list[str]]:
    """Where there are fighters, by system, or ground forces, by space area and planet: one of each has to be plastic,
    for the others tokens may stand (TI-22.3, TI-24.3)."""
    found: dict[str, list[str]] = {}
    for place, there in s.players[seat].units.items():
        if type in there:
            found.setdefault(galaxy.system_of(place) if type == "fighter" else place, []).append(place)
    return found


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
    return spared(s, seat, place, found)


def fleet(s: Twilight, seat: int, system: str) -> dict[str, int]:
    """All that counts as ships here; of ground forces on planets each word names the planet too."""
    found = words(s, seat, system, units.SHIPS)
    if s.combat is not None and s.combat.place == system:
        forces = {"infantry" if place == system else f"infantry@{place}": n
                  for place, n in values.as_ships(s, seat).items()}
        found.update(spared(s, seat, system, forces))
    return found


def spared(s: Twilight, seat: int, place: str, found: dict[str, int]) -> dict[str, int]:
    """Without those to which a hit is assigned already: they leave when all do (A-64)."""
    for batch in s.batches:
        if batch.losses and (batch.seat, batch.place) == (seat, place):
            found = {word: left for word, n in found.items() if (left := n - batch.losses.get(word, 0))}
    return found


def remove_ships(s: Twilight, seat: int, system: str) -> Play:
    """Removed, not destroyed (TI-70.3). Where fighters count, one at a time: what is left may find room again."""
    loose = values.weight_of_fighters(s, seat) and loose_fighters(s, seat, system)
    gone = yield from Allocate(seat, "twilight.fleet_excess",
                               words(s, seat, system, units.SHIPS if loose else units.LARGE),
                               1 if loose else fleet_excess(s, seat, system), "TI-70.3", forced=True, about=(system,))
    units.discard(s.players[seat], system, dict(gone))
    s.tell("removed", seat=seat, place=system, units=dict(gone))


def lose_tokens(s: Twilight, seat: int, type: str) -> Play:
    """There is not enough plastic: in one place tokens cannot stand for units (TI-22.3, TI-24.3)."""
    found = spots(s, seat, type)
    chosen = yield from Choose(seat, "twilight.tokens_without_plastic", [*found], "TI-22.3", about=(type,))
    for place in found[chosen]:
        units.destroy(s, seat, place, {type: units.count(s.players[seat], place, type)})


def lose_cargo(s: Twilight, seat: int, system: str) -> Play:
    gone = yield from Allocate(seat, "twilight.cargo_excess", words(s, seat, system, units.CARGO),
                               cargo_excess(s, seat, system), "TI-46.3", forced=True, about=(system,))
    units.destroy(s, seat, system, dict(gone))


def discard_excess(s: Twilight, seat: int) -> Play:
    p = s.players[seat]
    many = len(p.hand) - values.hand_limit(s, seat)
    s.paying = seat                                        # no cards change hands meanwhile
    gone = yield from Pick(seat, "twilight.discard", p.hand, many, many, "TI-32.4")
    s.paying = NOBODY
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


STAGES: Final = (tidy, remove_ships, lose_cargo, lose_tokens, return_secret, discard_excess)
