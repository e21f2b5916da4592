"""Deals that are carried out at once: what can be traded, in which order, and what is refused."""
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivesuns.games.sidereal import chatter, deals
from fivesuns.games.sidereal.audit import audit
from fivesuns.games.sidereal.catalog import CARDS, KINDS
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import QuickDice, free_undo
from fivesuns.kernel.codec import copied, to_json
from tests.games.sidereal.market import deal, market, no_deal, trading
from tests.games.sidereal.scenario import act, give, lay, put


@pytest.mark.rule("SDC-1.4", "SDC-7.1", "SDC-18.9")
def test_a_spot_swap_of_cubes_and_ships() -> None:
    s = market()
    give(s, 0, green=3)
    give(s, 1, ship=2, white=1)
    t = deal(trading(s), 0, "give,0,1,green,3 give,1,0,ship,2", 1)
    assert (t.has(0), t.has(1)) == ({"ship": 2}, {"green": 3, "white": 1})
    assert t.told("signed")[0]["terms"] == [["give", 0, 1, "green", 3], ["give", 1, 0, "ship", 2]]


@pytest.mark.rule("SDC-7.2")
def test_behind_a_signed_deal_nobody_goes_back_alone() -> None:
    s = market()
    give(s, 0, green=1)
    t = trading(s).play(0, "offer give,0,1,green,1 give,1,2,green,1").play(1, "accept,1,1")
    assert free_undo(t.table, [1]) < t.table.length
    t.play(2, "accept,1,1")
    assert free_undo(t.table, [1, 2]) == t.table.length


@pytest.mark.rule("SDC-7.1", "SDC-18.7")
def test_points_are_not_for_trade() -> None:
    s = market()
    give(s, 0, vp=5)
    assert no_deal(trading(s), 0, "give,0,1,vp,1") == "no-such-part"


@pytest.mark.rule("SDC-8.9", "SDC-8.8", "SDC-7.9")
def test_points_on_a_donation_card_are() -> None:
    s = market()
    s.players[0].donation = {"vp": 1, "blue": 1}
    t = deal(trading(s), 0, "donated,0,1,vp,1", 1)
    assert (t.p(0).vp, t.p(1).vp, t.p(0).donation) == (0, 1, {"blue": 1})
    assert no_deal(t, 0, "donated,0,1,blue,2", 1) == "donates-too-few"


@pytest.mark.rule("SDC-7.9")
def test_what_lies_on_a_donation_card_pays_no_converter_and_is_not_given_as_ones_own() -> None:
    s = market()
    put(s, 0, "acrux")
    s.players[0].donation = {"white": 2}
    t = trading(s)
    assert t.refused(0, "run,acrux,1,0") == "lacks"
    assert no_deal(t, 0, "give,0,1,white,1", 1) == "has-too-few"


@pytest.mark.rule("SDC-7.26")
def test_donations_may_go_to_several_players() -> None:
    s = market()
    s.players[0].donation = {"vp": 1, "blue": 1, "green": 1}
    t = deal(trading(s), 0, "donated,0,1,vp,1 donated,0,2,blue,1", 1, 2)
    assert (t.p(1).vp, t.has(2), t.p(0).donation) == (1, {"blue": 1}, {"green": 1})


@pytest.mark.rule("SDC-7.26", "SDC-12.29")
def test_what_the_envoys_bring_goes_to_one_player_with_the_envoy() -> None:
    s = market("zeth", "kit", "faderan", "unity")
    gift = {"envoy": 1, "octagon": 1, "yellow": 1, "blue": 1, "brown": 1}
    s.players[0].donation = {**gift, "blue": 2}
    s.players[0].envoy_gift = dict(gift)
    t = trading(s)
    assert no_deal(t, 0, "donated,0,1,yellow,1", 1) == "donates-too-few"
    assert no_deal(t, 0, "donated,0,1,blue,2", 1) == "donates-too-few"
    deal(t, 0, "donated,0,1,envoy,1", 1)
    assert t.has(1) == {"octagon": 1, "yellow": 1, "blue": 1, "brown": 1}
    assert (t.p(1).envoys, t.p(0).donation, t.p(0).envoy_gift) == (1, {"blue": 1}, {})


@pytest.mark.rule("SDC-7.8")
def test_a_gift_is_a_deal() -> None:
    s = market()
    give(s, 0, green=1)
    assert deal(trading(s), 0, "give,0,1,green,1", 1).has(1) == {"green": 1}


@pytest.mark.rule("SDC-7.4", "SDC-18.2", "SDC-18.9")
def test_a_three_way_cycle_in_which_each_gives_what_it_does_not_have_yet() -> None:
    s = market()
    give(s, 0, green=2)
    t = trading(s)
    terms = "give,0,1,green,2 give,1,2,green,2 give,2,0,green,1"
    t.play(0, f"offer {terms}").play(1, "accept,1,1")
    assert t.has(1) == {}                                   # nothing moves before the last has agreed
    t.play(2, "accept,1,1")
    assert (t.has(0), t.has(1), t.has(2)) == ({"green": 1}, {}, {"green": 1})


@pytest.mark.rule("SDC-18.2", "SDC-7.2")
def test_a_step_that_fails_leaves_everything_untouched_and_is_named() -> None:
    s = market()
    give(s, 0, green=2)
    t = trading(s)
    before = to_json(t.s.players)
    assert no_deal(t, 0, "give,0,1,green,2 give,1,0,blue,1", 1) == "has-too-few"
    assert to_json(t.s.players[0].stock) == before[0]["stock"]
    assert no_deal(t, 0, "give,1,0,green,1 give,0,1,green,2", 1) == "has-too-few"     # in that order
    give(t.s, 1, blue=1)
    assert t.s.deals == 0


@pytest.mark.rule("SDC-18.2")
@pytest.mark.parametrize("lending_on", ["yes", "no"])
def test_what_only_changes_hands_is_judged_as_if_it_were_done(lending_on: str) -> None:
    """By counting; the same terms, done one after the other on a copy of the table, fail at the same step. So does what
    is run with it in the end."""
    dice, found = QuickDice(1), Counter[str]()
    s = market("kit", "faderan", "unity", "caylion", lending_on=lending_on)
    s.phase = "trade"
    put(s, 0, "acrux", "faderan_gift_of_the_duruntai")
    for _ in range(400):
        for p in s.players:
            p.stock = {kind: dice.below(3) for kind in KINDS}
        steps = []
        for _ in range(2 + dice.below(4)):
            giver = dice.below(4)
            taker = (giver + 1 + dice.below(3)) % 4
            held = [card for card, holder in s.holder.items() if holder == giver] or ["acrux"]
            thing = [("give", giver, taker, KINDS[dice.below(2)], 1 + dice.below(2)),
                     ("card", giver, taker, held[dice.below(len(held))]),
                     ("card", giver, taker, ("kit_hand_crafted", "kit_diffusion")[dice.below(2)])]
            steps.append((thing[dice.below(3)],))
        if dice.below(3) == 0:
            steps.append((("runs", dice.below(4), "acrux", 1, 0),))
        before = to_json(s)
        flaw = deals.flaw_of_steps(s, steps)
        assert flaw == deals.tried(s, steps)[0], steps
        assert to_json(s) == before, "to judge changes nothing"
        found[flaw[0] if flaw else steps[-1][0][0]] += 1
    assert {"give", "card", "runs", "has-too-few", "not-held", "not-yours", "lacks"} <= set(found), found
    assert ("borrowed" in found) == (lending_on == "no")
    passed_on = [(("card", s.holder["acrux"], 3, "acrux"),), (("runs", 3, "acrux", 1, 0),)]
    s.players[3].stock = dict.fromkeys(KINDS, 9)
    assert deals.flaw_of_steps(s, passed_on) is None is deals.tried(s, passed_on)[0]
    s.players[0].stock["green"] = 0
    brings_one = [(("card", 0, 1, "faderan_gift_of_the_duruntai"),), (("give", 0, 1, "green", 1),)]
    assert deals.flaw_of_steps(s, brings_one) is None


@pytest.mark.rule("SDC-7.7", "SDC-18.8")
def test_a_card_with_a_border_is_lent_and_one_without_changes_hands_for_good() -> None:
    s = market()
    put(s, 0, "acrux", "kit_zdnx")
    t = deal(trading(s), 0, "card,0,1,acrux card,0,1,kit_zdnx card,0,1,kit_hand_crafted", 1)
    assert {"acrux", "kit_zdnx", "kit_hand_crafted"} <= set(t.cards(1))
    s = copied(t.s)
    s.used = {"kit_hand_crafted,0": 1}
    s.round = 6
    t = act(s, ("end_round",))
    assert {"acrux", "kit_zdnx"} <= set(t.cards(1))
    assert "kit_hand_crafted" in t.cards(0)


@pytest.mark.rule("SDC-12.13", "SDC-18.7")
def test_the_halves_of_a_converter_are_lent_as_a_pair() -> None:
    t = deal(trading(market()), 0, "card,0,1,kit_diffusion", 1)
    halves = [card for card in t.cards(1) if card.startswith("kit_")]
    assert len(halves) == 2
    assert {t.s.holder[card] for card in halves} == {1}


@pytest.mark.rule("SDC-18.7")
def test_some_cards_are_never_traded() -> None:
    t = trading(market("zeth", "kit", "faderan", "unity"))
    assert no_deal(t, 0, "card,0,1,zeth_envoys") == "no-such-part"
    assert deals.flaw(t.s, 0, [("card", 0, 1, "zeth_envoys")]) == ("not-tradeable", "zeth_envoys")


@pytest.mark.rule("SDC-7.8", "SDC-18.7")
def test_only_what_is_held_and_in_play_is_handed_over() -> None:
    s = market()
    t = trading(s)
    assert no_deal(t, 0, "card,1,0,kit_hand_crafted", 1) == "not-held"
    assert no_deal(t, 0, "card,0,1,kit_zdnx", 1) == "not-held"             # still in its deck


@pytest.mark.rule("SDC-7.8")
@pytest.mark.parametrize(("lending_on", "flaw"), [("yes", ""), ("no", "borrowed")])
def test_a_borrowed_card_may_be_lent_on(lending_on: str, flaw: str) -> None:
    t = deal(trading(market(lending_on=lending_on)), 0, "card,0,1,kit_hand_crafted", 1)
    assert no_deal(t, 1, "card,1,2,kit_hand_crafted", 2) == flaw


@pytest.mark.rule("SDC-7.7", "SDC-7.8")
def test_what_has_no_border_is_not_borrowed_and_goes_on() -> None:
    s = market(lending_on="no")
    put(s, 0, "acrux")
    t = deal(trading(s), 0, "card,0,1,acrux", 1)
    assert no_deal(t, 1, "card,1,2,acrux", 2) == ""


@pytest.mark.rule("SDC-4.3", "SDC-18.8")
def test_a_lent_card_keeps_what_was_run_on_it() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "acrux")
    give(s, 0, white=2)
    give(s, 1, white=2)
    t = trading(s).play(0, "run,acrux,1,0")
    deal(t, 0, "card,0,1,acrux", 1)
    assert "acrux" in t.s.turned
    assert t.refused(1, "run,acrux,1,0")


# inventing, licences, acknowledgements

@pytest.mark.rule("SDC-7.18", "SDC-7.19", "SDC-7.21", "SDC-18.2")
def test_an_invention_is_paid_for_by_others_and_its_card_lent_in_the_same_deal() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "mechanical_engineers")
    give(s, 1, yellow=4)
    t = deal(trading(s), 1, "give,1,0,yellow,4 runs,0,mechanical_engineers,0,0 card,0,1,caylion_nanotechnology", 0)
    assert t.p(0).vp == 1
    assert t.s.holder["caylion_nanotechnology"] == 1
    assert [x[:2] for x in t.s.invented] == [(0, "mechanical_engineers")]


@pytest.mark.rule("SDC-7.20")
def test_whoever_invents_takes_the_card_of_the_own_species() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "mechanical_engineers")
    give(s, 1, yellow=4)
    t = deal(trading(s), 0, "card,0,1,mechanical_engineers", 1).play(1, "run,mechanical_engineers,0,0")
    assert "kit_nanotechnology" in t.cards(1)
    assert "caylion_nanotechnology" not in t.s.holder
    made = [CARDS[card].front.converters[0].output for card in ("kit_nanotechnology", "caylion_nanotechnology")]
    assert made[0] != made[1]


@pytest.mark.rule("SDC-7.18")
def test_one_of_the_costs_is_paid_and_the_payment_may_be_said() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "mechanical_engineers")
    give(s, 0, octagon=2, yellow=3, wild_large=2)
    t = trading(s)
    assert t.refused(0, "run,mechanical_engineers,0,0 pay,yellow,2") == "other-payment"
    assert no_deal(t, 0, "runs,0,mechanical_engineers,0,0 pay,yellow,3 give,0,1,yellow,1", 1) == "other-payment"
    deal(t, 0, "runs,0,mechanical_engineers,0,0 pay,yellow,2 pay,wild_large,2 give,0,1,yellow,1", 1)
    assert (t.has(0), t.has(1)) == ({"octagon": 2}, {"yellow": 1})


@pytest.mark.rule("SDC-12.23", "SDC-18.9")
def test_an_invention_is_funded_for_a_licence() -> None:
    s = market("yengii", "kit", "faderan", "unity")
    put(s, 0, "mechanical_engineers")
    give(s, 1, yellow=4)
    t = deal(trading(s), 1, "give,1,0,yellow,4 runs,0,mechanical_engineers,0,0 licence,0,1,nanotechnology", 0)
    assert t.s.holder["kit_nanotechnology"] == 1
    assert no_deal(t, 0, "licence,0,1,nanotechnology", 1) == "has-it-already"
    assert t.s.licensed == [(1, "nanotechnology")]


@pytest.mark.rule("SDC-12.23", "SDC-18.7")
def test_only_own_inventions_are_licensed_and_nothing_that_was_spent_comes_back() -> None:
    s = market("yengii", "kit", "faderan", "unity")
    put(s, 1, "mechanical_engineers", "kit_nanotechnology", "kit_genetic_engineering")
    t = trading(s)
    assert no_deal(t, 1, "licence,1,2,nanotechnology") == "no-such-part"
    assert no_deal(t, 0, "licence,0,1,nanotechnology", 1) == "not-licensable"
    s = copied(t.s)
    s.column.append((0, "mechanical_engineers"))
    del s.holder["mechanical_engineers"]
    s.tucked["kit_nanotechnology"] = "kit_genetic_engineering"
    del s.holder["kit_nanotechnology"]
    s.offers = []
    assert no_deal(trading(s), 0, "licence,0,1,nanotechnology", 1) == "has-it-already"


@pytest.mark.rule("SDC-12.8", "SDC-18.7")
def test_only_the_faderan_hand_over_acknowledgements() -> None:
    s = market()
    t = trading(s)
    assert no_deal(t, 0, "acks,0,1,1") == "no-such-part"
    deal(t, 1, "acks,1,0,2", 0)
    assert (t.p(0).acknowledgements, t.p(1).acknowledgements) == (2, 9)
    assert no_deal(t, 1, "acks,1,0,10", 0) == "has-too-few"
    assert no_deal(t, 1, "acks,1,0,9", 0) == ""                              # all that they have


@pytest.mark.rule("SDC-12.7")
def test_the_gift_of_the_duruntai_pays_its_first_giver_of_a_round_and_stays() -> None:
    s = market()
    put(s, 1, "faderan_gift_of_the_duruntai")
    t = deal(trading(s), 1, "card,1,0,faderan_gift_of_the_duruntai", 0)
    assert t.has(1) == {"green": 1, "brown": 1, "blue": 2, "octagon": 1}     # giver and Faderan at once
    deal(t, 0, "card,0,2,faderan_gift_of_the_duruntai", 2)
    assert t.has(0) == {}                                                    # no second time in this round
    s = copied(t.s)
    s.round = 6
    assert "faderan_gift_of_the_duruntai" in act(s, ("end_round",)).cards(2)


@pytest.mark.rule("SDC-12.14", "SDC-18.9")
def test_kit_plays_a_colony_for_a_yellow_and_a_cube() -> None:
    s = market()
    give(s, 1, yellow=1, brown=1)
    t = deal(trading(s), 1, "give,1,0,yellow,1 give,1,0,brown,1 runs,0,kit_zdnx,-1,0 card,0,1,kit_zdnx", 0)
    assert t.s.holder["kit_zdnx"] == 1
    assert t.has(0) == {"brown": 1}


@pytest.mark.rule("SDC-12.25", "SDC-12.30")
def test_whoever_trades_with_the_zeth_is_noted_and_others_are_not() -> None:
    s = market("zeth", "kit", "faderan", "unity")
    for seat in range(4):
        give(s, seat, green=3)
    t = trading(s)
    deal(t, 1, "give,1,2,green,1 give,0,2,green,1", 0, 2)
    assert t.s.traded == [2]                                # party to the same deal, but nothing passed to seat 1
    deal(t, 0, "later,2,start give,3,0,green,1", 3)
    assert t.s.traded == [2, 3]                             # a promise is enough


@pytest.mark.rule("SDC-12.25", "SDC-12.30")
@pytest.mark.parametrize(("terms", "others", "safe"), [
    ("later,1,end atmost,1,colonies,2", [1], [1]),
    ("later,1,end leave,0,gacrux give,1,2,green,1", [1, 2], [1, 2]),
    ("later,2,end runs,1,kit_zdnx,-1,0 spare,0,2", [1, 2], [1, 2]),
    ("runs,0,acrux,1,0 give,1,2,green,1", [1, 2], []),
    ("later,2,start if-takes,0,gacrux give,1,2,green,1", [1, 2], [])])
def test_a_promise_to_do_or_not_to_do_something_is_made_to_all_in_the_deal(
        terms: str, others: list[int], safe: list[int]) -> None:
    s = market("zeth", "kit", "faderan", "unity")
    lay(s, "colonies", "gacrux")
    put(s, 0, "acrux")
    give(s, 0, white=2)
    give(s, 1, green=1)
    assert sorted(deal(trading(s), 0, terms, *others).s.traded) == safe


# shapes that are no deals

@pytest.mark.rule("SDC-18.7")
@pytest.mark.parametrize(("terms", "flaw"), [
    ("give,0,0,green,1", "to-oneself"),
    ("runs,0,kit_zdnx,-1,0", "one-party"),
    ("give,0,1,green,1 pay,green,1", "pays-nothing"),
    ("give,0,1,green,1 else,0,1,green,1", "else-nothing"),
    ("any,0,1,small,1,debtor", "only-promised"),
    ("atmost,0,colonies,2", "only-promised"),
    ("if-takes,0,{track} give,0,1,green,1", "only-promised"),
    ("later,2,start", "nothing-promised"),
    ("later,2,start later,3,start give,0,1,green,1", "nothing-promised"),
    ("later,1,start give,0,1,green,1", "due-already"),
    ("later,7,start give,0,1,green,1", "no-such-part"),
    ("later,2,start tucks,0,kit_nanotechnology,kit_genetic_engineering", "only-now"),
    ("later,6,start atmost,0,colonies,2", "no-bids-then"),
    ("later,2,start buy,0,1,blue,1,blue,1", "same-kind"),
    ("give,0,9,green,1 give,1,0,white,1", "standing-for-two"),
    ("later,2,start atmost,0,colonies,2 atleast,0,colonies,3 give,0,1,green,1", "contradicts"),
    ("later,2,start will,0,kit_hand_crafted,0 wont,0,kit_hand_crafted,0 give,0,1,green,1", "contradicts"),
])
def test_what_is_no_deal_is_refused_with_a_reason(terms: str, flaw: str) -> None:
    s = market()
    put(s, 0, "kit_nanotechnology", "kit_genetic_engineering")
    t = trading(s)
    assert no_deal(t, 0, terms.format(track=t.s.colony_track[0])) == flaw


@pytest.mark.rule("SDC-18.7")
def test_nothing_is_due_after_round_6() -> None:
    s = market()
    assert deals.flaw(s, 0, [("later", 7, "start"), ("give", 0, 1, "green", 1)]) == ("too-late", 6)


@pytest.mark.rule("SDC-18.21")
def test_a_deal_has_at_most_24_terms() -> None:
    t = trading(market())
    assert no_deal(t, 0, " ".join(["give,0,1,green,1"] * 24)) == ""
    assert no_deal(t, 0, " ".join(["give,0,1,green,1"] * 25)) == "too-often"
    mixed = ["give,0,1,green,1"] * 12 + ["donated,0,1,green,1"] * 13
    assert no_deal(t, 0, " ".join(mixed)) == "too-many-terms"


def wealth(s: Confluence) -> dict[str, int]:
    """Everything that players hold together."""
    found = {kind: sum([p.stock[kind] + p.donation.get(kind, 0) for p in s.players]) for kind in KINDS}
    found["vp"] = sum([p.vp + p.donation.get("vp", 0) for p in s.players])
    found["acknowledgement"] = sum([p.acknowledgements for p in s.players])
    found["envoy"] = sum([p.envoys + p.donation.get("envoy", 0) for p in s.players])
    found["cards"] = len(s.holder)
    return found


@pytest.mark.rule("SDC-20.9")
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10 ** 6))
def test_deals_by_chance_conserve_everything(seed: int) -> None:
    """Whatever passes in them, converters apart: nothing is made and nothing is lost."""
    rng = QuickDice(seed)
    s = market("zeth", "yengii", "faderan", "kit")
    for seat in range(4):
        give(s, seat, **{kind: rng.below(4) for kind in KINDS})
    s.players[0].donation = {"vp": 2, "blue": 1, "envoy": 1, "brown": 1}
    s.players[0].envoy_gift = {"envoy": 1, "brown": 1}
    put(s, 1, "acrux", "mechanical_engineers")
    before, signed = wealth(s), 0
    ways = [chatter.swap, chatter.chain, chatter.loan, chatter.gift, chatter.credit, chatter.pledge]
    for _ in range(12):
        seat = rng.below(4)
        other = (seat + 1 + rng.below(3)) % 4
        terms = ways[rng.below(len(ways))](s, seat, other, rng)
        if terms and deals.flaw(s, seat, terms) is None and deals.attempt(s, terms) is None:
            deals.sign(s, 1, seat, terms, deals.parties(s, seat, terms))
            signed += 1
    assert wealth(s) == before
    assert signed
    assert min([n for p in s.players for n in p.stock.values()]) >= 0
    assert not [wrong for wrong in audit(s) if "promise" not in wrong]
