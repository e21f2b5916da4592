"""What holds whatever is offered, signed and promised: random games in which every seat talks when it likes."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from fivesuns.games.sidereal import GAME
from fivesuns.games.sidereal.state import Confluence, Offer
from fivesuns.kernel import Event, QuickDice, Table, spell
from fivesuns.kernel.imagine import imagine
from fivesuns.kernel.laws import random_table, step, uniform
from fivesuns.server.shown import eye

ENDS = {"kept", "compensated", "penalised", "broken", "replaced", "void"}
TALK = ("sidereal.trade", "sidereal.bid")


class Step:
    """One answer: the table before it (as far as deals go) and after it."""

    def __init__(self, table: Table[Any], goods: Counter[str], deals: int, said: str, events: list[Event]) -> None:
        self.table = table
        self.goods = goods
        self.signed = table.state.deals - deals
        self.said = said
        self.events = events


def goods(s: Confluence) -> Counter[str]:
    """All that lies before the players, cards apart."""
    found: Counter[str] = Counter()
    for p in s.players:
        found.update(p.stock)
        found.update(p.donation)
        found.update({"vp": p.vp, "envoy": p.envoys, "acknowledgement": p.acknowledgements})
    return found


def played(seats: int, seed: int, **options: Any) -> Iterator[Step]:
    table, dice = random_table(GAME, {"seats": seats, "species": "dealt", **options}, seed), QuickDice(seed)
    while not table.over:
        before, deals, length = goods(table.state), table.state.deals, table.length
        asked = {seat: d.key for seat, d in table.waiting().items()}
        events = step(table, dice, uniform)
        who, value = table.log[length - table.base]
        yield Step(table, before, deals, spell(value) if asked[who] in TALK else "", events)


@pytest.mark.parametrize("seats", [4, 9])
def test_one_act_in_five_is_an_offer_and_one_in_ten_signs_a_deal(seats: int) -> None:
    """Or the laws would try little, and speed would be measured on silence."""
    acts = [(x.said.split(" ")[0].split(",")[0], x.signed) for seed in range(4 if seats == 4 else 2)
            for x in played(seats, seed)]
    assert sum([word in ("offer", "amend") for word, _ in acts]) * 5 >= len(acts)
    assert sum([signed for _, signed in acts]) * 10 >= len(acts)


@pytest.mark.parametrize("seed", range(3))
def test_no_deal_creates_or_loses_anything(seed: int) -> None:
    """Beyond what converters pay and bring, and relics that come into play or change hands."""
    tried = 0
    for x in played(5, seed):
        if x.signed:
            tried += 1
            change = goods(x.table.state)
            change.subtract(x.goods)
            for event in x.events:
                if event.what == "ran":
                    change.update(event.args["paid"])
                    change.subtract(event.args["gained"])
                elif event.what in ("gained", "for_donation", "kept"):
                    change.subtract(event.args["goods"])
                elif event.what == "acknowledged":
                    change["vp"] -= 1
            assert not any(change.values()), (x.said, change)
    assert tried > 10


@pytest.mark.rule("SDC-18.5")
@pytest.mark.parametrize("options", [{}, {"lien": "strict"}])
def test_every_promise_ends_once(options: dict[str, Any]) -> None:
    """Kept, made good, paid for in points, given way, replaced by all its parties, or void."""
    found: Counter[str] = Counter()
    for seed in range(4):
        for x in played(4, seed, **options):
            s: Confluence = x.table.state
            numbers = sorted([p.number for p in (*s.promises, *s.ended)])
            assert numbers == list(range(1, s.promised + 1))
            assert all([p.status == "open" for p in s.promises])
        assert not s.promises
        found.update([p.status for p in s.ended])
    assert set(found) <= ENDS
    assert {"kept", "penalised", "compensated"} <= set(found), found


def shown_to(s: Confluence, offer: Offer) -> set[int | None]:
    """Who may see it while all trade: who is named in it; those who look on only where it is for everybody."""
    everybody = s.phase != "trade" or 9 in offer.parties
    return {*range(s.seats), None} if everybody else {*offer.parties}


@pytest.mark.rule("SDC-17.1", "SDC-18.14")
def test_offers_and_points_are_seen_by_those_whom_they_concern_on_the_wire_too() -> None:
    hidden = 0
    for n, x in enumerate(played(5, 1)):
        s: Confluence = x.table.state
        for seat in (*range(s.seats), None):
            view = x.table.view(seat)
            assert [o["number"] for o in view["offers"]] == [o.number for o in s.offers if seat in shown_to(s, o)]
            if not x.table.over:
                known = [who for who, p in enumerate(view["seats"]) if p["vp"] is not None]
                assert known == ([] if seat is None else [seat])
            for event in x.events:
                if event.what in ("offered", "amended") and event.known_to(seat):
                    assert event.to is None or seat in event.args["parties"]
        for offer in s.offers if n % 10 == 0 else ():
            for seat in {*range(s.seats), None} - shown_to(s, offer):
                hidden += 1
                seen = eye(x.table, seat)
                assert f'"number":{offer.number},"version"'.encode() not in seen["view"]
                assert f'accept,{offer.number},'.encode() not in seen["decision"]
    assert hidden > 20


@pytest.mark.rule("SDC-17.1")
def test_bids_are_dreamt_anew() -> None:
    """Whoever imagines the table knows its own bid and no other; in time every bid that is possible comes up."""
    for x in played(4, 2):
        s: Confluence = x.table.state
        rich = [seat for seat, p in enumerate(s.players) if p.bid is not None and p.announced]
        if s.phase == "bidding" and len(rich) > 1:
            me, other = rich[:2]
            worlds = [imagine(x.table, me, QuickDice(n)).state for n in range(60)]
            assert {w.players[me].bid for w in worlds} == {s.players[me].bid}
            ships = s.players[other].announced
            if not any([p.debtor == other for p in s.promises]) and ships < 3:
                bids = {(c, r) for c in range(ships + 1) for r in range(ships + 1 - c)}
                assert {w.players[other].bid for w in worlds} == bids
                return
    raise AssertionError("nobody has bid")
