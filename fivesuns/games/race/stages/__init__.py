"""The chapters of the rulebook, in the order of play."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fivesuns.games.race.stages.consume import consume, sell, use_power
from fivesuns.games.race.stages.develop import develop, place_development
from fivesuns.games.race.stages.end_of_round import end_of_round
from fivesuns.games.race.stages.explore import explore
from fivesuns.games.race.stages.preparation import deal, discard_two
from fivesuns.games.race.stages.produce import count_most, produce, produce_goods
from fivesuns.games.race.stages.round import begin_round
from fivesuns.games.race.stages.settle import drop_tactics, place_world, settle
from fivesuns.kernel import Play

STAGES: Final[Mapping[str, Callable[..., Play | None]]] = {
    "deal": deal,
    "discard_two": discard_two,
    "begin_round": begin_round,
    "explore": explore,
    "develop": develop,
    "place_development": place_development,
    "settle": settle,
    "place_world": place_world,
    "drop_tactics": drop_tactics,
    "consume": consume,
    "sell": sell,
    "use_power": use_power,
    "produce": produce,
    "produce_goods": produce_goods,
    "count_most": count_most,
    "end_of_round": end_of_round,
}
