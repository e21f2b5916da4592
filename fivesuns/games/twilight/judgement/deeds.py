"""What to do next, and how: actions, movement, landing, fights."""
from __future__ import annotations

from typing import Any, Final

from fivesuns.games.twilight import abilities, galaxy, objectives, units, values
from fivesuns.games.twilight.catalog import ABILITIES, ACTION_CARDS, MECATOL, SYSTEMS
from fivesuns.games.twilight.judgement.aims import POINT, planet_worth
from fivesuns.games.twilight.judgement.mind import Mind
from fivesuns.games.twilight.judgement.voyage import hopeless
from fivesuns.games.twilight.judgement.works import fill
from fivesuns.games.twilight.stages import production
from fivesuns.kernel import Allocate, Choose, Compose

TOKEN: Final = 1.0               # what a tactic token is worth
MADE: Final = 0.55               # a resource that becomes units
#: component actions that are not worth a turn, or only a little
USES: Final = {"stall_tactics": -1.0, "orbital_drop": 0.6}
WAIT: Final = 0.6                # of a voyage that would have to wait if its ships were held back
CARD: Final = 2.5
PLAYED: Final = 1.0              # what a card is worth that makes a voyage possible
ABILITY: Final = 1.2


def action(mind: Mind, decision: Choose[Any]) -> Any:
    best, found = -99.0, None
    for act in decision.options():
        worth = mind.blurred(deed(mind, act))
        if worth > best:
            best, found = worth, act
    return found


def deed(mind: Mind, act: tuple[Any, ...]) -> float:
    verb = act[0]
    if verb in ("pass", "done"):
        return 0.0
    if verb == "strategy":
        return strategic(mind, act[1])
    if verb == "activate":
        return tactical(mind, act[1])
    name = abilities.ability_of(act[1])
    if name in ABILITIES and "strategy_token" in ABILITIES[name].cost and mind.p.pools["strategy"] <= 1 \
            and mind.aims.tuition():
        return -1.0                                        # that one is for a technology
    return CARD if name in ACTION_CARDS else USES.get(name, ABILITY)


def strategic(mind: Mind, card: str) -> float:
    """All have to be done before one can pass; some better early, some late."""
    s, seat, p = mind.s, mind.seat, mind.p
    if card == "imperial":
        return 2 * POINT if objectives.public(s, seat) or MECATOL in p.planets else 0.3
    if card == "leadership":
        return 5.0 if p.pools["tactic"] <= 1 else 2.6
    if card == "technology":
        return 5.0
    if card == "trade":
        return 4.5
    if card == "warfare":
        return 3.0 if len(p.tokens) >= 2 or not p.pools["tactic"] else 0.2
    if card == "diplomacy":
        return 3.0 if len([1 for ready in p.planets.values() if not ready]) >= 2 else 0.2
    return 2.0 if card == "construction" else 1.4


def tactical(mind: Mind, system: str) -> float:
    s, seat, p = mind.s, mind.seat, mind.p
    voyage = mind.admiral.plan(system)
    worth = voyage.gain if voyage is not None else 0.0
    if worth < 0:
        worth = 0.0
    worth += max([0.0, *[mind.farther(card, system) - PLAYED for card in mind.sails()]])
    if units.count(p, system, "infantry") and worth <= 0:
        worth += sum([planet_worth(s, x) for x, n in mind.admiral.landings(system).items()
                      if n <= units.count(p, system, "infantry")])
    most = sum([n for there in production.producers(s, seat, system).values() for n in there.values()])
    if most and not galaxy.foes_with_ships(s, seat, system):
        spare = min(mind.aims.spare("resources"), 2 * most + 2)
        if spare >= 2:
            worth += MADE * spare
            if p.pools["tactic"] > 1:
                worth -= WAIT * mind.admiral.best_from(system)
    if worth <= 0:
        return -1.0
    worth -= TOKEN
    return worth - POINT if mind.aims.needs_tokens() else worth


def move(mind: Mind, decision: Compose) -> Any:
    """As planned when the system was activated; whatever is wrong with it is left out."""
    voyage = mind.admiral.plan(mind.s.system)
    if voyage is None or voyage.gain <= 0:
        return ()
    whole = voyage.whole()
    if decision.check(whole):
        return whole
    found: tuple[Any, ...] = ()
    for item in whole:
        if decision.check((*found, item)):
            found = (*found, item)
    return found


def custodians(mind: Mind, decision: Choose[Any]) -> Any:
    return "remove"


def commit(mind: Mind, decision: Compose) -> Any:
    """As few as it takes to each planet, the rest where most is to be held."""
    s, p = mind.s, mind.p
    able = units.count(p, s.system, "infantry")
    words = [part.word for part in decision.parts() if "@" not in part.word]
    wanted = {planet: n for planet, n in mind.admiral.landings(s.system).items() if planet in words}
    landing: dict[str, int] = {}
    if MECATOL in words and MECATOL not in p.planets:
        wanted = {MECATOL: wanted.get(MECATOL, 1), **wanted}
    for planet, many in wanted.items():
        if many <= able:
            landing[planet] = many
            able -= many
    if not landing and wanted and able >= 2:
        easiest = min(wanted, key=lambda x: wanted[x])
        if able * 2 >= wanted[easiest]:
            landing, able = {easiest: able}, 0
    mine = [planet for planet in words if planet in landing or planet in p.planets]
    if able and mine and (able > values.capacity(s, mind.seat, s.system) or mind.admiral.danger(s.system)):
        rich = max(mine, key=lambda x: (x in landing and wanted.get(x, 1) > 1, planet_worth(s, x)))
        landing[rich] = landing.get(rich, 0) + able
    return tuple([(word, landing[word]) for word in words if landing.get(word)])


def bombard(mind: Mind, decision: Compose) -> Any:
    offered = decision.offered() if decision.offered is not None else []
    return offered[0][0] if offered else ()


def announce_retreat(mind: Mind, decision: Choose[Any]) -> Any:
    return "retreat" if hopeless(mind.s, mind.seat) else "stay"


def retreat(mind: Mind, decision: Choose[Any]) -> Any:
    """To where most of one's own stands; home if possible."""
    s, p = mind.s, mind.p
    home = s.board.homes[mind.seat]
    return max(decision.options(), key=lambda x: (x == home, sum(units.ships(p, x).values())) if x in SYSTEMS else (
        False, 0))


def hits(mind: Mind, decision: Allocate) -> Any:
    """What is cheapest goes first; damaged before whole."""
    words = [name for name, _ in decision.bins]
    return fill(decision, sorted(words, key=lambda word: price(mind, word)))


def price(mind: Mind, word: str) -> float:
    type = word.partition("@")[0]
    kind = type.removesuffix("*")
    if not values.has_unit(mind.s, mind.seat, kind):
        return 0.0
    unit = values.unit(mind.s, mind.seat, kind)
    found = unit.cost / (2 if unit.pair else 1) + 0.3 * unit.capacity
    return found - 0.2 if type.endswith("*") else found


def sustain(mind: Mind, decision: Allocate) -> Any:
    words = [name for name, _ in decision.bins]
    return fill(decision, sorted(words, key=lambda word: -price(mind, word)))


