"""The house bot: it answers every question by what its seat sees, and remembers nothing in between."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from fivesuns.games.twilight.judgement import council, deeds, moments, works
from fivesuns.games.twilight.judgement.bargain import bargain
from fivesuns.games.twilight.judgement.mind import Mind
from fivesuns.kernel import SILENT, Allocate, Bot, Choose, Compose, Decision, Rng, Seat

WASTE: Final = ("no", "decline", "leave", "pass", "nothing", "stay")
TALK: Final = 6                  # one in so many times that it could say something beside the question it does


class Skill(NamedTuple):
    errors: float = 0.0          # by how much it misjudges an action or a strategy card; a victory point is worth 7
    plans: bool = True           # does it strive for objectives before it can score them,
    saves: bool = True           # and save up for those that cost something?
    follows: int = 100           # how often it thinks of using the strategy cards of others, in hundredths
    talk: int = TALK


LEVELS: Final[Mapping[str, Skill]] = {
    "beginner": Skill(11.0, False, False, 30, 3 * TALK), "solid": Skill(6.5, True, False, 100, 2 * TALK),
    "strong": Skill()}


class House(Bot):
    def __init__(self, rng: Rng, skill: Skill = LEVELS["strong"]) -> None:
        self.rng = rng
        self.skill = skill

    def answer(self, seat: Seat) -> Any:
        decision = seat.decision
        assert decision is not None
        if isinstance(decision, Choose):
            options = decision.options()
            if len(options) == 1:
                return options[0]
        found = self.judged(seat, decision)
        return found if found is not NOTHING and decision.check(found) else self.anything(decision)

    def judged(self, seat: Seat, decision: Decision[Any]) -> Any:
        think = ANSWERS.get(decision.key)
        if think is None:
            return NOTHING
        if decision.key == "twilight.secondary" and self.overlooks() and isinstance(decision, Choose):
            found = [x for x in decision.options() if x in ("primary", "decline")]
            return found[0] if found else NOTHING
        return think(self.mind(seat, seat.view()), decision)

    def overlooks(self) -> bool:
        return self.skill.follows < 100 and self.rng.below(100) >= self.skill.follows

    def mind(self, seat: Seat, view: Mapping[str, Any]) -> Mind:
        return Mind(view, seat.options, seat.number, self.rng, self.skill.errors, self.skill.plans,
                    self.skill.saves)

    def anything(self, decision: Decision[Any]) -> Any:
        """For a question that nobody has thought of: something that is not a waste."""
        if isinstance(decision, Compose) and decision.offered is not None:
            offered = decision.offered()
            if offered:
                return offered[0][0]
        if isinstance(decision, Allocate):
            return works.fill(decision, [name for name, _ in decision.bins])
        if not isinstance(decision, Choose):
            return decision.sample(self.rng)
        options: Sequence[Any] = decision.options()
        useful = [x for x in options if x is not None and x not in WASTE]
        return (useful or options)[self.rng.below(len(useful or options))]

    def speak(self, seat: Seat) -> Any:
        """Now and then an offer; to one that could be accepted always an answer."""
        aside = seat.aside
        if not isinstance(aside, Compose):
            return SILENT
        asked = aside.offered is not None and len(aside.offered()) > 0
        if not asked and self.rng.below(self.skill.talk):
            return SILENT
        view = seat.view()
        found = bargain(self.mind(seat, view), view)
        return SILENT if found is None or not aside.check(found) else found


class Nothing:
    """No answer: None is one."""


NOTHING: Final = Nothing()


ANSWERS: Final[dict[str, Callable[[Mind, Any], Any]]] = {
    "twilight.action": deeds.action, "twilight.move": deeds.move, "twilight.commit": deeds.commit,
    "twilight.custodians": deeds.custodians, "twilight.announce_retreat": deeds.announce_retreat,
    "twilight.retreat": deeds.retreat, "twilight.bombard": deeds.bombard,
    "twilight.hits": deeds.hits, "twilight.sustain": deeds.sustain, "twilight.fleet_excess": deeds.hits,
    "twilight.cargo_excess": deeds.hits, "twilight.destroy_units": deeds.hits,
    "twilight.produce": works.produce, "twilight.pay_resources": works.pay_resources,
    "twilight.pay_influence": works.pay_influence, "twilight.research": works.research,
    "twilight.tokens": works.tokens, "twilight.redistribute": works.tokens, "twilight.structure": works.structure,
    "twilight.construction_system": works.construction_system, "twilight.buy_tokens": works.buy_tokens,
    "twilight.second_technology": works.second_technology, "twilight.ready_planets": works.ready_planets,
    "twilight.first_technology": works.first_technology, "twilight.take_back_token": works.take_back_token,
    "twilight.spend_tokens": works.spend_tokens, "twilight.gain_technology": works.first_technology,
    "twilight.strategy_card": council.strategy_card, "twilight.secondary": council.secondary,
    "twilight.score_public": council.score_public, "twilight.score_secret": council.score_secret,
    "twilight.keep_secret": council.keep_secret, "twilight.return_secret": council.return_secret,
    "twilight.new_speaker": council.new_speaker, "twilight.vote": council.vote, "twilight.tie": council.tie,
    "twilight.diplomacy": council.diplomacy, "twilight.react": moments.react, "twilight.target": council.target,
    "twilight.tile": works.tile, "twilight.discard": moments.discard,
}
