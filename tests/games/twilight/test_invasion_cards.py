"""Action cards of invasions: what each does, where it is not offered, and that a cancelled one did nothing."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import values
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Stage
from fivesuns.kernel.codec import copied
from tests.games.twilight.cards import offered, play
from tests.games.twilight.scenario import act, begin, hand, put
from tests.games.twilight.test_tactical_cards import FACTIONS


def invasion(*, defenders: int = 1, pds: int = 0) -> Twilight:
    """Seat 0 is over Lodor with a dreadnought and two infantry; seat 1 holds it."""
    s = begin(factions=FACTIONS)
    put(s, 0, "s26", dreadnought=1, infantry=1)
    put(s, 1, "lodor", infantry=defenders)
    if pds:
        put(s, 1, "lodor", pds=pds)
    s.players[1].planets["lodor"] = True
    s.system = "s26"
    return s


@pytest.mark.rule("W-INV-START")
@pytest.mark.parametrize(("face", "left"), [("9", 1), ("8", 2)])
def test_a_bunker_takes_four_from_bombardment(face: str, left: int) -> None:
    s = invasion(defenders=2)
    assert not offered(s, ("invade",), 2, "bunker"), "who controls nothing there"
    t = play(s, ("invade",), 1, "bunker", luck=face).play(0, "dreadnought@lodor,1")
    assert t.s.players[1].units["lodor"] == {"infantry": left}
    t.play(0, "nothing")
    assert t.s.forces == [], "it lasts for this invasion"


@pytest.mark.rule("TI-60.0")
def test_disabled_pds_neither_shield_nor_fire() -> None:
    s = invasion()
    assert not offered(s, ("invade",), 0, "disable"), "there are no PDS"
    put(s, 1, "lodor", pds=1)
    assert act(copied(s), ("invade",)).asked() == {0: "commit"}, "they shield the planet"
    assert not offered(s, ("invade",), 1, "disable")
    t = play(s, ("invade",), 0, "disable", luck="1 8 1").play(0, "dreadnought@lodor,1")
    assert not values.works(t.s, 1, "pds")
    t.play(0, "lodor,1")
    assert [roll["what"] for roll in t.told("rolled")] == ["bombardment", "combat", "combat"]
    assert t.s.players[0].planets["lodor"] is False
    assert values.works(t.s, 1, "pds")


@pytest.mark.rule("W-COMMIT-AFTER")
def test_a_parley_sends_them_back_to_space() -> None:
    s = invasion()
    s.players[2].planets["mecatol_rex"] = True
    landing: Stage = ("commit",)
    hand(s, 1, "parley")
    t = act(copied(s), landing).play(0, "lodor,1")
    assert t.asked() == {1: "react"}
    t.play(1, "parley")
    assert t.s.players[0].units == {"s26": {"dreadnought": 1, "infantry": 1}}
    assert t.s.players[1].planets["lodor"] is True
    assert t.s.landing == {}
    hand(s, 2, "sabotage-1")
    u = act(copied(s), landing, luck="8 1").play(0, "lodor,1").play(1, "parley").play(2, "sabotage-1")
    assert u.s.players[0].units["lodor"] == {"infantry": 1}
    assert offered(s, ("open_window", "commit_after", 0, "lodor", ()), 1, "parley")
    assert not offered(s, ("open_window", "commit_after", 1, "lodor", ()), 1, "parley"), "one's own"
    del s.players[1].planets["lodor"]
    assert not offered(s, ("open_window", "commit_after", 0, "lodor", ()), 1, "parley"), "it is not controlled"
    s.players[1].planets["new_albion"] = True
    assert not offered(s, ("open_window", "commit_after", 0, "lodor", ()), 1, "parley"), "another planet is"


@pytest.mark.rule("W-CONTROL-WHEN", "A-67")
def test_infiltrated_structures_change_sides() -> None:
    s = invasion(pds=2)
    take: Stage = ("take_planet", "lodor", 1)
    put(s, 0, "lodor", infantry=1)
    del s.players[1].units["lodor"]["infantry"]
    s.landing = {"lodor": 1}
    put(s, 1, "lodor", space_dock=1)
    t = play(copied(s), take, 0, "infiltrate")
    assert t.s.players[0].units["lodor"] == {"infantry": 1, "pds": 2, "space_dock": 1}
    assert t.s.players[1].units == {}
    assert t.told("destroyed") == []
    for planet in ("jord", "arc_prime", "wren_terra", "tequran", "torkan"):
        put(s, 0, planet, pds=1)
    assert play(copied(s), take, 0, "infiltrate").s.players[0].units["lodor"] == {
        "infantry": 1, "pds": 1, "space_dock": 1}, "there was one left"
    s.players[1].units = {}
    assert not offered(s, take, 0, "infiltrate")


@pytest.mark.rule("W-CONTROL-WHEN", "TI-74.1")
def test_what_infiltrates_a_dock_and_has_its_own_in_space_puts_it_there() -> None:
    s = begin(factions=("saar", "hacan", "letnev"))
    put(s, 0, "lodor", infantry=1)
    put(s, 1, "lodor", space_dock=1, pds=1)
    s.players[1].planets["lodor"] = True
    s.system, s.landing = "s26", {"lodor": 1}
    t = play(s, ("take_planet", "lodor", 1), 0, "infiltrate")
    assert t.s.players[0].units == {"lodor": {"infantry": 1, "pds": 1}, "s26": {"space_dock": 1}}


@pytest.mark.rule("W-CONTROL-AFTER", "TI-14.7")
def test_reparations_for_a_lost_planet() -> None:
    s = invasion()
    s.players[0].planets["tequran"] = False
    s.players[1].planets = {"lodor": True, "torkan": False, "arretze": True}
    put(s, 0, "lodor", infantry=1)
    s.landing = {"lodor": 1}
    take: Stage = ("seize", "lodor", 1)
    assert not offered(s, take, 0, "reparations")
    assert not offered(s, take, 2, "reparations")
    t = play(copied(s), take, 1, "reparations", "arc_prime torkan")
    assert t.s.players[0].planets == {"arc_prime": False, "wren_terra": True, "tequran": False, "lodor": False}
    assert t.s.players[1].planets == {"torkan": True, "arretze": True}
    s.players[0].planets = dict.fromkeys(s.players[0].planets, False)
    u = play(copied(s), take, 1, "reparations")
    assert u.s.players[1].planets == {"torkan": True, "arretze": True}, "there is nothing to exhaust"
    s.players[1].planets["torkan"] = True
    assert not offered(s, take, 1, "reparations"), "nor to ready"
