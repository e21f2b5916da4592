"""Gaia Project: fourteen factions, six rounds, one galaxy; two to four players, or one against the Automa."""
from __future__ import annotations

from typing import Final

from fivesuns.games.gaia.audit import audit
from fivesuns.games.gaia.catalog import CARDS
from fivesuns.games.gaia.exceptions import BOARDS
from fivesuns.games.gaia.options import OPTIONS, Rules
from fivesuns.games.gaia.peculiar import PECULIAR
from fivesuns.games.gaia.shapes import View
from fivesuns.games.gaia.stages import actions, automa, charging, passing, phases, scoring, setting_up
from fivesuns.games.gaia.state import AUTOMA, Galaxy, Player
from fivesuns.games.gaia.view import view
from fivesuns.kernel import Game, Options
from fivesuns.kernel.state import Stage

STAGES: Final = (
    setting_up.deal, setting_up.choose_factions, setting_up.nominate, setting_up.auction, setting_up.lay_map,
    setting_up.place_first_structures, setting_up.choose_boosters, phases.begin_round, phases.income,
    phases.gaia_planets_form, phases.gaia_phase, phases.begin_actions, actions.turn, actions.next_turn,
    charging.charging, passing.end_round, scoring.final_scoring, automa.prepare_deck, automa.shuffle_deck,
    automa.automa_turn)

PECULIAR.update(BOARDS)


class GaiaProject(Game[Galaxy]):
    def __init__(self) -> None:
        self.name = "gaia"
        self.version = 1
        self.seats = range(1, 5)
        self.options = OPTIONS
        self.stages = {stage.__name__: stage for stage in STAGES}
        self.kinds = {"Galaxy": Galaxy, "Player": Player, "Rules": Rules}
        self.things = dict.fromkeys(CARDS, "automa")
        self.bound = 20000
        self.standing = ("gaia.charge", "gaia.income")

    def setup(self, options: Options) -> Galaxy:
        s = setting_up.setup(options)
        s.aside = list(CARDS)
        if s.seats == 1:
            s.automa = options["difficulty"]
            s.players[AUTOMA].faction = options["automa_faction"]
        return s

    def view(self, s: Galaxy, seat: int | None) -> View:
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
