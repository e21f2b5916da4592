"""Bids, picks, and what becomes of the tracks (SDC-11.6 to 11.17, SDC-12.1 to 12.3, 12.15 to 12.17)."""
from __future__ import annotations

import pytest

from fivesuns.games.sidereal.catalog import TEAMS
from fivesuns.games.sidereal.state import Confluence
from tests.games.sidereal.scenario import Scenario, act, begin, give, lay, put


def bidding(s: Confluence, *bids: tuple[int, int]) -> Scenario:
    """Everybody has as many ships as are bid, bids them, and the bids are opened."""
    for seat, (colonies, research) in enumerate(bids):
        s.players[seat].stock["ship"] = colonies + research
    t = act(s, ("open_bidding",))
    for seat, (colonies, research) in enumerate(bids):
        if colonies + research:
            t.play(seat, f"bid,{colonies},{research}")
    return t.play(next(seat for seat, bid in enumerate(bids) if sum(bid)), "open")


def four(**options: object) -> Confluence:
    """No species that bids in a way of its own."""
    s = begin(species=["eni_et", "faderan", "unity", "yengii"], bare=True, **options)
    lay(s, "colonies", "gacrux", "altair", "sirius", "vega")
    return s


@pytest.mark.rule("SDC-11.6", "SDC-11.7")
def test_a_bid_is_two_numbers_that_ships_cover() -> None:
    s = four()
    for seat in range(3):
        give(s, seat, ship=4)
    t = act(s, ("open_bidding",))
    assert [x["ships"] for x in t.told("announced")] == [4, 4, 4, 0]
    assert t.refused(0, "bid,3,2") == "too-many-ships"
    assert not t.refused(0, "bid,3,1")
    assert not t.refused(0, "bid,0,0")
    assert list(t.table.awaited()) == [0, 1, 2]                         # who has no ships is not waited for
    t.play(0, "bid,3,1")
    assert t.p(0).bid == (3, 1)
    assert t.p(0).stock["ship"] == 4
    assert list(t.table.awaited()) == [1, 2]
    t.play(1, "bid,0,0").play(2, "bid,0,0")
    assert list(t.table.awaited()) == [0, 1, 2]                         # each of them may open the bids


@pytest.mark.rule("SDC-11.6")
def test_ships_are_announced_when_the_bidding_begins_and_not_before() -> None:
    s = begin()
    give(s, 1, ship=2)
    before = act(s, ("trade",))
    assert [seat["announced"] for seat in before.view(None)["seats"]] == [0, 0, 0, 0]
    t = act(s, ("open_bidding",))
    assert [seat["announced"] for seat in t.view(None)["seats"]] == [p.stock["ship"] for p in t.s.players]


@pytest.mark.rule("SDC-11.7", "SDC-1.3", "SDC-17.1")
def test_bids_are_hidden_until_all_are_in_and_research_bids_until_the_colonies_are_gone() -> None:
    s = four()
    for seat in range(4):
        give(s, seat, ship=4)
    t = act(s, ("open_bidding",))
    t.play(0, "bid,2,1")
    seen = [t.view(viewer)["seats"][0]["bid"] for viewer in (0, 1, None)]
    assert seen == [{"colonies": 2, "research": 1}, None, None]
    assert t.view(1)["seats"][0]["has_bid"]
    assert not t.view(0)["seats"][1]["has_bid"]
    t.play(0, "bid,1,3")                                                # they may be changed until they are opened
    t.play(1, "bid,3,1").play(2, "bid,0,0")
    assert t.refused(0, "open")
    t.play(3, "bid,0,2")
    assert t.view(1)["seats"][0]["bid"] is None
    t.play(2, "open")
    assert t.told("revealed") == [{"seat": 0, "track": "colonies", "ships": 1},
                                  {"seat": 1, "track": "colonies", "ships": 3}]
    assert t.view(2)["seats"][0]["bid"] == {"colonies": 1, "research": None}
    assert t.view(0)["seats"][0]["bid"] == {"colonies": 1, "research": 3}
    t.play(1, "pass").play(0, "pass")
    assert [(x["seat"], x["ships"]) for x in t.told("revealed")[2:]] == [(0, 3), (1, 1), (3, 2)]
    assert t.view(2)["seats"][0]["bid"] == {"colonies": 1, "research": 3}


@pytest.mark.rule("SDC-11.14", "SDC-11.9", "SDC-11.13")
def test_the_example_of_the_rulebook() -> None:
    s = begin(species=["eni_et", "faderan", "kit", "yengii"], bare=True)
    lay(s, "colonies", "altair", "sirius", "vega", "gacrux")
    for seat, colony in enumerate(["acrux", "spica", "antares", "mimosa"]):
        put(s, seat, colony)
    t = bidding(s, (3, 0), (1, 0), (4, 0), (1, 0))
    assert t.asked() == {2: "colonies"}
    t.play(2, "gacrux")
    assert t.asked() == {0: "colonies"}
    t.play(0, "pass")
    assert t.p(0).stock["ship"] == 3
    assert t.asked() == {1: "colonies"}
    t.play(1, "altair")
    assert t.asked() == {3: "colonies"}
    t.play(3, "sirius")
    assert [t.s.holder[card] for card in ("gacrux", "altair", "sirius")] == [2, 1, 3]
    assert [t.p(seat).stock["ship"] for seat in range(4)] == [3, 0, 0, 0]


@pytest.mark.rule("SDC-11.10")
def test_only_cards_whose_minimum_the_bid_meets_can_be_bought() -> None:
    t = bidding(four(), (2, 0), (0, 0), (0, 0), (0, 0))                 # minimum bids are 1 1 2 3
    assert t.options(0) == ["pass", "gacrux", "altair", "sirius"]


@pytest.mark.rule("SDC-11.10")
def test_who_can_buy_nothing_passes_and_keeps_the_ships() -> None:
    s = four()
    lay(s, "colonies", "", "", "", "vega")
    t = bidding(s, (2, 0), (3, 0), (0, 0), (0, 0))
    t.play(1, "vega")
    assert t.told("passed") == [{"seat": 0, "ships": 2}]
    assert t.p(0).stock["ship"] == 2


@pytest.mark.rule("SDC-11.10")
def test_a_buyer_pays_the_whole_bid() -> None:
    t = bidding(four(), (4, 1), (0, 0), (0, 0), (0, 0))
    t.play(0, "gacrux")
    assert t.p(0).stock["ship"] == 1
    assert "gacrux" in t.cards(0)


@pytest.mark.rule("SDC-11.11", "SDC-11.12")
def test_ships_of_a_colony_bid_that_was_not_used_do_not_help_with_research() -> None:
    s = four()
    lay(s, "research", "mechanical_engineers", "sociologists", "organic_chemists", "linguistic_analysts")
    t = bidding(s, (3, 1), (0, 0), (0, 0), (0, 0))
    t.play(0, "pass")
    assert t.asked() == {0: "research"}
    assert t.options(0) == ["pass", "mechanical_engineers", "sociologists"]
    t.play(0, "sociologists")
    assert t.p(0).stock["ship"] == 3
    assert "sociologists" in t.cards(0)
    assert not t.asked()                                               # one card of each track


@pytest.mark.rule("SDC-11.13")
def test_who_has_fewer_cards_of_the_sort_goes_first_in_a_tie() -> None:
    s = four()
    put(s, 1, "acrux")                                                 # the Faderan would go first by their number
    t = bidding(s, (0, 0), (2, 0), (2, 0), (0, 0))
    assert t.asked() == {2: "colonies"}
    s = four()
    put(s, 1, "sociologists")
    put(s, 2, "acrux", "spica")                                        # colonies do not count for research
    t = bidding(s, (0, 0), (0, 2), (0, 2), (0, 0))
    assert t.asked() == {2: "research"}


@pytest.mark.rule("SDC-11.13", "SDC-12.31")
def test_then_the_higher_number_on_the_board_goes_first() -> None:
    t = bidding(four(), (2, 0), (2, 0), (2, 0), (2, 0))
    order = []
    for _ in range(4):
        seat, = t.asked()
        order.append(t.p(seat).species)
        t.play(seat, "pass")
    assert order == ["faderan", "yengii", "unity", "eni_et"]           # 7, 5, 4, 3


@pytest.mark.rule("SDC-11.15", "SDC-12.21")
def test_only_teams_that_have_not_invented_count_in_research_ties() -> None:
    s = four()
    s.column.append((1, "sociologists"))
    for pool in s.teams:
        if "sociologists" in pool:
            pool.remove("sociologists")
    for cells in (s.team_track, s.team_top, s.team_under):
        if "sociologists" in cells:
            cells.remove("sociologists")
    s.team_track += [""] * (4 - len(s.team_track))
    t = bidding(s, (0, 0), (0, 2), (0, 2), (0, 0))
    assert t.asked() == {1: "research"}


@pytest.mark.rule("SDC-11.16", "SDC-11.17")
def test_what_was_not_bought_for_one_goes_under_the_deck_and_the_rest_moves_left() -> None:
    s = four()
    top, under = list(s.colony_top), list(s.colony_under)
    t = bidding(s, (0, 0), (2, 0), (0, 0), (0, 0))
    t.play(1, "sirius")
    assert t.s.colony_track[:2] == ["vega", top[0]]
    assert len(t.s.colony_track) == 4
    assert t.s.colony_under == [*under, "gacrux", "altair"]
    assert t.s.colony_top
    assert "" not in t.s.colony_track


@pytest.mark.rule("SDC-10.4", "SDC-10.1")
def test_what_lies_under_the_deck_comes_last_and_then_cells_stay_empty() -> None:
    s = four()
    pool = [*s.colonies, *s.colony_under]
    s.colonies, s.colony_under, s.colony_track = [], ["gacrux", "altair"], ["", "", "", ""]
    for card in ("vega", "sirius", *pool):
        if card not in (*s.colony_top, "gacrux", "altair"):
            put(s, 1, card)
    top = s.colony_top[0]
    t = act(s, ("tidy_tracks",))
    assert t.s.colony_track == [top, "gacrux", "altair", ""]
    assert not t.s.colony_top


@pytest.mark.rule("SDC-11.16", "SDC-10.4")
def test_research_teams_that_went_under_the_deck_come_after_all_eras() -> None:
    s = four()
    s.team_under += [team for pool in s.teams[:3] for team in pool]
    s.teams = [[], [], [], s.teams[3][:1]]
    s.team_track = ["", "", "", ""]
    put(s, 1, *[team for team in TEAMS if team not in (*s.team_top, *s.team_under, *s.teams[3], *s.holder)])
    last, under = [*s.team_top, *s.teams[3]], s.team_under.copy()
    t = act(s, ("tidy_tracks",))
    assert t.s.team_track == [*last, *under[:2]]
    assert (t.s.team_top, t.s.team_under) == (under[2:3], under[3:])


@pytest.mark.rule("SDC-12.3")
def test_bids_of_the_caylion_on_colonies_count_half_and_are_paid_in_full() -> None:
    s = begin(species=["caylion", "eni_et", "unity", "yengii"], bare=True)
    lay(s, "colonies", "gacrux", "altair", "sirius", "vega")
    t = bidding(s, (5, 0), (3, 0), (2, 0), (0, 0))                     # 2.5 is between them
    t.play(1, "vega")
    assert t.asked() == {0: "colonies"}
    assert t.options(0) == ["pass", "gacrux", "altair", "sirius"]
    t.play(0, "gacrux")
    assert t.p(0).stock["ship"] == 0
    s = begin(species=["caylion", "eni_et", "unity", "yengii"], bare=True)
    t = bidding(s, (1, 2), (0, 1), (0, 0), (0, 0))                     # half a ship buys nothing; research is as usual
    assert t.told("passed") == [{"seat": 0, "ships": 1}]
    assert t.asked() == {0: "research"}


@pytest.mark.rule("SDC-12.1")
def test_a_colony_that_the_caylion_buy_gets_a_seedling_and_one_that_others_buy_does_not() -> None:
    s = begin(species=["caylion", "eni_et", "unity", "yengii"], bare=True)
    lay(s, "colonies", "gacrux", "altair", "sirius", "vega")
    t = bidding(s, (6, 0), (1, 0), (0, 0), (0, 0))
    t.play(0, "gacrux").play(1, "altair")
    assert list(t.s.seedlings) == ["gacrux"]
    assert t.told("sown") == [{"seat": 0, "card": "gacrux"}]


@pytest.mark.rule("SDC-12.15")
def test_the_kit_win_every_tie_for_colonies_but_not_for_research() -> None:
    s = begin(species=["kit", "faderan", "unity", "yengii"], bare=True)
    put(s, 0, "acrux", "spica", "sociologists")
    t = bidding(s, (2, 2), (2, 2), (0, 0), (0, 0))
    assert t.asked() == {0: "colonies"}
    t.play(0, "pass").play(1, "pass")
    assert t.asked() == {1: "research"}                                # fewer teams first
    s = begin(species=["faderan", "kit", "unity", "yengii"], bare=True)
    t = bidding(s, (0, 2), (0, 2), (0, 0), (0, 0))
    assert t.asked() == {1: "research"}                                # then their number, which has no equal


@pytest.mark.rule("SDC-12.17")
def test_the_kjas_may_split_a_colony_bid_once() -> None:
    s = begin(species=["kjas", "faderan", "unity", "yengii"], bare=True)
    lay(s, "colonies", "gacrux", "altair", "sirius", "vega", "deneb")  # 1 1 2 3 3
    t = bidding(s, (5, 0), (2, 0), (0, 0), (0, 0))
    assert t.options(0)[-1] == "split"
    t.play(0, "split")
    assert t.told("split") == [{"seat": 0, "more": 3, "less": 2}]
    assert t.asked() == {0: "colonies"}
    assert t.options(0) == ["pass", "gacrux", "altair", "sirius", "vega", "deneb"]
    t.play(0, "vega")
    assert t.p(0).stock["ship"] == 2
    assert t.asked() == {1: "colonies"}
    t.play(1, "sirius")
    assert t.options(0) == ["pass", "gacrux", "altair"]
    t.play(0, "pass")
    assert t.p(0).stock["ship"] == 2
    assert "vega" in t.cards(0)


@pytest.mark.rule("SDC-12.17", "SDC-11.15")
def test_two_ships_are_split_and_the_colony_of_the_first_half_counts_in_a_tie_of_the_second() -> None:
    s = begin(species=["kjas", "eni_et", "unity", "yengii"], bare=True)
    lay(s, "colonies", "gacrux", "altair", "sirius", "vega", "deneb")
    t = bidding(s, (2, 0), (1, 0), (0, 0), (0, 0)).play(0, "split")
    assert t.told("split") == [{"seat": 0, "more": 1, "less": 1}]
    assert t.asked() == {0: "colonies"}                                # 6 on their board, Eni Et have 3
    t.play(0, "gacrux")
    assert t.asked() == {1: "colonies"}
    t.play(1, "pass").play(0, "altair")
    assert {"gacrux", "altair"} <= {*t.cards(0)}
    assert t.has(0) == {}


@pytest.mark.rule("SDC-11.16", "SDC-12.16")
def test_each_track_is_tidied_by_its_own_minimum_bids() -> None:
    s = begin(species=["kjas", "faderan", "unity", "yengii", "kit", "caylion"], bare=True)
    lay(s, "colonies", "gacrux", "altair", "sirius", "vega", "deneb", "acrux", "spica")      # 1 1 1 2 2 3 4
    teams = [card for card in s.team_track if card]                                          # 1 1 1 2 3 3
    t = act(s, ("tidy_tracks",))
    assert t.s.colony_track[:4] == ["vega", "deneb", "acrux", "spica"]
    assert t.s.colony_under[-3:] == ["gacrux", "altair", "sirius"]
    assert (t.s.team_track[:3], t.s.team_under[-3:]) == (teams[3:], teams[:3])
    s = begin(species=["kjas", "faderan", "unity", "yengii", "kit", "caylion", "zeth"], bare=True)
    lay(s, "colonies", "gacrux", "altair", "sirius", "vega", "deneb", "acrux", "spica", "antares")
    t = act(s, ("tidy_tracks",))                                                             # 1 1 1 1 2 2 3 4
    assert t.s.colony_track[:4] == ["deneb", "acrux", "spica", "antares"]


@pytest.mark.rule("SDC-12.17")
def test_there_is_nothing_to_split_in_a_bid_of_one_or_in_a_research_bid() -> None:
    s = begin(species=["kjas", "faderan", "unity", "yengii"], bare=True)
    t = bidding(s, (1, 2), (0, 0), (0, 0), (0, 0))
    assert "split" not in t.options(0)
    t.play(0, "pass")
    assert t.asked() == {0: "research"}
    assert "split" not in t.options(0)


@pytest.mark.rule("SDC-11.7")
def test_who_has_no_ships_is_not_asked_and_nobody_bids_where_nobody_has_any() -> None:
    t = act(four(), ("open_bidding",))
    assert not t.asked()
    assert "" not in t.s.colony_track


@pytest.mark.rule("SDC-11.8")
def test_who_promises_something_while_ships_are_bid_bids_anew_whatever_was_bid() -> None:
    s = four()
    for seat in range(4):
        give(s, seat, ship=3)
    t = act(s, ("open_bidding",))
    for seat in range(4):
        t.play(seat, "bid,3,0" if seat else "bid,1,0")
    assert not t.refused(1, "open")
    t.play(0, "offer later,1,end atmost,0,colonies,1 later,2,start give,1,0,white,1")
    assert not t.refused(1, "open")                                    # an offer is no deal
    t.play(1, "accept,1,1")
    assert [p.bid is None for p in t.s.players] == [True, True, False, False]
    assert t.refused(2, "open")
    assert t.refused(0, "bid,2,0") == "promised-bid"
    t.play(0, "bid,1,2").play(1, "bid,3,0").play(2, "offer later,1,end leave,3,vega").play(1, "open")
    assert [promise.status for promise in t.s.ended] == ["kept"]
    assert not t.s.offers


@pytest.mark.rule("SDC-11.8")
def test_nothing_changes_hands_while_ships_are_bid() -> None:
    s = four()
    give(s, 0, ship=3, white=1)
    t = act(s, ("open_bidding",))
    assert t.refused(0, "offer give,0,1,white,1")
    assert t.refused(0, "run,eni_et_deep_hunting,0,0")
