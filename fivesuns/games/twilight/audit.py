"""What could be wrong with a table: the invariants of section 11 of the rules."""
from __future__ import annotations

from collections import Counter

from fivesuns.games.twilight import notes, tokens, units, values
from fivesuns.games.twilight.catalog import ACTION_DECK, AGENDAS, OBJECTIVES, PLASTIC, STRUCTURES, SYSTEMS, TYPES
from fivesuns.games.twilight.state import NOBODY, Twilight


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
                  for type, most in STRUCTURES.items() if there.get(type, 0) > most]
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
    secrets = Counter([*s.secrets, *[x for p in s.players for x in (*p.secrets, *p.scored)]])
    found += [f"I-14: {name}" for name, x in OBJECTIVES.items() if x.stage == 0 and secrets[name] != 1]
    agendas = Counter([*s.agendas, *s.agenda_top, *s.agenda_under, *s.agenda_discards, *s.laws, s.vote])
    del agendas[""]
    found += [f"I-14: {name} {n} times" for name, n in agendas.items() if n != 1 or name not in AGENDAS]
    found += [f"I-11: seat {seat} has {p.commodities} commodities" for seat, p in enumerate(s.players)
              if p.faction and p.commodities > values.commodities(s, seat)]
    return found + audit_notes(s)


def audit_notes(s: Twilight) -> list[str]:
    """Every note is in one place, where all and some know it may be."""
    cards = Counter([*[x for x in s.box if notes.is_note(x)], *[x for p in s.players for x in (*p.notes, *p.area)]])
    found = [f"I-14: {note} {cards[note]} times" for note in notes.BOX if cards[note] != 1]
    for seat, p in enumerate(s.players):
        held = [notes.number_of(s, note) for note in p.notes]
        found += [f"nobody thinks that seat {seat} has note {n}" for n in held if seat not in s.rumours[n]]
        if p.aside != NOBODY and p.aside not in held:
            found.append(f"seat {seat} has set aside note {p.aside}")
        found += [f"seat {viewer} thinks that seat {seat} has note {n}" for viewer, holder, n in s.seen
                  if holder == seat and n not in held]
    return found
