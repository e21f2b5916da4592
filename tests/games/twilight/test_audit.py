"""The invariants: each one notices what it is there for, and nothing is wrong with a table in order."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from fivesuns.games.twilight.audit import audit
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.state import Combat, Happening, Twilight
from tests.games.twilight.scenario import begin, hand, put


def ordinary() -> Twilight:
    """A position of the action phase in which everything was put right."""
    s = begin()
    s.settled = True
    s.system = "s18"
    put(s, 0, "s18", carrier=1, fighter=2, infantry=2)
    put(s, 1, "s18", cruiser=1)
    put(s, 0, "jord", space_dock=1, pds=2, infantry=3)
    return s


def test_nothing_is_wrong_with_an_ordinary_table() -> None:
    assert audit(ordinary()) == []


def scatter(s: Twilight, type: str, places: int) -> None:
    free = [planet for x in SYSTEMS.values() for planet in x.planets]
    for place in free[:places]:
        put(s, 0, place, **{type: 1})


def eliminated(s: Twilight) -> None:
    s.players[2].out = True


def everywhere(s: Twilight) -> None:
    """Fighters in eleven systems, each with a ship that can carry it."""
    s.players[2].technologies = {"war_sun": True}
    free = [system for system in s.board.beside if system != "s18"]
    for system, ship in zip(free, ["carrier"] * 4 + ["dreadnought"] * 5 + ["war_sun"] * 2, strict=False):
        put(s, 2, system, **{ship: 1, "fighter": 1})


SPOILED: list[tuple[pytest.MarkDecorator, Callable[[Twilight], object]]] = [
    (pytest.mark.rule("I-1"), lambda s: put(s, 0, "wellon", pds=2, space_dock=1) or put(s, 0, "lodor", pds=2)
     or put(s, 0, "quann", pds=1)),
    (pytest.mark.rule("I-1"), lambda s: s.players[0].damaged.update({"s18": {"carrier": 2}})),
    (pytest.mark.rule("I-2"), lambda s: s.players[0].pools.update(tactic=14)),
    (pytest.mark.rule("I-2"), lambda s: s.players[0].pools.update(tactic=-1)),
    (pytest.mark.rule("I-2"), eliminated),
    (pytest.mark.rule("I-3"), lambda s: s.players[0].tokens.extend(["s26", "s26"])),
    (pytest.mark.rule("I-4"), lambda s: put(s, 0, "s20", cruiser=4)),
    (pytest.mark.rule("I-5"), lambda s: put(s, 0, "s18", infantry=9)),
    (pytest.mark.rule("I-6"), lambda s: put(s, 0, "jord", space_dock=1)),
    (pytest.mark.rule("I-6"), lambda s: put(s, 0, "jord", pds=1)),
    (pytest.mark.rule("I-7"), lambda s: s.players[1].planets.update(jord=True)),
    (pytest.mark.rule("I-8"), lambda s: scatter(s, "infantry", 13)),
    (pytest.mark.rule("I-8"), everywhere),
    (pytest.mark.rule("I-9"), lambda s: s.players[0].points.update(custodians=-1)),
    (pytest.mark.rule("I-10"), lambda s: s.players[0].secrets.extend([s.secrets.pop() for _ in range(4)])),
    (pytest.mark.rule("I-10"), lambda s: hand(s, 0, *s.actions[:8])),
    (pytest.mark.rule("I-11"), lambda s: setattr(s.players[0], "commodities", 5)),
    (pytest.mark.rule("I-12"), lambda s: put(s, 2, "s18", cruiser=1)),
    (pytest.mark.rule("I-12"), lambda s: put(s, 0, "s20", cruiser=1) or put(s, 1, "s20", cruiser=1)),
    (pytest.mark.rule("I-13"), lambda s: setattr(s, "phase", "status")),
    (pytest.mark.rule("I-14"), lambda s: s.actions.pop()),
    (pytest.mark.rule("I-14"), lambda s: s.players[0].hand.append(s.actions[0])),
    (pytest.mark.rule("I-14"), lambda s: s.agendas.pop()),
    (pytest.mark.rule("I-14"), lambda s: s.secrets.pop()),
    (pytest.mark.rule("I-14"), lambda s: s.hidden[1].pop()),
    (pytest.mark.rule("I-14"), lambda s: s.tiles["red"].append("s18") or s.tiles["red"].append("s44")),
    (pytest.mark.rule("I-14"), lambda s: s.players[1].strategy.update(leadership=True)),
    (pytest.mark.rule("I-15"), lambda s: setattr(s, "round", 10))]


@pytest.mark.parametrize(("id", "spoil"), [pytest.param(mark.args[0], spoil, marks=mark) for mark, spoil in SPOILED])
def test_an_invariant_notices(id: str, spoil: Callable[[Twilight], object]) -> None:
    s = ordinary()
    spoil(s)
    assert any([f"{id}:" in wrong for wrong in audit(s)]), audit(s)
    assert not [wrong for wrong in audit(s) if f"{id}:" not in wrong]


@pytest.mark.rule("I-5", "TI-E.13")
def test_cargo_is_looked_at_after_the_last_window_of_a_combat() -> None:
    s = ordinary()
    put(s, 0, "s18", infantry=9)
    s.happenings = [Happening(number=1, window="combat_won", by=0, place="s18", about=(1,), order=[0])]
    assert audit(s) == []
    s.happenings[0].window = "tactical_end"
    assert audit(s) != []


@pytest.mark.rule("I-4", "I-5", "TI-46.3c")
def test_fleets_are_looked_at_outside_a_running_check_and_cargo_outside_combat() -> None:
    s = ordinary()
    put(s, 0, "s18", infantry=9)
    s.combat = Combat(attacker=0, defender=1, place="s18")
    assert audit(s) == []
    put(s, 0, "s18", cruiser=5)
    assert audit(s) != []
    s.settled = False
    assert audit(s) == []
