"""The worked examples of the rulebook, as data (golden checks)."""
from __future__ import annotations

from typing import Any

from fivesuns.games.eclipse import GAME
from fivesuns.games.eclipse.catalog import BOARDS, PRODUCTION
from fivesuns.games.eclipse.fleets import stats
from fivesuns.games.eclipse.players import balance, production, upkeep
from fivesuns.games.eclipse.score import sheet
from fivesuns.games.eclipse.ships import aim, hits
from fivesuns.games.eclipse.stages.research import price_of
from fivesuns.games.eclipse.state import Galaxy, Player

from .scenario import Scenario, at_stage, begin, combat, galaxy, offer, own, put, refit, rich, technique
from .test_components import dice, facts

FACES = {"blank": "1", "burst": "6"}


def example(name: str) -> Any:
    return next(x for x in facts("golden_checks")["seed_examples"] if x["id"] == name)


def test_every_example_has_its_test() -> None:
    tested = {name.removeprefix("test_example_") for name in globals() if name.startswith("test_example_")}
    assert tested == {x["id"] for x in facts("golden_checks")["seed_examples"]}


def test_example_research_min_cost() -> None:
    x = example("research_min_cost")
    s = galaxy(2, ["mechanema"])
    own(s, 0, "monolith", "orbital")
    assert price_of(s.players[0], x["given"]["tech"], 2) == x["expect"]["cost"]


def test_example_research_discount() -> None:
    x = example("research_discount")
    s = galaxy(2, ["hydran"])
    own(s, 0, "fusion_drive", "orbital", "advanced_robotics")
    assert len(s.players[0].techs) == x["given"]["nano_tiles"]
    offer(s, *x["given"]["techs_in_order"])
    rich(s, 0)
    t = begin(s).play(0, "research", *[f"research {tech} nano" for tech in x["given"]["techs_in_order"]])
    assert [e["paid"] for e in t.told("researched")] == x["expect"]["costs"]


def test_example_upgrade_energy() -> None:
    x = example("upgrade_energy")["expect"]
    s = galaxy(2, ["eridani"])
    refit(s, 0, "interceptor", "fusion_drive", "", "fusion_drive")
    t = begin(s).play(0, "upgrade", "remove interceptor 0", "place interceptor 0 plasma_cannon",
                      "place interceptor 3 gauss_shield")
    found = stats(t.s, 0, 0, 222)
    assert (found.made, found.used, found.shield) == (x["energy_made"], x["energy_used"], x["shield"])
    assert found.cannon == (2,)


def test_example_initiative_interceptor() -> None:
    x = example("initiative_interceptor")
    s = galaxy()
    own(s, 0, "fusion_drive")
    refit(s, 0, "interceptor", "", "", "fusion_drive")
    assert BOARDS["terran"].blueprints[0].initiative == x["given"]["base"]
    assert stats(s, 0, 0, 221).initiative == x["expect"]["initiative"]


def test_example_initiative_dreadnought() -> None:
    x = example("initiative_dreadnought")
    s = galaxy()
    refit(s, 0, "dreadnought", "nuclear_drive", "", "", "", "", "", "", "nuclear_drive")
    assert stats(s, 0, 2, 221).initiative == x["expect"]["initiative"]


def test_example_hit_formula() -> None:
    x = example("hit_formula")
    assert hits(x["given"]["face"], x["given"]["computers"], x["given"]["shields"]) is x["expect"]["hit"]


def test_example_npc_assignment() -> None:
    x = example("npc_assignment")
    dice = [(1, int(FACES.get(face, face))) for face in x["given"]["faces"]]
    names = ["interceptor", "cruiser", "dreadnought"]
    aimed = aim(dice, 1, [(1, 0, 0, 0), (3, 2, 0, 0), (4, 3, 0, 0)])
    assert [names[i] for _, i in aimed] == [x["expect"]["first_die"], x["expect"]["second_die"]]


def test_example_three_way_order() -> None:
    x = example("three_way_order")
    colours = x["given"]["entry_order"]
    s = galaxy(4)
    put(s, 103, (5, 0), ships={seat: {"interceptor": 1} for seat in range(3)})
    t = combat(s, "1", "6", "6")
    names = [(colours[e["foe"]], colours[e["seat"]]) for e in t.told("battle")]
    assert names == [("green", "blue"), ("red", "blue")]
    assert x["expect"]["battles"] == ["green vs blue (blue attacks)", "survivor vs red (red defends)"]


def test_example_population_attack() -> None:
    x = example("population_attack")
    s = galaxy()
    own(s, 0, "plasma_cannon")
    refit(s, 0, "interceptor", "plasma_cannon")
    put(s, 104, (5, 0), owner=1, cubes=[0, 1, 2, 3], ships={0: {"interceptor": x["given"]["ships"]}})
    t = combat(s).play(0, "bombard interceptor").lucky("6 2 1").play(0, "square 0", "square 1")
    assert len(t.told("cube_destroyed")) == x["expect"]["cubes_destroyed"]
    assert len(t.s.cubes[104]) == 4 - x["expect"]["cubes_destroyed"]


def drawn(t: Scenario) -> dict[int, int]:
    while t.asked() is not None and t.asked()[1] == "keep":                  # type: ignore[index]
        t.play(t.asked()[0], "pass")                                         # type: ignore[index]
    return {e["seat"]: e["tiles"] for e in t.told("drew_reputation")}


def test_example_reputation_draws() -> None:
    x = example("reputation_draws")
    t = full_battle()
    assert t.s.kills == {1: x["expect"]["winner_entitled"] - 1, 0: x["expect"]["loser_draws"] - 1}
    assert t.s.fought == {0: 1, 1: 1}
    assert drawn(t) == {0: x["expect"]["loser_draws"], 1: x["expect"]["winner_draws"]}


def test_example_upkeep() -> None:
    x = example("upkeep")
    s = galaxy()
    put(s, 315, (0, -3), owner=0)
    p = s.players[0]
    p.track[2] -= 1
    p.grave[2] += 1
    p.acts[0], p.discs = p.discs - 7, 7
    assert (production(p, 2), upkeep(p)) == (x["given"]["money_income"], x["given"]["upkeep"])
    rich(s, 0, 0, 0, 1)
    p.colony = 0
    assert balance(p) == 1 + x["expect"]["delta"]
    rich(s, 0, 0, 0, 0)
    t = at_stage(s, ("upkeep_phase",)).play(0, "abandon 315")
    after = x["expect"]["after_abandoning_one_sector_without_money_cube"]
    assert t.told("upkeep")[0]["cost"] == after["upkeep"]
    assert t.stuff(0)["money"] == after["delta"]


def test_example_scoring() -> None:
    x = example("scoring")
    s = galaxy(4, ["draco"])
    p = s.players[0]
    p.reputation = ["reputation_1-1", "reputation_1-2", "reputation_4-1"]
    s.renown = [tile for tile in s.renown if tile not in p.reputation]
    p.embassy[1] = s.players[1].embassy[0] = 0
    for tile, at in ((202, (0, -3)), (203, (1, -3)), (109, (0, -1)), (305, (2, -4))):       # with the home sector:
        put(s, tile, at, owner=0)                                                           # 3 + 2 + 2 + 4 + 1
    put(s, 202, monolith=True)
    p.kept = ["gain_money_8", "gain_money_8"]
    s.traitor = 0
    technique(s, 0, "grid", 4)
    technique(s, 0, "nano", 5)
    put(s, 104, (3, -3), npcs=2)
    assert sheet(s, 0)["sectors"] == sum(x["given"]["sectors"])
    assert sheet(s, 0)["species"] == x["given"]["species_bonus"]
    assert GAME.scores(s)[0] == x["expect"]["total"]


def test_example_production_display() -> None:
    x = example("production_display")
    names = ("material", "science", "money")
    p = Player(track=[PRODUCTION.index(x["given"]["highest_open"][r]) for r in names])
    assert {r: production(p, i) for i, r in enumerate(names)} == x["expect"]["produces"]


def test_example_build_costs() -> None:
    x = example("build_costs")
    for items, cost in zip(x["given"]["items"], x["expect"]["materials"], strict=True):
        s = galaxy()
        own(s, 0, "orbital")
        rich(s, 0)
        t = begin(s).play(0, "build", *[f"build {item} 221" for item in items])
        assert 40 - t.stuff(0)["material"] == cost


# the great battle

def battle_position() -> Galaxy:
    """Seat 0 defends a sector with one cube, seat 1 attacks and has a sector next door to retreat to."""
    s = galaxy(2, ["mechanema", "hydran"])
    put(s, 306, (5, 0), owner=0, cubes=[0])
    put(s, 310, (5, 1), owner=1)
    put(s, 306, ships={0: {"interceptor": 3, "cruiser": 1}, 1: {"interceptor": 3, "cruiser": 1}})
    own(s, 0, "plasma_missile", "fusion_drive", "fusion_source")
    own(s, 1, "plasma_missile", "plasma_cannon", "fusion_drive", "fusion_source", "improved_hull", "gauss_shield")
    refit(s, 0, "interceptor", "", "", "", "plasma_missile")
    refit(s, 0, "cruiser", "positron_computer", "", "", "fusion_source", "fusion_drive", "ion_cannon")
    refit(s, 1, "interceptor", "", "fusion_source", "fusion_drive", "plasma_missile")
    refit(s, 1, "cruiser", "plasma_missile", "plasma_cannon", "improved_hull", "fusion_source", "fusion_drive",
          "gauss_shield")
    for seat, side in ((0, "defender"), (1, "attacker")):
        for i, ship in enumerate(("interceptor", "cruiser")):
            due, mine = example("battle_full")["given"][side][ship], stats(s, seat, i, 306)
            assert (mine.hull, mine.computer, mine.shield) == (due["hull"], due["computer"], due["shield"])
            assert (mine.cannon, mine.missile) == (dice(due["cannon"]), dice(due.get("missile", {})))
    return s


def full_battle() -> Scenario:
    """The script of the rulebook: six missiles, retreating interceptors, and a cruiser that decides it."""
    t = combat(battle_position(), "6 6 5 4 3 2")
    t.play(1, "hit interceptor 0", "hit interceptor 0").lucky("6 6")
    t.play(0, "hit interceptor 0", "hit cruiser 0").lucky("3 2")
    t.play(1, "retreat interceptor 310")
    t.play(0, "attack interceptor").lucky("3", "4 2")              # then the cruiser, which hits an interceptor
    t.play(1, "attack cruiser").lucky("6").play(1, "hit interceptor 0")
    return t.lucky("1 2").play(1, "attack cruiser").lucky("6")     # round 2: the last interceptor has left


def test_example_battle_full() -> None:
    x = example("battle_full")
    t = full_battle()
    names = {0: "defender", 1: "attacker"}
    script = [ship for step in x["given"]["script"] for ship in step.get("destroyed", [])]
    assert [f"{names[e['foe']]} {e['ship']}" for e in t.told("destroyed")] == script
    assert [(names[e["foe"]], e["ship"], e["damage"]) for e in t.told("damaged")] == [("attacker", "cruiser", 2)]
    faces = [[FACES.get(f, f) for f in step["faces"]] for step in x["given"]["script"] if "faces" in step]
    fired = [e.args["faces"] for e in t.events if e.what in ("fired", "fired_missiles")]
    assert [sorted(map(str, f)) for f in fired] == [sorted(f) for f in faces]
    assert t.told("retreated") == [{"seat": 1, "ship": "interceptor", "sector": 310}]
    assert drawn(t) == {0: x["expect"]["defender_draws"], 1: x["expect"]["attacker_draws"]}
    order = [f"{names[e['seat']]}" for e in t.told("drew_reputation")]
    assert order == [name.split(" ")[0] for name in x["expect"]["reputation_order"]]
    t.play(1, "bombard cruiser").lucky("6")
    assert len(t.told("cube_destroyed")) == x["expect"]["population_attack"]["cubes_destroyed"]
    assert t.told("lost_sector") == [{"seat": 0, "sector": 306}]
    assert t.asked() == (1, "claim")


def test_example_battle_initiative_order() -> None:
    x = example("battle_initiative_order")["expect"]
    t = combat(battle_position())
    order = t.table.view(None)["battle"]["order"]
    names = ["defender", "attacker"]
    assert [f"{names[e['side']]} {e['ship']}" for e in order] == x["engagement_order"]
    assert [f"{names[e['side']]} {e['ship']}" for e in order if e["missiles"]] == x["missile_order"]


def test_example_action_phase_end() -> None:
    x = example("action_phase_end")
    s = galaxy(4)
    s.passed = [True, False, True, False]
    s.next_start = 2
    t = begin(s)
    for seat in range(4):
        assert t.s.round == 1
        t.play(seat, "pass")
    assert t.s.round == 2
    assert x["expect"]["phase_ends_after"] == x["given"]["turns"][-1]
