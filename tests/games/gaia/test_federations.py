"""Federations (GAI-12): the rulebook's examples, every rule about them, and the search against brute force."""
from itertools import combinations

import pytest

from fivesuns.games.gaia import catalog, federation
from fivesuns.games.gaia.maps import Place, map_of
from fivesuns.games.gaia.shapes import Outlook
from fivesuns.kernel import QuickDice
from tests.games.gaia.scenario import one_sector, scenario
from tests.typed import flaw_of

RICH = {"credits": 30, "ore": 15, "knowledge": 15, "qic": 5}
PI, TS, LAB = "planetary_institute", "trading_station", "research_lab"


def drawn(structures, faction="terrans", tokens=6, letters="r", **more):
    """A map of one sector with a planet under every structure, and this player to move."""
    rows = {r: [(q, r) for q in range(max(-2, -2 - r), min(2, 2 - r) + 1)] for r in range(-2, 3)}
    extra = more.pop("planets", {})
    spec = one_sector(*["".join([extra.get(at, letters if at in structures and structures[at] != "station" else ".")
                                 for at in rows[r]]) for r in range(-2, 3)])
    more.setdefault("power", {0: (tokens, 0, 0)})
    more.setdefault("have", {0: RICH})
    other = "xenos" if faction not in ("xenos", "gleens") else "terrans"
    return scenario(faction, other, map=spec, structures={0: structures}, **more)


def offers(t, seat=0):
    """The choices of planets, each with its number of satellites."""
    question = federation.problem(t.state, t.p(seat))
    hexes = t.state.chart.hexes
    return {frozenset([hexes[h] for h in question.planets(mask)]): n
            for mask, n in question.plans()}


def formed(t, seat=0):
    """The first federation that is offered, the first token."""
    t.play(seat, "federation")
    if t.asked()[seat] == "federation":
        t.play(seat, listed(t, seat)[0])
    return t.play(seat, t.names(seat)[0])


def listed(t, seat=0):
    """The federations that are offered, by name."""
    return [x["name"] for x in t.table.waiting()[seat].describe()["offered"]]


# the rulebook's examples

EXAMPLE = {(0, 0): PI, (1, 1): TS, (-2, 0): TS, (2, -1): "mine"}


@pytest.mark.rule("GAI-12.7", "GAI-12.6")
def test_an_extra_mine_with_as_many_satellites_is_allowed():
    """The blue and the red way to link an institute and two trading stations: both take two satellites."""
    t = drawn(EXAMPLE)
    core = {(0, 0), (1, 1), (-2, 0)}
    assert offers(t) == {frozenset(core): 2, frozenset({*core, (2, -1)}): 2}
    t.play(0, "federation")
    assert t.asked() == {0: "federation"}
    assert listed(t) == ["-2,0 0,0 1,1 -1,0 0,1", "2,-1 -2,0 0,0 1,1 -1,0 1,0"]
    t.play(0, "2,-1 -2,0 0,0 1,1 -1,0 1,0", "fed1")
    assert sorted([t.state.chart.hexes[h] for h in t.p(0).satellites]) == [(-1, 0), (1, 0)]
    t = drawn(EXAMPLE).play(0, "federation", "-1,0 0,1 -2,0 1,1 0,0", "fed1")             # in any order
    assert sorted([t.state.chart.hexes[h] for h in t.p(0).satellites]) == [(-1, 0), (0, 1)]


@pytest.mark.rule("GAI-12.7")
def test_a_mine_and_a_satellite_that_are_not_needed_are_forbidden():
    t = drawn({(0, 0): PI, (0, -1): TS, (2, 0): TS, (-2, 0): "mine"})
    assert offers(t) == {frozenset({(0, 0), (0, -1), (2, 0)}): 1}


@pytest.mark.rule("GAI-12.7")
def test_two_groups_that_only_together_are_enough_are_allowed_with_eleven():
    t = drawn({(-2, 0): TS, (-2, 1): TS, (-1, 0): "mine", (2, 0): TS, (2, -1): TS, (1, 0): TS})
    assert offers(t) == {frozenset({(-2, 0), (-2, 1), (-1, 0), (2, 0), (2, -1), (1, 0)}): 1}


@pytest.mark.rule("GAI-12.7")
def test_fewest_satellites_even_if_another_planet_must_come_along():
    structures = {(-2, 0): PI, (2, 0): PI, (0, 0): "mine"}     # the straight way passes the mine
    t = drawn({**structures, (0, -1): "mine"}, tiles={0: ["tech3"]})
    want = offers(t)
    assert all((0, 0) in planets for planets in want)
    assert set(want.values()) == {2}
    around = {(-2, 0): "academy_left", (2, 0): PI, (0, 0): "mine"}
    t = drawn(around, tiles={0: ["tech3"]})
    assert offers(t) == {frozenset(around): 2}                 # not three satellites past the mine
    t = drawn(around, tiles={0: ["tech3"]}, flexible_federations="yes")
    assert offers(t) == {frozenset(around): 2, frozenset({(-2, 0), (2, 0)}): 5}
    past = [t.hex(at) for at in ((-2, 0), (2, 0), (0, -2), (1, -2), (2, -2), (-1, -1), (2, -1))]
    assert federation.problem(t.state, t.p(0)).flaw(past) is None
    t = drawn(around, tiles={0: ["tech3"]})
    assert federation.problem(t.state, t.p(0)).flaw(past) == ("federation-fewer", 5)


# the rules one by one

@pytest.mark.rule("GAI-12.1", "GAI-12.2")
def test_power_values():
    values = {"mine": 1, TS: 2, LAB: 2, "academy_left": 3, "academy_right": 3, PI: 3}
    for kind, value in values.items():
        t = drawn({(0, 0): kind})
        assert t.state.value(t.p(0), t.hex((0, 0))) == value
    assert not drawn({(0, 0): PI, (1, 0): TS, (0, 1): "mine"}).can(0, "federation")                      # 6
    assert drawn({(0, 0): PI, (1, 0): TS, (0, 1): TS}).can(0, "federation")                              # 7
    assert drawn({(0, 0): PI, (1, 0): TS, (0, 1): "mine"}).refused(0, "federation") == "federation_value"


@pytest.mark.rule("GAI-12.2", "GAI-21.3")
def test_xenos_with_institute_need_six():
    six = {(0, 0): PI, (1, 0): TS, (0, 1): "mine"}
    assert drawn(six, "xenos", letters="d").can(0, "federation")
    assert not drawn({(0, 0): "academy_left", (1, 0): TS, (0, 1): "mine"}, "xenos", letters="d").can(0, "federation")


@pytest.mark.rule("GAI-12.3", "GAI-4.4")
def test_satellites_cost_a_token_each_and_lie_on_empty_hexes():
    t = drawn({(-2, 0): PI, (1, 0): TS, (2, 0): TS}, power={0: (1, 2, 1)})
    t.play(0, "federation", "fed1")
    assert t.bowls(0) == (0, 1, 1, 0)
    assert len(t.p(0).satellites) == 2
    assert t.p(0).given_up == 2
    t = drawn({(-2, 0): PI, (1, 0): TS, (2, 0): TS}, power={0: (1, 0, 0)})
    assert t.refused(0, "federation") == "federation_satellites"
    blocked = {(x, r): "o" for x, r in [(-1, 0), (-1, -1), (0, -1), (-1, 1), (-2, 1), (0, 1)]}
    t = drawn({(-2, 0): PI, (1, 0): TS, (2, 0): TS}, planets={**blocked, (-2, 0): "r", (1, 0): "r", (2, 0): "r"})
    assert not t.can(0, "federation")                     # planets of nobody are in the way


@pytest.mark.rule("GAI-12.3", "GAI-4.5")
def test_a_brainstone_that_pays_for_a_satellite_leaves_the_game():
    t = drawn({(-2, 0): PI, (1, 0): TS, (2, 0): TS}, "taklons", letters="s", power={0: (1, 0, 0)},
              have={0: {**RICH, "brainstone": 3}}).play(0, "federation", "fed1")
    assert (t.bowls(0), t.p(0).brainstone, t.p(0).given_up) == ((0, 0, 0, 0), 0, 1)


@pytest.mark.rule("GAI-12.4")
def test_others_satellites_and_stations_do_not_block():
    t = drawn({(-2, 0): PI, (0, 0): TS, (2, 0): TS})
    t.state.players[1].satellites.append(t.hex((-1, 0)))
    t.state.players[1].stations.append(t.hex((1, 0)))
    assert offers(t) == {frozenset({(-2, 0), (0, 0), (2, 0)}): 2}


@pytest.mark.rule("GAI-12.3", "GAI-27.1")
def test_the_lost_planet_is_in_the_way_like_any_other():
    group = {(-2, 0): PI, (0, 0): TS, (1, 0): TS}
    t = drawn(group)
    assert offers(t) == {frozenset(group): 1}
    t.state.lost = t.hex((-1, 0))
    assert offers(t) == {frozenset(group): 2}             # round it


@pytest.mark.rule("GAI-12.5")
def test_a_new_federation_keeps_away_from_old_ones():
    group = {(-2, 0): PI, (1, 0): TS, (2, 0): TS}
    assert offers(drawn(group)) == {frozenset(group): 2}  # straight through (-1, 0) and (0, 0)
    t = drawn({**group, (0, -1): "academy_left"})
    t.state.players[0].federations.append((t.hex((0, -1)),))
    assert offers(t) == {frozenset(group): 3}             # both would touch the old one: round about


@pytest.mark.rule("GAI-12.6")
def test_whatever_own_piece_is_adjacent_belongs_to_it():
    t = drawn({(-2, 0): PI, (0, 0): TS, (2, 0): TS, (2, -1): "mine", (-2, 1): "mine"})
    assert set(offers(t)) == {frozenset({(-2, 0), (0, 0), (2, 0), (2, -1), (-2, 1)})}
    formed(t)
    assert len(t.p(0).federations[0]) == 5 + 2


@pytest.mark.rule("GAI-12.8", "GAI-24.1", "GAI-26.1")
def test_a_token_is_chosen_and_gained():
    t = drawn({(0, 0): PI, (1, 0): TS, (0, 1): TS}, goal="score4", green={0: ["fed4"]}, have={0: {"ore": 1}})
    t.play(0, "federation")
    assert t.names(0) == ["fed1", "fed2", "fed3", "fed4", "fed5", "fed6"]
    t.play(0, "fed4")                                     # of a kind already owned
    p = t.p(0)
    assert (p.green, p.ore, p.points["federations"], p.points["round_tiles"]) == (["fed4", "fed4"], 3, 7, 5)
    assert t.state.tokens["fed4"] == 2
    t = drawn({(0, 0): PI, (1, 0): TS, (0, 1): TS}).play(0, "federation", "fed1")
    assert (t.p(0).green, t.p(0).grey) == ([], ["fed1"])


@pytest.mark.rule("GAI-12.8")
def test_an_empty_stack_is_not_offered():
    t = drawn({(0, 0): PI, (1, 0): TS, (0, 1): TS}, setup={"tokens": {"fed1": 0, "fed2": 3, "fed3": 0, "fed4": 3,
                                                                      "fed5": 3, "fed6": 2}}).play(0, "federation")
    assert t.names(0) == ["fed2", "fed4", "fed5", "fed6"]
    t = drawn({(0, 0): PI, (1, 0): TS, (0, 1): TS}, setup={"tokens": {f"fed{n}": 0 for n in range(1, 7)}})
    assert t.refused(0, "federation") == "no_tokens_left"
    t = drawn({(0, 0): PI}, setup={"tokens": {"fed1": 0, "fed2": 3}})
    assert t.reasons(0)["federation"] == ("federation_value", 7, 3)
    t.state.players[0].federations.append((t.hex((0, 0)),))                    # nothing is left outside
    assert t.reasons(0)["federation"] == ("federation_value", 7, 0)


IVITS = {(-2, 0): PI, (-1, 0): TS, (-1, -1): TS}


def ivits(structures, **more):
    return drawn(structures, "ivits", letters="o", **more)


@pytest.mark.rule("GAI-12.9", "GAI-12.3", "GAI-21.8")
def test_ivits_pay_satellites_with_qic():
    t = ivits({(-2, 0): PI, (0, 0): TS, (2, 0): TS}, power={0: (0, 0, 0)})
    t.play(0, "federation", "fed1")
    assert (t.p(0).qic, len(t.p(0).satellites)) == (3, 2)
    assert not ivits({(-2, 0): PI, (0, 0): TS, (2, 0): TS}, have={0: {**RICH, "qic": 1}}).can(0, "federation")


@pytest.mark.rule("GAI-12.9")
def test_ivits_grow_their_only_federation():
    t = ivits({**IVITS, (1, 0): TS, (2, 0): TS, (2, -1): "mine"})
    base = tuple([t.hex(at) for at in IVITS])
    grown = {0: {**RICH, "federations": [base], "formed": 1}}
    t = ivits({**IVITS, (1, 0): TS, (2, 0): TS, (2, -1): "mine"}, have=grown)
    assert not t.can(0, "federation")                     # 7 + 5 is less than 14
    t = ivits({**IVITS, (1, 0): LAB, (2, 0): TS, (2, -1): "academy_left"}, have=grown)
    assert offers(t) == {frozenset({(1, 0), (2, 0), (2, -1)}): 1}
    t.play(0, "federation", "fed1")
    assert len(t.p(0).federations) == 1
    assert len(t.p(0).federations[0]) == 7
    assert t.p(0).formed == 2


@pytest.mark.rule("GAI-12.9")
def test_the_token_of_terraforming_does_not_raise_the_ivits_threshold():
    t = ivits(IVITS, have={0: {**RICH, "green": ["fed6"], "formed": 0}})
    assert federation.threshold(t.p(0)) == 7
    assert t.can(0, "federation")


@pytest.mark.rule("GAI-12.9")
def test_ivits_may_link_nothing_new_once_the_total_is_reached():
    structures = {(-2, 0): PI, (-1, 0): "academy_left", (-1, -1): "academy_right", (0, -1): LAB, (0, 0): LAB,
                  (-1, 1): "mine"}
    base = tuple([ivits(structures).hex(at) for at in structures])
    more = {"have": {0: {**RICH, "federations": [base], "formed": 1}}}
    t = ivits(structures, **more)
    assert offers(t) == {frozenset(): 0}                  # 3 + 3 + 3 + 2 + 2 + 1
    t.play(0, "federation", "fed1")
    assert t.p(0).formed == 2


@pytest.mark.rule("GAI-12.9")
def test_an_option_makes_the_federation_of_the_ivits_grow_every_time():
    inside = {(-2, 0): PI, (-1, 0): "academy_left", (-1, -1): "academy_right", (0, -2): LAB, (0, -1): LAB,
              (-2, 1): "mine"}
    base = tuple([ivits(inside).hex(at) for at in inside])
    more = {"have": {0: {**RICH, "federations": [base], "formed": 1}}, "ivits_grow": "new_planet"}
    t = ivits(inside, **more)
    assert t.refused(0, "federation") == "federation_nothing_new"              # 14, and nothing else
    outside = {(1, 1): "mine", (2, 0): "mine", (2, -2): "mine"}
    t = ivits({**inside, **outside}, **more)
    assert offers(t) == {frozenset({(2, -2)}): 1, frozenset({(1, 1), (2, 0)}): 2}      # some new piece, never all
    t.play(0, "federation", "2,-2 1,-2", "fed1")
    p = t.p(0)
    assert (p.formed, p.qic, len(p.federations[0])) == (2, RICH["qic"] - 1, 8)
    assert offers(ivits({**inside, **outside}, have=more["have"])) == {frozenset(): 0}
    poor = {0: {**RICH, "qic": 0, "federations": [base], "formed": 1}}
    t = ivits({**inside, **outside}, have=poor, ivits_grow="new_planet")
    assert t.refused(0, "federation") == "federation_satellites"
    poor[0]["formed"] = 2                                 # both: something new, and 21 in all
    t = ivits({**inside, **outside}, have=poor, ivits_grow="new_planet")
    assert t.refused(0, "federation") == "federation_value"


@pytest.mark.rule("GAI-12.9")
def test_an_upgrade_inside_their_federation_can_be_what_ivits_lacked():
    inside = {(-2, 0): PI, (-1, 0): "academy_left", (-1, -1): "academy_right", (0, -1): LAB, (0, 0): "mine",
              (-1, 1): "mine"}
    base = tuple([ivits(inside).hex(at) for at in inside])
    have = {0: {**RICH, "qic": 0, "federations": [base], "formed": 1}}
    t = ivits({**inside, (2, 0): TS}, have=have)
    assert not t.can(0, "federation")                     # 13, and no QIC for a satellite to the trading station
    assert ivits({**inside, (0, 0): TS, (2, 0): TS}, have=have).can(0, "federation")


@pytest.mark.rule("GAI-12.1", "GAI-12.9", "GAI-21.8")
def test_a_space_station_is_worth_one_and_can_be_linked():
    t = ivits({(-2, 0): PI, (-1, 0): TS, (0, 0): "mine", (1, 0): "station"})
    assert offers(t) == {frozenset({(-2, 0), (-1, 0), (0, 0), (1, 0)}): 0}


@pytest.mark.rule("GAI-12.10")
def test_a_planet_colonised_beside_a_federation_joins_it():
    structures = {(-2, 0): PI, (-1, 0): TS, (-1, -1): TS, (1, 0): "mine"}
    t = drawn(structures, planets={(0, 0): "r", **dict.fromkeys(structures, "r")})
    base = tuple([t.hex(at) for at in list(structures)[:3]])
    t = drawn(structures, planets={(0, 0): "r", **dict.fromkeys(structures, "r")},
              have={0: {**RICH, "federations": [base], "formed": 1}}, final=("federation_structures", "sectors"))
    vp = t.p(0).vp
    t.play(0, "build 0,0")
    assert t.p(0).federations == [(*base, t.hex((0, 0)), t.hex((1, 0)))]       # and the loose mine behind it
    assert t.p(0).vp == vp
    assert t.table.view(0)["final_tiles"][0]["progress"][0] == 5


@pytest.mark.rule("GAI-12.10")
def test_a_planet_colonised_apart_from_a_federation_does_not_join_it():
    structures = {(-2, 0): PI, (0, 0): TS}
    planets = {(2, 0): "r", **dict.fromkeys(structures, "r")}
    base = (drawn(structures, planets=planets).hex((-2, 0)),)
    t = drawn(structures, planets=planets, have={0: {**RICH, "federations": [base], "formed": 1}})
    assert t.play(0, "build 2,0").p(0).federations == [base]


@pytest.mark.rule("GAI-12.10")
def test_touching_two_federations_changes_nothing_else():
    structures = {(-2, 0): PI, (2, 0): TS}
    t = drawn(structures, planets={(0, 0): "r", **dict.fromkeys(structures, "r")})
    left, right = t.hex((-2, 0)), t.hex((2, 0))
    west, east = t.hex((-1, 0)), t.hex((1, 0))
    t = drawn(structures, planets={(0, 0): "r", **dict.fromkeys(structures, "r")},
              have={0: {**RICH, "federations": [(left, west), (right, east)], "satellites": [west, east]}})
    t.play(0, "build 0,0")
    assert t.p(0).federations == [(left, west, t.hex((0, 0))), (right, east)]


@pytest.mark.rule("GAI-12.10", "GAI-21.8")
def test_a_station_on_or_beside_a_federation_joins_it():
    t = ivits({(-2, 0): PI})
    base = (t.hex((-2, 0)), t.hex((-1, 0)))
    more = {"have": {0: {**RICH, "federations": [base], "satellites": [base[1]], "formed": 1}}}
    t = ivits({(-2, 0): PI}, **more).play(0, "special faction", "at 0,0")
    assert t.p(0).federations == [(*base, t.hex((0, 0)))]
    t = ivits({(-2, 0): PI}, **more).play(0, "special faction", "at -1,0")     # on the own satellite
    assert t.p(0).federations == [base]
    assert t.p(0).stations == [base[1]]
    t = ivits({(-2, 0): PI}, station="off_satellites", **more).play(0, "special faction")
    assert not t.can(0, "at -1,0")


@pytest.mark.rule("GAI-12.11", "GAI-21.6")
def test_a_federation_that_loses_value_stays():
    structures = {(0, 0): PI, (1, 0): TS, (0, 1): TS, (-2, 0): "mine"}
    t = drawn(structures, "ambas", letters="s")
    base = tuple([t.hex(at) for at in ((0, 0), (1, 0), (0, 1))])
    t = drawn(structures, "ambas", letters="s", have={0: {**RICH, "federations": [base]}})
    t.play(0, "special faction")
    assert t.at(0)[-2, 0] == PI
    assert t.p(0).federations == [base]


@pytest.mark.rule("GAI-12.14")
def test_there_are_twenty_five_satellites():
    t = drawn({(-2, 0): PI, (1, 0): TS, (2, 0): TS}, tokens=9)
    assert federation.budget(t.state, t.p(0)) == 9
    for rule, left in (("all", 5), ("without_markers", 2)):
        t = drawn({(-2, 0): PI, (1, 0): TS, (2, 0): TS}, tokens=9, satellites=rule)
        t.state.players[0].satellites = list(range(20))
        assert federation.budget(t.state, t.p(0)) == left
        t.state.players[0].satellites = list(range(25))
        assert federation.budget(t.state, t.p(0)) == 0


@pytest.mark.rule("GAI-12.14")
def test_markers_may_be_missing_among_the_satellites():
    def left(structures, **more):
        t = drawn(structures, tokens=25, satellites="without_markers", **more)
        assert t.table.view(0)["seats"][0]["satellites_left"] == federation.budget(t.state, t.p(0))
        return federation.budget(t.state, t.p(0))

    mine = {(-2, 0): "mine"}
    assert left(mine) == 22                               # both final tiles and the turn-order card
    assert left(mine, turn_order="clockwise") == 23
    lost = drawn({**mine, (2, 0): "station"}).hex((2, 0))
    assert left({**mine, (2, 0): "lost_planet_mine"}, planets={(-2, 0): "r"}, setup={"lost": lost}) == 21
    assert federation.budget(drawn(mine, tokens=25).state, drawn(mine, tokens=25).p(0)) == 25


@pytest.mark.rule("GAI-32.4", "GAI-12.7")
def test_a_federation_is_composed_of_planets_and_satellites():
    t = drawn({(-2, 0): PI, (-1, 0): TS, (1, 1): TS}).play(0, "federation")
    assert t.asked() == {0: "federation"}
    decision = t.table.waiting()[0]
    assert listed(t) == ["-2,0 -1,0 1,1 0,0 1,0"]         # one way; the others can be said as well
    planets = "-2,0 -1,0 1,1"
    for way in ("0,0 1,0", "0,0 0,1", "-1,1 0,1"):
        assert decision.flaw(decision.read(f"{planets} {way}")) is None
    assert decision.flaw(decision.read(f"{planets} 0,0 1,0")) is None
    t.play(0, f"{planets} -1,1 0,1")
    assert t.asked() == {0: "token"}
    t.play(0, "fed1")
    these = t.p(0).federations[0]
    seen = [these[0]]
    for h in seen:
        seen += [x for x in t.state.chart.near[h] if x in these and x not in seen]
    assert sorted(seen) == sorted(these)
    assert sum([t.state.value(t.p(0), h) for h in these if h in t.p(0).structures]) >= 7


@pytest.mark.rule("GAI-12.2", "GAI-12.3", "GAI-12.6", "GAI-12.7")
def test_what_is_wrong_with_a_federation_is_said():
    structures = {(-2, 0): PI, (-2, 1): "mine", (1, 0): TS, (2, 0): TS, (2, -2): "mine", (-1, 2): TS}
    decision = drawn(structures, tokens=4).play(0, "federation").table.waiting()[0]

    def flaw(name):
        return decision.flaw(decision.read(name))

    group = "-2,0 -2,1 1,0 2,0"
    assert flaw(f"{group} -1,0 0,0") is None
    assert flaw("-2,0 1,0 2,0 -1,0 0,0") == ("federation-joins", (-2, 1))
    assert flaw(f"{group} -1,0") == ("federation-apart",)
    assert flaw("nothing") == ("federation-value", 7, 0)
    assert flaw("1,0 2,0") == ("federation-value", 7, 4)
    assert flaw(f"{group} -1,0 0,-1 0,0") == ("federation-fewer", 3)
    assert flaw(f"2,-2 {group} -1,0 0,0 2,-1") == ("federation-needless",)
    assert flaw(f"2,-2 {group} -1,2 -1,0 0,0 -1,1 2,-1 0,-1") == ("federation-budget", 4, 5)
    t = drawn({(0, 0): PI, (1, 0): TS, (0, 1): TS})       # one group is enough: no satellite at all
    question = federation.problem(t.state, t.p(0))
    assert question.flaw([t.hex(at) for at in t.at(0)]) is None
    assert question.flaw([t.hex(at) for at in (*t.at(0), (0, -1))]) == ("federation-fewer", 1)


@pytest.mark.rule("GAI-12.3", "GAI-12.7")
def test_every_alternative_says_what_it_would_be():
    t = drawn({(-2, 0): PI, (-1, 0): TS, (1, 1): TS, (1, -1): TS}).play(0, "federation")
    assert t.asked() == {0: "federation"}
    options = t.table.waiting()[0].describe()["offered"]
    assert len(options) > 1
    for option in options:
        assert not flaw_of(option["facts"], Outlook)
        value, satellites, price = [option["facts"][x] for x in ("value", "satellites", "price")]
        twin = t.table.clone()
        twin.answer(0, option["name"])
        twin.answer(0, "fed1")
        p = twin.state.players[0]
        members = [h for h in p.federations[0] if h in p.structures]
        assert (value, len(satellites)) == (sum([twin.state.value(p, h) for h in members]), len(p.satellites))
        assert price == (len(p.satellites), "token")


@pytest.mark.rule("GAI-12.7")
@pytest.mark.parametrize("seed", range(4))
def test_small_steps_and_chance_lead_to_legal_federations(seed):
    t = drawn({(-2, 0): PI, (-1, 0): TS, (1, 1): TS, (1, -1): TS}).play(0, "federation")
    decision, rng = t.table.waiting()[0], QuickDice(seed)
    path = []
    while steps := decision.steps(path):
        path.append(steps[rng.below(len(steps))])
    assert decision.flaw(decision.assemble(path)) is None
    whole = decision.sample(rng)
    assert decision.flaw(whole) is None
    assert decision.assemble(decision.path(whole)) == whole


def scattered(n, seed):
    """So many mines of the large map, no two of them near each other."""
    chart = map_of(" ".join([Place(face, catalog.FACES[face], at, 0).word() for face, at in
                             catalog.LAYOUTS["large"].items()]))
    rng, rest, found = QuickDice(seed), list(chart.planets), []
    while len(found) < n:
        h = rest.pop(rng.below(len(rest)))
        if all(chart.distance[h][x] > 2 for x in found):
            found.append(h)
    return federation.Problem(chart, dict.fromkeys(found, 1), (), 0, [], 7, 24, False)


@pytest.mark.rule("GAI-12.7")
@pytest.mark.parametrize("mines", [8, 9, 11])
def test_the_work_is_bounded_however_scattered_the_mines_are(mines):
    question = scattered(mines, mines)
    assert question.is_possible()
    plans = question.plans()
    assert plans                                          # some federation is always found
    most = 2 * federation.MOST_STEPS
    assert question.steps < most
    for mask, n in plans[:2]:
        way = question.ways(mask, n)[0]
        assert question.steps < most
        assert question.flaw((*question.planets(mask), *way)) is None
        assert question.steps < most
        astray = next(h for h in question.useful() if h not in way and not question.touch[h] & ~mask
                      and any(x in way for x in question.chart.near[h]))
        assert question.flaw((*question.planets(mask), *way, astray)) is not None


@pytest.mark.rule("GAI-12.7")
def test_a_search_that_is_cut_short_still_finds_a_federation(monkeypatch):
    monkeypatch.setattr(federation, "MOST_STEPS", 10_000)
    question = scattered(9, 9)
    assert question.is_possible()
    plans = question.plans()
    assert not question.is_complete
    assert all(question.ways(mask, n) for mask, n in plans)
    monkeypatch.undo()
    question = scattered(9, 9)
    for mask, n in plans:
        assert question.flaw((*question.planets(mask), *question.ways(mask, n)[0])) is None
    assert plans


@pytest.mark.rule("GAI-12.7")
def test_a_search_among_few_planets_still_sees_that_another_would_save_satellites():
    t = drawn({(-2, 0): "academy_left", (2, 0): PI, (0, 0): "mine"}, tiles={0: ["tech3"]})
    question = federation.problem(t.state, t.p(0))
    ends = sum([1 << question.cluster_of[t.hex(at)] for at in ((-2, 0), (2, 0))])
    assert question._one_plan(5, ends) == [(question.everyone, 2)]             # not five satellites past the mine


@pytest.mark.rule("GAI-12.7", "GAI-32.4")
def test_a_player_is_asked_wherever_there_may_be_more_than_was_found(monkeypatch):
    group = {(-2, 0): PI, (1, 0): TS, (2, 0): TS}
    assert drawn(group).play(0, "federation").asked() == {0: "token"}          # one federation, linked in one way
    monkeypatch.setattr(federation, "MOST_STEPS", -1)
    monkeypatch.setattr(federation, "_offers", {})
    t = drawn(group).play(0, "federation")
    assert (t.asked(), listed(t)) == ({0: "federation"}, ["-2,0 1,0 2,0 -1,0 0,0"])


@pytest.mark.rule("GAI-12.7", "GAI-32.4")
@pytest.mark.parametrize(("ends", "cost", "many", "is_complete"), [
    (((-1, -1), (4, 1)), 6, 21, True), (((-2, 0), (4, 3)), 8, 60, False)])     # two of seven steps go down; 84 ways
def test_ways_are_counted_up_to_sixty(ends, cost, many, is_complete):
    empty = "." * 19
    chart = map_of(f"1:{empty}@0,0,0 2:{empty}@5,-2,0 3:{empty}@2,3,0")
    question = federation.Problem(chart, {chart.index[at]: 4 for at in ends}, (), 0, [], 7, 9, False)
    assert (question.plans(), question.is_complete) == ([(3, cost)], True)
    assert (len(question.ways(3, cost)), question.is_complete) == (many, is_complete)


@pytest.mark.rule("GAI-12.7", "GAI-32.4")
def test_all_ways_are_found_where_branches_meet():
    empty = "." * 19
    chart = map_of(f"1:{empty}@0,0,0 2:{empty}@5,-2,0 3:{empty}@2,3,0")
    ends = [chart.index[at] for at in ((3, 2), (0, 3), (5, -4), (0, -1))]
    question = federation.Problem(chart, dict.fromkeys(ends, 3), (), 0, [], 10, 9, False)
    assert question.plans() == [(15, 8)]
    ways = question.ways(15, 8)
    assert len(set(ways)) == 7
    assert all(question.flaw((*ends, *way)) is None for way in ways)


@pytest.mark.rule("GAI-12.3", "GAI-32.4")
def test_satellites_are_offered_between_planets_only():
    two = {(-2, 0): PI, (1, 0): "academy_left", (2, 0): TS}
    for tokens, many in ((1, 0), (2, 2), (3, 8)):
        t = drawn(two, tokens=tokens)
        chart = t.state.chart
        left, right = [chart.distance[t.hex(at)] for at in ((-2, 0), (1, 0))]
        between = [h for h in chart.space if left[h] + right[h] - 1 <= tokens]
        assert len(between) == many
        assert federation.problem(t.state, t.p(0)).useful() == between


@pytest.mark.rule("GAI-12.7")
def test_a_first_guess_goes_on_behind_every_planet_that_it_has_reached():
    """In a lane of one hex the way to the third planet begins beside the second."""
    three = {(-2, 0): PI, (0, 0): TS, (2, 0): TS}
    walls = {(q, r): "o" for r in (-1, 1) for q in range(-2, 3)}
    t = drawn(three, planets={**walls, **dict.fromkeys(three, "r")})
    question = federation.problem(t.state, t.p(0))
    assert question._rough_plan(0) == (2, question.everyone)
    question.budget = 1
    assert question._rough_plan(0) == (2, 0)              # more than can be paid: none


@pytest.mark.rule("GAI-12.7")
def test_beside_planets_that_need_no_satellites_others_in_a_row_are_a_federation_too():
    near = {(0, -2): PI, (1, -2): TS, (2, -2): TS}
    row = {(-2, 0): "academy_left", (0, 0): TS, (2, 0): LAB}   # the second satellite goes on behind the middle one
    assert offers(drawn({**near, **row})) == {frozenset(near): 0, frozenset(row): 2}


@pytest.mark.rule("GAI-12.7")
def test_three_arms_may_meet_at_another_planet():
    t = drawn({(0, 0): "mine", (2, 0): PI, (-2, 2): TS, (0, -2): TS})
    question = federation.problem(t.state, t.p(0))
    three = question.everyone ^ 1 << question.cluster_of[t.hex((0, 0))]
    through, around = question.everyone, three
    assert [question._can_connect(three, n, through) for n in (2, 3)] == [False, True]
    assert [question._can_connect(three, n, around) for n in (5, 6)] == [False, True]
    assert offers(t) == {frozenset({(0, 0), (2, 0), (-2, 2), (0, -2)}): 3}


# the search against brute force

def brute(question):
    """f(P) and all smallest sets, by trying every set of free hexes; then the definition of GAI-12.7, word by word."""
    chart, n = question.chart, len(question.clusters)
    least = {1 << i: 0 for i in range(n)}
    sets = {1 << i: [()] for i in range(n)}
    free = [h for h in range(chart.size) if question.free[h]]
    for k in range(1, question.budget + 1):
        for these in combinations(free, k):
            mask = 0
            for h in these:
                mask |= question.touch[h]
            if not mask:
                continue
            hexes = {*these, *[h for i in range(n) if mask >> i & 1 for h in question.clusters[i]]}
            seen, todo = {these[0]}, [these[0]]
            while todo:
                h = todo.pop()
                around = {*chart.near[h], *[x for cluster in question.clusters if h in cluster for x in cluster]}
                todo += [x for x in around if x in hexes and x not in seen]
                seen |= around & hexes
            if seen == hexes and least.setdefault(mask, k) == k:
                sets.setdefault(mask, []).append(these)
    legal = {}
    for mask in sorted(least, key=lambda x: (least[x], x.bit_count())):
        if question.value(mask) < question.needed or mask & question.base != question.base:
            continue
        shortcut = any(q & mask == mask and n < least[mask] for q, n in least.items())
        smaller = any(p & mask == p and n < least[mask] for p, n in legal.items())
        if not smaller and (question.flexible or not shortcut):
            legal[mask] = least[mask]
    return legal, sets


def any_question(rng, make=federation.Problem):
    """Pieces on two sectors, or on one that is nearly empty, or at corners of one, so that arms meet in the middle."""
    faces = list(catalog.FACES)
    if rng.below(3) == 0:
        corners = [0, 2, 7, 11, 16, 18]
        pieces = {corners.pop(rng.below(len(corners))): 1 + rng.below(2) for _ in range(3 + rng.below(2))}
        chart = map_of(one_sector("".join([".........r"[rng.below(10)] for _ in range(19)])))
        return make(chart, pieces, (), 0, [], sum(pieces.values()) - rng.below(2), 3 + rng.below(4), False)
    is_small = rng.below(2) > 0
    chart = map_of(one_sector("".join([".......r"[rng.below(8)] for _ in range(19)])) if is_small else
                   f"{faces[rng.below(13)]}@0,0,0 {faces[rng.below(13)]}@2,3,0")
    rest = list(range(chart.size))
    pieces = {rest.pop(rng.below(len(rest))): (1, 1, 2, 3)[rng.below(4)] for _ in range(3 + rng.below(4))}
    start = rest[rng.below(len(rest))]
    base = (start,) if rng.below(3) == 0 and not any(x in pieces for x in chart.near[start]) else ()
    return make(chart, pieces, base, 4 * len(base), [], 3 + rng.below(5) + 4 * len(base),
                1 + rng.below(6 if is_small else 4), rng.below(5) == 0)


@pytest.mark.rule("GAI-12.7")
@pytest.mark.parametrize("seed", range(12))
def test_the_search_finds_exactly_what_the_definition_allows(seed):
    rng = QuickDice(seed)
    for _ in range(10):
        question = any_question(rng)
        legal, sets = brute(question)
        assert dict(question.plans()) == legal
        assert question.is_possible() == bool(legal)
        for mask, n in legal.items():
            assert question.ways(mask, n) == sorted(sets[mask])[:federation.MOST_WAYS] or len(sets[mask]) > 40
        useful = question.useful()
        for mask, these in sets.items():                  # whatever is legal can be answered, and nothing else
            if mask & question.base != question.base:
                continue
            for way in these[:20]:
                assert (question.flaw((*question.planets(mask), *way)) is None) == (mask in legal)
                assert mask not in legal or set(way) <= set(useful)


def subsets(mask):
    return [these for these in range(mask + 1) if these & mask == these]


@pytest.mark.rule("GAI-12.7")
@pytest.mark.parametrize("seed", range(6))
def test_every_step_of_the_search_is_right(seed):
    """What it asks itself on the way, against all sets of satellites."""
    rng = QuickDice(f"step {seed}")
    for _ in range(12):
        question = any_question(rng)
        legal, sets = brute(question)
        least = {mask: len(ways[0]) for mask, ways in sets.items()}
        for mask, n in least.items():
            through = min([cost for other, cost in least.items() if other & mask == mask])
            assert question._has_shortcut(mask, n) == (through < n)
            assert question._is_within_reach(n, mask) or question.value(mask) < question.needed
            if mask.bit_count() > 1:
                for limit in range(question.budget + 1):
                    assert question._can_connect(mask, limit, question.everyone) == (limit >= through)
                    assert question._can_connect(mask, limit, mask) == (limit >= n)
        for known in (list(legal.items()), list(legal.items())[:1], []):
            for mask in (question.everyone, question.everyone & ~2):
                assert question._is_more_possible(mask, known, set()) == any(
                    question.value(these) >= question.needed and these & question.base == mask & question.base
                    and not any(p & these == p for p, _ in known) for these in subsets(mask))
        n, joined = question._rough_plan(0)
        if n <= question.budget:
            assert question.is_enough(joined)
            assert question._can_connect(joined, n, question.everyone)
            plans = dict(question._one_plan(n, joined))
            assert plans.items() <= legal.items()
            assert len(set(plans.values())) == 1          # the cheapest of these clusters
            assert question.most == federation.MOST_STEPS


@pytest.mark.rule("GAI-12.7")
@pytest.mark.parametrize("seed", range(8))
def test_clusters_are_as_far_apart_as_the_satellites_between_them(seed):
    rng = QuickDice(f"far {seed}")
    for _ in range(16):
        question = any_question(rng)
        near, many = question.chart.near, len(question.clusters)
        for start in range(many):
            away, queue = dict.fromkeys(question.clusters[start], 0), list(question.clusters[start])
            while queue:                                  # own pieces cost nothing, free hexes one
                h = min(queue, key=away.__getitem__)
                queue.remove(h)
                for x in near[h]:
                    price = away[h] + question.free[x]
                    if (question.free[x] or x in question.cluster_of) and price < away.get(x, federation.FAR):
                        away[x] = price
                        queue.append(x)
            apart = [away.get(cluster[0], federation.FAR) for cluster in question.clusters]
            assert question._distances(start) == apart
            rings = federation.Growth(question, 3, question.everyone, [start]).near[start]
            assert [question.chart.hexes_of(ring) for ring in rings] == [
                tuple([h for h in range(question.chart.size) if question.free[h] and away.get(h, 9) <= n])
                for n in range(5)]
        question.budget = question.chart.size
        reached = [n for n in range(many) if question.base >> n & 1 or not question.base]
        best = max([sum([question.values[k] for k in range(many) if question._distances(n)[k] < federation.FAR])
                    for n in reached])
        assert (question._rough_plan(0)[0] <= question.budget) == (best >= question.needed)
        gaps = [[question._distances(a)[b] for b in range(many)] for a in range(many)]
        assert question._is_within_reach(max([x for row in gaps for x in row if x < federation.FAR]),
                                         question.everyone) >= (best >= question.needed)
    t = drawn({(-2, 0): PI, (1, 0): TS, (2, 0): TS})
    question = federation.problem(t.state, t.p(0))
    assert [question._is_within_reach(n, question.everyone) for n in (0, 1, 2)] == [False, False, True]
