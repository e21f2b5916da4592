"""Dice have ten faces; a result that is high enough after all that is added to it is a hit (TI-G.4, TI-G.5)."""
from __future__ import annotations

from dataclasses import dataclass

from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Roll, Sub

FACES = 10


@dataclass(frozen=True)
class Shot:
    """So many units that roll so many dice each and hit with this or more; `add` is added to each result."""
    type: str
    value: int
    dice: int
    units: int
    add: int = 0


def roll(s: Twilight, seat: int, what: str, shots: list[Shot]) -> Sub[int]:
    """How many hits; everybody sees which die was whose."""
    hits = 0
    told = []
    s.rolled = []
    for shot in sorted(shots, key=lambda shot: shot.value):                    # TI-43.5c
        faces = yield from Roll(FACES, shot.dice * shot.units)
        made = sum([1 for face in faces if face + shot.add >= shot.value])
        hits += made
        s.rolled.append((shot.type, shot.value, shot.add, shot.dice, faces))
        told.append({"type": shot.type, "value": shot.value, "add": shot.add, "faces": list(faces), "hits": made})
    s.tell("rolled", seat=seat, what=what, dice=told)
    return hits
