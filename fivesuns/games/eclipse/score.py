"""Victory points and who wins (ECL-18)."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import (
    ANCIENT,
    BOARDS,
    DISCOVERY_VP,
    MONOLITH_VP,
    REPUTATION,
    SECTORS,
    TECHNOLOGY_VP,
    npc_kind,
)
from fivesuns.games.eclipse.players import tiles_on
from fivesuns.games.eclipse.sectors import sectors_of
from fivesuns.games.eclipse.state import Galaxy


def public_sheet(s: Galaxy, seat: int) -> dict[str, int]:
    """Points by source, without the reputation tiles that only their owner knows."""
    p = s.players[seat]
    if p.out:
        return p.legacy
    sectors = sectors_of(s, seat)
    of = BOARDS[p.board] if p.board else None
    return {
        "ambassadors": len(p.embassy),
        "sectors": sum([SECTORS[tile].vp for tile in sectors]),
        "monoliths": MONOLITH_VP * len([tile for tile in sectors if tile in s.monoliths]),
        "discoveries": DISCOVERY_VP * len(p.kept),
        "traitor": -2 if s.traitor == seat else 0,
        "technologies": sum([TECHNOLOGY_VP[tiles_on(p, track)] for track in (0, 1, 2)]),
        "portals": sum([s.gates.get(tile, 0) for tile in sectors]),
        "species": (of.vp_per_sector * len(sectors) + of.vp_per_ancient * ancients(s)) if of else 0,
    }


def sheet(s: Galaxy, seat: int) -> dict[str, int]:
    """Points by source (ECL-18.1)."""
    p = s.players[seat]
    if p.out:
        return p.legacy
    return {"reputation": sum([REPUTATION[tile] for tile in p.reputation]), **public_sheet(s, seat)}


def score(s: Galaxy, seat: int) -> int:
    return sum(sheet(s, seat).values())


def ancients(s: Galaxy) -> int:
    """Ancient ships on the board."""
    return sum([many for tile, many in s.npcs.items() if npc_kind(tile) == ANCIENT])


def winners(s: Galaxy) -> list[int]:
    """Most points, then most resources in store; who still ties shares the victory (ECL-18.2)."""
    ranks = [(score(s, seat), sum(s.players[seat].stuff)) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if ranks[seat] == max(ranks)]
