"""Where cards are, and how they get there: before players, under others, in decks, on tracks, out of the game."""
from __future__ import annotations

from fivesuns.games.sidereal.catalog import CARDS, SPECIES, Card, Face
from fivesuns.games.sidereal.state import NOBODY, Confluence
from fivesuns.kernel import Draw, Sub


def seat_of(s: Confluence, species: str) -> int:
    """Who plays this species; NOBODY if nobody does."""
    for seat, p in enumerate(s.players):
        if p.species == species:
            return seat
    return NOBODY


def owner_of(s: Confluence, card: str) -> int:
    """Whose card it is by its border; NOBODY for colonies and teams (SDC-4.1)."""
    species = CARDS[card].species
    return seat_of(s, species) if species else NOBODY


def face_of(s: Confluence, card: str) -> Face:
    """The side that lies up."""
    return side(CARDS[card], card in s.turned)


def side(known: Card, turned: bool) -> Face:
    """Some cards have only one."""
    return known.back if turned and known.back is not None else known.front


def cards_of(s: Confluence, seat: int) -> list[str]:
    """What lies before a seat, in the order of arrival."""
    return [card for card, holder in s.holder.items() if holder == seat]


def colonies_of(s: Confluence, seat: int) -> list[str]:
    """Those of the Kit count too (SDC-12.14)."""
    return [card for card, holder in s.holder.items() if holder == seat and CARDS[card].front.climate]


def teams_of(s: Confluence, seat: int) -> list[str]:
    """Teams that have not invented yet (SDC-11.15)."""
    return [card for card, holder in s.holder.items() if holder == seat and CARDS[card].sort == "team"]


def into_play(s: Confluence, seat: int, card: str) -> None:
    s.holder[card] = seat
    s.tell("entered", seat=seat, card=card)


def deck_of(s: Confluence, seat: int) -> list[str]:
    """The cards of a seat's species that have not entered play yet (SDC-5.6)."""
    return [card for card in SPECIES[s.players[seat].species].deck
            if card not in s.holder and card not in s.tucked and card not in s.removed]


def discard_colony(s: Confluence, card: str) -> None:
    """Under the deck, unsettled side up, without its token (SDC-10.1, SDC-12.2); those of the Kit leave the game."""
    del s.holder[card]
    s.turned.pop(card, None)
    s.seedlings.pop(card, None)
    if CARDS[card].species:
        s.removed.append(card)                                              # SDC-12.14, SDC-19 A16
    else:
        s.colony_under.append(card)


# decks: the top card is open (SDC-10.3), all others are a pool; what was put under is taken when the pool is empty

def turn_up_colony(s: Confluence) -> Sub[None]:
    if s.colony_top:
        return
    if s.colonies:
        drawn = yield from Draw(s.colonies, 1, None)
        s.colonies.remove(drawn[0])
        s.colony_top.append(drawn[0])
    elif s.colony_under:
        s.colony_top.append(s.colony_under.pop(0))


def take_colony(s: Confluence) -> Sub[str]:
    """The top card of the deck; "" if there is none (SDC-10.4)."""
    yield from turn_up_colony(s)
    if not s.colony_top:
        return ""
    return s.colony_top.pop()


def turn_up_team(s: Confluence) -> Sub[None]:
    """Era after era (SDC-5.10)."""
    if s.team_top:
        return
    for pool in s.teams:
        if pool:
            drawn = yield from Draw(pool, 1, None)
            pool.remove(drawn[0])
            s.team_top.append(drawn[0])
            return
    if s.team_under:
        s.team_top.append(s.team_under.pop(0))


def take_team(s: Confluence) -> Sub[str]:
    yield from turn_up_team(s)
    if not s.team_top:
        return ""
    return s.team_top.pop()


def fill_tracks(s: Confluence) -> Sub[None]:
    """Empty cells from left to right, research first; then the top cards are turned up (SDC-5.9, 5.10, 11.16)."""
    for cell, card in enumerate(s.team_track):
        if not card:
            s.team_track[cell] = yield from take_team(s)
    for cell, card in enumerate(s.colony_track):
        if not card:
            s.colony_track[cell] = yield from take_colony(s)
    yield from turn_up_team(s)
    yield from turn_up_colony(s)
