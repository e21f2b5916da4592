"""Which clauses of the rules are cited by tests: a line a game, then what is missing, and what other languages lack.
`make rules` runs this."""
import sys
from pathlib import Path

from fivesuns.clauses import coverage, translation
from fivesuns.games import names
from fivesuns.texts import LANGUAGES

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
        for language in LANGUAGES[1:]:
            found = translation(game, language)
            if found is None:
                print(f"  {language}: no document yet, English is shown")
            elif found[0]:
                print(f"  {language} lacks: {' '.join(found[0])}")
            if found and found[1]:
                print(f"  {language} has what English has not: {' '.join(found[1])}")
                whole = False
    return 0 if whole else 1


if __name__ == "__main__":
    sys.exit(main())
