"""Strategy cards, objectives, votes, targets."""
from __future__ import annotations

from typing import Any, Final

from fivesuns.games.twilight import galaxy, objectives, pay, research, units, values, voting
from fivesuns.games.twilight.catalog import AGENDAS, MECATOL, OBJECTIVES, PLANETS
from fivesuns.games.twilight.exceptions.strategy_cards import MORE, OTHERS
from fivesuns.games.twilight.judgement.aims import LESSONS, POINT, TOKENS, planet_worth, share
from fivesuns.games.twilight.judgement.mind import Mind
from fivesuns.games.twilight.judgement.reading import FROM_ONE
from fivesuns.kernel import Choose, Compose

#: secrets that are not scored in the status phase or take luck, and the rest by how easy they most often are
EASY: Final = {
    "threaten_enemies": 5, "learn_the_secrets_of_the_cosmos": 5, "control_the_region": 4, "monopolize_production": 4,
    "mine_rare_metals": 4, "forge_an_alliance": 4, "establish_a_perimeter": 4, "fuel_the_war_machine": 4,
    "become_the_gatekeeper": 4, "cut_supply_lines": 3, "adapt_new_strategies": 3, "master_the_laws_of_physics": 3,
    "gather_a_mighty_fleet": 3, "occupy_the_seat_of_the_empire": 3, "form_a_spy_network": 3, "spark_a_rebellion": 2,
    "unveil_flagship": 2, "make_an_example_of_their_world": 1, "turn_their_fleets_to_dust": 1,
    "destroy_their_greatest_ship": 1}
#: agendas: is it good to be elected, or to have one's planet elected?
GOOD: Final = (
    "committee_formation", "imperial_arbiter", "minister_of_commerce", "minister_of_exploration",
    "minister_of_industry", "minister_of_peace", "minister_of_policy", "minister_of_sciences", "minister_of_war",
    "prophecy_of_ixth",
    "shard_of_the_throne", "the_crown_of_emphidia", "the_crown_of_thalnos", "archived_secret", "core_mining",
    "holy_planet_of_ixth", "research_team_biotic", "research_team_cybernetic", "research_team_propulsion",
    "research_team_warfare", "senate_sanctuary", "terraforming_initiative")
#: for or against, as it is good for most
SIDES: Final = {
    "anti_intellectual_revolution": "against", "conventions_of_war": "for", "enforced_travel_ban": "against",
    "executive_sanctions": "against", "fleet_regulations": "against", "homeland_defense_act": "for",
    "publicize_weapon_schematics": "for", "regulated_conscription": "against", "representative_government": "against",
    "shared_research": "for", "wormhole_reconstruction": "for", "arms_reduction": "against",
    "economic_equality": "for", "incentive_program": "for", "ixthian_artifact": "for", "mutiny": "for",
    "new_constitution": "for", "seed_of_an_empire": "for", "swords_to_plowshares": "against",
    "unconventional_measures": "for", "wormhole_research": "against"}
#: whoever is elected has a point, or who owns the planet that is
A_POINT: Final = ("shard_of_the_throne", "the_crown_of_emphidia", "holy_planet_of_ixth")
SEED: Final = "seed_of_an_empire"         # for: a point for those who have most, against: for those who have fewest
BLAME: Final = ("player", "planet", "cultural_planet", "hazardous_planet", "industrial_planet", "colony")
RICH: Final = 5                  # trade goods: so many are left to everybody where all get the same


# strategy cards

def strategy_card(mind: Mind, decision: Choose[Any]) -> Any:
    goods = decision.facts() if decision.facts is not None else [0 for _ in decision.options()]
    found = [(mind.blurred(card_worth(mind, card)) + 0.9 * many, -n, card)
             for n, (card, many) in enumerate(zip(decision.options(), goods, strict=True))]
    return max(found)[2]


def card_worth(mind: Mind, card: str) -> float:
    """What is needed in this round."""
    s, seat, p = mind.s, mind.seat, mind.p
    if card == "leadership":
        return 4.5 - 0.5 * p.pools["tactic"] + 0.15 * pay.most(s, seat, "influence")
    if card == "technology":
        return schooling(mind)
    if card == "trade":
        return 2.4 + 0.3 * values.commodities(s, seat) + 0.4 * mind.aims.kept("trade_goods")
    if card == "warfare":
        return 3.2 if s.round <= 3 else 2.6
    if card == "imperial":
        able = len(objectives.public(s, seat))
        return 1.0 + (0.6 * POINT if able > 1 else 0.0) + (POINT if MECATOL in p.planets else 0.0) \
            + (1.5 if len(p.secrets) + len(p.scored) < 3 and s.round > 1 else 0.0)
    if card == "construction":
        need = any([x in p.secrets for x in ("establish_a_perimeter", "fuel_the_war_machine")])
        return 2.2 + (1.5 if need else 0.0)
    return 1.8 if card == "politics" else 1.5


def schooling(mind: Mind) -> float:
    """Most for who can pay for a second technology, or could not pay for one by the secondary ability either. Who gains
    tokens instead needs them."""
    s, seat, p = mind.s, mind.seat, mind.p
    if research.instead(s, seat):
        return 4.5 - 0.5 * p.pools["tactic"]
    wealth = pay.most(s, seat, "resources")
    found = 4.0 if s.round <= LESSONS else 3.0
    return found if wealth >= MORE or wealth < OTHERS else found - 0.6


def secondary(mind: Mind, decision: Choose[Any]) -> Any:
    """If it is worth the token."""
    card, options = str(decision.about[0]), decision.options()
    if "primary" in options:
        return "primary"
    return "use" if "use" in options and is_worth(mind, card) else "decline"


def is_worth(mind: Mind, card: str) -> bool:
    s, seat, p = mind.s, mind.seat, mind.p
    tokens = p.pools["strategy"]
    if card == "leadership":
        return mind.aims.spare("influence") >= 3
    if mind.aims.needs_tokens():
        return False
    if card == "technology":
        return mind.aims.for_lessons() >= 4 or bool(research.instead(s, seat))
    if card == "imperial":
        return len(p.secrets) + len(p.scored) < 3
    if mind.aims.tuition():
        tokens -= 1                                        # that one is for a technology
    if tokens <= 0:
        return False
    if card == "warfare":
        return mind.aims.spare("resources") >= 3
    if card == "trade":
        return p.commodities < values.commodities(s, seat)
    if card == "diplomacy":
        return tokens >= 2 and len([1 for x, ready in p.planets.items() if not ready and planet_worth(s, x) > 2]) >= 2
    if card == "construction":
        return tokens >= 2 or any([x in p.secrets for x in ("establish_a_perimeter", "fuel_the_war_machine")])
    return tokens >= 2


# objectives

def score_public(mind: Mind, decision: Choose[Any]) -> Any:
    """Most points; of these what can be met now by planets that are readied anyway, tokens and goods last."""
    return max(decision.options(), key=score_rank)


def score_rank(name: Any) -> tuple[int, int]:
    if name is None:
        return 0, 0
    row = OBJECTIVES[name]
    what = row.requirement.get("resource", "")
    return row.points, 2 if what in pay.WORTH else 0 if what == TOKENS or what == "trade_goods" else 1


def score_secret(mind: Mind, decision: Choose[Any]) -> Any:
    return max(decision.options(), key=lambda name: 0 if name is None else 9 - EASY.get(name, 0))


def ease(mind: Mind, name: str) -> float:
    found = float(EASY.get(name, 2))
    if OBJECTIVES[name].phase == "status" and mind.s.round:
        found += 3 * share(mind.s, mind.seat, name)
    return found


def keep_secret(mind: Mind, decision: Choose[Any]) -> Any:
    return max(decision.options(), key=lambda name: ease(mind, name))


def return_secret(mind: Mind, decision: Choose[Any]) -> Any:
    return min(decision.options(), key=lambda name: ease(mind, name))


# the agenda

def new_speaker(mind: Mind, decision: Choose[Any]) -> Any:
    options = decision.options()
    return mind.seat if mind.seat in options else min(options, key=mind.points)


def opinion(mind: Mind, outcome: Any) -> float:
    """What this outcome of the agenda at hand is worth to this seat."""
    s = mind.s
    row = AGENDAS.get(s.vote)
    if row is None:
        return 0.0
    good = 1.0 if s.vote in GOOD else -1.0
    if s.vote == SEED:
        return 1.0 if (outcome == "for") == leads(mind) else -1.0
    if not row.elect:
        return 1.0 if outcome == SIDES.get(s.vote, "for") else -1.0
    if isinstance(outcome, int):
        return good * (2.0 if outcome == mind.seat else -0.3 - 0.1 * mind.points(outcome))
    if outcome in PLANETS:
        return good * (1.0 + 0.1 * planet_worth(s, outcome)) * (1 if outcome in mind.p.planets else -0.5)
    return 0.1 * mind.rng.below(5)


def vote(mind: Mind, decision: Compose) -> Any:
    """For the best outcome, with all that votes."""
    words, outcomes = list[str](), list[Any]()
    for part in decision.parts():
        if part.word == "elect":
            outcomes += [("elect", x) for x in part.fields[0]]
        elif part.word in ("for", "against"):
            outcomes.append(part.word)
        else:
            words.append(part.word)
    if not outcomes:
        return ()
    best = max(outcomes, key=lambda x: opinion(mind, x if isinstance(x, str) else x[1]))
    return (best, *words)


def tie(mind: Mind, decision: Choose[Any]) -> Any:
    return max(decision.options(), key=lambda x: opinion(mind, x))


def leads(mind: Mind) -> bool:
    return mind.points(mind.seat) >= mind.points(mind.leader())


def is_harmful(mind: Mind) -> bool:
    """Is it better for this seat if nothing comes of the agenda at hand: somebody else will have a point, or what is
    bad is most likely meant for whoever leads?"""
    s = mind.s
    row = AGENDAS.get(s.vote)
    if row is None:
        return False
    if s.vote in A_POINT:
        return is_outvoted(mind)
    if s.vote == SEED:
        return not leads(mind)
    if s.vote == "economic_equality":
        return mind.p.goods > RICH
    if s.vote == "new_constitution":
        return mind.seat in s.laws.values()
    return row.elect in BLAME and s.vote not in GOOD and leads(mind)


def is_outvoted(mind: Mind) -> bool:
    """Another has more votes to elect somebody else; or there is nothing of one's own to elect."""
    s, seat = mind.s, mind.seat
    votes = [sum(voting.ballots(s, x).values()) for x in range(s.seats)]
    mine = [x for x in voting.outcomes(s) if x == seat or x in mind.p.planets]
    return not mine or votes[seat] < max(votes)


def missing_votes(mind: Mind) -> int:
    """So many more, and what this seat has voted for wins; 0 if that cannot be said, or it wins anyway, or it is not
    worth a trade good each."""
    s = mind.s
    mine = s.voted.get(mind.seat)
    votes = voting.tally(s)
    others = {x: n for x, n in votes.items() if x != mine}
    if mine is None or not others:
        return 0
    rival = max(others, key=lambda x: others[x])
    missing = others[rival] - votes[mine] + (0 if s.voted.get(s.speaker) == mine else 1)
    worth = POINT if s.vote in A_POINT else opinion(mind, mine) - opinion(mind, rival)
    spare = mind.p.goods - mind.aims.kept("trade_goods")
    return missing if 0 < missing <= min(worth, spare) else 0


# targets

def diplomacy(mind: Mind, decision: Choose[Any]) -> Any:
    """Where most is to be lost, but not where ships wait to be moved."""
    s, p = mind.s, mind.p
    home = s.board.homes[mind.seat]
    return max(decision.options(), key=lambda x: (3.0 if x == home else 0.0) + sum(
        [planet_worth(s, planet) for planet in galaxy.places_of(x) if planet in p.planets]))


def target(mind: Mind, decision: Choose[Any]) -> Any:
    """Against others, the leader before all; for oneself, what is worth most; of predictions the one that is liked; of
    votes as many as are missing; of harbours the one from where ships come farthest with this card."""
    what = str(decision.about[0])
    if what == "bribery":
        return min(decision.options(), key=lambda x: abs(x[0] - missing_votes(mind)))
    if what in FROM_ONE:
        return max(decision.options(), key=lambda x: mind.farther_from(what, mind.s.system, *x))
    return max(decision.options(), key=lambda x: (aimed_at(mind, x), mind.rng.below(100)))


def aimed_at(mind: Mind, found: Any) -> float:
    s, worth = mind.s, 0.0
    for x in found if isinstance(found, tuple) else (found,):
        if isinstance(x, int) and 0 <= x < s.seats:
            worth += -1.0 if x == mind.seat else 0.5 + 0.1 * mind.points(x)
        elif isinstance(x, str) and x in PLANETS:
            owner = [n for n, p in enumerate(s.players) if x in p.planets]
            if owner and owner[0] != mind.seat:
                worth += 0.5 + 0.1 * planet_worth(s, x) + 0.05 * units.ground(s.players[owner[0]], x)
        elif s.vote:
            worth += opinion(mind, x)
    return worth
