"""What a seat sees: everything but others' hands and secrets, and the decks."""
from __future__ import annotations

from typing import Any

from fivesuns.games.twilight import notes, research, trade
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.order import in_initiative
from fivesuns.games.twilight.score import score
from fivesuns.games.twilight.state import NOBODY, Player, Twilight
from fivesuns.kernel import Stage


def view(s: Twilight, seat: int | None) -> dict[str, Any]:
    return {
        "offers": [{"number": x.number, "by": x.by, "to": x.to,
                    "terms": [[item] if isinstance(item, str) else list(item) for item in x.terms]} for x in s.offers],
        "promises": [{"debtor": x.debtor, "creditor": x.creditor, "what": x.what, "round": x.round}
                     for x in s.promises],
        "shown_cards": [{"to": to, "seat": by, "card": card} for to, by, card in s.exposed if seat in (to, by)],
        "traded": [list(x) for x in s.traded], "looked": list(s.looked) if seat == s.looker else [],
        "round": s.round, "phase": s.phase, "speaker": s.speaker, "active": s.active, "system": s.system,
        "custodians": s.custodians, "goods": dict(s.goods), "order": in_initiative(s) if s.phase != "setup" else [],
        "systems": {system: list(where) for system, where in s.board.hexes.items()}, "homes": list(s.board.homes),
        "laying": s.laying, "zero": s.zero,
        "objectives": {name: list(done) for name, done in s.objectives.items()}, "covered": list(s.covered),
        "agendas": {"top": known(s, seat, s.agenda_top), "under": known(s, seat, s.agenda_under)},
        "decks": {"actions": len(s.actions), "secrets": len(s.secrets),
                  "agendas": len(s.agendas) + len(s.agenda_top) + len(s.agenda_under)},
        "discards": list(s.discards), "agenda_discards": list(s.agenda_discards), "laws": dict(s.laws),
        "exhausted": list(s.exhausted), "delayed": {name: list(seats) for name, seats in s.delayed.items()},
        "box": list(s.box), "named": s.named, "wormholes": dict(s.wormholes),
        "using": s.using, "vote": s.vote, "outcome": s.outcome, "recount": s.recount,
        "votes": [{"seat": n, "outcome": outcome, "votes": dict(s.votes[n])} for n, outcome in s.voted.items()],
        "predictions": {card: list(said) for card, said in s.predictions.items()},
        "plays": [{"card": x.card, "seat": x.seat, "target": list(x.target), "cancelled": x.cancelled}
                  for x in s.plays],
        "happenings": [{"window": h.window, "by": h.by, "place": h.place} for h in s.happenings],
        "forces": [{"source": x.source, "seat": x.seat, "value": x.value, "amount": x.amount, "lasts": x.lasts,
                    "about": list(x.about)}
                   for x in s.forces],
        "combat": None if s.combat is None else {"attacker": s.combat.attacker, "defender": s.combat.defender,
                                                 "place": s.combat.place, "round": s.combat.round},
        "batches": [{"seat": x.seat, "by": x.by, "place": x.place, "hits": x.hits} for x in s.batches],
        "dice": [{"seat": x.seat, "foe": x.foe, "place": x.place, "what": x.what,
                  "shots": [{"type": shot.type, "value": shot.value, "add": shot.add, "faces": list(shot.faces),
                             "more": list(shot.more)}
                            for shot in x.shots]} for x in s.volleys],
        "players": [{**player(s, n, p, n == seat), **notes_of(s, n, p, seat)} for n, p in enumerate(s.players)],
    }


def known(s: Twilight, seat: int | None, pile: list[str]) -> list[str | None]:
    """What this seat remembers of cards that lie in the deck."""
    return [name if seat is not None and s.peeked.get(name) == seat else None for name in pile]


def player(s: Twilight, n: int, p: Player, mine: bool) -> dict[str, Any]:
    return {
        "faction": p.faction, "points": score(s, n), "pools": dict(p.pools), "tokens": list(p.tokens),
        "units": {place: dict(there) for place, there in p.units.items()},
        "damaged": {place: dict(there) for place, there in p.damaged.items()},
        "planets": dict(p.planets), "technologies": dict(p.technologies), "assimilated": dict(p.assimilated),
        "deck": research.deck(s, n) if p.faction and not p.out else [], "strategy": dict(p.strategy),
        "goods": p.goods, "commodities": p.commodities, "passed": p.passed, "out": p.out, "stored": p.stored,
        "scored": list(p.scored), "tiles": list(p.tiles) if mine else [SYSTEMS[tile].back for tile in p.tiles],
        "hand": list(p.hand) if mine else len(p.hand), "secrets": list(p.secrets) if mine else len(p.secrets),
    }


def notes_of(s: Twilight, n: int, p: Player, seat: int | None) -> dict[str, Any]:
    """Which notes this seat knows there, how many others there are, and which one is to be given away (H-2, A-63)."""
    known = [note for note in p.notes if notes.knows(s, seat, n, note)]
    aside = None if p.aside == NOBODY else notes.note_of(s, p.aside) if seat == n or seat in p.shown else "hidden"
    cards = trade.apart(s, n)
    return {"notes": known, "hidden_notes": len(p.notes) - len(known), "area": list(p.area), "aside": aside,
            "shown": list(p.shown), "apart": cards if seat == n or seat in p.apart_shown else len(cards),
            "apart_shown": list(p.apart_shown), "words": p.words}


def trail(s: Twilight, stage: Stage) -> list[Stage]:
    found: list[Stage] = [("round", s.round), (s.phase,)]
    if s.active >= 0:
        found.append(("turn", s.active))
    return [*found, stage]
