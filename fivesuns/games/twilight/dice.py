"""Dice have ten faces; a result that is high enough after all that is added to it is a hit (TI-G.4, TI-G.5).

What is rolled lies in the state before and after the roll, so that windows can add dice, add to them and reroll them.
"""
from __future__ import annotations

from typing import Any, Final

from fivesuns.games.twilight import values
from fivesuns.games.twilight.state import Shot, Twilight, Volley
from fivesuns.kernel import Pick, Roll, Sub

FACES: Final = 10
Die = tuple[str, int, int]                            # type, which one (from 1), face


def roll(s: Twilight, volley: Volley) -> Sub[None]:
    """The shots that hit most easily first (TI-43.5c); everybody sees which die was whose."""
    volley.shots.sort(key=lambda shot: shot.value)
    for shot in volley.shots:
        shot.faces = list((yield from Roll(FACES, shot.dice)))
        shot.more = [0] * shot.dice
    s.tell("rolled", seat=volley.seat, what=volley.what, dice=[told(s, volley, shot) for shot in volley.shots])


def told(s: Twilight, volley: Volley, shot: Shot) -> dict[str, Any]:
    return {"type": shot.type, "value": shot.value, "add": shot.add, "faces": list(shot.faces),
            "reasons": [list(x) for x in shot.reasons], "hits": made(s, volley, shot)}


def is_hit(shot: Shot, n: int) -> bool:
    return shot.faces[n] + shot.add + shot.more[n] >= shot.value


def made(s: Twilight, volley: Volley, shot: Shot) -> int:
    """Hits of these dice. A combat roll of some units counts more for a high face (TI-G.2)."""
    hits = sum([1 for n in range(len(shot.faces)) if is_hit(shot, n)])
    if volley.what == "combat":
        hits += sum([values.extra_hits(s, volley.seat, shot.type, face) for face in shot.faces])
    return hits


def hits(s: Twilight, volley: Volley) -> int:
    return sum([made(s, volley, shot) for shot in volley.shots])


def aimed(s: Twilight, volley: Volley) -> int:
    """Of the hits, those that non-fighter ships have to take if they can."""
    return sum([made(s, volley, shot) for shot in volley.shots if shot.aimed])


# after the roll

def lying(s: Twilight, seat: int) -> list[Volley]:
    """What this player has rolled and still lies there; the last roll comes last."""
    return [volley for volley in s.volleys if volley.seat == seat and rolled(volley)]


def rolled(volley: Volley) -> list[Die]:
    """All dice, each with its unit (A-13)."""
    return [(shot.type, n + 1, face) for shot in volley.shots for n, face in enumerate(shot.faces)]


def find(volley: Volley, die: Die) -> tuple[Shot, int]:
    shot, = [shot for shot in volley.shots if shot.type == die[0]]
    return shot, die[1] - 1


def reroll(s: Twilight, seat: int, rule: str) -> Sub[tuple[Die, ...]]:
    """Any dice of the last roll, each once; the new result replaces the old and what was added to that (TI-55). All are
    named before the first is rolled. Says which it were."""
    volley = lying(s, seat)[-1]
    dice = rolled(volley)
    chosen: tuple[Die, ...] = yield from Pick(seat, "twilight.reroll", dice, 0, len(dice), rule)
    if not chosen:
        return ()
    faces = yield from Roll(FACES, len(chosen))
    for die, face in list(zip(chosen, faces, strict=True)):
        shot, n = find(volley, die)
        shot.faces[n] = face
        shot.more[n] = 0
    s.tell("rerolled", seat=seat, dice=[list(die) for die in chosen], faces=list(faces))
    return chosen


def extra_dice(volley: Volley, type: str, many: int) -> None:
    """One of the units of this type rolls so many more."""
    shot, = [shot for shot in volley.shots if shot.type == type]
    shot.dice += many
