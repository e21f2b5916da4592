"""Write the golden records: whole games of bots, one text file each, which must replay to the same bytes for ever.

    python tools/golden.py race        writes those of a game anew: only when its version was raised on purpose
"""
import sys
from pathlib import Path
from typing import Any

from fivesuns import bots
from fivesuns.arena.match import play
from fivesuns.games import load

FOLDER = Path(__file__).parent.parent / "tests" / "golden"

# Beside one game for every number of seats: options worth a game of their own, and how many games with other luck.
MORE: dict[str, list[dict[str, Any]]] = {
    "race": [{"seats": 2, "duel": True}, {"seats": 2, "first_game": True}, {"seats": 4, "first_game": True},
             {"seats": 3, "second_edition": True}, {"seats": 3, "choose_produce_order": True},
             {"seats": 2, "tactics_without_world": True}, {"seats": 4, "keldon_order": True}],
    "gaia": [{"seats": 2, "setup": "first"}, {"seats": 4, "setup": "first"}, {"seats": 4, "map": "all"},
             {"seats": 3, "auction": "bids"}, {"seats": 1, "difficulty": "ultoma", "automa_faction": "itars"},
             {"seats": 3, "map": "outer", "leave_out": "9"}, {"seats": 4, "turn_order": "clockwise"},
             {"seats": 4, "map": "both"}, {"seats": 4, "income_order": "best"}],
    "eclipse": [{"seats": 6, "species": "random_aliens"}, {"seats": 6, "species": "random_terrans"},
                {"seats": 4, "portals": True, "ancients": "advanced", "guardians": "advanced", "gcds": "advanced"}],
}
TIMES: dict[str, int] = {"gaia": 3}


def write(game: str) -> None:
    best = bots.kinds(game)[-1]
    for old in FOLDER.glob(f"{game}-*.txt"):
        old.unlink()
    cases = [{"seats": seats} for seats in load(game).seats for _ in range(TIMES.get(game, 1))] + MORE.get(game, [])
    for n, options in enumerate(cases):
        players = [best if seat == n % 3 else "random" for seat in range(options["seats"])]
        words = "-".join([f"{options['seats']}p", *[key for key in options if key != "seats"]])
        path = FOLDER / f"{game}-{n:02}-{words}.txt"
        path.write_text(play(game, options, players, f"golden {n}").record(), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write(name)
