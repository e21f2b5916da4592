"""Victory points: objectives, and what else has brought some (TI-57)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import notes
from fivesuns.games.twilight.catalog import NOTES, OBJECTIVES
from fivesuns.games.twilight.order import in_initiative
from fivesuns.games.twilight.state import Twilight

#: of objectives and of notes that lie before somebody
POINTS: Final = {**{x.id: x.points for x in OBJECTIVES.values()},
                 **{word: NOTES[notes.id_of(word)].points for word in notes.BOX}}


def sheet(s: Twilight, seat: int) -> dict[str, int]:
    """Where they come from; never beyond the end of the track (TI-57.4)."""
    found = {"public": sum([POINTS[name] for name, seats in s.objectives.items() if seat in seats]),
             "secret": sum([POINTS[name] for name in s.players[seat].scored]),
             "notes": sum([POINTS[note] for note in s.players[seat].area]),
             **s.players[seat].points}
    over = sum(found.values()) - s.rules.points
    return {**found, "over": -over} if over > 0 else found


def score(s: Twilight, seat: int) -> int:
    return min(s.rules.points, sum(sheet(s, seat).values()))


def scores(s: Twilight) -> list[int]:
    """The same of all, quickly: it is looked at after every step."""
    found = []
    for p in s.players:
        points = 0
        for name in p.scored:
            points += POINTS[name]
        for note in p.area:
            points += POINTS[note]
        found.append(points + sum(p.points.values()) if p.points else points)
    for name, seats in s.objectives.items():
        for seat in seats:
            found[seat] += POINTS[name]
    most = s.rules.points
    return found if max(found) <= most else [min(most, x) for x in found]


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


def forgive(s: Twilight) -> None:
    """Who has lost a point and then the note that had brought it has no less than none: the loss is forgotten."""
    for seat, many in enumerate(scores(s)):
        points = s.players[seat].points
        for source in [x for x, n in points.items() if n < 0]:
            back = max(0, min(-many, -points[source]))
            points[source] += back
            many += back


def winners(s: Twilight) -> list[int]:
    """Most points; of several the lowest in initiative order, or the nearest to the speaker (TI-57.7, TI-38.15)."""
    best = leaders(s)
    return [seat for seat in in_initiative(s) if seat in best][:1]
