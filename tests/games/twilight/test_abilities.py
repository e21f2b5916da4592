"""Every ability of every component has a row: its windows, role, cost and duration as the facts have them."""
from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from fivesuns.games.twilight import notes
from fivesuns.games.twilight.abilities import EFFECTS
from fivesuns.games.twilight.catalog import (
    ABILITIES,
    ACTION_CARDS,
    AGENDAS,
    FACTIONS,
    NOTES,
    STRATEGY,
    TECHNOLOGIES,
    UNITS,
    WINDOWS,
    Ability,
)
from tests.games.twilight.test_components import by_id, clause, facts

MAP = facts("windows")
LIST = {x["id"]: x for x in MAP["windows"]}
COSTS = {"exhaust this card": {"exhaust": 1}, "discard this card": {"discard": 1},
         "destroy this unit": {"this_unit": 1},
         "destroy own cruiser or destroyer": {"cruiser_or_destroyer": 1},
         "destroy own cruiser or destroyer in the active system": {"cruiser_or_destroyer": 1},
         "1 strategy token": {"strategy_token": 1},
         "1 strategy token, placed in the destination system": {"strategy_token_placed": 1},
         "X trade goods": {"any_trade_goods": 1}, "2 trade goods": {"trade_goods": 2},
         "4 trade goods": {"trade_goods": 4}, "1 trade good per die": {"trade_goods_per_die": 1},
         "3 trade goods given to that player": {"trade_goods_given": 3}, "2 influence": {"influence": 2},
         "2 resources": {"resources": 2}}
SCOPES = {"this use": "use", "this tactical action": "tactical_action", "this activation": "tactical_action",
          "this invasion": "invasion", "this combat round": "combat_round", "this combat": "combat",
          "this agenda": "agenda", "until this agenda is resolved": "agenda", "until the agenda is resolved": "agenda",
          "this agenda phase": "agenda_phase", "until the end of the status phase": "status_phase",
          "next strategy phase": "strategy_phase", "until end of turn": "turn", "until end of your turn": "turn",
          "while face up": "face_up", "attached": "attached", "while the law is in play": "in_play"}
# What the facts say in words is told by the role and by the words of `when`.
_CONDITIONS = {
    "you voted for an outcome": ("voter", ()), "you are the elected outcome": ("elected", ()),
    "your ship destroyed during space combat": ("unit_owner", ("space_combat", "ship")),
    "hit came from your units/abilities; ship not immune (Dreadnought II line)": ("shooter", ("ship", "not_immune")),
    "active system contains PDS of your opponents": ("active", ("opposing_pds_here",)),
    "another player moved ships into a system": ("other", ("own_dock_here_or_adjacent",)),
    "another player committed units to a planet you control": ("controller", ("committed_by_another",)),
    "chosen planet is controlled by another player": ("active", ("planet_of_another_player",)),
    "another player chooses a strategy card": ("other", ()), "you controlled the planet": ("former_controller", ()),
    "card is played by another player and is not Sabotage": ("other", ("not_sabotage",)),
    "action card is played by another player": ("other", ()),
    "active system contains your ships": ("active", ("own_ships_here",)),
    "active system contains own units": ("active", ("own_units_here",)),
    "system contains own ships": ("other", ("own_ships_here",)),
    "another player moved ships into a system with own ships": ("other", ("own_ships_here",)),
    "agenda elects a player": ("any", ("elects_player",)),
    "system contains units of a player other than the active player": ("any", ("units_of_another_player_here",)),
    "produced fewer than 2 fighters": ("actor", ("fewer_than_2_fighters", "by_production")),
    "some player owns a war sun technology": ("actor", ("war_sun_technology_owned", "war_sun_technology")),
    "combat (space or ground) was won against this card's owner": ("table", ("owner_lost",)),
    "gained planet is in the home system of this card's owner": ("table", ("planet_in_home_of_owner",)),
    "planet holds own units with planetary_shield": ("combatant", ("own_shield_there",)),
    "3+ own nonfighter ships": ("combatant", ("3_own_non_fighter_ships",)),
    "system contains a war sun or is adjacent to a supernova": ("actor", ("by_production",
                                                                          "war_sun_or_next_to_supernova")),
    "system has a wormhole and own ships": ("combatant", ("wormhole_here",)),
    "neighbour has 3 or more trade goods": ("other", ("neighbour", "has_3_trade_goods")),
    "opponent produced 1+ hits": ("combatant", ("opponent_hit", "both_rolled")),
    "control of Mecatol Rex was gained during that tactical action": ("active", ("gained_mecatol",)),
    "you control Mecatol Rex": ("active", ("controls_mecatol",)),
    "you do not control Mecatol Rex": ("", ("not_controls_mecatol", "own_tactical_action")),
    "stored units on this card": ("active", ("stored_units",)),
    "space combat in this ship's system": ("actor", ("this_ship_here",)),
    "active player is the note owner; system contains holder units": ("other", ("by_note_owner", "own_units_here")),
    "replenishing player is the note's owner": ("other", ("by_note_owner",)),
    "receiver is not the note's owner": ("actor", ("not_note_owner",)),
    "activated system contains units of the note's owner": ("active", ("units_of_note_owner_here",)),
    "eliminated player is the note's owner": ("any", ("by_note_owner",)),
    "researcher is Jol-Nar; not a faction technology": ("other", ("by_note_owner", "not_faction_technology"))}
CONDITIONS: dict[str, list[Any]] = {
    **{text: [pair] for text, pair in _CONDITIONS.items()},
    "space combat": [("target", ("space_combat",)), ("combatant", ())],                  # its window tells the rest
    "you won": [("winner", ("space_combat",)), ("winner", ("ground_combat",))]}
# Who can have a part in which windows.
ROLES = {
    "any": "strat_start strat_end activate_after status_start screturn_when status_end ag_start ag_reveal_when "
           "ag_reveal_after ag_vote_before ag_predict eliminated",
    "active": "turn_start action_choice action_after activate_after inv_start custodians commit_after tactical_end",
    "other": "scpick_when turn_start ac_played transact_after tg_gained comm_when research_after secondary "
             "activate_after move_after",
    "actor": "ac_draw pn_received comm_after research_when research_after techgain_when sc_primary_after "
             "secondary_after dock_placed sc_before sc_when afb spc_rolled bomb_when gc_rolled control_when "
             "control_after prod_when prod_after ag_cast_after",
    "combatant": "spc_start spc_round_start spc_hits_after spc_round_end combat_won gc_start gc_round_start gc_rolled "
                 "gc_hits_after gc_round_end",
    "winner": "combat_won", "opponent": "destroyed retreat_announced",
    "target": "sc_when sc_hits_before spc_hits_before",
    "shooter": "sustain_after", "unit_owner": "sustain_when destroy_when destroyed combat_end",
    "controller": "inv_start commit_after", "former_controller": "control_after", "voter": "ag_speaker_after",
    "elected": "ag_elected_when",
    "table": "strat_start ag_reveal_when ag_resolve combat_won control_when control_lost control_after"}


def printed() -> Iterator[tuple[str, str, str, dict[str, Any]]]:
    """Every ability of the facts: its reference, its component, the sort of it, the ability."""
    for sort, name, items in (("action_card", "action_cards", "items"), ("technology", "technologies", "items"),
                              ("note", "promissory_notes", "generic"), ("note", "promissory_notes", "faction")):
        for id, x in by_id(name, items).items():
            yield from [(f"{id}:{n}", id, sort, a) for n, a in enumerate(x.get("abilities", []))]
    for id, x in by_id("agendas").items():
        for outcome, abilities in x["outcomes"].items():
            yield from [(f"{id}:{outcome}.{n}", id, "agenda", a) for n, a in enumerate(abilities)]
    for sheet in by_id("factions").values():
        for sort, found in (("faction", sheet["abilities"]), ("technology", sheet["faction_technologies"])):
            for x in found:
                yield from [(f"{x['id']}:{n}", x["id"], sort, a) for n, a in enumerate(x.get("abilities", []))]
    for items in ("items", "flagships"):
        for id, x in by_id("units", items).items():
            yield from [(f"{id}:{n}", id, "unit", a) for n, a in enumerate(x["special"])]


PRINTED = {ref: (id, sort, ability) for ref, id, sort, ability in printed()}
GROUPS: defaultdict[str, list[str]] = defaultdict(list)
for ref in PRINTED:
    GROUPS[ref.partition(".")[0] if "." in ref else ref.partition(":")[0]].append(ref)
CHANGES: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
for entry in [e for x in MAP["static"] for e in x["entries"]] + [
        e for x in MAP["windows"] for e in x.get("modifiers", [])] + MAP["standing_parts"]:
    CHANGES[entry["ref"]].append(entry)


def row(ref: str) -> Ability:
    """An ability that is alone needs no number; the two moments of Emergency Repairs are one ability."""
    component, _, part = ref.partition(":")
    outcome, _, number = part.rpartition(".")
    parts = [component, outcome] if outcome else [component]
    alone = len(GROUPS[f"{component}:{outcome}" if outcome else component]) == 1 or component == "emergency_repairs"
    return ABILITIES["-".join(parts if alone else [*parts, number])]


def test_every_ability_of_the_facts_has_a_row_and_there_is_no_other() -> None:
    later = [f"{x['component']}-{stage_of(x['what'])}" for w in MAP["windows"] for x in w.get("second_stages", [])]
    strategic = [f"{id}-{part}" for id in STRATEGY for part in ("primary", "secondary")]
    found = [row(ref).id for ref in PRINTED]
    assert len(PRINTED) == 304
    assert Counter(found)["emergency_repairs"] == 2
    assert sorted({*found, *later, *strategic}) == sorted(ABILITIES)
    assert len(ABILITIES) == 303 + len(later) + len(strategic)
    assert all([ability.id == id for id, ability in ABILITIES.items()])


def stage_of(what: str) -> str:
    return ("reward" if what == "reward" else "reveal" if "self-discard" in what
            else "rerolls" if "rerolls" in what else "return")


def test_every_source_is_a_component_of_its_sort() -> None:
    components = {"strategy_card": STRATEGY, "action_card": ACTION_CARDS, "agenda": AGENDAS,
                  "technology": TECHNOLOGIES, "unit": UNITS, "note": NOTES,
                  "faction": [id for faction in FACTIONS.values() for id in faction.abilities]}
    for ability in ABILITIES.values():
        assert ability.source in components[ability.sort]
    able = {ability.source for ability in ABILITIES.values()}
    for sort in ("strategy_card", "action_card", "agenda", "faction", "note"):
        assert set(components[sort]) <= able
    assert {id for id, x in TECHNOLOGIES.items() if not x.unit} <= able


#: how many fighters are produced is only known once they are
LATER = {"prophecy_of_ixth:elected.2": ["W-PROD-AFTER"]}


@pytest.mark.parametrize("ref", PRINTED)
def test_an_ability_is_used_where_the_facts_say(ref: str) -> None:
    component, sort, ability = PRINTED[ref]
    mine = row(ref)
    assert (mine.source, mine.sort) == (component, sort)
    placed = MAP["index"][ability["window"]]
    moments = [clause(window) for window in mine.windows]
    if component == "emergency_repairs":
        assert set(placed["w"]) <= set(moments)
        assert len(moments) == 4
    else:
        assert moments == LATER.get(ref, placed.get("w", []))
    must, may = ([x["id"] for x in MAP["windows"] if ref in x[kind]] for kind in ("mandatory", "optional"))
    assert mine.must == bool(must)
    assert set(must + may) == set(placed.get("w", []))
    assert bool(mine.windows) == bool(mine.role)


@pytest.mark.parametrize("ref", PRINTED)
def test_an_ability_costs_and_lasts_as_the_facts_say(ref: str) -> None:
    _, _, ability = PRINTED[ref]
    mine = row(ref)
    cost: dict[str, int] = {}
    for part in ability.get("cost", []):
        cost |= COSTS[part]
    assert mine.cost == cost
    assert mine.limit == ability.get("limit", "").removeprefix("once per ").replace(" ", "_")
    lasts = {SCOPES[x["lasts"]] for x in CHANGES[ref] if "lasts" in x}
    assert lasts | {SCOPES[ability[x]] for x in ("duration",) if x in ability} == {x for x in (mine.lasts,) if x}
    if "condition" in ability:
        assert (mine.role, mine.when) in CONDITIONS[ability["condition"]]


SEVERAL = {"path_through_and_into": ("path_through", "path_into")}
MORE = {"tekklar_legion": [("combat_result", "add")],                    # the other half of its sentence
        "gift_of_prescience-0": [("initiative", "cannot")]}


@pytest.mark.parametrize("ref", PRINTED)
def test_an_ability_changes_the_values_that_the_facts_name(ref: str) -> None:
    mine, due = row(ref), []
    for x in CHANGES[ref]:
        for value in x["value"].split(", "):
            due += [(name, x["layer"]) for name in SEVERAL.get(value, (value,))]
    assert [(change.value, change.layer) for change in mine.changes] == [*dict.fromkeys(due), *MORE.get(mine.id, [])]
    assert {change.layer for change in mine.changes} <= set(MAP["layers"]["order"])
    assert {change.unpreventable for change in mine.changes} == {x.get("unpreventable", False) for x in CHANGES[ref]}
    assert mine.windows or mine.changes


AMOUNTS = {
    "assassinate_representative": None, "bunker": -4, "fighter_prototype": 2, "flank_speed": 1, "morale_boost": 1,
    "core_mining-elected": 2, "executive_sanctions-for": 3, "fleet_regulations-for": 4,
    "minister_of_sciences-elected-1": 0, "prophecy_of_ixth-elected-1": 1, "regulated_conscription-for": 1,
    "representative_government-for": 1, "research_team_biotic-elected-1": -1, "research_team_cybernetic-elected-1": -1,
    "research_team_propulsion-elected-1": -1, "research_team_warfare-elected-1": -1, "senate_sanctuary-elected": 2,
    "terraforming_initiative-elected": 1, "neural_motivator": 2, "hyper_metabolism": 3, "antimass_deflectors-1": -1,
    "gravity_drive": 1, "fleet_logistics": 2, "sarween_tools": -1, "plasma_scoring-0": 1, "plasma_scoring-1": 1,
    "armada": 2, "non_euclidean_shielding": 2, "nomadic": 0, "masters_of_trade": 0, "versatile": 1, "slipstream": 1,
    "mirror_computing": 2, "telepathic": 0, "propagation": 3, "unrelenting": 1, "fragile": -1, "analytical": -1,
    "blood_ties": 0, "fighter_ii": 2, "hybrid_crystal_fighter_ii": 1, "space_dock": 3, "space_dock_ii": 3,
    "flagship_norr": 1, "flagship_jolnar": 2, "gift_of_prescience-0": 0, "tekklar_legion": 1}


def test_amounts_of_changes() -> None:
    """As the sentences of the facts have them; excess fighters count as two half ships, those of Naalu as one."""
    found = {ability.id: ability.changes[0].amount for ability in ABILITIES.values() if ability.changes}
    assert {id: n for id, n in found.items() if n is not None} == {id: n for id, n in AMOUNTS.items() if n is not None}
    for ref in PRINTED:
        for x in CHANGES[ref]:
            head = x["change"].split(" ")[0].rstrip(",;")
            if head.lstrip("+-").isdigit():
                assert found[row(ref).id] in (int(head), AMOUNTS.get(row(ref).id))
                assert found[row(ref).id] is not None
    halves = [(change.amount, change.about) for change in ABILITIES["tekklar_legion"].changes]
    assert halves == [(1, "own_units"), (-1, "note_owner_as_opponent")]


def test_a_role_fits_its_window() -> None:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for ability in ABILITIES.values():
        if ability.windows:
            found[ability.role] |= set(ability.windows)
    assert found == {role: set(windows.split()) for role, windows in ROLES.items()}
    assert set.union(*found.values()) <= set(WINDOWS)
    own = [ref for ref in PRINTED if PRINTED[ref][2]["window"].endswith(".own") and row(ref).windows]
    assert {row(ref).role for ref in own} <= {"active", "actor"}
    others = [ref for ref in PRINTED if PRINTED[ref][2]["window"].endswith(".other")]
    assert {row(ref).role for ref in others} == {"other"}
    component_actions = [x for x in ABILITIES.values() if "action_choice" in x.windows]
    assert {x.role for x in component_actions} == {"active"}
    assert {x.sort for x in ABILITIES.values() if x.windows == ("ag_resolve",)} == {"agenda"}
    assert {x.role for x in ABILITIES.values() if "ag_resolve" in x.windows} == {"table"}
    assert {x.role for x in ABILITIES.values() if {"spc_start", "spc_round_start", "gc_start"} & {*x.windows}} == {
        "combatant"}


# The words of `when` and `about`, and how often each is used: a new word needs a meaning in the rules.
WHEN = Counter({
    "3_own_non_fighter_ships": 1, "attached_planet": 1, "both_rolled": 1, "by_note_owner": 5, "by_production": 5,
    "combat": 1, "committed_by_another": 1, "committed_fighters": 1, "controls_attached_planet": 4,
    "controls_mecatol": 1, "diplomacy": 1, "elects_player": 1, "fewer_than_2_fighters": 1, "gained_mecatol": 1,
    "ground_combat": 1, "ground_forces_of_note_owner_there": 1, "has_3_trade_goods": 1, "neighbour": 1, "no_law": 3,
    "no_scored_secret": 1, "not_a_draw": 1, "not_controls_mecatol": 1, "not_faction_technology": 1, "not_immune": 1,
    "not_note_owner": 1, "not_sabotage": 1, "not_unit_upgrade": 1, "note_owner_has_strategy_token": 1,
    "opponent_hit": 1, "opposing_infantry_there": 1, "opposing_pds_here": 1, "own_bombardment_here": 1,
    "own_dock_here_or_adjacent": 1, "own_shield_there": 1, "own_ships_here": 5, "own_tactical_action": 1,
    "own_units_here": 2, "owner_lost": 1, "planet_in_home_of_owner": 1, "planet_of_another_player": 1,
    "predicted_right": 9, "rerolls_allowed": 2, "ship": 2, "space_combat": 4, "stored_units": 3, "technology": 1,
    "this_ship_here": 4, "trade": 1, "units_of_another_player_here": 1, "units_of_note_owner_here": 5,
    "war_sun_or_next_to_supernova": 1, "war_sun_technology": 1, "war_sun_technology_owned": 1, "wormhole_here": 1})
ABOUT = Counter({
    "action_cards": 1, "adjacent_systems": 2, "all": 1, "alpha_beta": 4, "any": 1, "assimilator_x": 1,
    "assimilator_y": 1, "asteroid_field": 2, "asteroid_fields_with_own_ships": 1, "attached_planet": 6,
    "before_or_after_others": 1, "blue": 1, "chosen_player": 1, "command_tokens": 1, "controlled_planets": 1,
    "cultural_planets": 1, "delta": 1, "elected_player": 1, "elected_secret": 1, "excess_fighters": 2, "fighters": 1,
    "gate": 1, "green": 1, "infantry_by_docks": 1, "mecatol_alpha_beta": 1, "natural_9_or_10": 1, "nebula": 1,
    "non_fighter_ships": 2, "non_neighbours": 2, "note_owner": 6, "note_owner_as_opponent": 1,
    "note_owner_near_own_units": 1, "one_own_planet": 1, "one_own_ship": 1, "one_own_unit": 2, "opponent": 2,
    "opposing_non_fighter_ships": 1, "opposing_pds": 1, "other_own_ships_here": 1, "own_dice": 2, "own_fighters": 2,
    "own_ground_forces": 1, "own_planets": 1, "own_ships": 1, "own_units": 6, "own_units_in_invasions": 1,
    "players_who_passed": 1, "primary": 1, "red": 1, "self": 6, "shields_of_others_here": 4,
    "ships_from_home_or_wormhole": 1, "ships_of_others": 3, "ships_of_others_here": 1, "space_area": 2,
    "supernova": 2, "systems_with_own_units": 1, "this_unit": 5, "war_sun_technologies": 1, "war_suns": 1,
    "yellow": 1})


def test_words_for_conditions_and_for_what_a_change_is_about() -> None:
    assert Counter([condition for ability in ABILITIES.values() for condition in ability.when]) == WHEN
    assert Counter([x.about for ability in ABILITIES.values() for x in ability.changes if x.about]) == ABOUT


def test_second_stages_and_strategy_cards() -> None:
    for x in MAP["windows"]:
        for stage in x.get("second_stages", []):
            mine = ABILITIES[f"{stage['component']}-{stage_of(stage['what'])}"]
            assert ([clause(w) for w in mine.windows], mine.must) == ([x["id"]], stage["kind"] == "mandatory")
            due = {"reward": "predicted_right", "rerolls": "rerolls_allowed",
                   "reveal": AGENDAS[mine.source].discarded if mine.source in AGENDAS else "",
                   "return": "units_of_note_owner_here" if mine.sort == "note" else "committed_fighters"}
            assert mine.when == (due[stage_of(stage["what"])],)
    for id in STRATEGY:
        assert (ABILITIES[f"{id}-primary"].windows, ABILITIES[f"{id}-primary"].role) == (("action_choice",), "active")
        assert (ABILITIES[f"{id}-secondary"].windows, ABILITIES[f"{id}-secondary"].role) == (("secondary",), "other")
        for part, window in (("primary", "W-ACTION-CHOICE"), ("secondary", "W-SECONDARY")):
            assert f"{id}:{part}" in LIST[window]["optional"]


#: these change a value as long as their source is there, and nobody uses them
BY_THEIR_ROW = ["antimass_deflectors-1", "non_euclidean_shielding", "blood_ties"]


def test_whatever_is_used_in_battles_and_invasions_has_a_function() -> None:
    tactical = [x.id for x in WINDOWS.values() if x.phase == "tactical"]
    fights = set(tactical[tactical.index("sc_before"):tactical.index("gc_round_end") + 1])
    due = [a.id for a in ABILITIES.values() if fights & {*a.windows} and a.sort in (
        "action_card", "agenda", "technology", "faction")]
    assert len(due) > 35
    assert [id for id in due if id not in EFFECTS] == BY_THEIR_ROW
    assert [a.id for a in ABILITIES.values() if a.sort == "note" and fights & {*a.windows} and a.id not in EFFECTS
            and a.source not in notes.EFFECTS] == []
