"""The solo game against the Automa (GAI-28)."""
import re

import pytest

from fivesuns import clauses
from fivesuns.games.gaia import GAME, catalog
from fivesuns.games.gaia.catalog import CARDS
from fivesuns.games.gaia.stages import automa as rules
from fivesuns.games.gaia.stages.scoring import standings
from fivesuns.kernel import IllegalOptions, SealedDice, Table
from tests.games.gaia.scenario import Scene, one_sector, scenario

HUMAN, AUTOMA = 0, 1


REST = ("card11", "card06", "card12", "card14")


def solo(action, support, automa="taklons", human="hadsch_hallas", rest=REST, **more):
    """The Automa turns `action` while `support` lies there; `rest` is still in the deck."""
    deck = [f"card{action:02}", *rest]
    turned = [f"card{support:02}"] if support else []
    aside = [card for card in CARDS if card not in [*deck, *turned]]
    more.setdefault("mines", {HUMAN: [(1, -3)], AUTOMA: [catalog_home(automa)]})
    return scenario(human, difficulty=more.pop("difficulty", "automa"), automa_faction=automa, stage=("automa_turn",),
                    draws=[(f"card{action:02}",)] if support else [],
                    setup={"deck": deck, "turned": turned, "aside": aside, "seen": [*deck, *turned],
                           **more.pop("setup", {})}, **more)


def catalog_home(automa):
    return {"taklons": (3, -6), "terrans": (4, -5), "xenos": (2, -6), "hadsch_hallas": (6, -1), "geodens": (2, -3),
            "firaks": (0, -5), "itars": (7, -4)}[automa]


def points(t):
    return t.p(AUTOMA).vp - 10


@pytest.mark.rule("GAI-28.3")
def test_the_previous_card_supports_the_next_one():
    t = solo(4, 6)                                        # build a mine, 1 point
    assert t.state.turned == ["card06", "card04"]
    assert points(t) == 1
    view = t.table.view(HUMAN)["automa"]
    assert (view["card"], view["support"]) == ({"name": "card04", "action": "build_mine", "points": 1}, "card06")
    assert t.told("automa_built")
    assert t.asked()[HUMAN] in ("charge", "act")


@pytest.mark.rule("GAI-28.3")
def test_the_first_turn_of_a_round_turns_two_cards():
    t = solo(7, 0)
    assert len(t.state.turned) == 2


@pytest.mark.rule("GAI-28.3", "GAI-28.23")
def test_a_red_light_among_the_last_three_cards_makes_it_pass():
    for left, passes in ((("card11", "card06"), True), (("card11", "card06", "card12"), False)):
        t = solo(1, 7, rest=left)                         # card 1 shows the red light
        assert bool(t.told("automa_passed")) == passes
    t = solo(4, 7, rest=())                               # card 4 shows green
    assert not t.told("automa_passed")


@pytest.mark.rule("GAI-28.3")
def test_without_a_card_it_passes():
    t = scenario("hadsch_hallas", difficulty="automa", stage=("automa_turn",), mines={0: [(1, -3)], 1: [(3, -6)]},
                 setup={"deck": [], "turned": ["card07"], "aside": [x for x in CARDS if x != "card07"]})
    assert t.state.passed == [AUTOMA]


def opened(seed=1, **options):
    return Scene(Table(GAME, {"seats": 1, **options}, SealedDice.from_seed(seed)))


def begun(seed=1, human="hadsch_hallas", **options):
    t = opened(seed, **options).play(0, human)
    while t.asked().get(0) in ("first_structure", "booster"):
        t.play(0, t.names(0)[0])
    return t


@pytest.mark.rule("GAI-28.4")
def test_solo_set_up():
    t = opened()
    s = t.state
    assert s.chart.sectors == ("1", "5B", "2", "3", "6B", "4", "7B")
    assert (s.first, s.order, len(s.boosters)) == (0, [0, 1], 5)
    assert sorted(s.tokens.values()) == [1, 2, 2, 2, 2, 2]
    t.play(0, "hadsch_hallas")
    assert len(standings(t.state, "sectors")) == 3


@pytest.mark.rule("GAI-28.5")
def test_difficulty_and_faction_are_chosen_before():
    for faction in catalog.AUTOMA_FACTIONS:
        t = opened(automa_faction=faction, difficulty="ultoma")
        assert t.p(AUTOMA).faction == faction
        colour = catalog.FACTIONS[faction].colour
        assert all(catalog.FACTIONS[name].colour != colour for name in t.names(0))
    t = opened(setup="first")
    assert (t.names(0), t.p(AUTOMA).faction) == (["hadsch_hallas"], "taklons")
    with pytest.raises(IllegalOptions, match="Automa plays taklons"):
        Table(GAME, {"seats": 1, "setup": "first", "automa_faction": "itars"})
    for wish in ({"automa_faction": "itars"}, {"difficulty": "ultoma"}):
        with pytest.raises(IllegalOptions, match="is for one player"):
            Table(GAME, {"seats": 2, **wish})


@pytest.mark.rule("GAI-28.6")
@pytest.mark.parametrize(("faction", "track"), [("terrans", "gaia_project"), ("xenos", "artificial_intelligence"),
                                                ("hadsch_hallas", "economy"), ("geodens", "terraforming"),
                                                ("taklons", None), ("firaks", None), ("itars", None)])
def test_what_the_automa_begins_with(faction, track):
    t = begun(human="bal_taks" if faction != "geodens" else "lantids", automa_faction=faction)
    p = t.p(AUTOMA)
    levels = {catalog.TRACKS[n]: level for n, level in enumerate(p.research) if level}
    assert levels == ({track: 1} if track else {})
    assert p.points["start"] == 10
    assert (p.credits, p.ore, p.knowledge, p.qic, p.tokens(), p.tiles, p.green) == (0, 0, 0, 0, 0, [], [])
    assert GAME.audit(t.state) == []
    assert opened(difficulty="automalein").play(0, "ivits").p(AUTOMA).vp == 0


@pytest.mark.rule("GAI-28.7")
@pytest.mark.parametrize(("difficulty", "size", "sure"), [
    ("automalein", 6, (1, 4, 5, 7, 13)), ("automa", 7, (1, 2, 4, 5, 7, 13)),
    ("automaechtig", 8, (1, 2, 4, 5, 7, 9, 13)),
    ("ultoma", 9, (1, 2, 4, 5, 7, 9, 13, 15)), ("alptrauma", 9, (1, 2, 4, 5, 7, 9, 13, 15))])
def test_the_deck(difficulty, size, sure):
    t = begun(difficulty=difficulty)
    s = t.state
    assert len(s.deck) == size
    assert {f"card{n:02}" for n in sure} < set(s.deck)
    assert len(s.aside) == 17 - size
    view = t.table.view(0)["automa"]
    assert (view["card"], view["support"]) == (None, None)
    assert sorted(view["known"]) == [f"card{n:02}" for n in sure]              # the other one is hidden
    assert view["deck"] == size


@pytest.mark.rule("GAI-28.7")
def test_a_card_that_was_turned_is_known():
    assert solo(4, 6, setup={"seen": ["card06"]}).state.seen == ["card06", "card04"]
    assert solo(4, 6, setup={"seen": ["card04", "card06"]}).state.seen == ["card04", "card06"]


@pytest.mark.rule("GAI-28.8")
def test_every_round_adds_a_card():
    t = begun()
    sizes = []
    while not t.table.over:
        s = t.state
        if len(sizes) < s.round:
            sizes.append(len(s.deck) + len(s.turned))
        decision = t.table.waiting()[0]
        passing = [x for x in t.names(0) if x.startswith(("pass", "last_pass"))]
        t.play(0, passing[-1] if passing else t.names(0)[0])
        assert decision is not None
    assert sizes == [7, 8, 9, 10, 11, 12]


@pytest.mark.rule("GAI-28.9")
def test_its_mines_go_next_to_the_middle_of_the_map():
    t = opened(automa_faction="itars").play(0, "hadsch_hallas")
    asked = []
    while t.asked()[0] == "first_structure":
        asked.append(len(t.p(AUTOMA).structures))
        t.play(0, t.names(0)[0])
    assert asked == [0, 2]                                # human, Automa, Automa, human
    assert list(t.at(AUTOMA)) == [(0, 1), (-1, -3)]       # distances 1 and 4; the other ice planets are farther
    assert len(t.told("automa_card")) == 1                # no card is needed but for its booster
    t = opened(automa_faction="xenos").play(0, "hadsch_hallas")
    while t.asked()[0] == "first_structure":
        t.play(0, t.names(0)[0])
    assert len(t.p(AUTOMA).structures) == 3


@pytest.mark.rule("GAI-28.9", "GAI-28.11")
@pytest.mark.parametrize(("card", "at"), [("card01", (0, -2)), ("card04", (0, 2))])
def test_a_card_decides_between_home_planets_that_are_equally_near(card, at):
    spec = one_sector("s..", "....", "o...o", "....", "..s")
    t = scenario("hadsch_hallas", difficulty="automa", map=spec, stage=("place_first_structures",), draws=[(card,)],
                 setup={"deck": [], "aside": list(CARDS)}).play(HUMAN, "at -2,0")
    assert list(t.at(AUTOMA)) == [at, (at[0], -at[1])]    # the second is the only one that is left: no card
    assert [event["card"] for event in t.told("automa_card")] == [card]


@pytest.mark.rule("GAI-28.10")
def test_its_first_booster_is_drawn_by_a_card():
    t = opened().play(0, "hadsch_hallas")
    row = list(t.state.boosters)
    t.play(0, t.names(0)[0])
    t.play(0, t.names(0)[0])
    slots = {card.first_booster for card in CARDS.values()}
    assert slots == {1, 2, 3, 4, 5}
    drawn = [value for who, value in t.table.log if who < 0][-1][0]
    assert t.p(AUTOMA).booster == row[CARDS[drawn].first_booster - 1]          # the human has not chosen yet
    assert t.asked() == {0: "booster"}


@pytest.mark.rule("GAI-28.11")
def test_directional_selection():
    t = begun()
    chart = t.state.chart
    hexes = [chart.index[at] for at in ((2, 1), (-2, 0), (1, -2), (0, -2), (0, 1))]
    assert chart.hexes[rules.directional(hexes, CARDS["card01"])] == (0, -2)   # top row, from the left
    assert chart.hexes[rules.directional(hexes, CARDS["card04"])] == (2, 1)    # bottom row, from the right


@pytest.mark.rule("GAI-28.12")
def test_numbered_selection():
    assert [rules.numbered(6, CARDS[x]) for x in ("card01", "card03", "card17")] == [0, 2, 4]      # arrow right
    assert [rules.numbered(6, CARDS[x]) for x in ("card06", "card10", "card05")] == [5, 3, 1]      # arrow left
    assert rules.numbered(3, CARDS["card17"]) == 1        # five of three: round again
    assert rules.numbered(3, CARDS["card05"]) == 1


LINE = one_sector("...", "....", "s.m.o", "....", "...")


@pytest.mark.rule("GAI-28.13")
def test_valid_planets_for_its_mines():
    t = solo(4, 6, map=LINE, mines={HUMAN: [(2, 0)], AUTOMA: [(-2, 0)]})       # range 2
    assert (0, 0) in t.at(AUTOMA)                         # transdim planets too
    t = solo(4, 6, map=LINE, mines={HUMAN: [(2, 0)], AUTOMA: [(-2, 0)]}, structures={HUMAN: {(0, 0): "gaiaformer"}})
    assert t.at(AUTOMA) == {(-2, 0): "trading_station"}   # no planet is left: it upgrades instead
    assert points(t) == 1


@pytest.mark.rule("GAI-28.13")
def test_without_a_mine_in_supply_it_upgrades():
    spec = one_sector("sss", "ssss", "sr..o", "....", "...")
    eight = [(0, -2), (1, -2), (2, -2), (-1, -1), (0, -1), (1, -1), (2, -1), (-2, 0)]
    t = solo(4, 6, map=spec, mines={HUMAN: [(2, 0)], AUTOMA: eight})
    assert sorted(t.at(AUTOMA).values()) == ["mine"] * 7 + ["trading_station"]


@pytest.mark.rule("GAI-28.13")
@pytest.mark.parametrize("support", range(1, 18))
def test_it_builds_as_far_as_the_support_card_says_and_no_farther(support):
    reach = CARDS[f"card{support:02}"].range
    assert 1 <= reach <= 4
    action = next(int(x[-2:]) for x, card in CARDS.items() if card.action == "build_mine" and int(x[-2:]) != support)
    for away in range(1, 5):
        row = ["."] * 5
        row[0], row[away] = "s", "s"
        spec = one_sector("...", "...o", "".join(row), "....", "...")
        t = solo(action, support, map=spec, mines={HUMAN: [(2, -1)], AUTOMA: [(-2, 0)]})
        built = [at for at in t.at(AUTOMA) if at != (-2, 0)]
        assert built == ([(away - 2, 0)] if away <= reach else [])


@pytest.mark.rule("GAI-28.13")
def test_its_range_is_on_the_support_card():
    spec = one_sector("...", "....", "s...o", "....", "...") + " 2:" + "." * 18 + "r@5,-2,0"
    t = solo(4, 8, map=spec, mines={HUMAN: [(2, 0)], AUTOMA: [(-2, 0)]})       # range 4: still 7 away
    assert "mine" not in t.at(AUTOMA).values()


def target(t, card, reach=9, tie=""):
    return t.state.chart.hexes[rules.mine_target(t.state, CARDS[card], reach, tie)]


@pytest.mark.rule("GAI-28.14")
def test_mine_tie_breaks():
    def on(rows, final=("structures", "satellites"), **more):
        return scenario("hadsch_hallas", difficulty="automa", map=one_sector(*rows), final=final,
                        mines={HUMAN: [(2, 0)], AUTOMA: [(-2, 0)]}, **more)

    t = on(("...", "r..t", "s...o", "....", "..."))       # swamp home: titanium one step, terra three
    assert target(t, "card04") == (2, -1)
    t = on(("...", "s..g", "s...o", "....", "..."))       # none before one, though Gaia is nearer to the human
    assert target(t, "card04") == (-1, -1)
    t = on(("...", "g..v", "s...o", "....", "..."))       # Gaia 1 before two steps
    assert target(t, "card04") == (-1, -1)
    t = on(("...", "t..m", "s...o", "....", "..."))       # one step before transdim 2
    assert target(t, "card04") == (-1, -1)
    t = on(("...", "m..r", "s...o", "....", "..."))       # transdim 2 before three
    assert target(t, "card04") == (-1, -1)
    t = on(("...", "t..g", "s...o", "..m.", "..."))       # one step, Gaia 1, transdim 2: the human is nearest to Gaia
    assert target(t, "card04") == (2, -1)
    t = on(("...", "t..t", "s...o", "....", "..."))
    assert target(t, "card04") == (2, -1)                 # nearer to the human
    t = on(("..t", "....", "s...o", "....", ".t."))       # (2,-2) and (-1,2): 2 and 3 from (2,0)
    assert target(t, "card04") == (2, -2)
    t = on(("...", "...t", "s...o", "...t", "..."))       # both beside the human
    assert (target(t, "card01"), target(t, "card04")) == ((2, -1), (1, 1))     # right_down, left_up
    t = on(("...", "...t", "s...o", "..m.", "..."))
    assert target(t, "card13", tie="transdim") == (0, 1)
    t = on(("...", "tr..", "s...o", "....", "..."))
    assert target(t, "card13", tie="human") == (0, -1)    # before the fewest steps


@pytest.mark.rule("GAI-28.14")
def test_the_final_tile_guides_its_mines():
    def on(rows, final, spec=""):
        return scenario("hadsch_hallas", difficulty="automa", map=one_sector(*rows) + spec, final=final,
                        mines={HUMAN: [(2, 0)], AUTOMA: [(-2, 0)]})

    rows = ("...", "...s", "s...o", "m...", "...")
    assert target(on(rows, ("gaia_planets", "structures")), "card01") == (-2, 1)       # top tile
    assert target(on(rows, ("structures", "gaia_planets")), "card01") == (2, -1)       # says nothing about mines
    assert target(on(rows, ("structures", "gaia_planets")), "card02") == (-2, 1)       # bottom tile
    assert target(on(rows, ("gaia_planets", "planet_types")), "card04") == (2, -1)     # none
    assert target(on(rows, ("planet_types", "structures")), "card01") == (-2, 1)       # a new type: transdim is Gaia
    rows = ("...", "...s", "s...o", "....", "...")
    there = " 2:" + "." * 9 + "r" + "." * 9 + "@5,-2,0"
    assert target(on(rows, ("sectors", "structures"), there), "card01") == (5, -2)
    assert target(on(rows, ("structures", "sectors"), there), "card01") == (2, -1)


@pytest.mark.rule("GAI-28.14")
def test_a_type_or_sector_is_new_only_if_it_has_no_structure_there_at_all():
    away = " 2:.......r...........@5,-2,0 3:.........r.........@2,3,0"
    spec = one_sector("...", "...s", "s...o", "....", "...") + away
    t = scenario("hadsch_hallas", difficulty="automa", map=spec, final=("sectors", "planet_types"),
                 mines={HUMAN: [(2, 0)], AUTOMA: [(-2, 0), (3, -2)]})          # in two sectors, on two types
    assert target(t, "card01") == (2, 3)                  # the third sector
    assert CARDS["card02"].final_tile == "bottom"
    assert target(t, "card02") == (2, -1)                 # both types are known: the fewest steps
    spec = spec.replace(".........r.........", ".........t.........")
    t = scenario("hadsch_hallas", difficulty="automa", map=spec, final=("sectors", "planet_types"),
                 mines={HUMAN: [(2, 0)], AUTOMA: [(-2, 0), (3, -2)]})
    assert target(t, "card02") == (2, 3)                  # a third type


@pytest.mark.rule("GAI-28.15", "GAI-28.25")
def test_its_mine_turns_transdim_to_gaia_and_may_bring_a_satellite():
    t = solo(4, 6, map=LINE, mines={HUMAN: [(2, 0)], AUTOMA: [(-2, 0)]}, power={HUMAN: (4, 0, 0)})
    assert t.state.planet(t.hex((0, 0))) == catalog.GAIA
    assert len(t.p(AUTOMA).satellites) == 1
    assert t.p(AUTOMA).satellites[0] in t.state.chart.near[t.hex((0, 0))]
    assert t.asked() == {HUMAN: "charge"}
    spec = one_sector("...", "....", "ss..o", "....", "...")
    t = solo(4, 6, map=spec, mines={HUMAN: [(2, 0)], AUTOMA: [(-2, 0)]})
    assert t.p(AUTOMA).satellites == []                   # beside another structure of its own


@pytest.mark.rule("GAI-28.15", "GAI-28.11")
def test_its_satellite_lies_where_the_support_card_points():
    def satellites(support, **more):
        t = solo(4, support, map=LINE, mines={HUMAN: [(2, 0)], AUTOMA: [(-2, 0)]}, **more)
        return [t.state.chart.hexes[h] for h in t.p(AUTOMA).satellites]

    assert [CARDS[x].direction for x in ("card15", "card06")] == ["left_up", "right_down"]
    assert (satellites(15), satellites(6)) == ([(0, 1)], [(0, -1)])
    assert satellites(15, structures={AUTOMA: {(0, 1): "satellite"}}) == [(0, 1), (-1, 1)]
    lost = scenario("hadsch_hallas", difficulty="automa", map=LINE).hex((0, 1))
    assert satellites(15, structures={HUMAN: {(0, 1): "lost_planet_mine"}}, setup={"lost": lost}) == [(-1, 1)]
    spec = one_sector("...", ".oo.", "soso.", ".oo.", "...")
    t = solo(4, 6, map=spec, mines={HUMAN: [(1, 0)], AUTOMA: [(-2, 0)]},
             structures={HUMAN: {(0, -1): "mine", (1, -1): "mine", (-1, 0): "mine", (-1, 1): "mine", (0, 1): "mine"}})
    assert (t.at(AUTOMA)[0, 0], t.p(AUTOMA).satellites) == ("mine", [])        # no room for one


def upgraded(structures, automa="taklons", **more):
    t = scenario("hadsch_hallas" if automa != "hadsch_hallas" else "itars", difficulty="automa", automa_faction=automa,
                 mines={HUMAN: [(1, -3)] if automa != "hadsch_hallas" else [(7, -4)]},
                 structures={AUTOMA: structures}, **more)
    done = rules.upgrade(t.state, CARDS["card04"])
    return t, done


@pytest.mark.rule("GAI-28.16")
def test_the_first_possible_upgrade():
    homes = [(3, -6), (-3, -3), (-5, 3), (-3, 6), (2, -6), (4, -5)]

    def after(*kinds, automa="taklons"):
        structures = dict(zip(homes, kinds))
        t, done = upgraded(structures, automa)
        new = [kind for at, kind in t.at(AUTOMA).items() if structures[at] != kind]
        return new[0] if done else None

    TS, LAB, PI = "trading_station", "research_lab", "planetary_institute"
    assert after("mine", TS, LAB) == PI
    assert after("mine", TS, LAB, PI) == TS
    assert after(TS, TS, TS, TS, PI, LAB) == "academy_left"
    assert after(TS, LAB, "academy_left", PI) == "academy_right"
    assert after(TS, PI) == LAB
    assert after(PI) is None
    assert after("mine", LAB, PI, automa="firaks") == TS
    assert after("mine", PI, automa="firaks") == TS       # then as for all others
    assert after(TS, LAB, automa="firaks") == PI
    assert after(TS, TS, TS, TS, PI, LAB, automa="firaks") == "academy_left"
    assert after(TS, PI, automa="firaks") == LAB
    t, _ = upgraded({(3, -6): LAB, (-3, -3): PI, (2, -6): "mine"}, "firaks")
    assert t.at(AUTOMA)[3, -6] == TS                      # Firaks: the lab goes down before the mine goes up


@pytest.mark.rule("GAI-28.17", "GAI-28.25")
def test_it_upgrades_next_to_the_human():
    t, _ = upgraded({(-3, 6): "mine", (3, -6): "mine"})   # the human is at (1, -3)
    assert t.at(AUTOMA)[3, -6] == "trading_station"
    t = solo(1, 7, power={HUMAN: (4, 0, 0)}, mines={HUMAN: [(1, -3)], AUTOMA: [(2, -3)]})
    assert t.asked() == {HUMAN: "charge"}
    t, _ = upgraded({(-1, -3): "mine", (2, -3): "mine", (0, -5): "mine"})
    assert t.at(AUTOMA)[2, -3] == "trading_station"


def research(levels, card="card01", how="highest", taken=(), tiles=None, human=None):
    t = scenario("hadsch_hallas", difficulty="automa", mines={HUMAN: [(1, -3)], AUTOMA: [(3, -6)]},
                 research={AUTOMA: dict(zip(catalog.TRACKS, levels)), HUMAN: human or {}})
    for track in taken:
        t.state.advanced[track] = ""
    (rules.research_highest if how == "highest" else rules.research_random)(t.state, CARDS[card])
    return t, [n for n, (a, b) in enumerate(zip(levels, t.p(AUTOMA).research)) if a != b]


@pytest.mark.rule("GAI-28.18", "GAI-28.12")
def test_research_highest_and_random():
    assert research((1, 3, 2, 3, 0, 0))[1] == [1]         # card 1: first from the left
    assert research((1, 3, 2, 3, 0, 0), "card06")[1] == [3]                    # first from the right
    assert research((0, 0, 0, 0, 0, 0), "card03", "random")[1] == [2]
    assert research((5, 0, 0, 0, 0, 0), "card03", "random")[1] == [3]          # the top is not valid
    assert research((4, 0, 0, 0, 0, 0), taken=[0], human={"terraforming": 5})[1] == [1]
    t, moved = research((4, 0, 0, 0, 0, 0), human={"terraforming": 5})         # the tile can still be removed
    assert (moved, t.state.advanced[0]) == ([], "")
    assert research((3, 4, 5, 4, 0, 0), taken=[1, 2, 3])[1] == [1]
    assert research((5, 5, 5, 5, 5, 5))[1] == research((5, 5, 5, 5, 5, 5), how="random")[1] == []


@pytest.mark.rule("GAI-28.19")
def test_on_level_four_it_first_removes_the_advanced_tile():
    t, moved = research((0, 4, 0, 0, 0, 0))
    assert (moved, t.state.advanced[1]) == ([], "")
    t, moved = research((0, 4, 0, 0, 0, 0), taken=[1])
    assert (moved, t.state.lost, t.p(AUTOMA).grey) == ([1], -1, [])            # no bonus, no token needed
    t, _ = research((4, 0, 0, 0, 0, 0), taken=[0])
    assert t.state.track_token == "fed6"
    assert not rules.valid_tracks(research((4, 5, 5, 5, 5, 5), taken=[0])[0].state)
    t = scenario("hadsch_hallas", difficulty="automa", mines={HUMAN: [(1, -3)], AUTOMA: [(3, -6)]}, green={0: ["fed4"]},
                 research={AUTOMA: {"science": 5}, HUMAN: {"science": 4}}, have={HUMAN: {"knowledge": 8}})
    assert t.refused(HUMAN, "research science") == "level_taken"


@pytest.mark.rule("GAI-28.20")
def test_it_covers_a_power_or_qic_action():
    t = solo(5, 1)                                        # card 1: first from the left
    assert t.state.used_actions == ["power1"]
    t = solo(5, 6)                                        # first from the right
    assert t.state.used_actions == ["qic3"]
    t = solo(5, 1, setup={"used_actions": ["power1", "power2"]})
    assert t.state.used_actions[-1] == "power3"


@pytest.mark.rule("GAI-28.21", "GAI-28.14")
@pytest.mark.parametrize(("automa", "gained", "mines", "covered"), [
    ("terrans", 2, 1, 0), ("xenos", 2, 1, 1), ("taklons", 2, 1, 1), ("geodens", 1, 0, 1), ("itars", 4, 0, 2)])
def test_faction_actions(automa, gained, mines, covered):
    t = solo(13, 7, automa, "bal_taks" if automa != "geodens" else "ivits")
    p = t.p(AUTOMA)
    assert points(t) == gained
    assert len(p.structures) == 1 + mines
    assert len(t.state.used_actions) == covered
    if automa == "terrans":
        assert p.research[catalog.GAIA_PROJECT] == 2
    if automa == "geodens":
        assert sum(p.research) == 2


@pytest.mark.rule("GAI-28.21", "GAI-28.22")
def test_faction_actions_with_upgrades():
    t = solo(13, 7, "hadsch_hallas", "itars", mines={HUMAN: [(7, -4)], AUTOMA: [(6, -1)]})
    assert t.at(AUTOMA) == {(6, -1): "trading_station"}
    assert points(t) == 1 + 3                             # and three for the trading station
    t = solo(13, 7, "hadsch_hallas", "itars", mines={HUMAN: [(7, -4)]},
             structures={AUTOMA: {(6, -1): "planetary_institute"}})
    assert len(t.at(AUTOMA)) == 2                         # no upgrade: a mine within 3
    assert points(t) == 1
    t = solo(13, 7, "firaks", mines={HUMAN: [(1, -3)]},
             structures={AUTOMA: {(0, -5): "trading_station", (1, 1): "planetary_institute"}})
    assert t.at(AUTOMA)[0, -5] == "research_lab"
    assert points(t) == 2
    assert sum(t.p(AUTOMA).research) == 1                 # Firaks: research after a lab
    t = solo(13, 7, "firaks", mines={HUMAN: [(1, -3)]}, structures={AUTOMA: {(0, -5): "trading_station"}})
    assert (t.at(AUTOMA)[0, -5], sum(t.p(AUTOMA).research)) == ("planetary_institute", 0)      # after nothing else
    t = solo(1, 7, mines={HUMAN: [(1, -3)]},
             structures={AUTOMA: {(3, -6): "trading_station", (-3, -3): "planetary_institute"}})
    assert (t.at(AUTOMA)[3, -6], sum(t.p(AUTOMA).research)) == ("research_lab", 0)             # and nobody else
    assert points(t) == 1                                 # three more for a trading station: Hadsch Hallas only
    assert points(solo(1, 7, mines={HUMAN: [(1, -3)], AUTOMA: [(3, -6)]})) == 1
    t = solo(13, 7, "hadsch_hallas", "itars", mines={HUMAN: [(7, -4)]},
             structures={AUTOMA: {(6, -1): "trading_station"}})
    assert (t.at(AUTOMA)[6, -1], points(t)) == ("planetary_institute", 1)


@pytest.mark.rule("GAI-28.13", "GAI-28.21")
def test_the_first_hex_of_the_map_is_a_place_like_any_other():
    spec = one_sector("s..", "....", "s...o", "....", "...")
    t = solo(4, 6, map=spec, mines={HUMAN: [(2, 0)], AUTOMA: [(-2, 0)]})
    assert (t.hex((0, -2)), t.at(AUTOMA)[0, -2]) == (0, "mine")
    spec = one_sector("o..", "o...", "....i", "....", "...")
    t = solo(13, 7, "hadsch_hallas", "itars", map=spec, mines={HUMAN: [(2, 0)]},
             structures={AUTOMA: {(-1, -1): "planetary_institute"}})
    assert t.at(AUTOMA)[0, -2] == "mine"


@pytest.mark.rule("GAI-28.21", "GAI-28.14")
def test_what_factions_prefer_for_the_mine_of_their_own_action():
    line = {HUMAN: [(2, 0)], AUTOMA: [(-2, 0)]}
    t = solo(13, 7, "taklons", map=one_sector("...", "tr..", "s...o", "....", "..."), mines=line)
    assert (0, -1) in t.at(AUTOMA)                        # nearer to the human, for more steps
    t = solo(13, 7, "terrans", map=one_sector("...", "rm..", "r...o", "....", "..."), mines=line)
    assert (0, -1) in t.at(AUTOMA)                        # transdim
    t = solo(13, 7, "xenos", map=one_sector("...", "dr..", "d...o", "....", "..."), mines=line)
    assert (-1, -1) in t.at(AUTOMA)                       # as always: the fewest steps


@pytest.mark.rule("GAI-28.21", "GAI-28.13")
@pytest.mark.parametrize(("automa", "reach"), [("terrans", 4), ("xenos", 2), ("taklons", 3), ("hadsch_hallas", 3)])
def test_how_far_factions_build_in_their_own_action(automa, reach):
    home = {"terrans": "r", "xenos": "d", "taklons": "s", "hadsch_hallas": "o"}[automa]
    for away in range(1, 5):
        row = [home, *"...."]
        row[away] = home
        t = solo(13, 8, automa, "itars", map=one_sector("...", "...i", "".join(row), "....", "..."),
                 mines={HUMAN: [(2, -1)]}, structures={AUTOMA: {(-2, 0): "planetary_institute"}})
        assert ((away - 2, 0) in t.at(AUTOMA)) == (away <= reach)


@pytest.mark.rule("GAI-28.22")
def test_permanent_rules():
    t = solo(5, 1, "xenos", "hadsch_hallas", mines={HUMAN: [(1, -3)], AUTOMA: [(2, -6)]})
    assert t.state.used_actions == ["power1", "power2"]   # Xenos: twice, with the same support card
    assert points(t) == 1
    spec = one_sector("...", "....", "vo..r", "....", "...")
    t = solo(4, 6, "geodens", "lantids", map=spec, mines={HUMAN: [(2, 0)], AUTOMA: [(-2, 0)]})
    assert points(t) == 1 + 2                             # Geodens: a new planet type
    spec = one_sector("...", "....", "vv..r", "....", "...")
    t = solo(4, 6, "geodens", "lantids", map=spec, mines={HUMAN: [(2, 0)], AUTOMA: [(-2, 0)]})
    assert points(t) == 1


@pytest.mark.rule("GAI-28.23")
@pytest.mark.parametrize(("round", "gained"), [(3, 4), (4, 6)])
def test_its_pass(round, gained):
    t = solo(1, 2, rest=(), round=round, goal="score1")   # card 2: the middle booster
    old, row = "booster2", ["booster3", "booster6", "booster7"]
    assert points(t) == gained
    assert t.p(AUTOMA).next_booster == row[1]
    assert t.state.boosters == [row[0], row[2], old]
    assert t.state.passed == [AUTOMA]
    assert t.asked() == {HUMAN: "act"}
    t.play(HUMAN, f"pass {row[0]}")
    assert t.state.order == [AUTOMA, HUMAN]
    assert t.state.first == AUTOMA


@pytest.mark.rule("GAI-28.23")
def test_in_the_last_round_it_takes_no_booster():
    t = solo(1, 2, rest=(), round=6, goal="score1")
    assert t.p(AUTOMA).next_booster == ""
    assert len(t.state.boosters) == 4


@pytest.mark.rule("GAI-28.24")
def test_alptrauma_gains_one_more_each_time():
    assert points(solo(4, 6, difficulty="alptrauma")) == 2
    assert points(solo(7, 6, difficulty="alptrauma")) == 0                     # card 7 gives nothing
    t = scenario("hadsch_hallas", difficulty="alptrauma", mines={HUMAN: [(1, -3)], AUTOMA: [(3, -6)]},
                 research={AUTOMA: {"science": 3}}, stage=("final_scoring",), final=("structures", "satellites"))
    assert t.p(AUTOMA).points == {"start": 10, "final1": 9 + 1, "research": 4 + 1}


@pytest.mark.rule("GAI-28.25")
def test_automa_structures_are_opponents_and_it_never_charges():
    have = {HUMAN: {"credits": 3, "ore": 2}}
    t = scenario("hadsch_hallas", difficulty="automa", mines={HUMAN: [(1, -3)], AUTOMA: [(2, -3)]}, have=have)
    t.play(HUMAN, "upgrade 1,-3 trading_station")         # 3 credits: near an opponent
    assert (t.p(HUMAN).credits, t.p(HUMAN).ore) == (0, 0)
    t.end_turn(HUMAN)
    assert not [event for event in t.events if event.what == "charged"]
    t = scenario("lantids", difficulty="automa", mines={HUMAN: [(4, -5)], AUTOMA: [(3, -6)]},
                 have={HUMAN: {"credits": 9, "ore": 3, "qic": 2}})
    assert t.can(HUMAN, "build 3,-6")                     # a guest mine


@pytest.mark.rule("GAI-28.26", "GAI-20.2")
def test_the_end_of_a_solo_game():
    t = scenario("hadsch_hallas", difficulty="automa", stage=("final_scoring",),
                 final=("federation_structures", "satellites"),
                 mines={HUMAN: [(1, -3)], AUTOMA: [(3, -6), (-3, -3), (-5, 3)]}, research={AUTOMA: {"economy": 4}},
                 structures={AUTOMA: {(2, -5): "satellite"}}, have={HUMAN: {"credits": 9, "ore": 0, "knowledge": 0}})
    assert standings(t.state, "federation_structures")[AUTOMA][0] == 2         # three structures less one
    assert standings(t.state, "satellites")[AUTOMA][0] == 1
    assert t.p(AUTOMA).points == {"start": 10, "final1": 12, "final2": 12, "research": 8}
    assert t.p(HUMAN).points["resources"] == 3
    assert t.table.result() == [13, 42]
    assert GAME.winners(t.state) == [AUTOMA]


@pytest.mark.rule("GAI-28.27")
def test_what_cannot_be_done_is_skipped_but_scores():
    t = solo(5, 1, setup={"used_actions": list(catalog.ACTIONS)})
    assert points(t) == 1
    t = solo(1, 7, mines={HUMAN: [(1, -3)]}, structures={AUTOMA: {(3, -6): "planetary_institute"}})
    assert points(t) == 1
    t = solo(13, 7, "taklons", setup={"used_actions": list(catalog.ACTIONS)})
    assert (points(t), len(t.at(AUTOMA))) == (2, 2)       # the other part still counts


def test_what_the_rulebook_does_not_say_of_the_automa_is_marked():
    solo, = [x for x in clauses.rules("gaia").sections if x.title.startswith("28.")]
    assert len(solo.clauses) == 27
    for clause in solo.clauses:
        assert clause.info or re.search(r" \[elsewhere\] The rulebook leaves open \w.+\.$", clause.text), clause.id
