"""What is in the box: against the counts that the rules state, and against the facts (tests/facts)."""
from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fivesuns.games.eclipse.catalog import (
    BOARDS,
    CLASSES,
    COLOURS,
    DAMAGE,
    DISCOUNT,
    DISCOVERIES,
    DISCOVERY_VP,
    DISCS,
    FIGURES,
    MOST_DRAWS,
    NPC,
    NPC_DRAWS,
    NPC_KINDS,
    PARTS,
    PLAYERS,
    PORTAL_SECTORS,
    PRODUCTION,
    REPUTATION,
    RESOURCES,
    SECTORS,
    SHIP_DRAWS,
    SPECIES,
    TECHNOLOGIES,
    TECHNOLOGY_VP,
    TRACKS,
    UPKEEP,
    ZONES,
)
from fivesuns.games.eclipse.ships import add_up, no_tiles

from .scenario import Scenario, begin, galaxy, own, put, rich

FACTS = Path(__file__).parents[2] / "facts" / "eclipse"


def facts(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text("utf-8"))


def dice(found: dict[str, int]) -> tuple[int, ...]:
    return tuple(DAMAGE[colour] for colour in COLOURS for _ in range(found.get(colour, 0)))


@pytest.mark.rule("ECL-1.1")
def test_each_civilisation_has_its_pieces() -> None:
    s = galaxy(6, ["eridani", "hydran", "planta", "draco", "mechanema", "orion"])
    assert len({SPECIES[p.species].colour for p in s.players}) == 6
    for seat, p in enumerate(s.players):
        ships = [p.supply[i] + sum(f[i] for (_, who), f in s.fleets.items() if who == seat) for i in range(4)]
        assert ships == [8, 4, 2, 4] == list(FIGURES)
        settled = len(s.cubes[SPECIES[p.species].home])
        assert sum(p.track) + settled == 33
        assert p.discs + p.spare + 1 == DISCS - BOARDS[p.board].fewer_discs


@pytest.mark.rule("ECL-1.2", "ECL-2.5")
def test_the_sector_tiles_are_all_there() -> None:
    rings = Counter(x.ring for x in SECTORS.values())
    assert rings == {"inner": 10, "middle": 13, "outer": 20, "center": 1, "starting": 12, "guardian": 4}
    numbers = {ring: sorted(x.number for x in SECTORS.values() if x.ring == ring) for ring in rings}
    assert numbers["inner"] == list(range(101, 111))
    assert numbers["middle"] == [*range(201, 212), 214, 281]
    assert numbers["outer"] == [*range(301, 319), 381, 382]
    assert numbers["starting"] == list(range(221, 233))
    assert numbers["guardian"] == [271, 272, 273, 274]
    assert all(x.wormholes[0][0] for x in SECTORS.values() if x.ring in ("starting", "guardian"))


@pytest.mark.rule("ECL-1.3")
def test_tiles_add_up() -> None:
    regular = [x for x in TECHNOLOGIES.values() if x.track >= 0]
    rare = [x for x in TECHNOLOGIES.values() if x.track < 0]
    assert (len(regular), sum(x.copies for x in regular)) == (24, 99)
    assert (len(rare), sum(x.copies for x in rare)) == (15, 15)
    assert len([x for x in PARTS.values() if not x.ancient]) == 24
    assert (len(DISCOVERIES), sum(x.copies for x in DISCOVERIES.values())) == (24, 36)
    assert [sorted({"standard", "advanced"} & set(NPC[kind])) for kind in range(3)] == [["advanced", "standard"]] * 3
    assert len(REPUTATION) == 33


@pytest.mark.rule("ECL-1.4")
def test_limited_pieces_run_out_and_others_do_not() -> None:
    s = galaxy()
    put(s, 221, ships={0: {"dreadnought": 2}})
    rich(s, 0)
    own(s, 0, "orbital", "monolith")
    t = begin(s).play(0, "build")
    assert not t.options("build")[0].startswith("build dreadnought")
    assert t.reasons()["build dreadnought"] == "no_figures"
    assert "build orbital 221" in t.options()
    assert "build cruiser 221" in t.options()


@pytest.mark.rule("ECL-1.5")
def test_the_values_of_reputation_tiles() -> None:
    assert Counter(REPUTATION.values()) == {4: 4, 3: 7, 2: 10, 1: 12}


@pytest.mark.rule("ECL-1.6")
def test_storage_has_no_maximum_and_nothing_falls_below_zero() -> None:
    s = galaxy()
    rich(s, 0, 0, 2, 99)
    t = begin(s, turn=0)
    while any(x.startswith("trade money") for x in t.options()):
        t.play(0, "trade money science")
    assert t.stuff(0)["science"] == 2 + 49
    assert min(t.p(0).stuff) >= 0


def test_technologies_agree_with_the_facts() -> None:
    for x in facts("technologies")["technologies"]:
        mine = TECHNOLOGIES[x["id"]]
        assert (mine.cost, mine.least, mine.copies) == (x["cost"], x["min_cost"], x["copies"])
        assert (TRACKS[mine.track] if mine.track >= 0 else "rare") == x["category"]
        assert {"ship_part": "part", "permanent": "lasting"}.get(x["kind"], x["kind"]) == mine.kind
        assert (x["id"] in PARTS) == ("unlocks_part" in x)
        assert dict(mine.activations) == x["effect"].get("extra_activations", {})
        assert mine.discs == x["effect"].get("gain_influence_discs", 0)
        assert [RESOURCES[r] for r in mine.advanced] == x["effect"].get("allow_advanced", [])
    assert len(facts("technologies")["technologies"]) == len(TECHNOLOGIES)


def test_parts_agree_with_the_facts() -> None:
    found = facts("ship_parts")["parts"]
    assert len(found) == len(PARTS)
    for x in found:
        mine = PARTS[x["id"]]
        assert (mine.cannon, mine.missile) == (dice(x["cannon_dice"]), dice(x["missile_dice"]))
        for name in ("computer", "shield", "hull", "drive", "initiative", "energy", "ancient"):
            assert getattr(mine, name) == x[name], (x["id"], name)
        assert (mine.family, mine.outside) == (x["slot_kind"], x.get("outside_grid", False))
        assert mine.basic == (x["required_tech"] is None and not x["ancient"])


def test_sectors_agree_with_the_facts() -> None:
    found = facts("sectors")["sectors"]
    assert len(found) == len(SECTORS)
    for x in found:
        mine = SECTORS[int(x["number"])]
        assert (mine.ring, mine.vp, mine.ancients, mine.name) == (x["ring"], x["vp"], x["ancients"], x["name"])
        assert [edge for edge in range(6) if mine.wormholes[0][edge]] == sorted(x["wormholes"])
        assert {edge for edge in range(6) if mine.wormholes[2][edge]} == {(edge + 2) % 6 for edge in x["wormholes"]}
        assert [((*RESOURCES, "any")[r], a) for r, a in mine.squares] == [
            (p["resource"], p["advanced"]) for p in x["population"]]
        assert (mine.artifact, mine.discovery, mine.portal) == (x["artifact"], x["discovery"], x["warp_portal"])
        assert (mine.home or None) == x.get("home_of")


def test_species_agree_with_the_facts() -> None:
    found = facts("species")["species"]
    assert len(found) == len(SPECIES)
    for x in found:
        species, board = SPECIES[x["id"]], BOARDS[SPECIES[x["id"]].board]
        assert (species.colour, species.home) == (x["color"], int(x["starting_sector"]))
        assert species.colour == SPECIES[x["reverse_side"]].colour
        assert dict(zip(RESOURCES, board.start, strict=True)) == {r: x["start"][r] for r in RESOURCES}
        assert (board.colony_ships, board.trade) == (x["start"]["colony_ships"], x["trade_rate"])
        assert dict(board.activations) == x["activations"]
        assert dict(board.build) == x["build_cost"]
        assert list(board.reputation) == x["reputation_track"]
        assert sorted(board.technologies) == sorted(t for track in x["starting_techs"].values() for t in track)
        for i, ship in enumerate(CLASSES):
            printed, mine = x["blueprints"][ship], board.blueprints[i]
            assert [slot or None for slot in mine.slots] == printed["slots"]
            assert (mine.initiative, mine.computer, mine.energy) == tuple(
                printed["outside"].get(name, 0) for name in ("initiative", "computer", "energy"))


def test_printed_ships_agree_with_the_facts() -> None:
    for i, ship in enumerate(CLASSES):
        due, mine = facts("ships")["default_totals_normal_species"][ship], add_up("terran", i, no_tiles("terran", i))
        assert (mine.initiative, mine.computer, mine.hull, mine.drive, mine.used, mine.made, mine.cannon) == (
            due["initiative"], due["computer"], due["hull"], due["movement"], due["energy_used"], due["energy_made"],
            dice(due["cannon"]))


def test_discoveries_and_reputation_agree_with_the_facts() -> None:
    found = facts("discovery_tiles")
    assert found["back_vp"] == DISCOVERY_VP
    for x in found["tiles"]:
        mine = DISCOVERIES[x.get("part", x["id"])]
        assert (mine.copies, mine.place, mine.part) == (x["copies"], x.get("place", ""), x.get("part", ""))
        assert mine.gain == tuple(x.get("gain", {}).get(r, 0) for r in RESOURCES)
        assert mine.portal == x.get("portal_vp", 0)
    due = facts("reputation_tiles")
    assert {x["vp"]: x["copies"] for x in due["tiles"]} == Counter(REPUTATION.values())
    assert due["max_draw"] == MOST_DRAWS
    assert [due["draws"][x] for x in (*CLASSES, *NPC_KINDS)] == [*SHIP_DRAWS, *NPC_DRAWS]


@pytest.mark.rule("ECL-14.20")
def test_non_player_ships_agree_with_the_facts() -> None:
    found = facts("npc_blueprints")
    for x in found["blueprints"] + found["expansion_variants_not_in_base_box"]:
        mine = NPC[NPC_KINDS.index(x["type"])][x["variant"]]
        assert (mine.initiative, mine.computer, mine.shield, mine.hull) == (
            x["initiative"], x["computer"], x["shield"], x["hull"])
        assert (mine.cannon, mine.missile) == (dice(x["cannon"]), dice(x["missile"]))


def test_tracks_and_setup_agree_with_the_facts() -> None:
    tracks, setup = facts("tracks"), facts("setup")
    made = tracks["population_track"]["production_by_cubes_left_on_track"]
    assert {str(i): n for i, n in enumerate(PRODUCTION)} == made
    assert {str(i): n for i, n in enumerate(UPKEEP)} == tracks["influence_track"]["upkeep_by_discs_left_on_track"]
    assert list(DISCOUNT) == tracks["tech_track"]["discount_on_next_by_tiles"]
    assert list(TECHNOLOGY_VP) == tracks["tech_track"]["vp_by_tiles"]
    assert [list(zone) for zone in ZONES] == setup["starting_zones_axial_qr_clockwise"]
    for n, x in PLAYERS.items():
        assert (x.technologies, x.new_technologies, x.outer, list(x.zones), x.diplomacy) == tuple(
            setup[name][str(n)] for name in ("tech_tiles_at_setup", "new_tech_tiles_per_cleanup", "outer_stack_size",
                                             "player_zones", "diplomacy_allowed"))
    assert sorted(map(str, PORTAL_SECTORS)) == setup["warp_portals_module"]["sectors"]


def test_a_scenario_audits_itself() -> None:
    s = galaxy()
    s.players[0].discs += 1
    with pytest.raises(AssertionError, match="discs"):
        Scenario(s, [])
