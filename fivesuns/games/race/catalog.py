"""What is in the box: 95 designs, 114 cards, read once from cards.toml into objects that never change.

Powers are laid out phase by phase in plain numbers, so that a stage only adds up what lies in a tableau.
"""
from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, NewType

from fivesuns.games.race.shapes import Catalogue, Kind, PrintedCard

Card = NewType("Card", str)      # one physical card: the id of its design, with -1 or -2 where there are two copies

NOVELTY: Final = "novelty"
RARE: Final = "rare"
GENES: Final = "genes"
ALIEN: Final = "alien"
KINDS: Final[tuple[Kind, ...]] = (NOVELTY, RARE, GENES, ALIEN)                                       # RFG-7.8
PRICE: Final[Mapping[str, int]] = {NOVELTY: 2, RARE: 3, GENES: 4, ALIEN: 5}        # RFG-8.2

EXPLORE_5: Final = "explore_5"
EXPLORE_1_1: Final = "explore_1_1"
DEVELOP: Final = "develop"
SETTLE: Final = "settle"
CONSUME_TRADE: Final = "consume_trade"
CONSUME_X2: Final = "consume_x2"
PRODUCE: Final = "produce"
ACTIONS: Final = (EXPLORE_5, EXPLORE_1_1, DEVELOP, SETTLE, CONSUME_TRADE, CONSUME_X2, PRODUCE)     # RFG-2.2
DEVELOP_2: Final = "develop_2"                                                     # RFG-1.5, duplicates for the duel
SETTLE_2: Final = "settle_2"
DUEL_ACTIONS: Final = (EXPLORE_5, EXPLORE_1_1, DEVELOP, DEVELOP_2, SETTLE, SETTLE_2, CONSUME_TRADE, CONSUME_X2, PRODUCE)
DEVELOPS: Final = (DEVELOP, DEVELOP_2)                                             # who has the bonus in which phase
SETTLES: Final = (SETTLE, SETTLE_2)

PHASES: Final = ("explore", "develop", "settle", "consume", "produce")
POWER_PHASES: Final = ("explore", "develop", "settle", "trade", "consume", "produce")
VP_PER_PLAYER: Final = 12
HAND_LIMIT: Final = 10
FULL_TABLEAU: Final = 12

# consume powers
CONSUME: Final = "consume"
CONSUME_ALL: Final = "consume_all"
SELL: Final = "sell"
DRAW: Final = "draw"
GUESS: Final = "guess"
SPEND: Final = "spend"

# produce powers, as they are listed; the Produce bonus comes last
DRAW_PER_WORLD: Final = "draw_per_world"
GOOD: Final = "good"
WINDFALL: Final = "windfall"
BONUS: Final = "bonus"
STEPS: Final[Mapping[str, int]] = {DRAW: 0, DRAW_PER_WORLD: 0, GOOD: 1, WINDFALL: 2}
WINDFALL_ANY_RANK: Final = 3


@dataclass(frozen=True)
class Consumption:
    """One consume power. Goods are taken from `least` to `most`, always as many as possible."""
    verb: str
    kind: str = ""               # of the goods; empty = any
    least: int = 0
    most: int = 0
    different: bool = False      # goods of different kinds
    each: bool = False           # vp and cards for each good
    vp: int = 0
    cards: int = 0
    premiums: bool = False       # of a sale
    low: int = 0                 # of a guess
    high: int = 0
    optional: bool = False


@dataclass(frozen=True)
class Term:
    """One line of a six-cost development's score: `vp` for a card that meets every condition set here."""
    vp: int
    card: str = ""
    type: str = ""
    kind: str = ""
    source: str = ""
    keyword: str = ""
    power: str = ""
    cost: int = -1
    military: bool = False


@dataclass(frozen=True)
class Design:
    """A card as printed. Military worlds have a defense, everything else a cost; the other one is -1."""
    id: str
    cards: tuple[Card, ...]
    world: bool
    military: bool
    cost: int
    defense: int
    number: int                  # cost or defense, what a guess must match
    vp: int
    kind: str                    # of its good; empty = none
    windfall: bool
    production: bool
    keywords: tuple[str, ...]
    rebel: bool
    start: int                   # number of a start world, else -1
    preset_hand: int             # number of a first-game hand, else 0
    phases: tuple[str, ...]      # in which it has powers
    # explore
    draw: int
    keep: int
    # develop
    draw_first: int
    cheaper_development: int
    draw_after_development: int
    # settle
    cheaper_world: Mapping[str, int]       # by kind of the world, "" for a world of no kind
    strength: int                          # general military
    strength_against_kind: Mapping[str, int]
    strength_against_rebel: int
    boost: int                             # for discarding it
    free_world: bool                       # for discarding it
    free_except: str
    diplomacy: int                         # discount on the defense, 0 = no such power
    diplomacy_except: str
    draw_after_world: int
    acts_in_settle: bool                   # any of these, without the draw
    reduces: bool                          # cheaper_world says something
    strong_against: bool                   # strength_against_kind says something
    # trade
    premium: Mapping[str, int]             # by kind of the good
    premium_here: int
    # consume
    consumes: tuple[Consumption, ...]
    # produce
    draw_for_good: int
    makes_windfall: bool
    windfall_kind: str                     # empty = any
    draw_plain: int
    draw_per_good: Mapping[str, int]       # by kind
    draw_per_kind: int
    draw_per_world: Mapping[str, int]      # by kind
    draw_for_most: Mapping[str, int]       # by kind
    counts_produced: bool                  # draw_per_good or draw_per_kind says something
    counts_most: bool                      # draw_for_most says something
    # score
    terms: tuple[Term, ...]
    per_chips: int                         # one VP for so many, 0 = none
    per_military: int
    per_goods: int
    six: bool                              # a six-cost development
    steps: tuple[tuple[int, str], ...]     # what it does in the Produce phase: rank in the default order, verb


@dataclass(frozen=True)
class Box:
    """All cards of one edition."""
    designs: Mapping[str, Design]
    cards: Mapping[Card, Design]
    start_worlds: tuple[Card, ...]                 # by number
    others: tuple[Card, ...]
    presets: Mapping[int, tuple[Card, ...]]
    bonus: Mapping[Card, Mapping[Card, int]]       # six-cost development -> card -> VP for it


# reading

def _sum(powers: Sequence[Mapping[str, Any]], name: str) -> int:
    return sum([p["n"] for p in powers if p["power"] == name and "kind" not in p and "here" not in p])


def _by_kind(powers: Sequence[Mapping[str, Any]], name: str) -> dict[str, int]:
    """What applies to things of each kind, and under "" to those of no kind."""
    general = _sum(powers, name)
    return {kind: general + sum([p["n"] for p in powers if p["power"] == name and p.get("kind") == kind])
            for kind in ("", *KINDS)}


def _one(powers: Sequence[Mapping[str, Any]], name: str) -> Mapping[str, Any] | None:
    found = [p for p in powers if p["power"] == name]
    assert len(found) < 2, name
    return found[0] if found else None


def _consumption(p: Mapping[str, Any]) -> Consumption:
    verb = p["power"]
    if verb == CONSUME and "up_to" in p:
        return Consumption(verb, p.get("kind", ""), 1, p["up_to"], False, True, p["vp"], p.get("cards", 0))
    if verb == CONSUME:
        return Consumption(verb, p.get("kind", ""), p["goods"], p["goods"], p.get("different", False), False,
                           p.get("vp", 0), p.get("cards", 0))
    if verb == CONSUME_ALL:
        return Consumption(verb, least=1, most=99, vp=1)
    if verb == SELL:
        return Consumption(verb, least=1, most=1, premiums=p["premiums"])
    if verb == DRAW:
        return Consumption(verb, cards=p["n"])
    if verb == GUESS:
        return Consumption(verb, low=p["low"], high=p["high"])
    assert verb == SPEND, verb
    return Consumption(verb, most=p["most"], vp=p["vp"], optional=True)


def _design(id: str, given: Mapping[str, Any], second: bool) -> Design:
    p = dict(given)
    if second:
        for name, value in p.get("second_edition", {}).items():
            p[name] = p.get(name, []) + value if isinstance(value, list) else value
    explore, develop, settle, trade, consume, produce = [p.get(phase, []) for phase in POWER_PHASES]
    copies = p.get("copies", 1)
    military = "defense" in p
    ship, diplomat, windfall = _one(settle, "free"), _one(settle, "diplomacy"), _one(produce, "windfall")
    boost = _one(settle, "boost")
    plain = [x for x in settle if "against" not in x]
    terms = p.get("score", [])
    per = {term["per"]: term["every"] for term in terms if "per" in term}
    no_kind = _by_kind(plain, "military")
    cheaper = _by_kind(settle, "cheaper")
    return Design(
        id=id, cards=(Card(id),) if copies == 1 else tuple([Card(f"{id}-{n + 1}") for n in range(copies)]),
        world=p["type"] == "world", military=military, cost=p.get("cost", -1), defense=p.get("defense", -1),
        number=p["defense"] if military else p["cost"], vp=p.get("vp", 0),
        kind=p.get("production", p.get("windfall", "")), windfall="windfall" in p, production="production" in p,
        keywords=tuple(p.get("keywords", [])), rebel="rebel" in p.get("keywords", []),
        start=p.get("start", -1), preset_hand=p.get("preset_hand", 0),
        phases=tuple([phase for phase in POWER_PHASES if phase in p]),
        draw=_sum(explore, "draw"), keep=_sum(explore, "keep"),
        draw_first=_sum(develop, "draw_first"), cheaper_development=_sum(develop, "cheaper"),
        draw_after_development=_sum(develop, "draw_after"),
        cheaper_world=cheaper, strength=no_kind[""],
        strength_against_kind={kind: n - no_kind[""] for kind, n in no_kind.items()},
        strength_against_rebel=sum([x["n"] for x in settle if x.get("against") == "rebel"]),
        boost=boost["n"] if boost else 0, free_world=ship is not None, free_except=ship["except"] if ship else "",
        diplomacy=diplomat["n"] if diplomat else 0, diplomacy_except=diplomat["except"] if diplomat else "",
        draw_after_world=_sum(settle, "draw_after"),
        acts_in_settle=any([x["power"] != "draw_after" for x in settle]), reduces=any(cheaper.values()),
        strong_against=any([n != no_kind[""] for n in no_kind.values()]),
        premium=_by_kind(trade, "premium"), premium_here=sum([x["n"] for x in trade if "here" in x]),
        consumes=tuple([_consumption(x) for x in consume]),
        draw_for_good=_sum(produce, "draw_for_good"),
        makes_windfall=windfall is not None, windfall_kind=windfall.get("kind", "") if windfall else "",
        draw_plain=_sum(produce, "draw"), draw_per_good=_by_kind(produce, "draw_per_good"),
        draw_per_kind=_sum(produce, "draw_per_kind"), draw_per_world=_by_kind(produce, "draw_per_world"),
        draw_for_most=_by_kind(produce, "draw_for_most"),
        counts_produced=any([x["power"] in ("draw_per_good", "draw_per_kind") for x in produce]),
        counts_most=_one(produce, "draw_for_most") is not None,
        terms=tuple([Term(**term) for term in terms if "per" not in term]), per_chips=per.get("chips", 0),
        per_military=per.get("general_military", 0), per_goods=per.get("goods_on_worlds", 0),
        six=p["type"] == "development" and p["cost"] == 6,
        steps=tuple([_step(x) for x in produce if x["power"] in STEPS]))


def _step(p: Mapping[str, Any]) -> tuple[int, str]:
    verb: str = p["power"]
    return (WINDFALL_ANY_RANK if verb == WINDFALL and "kind" not in p else STEPS[verb], verb)


def meets(d: Design, term: Term) -> bool:
    """Does a card meet every condition of a score term? (RFG-13.1)"""
    return (term.card in ("", d.id) and term.type in ("", "world" if d.world else "development")
            and term.kind in ("", d.kind)
            and (not term.source or (d.production if term.source == "production" else d.windfall))
            and (not term.keyword or term.keyword in d.keywords) and (not term.power or term.power in d.phases)
            and term.cost in (-1, d.cost) and (not term.military or d.military))


def _worth(six: Design, d: Design) -> int:
    for term in six.terms:
        if meets(d, term):
            return term.vp
    return 0


def _box(given: Mapping[str, Mapping[str, Any]], second: bool) -> Box:
    designs = {id: _design(id, p, second) for id, p in given.items()}
    cards = {card: d for d in designs.values() for card in d.cards}
    start = sorted([d for d in designs.values() if d.start >= 0], key=lambda d: d.start)
    presets = {n: tuple([d.cards[0] for d in designs.values() if d.preset_hand == n]) for n in range(1, 5)}
    bonus = {card: {other: _worth(six, d) for other, d in cards.items() if _worth(six, d)}
             for card, six in cards.items() if six.six}
    return Box(designs, cards, tuple([d.cards[0] for d in start]),
               tuple([card for card, d in cards.items() if d.start < 0]), presets, bonus)


_given: Final[dict[str, PrintedCard]] = tomllib.loads(
    (files("fivesuns.games.race") / "components" / "cards.toml").read_text(encoding="utf-8"))
FIRST_EDITION: Final = _box(_given, False)
SECOND_EDITION: Final = _box(_given, True)


def design_of(card: Card) -> str:
    """The id of a card's design: `public_works-2` is a `public_works`."""
    return FIRST_EDITION.cards[card].id


def catalogue() -> Catalogue:
    """The cards as plain data, as cards.toml has them: what the browser draws them from."""
    return {"cards": _given}
