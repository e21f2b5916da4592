"""The odds of combats: known values, dice thrown by the thousand, and the same combats by the stages of the game."""
from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from math import comb
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest

from fivesuns.cli import main
from fivesuns.games.twilight import GAME, units
from fivesuns.games.twilight.catalog import FACTIONS, TECHNOLOGIES, UNITS
from fivesuns.games.twilight.odds import CARDS, UnknownCase, odds, solve
from fivesuns.games.twilight.state import Batch, Combat, Twilight
from fivesuns.kernel import Allocate, Ask, Chance, Choose, Compose, Roll, Table
from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import act, begin, hand, law, put
from tests.recorded import recorded

EXAMPLES = recorded("twilight", "odds_examples.json")
FACTS = Path(__file__).parents[2] / "facts" / "twilight" / "units.json"
Shares = tuple[float, float, float]
Case = dict[str, Any]


def side(faction: str = "", technologies: tuple[str, ...] = (), cards: tuple[str, ...] = (), **units: int) -> Case:
    found: Case = {"units": units}
    for key, value in (("faction", faction), ("technologies", list(technologies)), ("cards", list(cards))):
        if value:
            found[key] = value
    return found


def shares(attacker: Case, defender: Case) -> Shares:
    found = solve([{"attacker": attacker, "defender": defender}])[0]["odds"]
    return found["attacker_win"], found["draw"], found["defender_win"]


# known values

@pytest.mark.recorded
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_of_another_program(path: Path) -> None:
    given = json.loads(path.read_text(encoding="utf-8"))
    for cases in (given, given["items"]):
        for due, found in zip(given["items"], solve(cases), strict=True):
            assert found["odds"] == pytest.approx(due["odds"], abs=0.0005), due["case"]
            assert {**found, "odds": 0} == {**due, "odds": 0}


@pytest.mark.parametrize(("attacker", "defender", "due"), [
    (side(infantry=2), side(infantry=2), (.4635, .0730, .4635)),
    (side(dreadnought=2), side(dreadnought=2), (.4379, .1242, .4379)),
    ({**side(infantry=3), "bombarding_ships": {"dreadnought": 3}}, side(infantry=3), (.9046, .0145, .0809)),
    (side(destroyer=1), side(fighter=3), (.0680, .0170, .9150)),
    (side(carrier=1, fighter=4), side(cruiser=2), (.9192, .0097, .0711)),
    (side(infantry=1), side(infantry=1), (.7 / 1.7, .3 / 1.7, .7 / 1.7))])
def test_known_odds(attacker: Case, defender: Case, due: Shares) -> None:
    assert shares(attacker, defender) == pytest.approx(due, abs=0.0001)


# dice by the thousand: another program in miniature, from the facts alone

ORDER = ("fighter", "destroyer", "cruiser", "carrier", "dreadnought", "flagship", "war_sun", "infantry")


@cache
def printed() -> dict[str, Any]:
    facts = json.loads(FACTS.read_text(encoding="utf-8"))
    return {unit["id"]: unit for unit in (*facts["items"], *facts["flagships"])}


class Thrown:
    """One fight: units are lists of [type, damaged, damaged in this round]."""

    def __init__(self, case: Case, rng: Random) -> None:
        self.rng = rng
        self.sides = [case["attacker"], case["defender"]]
        self.force = [[[word, False, False] for word, n in x["units"].items() for _ in range(n)] for x in self.sides]
        for mine in self.force:
            mine.sort(key=self.rank)

    def rank(self, unit: list[Any]) -> int:
        return ORDER.index(printed()[unit[0]]["base_type"])

    def knows(self, n: int, technology: str) -> bool:
        return technology in self.sides[n].get("technologies", ())

    def throw(self, words: list[str], ability: str, extra: int = 0, add: int = 0) -> int:
        dice = []
        for word in words:
            row = printed()[word]["combat"] if ability == "combat" else printed()[word]["abilities"].get(ability)
            if row:
                dice += [row["hits_on"]] * row["dice"]
        dice += [min(dice)] * extra if dice else []
        return sum([self.rng.randint(1, 10) + add >= value for value in dice])

    def hit(self, n: int, hits: int, *, large: bool = False, fighters: bool = False) -> None:
        def among(unit: list[Any]) -> bool:
            kind = printed()[unit[0]]["base_type"]
            return kind == "fighter" if fighters else kind != "fighter" or not large
        for unit in self.force[n]:
            if hits and among(unit) and not unit[1] and printed()[unit[0]]["abilities"].get("sustain_damage"):
                unit[1] = unit[2] = True
                hits -= 2 if self.knows(n, "non_euclidean_shielding") and hits > 1 else 1
        for unit in sorted(self.force[n], key=lambda unit: (self.rank(unit), not unit[1], unit[2])):
            if hits and among(unit):
                self.force[n] = [x for x in self.force[n] if x is not unit]
                hits -= 1
        if hits and large:
            self.hit(n, hits)

    def cannons(self, n: int) -> None:
        words = [word for word, many in self.sides[n].get("pds", {}).items() for _ in range(many)]
        if words and self.force[1 - n]:
            hits = self.throw(words, "space_cannon", self.knows(n, "plasma_scoring"),
                              -1 if self.knows(1 - n, "antimass_deflectors") else 0)
            self.hit(1 - n, hits, large=self.knows(n, "graviton_laser_system"))

    def fought(self) -> int:
        ships = self.sides[0].get("bombarding_ships", {})
        if any([printed()[word]["base_type"] == "infantry" for word in self.sides[0]["units"]]):
            if "pds" not in self.sides[1] or "war_sun" in ships:
                words = [word for word, many in ships.items() for _ in range(many)]
                self.hit(1, self.throw(words, "bombardment", self.knows(0, "plasma_scoring")))
            self.cannons(1)
        else:
            self.cannons(1)
            self.cannons(0)
            for n in (0, 1):
                if self.knows(n, "assault_cannon") and len([x for x in self.force[n] if self.rank(x)]) >= 3:
                    self.force[1 - n].remove(min([x for x in self.force[1 - n] if self.rank(x)], key=self.rank))
            flak = [self.throw([unit[0] for unit in mine], "anti_fighter_barrage") for mine in self.force]
            for n in (0, 1):
                self.hit(n, flak[1 - n], fighters=True)
        add = [{"norr": 1, "jolnar": -1}.get(x.get("faction", ""), 0) for x in self.sides]
        while self.force[0] and self.force[1]:
            rolled = [self.throw([unit[0] for unit in mine], "combat", add=add[n]) for n, mine in enumerate(self.force)]
            for n in (0, 1):
                for unit in self.force[n]:
                    unit[2] = False
                self.hit(n, rolled[1 - n])
                damaged = [unit for unit in self.force[n] if unit[1] and not unit[2]]
                if self.knows(n, "duranium_armor") and damaged:
                    damaged[0][1] = False
        return 1 if not self.force[0] and not self.force[1] else 0 if self.force[0] else 2


@pytest.mark.parametrize("case", [
    {"attacker": {**side(destroyer=2, cruiser=1), "pds": {"pds_ii": 2}, "pds_where": "adjacent system"},
     "defender": side(carrier=1, fighter=6)},
    {"attacker": side(technologies=("non_euclidean_shielding",), dreadnought=2), "defender": side(cruiser=5)},
    {"attacker": side("norr", dreadnought=1, cruiser=2), "defender": side("jolnar", cruiser=3, dreadnought=1)},
    {"attacker": side(technologies=("assault_cannon",), cruiser=3), "defender": side(cruiser=2, dreadnought=1)},
    {"attacker": side(technologies=("antimass_deflectors",), carrier=1, fighter=3, dreadnought=1),
     "defender": {**side(technologies=("graviton_laser_system", "plasma_scoring"), cruiser=1),
                  "pds": {"pds_ii": 3}}},
    {"attacker": {**side(technologies=("plasma_scoring",), infantry_ii=3), "bombarding_ships": {"war_sun": 1}},
     "defender": {**side(infantry=6), "pds": {"pds": 2}}},
    {"attacker": side(technologies=("duranium_armor",), dreadnought=2), "defender": side(cruiser=4)},
    {"attacker": side("muaat", war_sun=1), "defender": side("sol", advanced_carrier_ii=2, fighter_ii=3)},
], ids=str)
def test_the_odds_are_those_of_dice_that_are_thrown(case: Case) -> None:
    rng, times = Random(7), 6000
    counts = [0, 0, 0]
    for _ in range(times):
        counts[Thrown(case, rng).fought()] += 1
    for due, n in zip(shares(case["attacker"], case["defender"]), counts, strict=True):
        assert n / times == pytest.approx(due, abs=3.6 * (due * (1 - due) / times) ** 0.5)


# the same combats by the stages of the game, every roll followed

SYSTEM = "s27"                   # New Albion and Starpoint
PLANET = "new_albion"
USED = ("plasma_scoring-0", "plasma_scoring-1", "graviton_laser_system", "magen_defense_grid")
Where = tuple[tuple[tuple[str, int, int], ...], ...]


def price(word: str) -> tuple[int, bool]:
    return (ORDER.index(word.removesuffix("*")), not word.endswith("*"))


def chosen(s: Twilight, ask: Ask) -> Any:
    """By the policy."""
    if isinstance(ask, Allocate):
        left, given = ask.total, {}
        for word, most in sorted(ask.bins, key=lambda item: price(item[0])):
            given[word] = min(most, left)
            left -= given[word]
        return tuple([(word, given[word]) for word, _ in ask.bins if given[word]])
    if isinstance(ask, Compose):
        return ask.offered()[0][0] if ask.offered else ((PLANET, s.players[0].units[SYSTEM]["infantry"]),)
    assert isinstance(ask, Choose)
    if ask.key == "twilight.react":
        return next((word for word in ask.options() if word in USED), None)
    if ask.key == "twilight.announce_retreat":
        return "stay"
    words = [x if isinstance(x, str) else x[0] for x in ask.options()]
    return ask.options()[words.index(min(words, key=price))]


def standing(s: Twilight, place: str) -> Where:
    return tuple([tuple([(type, n, p.damaged.get(place, {}).get(type, 0)) for type, n in sorted(
        p.units.get(place, {}).items()) if type in ORDER]) for p in s.players[:2]])


def rolls(table: Table[Twilight], ask: Roll) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Every number of dice that miss, hit, and hit with the highest face."""
    shot = next((shot for volley in table.state.volleys for shot in volley.shots if not shot.faces), None)
    if shot is None:                                                    # who comes back later does not matter here
        yield 1.0, (1,) * ask.dice
        return
    least = shot.value - shot.add
    hits = (11 - least) / 10
    high = min(.2, hits) if shot.type == "flagship" else 0.0            # more hits for a nine or ten
    low = hits - high
    for n in range(ask.dice + 1):
        for k in range(ask.dice - n + 1):
            miss = ask.dice - n - k
            p = comb(ask.dice, n) * comb(ask.dice - n, k) * (1 - high - low) ** miss * low ** k * high ** n
            if p > 1e-9:
                yield p, (10,) * n + (least,) * k + (1,) * miss


def a_round(s: Twilight) -> Iterator[tuple[float, Twilight]]:
    """Up to the first roll of another round, or to the end."""
    now = s.combat.round if s.combat is not None else 1
    paths: list[tuple[float, Table[Twilight]]] = [(1.0, Table.at(GAME, GAME.settle({"seats": s.seats}), s))]
    while paths:
        p, table = paths.pop()
        while table.ask is not None and not isinstance(table.ask, Chance):
            seat, ask = next(iter(table.waiting().items()))
            table.give(seat, chosen(table.state, ask))
        combat = table.state.combat
        if table.ask is None or (combat is not None and combat.round > now):
            yield p, table.state
            continue
        assert isinstance(table.ask, Roll)
        for q, faces in rolls(table, table.ask):
            twin = table.clone()
            twin.settle(faces)
            paths.append((p * q, twin))


def by_the_rules(s: Twilight, place: str) -> Shares:
    """The combat as the stages of the game play it, from position to position."""
    ways: dict[Where, list[tuple[float, Where, bool]]] = {}
    states: dict[Where, Twilight] = {}
    mass: dict[Where, float] = {(): 1.0}
    states[()] = s
    found = [0.0, 0.0, 0.0]
    while mass:
        at = max(mass, key=lambda at: sum([2 * n - hurt for fleet in at for _, n, hurt in fleet]))
        chance = mass.pop(at)
        if chance < 1e-8:
            continue
        if at not in ways:
            ways[at] = []
            for p, after in a_round(states[at]):
                where = standing(after, place)
                ways[at].append((p, where, after.combat is None))
                if after.combat is not None and where not in states:
                    states[where] = next_round(after, place)
        stays = sum([p for p, after, over in ways[at] if after == at and not over])
        for p, after, over in ways[at]:
            if over:
                left = [any([type == "infantry" or place == SYSTEM for type, _, _ in x]) for x in after]
                found[1 if left[0] == left[1] else 0 if left[0] else 2] += chance * p / (1 - stays)
            elif after != at:
                mass[after] = mass.get(after, 0.0) + chance * p / (1 - stays)
    return found[0], found[1], found[2]


def next_round(s: Twilight, place: str) -> Twilight:
    s = copied(s)
    assert s.combat is not None
    s.volleys, s.batches, s.happenings = [], [], []
    s.combat.hits, s.combat.aimed, s.combat.calm = {}, {}, 0
    s.agenda = [("announce",) if place == SYSTEM else ("ground_round",)]
    return s


def position(attacker: Case, defender: Case) -> tuple[Twilight, str]:
    """The case on a table."""
    s = begin(factions=[attacker.get("faction", "yssaril"), defender.get("faction", "hacan"), "saar"])
    s.system = SYSTEM
    on_planet = not any([UNITS[word].sort == "ship" for word in attacker["units"]])
    for seat, x in enumerate((attacker, defender)):
        p = s.players[seat]
        p.pools["fleet"] = 9
        named = [word for key in ("units", "pds", "bombarding_ships", "technologies") for word in x.get(key, ())]
        p.technologies = dict.fromkeys([word for word in named if word in TECHNOLOGIES], True)
        where = SYSTEM if seat == 0 or not on_planet else PLANET
        put(s, seat, where, **{UNITS[word].type: n for word, n in x["units"].items()})
        put(s, seat, SYSTEM, **{UNITS[word].type: n for word, n in x.get("bombarding_ships", {}).items()})
        if on_planet and seat == 0:
            put(s, seat, SYSTEM, carrier=1)
        guns = {UNITS[word].type: n for word, n in x.get("pds", {}).items()}
        put(s, seat, "starpoint" if seat == 0 else PLANET, **guns)
        for planet in ("starpoint",) if seat == 0 and guns else (PLANET,) if seat == 1 else ():
            p.planets[planet] = True
    s.agenda = [("invade",)] if on_planet else [("offense",), ("meet",)]
    return s, PLANET if on_planet else SYSTEM


FIGHTS: dict[str, tuple[Case, Case]] = {
    "barrage": (side(destroyer=1, carrier=1), side(carrier=1, fighter=2)),
    "sustain": (side(dreadnought=1, cruiser=1), side(cruiser=2)),
    "plasma scoring and antimass deflectors": (
        side(technologies=("antimass_deflectors",), cruiser=2),
        {**side(technologies=("plasma_scoring",), cruiser=1), "pds": {"pds": 2}}),
    "graviton laser system": (side(carrier=1, fighter_ii=2),
                              {**side(technologies=("graviton_laser_system",), destroyer=1), "pds": {"pds_ii": 2}}),
    "non-Euclidean shielding": (side(technologies=("non_euclidean_shielding",), dreadnought=1), side(cruiser=3)),
    "assault cannon": (side(technologies=("assault_cannon",), destroyer=3), side(cruiser=1, dreadnought=1)),
    "duranium armor": (side(technologies=("duranium_armor",), dreadnought=1), side(cruiser=2)),
    "Sardakk N'orr": (side("norr", cruiser=1, destroyer=1), side(cruiser=2)),
    "Jol-Nar": (side("jolnar", cruiser=2), side(destroyer=2)),
    "the flagship of Sardakk N'orr": (side("norr", flagship_norr=1, cruiser=1), side(dreadnought=2)),
    "the flagship of Jol-Nar": (side("jolnar", flagship_jolnar=1), side(cruiser=3)),
    "the flagship of Letnev": (side("letnev", flagship_letnev=1), side(cruiser=2)),
    "the flagship of L1Z1X": (side("l1z1x", flagship_l1z1x=1), side(carrier=1, fighter=2)),
    "the flagship of Mentak": (side("mentak", flagship_mentak=1), side(dreadnought=2)),
    "the flagship of Winnu": (side("winnu", flagship_winnu=1), side(carrier=1, cruiser=1, fighter=1)),
    "the flagship of Yin": (side("yin", flagship_yin=1, destroyer=1), side(cruiser=2)),
    "the flagship of Xxcha": (side("xxcha", flagship_xxcha=1), side(cruiser=2)),
    "the flagship of Saar": (side(carrier=1, fighter=2), side("naalu", flagship_naalu=1)),
    "ground": (side(infantry=2), side(infantry_ii=1)),
    "bombardment": ({**side("norr", technologies=("plasma_scoring",), infantry=2), "bombarding_ships": {
        "exotrireme": 1}}, side("sol", spec_ops=3)),
    "planetary shield": ({**side(infantry=2), "bombarding_ships": {"dreadnought": 2}},
                         {**side(infantry=1), "pds": {"pds": 1}}),
    "a war sun and a planetary shield": ({**side(infantry=1), "bombarding_ships": {"war_sun": 1}},
                                         {**side(infantry=3), "pds": {"pds": 1}}),
    "L4 disruptors": (side(technologies=("l4_disruptors",), infantry=2), {**side(infantry=1), "pds": {"pds": 2}}),
    "Valkyrie particle weave": (side("norr", technologies=("valkyrie_particle_weave",), infantry=2), side(infantry=2)),
    "Magen defense grid": (side(infantry=2), {**side(technologies=("magen_defense_grid",), infantry=2), "pds": {
        "pds": 1}}),
}


@pytest.mark.parametrize("name", FIGHTS)
def test_the_odds_are_those_of_the_stages_of_the_game(name: str) -> None:
    attacker, defender = FIGHTS[name]
    s, place = position(attacker, defender)
    due = by_the_rules(s, place)
    assert sum(due) == pytest.approx(1, abs=1e-5)
    assert shares(attacker, defender) == pytest.approx(due, abs=2e-5)
    found = odds(s, 0, 1, place)
    assert (found.attacker_win, found.draw, found.defender_win) == pytest.approx(due, abs=2e-5)


# from within a combat

def round_by_round(s: Twilight, place: str, *stages: str) -> Shares:
    s = copied(s)
    s.agenda = [(stage,) for stage in stages]
    return by_the_rules(s, place)


def now(s: Twilight, place: str) -> Shares:
    found = odds(s, 0, 1, place)
    return found.attacker_win, found.draw, found.defender_win


def test_the_odds_in_a_combat_are_those_from_here_on() -> None:
    s, _ = position(side(dreadnought=1, cruiser=1), side(cruiser=2))
    hand(s, 1, "direct_hit-1")
    t = act(s, ("meet",), luck="5 1 7 1")
    assert t.asked() == {1: "react"}, "whoever holds a card could play it at the start"
    t.play(1, "pass")
    assert t.asked() == {0: "sustain"}, "one hit each"
    after = position({**side(dreadnought=1, cruiser=1)}, side(cruiser=1))[0]
    after.players[0].damaged = {SYSTEM: {"dreadnought": 1}}
    after.combat = Combat(attacker=0, defender=1, place=SYSTEM, round=2)
    due = round_by_round(after, SYSTEM, "announce")
    assert now(t.s, SYSTEM) == pytest.approx(due, abs=2e-5)
    assert now(after, SYSTEM) == pytest.approx(due, abs=2e-5)
    whole = now(s, SYSTEM)
    assert whole[0] < due[0] - 0.09


def test_dice_that_have_been_rolled_count() -> None:
    s, _ = position(side(cruiser=1), side(cruiser=1))
    hand(s, 1, "shields_holding-1")
    t = act(s, ("meet",), luck="7 1 10")
    while t.asked() and not t.s.batches:
        t.play(1, "pass")
    assert now(t.s, SYSTEM) == (1, 0, 0), "the defender has missed and can only hope for a card"


def test_what_one_side_has_rolled_is_known_while_the_other_rolls() -> None:
    s, _ = position(side(cruiser=1), side(cruiser=1))
    s.combat = Combat(attacker=0, defender=1, place=SYSTEM, hits={0: 1})
    s.agenda = [("roll_for", 1), ("exchange",), ("take_hits",)]
    assert now(s, SYSTEM) == pytest.approx((.6, .4, 0))
    s.agenda = [("hits_done",)]                                  # they have been assigned: nobody knows more
    assert now(s, SYSTEM) == pytest.approx((.375, .25, .375))


def test_losses_that_have_been_chosen_are_lost() -> None:
    s, _ = position(side(cruiser=1), side(cruiser=1))
    s.combat = Combat(attacker=0, defender=1, place=SYSTEM)
    s.batches = [Batch(seat=1, by=0, place=SYSTEM, hits=0, sort="ships", losses={"cruiser": 1})]
    assert now(s, SYSTEM) == (1, 0, 0)


def test_losses_and_laws() -> None:
    s, _ = position(side(carrier=1, fighter=3), side(cruiser=2))
    found = odds(s, 0, 1, SYSTEM)
    fought = odds(s, 1, 0, SYSTEM)
    assert found.attacker_win == pytest.approx(fought.defender_win)
    assert found.losses[0] == pytest.approx(fought.losses[1])
    assert 0 < found.losses[0]["carrier"] < 1 < found.losses[0]["fighter"] < 3
    assert 2 > found.losses[1]["cruiser"] > 2 * found.attacker_win
    assert found.error < 1e-6
    law(s, "prophecy_of_ixth", 0)
    assert odds(s, 0, 1, SYSTEM).attacker_win > found.attacker_win + 0.05
    for seat in (0, 1):
        put(s, seat, "s42", cruiser=2)
        put(s, seat, "s18", cruiser=2)
    assert odds(s, 0, 1, "s42").attacker_win < odds(s, 0, 1, "s18").attacker_win - 0.1, "in a nebula"


def test_all_ground_forces_above_a_planet_would_land() -> None:
    s, _ = position(side(infantry=2), side(infantry=1))
    above = odds(s, 0, 1, PLANET)
    assert units.count(s.players[0], SYSTEM, "infantry") == 2, "the table is as it was"
    units.move(s.players[0], SYSTEM, PLANET, "infantry", 2)
    assert odds(s, 0, 1, PLANET) == above


# cases

@pytest.mark.parametrize(("card", "attacker", "defender"), [
    ("morale_boost", side(cruiser=1), side(cruiser=1)), ("morale_boost", side(infantry=1), side(infantry=1)),
    ("fighter_prototype", side(carrier=1, fighter=3), side(cruiser=2)),
    ("disable", side(infantry=2), {**side(infantry=1), "pds": {"pds": 2}})])
def test_a_card_helps_in_its_round(card: str, attacker: Case, defender: Case) -> None:
    plain, played = shares(attacker, defender), shares({**attacker, "cards": [card]}, defender)
    assert card in CARDS
    assert played[0] > plain[0] + 0.02
    if attacker == side(cruiser=1):                              # .5 v .4 in the first round, then .4 v .4
        rest, stays = .24 / .64, .5 * .6
        assert played == pytest.approx((.3 + stays * rest, .2 + stays * .25, .2 + stays * rest), abs=1e-6)


def test_a_bunker_makes_bombardment_worse() -> None:
    attacker = {**side(infantry=1), "bombarding_ships": {"dreadnought": 1}}            # 5 becomes 9
    assert shares(attacker, side(cards=("bunker",), infantry=1))[0] == pytest.approx(.2 + .8 * .7 / 1.7, abs=1e-6)


def test_where_cannons_stand() -> None:
    ships = side(cruiser=2)
    for where, word, fires in (("active system", "pds", True), ("adjacent system", "pds", False),
                               ("adjacent system", "pds_ii", True), ("active system", "pds_ii", True)):
        found = shares(ships, {**ships, "pds": {word: 2}, "pds_where": where})
        assert (found[0] < shares(ships, ships)[0] - 0.1) == fires, (where, word)
    land = {**side(infantry=2), "bombarding_ships": {"dreadnought": 2}}
    there = shares(land, {**side(infantry=2), "pds": {"pds": 1}, "pds_where": "invaded planet"})
    assert shares(land, {**side(infantry=2), "pds": {"pds": 1}}) == there
    assert shares(land, {**side(infantry=2), "pds": {"pds": 1}, "pds_where": "active system"}) == shares(
        land, side(infantry=2))


def test_cannons_of_those_who_do_not_fight_fire_at_the_attacker() -> None:
    mine, theirs = side(cruiser=2), side(cruiser=2)
    alone = shares(mine, theirs)
    shot = solve([{"attacker": mine, "defender": theirs, "others": [{"pds": {"pds": 2}}]}])[0]["odds"]["attacker_win"]
    assert shot == pytest.approx(shares(mine, {**theirs, "pds": {"pds": 2}})[0])
    assert shot < alone[0] - 0.1
    more = [{"pds": {"pds": 1}}, {"pds": {"flagship": 1}, "faction": "xxcha"}]
    both = solve([{"attacker": mine, "defender": theirs, "others": more}])[0]["odds"]["attacker_win"]
    assert both < shot, "a ship that fires from next door has three dice"
    shielded = solve([{"attacker": side(technologies=("antimass_deflectors",), cruiser=2), "defender": theirs,
                       "others": [{"pds": {"pds": 2}}]}])[0]["odds"]["attacker_win"]
    assert shielded > shot
    for others, what in ((["pds"], "objects with pds"), ([{"units": {}}], "no key"), ([{}] * 9, "at most")):
        with pytest.raises(UnknownCase, match=what):
            solve([{"attacker": mine, "defender": theirs, "others": others}])
    with pytest.raises(UnknownCase, match="do not fire at those who land"):
        solve([{"attacker": side(infantry=1), "defender": side(infantry=1), "others": more}])


def test_every_unit_faction_and_technology_can_be_in_a_case() -> None:
    for unit in UNITS.values():
        mine = {"faction": unit.faction} if unit.faction else {}
        if unit.sort == "ground":
            found = shares({**mine, "units": {unit.id: 2}}, side(infantry=2))
        elif unit.sort == "ship":
            found = shares({**mine, "units": {unit.id: 2}}, side(cruiser=2))
            if unit.bombardment:
                ground = shares({**mine, **side(**{FACTIONS[unit.faction or "hacan"].sheet["infantry"]: 1}),
                                 "bombarding_ships": {unit.id: 1}}, side(infantry=3))
                assert ground[0] > shares(side(infantry=1), side(infantry=3))[0]
        else:
            continue
        assert sum(found) == pytest.approx(1, abs=1e-5), unit.id
        assert found == shares({"units": {unit.id: 2}}, side(infantry=2) if unit.sort == "ground" else side(cruiser=2))
    for faction in FACTIONS.values():
        flagship = shares({"faction": faction.id, "units": {"flagship": 1}}, side(cruiser=2))
        assert flagship == shares({"units": {faction.flagship: 1}}, side(cruiser=2))
        for technology in TECHNOLOGIES:
            if TECHNOLOGIES[technology].faction in ("", faction.id):
                shares(side(faction.id, technologies=(technology,), cruiser=1), side(destroyer=1))


def test_an_upgrade_counts_by_its_technology_too() -> None:
    assert shares(side(technologies=("destroyer_ii",), destroyer=2), side(fighter=4)) == shares(
        side(destroyer_ii=2), side(fighter=4))


def test_damaged_ships_take_one_hit_less() -> None:
    hurt = {**side(dreadnought=1), "damaged": {"dreadnought": 1}}
    # one die each, a hit on 5 or more: as two ships that cannot sustain damage and hit as often
    win, draw, lose = shares(hurt, hurt)
    assert (win, draw, lose) == pytest.approx((.24 / .84, .36 / .84, .24 / .84), abs=1e-5)
    assert shares(hurt, side(dreadnought=1))[0] < shares(side(dreadnought=1), side(dreadnought=1))[0] - .1


@pytest.mark.rule("TI-82.3")
def test_in_a_nebula_defenders_hit_more_often() -> None:
    case = {"attacker": side(cruiser=2), "defender": {**side(cruiser=2), "pds": {"pds_ii": 1}}}
    plain, misty = solve([case, {**case, "nebula": True}])
    assert misty["odds"]["defender_win"] > plain["odds"]["defender_win"] + .05
    better = solve([{**case, "nebula": True, "defender": side(cruiser=2)}])[0]["odds"]
    assert better["defender_win"] < misty["odds"]["defender_win"], "a cannon reaches into it"


def test_a_combat_that_has_begun_has_neither_cannons_nor_barrage() -> None:
    case = {"attacker": side(destroyer=2), "defender": {**side(fighter=3), "pds": {"pds": 2}}}
    later = solve([{**case, "begun": True}])[0]["odds"]
    assert later != solve([case])[0]["odds"]
    assert later == solve([{"attacker": side(destroyer=2), "defender": side(fighter=3), "begun": True}])[0]["odds"]


WRONG: list[tuple[Any, str]] = [
    ({"attacker": side(cruiser=1)}, "defender is an object with units"),
    ({"attacker": side(cruiser=1), "defender": 3}, "defender is an object with units, not 3"),
    ({"attacker": side(cruiser=1), "defender": {}}, "defender is an object with units"),
    ({"attacker": side(cruiser=1), "defender": side(cruiser=1), "luck": 1}, "no key 'luck'; keys: case, attacker"),
    ({"attacker": side(cruiser=1), "defender": {**side(cruiser=1), "ships": {}}}, "no key 'ships'; keys: units, "),
    ({"attacker": side(battlestar=1), "defender": side(cruiser=1)}, "no unit 'battlestar'; units: infantry"),
    ({"attacker": side(flagship=1), "defender": side(cruiser=1)}, "no unit 'flagship'"),
    ({"attacker": side(cruiser=-1), "defender": side(cruiser=1)}, "legal: 0 to 60"),
    ({"attacker": side(cruiser=True), "defender": side(cruiser=1)}, "legal: 0 to 60"),
    ({"attacker": side(cruiser=40, fighter=40), "defender": side(cruiser=1)}, "more than 60 units"),
    ({"attacker": {"units": ["cruiser"]}, "defender": side(cruiser=1)}, "units are numbers by unit"),
    ({"attacker": side("federation", cruiser=1), "defender": side(cruiser=1)}, "no faction 'federation'; factions: "),
    ({"attacker": {**side(cruiser=1), "faction": 5}, "defender": side(cruiser=1)}, "no faction 5"),
    ({"attacker": side(technologies=("warp",), cruiser=1), "defender": side(cruiser=1)}, "'warp'; legal: neural_motiv"),
    ({"attacker": {**side(cruiser=1), "technologies": "x"}, "defender": side(cruiser=1)}, "are a list of words"),
    ({"attacker": {**side(cruiser=1), "technologies": [["x"]]}, "defender": side(cruiser=1)}, "cannot have ['x']"),
    ({"attacker": side("sol", technologies=("l4_disruptors",), cruiser=1), "defender": side(cruiser=1)},
     "a technology of letnev, not of sol"),
    ({"attacker": side("sol", exotrireme=1), "defender": side(cruiser=1)}, "a unit of norr, not of sol"),
    ({"attacker": side("sol", infantry=1), "defender": side(infantry=1)}, "sol has spec_ops in the place of infantry"),
    ({"attacker": side(cruiser=1, cruiser_ii=1), "defender": side(cruiser=1)}, "cruiser and cruiser_ii; all units"),
    ({"attacker": side(pds=1), "defender": side(cruiser=1)}, "structure"),
    ({"attacker": side(cruiser=1), "defender": side(infantry=1)}, "infantry cannot fight in space"),
    ({"attacker": side(fighter=1), "defender": side(infantry=1)}, "fighter cannot fight on a planet"),
    ({"attacker": side(), "defender": side()}, "neither side has units"),
    ({"attacker": side(cruiser=1), "defender": {**side(cruiser=1), "pds": {"cruiser": 1}}}, "no space cannon; units"),
    ({"attacker": side(cruiser=1), "defender": {**side(cruiser=1), "pds": {"pds": 1}, "pds_where": "moon"}},
     "legal: active system, adjacent system, invaded planet"),
    ({"attacker": {**side(cruiser=1), "bombarding_ships": {"dreadnought": 1}}, "defender": side(cruiser=1)},
     "bombarding_ships are those of an attacker in a ground combat"),
    ({"attacker": {**side(infantry=1), "bombarding_ships": {"pds": 1}}, "defender": side(infantry=1)}, "is no ship"),
    ({"attacker": side(cards=("sabotage",), cruiser=1), "defender": side(cruiser=1)}, "legal: bunker, disable"),
    ({"attacker": {**side(cruiser=1), "damaged": {"cruiser": 1}}, "defender": side(cruiser=1)}, "cannot sustain"),
    ({"attacker": {**side(dreadnought=1), "damaged": {"dreadnought": 2}}, "defender": side(cruiser=1)},
     "2 dreadnought cannot be damaged, of 1"),
    ({"attacker": side(infantry=1), "defender": side(infantry=1), "nebula": True}, "no planet in a nebula"),
    ({"attacker": side(cruiser=1), "defender": side(cruiser=1), "begun": 1}, "begun is true or false, not 1"),
]


@pytest.mark.parametrize(("case", "words"), WRONG, ids=lambda x: x if isinstance(x, str) else "")
def test_a_case_that_cannot_be_read_says_what_would_be_right(case: Any, words: str) -> None:
    good = {"attacker": side(cruiser=1), "defender": side(cruiser=1)}
    with pytest.raises(UnknownCase, match="case 2: ") as error:
        solve([good, case])
    assert words in str(error.value)


def test_what_is_no_list_of_cases_is_refused() -> None:
    for cases in (3, "x", {"items": 3}, {}, [3], None):
        with pytest.raises(UnknownCase, match="a list of objects with attacker and defender"):
            solve(cases)
    with pytest.raises(UnknownCase, match="no key 'cases'; keys: game, kind, count, notes, items"):
        solve({"cases": []})


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cases.json"
    case = {"case": "two of each", "attacker": side(dreadnought=2), "defender": side(dreadnought=2)}
    for given in ([case], {"game": "Twilight Imperium", "count": 1, "items": [case]}):
        file.write_text(json.dumps(given), encoding="utf-8")
        assert main(["odds", "twilight", str(file)]) == 0
        found, = json.loads(capsys.readouterr().out)
        assert found == {**case, "odds": pytest.approx(
            {"attacker_win": .4379, "draw": .1242, "defender_win": .4379}, abs=0.0001)}
    for wrong in ('[{"attackers": 1}]', "[", "3"):
        file.write_text(wrong, encoding="utf-8")
        assert main(["odds", "twilight", str(file)]) == 2
        told = capsys.readouterr()
        assert (told.out, len(told.err.splitlines())) == ("", 1)
        assert told.err.startswith("fivesuns: these are not battles that can be calculated: ")


def test_a_great_battle_takes_a_moment() -> None:
    fleet = {"fighter": 5, "destroyer": 2, "cruiser": 2, "carrier": 2, "dreadnought": 3, "war_sun": 1}
    began = process_time()
    found = shares({"units": fleet}, {"units": fleet, "pds": {"pds_ii": 2}, "technologies": ["duranium_armor"]})
    assert process_time() - began < 6, "under a second on an idle machine"
    assert found[0] < found[2]
