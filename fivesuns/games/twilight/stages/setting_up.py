"""Speaker, factions, galaxy, first units, first objectives (TI-S)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import notes, units, values
from fivesuns.games.twilight.catalog import (
    ACTION_DECK,
    AGENDAS,
    FACTIONS,
    FIRST_FACTIONS,
    LAID_OUT,
    OBJECTIVES,
    POOLS,
    SECRETS,
    STRATEGY,
    STRUCTURES,
    SYSTEMS,
)
from fivesuns.games.twilight.decks import draw_secrets, reveal_objective
from fivesuns.games.twilight.options import agreed
from fivesuns.games.twilight.stages.building import BACKS, build_galaxy
from fivesuns.games.twilight.stages.rounds import new_round
from fivesuns.games.twilight.state import Player, Twilight
from fivesuns.kernel import Allocate, Choose, Draw, Options, Play, Roll, Sub, Together

OFFERED: Final = 2               # factions, where one of those dealt is chosen


def first_state(options: Options) -> Twilight:
    rules = agreed(options)
    return Twilight(
        agenda=[("set_up",)], seats=options["seats"], rules=rules,
        players=[Player() for _ in range(options["seats"])],
        goods=dict.fromkeys(STRATEGY, 0),
        tiles={back: [x.id for x in SYSTEMS.values() if x.back == back] for back in BACKS},
        actions=list(ACTION_DECK), agendas=list(AGENDAS), box=list(notes.BOX),
        rumours=notes.first_rumours(options["seats"]),
        secrets=[x.id for x in OBJECTIVES.values() if x.stage == 0],
        hidden=[[x.id for x in OBJECTIVES.values() if x.stage == stage] for stage in (1, 2)],
        covered=[LAID_OUT["stage_1"], LAID_OUT["stage_2"]])


def set_up(s: Twilight) -> Play:
    """The speaker by lot, or as agreed (TI-S.1); then clockwise from there."""
    s.speaker = 0
    if s.rules.speaker == "random":
        s.speaker, = [seat - 1 for seat in (yield from Roll(s.seats, 1))]
    s.tell("speaker", seat=s.speaker)
    for seat in s.clockwise(s.speaker):
        s.then(choose_faction, seat)
    s.then(build_galaxy)
    for seat in s.clockwise(s.speaker):
        s.then(take_first_technologies, seat)
        s.then(place_first_units, seat)
    s.then(deal)
    s.then(new_round)


def choose_faction(s: Twilight, seat: int) -> Play:
    """Any, one of two that are dealt, or by lot (A-31); in the first game by lot one of a few (TI-L.S2)."""
    taken = [p.faction for p in s.players]
    free = [name for name in (FIRST_FACTIONS if s.rules.first_game else FACTIONS) if name not in taken]
    way = "random" if s.rules.first_game else s.rules.factions
    if way != "choose":
        free = list((yield from Draw(free, OFFERED if way == "dealt" else 1, None)))
    faction = yield from Choose(seat, "twilight.faction", free, "A-31", forced=True)
    p = s.players[seat]
    p.faction = faction
    if not s.rules.first_game:
        notes.deal(s, seat)
    p.planets = dict.fromkeys(SYSTEMS[FACTIONS[faction].home].planets, True)
    s.tell("faction", seat=seat, faction=faction)


def take_first_technologies(s: Twilight, seat: int) -> Play:
    """Those on the sheet, and command tokens (TI-S.11)."""
    p = s.players[seat]
    sheet = FACTIONS[p.faction]
    p.pools = dict(POOLS)
    p.technologies = dict.fromkeys(sheet.technologies, True)
    if sheet.choices:
        technology = yield from Choose(seat, "twilight.first_technology", sheet.choices, "TI-S.11")
        p.technologies[technology] = True
        s.tell("technology", seat=seat, technology=technology)


def place_first_units(s: Twilight, seat: int) -> Play:
    """Ships in space, and docks that stand there; ground forces and structures as their owner likes (TI-S.11, A-30)."""
    p = s.players[seat]
    fleet = FACTIONS[p.faction].fleet
    planets = SYSTEMS[s.board.homes[seat]].planets
    for type, n in fleet.items():
        if type in units.SHIPS or values.in_space(s, seat, type):
            units.put(p, s.board.homes[seat], type, n)
            continue
        most = STRUCTURES.get(type, n)
        chosen = yield from Allocate(seat, "twilight.first_units", dict.fromkeys(planets, most), n, "TI-S.11",
                                     forced=True, about=(type,))
        for planet, many in chosen:
            units.put(p, planet, type, many)


def deal(s: Twilight) -> Play:
    """Two secret objectives each, of which one is kept, in the first game just one; two public ones are turned up
    (TI-S.12, TI-L.S7)."""
    for seat in s.clockwise(s.speaker):
        yield from draw_secrets(s, seat, SECRETS["kept" if s.rules.first_game else "drawn"])
    if not s.rules.first_game:
        yield from keep_secrets(s)
    for _ in range(LAID_OUT["revealed"]):
        yield from reveal_objective(s)


def keep_secrets(s: Twilight) -> Sub[None]:
    """The others go back unseen (TI-S.12i)."""
    kept = yield from Together([Choose(seat, "twilight.keep_secret", s.players[seat].secrets, "TI-S.12i", seen_by=())
                                for seat in s.clockwise(s.speaker)])
    for seat, secret in kept.items():
        p = s.players[seat]
        s.secrets += [x for x in p.secrets if x != secret]
        p.secrets = [secret]


STAGES: Final = (set_up, choose_faction, take_first_technologies, place_first_units, deal)
