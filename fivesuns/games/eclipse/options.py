"""What a table may agree on: the module, non-player ships, species, and how unclear points are read (ECL-19)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from fivesuns.games.eclipse.catalog import NPC_VARIANTS
from fivesuns.kernel import Fixed, Option, Options, Ruling

YesNo = Literal["yes", "no"]
Blueprints = Literal["standard", "advanced", "random", "worlds_afar"]


@dataclass(frozen=True, kw_only=True)
class Rules(Fixed):
    """What a table has agreed on: a field for each option, so that no rule can ask for one that is not there."""
    species: Literal["choose", "random", "random_aliens", "random_terrans"] = "choose"
    portals: bool = False
    start_player: Literal["lot", "1", "2", "3", "4", "5", "6"] = "lot"
    zones: Literal["seats", "lot"] = "seats"
    ancients: Blueprints = "standard"
    guardians: Blueprints = "standard"
    gcds: Blueprints = "standard"
    portal_parts: Literal["removed", "stay"] = "removed"
    trade: Literal["any_decision", "own_turn"] = "any_decision"
    acts_before_pass: YesNo = "yes"
    blind_explore: Literal["forbidden", "allowed"] = "forbidden"
    discovery_order: Literal["free", "side_first"] = "free"
    blueprint_check: Literal["activation", "placing"] = "activation"
    gcds_pins: Literal["all", "uncloaked"] = "all"
    entry: Literal["first", "last"] = "first"
    relations: Literal["unlimited", "one_per_turn"] = "unlimited"
    ancient_tech: Literal["cheapest", "cheapest_that_fits"] = "cheapest"
    discovery_lost: Literal["forbidden", "allowed"] = "forbidden"
    portal_retreat: YesNo = "yes"
    splitter_shields: Literal["each", "first_only"] = "each"
    splitter_missiles: YesNo = "no"
    starbase_retreat: YesNo = "no"
    relation_cube: Literal["if_any", "needed"] = "if_any"
    second_reveal: Literal["reshuffle", "no_reshuffle"] = "reshuffle"
    muon_source: Literal["any_time", "at_once"] = "any_time"
    retreat_penalty: Literal["declared", "any_time"] = "declared"
    ancients_disturb: YesNo = "yes"
    two_portals: YesNo = "yes"
    portal_without_sector: YesNo = "yes"
    late_relations: YesNo = "no"
    portal_connects: YesNo = "no"
    reshuffle: Literal["when_needed", "at_once"] = "when_needed"
    bombs_need_cannons: YesNo = "no"
    ancient_tech_instant: YesNo = "yes"
    draco_discovery: Literal["controller", "ships"] = "controller"


RULINGS: Final = [
    Ruling("portal_parts", "removed", ["removed", "stay"], "ECL-19.1"),
    Ruling("trade", "any_decision", ["any_decision", "own_turn"], "ECL-19.2"),
    Ruling("acts_before_pass", "yes", ["yes", "no"], "ECL-19.3"),
    Ruling("blind_explore", "forbidden", ["forbidden", "allowed"], "ECL-19.4"),
    Ruling("discovery_order", "free", ["free", "side_first"], "ECL-19.5"),
    Ruling("blueprint_check", "activation", ["activation", "placing"], "ECL-19.6"),
    Ruling("gcds_pins", "all", ["all", "uncloaked"], "ECL-19.7"),
    Ruling("entry", "first", ["first", "last"], "ECL-19.8"),
    Ruling("relations", "unlimited", ["unlimited", "one_per_turn"], "ECL-19.9"),
    Ruling("ancient_tech", "cheapest", ["cheapest", "cheapest_that_fits"], "ECL-19.10"),
    Ruling("discovery_lost", "forbidden", ["forbidden", "allowed"], "ECL-19.11"),
    Ruling("portal_retreat", "yes", ["yes", "no"], "ECL-19.12"),
    Ruling("splitter_shields", "each", ["each", "first_only"], "ECL-19.14"),
    Ruling("splitter_missiles", "no", ["no", "yes"], "ECL-19.14"),
    Ruling("starbase_retreat", "no", ["no", "yes"], "ECL-19.15"),
    Ruling("relation_cube", "if_any", ["if_any", "needed"], "ECL-19.20"),
    Ruling("second_reveal", "reshuffle", ["reshuffle", "no_reshuffle"], "ECL-19.25"),
    Ruling("muon_source", "any_time", ["any_time", "at_once"], "ECL-19.26"),
    Ruling("retreat_penalty", "declared", ["declared", "any_time"], "ECL-19.28"),
    Ruling("ancients_disturb", "yes", ["yes", "no"], "ECL-19.29"),
    Ruling("two_portals", "yes", ["yes", "no"], "ECL-19.30"),
    Ruling("portal_without_sector", "yes", ["yes", "no"], "ECL-19.31"),
    Ruling("late_relations", "no", ["no", "yes"], "ECL-19.32"),
    Ruling("portal_connects", "no", ["no", "yes"], "ECL-19.34"),
    Ruling("reshuffle", "when_needed", ["when_needed", "at_once"], "ECL-19.35"),
    Ruling("bombs_need_cannons", "no", ["no", "yes"], "ECL-19.36"),
    Ruling("ancient_tech_instant", "yes", ["yes", "no"], "ECL-19.37"),
    Ruling("draco_discovery", "controller", ["controller", "ships"], "ECL-19.39"),
]

NPC_CHOICES: Final = ["standard", "advanced", "random", NPC_VARIANTS[2]]
SPECIES_CHOICES: Final = ["choose", "random", "random_aliens", "random_terrans"]

OPTIONS: Final = [
    Option("species", "choose", SPECIES_CHOICES, "ECL-3.7"),
    Option("portals", False, [False, True], "ECL-23.1"),
    Ruling("start_player", "lot", ["lot", "1", "2", "3", "4", "5", "6"], "ECL-3.6"),
    Ruling("zones", "seats", ["seats", "lot"], "ECL-3.8"),
    Option("ancients", "standard", NPC_CHOICES, "ECL-3.3"),
    Option("guardians", "standard", NPC_CHOICES, "ECL-3.3"),
    Option("gcds", "standard", NPC_CHOICES, "ECL-3.3"),
    *RULINGS,
]


def agreed(options: Options) -> Rules:
    return Rules(**{option.name: options[option.name] for option in OPTIONS})
