"""The worked examples of the rulebook, each of them played."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fivesuns.games.sidereal.cards import colonies_of, teams_of
from fivesuns.games.sidereal.catalog import CARDS
from fivesuns.games.sidereal.score import leftovers
from fivesuns.kernel import Compose
from fivesuns.texts import Texts
from tests.games.sidereal.market import market, trading
from tests.games.sidereal.scenario import Scenario, act, begin, give, lay, put

FACTS = Path(__file__).parents[2] / "facts/sidereal/seed_examples.json"
EXAMPLES: dict[str, Any] = {x["id"]: x["expect"] for x in json.loads(FACTS.read_text("utf-8"))["examples"]}
NAMES = Texts("en", "sidereal")
NUMBERED = {str(card.number): card for card in CARDS.values()}


def named(card: str) -> str | None:
    return NAMES.find([card])


def economy(s: Any, plan: str) -> Scenario:
    """Seat 0 runs this, the others run nothing."""
    t = act(s, ("economy",)).play(0, plan)
    for seat in range(1, s.seats):
        t.play(seat, "nothing")
    return t


def test_every_example_has_its_test() -> None:
    tested = [name.split("_")[2] for name in globals() if name.startswith("test_example_")]
    assert sorted([int(n) for n in tested]) == sorted([int(id.removeprefix("EX-")) for id in EXAMPLES])


@pytest.mark.rule("SDC-5.12", "SDC-20.7")
def test_example_1_the_start_of_the_faderan() -> None:
    s, due = begin(species=["faderan"]), EXAMPLES["EX-1"]
    kinds = ("octagon", "blue", "yellow", "white", "brown", "ship")
    assert {kind: n for kind, n in s.players[0].stock.items() if n} == {kind: due[kind] for kind in kinds}
    assert (len(colonies_of(s, 0)), len(teams_of(s, 0))) == (due["colonies"], due["research_teams"])
    starters = [card for card, holder in s.holder.items() if holder == 0 and CARDS[card].sort == "starting"]
    assert len(starters) == due["converter_cards"]
    assert (s.players[0].acknowledgements, len(s.relics)) == (11, 12)


@pytest.mark.rule("SDC-5.7", "SDC-12.16")
def test_example_2_the_colony_track_of_eight_with_and_without_kjas() -> None:
    others = ["kit", "caylion", "faderan", "imdril", "eni_et", "unity", "yengii"]
    tracks = [begin(species=[*others, eighth]) for eighth in ("kjas", "zeth")]
    assert [len(s.colony_track) for s in tracks] == [EXAMPLES["EX-2"]["with_kjas"], EXAMPLES["EX-2"]["without_kjas"]]
    assert [len(s.team_track) for s in tracks] == [8, 8]


@pytest.mark.rule("SDC-7.15", "SDC-7.12", "SDC-10.1")
def test_example_3_deep_hunting_is_upgraded_by_its_converter() -> None:
    s, due = market("eni_et", "kit", "unity", "caylion"), EXAMPLES["EX-3"]
    put(s, 0, "castor", "acrux")                                            # an ocean, and a desert
    give(s, 0, blue=due["pay"]["blue"])
    upgrade = [it.effect for it in CARDS["eni_et_deep_hunting"].front.converters].index("upgrade")
    t = trading(s).play(0, f"run,eni_et_deep_hunting,{upgrade},0")
    assert (t.has(0), t.p(0).vp) == ({}, due["gain"]["vp"])
    assert (colonies_of(t.s, 0), t.s.colony_under[-1]) == (["acrux"], "castor")
    assert "eni_et_deep_hunting" in t.s.turned
    assert named("eni_et_deep_hunting_back") == due["flip_to"]


@pytest.mark.rule("SDC-7.15", "SDC-7.13", "SDC-7.14")
def test_example_4_nanotechnology_is_tucked_under_genetic_engineering() -> None:
    s, due = market("caylion", "kit", "unity", "faderan"), EXAMPLES["EX-4"]
    put(s, 0, "caylion_nanotechnology", "caylion_genetic_engineering", "caylion_clinical_immortality")
    t = trading(s).play(0, "tuck,caylion_nanotechnology,caylion_genetic_engineering")
    assert "caylion_genetic_engineering" in t.s.turned
    assert "caylion_nanotechnology" not in t.s.holder
    assert named("genetic_engineering_back") == due["flip_to"]
    spent = t.refused(0, "tuck,caylion_genetic_engineering,caylion_clinical_immortality") == ""
    assert spent == due["still_counts_as_genetic_engineering"]


@pytest.mark.rule("SDC-8.3")
def test_example_5_the_zeth_have_four_colonies() -> None:
    s = begin(species=["zeth"], bare=True)
    put(s, 0, "acrux", "spica", "antares", "mimosa")
    t = act(s, ("support_check",))
    assert t.refused(0, "acrux spica")
    t.play(0, "spica")
    assert 4 - len(colonies_of(t.s, 0)) == EXAMPLES["EX-5"]["must_discard"]
    assert t.s.colony_under[-1] == "spica"


@pytest.mark.rule("SDC-8.10", "SDC-8.6")
def test_example_6_hybrid_cultures_donate() -> None:
    s = begin(species=["yengii"], bare=True)
    card = NUMBERED["231"]
    put(s, 0, card.id, turned=True)
    assert card.back is not None
    give(s, 0, **dict(card.back.converters[0].inputs[0]))
    assert economy(s, f"run,{card.id},0,0").p(0).donation == EXAMPLES["EX-6"]["donation"]
    assert named("xeno_cultural_exchange_back") == "Multispecies Hybrid Cultures"


@pytest.mark.rule("SDC-11.2", "SDC-11.3", "SDC-7.20", "SDC-20.7")
def test_example_7_genetic_engineering_is_shared_for_three_points() -> None:
    s = market("kit", "caylion", "kjas", "faderan")
    s.round = 5
    put(s, 0, "organic_chemists")
    give(s, 0, brown=6)
    t = trading(s).play(0, "run,organic_chemists,0,0")
    before = t.p(0).vp
    t = act(t.s, ("share_technologies",))
    assert t.p(0).vp - before == EXAMPLES["EX-7"]["vp"]
    makes = {p.species: CARDS[f"{p.species}_genetic_engineering"].front.converters[0].output for p in t.s.players}
    assert all([t.s.holder[f"{species}_genetic_engineering"] == seat for seat, species in enumerate(makes)])
    assert "brown" in makes["caylion"]
    assert "white" in makes["kjas"]
    assert "white" in makes["faderan"]


@pytest.mark.rule("SDC-11.6", "SDC-11.7")
def test_example_8_four_ships_are_divided() -> None:
    s, due = begin(bare=True), EXAMPLES["EX-8"]
    give(s, 0, ship=4)
    t = act(s, ("open_bidding",))
    assert t.told("announced")[0] == {"seat": 0, "ships": 4}
    assert isinstance(t.table.waiting()[0], Compose)
    t.play(0, f"bid,{due['colony_bid']},{due['research_bid']}")
    bid = t.view(0)["seats"][0]["bid"]
    assert bid == {"colonies": 3, "research": 1}
    assert t.p(0).announced - sum(bid.values()) == due["kept"]


@pytest.mark.rule("SDC-11.14", "SDC-11.13", "SDC-11.10")
def test_example_9_who_buys_which_colony() -> None:
    species, due = ["yengii", "faderan", "eni_et", "kit"], EXAMPLES["EX-9"]
    s = begin(species=species, bare=True)
    lay(s, "colonies", "altair", "sirius", "vega", "gacrux")
    ships = {"kit": 4, "eni_et": 3, "faderan": 1, "yengii": 1}
    for seat, name in enumerate(species):
        give(s, seat, ship=ships[name])
    t = act(s, ("open_bidding",))
    for seat, name in enumerate(species):
        t.play(seat, f"bid,{ships[name]},0")
    t.play(0, "open")
    order = []
    for answer in (due["kit_buys"], due["eni_et"].split(" ")[0], due["faderan_buys"], due["yengii_buys"]):
        seat, = t.asked()
        order.append(species[seat])
        t.play(seat, answer)
    assert order == due["order"]
    assert [t.p(seat).stock["ship"] for seat in range(4)] == [0, 0, 3, 0]


@pytest.mark.rule("SDC-14.1", "SDC-14.6", "SDC-13.3")
def test_example_10_after_the_fifth_round() -> None:
    s = begin(bare=True)
    s.round, s.phase = 5, "research"
    t = act(s, ("end_round",))
    assert (t.s.round, t.s.phase) == (6, "trade")
    phases = [t.s.phase]
    for seat in range(4):
        t.play(seat, "ready")
    assert t.s.phase == "economy"
    phases.append("final_economy")
    for seat in range(4):
        t.play(seat, "nothing")
    assert phases == EXAMPLES["EX-10"]["remaining"]
    assert (t.s.phase, t.asked()) == ("over", {})


@pytest.mark.rule("SDC-20.7", "SDC-3.2")
def test_example_11_ratios_printed_on_cards_of_the_faderan() -> None:
    for number, (paid, made) in EXAMPLES["EX-11"].items():
        assert NUMBERED[number].front.converters[0].worth == ((2 * paid,), 2 * made)


@pytest.mark.rule("SDC-20.7", "SDC-3.2")
def test_example_12_ratios_printed_on_cards_of_the_kjas() -> None:
    tile = CARDS["kjas_balkanized_states_colonies"].front.converters
    ratios = [[paid[0] / 2, made / 2] for paid, made in [it.worth for it in tile if it.worth]]
    assert sorted(ratios) == sorted(EXAMPLES["EX-12"]["B1"])
    paid, made = EXAMPLES["EX-12"]["149"]
    assert NUMBERED["149"].front.converters[0].worth == ((2 * paid,), 2 * made)


@pytest.mark.rule("SDC-14.3", "SDC-15.2")
@pytest.mark.parametrize(("exact", "twelfths"), [(False, 12 * EXAMPLES["EX-13"]["standard_vp"]),
                                                 (True, EXAMPLES["EX-13"]["exact_twelfths"])])
def test_example_13_what_is_left_over(exact: bool, twelfths: float) -> None:
    s = begin(bare=True, exact_scoring=exact)
    give(s, 0, octagon=2, black=2, blue=3, green=4, ship=3)
    assert leftovers(s, 0) == twelfths
