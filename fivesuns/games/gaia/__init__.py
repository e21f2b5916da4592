"""Gaia Project: fourteen factions, six rounds, one galaxy; two to four players, or one against the Automa."""
from __future__ import annotations

from typing import Any, Final

from fivesuns.games.gaia.audit import audit
from fivesuns.games.gaia.catalog import AUTOMA_FACTIONS, CARDS, DIFFICULTIES, FIRST_AUTOMA
from fivesuns.games.gaia.stages import actions, automa, charging, passing, phases, scoring, setting_up
from fivesuns.games.gaia.state import AUTOMA, Galaxy, Player
from fivesuns.games.gaia.view import view
from fivesuns.kernel import Game, Option, Options
from fivesuns.kernel.state import Stage

STAGES: Final = (
    setting_up.deal, setting_up.choose_factions, setting_up.nominate, setting_up.auction, setting_up.lay_map,
    setting_up.place_first_structures, setting_up.choose_boosters, phases.begin_round, phases.income,
    phases.gaia_planets_form, phases.gaia_phase, phases.begin_actions, actions.turn, actions.next_turn,
    charging.charging, passing.end_round, scoring.final_scoring, automa.prepare_deck, automa.shuffle_deck,
    automa.automa_turn)

OPTIONS: Final = (
    Option("setup", "advanced", ("advanced", "first"), "GAI-2.8"),
    Option("map", "base", ("base", "outer", "both", "all"), "GAI-3.4"),
    Option("map_builder", "dice", ("dice", "last_player"), "GAI-3.4"),
    Option("leave_out", "none", ("none", "9", "10"), "GAI-3.5"),
    Option("turn_order", "pass", ("pass", "clockwise"), "GAI-3.3"),
    Option("auction", "off", ("off", "bids"), "GAI-3.6"),
    Option("automa_faction", FIRST_AUTOMA, tuple(AUTOMA_FACTIONS), "GAI-28.5"),
    Option("difficulty", "automa", tuple(DIFFICULTIES), "GAI-28.5"),
    Option("income_order", "ask", ("ask", "best"), "GAI-5.3"),
    Option("discard", "lowest", ("lowest", "choose"), "GAI-4.4"),
    Option("combine", "allowed", ("allowed", "forbidden"), "GAI-4.6"),
    Option("waste", "forbidden", ("forbidden", "allowed"), "GAI-7.4"),
    Option("advance", "optional", ("optional", "must"), "GAI-11.2"),
    Option("charge_time", "end_of_turn", ("end_of_turn", "at_once"), "GAI-18.8"),
    Option("null_charge", "no_offer", ("no_offer", "offer"), "GAI-18.3"),
    Option("one_power", "ask", ("ask", "take"), "GAI-18.3"),
    Option("flexible_federations", "no", ("no", "yes"), "GAI-12.7"),
    Option("satellites", "all", ("all", "without_markers"), "GAI-12.14"),
    Option("map_adjacency", "all", ("all", "home"), "GAI-3.7"),
    Option("rank_zero", "nothing", ("nothing", "points"), "GAI-20.2"),
    Option("end_conversion", "off", ("off", "on"), "GAI-20.7"),
    Option("terran_rest", "optional", ("optional", "all"), "GAI-6.3"),
    Option("itars_order", "stay", ("stay", "move_first"), "GAI-6.4"),
    Option("itars_lost", "at_once", ("at_once", "later"), "GAI-6.4"),
    Option("ivits_grow", "total", ("total", "new_planet"), "GAI-12.9"),
    Option("station", "anywhere", ("anywhere", "off_satellites"), "GAI-21.8"),
    Option("swap_lost", "no", ("no", "yes"), "GAI-21.6"),
    Option("guest_gaia", "no_points", ("no_points", "points"), "GAI-21.2"),
    Option("guest_qic", "free", ("free", "pay"), "GAI-21.2"),
)


class GaiaProject(Game[Galaxy]):
    def __init__(self) -> None:
        self.name = "gaia"
        self.version = 1
        self.seats = range(1, 5)
        self.options = OPTIONS
        self.stages = {stage.__name__: stage for stage in STAGES}
        self.kinds = {"Galaxy": Galaxy, "Player": Player}
        self.things = dict.fromkeys(CARDS, "automa")
        self.bound = 20000
        self.standing = ("gaia.charge", "gaia.income")

    def setup(self, options: Options) -> Galaxy:
        differing = tuple([f"{option.name}={options[option.name]}" for option in OPTIONS
                           if options[option.name] != option.default
                           and option.name not in ("automa_faction", "difficulty")])
        s = setting_up.setup(options, differing)
        s.aside = list(CARDS)
        if s.seats == 1:
            s.automa = options["difficulty"]
            s.players[AUTOMA].faction = options["automa_faction"]
        return s

    def view(self, s: Galaxy, seat: int | None) -> dict[str, Any]:
        return view(s, seat)

    def scores(self, s: Galaxy) -> list[int]:
        """In a solo game the Automa's points come second."""
        return [p.vp for p in s.players]

    def sheet(self, s: Galaxy, seat: int) -> dict[str, int]:
        return dict(s.players[seat].points)

    def winners(self, s: Galaxy) -> list[int]:
        """All with the most points share it (GAI-20.5)."""
        best = max([p.vp for p in s.players])
        return [seat for seat, p in enumerate(s.players) if p.vp == best]

    def complaints(self, options: Options) -> list[str]:
        return setting_up.complaints(options)

    def audit(self, s: Galaxy) -> list[str]:
        return audit(s)

    def trail(self, s: Galaxy, stage: Stage) -> list[Stage]:
        return [("round", s.round), stage] if s.round else [("set_up",), stage]


GAME: Final = GaiaProject()
