"""Trade goods gained, transactions resolved, and the Mentak who take a share of them."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from fivesuns.games.twilight import galaxy, trade
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.state import Force, Twilight
from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import Scenario, act, begin, decided, hand, law, note, put

PILLAGE = ["pass", "pillage"]


def raided(*factions: str) -> Twilight:
    """Seat 2 are the Mentak, with a cruiser next to the home of seat 0, who has two trade goods."""
    s = begin(factions=factions or ("sol", "norr", "mentak"))
    put(s, 2, s.board.beside[s.board.homes[0]][0], cruiser=1)
    s.players[0].goods = 2
    return s


def turn(s: Twilight) -> Scenario:
    return act(s, ("choose_action",))


def first_effect_of_trade(s: Twilight) -> Scenario:
    return act(s, ("perform", 0, "trade", 0))


def purses(t: Scenario) -> list[tuple[int, int]]:
    return [(p.goods, p.commodities) for p in t.s.players]


# what they take

@pytest.mark.rule("W-TG-GAINED")
def test_mentak_takes_a_trade_good_of_a_neighbour_who_gains_some() -> None:
    s = raided()
    s.players[0].strategy = {"trade": True}
    t = turn(s).play(0, "strategy trade")
    assert t.asked() == {2: "react"}
    assert t.options(2) == PILLAGE
    assert purses(t)[0] == (5, 0), "before commodities are replenished"
    t.play(2, "pillage")
    assert purses(t) == [(4, 4), (0, 0), (1, 0)], "there was nothing else to take"
    assert t.asked() == {0: "trade_free"}, "once for one gain"


@pytest.mark.rule("W-TG-GAINED", "TI-68.6")
@pytest.mark.parametrize(("answer", "left"), [("trade_good 0", (4, 1)), ("commodity 0", (5, 0))])
def test_or_a_commodity_which_becomes_a_trade_good(answer: str, left: tuple[int, int]) -> None:
    s = raided()
    s.players[0].commodities = 1
    t = first_effect_of_trade(s).play(2, "pillage")
    assert t.asked() == {2: "target"}
    t.play(2, answer)
    assert purses(t) == [left, (0, 0), (1, 0)]
    assert t.told("pillaged") == [{"seat": 2, "foe": 0, "ware": answer.split()[0]}]


@pytest.mark.rule("W-TG-GAINED")
def test_they_need_not() -> None:
    assert purses(first_effect_of_trade(raided()).play(2, "pass")) == [(5, 0), (0, 0), (0, 0)]


@pytest.mark.rule("W-TG-GAINED")
def test_only_neighbours_with_three_trade_goods_are_pillaged_and_only_by_mentak() -> None:
    s = raided()
    s.players[0].goods = 1
    s.players[0].planets["quann"] = True
    hand(s, 0, "mining_initiative")
    assert turn(copied(s)).play(0, "use mining_initiative", "quann").asked() == {2: "react"}, "one and two are three"
    s.players[0].goods = 0
    assert turn(s).play(0, "use mining_initiative", "quann").asked() == {1: "action"}
    s = raided()
    s.players[2].units = {}
    assert first_effect_of_trade(s).asked() == {}, "far away"
    assert first_effect_of_trade(raided("sol", "norr", "letnev")).asked() == {}
    s = raided()
    assert act(s, ("perform", 2, "trade", 0)).asked() == {}, "nobody pillages himself"


@pytest.mark.rule("W-TG-GAINED", "W-TRANSACT-AFTER")
def test_nobody_is_pillaged_who_holds_a_promise_of_protection_face_up() -> None:
    s = raided()
    note(s, 0, "promise_of_protection")
    s.players[0].commodities = 1
    assert first_effect_of_trade(copied(s)).asked() == {2: "react"}, "it is still in hand"
    t = turn(s).play(0, "use promise_of_protection")
    assert t.s.players[0].area == ["promise_of_protection"]
    assert act(t.s, ("perform", 0, "trade", 0)).asked() == {}
    put(t.s, 2, t.s.board.beside[t.s.board.homes[1]][0], cruiser=1)
    assert act(t.s, ("perform", 1, "trade", 0)).asked() == {2: "react"}, "others are not protected"


@pytest.mark.rule("TI-14.16", "A-59")
def test_what_a_card_will_cost_is_not_pillaged() -> None:
    s = raided()
    s.players[0].goods = 4
    hand(s, 0, "focused_research")
    hand(s, 1, "sabotage-1")
    t = turn(s).play(0, "use focused_research")
    assert trade.pledged(t.s, 0) == 4
    assert act(t.s, ("open_window", "tg_gained", 0, "", ())).asked() == {}
    t.s.players[0].goods = 5
    assert act(t.s, ("open_window", "tg_gained", 0, "", ())).asked() == {2: "react"}


@pytest.mark.rule("TI-83.1", "A-59")
def test_what_a_card_has_cost_is_pledged_no_more() -> None:
    s = raided()
    s.players[0].goods = 5
    hand(s, 0, "focused_research")
    t = turn(s).play(0, "use focused_research")
    assert t.asked() == {0: "research"}
    assert (t.s.players[0].goods, trade.pledged(t.s, 0)) == (1, 0)
    assert t.unsaid(0, "offer,2 goods,1") == t.unsaid(0, "offer,1 promise,peace") == ""


@pytest.mark.parametrize(("faction", "value"), [("creuss", "quantum_entanglement"), ("winnu", "lazax_gate_folding")])
@pytest.mark.rule("W-TG-GAINED", "TI-78.2")
@pytest.mark.ruling("pillage")
def test_neighbours_by_wormholes_that_only_one_of_them_has_are_pillaged(faction: str, value: str) -> None:
    """As the publisher has ruled."""
    s = begin(factions=(faction, "norr", "mentak"))
    s.players[0].goods = 2
    alpha = next(x for x in s.board.beside if SYSTEMS[x].wormholes == ("alpha",) and not SYSTEMS[x].faction)
    beta = next(x for x in s.board.beside if SYSTEMS[x].wormholes == ("beta",) and not SYSTEMS[x].faction)
    put(s, 2, alpha, cruiser=1)
    put(s, 0, beta if faction == "creuss" else "s18", cruiser=1)
    if faction == "winnu":
        assert first_effect_of_trade(copied(s)).asked() == ({2: "react"} if alpha in galaxy.near(s, "s18") else {})
        s.players[0].technologies = {value: True}
        s.system = "s18"
    assert alpha in galaxy.near(s, beta if faction == "creuss" else "s18", 0)
    assert first_effect_of_trade(s).asked() == {2: "react"}


@pytest.mark.rule("TI-14.18")
def test_a_political_secret_keeps_mentak_from_it() -> None:
    s = raided()
    s.forces.append(Force(source="political_secret", seat=2, value="may_use_abilities", amount=-1, lasts="agenda",
                          about=("faction",)))
    assert first_effect_of_trade(s).asked() == {}


# where trade goods are gained: by each of these seat 0 gains some

def with_card(*cards: str) -> Callable[[Twilight], Scenario]:
    def gain(s: Twilight) -> Scenario:
        hand(s, 0, cards[0])
        s.players[0].planets["new_albion"] = True
        s.players[1].planets["lodor"] = True
        return turn(s).play(0, f"use {cards[0]}", *cards[1:])
    return gain


def with_agenda(name: str, outcome: str) -> Callable[[Twilight], Scenario]:
    def gain(s: Twilight) -> Scenario:
        put(s, 0, "jord", infantry=1)
        return decided(s, name, outcome)
    return gain


def with_technology(name: str, *answers: str) -> Callable[[Twilight], Scenario]:
    def gain(s: Twilight) -> Scenario:
        s.players[0].technologies = {name: True}
        put(s, 0, "s26", cruiser=1)
        if answers:
            return turn(s).play(0, *answers)
        s.active = 1
        return act(s, ("activate", "s26"))
    return gain


def picking_a_card(s: Twilight) -> Scenario:
    s.phase, s.named, s.players[0].strategy = "strategy", "warfare", {}
    s.goods["warfare"] = 1
    return act(s, ("take_card", 0))


def minister_of_commerce(s: Twilight) -> Scenario:
    law(s, "minister_of_commerce", 0)
    return act(s, ("perform", 0, "trade", 1))


def minister_of_exploration(s: Twilight) -> Scenario:
    law(s, "minister_of_exploration", 0)
    put(s, 0, "lodor", infantry=1)
    s.system, s.landing = "s26", {"lodor": 1}
    return act(s, ("establish_control",))


def salvage(s: Twilight) -> Scenario:
    s.players[1].commodities = 1
    hand(s, 0, "salvage")
    return act(s, ("open_window", "combat_won", 0, "s26", (1,))).play(0, "salvage")


def trade_agreement(s: Twilight) -> Scenario:
    note(s, 0, "trade_agreement-1")
    return act(s, ("perform", 1, "trade", 1)).play(0, "trade_agreement-1")


def trade_rider(s: Twilight) -> Scenario:
    s.phase, s.predictions = "agenda", {"trade_rider": (0, "for")}
    return act(s, ("open_window", "ag_predict", 0, "", ()))


def scavenge(s: Twilight) -> Scenario:
    put(s, 0, "s26", carrier=1, infantry=1)
    s.system = "s26"
    return act(s, ("invade",)).play(0, "lodor,1")


def magmus_reactor(s: Twilight) -> Scenario:
    s.players[0].technologies = {"magmus_reactor": True}
    put(s, 0, "s26", war_sun=1)
    return act(s, ("open_window", "prod_after", 0, "s26", ()))


def production_biomes(s: Twilight) -> Scenario:
    s.active = 1
    s.players[1].technologies = {"production_biomes": True}
    return turn(s).play(1, "use production_biomes", "0")


def quantum_datahub_node(s: Twilight) -> Scenario:
    s.phase, s.players[1].technologies, s.players[1].goods = "strategy", {"quantum_datahub_node": True}, 3
    return act(s, ("open_window", "strat_end", 0, "", ())).play(1, "quantum_datahub_node", "diplomacy 0 leadership")


GAINS: dict[str, tuple[tuple[str, ...], Callable[[Twilight], Scenario]]] = {
    "picking a strategy card": ((), picking_a_card),
    "trade": ((), first_effect_of_trade),
    "industrial initiative": ((), with_card("industrial_initiative")),
    "mining initiative": ((), with_card("mining_initiative", "jord")),
    "uprising": ((), with_card("uprising")),
    "compensated disarmament": ((), with_agenda("compensated_disarmament", "jord")),
    "economic equality": ((), with_agenda("economic_equality", "for")),
    "swords to plowshares": ((), with_agenda("swords_to_plowshares", "for")),
    "minister of commerce": ((), minister_of_commerce),
    "minister of exploration": ((), minister_of_exploration),
    "salvage": ((), salvage),
    "trade agreement": ((), trade_agreement),
    "trade rider": ((), trade_rider),
    "scavenge": (("saar", "norr", "mentak"), scavenge),
    "magmus reactor": (("muaat", "norr", "mentak"), magmus_reactor),
    "e-res siphons": (("jolnar", "norr", "mentak"), with_technology("e_res_siphons")),
    "production biomes": (("hacan", "norr", "mentak"), with_technology(
        "production_biomes", "use production_biomes", "1")),
    "production biomes of another": (("sol", "hacan", "mentak"), production_biomes),
    "quantum datahub node": (("sol", "hacan", "mentak"), quantum_datahub_node),
}


@pytest.mark.rule("W-TG-GAINED")
@pytest.mark.parametrize("how", GAINS)
def test_whatever_brings_trade_goods_is_a_gain(how: str) -> None:
    factions, gain = GAINS[how]
    t = gain(raided(*factions))
    assert t.asked() == {2: "react"}, how
    assert (t.s.happenings[-1].window, t.s.happenings[-1].by) == ("tg_gained", 0)
    assert t.options(2) == PILLAGE
    before = t.s.players[0].goods
    assert before >= 3
    number = t.s.happenings[-1].number
    t.play(2, "pillage")
    if t.asked() == {2: "target"}:
        t.play(2, "trade_good 0")
    assert t.s.players[0].goods == before - 1
    assert [x for x in t.s.happenings if x.number == number] == [], "once"


@pytest.mark.rule("W-TG-GAINED")
def test_a_card_that_is_cancelled_brings_nothing_to_pillage() -> None:
    s = raided()
    hand(s, 0, "mining_initiative", "summit")
    hand(s, 1, "sabotage-1")
    t = turn(s).play(0, "use mining_initiative").play(1, "sabotage-1")
    while set(t.asked().values()) == {"react"}:
        assert "pillage" not in t.options(min(t.asked()))
        t.play(min(t.asked()), "pass")
    assert t.asked() == {0: "action"}


@pytest.mark.rule("W-TG-GAINED")
def test_nothing_gained_is_no_gain() -> None:
    s = raided()
    s.players[0].goods = 5
    s.phase, s.named, s.players[0].strategy = "strategy", "warfare", {}
    assert act(s, ("take_card", 0)).asked() == {}
    s = raided()
    s.players[0].goods, s.players[0].planets = 5, {}
    hand(s, 0, "industrial_initiative")
    assert turn(s).play(0, "use industrial_initiative").asked() == {1: "action"}


@pytest.mark.rule("W-TG-GAINED", "TI-14.16")
@pytest.mark.ruling("pillage")
def test_each_gain_can_be_pillaged() -> None:
    """As the publisher has ruled: each planet that the Saar scavenge is one."""
    s = raided("saar", "norr", "mentak")
    s.players[0].goods = 3
    put(s, 0, "s27", carrier=1, infantry=2)
    s.system = "s27"
    t = act(s, ("invade",)).play(0, "new_albion,1 starpoint,1")
    for taken in (1, 2):
        while t.asked() == {0: "react"} or "pillage" not in t.options(2):
            t.play(min(t.asked()), t.options(min(t.asked()))[0])
        t.play(2, "pillage")
        assert t.s.players[2].goods == taken
    assert t.s.players[0].goods == 3 + 2 - 2
    assert t.asked() == {}


@pytest.mark.rule("W-TG-GAINED")
def test_infantry_of_several_planets_is_one_gain() -> None:
    s = raided()
    s.players[0].planets |= {"lodor": True, "dal_bootha": True}
    for planet in ("jord", "lodor", "dal_bootha"):
        put(s, 0, planet, infantry=2)
    t = decided(s, "swords_to_plowshares", "for").play(2, "pillage")
    assert purses(t)[0] == (2 + 3 - 1, 0)
    assert t.asked() == {}


@pytest.mark.rule("TI-E.8")
def test_with_economic_equality_all_give_theirs_back_first() -> None:
    s = raided()
    s.players[0].goods = 9
    t = decided(s, "economic_equality", "for")
    assert purses(t) == [(5, 0), (5, 0), (5, 0)]
    assert t.play(2, "pillage").asked() == {}, "seat 1 is no neighbour"
    assert purses(t) == [(4, 0), (5, 0), (6, 0)]
    assert decided(raided(), "economic_equality", "against").asked() == {}


# transactions

def traders() -> Twilight:
    """Seats 0 and 1 are neighbours, and both of the Mentak."""
    s = raided()
    home = s.board.beside[s.board.homes[0]]
    put(s, 1, home[1], cruiser=1)
    put(s, 2, s.board.beside[s.board.homes[1]][0], cruiser=1)
    s.players[0].goods, s.players[1].goods = 4, 3
    return s


@pytest.mark.rule("W-TRANSACT-AFTER", "A-61")
def test_a_transaction_is_pillaged_at_once_and_once_of_each_of_the_two() -> None:
    t = turn(traders()).say(0, "offer,1 goods,1 want_goods,2").say(1, "accept,1")
    assert purses(t) == [(5, 0), (2, 0), (0, 0)]
    assert t.asked() == {2: "react"}, "before the question is asked again"
    assert (t.s.happenings[-1].window, t.s.happenings[-1].by) == ("transact_after", 0)
    t.play(2, "pillage")
    assert purses(t) == [(4, 0), (2, 0), (1, 0)]
    assert t.asked() == {0: "action"}, "seat 1 has too few"
    t = turn(traders()).say(0, "offer,1 goods,1").say(1, "accept,1")
    assert t.play(2, "pillage").asked() == {2: "react"}, "seat 1 has resolved a transaction too"
    assert t.s.happenings[-1].by == 1
    assert purses(t.play(2, "pillage")) == [(2, 0), (3, 0), (2, 0)]
    assert t.asked() == {0: "action"}, "that they have gained trade goods by it is no other occurrence"


@pytest.mark.rule("W-TRANSACT-AFTER")
def test_a_partner_of_mentak_is_pillaged_too() -> None:
    t = turn(traders()).say(0, "offer,2 goods,1").say(2, "accept,1")
    assert t.play(2, "pillage").asked() == {0: "action"}
    assert purses(t) == [(2, 0), (3, 0), (2, 0)]


@pytest.mark.rule("W-TRANSACT-AFTER")
def test_words_alone_are_no_transaction() -> None:
    t = turn(traders()).say(0, "offer,1 promise,peace").say(1, "accept,1")
    assert t.asked() == {0: "action"}


@pytest.mark.rule("W-TRANSACT-AFTER", "TI-83.1")
def test_in_the_middle_of_something_else_pillage_comes_first_and_the_question_is_asked_anew() -> None:
    s = traders()
    put(s, 0, "jord", space_dock=1)
    s.system, s.players[0].planets, s.players[0].goods = s.board.homes[0], {"jord": False}, 0
    t = act(s, ("produce",)).say(1, "offer,0 goods,3").say(0, "accept,1")
    assert t.asked() == {2: "react"}
    t.play(2, "pillage")
    assert t.asked() == {0: "produce"}
    assert t.refused(0, "carrier,1") == "too-dear"
    t.play(0, "cruiser,1", "goods,2")
    assert purses(t) == [(0, 0), (0, 0), (1, 0)]


@pytest.mark.rule("W-TRANSACT-AFTER", "TI-E.6")
def test_pillage_opens_inside_another_window_which_goes_on_then() -> None:
    s = traders()
    hand(s, 0, "mining_initiative")
    hand(s, 1, "sabotage-1")
    t = turn(s).play(0, "use mining_initiative").say(0, "offer,1 goods,1").say(1, "accept,1")
    assert [h.window for h in t.s.happenings] == ["ac_played", "transact_after"]
    t.play(2, "pass", "pass")
    assert [h.window for h in t.s.happenings] == ["ac_played"]
    assert t.options(1) == ["pass", "sabotage-1"]
    t.play(1, "sabotage-1")
    while set(t.asked().values()) == {"react"}:
        t.play(min(t.asked()), "pass")
    assert t.asked() == {0: "action"}
    assert purses(t) == [(3, 0), (4, 0), (0, 0)]


@pytest.mark.rule("TI-57.7", "A-39")
def test_a_note_that_wins_ends_the_game_before_anything_else_is_asked() -> None:
    s = traders()
    s.players[0].points["imperial"] = 9
    s.players[1].aside, s.players[1].shown = 5 + 3, [0]
    t = turn(s).say(1, "offer,0 note").say(0, "accept,1")
    assert t.s.phase == "over"
    assert t.asked() == {}
