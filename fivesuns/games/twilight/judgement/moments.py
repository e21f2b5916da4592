"""Reactions: what is used at a moment, and what waits for a better one."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fivesuns.games.twilight import abilities, notes, units, values
from fivesuns.games.twilight.catalog import ACTION_CARDS, OBJECTIVES, STRATEGY
from fivesuns.games.twilight.judgement.council import GOOD, card_worth, is_harmful, missing_votes
from fivesuns.games.twilight.judgement.deeds import PLAYED, price
from fivesuns.games.twilight.judgement.mind import Mind
from fivesuns.games.twilight.judgement.reading import SAILS
from fivesuns.games.twilight.judgement.voyage import fight_odds, hopeless, odds, strength
from fivesuns.kernel import Choose, Pick

#: never: voyages are planned without them, or they cost more than they bring
AVOID: Final = ("spacial_conduit_cylinder", "quantum_datahub_node", "the_crown_of_thalnos")
#: what is cancelled if it can be
FEARED: Final = ("imperial_rider", "plague", "uprising", "reactor_meltdown", "tactical_bombardment", "ghost_ship",
                 "lucky_shot", "direct_hit", "infiltrate", "unstable_planet", "insubordination", "parley",
                 "signal_jamming")
TURNS: Final[tuple[float, ...]] = (0.15, 0.9)     # odds of a fight in which something can still turn it
SLIGHT: Final[tuple[float, ...]] = (0.05, 0.97)   # the same for cards whose moment seldom comes
SHIELDS: Final = 2               # hits that are cancelled
DEAR: Final = 2.0                # ships that are worth a card: resources
#: cards whose moment comes seldom, the rarest first: they are given up before others
SELDOM: Final = ("confusing_legal_text", "infiltrate", "salvage", "bribery", "in_the_silence_of_space",
                 "lost_star_chart", "emergency_repairs", "disable", "upgrade", "fighter_prototype", "intercept", "veto",
                 "direct_hit", "bunker", "fire_team", "maneuvering_jets", "shields_holding")
FAVOURITE: Final = 4.0           # a strategy card that is worth so much is kept, or taken from others

Moment = Callable[[Mind, "Choose[Any]"], bool]


def react(mind: Mind, decision: Choose[Any]) -> Any:
    """An objective is scored; what is of use now is used."""
    best, found = 0.0, decision.options()[0]
    for word in decision.options():
        worth = use(mind, decision, word) if word is not None else 0.0
        if worth > best:
            best, found = worth, word
    return found


def use(mind: Mind, decision: Choose[Any], word: str) -> float:
    if word in OBJECTIVES:
        return 9.0
    note = notes.is_note(word)
    name = notes.id_of(word) if note else abilities.ability_of(word)
    source = name.partition("-")[0]
    fits = MOMENTS.get(name) or MOMENTS.get(source)
    if source in AVOID or (fits is not None and not fits(mind, decision)):
        return 0.0
    return 1.0 if note else 0.8 if name in ACTION_CARDS else 1.2


def discard(mind: Mind, decision: Pick[Any]) -> Any:
    ranked = sorted(decision.things, key=chances)[:decision.least]
    return tuple([x for x in decision.things if x in ranked])


def chances(card: str) -> int:
    """How often it can be used, against others."""
    name = abilities.ability_of(card)
    return SELDOM.index(name) if name in SELDOM else len(SELDOM)


# fights

def in_the_balance(mind: Mind, decision: Choose[Any]) -> bool:
    return TURNS[0] < fight_odds(mind.s, mind.seat) < TURNS[1]


def may_turn(mind: Mind, decision: Choose[Any]) -> bool:
    return SLIGHT[0] < fight_odds(mind.s, mind.seat) < SLIGHT[1]


def is_losing(mind: Mind, decision: Choose[Any]) -> bool:
    """What is given up would be lost anyway."""
    return fight_odds(mind.s, mind.seat) < 0.4


def is_winning(mind: Mind, decision: Choose[Any]) -> bool:
    return fight_odds(mind.s, mind.seat) > 0.5


def has_no_hope(mind: Mind, decision: Choose[Any]) -> bool:
    return hopeless(mind.s, mind.seat)


def has_fighters(mind: Mind, decision: Choose[Any]) -> bool:
    combat = mind.s.combat
    return combat is not None and units.count(mind.p, combat.place, "fighter") > 1 and may_turn(mind, decision)


def is_damaged(mind: Mind, decision: Choose[Any]) -> bool:
    combat = mind.s.combat
    hurt = {} if combat is None else mind.p.damaged.get(combat.place, {})
    return sum(hurt.values()) > 1 or (bool(hurt) and may_turn(mind, decision))


def saves_ships(mind: Mind, decision: Choose[Any]) -> bool:
    """Ships that would be lost now; in a fight that is as good as lost they would be lost later."""
    return in_the_balance(mind, decision) or (fight_odds(mind.s, mind.seat) >= TURNS[1] and spared(mind) >= DEAR)


def spared(mind: Mind) -> float:
    """What ships cost that are lost to the hits at hand but not with two hits less."""
    s, p = mind.s, mind.p
    place = s.system
    hits = sum([batch.hits for batch in s.batches if batch.seat == mind.seat])
    ships = units.ships(p, place)
    able = sum([n - units.damaged(p, place, type) for type, n in ships.items()
                if values.unit(s, mind.seat, type).sustain])
    costs = sorted([price(mind, type) for type, n in ships.items() for _ in range(n)])
    return sum(costs[max(0, hits - SHIELDS - able):max(0, hits - able)])


def can_be_bombarded(mind: Mind, decision: Choose[Any]) -> bool:
    s = mind.s
    return s.active != mind.seat and any([values.unit(s, s.active, type).bombardment is not None
                                          for type in units.ships(s.players[s.active], s.system)])


def will_land(mind: Mind, decision: Choose[Any]) -> bool:
    return units.count(mind.p, mind.s.system, "infantry") > 0 and bool(mind.admiral.landings(mind.s.system))


def opens_a_way(card: str) -> Moment:
    """With this card ships come that could not, and it is worth it."""
    return lambda mind, decision: mind.s.active == mind.seat and mind.farther(card, mind.s.system) > PLAYED


def concerns_me(mind: Mind, decision: Choose[Any]) -> bool:
    """Another comes to where this seat has something."""
    s = mind.s
    return s.active != mind.seat and bool(units.in_system(mind.p, s.system))


def is_outgunned(mind: Mind, decision: Choose[Any]) -> bool:
    """By the fleet that has come."""
    s = mind.s
    mine, theirs = [strength(s, x, units.ships(s.players[x], s.system)) for x in (mind.seat, s.active)]
    return odds(mine, theirs) < 0.4


def influence_is_left(mind: Mind, decision: Choose[Any]) -> bool:
    return mind.aims.spare("influence") >= 2


def has_something(mind: Mind, decision: Choose[Any]) -> bool:
    """Whoever was beaten: commodities to take."""
    s = mind.s
    return s.combat is None or s.players[s.combat.opponent(mind.seat)].commodities > 0


# cards and agendas

def is_feared(mind: Mind, decision: Choose[Any]) -> bool:
    """Another plays a card that may well be meant for this seat."""
    cards = [abilities.ability_of(x) for x in decision.about[2:] if isinstance(x, str)]
    return mind.p.faction not in decision.about[2:3] and any([x in FEARED for x in cards])


def is_wanted(mind: Mind, decision: Choose[Any]) -> bool:
    """The strategy card that another is about to take."""
    return any([x in STRATEGY and card_worth(mind, x) >= FAVOURITE for x in decision.about[2:]])


def holds_a_favourite(mind: Mind, decision: Choose[Any]) -> bool:
    return any([card_worth(mind, card) >= FAVOURITE for card in mind.p.strategy])


def is_good(mind: Mind, decision: Choose[Any]) -> bool:
    return mind.s.vote in GOOD


def is_bad(mind: Mind, decision: Choose[Any]) -> bool:
    return not is_good(mind, decision)


def harms(mind: Mind, decision: Choose[Any]) -> bool:
    return is_harmful(mind)


def turns_the_vote(mind: Mind, decision: Choose[Any]) -> bool:
    return missing_votes(mind) > 0


#: by ability, or by its source: is this the moment for it? What is not named is used at the first one.
MOMENTS: Final[dict[str, Moment]] = {
    "morale_boost": in_the_balance, "shields_holding": saves_ships, "fire_team": may_turn,
    "munitions_reserves": in_the_balance, "war_funding": in_the_balance, "tekklar_legion": in_the_balance,
    "fighter_prototype": has_fighters, "emergency_repairs": is_damaged, "intercept": is_winning,
    "skilled_retreat": has_no_hope, "impulse_core": is_losing, "devotion": is_losing, "exotrireme_ii-1": is_losing,
    **{card: opens_a_way(card) for card in SAILS},
    "bunker": can_be_bombarded, "disable": will_land, "experimental_battlestation": concerns_me,
    "minister_of_peace": concerns_me, "nullification_field": concerns_me, "foresight": is_outgunned,
    "indoctrination": influence_is_left, "salvage": has_something,
    "sabotage": is_feared, "instinct_training": is_feared,
    "public_disgrace": is_wanted, "political_stability": holds_a_favourite, "committee_formation": is_good,
    "confusing_legal_text": is_bad, "veto": harms, "quash": harms, "bribery": turns_the_vote,
}
