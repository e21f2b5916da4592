"""What could be wrong with a table: cards lost or doubled, tokens too many, stocks below nothing."""
from __future__ import annotations

from collections import Counter

from fivesuns.games.sidereal.catalog import (
    ACKNOWLEDGEMENTS,
    CARDS,
    COLONIES,
    ENVOYS,
    KINDS,
    RELICS,
    SEEDLINGS,
    SPECIES,
    TEAMS,
)
from fivesuns.games.sidereal.exceptions import faderan
from fivesuns.games.sidereal.state import ROUNDS, Confluence


def audit(s: Confluence) -> list[str]:
    """Everything that is wrong; empty when all is well."""
    found = _cards(s)
    for seat, p in enumerate(s.players):
        found += [f"seat {seat} has {n} {kind}" for kind, n in (*p.stock.items(), *p.donation.items()) if n < 0]
        if p.species and [*p.stock] != [*KINDS]:
            found.append(f"seat {seat} has a stock of {[*p.stock]}")
        if p.bid is not None and (min(p.bid) < 0 or sum(p.bid) > p.announced):
            found.append(f"seat {seat} bids {p.bid} with {p.announced} ships")
        found += [f"seat {seat} has more {kind} for one player than in all" for kind, n in p.envoy_gift.items()
                  if n > p.donation.get(kind, 0)]
    tokens = sum([p.acknowledgements for p in s.players])
    if tokens != (ACKNOWLEDGEMENTS if any([faderan.plays(s, seat) for seat in range(s.seats)]) else 0):
        found.append(f"{tokens} acknowledgements")
    if sum([p.envoys + p.donation.get("envoy", 0) for p in s.players]) > ENVOYS:
        found.append("too many envoys")
    if not len(s.seedlings) <= s.sown <= SEEDLINGS:
        found.append(f"{len(s.seedlings)} seedlings of {s.sown}")
    if s.round > ROUNDS:
        found.append(f"round {s.round}")
    return found


def _cards(s: Confluence) -> list[str]:
    """Every card of the box is in exactly one place; those of a species that have no place are in its deck."""
    places = Counter([*s.holder, *s.tucked, *s.removed, *s.colonies, *s.colony_top, *s.colony_under, *s.colony_track,
                      *[team for pool in s.teams for team in pool], *s.team_top, *s.team_under, *s.team_track,
                      *s.relics, *[team for _, team in s.column], *[team for _, team, _ in s.invented]])
    del places[""]
    found = [f"{card} is {n} times on the table" for card, n in places.items() if n > 1 or card not in CARDS]
    found += [f"{card} is nowhere" for card in (*COLONIES, *TEAMS, *RELICS) if not places[card]]
    playing = [p.species for p in s.players]
    found += [f"{card} is nowhere" for species in playing if species for card in SPECIES[species].cards
              if not places[card]]
    found += [f"{card} is in play without its species" for card in (*s.holder, *s.tucked)
              if CARDS[card].species and CARDS[card].species not in playing]
    found += [f"{card} is turned and not in play" for card in s.turned if card not in s.holder and card not in s.tucked]
    found += [f"{card} is turned and has no back" for card in s.turned if CARDS[card].back is None]
    found += [f"{card} has a seedling and is no colony in play" for card in s.seedlings
              if card not in s.holder or not CARDS[card].front.climate]
    found += [f"{card} lies under {under}, which is not in play" for card, under in s.tucked.items()
              if under not in s.holder and under not in s.tucked]
    found += [f"{card} and {CARDS[card].mate} are apart" for card, holder in s.holder.items()
              if CARDS[card].mate and s.holder.get(CARDS[card].mate) != holder]
    found += [f"{card} lies before nobody" for card, holder in s.holder.items() if not 0 <= holder < s.seats]
    return found
