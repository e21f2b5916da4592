"""Units that are wanted and not in the reinforcements are taken back from the board (TI-52.4a, TI-8.4a)."""
from __future__ import annotations

from fivesuns.games.twilight import galaxy, units
from fivesuns.games.twilight.checks import words
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Allocate, Sub


def available(s: Twilight, seat: int, type: str) -> int:
    """In the reinforcements, or to be taken back."""
    return units.left(s.players[seat], type) + sum(stock(s, seat, type).values())


def stock(s: Twilight, seat: int, type: str) -> dict[str, int]:
    """By type and place: units in systems without an own command token; damaged ones have an asterisk."""
    p = s.players[seat]
    if type in units.UNLIMITED:
        return {}
    return {f"{word}@{place}": n for place in p.units if galaxy.system_of(place) not in p.tokens
            for word, n in words(s, seat, place, (type,)).items()}


def make_room(s: Twilight, seat: int, type: str, many: int) -> Sub[None]:
    """So many are about to be placed: those that the reinforcements lack come from wherever their owner says."""
    lacking = many - units.left(s.players[seat], type)
    if lacking <= 0:
        return
    chosen = yield from Allocate(seat, "twilight.recycle", stock(s, seat, type), lacking, "TI-52.4a", forced=True)
    for item, n in chosen:
        word, _, place = item.partition("@")
        for _ in range(n if word != type else 0):
            units.heal(s.players[seat], place, type)
        units.take(s.players[seat], place, type, n)
    s.tell("taken_back", seat=seat, units=dict(chosen))
