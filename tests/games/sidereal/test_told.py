"""What is told adds up: whoever hears all of it knows what everybody holds (SDC-17.1, SDC-17.2, SDC-20.9)."""
from __future__ import annotations

from collections import Counter
from typing import get_type_hints

import pytest

from fivesuns.games import load
from fivesuns.games.sidereal import shapes
from fivesuns.games.sidereal.catalog import SPECIES
from fivesuns.kernel import Choose, Event, QuickDice
from fivesuns.kernel.play import random_table, step
from tests.laws.plans import eager
from tests.typed import flaw_of

OPTIONS = {"species": "dealt", "handicap_1": 1, "handicap_2": -1}


def book(held: list[Counter[str]], donated: list[Counter[str]], event: Event) -> None:
    """Enter what an event tells."""
    x = event.args
    seat = x.get("seat", 0)
    if event.what == "species":
        held[seat].update(SPECIES[x["species"]].start)
    elif event.what == "handicap":
        held[seat][x["kind"]] += x["n"]
    elif event.what in ("ran", "economy"):
        held[seat].subtract(x["paid"])
        held[seat].update(x["gained"])
    elif event.what in ("kept", "gained"):
        held[seat].update(x["goods"])
    elif event.what == "for_donation":
        donated[seat].update(x["goods"])
    elif event.what in ("gave", "donated"):
        (held if event.what == "gave" else donated)[seat].subtract(x["goods"])
        held[x["to"]].update(x["goods"])
    elif event.what == "bought":
        held[seat]["ship"] -= x["ships"]
    elif event.what == "bonus":
        held[seat]["vp"] += x["vp"]
    elif event.what == "acknowledged":
        held[x["to"]]["vp"] += 1
    elif event.what == "promise_ended":
        held[seat]["vp"] -= x["points"]
    elif event.what == "stolen":
        held[seat].subtract(x["paid"])
        held[seat].update(x["loot"])
        held[x["foe"]].subtract(x["loot"])


@pytest.mark.rule("SDC-20.9", "SDC-17.1", "SDC-8.8")
@pytest.mark.parametrize("seats", range(4, 10))
def test_stocks_points_and_donation_cards_follow_from_what_is_told(seats: int) -> None:
    rng, table = QuickDice(seats), random_table(load("sidereal"), {"seats": seats, **OPTIONS}, seats)
    held, donated = [Counter[str]() for _ in range(seats)], [Counter[str]() for _ in range(seats)]
    for event in table.begin():
        book(held, donated, event)
    while not table.over:
        for event in step(table, rng, eager):
            book(held, donated, event)
        for seat, p in enumerate(table.state.players):
            if p.species:
                there = {**p.stock, "vp": p.vp, "envoy": p.envoys}
                assert {kind: held[seat][kind] for kind in there} == there, (table.length, seat)
                assert +donated[seat] == +Counter(p.donation), (table.length, seat)


@pytest.mark.parametrize("seed", range(4))
def test_views_events_and_facts_are_of_their_shapes(seed: int) -> None:
    events, facts = get_type_hints(shapes.Events), get_type_hints(shapes.Facts)
    rng, table = QuickDice(seed), random_table(load("sidereal"), {"seats": 4 + seed, **OPTIONS}, seed)
    while not table.over:
        if rng.below(20) == 0:
            for seat in (None, *range(table.options["seats"])):
                assert not flaw_of(table.view(seat), shapes.View)
        for decision in table.waiting().values():
            if isinstance(decision, Choose) and decision.facts is not None:
                for fact in decision.facts():
                    assert fact is None or not flaw_of(fact, facts[decision.key]), decision.key
        for event in step(table, rng, eager):
            assert not flaw_of(event.args, events[event.what]), event.what
    assert not flaw_of(table.view(0), shapes.View)
