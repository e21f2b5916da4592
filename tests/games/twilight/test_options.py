"""Options of the table: each is a choice that the rules name, and each of its values is played."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from fivesuns.clauses import clauses
from fivesuns.games.twilight import values
from fivesuns.games.twilight.catalog import MAPS
from fivesuns.games.twilight.options import OPTIONS
from fivesuns.games.twilight.stages.setting_up import first_state
from fivesuns.games.twilight.state import Combat
from fivesuns.texts import LANGUAGES, Texts
from tests.games.twilight.scenario import Scenario, act, begin, hand, put

PEACEFUL = ("letnev", "hacan", "xxcha")
NAMED = re.compile(r"(?:[Oo]ption|[Оо]пц[а-яіїє]+) \*([^*]+)\*")
RULE = re.compile(r"\b(?:TI-[A-Z0-9.]+[a-z]*|[WDHI]-[A-Z0-9-]+)")


def opening(**options: Any) -> Scenario:
    """A table for three at the very beginning; the lot makes seat 2 speaker."""
    return Scenario(first_state({**{x.name: x.default for x in OPTIONS}, **options, "seats": 3}), "3")


# what the rules say of them

@pytest.mark.parametrize("language", LANGUAGES)
def test_every_open_question_is_an_option_or_says_which_rule_decides_it(language: str) -> None:
    titles = {Texts(language, "twilight").say(f"option-{option.name}") for option in OPTIONS}
    undecided = []
    for id, clause in clauses("twilight", language).items():
        named = NAMED.findall(clause.text)
        assert set(named) <= titles, id
        if id.startswith("A-") and not clause.info and not named and not RULE.search(clause.text):
            undecided.append(id)
    assert undecided == []


def test_an_option_for_an_open_question_is_named_by_its_clause() -> None:
    say, known = Texts("en", "twilight").say, clauses("twilight")
    rows = {option.rule: option for option in OPTIONS if option.rule.startswith(("A-", "H-"))}
    assert sorted(rows) == ["A-01", "A-05", "A-07", "A-31", "A-57", "H-9"]
    for rule, option in rows.items():
        assert f"ption *{say(f'option-{option.name}')}*" in known[rule].text, rule
    named = [id for id, clause in known.items() if id.startswith("A-") and NAMED.search(clause.text)]
    assert named == [id for id in sorted(rows) if id.startswith("A-")]


# what comes of each value

def notes_of_the_first(value: bool) -> int:
    t = opening(first_game=value)
    return len(t.s.players[2].notes) if value else len(t.play(2, "sol").s.players[2].notes)


def phase_with_ten_points(value: int) -> str:
    s = begin(points=value)
    s.players[0].points = {"imperial": 10}
    return act(s, ("tidy",)).s.phase


def factions_to_choose_from(value: str) -> int:
    t = opening(factions=value)
    return len(t.options(2)) if t.asked() == {2: "faction"} else 0


def first_game_map(value: str) -> bool:
    t = opening(galaxy=value)
    for seat, faction in ((2, "sol"), (0, "norr"), (1, "letnev")):
        t.play(seat, faction)
    return set(MAPS[3].first.values()) <= set(t.s.board.hexes)


def readied_by_diplomacy(value: str) -> bool:
    s = begin(diplomacy_primary=value)
    s.players[0].planets = {"jord": False, "lodor": False}
    t = act(s, ("perform", 0, "diplomacy", 0)).play(0, "s26")
    return (t.play(0, "jord") if t.asked() else t).s.players[0].planets["jord"]


def first_to_fire(value: str) -> list[int]:
    s = begin(PEACEFUL, space_cannon_first=value)
    s.system = "s34"
    one, two = "centauri", "gral"
    for seat, planet in ((0, one), (1, two)):
        put(s, seat, planet, pds=1)
        s.players[seat].planets[planet] = True
        put(s, seat, "s34", cruiser=1)
    return [*act(s, ("offense",)).asked()]


def infantry_of_both_docks(value: str) -> str:
    s = begin(PEACEFUL, production_places=value)
    for planet in ("arc_prime", "wren_terra"):
        put(s, 0, planet, space_dock=1)
    s.system, s.players[0].goods = s.board.homes[0], 9
    return act(s, ("produce",)).refused(0, "infantry@wren_terra,10")


def scored_in_the_turn_of_another(value: str) -> dict[int, str]:
    s = begin(PEACEFUL, action_objectives=value)
    s.secrets.remove("destroy_their_greatest_ship")
    s.players[1].secrets = ["destroy_their_greatest_ship"]
    s.combat = Combat(attacker=0, defender=1, place="s18")
    return act(s, ("open_window", "destroyed", 0, "s18", (1, "combat", "flagship"))).asked()


def values_after_production(value: str) -> tuple[int, int]:
    """Resources and influence of a planet, once units were produced and the turn goes on."""
    s = begin(("winnu", "hacan", "xxcha"), hegemonic_trade_policy=value)
    p = s.players[0]
    p.technologies, p.planets["abyz"], p.goods = {"hegemonic_trade_policy": True}, True, 9
    put(s, 0, next(iter(p.planets)), space_dock=1)
    s.system = s.board.homes[0]
    t = act(s, ("produce",), ("choose_action",)).play(0, "hegemonic_trade_policy", "abyz", "cruiser,1", "goods,2")
    return values.resources(t.s, "abyz"), values.influence(t.s, "abyz")


def shows_a_card(value: bool) -> str:
    s = begin(showing_cards=value)
    hand(s, 0, "summit")
    return act(s, ("choose_action",)).unsaid(0, "show_card,1")


PLAYED: dict[str, tuple[Callable[[Any], Any], list[Any]]] = {
    "first_game": (notes_of_the_first, [5, 0]),
    "points": (phase_with_ten_points, ["over", "action"]),
    "speaker": (lambda value: opening(speaker=value).s.speaker, [2, 0]),
    "factions": (factions_to_choose_from, [17, 2, 0]),
    "galaxy": (first_game_map, [False, True]),
    "diplomacy_primary": (readied_by_diplomacy, [True, False]),
    "space_cannon_first": (first_to_fire, [[1], [0]]),
    "production_places": (infantry_of_both_docks, ["no-such-part", ""]),
    "action_objectives": (scored_in_the_turn_of_another, [{1: "react"}, {}]),
    "hegemonic_trade_policy": (values_after_production, [(0, 3), (3, 0)]),
    "showing_cards": (shows_a_card, ["no-such-part", ""]),
}


@pytest.mark.rule("TI-57.2a", "A-01", "A-05", "A-07", "A-31", "A-57", "TI-S.1", "TI-S.12ii", "D-VPSIDE")
@pytest.mark.parametrize("name", [option.name for option in OPTIONS])
def test_every_value_of_an_option_is_played(name: str) -> None:
    option, = [x for x in OPTIONS if x.name == name]
    probe, found = PLAYED[name]
    assert option.default == option.choices[0]
    assert [probe(value) for value in option.choices] == found
