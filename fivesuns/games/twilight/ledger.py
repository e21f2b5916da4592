"""Promises that bind nobody: recorded, remembered for a while, never enforced (TI-18.4, A-21)."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fivesuns.games.twilight.state import Promise, Twilight
from fivesuns.kernel import Flaw

#: what can be promised
PROMISES: Final = (
    "peace",                     # not to activate systems with the other's units
    "no_landing",                # not to land on the other's planets
    "free_passage",              # to take ships out of the other's way
    "no_cards",                  # not to play action cards against the other
    "vote_along",                # to vote as the other does
    "abstain",                   # not to vote
    "replenish",                 # to let the other replenish by Trade for nothing
    "speaker",                   # to make the other speaker
    "pay_back",                  # to give trade goods later
    "give_note",                 # to give a promissory note later
)
ROUNDS: Final = 2                # this round and the next: then they are forgotten
STANDING: Final = 8              # of one debtor


def standing(s: Twilight, debtor: int) -> list[Promise]:
    return [promise for promise in s.promises if promise.debtor == debtor]


def is_full(s: Twilight, debtor: int) -> bool:
    """Can this player promise nothing more?"""
    return len(s.promises) >= STANDING and len(standing(s, debtor)) >= STANDING


def flaw(s: Twilight, debtor: int, creditor: int, what: str) -> Flaw | None:
    mine = standing(s, debtor)
    if any([promise.creditor == creditor and promise.what == what for promise in mine]):
        return ("promised-already", what)
    return ("too-many-promises", STANDING) if len(mine) >= STANDING else None


def left(s: Twilight, debtor: int, creditors: Iterable[int]) -> list[int]:
    """How many promises can be made to each of these: all that have no flaw."""
    given = [promise.creditor for promise in standing(s, debtor)]
    if len(given) >= STANDING:
        return [0 for _ in creditors]
    return [len(PROMISES) - given.count(to) for to in creditors]


def possible(s: Twilight, debtor: int, creditor: int) -> list[str]:
    """What they are, as long as there is one."""
    given = [promise.what for promise in standing(s, debtor) if promise.creditor == creditor]
    return [what for what in PROMISES if what not in given]


def record(s: Twilight, debtor: int, creditor: int, what: str) -> None:
    s.promises.append(Promise(debtor=debtor, creditor=creditor, what=what, round=s.round))
    s.tell("promised", seat=debtor, to=creditor, what=f"promise-{what}")


def forget(s: Twilight) -> None:
    """At the start of a round."""
    s.promises = [promise for promise in s.promises if s.round - promise.round < ROUNDS]
