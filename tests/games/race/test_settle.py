"""Phase III: Settle (RFG-7)."""
from __future__ import annotations

import re
from typing import Any

import pytest

from fivesuns.games.race.methods import CONQUER, DIPLOMACY, PAY, Method, method_of
from fivesuns.kernel import spell
from fivesuns.texts import LANGUAGES, Texts

from .scenario import Scenario, scenario


def placing(world: str, tableau: list[str], cards: int = 9, start: str = "epsilon_eridani",
            **options: Any) -> Scenario:
    """Seat 0 reveals a world; the other seat has nothing. Epsilon Eridani has a military of 1."""
    return scenario(starts=(start, "earths_lost_colony"), tableaux={0: tableau}, hands={0: [world, cards]},
                    actions={0: "consume_x2", 1: "settle"}, **options).play(0, world)


def ways(world: str, tableau: list[str], cards: int = 9, start: str = "epsilon_eridani") -> list[str]:
    """The methods among which seat 0 chooses; one method is taken unasked."""
    t = placing(world, tableau, cards, start)
    return t.options(0) if t.asked().get(0) == "method" else []


@pytest.mark.rule("RFG-7.1")
def test_one_world_that_can_be_placed_or_none() -> None:
    t = scenario(hands={0: ["gem_world", "new_earth", "rebel_base", "rebel_miners", "drop_ships"]}, actions="settle")
    assert t.options(0) == ["pass", "gem_world", "rebel_miners"]
    assert t.decision(0).refused() == [("new_earth", "dear", 5, 4), ("rebel_base", "weak", 6, 2)]
    t.play(0, "pass")
    assert t.tableau(0) == ["new_sparta"]


@pytest.mark.rule("RFG-7.2")
def test_a_later_player_sees_what_earlier_ones_discarded() -> None:
    t = scenario(tableaux={0: ["colony_ship"], 1: ["colony_ship"]}, hands={0: ["gem_world", 3], 1: ["spice_world", 3]},
                 actions="settle").play(0, "gem_world").play(1, "spice_world")
    assert t.asked() == {1: "method"}
    t.play(1, "ship")
    assert t.asked() == {0: "method"}
    assert t.table.view(0)["seen"] == ["colony_ship-2"]


@pytest.mark.rule("RFG-7.2", "RFG-7.3")
def test_who_can_both_conquer_and_pay_chooses_freely() -> None:
    assert ways("runaway_robots", ["contact_specialist"], start="new_sparta") == ["conquer", "diplomacy 0"]
    t = placing("runaway_robots", ["contact_specialist"], start="new_sparta").play(0, "diplomacy 0")
    assert t.happened("settled")[0]["paid"] == 0


@pytest.mark.rule("RFG-7.3")
def test_methods_exclude_each_other_and_tactics_goes_with_any() -> None:
    assert ways("rebel_miners", ["contact_specialist", "colony_ship", "new_military_tactics", "space_marines"]) == [
        "conquer", "diplomacy 1", "diplomacy_ship", "conquer_tactics", "diplomacy_tactics 1", "diplomacy_ship_tactics"]


@pytest.mark.rule("RFG-7.3")
@pytest.mark.parametrize(("method", "name"), [
    (Method(PAY, 2), "pay 2"), (Method(PAY, ship=True), "ship"), (Method(CONQUER), "conquer"),
    (Method(DIPLOMACY, 0), "diplomacy 0"), (Method(DIPLOMACY, ship=True), "diplomacy_ship")])
def test_an_answer_stands_for_one_method(method: Method, name: str) -> None:
    assert spell(method.answer()) == name
    assert spell(method.with_tactics().answer()).replace("_tactics", "") == name
    assert [method_of(m.answer()) for m in (method, method.with_tactics())] == [method, method.with_tactics()]


@pytest.mark.rule("RFG-7.10", "RFG-7.5")
@pytest.mark.parametrize(("world", "tableau", "start", "price"), [
    ("new_earth", [], "old_earth", 5), ("new_earth", ["replicant_robots"], "old_earth", 3),
    ("new_earth", ["mining_robots"], "old_earth", 4), ("new_earth", [], "alpha_centauri", 4),
    ("new_earth", ["replicant_robots", "mining_robots"], "alpha_centauri", 1),
    ("lost_species_ark_world", ["mining_robots"], "alpha_centauri", 5),
    ("deserted_alien_library", ["alien_tech_institute"], "old_earth", 4),
    ("deserted_alien_library", ["alien_rosetta_stone_world", "alien_tech_institute"], "old_earth", 2),
    ("alien_rosetta_stone_world", ["alien_tech_institute"], "old_earth", 3),
    ("asteroid_belt", ["replicant_robots", "mining_robots"], "old_earth", 0),
])
def test_price_of_a_world(world: str, tableau: list[str], start: str, price: int) -> None:
    t = placing(world, tableau, start=start)
    if price:
        assert (t.asked(), t.decision(0).least, t.decision(0).secret) == ({0: "pay"}, price, True)
        t.play(0, " ".join(t.p(0).hand[:price]))
    assert t.happened("settled") == [{"seat": 0, "card": world, "paid": price}]
    assert len(t.p(0).hand) == 9 - price


@pytest.mark.rule("RFG-7.11")
def test_colony_ship_makes_a_world_free() -> None:
    t = placing("new_earth", ["colony_ship"])
    assert t.options(0) == ["pay 5", "ship"]
    t.play(0, "ship")
    assert t.tableau(0) == ["epsilon_eridani", "new_earth"]
    assert (len(t.p(0).hand), t.state.seen) == (9, ["colony_ship-1"])


@pytest.mark.rule("RFG-7.11")
def test_colony_ship_also_where_the_cost_is_0_and_for_the_rosetta_stone_but_not_for_alien_worlds() -> None:
    assert ways("refugee_world", ["colony_ship"]) == ["pay 0", "ship"]
    assert ways("alien_rosetta_stone_world", ["colony_ship"]) == ["pay 3", "ship"]
    t = placing("deserted_alien_colony", ["colony_ship"])
    assert t.asked() == {0: "pay"}


@pytest.mark.rule("RFG-7.12")
def test_conquest_needs_military_and_no_payment() -> None:
    t = scenario(hands={0: ["rebel_miners", "rebel_underground", 5]}, actions={0: "consume_x2", 1: "settle"})
    assert t.options(0)[:2] == ["pass", "rebel_miners"]
    assert "rebel_underground" not in t.options(0)           # cards do not buy it
    t.play(0, "rebel_miners")
    assert t.happened("conquered") == [{"seat": 0, "card": "rebel_miners", "defense": 2}]
    assert len(t.p(0).hand) == 6


@pytest.mark.rule("RFG-7.13")
@pytest.mark.parametrize(("world", "tableau", "found"), [
    ("rebel_base", [], "diplomacy 5"), ("rebel_base", ["replicant_robots"], "diplomacy 3"),
    ("rebel_miners", ["mining_robots"], "diplomacy 0"), ("rebel_base", ["colony_ship"], "diplomacy_ship")])
def test_contact_specialist_pays_for_a_military_world(world: str, tableau: list[str], found: str) -> None:
    t = placing(world, ["contact_specialist", *tableau])
    if t.asked().get(0) == "method":
        t.play(0, found)
    price = int(found[-1]) if found[-1].isdigit() else 0
    if price:
        assert t.decision(0).least == price
        t.play(0, " ".join(t.p(0).hand[:price]))
    assert t.happened("settled") == [{"seat": 0, "card": world, "paid": price}]


@pytest.mark.rule("RFG-7.13")
def test_contact_specialist_does_not_pay_for_military_alien_worlds() -> None:
    aliens = ["alien_robot_sentry", "alien_robot_scout_ship", "lost_alien_warship", "lost_alien_battle_fleet"]
    t = scenario(starts=("epsilon_eridani", "old_earth"), tableaux={0: ["contact_specialist", "colony_ship"]},
                 hands={0: [*aliens, "rebel_base", 5]}, actions="settle")
    assert [world for world in aliens if world in t.options(0)] == []
    assert "rebel_base" in t.options(0)


@pytest.mark.rule("RFG-7.13")
def test_specialist_and_ship_together_need_no_cards_at_all() -> None:
    t = placing("rebel_base", ["contact_specialist", "colony_ship"], cards=0)
    assert t.tableau(0) == ["epsilon_eridani", "contact_specialist", "rebel_base"]
    assert t.happened("settled") == [{"seat": 0, "card": "rebel_base", "paid": 0}]


@pytest.mark.rule("RFG-7.13")
def test_military_never_lowers_a_price() -> None:
    t = placing("rebel_base", ["contact_specialist", "drop_ships"], cards=5)
    assert (t.asked(), t.happened("settled")[0]["paid"]) == ({0: "action", 1: "action"}, 5)


@pytest.mark.rule("RFG-7.14", "RFG-3.6")
def test_new_military_tactics_needed_or_not() -> None:
    t = placing("alien_robot_scout_ship", ["new_military_tactics"])      # 1 + 3 against 4: needed
    assert t.tableau(0) == ["epsilon_eridani", "alien_robot_scout_ship"]
    t = placing("alien_robot_scout_ship", ["new_military_tactics", "space_marines"])       # one short without it
    assert t.tableau(0) == ["epsilon_eridani", "space_marines", "alien_robot_scout_ship"]
    assert ways("runaway_robots", ["new_military_tactics"]) == ["conquer", "conquer_tactics"]
    assert ways("gem_world", ["new_military_tactics"]) == ["pay 2", "pay_tactics 2"]
    t = placing("gem_world", ["new_military_tactics"]).play(0, "pay_tactics 2")
    assert "new_military_tactics" not in t.tableau(0)


@pytest.mark.rule("RFG-7.14")
def test_the_boost_ends_with_the_phase() -> None:
    t = placing("alien_robot_scout_ship", ["new_military_tactics"])
    assert t.table.view(None)["seats"][0]["military"] == 1 + 1           # the scout ship's own, without the boost


@pytest.mark.rule("RFG-7.15", "RFG-7.6")
def test_order_inside_a_slot() -> None:
    """Method, payment, windfall good, bonus draw, draw of the robots; then the next player."""
    t = scenario(starts=("old_earth", "new_sparta"), tableaux={0: ["terraforming_robots"]},
                 hands={0: ["destroyed_world", 2], 1: ["rebel_miners", 1]}, actions="settle",
                 deck=["rebel_base", "gem_world", "spice_world"])
    t.play(0, "destroyed_world").play(1, "rebel_miners").play(0, t.p(0).hand[0])
    assert t.p(0).goods == {"destroyed_world": "rebel_base"}
    assert t.hand(0)[-2:] == ["gem_world", "spice_world"]
    whats = [e.what for e in t.events if e.what in ("settled", "windfall", "drew", "conquered")]
    assert whats == ["settled", "windfall", "drew", "conquered", "drew"]


@pytest.mark.rule("RFG-7.15")
def test_with_keldon_order_the_windfall_good_is_drawn_at_the_reveal() -> None:
    t = placing("destroyed_world", [], keldon_order=True)
    assert t.asked() == {0: "pay"}
    assert list(t.p(0).goods) == ["destroyed_world"]
    assert t.table.view(1)["seats"][0]["goods"] == ["destroyed_world"]
    assert not placing("destroyed_world", []).p(0).goods


@pytest.mark.rule("RFG-7.4")
@pytest.mark.parametrize(("world", "tableau", "start", "can"), [
    ("rebel_base", ["drop_ships", "space_marines"], "epsilon_eridani", True),           # 3 + 2 + 1
    ("rebel_base", ["drop_ships", "space_marines", "empath_world"], "epsilon_eridani", False),
    ("rebel_homeworld", ["galactic_imperium", "space_marines"], "epsilon_eridani", True),      # 4 + 2 + 1
    ("lost_alien_battle_fleet", ["galactic_imperium", "space_marines"], "epsilon_eridani", False),
    ("rebel_fuel_cache", [], "alpha_centauri", True), ("star_nomad_lair", [], "alpha_centauri", False),
    ("alien_robot_sentry", ["alien_tech_institute"], "old_earth", True),
    ("alien_robot_scout_ship", ["alien_tech_institute", "alien_rosetta_stone_world"], "old_earth", True),
    ("avian_uplift_race", ["alien_tech_institute", "alien_rosetta_stone_world"], "old_earth", False),
    ("alien_robot_scout_ship", ["new_military_tactics"], "epsilon_eridani", True),
    ("alien_robot_scout_ship", ["new_military_tactics"], "old_earth", False)])
def test_military_against_a_world(world: str, tableau: list[str], start: str, can: bool) -> None:
    t = scenario(starts=(start, "earths_lost_colony"), tableaux={0: tableau}, hands={0: [world, 9]}, actions="settle")
    assert (world in t.options(0)) == can


@pytest.mark.rule("RFG-7.4")
def test_military_is_not_used_up() -> None:
    t = scenario(hands={0: ["rebel_miners", "former_penal_colony", 1], 1: []}, actions="settle").play(0, "rebel_miners")
    t.play(0, "settle").play(1, "settle").play(0, "former_penal_colony")
    assert t.tableau(0)[1:] == ["rebel_miners", "former_penal_colony"]


@pytest.mark.rule("RFG-7.6")
def test_a_windfall_world_gets_one_good_and_a_production_world_none() -> None:
    t = placing("pre_sentient_race", [], cards=2, start="new_sparta")
    assert t.goods(0) == ["pre_sentient_race"]
    assert placing("gem_world", [], cards=2, start="new_sparta").goods(0) == []


@pytest.mark.rule("RFG-7.7")
def test_draws_after_placing() -> None:
    for action, tableau, n in (("settle", [], 1), ("consume_x2", [], 0), ("settle", ["terraforming_robots"], 2)):
        t = scenario(tableaux={0: tableau}, hands={0: ["rebel_miners", 1]}, actions={0: action, 1: "settle"})
        t.play(0, "rebel_miners")
        assert t.drawn(0) == n
    t = scenario(tableaux={0: ["terraforming_robots"]}, hands={0: [2]}, actions="settle").play(0, "pass")
    assert t.drawn(0) == 0                                   # nothing placed, nothing drawn


@pytest.mark.rule("RFG-7.9", "RFG-12.2")
def test_a_discarded_ship_does_not_count_as_the_twelfth_card() -> None:
    ten = ["colony_ship", "space_marines", "drop_ships", "mining_robots", "export_duties", "genetics_lab",
           "asteroid_belt", "interstellar_bank", "investment_credits", "expedition_force"]
    t = placing("refugee_world", ten).play(0, "ship")
    assert (len(t.p(0).tableau), t.table.over) == (11, False)
    t = placing("refugee_world", ten).play(0, "pay 0")
    assert (len(t.p(0).tableau), t.table.over) == (12, True)


@pytest.mark.rule("RFG-7.16")
def test_tactics_without_a_world_only_by_option() -> None:
    t = scenario(tableaux={0: ["new_military_tactics"]}, hands={0: [1]}, actions="settle").pass_all("race.settle")
    assert set(t.asked().values()) == {"action"}
    for answer, left in (("new_military_tactics", 1), ("pass", 2)):
        t = scenario(tableaux={0: ["new_military_tactics"]}, hands={0: [1]}, actions="settle",
                     tactics_without_world=True).pass_all("race.settle")
        assert t.asked() == {0: "tactics"}
        t.play(0, answer)
        assert len(t.p(0).tableau) == left


@pytest.mark.rule("RFG-7.2", "RFG-7.13", "RFG-7.14")
@pytest.mark.parametrize(("tableau", "why"), [
    ([], ("weak", 7, 1)), (["new_military_tactics"], ("weak_boosted", 7, 1, 4)),
    (["contact_specialist"], ("weak_dear", 7, 0, 6, 2)),
    (["contact_specialist", "new_military_tactics"], ("weak_boosted_dear", 7, 0, 3, 6, 2))])
def test_a_refusal_says_what_is_missing_by_every_way(tableau: list[str], why: tuple[Any, ...]) -> None:
    t = scenario(starts=("epsilon_eridani", "old_earth"), tableaux={0: tableau},
                 hands={0: ["rebel_homeworld", "lost_alien_battle_fleet", "space_marines"]}, actions="settle")
    refused = dict((card, reason) for card, *reason in t.decision(0).refused())
    assert tuple(refused["rebel_homeworld"]) == why
    assert refused["lost_alien_battle_fleet"][0] in ("weak", "weak_boosted")         # no specialist pays for aliens
    for language in LANGUAGES:
        said = Texts(language, "race").reason(("rebel_homeworld", *why))
        assert [int(x) for x in re.findall(r"-?\d+", said)] == list(why[1:])


@pytest.mark.rule("RFG-7.14")
def test_the_boost_goes_with_every_way_and_costs_the_card_each_time() -> None:
    tools = ["contact_specialist", "colony_ship", "new_military_tactics"]
    for way, gone in (("diplomacy_ship_tactics", tools[1:]), ("diplomacy_tactics 1", tools[2:])):
        t = placing("rebel_miners", tools).play(0, way)
        if t.asked() == {0: "pay"}:
            t.play(0, t.p(0).hand[0])
        assert t.tableau(0) == ["epsilon_eridani", *[card for card in tools if card not in gone], "rebel_miners"]
        assert [e["card"][:-2] for e in t.happened("discarded_power")] == gone[::-1]
    t = placing("gem_world", tools[1:]).play(0, "ship_tactics")
    assert t.tableau(0) == ["epsilon_eridani", "gem_world"]


@pytest.mark.rule("RFG-7.14", "RFG-11.4")
def test_the_boost_is_three_and_gone_in_a_second_settle_phase() -> None:
    worlds = ["lost_alien_warship", "rebel_outpost", "lost_alien_battle_fleet"]
    t = scenario(duel=True, tableaux={0: ["new_military_tactics"]}, hands={0: worlds, 1: [1]},
                 actions={0: "settle settle_2", 1: "consume_x2 produce"}, deck=["rebel_base"])
    assert t.options(0) == ["pass", "lost_alien_warship", "rebel_outpost"]          # 2 + 3 against 5, not 6
    t.play(0, "rebel_outpost").play(1, "pass")
    assert t.tableau(0) == ["new_sparta", "rebel_outpost"]
    assert t.asked()[0] == "settle"
    assert t.options(0) == ["pass"]                                                 # 2 + 1 of the outpost
