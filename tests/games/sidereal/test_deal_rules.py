"""Deals and promises as this table plays them (SDC-18.12 to 18.22), and what is paid where nothing is said."""
from typing import Any

import pytest

from fivesuns.games.sidereal.catalog import CARDS, TEAMS
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel.codec import copied
from fivesuns.texts import LANGUAGES, Texts
from tests.games.sidereal.market import all_ready, deal, ends, in_round, market, no_deal, open_promises, trading
from tests.games.sidereal.scenario import Scenario, act, give, lay, put


def heard(t: Scenario, what: str, seat: int | None) -> bool:
    return any([event.what == what and event.known_to(seat) for event in t.events])


# steps

@pytest.mark.rule("SDC-18.1")
def test_an_offer_has_a_number_a_version_and_only_words_that_the_table_knows() -> None:
    t = trading(market()).play(0, "offer give,0,1,green,1", "offer give,0,2,green,1")
    t.play(0, "amend,2 give,0,2,green,2")
    seen = [(x["number"], x["version"], x["terms"]) for x in t.view(0)["offers"]]
    assert seen == [(1, 1, [["give", 0, 1, "green", 1]]), (2, 2, [["give", 0, 2, "green", 2]])]
    assert t.refused(0, "offer promise,0,1,friendship") == "no-such-part"
    assert t.refused(0, "offer later,2,start friendship") == "no-such-part"


@pytest.mark.rule("SDC-18.12")
def test_every_sort_of_step_in_one_deal() -> None:
    s = market("yengii", "faderan", "caylion", "kit")
    put(s, 0, "mechanical_engineers", "yengii_genetic_engineering")
    put(s, 2, "antares", "acrux")
    give(s, 0, octagon=3)
    give(s, 2, black=2, white=2)
    give(s, 3, yellow=1)
    s.players[1].donation = {"vp": 1}
    upgrade = [it.effect for it in CARDS["caylion_lunar_mining_consortium"].front.converters].index("upgrade")
    t = deal(trading(s), 0, " ".join([
        "give,0,1,octagon,1", "donated,1,0,vp,1", "acks,1,0,2", "card,2,3,acrux", "give,2,3,white,2",
        "runs,3,acrux,1,0", "runs,3,kit_zdnx,-1,0", "card,3,2,kit_zdnx",
        f"runs,2,caylion_lunar_mining_consortium,{upgrade},0", "use,antares", "runs,0,mechanical_engineers,0,1",
        "licence,0,2,nanotechnology", "tucks,0,yengii_nanotechnology,yengii_genetic_engineering"]), 1, 2, 3)
    assert t.has(0) == {}
    assert t.has(1) == {"octagon": 1}
    assert (t.p(0).vp, t.p(0).acknowledgements, t.p(1).vp) == (1 + 1, 1, 1)        # one went back with the invention
    assert {"acrux", "caylion_lunar_mining_consortium", "yengii_genetic_engineering"} <= {*t.s.turned}
    assert [t.s.holder[card] for card in ("acrux", "kit_zdnx", "caylion_nanotechnology")] == [3, 2, 2]
    assert "yengii_nanotechnology" in t.s.tucked


@pytest.mark.rule("SDC-18.13")
def test_who_runs_a_converter_pays_with_what_is_there_at_that_step_and_takes_its_output_there() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "antares")
    give(s, 1, black=2)
    upgrade = [it.effect for it in CARDS["caylion_lunar_mining_consortium"].front.converters].index("upgrade")
    run, cubes = f"runs,0,caylion_lunar_mining_consortium,{upgrade},0", "give,1,0,black,2"
    t = trading(s)
    assert no_deal(t, 1, f"{run} {cubes} give,0,1,yellow,1", 0) == "lacks"
    assert no_deal(t, 1, f"{cubes} give,0,1,yellow,1 {run}", 0) == "has-too-few"
    deal(t, 1, f"{cubes} {run} give,0,1,yellow,1", 0)
    assert (t.has(0), t.has(1), t.p(0).vp) == ({}, {"yellow": 1}, 1)


# who sees what

@pytest.mark.rule("SDC-18.14")
@pytest.mark.parametrize(("terms", "options", "seen"), [
    ("give,0,1,green,1", {}, [True, True, False, False]), ("give,0,9,green,1", {}, [True] * 4),
    ("give,0,1,green,1", {"open_offers": True}, [True] * 4)])
def test_who_sees_an_offer(terms: str, options: dict[str, Any], seen: list[bool]) -> None:
    t = trading(market(**options)).play(0, f"offer {terms}")
    assert [bool(t.view(seat)["offers"]) for seat in (0, 1, 2, None)] == seen
    assert [heard(t, "offered", seat) for seat in (0, 1, 2, None)] == seen


@pytest.mark.rule("SDC-18.14")
def test_deals_promises_and_what_becomes_of_them_are_public() -> None:
    t = deal(trading(market()), 0, "later,2,start give,0,1,blue,1", 1)
    assert all([heard(t, what, seat) for what in ("signed", "promised") for seat in (2, None)])
    assert [x["what"] for x in t.view(None)["promises"]] == [["give", 0, 1, "blue", 1]]
    t = in_round(t, 2).play(0, "nothing").play(1, "refuse")
    assert heard(t, "promise_ended", None)


# what can be promised, and when

@pytest.mark.rule("SDC-18.15")
@pytest.mark.parametrize("promise", [
    "give,0,1,ship,2", "donated,0,1,vp,1", "acks,2,1,1", "any,0,1,large,2,debtor", "any,0,1,small,2,creditor",
    "buy,0,1,blue,2,white,2", "card,0,1,kit_hand_crafted", "licence,3,1,nanotechnology", "runs,0,kit_zdnx,-1,0",
    "atmost,0,colonies,2", "atleast,0,research,1", "take,0,gacrux", "leave,0,gacrux", "spare,1,0",
    "will,0,kit_hand_crafted,0", "wont,0,kit_hand_crafted,0", "noinvent,0,nanotechnology"])
def test_every_sort_of_promise(promise: str) -> None:
    s = market("kit", "zeth", "faderan", "yengii")
    lay(s, "colonies", "gacrux")
    put(s, 0, "mechanical_engineers")
    t = deal(trading(s), 0, f"later,2,end {promise} later,3,start give,1,0,green,1 give,2,3,green,1", 1, 2, 3)
    assert ",".join(str(x) for x in open_promises(t)[0].what) == promise
    assert open_promises(t)[0].due == (2, "end")


@pytest.mark.rule("SDC-18.16")
@pytest.mark.parametrize(("due", "flaw"), [("1,start", "due-already"), ("1,end", ""), ("2,start", ""), ("2,end", ""),
                                           ("6,end", ""), ("7,start", "no-such-part")])
def test_when_a_promise_can_be_due(due: str, flaw: str) -> None:
    assert no_deal(trading(market()), 0, f"later,{due} give,0,1,green,1") == flaw


@pytest.mark.rule("SDC-18.16")
@pytest.mark.parametrize(("due", "promised", "flaw"), [
    ("1,end", "give,1,0,green,1", "waits-for-pick"), ("1,end", "buy,0,1,green,1,white,1", "waits-for-pick"),
    ("1,end", "leave,1,acrux", ""), ("1,end", "leave,1,acrux if-runs,0,kit_zdnx,-1 give,1,0,green,1", ""),
    ("2,start", "give,1,0,green,1", ""), ("2,end", "give,1,0,green,1", "")])
def test_nothing_is_owed_this_phase_for_a_card_that_is_taken_after_it(due: str, promised: str, flaw: str) -> None:
    s = market()
    lay(s, "colonies", "gacrux", "acrux")
    assert no_deal(trading(s), 0, f"later,{due} if-takes,0,gacrux {promised}") == flaw


@pytest.mark.rule("SDC-18.16")
def test_in_the_last_round_nothing_waits_for_a_card_of_a_track() -> None:
    s = market()
    lay(s, "colonies", "gacrux")
    s.round = 6
    assert no_deal(trading(s), 0, "later,6,end if-takes,0,gacrux give,1,0,green,1") == "waits-for-pick"


@pytest.mark.rule("SDC-18.16")
@pytest.mark.parametrize("condition", ["if-takes,0,gacrux", "if-runs,0,kit_zdnx,-1", "if-invents,0,nanotechnology"])
@pytest.mark.parametrize("happens", [True, False])
def test_a_promise_may_hang_on_something_that_has_to_happen_first(condition: str, happens: bool) -> None:
    s = market()
    lay(s, "colonies", "gacrux")
    put(s, 0, "mechanical_engineers")
    give(s, 0, yellow=5, ship=1)
    give(s, 1, green=1)
    t = deal(trading(s), 0, f"later,2,start {condition} give,1,0,green,1", 1)
    if happens and condition.startswith("if-takes"):
        t = act(copied(t.s), ("open_bidding",)).play(0, "bid,1,0", "open", "gacrux")
    elif happens:
        t.play(0, "run,kit_zdnx,-1,0" if "zdnx" in condition else "run,mechanical_engineers,0,0")
    t = in_round(t, 2)
    assert (ends(t), t.has(0).get("green", 0)) == ((["kept"], 1) if happens else (["void"], 0))


@pytest.mark.rule("SDC-18.17")
@pytest.mark.parametrize(("promise", "asked"), [
    ("any,0,1,small,1,debtor", {0: "which"}), ("any,0,1,small,1,creditor", {1: "which"}),
    ("buy,1,0,green,1,ship,1", {1: "buy"})])
def test_what_is_left_open_is_asked_before_anybody_acts(promise: str, asked: dict[int, str]) -> None:
    s = market()
    give(s, 0, green=1, white=1)
    give(s, 1, ship=1)
    assert in_round(deal(trading(s), 0, f"later,2,start {promise}", 1), 2).asked() == asked


# must and must not

def bound(terms: str, ships: int = 3) -> Confluence:
    """Seat 0 has promised this to seat 1."""
    s = market()
    lay(s, "colonies", "gacrux", "acrux")
    give(s, 0, ship=ships)
    return copied(deal(trading(s), 1, terms, 0).s)


@pytest.mark.rule("SDC-18.18")
def test_what_would_break_a_promise_is_not_offered_and_the_younger_gives_way() -> None:
    t = act(bound("later,1,end leave,0,gacrux atleast,0,colonies,2 atleast,0,research,2"), ("open_bidding",))
    assert [t.refused(0, bid) for bid in ("bid,1,2", "bid,2,1", "bid,3,0")] == ["promised-bid", "", ""]
    t.play(0, "bid,2,1", "open")
    assert t.options(0) == ["pass", "acrux"]
    t.play(0, "acrux")
    while t.asked():
        t.play(0, "pass")
    assert sorted(ends(t)) == ["broken", "kept", "kept"]


@pytest.mark.rule("SDC-18.18")
def test_what_cannot_be_kept_together_is_not_signed() -> None:
    t = trading(bound("later,1,end leave,0,gacrux"))
    assert no_deal(t, 1, "later,1,end take,0,gacrux", 0) == "contradicts"


# shortfall

@pytest.mark.rule("SDC-18.19")
@pytest.mark.parametrize(("stock", "agreed", "answers", "end", "points"), [
    ({"blue": 2}, "", [], "kept", 0), ({"green": 1}, " else,0,1,green,1", [], "compensated", 0),
    ({"green": 1}, "", ["give,1,green,1", "agree"], "compensated", 0),
    ({"blue": 1, "green": 1}, "", ["give,1,green,1", "refuse"], "penalised", -1),
    ({"blue": 1}, " else,0,1,green,1", ["nothing", "refuse"], "penalised", -1)])
def test_one_way_after_the_other(stock: dict[str, int], agreed: str, answers: list[str], end: str, points: int) -> None:
    s = market()
    give(s, 0, **stock)
    t = in_round(deal(trading(s), 0, f"later,2,start give,0,1,blue,2{agreed}", 1), 2)
    for seat, answer in enumerate(answers):
        t.play(seat, answer)
    assert (ends(t), t.p(0).vp) == ([end], points)
    assert set(t.asked().values()) == {"trade"}


@pytest.mark.rule("SDC-18.19")
def test_a_licence_that_cannot_be_given_counts_as_a_card() -> None:
    s = market("yengii", "kit", "faderan", "unity")
    put(s, 0, "mechanical_engineers")
    t = in_round(deal(trading(s), 0, "later,2,start licence,0,1,nanotechnology", 1), 2)
    t.play(0, "nothing").play(1, "refuse")
    assert (ends(t), t.p(0).vp) == (["penalised"], -2)


@pytest.mark.rule("SDC-18.19")
@pytest.mark.parametrize(("promise", "given"), [("acks,0,1,13", 11), ("donated,0,1,envoy,2", 0)])
def test_an_acknowledgement_or_an_envoy_that_is_not_there_counts_as_a_cube(promise: str, given: int) -> None:
    t = in_round(deal(trading(market("faderan", "kit", "unity", "zeth")), 0, f"later,2,start {promise}", 1), 2)
    t.play(0, "nothing").play(1, "refuse")
    assert (ends(t), t.p(0).vp, t.p(1).acknowledgements) == (["penalised"], -2, given)


@pytest.mark.rule("SDC-18.20")
@pytest.mark.parametrize(("lien", "due", "flaw"), [("free", "1,end", ""), ("strict", "1,end", "owed"),
                                                   ("strict", "2,start", "")])
def test_a_lien_is_for_what_is_owed_at_the_end_of_this_phase(lien: str, due: str, flaw: str) -> None:
    s = market(lien=lien)
    give(s, 0, blue=1)
    t = deal(trading(s), 0, f"later,{due} give,0,1,blue,1", 1)
    assert no_deal(t, 0, "give,0,2,blue,1", 2) == flaw


# limits

@pytest.mark.rule("SDC-18.21")
def test_limits_of_offers_and_a_sentence_for_each() -> None:
    t = trading(market()).play(0, *["offer give,0,1,green,1"] * 6)
    assert t.refused(0, "offer give,0,1,green,1") == "too-many-open"
    t.play(0, "withdraw,1")
    t.play(0, *["amend,2 give,0,1,green,1"] * 34)
    assert t.refused(0, "offer give,0,1,green,1") == "too-many-offers"
    assert t.refused(1, "offer " + " ".join(["give,0,1,green,1", "donated,0,1,green,1"] * 12)) == ""
    longer = "offer card,0,1,kit_hand_crafted " + " ".join(["give,0,1,green,1", "donated,0,1,green,1"] * 12)
    assert t.refused(1, longer) == "too-many-terms"
    for language in LANGUAGES:
        texts = Texts(language, "sidereal")
        assert all([texts.find([f"flaw-{x}"]) for x in ("too-many-open", "too-many-offers", "too-many-terms")])


# while ships are bid

@pytest.mark.rule("SDC-18.22")
def test_a_bid_may_be_changed_until_the_last_is_in_and_promises_bind_it() -> None:
    s = market()
    give(s, 0, ship=2)
    give(s, 1, ship=2)
    t = act(s, ("open_bidding",)).play(0, "bid,2,0", "bid,1,1")
    assert t.p(0).bid == (1, 1)
    assert t.refused(0, "offer give,0,1,green,1") == "nothing-now"
    deal(t, 1, "later,1,end atmost,0,research,0 later,2,start give,1,0,green,1", 0)
    assert t.p(0).bid is None                                               # it is asked for anew
    assert t.refused(0, "bid,1,1") == "promised-bid"
    assert t.refused(0, "bid,2,0") == ""


# cards, and what pays for them

@pytest.mark.rule("SDC-4.10")
def test_a_technology_is_of_the_era_of_the_team_that_invents_it() -> None:
    eras = {team.technology: team.era for team in TEAMS.values() if team.technology}
    found = [(card.technology, card.era) for card in CARDS.values() if card.sort == "technology"]
    assert all([eras[technology] == era for technology, era in found])
    assert [len({technology for technology, era in found if era == n}) for n in (1, 2, 3, 4)] == [7, 7, 7, 0]
    assert [len([team for team in TEAMS.values() if team.era == n]) for n in (1, 2, 3, 4)] == [7, 7, 7, 20]


@pytest.mark.rule("SDC-9.7")
def test_where_nothing_is_said_colours_pay_before_wilds_and_of_any_colour_what_there_is_most_of() -> None:
    s = market("unity", "kit", "faderan", "caylion")
    put(s, 0, "acrux", "spica")
    give(s, 0, white=1, wild_small=4, green=1, brown=3)
    t = trading(s).play(0, "run,acrux,1,0")                                 # two white
    assert t.has(0) == {"wild_small": 3, "green": 1, "brown": 3}
    t.play(0, "run,unity_bezier,-1,0")                                      # any three small cubes, and any colony
    assert t.has(0) == {"wild_small": 3, "green": 1}
    assert "acrux" in t.cards(0)                                            # settled: the unsettled one goes first


@pytest.mark.rule("SDC-9.7")
def test_where_nothing_is_said_a_seedling_is_kept_and_the_lowest_number_goes_first() -> None:
    s = market("unity", "kit", "faderan", "caylion")
    put(s, 0, "antares", "spica", "acrux")
    s.seedlings["acrux"], s.sown = True, 1
    give(s, 0, green=3)
    t = trading(s).play(0, "run,unity_bezier,-1,0")
    assert {"antares", "acrux"} <= {*t.cards(0)}
    assert "spica" not in t.cards(0)
    assert all_ready(t).s.colony_under[-1] == "spica"


@pytest.mark.rule("SDC-7.19", "SDC-18.2")
def test_what_comes_into_play_within_a_deal_may_be_spent_and_used_up_in_it() -> None:
    s = market("unity", "kit", "faderan", "caylion")
    put(s, 0, "mechanical_engineers")
    give(s, 0, octagon=2, green=3)
    give(s, 1, yellow=1)
    colony = "runs,1,kit_zdnx,-1,0 card,1,0,kit_zdnx runs,0,unity_bezier,-1,0 use,kit_zdnx"
    card = "runs,0,mechanical_engineers,0,1 tucks,0,unity_nanotechnology,unity_adaptive_fabrication"
    t = deal(trading(s), 1, f"{colony} {card}", 0)
    assert t.s.removed == ["kit_zdnx"]
    assert (t.s.holder["unity_bezier"], t.p(0).vp) == (0, 2)
    assert t.s.tucked == {"unity_nanotechnology": "unity_adaptive_fabrication"}


@pytest.mark.rule("SDC-18.16")
def test_a_promise_may_hang_on_a_converter_whose_card_is_never_traded() -> None:
    s = market("faderan", "kit", "zeth", "unity")
    put(s, 0, "spica")
    give(s, 0, white=4)
    give(s, 1, green=1)
    t = trading(s)
    assert no_deal(t, 1, "later,2,start if-runs,2,zeth_envoys,0 give,1,2,green,1") == ""
    deal(t, 1, "later,1,end if-runs,0,faderan_relic_deck,0 give,1,0,green,1", 0)
    t.play(0, "run,faderan_relic_deck,0,0")
    assert [p.met for p in open_promises(t)] == [True]
