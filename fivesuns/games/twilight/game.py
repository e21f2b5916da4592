"""Twilight Imperium as the platform sees it: seats, options, stages, views, scores."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, cast

from fivesuns.games.twilight import checks, exceptions, notes, offers, research, said, score, showing, trade, windows
from fivesuns.games.twilight.audit import audit
from fivesuns.games.twilight.catalog import ACTION_DECK, AGENDAS, OBJECTIVES, SYSTEMS
from fivesuns.games.twilight.exceptions import directives, factions, tactical_cards
from fivesuns.games.twilight.options import OPTIONS, SEATS, Rules, complaints
from fivesuns.games.twilight.outline import outline
from fivesuns.games.twilight.shapes import View
from fivesuns.games.twilight.stages import (
    agenda,
    building,
    combat,
    hits,
    invasion,
    movement,
    production,
    rounds,
    setting_up,
    space_cannon,
    space_combat,
    status,
    strategic,
    strategy,
    tactical,
    turn,
)
from fivesuns.games.twilight.state import (
    Batch,
    Board,
    Combat,
    Force,
    Happening,
    Offer,
    Played,
    Player,
    Promise,
    Shot,
    Twilight,
    Volley,
)
from fivesuns.games.twilight.view import trail, view
from fivesuns.kernel import Compose, Decision, Floor, Game, Options, Rng, Stage, Whole

assert exceptions


class TwilightImperium(Game[Twilight]):
    def __init__(self) -> None:
        self.name = "twilight"
        self.version = 2
        self.seats = SEATS
        self.options = OPTIONS
        self.kinds = {kind.__name__: kind for kind in (Twilight, Player, Board, Rules, Force, Happening, Played, Batch,
                                                       Combat, Shot, Volley, Offer, Promise)}
        self.things = {**dict.fromkeys(ACTION_DECK, "actions"), **dict.fromkeys(AGENDAS, "agendas"),
                       **dict.fromkeys(notes.BOX, "notes"),
                       **{x.id: f"objectives_{x.stage}" for x in OBJECTIVES.values()},
                       **{x.id: f"{x.back}_tiles" for x in SYSTEMS.values() if x.back in building.BACKS}}
        self.bound = 60_000
        self.standing = ("twilight.react",)
        self.idle = ("twilight.react",)
        stages = [stage for chapter in (
            checks, windows, setting_up, building, rounds, strategy, turn, tactical, movement, space_cannon, hits,
            combat, space_combat, invasion, production, strategic, status, agenda, research,
            directives, factions, tactical_cards, trade, showing) for stage in chapter.STAGES]
        self.stages = {stage.__name__: stage for stage in stages}
        assert len(self.stages) == len(stages), "two stages have one name"

    def setup(self, options: Options) -> Twilight:
        return setting_up.first_state(options)

    def view(self, s: Twilight, seat: int | None) -> View:
        return view(s, seat)

    def outline(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return outline(cast(View, view))

    def scores(self, s: Twilight) -> list[int]:
        return score.scores(s)

    def sheet(self, s: Twilight, seat: int) -> dict[str, int]:
        return score.sheet(s, seat)

    def winners(self, s: Twilight) -> list[int]:
        return score.winners(s)

    def complaints(self, options: Options) -> list[str]:
        return complaints(options)

    def audit(self, s: Twilight) -> list[str]:
        return audit(s)

    def asides(self, s: Twilight) -> Mapping[int, Compose]:
        return {seat: offers.talk(s, seat) for seat in offers.talkers(s)}

    def beside(self, s: Twilight) -> Floor[Whole]:
        return Floor.of(offers.talkers(s), partial(offers.talk, s))

    def aside(self, s: Twilight, seat: int, act: Whole) -> None:
        offers.say(s, seat, act)

    def spoken(self, s: Twilight, decision: Decision[Any], value: Any) -> Any:
        return said.spoken(s, decision.key, decision.about, value)

    def dream(self, s: Twilight, seat: int, rng: Rng) -> None:
        notes.dream(s, seat, rng)

    def spans(self, s: Twilight, seat: int) -> dict[str, Any]:
        return {"round": s.round, "turn": s.active, "window": s.happenings[-1].number if s.happenings else 0}

    def foreseen(self, s: Twilight, seat: int) -> Sequence[Decision[Any]]:
        return [*strategic.offers_to_come(s, seat), *agenda.votes_to_come(s, seat)]

    def trail(self, s: Twilight, stage: Stage) -> list[Stage]:
        return trail(s, stage)
