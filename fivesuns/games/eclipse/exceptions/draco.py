"""Descendants of Draco: they live with the Ancients in peace, and inherit what these have guarded (ECL-22.5)."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import ANCIENT, BOARDS, SECTORS, npc_kind
from fivesuns.games.eclipse.state import Galaxy


def at_peace(s: Galaxy, seat: int, tile: int) -> bool:
    """Ships and discs share a sector with Ancients: no battle, no pinning."""
    return BOARDS[s.players[seat].board].peace_with_ancients and npc_kind(tile) == ANCIENT


def is_undisturbed(s: Galaxy, seat: int, tile: int) -> bool:
    """To colony ships in the upkeep phase and to retreats Ancients are opponents, unless the table agreed otherwise
    (ECL-19.29)."""
    return s.rules.ancients_disturb == "no" and at_peace(s, seat, tile)


def inherits(s: Galaxy, controller: int, tile: int) -> bool:
    """The discovery of Ancients who were destroyed beside the disc goes to the controller, whoever has ships there
    (ECL-15.6, ECL-19.39)."""
    return (s.rules.draco_discovery == "controller" and SECTORS[tile].ancients > 0
            and BOARDS[s.players[controller].board].peace_with_ancients)
