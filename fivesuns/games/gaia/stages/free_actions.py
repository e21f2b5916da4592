"""Free actions: before or after the main action, as often as you can pay (GAI-17)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.gaia.catalog import MOST_CREDITS, MOST_KNOWLEDGE, MOST_ORE
from fivesuns.games.gaia.peculiar import PECULIAR
from fivesuns.games.gaia.power import burn, can_burn, spend
from fivesuns.games.gaia.powers import gain_resource, has_room, held, tell_gains
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel import Choose, Sub

Free = tuple[str, str]

FOR_POWER: Final = {"power_to_qic": (4, "qic"), "power_to_ore": (3, "ore"), "power_to_knowledge": (4, "knowledge"),
                    "power_to_credit": (1, "credits")}
CHEAPEST_FIRST: Final = ("power_to_credit", "power_to_ore", "power_to_knowledge")       # of what counts at the end
BURN: Final = ("free", "burn")


def free_actions(s: Galaxy, seat: int) -> list[Free]:
    """All that can be paid now and would bring something (GAI-17.3, 17.4)."""
    p = s.players[seat]
    peculiar = PECULIAR[p.faction]
    waste = s.rules.waste == "allowed"
    ore = waste or p.ore < MOST_ORE
    knowledge = waste or p.knowledge < MOST_KNOWLEDGE
    credits = waste or p.credits < MOST_CREDITS
    found: list[Free] = []
    if can_burn(p):
        found.append(BURN)
    if p.bowl3 or p.brainstone == 3:
        power = p.power()
        if credits:
            found.append(("free", "power_to_credit"))
        if power >= 3 and ore:
            found.append(("free", "power_to_ore"))
        if power >= 4:
            if ore or peculiar.qic_becomes(p) == "qic":
                found.append(("free", "power_to_qic"))
            if knowledge:
                found.append(("free", "power_to_knowledge"))
        if peculiar.more_exchanges:
            found += [("free", name) for name in peculiar.power_exchanges(s, p)]
    if p.qic and ore:
        found.append(("free", "qic_to_ore"))
    if p.ore:
        if credits:
            found.append(("free", "ore_to_credit"))
        found.append(("free", "ore_to_token"))
    if p.knowledge and credits:
        found.append(("free", "knowledge_to_credit"))
    if peculiar.more_exchanges:
        found += [("free", name) for name in peculiar.exchanges(s, p)]
    if s.round == 6 and can_convert(p):
        found.append(("free", "convert_all"))                              # OPT-ENDCONV
    return found


def free_action(s: Galaxy, seat: int, name: str) -> Sub[None]:
    p = s.players[seat]
    s.tell("free_action", seat=seat, action=name)
    if name in FOR_POWER:
        yield from convert_power(s, seat, name)
    elif name == "burn":
        yield from burn(s, seat)
    elif name == "qic_to_ore":
        p.qic -= 1
        gain_resource(p, "ore", 1)
    elif name == "ore_to_credit":
        p.ore -= 1
        gain_resource(p, "credits", 1)
    elif name == "ore_to_token":
        p.ore -= 1
        gain_resource(p, "token", 1)
    elif name == "knowledge_to_credit":
        p.knowledge -= 1
        gain_resource(p, "credits", 1)
    elif name == "convert_all":
        before = held(p)
        convert_all(s, p)
        tell_gains(s, seat, before)
    else:
        p.peculiar.exchange(p, name)


def convert_power(s: Galaxy, seat: int, name: str) -> Sub[None]:
    """Power for a resource. Where a token is worth more than one power, what is left over may be used for more in the
    same breath (OPT-COMBINE)."""
    p = s.players[seat]
    price, what = FOR_POWER[name]
    left = yield from spend(s, seat, price)
    gain_resource(p, what, 1)
    while left > 0 and s.rules.combine == "allowed":
        more: list[str | None] = [x for x, (cost, _) in FOR_POWER.items() if cost <= left + p.power()]
        if not more:
            return
        following = yield from Choose(seat, "gaia.bundle", [None, *more], "GAI-4.6", about=(left,))
        if following is None:
            return
        price, what = FOR_POWER[following]
        if price > left:
            left = yield from spend(s, seat, price - left)
        else:
            left -= price
        gain_resource(p, what, 1)


# at the end of the game (OPT-ENDCONV)

def can_convert(p: Player) -> bool:
    """Is there anything that could still become credits, ore or knowledge?"""
    stone = p.brainstone == 2 and p.bowl2 > 0
    power = p.power() + (3 if stone else 0) + (p.bowl2 - 1 if stone else p.bowl2) // 2 * p.token_pays()
    qic = p.qic + (p.gaiaformers if p.peculiar.at_the_end == "gaiaformer_to_qic" else 0)
    for_knowledge = 1 if p.peculiar.at_the_end == "token_to_knowledge" else 4
    return ((p.credits < MOST_CREDITS and power + qic > 0) or (p.ore < MOST_ORE and (power >= 3 or qic > 0))
            or (p.knowledge < MOST_KNOWLEDGE and power >= for_knowledge))


def convert_all(s: Galaxy, p: Player) -> None:
    """As much as possible becomes credits, ore or knowledge, the cheapest first; what has no room is kept."""
    room = MOST_ORE - p.ore + MOST_CREDITS - p.credits
    while p.peculiar.at_the_end == "gaiaformer_to_qic" and p.gaiaformers and p.qic < room:
        p.peculiar.exchange(p, "gaiaformer_to_qic")
    qic = min(p.qic, room)
    ore = min(qic, MOST_ORE - p.ore)
    p.qic -= qic
    p.ore += ore
    p.credits += qic - ore                                                 # an ore has become a credit, for room
    bundled = s.rules.combine == "allowed"
    if not bundled and p.ore < MOST_ORE and _reaches(p, 3) and p.brainstone == 3:
        p.brainstone = 1                                                   # alone it is worth an ore, or one credit
        p.ore += 1
    left = 0
    for name in CHEAPEST_FIRST:
        price, what = FOR_POWER[name]
        while has_room(p, what) and _reaches(p, price - left):
            over = _paid(p, price - left)
            left = over if bundled else 0
            gain_resource(p, what, 1)
        while p.peculiar.at_the_end == "token_to_knowledge" and has_room(p, "knowledge") and _reaches(p, 1):
            p.peculiar.exchange(p, "token_to_knowledge")


def _reaches(p: Player, power: int) -> bool:
    """Is there so much in area III, if need be by burning?"""
    while p.power() < power and can_burn(p):
        if p.brainstone == 2:
            p.brainstone = 3
            p.bowl2 -= 1
        else:
            p.bowl2 -= 2
            p.bowl3 += 1
        p.peculiar.burnt(p)
    return p.power() >= power


def _paid(p: Player, power: int) -> int:
    """Tokens before the brainstone; says how much was paid too much."""
    pays = p.token_pays()
    tokens = max(0, (power + pays - 1) // pays)
    if tokens <= p.bowl3:
        p.bowl3 -= tokens
        p.bowl1 += tokens
        return tokens * pays - power
    rest = max(0, power - 3)
    p.brainstone = 1
    p.bowl3 -= rest
    p.bowl1 += rest
    return rest + 3 - power
