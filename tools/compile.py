"""Compile kernel and games with mypyc into build/fast; the sources stay untouched. `make fast` runs this.

FIVESUNS_FAST_GAMES="race" compiles only these games and leaves the others as they are: quicker, for tests.
"""
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FAST = ROOT / "build" / "fast"
NOT_COMPILED = {"bot.py"}          # judgement changes daily, and is not worth the wait


def main() -> int:
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        print("no C compiler here: the package runs as it is, uncompiled")
        return 0
    shutil.rmtree(FAST, ignore_errors=True)
    shutil.copytree(ROOT / "fivesuns", FAST / "fivesuns",
                    ignore=shutil.ignore_patterns("__pycache__", "*.so", "READY", "pages"))
    shutil.copytree(ROOT / "docs" / "rules", FAST / "docs" / "rules")
    package = FAST / "fivesuns"
    games = os.environ.get("FIVESUNS_FAST_GAMES", "").split() or [path.name for path in (package / "games").iterdir()]
    modules = sorted([*(package / "kernel").glob("*.py"),
                      *[path for game in games for path in (package / "games" / game).rglob("*.py")]])
    chosen = [str(path.relative_to(FAST)) for path in modules
              if path.name not in NOT_COMPILED and path.name != "__init__.py"]
    done = subprocess.run([sys.executable, "-m", "mypyc", "--strict", *chosen], cwd=FAST, capture_output=True,
                          text=True)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n")
        return 1
    shutil.rmtree(FAST / "build", ignore_errors=True)
    print(f"{len(chosen)} modules compiled into {FAST.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
