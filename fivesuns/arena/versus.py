"""Two versions in one run: a commit and the tree at hand take turns, each time in a process of its own.

Machines are noisy, so neither is compared with what was measured another day; each shows its best round.
"""
from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from fivesuns.kernel import IllegalOptions

ROUNDS: Final = 8
TOLERANCE: Final = 0.05              # so much slower is noise
HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent.parent
SAMPLE: Final = HERE / "sample.py"


class Failed(Exception):
    pass


class Side:
    """What one of the two versions has shown; nothing if it does not have the game, or if that failed."""

    def __init__(self) -> None:
        self.rounds: list[dict[str, Any]] = []
        self.failed = ""

    def all(self, part: str) -> list[Any]:
        return [] if self.failed else [found[part] for found in self.rounds]

    def most(self, part: str) -> float | None:
        return max(self.all(part), default=None)

    def least(self, part: str) -> float | None:
        return min(self.all(part), default=None)


Pair = tuple[Side, Side]             # the base, and now


def ratio(base: float | None, now: float | None) -> float | None:
    return None if base is None or now is None else now / base


def slower(pair: Pair) -> bool:
    """Does random play fall short of the base by more than noise?"""
    found = ratio(*[side.most("decisions") for side in pair])
    return found is not None and found < 1 - TOLERANCE


# the other version

def git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise IllegalOptions(f"git {' '.join(words)}: {done.stderr.strip()}")
    return done.stdout.strip()


@contextlib.contextmanager
def checked_out(commit: str, root: Path = ROOT) -> Iterator[Path]:
    """A work tree of that commit below build/, as long as it is needed."""
    known = git(root, "rev-parse", "--verify", f"{commit}^{{commit}}")
    build = root / "build"
    build.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="base-", dir=build) as folder:
        tree = Path(folder) / "tree"
        git(root, "worktree", "add", "--detach", str(tree), known)
        try:
            yield tree
        finally:
            git(root, "worktree", "remove", "--force", str(tree))


def having(game: str, tree: Path) -> Path | None:
    """The tree, if it has the game."""
    return tree if game in games_of(tree) else None


def games_of(*trees: Path) -> list[str]:
    """All games that any of the trees has."""
    return sorted({path.parent.name for tree in trees for path in tree.glob("fivesuns/games/*/__init__.py")})


# by turns

def one_round(tree: Path, script: Path, words: Sequence[str]) -> dict[str, Any]:
    """What the script says when it runs on the package in this tree."""
    around = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
    done = subprocess.run([sys.executable, "-P", str(script), *words], cwd=tree, env=around, capture_output=True,
                          text=True)
    if done.returncode:
        raise Failed((done.stderr.strip().splitlines() or [f"exit {done.returncode}"])[-1])
    found: dict[str, Any] = json.loads(done.stdout)
    if not Path(found["package"]).is_relative_to(tree):
        raise Failed(f"{found['package']} was measured instead of {tree}")
    return found


def by_turns(base: Path | None, now: Path | None, script: Path, *words: str, rounds: int = ROUNDS) -> Pair:
    """Who begins changes from round to round. A tree that is None takes no part; one that fails stops."""
    pair = Side(), Side()
    turns = [(tree, side) for tree, side in zip((base, now), pair) if tree is not None]
    for n in range(rounds):
        for tree, side in turns[::-1] if n % 2 else turns:
            if not side.failed:
                try:
                    side.rounds.append(one_round(tree, script, words))
                except Failed as error:
                    side.failed = str(error)
    return pair


def random_play(base: Path, now: Path, game: str, rounds: int = ROUNDS) -> Pair:
    """What seems slower is looked at twice."""
    def play() -> Pair:
        return by_turns(having(game, base), having(game, now), SAMPLE, game, rounds=rounds)
    pair = play()
    if slower(pair):
        for side, again in zip(pair, play()):
            side.rounds += again.rounds
            side.failed = again.failed
    return pair
