"""Race for the Galaxy: the base game for two to four players."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.race import score, setup, view
from fivesuns.games.race.audit import audit
from fivesuns.games.race.catalog import FIRST_EDITION
from fivesuns.games.race.shapes import View
from fivesuns.games.race.stages import STAGES
from fivesuns.games.race.state import Player, Race
from fivesuns.kernel import Game, Option, Options, Ruling, Stage


class RaceForTheGalaxy(Game[Race]):
    """RFG in docs/rules/en/race.md."""

    def __init__(self) -> None:
        self.name = "race"
        self.version = 1
        self.seats = range(2, 5)                                                    # RFG-0.2
        self.options: Sequence[Option] = [
            Option("first_game", False, [False, True], "RFG-2.9"),
            Option("duel", False, [False, True], "RFG-11.9"),
            Option("second_edition", False, [False, True], "RFG-13.21"),
            Ruling("choose_produce_order", False, [False, True], "RFG-9.10"),
            Ruling("tactics_without_world", False, [False, True], "RFG-7.16"),
            Ruling("keldon_order", False, [False, True], "RFG-7.15"),
            Ruling("max_rounds", 0, [0, 10, 15, 20, 30, 50], "RFG-12.6"),
        ]
        self.stages = STAGES
        self.kinds = {"Race": Race, "Player": Player}
        self.things = {card: "cards" for card in FIRST_EDITION.cards}
        self.bound = 20_000

    def setup(self, options: Options) -> Race:
        return setup.first_state(options)

    def view(self, s: Race, seat: int | None) -> View:
        return view.view(s, seat)

    def scores(self, s: Race) -> list[int]:
        return score.scores(s)

    def sheet(self, s: Race, seat: int) -> dict[str, int]:
        return score.sheet(s, seat)

    def winners(self, s: Race) -> list[int]:
        return score.winners(s)

    def audit(self, s: Race) -> list[str]:
        return audit(s)

    def complaints(self, options: Options) -> list[str]:
        found = []
        if options["duel"] and options["seats"] != 2:
            found.append(f"duel is for 2 seats, not {options['seats']} (RFG-11.9); legal: seats 2, or duel False")
        if options["duel"] and options["first_game"]:
            found.append("duel and first_game exclude each other (RFG-11.10); legal: one of them False")
        if options["keldon_order"] and options["choose_produce_order"]:
            found.append("keldon_order and choose_produce_order both say in which order powers produce (RFG-9.10); "
                         "legal: one of them False")
        return found

    def trail(self, s: Race, stage: Stage) -> list[Stage]:
        """Round, phase, and what is being done in it."""
        if not s.round:
            return [stage]
        found: list[Stage] = [("round", s.round)]
        if s.phase and stage[0] != "begin_round":
            nth = s.nth()
            found.append(("phase_of_two", s.phase, nth) if nth else ("phase", s.phase))
        if stage[0] != s.phase:
            found.append(stage)
        return found


GAME: Final = RaceForTheGalaxy()
