"""Games recorded elsewhere, played move by move: resources, power, research, points and structures after every move."""
import pytest

from fivesuns.games.gaia import GAME
from fivesuns.games.gaia.stages.scoring import progress
from tests.games.gaia.replays import FILES, FOLDER, Replay


@pytest.mark.skipif(not FILES, reason=f"no recorded games in {FOLDER}; set FIVESUNS_GAIA_REPLAYS")
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
