"""What is in the box: against the counts that the rules state, and against the facts (tests/facts)."""
from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fivesuns.games.twilight.catalog import (
    ACTION_CARDS,
    ACTION_DECK,
    AGENDAS,
    COLOURS_IN_BOX,
    COMMAND_TOKENS,
    CUSTODIANS,
    FACTIONS,
    GENERIC_NOTES,
    HAND_LIMIT,
    LAID_OUT,
    LETTERS,
    MECATOL,
    MECATOL_SYSTEM,
    NOTES,
    OBJECTIVES,
    PLANETS,
    PLASTIC,
    POOLS,
    SECRETS,
    STRATEGY,
    STRUCTURES,
    SYSTEMS,
    TECHNOLOGIES,
    TYPES,
    UNITS,
    UNLIMITED,
    VICTORY_POINTS,
    WINDOWS,
    System,
    Unit,
    notes_of,
)

FACTS = Path(__file__).parents[2] / "facts" / "twilight"


def facts(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text("utf-8"))


def by_id(name: str, items: str = "items") -> dict[str, Any]:
    return {x["id"]: x for x in facts(name)[items]}


SHEETS = by_id("factions")
TILES = {f"s{x['tile']}": x for x in facts("systems")["items"]}
PRINTED = {**by_id("units"), **by_id("units", "flagships")}
RESEARCHED = {**by_id("technologies"),
              **{t["id"]: {**t, "faction": id} for id, x in SHEETS.items() for t in x["faction_technologies"]}}
BOX = {x["component"]: x["count"] for x in facts("components")["items"]}
SORTS: dict[str, Any] = {"ship": "ship", "ground_force": "ground", "structure": "structure"}
PLANET_FACTS = [(system, planet) for system, x in TILES.items() for planet in x["planets"]]


def word(planet: str) -> str:
    """A planet whose name is also a faction's, or no word, has a longer one."""
    return f"planet_{planet}" if planet in SHEETS or planet[0].isdigit() else planet


# tiles and planets

@pytest.mark.rule("TI-L.C3", "TI-L.C28")
def test_tiles_are_numbered_by_what_they_are() -> None:
    assert len(SYSTEMS) == BOX["system tiles"] == 51
    backs = {system.tile: system.back for system in SYSTEMS.values()}
    assert sorted(backs) == list(range(1, 52))
    assert [tile for tile in backs if backs[tile] == "blue"] == list(range(19, 39))
    assert [tile for tile in backs if backs[tile] == "red"] == list(range(39, 51))
    assert [tile for tile in backs if backs[tile] == "green"] == [*range(1, 18), 51]
    assert [system.tile for system in SYSTEMS.values() if system.faction] == [*range(1, 17), 51]
    assert (SYSTEMS[MECATOL_SYSTEM].tile, SYSTEMS[MECATOL_SYSTEM].back) == (18, "")
    assert (SYSTEMS["s17"].wormholes, SYSTEMS["s17"].planets, SYSTEMS["s17"].faction) == (("delta",), (), "")


@pytest.mark.rule("TI-62.2", "TI-62.3", "TI-62.4", "TI-3.2")
def test_backs_of_tiles_tell_what_is_on_them() -> None:
    backs: dict[str, list[System]] = {}
    for system in SYSTEMS.values():
        backs.setdefault(system.back, []).append(system)
    green = {system.id: system.faction for system in backs["green"]}
    assert sorted(green.values()) == sorted([*FACTIONS, ""]), "one for each faction"
    assert [id for id, faction in green.items() if not faction] == [FACTIONS["creuss"].gate] == ["s17"]
    assert all([system.planets and not system.anomaly for system in backs["blue"]])
    assert all([system.anomaly or not system.planets for system in backs["red"]])
    kinds = {"asteroid_field", "nebula", "supernova", "gravity_rift"}
    assert {system.anomaly for system in SYSTEMS.values() if system.anomaly} == kinds
    assert {x["anomaly"] for x in TILES.values() if x["anomaly"]} == kinds


@pytest.mark.parametrize("id", TILES)
def test_a_system_is_as_printed(id: str) -> None:
    x = TILES[id]
    assert SYSTEMS[id] == System(
        id=id, tile=x["tile"], back="" if x["back"] == "none" else x["back"],
        planets=tuple([word(planet["id"]) for planet in x["planets"]]), anomaly=x["anomaly"] or "",
        wormholes=tuple(x["wormholes"]), faction=x["faction"] if x["kind"] == "home" else "")


@pytest.mark.rule("TI-L.C8")
def test_planets_are_as_printed() -> None:
    assert list(PLANETS) == [word(planet["id"]) for _, planet in PLANET_FACTS]
    assert len(PLANETS) == BOX["planet cards"] == 59
    for system, x in PLANET_FACTS:
        planet = PLANETS[word(x["id"])]
        assert (planet.id, planet.system) == (word(x["id"]), system)
        assert (planet.resources, planet.influence) == (x["resources"], x["influence"])
        assert (planet.trait, planet.specialty) == (x["trait"] or "", x["tech_specialty"] or "")
        assert planet.home == (TILES[system]["kind"] == "home")
        assert planet.id in SYSTEMS[system].planets
    counted = facts("systems")["counts"]
    assert Counter([planet.trait or "None" for planet in PLANETS.values()]) == counted["traits"]
    assert Counter([x.specialty for x in PLANETS.values() if x.specialty]) == counted["tech_specialties"]
    assert (PLANETS[MECATOL].resources, PLANETS[MECATOL].influence) == (1, 6)


# units

@pytest.mark.parametrize("id", PRINTED)
def test_a_unit_is_as_printed(id: str) -> None:
    x, can = PRINTED[id], PRINTED[id]["abilities"]
    combat = x["combat"] or {"hits_on": 0, "dice": 0}
    production = can.get("production", {"value": 0})["value"]
    by_resources = isinstance(production, str)
    if by_resources:
        assert production.startswith("planet_resources+")
        production = int(production.removeprefix("planet_resources+"))
    dice = {name: (can[name]["hits_on"], can[name]["dice"]) if name in can else None
            for name in ("anti_fighter_barrage", "bombardment", "space_cannon")}
    assert UNITS[id] == Unit(
        id=id, type=x["base_type"], sort=SORTS[x["kind"]], faction=x["faction"] or "", cost=x["cost"] or 0,
        pair=x["units_per_cost"] == 2, combat=combat["hits_on"],
        dice=0 if isinstance(combat["dice"], str) else combat["dice"], move=x["move"] or 0,
        capacity=x["capacity"] or 0, sustain="sustain_damage" in can, shield="planetary_shield" in can,
        barrage=dice["anti_fighter_barrage"], bombardment=dice["bombardment"], space_cannon=dice["space_cannon"],
        production=production, by_resources=by_resources, upgrades=x["upgrade_of"] or "", on_card=id in RESEARCHED)


def test_every_unit_of_the_facts_is_there_and_no_other() -> None:
    assert list(UNITS) == list(PRINTED)
    assert {unit.type for unit in UNITS.values()} == set(TYPES)
    for unit in UNITS.values():
        assert not unit.upgrades or UNITS[unit.upgrades].type == unit.type
    assert [unit.id for unit in UNITS.values() if unit.combat and not unit.dice] == ["flagship_winnu"]


@pytest.mark.rule("TI-L.C25")
def test_plastic_of_each_colour() -> None:
    assert facts("units")["per_player_plastic"] == PLASTIC
    assert PLASTIC == {"space_dock": 3, "pds": 6, "destroyer": 8, "cruiser": 8, "war_sun": 2, "infantry": 12,
                       "fighter": 10, "carrier": 4, "dreadnought": 5, "flagship": 1}
    assert sum(PLASTIC.values()) == 59
    assert sum(PLASTIC.values()) * COLOURS_IN_BOX == BOX["plastic units"] == 354
    assert set(UNLIMITED) == {"infantry", "fighter"}
    assert {f"{type}_per_planet": n for type, n in STRUCTURES.items()} == facts("units")["structure_limits"]


# technologies

@pytest.mark.rule("TI-L.C14", "TI-L.C15", "TI-L.C26")
def test_technology_cards_in_the_box() -> None:
    common = [x for x in TECHNOLOGIES.values() if not x.faction]
    ordinary, upgrades = ([x for x in common if bool(x.unit) == upgrade] for upgrade in (False, True))
    own, own_upgrades = ([x for x in TECHNOLOGIES.values() if x.faction and bool(x.unit) == u] for u in (False, True))
    assert (len(ordinary), len(upgrades), len(own), len(own_upgrades)) == (16, 9, 26, 8)
    assert len(ordinary) * COLOURS_IN_BOX + len(own) == BOX["technology cards"] == 122
    assert len(upgrades) * COLOURS_IN_BOX + len(own_upgrades) == BOX["unit upgrade cards"] == 62
    assert Counter([x.colour for x in ordinary]) == dict.fromkeys(("green", "blue", "yellow", "red"), 4)
    for faction in FACTIONS.values():
        assert len(common) + len(faction.own_technologies) == 27


@pytest.mark.rule("TI-37.7")
def test_every_technology_but_the_upgrades_has_one_of_four_colours() -> None:
    assert sorted(LETTERS.values()) == ["blue", "green", "red", "yellow"]
    assert [x.id for x in TECHNOLOGIES.values() if x.unit and x.colour] == []
    assert [x.id for x in TECHNOLOGIES.values() if not x.unit and x.colour not in LETTERS.values()] == [
        "valefar_assimilator_x", "valefar_assimilator_y"], "until a technology of another player is under their token"
    assert [id for id, x in RESEARCHED.items() if TECHNOLOGIES[id].colour != (x["colour"] or "")] == []


@pytest.mark.parametrize("id", RESEARCHED)
def test_a_technology_is_as_printed(id: str) -> None:
    x, technology = RESEARCHED[id], TECHNOLOGIES[id]
    assert (technology.id, technology.colour, technology.needs) == (id, x["colour"] or "", x["prerequisites"])
    assert (technology.faction, technology.exhausts) == (x.get("faction", ""), x.get("can_exhaust", False))
    upgrade = x.get("unit_upgrade", id if x.get("kind") == "unit_upgrade" else "")
    assert technology.unit == upgrade
    assert set(technology.needs) <= set(LETTERS)
    if upgrade:
        assert UNITS[upgrade].on_card
        assert PRINTED[upgrade]["prerequisites"] == technology.needs
        assert UNITS[upgrade].faction == technology.faction
        assert UNITS[upgrade].upgrades == ("" if upgrade == "war_sun" else PRINTED[upgrade]["upgrade_of"])


def test_every_technology_of_the_facts_is_there_and_no_other() -> None:
    assert set(TECHNOLOGIES) == set(RESEARCHED)
    assert {unit.id for unit in UNITS.values() if unit.on_card} == {x.unit for x in TECHNOLOGIES.values() if x.unit}


# factions

@pytest.mark.rule("TI-L.C1")
def test_every_faction_of_the_facts_is_there_and_no_other() -> None:
    assert list(FACTIONS) == list(SHEETS)
    assert len(FACTIONS) == BOX["faction sheets"] == 17


@pytest.mark.parametrize("id", SHEETS)
def test_a_faction_sheet_is_as_printed(id: str) -> None:
    x, faction = SHEETS[id], FACTIONS[id]
    assert (faction.id, faction.home, faction.commodities) == (id, f"s{x['home_system_tile']}", x["commodities"])
    assert SYSTEMS[faction.home].faction == id
    assert dict(faction.fleet) == x["starting_units"]
    assert list(faction.abilities) == [a["id"] for a in x["abilities"]]
    assert sorted(faction.own_technologies) == sorted([t["id"] for t in x["faction_technologies"]])
    assert (faction.flagship, faction.note, list(faction.own_units)) == (
        x["flagship"], x["promissory_note"], x["special_units"])
    assert faction.gate == ("s17" if id == "creuss" else "")
    if x["starting_technologies"] == ["choose_any_1_technology_without_prerequisites"]:
        assert faction.technologies == ()
        assert sorted(faction.choices) == sorted([t.id for t in TECHNOLOGIES.values() if t.colour and not t.needs])
    else:
        assert (list(faction.technologies), faction.choices) == (x["starting_technologies"], ())
    assert len(faction.tokens) == len(x["faction_tokens"])


@pytest.mark.parametrize("id", SHEETS)
def test_a_sheet_shows_the_units_that_a_faction_has_from_the_start(id: str) -> None:
    own = {PRINTED[unit]["base_type"]: unit for unit in SHEETS[id]["special_units"] if not PRINTED[unit]["upgrade_of"]}
    common = {type: type for type in TYPES if type not in ("flagship", "war_sun")}
    assert FACTIONS[id].sheet == {**common, **own, "flagship": f"flagship_{id}"}
    assert set(FACTIONS[id].fleet) <= set(FACTIONS[id].sheet)


@pytest.mark.rule("TI-L.C16", "TI-L.C17", "TI-L.C19")
def test_tokens_of_factions() -> None:
    assert {id: faction.tokens for id, faction in FACTIONS.items() if faction.tokens} == {
        "creuss": ("creuss_alpha", "creuss_beta"), "naalu": ("naalu_zero",),
        "nekro": ("assimilator_x", "assimilator_y")}
    assert [BOX[f"{name} tokens"] for name in ("Creuss wormhole", "Nekro assimilator")] == [2, 2]
    assert BOX["Naalu 0 token"] == 1


@pytest.mark.rule("TI-L.C20")
def test_command_tokens() -> None:
    assert COMMAND_TOKENS * len(FACTIONS) == BOX["command tokens"] == 272
    start = facts("components")["setup_constants"]
    assert start["command_tokens"] == COMMAND_TOKENS
    assert {f"{pool}_pool": n for pool, n in POOLS.items()} == {
        pool: n for pool, n in start.items() if pool.endswith("_pool")}


# cards

@pytest.mark.rule("TI-L.C5")
def test_strategy_cards_agree_with_the_facts() -> None:
    found = by_id("strategy_cards")
    assert list(STRATEGY) == list(found)
    assert len(STRATEGY) == BOX["strategy cards"] == 8
    tokens = {"": "none (influence only)", "spent": "1 token from strategy pool",
              "placed": "1 token from strategy pool, placed on the board"}
    for id, x in found.items():
        card = STRATEGY[id]
        assert (card.id, card.initiative, tokens[card.token]) == (id, x["initiative"], x["secondary_cost"])


@pytest.mark.rule("TI-L.C10")
def test_action_cards_agree_with_the_facts() -> None:
    assert {id: card.copies for id, card in ACTION_CARDS.items()} == {
        id: x["copies"] for id, x in by_id("action_cards").items()}
    assert all([card.id == id for id, card in ACTION_CARDS.items()])
    assert len(set(ACTION_DECK)) == len(ACTION_DECK) == BOX["action cards"] == 80
    assert [card for card in ACTION_DECK if card.startswith("sabotage")] == [f"sabotage-{n}" for n in (1, 2, 3, 4)]
    assert "bunker" in ACTION_DECK
    assert Counter([card.partition("-")[0] for card in ACTION_DECK]) == {
        id: card.copies for id, card in ACTION_CARDS.items()}


@pytest.mark.rule("TI-L.C11")
def test_agendas_agree_with_the_facts() -> None:
    found = by_id("agendas")
    assert set(AGENDAS) == set(found)
    assert len(AGENDAS) == BOX["agenda cards"] == 50
    assert sum([agenda.law for agenda in AGENDAS.values()]) == 34
    longer = {"scored_secret": "scored_secret_objective", "colony": "nonhome_planet_except_mecatol_rex"}
    for id, x in found.items():
        agenda = AGENDAS[id]
        assert (agenda.id, agenda.law, agenda.stays) == (id, x["type"] == "law", x.get("law_stays_if", ""))
        assert longer.get(agenda.elect, agenda.elect) == (x["elect"] or "")
        assert bool(agenda.elect) == (x["vote"] == "elect")
        reveal = x.get("on_reveal", "")
        assert agenda.discarded == ("no_law" if "no law is in play" in reveal
                                    else "no_scored_secret" if "no secret objective has been scored" in reveal else "")


@pytest.mark.rule("TI-L.C9", "TI-L.C28")
def test_objectives_agree_with_the_facts() -> None:
    found = {**by_id("public_objectives"), **by_id("secret_objectives")}
    windows = facts("windows")["objective_windows"]
    assert list(OBJECTIVES) == list(found)
    assert len(OBJECTIVES) == BOX["objective cards"] == 40
    assert Counter([x.stage for x in OBJECTIVES.values()]) == {1: 10, 2: 10, 0: 20}
    for id, x in found.items():
        mine = OBJECTIVES[id]
        assert (mine.id, mine.stage, mine.points, mine.phase) == (id, x.get("stage", 0), x["points"], x["phase"])
        assert clause(mine.window) == windows[id]
        assert mine.requirement == plain(x["requirement"])


def plain(x: Any) -> Any:
    """Python's reserved words need no underscore in data."""
    if isinstance(x, dict):
        return {key.rstrip("_"): plain(value) for key, value in x.items()}
    return [plain(part) for part in x] if isinstance(x, list) else x


@pytest.mark.rule("TI-L.C12")
def test_promissory_notes_agree_with_the_facts() -> None:
    common, own = by_id("promissory_notes", "generic"), by_id("promissory_notes", "faction")
    assert list(NOTES) == [*common, *own]
    assert list(GENERIC_NOTES) == list(common)
    returns = {"resolved": "after resolving", "agenda_resolved": "after the agenda is resolved",
               "status_end": "end of the status phase"}
    for id, x in {**common, **own}.items():
        note = NOTES[id]
        assert (note.id, note.faction, note.stays) == (id, x.get("faction", ""), x["stays_in_play"])
        if note.returns == "activation":
            assert "holder activates a system" in x["return_condition"]
        else:
            assert x["return_condition"] == returns[note.returns]
    assert len(own) == len(FACTIONS)
    assert all([FACTIONS[x["faction"]].note == id for id, x in own.items()])
    assert len(own) + len(common) * COLOURS_IN_BOX == BOX["promissory notes"] == 41
    table = [note for seat, faction in enumerate(list(FACTIONS)[:6]) for note in notes_of(seat, faction)]
    assert len(set(table)) == 6 * 5
    assert notes_of(2, "sol") == ("ceasefire-2", "trade_agreement-2", "political_secret-2",
                                  "support_for_the_throne-2", "military_support")


@pytest.mark.rule("TI-L.C7")
def test_numbers_of_the_set_up_agree_with_the_facts() -> None:
    start = facts("components")["setup_constants"]
    assert BOX["victory point track"] == 1
    assert VICTORY_POINTS == (start["victory_points"], start["long_game_victory_points"]) == (10, 14)
    assert {"stage_1": start["stage_I_laid_out"], "stage_2": start["stage_II_laid_out"],
            "revealed": start["revealed_at_start"]} == LAID_OUT
    assert {"drawn": start["secret_drawn"], "kept": start["secret_kept"], "limit": start["secret_limit"]} == SECRETS
    assert start["action_card_hand_limit"] == HAND_LIMIT
    assert CUSTODIANS == {"influence": 6, "points": 1}


# windows

def clause(window: str) -> str:
    return "W-" + window.upper().replace("_", "-")


ROTATIONS = {"clockwise from the speaker (TI-14.18)": "speaker", "initiative from the active player (TI-14.17)":
             "initiative", "initiative order (A-10)": "initiative", "rotation of the current phase": "phase",
             "active player only": "active", "clockwise from the left of the active player (TI-E.17)": "left",
             "clockwise from the speaker's left, speaker last (TI-E.17)": "speaker_last", "none": "none",
             "free (no rotation)": "free", "simultaneous": "together", "that side; then both": "sides",
             "attacker, then defender (A-14)": "attacker", "attacker, then defender": "attacker"}


def test_windows_agree_with_the_facts() -> None:
    found = facts("windows")["windows"]
    assert [clause(id) for id in WINDOWS] == [x["id"] for x in found]
    for window, x in zip(WINDOWS.values(), found, strict=True):
        assert WINDOWS[window.id] is window
        assert (window.phase, window.order, window.prompt) == (x["phase"].split("/")[-1], x["order"], x["prompt"])
        assert window.rotation == ROTATIONS.get(x["rotation"], "one")
        assert x["rotation"] in ROTATIONS or x["rotation"].endswith(" only")
    assert Counter([window.prompt for window in WINDOWS.values()]) == {"react": 48, "step": 13, "no": 22, "choice": 6}
