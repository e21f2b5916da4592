"""The players: who is in the game, what their boards and tracks say."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import AMBASSADORS, BOARDS, PRODUCTION, SPECIES, TECHNOLOGIES, UPKEEP, Board
from fivesuns.games.eclipse.shapes import Action
from fivesuns.games.eclipse.state import Galaxy, Player


def board(s: Galaxy, seat: int) -> Board:
    return BOARDS[s.players[seat].board]


def alive(s: Galaxy) -> list[int]:
    return [seat for seat in range(s.seats) if not s.players[seat].out]


def clockwise_from(s: Galaxy, seat: int) -> list[int]:
    """Everybody still in the game, beginning with this seat."""
    players = s.players
    return [x for x in range(seat, s.seats) if not players[x].out] + [x for x in range(seat) if not players[x].out]


def seat_of(s: Galaxy, species: str) -> int:
    """Who plays this species: options name other players by it."""
    return [p.species for p in s.players].index(species)


def home(s: Galaxy, seat: int) -> int:
    return SPECIES[s.players[seat].species].home


def production(p: Player, resource: int) -> int:
    return PRODUCTION[p.track[resource]]


def upkeep(p: Player) -> int:
    return UPKEEP[min(p.discs, len(UPKEEP) - 1)]


def balance(p: Player, fewer: int = 0) -> int:
    """The money after upkeep, with so many discs fewer on the track."""
    return p.stuff[2] + PRODUCTION[p.track[2]] - UPKEEP[min(max(p.discs - fewer, 0), len(UPKEEP) - 1)]


def ambassadors_left(s: Galaxy, seat: int) -> int:
    return AMBASSADORS - sum([seat in p.embassy for p in s.players])


def room_for(s: Galaxy, seat: int, ambassadors: int, reputation: int) -> bool:
    """Would so many more tiles find slots on the reputation track, all tiles moved as needed (ECL-4.6)?"""
    p = s.players[seat]
    of = BOARDS[p.board]
    either = (max(0, len(p.embassy) + ambassadors - of.ambassador_only)
              + max(0, len(p.reputation) + reputation - of.reputation_only))
    return either <= of.either


def tiles_on(p: Player, track: int) -> int:
    return list(p.techs.values()).count(track)


def activations(s: Galaxy, seat: int, action: Action) -> int:
    """How often an action may be carried out in a turn (ECL-6.3)."""
    p = s.players[seat]
    many = BOARDS[p.board].activations[action]
    return many + sum([TECHNOLOGIES[tech].activations.get(action, 0) for tech in p.techs])
