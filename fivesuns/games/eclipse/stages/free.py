"""What a player may do at any moment of the own turn: trade, colony ships, reputation tiles (ECL-4, 6.7, 7)."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fivesuns.games.eclipse.catalog import (
    ADVANCES,
    ANY,
    CUBES_MOST,
    MONEY,
    ORBITAL_SQUARE,
    RESOURCES,
    SCIENCE,
    SECTORS,
)
from fivesuns.games.eclipse.exceptions import draco
from fivesuns.games.eclipse.fleets import opponents
from fivesuns.games.eclipse.players import board, seat_of
from fivesuns.games.eclipse.sectors import add_cube, remove_cube
from fivesuns.games.eclipse.stages import diplomacy
from fivesuns.games.eclipse.state import Act, Galaxy, Player
from fivesuns.kernel import Choose, Sub

Able = tuple[int, int, int]      # of each track, what its next cube can fill
NO_SQUARE: Final = 0
PLAIN_SQUARE: Final = 1
ADVANCED_SQUARE: Final = 2       # as well

_TRADES: Final = tuple([[("trade", give, take) for take in RESOURCES if take != give] for give in RESOURCES])
_RESOURCE: Final = {name: i for i, name in enumerate(RESOURCES)}
_colonies: dict[tuple[int, tuple[int, ...], bool, Able], list[Act]] = {}     # what _colonies_for has found
DONE: Final = ("done",)


def trades(s: Galaxy, seat: int) -> list[Act]:
    """Pay the trade value in one resource for one of another (ECL-4.4)."""
    price = board(s, seat).trade
    stuff = s.players[seat].stuff
    found: list[Act] = []
    for i in range(3):
        if stuff[i] >= price:
            found += _TRADES[i]
    return found


def trade(s: Galaxy, seat: int, act: Act) -> None:
    stuff, price = s.players[seat].stuff, board(s, seat).trade
    stuff[_RESOURCE[act[1]]] -= price
    stuff[_RESOURCE[act[2]]] += 1
    s.tell("traded", seat=seat, paid={act[1]: price}, gains={act[2]: 1})


def choose(s: Galaxy, seat: int, key: str, options: Sequence[Any], rule: str, about: tuple[Any, ...] = (),
           facts: Callable[[], Sequence[Any]] | None = None) -> Sub[Any]:
    """One of these; a single one is taken. Whoever has a decision to make may meanwhile trade and return reputation
    tiles (ECL-4.4, ECL-4.6, ECL-19.2)."""
    while len(options) > 1:
        extra = ([] if s.rules.trade == "own_turn" else trades(s, seat)) + returns(s, seat)
        act = yield from Choose(seat, key, [*options, *extra], rule, about=about, facts=facts)
        if act not in extra:
            return act
        yield from carry_out(s, seat, act)
    return options[0]


# colony ships (ECL-7)

def colonies(s: Galaxy, seat: int) -> list[Act]:
    """Each empty square that a colony ship could fill now, and from which track."""
    p = s.players[seat]
    found: list[Act] = []
    if not p.colony:
        return found
    able = (_able(p, 0), _able(p, 1), _able(p, 2))
    for tile, who in s.owner.items():
        if who == seat:
            found += _colonies_in(s, tile, able)
    return found


def colonies_in_upkeep(s: Galaxy, seat: int) -> list[Act]:
    """In the upkeep phase, not beside ships of opponents (ECL-16.1), Ancients even with Draco (ECL-19.29)."""
    p = s.players[seat]
    if not p.colony:
        return []
    able = (_able(p, 0), _able(p, 1), _able(p, 2))
    found: list[Act] = []
    for tile, who in s.owner.items():
        if who != seat or opponents(s, tile, seat):
            continue
        if s.npcs.get(tile) and not draco.is_undisturbed(s, seat, tile):
            continue
        found += _colonies_in(s, tile, able)
    return found


def _able(p: Player, track: int) -> int:
    """What the next cube of a track can fill (ECL-7.2)."""
    if not p.track[track]:
        return NO_SQUARE
    for tech in ADVANCES[track]:
        if tech in p.techs:
            return ADVANCED_SQUARE
    return PLAIN_SQUARE


def _colonies_in(s: Galaxy, tile: int, able: Able) -> list[Act]:
    key = (tile, s.cubes.get(tile, ()), tile in s.orbitals, able)
    found = _colonies.get(key)
    if found is None:
        found = _colonies[key] = _colonies_for(*key)
    return found


def _colonies_for(tile: int, filled: tuple[int, ...], orbital: bool, able: Able) -> list[Act]:
    squares = SECTORS[tile].squares
    found: list[Act] = []
    seen: list[tuple[int, bool]] = []
    for i, square in enumerate(squares):
        if i in filled or square in seen:
            continue
        seen.append(square)
        resource, advanced = square
        for track in (0, 1, 2) if resource == ANY else (resource,):
            if able[track] >= (ADVANCED_SQUARE if advanced else PLAIN_SQUARE):
                found.append(("colonise", tile, i, RESOURCES[track]))
    if orbital and len(squares) not in filled:
        for track in (SCIENCE, MONEY):
            if able[track] >= PLAIN_SQUARE:
                found.append(("colonise", tile, len(squares), RESOURCES[track]))
    return found


def colonise(s: Galaxy, seat: int, act: Act) -> None:
    p = s.players[seat]
    _, tile, square, track = act
    p.colony -= 1
    p.track[_RESOURCE[track]] -= 1
    add_cube(s, tile, square)
    s.tell("colonised", seat=seat, sector=tile, resource=track)


# cubes on their way home

def square_kind(tile: int, square: int) -> int:
    """The resource of a square; the one beyond the printed ones is the orbital's."""
    squares = SECTORS[tile].squares
    return squares[square][0] if square < len(squares) else ORBITAL_SQUARE


def homes_of(s: Galaxy, seat: int, kind: int) -> list[int]:
    """The tracks to which a cube from such a square may return (ECL-4.2, 7.4)."""
    track = s.players[seat].track
    wanted = (0, 1, 2) if kind == ANY else (SCIENCE, MONEY) if kind == ORBITAL_SQUARE else (kind,)
    return [r for r in wanted if track[r] < CUBES_MOST] or [r for r in (0, 1, 2) if track[r] < CUBES_MOST]


def pick_track(s: Galaxy, seat: int, tracks: Sequence[int], key: str, rule: str, about: tuple[Any, ...]) -> Sub[int]:
    name = yield from choose(s, seat, key, [RESOURCES[r] for r in tracks], rule, about)
    return _RESOURCE[name]


def recall_cubes(s: Galaxy, seat: int, tile: int) -> Sub[None]:
    """All cubes of a sector back to their tracks (ECL-11.16)."""
    for square in s.cubes.get(tile, ()):
        tracks = homes_of(s, seat, square_kind(tile, square))
        r = yield from pick_track(s, seat, tracks, "eclipse.cube", "ECL-7.4", (tile,))
        s.players[seat].track[r] += 1
        remove_cube(s, tile, square)


def lift_disc(s: Galaxy, seat: int, tile: int) -> Sub[None]:
    """The disc of a sector back to the influence track, its cubes with it."""
    yield from recall_cubes(s, seat, tile)
    del s.owner[tile]
    s.players[seat].discs += 1


# the reputation track

def returns(s: Galaxy, seat: int) -> list[Act]:
    """At any moment (ECL-4.6, ECL-19.41)."""
    return [("return_reputation",)] if s.players[seat].reputation else []


def return_reputation(s: Galaxy, seat: int) -> Sub[None]:
    """Put an own reputation tile back into the bag (ECL-4.6)."""
    p = s.players[seat]
    tile = yield from Choose(seat, "eclipse.return_reputation", list(p.reputation), "ECL-4.6", seen_by=(), forced=True)
    p.reputation.remove(tile)
    s.renown.append(tile)
    s.tell("returned_reputation", seat=seat)


# all of it

def free_acts(s: Galaxy, seat: int) -> list[Act]:
    return weighty_acts(s, seat) + light_acts(s, seat)


def light_acts(s: Galaxy, seat: int) -> list[Act]:
    """Those that can wait."""
    return trades(s, seat) + returns(s, seat)


def weighty_acts(s: Galaxy, seat: int) -> list[Act]:
    """Those that a player should not miss at the end of a turn."""
    found = colonies(s, seat)
    if s.refresh and s.players[seat].colony < board(s, seat).colony_ships:
        found.append(("refresh",))
    for other in diplomacy.partners(s, seat):
        found.append(("propose", s.players[other].species))
    return found


def carry_out(s: Galaxy, seat: int, act: Act) -> Sub[bool]:
    """True if this was one of the free acts."""
    verb = act[0]
    if verb == "trade":
        trade(s, seat, act)
    elif verb == "colonise":
        colonise(s, seat, act)
    elif verb == "refresh":                                          # ECL-11.17
        s.refresh -= 1
        s.players[seat].colony += 1
        s.tell("refreshed", seat=seat)
    elif verb == "propose":
        yield from propose(s, seat, seat_of(s, act[1]))
    elif verb == "return_reputation":
        yield from return_reputation(s, seat)
    else:
        return False
    return True


# diplomacy needs both sides' cubes and slots

def propose(s: Galaxy, seat: int, other: int) -> Sub[None]:
    """ECL-12.2, 12.3."""
    s.tell("proposed", seat=seat, by=other)
    reply = yield from choose(s, other, "eclipse.relations", [("accept",), ("decline",)], "ECL-12.2",
                              (s.players[seat].species,))
    if reply[0] == "decline":
        s.declined.append(other)
        s.tell("declined", seat=other, by=seat)
        return
    for giver, taker in ((seat, other), (other, seat)):
        if not diplomacy.has_slot(s, taker):
            yield from return_reputation(s, taker)
        cubes = [r for r in (0, 1, 2) if s.players[giver].track[r]]
        if cubes:
            r = yield from pick_track(s, giver, cubes, "eclipse.envoy", "ECL-12.3",
                                    (s.players[taker].species,))
            s.players[giver].track[r] -= 1
        s.players[taker].embassy[giver] = int(bool(cubes))           # ECL-19.20
    s.related = True
    s.tell("related", seat=seat, by=other)


def end_relations(s: Galaxy, seat: int, other: int) -> Sub[None]:
    """Ambassadors and cubes go home (ECL-12.7)."""
    for giver, taker in ((seat, other), (other, seat)):
        if s.players[taker].embassy[giver]:
            tracks = homes_of(s, giver, ANY)
            r = yield from pick_track(s, giver, tracks, "eclipse.cube", "ECL-12.7", (0,))
            s.players[giver].track[r] += 1
        del s.players[taker].embassy[giver]
