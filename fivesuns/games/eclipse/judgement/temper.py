"""The numbers that make the bot bold or careful. They were found by letting many bots with different ones play."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Temper:
    material: float = 0.16       # points for one of a resource in the middle of the game
    science: float = 0.12
    money: float = 0.13
    growth: float = 0.05         # so much more for every round that is left beyond four
    scarcity: float = 9.0        # the larger, the more a scarce resource is preferred
    stock: float = 0.55          # how far a store makes a resource plenty
    smooth: float = 0.5          # how far a cube counts as an average one
    later: float = 0.92          # a resource a round later is worth so much of one now
    actions: float = 3.2         # in a usual round
    enough: float = 0.1          # an action must bring so much more than it costs
    discovery: float = 2.4       # a tile not yet turned over
    reward: float = 1.15         # the reward side of a discovery tile
    ancients: float = 0.4        # of a sector that Ancients guard
    frontier: float = 0.35       # a way into the unknown
    threat: float = 0.25         # how likely somebody comes who could
    relief: float = 0.5          # how likely the owner of a sector sends help
    peace: float = 0.8           # points for a neighbour who keeps away
    slot: float = 0.6            # of a reputation tile that may come into a free slot
    taking_part: float = 0.45    # of a reputation tile for a battle that is lost
    caution: float = 0.6         # of the material in ships that are lost
    surprise: float = 0.9        # of plans come true
    upgrade: float = 0.4         # points for a unit of strength of a ship
    study: float = 0.7           # of technologies beyond their points
    hope: float = 0.6            # of the points of a track not yet reached
    explore: float = 1.5         # of what exploring promises
    monolith: float = 2.0        # points for each monolith that the technology makes possible
    advanced: float = 0.85       # of the squares that a technology opens
    discs: float = 0.9           # of what a disc saves, for the technologies that bring some
    hold: float = 1.0            # actions that must remain possible next round when a sector is taken
    rivalry: float = 1.0         # of my share in what others lose
    haste: float = 1.0           # of the money for passing first
    reserve: float = 0.0         # money that is kept


HOUSE: Final = Temper()
