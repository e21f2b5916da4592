"""What a seat says by chance where anybody may speak: legal, quickly found, and now and then worth an answer."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from fivesuns.games.sidereal import converters, deals, offers
from fivesuns.games.sidereal.catalog import CARDS, KINDS
from fivesuns.games.sidereal.exceptions import faderan, yengii, zeth
from fivesuns.games.sidereal.offers import Judge
from fivesuns.games.sidereal.state import ANYONE, ROUNDS, Confluence, Offer, Term
from fivesuns.kernel import Rng, Whole

T = TypeVar("T")
EAGER: Final = 4                 # who has made so many offers is mostly ready


def one_of(rng: Rng, things: Sequence[T]) -> T:
    return things[rng.below(len(things))]


def trade(s: Confluence, seat: int, rng: Rng, flaw: Judge) -> Whole:
    """Those who are ready mostly stay so, or the phase would never end."""
    p = s.players[seat]
    found = answer(s, seat, rng, flaw)
    if found is None and p.ready:
        found = ("unready",) if rng.below(12) == 0 else None
    elif found is None:
        dice = rng.below(8)
        if p.offers >= EAGER and dice < 6:
            return ("ready",)
        found = solitary(s, seat, rng, flaw) if dice > 6 else proposal(s, seat, rng, TRADES, flaw)
    return ("ready",) if found is None else found


def talk(s: Confluence, seat: int, rng: Rng, flaw: Judge) -> Whole | None:
    """While ships are bid: promises, if anything."""
    found = answer(s, seat, rng, flaw)
    if found is None and s.players[seat].offers < EAGER and rng.below(3) == 0:
        found = proposal(s, seat, rng, PLEDGES, flaw)
    return found


def answer(s: Confluence, seat: int, rng: Rng, flaw: Judge) -> Whole | None:
    """Yes to what can be done, no to some of the rest; now and then a word against."""
    mine = offers.acceptable(s, seat)
    if not mine or rng.below(4) == 0:
        return None
    offer = one_of(rng, mine)
    yes: Whole = (("accept", offer.number, offer.version),)
    if rng.below(8) and flaw(yes) is None:
        return yes
    if offers.standing(offer):
        return None
    if rng.below(2):
        return (("decline", offer.number),)
    return amendment(s, seat, offer, rng, flaw)


def amendment(s: Confluence, seat: int, offer: Offer, rng: Rng, flaw: Judge) -> Whole | None:
    """The same and a little more for me."""
    if not offers.can_be_said(s, offer.terms):
        return None
    other = one_of(rng, [x for x in offer.parties if x != seat])
    more: list[Term] = [("give", other, seat, one_of(rng, KINDS), 1)] if s.phase == "trade" else []
    if "later" in [term[0] for term in offer.terms]:
        more.reverse()
        act: Whole = (("amend", offer.number), *more, *offer.terms)
    else:
        act = (("amend", offer.number), *offer.terms, *more)
    return act if flaw(act) is None else None


def solitary(s: Confluence, seat: int, rng: Rng, flaw: Judge) -> Whole | None:
    """A converter that can be paid for."""
    runs = converters.runnable(s, seat, "purple")
    if not runs:
        return None
    card, n, it = one_of(rng, runs)
    alt = rng.below(len(it.inputs))
    act: Whole = (("run", card, n, alt),)
    return act if flaw(act) is None else None


# offers

def proposal(s: Confluence, seat: int, rng: Rng, ways: Sequence[Way], flaw: Judge) -> Whole | None:
    if s.players[seat].offers >= offers.PHASE:
        return None
    other = rng.below(s.seats - 1)
    other += other >= seat                        # anybody else
    terms = one_of(rng, ways)(s, seat, other, rng)
    act: Whole = ("offer", *terms)
    return act if terms and flaw(act) is None else None


def some_of(s: Confluence, giver: int, taker: int, rng: Rng) -> list[Term]:
    """A few of what one holds."""
    stock = s.players[giver].stock
    held = [kind for kind, many in stock.items() if many]
    if not held:
        return []
    kind = one_of(rng, held)
    return [("give", giver, taker, kind, 1 + rng.below(min(3, stock[kind])))]


def swap(s: Confluence, seat: int, other: int, rng: Rng) -> list[Term]:
    return [*some_of(s, seat, other, rng), *some_of(s, other, seat, rng)]


def standing_swap(s: Confluence, seat: int, other: int, rng: Rng) -> list[Term]:
    return list(reversed([(term[0], *[ANYONE if x == other else x for x in term[1:3]], *term[3:])
                          for term in swap(s, seat, other, rng)]))


def chain(s: Confluence, seat: int, other: int, rng: Rng) -> list[Term]:
    third = one_of(rng, [x for x in range(s.seats) if x not in (seat, other)])
    return [*some_of(s, seat, other, rng), *some_of(s, other, third, rng), *some_of(s, third, seat, rng)]


def loan(s: Confluence, seat: int, other: int, rng: Rng) -> list[Term]:
    cards = [card for card, holder in s.holder.items() if holder == seat and CARDS[card].loan != "never"]
    return [("card", seat, other, one_of(rng, cards)), *some_of(s, other, seat, rng)] if cards else []


def gift(s: Confluence, seat: int, other: int, rng: Rng) -> list[Term]:
    """From one's donation card; acknowledgements and licences too."""
    kinds = [kind for kind in deals.GIFTS if deals.donated(s, seat, kind)]
    found: list[Term] = [("donated", seat, other, one_of(rng, kinds), 1)] if kinds else []
    if faderan.plays(s, seat) and s.players[seat].acknowledgements:
        found.append(("acks", seat, other, 1))
    found += [("licence", seat, other, x) for x in yengii.licensable(s, seat) if yengii.can_use(s, other, x)]
    return [*found, *some_of(s, other, seat, rng)] if found else []


def funded(s: Confluence, seat: int, other: int, rng: Rng) -> list[Term]:
    """Something for a converter that runs at once."""
    runs = converters.runnable(s, other, "purple")
    if not runs:
        return []
    card, n, it = one_of(rng, runs)
    return [*some_of(s, seat, other, rng), ("runs", other, card, n, rng.below(len(it.inputs)))]


def date(s: Confluence, rng: Rng) -> Term:
    last = min(ROUNDS, s.round + 2)
    later = s.round + rng.below(last - s.round + 1)
    return ("later", later, "end" if later == s.round else one_of(rng, deals.POINTS))


def credit(s: Confluence, seat: int, other: int, rng: Rng) -> list[Term]:
    """Something now for something later, with or without a way out."""
    due = date(s, rng)
    promise: Term = one_of(rng, [
        ("give", seat, other, one_of(rng, KINDS), 1 + rng.below(3)),
        ("any", seat, other, one_of(rng, ("small", "large")), 1 + rng.below(2), one_of(rng, ("debtor", "creditor"))),
        ("buy", other, seat, "blue", 1 + rng.below(2), "white", 1 + rng.below(2))])
    way_out: list[Term] = [("else", seat, other, one_of(rng, KINDS), 1)] if rng.below(3) == 0 else []
    return [*some_of(s, other, seat, rng), due, promise, *way_out]


def pledge(s: Confluence, seat: int, other: int, rng: Rng) -> list[Term]:
    """What one will do, or will not, for something now or later."""
    start: list[Term] = some_of(s, other, seat, rng) if s.phase == "trade" else []
    due: Term = ("later", s.round, "end")
    on_track = [card for card in (*s.colony_track, *s.team_track) if card]
    mine = [card for card, holder in s.holder.items() if holder == seat and card in offers.WHITE]
    ways: list[Term] = [("atmost", seat, one_of(rng, deals.TRACKS), rng.below(4)),
                        ("atleast", seat, one_of(rng, deals.TRACKS), rng.below(3))]
    ways += [("spare", seat, other)] if seat == zeth.seat(s) else []
    ways += [(word, seat, one_of(rng, on_track)) for word in ("take", "leave") if on_track]
    if s.phase == "trade" and mine:
        ways += [(word, seat, one_of(rng, mine), 0) for word in ("will", "wont")]
    thanks: list[Term] = []
    if s.round < ROUNDS and rng.below(2):
        condition: list[Term] = [("if-takes", seat, one_of(rng, on_track))] if on_track and rng.below(2) else []
        thanks = [("later", s.round + 1, "start"), *condition, ("give", other, seat, one_of(rng, KINDS), 1)]
    return [*start, due, one_of(rng, ways), *thanks]


def novation(s: Confluence, seat: int, other: int, rng: Rng) -> list[Term]:
    mine = [p for p in s.promises if seat in p.parties]
    if not mine:
        return []
    old = one_of(rng, mine)
    creditor = one_of(rng, [x for x in old.parties if x != old.debtor])
    return [("replaces", old.number), date(s, rng), ("give", old.debtor, creditor, one_of(rng, KINDS), 1)]


Way = Callable[[Confluence, int, int, Rng], list[Term]]
TRADES: Final[tuple[Way, ...]] = (
    swap, swap, standing_swap, chain, loan, gift, funded, credit, credit, pledge, novation)
PLEDGES: Final[tuple[Way, ...]] = (pledge, pledge, novation)
