"""Free actions: before or after the main action, as often as you can pay (GAI-17)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.gaia.catalog import MOST_CREDITS, MOST_KNOWLEDGE, MOST_ORE
from fivesuns.games.gaia.peculiar import PECULIAR
from fivesuns.games.gaia.power import burn, can_burn, spend
from fivesuns.games.gaia.powers import gain_resource, held, tell_gains
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel import Choose, Sub

Free = tuple[str, str]

FOR_POWER: Final = {"power_to_qic": (4, "qic"), "power_to_ore": (3, "ore"), "power_to_knowledge": (4, "knowledge"),
                    "power_to_credit": (1, "credits")}
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
    if s.round == 6 and (p.power() or can_burn(p) or (p.qic and p.ore < MOST_ORE)):
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
        convert_all(p)
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


def convert_all(p: Player) -> None:
    """Burn what can be burnt, all power to credits and all QIC to ore, as far as that is worth anything."""
    while can_burn(p):
        if p.brainstone == 2:
            p.brainstone = 3
            p.bowl2 -= 1
        else:
            p.bowl2 -= 2
            p.bowl3 += 1
        p.peculiar.burnt(p)
    power = p.power()
    p.bowl1 += p.bowl3
    p.bowl3 = 0
    if p.brainstone == 3:
        p.brainstone = 1
    gain_resource(p, "credits", power)
    ore = min(p.qic, MOST_ORE - p.ore)
    p.qic -= ore
    gain_resource(p, "ore", ore)
