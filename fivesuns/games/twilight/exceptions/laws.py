"""Laws: what happens when they come into play or fail, and what they do as long as they are in play (TI-33).

What only changes a value is a row of abilities.toml; here is the rest.
"""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import decks, dice, galaxy, laws, research, said, score, tokens, trade, units
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import PLANETS, STRUCTURES, SYSTEMS
from fivesuns.games.twilight.checks import controller, fleet, words
from fivesuns.games.twilight.exceptions.action_cards import own_tokens
from fivesuns.games.twilight.exceptions.decrees import (
    Decree,
    destroy_all,
    destroy_some,
    discard_hand,
    elected_planet,
    elected_player,
    everybody,
    exhaust,
    exhaust_cultural,
    later,
    later_for_voters,
    ready_planets,
    token_from_reinforcements,
    wormhole_systems,
)
from fivesuns.games.twilight.galaxy import places_of, system_of
from fivesuns.games.twilight.stages import production, tactical
from fivesuns.games.twilight.stages.combat import combatants
from fivesuns.games.twilight.state import Force, Happening, Outcome, Twilight
from fivesuns.games.twilight.voting import who_voted
from fivesuns.kernel import Allocate, Draw, Pick, Sub

# voted down

def exhaust_for_knowledge(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """A planet for each technology, as far as there are some."""
    for who in s.delayed["anti_intellectual_revolution-against"]:
        ready = ready_planets(s, who)
        many = min(research.cards(s, who), len(ready))
        chosen = yield from Pick(who, "twilight.exhaust_planets", ready, many, many, "D-OUTCOME", forced=True)
        exhaust(s, who, chosen)


def conventions_of_war(s: Twilight) -> None:
    for seat in who_voted(s, "against"):
        discard_hand(s, seat)


def enforced_travel_ban(s: Twilight) -> None:
    """All PDS in or next to systems with wormholes."""
    doomed = [system for system in s.board.beside
              if any([galaxy.wormholes(s, near) for near in galaxy.near(s, system)])]
    for seat in everybody(s):
        for system in doomed:
            for place in places_of(system):
                destroy_all(s, seat, place, ("pds",))


def executive_sanctions(s: Twilight) -> Sub[None]:
    """Everybody discards a card by lot."""
    for seat in everybody(s):
        p = s.players[seat]
        if p.hand:
            card, = yield from Draw(p.hand, 1, None)
            p.hand.remove(card)
            s.discards.append(card)
            s.tell("discarded", seat=seat, cards=[card])


def fleet_regulations_against(s: Twilight) -> None:
    for seat in everybody(s):
        if tokens.spare(s, seat):
            s.players[seat].pools["fleet"] += 1
            s.tell("tokens", seat=seat, pools={"fleet": 1})


def homeland_defense_act(s: Twilight) -> Sub[None]:
    for seat in everybody(s):
        yield from destroy_some(s, seat, list(s.players[seat].units), ("pds",), 1)


def publicize_weapon_schematics(s: Twilight) -> None:
    for seat in research.who_owns(s, "war_sun"):
        discard_hand(s, seat)


def exhaust_culture(s: Twilight, seat: int, target: Target) -> None:
    for who in s.delayed["representative_government-against"]:
        exhaust_cultural(s, who)


def shared_research(s: Twilight) -> None:
    for seat in everybody(s):
        token_from_reinforcements(s, seat, s.board.homes[seat])


def wormhole_reconstruction(s: Twilight) -> Sub[None]:
    """Whose reinforcements are empty takes tokens from the sheet (TI-23.3b)."""
    for seat in everybody(s):
        for system in wormhole_systems(s):
            if galaxy.has_ships(s, seat, system):
                yield from tokens.place(s, seat, system)


# coming into play

def classified_document_leaks(s: Twilight) -> None:
    """The secret is a public objective now; whoever has scored it has scored that."""
    secret = str(s.outcome)
    for seat, p in enumerate(s.players):
        if secret in p.scored:
            p.scored.remove(secret)
            s.objectives[secret] = [seat]


def core_mining(s: Twilight) -> None:
    planet = elected_planet(s)
    ruler = controller(s, planet)
    if units.ground(s.players[ruler], planet):
        units.destroy(s, ruler, planet, {"infantry": 1})


def demilitarized_zone(s: Twilight) -> None:
    for seat in everybody(s):
        destroy_all(s, seat, elected_planet(s))


def fleet_regulations_for(s: Twilight) -> None:
    """What is too much in a fleet pool goes back."""
    for seat in everybody(s):
        pools = s.players[seat].pools
        pools["fleet"] = min(pools["fleet"], tokens.most_in_fleet(s, seat))


def holy_planet_of_ixth(s: Twilight) -> None:
    score.gain(s, controller(s, elected_planet(s)), "holy_planet_of_ixth")


def a_point(law: str) -> Decree:
    def decree(s: Twilight) -> None:
        score.gain(s, elected_player(s), law)
    return decree


# in play

def burn_a_ship(s: Twilight, seat: int, target: Target) -> None:
    """After research."""
    units.destroy(s, seat, target[0], {target[1]: 1})


def own_big_ships(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(place, word) for place in s.players[seat].units for word in words(s, seat, place, units.LARGE)]


def name_the_elected(s: Twilight, seat: int, target: Target) -> None:
    """Nobody votes."""
    s.outcome = target[0]


def anybody(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(x,) for x in everybody(s)]


def holy_planet_changes_hands(s: Twilight, seat: int, target: Target) -> None:
    """Who gains it gains a point, who loses it loses one."""
    if s.laws["holy_planet_of_ixth"] == target[0]:
        score.gain(s, seat, "holy_planet_of_ixth", 1 if s.happenings[-1].window == "control_when" else -1)


def swap_strategy_cards(s: Twilight, seat: int, target: Target) -> None:
    """Each keeps its state: a card is swapped before anybody could use it."""
    mine, other, theirs = target
    p, q = s.players[seat].strategy, s.players[other].strategy
    p[theirs], q[mine] = q.pop(theirs), p.pop(mine)
    s.tell("swapped", seat=seat, foe=other, given=mine, taken=theirs)


def swaps(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(mine, other, theirs) for mine in s.players[seat].strategy for other in s.others(seat)
            for theirs in s.players[other].strategy]


def goods_for_neighbours(s: Twilight, seat: int, target: Target) -> None:
    trade.gain(s, seat, len(galaxy.neighbours(s, seat)))


def a_good(s: Twilight, seat: int, target: Target) -> None:
    trade.gain(s, seat, 1)


def produce_at_the_dock(s: Twilight, seat: int, target: Target) -> None:
    production.use_production(s, seat, system_of(s.happenings[-1].place))


def end_the_turn(s: Twilight, seat: int, target: Target) -> None:
    tactical.break_off(s, "minister_of_peace")


def draw_one(s: Twilight, seat: int, target: Target) -> Sub[None]:
    yield from decks.draw_actions(s, seat, 1)


def another_action(s: Twilight, seat: int, target: Target) -> None:
    s.players[seat].tokens.remove(target[0])
    s.tell("token_back", seat=seat, system=target[0])
    s.forces.append(Force(source="minister_of_war", seat=seat, value="actions_per_turn", amount=1, lasts="turn"))


def lose_the_prophecy(s: Twilight, seat: int, target: Target) -> None:
    laws.repeal(s, "prophecy_of_ixth")


def pass_on(s: Twilight, law: str, seat: int) -> None:
    """The card and a point go from its owner to another."""
    score.gain(s, int(s.laws[law]), law, -1)
    s.laws[law] = seat
    score.gain(s, seat, law)
    s.tell("law", law=law, outcome=said.who(s, seat))


def shard_of_the_throne(s: Twilight, seat: int, target: Target) -> None:
    """To whoever wins a combat against its owner."""
    loser = target[1]
    if s.laws["shard_of_the_throne"] == loser:
        pass_on(s, "shard_of_the_throne", seat)


def the_crown_of_emphidia(s: Twilight, seat: int, target: Target) -> None:
    """To whoever gains control of a planet in the home system of its owner."""
    owner = int(s.laws["the_crown_of_emphidia"])
    if seat != owner and PLANETS[target[0]].system == s.board.homes[owner]:
        pass_on(s, "the_crown_of_emphidia", seat)


def reroll_at_a_risk(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """Any of one's dice once more; units of which no such die hits are destroyed."""
    volley = dice.lying(s, seat)[-1]
    fighting = combatants(s, seat, volley.place)
    chosen = yield from dice.reroll(s, seat, "A-62")
    for shot in volley.shots:
        each = shot.dice // fighting[shot.type]                                 # of one unit, in a row
        tried = [n - 1 for type, n, _ in chosen if type == shot.type]
        doomed = {n // each for n in tried} - {n // each for n in tried if dice.is_hit(shot, n)}
        yield from destroy_fighting(s, seat, volley.place, shot.type, len(doomed))


def destroy_fighting(s: Twilight, seat: int, place: str, type: str, many: int) -> Sub[None]:
    """So many of one type that takes part in the combat here: ground forces may do so from planets."""
    found = fleet(s, seat, place) if place in SYSTEMS else words(s, seat, place, (type,))
    able = {word: n for word, n in found.items() if word.removesuffix("*").partition("@")[0] == type}
    if able and many:
        gone = yield from Allocate(seat, "twilight.hits", able, many, "A-62", forced=True, about=(place, many))
        units.destroy(s, seat, place, dict(gone))


def if_units_have_rolled(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """For a combat: other dice have no unit (A-62)."""
    return [()] if [volley.what for volley in dice.lying(s, seat)][-1:] == ["combat"] else []


# leaving play

def forget_the_leak(s: Twilight, outcome: Outcome) -> None:
    """The objective is out of the game; points for it are kept (TI-57.6)."""
    secret = str(outcome)
    for seat in s.objectives.pop(secret):
        points = s.players[seat].points
        points["classified_document_leaks"] = points.get("classified_document_leaks", 0) + 1
    s.box.append(secret)


def too_many_pds(s: Twilight, outcome: Outcome) -> None:
    """What is beyond the limit of a planet goes back."""
    for p in s.players:
        for place in list(p.units):
            many = units.count(p, place, "pds") - STRUCTURES["pds"]
            if many > 0:
                units.take(p, place, "pds", many)


OUTCOMES: Final[dict[str, Decree]] = {
    "anti_intellectual_revolution-against": later("anti_intellectual_revolution-against"),
    "classified_document_leaks-elected": classified_document_leaks,
    "conventions_of_war-against": conventions_of_war,
    "core_mining-elected": core_mining,
    "demilitarized_zone-elected-0": demilitarized_zone,
    "enforced_travel_ban-against": enforced_travel_ban,
    "executive_sanctions-against": executive_sanctions,
    "fleet_regulations-for": fleet_regulations_for,
    "fleet_regulations-against": fleet_regulations_against,
    "holy_planet_of_ixth-elected-0": holy_planet_of_ixth,
    "homeland_defense_act-against": homeland_defense_act,
    "publicize_weapon_schematics-against": publicize_weapon_schematics,
    "representative_government-against": later_for_voters("representative_government-against", "against"),
    "shard_of_the_throne-elected-0": a_point("shard_of_the_throne"),
    "shared_research-against": shared_research,
    "the_crown_of_emphidia-elected-0": a_point("the_crown_of_emphidia"),
    "wormhole_reconstruction-against": wormhole_reconstruction,
}
EFFECTS: Final[dict[str, Effect]] = {
    "anti_intellectual_revolution-for": burn_a_ship,
    "anti_intellectual_revolution-against": exhaust_for_knowledge,
    "committee_formation-elected-1": name_the_elected,
    "holy_planet_of_ixth-elected-2": holy_planet_changes_hands,
    "imperial_arbiter-elected-1": swap_strategy_cards,
    "minister_of_commerce-elected-1": goods_for_neighbours,
    "minister_of_exploration-elected-1": a_good,
    "minister_of_industry-elected-1": produce_at_the_dock,
    "minister_of_peace-elected-1": end_the_turn,
    "minister_of_policy-elected-1": draw_one,
    "minister_of_war-elected-1": another_action,
    "prophecy_of_ixth-elected-2": lose_the_prophecy,
    "representative_government-against": exhaust_culture,
    "shard_of_the_throne-elected-1": shard_of_the_throne,
    "the_crown_of_emphidia-elected-1": the_crown_of_emphidia,
    "the_crown_of_thalnos-elected-1": reroll_at_a_risk,
}
AIMS: Final[dict[str, Aim]] = {
    "anti_intellectual_revolution-for": own_big_ships,
    "committee_formation-elected-1": anybody,
    "imperial_arbiter-elected-1": swaps,
    "minister_of_war-elected-1": own_tokens,
    "the_crown_of_thalnos-elected-1": if_units_have_rolled,
}
#: outcomes of which nothing comes
NOTHING: Final[tuple[str, ...]] = ("regulated_conscription-against",)
#: the card is taken or attached, and its row says what it changes where
STANDS: Final[tuple[str, ...]] = (
    "classified_document_leaks-reveal", "committee_formation-elected-0", "conventions_of_war-for",
    "demilitarized_zone-elected-1", "enforced_travel_ban-for", "executive_sanctions-for",
    "holy_planet_of_ixth-elected-1", "homeland_defense_act-for", "imperial_arbiter-elected-0",
    "judicial_abolishment-reveal", "minister_of_commerce-elected-0", "minister_of_exploration-elected-0",
    "minister_of_industry-elected-0", "minister_of_peace-elected-0", "minister_of_policy-elected-0",
    "minister_of_sciences-elected-0", "minister_of_sciences-elected-1", "minister_of_war-elected-0",
    "miscount_disclosed-reveal", "new_constitution-reveal", "prophecy_of_ixth-elected-0",
    "prophecy_of_ixth-elected-1", "publicize_weapon_schematics-for-0", "publicize_weapon_schematics-for-1",
    "regulated_conscription-for", "representative_government-for", "research_team_biotic-elected-0",
    "research_team_biotic-elected-1", "research_team_cybernetic-elected-0", "research_team_cybernetic-elected-1",
    "research_team_propulsion-elected-0", "research_team_propulsion-elected-1", "research_team_warfare-elected-0",
    "research_team_warfare-elected-1", "senate_sanctuary-elected", "shared_research-for",
    "terraforming_initiative-elected", "the_crown_of_thalnos-elected-0", "wormhole_reconstruction-for")
laws.LEAVE.update({"classified_document_leaks": forget_the_leak, "homeland_defense_act": too_many_pds})
