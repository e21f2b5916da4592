"""Why a value is what it is: whatever changes a number is named wherever a player sees that number."""
from __future__ import annotations

from typing import Any, Final

import pytest

from fivesuns.games.twilight import strength, values
from fivesuns.games.twilight.catalog import ABILITIES, FACTIONS, PLANETS, TECHNOLOGIES, Ability, Change
from fivesuns.games.twilight.state import Force, Twilight
from fivesuns.games.twilight.view import view
from fivesuns.texts import Texts
from tests.games.twilight.scenario import begin, put

#: numbers that a player is shown in another way than as a sum of reasons, and how
OTHERWISE: Final = {
    "bombardment_result": "beside the dice, as soon as they are to be rolled",
    "fleet_count": "fighters beyond the capacity are counted among the ships",
    "fighter_capacity_in_system": "they are not counted among the cargo",
    "hits_per_die": "beside the dice",
    "initiative": "the order of turns, with the zero",
    "prerequisites": "the technology tree: what is met by help",
    "research": "the ability on the sheet; nothing is researched",
    "move:one_own_ship": "beside the way of the ship that needs it",
}
#: what lasts for a while is put there by the card or note that is played
PLAYED: Final = ("action_card", "note")


def changing() -> list[tuple[Ability, Change]]:
    return [(a, change) for a in ABILITIES.values() for change in a.changes
            if change.amount is not None and change.value not in OTHERWISE
            and f"{change.value}:{change.about}" not in OTHERWISE]


def told(found: object, source: str) -> list[int]:
    """The amounts that this source is named with, anywhere in a view."""
    if isinstance(found, dict):
        return [n for x in found.values() for n in told(x, source)]
    if isinstance(found, list):
        if len(found) == 2 and found[0] == source and isinstance(found[1], int):
            return [found[1]]
        return [n for x in found for n in told(x, source)]
    return []


def in_force(a: Ability, change: Change) -> Twilight:
    """A table on which it is."""
    faction = next((x.id for x in FACTIONS.values() if a.source in (*x.abilities, *x.own_technologies, x.flagship)),
                   "xxcha")
    s = begin(factions=tuple(dict.fromkeys((faction, "xxcha", "hacan", "letnev")))[:3])
    p, home = s.players[0], s.board.homes[0]
    planet = next(x for x in p.planets or [x for x, facts in PLANETS.items() if facts.system == home])
    p.planets.setdefault(planet, True)
    put(s, 0, home, cruiser=1, fighter=2, flagship=1, carrier=1)
    p.pools["fleet"] = 6
    if a.source in TECHNOLOGIES:
        p.technologies[a.source] = True
    elif a.sort == "agenda":
        s.laws[a.source] = planet if change.about == "attached_planet" else 0 if "elected" in a.id else "for"
        s.vote = "mutiny"
    elif a.sort in PLAYED:
        about = {"own_fighters": ("fighter",), "own_ships": ("cruiser",)}.get(change.about, ())
        s.forces.append(Force(source=a.source, seat=0, value=change.value, amount=change.amount or 0, lasts="use",
                              about=about))
    return s


@pytest.mark.parametrize(("a", "change"), [pytest.param(*x, id=f"{x[0].id}-{x[1].value}-{x[1].amount}")
                                           for x in changing()])
def test_whatever_changes_a_number_is_named_where_it_is_seen(a: Ability, change: Change) -> None:
    assert told(view(in_force(a, change), 0), a.source)


@pytest.mark.parametrize("value", strength.PRINTED)
def test_the_reasons_of_a_value_make_the_value(value: str) -> None:
    rows = [(a, change) for a, change in changing() if change.value == value]
    assert rows, "nothing changes it: it need not be told"
    for a, change in rows:
        s = in_force(a, change)
        found: Any = view(s, 0)["seats"][0]["why"][value]
        assert sum(n for _, n in found) == values.total(values.reckon(s, 0, value, strength.PRINTED[value]))
        assert [source for source, _ in found][-1] == a.source
    assert value not in view(begin(factions=("letnev", "norr", "xxcha")), 0)["seats"][0]["why"]


def test_every_value_has_a_name_in_every_language() -> None:
    for language in ("en", "ru", "uk"):
        texts = Texts(language, "twilight_web")
        for value in ("fleet_limit", *strength.PRINTED):
            assert texts.find([f"value-{value}"]), (language, value)


def test_a_fleet_is_as_large_as_its_reasons_say() -> None:
    s = begin(factions=("letnev", "hacan", "xxcha"))
    s.players[0].pools["fleet"] = 6
    s.laws["fleet_regulations"] = "for"
    found = view(s, 0)["seats"][0]["fleet"]
    assert found == [["printed", 6], ["fleet_regulations", -2], ["armada", 2]]
    assert sum(n for _, n in found) == values.fleet_limit(s, 0)


def test_a_planet_says_why_it_is_worth_so_much() -> None:
    s = begin(factions=("letnev", "hacan", "winnu"))
    planet = next(x for x in PLANETS.values() if x.system == s.board.homes[0])
    assert "why" not in view(s, 0)["planets"][planet.id]
    s.laws["core_mining"] = planet.id
    shown = view(s, 0)["planets"][planet.id]
    assert shown["why"]["resources"] == [["printed", planet.resources], ["core_mining", 2]]
    assert shown["resources"] == planet.resources + 2
    s.forces.append(Force(source="hegemonic_trade_policy", seat=0, value="planet_values", amount=0, lasts="use",
                          about=(planet.id,)))
    shown = view(s, 0)["planets"][planet.id]
    assert shown["why"]["influence"] == [["hegemonic_trade_policy", planet.resources + 2]]
    assert shown["influence"] == planet.resources + 2


def test_a_dock_that_a_law_keeps_from_producing_says_so() -> None:
    s = begin(factions=("letnev", "hacan", "xxcha"))
    planet = next(x for x in PLANETS if PLANETS[x].system == s.board.homes[0])
    put(s, 0, planet, space_dock=1)
    assert view(s, 0)["seats"][0]["local"] == []
    s.laws["holy_planet_of_ixth"] = planet
    found = view(s, 0)["seats"][0]["local"]
    assert values.production(s, 0, planet, "space_dock") == 0
    assert found == [{"place": planet, "type": "space_dock", "move": [], "combat": [],
                      "production": [["holy_planet_of_ixth", 0]]}]
