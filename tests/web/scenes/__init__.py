"""Eclipse that begins in the middle of a war: tables for what a player meets seldom, one for each value of `scene`."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fivesuns.games.eclipse.bot import House
from fivesuns.games.eclipse.game import Eclipse
from fivesuns.games.eclipse.state import Galaxy
from fivesuns.kernel import Option, Options
from tests.games.eclipse.scenario import REST, clear, galaxy, own, put, refit


def missiles() -> Galaxy:
    """Two classes with missiles and the same initiative: which fires first?"""
    s = galaxy()
    own(s, 0, "plasma_missile", "fusion_source", "fusion_drive")
    refit(s, 0, "interceptor", "plasma_missile")
    refit(s, 0, "cruiser", "", "plasma_missile", "", "fusion_source", "fusion_drive")
    put(s, 103, (0, -1), ships={1: {"cruiser": 2, "interceptor": 3}, 0: {"cruiser": 2, "dreadnought": 1,
                                                                        "interceptor": 2}})
    return s


def volley() -> Galaxy:
    """Many dice against many ships: hits to be assigned by hand."""
    s = galaxy()
    own(s, 0, "plasma_cannon", "positron_computer", "fusion_source", "antimatter_splitter", track="military")
    refit(s, 0, "cruiser", "positron_computer", "plasma_cannon", "plasma_cannon", "fusion_source")
    put(s, 103, (0, -1), ships={1: {"cruiser": 2, "interceptor": 4, "dreadnought": 1}, 0: {"cruiser": 3}})
    return s


def stalemate() -> Galaxy:
    """Nobody can fire."""
    s = galaxy()
    put(s, 103, (0, -1), ships={1: {"cruiser": 1}, 0: {"cruiser": 1, "interceptor": 1}})
    for seat in (0, 1):
        refit(s, seat, "cruiser", "", "hull")
        refit(s, seat, "interceptor", "hull")
    return s


def raid() -> Galaxy:
    """Ships over somebody's population."""
    s = galaxy()
    put(s, 108, (0, -1), owner=1, cubes=[0, 1, 2], ships={0: {"cruiser": 1, "dreadnought": 1}})
    own(s, 0, "neutron_bombs")
    return s


def besieged() -> Galaxy:
    """My population under fire: the graveyard is mine to choose."""
    s = galaxy()
    put(s, 108, (0, -1), owner=0, cubes=[2], ships={1: {"cruiser": 4, "dreadnought": 2}})
    return s


def frontier() -> Galaxy:
    """Ancients, and a fleet beside them that can go home."""
    s = galaxy()
    put(s, 103, (0, -1), npcs=2, ships={0: {"cruiser": 2, "interceptor": 2}})
    clear(s, 221)
    return s


SCENES: Final[dict[str, Callable[[], Galaxy]]] = {
    scene.__name__: scene for scene in (missiles, volley, stalemate, raid, besieged, frontier)}


class War(Eclipse):
    def __init__(self) -> None:
        super().__init__()
        self.options = (*self.options, Option("scene", "volley", tuple(SCENES), "ECL-14.1"))

    def setup(self, options: Options) -> Galaxy:
        s = SCENES[options["scene"]]()
        s.passed = [True] * s.seats
        s.agenda = list(REST)
        return s


GAME: Final = War()
BOTS: Final = {"strong": House}
