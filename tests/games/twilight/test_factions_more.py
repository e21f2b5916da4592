"""More factions: what each ability, technology and flagship does, and where it is not offered."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import abilities, galaxy, pay, values
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.order import in_initiative
from fivesuns.games.twilight.state import Combat
from fivesuns.kernel import Stage
from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import act, begin, hand, note, put
from tests.games.twilight.test_factions import SYSTEM, actions, owned, turn

pytestmark = pytest.mark.component

# The Arborec

@pytest.mark.rule("W-STATUS-START")
def test_arborec_grows_in_every_status_phase() -> None:
    s = owned("arborec")
    s.phase = "status"
    s.players[0].planets["lodor"] = True
    window: Stage = ("open_window", "status_start", 0, "", ())
    t = act(copied(s), window)
    assert t.asked() == {0: "target"}, "it has to"
    t.play(0, "lodor")
    assert t.s.players[0].units == {"lodor": {"infantry": 1}}
    s.players[0].planets = {}
    assert act(s, window).asked() == {}


@pytest.mark.rule("W-STATUS-END")
def test_bioplasmosis_spreads_infantry_to_planets_near_by() -> None:
    s = owned("arborec", "bioplasmosis")
    s.phase = "status"
    far = next(x for y in s.board.beside if y not in galaxy.near(s, "s27") for x in SYSTEMS[y].planets)
    s.players[0].planets = {"new_albion": True, "starpoint": True, far: True}
    window: Stage = ("open_window", "status_end", 0, "", ())
    put(s, 0, "s27", carrier=1, infantry=2)
    assert act(copied(s), window).asked() == {}, "those in space stay there"
    put(s, 0, "new_albion", infantry=2)
    t = act(copied(s), window).play(0, "bioplasmosis")
    assert t.refused(0, f"new_albion>{far},1") == "no-such-part"
    assert t.refused(0, "new_albion>starpoint,3") != ""
    t.play(0, "new_albion>starpoint,1")
    assert t.s.players[0].units["starpoint"] == t.s.players[0].units["new_albion"] == {"infantry": 1}
    s.players[0].technologies = {}
    assert act(s, window).asked() == {}


@pytest.mark.rule("W-STATUS-END")
def test_infantry_that_spreads_goes_from_a_planet_once_and_no_farther() -> None:
    s = owned("arborec", "bioplasmosis")
    s.phase = "status"
    near = next(x for y in s.board.beside["s27"] for x in SYSTEMS[y].planets)
    s.players[0].planets = {"new_albion": True, "starpoint": True, near: True}
    put(s, 0, "new_albion", infantry=2)
    put(s, 0, "starpoint", infantry=1)
    t = act(s, ("open_window", "status_end", 0, "", ())).play(0, "bioplasmosis")
    assert t.refused(0, f"new_albion>starpoint,2 new_albion>{near},1") == "not-so-many"
    assert t.refused(0, f"new_albion>starpoint,1 starpoint>{near},2") != "", "who has come stays"
    t.play(0, f"new_albion>starpoint,1 new_albion>{near},1 starpoint>{near},1")
    assert t.s.players[0].units == {"starpoint": {"infantry": 1}, near: {"infantry": 2}}
    assert t.told("transported")[0]["units"] == {"starpoint": 1, near: 2}


# The Ghosts of Creuss

@pytest.mark.rule("W-STATUS-START", "TI-L.C16")
def test_a_wormhole_generator_moves_wormholes() -> None:
    s = owned("creuss", "wormhole_generator")
    s.phase = "status"
    put(s, 1, "s27", destroyer=1)
    window: Stage = ("open_window", "status_start", 0, "", ())
    t = act(copied(s), window)
    assert t.asked() == {0: "target"}, "it has to"
    assert "alpha s27" not in t.options(0), "others' ships are there"
    assert f"alpha {s.board.homes[1]}" not in t.options(0)
    assert f"alpha {s.board.homes[0]}" in t.options(0), "a planet of its own"
    t.play(0, "alpha s19")
    assert "s26" in galaxy.adjacent(t.s, "s19")
    assert "s19" in galaxy.adjacent(t.s, "s26")
    u = act(t.s, window)
    assert "alpha s19" not in u.options(0)
    u.play(0, "alpha s22")
    assert "s26" not in galaxy.adjacent(u.s, "s19")
    s.players[0].planets["starpoint"] = True
    assert "beta s27" in act(copied(s), window).options(0)
    s.players[0].technologies = {}
    assert act(s, window).asked() == {}


# The Embers of Muaat

@pytest.mark.rule("W-PROD-AFTER")
def test_a_magmus_reactor_pays_where_a_war_sun_or_a_supernova_is_near() -> None:
    s = owned("muaat", "magmus_reactor", others=("norr", "letnev", "sol"))
    nova, = [x for x in s.board.beside if SYSTEMS[x].anomaly == "supernova"][:1]
    plain = next(x for x in s.board.beside if x not in s.board.beside[nova])
    for system, goods in ((s.board.beside[nova][0], 1), (plain, 0)):
        assert act(copied(s), ("open_window", "prod_after", 0, system, ())).s.players[0].goods == goods
    put(s, 0, plain, war_sun=1)
    assert act(copied(s), ("open_window", "prod_after", 0, plain, ())).s.players[0].goods == 1
    assert act(s, ("open_window", "prod_after", 1, plain, ())).s.players[0].goods == 0


# The L1Z1X Mindnet

@pytest.mark.rule("W-CONTROL-WHEN")
def test_l1z1x_assimilates_structures() -> None:
    s = owned("l1z1x")
    put(s, 0, "lodor", infantry=1)
    put(s, 1, "lodor", pds=1, space_dock=1)
    s.players[1].planets["lodor"] = True
    s.system, s.landing = "s26", {"lodor": 1}
    t = act(s, ("take_planet", "lodor", 1))
    assert t.s.players[0].units == {"lodor": {"infantry": 1, "pds": 1, "space_dock": 1}}
    assert t.told("destroyed") == []


# The Mentak Coalition

@pytest.mark.rule("W-SPEND")
def test_mirror_computing_doubles_trade_goods() -> None:
    s = owned("mentak", "mirror_computing")
    s.players[0].goods, s.players[0].planets = 2, {"lodor": True}
    assert pay.most(s, 0, "resources") == 7
    assert pay.flaw(s, 0, (("goods", 2),), "influence", 4) is None
    assert pay.flaw(s, 0, (("goods", 2),), "influence", 5) == ("short", "influence", 1)
    assert pay.hope(s, 0, (), pay.parts(s, 0, "resources"), "resources", 7)
    assert not pay.hope(s, 0, (), pay.parts(s, 0, "resources"), "resources", 8)
    assert [pay.cheapest(s, 0, "resources", cost) for cost in (4, 6)] == [
        ("lodor", ("goods", 1)), ("lodor", ("goods", 2))]
    s.players[0].technologies = {}
    assert pay.most(s, 0, "resources") == 5


# The Naalu Collective

@pytest.mark.rule("A-10", "A-38")
def test_naalu_comes_before_all_others() -> None:
    s = begin(factions=("sol", "norr", "naalu"))
    s.active = -1
    assert in_initiative(s) == [2, 0, 1]


@pytest.mark.rule("W-MOVE-AFTER", "TI-23.6")
def test_naalu_foresees_an_attack_and_leaves() -> None:
    s = begin(factions=("sol", "norr", "naalu"))
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 2, SYSTEM, carrier=1, fighter=1)
    put(s, 2, "mecatol_rex", infantry=5)
    s.system = SYSTEM
    free, taken = [x for x in s.board.beside[SYSTEM] if not SYSTEMS[x].anomaly][:2]
    put(s, 1, taken, destroyer=1)
    window: Stage = ("open_window", "move_after", 0, SYSTEM, ())
    t = act(copied(s), window).play(2, "foresight")
    assert taken not in t.options(2)
    t.play(2, free, "mecatol_rex,3")
    assert t.s.players[2].units == {"mecatol_rex": {"infantry": 2}, free: {"carrier": 1, "fighter": 1, "infantry": 3}}
    assert t.s.players[2].tokens == [free]
    assert t.s.players[2].pools["strategy"] == 2
    known = copied(s)
    known.players[2].tokens = [free]
    u = act(known, window).play(2, "foresight", free, "nothing")
    assert (u.s.players[2].tokens, u.s.players[2].pools["strategy"]) == ([free], 2), "to the reinforcements"
    poor = copied(s)
    poor.players[2].pools["strategy"] = 0
    assert act(poor, window).asked() == {}
    s.players[2].units = {}
    assert act(s, window).asked() == {}


@pytest.mark.rule("W-ACTIVATE-AFTER")
def test_a_neuroglaive_takes_a_token_of_the_fleet_pool() -> None:
    s = begin(factions=("sol", "norr", "naalu"))
    s.players[2].technologies = {"neuroglaive": True}
    put(s, 2, SYSTEM, cruiser=1)
    put(s, 0, "s26", cruiser=3)
    t = act(copied(s), ("activate", SYSTEM))
    assert t.s.players[0].pools["fleet"] == 2
    assert sum(t.s.players[0].units["s26"].values()) == 2, "then the fleet is too large"
    assert act(copied(s), ("activate", "s27")).s.players[0].pools["fleet"] == 3
    s.players[0].units, s.players[0].pools["fleet"] = {}, 0
    assert act(s, ("activate", SYSTEM)).s.players[0].pools["fleet"] == 0


# The Nekro Virus

@pytest.mark.rule("W-RESEARCH-WHEN")
def test_nekro_gains_tokens_where_others_research() -> None:
    s = owned("nekro")
    s.players[0].goods = 4
    hand(s, 0, "focused_research")
    t = turn(s).play(0, "use focused_research", "tactic,2 fleet,1")
    assert t.s.players[0].technologies == {}
    assert t.s.players[0].pools == {"tactic": 5, "fleet": 4, "strategy": 3}
    assert t.s.players[0].goods == 0


@pytest.mark.rule("W-DESTROYED", "TI-37.5")
def test_nekro_learns_from_the_fallen_once_in_a_combat() -> None:
    s = owned("nekro", "sarween_tools", others=("sol", "letnev"))
    s.players[1].technologies = dict.fromkeys(["sarween_tools", "hyper_metabolism", "spec_ops_ii", "carrier_ii"], True)
    put(s, 0, SYSTEM, dreadnought=2)
    put(s, 1, SYSTEM, cruiser=2)
    s.system = SYSTEM
    t = act(copied(s), ("meet",), luck="5 1 1 1 5 1 1").play(0, "technological_singularity")
    assert t.options(0) == ["hyper_metabolism", "carrier_ii"], "neither what it knows nor what is a faction's"
    t.play(0, "hyper_metabolism")
    assert set(t.s.players[0].technologies) == {"sarween_tools", "hyper_metabolism"}
    assert t.s.combat is None
    assert len(t.told("destroyed")) == 2
    assert [x["ability"] for x in t.told("used")] == ["technological_singularity"]
    assert act(s, ("open_window", "destroyed", 1, SYSTEM, (0, "card", "cruiser"))).asked() == {}, "there is no combat"
    note(s, 1, "antivirus")
    t = act(s, ("meet",), luck="5 1 1 1 5 1 1").play(1, "antivirus")
    assert len(t.told("destroyed")) == 2
    assert [x["ability"] for x in t.told("used")] == ["antivirus"], "who has this note is spared"


# Sardakk N'orr

@pytest.mark.rule("W-SPC-ROUND-END")
def test_an_exotrireme_rams_up_to_two_ships() -> None:
    s = owned("norr", "exotrireme_ii", others=("sol", "letnev"))
    put(s, 0, SYSTEM, dreadnought=3)
    put(s, 1, SYSTEM, cruiser=1, carrier=1, destroyer=1)
    s.system, s.players[0].damaged = SYSTEM, {SYSTEM: {"dreadnought": 1}}
    s.combat = Combat(attacker=0, defender=1, place=SYSTEM)
    window: Stage = ("open_window", "spc_round_end", 0, SYSTEM, ())
    t = act(copied(s), window).play(0, "exotrireme_ii-1", "dreadnought* 1", "cruiser,1 carrier,1")
    assert t.s.players[0].units == {SYSTEM: {"dreadnought": 2}}
    assert t.s.players[0].damaged == {}
    assert t.s.players[1].units == {SYSTEM: {"destroyer": 1}}
    t.play(0, "exotrireme_ii-1", "destroyer,1", "exotrireme_ii-1")
    assert [p.units for p in t.s.players] == [{}, {}, {}], "each of them may"
    s.players[0].technologies = {}
    assert act(s, window).asked() == {}, "before the upgrade they cannot"


# The Winnu

def test_lazax_gate_folding_puts_infantry_on_mecatol_rex() -> None:
    s = owned("winnu", "lazax_gate_folding")
    assert actions(s) == []
    s.players[0].planets["mecatol_rex"] = True
    t = turn(s).play(0, "use lazax_gate_folding-1")
    assert t.s.players[0].units == {"mecatol_rex": {"infantry": 1}}
    assert t.s.players[0].technologies == {"lazax_gate_folding": False}


@pytest.mark.rule("W-TACTICAL-END", "TI-52.4a")
def test_winnu_reclaims_mecatol_rex() -> None:
    s = owned("winnu")
    put(s, 0, SYSTEM, carrier=1, infantry=1)
    s.system, s.custodians = SYSTEM, False
    steps: tuple[Stage, ...] = (("invade",), ("end_tactical",))
    t = act(copied(s), *steps).play(0, "mecatol_rex,1")
    assert t.options(0) == ["pass", "reclamation"]
    t.play(0, "reclamation")
    assert t.s.players[0].units["mecatol_rex"] == {"infantry": 1, "pds": 1, "space_dock": 1}
    assert t.s.gained == []
    u = copied(s)
    for planet in ("wellon", "lodor", "new_albion"):
        put(u, 0, planet, space_dock=1)
        u.players[0].planets[planet] = False
    v = act(u, *steps).play(0, "mecatol_rex,1").play(0, "reclamation")
    assert (v.asked(), v.options(0)) == ({0: "structure"}, ["pass", "space_dock mecatol_rex"])
    assert v.play(0, "pass").s.players[0].units["mecatol_rex"] == {"infantry": 1, "pds": 1}
    s.players[0].planets["mecatol_rex"] = True
    assert act(s, *steps).play(0, "mecatol_rex,1").asked() == {}, "it was not gained in this action"


# The Yin Brotherhood

@pytest.mark.rule("W-GC-START", "TI-14.9")
def test_yin_indoctrinates_an_infantry_for_two_influence() -> None:
    s = owned("yin", others=("sol", "letnev"))
    put(s, 0, "lodor", infantry=1)
    put(s, 1, "lodor", infantry=2)
    s.system, s.landing, s.players[0].goods = "s26", {"lodor": 1}, 2
    s.players[0].planets = {}
    fight: Stage = ("ground_combat", "lodor")
    t = act(copied(s), fight, luck="8 8 1").play(0, "indoctrination", "goods,2")
    assert t.told("converted") == [{"seat": 0, "foe": 1, "place": "lodor"}]
    assert t.s.players[0].goods == 0
    assert t.s.players[0].units == {"lodor": {"infantry": 2}}
    assert t.s.players[1].units == {}
    s.combat = Combat(attacker=0, defender=1, place="lodor")
    assert act(copied(s), ("open_window", "gc_start", 0, "lodor", ())).asked() == {0: "react"}
    alone = copied(s)
    alone.players[1].units = {}
    assert act(alone, ("open_window", "gc_start", 0, "lodor", ())).asked() == {}, "there is nobody to convert"
    s.combat, s.players[0].goods = None, 1
    assert act(s, fight, luck="8 8 8 8 8 8").told("used") == []


@pytest.mark.rule("W-PROD-AFTER")
def test_the_yin_spinner_makes_another_infantry_where_one_has_produced() -> None:
    s = owned("yin", "yin_spinner")
    s.players[0].planets["lodor"] = True
    t = act(copied(s), ("open_window", "prod_after", 0, "s26", ()))
    assert t.s.players[0].units == {"lodor": {"infantry": 1}}
    assert act(copied(s), ("open_window", "prod_after", 0, SYSTEM, ())).s.players[0].units == {}
    assert act(s, ("open_window", "prod_after", 1, "s26", ())).s.players[0].units == {}


@pytest.mark.rule("W-DESTROY-WHEN")
def test_the_flagship_of_yin_takes_all_ships_along() -> None:
    s = owned("yin", others=("sol", "letnev"))
    put(s, 0, SYSTEM, flagship=1, carrier=1)
    put(s, 1, SYSTEM, cruiser=1, dreadnought=1)
    put(s, 1, "s26", cruiser=1)
    s.system, s.players[0].damaged = SYSTEM, {SYSTEM: {"flagship": 1}}
    t = act(s, ("meet",), luck="1 1 1 10 1")
    assert t.asked() == {0: "hits"}
    u = copied(t.s)
    t.play(0, "flagship*,1")
    assert [p.units for p in t.s.players] == [{}, {"s26": {"cruiser": 1}}, {}]
    assert t.told("combat_draw") == [{"place": SYSTEM}]
    assert u.players[1].units[SYSTEM] == {"cruiser": 1, "dreadnought": 1}


# The Yssaril Tribes

@pytest.mark.rule("W-AC-DRAW")
def test_yssaril_draws_one_more_and_discards_one() -> None:
    s = begin(factions=("yssaril", "sol", "norr"))
    t = act(copied(s), *[("draw_cards", seat) for seat in range(3)])
    assert t.asked() == {0: "stall_tactics"}
    assert len(t.s.players[0].hand) == 2
    t.play(0, t.options(0)[0])
    assert [len(p.hand) for p in t.s.players] == [1, 1, 1]
    assert len(t.s.discards) == 1


@pytest.mark.rule("TI-32.4a")
def test_yssaril_holds_any_number_of_cards() -> None:
    s = begin(factions=("yssaril", "sol", "norr"))
    s.agendas.remove("executive_sanctions")
    s.laws = {"executive_sanctions": "for"}
    assert [values.hand_limit(s, seat) for seat in (0, 1)] == [80, 3]
    hand(s, 0, *s.actions[:12])
    assert act(s, ("tidy",)).asked() == {}


@pytest.mark.rule("W-PASS")
def test_transparasteel_plating_silences_who_has_passed() -> None:
    s = begin(factions=("yssaril", "sol", "norr"))
    s.players[0].technologies = {"transparasteel_plating": True}
    s.players[1].passed = s.players[2].passed = True
    hand(s, 0, "mining_initiative")
    hand(s, 1, "sabotage-1")
    assert turn(copied(s)).play(0, "use mining_initiative", "retillion").s.players[0].goods > 0
    s.players[1].passed = False
    assert turn(copied(s)).play(0, "use mining_initiative", "retillion").asked() == {1: "react"}
    s.players[1].passed, s.active = True, 2
    assert abilities.may_play(s, 1), "in turns of others they may"


@pytest.mark.rule("W-PASS", "W-AC-PLAYED")
def test_who_is_kept_from_playing_cards_may_use_what_lies_open() -> None:
    s = begin(factions=("yssaril", "xxcha", "norr"))
    s.players[0].technologies = {"transparasteel_plating": True}
    s.players[1].technologies = {"instinct_training": True}
    hand(s, 0, "mining_initiative")
    hand(s, 1, "sabotage-1")
    for passed, found in ((False, ["pass", "instinct_training", "sabotage-1"]), (True, ["pass", "instinct_training"])):
        s.players[1].passed = passed
        assert turn(copied(s)).play(0, "use mining_initiative", "retillion").options(1) == found
