"""Games recorded elsewhere, played move by move: resources, power, research, points and structures after every move."""
import pytest

from fivesuns.games.gaia import GAME
from fivesuns.games.gaia.stages.scoring import progress
from tests.games.gaia.replays import FILES, Replay, parse
from tests.games.gaia.scenario import scenario

PI = "planetary_institute"


@pytest.mark.recorded
@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_recorded_game_goes_the_same_way(path):
    replay = Replay(path)
    assert replay.play() >= len(replay.data["moves"]) - 2
    s, final = replay.table.state, replay.data["final"]
    for seat, player in [(replay.ours[n], player) for n, player in enumerate(final["players"])]:
        p = s.players[seat]
        assert p.vp in (player["vp"], player["vp"] - p.bid)
        assert [progress(s, seat, tile) for tile in s.final_tiles] == player["final_tile_progress"]
        tokens = [x.removesuffix("(grey)").replace("gleens", "fed_gleens") for x in player["federation_tokens"]]
        assert sorted([*p.green, *p.grey]) == sorted(tokens)
        tiles = [x.partition(":")[2] for x in player["techs"]]
        assert sorted([*p.tiles, *p.advanced, *[f"{x}(covered)" for x in p.covered]]) == sorted(tiles)
    assert not GAME.audit(s)
    if final["complete"]:
        assert replay.table.over


# the reader itself, on positions that the recorded games at hand do not have

def reader(t, phase="roundMove", expected=(), moves=""):
    """Ready to read a move at this table."""
    found = Replay.__new__(Replay)
    found.table, found.tries, found.behind, found.phase = t.table, 0, None, phase
    found.expected = list(expected) or [{} for _ in t.state.players]
    found.hexes, found.techs = {"A": (1, -3)}, {"nav": "tech2", "free1": "tech7"}
    found.took_tile = "tech" in moves
    return found


def read(t, seat, moves, **more):
    return reader(t, moves=moves, **more).search(t.table, seat, parse(moves), [])


@pytest.mark.parametrize("faction", ["itars", "terrans"])
def test_income_that_our_table_did_not_ask_for_answers_nothing_else(faction):
    home = {"itars": (7, -4), "terrans": (4, -5)}[faction]
    t = scenario(faction, "xenos", structures={0: {home: PI}}, power={0: (0, 0, 0, 4)}, stage=("gaia_phase", 0))
    assert t.asked() == {0: faction}
    after = read(t, 0, "income 1t", phase="roundGaia")
    assert [d.key for d in after.waiting().values()] == [f"gaia.{faction}"]
    assert after.state.players[0].gaia_area == 4


def test_what_the_gaia_phase_returns_is_not_compared_too_early():
    t = scenario("bal_taks", "taklons", mines={0: [(2, -3)]}, have={0: {"gaiaformers": 1}, 1: {"brainstone": 1}},
                 power={0: (3, 0, 0), 1: (2, 0, 0)})
    logged = [{"gf": [1, 0, 1], "pw": [1, 0, 0, 2]}, {"bs": "gaia", "pw": [2, 0, 0, 0]}]
    assert reader(t, "roundIncome", logged).compare(t.table) == []
    assert reader(t, "roundGaia", logged).compare(t.table) == []
    assert len(reader(t, "roundMove", logged).compare(t.table)) == 3
    assert reader(t, "roundIncome", [{"gf": [2, 0, 1]}, {"pw": [1, 0, 0, 0]}]).compare(t.table) != []


def test_a_step_declined_where_there_is_no_room():
    def lab(**more):
        return scenario("xenos", "terrans", structures={0: {(1, -3): "trading_station"}}, mines={1: [(-2, 1)]},
                        have={0: {"credits": 9, "ore": 9}}, **more)

    move = "build lab A. tech nav. decline"
    full = read(lab(research={0: {"navigation": 5}}), 0, move)
    assert (full.state.players[0].tiles, full.state.players[0].research[1]) == (["tech2"], 5)
    asked = read(lab(), 0, move)
    assert (asked.state.players[0].tiles, asked.state.players[0].research[1]) == (["tech2"], 0)
    assert read(lab(), 1, "decline") is None              # of what was never offered
    itars = scenario("itars", "terrans", structures={0: {(7, -4): PI}}, power={0: (0, 0, 0, 8)},
                     research={0: {"navigation": 5}}, stage=("gaia_phase", 0))
    after = read(itars, 0, "spend 4tg for tech. tech nav. decline. spend 4tg for tech. tech free1. up eco")
    assert after.state.players[0].tiles == ["tech2", "tech7"]
