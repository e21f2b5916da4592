"""Sidereal Confluence as the platform sees it: seats, options, stages, views, scores."""
from __future__ import annotations

from fivesuns.games.sidereal import score, setup
from fivesuns.games.sidereal.audit import audit
from fivesuns.games.sidereal.catalog import COLONIES, RELICS, TEAMS
from fivesuns.games.sidereal.exceptions import faderan
from fivesuns.games.sidereal.options import OPTIONS, SEATS, Rules
from fivesuns.games.sidereal.shapes import View
from fivesuns.games.sidereal.stages import bidding, economy, picking, round, setting_up, steal, trade
from fivesuns.games.sidereal.state import Confluence, Offer, Player, Promise
from fivesuns.games.sidereal.view import dream, trail, view
from fivesuns.kernel import Game, Options, Rng, Stage


class SiderealConfluence(Game[Confluence]):
    """SDC in docs/rules/en/sidereal.md."""

    def __init__(self) -> None:
        self.name = "sidereal"
        self.version = 1
        self.seats = SEATS
        self.parts = score.PARTS
        self.options = OPTIONS
        self.kinds = {"Confluence": Confluence, "Player": Player, "Offer": Offer, "Promise": Promise, "Rules": Rules}
        self.things = {**dict.fromkeys(COLONIES, "colonies"), **dict.fromkeys(RELICS, "relics"),
                       **{team.id: f"teams_{team.era}" for team in TEAMS.values()}}
        self.bound = 20_000
        self.stages = {stage.__name__: stage for stage in (
            setting_up.set_up, setting_up.choose_species, setting_up.handicap, setup.deal,
            round.new_round, *trade.STAGES, faderan.draw_relic, economy.support_check, economy.economy,
            round.share_technologies, bidding.open_bidding, bidding.bid, picking.open_bids, picking.buy,
            picking.tidy_tracks, steal.steal_phase, steal.steal, round.end_round)}

    def setup(self, options: Options) -> Confluence:
        return setup.first_state(options)

    def view(self, s: Confluence, seat: int | None) -> View:
        return view(s, seat)

    def scores(self, s: Confluence) -> list[int]:
        return [score.score(s, seat) for seat in range(s.seats)]

    def sheet(self, s: Confluence, seat: int) -> dict[str, int]:
        return score.sheet(s, seat)

    def winners(self, s: Confluence) -> list[int]:
        return score.winners(s)

    def audit(self, s: Confluence) -> list[str]:
        return audit(s)

    def dream(self, s: Confluence, seat: int, rng: Rng) -> None:
        dream(s, seat, rng)

    def spans(self, s: Confluence, seat: int) -> dict[str, int]:
        return {"round": s.round}

    def trail(self, s: Confluence, stage: Stage) -> list[Stage]:
        return trail(s, stage)

    def complaints(self, options: Options) -> list[str]:
        return [f"handicap_{n}={options[f'handicap_{n}']} with {options['seats']} seats (SDC-15.1); legal: 0"
                for n in range(options["seats"] + 1, SEATS[-1] + 1) if options[f"handicap_{n}"]]
