"""Who knows what, and who decides what (ECL-20, ECL-21)."""
from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from fivesuns.games.eclipse import GAME
from fivesuns.games.eclipse.catalog import REPUTATION
from fivesuns.games.eclipse.setup import first_state, take_seat
from fivesuns.kernel import Decision, Draw, QuickDice, SealedDice, Table
from fivesuns.kernel.codec import words
from fivesuns.kernel.laws import l12_shows_no_more_than_views, step

from .scenario import begin, galaxy
from .sense import sense

DECISIONS = {                                          # the kinds of ECL-21.1 and the keys that ask for them
    1: ["species"], 3: ["turn", "reaction"], 4: ["explore", "research", "upgrade", "build", "move", "influence"],
    5: ["explore"], 6: ["sector"], 7: ["sector"], 8: ["sector"], 9: ["settle"], 10: ["settle", "discovery"],
    11: ["settle", "discovery"], 12: ["settle", "discovery"], 13: ["research"], 14: ["artifacts"], 15: ["portal"],
    16: ["upgrade"], 17: ["build"], 18: ["move"], 19: ["influence"], 20: ["influence", "wind_up"],
    21: ["turn", "wind_up", "colonise"], 22: ["turn"], 23: ["turn", "wind_up"], 24: ["relations"], 25: ["envoy"],
    26: ["return_reputation"], 27: ["engage", "missiles"], 28: ["engage"], 29: ["assign"], 30: ["assign"],
    31: ["stalemate"], 32: ["keep", "return_reputation"], 33: ["bombard"], 34: ["destroy"], 35: ["grave"],
    36: ["claim"], 37: ["cube"], 38: ["bankrupt"]}


def mention(view: dict[str, Any]) -> set[str]:
    return {word for word in words(view) if word in REPUTATION}


@pytest.mark.rule("ECL-20.1", "ECL-20.2", "ECL-8.9")
def test_reputation_tiles_are_known_to_their_owner_only_and_bags_to_nobody() -> None:
    table = Table(GAME, {"seats": 4, "species": "random_aliens"}, SealedDice.from_seed(9))
    rng = QuickDice(2)
    kept = 0
    while not table.over:
        s = table.state
        for seat in range(4):
            own = {*s.players[seat].reputation, *s.players[seat].drawn}
            boxed = {x for x in s.box if x in REPUTATION}
            assert mention(table.view(seat)) == own | boxed
            kept += len(own)
            assert mention(table.view(None)) == boxed
        assert set(table.view(0)["stacks"][0]) == {"ring", "left", "discard"}
        assert table.view(0)["bag"] == len(s.bag)
        step(table, rng, sense)
    assert kept
    shown = table.view(None)["seats"]
    assert [x["reputation"]["shown"] for x in shown] == [p.reputation for p in table.state.players]


@pytest.mark.rule("ECL-20.2")
def test_nobody_else_sees_with_which_reputation_the_eridani_begin() -> None:
    table = Table(GAME, {"seats": 2, "species": "choose"}, SealedDice.from_seed(3))
    while "eclipse.species" in [d.key for d in table.waiting().values()]:
        seat, = table.waiting()
        table.answer(seat, "eridani" if seat == 0 else "hydran")
    assert len(table.state.players[0].reputation) == 2
    for viewer in (0, 1, None):
        l12_shows_no_more_than_views(table, viewer)


@pytest.mark.rule("ECL-20.3")
def test_everything_else_is_public() -> None:
    t = begin(galaxy(2, ["eridani"]), "102").play(0, "explore", "explore 0,-1", "discard")
    mine, theirs, nobodys = t.table.view(0), t.table.view(1), t.table.view(None)
    for view in (mine, theirs, nobodys):
        view.pop("me")
    assert mine == theirs == nobodys
    seat = nobodys["seats"][0]
    assert seat["resources"] == {"material": 4, "science": 2, "money": 26}
    assert seat["reputation"]["tiles"] == 2
    assert nobodys["stacks"][0]["discard"] == [102]
    assert set(seat["blueprints"]) == {"interceptor", "cruiser", "dreadnought", "starbase"}


@pytest.mark.rule("ECL-20.2")
def test_the_live_score_of_others_does_not_tell_their_reputation() -> None:
    t = begin(galaxy(2, ["eridani"]))
    points = sum(REPUTATION[x] for x in t.p(0).reputation)
    assert t.table.view(0)["me"]["score"] == t.table.view(1)["seats"][0]["score"] + points


@pytest.mark.rule("ECL-21.1")
def test_every_choice_is_put_to_its_decider() -> None:
    """Whoever is asked by the rules' table is the one who is asked here; and all keys occur in play or in a test."""
    askers: dict[str, set[bool]] = defaultdict(set)
    for seed in range(12):
        table = Table(GAME, {"seats": 4}, SealedDice.from_seed(seed))
        rng = QuickDice(seed)
        while not table.over:
            (seat, decision), = table.waiting().items()
            askers[decision.key.removeprefix("eclipse.")].add(_is_actives(table, seat, decision))
            step(table, rng, sense)
    for key in ("turn", "reaction", "explore", "sector", "settle", "research", "upgrade", "build", "move", "influence",
                "wind_up"):
        assert askers[key] == {True}, key
    assert askers["relations"] == {False}
    assert {key for keys in DECISIONS.values() for key in keys} >= set(askers)


def _is_actives(table: Table[Any], seat: int, decision: Decision[Any]) -> bool:
    return bool(table.state.active == seat)


@pytest.mark.rule("ECL-20.2", "ECL-3.10")
def test_the_first_tiles_of_eridani_are_drawn_unseen_by_others() -> None:
    s = first_state(GAME.settle({"seats": 2}))
    for ask in take_seat(s, 0, "eridani"):
        assert isinstance(ask, Draw)
        assert (ask.things, ask.shown_to(0, ()), ask.shown_to(1, ()), ask.shown_to(None, ())) == (2, True, False, False)
        ask.given = tuple(ask.pool[:2])
    assert len(s.players[0].reputation) == 2


@pytest.mark.rule("ECL-20.2", "ECL-4.6")
def test_which_tile_is_returned_is_seen_by_its_owner_only() -> None:
    t = begin(galaxy(2, ["eridani"])).play(0, "return_reputation")
    decision = t.table.waiting()[0]
    tile = t.p(0).reputation[0]
    assert [decision.shown_to(seat, tile) for seat in (0, 1, None)] == [True, False, False]
    t.play(0, tile)
    assert t.told("returned_reputation") == [{"seat": 0}]
