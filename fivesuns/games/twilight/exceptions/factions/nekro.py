"""The Nekro Virus: it learns from those it destroys and from those it sees through, and copies what is their own. That
it neither votes nor researches are rows of data."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fivesuns.games.twilight import galaxy, notes, research, said, units, values, voting
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import SYSTEMS, TECHNOLOGIES, UNITS
from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.exceptions.agenda_cards import possible_outcomes
from fivesuns.games.twilight.state import Force, Happening, Twilight
from fivesuns.games.twilight.windows import close_window, happen
from fivesuns.kernel import Allocate, Choose, Play, Sub

TOKENS: Final = ("valefar_assimilator_x", "valefar_assimilator_y")


# technologies of others

def learn(s: Twilight, seat: int, other: int) -> None:
    """Next: a technology of that player, unless an assimilator takes its place."""
    happen(s, "techgain_when", seat, "", other)
    go(s, take_technology, seat, other)


def take_technology(s: Twilight, seat: int, other: int) -> Play:
    if values.forces(s, seat, "gained_technology"):
        values.expire(s, "use")
        return
    found = lessons(s, seat, other)
    if found:
        technology = yield from Choose(seat, "twilight.gain_technology", found, "TI-37.5", forced=True,
                                       about=(said.who(s, other),))
        research.gain(s, seat, technology)


def lessons(s: Twilight, seat: int, other: int) -> list[str]:
    """What everybody could know; not what is that faction's own."""
    mine = s.players[seat].technologies
    return [x for x in s.players[other].technologies if not TECHNOLOGIES[x].faction and x not in mine]


def can_learn(s: Twilight, seat: int, other: int) -> bool:
    return bool(lessons(s, seat, other)) or any([copies(s, seat, other, token) for token in TOKENS])


def technological_singularity(s: Twilight, seat: int, target: Target) -> None:
    learn(s, seat, s.happenings[-1].by)


def if_the_fallen_knew_something(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """And are not spared."""
    spared = notes.is_spared(s, h.by, "technological_singularity_targets", seat)
    return [()] if not spared and can_learn(s, seat, h.by) else []


def galactic_threat(s: Twilight, seat: int, target: Target) -> None:
    s.predictions["galactic_threat"] = (seat, target[0])
    s.tell("predicted", seat=seat, card="galactic_threat", outcome=said.outcome(s, target[0]))


def learn_from_voters(s: Twilight, seat: int, target: Target) -> None:
    learn(s, seat, target[0])


def who_voted_as_predicted(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Votes, not the word of a speaker who has cast none (A-22)."""
    if "galactic_threat" not in s.predictions:
        return []
    return [(x,) for x in voting.who_voted(s, s.outcome) if can_learn(s, seat, x)]


# assimilators

def assimilator(token: str) -> Effect:
    return lambda s, seat, target: put_token(s, seat, token, target[0])


def put_token(s: Twilight, seat: int, token: str, technology: str) -> Sub[None]:
    """On a technology of another faction, from wherever it is. The technology counts as one's own, ready or exhausted
    as the card with the token is."""
    p = s.players[seat]
    before = p.assimilated.pop(token, "")
    ready = p.technologies.pop(before, True)
    p.assimilated[token] = technology
    p.technologies[technology] = ready
    s.forces.append(Force(source=token, seat=seat, value="gained_technology", amount=1, lasts="use"))
    close_window(s)
    s.tell("assimilated", seat=seat, token=token, technology=technology, before=before)
    if before and TECHNOLOGIES[before].unit:
        yield from fall_back(s, seat, UNITS[before].type)


def copies(s: Twilight, seat: int, other: int, token: str) -> list[str]:
    """One token on each technology. An upgrade takes the place of the one of its type that was copied before, so with
    the same token (TI-35.1a)."""
    p = s.players[seat]
    elsewhere = [UNITS[x].type for lies, x in p.assimilated.items() if lies != token and x in UNITS]
    return [x for x in s.players[other].technologies if TECHNOLOGIES[x].faction and x not in p.technologies
            and not (x in UNITS and UNITS[x].type in elsewhere)]


def can_copy(token: str) -> Aim:
    return lambda s, seat, h: [(x,) for x in copies(s, seat, h.about[0], token)]


def fall_back(s: Twilight, seat: int, type: str) -> Sub[None]:
    """Units of this type are what they were before: war suns may not be (TI-37.20), docks may not stand in space
    (TI-37.19), and nobody waits on a card that is no more."""
    p = s.players[seat]
    if not values.has_unit(s, seat, type):
        for place in [place for place, there in p.units.items() if type in there]:
            units.discard(p, place, {type: units.count(p, place, type)})
    elif type == "space_dock" and not values.in_space(s, seat, type):
        for system in [place for place, there in p.units.items() if type in there and place in SYSTEMS]:
            yield from land_docks(s, seat, system)
    elif type == "infantry" and not values.unit(s, seat, type).on_card:
        p.stored = 0


def land_docks(s: Twilight, seat: int, system: str) -> Sub[None]:
    """On planets of one's own there, one each; those for which there is none leave the board."""
    p = s.players[seat]
    many = units.count(p, system, "space_dock")
    room = {planet: values.structure_limit(s, "space_dock") - units.count(p, planet, "space_dock")
            for planet in galaxy.places_of(system)[1:] if planet in p.planets and values.can_hold_units(s, planet)}
    chosen = yield from Allocate(seat, "twilight.land_docks", {x: n for x, n in room.items() if n}, many, "TI-37.19",
                                 forced=True, about=(system,))
    units.take(p, system, "space_dock", many)
    for planet, n in chosen:
        units.put(p, planet, "space_dock", n)
    s.tell("docks_landed", seat=seat, system=system, docks=dict(chosen), lost=many - sum([n for _, n in chosen]))


# the flagship

def the_alastor(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """Any ground forces of the system, in space or on planets, fight from where they are to the end of the combat."""
    found = ground_forces(s, seat)
    chosen = yield from Allocate(seat, "twilight.as_ships", found, sum(found.values()), "W-SPC-START", least=1)
    for place, n in chosen:
        s.forces.append(Force(source="flagship_nekro", seat=seat, value="counts_as_ship", amount=n, lasts="combat",
                              about=(place,)))
    s.tell("as_ships", seat=seat, units=dict(chosen))


def ground_forces(s: Twilight, seat: int) -> dict[str, int]:
    p = s.players[seat]
    return {place: units.ground(p, place) for place in galaxy.places_of(s.system) if units.ground(p, place)}


def if_there_are_ground_forces(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if ground_forces(s, seat) else []


EFFECTS: Final[dict[str, Effect]] = {
    "flagship_nekro": the_alastor,
    "galactic_threat-1": galactic_threat,
    "galactic_threat-reward": learn_from_voters,
    "technological_singularity": technological_singularity,
    **{token: assimilator(token) for token in TOKENS},
}
AIMS: Final[dict[str, Aim]] = {
    "flagship_nekro": if_there_are_ground_forces,
    "galactic_threat-1": possible_outcomes,
    "galactic_threat-reward": who_voted_as_predicted,
    "technological_singularity": if_the_fallen_knew_something,
    **{token: can_copy(token) for token in TOKENS},
}
STAGES: Final[tuple[Callable[..., Any], ...]] = (take_technology,)
