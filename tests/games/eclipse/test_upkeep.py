"""Upkeep and clean-up (ECL-16, ECL-17)."""
from __future__ import annotations

import pytest

from fivesuns.games.eclipse.catalog import PLAYERS, TECHNOLOGIES
from fivesuns.games.eclipse.players import balance, production, upkeep
from fivesuns.games.eclipse.state import Galaxy

from .scenario import at_stage, clear, galaxy, put, rich

UPKEEP = ("upkeep_phase",)
CLEANUP = ("cleanup_phase",)


def busy(s: Galaxy, seat: int, discs: int) -> None:
    """So many discs on actions, wherever they came from."""
    s.players[seat].discs -= discs
    s.players[seat].acts[0] += discs


@pytest.mark.rule("ECL-16.1", "ECL-7.5")
def test_colony_ships_before_the_bill_but_not_beside_enemies() -> None:
    s = galaxy()
    put(s, 201, (0, -1), owner=0)
    put(s, 209, (1, -3), owner=0, ships={1: {"interceptor": 1}})
    t = at_stage(s, UPKEEP)
    assert t.options("colonise") == ["colonise 201 0 money", "colonise 201 1 material"]
    t.play(0, "colonise 201 0 money")
    assert not t.told("upkeep")
    t.play(0, "done")
    assert t.told("upkeep")[0]["gains"]["money"] == 4          # the new cube already counts


@pytest.mark.rule("ECL-16.1", "ECL-19.29")
def test_ancients_disturb_even_draco_in_upkeep() -> None:
    for ruling, due in (("yes", None), ("no", (0, "colonise"))):
        s = galaxy(2, ["draco"], ancients_disturb=ruling)
        put(s, 101, (0, -1), owner=0, npcs=1)
        assert at_stage(s, UPKEEP).asked() == due


@pytest.mark.rule("ECL-16.2", "ECL-16.4")
def test_money_comes_and_goes_then_materials_and_science_are_made() -> None:
    s = galaxy()
    busy(s, 0, 4)
    p = s.players[0]
    before, due = list(p.stuff), (production(p, 2), upkeep(p))
    t = at_stage(s, UPKEEP)
    assert t.p(0).stuff == [before[0] + production(p, 0), before[1] + production(p, 1), before[2] + due[0] - due[1]]


@pytest.mark.rule("ECL-16.3")
def test_who_cannot_pay_trades_or_abandons_until_it_is_possible() -> None:
    s = galaxy()
    put(s, 201, (0, -1), owner=0, cubes=[0])
    busy(s, 0, 5)                                      # 6 left: upkeep 7
    rich(s, 0, 4, 1, 0)
    s.players[0].colony = 0
    t = at_stage(s, UPKEEP)
    assert t.asked() == (0, "bankrupt")
    assert t.options() == ["trade material money", "abandon 221", "abandon 201"]
    assert t.table.waiting()[0].about == (3,)
    t.play(0, "trade material money")
    assert t.asked() == (0, "bankrupt")
    t.play(0, "abandon 201")                           # upkeep 5, but the income falls to 3
    assert t.asked() == (0, "bankrupt")
    t.play(0, "trade material money")
    assert t.asked() is None
    assert t.stuff(0)["money"] == 0
    assert 201 not in t.s.owner


@pytest.mark.rule("ECL-16.3")
def test_nobody_may_abandon_sectors_who_can_pay() -> None:
    s = galaxy()
    put(s, 315, (0, -3), owner=0)
    assert at_stage(s, UPKEEP).asked() is None
    s = galaxy()
    busy(s, 0, 8)
    rich(s, 0, 30, 30, 0)
    t = at_stage(s, UPKEEP)
    assert "abandon 221" in t.options()                # trading everything first is not required


@pytest.mark.rule("ECL-16.5", "ECL-19.17")
def test_upkeep_goes_round_in_turn_order() -> None:
    s = galaxy(3)
    s.start = 2
    t = at_stage(s, UPKEEP)
    assert [x["seat"] for x in t.told("upkeep")] == [2, 0, 1]


@pytest.mark.rule("ECL-16.6", "ECL-19.18")
def test_who_cannot_pay_with_nothing_left_is_eliminated() -> None:
    s = galaxy(4, ["eridani"])
    put(s, 306, (0, -3), ships={0: {"cruiser": 1}, 1: {"cruiser": 1}})
    busy(s, 0, 10)                                     # 0 left: upkeep 30
    rich(s, 0, 2, 2, 2)
    s.orbitals.append(222)
    s.players[0].colony = 0
    for other in (1, 2):                               # two relations, each with the cubes of both
        s.players[0].embassy[other] = s.players[other].embassy[0] = 1
        s.players[other].track[0] -= 1
        s.players[0].track[2] -= 1
    s.traitor = s.start = s.next_start = 0
    s.players[0].kept.append("ancient_monolith")
    s.discoveries.remove("ancient_monolith")
    points = 2 + 2 + 3 - 2 + sum([4, 4])               # discovery, ambassadors, home, traitor, reputation
    t = at_stage(s, UPKEEP)                            # the one sector is abandoned without asking
    assert t.asked() == (1, "cube")                    # the cubes of the ambassadors come home
    t.play(1, "science").play(2, "money")
    assert t.p(0).out
    assert sum(t.p(0).legacy.values()) == points - 3   # the home sector was lost before
    assert t.table.scores()[0] == points - 3
    assert t.s.entry[306] == (1,)
    assert (t.s.traitor, t.s.start, t.s.next_start) == (-1, 1, 1)
    assert t.p(1).embassy == {}
    assert t.s.orbitals == [222]
    assert [x["seat"] for x in t.told("upkeep")] == [1, 2, 3]


@pytest.mark.rule("ECL-16.6", "ECL-17.1")
def test_the_eliminated_still_count_for_new_technologies() -> None:
    s = galaxy(3)
    home = 221
    clear(s, home)
    s.cubes.pop(home)
    s.players[0].track = [11, 11, 11]
    del s.owner[home]
    s.players[0].discs += 1
    t = at_stage(s, ("combat_phase",), UPKEEP, CLEANUP, ("end_round",))
    assert t.p(0).out
    regular = [x for x in t.told("new_technologies")[0]["technologies"] if TECHNOLOGIES[x].track >= 0]
    assert len(regular) == 6
    assert t.asked() == (1, "turn")                    # the others play on


@pytest.mark.rule("ECL-17.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_new_technologies(seats: int) -> None:
    t = at_stage(galaxy(seats), CLEANUP)
    regular = [x for x in t.told("new_technologies")[0]["technologies"] if TECHNOLOGIES[x].track >= 0]
    assert len(regular) == PLAYERS[seats].new_technologies == 3 + seats
    s = galaxy(seats)
    s.box += s.bag[3:]
    s.bag = s.bag[:3]
    t = at_stage(s, CLEANUP)
    assert sum(t.s.tray.values()) == 3                 # the bag is empty


@pytest.mark.rule("ECL-17.1")
def test_rare_technologies_come_on_top() -> None:
    t = at_stage(galaxy(), CLEANUP, luck=["metasynthesis", "nanorobots", "ancient_labs"])
    assert len(t.told("new_technologies")[0]["technologies"]) == 5 + 2


@pytest.mark.rule("ECL-17.2")
def test_discs_and_cubes_come_home() -> None:
    s = galaxy()
    busy(s, 0, 4)
    s.players[0].acts[7] += 1
    s.players[0].discs -= 1
    p = s.players[0]
    p.track[1] -= 2
    p.grave[1] += 2
    p.track[0], p.track[2] = p.track[0] - 2, p.track[2] + 2        # twelve on the money track
    p.track[0] -= 1
    p.grave[2] += 1
    t = at_stage(s, CLEANUP)
    assert t.asked() == (0, "cube")
    assert t.options("material", "science", "money") == ["material", "science"]
    t.play(0, "material")
    assert t.p(0).discs == 12
    assert sum(t.p(0).acts) == sum(t.p(0).grave) == 0
    assert t.p(0).track == [8, 10, 12]


@pytest.mark.rule("ECL-17.3")
def test_colony_ships_and_summary_tiles_are_turned_up_and_the_round_goes_on() -> None:
    s = galaxy()
    s.players[0].colony = 0
    t = at_stage(s, CLEANUP, ("end_round",))
    assert t.p(0).colony == 3
    assert t.s.round == 2
    assert t.s.passed == [False, False]
    assert t.asked() == (0, "turn")


@pytest.mark.rule("ECL-16.2")
def test_the_view_warns_of_bankruptcy() -> None:
    s = galaxy()
    busy(s, 0, 7)
    rich(s, 0, 0, 0, 0)
    seat = at_stage(s, ("turn", 0)).table.view(0)["seats"][0]
    assert seat["balance"] == balance(s.players[0]) < 0
    assert seat["next_balance"] < seat["balance"]
    assert (seat["upkeep"], seat["next_upkeep"]) == (10, 13)


@pytest.mark.rule("ECL-16.3")
def test_bankruptcy_is_told_once_and_before_anything_is_lost() -> None:
    s = galaxy()
    put(s, 201, (0, -1), owner=0, cubes=[0])
    busy(s, 0, 5)
    rich(s, 0, 4, 1, 0)
    s.players[0].colony = 0
    t = at_stage(s, UPKEEP)
    assert t.told("bankrupt") == [{"seat": 0, "missing": 3}]
    t.play(0, "trade material money", "abandon 201", "trade material money")
    assert len(t.told("bankrupt")) == 1
    s = galaxy()                                       # one sector, nothing to trade: nothing is asked
    busy(s, 0, 11)
    rich(s, 0, 0, 0, 0)
    s.players[0].colony = 0
    t = at_stage(s, UPKEEP)
    told = [event.what for event in t.events if event.args.get("seat") == 0]
    assert told[:3] == ["bankrupt", "abandoned", "eliminated"]
    assert t.asked() is None


@pytest.mark.rule("ECL-4.6", "ECL-19.41")
def test_reputation_tiles_may_be_returned_in_upkeep_and_when_money_is_missing() -> None:
    s = galaxy(2, ["eridani"])
    put(s, 201, (0, -1), owner=0)
    t = at_stage(s, UPKEEP)
    assert t.asked() == (0, "colonise")
    t.play(0, "return_reputation", t.p(0).reputation[0])
    assert (t.asked(), len(t.p(0).reputation)) == ((0, "colonise"), 1)
    s = galaxy(2, ["eridani"])
    put(s, 201, (0, -1), owner=0)
    busy(s, 0, s.players[0].discs)
    rich(s, 0, 9, 9, 0)
    s.players[0].colony = 0
    t = at_stage(s, UPKEEP)
    assert t.asked() == (0, "bankrupt")
    t.play(0, "return_reputation", t.p(0).reputation[0])
    assert (t.asked(), len(t.p(0).reputation), t.stuff(0)["money"]) == ((0, "bankrupt"), 1, 0)
