"""Objectives: are their conditions met, has what they ask for just happened, what is paid for them (TI-38)."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from fivesuns.games.twilight import galaxy, pay, units, values
from fivesuns.games.twilight.catalog import MECATOL_SYSTEM, OBJECTIVES, PLANETS, SYSTEMS, TECHNOLOGIES, UNITS, asked
from fivesuns.games.twilight.score import leaders
from fivesuns.games.twilight.state import NOBODY, POOLS, Happening, Twilight
from fivesuns.kernel import Allocate, Pick, Sub

TOKENS: Final = "tokens_from_tactic_and_or_strategy_pool"
CARDS: Final = "action_cards_from_hand"
Requirement = Mapping[str, Any]
Event = Callable[[Twilight, Happening, int, Requirement], bool]

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
    "adjacent_to_mecatol_rex_system": lambda s, seat, system: MECATOL_SYSTEM in galaxy.adjacent(s, system, seat),
    "contains_other_players_space_dock": lambda s, seat, system: any(
        ["space_dock" in units.in_system(s.players[x], system) for x in s.others(seat)]),
    "adjacent_to_anomaly": lambda s, seat, system: any([SYSTEMS[x].anomaly for x in galaxy.adjacent(s, system, seat)]),
    "adjacent_to_other_players_home_system": lambda s, seat, system: any(
        [x in others_homes(s, seat) for x in galaxy.adjacent(s, system, seat)]),
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


def progress(s: Twilight, seat: int, name: str) -> int:
    return reached(s, seat, OBJECTIVES[name].requirement)


def fulfils(s: Twilight, seat: int, need: Requirement) -> bool:
    """Now, whatever was before (TI-38.5a). What has to be spent is there."""
    return reached(s, seat, need) >= asked(need)


def reached(s: Twilight, seat: int, need: Requirement) -> int:
    """How far this player is now, in the steps of `asked`. Too much counts too, but not in one part of several."""
    p, kind = s.players[seat], need["kind"]
    if kind == "control_planets":
        fits = PLANET_FILTERS[need.get("filter", "")]
        mine = [planet for planet in p.planets if fits(s, seat, planet)]
        if need.get("same_trait"):
            return max(Counter([PLANETS[x].trait for x in mine if PLANETS[x].trait]).values(), default=0)
        return len(mine)
    if kind == "control_planet":
        return int(need["planet"] in p.planets)
    if kind == "own_technologies":
        return len({UNITS[x].type if x in UNITS else x for x in p.technologies if counts(x, need)})
    if kind == "own_technologies_per_colour":
        owned = sorted(values.sheet(p).colours.values(), reverse=True) if p.faction else []
        return sum([min(n, need["per_colour"]) for n in owned[:need["colours"]]])
    if kind == "ships_in_systems":
        return fleets(s, seat, need.get("filter", ""))
    if kind == "ships_in_each":
        return len([word for word in need["filters"] if fleets(s, seat, word)])
    if kind == "ship_count_in_system":
        return sum(units.ships(p, PLANETS[need["system"]].system).values())
    if kind == "units_on_board":
        return units.on_board(p, need["unit"])
    if kind == "spend":
        return spendable(s, seat, need["resource"])
    if kind == "all":
        return sum([min(asked(part), reached(s, seat, part)) for part in need["of"]])
    return 0                                                       # a deed: it is scored when it is done


def counts(technology: str, need: Requirement) -> bool:
    row = TECHNOLOGIES[technology]
    if need["filter"] == "unit_upgrade":
        return bool(row.unit)
    return bool(row.faction) and not technology.startswith(need["except"])


def spendable(s: Twilight, seat: int, what: str) -> int:
    """How much, at the most."""
    p = s.players[seat]
    if what in pay.WORTH:
        return pay.most(s, seat, what)
    return {"trade_goods": p.goods, TOKENS: p.pools["tactic"] + p.pools["strategy"], CARDS: len(p.hand)}[what]


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
        s.paying = seat
        cards = yield from Pick(seat, "twilight.discard", p.hand, amount, amount, "TI-38.10", forced=True)
        s.paying = NOBODY
        for card in cards:
            p.hand.remove(card)
            s.discards.append(card)


# in the action phase, at once (TI-38.5, A-07)

def destroys(h: Happening, seat: int) -> bool:
    """Has this player just destroyed units of another?"""
    return bool(h.about[0] == seat != h.by)


#: what has happened, by word. After units were destroyed `about` says by whom, how and which; after a combat, who lost.
EVENTS: Final[dict[str, Event]] = {
    "you_destroy_unit": lambda s, h, seat, need: destroys(h, seat) and any([x in need["filter"] for x in h.about[2:]]),
    "bombardment_destroyed_last_ground_force_of_a_player_on_planet": lambda s, h, seat, need: (
        destroys(h, seat) and h.about[1] == "bombardment" and not units.ground(s.players[h.by], h.place)),
    "space_cannon_destroyed_last_ship_of_a_player_in_system": lambda s, h, seat, need: (
        destroys(h, seat) and h.about[1] == "space_cannon" and h.place in SYSTEMS
        and not galaxy.has_ships(s, h.by, h.place)),
    "you_win_combat": lambda s, h, seat, need: h.by == seat and h.about[0] in leaders(s),
    "you_win_space_combat": lambda s, h, seat, need: (
        h.by == seat and h.place in SYSTEMS and bool(units.count(s.players[seat], h.place, "flagship"))),
}
IN_ACTION: Final = [x for x in OBJECTIVES.values() if x.phase == "action"]
MOMENTS: Final = {x.window for x in IN_ACTION}


def is_of_combat(s: Twilight, h: Happening) -> bool:
    return h.window == "combat_won" or s.combat is not None


def achieved(s: Twilight, h: Happening, seat: int) -> list[str]:
    """Objectives of the action phase, be they secret or laid open, that this player has just fulfilled; one in each
    combat (TI-38.7)."""
    if s.phase != "action" or (is_of_combat(s, h) and (seat, h.place) in s.feats):
        return []
    if s.rules.action_objectives == "own_turn" and seat != s.active:
        return []
    return [x.id for x in IN_ACTION if x.window == h.window
            and EVENTS[x.requirement["event"]](s, h, seat, x.requirement)]


def could_score(s: Twilight, h: Happening, seat: int) -> bool:
    """As far as all can see: what somebody has scored, lies open or is out of the game is not in this hand."""
    found = achieved(s, h, seat)
    known = [*s.objectives, *s.box, *[name for p in s.players for name in p.scored]]
    return bool(leaked(s, seat, found)) or (
        bool(s.players[seat].secrets) and any([name not in known for name in found]))


def leaked(s: Twilight, seat: int, names: list[str]) -> list[str]:
    """Of these, those that are public now and that this player may still score, at the moment that they name."""
    found = [name for name in names if name in s.objectives and seat not in s.objectives[name]]
    return found if found and may_score_public(s, seat) else []


def scorable(s: Twilight, h: Happening, seat: int) -> list[str]:
    found = achieved(s, h, seat)
    return [name for name in found if name in s.players[seat].secrets] + leaked(s, seat, found)


def score_feat(s: Twilight, h: Happening, seat: int, name: str) -> Sub[None]:
    yield from (score_public if name in s.objectives else score_secret)(s, seat, name)
    if is_of_combat(s, h):
        s.feats.append((seat, h.place))


# in the status phase

def may_score_public(s: Twilight, seat: int) -> bool:
    """Not without all planets of one's home system (TI-38.16), unless an ability says so."""
    if not values.number(s, seat, "home_system_needed_to_score", 1):
        return True
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
    """It is laid open first; then it is paid for."""
    p = s.players[seat]
    p.secrets.remove(name)
    p.scored.append(name)
    s.tell("scored", seat=seat, objective=name)
    yield from spend(s, seat, name)
