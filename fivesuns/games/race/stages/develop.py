"""Phase II, Develop: place a development and pay for it (RFG-6)."""
from __future__ import annotations

from typing import Any

from fivesuns.games.race.catalog import Card, Design
from fivesuns.games.race.powers import (
    discount_on_developments,
    draws_after_developing,
    draws_before_developing,
)
from fivesuns.games.race.stages.cards import draw
from fivesuns.games.race.state import Race
from fivesuns.kernel import Choose, Pick, Play, Together


def develop(s: Race, nth: int) -> Play:
    """The nth phase of its kind in this round: 0, or 1 for the second in a duel (RFG-11.3)."""
    s.phase = "develop"
    box = s.box()
    for seat in s.order:
        n = draws_before_developing(box, s.players[seat])                  # RFG-6.1
        if n:
            yield from draw(s, seat, n)
    chosen = yield from Together([development(s, seat, nth) for seat in s.order if s.players[seat].hand])
    for seat, card in chosen.items():
        if card is not None:
            s.leave_hand(seat, card)
            s.players[seat].plan.append(card)
            s.tell("reveals", seat=seat, card=card)
            s.then(place_development, seat, nth)


def development(s: Race, seat: int, nth: int) -> Choose[Card | None]:
    """Asked of everybody who holds a card: silence would tell that there is nothing to place."""
    return Choose(seat, "race.develop", lambda: affordable(s, seat, nth), "RFG-6.2", about=s.which(),
                  refused=lambda: too_dear(s, seat, nth))


def affordable(s: Race, seat: int, nth: int) -> list[Card | None]:
    p, cards = s.players[seat], s.box().cards
    cash = len(p.hand) - 1 + discount_on_developments(s.box(), p, nth)
    found: list[Card | None] = [None]
    for card in p.hand:
        d = cards[card]
        if not d.world and d.cost <= cash and not owns(p.tableau, d):
            found.append(card)
    return found


def owns(tableau: list[Card], d: Design) -> bool:
    """Another card of the same design (RFG-6.2a)."""
    return any([card in tableau for card in d.cards])


def too_dear(s: Race, seat: int, nth: int) -> list[tuple[Any, ...]]:
    p, cards = s.players[seat], s.box().cards
    discount = discount_on_developments(s.box(), p, nth)
    found: list[tuple[Any, ...]] = []
    for card in p.hand:
        d = cards[card]
        if d.world:
            continue
        if owns(p.tableau, d):
            found.append((card, "twin", d.id))
        elif d.cost - discount > len(p.hand) - 1:
            found.append((card, "dear", d.cost - discount, len(p.hand) - 1))
    return found


def place_development(s: Race, seat: int, nth: int) -> Play:
    box, p = s.box(), s.players[seat]
    card = p.plan[0]
    price = max(0, box.cards[card].cost - discount_on_developments(box, p, nth))    # RFG-6.3
    if price:
        payment = yield from Pick(seat, "race.pay", p.hand, price, price, "RFG-6.4", seen_by=(), forced=True,
                                  about=(card, price))
        s.throw_away(seat, payment)
    bonus = draws_after_developing(box, p)                                 # RFG-6.5, before this card counts
    p.plan.clear()
    p.tableau.append(card)
    s.tell("developed", seat=seat, card=card, paid=price)
    if bonus:
        yield from draw(s, seat, bonus)
