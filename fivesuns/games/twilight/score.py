"""Victory points: objectives, and what else has brought some (TI-57)."""
from __future__ import annotations

from fivesuns.games.twilight import notes
from fivesuns.games.twilight.catalog import NOTES, OBJECTIVES
from fivesuns.games.twilight.order import in_initiative
from fivesuns.games.twilight.state import Twilight


def sheet(s: Twilight, seat: int) -> dict[str, int]:
    """Where they come from; never beyond the end of the track (TI-57.4)."""
    found = {"public": sum([OBJECTIVES[name].points for name, seats in s.objectives.items() if seat in seats]),
             "secret": sum([OBJECTIVES[name].points for name in s.players[seat].scored]),
             "notes": sum([NOTES[notes.id_of(note)].points for note in s.players[seat].area]),
             **s.players[seat].points}
    over = sum(found.values()) - s.rules.points
    return {**found, "over": -over} if over > 0 else found


def score(s: Twilight, seat: int) -> int:
    return min(s.rules.points, sum(sheet(s, seat).values()))


def scores(s: Twilight) -> list[int]:
    """The same of all, quickly: it is looked at after every step."""
    found = [sum([OBJECTIVES[name].points for name in p.scored]) + sum(p.points.values()) for p in s.players]
    for name, seats in s.objectives.items():
        for seat in seats:
            found[seat] += OBJECTIVES[name].points
    for seat, p in enumerate(s.players):
        for note in p.area:
            found[seat] += NOTES[notes.id_of(note)].points
    return [min(s.rules.points, x) for x in found]


def leaders(s: Twilight) -> list[int]:
    """All who have most points (TI-57.5)."""
    playing = [seat for seat in range(s.seats) if not s.players[seat].out]
    found = scores(s)
    most = max([found[seat] for seat in playing])
    return [seat for seat in playing if found[seat] == most]


def gain(s: Twilight, seat: int, source: str, many: int = 1) -> None:
    """Points that are for no objective; nobody has less than none."""
    many = max(many, -score(s, seat))
    points = s.players[seat].points
    if many:
        points[source] = points.get(source, 0) + many
        s.tell("point", seat=seat, source=source, many=many)


def winners(s: Twilight) -> list[int]:
    """Most points; of several the lowest in initiative order, or the nearest to the speaker (TI-57.7, TI-38.15)."""
    best = leaders(s)
    return [seat for seat in in_initiative(s) if seat in best][:1]
