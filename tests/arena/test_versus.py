"""Two versions measured by turns: what is compared, what is shown, and that nothing is left behind."""
import json
import subprocess
from pathlib import Path

import pytest

from fivesuns import IllegalOptions
from fivesuns.arena import sample, versus
from fivesuns.arena.versus import Pair, Side, by_turns, checked_out, games_of, having, ratio, slower
from fivesuns.games import load

SCRIPT = """
import json, os, pathlib, sys
tree = pathlib.Path.cwd()
with open(tree.parent / "turns.txt", "a") as turns:
    turns.write(tree.name + " ")
speeds = json.loads((tree / "speeds.json").read_text())
if not speeds:
    sys.exit("the rules are broken")
print(json.dumps({"package": os.environ["PYTHONPATH"] + "/fivesuns/__init__.py", "decisions": speeds[sys.argv[1]],
                  "clone": 1e6 / speeds[sys.argv[1]]}))
"""


def tree_of(folder: Path, name: str, **speeds: float) -> Path:
    tree = folder / name
    for game in speeds:
        (tree / "fivesuns" / "games" / game).mkdir(parents=True)
        (tree / "fivesuns" / "games" / game / "__init__.py").touch()
    tree.mkdir(exist_ok=True)
    (tree / "speeds.json").write_text(json.dumps(speeds))
    return tree


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "script.py"
    path.write_text(SCRIPT)
    return path


def sides(base: float, now: float) -> Pair:
    pair = Side(), Side()
    for side, speed in zip(pair, (base, now)):
        side.rounds = [{"decisions": speed / 2}, {"decisions": speed}]
    return pair


def test_the_trees_take_turns_and_each_begins_every_other_round(tmp_path: Path, script: Path) -> None:
    base, now = tree_of(tmp_path, "base", go=100.0), tree_of(tmp_path, "now", go=110.0)
    pair = by_turns(base, now, script, "go", rounds=3)
    assert (tmp_path / "turns.txt").read_text().split() == ["base", "now", "now", "base", "base", "now"]
    assert [side.most("decisions") for side in pair] == [100.0, 110.0]
    assert [side.least("clone") for side in pair] == [1e6 / 100, 1e6 / 110]


def test_a_game_of_only_one_tree_has_no_ratio(tmp_path: Path, script: Path) -> None:
    base, now = tree_of(tmp_path, "base", go=100.0), tree_of(tmp_path, "now", go=100.0, chess=5.0)
    assert games_of(base, now) == ["chess", "go"]
    pair = by_turns(having("chess", base), having("chess", now), script, "chess", rounds=2)
    assert [side.most("decisions") for side in pair] == [None, 5.0]
    assert ratio(None, 5.0) is None
    assert not slower(pair)


def test_a_tree_that_fails_says_why_and_is_not_asked_again(tmp_path: Path, script: Path) -> None:
    base, now = tree_of(tmp_path, "base", go=100.0), tree_of(tmp_path, "now")
    pair = by_turns(base, now, script, "go", rounds=3)
    assert [side.failed for side in pair] == ["", "the rules are broken"]
    assert (tmp_path / "turns.txt").read_text().split().count("now") == 1
    assert pair[1].most("decisions") is None


def test_another_package_than_that_of_the_tree_does_not_count(tmp_path: Path, script: Path) -> None:
    script.write_text('import json; print(json.dumps({"package": "/usr/lib/fivesuns/__init__.py"}))')
    pair = by_turns(tree_of(tmp_path, "base"), None, script, rounds=1)
    assert "was measured instead of" in pair[0].failed


@pytest.mark.parametrize(("now", "too_slow"), [(120.0, False), (96.0, False), (94.0, True)])
def test_slower_is_more_than_noise_below_the_base(now: float, too_slow: bool) -> None:
    assert slower(sides(100.0, now)) == too_slow


def test_what_seems_slower_is_measured_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    runs = [sides(100.0, 50.0), sides(90.0, 100.0)]
    monkeypatch.setattr(versus, "by_turns", lambda *args, **more: runs.pop(0))
    pair = versus.random_play(tmp_path, tmp_path, "go")
    assert [side.most("decisions") for side in pair] == [100.0, 100.0]


def test_a_commit_is_checked_out_below_build_and_removed_afterwards(tmp_path: Path) -> None:
    def git(*words: str) -> str:
        named = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
        return subprocess.run(["git", *named, *words], cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    git("init", "--quiet")
    for text in ("before", "after"):
        (tmp_path / "rules.txt").write_text(text)
        git("add", "rules.txt")
        git("commit", "--quiet", "-m", text)

    def look_and_stumble() -> None:
        with checked_out("HEAD~1", tmp_path) as tree:
            assert (tree / "rules.txt").read_text() == "before"
            assert tree.is_relative_to(tmp_path / "build")
            raise KeyError
    with pytest.raises(KeyError):
        look_and_stumble()
    assert list((tmp_path / "build").iterdir()) == []
    assert len(git("worktree", "list").splitlines()) == 1
    with pytest.raises(IllegalOptions, match="no-such-commit"), checked_out("no-such-commit", tmp_path):
        pass


def test_a_sample_of_this_very_tree() -> None:
    """As a script on its own, the way that other trees are measured."""
    pair = by_turns(None, versus.ROOT, versus.SAMPLE, "race", rounds=1)
    assert pair[1].failed == ""
    assert min(pair[1].all("decisions") + pair[1].all("clone")) > 0


def test_the_positions_of_a_sample_are_spread_over_the_game() -> None:
    game = load("race")
    lengths = [table.length for table in sample.positions(game, game.settle({"seats": 2}))]
    assert len(lengths) == sample.POSITIONS
    assert lengths == sorted(set(lengths))
