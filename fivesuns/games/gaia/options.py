"""What a table may agree on: how it is set up, and how unclear points of the rulebook are read."""
from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final, Literal

from fivesuns.games.gaia.catalog import AUTOMA_FACTIONS, DIFFICULTIES, FIRST_AUTOMA
from fivesuns.kernel import Fixed, Option, Options, Ruling

OPTIONS: Final = (
    Option("setup", "advanced", ("advanced", "first"), "GAI-2.8"),
    Option("map", "base", ("base", "outer", "both", "all"), "GAI-3.4"),
    Ruling("map_builder", "dice", ("dice", "last_player"), "GAI-3.4"),
    Ruling("leave_out", "none", ("none", "9", "10"), "GAI-3.5"),
    Option("turn_order", "pass", ("pass", "clockwise"), "GAI-3.3"),
    Option("auction", "off", ("off", "bids"), "GAI-3.6"),
    Option("automa_faction", FIRST_AUTOMA, tuple(AUTOMA_FACTIONS), "GAI-28.5"),
    Option("difficulty", "automa", tuple(DIFFICULTIES), "GAI-28.5"),
    Ruling("income_order", "ask", ("ask", "best"), "GAI-5.3"),
    Ruling("discard", "lowest", ("lowest", "choose"), "GAI-4.4"),
    Ruling("combine", "allowed", ("allowed", "forbidden"), "GAI-4.6"),
    Ruling("waste", "forbidden", ("forbidden", "allowed"), "GAI-7.4"),
    Ruling("advance", "optional", ("optional", "must"), "GAI-11.2"),
    Ruling("charge_time", "end_of_turn", ("end_of_turn", "at_once"), "GAI-18.8"),
    Ruling("null_charge", "no_offer", ("no_offer", "offer"), "GAI-18.3"),
    Ruling("one_power", "ask", ("ask", "take"), "GAI-18.3"),
    Ruling("flexible_federations", "no", ("no", "yes"), "GAI-12.7"),
    Ruling("satellites", "all", ("all", "without_markers"), "GAI-12.14"),
    Ruling("map_adjacency", "all", ("all", "home"), "GAI-3.7"),
    Ruling("rank_zero", "nothing", ("nothing", "points"), "GAI-20.2"),
    Ruling("end_conversion", "off", ("off", "on"), "GAI-20.7"),
    Ruling("terran_rest", "optional", ("optional", "all"), "GAI-6.3"),
    Ruling("itars_order", "stay", ("stay", "move_first"), "GAI-6.4"),
    Ruling("itars_lost", "at_once", ("at_once", "later"), "GAI-6.4"),
    Ruling("ivits_grow", "total", ("total", "new_planet"), "GAI-12.9"),
    Ruling("station", "anywhere", ("anywhere", "off_satellites"), "GAI-21.8"),
    Ruling("swap_lost", "no", ("no", "yes"), "GAI-21.6"),
    Ruling("guest_gaia", "no_points", ("no_points", "points"), "GAI-21.2"),
    Ruling("guest_qic", "free", ("free", "pay"), "GAI-21.2"),
)


@dataclass(frozen=True, kw_only=True)
class Rules(Fixed):
    """The options as agreed on, so that a wrong word does not pass unnoticed. Those of the Automa are on the table."""
    setup: Literal["advanced", "first"]
    map: Literal["base", "outer", "both", "all"]
    map_builder: Literal["dice", "last_player"]
    leave_out: Literal["none", "9", "10"]
    turn_order: Literal["pass", "clockwise"]
    auction: Literal["off", "bids"]
    income_order: Literal["ask", "best"]
    discard: Literal["lowest", "choose"]
    combine: Literal["allowed", "forbidden"]
    waste: Literal["forbidden", "allowed"]
    advance: Literal["optional", "must"]
    charge_time: Literal["end_of_turn", "at_once"]
    null_charge: Literal["no_offer", "offer"]
    one_power: Literal["ask", "take"]
    flexible_federations: Literal["no", "yes"]
    satellites: Literal["all", "without_markers"]
    map_adjacency: Literal["all", "home"]
    rank_zero: Literal["nothing", "points"]
    end_conversion: Literal["off", "on"]
    terran_rest: Literal["optional", "all"]
    itars_order: Literal["stay", "move_first"]
    itars_lost: Literal["at_once", "later"]
    ivits_grow: Literal["total", "new_planet"]
    station: Literal["anywhere", "off_satellites"]
    swap_lost: Literal["no", "yes"]
    guest_gaia: Literal["no_points", "points"]
    guest_qic: Literal["free", "pay"]


def rules_of(options: Options) -> Rules:
    """The first game leaves the turn-order card in the box (GAI-2.15)."""
    words = {field.name: options[field.name] for field in fields(Rules)}
    return Rules(**{**words, "turn_order": "clockwise"} if options["setup"] == "first" else words)
