"""Options -> the first state, without any chance; what players take, and what is dealt by the first stages (SDC-5)."""
from __future__ import annotations

from fivesuns.games.sidereal.cards import fill_tracks
from fivesuns.games.sidereal.catalog import COLONIES, KINDS, RELICS, SPECIES, TEAMS
from fivesuns.games.sidereal.exceptions import caylion, faderan, kjas
from fivesuns.games.sidereal.options import agreed
from fivesuns.games.sidereal.state import Confluence, Player
from fivesuns.kernel import Draw, Options, Play


def first_state(options: Options) -> Confluence:
    seats, rules = options["seats"], agreed(options)
    return Confluence(
        agenda=[("set_up",)], seats=seats, rules=rules, players=[Player() for _ in range(seats)],
        species_pool=list(SPECIES)[:seats] if rules.first_game else list(SPECIES),         # SDC-5.13
        colonies=list(COLONIES), relics=list(RELICS),
        teams=[[team.id for team in TEAMS.values() if team.era == era] for era in (1, 2, 3, 4)])


def take_species(s: Confluence, seat: int, species: str) -> None:
    """Board, start cards and the resources that are shown there (SDC-5.3)."""
    s.species_pool.remove(species)
    p = s.players[seat]
    p.species = species
    p.stock = {**dict.fromkeys(KINDS, 0), **SPECIES[species].start}
    for card in SPECIES[species].cards:
        s.holder[card] = seat
    faderan.take_tokens(s, seat)
    s.tell("species", seat=seat, species=species)


def deal(s: Confluence) -> Play:
    """Teams and colonies to begin with, then the tracks (SDC-5.4 to 5.11)."""
    for seat, p in enumerate(s.players):
        teams = yield from Draw(s.teams[0], SPECIES[p.species].teams, None)
        for team in teams:
            s.teams[0].remove(team)
            s.holder[team] = seat
    for seat, p in enumerate(s.players):
        colonies = yield from Draw(s.colonies, SPECIES[p.species].colonies, None)
        for colony in colonies:
            s.colonies.remove(colony)
            s.holder[colony] = seat
            caylion.sow(s, seat, colony)
    s.team_track = [""] * s.seats
    s.colony_track = [""] * kjas.colony_cells(s)                                # SDC-5.7
    yield from fill_tracks(s)
