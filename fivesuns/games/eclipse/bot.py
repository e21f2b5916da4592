"""The house bot: it answers every question of the game by what its seat sees, and remembers nothing in between."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from fivesuns.games.eclipse.catalog import (
    CLASSES,
    DISCOVERY_VP,
    REPUTATION,
    RESOURCES,
    SIZES,
)
from fivesuns.games.eclipse.judgement.campaign import Plan
from fivesuns.games.eclipse.judgement.economy import NEEDED, NOTHING
from fivesuns.games.eclipse.judgement.temper import HOUSE, Temper
from fivesuns.games.eclipse.judgement.turn import Judgement, resource
from fivesuns.games.eclipse.judgement.worth import MATERIAL, SCIENCE
from fivesuns.kernel import Allocate, Bot, Choose, Decision, Rng, Seat

Act = tuple[Any, ...]
DONE: Final = ("done",)
PASS: Final = ("pass",)
SHIP_OF: Final = {name: i for i, name in enumerate(CLASSES)}
FAVOURITES: Final = (
    "terran_directorate", "terran_federation", "terran_union", "terran_republic", "terran_conglomerate",
    "terran_alliance", "hydran", "draco", "planta", "orion", "mechanema", "eridani")
WASTE: Final = ("trade", "return_reputation", "done", "discard", "spare", "scuttle", "remove", "release", "leave",
                "decline", "pass")


class Skill(NamedTuple):
    errors: float = 0.0          # points by which it misjudges an action or a technology
    temper: Temper = HOUSE


# In their first games people see what a thing brings at once: not how tracks add up, nor who could come and take it.
AT_SIGHT: Final = Temper(growth=0.0, hope=0.0, threat=0.0, relief=0.0, rivalry=0.0, study=0.4, frontier=0.1)
LEVELS: Final[Mapping[str, Skill]] = {
    "beginner": Skill(8.0, AT_SIGHT), "solid": Skill(3.0), "strong": Skill()}


class House(Bot):
    def __init__(self, rng: Rng, skill: Skill = LEVELS["strong"]) -> None:
        self.rng = rng
        self.skill = skill

    def answer(self, seat: Seat) -> Any:
        decision = seat.decision
        assert decision is not None
        if isinstance(decision, Allocate):
            return self.allocate(seat, decision)
        if not isinstance(decision, Choose):
            return decision.sample(self.rng)
        options = decision.options()
        if len(options) == 1:
            return options[0]
        if decision.key == "eclipse.species":
            return self.species(options)
        think = ANSWERS.get(decision.key)
        if think is not None:
            found = think(self.judgement(seat), decision, options)
            if found in options:
                return found
        return self.anything(options)

    def judgement(self, seat: Seat) -> Judgement:
        return Judgement(seat.view(), seat.number, self.skill.temper, self.rng, self.skill.errors)

    def allocate(self, seat: Seat, decision: Allocate) -> Any:
        """Artifacts: all for the resource that is worth most."""
        price = self.judgement(seat).worth.price
        left = decision.total
        found: dict[str, int] = {}
        for name, most in sorted(decision.bins, key=lambda x: -price[resource(x[0])] if x[0] in RESOURCES else 0.0):
            found[name] = min(most, left)
            left -= found[name]
        answer = tuple([(name, found[name]) for name, _ in decision.bins if found.get(name)])
        return answer if decision.check(answer) else decision.sample(self.rng)

    def species(self, options: Sequence[Any]) -> Any:
        ranked = [x for x in FAVOURITES if x in options]
        if not ranked:
            return options[self.rng.below(len(options))]
        return ranked[self.rng.below(min(len(ranked), 3))]

    def anything(self, options: Sequence[Any]) -> Any:
        """For a question that nobody has thought of: something that is not a waste."""
        useful = [x for x in options if not (isinstance(x, tuple) and x and x[0] in WASTE)]
        return (useful or options)[self.rng.below(len(useful or options))]


# turns

def turn(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    act = free_act(j, options)
    if act is not None:
        return act
    name = j.best_action()
    if name is None:
        return PASS
    return j.economy.money_for(1, 0, NEEDED.get(name, NOTHING)) or (name,)


def reaction(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    act = free_act(j, options)
    if act is not None:
        return act
    name = j.best_reaction()
    if name is None:
        return PASS
    return j.economy.money_for(1, 0, NEEDED.get(name, NOTHING)) or ("react", name)


def wind_up(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    return free_act(j, options) or DONE


def free_act(j: Judgement, options: Sequence[Any]) -> Act | None:
    """Colony ships and relations: to be done whenever they can be."""
    best, found = 0.0, None
    taken: Act | None = None
    for act in options:
        verb = act[0]
        if verb == "colonise":
            value = colony(j, act)
            if value > best:
                best, found = value, act
        elif (verb == "propose" and j.wants_relations(j.seat_of(act[1]))) or verb == "refresh":
            taken = act
    return found or taken


def colony(j: Judgement, act: Act) -> float:
    """A cube is worth what it produces; it also protects the sector a little."""
    return j.worth.cube(resource(act[3])) + 0.1


def colonise(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    return free_act(j, options) or DONE


# actions

def explore(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    act = free_act(j, options)
    if act is not None:
        return act
    zones = [x for x in options if x[0] == "explore"]
    best = max(zones, key=lambda x: (j.zone(x[1]), x[1]))
    return best if j.zone(best[1]) > 0 else DONE


def sector(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    lays = [x for x in options if x[0] == "lay"]
    worst = ("discard",)
    if not lays:
        return ("reveal",) if ("reveal",) in options else worst
    best = max(lays, key=lambda x: (j.worth.tile(x[1]) + j.orientation(x[1], x[2]), x))
    value = j.worth.tile(best[1])
    if ("reveal",) in options and value < j.zone(tuple(j.position.view["zone"])):
        return ("reveal",)
    return best


def settle(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    controls = [x for x in options if x[0] == "control"]
    if controls:
        place = j.position.places[controls[0][1]]
        if j.worth.sector(place) > 0 and j.may_hold_tile(place.number):
            return j.money_to_hold(place) or controls[0]
    if j.position.view["found"]:
        return discovery(j, decision, options)
    return free_act(j, options) or DONE


def discovery(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    name = j.position.view["found"]
    site = j.position.places.get(j.position.view["site"] or 0)
    keep = ("keep",)
    if not name or j.worth.discovery(name, site) <= DISCOVERY_VP:
        return keep
    uses = [x for x in options if x[0] in ("use", "take")]
    if uses:
        return max(uses, key=lambda x: (j.technology(x[1]) if len(x) > 1 else 0.0, x))
    install = j.installation(name, options)
    if install is not None:
        return install
    return ("store",) if ("store",) in options else keep


def research(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    act = free_act(j, options)
    if act is not None:
        return act
    for value, tech, track, price in j.research(0):
        if value <= 0.05:
            break
        if price <= j.position.stuff[SCIENCE]:
            return ("research", tech, track)
        trade = j.economy.trade_for(SCIENCE, 0)
        if trade is not None:
            return trade
    return DONE


def upgrade(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    act = free_act(j, options)
    if act is not None:
        return act
    outside = [x for x in options if x[0] == "place" and x[2] == len(j.designs.tiles[SHIP_OF[x[1]]]) - 1]
    if outside:
        return max(outside, key=lambda x: (j.designs.weights[SHIP_OF[x[1]]], x))
    left = decision.about[0] if decision.about else 1
    chosen = j.upgrade_steps(left)
    if not chosen:
        return DONE
    ship, slot, part = chosen[0]
    return ("place", CLASSES[ship], slot, part)


def build(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    act = free_act(j, options)
    if act is not None:
        return act
    left = decision.about[0] if decision.about else 1
    item = j.next_item(left)
    if item is None:
        return DONE
    if j.position.stuff[MATERIAL] < j.position.board.build[item[0]]:
        return j.economy.trade_for(MATERIAL, 0) or DONE
    return ("build", *item)


def move(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    act = free_act(j, options)
    if act is not None:
        return act
    left = decision.about[0] if decision.about else 1
    plan = j.march(left)
    if plan is None or not plan.ships:
        return DONE
    return step_of(j, plan, options) or DONE


def step_of(j: Judgement, plan: Plan, options: Sequence[Any]) -> Act | None:
    """The first ship of the plan, as near to its target as it gets."""
    ways = j.position.distances(plan.target)
    for ship, start in plan.ships:
        moves = [x for x in options if x[0] == "move" and x[1] == CLASSES[ship] and x[2] == start]
        near = [x for x in moves if ways.get(x[3], 99) < ways.get(start, 99)
                and (x[3] == plan.target.number or j.may_stop(j.position.places[x[3]]))]
        if near:
            found: Act = min(near, key=lambda x: (ways[x[3]], x))
            return found
    return None


def influence(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    act = free_act(j, options)
    if act is not None:
        return act
    best, found, site = 0.0, DONE, None
    for option in options:
        if option[0] == "influence":
            place = j.position.places[option[1]]
            value = j.worth.sector(place) + (2.0 if place.discovery and not place.npcs else 0.0)
            if value > best and j.may_hold(place, 1):
                best, found, site = value, option, place
    return (j.money_to_hold(site) if site is not None else None) or found


# relations and reputation

def relations(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    other = decision.about[0] if decision.about else j.position.seat
    return ("accept",) if j.wants_relations(j.seat_of(other)) else ("decline",)


def parley(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    for option in options:
        if option[0] == "propose" and j.wants_relations(j.seat_of(option[1])):
            return option
    return DONE


def keep(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    """The best tile drawn, unless all of mine are better."""
    best = max([x for x in options if x is not None], key=lambda x: (REPUTATION[x], x), default=None)
    if best is None or (not j.worth.has_room() and REPUTATION[best] <= j.worth.lowest_tile()):
        return None
    return best


def give_back(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    return min(options, key=lambda x: (REPUTATION.get(x, 0), x))


# cubes

def free_a_cube(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    """From the track where one cube less brings most."""
    return max(_names(options), key=lambda x: (j.worth.cube(resource(x)), x))


def take_a_cube_back(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    """To the track where it hurts least."""
    return min(_names(options), key=lambda x: (j.worth.cube(resource(x), -1), x))


def _names(options: Sequence[Any]) -> list[str]:
    return [x for x in options if x in RESOURCES]


def portal(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    site = j.yard.safest([j.position.places[x[1]] for x in options])
    return ("portal", site.number) if site is not None else options[0]


def bankrupt(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    """Sell what is plenty; give up the poorest sector if that is cheaper."""
    p = j.position
    missing = decision.about[0] if decision.about else 1
    trades = [x for x in options if x[0] == "trade"]
    sectors = [x for x in options if x[0] == "abandon"]
    price = p.trade * min([j.worth.price[resource(x[1])] for x in trades], default=0.0)
    enough = (p.stuff[MATERIAL] // p.trade + p.stuff[SCIENCE] // p.trade) >= missing
    poorest = min(sectors, key=lambda x: (j.worth.holding(p.places[x[1]]), x), default=None)
    if trades and (enough or poorest is None) and (
            poorest is None or price * missing < j.worth.holding(p.places[poorest[1]])):
        return min(trades, key=lambda x: (j.worth.price[resource(x[1])], -p.stuff[resource(x[1])]))
    return poorest


# battles

def engage(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    attacks = [x for x in options if x[0] in ("attack", "leave")]
    retreats = [x for x in options if x[0] == "retreat"]
    if retreats and j.hopeless():
        return retreats[0]
    return attacks[0] if attacks else options[0]


def stalemate(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    return next((x for x in options if x[0] == "retreat"), options[0])


def assign(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    """Destroy what is most dangerous with what is left to roll out; else weaken what is nearest to falling."""
    battle = j.position.view["battle"]
    damage = decision.about[0] if decision.about else 1
    hits = [x for x in options if x[0] == "hit"]
    ships: dict[str, Any] = {}
    for side in battle["sides"]:
        if side["side"] != j.position.seat:
            ships = {x["ship"]: x["stats"] for x in side["ships"]}
    pool = sum([die["damage"] for die in battle["dice"]])
    return max(hits, key=lambda x: (*_prey(x, ships[x[1]], damage, pool), x)) if hits else options[0]


def _prey(act: Act, stats: Mapping[str, Any], damage: int, pool: int) -> tuple[float, float]:
    needed = stats["hull"] + 1 - act[2]
    danger = 1.0
    if act[1] in SHIP_OF:
        danger += 2 * sum(stats["cannon"]) * (1 + stats["computer"]) + SIZES[SHIP_OF[act[1]]]
    if needed <= damage:
        return 3.0, danger - 0.5 * (damage - needed)
    if needed <= pool:
        return 2.0, danger / needed
    return 1.0, danger / needed


def bombard(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    if ("bombs",) in options:
        return ("bombs",)
    return next((x for x in options if x[0] == "bombard"), options[-1])


def destroy(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    return next((x for x in options if x[0] == "square"), options[0])


def claim(j: Judgement, decision: Decision[Any], options: Sequence[Any]) -> Any:
    place = j.position.places[options[0][1]]
    good = j.worth.sector(place) + (1.0 if place.discovery else 0.0) > 0
    return ("claim", place.number) if good and j.may_hold(place, 1) else ("leave", place.number)


Answer = Callable[[Judgement, Decision[Any], Sequence[Any]], Any]
ANSWERS: Final[Mapping[str, Answer]] = {
    "eclipse.turn": turn, "eclipse.reaction": reaction, "eclipse.wind_up": wind_up, "eclipse.colonise": colonise,
    "eclipse.explore": explore, "eclipse.sector": sector, "eclipse.settle": settle, "eclipse.discovery": discovery,
    "eclipse.research": research, "eclipse.upgrade": upgrade, "eclipse.build": build, "eclipse.move": move,
    "eclipse.influence": influence, "eclipse.relations": relations, "eclipse.parley": parley, "eclipse.keep": keep,
    "eclipse.return_reputation": give_back, "eclipse.envoy": free_a_cube, "eclipse.cube": take_a_cube_back,
    "eclipse.grave": take_a_cube_back, "eclipse.portal": portal, "eclipse.bankrupt": bankrupt,
    "eclipse.engage": engage, "eclipse.stalemate": stalemate, "eclipse.assign": assign, "eclipse.bombard": bombard,
    "eclipse.destroy": destroy, "eclipse.claim": claim}
