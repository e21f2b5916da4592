"""Which clauses of the rules are cited by tests: a line a game, then what is missing. `make rules` runs this."""
import sys
from pathlib import Path

from fivesuns.clauses import coverage
from fivesuns.games import names

TESTS = Path(__file__).parent.parent / "tests"


def main() -> int:
    whole = True
    for game in names():
        proven, due, missing, unknown = coverage(game, TESTS)
        print(f"{game}: {proven} of {due} clauses cited by tests")
        if missing:
            print(f"  missing: {' '.join(missing)}")
        if unknown:
            print(f"  cited, but no such clause: {' '.join(unknown)}")
        whole = whole and not missing and not unknown
    return 0 if whole else 1


if __name__ == "__main__":
    sys.exit(main())
