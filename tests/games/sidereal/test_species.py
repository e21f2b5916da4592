"""What is peculiar to the species, stealing included (SDC-12.4 to 12.30, SDC-13.1)."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.games.sidereal.cards import colonies_of, deck_of
from fivesuns.games.sidereal.catalog import CARDS, RELICS
from fivesuns.games.sidereal.converters import due, flaw, lacks, run
from fivesuns.games.sidereal.exceptions import faderan, yengii, zeth
from fivesuns.games.sidereal.state import Confluence, Promise
from fivesuns.games.sidereal.technologies import invent
from fivesuns.kernel.codec import copied
from tests.games.sidereal.scenario import Scenario, act, begin, give, put

DECK = "faderan_relic_deck"


# the Faderan

def relic(s: Confluence, card: str) -> Scenario:
    """This relic comes to the Faderan, seat 0."""
    return act(s, ("draw_relic", 0), luck=[card])


def faderans(**options: object) -> Confluence:
    return begin(species=["faderan", "kit", "zeth", "unity"], bare=True, **options)


@pytest.mark.rule("SDC-12.5", "SDC-7.11")
def test_four_white_and_an_ice_colony_bring_the_top_relic_into_play_once_a_round() -> None:
    s = faderans()
    put(s, 0, "spica")
    give(s, 0, white=8)
    s.phase = "trade"
    run(s, 0, DECK, 0)
    assert [stage[0] for stage in s._coming] == ["draw_relic"]
    assert s.players[0].stock["white"] == 4
    s._coming = []
    t = relic(s, "faderan_stars_ruin")
    assert t.s.holder["faderan_stars_ruin"] == 0
    assert len(t.s.relics) == 11
    assert t.s.colony_under[-1] == "spica"
    assert t.s.used == {f"{DECK},0": 1}


@pytest.mark.rule("SDC-12.6", "SDC-12.7")
@pytest.mark.parametrize(("card", "vp", "gains"), [
    ("faderan_thils_demiring", 0, {"green": 1, "brown": 1, "white": 1}),
    ("faderan_the_grand_armilla", 1, {}),
    ("faderan_stars_ruin", 2 + 6, {}),
    ("faderan_paradise_converter", 0, {"blue": 1, "black": 1}),
    ("faderan_gift_of_the_duruntai", 0, {}),
    ("faderan_barian_trade_armada", 1, {"green": 1, "white": 1, "brown": 1, "black": 1, "blue": 1, "yellow": 1,
                                        "octagon": 1, "ship": 4})])
def test_what_relics_bring_when_they_enter_play(card: str, vp: int, gains: dict[str, int]) -> None:
    t = relic(faderans(), card)
    assert (t.p(0).vp, t.has(0)) == (vp, gains)


@pytest.mark.rule("SDC-12.7")
@pytest.mark.parametrize(("abroad", "vp"), [(0, 0), (1, 1), (3, 1), (4, 2), (11, 4)])
def test_the_cache_is_worth_a_point_for_every_three_acknowledgements_of_others(abroad: int, vp: int) -> None:
    s = faderans()
    s.players[0].acknowledgements -= abroad
    s.players[2].acknowledgements += abroad
    assert relic(s, "faderan_contextual_integrator_cache").p(0).vp == vp


@pytest.mark.rule("SDC-12.7")
def test_the_transport_network_brings_two_colonies_from_the_top_of_the_deck() -> None:
    s = faderans()
    top = s.colony_top[0]
    t = relic(s, "faderan_automated_transport_network")
    assert len(colonies_of(t.s, 0)) == 2
    assert colonies_of(t.s, 0)[0] == top
    assert t.s.colony_top


@pytest.mark.rule("SDC-12.7")
def test_the_cache_makes_inventions_cheaper_for_those_who_return_an_acknowledgement() -> None:
    s = faderans()
    put(s, 0, "faderan_contextual_integrator_cache")
    put(s, 1, "mechanical_engineers")
    put(s, 0, "sociologists")
    team, own = "mechanical_engineers", "sociologists"
    it = CARDS[team].front.converters[0]
    assert due(s, 1, it, 0) == {"yellow": 4}
    s.players[0].acknowledgements -= 1
    s.players[1].acknowledgements += 1
    assert due(s, 1, it, 0) == {"yellow": 3}
    assert due(s, 1, it, 1) == {"octagon": 2}
    assert due(s, 0, CARDS[own].front.converters[0], 0) == {"white": 6}               # not for the Faderan themselves
    put(s, 1, "acrux")
    assert due(s, 1, CARDS["acrux"].front.converters[1], 0) == {"white": 2}           # and not for settling
    give(s, 1, yellow=3)
    assert not lacks(s, 1, it, 0)
    run(s, 1, team, 0)
    assert s.players[1].acknowledgements == 0
    assert s.players[1].stock["yellow"] == 0
    del s.holder["faderan_contextual_integrator_cache"]
    s.players[1].acknowledgements = 1
    assert due(s, 1, it, 0) == {"yellow": 4}                                          # nobody has drawn it yet


@pytest.mark.rule("SDC-12.8")
def test_who_invents_with_an_acknowledgement_returns_it_for_a_point_of_the_faderan() -> None:
    s = faderans()
    s.players[0].acknowledgements, s.players[1].acknowledgements = 9, 2
    put(s, 1, "mechanical_engineers")
    put(s, 2, "sociologists")
    put(s, 0, "organic_chemists")
    invent(s, 1, "mechanical_engineers")
    assert [p.acknowledgements for p in s.players] == [10, 1, 0, 0]
    assert s.players[0].vp == 1
    invent(s, 2, "sociologists")                                                     # holds none
    invent(s, 0, "organic_chemists")                                                 # the Faderan themselves
    assert [p.acknowledgements for p in s.players] == [10, 1, 0, 0]
    assert s.players[0].vp == 1


@pytest.mark.rule("SDC-12.7")
def test_the_gift_pays_who_gives_it_away_and_the_faderan_once_a_round() -> None:
    s = faderans()
    put(s, 1, "faderan_gift_of_the_duruntai")
    faderan.handed_over(s, "faderan_gift_of_the_duruntai", 1)
    assert {kind: n for kind, n in s.players[1].stock.items() if n} == {"octagon": 1, "blue": 1, "green": 1, "brown": 1}
    assert s.players[0].stock["blue"] == 1
    faderan.handed_over(s, "faderan_gift_of_the_duruntai", 2)
    assert s.players[2].stock["octagon"] == 0
    assert s.players[0].stock["blue"] == 1
    put(s, 1, "faderan_stars_ruin")
    faderan.handed_over(s, "faderan_stars_ruin", 1)
    assert s.players[1].stock["octagon"] == 1


@pytest.mark.rule("SDC-12.5")
def test_there_are_twelve_relics_and_all_can_be_drawn() -> None:
    s = faderans()
    t = act(s, *[("draw_relic", 0)] * 13)
    assert not t.s.relics
    assert all([t.s.holder[card] == 0 for card in RELICS])


# the Yengii

@pytest.mark.rule("SDC-12.23")
def test_the_yengii_license_what_they_have_invented_even_in_the_same_phase() -> None:
    s = begin(species=["yengii", "kit", "zeth", "unity"], bare=True)
    put(s, 0, "mechanical_engineers")
    put(s, 1, "sociologists")
    put(s, 0, s.teams[3][0])
    assert not yengii.licensable(s, 0)
    invent(s, 0, "mechanical_engineers")
    invent(s, 1, "sociologists")
    assert yengii.licensable(s, 0) == ["nanotechnology"]
    assert not yengii.licensable(s, 1)
    assert yengii.can_use(s, 1, "nanotechnology")
    yengii.license_to(s, 1, "nanotechnology")
    assert s.holder["kit_nanotechnology"] == 1
    assert s.licensed == [(1, "nanotechnology")]
    assert not yengii.can_use(s, 1, "nanotechnology")
    del s.holder["kit_nanotechnology"]
    s.tucked["kit_nanotechnology"] = "kit_hand_crafted"
    assert not yengii.can_use(s, 1, "nanotechnology")                                # a spent card stays spent


# the Zeth

def theft(s: Confluence) -> Scenario:
    return act(s, ("steal_phase",))


def zeths(**options: object) -> Confluence:
    s = begin(species=["zeth", "kit", "faderan", "unity"], bare=True, **options)
    s.traded = [1, 2, 3]
    return s


@pytest.mark.rule("SDC-12.27", "SDC-13.1", "SDC-12.24")
def test_a_red_converter_takes_its_output_from_another_player() -> None:
    s = zeths()
    s.traded = [2, 3]
    give(s, 0, white=2)
    give(s, 1, green=1, white=1, brown=3, blue=2)
    t = theft(s)
    assert t.options(0) == ["pass", "rob kit zeth_systemic_bribery 0 1"]
    t.play(0, "rob kit zeth_systemic_bribery 0 1")
    assert t.asked() == {0: "loot"}
    assert set(t.options(0)) == {
        "green,1 white,1", "green,1 brown,1", "white,1 brown,1", "brown,2"}
    t.play(0, "brown,2")
    assert t.has(0) == {"brown": 2}
    assert t.has(1) == {"green": 1, "white": 1, "brown": 1, "blue": 2}
    assert t.told("stolen")[0]["foe"] == 1
    assert not t.asked()


@pytest.mark.rule("SDC-12.25", "SDC-12.26")
def test_who_has_traded_with_the_zeth_is_safe_and_nobody_is_robbed_twice() -> None:
    s = zeths()
    give(s, 0, black=2, white=2)
    for seat in (1, 2, 3):
        give(s, seat, green=3, blue=3)
    assert not theft(s).asked()
    s.traded = [1]
    t = theft(s)
    assert {option.split(" ")[:2][-1] for option in t.options(0)} == {"pass", "faderan", "unity"}
    t.play(0, "rob faderan zeth_black_market 0 1")
    assert {option.split(" ")[:2][-1] for option in t.options(0)} == {"pass", "unity"}


@pytest.mark.rule("SDC-12.25", "SDC-12.26", "SDC-12.30")
def test_in_a_new_round_nobody_is_safe_any_more_and_what_was_stolen_before_pays() -> None:
    s = zeths()
    give(s, 0, black=1)
    for seat in (1, 2, 3):
        give(s, seat, blue=1)
    s.traded, s.robbed, s.loot = [1], [2], {"black": 1}
    t = act(s, ("new_round",))
    assert t.view(1)["traded"] == t.view(1)["robbed"] == []
    t = theft(copied(t.s))
    assert t.options(0) == ["pass", *[f"rob {victim} zeth_black_market 0 1" for victim in ("kit", "faderan", "unity")]]


@pytest.mark.rule("SDC-12.25", "SDC-12.30")
def test_a_deal_between_others_protects_nobody() -> None:
    s = zeths()
    s.traded = []
    zeth.note_trade(s, 1, 2)
    assert not s.traded
    zeth.note_trade(s, 3, 0)
    zeth.note_trade(s, 0, 2)
    zeth.note_trade(s, 0, 2)
    assert s.traded == [3, 2]
    assert [zeth.may_be_robbed(s, seat) for seat in range(4)] == [False, True, False, False]


@pytest.mark.rule("SDC-12.28")
def test_envoys_with_the_victim_are_needed_and_not_spent() -> None:
    s = zeths()
    s.traded = [2, 3]
    give(s, 1, blue=1)
    assert not theft(s).asked()
    s.players[1].envoys = 2
    t = theft(s)
    assert t.options(0) == ["pass", "rob kit zeth_black_market 0 0"]
    t.play(0, "rob kit zeth_black_market 0 0")
    assert t.has(0) == {"blue": 1}
    assert t.p(1).envoys == 2


@pytest.mark.rule("SDC-9.5", "SDC-12.24", "SDC-12.30", "SDC-12.19")
def test_wilds_ships_points_and_donations_cannot_be_stolen() -> None:
    s = zeths()
    s.traded = [1, 2]
    give(s, 0, black=3, white=3, yellow=3)
    give(s, 3, wild_small=3, wild_large=3, ship=3, vp=3)
    s.players[3].donation = {"green": 2, "octagon": 1}
    assert not theft(s).asked()


@pytest.mark.rule("SDC-12.30")
def test_who_has_less_loses_what_there_is() -> None:
    s = zeths()
    s.traded = [2, 3]
    give(s, 0, white=2)
    give(s, 1, green=1)
    t = theft(s)
    t.play(0, "rob kit zeth_systemic_bribery 0 1")
    assert t.has(0) == {"green": 1}
    assert not t.has(1)
    s = zeths(short_loot="no")
    s.traded = [2, 3]
    give(s, 0, white=2)
    give(s, 1, green=1)
    assert not theft(s).asked()


@pytest.mark.rule("SDC-12.30")
@pytest.mark.parametrize(("short_loot", "robs"), [("yes", True), ("no", False)])
def test_a_run_with_two_sorts_of_loot_needs_one_of_them_or_where_the_table_is_strict_both(
        short_loot: str, robs: bool) -> None:
    s = zeths(short_loot=short_loot)
    s.traded = [2, 3]
    put(s, 0, "zeth_smuggling_network", turned=True)
    give(s, 0, yellow=2)
    give(s, 1, green=1)
    t = theft(s)
    assert bool(t.asked()) == robs
    if robs:
        assert t.play(0, "rob kit zeth_smuggling_network 0 1").has(0) == {"green": 1}


@pytest.mark.rule("SDC-12.30")
@pytest.mark.parametrize(("loot_pays", "then"), [
    ("no", []), ("yes", ["pass", "rob faderan zeth_systemic_bribery 0 0"])])
def test_what_was_just_stolen_does_not_pay_for_more(loot_pays: str, then: list[str]) -> None:
    s = zeths(loot_pays=loot_pays)
    s.traded = [3]
    s.players[1].envoys, s.players[2].envoys = 2, 1
    give(s, 1, black=1)
    give(s, 2, green=3)
    t = theft(s)
    t.play(0, "rob kit zeth_black_market 0 0")
    assert t.has(0) == {"black": 1}
    assert (t.options(0) if t.asked() else []) == then


@pytest.mark.rule("SDC-9.2", "SDC-12.27")
def test_the_zeth_choose_whether_wilds_pay() -> None:
    s = zeths()
    s.traded = [2, 3]
    give(s, 0, black=1, wild_large=1)
    give(s, 1, blue=1)
    t = theft(s)
    t.play(0, "rob kit zeth_black_market 0 1")
    assert t.asked() == {0: "bribe"}
    assert t.table.waiting()[0].about == ("kit", "zeth_black_market")
    assert set(t.options(0)) == {"black,1", "wild_large,1"}
    t.play(0, "wild_large,1")
    assert t.has(0) == {"black": 1, "blue": 1}


@pytest.mark.rule("SDC-9.2", "SDC-12.27")
def test_wilds_pay_what_the_zeth_lack_of_a_colour() -> None:
    s = zeths()
    s.traded = [2, 3]
    give(s, 0, yellow=1, wild_large=1, white=1)
    give(s, 1, octagon=1)
    t = theft(s).play(0, "rob kit zeth_smuggling_network 0 1")
    assert t.has(0) == {"octagon": 1}


@pytest.mark.rule("SDC-12.27", "SDC-4.3")
def test_each_red_converter_runs_once_a_round_and_all_of_a_run_comes_from_one_player() -> None:
    s = zeths()
    s.traded = []
    put(s, 0, "zeth_smuggling_network", turned=True)
    give(s, 0, yellow=6, black=4)
    for seat in (1, 2):
        give(s, seat, octagon=1, green=1)
    t = theft(s)
    t.play(0, "rob kit zeth_smuggling_network 0 1")
    assert t.has(0) == {"yellow": 4, "black": 4, "octagon": 1, "green": 1}
    assert not t.has(1)
    assert not t.asked()


@pytest.mark.rule("SDC-13.1")
def test_the_zeth_need_not_steal() -> None:
    s = zeths()
    s.traded = [2, 3]
    give(s, 0, black=1)
    give(s, 1, blue=1)
    t = theft(s)
    t.play(0, "pass")
    assert t.has(1) == {"blue": 1}
    assert not t.asked()


# the Eni Et, the Im'dril, the Unity

@pytest.mark.rule("SDC-12.11")
def test_one_fleet_of_the_imdril_is_in_play_and_six_enter_by_their_own_converters() -> None:
    s = begin(species=["imdril"], bare=True)
    fleets = [card for card in deck_of(s, 0) if CARDS[card].sort == "fleet"]
    assert len(fleets) == 6
    assert s.holder["imdril_fleet_128"] == 0
    give(s, 0, black=3)
    run(s, 0, "imdril_fleet_124", -1)
    assert s.holder["imdril_fleet_124"] == 0
    assert s.players[0].vp == 1
    assert s.players[0].stock["black"] == 0


@pytest.mark.rule("SDC-12.18", "SDC-12.20", "SDC-12.14")
@pytest.mark.parametrize(("species", "card", "colonies", "cubes", "vp"), [
    ("kjas", "kjas_hadsja_vassal_territory", ["acrux", "antares"], {"yellow": 3}, 2),
    ("unity", "unity_bezier", ["acrux"], {"green": 1, "wild_small": 2}, 1),
    ("kit", "kit_zdnx", [], {"yellow": 1}, 0)])
def test_cards_that_enter_by_what_is_printed_on_them(species: str, card: str, colonies: list[str],
                                                     cubes: dict[str, int], vp: int) -> None:
    s = begin(species=[species], bare=True)
    put(s, 0, *colonies)
    give(s, 0, **cubes)
    run(s, 0, card, -1)
    assert s.holder[card] == 0
    assert s.players[0].vp == vp
    assert not any(s.players[0].stock.values())
    assert s.colony_under[len(s.colony_under) - len(colonies):] == colonies


# what a table may agree on

@pytest.mark.rule("SDC-7.16")
@pytest.mark.parametrize(("allowed", "found"), [("yes", None), ("no", "borrowed-upgrade")])
def test_a_table_may_keep_borrowed_cards_from_being_upgraded(allowed: str, found: str | None) -> None:
    s = begin(species=["eni_et", "kit", "zeth", "unity"], bare=True, borrowed_upgrade=allowed)
    ocean = next(card for card in [*s.colonies, *s.colony_under] if CARDS[card].front.climate == "ocean")
    for seat in (0, 1):
        give(s, seat, blue=2)
    put(s, 1, "eni_et_deep_hunting", ocean)
    upgrade = [it.effect for it in CARDS["eni_et_deep_hunting"].front.converters].index("upgrade")
    why = flaw(s, 1, "eni_et_deep_hunting", upgrade)
    assert (why[0] if why else None) == found
    put(s, 0, "eni_et_deep_hunting", ocean)
    assert flaw(s, 0, "eni_et_deep_hunting", upgrade) is None


@pytest.mark.rule("SDC-15.3", "SDC-7.22")
@pytest.mark.parametrize(("timer", "lapse"), [(False, ""), (True, "ready")])
def test_with_a_timer_silence_means_ready(timer: bool, lapse: str) -> None:
    t = act(begin(trade_timer=timer), ("start_trade",))
    assert {decision.lapse for decision in t.table.waiting().values()} == {lapse}


# promises, where they are kept

def promised(s: Confluence, *what: Any) -> None:
    """Seat 0 has promised this to seat 1 for this round."""
    s.promised += 1
    s.promises.append(Promise(number=s.promised, deal=1, parties=(0, 1), debtor=0, creditor=1, due=(s.round, "end"),
                              what=what))


@pytest.mark.rule("SDC-18.5")
def test_whom_the_zeth_have_promised_to_spare_is_not_robbed_and_the_promise_ends_with_the_thefts() -> None:
    s = zeths()
    s.traded = [3]
    promised(s, "spare", 0, 1)
    give(s, 0, black=1)
    for seat in (1, 2):
        give(s, seat, blue=1)
    t = theft(s)
    assert t.options(0) == ["pass", "rob faderan zeth_black_market 0 1"]
    t.play(0, "pass")
    assert [promise.status for promise in t.s.ended] == ["kept"]
    assert not t.s.promises


@pytest.mark.rule("SDC-18.16", "SDC-4.2")
@pytest.mark.parametrize(("theft_of", "met"), [("rob kit zeth_black_market 0 1", True), ("pass", False)])
def test_a_promise_may_wait_for_a_theft(theft_of: str, met: bool) -> None:
    s = zeths()
    s.traded = [2, 3]
    s.promises.append(Promise(number=1, deal=1, parties=(0, 2, 3), debtor=2, creditor=3, due=(2, "start"), met=False,
                              what=("give", 2, 3, "green", 1), condition=("if-runs", 0, "zeth_black_market", 0)))
    give(s, 0, black=1)
    give(s, 1, blue=1)
    t = theft(s).play(0, theft_of)
    assert [promise.met for promise in t.s.promises] == [met]


@pytest.mark.rule("SDC-18.5")
def test_a_run_that_was_promised_and_cannot_be_paid_is_broken_before_anyone_plans() -> None:
    s = begin(species=["caylion", "kit", "zeth", "unity"], bare=True)
    promised(s, "will", 0, "caylion_oceanic_processing", 0)
    promised(s, "will", 0, "caylion_planetary_ecological_dominance", 0)
    t = act(s, ("support_check",), ("economy",))
    assert [(x["number"], x["how"]) for x in t.told("promise_ended")] == [(1, "broken")]
    assert t.refused(0, "nothing") == "promised-to-run"
    t.play(0, "run,caylion_planetary_ecological_dominance,0,0")
    for seat in (1, 2, 3):
        t.play(seat, "nothing")
    assert [promise.status for promise in t.s.ended] == ["broken", "kept"]


@pytest.mark.rule("SDC-18.5", "SDC-18.9")
def test_a_promise_that_waits_for_a_run_holds_once_the_converter_has_run() -> None:
    s = begin(species=["caylion", "kit", "zeth", "unity"], bare=True)
    for n in (0, 1):
        s.promises.append(Promise(number=n, deal=1, parties=(0, 1), debtor=0, creditor=1, due=(2, "start"), met=False,
                                  what=("give", 0, 1, "green", 1), condition=(
                                      "if-runs", n, "caylion_planetary_ecological_dominance", 0)))
    t = act(s, ("support_check",), ("economy",))
    t.play(0, "run,caylion_planetary_ecological_dominance,0,0")
    for seat in (1, 2, 3):
        t.play(seat, "nothing")
    assert [promise.met for promise in t.s.promises] == [True, False]
