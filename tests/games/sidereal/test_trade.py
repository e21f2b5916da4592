"""The trade phase: acts of one's own, being ready, and its end."""
import re
from pathlib import Path

import pytest

from fivesuns.games.sidereal import deals
from fivesuns.games.sidereal.stages import trade
from fivesuns.kernel import Compose, QuickDice
from fivesuns.kernel.laws import _steps_lead_to_answers
from fivesuns.kernel.play import random_table, step
from fivesuns.texts import LANGUAGES, Texts
from tests.games.sidereal.market import all_ready, deal, market, trading
from tests.games.sidereal.scenario import Scenario, act, give, put

# acts of one's own

@pytest.mark.rule("SDC-6.2", "SDC-7.10")
def test_a_purple_converter_is_run_alone_and_its_output_is_there_at_once() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "acrux")
    give(s, 0, white=2)
    t = trading(s).play(0, "run,acrux,1,0")
    assert t.has(0) == {}
    assert "acrux" in t.s.turned
    assert t.refused(0, "run,acrux,1,0") == "no-such-part"


@pytest.mark.rule("SDC-9.2", "SDC-7.10")
def test_a_payment_can_be_said_and_must_be_what_is_due() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "acrux")
    give(s, 0, white=2, wild_small=2)
    t = trading(s)
    assert t.refused(0, "run,acrux,1,0 pay,white,1") == "other-payment"
    assert t.refused(0, "run,acrux,1,0 pay,white,1 pay,wild_small,2") == "other-payment"
    assert t.refused(0, "run,acrux,1,0 give,0,1,white,1") == "one-act"
    t.play(0, "run,acrux,1,0 pay,white,1 pay,wild_small,1")
    assert t.has(0) == {"white": 1, "wild_small": 1}


@pytest.mark.rule("SDC-9.7")
def test_a_payment_is_put_together_in_small_steps() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "acrux")
    give(s, 0, white=1, wild_small=2, green=3)
    asked = trading(s).table.waiting()[0]
    path = ["run", "acrux", 1, 0]
    assert asked.steps(path) == ["stop", "pay"]
    assert asked.steps([*path, "pay"]) == ["white", "wild_small"]           # green pays nothing here
    assert asked.steps([*path, "pay", "white"]) == [1]
    assert asked.steps([*path, "pay", "white", 1]) == ["pay"]               # one is still due
    assert asked.steps([*path, "pay", "white", 1, "pay"]) == ["wild_small"]
    assert asked.steps([*path, "pay", "wild_small", 2]) == []


@pytest.mark.rule("SDC-9.7", "SDC-9.2")
def test_the_last_wild_can_pay_what_the_colour_leaves_over() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "acrux")
    give(s, 0, white=1, wild_small=1)
    asked = trading(s).table.waiting()[0]
    path = ["run", "acrux", 1, 0, "pay", "white", 1]
    assert asked.steps(path) == ["pay"]
    assert asked.steps([*path, "pay"]) == ["wild_small"]


@pytest.mark.rule("SDC-9.7")
def test_a_colony_to_be_used_up_is_chosen() -> None:
    s = market("unity", "kit", "faderan", "caylion")
    put(s, 0, "acrux", "gacrux")
    give(s, 0, wild_small=9, wild_large=9)
    t = trading(s)
    asked = t.table.waiting()[0]
    assert isinstance(asked, Compose)
    worlds = [step for step in asked.steps(["run"]) if step.startswith("unity_limit")]
    path = ["run", *worlds, -1, 0]
    assert "use" in asked.steps(path)
    assert asked.steps([*path, "use"]) == ["acrux", "gacrux"]
    t.play(0, f"run,{worlds[0]},-1,0 use,gacrux")
    assert "acrux" in t.cards(0)
    assert "gacrux" not in t.cards(0)


@pytest.mark.rule("SDC-7.10", "SDC-18.2")
def test_what_is_within_reach_is_offered_and_of_the_rest_it_is_said_what_is_missing() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "acrux", "mechanical_engineers")
    give(s, 0, white=2, yellow=1)
    t = trading(s).play(1, "offer give,0,1,white,1").play(2, "offer give,0,2,blue,1").play(3, "offer give,9,3,green,1")
    asked = t.table.waiting()[0].describe()
    assert [(x["name"], x["facts"]) for x in asked["offered"]] == [("accept,1,1", "kit"), ("run,acrux,1,0", None),
                                                                  ("ready", None)]
    missing = {x["name"]: x["args"][1] for x in asked["refused"]}
    assert missing["run,mechanical_engineers,0,0"] == {"yellow": 3}
    assert missing["run,mechanical_engineers,0,1"] == {"octagon": 2}
    assert "run,acrux,1,0" not in missing


@pytest.mark.rule("SDC-7.13")
def test_a_card_is_tucked_under_another() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "caylion_nanotechnology", "caylion_genetic_engineering")
    t = trading(s)
    deal(t, 0, "card,0,1,caylion_nanotechnology", 1)
    assert t.refused(0, "tuck,caylion_nanotechnology,caylion_genetic_engineering")
    deal(t, 1, "card,1,0,caylion_nanotechnology tucks,0,caylion_nanotechnology,caylion_genetic_engineering", 0)
    assert t.s.tucked == {"caylion_nanotechnology": "caylion_genetic_engineering"}


@pytest.mark.rule("SDC-7.13", "SDC-6.2")
def test_a_card_is_tucked_without_a_deal() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "caylion_nanotechnology", "caylion_genetic_engineering")
    assert trade.tucks(s, 0)[0] == ["caylion_nanotechnology", "caylion_genetic_engineering"]     # no start card
    t = trading(s).play(0, "tuck,caylion_nanotechnology,caylion_genetic_engineering")
    assert t.s.tucked == {"caylion_nanotechnology": "caylion_genetic_engineering"}
    assert "caylion_nanotechnology" not in t.cards(0)
    assert "caylion_genetic_engineering" in t.s.turned


@pytest.mark.parametrize(("words", "flaw"), [
    ("nothing", "no-act"), ("give,0,1,green,1", "no-act"), ("ready ready", "too-often"), ("ready offer", "one-act"),
    ("offer", "no-terms"), ("offer ready", "one-act"), ("unready", "no-such-part"), ("accept,1,1", "no-such-part")])
def test_what_is_no_act_is_refused(words: str, flaw: str) -> None:
    assert trading(market()).refused(0, words) == flaw


# the end

@pytest.mark.rule("SDC-7.22", "SDC-7.23", "SDC-1.2")
def test_the_table_waits_for_those_who_are_not_ready_and_the_others_may_speak() -> None:
    s = market()
    give(s, 1, green=1)
    t = trading(s).play(1, "ready").play(2, "ready")
    assert t.table.awaited() == [0, 3]
    assert set(t.asked()) == {0, 1, 2, 3}
    t.play(1, "offer give,1,0,green,1")
    assert t.table.awaited() == [0, 1, 3]                                   # whoever speaks is ready no longer
    t.play(2, "unready")
    assert t.table.awaited() == [0, 1, 2, 3]
    t.play(2, "ready", "ready")
    assert [event["seat"] for event in t.told("ready")] == [1, 2, 2]


@pytest.mark.rule("SDC-7.23")
def test_the_last_one_signs_no_deal_but_may_still_act_alone() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "acrux")
    give(s, 0, white=2)
    t = trading(s).play(1, "offer give,0,1,white,1")
    t.play(0, "offer give,0,2,white,1")
    for seat in (1, 2, 3):
        t.play(seat, "ready")
    assert t.refused(0, "accept,1,1") == "all-ready"
    assert t.refused(2, "accept,2,1") == ""                                 # that makes two who are not ready
    assert t.refused(0, "run,acrux,1,0") == ""


@pytest.mark.rule("SDC-7.23")
def test_who_is_ready_may_say_no_and_is_still_ready() -> None:
    s = market()
    give(s, 1, green=1)
    t = trading(s).play(0, "offer give,0,1,green,1", "offer give,1,0,green,1")
    t.play(1, "offer give,1,2,green,1", "ready", "decline,1", "withdraw,3")
    assert (t.p(1).ready, t.table.awaited()) == (True, [0, 2, 3])
    t.play(1, "accept,2,1")
    assert not t.p(1).ready


@pytest.mark.rule("SDC-15.3")
def test_with_a_timer_silence_means_ready() -> None:
    t = trading(market(trade_timer=True))
    assert t.table.waiting()[0].lapse == "ready"
    t.play(0, "ready")
    assert t.table.waiting()[0].lapse == ""
    assert trading(market()).table.waiting()[0].lapse == ""


def leftover(split: bool = False) -> Scenario:
    s = market("zeth", "kit", "faderan", "unity", split_leftover_donations=split)
    gift = {"envoy": 1, "octagon": 1}
    s.players[0].donation = {"vp": 2, "blue": 1, **gift}
    s.players[0].envoy_gift = gift
    return all_ready(trading(s))


@pytest.mark.rule("SDC-7.24", "SDC-12.30")
def test_leftovers_go_to_one_player_of_ones_choice_and_protect_nobody() -> None:
    t = leftover()
    assert t.asked() == {0: "leftovers"}
    assert t.options(0) == ["kit", "faderan", "unity"]
    t.play(0, "faderan")
    assert (t.p(2).vp, t.p(2).envoys, t.has(2)) == (2, 1, {"blue": 1, "octagon": 1})
    assert (t.p(0).donation, t.p(0).envoy_gift, t.s.traded) == ({}, {}, [])


@pytest.mark.rule("SDC-7.24", "SDC-7.26")
def test_leftovers_may_be_split_if_the_table_has_agreed_but_not_what_came_with_an_envoy() -> None:
    t = leftover(split=True)
    assert t.asked() == {0: "share_leftovers"}
    assert t.refused(0, "give,1,vp,2 give,2,blue,1") == "left-over"
    assert t.refused(0, "give,1,vp,3") == "donates-too-few"
    assert t.refused(0, "give,1,octagon,1")
    t.play(0, "give,1,vp,1 give,2,vp,1 give,1,blue,1 give,3,envoy,1")
    assert (t.p(1).vp, t.p(2).vp, t.has(1), t.has(3), t.p(3).envoys) == (1, 1, {"blue": 1}, {"octagon": 1}, 1)
    assert t.p(0).donation == {}


@pytest.mark.rule("SDC-7.3")
def test_a_new_trade_phase_begins_with_nobody_ready_and_no_offers() -> None:
    s = market()
    s.players[0].ready = True
    s.players[0].offers = 7
    t = act(s, ("start_trade",))
    assert t.table.awaited() == [0, 1, 2, 3]
    assert t.p(0).offers == 0


# chance and small steps

def test_what_is_said_by_chance_is_worth_an_answer_often_enough() -> None:
    """One act in five of those who trade is an offer, one in ten is signed, and phases come to an end."""
    from fivesuns.games.sidereal.game import SiderealConfluence
    said: dict[str, int] = {}
    signed = 0
    for seed in range(6):
        rng, table = QuickDice(seed), random_table(SiderealConfluence(), {"seats": 4, "species": "random"}, seed)
        while not table.over and table.state.round < 4:
            before, ready = table.state.phase, [p.ready for p in table.state.players]
            events = step(table, rng)
            if before == "trade" and table.log:
                seat = table.log[-1][0]
                answer = table.log[-1][1]
                if isinstance(seat, int) and seat >= 0 and isinstance(answer, tuple) and answer and not ready[seat]:
                    word = answer[0] if isinstance(answer[0], str) else answer[0][0]
                    said[word] = said.get(word, 0) + 1
            signed += len([event for event in events if event.what == "signed"])
    acts = sum(said.values())
    assert said["offer"] + said.get("amend", 0) >= acts / 5
    assert signed >= acts / 10


def test_every_path_of_small_steps_ends_in_an_act() -> None:
    s = market("zeth", "yengii", "faderan", "unity")
    put(s, 0, "acrux", "mechanical_engineers")
    for seat in range(4):
        give(s, seat, green=2, white=2, yellow=4)
    t = deal(trading(s), 0, "later,2,start give,0,1,green,1", 1)
    t.play(1, "offer give,1,0,green,1").play(2, "offer give,2,9,green,1")
    for seed in range(12):
        for seat in range(2):
            _steps_lead_to_answers(trade.Trader(t.s, seat), QuickDice(seed))


# words

@pytest.mark.parametrize("language", LANGUAGES)
def test_every_flaw_part_and_field_has_its_words(language: str) -> None:
    texts, folder = Texts(language, "sidereal"), Path(deals.__file__).parent
    source = "".join([(folder / name).read_text("utf-8") for name in ("deals.py", "ledger.py", "offers.py",
                                                                      "stages/trade.py", "stages/promises.py")])
    flaws = {*re.findall(r'\("([a-z]+(?:-[a-z]+)+)"(?:,|\))', source)} - {*deals.FIELDS}
    assert len(flaws) > 30
    due = [f"flaw-{flaw}" for flaw in flaws]
    asked = trade.Trader(trading(market("zeth", "yengii", "faderan", "unity")).s, 0)
    fields = {**{part.word: len(part.fields) for part in asked.parts()}, "tuck": 2, "unready": 0, "amend": 1,
              "accept": 2, "decline": 1, "withdraw": 1, **{word: len(these) for word, these in deals.FIELDS.items()}}
    due += [f"part-{word}" for word in fields]
    due += [f"field-{word}-{letter}" for word, many in fields.items() for letter in "abcdef"[:many]]
    due += [f"event-{what}" for what in re.findall(r'(?:tell|call)\((?:\[[^"]*\], )?"([a-z_]+)"', source)]
    due += [f"ask-{topic}" for topic in re.findall(r'"sidereal\.([a-z_]+)"', source)]
    assert [id for id in due if texts.find([id]) is None] == []
