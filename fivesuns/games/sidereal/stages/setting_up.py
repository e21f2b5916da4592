"""Who plays which species, and what lies on the table when the first round begins (SDC-5)."""
from __future__ import annotations

from fivesuns.games.sidereal.catalog import KINDS, SIZE
from fivesuns.games.sidereal.setup import deal, take_species
from fivesuns.games.sidereal.stages.round import new_round
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import Choose, Decision, Draw, Play, Together


def set_up(s: Confluence) -> Play:
    """Species are chosen in the order of seats, or in an order drawn by lot, or they are dealt (SDC-5.2)."""
    if s.rules.species == "dealt":
        dealt = yield from Draw(s.species_pool, s.seats, None)
        for seat, species in enumerate(dealt):
            take_species(s, seat, species)
    else:
        order = tuple(range(s.seats))
        if s.rules.species == "random":
            order = yield from Draw(order, s.seats, None)
        for seat in order:
            s.then(choose_species, seat)
    s.then(handicap)
    s.then(deal)
    s.then(new_round)


def choose_species(s: Confluence, seat: int) -> Play:
    species = yield from Choose(seat, "sidereal.species", tuple(s.species_pool), "SDC-5.2", forced=True)
    take_species(s, seat, species)


def handicap(s: Confluence) -> Play:
    """One small cube more or less, of a kind that one begins with (SDC-15.1)."""
    chosen = yield from Together([small_cube(s, seat, n) for seat, n in enumerate(s.rules.handicaps) if n])
    for seat, kind in chosen.items():
        s.players[seat].stock[kind] += s.rules.handicaps[seat]
        s.tell("handicap", seat=seat, kind=kind, n=s.rules.handicaps[seat])


def small_cube(s: Confluence, seat: int, n: int) -> Decision[str]:
    stock = s.players[seat].stock
    return Choose(seat, "sidereal.handicap", [kind for kind in KINDS if SIZE[kind] == "small" and stock[kind]],
                  "SDC-15.1", forced=True, about=(n,))
