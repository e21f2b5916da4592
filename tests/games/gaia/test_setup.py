"""Set-up: what chance lays out, factions, maps, first structures, boosters (GAI-0 to 3, 30)."""
from typing import get_args, get_type_hints

import pytest

from fivesuns.games.gaia import GAME, catalog
from fivesuns.games.gaia.maps import Building, Place, clash, is_valid, map_of, read_place, turned
from fivesuns.games.gaia.options import OPTIONS, Rules
from fivesuns.games.gaia.stages.scoring import standings
from fivesuns.kernel import Chance, IllegalOptions, QuickDice, SealedDice, Table
from fivesuns.kernel.hexes import distance
from tests.games.gaia.scenario import Scene, scenario


def opened(seats=4, seed=1, **options):
    return Scene(Table(GAME, {"seats": seats, **options}, SealedDice.from_seed(seed)))


def choose(t, *factions):
    for faction in factions:
        seat = next(iter(t.table.waiting()))
        t.play(seat, faction)
    return t


def test_every_option_is_a_rule_of_the_table_with_the_same_choices():
    of_the_automa = ("automa_faction", "difficulty")
    assert {name: get_args(words) for name, words in get_type_hints(Rules).items()} == {
        option.name: option.choices for option in OPTIONS if option.name not in of_the_automa}
    rules = opened(3, waste="allowed").state.rules
    assert {x.name for x in OPTIONS if getattr(rules, x.name, x.default) != x.default} == {"waste"}


@pytest.mark.rule("GAI-0.7")
def test_one_to_four_players():
    assert list(GAME.seats) == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(IllegalOptions):
            Table(GAME, {"seats": seats})
    solo = opened(1)
    assert solo.state.automa == "automa"
    assert len(solo.state.players) == 2


@pytest.mark.rule("GAI-2.1", "GAI-2.3", "GAI-2.4", "GAI-2.5", "GAI-2.6", "GAI-2.7", "GAI-30.1")
def test_what_chance_lays_out():
    firsts = set()
    for seed in range(12):
        s = opened(3, seed).state
        firsts.add(s.first)
        assert sorted(s.slots) == sorted(catalog.STANDARD)
        assert len(set(s.advanced)) == 6
        assert set(s.advanced) <= set(catalog.ADVANCED)
        assert s.track_token in catalog.COMMON_TOKENS
        assert sorted(s.tokens.values()) == [2, 3, 3, 3, 3, 3]
        assert s.tokens[s.track_token] == 2
        assert len(set(s.round_tiles)) == 6
        assert len(set(s.final_tiles)) == 2
        assert len(set(s.boosters)) == 6
    assert firsts == {0, 1, 2}


@pytest.mark.rule("GAI-30.1")
def test_after_set_up_nothing_is_left_to_chance():
    table = Table(GAME, {"seats": 3}, QuickDice(1))
    rng = QuickDice(2)
    assert not isinstance(table.ask, Chance)
    table.dice = None                                     # from the first question on
    while not table.over:
        assert not isinstance(table.ask, Chance)
        seat, decision = next(iter(table.waiting().items()))
        table.give(seat, decision.sample(rng))
    assert all(who >= 0 for who, _ in table.log[7:])
    views = [table.view(seat) for seat in (0, 1, 2, None)]
    assert [{**view, "me": None} for view in views] == [views[3]] * 4


@pytest.mark.rule("GAI-2.2")
def test_the_base_map_depends_on_the_number_of_players():
    assert opened(2).state.chart.sectors == ("1", "5B", "2", "3", "6B", "4", "7B")
    assert opened(4).state.chart.sectors == ("10", "1", "5A", "9", "2", "3", "6A", "8", "4", "7A")
    assert all(place.turn == 0 for place in opened(4).state.chart.places)


@pytest.mark.rule("GAI-2.8")
@pytest.mark.parametrize(("seats", "names"), [
    (1, ["hadsch_hallas"]), (2, ["hadsch_hallas", "xenos"]), (3, ["terrans", "taklons", "geodens"]),
    (4, ["terrans", "hadsch_hallas", "xenos", "taklons"])])
def test_the_first_game_has_given_factions(seats, names):
    t = opened(seats, setup="first")
    first = t.state.order[0]
    assert t.asked() == {first: "faction"}
    assert t.names(first) == names
    t.play(first, names[0])
    if seats > 1:
        assert names[0] not in t.names(t.state.order[1])
    else:
        assert t.p(1).faction == "taklons"


@pytest.mark.rule("GAI-2.9", "GAI-2.10", "GAI-2.11")
def test_a_faction_begins_with_what_its_board_shows():
    t = scenario("geodens", "taklons", "gleens", "ivits")
    geodens, taklons, gleens, ivits = [t.p(seat) for seat in range(4)]
    assert (geodens.credits, geodens.ore, geodens.knowledge, geodens.qic, geodens.vp) == (15, 6, 3, 1, 10)
    assert geodens.research == [1, 0, 0, 0, 0, 0]
    assert t.bowls(0) == (2, 4, 0, 0)
    assert taklons.brainstone == 1
    assert gleens.ore == 5                                # the QIC of Navigation 1 is ore for them
    assert gleens.qic == 0
    assert gleens.green == []                             # their token waits for the institute
    assert ivits.stations == []
    assert t.table.view(3)["seats"][3]["stations_left"] == 6
    for p in (geodens, taklons, gleens, ivits):
        assert [p.supply(kind) for kind in range(catalog.MINE, catalog.LOST_MINE)] == [8, 4, 3, 1, 1, 1]
        assert p.gaiaformers == 0


@pytest.mark.rule("GAI-2.10")
def test_a_printed_level_gives_its_bonus_but_scores_nothing():
    t = scenario("terrans", "xenos", "hadsch_hallas", "nevlas", goal="score2", round=1)
    assert t.p(0).gaiaformers == 1
    assert t.p(1).qic == 2
    assert (t.p(2).credits, t.p(2).research[catalog.ECONOMY]) == (15, 1)       # income only
    assert (t.p(3).knowledge, t.p(3).research[catalog.SCIENCE]) == (2, 1)
    assert [p.points for p in t.state.players] == [{"start": 10}] * 4


@pytest.mark.rule("GAI-2.12")
def test_the_first_game_of_four_has_given_mines():
    t = opened(4, setup="first")
    choose(t, "terrans", "hadsch_hallas", "xenos", "taklons")
    places = {p.faction: [t.state.chart.hexes[h] for h in p.structures] for p in t.state.players}
    assert places == {name: list(at) for name, at in catalog.FIRST_MINES.items()}
    for p in t.state.players:
        assert all(t.state.planet(h) == p.board.home for h in p.structures)
    assert set(t.asked().values()) == {"booster"}


@pytest.mark.rule("GAI-2.13")
def test_the_last_player_takes_the_first_booster():
    t = choose(opened(3, setup="first"), "terrans", "taklons", "geodens")
    while "first_structure" in t.asked().values():
        seat = next(iter(t.table.waiting()))
        t.play(seat, t.names(seat)[0])
    order = t.state.order
    for seat in reversed(order):
        assert t.asked() == {seat: "booster"}
        booster = t.names(seat)[0]
        t.play(seat, booster)
        assert t.p(seat).booster == booster
    assert len(t.state.boosters) == 3


@pytest.mark.rule("GAI-2.14")
def test_a_neutral_contender_with_one_or_two_players():
    numbers = {"structures": 11, "federation_structures": 10, "planet_types": 5, "gaia_planets": 4, "sectors": 6,
               "satellites": 8}
    for tile, n in numbers.items():
        assert standings(scenario("terrans", "xenos", final=(tile, "sectors")).state, tile)[2][0] == n
    assert len(standings(scenario("terrans", "xenos", "itars").state, "sectors")) == 3


@pytest.mark.rule("GAI-3.1")
def test_no_two_players_share_a_colour():
    t = opened(4)
    order = t.state.order
    assert t.asked() == {order[0]: "faction"}
    assert len(t.names(order[0])) == 14
    t.play(order[0], "gleens")
    assert "xenos" not in t.names(order[1])
    assert "gleens" not in t.names(order[1])
    assert len(t.names(order[1])) == 12


@pytest.mark.rule("GAI-3.2", "GAI-21.3", "GAI-21.8")
def test_first_structures_there_and_back_then_xenos_then_ivits():
    t = choose(opened(4), "ivits", "xenos", "terrans", "itars")
    a, b, c, d = t.state.order
    asked = []
    while "first_structure" in t.asked().values():
        seat = next(iter(t.table.waiting()))
        asked.append(seat)
        homes = [at for _, at in t.table.waiting()[seat].options()]
        assert all(t.state.planet(t.hex(at)) == t.p(seat).board.home for at in homes)
        t.play(seat, t.names(seat)[0])
    assert asked == [b, c, d, d, c, b, b, a]
    assert [sorted(t.at(seat).values()) for seat in (a, b, c)] == [
        ["planetary_institute"], ["mine"] * 3, ["mine"] * 2]
    assert not t.told("charged")
    assert all(p.vp == 10 for p in t.state.players)


@pytest.mark.rule("GAI-3.3", "GAI-16.3")
def test_the_order_of_passing_is_the_next_turn_order():
    t = scenario("terrans", "xenos", "itars", mines={0: [(4, -5)], 1: [(2, -6)], 2: [(7, -4)]})
    for seat in range(3):
        t.play(seat, next(x for x in t.names(seat) if x.startswith("pass")))
    assert (t.state.round, t.state.order) == (2, [0, 1, 2])
    t = scenario("terrans", "xenos", "itars", mines={0: [(4, -5)], 1: [(2, -6)], 2: [(7, -4)]}, passed=[2, 1])
    t.play(0, next(x for x in t.names(0) if x.startswith("pass")))
    assert t.state.order == [2, 1, 0]


@pytest.mark.rule("GAI-3.3", "GAI-16.3")
def test_without_the_card_play_goes_clockwise_from_the_first_to_pass():
    t = scenario("terrans", "xenos", "itars", mines={0: [(4, -5)], 1: [(2, -6)], 2: [(7, -4)]}, passed=[2, 1],
                 turn_order="clockwise")
    t.play(0, next(x for x in t.names(0) if x.startswith("pass")))
    assert t.state.first == 2
    assert t.state.order == [2, 0, 1]


@pytest.mark.rule("GAI-2.15", "GAI-3.3", "GAI-16.3")
def test_the_first_game_has_no_turn_order_card():
    t = opened(3, setup="first")
    assert t.state.rules.turn_order == "clockwise"
    a, b, c = t.state.order
    while t.state.round < 2:
        seat, key = next(iter(t.asked().items()))
        names = t.names(seat)
        if key == "act":                                  # the second passes first, then the first, then the third
            early = {a: [b], b: [], c: [b, a]}[seat] == t.state.passed
            names = [x for x in names if x.startswith("pass" if early else ("build", "upgrade", "research"))]
        t.play(seat, names[0])
    assert t.state.order == [b, c, a]


def laid(seats, variant, seed, **options):
    t = opened(seats, seed, map=variant, **options)
    names = ("terrans", "xenos", "taklons", "ivits")
    choose(t, *names[:seats])
    return t


@pytest.mark.rule("GAI-3.4")
@pytest.mark.parametrize("seed", range(6))
def test_variant_maps(seed):
    base = dict(catalog.LAYOUTS["large"])
    inner = {name: base[name] for name in ("1", "2", "3", "4")}
    for variant in ("outer", "both", "all"):
        places = {x.name: x for x in laid(4, variant, seed).state.chart.places}
        assert sorted(places) == sorted(base)
        assert sorted(x.centre for x in places.values()) == sorted(base.values())
        if variant != "all":
            assert all(places[name].turn == 0 for name in inner)
            assert sorted(places[name].centre for name in inner) == sorted(inner.values())
        if variant == "outer":
            assert all(places[name].centre == at for name, at in inner.items())
        assert is_valid(list(places.values()), False)
    small = laid(2, "all", seed).state.chart
    assert sorted(small.sectors) == sorted(catalog.LAYOUTS["small"])
    assert is_valid(small.places, False)


@pytest.mark.rule("GAI-3.4")
def test_variants_differ_from_the_base_layout():
    specs = {laid(4, variant, seed).state.map for variant in ("outer", "both", "all") for seed in range(3)}
    assert len(specs) == 9
    assert {x.turn for spec in specs for x in map_of(spec).places} == set(range(6))


def built(t, last, answer):
    """The map as the last player lays it; says what was asked for each sector."""
    asked = {}
    while t.asked() in ({last: "place_sector"}, {last: "turn_sector"}):
        key, names = t.asked()[last], t.names(last)
        t.play(last, answer(key, names))
        asked.setdefault(key, []).append(names)
    assert is_valid(t.state.chart.places, False)
    return asked


@pytest.mark.rule("GAI-3.4", "GAI-30.1")
def test_neither_chance_nor_a_player_is_asked_where_a_sector_can_lie_in_one_way_only():
    for seed in range(3):
        t = laid(4, "outer", seed)
        drawn = [value[0] for who, value in t.table.log[7:] if who < 0 and len(value) == 1]
        laid_so = t.state.chart.places
        building = Building([Place(x.name, x.letters, x.centre, 0) for x in laid_so], range(10),
                            [x.name not in ("1", "2", "3", "4") for x in laid_so], False)
        for n, place in enumerate(laid_so):
            turns = building.turns(n)
            assert place.turn == (drawn.pop(0) if len(turns) > 1 else turns[0])
            building.turn(n, place.turn)
        assert drawn == []
    t = laid(4, "outer", 1, map_builder="last_player")
    asked = built(t, t.state.order[-1], lambda key, names: names[-1])
    assert all(len(names) > 1 for names in [*asked["place_sector"], *asked["turn_sector"]])


@pytest.mark.rule("GAI-3.4")
def test_the_last_player_lays_and_turns_the_sectors():
    t = laid(3, "all", 3, map_builder="last_player")
    last = t.state.order[-1]
    base = list(catalog.LAYOUTS["large"])
    assert t.asked() == {last: "place_sector"}
    assert t.names(last) == [f"sector {name}" for name in base]
    assert not [who for who, _ in t.table.log[7:] if who < 0]                  # nothing of it is left to chance
    assert t.table.waiting()[last].about == (1, catalog.LAYOUTS["large"][base[0]])
    t.play(last, "sector 4")
    assert [place.name for place in t.state.chart.places] == ["4", *base[1:8], "10", "7A"]
    turns = t.names(last)
    t.play(last, turns[-1])
    assert t.state.chart.places[0].turn == int(turns[-1])
    assert "sector 4" not in t.names(last)
    built(t, last, lambda key, names: names[-1])
    assert sorted(place.name for place in t.state.chart.places) == sorted(base)
    assert set(t.asked().values()) == {"first_structure"}


@pytest.mark.rule("GAI-3.4")
def test_the_builder_leaves_the_inner_sectors_where_the_variant_says():
    base = catalog.LAYOUTS["large"]
    inner = ("1", "2", "3", "4")
    for variant in ("outer", "both"):
        t = laid(4, variant, 1, map_builder="last_player")
        asked = built(t, t.state.order[-1], lambda key, names: names[-1])
        offered = {name.split(" ")[1] for names in asked["place_sector"] for name in names}
        assert offered & set(inner) == (set(inner) if variant == "both" else set())
        places = {place.name: place for place in t.state.chart.places}
        assert {places[name].turn for name in inner} == {0}
        assert {places[name].centre for name in inner} == {base[name] for name in inner}
        assert all(places[name].centre == base[name] for name in inner) == (variant == "outer")


@pytest.mark.rule("GAI-3.4", "GAI-3.7")
@pytest.mark.parametrize("seed", range(4))
def test_however_a_map_is_begun_it_can_be_finished(seed):
    rng = QuickDice(seed)
    t = laid(2 + seed % 3, "all", seed, map_builder="last_player")
    built(t, t.state.order[-1], lambda key, names: names[rng.below(len(names))])
    solo = laid(1, "all", seed, map_builder="last_player")
    built(solo, 0, lambda key, names: names[rng.below(len(names))])


@pytest.mark.rule("GAI-0.3", "GAI-8.3")
def test_range_goes_round_a_sector_that_is_left_out():
    t = scenario("terrans", "xenos", "itars", leave_out="9")
    chart = t.state.chart
    a, b = next((a, b) for a in chart.planets for b in chart.planets if chart.planet[b] < catalog.GAIA
                and distance(chart.hexes[a], chart.hexes[b]) == 4 < chart.distance[a][b])
    more = {"mines": {0: [chart.hexes[a]]}, "have": {0: {"credits": 30, "ore": 15, "qic": 0}}, "leave_out": "9",
            "research": {0: {"navigation": 5}}}
    far = "build {},{}".format(*chart.hexes[b])
    assert not scenario("terrans", "xenos", "itars", **more).can(0, far)
    near = next(x for x in chart.planets if chart.distance[a][x] == 4 and chart.planet[x] < catalog.GAIA)
    assert scenario("terrans", "xenos", "itars", **more).can(0, "build {},{}".format(*chart.hexes[near]))


@pytest.mark.rule("GAI-3.4")
def test_variants_of_the_large_map_need_three_players():
    for variant in ("outer", "both"):
        with pytest.raises(IllegalOptions, match="three or four"):
            Table(GAME, {"seats": 2, "map": variant})


@pytest.mark.rule("GAI-3.5")
def test_three_players_may_leave_out_a_sector():
    for left_out in ("9", "10"):
        assert left_out not in opened(3, leave_out=left_out).state.chart.sectors
        t = laid(3, "all", 2, leave_out=left_out)
        assert len(t.state.chart.sectors) == 9
        with pytest.raises(IllegalOptions, match="three players"):
            Table(GAME, {"seats": 4, "leave_out": left_out})


@pytest.mark.rule("GAI-3.4")
def test_where_a_sector_can_be_turned_in_two_ways_chance_decides(monkeypatch):
    ways, found = Building.turns, {}

    def two(building, n):
        found[n] = ways(building, n)[:2]
        return found[n]

    monkeypatch.setattr(Building, "turns", two)
    turned = []
    for seed in range(3):
        places = laid(2, "all", seed).state.chart.places
        turned += [place.turn != found[n][0] for n, place in enumerate(places)]
    assert any(turned)


@pytest.mark.rule("GAI-3.7")
def test_equal_planets_side_by_side_make_a_map_invalid():
    left = Place("1", "..." + "...." + "....r" + "...." + "...", (0, 0), 0)
    right = Place("2", "..." + "...." + "....." + "r..." + "...", (5, -2), 0)
    at = {at for at, planet in [((2, 0), 1)]} | {(5 - 2, -2 + 1)}
    assert at == {(2, 0), (3, -1)}                        # adjacent hexes of two sectors
    assert clash(left, right, False)
    assert not is_valid([left, right], False)
    gaia = [Place(x.name, x.letters.replace("r", "g"), x.centre, 0) for x in (left, right)]
    assert not is_valid(gaia, False)
    assert is_valid(gaia, True)                           # option: only home types are watched
    alone = Place("10", catalog.FACES["10"], (0, 0), 0)
    assert is_valid([alone], False)                       # its own two transdim planets are exempt


@pytest.mark.rule("GAI-3.7")
def test_turning_keeps_to_what_can_still_be_finished():
    places = [Place(face, catalog.FACES[face], at, 0) for face, at in catalog.LAYOUTS["large"].items()]
    building = Building(places, range(10), [True] * 10, False)
    for turn in building.turns(0):
        building.turn(0, turn)
        assert building.turns(1)
    assert turned((1, -1), 6) == (1, -1)
    assert turned((2, -2), 1) == (2, 0)                   # clockwise
    assert read_place(places[3].word()).word() == places[3].word()


@pytest.mark.rule("GAI-3.6")
def test_an_auction_hands_the_factions_to_the_highest_bidders():
    t = opened(2, auction="bids")
    a, b = t.state.order
    t.play(a, "terrans").play(b, "ivits")
    assert t.names(a) == [f"{name} {n}" for name in ("terrans", "ivits") for n in range(6)]
    t.play(a, "terrans 0").play(b, "terrans 3")
    assert t.asked() == {a: "bid"}
    t.play(a, "ivits 0")
    assert (t.p(a).faction, t.p(a).bid) == ("ivits", 0)
    assert (t.p(b).faction, t.p(b).bid) == ("terrans", 3)
    assert t.asked() == {a: "first_structure"} or t.asked() == {b: "first_structure"}
    dealt = choose(opened(2), "terrans", "ivits")
    for seat, faction in ((b, "terrans"), (a, "ivits")):                       # with what its board says
        same = next(p for p in dealt.state.players if p.faction == faction)
        assert (t.p(seat).credits, t.p(seat).ore, t.p(seat).bowl1) == (same.credits, same.ore, same.bowl1)
    t.state.players[b].bid = 3
    assert t.table.view(b)["seats"][b]["final"]["total"] == t.p(b).vp + t.table.view(b)["seats"][b]["final"][
        "resources"] + sum(t.table.view(b)["seats"][b]["final"]["tiles"]) - 3


@pytest.mark.rule("GAI-3.6")
def test_bids_go_up_by_at_most_six_and_to_sixty():
    t = opened(2, auction="bids")
    a, b = t.state.order
    t.play(a, "terrans").play(b, "ivits")
    bids = [0]
    while bids[-1] < 60:
        seat = (a, b)[(len(bids) - 1) % 2]
        assert [x for x in t.names(seat) if x.startswith("terrans")] == [
            f"terrans {n}" for n in range(bids[-1] + (len(bids) > 1), min(bids[-1] + 6, 60) + 1)][:6]
        bids.append(int(t.names(seat)[5 if bids[-1] < 55 else -7].split(" ")[1]))
        t.play(seat, f"terrans {bids[-1]}")
    assert not [x for x in t.names((a, b)[(len(bids) - 1) % 2]) if x.startswith("terrans")]


@pytest.mark.rule("GAI-2.15")
def test_the_first_game_refuses_what_it_does_not_have():
    for wrong in ({"map": "all"}, {"auction": "bids"}, {"leave_out": "9"}):
        with pytest.raises(IllegalOptions, match="first game"):
            Table(GAME, {"seats": 3, "setup": "first", **wrong})
        assert Table(GAME, {"seats": 3, **wrong})


@pytest.mark.rule("GAI-3.6")
def test_a_solo_game_has_no_auction():
    with pytest.raises(IllegalOptions, match="solo"):
        Table(GAME, {"seats": 1, "auction": "bids"})
    assert Table(GAME, {"seats": 2, "auction": "bids"})
    assert Table(GAME, {"seats": 1, "automa_faction": "itars"})


@pytest.mark.rule("GAI-0.4", "GAI-0.5")
def test_gaiaformers_and_satellites_colonise_nothing():
    t = scenario("terrans", "xenos", mines={0: [(4, -5)], 1: [(2, -6)]},
                 structures={0: {(4, -4): "gaiaformer", (5, -4): "satellite"}})
    s = t.state
    assert len(t.p(0).structures) == 1
    assert t.p(0).origins() == (t.hex((4, -5)),)
    assert s.owner(t.hex((4, -4))) == -1
    assert s.owner(t.hex((4, -5))) == 0
