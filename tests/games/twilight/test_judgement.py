"""How the house bot judges positions: fights, defence, the way to Mecatol Rex, moments for cards, sales."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.games.twilight import GAME, values
from fivesuns.games.twilight.catalog import MECATOL, PLANETS, SYSTEMS
from fivesuns.games.twilight.forecast import Battle
from fivesuns.games.twilight.judgement import council, deeds, moments, reading, rivals, works
from fivesuns.games.twilight.judgement.aims import POINT, rest
from fivesuns.games.twilight.judgement.bargain import bargain, gain
from fivesuns.games.twilight.judgement.mind import Mind
from fivesuns.games.twilight.judgement.voyage import fight_odds, hopeless, odds, space_odds, strength
from fivesuns.games.twilight.state import Batch, Combat, Twilight
from fivesuns.kernel import Allocate, Choose, Compose, Pick, QuickDice, spell
from tests.games.twilight.scenario import Scenario, act, begin, put

CENTRE = PLANETS[MECATOL].system


def mind_of(s: Twilight, seat: int = 0) -> Mind:
    return Mind(GAME.view(s, seat), GAME.settle({"seats": s.seats}), seat, QuickDice(1))


def home(s: Twilight, seat: int) -> str:
    return s.board.homes[seat]


def gates(s: Twilight, seat: int) -> str:
    """A system beside that home."""
    return s.board.beside[home(s, seat)][0]


def uses(s: Twilight, word: str, *about: str) -> bool:
    question: Choose[Any] = Choose(0, "twilight.react", [None, word], about=("window", len(about), *about))
    return moments.react(mind_of(s), question) == word


# fights

FLEETS = [({"cruiser": 2}, {"destroyer": 1}), ({"cruiser": 2, "carrier": 1, "fighter": 3}, {"cruiser": 3}),
          ({"dreadnought": 2, "cruiser": 2, "fighter": 2, "carrier": 1}, {"dreadnought": 3, "carrier": 1}),
          ({"dreadnought": 4, "cruiser": 1}, {"dreadnought": 3, "fighter": 4, "carrier": 2, "cruiser": 1})]


@pytest.mark.parametrize(("mine", "theirs"), FLEETS)
def test_strength_tells_about_how_often_a_fight_is_won(mine: dict[str, int], theirs: dict[str, int]) -> None:
    s = begin(factions=["sol", "hacan", "letnev"])
    put(s, 0, CENTRE, **mine)
    put(s, 1, CENTRE, **theirs)
    exact = Battle(s, 0, 1, CENTRE).space_battle().attacker_win
    assert odds(strength(s, 0, mine), strength(s, 1, theirs)) == pytest.approx(exact, abs=0.16)
    assert odds(strength(s, 1, theirs), strength(s, 0, mine)) == pytest.approx(1 - exact, abs=0.16)


def test_where_it_is_in_doubt_the_rules_of_combats_tell() -> None:
    s = begin(factions=["norr", "sol", "jolnar"])
    for seat in (0, 1):
        put(s, seat, CENTRE, cruiser=2)
    even = Battle(s, 0, 1, CENTRE).space_battle().attacker_win
    assert space_odds(s, 0, 1, CENTRE, 0) == even != 0.5, "the abilities of factions count"
    put(s, 0, CENTRE, cruiser=6)
    assert 0.9 < space_odds(s, 0, 1, CENTRE, 0) < 1


def test_a_fight_that_is_as_good_as_lost_is_given_up() -> None:
    s = begin()
    put(s, 0, CENTRE, destroyer=1)
    put(s, 1, CENTRE, dreadnought=2)
    assert not hopeless(s, 0), "nobody fights"
    s.combat = Combat(attacker=0, defender=1, place=CENTRE)
    question: Choose[Any] = Choose(0, "twilight.announce_retreat", ["retreat", "stay"])
    assert deeds.announce_retreat(mind_of(s), question) == "retreat"
    assert deeds.announce_retreat(mind_of(s, 1), question) == "stay"


# defence

def test_where_others_could_land_more_stay() -> None:
    s = begin()
    planet = SYSTEMS[home(s, 0)].planets[0]
    put(s, 0, planet, infantry=5)
    assert mind_of(s).admiral.garrison(planet) == 1
    put(s, 1, gates(s, 0), carrier=1)
    assert mind_of(s).admiral.garrison(planet) == 1, "an empty transport"
    put(s, 1, gates(s, 0), infantry=4)
    assert mind_of(s).admiral.garrison(planet) == 3
    other = SYSTEMS[CENTRE].planets[0]
    s.players[0].planets[other] = True
    s.players[1].units = {}
    assert mind_of(s).admiral.garrison(other) == 1, "somebody always stays at Mecatol Rex"


def test_the_last_ships_do_not_leave_home_while_others_are_near() -> None:
    s = begin()
    put(s, 0, home(s, 0), cruiser=1)
    target = s.board.beside[home(s, 0)][1]
    before = mind_of(s).admiral.plan(target)
    put(s, 1, gates(s, 0), carrier=1, infantry=2)
    after = mind_of(s).admiral.plan(target)
    assert before is not None
    assert after is not None
    assert after.gain < before.gain - 2


def test_who_has_lost_a_planet_at_home_wants_it_back_before_all() -> None:
    s = begin()
    planet = SYSTEMS[home(s, 0)].planets[0]
    whole = mind_of(s).aims.worth()
    del s.players[0].planets[planet]
    assert mind_of(s).aims.worth() < whole - POINT


def test_ships_that_another_loses_are_worth_a_battle_that_is_sure() -> None:
    s = begin()
    target = gates(s, 0)
    put(s, 0, home(s, 0), dreadnought=3)
    put(s, 1, target, destroyer=1)
    few = mind_of(s).admiral.plan(target)
    put(s, 1, target, carrier=1)
    many = mind_of(s).admiral.plan(target)
    assert few is not None
    assert many is not None
    assert many.chance > 0.9
    assert many.gain > few.gain + 0.5


def test_who_leads_and_has_not_far_to_go_is_hurt_first() -> None:
    s = begin()
    assert rivals.menace(mind_of(s).s, 0, 1) == 1.0
    s.players[1].points["custodians"] = 9
    read = mind_of(s).s
    assert rivals.menace(read, 0, 1) > 2.0
    assert [rivals.menace(read, 0, 2), rivals.menace(read, 1, 0)] == [1.0, 1.0]
    assert [rivals.hold(read, 1, x) for x in (SYSTEMS[home(s, 1)].planets[0], MECATOL, "abyz")] == [1.0, 0.5, 0.0]
    s.players[0].points["custodians"] = 10
    assert rivals.menace(mind_of(s).s, 0, 1) == 1.0, "who is ahead has nobody to stop"


def test_a_battle_is_worth_a_secret_that_it_fulfils() -> None:
    s = begin()
    place = gates(s, 0)
    s.players[1].points["custodians"] = 2
    s.players[0].secrets = ["spark_a_rebellion", "destroy_their_greatest_ship", "unveil_flagship"]
    read = mind_of(s).s
    assert [rivals.secrets(read, 0, foe, place) for foe in (1, 2)] == [1, 0]
    put(read, 1, place, war_sun=1)
    put(read, 0, place, flagship=1)
    assert [rivals.secrets(read, 0, foe, place) for foe in (1, 2)] == [3, 1]


def test_a_card_that_speeds_ships_is_played_where_they_could_not_come_without_it() -> None:
    s = begin()
    put(s, 0, home(s, 0), carrier=1, infantry=2)
    near = next(x for x in s.board.beside[home(s, 0)] if SYSTEMS[x].planets)
    s.active, s.system = 0, near
    assert mind_of(s).sails() == []
    s.players[0].hand = ["flank_speed-1"]
    mind = mind_of(s)
    assert mind.sails() == ["flank_speed"]
    assert mind.farther("flank_speed", near) <= 0
    assert not uses(s, "flank_speed-1")
    far = max(s.board.hexes, key=lambda x: mind.farther("flank_speed", x))
    assert mind.farther("flank_speed", far) > deeds.PLAYED
    assert not mind.s.forces, "only thought of"
    assert deeds.tactical(mind, far) > 0
    s.system = far
    assert uses(s, "flank_speed-1")
    s.active = 1
    assert not uses(s, "flank_speed-1"), "when another sails"
    s.players[0].hand, s.active = [], 0
    s.forces.append(reading.sailing("flank_speed", 0))
    plan = mind_of(s).admiral.plan(far)
    assert plan is not None, "once it is played, ships sail by it"
    assert plan.landing


def test_soldiers_are_produced_where_others_could_land() -> None:
    s = begin()
    put(s, 0, SYSTEMS[home(s, 0)].planets[0], space_dock=1)
    assert works.wanted(mind_of(s), "infantry", {}, home(s, 0)) < works.DEFENCE
    put(s, 1, gates(s, 0), carrier=1, infantry=3)
    assert works.wanted(mind_of(s), "infantry", {}, home(s, 0)) == works.DEFENCE
    assert works.wanted(mind_of(s), "infantry", {"infantry": 4}, home(s, 0)) < works.DEFENCE


def test_the_custodians_draw_whoever_can_pay_them() -> None:
    s = begin()
    assert s.custodians
    poor = mind_of(s).admiral.free(CENTRE)
    richest = sorted([x for x in SYSTEMS if x in s.board.hexes and x != CENTRE and x not in s.board.homes],
                     key=lambda x: -sum([values.influence(s, planet) for planet in SYSTEMS[x].planets]))[:2]
    s.players[0].planets.update({planet: False for x in richest for planet in SYSTEMS[x].planets})
    rich = mind_of(s).admiral.free(CENTRE)
    assert rich == poor + POINT, "in another round, when planets are readied"
    s.custodians = False
    assert mind_of(s).admiral.free(CENTRE) < rich


# what is kept for a technology

def lessons(*planets: str, faction: str = "sol", goods: int = 0) -> Twilight:
    """Seat 0 controls these planets alone, and Technology has still to be used by another."""
    s = begin((faction, "norr", "hacan"))
    s.players[0].planets = dict.fromkeys(planets, True)
    s.players[0].goods = goods
    s.players[1].strategy = {"technology": True}
    return s


def planet(resources: int, most: int = 9) -> str:
    """One worth so many resources, and at most so much influence."""
    return next(x for x, row in PLANETS.items() if row.resources == resources and row.influence <= most)


def test_a_planet_is_spent_as_a_whole_so_more_may_have_to_be_left_than_is_kept() -> None:
    assert [rest([3, 3], 0, 1, 4), rest([3, 2, 2], 0, 1, 4), rest([3, 3], 1, 1, 4), rest([3], 0, 1, 4)] == [6, 4, 4, 4]
    three, other = [x for x, row in PLANETS.items() if row.resources == 3][:2]
    s = lessons(three, other)
    assert mind_of(s).aims.spare("resources") == 0, "what is left of either would pay for no technology"
    s.players[0].goods = 1
    assert mind_of(s).aims.spare("resources") == 3
    s.players[0].goods, s.players[1].strategy = 0, {"technology": False}
    assert mind_of(s).aims.spare("resources") == 6


def pays(s: Twilight, what: str, cost: int) -> Any:
    whole: Compose = Compose(0, f"twilight.pay_{what}", [], lambda _: None, "TI-75.1", about=(cost,))
    return (works.pay_resources if what == "resources" else works.pay_influence)(mind_of(s), whole)


def test_payments_leave_what_a_technology_costs() -> None:
    rich = planet(4)
    s = lessons(rich, goods=3)
    assert pays(s, "resources", 3) == (("goods", 3),)
    s.players[1].strategy = {"technology": False}
    assert pays(s, "resources", 3) == (rich,)
    both = next(x for x, row in PLANETS.items() if row.resources == row.influence == 2)
    other = next(x for x, row in PLANETS.items() if row.resources == 2 and row.influence == 0)
    s = lessons(both, other, MECATOL)
    assert pays(s, "influence", 2) == (MECATOL,), "a resource is lost with it, and not two"
    s.players[1].strategy = {"technology": False}
    assert pays(s, "influence", 2) == (both,)


def shares(s: Twilight, many: int, key: str = "twilight.tokens") -> dict[str, int]:
    return dict(works.tokens(mind_of(s), Allocate(0, key, dict.fromkeys(s.players[0].pools, many), many, "TI-23.2")))


def test_the_strategy_pool_has_tokens_for_a_technology_and_a_secret_objective() -> None:
    s = begin()
    s.players[0].pools = {"tactic": 2, "fleet": 1, "strategy": 0}
    s.players[0].secrets = ["unveil_flagship", "spark_a_rebellion", "cut_supply_lines"]
    assert shares(s, 2) == {"fleet": 1, "strategy": 1}
    del s.players[0].secrets[0]
    assert shares(s, 2) == {"strategy": 2}
    s.players[0].pools["tactic"] = 0
    assert shares(s, 1) == {"tactic": 1}, "there has to be something to do"


def test_who_may_have_more_ships_than_the_fleet_pool_keeps_fewer_tokens_in_it() -> None:
    for faction, fleet in (("sol", 5), ("letnev", 3)):
        s = begin((faction, "norr", "hacan"))
        s.players[0].pools = {"tactic": 0, "fleet": 5, "strategy": 2}
        put(s, 0, home(s, 0), cruiser=5)
        assert shares(s, 7, "twilight.redistribute")["fleet"] == fleet


def test_the_last_strategy_token_is_for_a_technology() -> None:
    s = lessons(planet(4), faction="muaat")
    forge = ("use", "star_forge")
    assert deeds.deed(mind_of(s), forge) > 0
    s.players[0].pools["strategy"] = 1
    assert deeds.deed(mind_of(s), forge) < 0
    s.players[1].strategy = {"technology": False}
    assert deeds.deed(mind_of(s), forge) > 0, "it has been used"


def test_technology_is_worth_most_to_the_rich_and_to_who_could_not_follow() -> None:
    four, three = planet(4), planet(3)
    poor, able, rich = [council.card_worth(mind_of(lessons(*x)), "technology") for x in (
        (three,), (four,), (three, four))]
    assert poor == rich > able
    s = lessons(three, faction="nekro")
    full = council.card_worth(mind_of(s), "technology")
    s.players[0].pools["tactic"] = 0
    assert council.card_worth(mind_of(s), "technology") > poor > full, "it gains tokens"


# moments

def fight(mine: dict[str, int], theirs: dict[str, int]) -> Twilight:
    s = begin()
    put(s, 0, CENTRE, **mine)
    put(s, 1, CENTRE, **theirs)
    s.combat = Combat(attacker=0, defender=1, place=CENTRE)
    return s


def test_cards_of_combat_are_played_while_they_can_turn_it() -> None:
    even, won = fight({"cruiser": 2}, {"cruiser": 2}), fight({"dreadnought": 4}, {"fighter": 1})
    for card in ("morale_boost-1", "shields_holding-1"):
        assert uses(even, card)
        assert not uses(won, card)
    assert not uses(even, "fighter_prototype"), "it has none"
    assert uses(fight({"fighter": 3, "carrier": 1}, {"cruiser": 2}), "fighter_prototype")
    assert not uses(even, "emergency_repairs")
    even.players[0].damaged[CENTRE] = {"cruiser": 1}
    assert uses(even, "emergency_repairs")


def test_ships_are_given_up_only_where_they_would_be_lost() -> None:
    assert uses(fight({"destroyer": 2}, {"dreadnought": 2}), "devotion")
    assert not uses(fight({"dreadnought": 2}, {"destroyer": 2}), "devotion")
    assert uses(fight({"destroyer": 1}, {"dreadnought": 3}), "skilled_retreat")
    assert not uses(fight({"dreadnought": 3}, {"destroyer": 1}), "skilled_retreat")


def test_cards_of_others_are_cancelled_if_they_are_feared() -> None:
    s = begin()
    assert uses(s, "sabotage-1", "norr", "plague")
    assert not uses(s, "sabotage-1", "norr", "mining_initiative")
    assert not uses(s, "sabotage-1", "sol", "plague"), "its own"


def test_what_guards_a_system_waits_until_somebody_comes() -> None:
    s = begin()
    s.active, s.system = 1, CENTRE
    assert not uses(s, "experimental_battlestation")
    put(s, 0, CENTRE, cruiser=1)
    assert uses(s, "experimental_battlestation")
    assert not uses(s, "bunker"), "nobody bombards"
    put(s, 1, CENTRE, dreadnought=1)
    assert uses(s, "bunker")


def test_only_an_election_that_harms_is_undone() -> None:
    s = begin()
    s.phase, s.vote = "agenda", "minister_of_war"
    assert not uses(s, "confusing_legal_text")
    assert not uses(s, "veto")
    s.vote = "public_execution"
    assert uses(s, "confusing_legal_text")
    assert uses(s, "veto"), "nobody has more points: it may well be this seat"
    s.players[1].points["custodians"] = 1
    assert not uses(s, "veto"), "another leads"


def test_a_point_that_another_would_get_is_vetoed() -> None:
    s = begin()
    s.phase, s.vote = "agenda", "shard_of_the_throne"
    s.players[0].planets, s.players[1].planets = {planet(0): True}, {planet(2): True}
    s.players[2].planets = {}
    for n, planets in enumerate(("mecatol_rex", "lodor")):
        s.players[n].planets = {planets: True}
    assert not uses(s, "veto"), "it has most votes"
    s.players[0].planets["mecatol_rex"] = False
    assert uses(s, "veto")
    s.vote = "holy_planet_of_ixth"
    s.players[0].planets["mecatol_rex"] = True
    assert uses(s, "veto"), "the votes are of no use: it has no such planet"
    s.vote = "seed_of_an_empire"
    assert not uses(s, "veto")
    assert [council.opinion(mind_of(s), x) > 0 for x in ("for", "against")] == [True, False]
    s.players[1].points["custodians"] = 1
    assert uses(s, "veto")
    assert [council.opinion(mind_of(s), x) > 0 for x in ("for", "against")] == [False, True]


def test_what_takes_from_this_seat_more_than_from_others_is_vetoed() -> None:
    s = begin()
    s.phase, s.vote = "agenda", "economic_equality"
    s.players[0].goods = 5
    assert not uses(s, "veto")
    s.players[0].goods = 6
    assert uses(s, "veto")
    s.vote, s.laws = "new_constitution", {"minister_of_war": 1}
    assert not uses(s, "veto")
    s.laws = {"minister_of_war": 0}
    assert uses(s, "veto")


def test_votes_are_bought_if_few_are_missing() -> None:
    s = begin()
    s.phase, s.vote, s.speaker = "agenda", "minister_of_war", 1
    s.voted, s.votes = {0: 0, 1: 1, 2: 2}, {0: {"planets": 4}, 1: {"planets": 5}, 2: {"planets": 1}}
    s.players[0].goods = 4
    assert uses(s, "bribery")
    question: Choose[Any] = Choose(0, "twilight.target", [(x,) for x in range(1, 5)], about=("bribery",))
    assert council.target(mind_of(s), question) == (2,)
    s.speaker = 0
    assert council.target(mind_of(s), question) == (1,), "the speaker decides between equals"
    s.votes[1] = {"planets": 3}
    assert not uses(s, "bribery"), "it wins anyway"
    s.votes[1] = {"planets": 8}
    assert not uses(s, "bribery"), "too dear"
    s.vote = "shard_of_the_throne"
    assert uses(s, "bribery"), "but not for a point"
    s.players[0].goods = 3
    assert not uses(s, "bribery")


def test_a_strategy_card_is_taken_from_others_if_it_is_wanted() -> None:
    s = begin()
    assert not uses(s, "public_disgrace", "norr", "politics")
    s.players[0].planets[MECATOL] = True
    assert uses(s, "public_disgrace", "norr", "imperial")


def test_what_plans_do_not_count_on_is_kept() -> None:
    assert not uses(begin(), "spacial_conduit_cylinder")
    assert uses(begin(), "summit")


def barrier() -> tuple[Twilight, str, str]:
    """A transport at home can reach a planet two systems away only through the fleets of another."""
    s = begin()
    s.players[0].technologies["gravity_drive"] = True
    put(s, 0, home(s, 0), carrier=1, infantry=2)
    for x in s.board.beside[home(s, 0)]:
        put(s, 1, x, destroyer=1)
    mind = mind_of(s)
    far = max(s.board.hexes, key=lambda x: mind.farther("in_the_silence_of_space", x))
    return s, home(s, 0), far


def test_a_card_that_hides_ships_is_played_where_others_bar_the_way() -> None:
    s, harbour, far = barrier()
    s.active, s.system, s.players[0].hand = 0, far, ["in_the_silence_of_space"]
    assert mind_of(s).farther("in_the_silence_of_space", far) > deeds.PLAYED
    assert uses(s, "in_the_silence_of_space")
    put(s, 0, CENTRE, destroyer=1)
    for harbours in ([(CENTRE,), (harbour,)], [(harbour,), (CENTRE,)]):
        question: Choose[Any] = Choose(0, "twilight.target", harbours, about=("in_the_silence_of_space",))
        assert council.target(mind_of(s), question) == (harbour,)
    s.forces.append(reading.sailing("in_the_silence_of_space", 0, CENTRE))
    assert mind_of(s).admiral.plan(far) is None or "carrier" not in str(mind_of(s).admiral.plan(far)), "from elsewhere"
    s.forces = [reading.sailing("in_the_silence_of_space", 0, harbour)]
    plan = mind_of(s).admiral.plan(far)
    assert plan is not None
    assert plan.landing


def test_of_two_cards_the_one_is_played_that_helps() -> None:
    s, _, far = barrier()
    s.active, s.system, s.players[0].hand = 0, far, ["in_the_silence_of_space", "lost_star_chart"]
    assert not uses(s, "lost_star_chart")


def test_hits_are_cancelled_where_they_would_cost_ships() -> None:
    s = fight({"cruiser": 6}, {"destroyer": 2})
    s.system = CENTRE
    assert not uses(s, "shields_holding-1"), "no hits"
    s.batches = [Batch(seat=0, by=1, place=CENTRE, hits=1, sort="ships")]
    assert uses(s, "shields_holding-1")
    one = moments.spared(mind_of(s))
    s.batches[0].hits = 4
    assert moments.spared(mind_of(s)) == 2 * one, "two of the four"
    s.batches = [Batch(seat=1, by=0, place=CENTRE, hits=1, sort="ships")]
    assert not uses(s, "shields_holding-1"), "those of the other"
    s.batches = [Batch(seat=0, by=1, place=CENTRE, hits=1, sort="ships")]
    put(s, 0, CENTRE, dreadnought=1)
    assert not uses(s, "shields_holding-1"), "it is sustained"
    s.players[0].damaged[CENTRE] = {"dreadnought": 1}
    assert uses(s, "shields_holding-1")
    put(s, 0, CENTRE, fighter=1)
    assert not uses(s, "shields_holding-1"), "only a fighter is lost"


def test_cards_whose_moment_seldom_comes_are_not_kept_for_a_better_one() -> None:
    s = begin()
    put(s, 0, MECATOL, infantry=2)
    put(s, 1, MECATOL, infantry=1)
    s.combat = Combat(attacker=0, defender=1, place=MECATOL)
    assert fight_odds(mind_of(s).s, 0) >= moments.TURNS[1]
    assert uses(s, "fire_team")
    put(s, 0, MECATOL, infantry=4)
    assert not uses(s, "fire_team")


def test_of_too_many_cards_those_go_first_whose_moment_seldom_comes() -> None:
    cards = ["sabotage-1", "direct_hit-2", "plague", "salvage"]
    question: Pick[Any] = Pick(0, "twilight.discard", cards, 2, 2, "TI-32.4")
    assert moments.discard(mind_of(begin()), question) == ("direct_hit-2", "salvage")


def test_commodities_of_the_beaten_count_with_the_card_that_takes_them() -> None:
    s = begin()
    put(s, 1, CENTRE, cruiser=1)
    s.players[1].commodities = 4
    before = rivals.spoils(mind_of(s).s, 0, 1, CENTRE)
    s.players[0].hand = ["salvage"]
    assert rivals.spoils(mind_of(s).s, 0, 1, CENTRE) == before + 4 * rivals.GOODS


# sales

def market() -> Scenario:
    s = begin()
    put(s, 1, gates(s, 0), cruiser=1)
    s.players[1].goods = 5
    return act(s, ("choose_action",))


def said(t: Scenario, seat: int) -> str:
    """What it says now; it is said."""
    view = t.table.view(seat)
    found = bargain(Mind(view, t.table.options, seat, QuickDice(1)), view)
    if found is None:
        return ""
    t.say(seat, spell(found))
    return spell(found)


def test_it_sells_its_trade_agreement_for_a_little_less_than_that_brings() -> None:
    t = market()
    assert [said(t, 0) for _ in range(4)] == ["set_aside,trade_agreement-0", "show,1", "offer,1 note want_goods,3", ""]
    assert said(t, 1) == "accept,1"
    assert t.s.players[0].goods == 3
    assert "trade_agreement-0" in t.s.players[1].notes


def test_it_buys_no_note_whose_face_it_has_not_seen() -> None:
    assert gain([["note"], ["want_goods", 1]], theirs=0.0) < 0 < gain([["note"], ["want_goods", 1]], theirs=2.0)
    assert gain([["goods", 3], ["want_note"]], mine=6.0) < 0 < gain([["goods", 3], ["want_note"]], mine=1.0)


def test_it_has_nothing_to_sell_to_the_poor() -> None:
    t = market()
    t.s.players[1].goods = 2
    assert said(t, 0) == ""
