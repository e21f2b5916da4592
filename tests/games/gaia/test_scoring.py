"""The end of the game (GAI-20), round tiles (GAI-24) and the laws of counting (GAI-32)."""
import pytest

from fivesuns.games.gaia import GAME, catalog
from fivesuns.games.gaia.powers import count
from fivesuns.games.gaia.stages.scoring import progress, standings
from tests.games.gaia.scenario import scenario


def last(*factions, **more):
    """The end of round 6: everybody passes."""
    have = {seat: {"credits": 0, "ore": 0, "knowledge": 0, **more.get("have", {}).get(seat, {})}
            for seat in range(len(factions))}
    t = scenario(*factions, round=6, **{**more, "have": have})
    for seat in range(len(factions)):
        t.play(seat, "last_pass")
    assert t.table.over
    return t


FOUR = ("terrans", "xenos", "itars", "ivits")


@pytest.mark.rule("GAI-20.1", "GAI-20.2", "GAI-20.3", "GAI-20.4")
def test_final_tiles_research_and_resources():
    t = last(*FOUR, mines={0: [(4, -5), (-2, 1), (3, 3), (-5, 4)], 1: [(2, -6), (-1, -2), (-2, 2)],
                           2: [(7, -4), (-1, -3)], 3: [(1, -3)]}, final=("structures", "satellites"),
             research={0: {"science": 3, "economy": 4, "navigation": 2}, 1: {"science": 5}},
             have={0: {"credits": 4, "ore": 3, "knowledge": 1}},
             boosters={seat: f"booster{seat + 1}" for seat in range(4)})
    assert [p.points.get("final1", 0) for p in t.state.players] == [18, 12, 6, 0]
    assert [p.points.get("final2", 0) for p in t.state.players] == [0, 0, 0, 0]
    assert [p.points.get("research", 0) for p in t.state.players] == [4 + 8, 12, 0, 0]
    assert t.p(0).points["resources"] == 2                # 8 resources in threes
    assert t.table.result() == [10 + 18 + 12 + 2, 10 + 12 + 12, 16, 10]


@pytest.mark.rule("GAI-20.2")
@pytest.mark.parametrize(("numbers", "points"), [
    ((3, 2, 1, 0), (18, 12, 6, 0)), ((2, 2, 1, 1), (15, 15, 3, 3)), ((2, 2, 2, 1), (12, 12, 12, 0)),
    ((1, 1, 1, 1), (9, 9, 9, 9)), ((3, 1, 1, 1), (18, 6, 6, 6)), ((3, 2, 2, 0), (18, 9, 9, 0)),
    ((1, 0, 0, 0), (18, 0, 0, 0))])
def test_ties_share_their_ranks(numbers, points):
    t = scenario(*FOUR, final=("satellites", "sectors"))
    for p, n in zip(t.state.players, numbers):
        p.satellites = list(range(n))
    assert tuple([x for _, x in standings(t.state, "satellites")]) == points


@pytest.mark.rule("GAI-20.2")
def test_no_progress_no_points_unless_the_table_says_so():
    for rank_zero, points in (("nothing", [18, 0, 0, 0]), ("points", [18, 6, 6, 6])):
        t = scenario(*FOUR, final=("satellites", "sectors"), rank_zero=rank_zero)
        t.state.players[0].satellites = [1]
        assert [x for _, x in standings(t.state, "satellites")] == points


@pytest.mark.rule("GAI-20.2", "GAI-2.14")
def test_the_neutral_contender_takes_a_rank():
    t = last("terrans", "xenos", mines={0: [(4, -5), (-2, 1)], 1: [(2, -6)]}, final=("structures", "satellites"))
    assert [p.points.get("final1", 0) for p in t.state.players] == [12, 6]     # behind its 11
    t = scenario("terrans", "xenos", final=("satellites", "sectors"))
    t.state.players[0].satellites = list(range(8))
    assert [x for _, x in standings(t.state, "satellites")] == [15, 0, 15]     # a tie with it


@pytest.mark.rule("GAI-20.5")
def test_the_most_points_win_and_ties_share():
    t = scenario("terrans", "xenos", "itars", have={0: {"vp": 20}, 1: {"vp": 30}, 2: {"vp": 30}})
    assert GAME.winners(t.state) == [1, 2]


@pytest.mark.rule("GAI-20.6", "GAI-0.5")
def test_what_the_final_tiles_count():
    t = scenario("lantids", "ivits", mines={0: [(4, -5), (5, -3)], 1: [(0, -1)]},
                 structures={0: {(0, -1): "guest_mine", (5, -5): "lost_planet_mine", (4, -4): "gaiaformer",
                                 (1, -1): "satellite", (1, -2): "satellite"},
                             1: {(1, -3): "planetary_institute", (1, 0): "station", (2, -1): "satellite"}})
    s = t.state
    s.lost = t.hex((5, -5))
    s.players[0].federations = [(t.hex((4, -5)), t.hex((5, -5)), t.hex((1, -1)))]
    s.players[1].federations = [(t.hex((1, -3)), t.hex((1, 0)))]
    want = {"structures": (4, 2), "federation_structures": (2, 1), "planet_types": (3, 2), "gaia_planets": (1, 1),
            "sectors": (3, 2), "satellites": (2, 2)}
    for tile, numbers in want.items():
        assert (progress(s, 0, tile), progress(s, 1, tile)) == numbers, tile


@pytest.mark.rule("GAI-20.7")
def test_power_and_qic_score_nothing():
    t = last("terrans", "xenos", power={0: (0, 2, 9)}, have={0: {"qic": 9}}, mines={0: [(4, -5)], 1: [(2, -6)]})
    assert "resources" not in t.p(0).points


@pytest.mark.rule("GAI-20.7")
def test_conversion_at_the_end_is_an_option():
    t = last("terrans", "xenos", power={0: (0, 4, 3)}, have={0: {"qic": 4}}, mines={0: [(4, -5)], 1: [(2, -6)]},
             end_conversion="on")
    assert t.p(0).points["resources"] == (3 + 2 + 4) // 3


def test_bids_of_an_auction_are_paid_last():
    t = last("terrans", "xenos", have={0: {"bid": 7}}, mines={0: [(4, -5)], 1: [(2, -6)]})
    assert t.p(0).points["auction"] == -7


@pytest.mark.rule("GAI-24.1")
def test_a_round_tile_counts_only_in_its_own_round():
    t = scenario("terrans", "xenos", mines={0: [(4, -5)], 1: [(2, -6)]}, have={0: {"knowledge": 8}},
                 setup={"round_tiles": ["score2", "score3", "score3", "score3", "score3", "score3"]})
    t.play(0, "research science", "end")
    assert t.p(0).points["round_tiles"] == 2
    t = scenario("terrans", "xenos", mines={0: [(4, -5)], 1: [(2, -6)]}, have={0: {"knowledge": 8}}, round=2,
                 setup={"round_tiles": ["score2", "score3", "score3", "score3", "score3", "score3"]})
    t.play(0, "research science", "end")
    assert "round_tiles" not in t.p(0).points


@pytest.mark.rule("GAI-24.1")
def test_the_list_of_round_tiles():
    assert {name: (tile.on, tile.points) for name, tile in catalog.ROUND_TILES.items()} == {
        "score1": ("terraforming_step", 2), "score2": ("research", 2), "score3": ("mine", 2),
        "score4": ("federation_token", 5), "score5": ("trading_station", 4), "score6": ("mine_on_gaia", 4),
        "score7": ("institute_or_academy", 5), "score8": ("trading_station", 3), "score9": ("mine_on_gaia", 3),
        "score10": ("institute_or_academy", 5)}


# the audit finds what is wrong

def tampered(change):
    t = scenario("terrans", "taklons", mines={0: [(4, -5)], 1: [(3, -6)]})
    assert GAME.audit(t.state) == []
    change(t.state)
    return GAME.audit(t.state)


@pytest.mark.rule("GAI-32.1", "GAI-32.2", "GAI-32.3", "GAI-32.4", "GAI-1.8")
@pytest.mark.parametrize("change", [
    lambda s: setattr(s.players[0], "bowl1", 5), lambda s: setattr(s.players[0], "given_up", 1),
    lambda s: setattr(s.players[0], "ore", 16), lambda s: setattr(s.players[0], "credits", -1),
    lambda s: setattr(s.players[0], "vp", 11), lambda s: s.players[0].count.__setitem__(1, 2),
    lambda s: s.players[0].structures.__setitem__(0, 1), lambda s: s.players[0].tiles.extend(["tech1", "tech1"]),
    lambda s: s.players[0].advanced.append("advtech9"), lambda s: s.players[0].green.append("fed1"),
    lambda s: setattr(s.players[0], "gaiaformers", 2), lambda s: s.boosters.append("booster1"),
    lambda s: s.tokens.__setitem__("fed1", 2), lambda s: s.players[0].satellites.extend([3, 3]),
    lambda s: s.players[0].federations.append((0, 90)), lambda s: setattr(s.players[0], "brainstone", 1),
    lambda s: s.aside.pop(), lambda s: [setattr(p, "research", [5] * 6) for p in s.players]])
def test_the_audit_sees_every_wrong_count(change):
    assert tampered(change)


@pytest.mark.rule("GAI-20.6", "GAI-25.3", "GAI-0.5")
def test_space_stations_colonise_no_sector():
    t = scenario("ivits", "terrans", structures={0: {(1, -3): "planetary_institute"}}, mines={1: [(4, -5)]},
                 final=("sectors", "satellites"))
    chart = t.state.chart
    own = chart.sector[t.hex((1, -3))]
    elsewhere = next(h for h in chart.space if chart.sector[h] != own)
    t = scenario("ivits", "terrans", structures={0: {(1, -3): "planetary_institute"}}, mines={1: [(4, -5)]},
                 have={0: {"stations": [elsewhere]}}, final=("sectors", "satellites"))
    assert [progress(t.state, 0, tile) for tile in ("sectors", "satellites", "structures")] == [1, 1, 1]
    assert count(t.state, 0, "sector") == 1
