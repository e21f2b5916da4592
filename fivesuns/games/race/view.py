"""What a seat sees and remembers (RFG-2.8, RFG-3.11)."""
from __future__ import annotations

from fivesuns.games.race.catalog import Card
from fivesuns.games.race.powers import Reach, general_military, military_against
from fivesuns.games.race.score import score, six_cost_parts
from fivesuns.games.race.shapes import Mine, Seat, View, Worth
from fivesuns.games.race.state import Race


def view(s: Race, seat: int | None) -> View:
    """Public things of every seat, and under `me` what only this one knows. Spectators have no `me`."""
    return {
        "round": s.round,
        "phase": s.phase,
        "nth": s.nth(),
        "over": s.over,
        "order": list(s.order),
        "pool": max(0, s.pool),
        "deck": len(s.deck) + len(s.start_worlds),
        "discard": len(s.discard),
        "seen": list(s.seen),
        "seats": [public(s, other) for other in range(len(s.players))],
        "me": None if seat is None else private(s, seat),
    }


def public(s: Race, seat: int) -> Seat:
    p = s.players[seat]
    return {
        "start": p.start,
        "actions": list(p.actions),
        "tableau": list(p.tableau),
        "goods": [world for world in [*p.tableau, *p.plan] if world in p.goods],
        "plan": p.plan[0] if p.plan else None,
        "hand": len(p.hand),
        "drawn": len(p.drawn),
        "shown": list(p.shown),
        "chips": p.chips,
        "military": general_military(s.box(), p.tableau),
        "against": military_against(s.box(), p),
        "boost": Reach(s.box(), p).boost,
        "used": list(p.used) if s.phase == "consume" else [],
        "produced": list(p.produced) if s.phase == "produce" else [],
        "score": score(s, seat),
        "sixes": {card: six_worth(s, seat, card) for card in [*p.tableau, *p.plan] if s.box().cards[card].six},
    }


def six_worth(s: Race, seat: int, six: Card) -> Worth:
    """What a six-cost development brings now; one that is not on the table yet, as if it were."""
    p = s.players[seat]
    tableau = p.tableau if six in p.tableau else [*p.tableau, six]
    parts = six_cost_parts(s.box(), p, tableau, six)
    return {"vp": sum(parts.values()), "parts": parts}


def private(s: Race, seat: int) -> Mine:
    p = s.players[seat]
    return {"seat": seat, "hand": list(p.hand), "drawn": list(p.drawn), "discards": list(p.discards),
            "sixes": {card: six_worth(s, seat, card) for card in [*p.hand, *p.drawn] if s.box().cards[card].six}}
