"""Objectives: are their conditions met, and what is paid when they are scored (TI-38)."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from fivesuns.games.twilight import galaxy, pay, units
from fivesuns.games.twilight.catalog import MECATOL_SYSTEM, OBJECTIVES, PLANETS, SYSTEMS, TECHNOLOGIES
from fivesuns.games.twilight.state import POOLS, Twilight
from fivesuns.kernel import Allocate, Pick, Sub

TOKENS: Final = "tokens_from_tactic_and_or_strategy_pool"
CARDS: Final = "action_cards_from_hand"
Requirement = Mapping[str, Any]

#: planets that count, by word
PLANET_FILTERS: Final[dict[str, Callable[[Twilight, int, str], bool]]] = {
    "": lambda s, seat, planet: True,
    "non_home_systems": lambda s, seat, planet: not PLANETS[planet].home,
    "tech_specialty": lambda s, seat, planet: bool(PLANETS[planet].specialty),
    "other_players_home_system": lambda s, seat, planet: PLANETS[planet].system in others_homes(s, seat),
    **{trait: lambda s, seat, planet, trait=trait: PLANETS[planet].trait == trait      # type: ignore[misc]
       for trait in ("cultural", "hazardous", "industrial")},
}
#: systems that count, by word
SYSTEM_FILTERS: Final[dict[str, Callable[[Twilight, int, str], bool]]] = {
    "": lambda s, seat, system: True,
    "adjacent_to_mecatol_rex_system": lambda s, seat, system: MECATOL_SYSTEM in galaxy.adjacent(s, system),
    "contains_other_players_space_dock": lambda s, seat, system: any(
        ["space_dock" in units.in_system(s.players[x], system) for x in s.others(seat)]),
    "adjacent_to_anomaly": lambda s, seat, system: any([SYSTEMS[x].anomaly for x in galaxy.adjacent(s, system)]),
    "adjacent_to_other_players_home_system": lambda s, seat, system: any(
        [x in others_homes(s, seat) for x in galaxy.adjacent(s, system)]),
    "system_with_alpha_wormhole": lambda s, seat, system: "alpha" in galaxy.wormholes(s, system),
    "system_with_beta_wormhole": lambda s, seat, system: "beta" in galaxy.wormholes(s, system),
}


def others_homes(s: Twilight, seat: int) -> list[str]:
    return [home for other, home in enumerate(s.board.homes) if other != seat]


def fleets(s: Twilight, seat: int, word: str) -> int:
    """In how many systems that count there are ships of this player."""
    fits = SYSTEM_FILTERS[word]
    return sum([1 for place in s.players[seat].units if place in SYSTEMS and galaxy.has_ships(s, seat, place)
                and fits(s, seat, place)])


def is_met(s: Twilight, seat: int, name: str) -> bool:
    return fulfils(s, seat, OBJECTIVES[name].requirement)


def fulfils(s: Twilight, seat: int, need: Requirement) -> bool:
    """Now, whatever was before (TI-38.5a). What has to be spent is there."""
    p, kind = s.players[seat], need["kind"]
    many: int = need.get("count", 0)
    if kind == "control_planets":
        fits = PLANET_FILTERS[need.get("filter", "")]
        mine = [planet for planet in p.planets if fits(s, seat, planet)]
        if need.get("same_trait"):
            traits = Counter([PLANETS[x].trait for x in mine if PLANETS[x].trait])
            return max(traits.values(), default=0) >= many
        return len(mine) >= many
    if kind == "control_planet":
        return need["planet"] in p.planets
    if kind == "own_technologies":
        return len([x for x in p.technologies if counts(x, need)]) >= many
    if kind == "own_technologies_per_colour":
        colours = Counter([TECHNOLOGIES[x].colour for x in p.technologies if TECHNOLOGIES[x].colour])
        return len([1 for n in colours.values() if n >= need["per_colour"]]) >= int(need["colours"])
    if kind == "ships_in_systems":
        return fleets(s, seat, need.get("filter", "")) >= int(need["systems"])
    if kind == "ships_in_each":
        return all([fleets(s, seat, word) for word in need["filters"]])
    if kind == "ship_count_in_system":
        return sum(units.ships(p, PLANETS[need["system"]].system).values()) >= many
    if kind == "units_on_board":
        return units.on_board(p, need["unit"]) >= many
    if kind == "spend":
        return can_spend(s, seat, need["resource"], need["amount"])
    return kind == "all" and all([fulfils(s, seat, part) for part in need["of"]])


def counts(technology: str, need: Requirement) -> bool:
    row = TECHNOLOGIES[technology]
    if need["filter"] == "unit_upgrade":
        return bool(row.unit)
    return bool(row.faction) and not technology.startswith(need["except"])


def can_spend(s: Twilight, seat: int, what: str, amount: int) -> bool:
    p = s.players[seat]
    if what in pay.WORTH:
        return pay.can_pay(s, seat, what, amount)
    return {"trade_goods": p.goods, TOKENS: p.pools["tactic"] + p.pools["strategy"], CARDS: len(p.hand)}[what] >= amount


def spend(s: Twilight, seat: int, name: str) -> Sub[None]:
    """What an objective costs, when it is scored (TI-38.10)."""
    need, p = OBJECTIVES[name].requirement, s.players[seat]
    if need["kind"] != "spend":
        return
    what, amount = need["resource"], need["amount"]
    if what in pay.WORTH:
        yield from pay.pay(s, seat, what, amount, "TI-38.10")
    elif what == "trade_goods":
        p.goods -= amount
    elif what == TOKENS:
        chosen = yield from Allocate(seat, "twilight.spend_tokens", {x: p.pools[x] for x in POOLS if x != "fleet"},
                                     amount, "TI-38.10", forced=True)
        for pool, n in chosen:
            p.pools[pool] -= n
    else:
        cards = yield from Pick(seat, "twilight.discard", p.hand, amount, amount, "TI-38.10", forced=True)
        for card in cards:
            p.hand.remove(card)
            s.discards.append(card)


def may_score_public(s: Twilight, seat: int) -> bool:
    """Not without all planets of one's home system (TI-38.16)."""
    return all([planet in s.players[seat].planets for planet in SYSTEMS[s.board.homes[seat]].planets])


def public(s: Twilight, seat: int) -> list[str]:
    """Public objectives that this player can score now."""
    if not may_score_public(s, seat):
        return []
    return [name for name, done in s.objectives.items() if seat not in done and is_met(s, seat, name)]


def secret(s: Twilight, seat: int) -> list[str]:
    return [name for name in s.players[seat].secrets if OBJECTIVES[name].phase == "status" and is_met(s, seat, name)]


def score_public(s: Twilight, seat: int, name: str) -> Sub[None]:
    yield from spend(s, seat, name)
    s.objectives[name].append(seat)
    s.tell("scored", seat=seat, objective=name)


def score_secret(s: Twilight, seat: int, name: str) -> Sub[None]:
    """It is open before anything is paid for it."""
    p = s.players[seat]
    p.secrets.remove(name)
    p.scored.append(name)
    yield from spend(s, seat, name)
    s.tell("scored", seat=seat, objective=name)
