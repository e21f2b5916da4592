"""What promises are worth: to who made them what keeping them costs, to who got them what will surely come of them."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fivesuns.games.sidereal.catalog import CARDS
from fivesuns.games.sidereal.judgement.values import SOLD, future, prices, stream
from fivesuns.games.sidereal.state import ROUNDS, Confluence, Promise, Term

TRUST: Final = 97                                      # what a promise is worth, of what it promises
NOINVENT: Final = 500                                  # what it costs not to invent
DEED: Final = 100                                      # what it costs to do, or not to do, something else
LIKELY: Final = 6                                      # things that somebody who promises them is likely to have
GOODS: Final = ("give", "any", "donated")


def promised(s: Confluence, seat: int, after: Mapping[str, float]) -> float:
    """What is owed to a seat, less what it owes. What hangs on something may come due, but is not counted on."""
    found = 0.0
    for p in s.promises:
        if p.debtor == seat:
            found -= 0.0 if due_now(s, p) else owed(s, p, after)
        elif p.creditor == seat and p.met:
            found += TRUST / 100 * expected(s, p, after)
    return found


def due_now(s: Confluence, p: Promise) -> bool:
    """Is this a delivery at the end of the phase that goes on? Then it is no longer there to be spent."""
    return p.what[0] == "give" and p.due == (s.round, "end") and p.met


def owed(s: Confluence, p: Promise, after: Mapping[str, float]) -> float:
    """What it costs to keep a promise."""
    word, price = p.what[0], after if p.due[0] == s.round + 1 else prices(min(ROUNDS, p.due[0]))
    if word in GOODS:
        return goods(s, p.what, price)
    if word == "buy":
        return float(price[p.what[3]] * p.what[4]) / 2
    if word == "card":
        card = p.what[3]
        return future(s, p.debtor, card, p.due[0]) if CARDS[card].loan == "stays" else 0.7 * gain_of(s, card, p.due[0])
    if word == "wont":
        return gain_of(s, p.what[2], p.due[0])
    if word == "noinvent":
        return NOINVENT / 100
    if word == "atleast":
        return float(price["ship"] * p.what[3])
    return DEED / 100


def expected(s: Confluence, p: Promise, after: Mapping[str, float]) -> float:
    """What a promise brings: no more than what would be taken in its place, or than somebody is likely to have."""
    word, price = p.what[0], after if p.due[0] == s.round + 1 else prices(min(ROUNDS, p.due[0]))
    if word == "card":
        card = p.what[3]
        found = future(s, p.creditor, card, p.due[0]) if CARDS[card].loan == "stays" else 0.0
    else:
        found = goods(s, p.what, price) * min(1.0, LIKELY / p.what[4]) if word in GOODS else 0.0
    if p.instead:
        found = min(found, sum([float(price[term[3]] * term[4]) for term in p.instead]))
    return found


def goods(s: Confluence, what: Term, price: Mapping[str, float]) -> float:
    if what[0] == "any":
        return float(price[f"any_{what[3]}"] * what[4])
    return float(price.get(what[3], 0.0) * what[4]) * (SOLD / 100 if what[0] == "donated" else 1.0)


def gain_of(s: Confluence, card: str, round: int) -> float:
    """Of the converters of a card in one round."""
    return stream(card, card in s.turned, round) - stream(card, card in s.turned, round + 1)
