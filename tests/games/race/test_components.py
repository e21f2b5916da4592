"""What is in the box: counts that the rulebook states, and every single fact of tests/facts."""
from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fivesuns.games.race.catalog import (
    ACTIONS,
    DUEL_ACTIONS,
    FIRST_EDITION,
    KINDS,
    POWER_PHASES,
    PRICE,
    SECOND_EDITION,
    Consumption,
    Design,
    catalogue,
)

FACTS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "facts/race/cards.json").read_text("utf-8"))["cards"]
DESIGNS = list(FIRST_EDITION.designs.values())
CARDS = list(FIRST_EDITION.cards.values())               # a design for each of its copies
WORLDS = [d for d in DESIGNS if d.world]
DEVELOPMENTS = [d for d in CARDS if not d.world]


def count(designs: list[Design], key: str, values: Any) -> list[int]:
    found = Counter(getattr(d, key) for d in designs)
    return [found[value] for value in values]


@pytest.mark.rule("RFG-1.1")
def test_five_numbered_start_worlds() -> None:
    assert FIRST_EDITION.start_worlds == ("old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta",
                                          "earths_lost_colony")
    assert [FIRST_EDITION.cards[card].start for card in FIRST_EDITION.start_worlds] == [0, 1, 2, 3, 4]


@pytest.mark.rule("RFG-1.2", "RFG-1.3")
def test_109_other_cards() -> None:
    others = [FIRST_EDITION.cards[card] for card in FIRST_EDITION.others]
    assert (len(others), len([d for d in others if d.world]), len([d for d in others if not d.world])) == (109, 59, 50)
    assert (len(FIRST_EDITION.cards), len(DESIGNS)) == (114, 95)
    assert all(len(d.cards) == 1 for d in DESIGNS if d.world or d.cost == 6)
    assert len([d for d in DESIGNS if d.six]) == 12
    assert len([d for d in DESIGNS if not d.world and not d.six and len(d.cards) == 2]) == 19


@pytest.mark.rule("RFG-1.4", "RFG-13.6")
def test_military_and_other_worlds() -> None:
    start = [d for d in WORLDS if d.start >= 0]
    others = [d for d in WORLDS if d.start < 0]
    assert (len([d for d in others if d.military]), len([d for d in others if not d.military])) == (22, 37)
    assert [d.id for d in start if d.military] == ["new_sparta"]


@pytest.mark.rule("RFG-1.5", "RFG-2.2")
def test_seven_actions_and_two_duplicates() -> None:
    assert ACTIONS == ("explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_x2", "produce")
    assert [action for action in DUEL_ACTIONS if action not in ACTIONS] == ["develop_2", "settle_2"]


@pytest.mark.rule("RFG-1.7", "RFG-13.5")
def test_military_worlds_by_defense() -> None:
    military = [d for d in WORLDS if d.military]
    assert count(military, "defense", range(1, 8)) == [6, 7, 3, 2, 2, 2, 1]
    assert count([d for d in military if d.rebel], "defense", range(1, 8)) == [1, 1, 2, 0, 1, 1, 1]
    assert count([d for d in military if d.kind == "alien"], "defense", range(1, 8)) == [0, 1, 0, 1, 1, 1, 0]
    assert sorted(d.id for d in DESIGNS if d.rebel) == [
        "rebel_base", "rebel_fuel_cache", "rebel_homeworld", "rebel_miners", "rebel_outpost", "rebel_underground",
        "rebel_warrior_race"]


@pytest.mark.rule("RFG-1.7")
def test_paid_cards_by_cost() -> None:
    assert count(CARDS, "cost", range(7)) == [2, 18, 23, 14, 13, 7, 14]
    assert count(DEVELOPMENTS, "cost", range(7)) == [0, 12, 12, 4, 8, 2, 12]


@pytest.mark.rule("RFG-1.7", "RFG-7.8")
def test_worlds_by_kind_of_good() -> None:
    windfall, production = [d for d in WORLDS if d.windfall], [d for d in WORLDS if d.production]
    assert count(windfall, "kind", KINDS) == [5, 7, 7, 6]
    assert count([d for d in windfall if not d.military], "kind", KINDS) == [2, 5, 2, 3]
    assert count(production, "kind", KINDS) == [9, 6, 4, 2]
    assert count([d for d in production if not d.military], "kind", KINDS) == [8, 5, 3, 1]
    assert all(d.windfall != d.production for d in WORLDS if d.kind)


@pytest.mark.rule("RFG-1.7")
def test_cards_by_power() -> None:
    assert len([d for d in CARDS if d.strength > 0 or d.boost]) == 19
    assert len([d for d in CARDS if d.strength == -1]) == 5
    consuming = [d for d in CARDS if any(p.least or p.verb == "sell" for p in d.consumes)]
    assert len(consuming) == 33
    assert (len([d for d in consuming if d.world]), len([d for d in consuming if d.start >= 0])) == (18, 3)
    assert len([d for d in CARDS if any(p.verb == "spend" for p in d.consumes)]) == 3
    making = [d for d in CARDS if d.makes_windfall]
    assert (len(making), len([d for d in making if not d.world])) == (9, 6)
    assert [d.id for d in making if not d.windfall_kind] == ["galactic_engineers"]


@pytest.mark.rule("RFG-5.4")
def test_explore_powers() -> None:
    assert {d.id: (d.draw, d.keep) for d in DESIGNS if d.draw or d.keep} == {
        "expedition_force": (1, 0), "malevolent_lifeforms": (1, 0), "star_nomad_lair": (1, 0),
        "galactic_survey_seti": (2, 0), "galactic_renaissance": (2, 1), "research_labs": (0, 1)}


@pytest.mark.rule("RFG-8.2", "RFG-8.3")
def test_prices_and_premiums() -> None:
    assert PRICE == {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
    general = {d.id: d.premium[""] for d in DESIGNS if d.premium[""]}
    assert general == {"old_earth": 1, "export_duties": 1, "galactic_engineers": 1, "trade_league": 1,
                       "merchant_world": 2}
    special = {(d.id, kind): d.premium[kind] - d.premium[""] for d in DESIGNS for kind in KINDS
               if d.premium[kind] != d.premium[""]}
    assert special == {("spice_world", "novelty"): 2, ("distant_world", "novelty"): 3, ("space_port", "rare"): 2,
                       ("mining_conglomerate", "rare"): 1, ("bio_hazard_mining_world", "genes"): 2,
                       ("genetics_lab", "genes"): 1}
    assert {d.id: d.premium_here for d in DESIGNS if d.premium_here} == {"star_nomad_lair": 1, "pirate_world": 3}


@pytest.mark.rule("RFG-8.6")
def test_nine_kinds_of_consume_powers() -> None:
    def kind(p: Consumption) -> str:
        if p.verb == "consume":
            return "each" if p.each else "different" if p.different else str(p.least)
        return p.verb
    kinds = Counter(kind(p) for d in CARDS for p in d.consumes)
    assert set(kinds) == {"1", "2", "different", "each", "consume_all", "sell", "draw", "guess", "spend"}


@pytest.mark.rule("RFG-2.10")
def test_preset_hands() -> None:
    hands = {n: sorted(FIRST_EDITION.cards[card].id for card in cards) for n, cards in FIRST_EDITION.presets.items()}
    assert hands == {
        1: ["colony_ship", "gem_world", "public_works", "rebel_fuel_cache"],
        2: ["comet_zone", "expedition_force", "mining_robots", "rebel_miners"],
        3: ["export_duties", "former_penal_colony", "malevolent_lifeforms", "new_military_tactics"],
        4: ["avian_uplift_race", "contact_specialist", "space_marines", "spice_world"]}


@pytest.mark.rule("RFG-0.3")
def test_inert_words_change_nothing() -> None:
    """Only alien and rebel are read by a power or a score."""
    read = {term.keyword for d in DESIGNS for term in d.terms if term.keyword}
    assert read == {"alien", "rebel"}
    assert {word for d in DESIGNS for word in d.keywords} == {"alien", "rebel", "imperium", "terraforming", "uplift"}


@pytest.mark.rule("RFG-13.21")
def test_second_edition_values() -> None:
    old, new = FIRST_EDITION.designs, SECOND_EDITION.designs
    assert {id for id in old if old[id] != new[id]} == {
        "outlaw_world", "black_market_trading_world", "imperium_armaments_world", "bio_hazard_mining_world",
        "merchant_guild"}
    assert (old["outlaw_world"].strength, new["outlaw_world"].strength) == (0, 1)
    assert (new["black_market_trading_world"].cost, new["black_market_trading_world"].vp) == (2, 1)
    assert new["imperium_armaments_world"].cost == 3
    assert (new["bio_hazard_mining_world"].cost, new["bio_hazard_mining_world"].vp) == (2, 0)
    assert (old["merchant_guild"].per_goods, new["merchant_guild"].per_goods) == (0, 1)


# every fact

#: what a card does by itself in the Produce phase, in the words of the facts and in ours
STEP = {"produce_here": "good", "produce_windfall": "windfall", "draw": "draw", "draw_per_world": "draw_per_world"}
VERB = {"consume": "consume", "sell_good": "sell", "draw": "draw", "guess_flip": "guess", "discard_hand": "spend"}


def powers(fact: dict[str, Any], phase: str, op: str, **match: Any) -> list[dict[str, Any]]:
    return [p for p in fact["powers"].get(phase, []) if p["op"] == op
            and all(p.get(key) == value for key, value in match.items())]


def total(found: list[dict[str, Any]]) -> int:
    return sum(p["n"] for p in found)


#: the powers of each phase, as cards.toml explains them
POWERS = {"explore": {"draw", "keep"}, "develop": {"draw_first", "cheaper", "draw_after"},
          "settle": {"cheaper", "military", "boost", "free", "diplomacy", "draw_after"}, "trade": {"premium"},
          "consume": {"consume", "consume_all", "sell", "draw", "guess", "spend"},
          "produce": {"good", "draw_for_good", "windfall", "draw", "draw_per_good", "draw_per_kind", "draw_per_world",
                      "draw_for_most"}}


@pytest.mark.parametrize("phase", POWER_PHASES)
def test_every_power_stands_in_its_phase(phase: str) -> None:
    cards: dict[str, Any] = {**catalogue()["cards"]}
    assert {p["power"] for card in cards.values() for p in card.get(phase, [])} == POWERS[phase]


def test_all_designs_are_listed() -> None:
    assert sorted([fact["id"] for fact in FACTS]) == sorted(FIRST_EDITION.designs)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact["id"])
def test_a_card_says_what_the_facts_say(fact: dict[str, Any]) -> None:
    d = FIRST_EDITION.designs[fact["id"]]
    assert (len(d.cards), d.world, d.military) == (fact["copies"], fact["type"] == "world", fact["military"])
    assert (d.cost, d.defense) == (-1 if fact["cost"] is None else fact["cost"], fact["defense"] or -1)
    assert d.number == (fact["cost"] if fact["defense"] is None else fact["defense"])
    assert (d.vp, d.kind, list(d.keywords)) == (fact["vp"] or 0, fact["good"] or "", fact["keywords"])
    assert (d.production, d.windfall) == (fact["source"] == "production", fact["source"] == "windfall")
    assert d.start == (fact["start"]["number"] if fact["start"] else -1)
    assert d.preset_hand == (fact["preset_hand"] or 0)
    assert list(d.phases) == [phase for phase in POWER_PHASES if fact["powers"].get(phase)]
    # explore, develop
    assert d.draw == total(powers(fact, "explore", "draw"))
    assert d.keep == total(powers(fact, "explore", "keep"))
    assert d.draw_first == total(powers(fact, "develop", "draw", when="phase_start"))
    assert d.draw_after_development == total(powers(fact, "develop", "draw", when="after_place"))
    assert d.cheaper_development == total(powers(fact, "develop", "reduce_cost"))
    # settle
    military = [p for p in powers(fact, "settle", "military") if not p.get("discard_self")]
    assert d.strength == total([p for p in military if "kind" not in p and "vs_keyword" not in p])
    assert d.strength_against_rebel == total([p for p in military if p.get("vs_keyword") == "rebel"])
    assert d.boost == total(powers(fact, "settle", "military", discard_self=True))
    for kind in KINDS:
        assert d.strength_against_kind[kind] == total([p for p in military if p.get("kind") == kind])
        assert d.cheaper_world[kind] == total([p for p in powers(fact, "settle", "reduce_cost")
                                               if p.get("kind", kind) == kind])
    ship, diplomat = powers(fact, "settle", "cost_to_zero"), powers(fact, "settle", "pay_for_military")
    assert (d.free_world, d.free_except) == (bool(ship), ship[0]["not_kind"] if ship else "")
    assert (d.diplomacy, d.diplomacy_except) == ((diplomat[0]["discount"], diplomat[0]["not_kind"]) if diplomat
                                                 else (0, ""))
    assert d.draw_after_world == total(powers(fact, "settle", "draw"))
    # trade
    for kind in KINDS:
        assert d.premium[kind] == total([p for p in powers(fact, "trade", "sale_bonus")
                                         if p["kind"] in ("any", kind) and not p.get("this_world_only")])
    assert d.premium_here == total(powers(fact, "trade", "sale_bonus", this_world_only=True))
    # consume
    assert [as_consumption(p) for p in fact["powers"].get("consume", [])] == list(d.consumes)
    # produce
    by_itself = [p["op"] for p in fact["powers"].get("produce", []) if p["op"] in STEP]
    assert [verb for _, verb in d.steps] == [STEP[op] for op in by_itself]
    assert d.draw_for_good == total(powers(fact, "produce", "draw_if_produced_here"))
    windfall = powers(fact, "produce", "produce_windfall")
    assert d.makes_windfall == bool(windfall)
    assert d.windfall_kind == (windfall[0]["kind"].replace("any", "") if windfall else "")
    assert d.draw_plain == total(powers(fact, "produce", "draw"))
    assert d.draw_per_kind == total(powers(fact, "produce", "draw_per_kind_produced"))
    for kind in KINDS:
        assert d.draw_per_good[kind] == total(powers(fact, "produce", "draw_per_good_produced", kind=kind))
        assert d.draw_per_world[kind] == total(powers(fact, "produce", "draw_per_world", kind=kind))
        assert d.draw_for_most[kind] == total(powers(fact, "produce", "draw_if_most_produced", kind=kind))


def as_consumption(p: dict[str, Any]) -> Consumption:
    """What the facts do not say of a power, it does not have."""
    gain, goods = p.get("gain", {}), p.get("goods", 0)
    found: dict[str, Any] = {
        "kind": p.get("kind", "").replace("any", ""), "least": goods, "most": p.get("repeat_up_to", goods),
        "different": p.get("distinct_kinds", False), "each": "repeat_up_to" in p, "vp": gain.get("vp", 0),
        "cards": gain.get("cards", 0), "premiums": p.get("use_sale_bonuses", False), "low": p.get("low", 0),
        "high": p.get("high", 0), "optional": False}
    if goods == "all":
        return Consumption("consume_all", **{**found, "least": 1, "most": 99})
    match p["op"]:
        case "sell_good":
            found |= {"least": 1, "most": 1}
        case "draw":
            found |= {"cards": p["n"]}
        case "discard_hand":
            found |= {"most": p["max"], "vp": p["vp_each"], "optional": True}
    return Consumption(VERB[p["op"]], **found)


@pytest.mark.parametrize("fact", [fact for fact in FACTS if fact.get("score")], ids=lambda fact: fact["id"])
def test_a_six_cost_development_scores_what_the_facts_say(fact: dict[str, Any]) -> None:
    d = FIRST_EDITION.designs[fact["id"]]
    per = {term["per"]: term["every"] for term in fact["score"] if "per" in term}
    assert (d.per_chips, d.per_military) == (per.get("chips", 0), per.get("general_military", 0))
    for other in FACTS:
        worth = next((term["vp"] for term in fact["score"] if "match" in term and meets(other, term["match"])), 0)
        for card in FIRST_EDITION.designs[other["id"]].cards:
            assert FIRST_EDITION.bonus[d.cards[0]].get(card, 0) == worth, card


def meets(fact: dict[str, Any], match: dict[str, Any]) -> bool:
    for key, value in match.items():
        if key == "keyword":
            fits = value in fact["keywords"]
        elif key == "has_power":
            fits = bool(fact["powers"].get(value))
        else:
            fits = fact[key] == value
        if not fits:
            return False
    return True
