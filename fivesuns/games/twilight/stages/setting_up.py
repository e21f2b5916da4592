"""Speaker, factions, galaxy, first units, first objectives (TI-S)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import abilities, notes, units
from fivesuns.games.twilight.catalog import (
    ACTION_DECK,
    AGENDAS,
    FACTIONS,
    LAID_OUT,
    MAPS,
    OBJECTIVES,
    PLACES,
    POOLS,
    SECRETS,
    STRATEGY,
    STRUCTURES,
    SYSTEMS,
)
from fivesuns.games.twilight.decks import draw_secrets, reveal_objective
from fivesuns.games.twilight.exceptions import outcomes_taught, taught
from fivesuns.games.twilight.options import agreed
from fivesuns.games.twilight.stages.rounds import new_round
from fivesuns.games.twilight.state import Board, Player, Twilight
from fivesuns.kernel import Allocate, Choose, Draw, Options, Play, Roll, Together
from fivesuns.kernel.hexes import neighbours


def first_state(options: Options) -> Twilight:
    rules = agreed(options)
    return Twilight(
        agenda=[("set_up",)], seats=options["seats"], rules=rules,
        players=[Player() for _ in range(options["seats"])],
        goods=dict.fromkeys(STRATEGY, 0),
        actions=[card for card in ACTION_DECK if taught(abilities.ability_of(card))],
        agendas=[name for name in AGENDAS if outcomes_taught(name)],
        box=[*[card for card in ACTION_DECK if not taught(abilities.ability_of(card))],
             *[name for name in AGENDAS if not outcomes_taught(name)], *notes.BOX],
        rumours=notes.first_rumours(options["seats"]),
        secrets=[x.id for x in OBJECTIVES.values() if x.stage == 0],
        hidden=[[x.id for x in OBJECTIVES.values() if x.stage == stage] for stage in (1, 2)],
        covered=[LAID_OUT["stage_1"], LAID_OUT["stage_2"]])


def set_up(s: Twilight) -> Play:
    """The speaker by lot (TI-S.1)."""
    s.speaker, = [seat - 1 for seat in (yield from Roll(s.seats, 1))]
    s.tell("speaker", seat=s.speaker)
    for seat in s.clockwise(s.speaker):
        s.then(choose_faction, seat)
    s.then(lay_out)
    for seat in s.clockwise(s.speaker):
        s.then(place_first_units, seat)
    s.then(deal)
    s.then(new_round)


def choose_faction(s: Twilight, seat: int) -> Play:
    """Clockwise from the speaker, or by lot (A-31)."""
    free = [name for name in FACTIONS if all([p.faction != name for p in s.players])]
    if s.rules.factions == "random":
        faction, = yield from Draw(free, 1, None)
    else:
        faction = yield from Choose(seat, "twilight.faction", free, "A-31")
    p, sheet = s.players[seat], FACTIONS[faction]
    p.faction = faction
    p.technologies = dict.fromkeys(sheet.technologies, True)
    p.pools = dict(POOLS)
    notes.deal(s, seat)
    p.planets = dict.fromkeys(SYSTEMS[sheet.home].planets, True)
    s.tell("faction", seat=seat, faction=faction)
    if sheet.choices:
        technology = yield from Choose(seat, "twilight.first_technology", sheet.choices, "TI-S.11")
        p.technologies[technology] = True
        s.tell("technology", seat=seat, technology=technology)


def lay_out(s: Twilight) -> None:
    """The fixed map of the number of players; homes go clockwise from the first place (TI-L.S4)."""
    found = MAPS[s.seats]
    tiles = dict(found.first)
    homes, gates = [], []
    for seat, place in enumerate(found.first_homes):
        sheet = FACTIONS[s.players[seat].faction]
        homes.append(sheet.home)
        gates.append(sheet.gate or sheet.home)
        tiles[place] = gates[-1]
        s.players[seat].goods += found.first_goods.get(place, 0)
    hexes = {system: PLACES[place] for place, system in sorted(tiles.items())}
    at = {where: system for system, where in hexes.items()}
    beside = {system: tuple([at[x] for x in neighbours(where) if x in at]) for system, where in hexes.items()}
    beside.update({home: () for home in homes if home not in beside})
    s.board = Board(hexes=hexes, beside=beside, homes=tuple(homes), gates=tuple(gates))


def place_first_units(s: Twilight, seat: int) -> Play:
    """Ships in space; ground forces and structures as their owner likes (TI-S.11, A-30)."""
    p = s.players[seat]
    fleet = FACTIONS[p.faction].fleet
    planets = SYSTEMS[s.board.homes[seat]].planets
    for type, n in fleet.items():
        if type in units.SHIPS:
            units.put(p, s.board.homes[seat], type, n)
            continue
        most = STRUCTURES.get(type, n)
        chosen = yield from Allocate(seat, "twilight.first_units", dict.fromkeys(planets, most), n, "TI-S.11",
                                     forced=True, about=(type,))
        for planet, many in chosen:
            units.put(p, planet, type, many)


def deal(s: Twilight) -> Play:
    """Two secret objectives each, of which one is kept; two public ones are turned up (TI-S.12)."""
    for seat in s.clockwise(s.speaker):
        yield from draw_secrets(s, seat, SECRETS["drawn"])
    kept = yield from Together([Choose(seat, "twilight.keep_secret", s.players[seat].secrets, "TI-S.12i", seen_by=())
                                for seat in s.clockwise(s.speaker)])
    for seat, secret in kept.items():
        p = s.players[seat]
        s.secrets += [x for x in p.secrets if x != secret]
        p.secrets = [secret]
    for _ in range(LAID_OUT["revealed"]):
        yield from reveal_objective(s)


STAGES: Final = (set_up, choose_faction, lay_out, place_first_units, deal)
