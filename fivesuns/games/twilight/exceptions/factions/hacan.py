"""The Emirates of Hacan: wealth for themselves and for their friends."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.state import Happening, Twilight

BIOMES: Final = (4, 2)           # trade goods for oneself, and for another
GIVEN: Final = 3                 # trade goods for an exchange of strategy cards


def production_biomes(s: Twilight, seat: int, target: Target) -> None:
    mine, theirs = BIOMES
    s.players[seat].goods += mine
    s.players[target[0]].goods += theirs


def anybody_else(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(other,) for other in s.others(seat)]


def quantum_datahub_node(s: Twilight, seat: int, target: Target) -> None:
    """Trade goods and a strategy card for another's."""
    mine, other, theirs = target
    p, q = s.players[seat], s.players[other]
    q.goods += GIVEN
    p.strategy[theirs], q.strategy[mine] = q.strategy.pop(theirs), p.strategy.pop(mine)
    s.tell("exchanged", seat=seat, foe=other, cards=[mine, theirs])


def exchanges(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(mine, other, theirs) for mine in s.players[seat].strategy for other in s.others(seat)
            for theirs in s.players[other].strategy]


EFFECTS: Final[dict[str, Effect]] = {
    "production_biomes": production_biomes, "quantum_datahub_node": quantum_datahub_node}
AIMS: Final[dict[str, Aim]] = {"production_biomes": anybody_else, "quantum_datahub_node": exchanges}
