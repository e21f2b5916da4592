"""The Mentak Coalition: the first shot, what is left of the ships, and a share of what others earn."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import dice, notes, pay, trade, units, values
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import TYPES
from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.exceptions.tactical_cards import light_ships
from fivesuns.games.twilight.reinforcements import available
from fivesuns.games.twilight.stages import production
from fivesuns.games.twilight.stages.combat import the_combat
from fivesuns.games.twilight.stages.hits import produce_hits
from fivesuns.games.twilight.state import Happening, Shot, Twilight, Volley
from fivesuns.kernel import Allocate, Choose, Sub

AMBUSHERS: Final = 2             # cruisers and destroyers, at the most
SALVAGED: Final = 1              # trade goods


def ambush(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """A die for each of these ships. It is no combat roll: nothing is added to it."""
    combat = the_combat(s)
    able = {type: units.count(s.players[seat], combat.place, type)
            for type, in light_ships(s, seat, s.happenings[-1])}
    chosen = yield from Allocate(seat, "twilight.ambush", able, AMBUSHERS, "W-SPC-START", least=1, forced=True,
                                 about=(combat.place,))
    shots = [Shot(type=type, value=values.unit(s, seat, type).combat, dice=n) for type, n in chosen]
    s.volleys.append(Volley(seat=seat, foe=combat.opponent(seat), place=combat.place, what="ambush", shots=shots))
    yield from dice.roll(s, s.volleys[-1])
    go(s, produce_hits, seat, dice.hits(s, s.volleys.pop()), "ships")


def if_there_are_ambushers(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if light_ships(s, seat, h) else []


def salvage_operations(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """A trade good, won or lost; who has won may produce a ship of a type that was destroyed."""
    trade.gain(s, seat, SALVAGED)
    combat = the_combat(s)
    if combat.winner != seat or not wrecks(s, seat):
        return
    type = yield from Choose(seat, "twilight.salvage_operations", lambda: [None, *wrecks(s, seat)], "TI-75.4",
                             about=(combat.place,))
    if type is not None:
        whole = ((type, 1),)
        yield from pay.pay(s, seat, "resources", production.cost(s, seat, whole), "TI-75.1")
        yield from production.place_units(s, seat, combat.place, whole)


def wrecks(s: Twilight, seat: int) -> list[str | None]:
    """Ships of either side that fell, if one has them oneself and can pay for one."""
    fallen = [type for types in the_combat(s).lost.values() for type in types]
    return [type for type in TYPES if type in fallen and type in units.SHIPS and values.has_unit(s, seat, type)
            and available(s.players[seat], type)
            and pay.can_pay(s, seat, "resources", production.cost(s, seat, ((type, 1),)))]


def pillage(s: Twilight, seat: int, target: Target) -> None:
    """A trade good or a commodity of a neighbour who has just become richer, or has traded."""
    ware, victim = target
    trade.hand_over(s, victim, seat, int(ware == "trade_good"), int(ware == "commodity"))
    s.tell("pillaged", seat=seat, foe=victim, ware=ware)


def spoils(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Not of whoever lies under a promise of protection, nor what a card will cost that was played (A-59)."""
    p = s.players[h.by]
    if notes.is_spared(s, h.by, "pillage_targets", seat):
        return []
    held = {"trade_good": p.goods - trade.pledged(s, h.by), "commodity": p.commodities}
    return [(ware, h.by) for ware, many in held.items() if many > 0]


EFFECTS: Final[dict[str, Effect]] = {"ambush": ambush, "pillage": pillage, "salvage_operations": salvage_operations}
AIMS: Final[dict[str, Aim]] = {"ambush": if_there_are_ambushers, "pillage": spoils}
