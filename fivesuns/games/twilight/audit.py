"""What could be wrong with a table: the invariants of section 11 of the rules."""
from __future__ import annotations

from collections import Counter

from fivesuns.games.twilight import tokens, units, values
from fivesuns.games.twilight.catalog import ACTION_DECK, AGENDAS, OBJECTIVES, PLASTIC, STRUCTURES, SYSTEMS, TYPES
from fivesuns.games.twilight.state import Twilight


def audit(s: Twilight) -> list[str]:
    found: list[str] = []
    for seat, p in enumerate(s.players):
        found += [f"I-1: seat {seat} has {units.on_board(p, type)} {type}" for type in TYPES
                  if type not in units.UNLIMITED and units.on_board(p, type) > PLASTIC[type]]
        if (p.faction and tokens.spare(s, seat) < 0) or any([n < 0 for n in p.pools.values()]):
            found.append(f"I-2: seat {seat} has pools {p.pools} and tokens {p.tokens}")
        if len(set(p.tokens)) != len(p.tokens):
            found.append(f"I-3: seat {seat} has tokens {p.tokens}")
        found += [f"I-6: seat {seat} has {there} on {place}" for place, there in p.units.items() if place not in SYSTEMS
                  for type in STRUCTURES if there.get(type, 0) > values.structure_limit(s, type)]
        found += [f"seat {seat}: {place} {there}" for place, there in p.units.items()
                  if not there or min(there.values()) < 1]
        found += [f"seat {seat}: damaged {place} {there}" for place, there in p.damaged.items()
                  for type, n in there.items() if not 0 < n <= units.count(p, place, type)]
        if p.goods < 0 or p.commodities < 0:
            found.append(f"seat {seat} has {p.goods} trade goods, {p.commodities} commodities")
    planets = Counter([planet for p in s.players for planet in p.planets])
    found += [f"I-7: {planet} has {n} controllers" for planet, n in planets.items() if n > 1]
    cards = Counter([*s.actions, *s.discards, *[x.card for x in s.plays], *[x for p in s.players for x in p.hand]])
    found += [f"I-14: {card} {n} times" for card, n in cards.items() if n != 1 or card not in ACTION_DECK]
    leaked = [name for name in (*s.objectives, *s.box) if name in OBJECTIVES and not OBJECTIVES[name].stage]
    secrets = Counter([*s.secrets, *leaked, *[x for p in s.players for x in (*p.secrets, *p.scored)]])
    found += [f"I-14: {name}" for name, x in OBJECTIVES.items() if x.stage == 0 and secrets[name] != 1]
    agendas = Counter([*s.agendas, *s.agenda_top, *s.agenda_under, *s.agenda_discards, *{s.vote: 0, **s.laws}])
    del agendas[""]
    found += [f"I-14: {name} {n} times" for name, n in agendas.items() if n != 1 or name not in AGENDAS]
    return found
