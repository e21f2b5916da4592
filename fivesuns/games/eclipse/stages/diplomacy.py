"""Who may enter into diplomatic relations, and what ends them (ECL-12)."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import PLAYERS
from fivesuns.games.eclipse.players import ambassadors_left, room_for
from fivesuns.games.eclipse.sectors import connected
from fivesuns.games.eclipse.state import Galaxy


def has_slot(s: Galaxy, seat: int) -> bool:
    return room_for(s, seat, 1, 0)


def partners(s: Galaxy, seat: int) -> list[int]:
    """To whom relations may be proposed now (ECL-12.1)."""
    if not PLAYERS[s.seats].diplomacy:
        return []
    near = neighbours(s, seat)
    if not near or not _eligible(s, seat):
        return []
    if s.related and s.rules.relations == "one_per_turn":            # ECL-19.9
        return []
    return [other for other in sorted(near)
            if other not in s.declined and other not in s.players[seat].embassy and _eligible(s, other)
            and not in_each_others_way(s, seat, other)]


def neighbours(s: Galaxy, seat: int) -> list[int]:
    """Whose sectors have a full connection or a portal to this player's."""
    owner = s.owner
    found: list[int] = []
    for tile, who in owner.items():
        if who == seat:
            for x in s.links[tile] if tile not in s.gates else connected(s, tile):
                other = owner.get(x, seat)
                if other != seat and other not in found:
                    found.append(other)
    return found


def _eligible(s: Galaxy, seat: int) -> bool:
    """A slot is never wanting: who has an ambassador left holds two at most, and every track has room for three."""
    if s.traitor == seat or not ambassadors_left(s, seat):
        return False
    return s.rules.relation_cube == "if_any" or any([many > 0 for many in s.players[seat].track])


def in_each_others_way(s: Galaxy, seat: int, other: int) -> bool:
    """A ship of one in a sector of the other, or together with the other's ship."""
    for tile, present in s.entry.items():
        if seat in present and (other in present or s.owner.get(tile) == other):
            return True
        if other in present and s.owner.get(tile) == seat:
            return True
    return False


def victims(s: Galaxy, seat: int) -> list[int]:
    """The partners against whom this player's ships stand at the end of the turn (ECL-12.7)."""
    found: list[int] = []
    for other in s.players[seat].embassy:
        for tile, present in s.entry.items():
            if seat in present and (other in present or s.owner.get(tile) == other):
                found.append(other)
                break
    return found
