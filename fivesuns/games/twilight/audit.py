"""What could be wrong with a table: the invariants of section 11 of the rules, I-1 to I-15."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from fivesuns.games.twilight import checks, galaxy, notes, tokens, units, values
from fivesuns.games.twilight.catalog import (
    ACTION_DECK,
    AGENDAS,
    COMMAND_TOKENS,
    OBJECTIVES,
    PLANETS,
    PLASTIC,
    SECRETS,
    STRATEGY,
    STRUCTURES,
    SYSTEMS,
    TYPES,
)
from fivesuns.games.twilight.score import score
from fivesuns.games.twilight.state import NOBODY, Twilight

ENDINGS: Final = ("combat_end", "combat_won")
ROUNDS: Final = 9                # then all public objectives are open, and the next one cannot be revealed


def audit(s: Twilight) -> list[str]:
    """Everything that is wrong; empty if nothing is."""
    found = [*_cards(s), *_notes(s), *_planets(s), *_turn(s)]
    for seat in range(s.seats):
        if s.players[seat].faction:
            found += [f"seat {seat}: {wrong}" for wrong in (*_pieces(s, seat), *_tokens(s, seat), *_hand(s, seat))]
            if s.settled:
                found += [f"seat {seat}: {wrong}" for wrong in _fleets(s, seat)]
    return found


def _pieces(s: Twilight, seat: int) -> list[str]:
    """Units that there are, and no more structures than a planet can hold."""
    p = s.players[seat]
    found = [f"I-1: {units.on_board(p, type)} {type}" for type in TYPES
             if type not in units.UNLIMITED and units.on_board(p, type) > PLASTIC[type]]
    found += [f"I-6: {there} on {place}" for place, there in p.units.items() if place not in SYSTEMS
              for type in STRUCTURES if there.get(type, 0) > values.structure_limit(s, type)]
    found += [f"I-1: {place} {there}" for place, there in p.units.items() if not there or min(there.values()) < 1]
    found += [f"I-1: damaged {place} {there}" for place, there in p.damaged.items()
              for type, n in there.items() if not 0 < n <= units.count(p, place, type)]
    return found


def _tokens(s: Twilight, seat: int) -> list[str]:
    p = s.players[seat]
    found = []
    if min(tokens.spare(s, seat), *p.pools.values()) < 0 or (p.out and tokens.spare(s, seat) != COMMAND_TOKENS):
        found.append(f"I-2: pools {p.pools} and tokens {p.tokens}")
    if len(set(p.tokens)) != len(p.tokens):
        found.append(f"I-3: tokens {p.tokens}")
    if not {*p.assimilated.values()} <= {*p.technologies}:
        found.append(f"assimilated {p.assimilated}, owned {p.technologies}")
    if not 0 <= p.commodities <= values.commodities(s, seat) or p.goods < 0:
        found.append(f"I-11: {p.goods} trade goods, {p.commodities} commodities")
    return found


def _hand(s: Twilight, seat: int) -> list[str]:
    """Points and, once everything was put right, cards."""
    p = s.players[seat]
    found = [] if 0 <= score(s, seat) <= s.rules.points else [f"I-9: {score(s, seat)} points"]
    if s.settled and len(p.secrets) + len(p.scored) > SECRETS["limit"] and p.secrets:
        found.append(f"I-10: {len(p.secrets)} secrets and {len(p.scored)} scored")
    if s.settled and len(p.hand) > values.hand_limit(s, seat):
        found.append(f"I-10: {len(p.hand)} action cards")
    return found


def _fleets(s: Twilight, seat: int) -> list[str]:
    """What fleets can hold, once everything was put right; and not too few figures for all tokens."""
    p = s.players[seat]
    systems = [place for place in p.units if place in SYSTEMS]
    found = [f"I-4: {p.units[x]} in {x}" for x in systems if checks.fleet_excess(s, seat, x) > 0]
    found += [f"I-5: {p.units[x]} in {x}" for x in systems
              if checks.cargo_excess(s, seat, x) > 0 and x not in _battlefields(s)]
    found += [f"I-8: {type} in too many places" for type in units.UNLIMITED
              if len([x for x, there in p.units.items() if type in there]) > PLASTIC[type]]
    found += [f"I-12: ships of {others} in {x} too" for x in systems if galaxy.has_ships(s, seat, x)
              for others in [galaxy.foes_with_ships(s, seat, x)] if len(others) > (1 if x == s.system else 0)]
    return found


def _battlefields(s: Twilight) -> list[str]:
    """Where a combat is fought, or has just been: cargo is looked at after its last window (TI-E.13)."""
    return [*([] if s.combat is None else [s.combat.place]), *[h.place for h in s.happenings if h.window in ENDINGS]]


def _planets(s: Twilight) -> list[str]:
    controlled = Counter([planet for p in s.players for planet in p.planets])
    return [f"I-7: {planet} has {n} controllers" for planet, n in controlled.items() if n > 1 or planet not in PLANETS]


def _turn(s: Twilight) -> list[str]:
    found = []
    if s.phase not in ("action", "setup") and (s.active != NOBODY or s.system):
        found.append(f"I-13: seat {s.active} is active in the {s.phase} phase, {s.system or 'nowhere'}")
    if s.round > ROUNDS:
        found.append(f"I-15: round {s.round}")
    return found


def _cards(s: Twilight) -> list[str]:
    """Every card and tile is in exactly one place."""
    players = s.players
    tiles = [name for name, x in SYSTEMS.items() if x.back in s.tiles]
    found = _once("action card", ACTION_DECK, [*s.actions, *s.discards, *s.box, *[x.card for x in s.plays],
                                               *[x for p in players for x in p.hand]])
    found += _once("agenda", AGENDAS, [*s.agendas, *s.agenda_top, *s.agenda_under, *s.agenda_discards, *s.box,
                                       *{s.vote: 0, **s.laws}])
    found += _once("objective", OBJECTIVES, [*s.secrets, *s.hidden[0], *s.hidden[1], *s.objectives, *s.box,
                                             *[x for p in players for x in (*p.secrets, *p.scored)]])
    found += _once("tile", tiles, [*s.board.hexes, *[x for pile in s.tiles.values() for x in pile],
                                   *[x for p in players for x in p.tiles], s.laying])
    held = Counter([card for p in players for card in p.strategy])
    return found + [f"I-14: {card} is held {held[card]} times" for card in STRATEGY if held[card] > 1]


def _notes(s: Twilight) -> list[str]:
    """Every note is in one place, where all and some know it may be."""
    found = _once("note", notes.BOX, [*s.box, *[x for p in s.players for x in (*p.notes, *p.area)]])
    for seat, p in enumerate(s.players):
        held = [notes.number_of(s, note) for note in p.notes]
        found += [f"nobody thinks that seat {seat} has note {n}" for n in held if seat not in s.rumours[n]]
        if p.aside != NOBODY and p.aside not in held:
            found.append(f"seat {seat} has set aside note {p.aside}")
        found += [f"seat {viewer} thinks that seat {seat} has note {n}" for viewer, holder, n in s.seen
                  if holder == seat and n not in held]
    return found


def _once(kind: str, due: Iterable[str], there: list[str]) -> list[str]:
    many = Counter(there)
    return [f"I-14: {kind} {name} is there {many[name]} times" for name in due if many[name] != 1]
