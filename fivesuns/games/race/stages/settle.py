"""Phase III, Settle: place a world by payment or conquest (RFG-7)."""
from __future__ import annotations

from typing import Any

from fivesuns.games.race.catalog import SETTLES, Card, Design
from fivesuns.games.race.methods import CONQUER, method_of
from fivesuns.games.race.powers import Reach, draws_after_settling
from fivesuns.games.race.stages.cards import draw, put_good
from fivesuns.games.race.state import Race
from fivesuns.kernel import Choose, Pick, Play, Together


def settle(s: Race, nth: int) -> Play:
    """The nth phase of its kind in this round: 0, or 1 for the second in a duel (RFG-11.3)."""
    s.phase = "settle"
    box = s.box()
    chosen = yield from Together([world(s, seat) for seat in s.order if s.players[seat].hand])
    for seat, card in chosen.items():
        if card is not None:
            s.leave_hand(seat, card)
            s.players[seat].plan.append(card)
            s.tell("reveals", seat=seat, card=card)
    for seat in s.order:
        p = s.players[seat]
        if p.plan:
            if s.keldon_order and box.cards[p.plan[0]].windfall:           # A3
                yield from put_good(s, seat, p.plan[0])
            s.then(place_world, seat, nth)
        elif s.tactics_without_world and Reach(box, p).tactics is not None:
            s.then(drop_tactics, seat)


def world(s: Race, seat: int) -> Choose[Card | None]:
    """Asked of everybody who holds a card: silence would tell that there is nothing to place."""
    return Choose(seat, "race.settle", lambda: within_reach(s, seat), "RFG-7.1", about=s.which(),
                  refused=lambda: out_of_reach(s, seat))


def within_reach(s: Race, seat: int) -> list[Card | None]:
    box, p = s.box(), s.players[seat]
    cards, reach, cash = box.cards, Reach(box, p), len(p.hand) - 1
    found: list[Card | None] = [None]
    for card in p.hand:
        d = cards[card]
        if d.world and reach.can_place(d, cash):
            found.append(card)
    return found


def out_of_reach(s: Race, seat: int) -> list[tuple[Any, ...]]:
    box, p = s.box(), s.players[seat]
    reach, cash = Reach(box, p), len(p.hand) - 1
    found: list[tuple[Any, ...]] = []
    for card in p.hand:
        d = box.cards[card]
        if not d.world or reach.can_place(d, cash):
            continue
        found.append((card, *why_not(reach, d, cash)))
    return found


def why_not(reach: Reach, d: Design, cash: int) -> tuple[Any, ...]:
    """What is missing, by every way there is: conquest, with the boost, by the Contact Specialist."""
    if not d.military:
        return ("dear", reach.price(d), cash)
    why: tuple[Any, ...] = ("weak", d.defense, reach.military(d))
    if reach.tactics is not None:
        why = ("weak_boosted", d.defense, reach.military(d), reach.military(d) + reach.boost)
    if reach.can_negotiate(d):
        why = (f"{why[0]}_dear", *why[1:], reach.price_by_diplomacy(d), cash)
    return why


def place_world(s: Race, seat: int, nth: int) -> Play:
    """Method, payment or conquest, windfall good, bonus draw, draws of powers (RFG-7.15)."""
    box, p = s.box(), s.players[seat]
    card = p.plan[0]
    d, reach = box.cards[card], Reach(box, p)
    draws = draws_after_settling(box, p)                                   # RFG-7.7, before this card counts
    ways = [method.answer() for method in reach.methods(d, len(p.hand))]
    method = method_of((yield from Choose(seat, "race.method", ways, "RFG-7.2", forced=True, about=(card,))))
    if method.tactics and reach.tactics is not None:
        discard_power(s, seat, reach.tactics)
    if method.ship and reach.ship is not None:
        discard_power(s, seat, reach.ship)
    if method.price:
        payment = yield from Pick(seat, "race.pay", p.hand, method.price, method.price, "RFG-7.5", seen_by=(),
                                  forced=True, about=(card, method.price))
        s.throw_away(seat, payment)
    p.plan.clear()
    p.tableau.append(card)
    if method.means == CONQUER:
        s.tell("conquered", seat=seat, card=card, defense=d.defense)
    else:
        s.tell("settled", seat=seat, card=card, paid=method.price)
    if d.windfall:                                                         # RFG-7.6
        if not s.keldon_order:
            yield from put_good(s, seat, card)
        if card in p.goods:                                                # deck and pile may be empty (A9)
            s.tell("windfall", seat=seat, world=card)
    if SETTLES[nth] in p.actions:
        draws += 1
    if draws:
        yield from draw(s, seat, draws)


def discard_power(s: Race, seat: int, card: Card) -> None:
    """A card of the tableau, for what it does once."""
    s.give_up(seat, card)
    s.tell("discarded_power", seat=seat, card=card)


def drop_tactics(s: Race, seat: int) -> Play:
    """Only with the option `tactics_without_world` (RFG-7.16)."""
    tactics = Reach(s.box(), s.players[seat]).tactics
    assert tactics is not None
    if (yield from Choose(seat, "race.tactics", [None, tactics], "RFG-7.16")) is not None:
        discard_power(s, seat, tactics)
