"""What a seat sees: everything but others' hands and secrets, and the decks."""
from __future__ import annotations

from fivesuns.games.twilight import notes, objectives, research, strength, trade, values, voting
from fivesuns.games.twilight.catalog import COLOURS, FACTIONS, PLANETS, SYSTEMS
from fivesuns.games.twilight.order import in_initiative
from fivesuns.games.twilight.score import score
from fivesuns.games.twilight.shapes import (
    CombatView,
    MeView,
    OfferView,
    PlanetView,
    ResearchView,
    SeatView,
    Term,
    View,
    VolleyView,
    VoterView,
)
from fivesuns.games.twilight.state import NOBODY, Offer, Twilight, Volley
from fivesuns.games.twilight.strength import terms
from fivesuns.kernel import Stage
from fivesuns.kernel.hexes import Hex


def view(s: Twilight, seat: int | None) -> View:
    return {
        "round": s.round, "phase": s.phase, "over": s.phase == "over", "points": s.rules.points,
        "speaker": s.speaker, "active": s.active, "system": s.system,
        "order": in_initiative(s) if s.phase != "setup" else [], "zero": s.zero,
        "seats": [public(s, other, seat) for other in range(s.seats)],
        "me": None if seat is None else private(s, seat),
        "systems": {system: place(where) for system, where in s.board.hexes.items()}, "homes": list(s.board.homes),
        "planets": {planet: worth(s, planet) for system in s.board.beside for planet in SYSTEMS[system].planets},
        "wormholes": dict(s.wormholes), "custodians": s.custodians, "laying": s.laying,
        "strategy": dict(s.goods), "named": s.named,
        "objectives": {name: list(done) for name, done in s.objectives.items()}, "covered": list(s.covered),
        "progress": {name: [objectives.progress(s, other, name) for other in range(s.seats)] for name in s.objectives},
        "laws": dict(s.laws), "exhausted": list(s.exhausted),
        "delayed": {name: list(seats) for name, seats in s.delayed.items()},
        "vote": s.vote, "outcome": s.outcome, "recount": s.recount,
        "votes": [{"seat": n, "outcome": outcome, "votes": dict(s.votes[n])} for n, outcome in s.voted.items()],
        "voters": voters(s) if s.vote else [],
        "predictions": {card: list(said) for card, said in s.predictions.items()},
        "combat": fight(s), "dice": [volley(x) for x in s.volleys],
        "batches": [{"seat": x.seat, "by": x.by, "place": x.place, "hits": x.hits} for x in s.batches],
        "happenings": [{"window": f"window-{h.window}", "by": h.by, "place": h.place} for h in s.happenings],
        "plays": [{"card": x.card, "seat": x.seat, "target": list(x.target), "cancelled": x.cancelled}
                  for x in s.plays],
        "using": s.using,
        "forces": [{"source": x.source, "seat": x.seat, "lasts": f"lasts-{x.lasts}",
                    "about": list(x.about)} for x in s.forces],
        "offers": [offer(x) for x in s.offers], "traded": [list(x) for x in s.traded],
        "promises": [{"debtor": x.debtor, "creditor": x.creditor, "what": x.what, "round": x.round}
                     for x in s.promises],
        "shown_cards": [{"to": to, "seat": by, "card": card} for to, by, card in s.exposed if seat in (to, by)],
        "agendas": {"top": known(s, seat, s.agenda_top), "under": known(s, seat, s.agenda_under)},
        "looked": list(s.looked) if seat == s.looker else [],
        "decks": {"actions": len(s.actions), "secrets": len(s.secrets),
                  "agendas": len(s.agendas) + len(s.agenda_top) + len(s.agenda_under)},
        "discards": list(s.discards), "agenda_discards": list(s.agenda_discards), "box": list(s.box),
    }


def place(where: Hex) -> str:
    return f"{where[0]},{where[1]}"


def worth(s: Twilight, planet: str) -> PlanetView:
    """As laws have left it."""
    found: PlanetView = {"resources": values.resources(s, planet), "influence": values.influence(s, planet),
                         "trait": PLANETS[planet].trait, "specialty": PLANETS[planet].specialty}
    if s.laws or s.forces:
        why = strength.why_worth(s, planet)
        if why is not None:
            found["why"] = why
    return found


def fight(s: Twilight) -> CombatView | None:
    return None if s.combat is None else {"attacker": s.combat.attacker, "defender": s.combat.defender,
                                          "place": s.combat.place, "round": s.combat.round}


def volley(x: Volley) -> VolleyView:
    return {"seat": x.seat, "foe": x.foe, "place": x.place, "what": x.what,
            "shots": [{"type": shot.type, "value": shot.value, "add": shot.add,
                       "reasons": terms(list(shot.reasons)), "faces": list(shot.faces), "more": list(shot.more)}
                      for shot in x.shots]}


def offer(x: Offer) -> OfferView:
    return {"number": x.number, "by": x.by, "to": x.to,
            "terms": [[item] if isinstance(item, str) else list(item) for item in x.terms]}


def known(s: Twilight, seat: int | None, pile: list[str]) -> list[str | None]:
    """What this seat remembers of cards that lie in the deck."""
    return [name if seat is not None and s.peeked.get(name) == seat else None for name in pile]


def public(s: Twilight, n: int, viewer: int | None) -> SeatView:
    """What lies before a seat; of notes in its hand those that the viewer knows of (H-2, A-63)."""
    p = s.players[n]
    seen = [note for note in p.notes if notes.knows(s, viewer, n, note)]
    cards = trade.apart(s, n)
    return {
        "faction": p.faction, "points": score(s, n), "pools": dict(p.pools), "goods": p.goods,
        "commodities": p.commodities, "limit": values.commodities(s, n) if p.faction else 0,
        "strategy": dict(p.strategy), "passed": p.passed, "out": p.out,
        "technologies": dict(p.technologies), "assimilated": dict(p.assimilated),
        "deck": research.deck(s, n) if p.faction and not p.out else [], "planets": dict(p.planets),
        "units": {place: dict(there) for place, there in p.units.items()},
        "damaged": {place: dict(there) for place, there in p.damaged.items()},
        "local": strength.local(s, n), "cannons": strength.cannons(s, n),
        "spurs": terms(values.spurs(s, n)),
        "hangars": strength.hangars(s, n), "excess": values.weight_of_fighters(s, n) if p.faction else 0,
        "tokens": list(p.tokens), "stored": p.stored,
        "hand": len(p.hand), "secrets": len(p.secrets), "scored": list(p.scored),
        "notes": seen, "hidden_notes": len(p.notes) - len(seen), "area": list(p.area),
        "aside": set_aside(s, n, viewer), "shown": list(p.shown), "words": p.words,
        "apart": cards if viewer == n or viewer in p.apart_shown else len(cards), "apart_shown": list(p.apart_shown),
        "tiles": [SYSTEMS[tile].back for tile in p.tiles],
        "sheet": upgraded(s, n), "combat": added(s, n), "fleet": strength.fleet(s, n) if p.faction else [],
        "why": strength.why(s, n),
        "may_score": bool(s.board.homes) and objectives.may_score_public(s, n),
    }


def upgraded(s: Twilight, n: int) -> dict[str, str]:
    p = s.players[n]
    if not p.faction:
        return {}
    printed = FACTIONS[p.faction].sheet
    return {type: unit.id for type, unit in values.sheet(p).units.items() if printed.get(type) != unit.id}


def added(s: Twilight, n: int) -> dict[str, list[Term]]:
    """To combat rolls, wherever it is."""
    p = s.players[n]
    types = values.sheet(p).units if p.faction else ()
    found = {type: values.combat(s, n, type, "", defending=False) for type in types}
    return {type: terms(reasons) for type, reasons in found.items() if reasons}


def voters(s: Twilight) -> list[VoterView]:
    """In the order of voting, each with the votes that are left (TI-85.2)."""
    planned = [stage[0] for stage in s.agenda]
    order = [*s.others(s.speaker), s.speaker]
    begun = "begin_vote" not in planned and "call_to_vote" not in planned
    later = [stage[1] for stage in s.agenda if stage[0] == "cast"] if begun else order
    called = [seat for seat in order if seat not in later]
    now = called[-1] if called and "all_have_voted" in planned else NOBODY
    found: list[VoterView] = []
    for seat in order:
        instead = voting.instead(s, seat)
        votes = instead or voting.ballots(s, seat)
        found.append({
            "seat": seat, "votes": sum(votes.values()), "why": [[source, n] for source, n in instead.items()],
            "stands": "voted" if seat in s.voted else "barred" if not voting.may_vote(s, seat) else
                      "later" if seat in later else "now" if seat == now else "abstained"})
    return found


def set_aside(s: Twilight, n: int, viewer: int | None) -> str | None:
    """The note that is to be given away."""
    p = s.players[n]
    if p.aside == NOBODY:
        return None
    return notes.note_of(s, p.aside) if viewer == n or viewer in p.shown else "hidden"


def private(s: Twilight, seat: int) -> MeView:
    p = s.players[seat]
    return {"seat": seat, "hand": list(p.hand), "secrets": list(p.secrets), "notes": list(p.notes),
            "tiles": list(p.tiles),
            "progress": {name: objectives.progress(s, seat, name) for name in p.secrets},
            "research": could_research(s, seat),
            "partners": [why_not(s, seat, other) for other in range(s.seats)]}


def could_research(s: Twilight, seat: int) -> ResearchView:
    """By cards that lie open; nothing, before there is a faction."""
    if not s.players[seat].faction or s.players[seat].out:
        return {"possible": [], "lacking": {}, "helpers": {}, "ignored": 0, "shortcuts": {}}
    lacking = {x: research.lacking(s, seat, x) for x in research.deck(s, seat)}
    return {"possible": [] if research.instead(s, seat) else research.possible(s, seat),
            "helpers": research.helpers(s, seat),
            "lacking": {x: [colour for colour in COLOURS for _ in range(missing[colour])]
                        for x, missing in lacking.items() if missing},
            "ignored": max([research.ignored(s, seat, x) for x in lacking], default=0),
            "shortcuts": research.shortcuts(s, seat)}


def why_not(s: Twilight, seat: int, other: int) -> str:
    """Why they cannot make a transaction now; "" if they can."""
    if seat == other or s.players[other].out or not s.round:
        return "no-market"
    found = trade.flaw_of_partners(s, seat, other)
    return "" if found is None else str(found[0])


def trail(s: Twilight, stage: Stage) -> list[Stage]:
    """Round, phase, whose turn it is, where."""
    if not s.round:
        return [("setup",)]
    found: list[Stage] = [("round", s.round), ("phase", f"phase-{s.phase}")]
    if s.active >= 0:
        found.append(("turn", s.players[s.active].faction))
    if s.vote:
        found.append(("agenda", s.vote))
    if s.combat is not None:
        return [*found, ("combat", s.combat.place, s.combat.round)]
    return [*found, ("system", s.system)] if s.system else found
