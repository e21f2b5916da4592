"""What is remembered, or not looked at, for the sake of speed is what would be found anew."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from fivesuns.games.twilight import GAME, checks, galaxy, laws, values
from fivesuns.games.twilight.catalog import FACTIONS, SYSTEMS, TECHNOLOGIES, TYPES, UNITS
from fivesuns.games.twilight.sense import sense
from fivesuns.games.twilight.stages import movement
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Play, QuickDice, Table
from fivesuns.kernel.codec import copied
from fivesuns.kernel.play import step

#: steps that come without anything being put right before them
IN_ORDER: Final = ("choose_action", "end_turn", "act_again", "next_turn", "aim", "end_offense", "close_tactical")


def games() -> list[Table[Any]]:
    return [Table(GAME, GAME.settle({"seats": seats}), QuickDice(seed), False, True)
            for seed, seats in enumerate((6, 5, 4, 3))]


@pytest.fixture(scope="module")
def positions() -> list[Twilight]:
    """Of whole games, one in forty."""
    found = []
    for n, table in enumerate(games()):
        dice, said = QuickDice(n), 0
        while not table.over:
            step(table, dice, sense)
            said += 1
            if said % 40 == 0 and table.state.phase != "setup":
                found.append(copied(table.state))
    return found


def test_units_and_what_changes_values_are_found_as_they_lie_there(positions: list[Twilight]) -> None:
    upgraded = 0
    for s in positions:
        for seat, p in enumerate(s.players):
            mine = [*p.technologies, *FACTIONS[p.faction].abilities]
            for value, rows in values.CHANGES.items():
                expected = [(a.id, change) for a, change in rows if a.source in mine or laws.lies_before(s, seat, a)]
                assert sorted([(a.id, change) for a, change in values.standing(s, seat, value)], key=str) == \
                    sorted(expected, key=str)
            for type in TYPES:
                brought = [UNITS[x] for x in p.technologies if TECHNOLOGIES[x].unit and UNITS[x].type == type]
                upgraded += len(brought)
                assert values.has_unit(s, seat, type) == bool(brought or type in FACTIONS[p.faction].sheet)
                if brought:
                    assert values.unit(s, seat, type) in brought
                elif values.has_unit(s, seat, type):
                    assert values.unit(s, seat, type).id == FACTIONS[p.faction].sheet[type]
            assert values.fleet_limit(s, seat) >= values.least_fleet(s, seat)
            assert values.hand_limit(s, seat) >= values.least_hand(s)
            for value in ("fleet_pool_tokens", "action_card_hand_limit"):
                assert values.number(s, seat, value, 5) == values.total(values.reckon(s, seat, value, 5))
    assert upgraded, "nobody had an upgrade"


def test_what_ships_can_reach_is_where_there_is_a_way(positions: list[Twilight]) -> None:
    for s in positions[::6]:
        for seat, p in enumerate(s.players):
            expected: dict[str, dict[str, dict[str, int]]] = {}
            for place in [x for x in p.units if x in SYSTEMS and x not in p.tokens]:
                for type, n in p.units[place].items():
                    reach = values.total(values.move(s, seat, type, place))
                    for target in s.board.beside if reach else ():
                        spur = values.total(values.spurs(s, seat))
                        if target != place and galaxy.way(s, seat, place, target, reach + spur, (), type) is not None:
                            expected.setdefault(target, {}).setdefault(place, {})[type] = n
            assert movement.within_reach(s, seat) == expected


def test_neighbours_are_those_with_something_near_something_of_ones_own(positions: list[Twilight]) -> None:
    found = {True: 0, False: 0}
    for s in positions[::2]:
        for seat in range(s.seats):
            mine = [system for system in s.board.beside if galaxy.present(s, seat, system)]
            for x in s.others(seat):
                near = any([galaxy.present(s, x, other) for system in mine for viewer in (seat, x)
                            for other in galaxy.near(s, system, viewer)])
                assert (x in galaxy.neighbours(s, seat)) == near
                found[near] += 1
    assert min(found.values()), "all or none were neighbours"


def test_where_nothing_is_put_right_nothing_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = dict.fromkeys(IN_ORDER, 0)

    def watched(name: str, stage: Callable[..., Play | None]) -> Callable[..., Play | None]:
        def run(s: Twilight, *args: Any) -> Play | None:
            twin = copied(s)
            checks.tidy(twin)
            twin.settled = s.settled
            assert twin == s, f"{name} begins, and something is wrong"
            assert not twin._coming, f"{name} begins, and something is to be put right"
            seen[name] += 1
            return stage(s, *args)
        return run

    for name in IN_ORDER:
        monkeypatch.setitem(GAME.stages, name, watched(name, GAME.stages[name]))
    for n, table in enumerate(games()):
        dice = QuickDice(n)
        while not table.over:
            step(table, dice, sense)
    assert min(seen.values()), seen
