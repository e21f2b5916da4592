"""Short ways to deal: offers are made and accepted by name, rounds go by, and what was promised falls due."""
from __future__ import annotations

from typing import Any

from fivesuns.games.sidereal.state import Confluence, Promise
from fivesuns.kernel.codec import copied
from tests.games.sidereal.scenario import Scenario, act, begin


def market(*species: str, **options: Any) -> Confluence:
    """Seats 0 to 3 with nothing but their start cards, in the trade phase of round 1."""
    return begin(species=species or ("kit", "faderan", "unity", "caylion"), bare=True, **options)


def trading(s: Confluence) -> Scenario:
    return act(s, ("trade",))


def deal(t: Scenario, by: int, terms: str, *others: int) -> Scenario:
    """Offered by one, accepted by the others."""
    t.play(by, f"offer {terms}")
    number = t.s.numbered
    for seat in others:
        t.play(seat, f"accept,{number},1")
    return t


def no_deal(t: Scenario, by: int, terms: str, *others: int) -> str:
    """The flaw that keeps the last one from signing; or, without others, the offer from being made."""
    if not others:
        return t.refused(by, f"offer {terms}")
    t.play(by, f"offer {terms}")
    number = t.s.numbered
    for seat in others[:-1]:
        t.play(seat, f"accept,{number},1")
    return t.refused(others[-1], f"accept,{number},1")


def all_ready(t: Scenario) -> Scenario:
    for seat, p in enumerate(t.s.players):
        if not p.ready:
            t.play(seat, "ready")
    return t


def in_round(t: Scenario, number: int) -> Scenario:
    """The trade phase of a later round begins. What lies between is not played."""
    s: Confluence = copied(t.s)
    s.round, s.used = number, {}
    return act(s, ("start_trade",))


def ends(t: Scenario) -> list[str]:
    """What became of promises, in the order in which they ended."""
    return [p.status for p in t.s.ended]


def open_promises(t: Scenario) -> list[Promise]:
    return list(t.s.promises)
