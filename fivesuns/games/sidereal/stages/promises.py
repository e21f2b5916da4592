"""What was promised for now is carried out, or made good (SDC-7.5, SDC-7.25, SDC-18.5)."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fivesuns.games.sidereal import deals, ledger
from fivesuns.games.sidereal.bundles import covers, total
from fivesuns.games.sidereal.catalog import KINDS, LARGE, PENALTY, SIZE, SMALL
from fivesuns.games.sidereal.exceptions import yengii
from fivesuns.games.sidereal.state import NOBODY, Confluence, Promise, Term
from fivesuns.kernel import Allocate, Choose, Compose, Flaw, Number, Part, Play, Sub, Together, Whole

ITEMS: Final = 12                # in a compensation


def settle(s: Confluence, point: str) -> Play:
    """One promise that is due; then the next."""
    due = [p for p in s.promises if p.due == (s.round, point) and p.what[0] in deals.DELIVERIES]
    if not due:
        return
    yield from keep(s, next_of(s, due))
    s.then(settle, point)


def next_of(s: Confluence, due: Sequence[Promise]) -> Promise:
    """What can be kept comes first, so that goods may pass on through several hands; of each debtor the oldest. What
    waits for its condition comes last: something else that is due may be what it waits for."""
    oldest: dict[int, Promise] = {}
    for p in due:
        if p.met:
            oldest.setdefault(p.debtor, p)
    able = [p for p in oldest.values() if can_be_kept(s, p)]
    return [*able, *oldest.values(), *due][0]


def can_be_kept(s: Confluence, p: Promise) -> bool:
    """In full, whatever is chosen."""
    term, stock = p.what, s.players[p.debtor].stock
    if term[0] == "any":
        return bool(sum([n for kind, n in stock.items() if SIZE[kind] == term[3]]) >= term[4])
    if term[0] == "buy":
        _, taker, _, kind, most, price_kind, price = term
        return covers(stock, {kind: most}) and covers(s.players[taker].stock, {price_kind: most * price})
    return delivered(s, p) or deals.flaw_of_step(s, (term,)) is None


def keep(s: Confluence, p: Promise) -> Sub[None]:
    if not p.met:
        ledger.end(s, p, "void")
        return
    if delivered(s, p):
        ledger.end(s, p, "kept")
        return
    steps = yield from due_steps(s, p)
    if deals.can_do(s, steps):
        for step in steps:
            deals.do(s, step)
        if p in s.promises:                                              # a run has ended it already
            ledger.end(s, p, "kept")
        return
    instead: list[deals.Step] = [(("give", *term[1:]),) for term in p.instead]
    if instead and deals.can_do(s, instead):
        for step in instead:
            deals.do(s, step)
        ledger.end(s, p, "compensated")
        return
    if (yield from compensated(s, p)):
        ledger.end(s, p, "compensated")
        return
    penalise(s, p, steps)


def delivered(s: Confluence, p: Promise) -> bool:
    """Has the creditor got it already, by another deal? Cards and technologies there are only once, and a technology
    may have been spent since."""
    if p.what[0] == "licence":
        return not yengii.can_use(s, p.creditor, p.what[3])
    if p.what[0] == "card":
        return s.holder.get(p.what[3], NOBODY) == p.creditor
    return False


def due_steps(s: Confluence, p: Promise) -> Sub[list[deals.Step]]:
    """What there is to do. Where a promise leaves something open, whoever may choose is asked (SDC-16 D9)."""
    term = p.what
    if term[0] == "any":
        _, giver, taker, size, many, chooser = term
        held = {kind: n for kind, n in s.players[giver].stock.items() if n and SIZE[kind] == size}
        chosen = yield from Allocate(giver if chooser == "debtor" else taker, "sidereal.which", held, many, "SDC-18.5",
                                     forced=True, about=(s.players[giver].species, s.players[taker].species))
        lacking = many - sum([n for _, n in chosen])
        more = {(SMALL if size == "small" else LARGE)[0]: lacking} if lacking else {}
        return [(("give", giver, taker, kind, n),) for kind, n in total([dict(chosen), more]).items()]
    if term[0] == "buy":
        _, taker, giver, kind, most, price_kind, price = term
        many = yield from Number(taker, "sidereal.buy", 0, min(most, s.players[taker].stock[price_kind] // price),
                                 "SDC-18.9", forced=True, about=(s.players[giver].species, kind, price, price_kind))
        if not many:
            return []
        return [(("give", taker, giver, price_kind, price * many),), (("give", giver, taker, kind, many),)]
    return [(term,)]


# a shortfall

def compensated(s: Confluence, p: Promise) -> Sub[bool]:
    """The debtor offers something else; all other parties of the deal have to agree."""
    others = [seat for seat in p.parties if seat != p.debtor]
    offer = yield from compensation(s, p, others)
    told = [list(item) for item in offer]
    words = yield from Together([Choose(seat, "sidereal.compensation", ("agree", "refuse"), "SDC-7.5", lapse="refuse",
                                        about=(s.players[p.debtor].species, p.number), facts=lambda: [told, None])
                                 for seat in others])
    if "refuse" in words.values():
        s.tell("compensation_refused", seat=p.debtor, number=p.number)
        return False
    for item in offer:
        deals.do(s, (as_step(p.debtor, item),))
    return True


def compensation(s: Confluence, p: Promise, others: Sequence[int]) -> Compose:
    """Goods and cards for any of them; it may be nothing."""
    seat = p.debtor
    held = [kind for kind in KINDS if s.players[seat].stock[kind]]
    cards = [card for card, holder in s.holder.items()
             if holder == seat and deals.flaw_of_hand_over(s, seat, card) is None]
    return Compose(seat, "sidereal.compensate",
                   [Part("give", others, held, range(1, deals.MANY + 1), most=ITEMS),
                    Part("card", others, cards, most=ITEMS)],
                   lambda offer: flaw_of_compensation(s, seat, offer), "SDC-7.5", ordered=True, lapse="nothing",
                   about=(p.number,))


def as_step(seat: int, item: Term) -> Term:
    return (item[0], seat, *item[1:])


def flaw_of_compensation(s: Confluence, seat: int, offer: Whole) -> Flaw | None:
    return deals.flaw_of_steps(s, [(as_step(seat, item),) for item in offer])


def penalise(s: Confluence, p: Promise, steps: Sequence[deals.Step]) -> None:
    """As much as possible is done; every thing that is not delivered costs points (SDC-7.5). They may become negative,
    and nobody gains them (SDC-7.6)."""
    lost = 0
    for term in wanted(s, p, steps):
        part, cost = possible(s, term)
        lost += cost
        if part is not None:
            deals.do(s, (part,))
    s.players[p.debtor].vp -= lost
    ledger.end(s, p, "penalised" if lost else "broken", points=lost)


def wanted(s: Confluence, p: Promise, steps: Sequence[deals.Step]) -> list[Term]:
    """Nobody pays for what does not come."""
    if p.what[0] != "buy":
        return [step[0] for step in steps]
    paid, bought = steps[0][0], steps[1][0]
    there = min(bought[4], s.players[p.debtor].stock[bought[3]])
    return [(*paid[:4], p.what[6] * there), bought] if there else [bought]


def possible(s: Confluence, term: Term) -> tuple[Term | None, int]:
    """As much of this as can be done, and the points that the rest costs. A run is no thing; a licence is a card."""
    if deals.flaw_of_step(s, (term,)) is None:
        return term, 0
    word = term[0]
    if word == "runs":
        return None, 0
    if word in ("card", "licence"):
        return None, PENALTY["card"]
    many: int = term[-1]
    if word == "acks":
        there = s.players[term[1]].acknowledgements
        return (*term[:3], there) if there else None, many - there
    there = deals.donated(s, term[1], term[3]) if word == "donated" else s.players[term[1]].stock[term[3]]
    kind: str = term[3]
    return (*term[:4], there) if there else None, (many - there) * PENALTY.get(SIZE.get(kind, kind), 1)


STAGES: Final[tuple[Callable[[Confluence, str], Play]]] = (settle,)
