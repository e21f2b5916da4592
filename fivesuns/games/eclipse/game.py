"""Eclipse as the platform sees it: seats, options, stages, views, scores."""
from __future__ import annotations

from fivesuns.games.eclipse import score, setup
from fivesuns.games.eclipse.audit import audit
from fivesuns.games.eclipse.catalog import REPUTATION
from fivesuns.games.eclipse.options import OPTIONS, Rules
from fivesuns.games.eclipse.shapes import View
from fivesuns.games.eclipse.stages import (
    action,
    aftermath,
    build,
    cleanup,
    combat,
    discovery,
    explore,
    influence,
    move,
    reputation,
    research,
    rounds,
    upgrade,
    upkeep,
)
from fivesuns.games.eclipse.state import Battle, Galaxy, Player
from fivesuns.games.eclipse.view import trail, view
from fivesuns.kernel import Game, Options, Stage


class Eclipse(Game[Galaxy]):
    def __init__(self) -> None:
        self.name = "eclipse"
        self.version = 1
        self.seats = range(2, 7)
        self.options = OPTIONS
        self.kinds = {"Galaxy": Galaxy, "Player": Player, "Battle": Battle, "Rules": Rules}
        self.things = dict.fromkeys(REPUTATION, "reputation")
        self.bound = 20000
        self.stages = {stage.__name__: stage for stage in (
            setup.prepare, setup.choose_species, rounds.new_round, rounds.end_round,
            action.action_phase, action.turn, action.wind_up,
            explore.explore, explore.place_sector, explore.settle, research.research, upgrade.upgrade, build.build,
            move.move, influence.influence, discovery.choose_side,
            combat.combat_phase, combat.sector_battles, combat.missiles, combat.engagement, combat.stalemate,
            reputation.draw_reputation, reputation.give_back_wrecks,
            aftermath.attack_population, aftermath.bombard, aftermath.influence_sectors, aftermath.claim,
            aftermath.share_discoveries, aftermath.pick_up, aftermath.choose_sides, aftermath.repair, aftermath.parley,
            upkeep.upkeep_phase, upkeep.colonise_in_upkeep, upkeep.pay_upkeep,
            cleanup.cleanup_phase, cleanup.tidy_up)}

    def setup(self, options: Options) -> Galaxy:
        return setup.first_state(options)

    def view(self, s: Galaxy, seat: int | None) -> View:
        return view(s, seat)

    def scores(self, s: Galaxy) -> list[int]:
        return [score.score(s, seat) for seat in range(s.seats)]

    def sheet(self, s: Galaxy, seat: int) -> dict[str, int]:
        return score.sheet(s, seat)

    def winners(self, s: Galaxy) -> list[int]:
        return score.winners(s)

    def audit(self, s: Galaxy) -> list[str]:
        return audit(s)

    def trail(self, s: Galaxy, stage: Stage) -> list[Stage]:
        return trail(s, stage)

    def complaints(self, options: Options) -> list[str]:
        found = []
        if options["portals"] and options["portal_parts"] == "stay":
            found.append("portal_parts=stay is for games without the portals; legal with portals: portal_parts=removed")
        if options["start_player"] != "lot" and int(options["start_player"]) > options["seats"]:
            found.append(f"start_player={options['start_player']} with {options['seats']} seats (ECL-3.6); "
                         f"legal: lot, 1 to {options['seats']}")
        return found
