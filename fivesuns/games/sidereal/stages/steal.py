"""Red converters: what they make is taken from another player (SDC-12.24 to 12.30, SDC-13.1)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.sidereal import ledger
from fivesuns.games.sidereal.bundles import add, missing, take
from fivesuns.games.sidereal.cards import cards_of, face_of, seat_of
from fivesuns.games.sidereal.catalog import LARGE, SMALL, Bundle
from fivesuns.games.sidereal.converters import WITH
from fivesuns.games.sidereal.exceptions import zeth
from fivesuns.games.sidereal.shapes import TheftFacts
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import Allocate, Choose, Play, Sub

Theft = tuple[str, str, str, int, int]                      # "rob", a species, a card, its converter and alternative
STOLEN: Final = {"any_small": SMALL, "any_large": LARGE, "octagon": ("octagon",)}      # never wilds, never ships
WILD: Final = {**dict.fromkeys(SMALL, "wild_small"), **dict.fromkeys(LARGE, "wild_large")}


def steal_phase(s: Confluence) -> None:
    s.phase = "steal"
    s.then(steal)


def steal(s: Confluence) -> Play:
    """One theft: from whom and how, what pays it, what is taken. Then the next, as long as there can be one."""
    thief = zeth.seat(s)
    theft = yield from Choose(thief, "sidereal.steal", lambda: [None, *thefts(s)], "SDC-13.1", forced=True,
                              lapse="pass", facts=lambda: [None, *[facts_of(s, theft) for theft in thefts(s)]])
    if theft is None:
        ledger.end_phase(s)
        return
    _, species, card, n, alternative = theft
    converter, victim = face_of(s, card).converters[n], seat_of(s, species)
    paid = yield from bribe(s, theft, due(converter.inputs[alternative]))
    loot: dict[str, int] = {}
    for what, many in converter.output.items():
        stock = s.players[victim].stock
        taken = yield from Allocate(thief, "sidereal.loot", held(stock, STOLEN[what]), many, "SDC-12.27", forced=True,
                                    about=(species, card))
        add(loot, dict(taken))
    take(s.players[thief].stock, paid)
    take(s.players[victim].stock, loot)
    add(s.players[thief].stock, loot)
    add(s.loot, loot)
    s.used[f"{card},{n}"] = 1
    s.robbed.append(victim)
    s.tell("stolen", seat=thief, card=card, foe=victim, loot=loot, paid=paid)
    ledger.happened(s, ("if-runs", thief, card, n))
    s.then(steal)


def bribe(s: Confluence, theft: Theft, cost: Bundle) -> Sub[dict[str, int]]:
    """Wilds stand for colours, as many of them as the Zeth like (SDC-9.2)."""
    paid: dict[str, int] = {}
    left = dict(purse(s))
    for kind, many in cost.items():
        later = sum([max(0, n - left[x]) for x, n in cost.items()
                     if x not in paid and x != kind and WILD[x] == WILD[kind]])
        bins = {kind: left[kind], WILD[kind]: left[WILD[kind]] - later}
        chosen = yield from Allocate(zeth.seat(s), "sidereal.bribe", held(bins, bins), many, "SDC-12.27", forced=True,
                                     about=theft[1:3])
        take(left, dict(chosen))
        add(paid, dict(chosen))
    return paid


def thefts(s: Confluence) -> list[Theft]:
    """Every one that can be paid and finds something, of whoever is not safe."""
    thief, held = zeth.seat(s), purse(s)
    victims = [seat for seat in range(s.seats) if zeth.may_be_robbed(s, seat) and ledger.may_steal(s, thief, seat)]
    return [("rob", s.players[victim].species, card, n, alternative)
            for card in cards_of(s, thief) if card in WITH["red"]
            for n, converter in enumerate(face_of(s, card).converters)
            if converter.arrow == "red" and f"{card},{n}" not in s.used
            for alternative, inputs in enumerate(converter.inputs) if not missing(held, due(inputs))
            for victim in victims if s.players[victim].envoys >= inputs.get("envoy", 0)           # SDC-12.28
            and worth_it(s, victim, converter.output)]


def facts_of(s: Confluence, theft: Theft) -> TheftFacts:
    _, _, card, n, alternative = theft
    converter = face_of(s, card).converters[n]
    return {"inputs": dict(converter.inputs[alternative]), "output": dict(converter.output)}


def worth_it(s: Confluence, victim: int, output: Bundle) -> bool:
    """At least one of the things is there; where the table is strict, all of them (SDC-12.30)."""
    stock = s.players[victim].stock
    here = {what: sum([stock[kind] for kind in STOLEN[what]]) for what in output}
    if s.rules.short_loot == "no":
        return all([here[what] >= many for what, many in output.items()])
    return any(here.values())


def purse(s: Confluence) -> dict[str, int]:
    """What pays: not what was stolen in this phase (SDC-12.30)."""
    stock = s.players[zeth.seat(s)].stock
    return stock if s.rules.loot_pays == "yes" else {kind: n - s.loot.get(kind, 0) for kind, n in stock.items()}


def due(inputs: Bundle) -> Bundle:
    """Envoys are needed and not spent (SDC-12.28)."""
    return {what: many for what, many in inputs.items() if what != "envoy"}


def held(stock: Bundle, kinds: Sequence[str] | Bundle) -> dict[str, int]:
    return {kind: stock[kind] for kind in kinds if stock[kind]}
