"""The odds of combats: known values, dice thrown by the thousand, and the same combats by the stages of the game."""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fivesuns.cli import main
from fivesuns.games.twilight import GAME
from fivesuns.games.twilight.catalog import FACTIONS, TECHNOLOGIES, UNITS
from fivesuns.games.twilight.odds import CARDS, UnknownCase, odds, solve
from fivesuns.games.twilight.state import Combat, Twilight
from fivesuns.kernel import Allocate, Ask, Chance, Choose, Compose, Number, Roll, Table
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


def chosen(s: Twilight, ask: Ask, technologies: dict[str, bool]) -> Any:
    """By the policy."""
    if isinstance(ask, Allocate):
        left, worth = ask.total, 2 if "non_euclidean_shielding" in technologies else 1
        if ask.key == "twilight.sustain":
            left = min(left, -(-ask.about[1] // worth))
        given = {}
        for word, most in sorted(ask.bins, key=lambda item: price(item[0])):
            given[word] = min(most, left)
            left -= given[word]
        return tuple([(word, given[word]) for word, _ in ask.bins if given[word]])
    if isinstance(ask, Compose):
        return ask.offered()[0][0] if ask.offered else ((PLANET, s.players[0].units[SYSTEM]["infantry"]),)
    if isinstance(ask, Number):
        return ask.high
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
            table.give(seat, chosen(table.state, ask, table.state.players[seat].technologies))
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
        at, chance = max(mass.items(), key=lambda item: sum([2 * n - hurt for x in item[0] for _, n, hurt in x]) if item[0]
                         else 999)
        del mass[at]
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
        p.technologies = dict.fromkeys([*x.get("technologies", ()), *[
            word for key in ("units", "pds", "bombarding_ships") for word in x.get(key, ()) if word in TECHNOLOGIES]], True)
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
