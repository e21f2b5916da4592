"""Rounds, the economy's beginning, sharing, the end of a round and of the game (SDC-6, 8, 10, 11.1 to 11.5, 13, 14)."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fivesuns.games.sidereal.cards import colonies_of, owner_of
from fivesuns.games.sidereal.catalog import TEAMS
from fivesuns.games.sidereal.converters import run
from fivesuns.games.sidereal.options import OPTIONS
from fivesuns.games.sidereal.score import leftovers, score, sheet, winners
from fivesuns.games.sidereal.setup import deal, first_state, take_species
from fivesuns.games.sidereal.stages.round import end_round, new_round
from fivesuns.games.sidereal.state import Confluence
from fivesuns.games.sidereal.technologies import invent, share, sharing_bonus
from fivesuns.kernel import Draw
from tests.games.sidereal.scenario import act, begin, give, put, take_away

EXAMPLES = {x["id"]: x["expect"] for x in json.loads(
    (Path(__file__).parents[2] / "facts/sidereal/seed_examples.json").read_text("utf-8"))["examples"]}


def agenda(s: Confluence) -> list[str]:
    return [stage[0] for stage in s._coming]


@pytest.mark.rule("SDC-6.1", "SDC-6.4")
def test_a_round_is_trade_economy_confluence_and_theft() -> None:
    s = begin(species=["zeth"])
    s.round = 1
    new_round(s)
    assert agenda(s) == ["start_trade", "support_check", "economy", "share_technologies", "open_bidding",
                         "steal_phase", "end_round"]


@pytest.mark.rule("SDC-6.1", "SDC-13.1")
def test_nobody_steals_where_the_zeth_do_not_play() -> None:
    s = begin(species=["kit"])
    new_round(s)
    assert "steal_phase" not in agenda(s)


@pytest.mark.rule("SDC-14.1", "SDC-6.5")
def test_there_are_no_bids_in_the_last_round() -> None:
    s = begin(species=["zeth"])
    s.round = 5
    new_round(s)
    assert s.round == 6
    assert agenda(s) == ["start_trade", "support_check", "economy", "share_technologies",
                                          "steal_phase", "end_round"]


@pytest.mark.rule("SDC-14.6", "SDC-1.1", "SDC-13.3")
def test_the_game_ends_after_exactly_six_rounds() -> None:
    s = begin()
    s.round = 5
    end_round(s)
    assert agenda(s) == ["new_round"]
    assert s.phase != "over"
    s = begin()
    s.round = 6
    end_round(s)
    assert not agenda(s)
    assert s.phase == "over"


@pytest.mark.rule("SDC-8.2", "SDC-8.3", "SDC-8.1")
def test_the_zeth_with_four_colonies_put_one_under_the_deck() -> None:
    s = begin(species=["zeth"], bare=True)
    put(s, 0, "acrux", "spica", "antares")
    put(s, 0, "mimosa", turned=True)
    t = act(s, ("support_check",))
    assert t.asked() == {0: "unsupported"}
    assert t.refused(0, "acrux spica")
    assert t.refused(0, "nothing")
    assert len(t.options(0)) == 4
    assert EXAMPLES["EX-5"]["must_discard"] == 1
    t.play(0, "mimosa")
    assert t.s.colony_under[-1] == "mimosa"
    assert "mimosa" not in t.s.turned
    assert colonies_of(t.s, 0) == ["acrux", "spica", "antares"]


@pytest.mark.rule("SDC-8.2")
def test_who_has_no_more_colonies_than_support_keeps_them() -> None:
    s = begin(species=["zeth"], bare=True)
    put(s, 0, "acrux", "spica", "antares")
    t = act(s, ("support_check",))
    assert not t.asked()
    assert len(colonies_of(t.s, 0)) == 3


@pytest.mark.rule("SDC-10.2")
def test_colonies_go_under_the_deck_in_the_order_of_seats_and_each_in_the_order_its_owner_says() -> None:
    s = begin(species=["unity", "zeth", "kit", "kjas"], bare=True)
    put(s, 1, "acrux", "spica", "antares", "mimosa", "regulus")
    put(s, 0, "vega", "deneb", "altair")
    before = list(s.colony_under)
    t = act(s, ("support_check",))
    t.play(1, "acrux spica").play(0, "vega deneb")
    assert t.asked() == {0: "order", 1: "order"}
    t.play(1, "spica acrux").play(0, "deneb vega")
    assert t.s.colony_under == [*before, "deneb", "vega", "spica", "acrux"]


@pytest.mark.rule("SDC-12.9")
def test_the_imdril_lose_every_colony() -> None:
    s = begin(species=["imdril"], bare=True)
    put(s, 0, "acrux")
    t = act(s, ("support_check",))
    assert not colonies_of(t.s, 0)
    assert t.told("lost") == [{"seat": 0, "card": "acrux"}]


@pytest.mark.rule("SDC-12.7")
def test_the_transport_network_supports_two_colonies_more_for_whoever_holds_it() -> None:
    s = begin(species=["imdril", "faderan", "kit", "zeth"], bare=True)
    put(s, 0, "faderan_automated_transport_network", "acrux", "spica")
    assert not act(s, ("support_check",)).asked()
    put(s, 0, "antares")
    assert act(s, ("support_check",)).asked() == {0: "unsupported"}
    s = begin(species=["imdril", "faderan", "kit", "zeth"], bare=True)
    put(s, 1, "faderan_automated_transport_network")
    put(s, 0, "acrux")
    assert act(s, ("support_check",)).told("lost")


@pytest.mark.rule("SDC-12.14")
def test_a_colony_of_the_kit_that_is_not_supported_leaves_the_game() -> None:
    s = begin(species=["imdril", "kit", "zeth", "unity"], bare=True)
    put(s, 0, "kit_zdnx")
    t = act(s, ("support_check",))
    assert t.s.removed == ["kit_zdnx"]
    assert "kit_zdnx" not in t.s.colony_under


@pytest.mark.rule("SDC-12.15")
def test_the_kit_support_any_number_of_colonies() -> None:
    s = begin(species=["kit"], bare=True)
    put(s, 0, *[card for card in [*s.colonies, *s.colony_under]][:25])
    assert not act(s, ("support_check",)).asked()


@pytest.mark.rule("SDC-12.2", "SDC-10.1")
def test_a_seedling_is_lost_with_its_colony() -> None:
    s = begin(species=["caylion"])
    colony, = colonies_of(s, 0)
    assert colony in s.seedlings
    put(s, 0, "antares", "mimosa", "regulus")
    t = act(s, ("support_check",))
    t.play(0, colony)
    assert not t.s.seedlings
    assert t.s.sown == 1


@pytest.mark.rule("SDC-8.4", "SDC-1.2")
def test_all_plan_at_once_and_nobody_sees_a_plan_before_the_last_is_in() -> None:
    s = begin(species=["yengii", "zeth", "kit", "unity"], bare=True)
    t = act(s, ("support_check",), ("economy",))
    assert t.asked() == dict.fromkeys(range(4), "economy")
    t.play(0, "run,yengii_social_ecological_mutualism,0,0")
    assert not t.has(0)
    for seat in (1, 2, 3):
        t.play(seat, "nothing")
    assert t.has(0) == {"blue": 1, "brown": 1, "ship": 2}
    assert not t.has(1)


@pytest.mark.rule("SDC-8.10", "SDC-8.6", "SDC-8.7")
def test_donations_lie_on_the_donation_card_and_not_in_the_stock() -> None:
    s = begin(species=["yengii"], bare=True)
    put(s, 0, "yengii_xeno_cultural_exchange", turned=True)
    give(s, 0, green=9, white=9, brown=9, black=9, blue=9, yellow=9, octagon=9)
    before = dict(s.players[0].stock)
    t = act(s, ("economy",))
    t.play(0, "run,yengii_xeno_cultural_exchange,0,0")
    for seat in (1, 2, 3):
        t.play(seat, "nothing")
    assert t.p(0).donation == EXAMPLES["EX-6"]["donation"]
    assert t.p(0).vp == 2
    assert t.p(0).stock["blue"] == before["blue"]
    assert t.view(2)["seats"][0]["donation"] == {"vp": 1, "blue": 1, "green": 1}


@pytest.mark.rule("SDC-14.1", "SDC-14.7")
def test_in_the_last_economy_donations_are_kept() -> None:
    s = begin(species=["yengii"], bare=True)
    s.round = 6
    put(s, 0, "yengii_xeno_cultural_exchange", turned=True)
    give(s, 0, green=9, white=9, brown=9, black=9, blue=9, yellow=9, octagon=9)
    t = act(s, ("economy",))
    t.play(0, "run,yengii_xeno_cultural_exchange,0,0")
    for seat in (1, 2, 3):
        t.play(seat, "nothing")
    assert not t.p(0).donation
    assert t.p(0).vp == 3
    assert t.p(0).stock["blue"] == 10


@pytest.mark.rule("SDC-14.1", "SDC-14.7")
def test_in_the_last_economy_an_envoy_stays_with_the_zeth() -> None:
    s = begin(species=["zeth"], bare=True)
    s.round = 6
    give(s, 0, white=3)
    t = act(s, ("economy",)).play(0, "run,zeth_envoys,0,0")
    for seat in (1, 2, 3):
        t.play(seat, "nothing")
    assert (t.p(0).envoys, t.p(0).donation, t.p(0).envoy_gift) == (1, {}, {})
    assert t.has(0) == {"octagon": 1, "yellow": 1, "blue": 1, "brown": 1}


# sharing

@pytest.mark.rule("SDC-11.2", "SDC-11.3", "SDC-7.20", "SDC-1.6")
def test_the_inventor_gets_the_bonus_and_everybody_the_technology() -> None:
    s = begin(species=["kit", "caylion", "kjas", "faderan"], bare=True)
    s.round = 5
    put(s, 0, "organic_chemists")
    invent(s, 0, "organic_chemists")
    assert s.holder["kit_genetic_engineering"] == 0
    assert "caylion_genetic_engineering" not in s.holder
    assert "organic_chemists" not in s.holder
    share(s)
    assert s.players[0].vp == EXAMPLES["EX-7"]["vp"] == 3
    assert [p.vp for p in s.players[1:]] == [0, 0, 0]
    assert [s.holder[f"{p.species}_genetic_engineering"] for p in s.players] == [0, 1, 2, 3]
    assert s.column == [(0, "organic_chemists")]
    assert not s.invented


@pytest.mark.rule("SDC-7.18", "SDC-7.19")
def test_inventing_costs_one_of_the_alternatives_and_brings_points_and_the_card_at_once() -> None:
    s = begin(species=["kit"], bare=True)
    put(s, 0, "mechanical_engineers")
    give(s, 0, octagon=2)
    run(s, 0, "mechanical_engineers", 0, 1)
    assert s.players[0].vp == 1
    assert s.players[0].stock["octagon"] == 0
    assert s.holder["kit_nanotechnology"] == 0
    assert s.invented == [(0, "mechanical_engineers", "nanotechnology")]


@pytest.mark.rule("SDC-11.2", "SDC-5.8")
@pytest.mark.parametrize(("seats", "bonuses", "own"), [
    (4, [6, 5, 4, 4, 3, 2], [3, 2, 2, 1, 1, 0]), (5, [6, 6, 5, 4, 3, 1], [3, 2, 1, 1, 1, 0]),
    (6, [6, 6, 5, 4, 2, 1], [3, 2, 1, 1, 0, 0]), (7, [7, 6, 5, 4, 2, 0], [2, 2, 1, 1, 0, 0]),
    (8, [7, 6, 5, 4, 2, 0], [2, 2, 1, 1, 0, 0]), (9, [7, 6, 5, 4, 2, 0], [2, 2, 1, 1, 0, 0])])
def test_the_bonus_of_every_round(seats: int, bonuses: list[int], own: list[int]) -> None:
    s = begin(seats, species=["yengii", "kit"])
    for s.round in range(1, 7):
        assert sharing_bonus(s, 1) == bonuses[s.round - 1]
        assert sharing_bonus(s, 0) == own[s.round - 1]                              # SDC-12.22


@pytest.mark.rule("SDC-11.4")
def test_technologies_of_the_fourth_era_are_not_shared_and_still_bring_the_bonus() -> None:
    s = begin(bare=True)
    team = s.teams[3][0]
    put(s, 0, team)
    cards = len(s.holder)
    invent(s, 0, team)
    share(s)
    assert s.players[0].vp == 6
    assert len(s.holder) == cards - 1
    assert s.column == [(0, team)]


@pytest.mark.rule("SDC-11.5")
def test_who_has_the_technology_upgraded_or_spent_gets_nothing() -> None:
    s = begin(species=["kit", "caylion", "kjas", "faderan"], bare=True)
    put(s, 1, "caylion_genetic_engineering", turned=True)
    put(s, 2, "kjas_nanotechnology")
    s.tucked["kjas_genetic_engineering"] = "kjas_nanotechnology"
    put(s, 0, "organic_chemists")
    invent(s, 0, "organic_chemists")
    share(s)
    assert "caylion_genetic_engineering" in s.turned
    assert "kjas_genetic_engineering" not in s.holder
    assert s.holder["faderan_genetic_engineering"] == 3


@pytest.mark.rule("SDC-11.1", "SDC-11.3")
def test_sharing_is_a_stage_of_the_round() -> None:
    s = begin(species=["kit", "caylion", "kjas", "faderan"], bare=True)
    put(s, 0, "organic_chemists")
    invent(s, 0, "organic_chemists")
    t = act(s, ("share_technologies",))
    assert t.told("bonus") == [{"seat": 0, "card": "organic_chemists", "vp": 6}]
    assert {x["card"] for x in t.told("entered")} == {
        "caylion_genetic_engineering", "kjas_genetic_engineering", "faderan_genetic_engineering"}


@pytest.mark.rule("SDC-12.21", "SDC-12.22")
def test_what_the_yengii_invent_is_theirs_alone_and_they_get_what_others_share() -> None:
    s = begin(species=["yengii", "kit", "caylion", "kjas"], bare=True)
    put(s, 0, "organic_chemists")
    put(s, 1, "sociologists")
    invent(s, 0, "organic_chemists")
    invent(s, 1, "sociologists")
    share(s)
    assert s.players[0].vp == 3
    assert s.players[1].vp == 6
    assert "kit_genetic_engineering" not in s.holder
    assert s.holder["yengii_genetic_engineering"] == 0
    assert s.holder["yengii_ubiquitous_cultural_repository"] == 0


# the end of a round

@pytest.mark.rule("SDC-13.2", "SDC-4.12", "SDC-7.7")
def test_cards_with_a_border_go_home_and_others_stay() -> None:
    s = begin(species=["kit", "faderan", "zeth", "unity"], bare=True)
    put(s, 3, "kit_hand_crafted", "kit_polyutility_components", "kit_zdnx", "acrux", "sociologists",
        "faderan_gift_of_the_duruntai", "faderan_stars_ruin", turned=False)
    s.turned["kit_hand_crafted"] = True
    t = act(s, ("end_round",))
    where = [t.s.holder[card] for card in ("kit_hand_crafted", "kit_polyutility_components", "kit_zdnx", "acrux",
                                           "sociologists", "faderan_gift_of_the_duruntai", "faderan_stars_ruin")]
    assert where == [0, 0, 3, 3, 3, 3, 1]
    assert "kit_hand_crafted" in t.s.turned                                          # as it was: upgraded
    assert {"seat": 3, "card": "faderan_stars_ruin", "to": 1} in t.told("returned")


@pytest.mark.rule("SDC-4.3")
def test_every_converter_can_be_run_again_in_the_next_round() -> None:
    s = begin()
    s.used["kit_hand_crafted,0"] = 1
    new_round(s)
    assert not s.used


# the end of the game

@pytest.mark.rule("SDC-14.3", "SDC-9.6")
@pytest.mark.parametrize(("stock", "halves"), [
    ({"octagon": 1}, 1), ({"blue": 1, "yellow": 1}, 1), ({"blue": 1}, 0), ({"wild_large": 1, "black": 1}, 1),
    ({"green": 1, "white": 1, "ship": 1}, 1), ({"ship": 3}, 1), ({"wild_small": 2, "brown": 1}, 1),
    ({"green": 2}, 0), ({"green": 2, "blue": 1}, 0), ({"octagon": 3, "green": 7, "blue": 3}, 6)])
def test_complete_groups_of_leftovers_are_half_a_point_each(stock: dict[str, int], halves: int) -> None:
    s = begin(bare=True)
    give(s, 0, **stock)
    assert leftovers(s, 0) == 6 * halves


@pytest.mark.rule("SDC-14.3", "SDC-15.2")
@pytest.mark.parametrize(("exact", "twelfths"), [(False, 12 * EXAMPLES["EX-13"]["standard_vp"]),
                                                 (True, EXAMPLES["EX-13"]["exact_twelfths"])])
def test_leftovers_in_both_ways_of_counting(exact: bool, twelfths: int) -> None:
    s = begin(bare=True, exact_scoring=exact)
    give(s, 0, octagon=2, black=3, wild_large=2, green=3, wild_small=1, ship=3, vp=5)
    assert leftovers(s, 0) == twelfths
    assert score(s, 0) == 60 + twelfths
    assert sheet(s, 0) == {"vp": 60, "leftovers": twelfths}


@pytest.mark.rule("SDC-14.4")
def test_those_with_equal_points_share_the_win() -> None:
    s = begin(bare=True)
    give(s, 1, vp=7)
    give(s, 2, vp=6, octagon=2)
    assert winners(s) == [1, 2]
    give(s, 2, ship=3)
    assert winners(s) == [2]


@pytest.mark.rule("SDC-14.5")
def test_tokens_cards_and_donation_cards_are_worth_nothing() -> None:
    s = begin(species=["faderan", "zeth", "kit", "unity"], bare=True)
    s.players[2].envoys = 4
    s.players[2].donation = {"vp": 3, "octagon": 2}
    assert [score(s, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert s.players[0].acknowledgements == 11


@pytest.mark.rule("SDC-7.5")
def test_points_may_be_below_nothing() -> None:
    s = begin(bare=True)
    s.players[0].vp = -2
    assert score(s, 0) == -24
    assert winners(s) == [1, 2, 3]


# what is hidden

def seats(view: Any) -> list[Any]:
    return [seat["vp"] for seat in view["seats"]]


@pytest.mark.rule("SDC-3.3", "SDC-17.1", "SDC-1.3")
def test_points_are_behind_the_screen_until_the_end() -> None:
    s = begin(bare=True)
    give(s, 1, vp=7)
    t = act(s, ("open_bidding",))
    assert seats(t.view(1)) == [None, 7, None, None]
    assert seats(t.view(None)) == [None] * 4
    s.phase = "over"
    assert seats(t.table.game.view(s, 0)) == [0, 7, 0, 0]


@pytest.mark.rule("SDC-3.3")
def test_a_table_may_play_with_open_points() -> None:
    s = begin(bare=True, open_points=True)
    give(s, 1, vp=7)
    assert seats(act(s, ("open_bidding",)).view(0)) == [0, 7, 0, 0]


@pytest.mark.rule("SDC-17.1", "SDC-10.3")
def test_everybody_sees_everything_but_the_order_of_the_decks() -> None:
    s = begin(9)
    view = act(s, ("open_bidding",)).view(None)
    assert view["colonies"]["top"] == s.colony_top[0]
    assert view["research"]["top"] == s.team_top[0]
    assert view["colonies"]["unseen"] == len(s.colonies)
    assert view["relics"] == 12
    text = json.dumps(view)
    assert not [card for card in [*s.colonies, *s.relics, *s.teams[3]] if f'"{card}"' in text]
    assert view["seats"][3]["stock"] == s.players[3].stock
    assert set(view["cards"]) == set(s.holder)


def test_a_card_that_is_lost_or_doubled_is_found_by_the_audit() -> None:
    game = act(begin(), ("open_bidding",)).table.game
    for spoil in ("colonies", "colony_under"):
        s = begin()
        s.removed.append(s.colonies[0]) if spoil == "colonies" else take_away(s, s.colonies[0])
        assert game.audit(s)
    s = begin()
    s.players[0].stock["green"] = -1
    assert game.audit(s)


# principles

@pytest.mark.rule("SDC-2.7")
def test_the_supply_never_runs_out() -> None:
    s = begin(bare=True)
    give(s, 0, green=1000, ship=1000, vp=1000)
    assert not act(s, ("support_check",)).table.game.audit(s)
    assert s.players[0].stock["green"] == 1000


@pytest.mark.rule("SDC-4.1")
def test_whose_a_card_is_follows_from_its_border_whoever_holds_it() -> None:
    s = begin(species=["kit", "faderan", "zeth", "unity"], bare=True)
    put(s, 3, "kit_hand_crafted", "acrux", "sociologists")
    assert [owner_of(s, card) for card in ("kit_hand_crafted", "acrux", "sociologists")] == [0, -1, -1]


@pytest.mark.rule("SDC-5.11")
def test_teams_to_begin_with_are_drawn_first_then_colonies_then_the_tracks() -> None:
    s = first_state({**{option.name: option.default for option in OPTIONS}, "seats": 4})
    for seat, species in enumerate(["kit", "zeth", "unity", "kjas"]):
        take_species(s, seat, species)
    drawn: list[str] = []
    for ask in deal(s):
        assert isinstance(ask, Draw)
        ask.given = tuple(ask.pool[:ask.things])
        drawn += ask.given
    sorts = ["team" if card in TEAMS else "colony" for card in drawn]
    assert sorts == ["team"] * 3 + ["colony"] * 5 + ["team"] * 4 + ["colony"] * 5 + ["team", "colony"]


@pytest.mark.rule("SDC-6.3", "SDC-8.1")
def test_support_is_checked_before_anything_runs_and_nobody_can_talk() -> None:
    s = begin(species=["imdril", "kit", "zeth", "unity"], bare=True)
    put(s, 0, "acrux")
    t = act(s, ("support_check",), ("economy",))
    assert t.refused(0, "run,acrux,0,0")                       # it is lost already
    assert t.refused(1, "offer give,1,2,green,1")


@pytest.mark.rule("SDC-14.2", "SDC-8.7")
def test_donations_of_the_fifth_round_are_given_away_in_the_sixth() -> None:
    s = begin(bare=True)
    s.round = 6
    s.players[0].donation = {"vp": 1, "green": 2}
    t = act(s, ("leftovers",))
    assert t.asked() == {0: "leftovers"}
    t.play(0, "kjas")
    assert not t.p(0).donation
    assert (t.has(2), t.p(2).vp) == ({"green": 2}, 1)
