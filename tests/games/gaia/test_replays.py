"""Games recorded elsewhere, played move by move: resources, power, research, points and structures after every move."""
import pytest

from tests.games.gaia.replays import FILES, FOLDER, Replay


@pytest.mark.skipif(not FILES, reason=f"no recorded games in {FOLDER}; set FIVESUNS_GAIA_REPLAYS")
@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_recorded_game_goes_the_same_way(path):
    replay = Replay(path)
    assert replay.play() >= len(replay.data["moves"]) - 2
    if replay.data["final"]["complete"]:
        assert replay.table.over
        assert replay.table.result() == [player["vp"] for player in replay.data["final"]["players"]]
