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

NPCS = ("ancients", "guardians", "gcds")

# Beside one game for every number of seats: options worth a game of their own, under a name.
MORE: dict[str, dict[str, dict[str, Any]]] = {
    "race": {"2p-duel": {"duel": True}, "2p-first_game": {"first_game": True}, "4p-first_game": {"first_game": True},
             "3p-second_edition": {"second_edition": True}, "3p-choose_produce_order": {"choose_produce_order": True},
             "2p-tactics_without_world": {"tactics_without_world": True}, "4p-keldon_order": {"keldon_order": True}},
    "gaia": {"2p-setup": {"setup": "first"}, "4p-setup": {"setup": "first"}, "4p-map-all": {"map": "all"},
             "3p-auction": {"auction": "bids"}, "3p-map-leave_out": {"map": "outer", "leave_out": "9"},
             "1p-difficulty-automa_faction": {"difficulty": "ultoma", "automa_faction": "itars"},
             "4p-turn_order": {"turn_order": "clockwise"}, "4p-map-both": {"map": "both"},
             "4p-income_order": {"income_order": "best"}},
    "eclipse": {"6p-aliens": {"species": "random_aliens"}, "6p-terrans": {"species": "random_terrans"},
                "4p-portals-advanced": {"portals": True, **dict.fromkeys(NPCS, "advanced")},
                "2p-random-npc": dict.fromkeys(NPCS, "random"),
                "4p-other-rulings": {"start_player": "2", **{
                    option.name: [x for x in option.choices if x != option.default][-1]
                    for option in load("eclipse").options
                    if option.name not in ("species", "start_player", "portal_parts", *NPCS)}}},
    "sidereal": {"4p-first_game": {"first_game": True}, "5p-dealt": {"species": "dealt"},
                 "5p-other-rulings": {option.name: [x for x in option.choices if x != option.default][-1]
                                      for option in load("sidereal").options
                                      if option.name != "first_game" and option.name not in [
                                          f"handicap_{n}" for n in range(6, 10)]}},
    "twilight": {"3p-first_game": {"first_game": True}, "6p-dealt": {"factions": "dealt"}, "4p-points": {"points": 14},
                 "5p-other-rulings": {option.name: [x for x in option.choices if x != option.default][-1]
                                      for option in load("twilight").options
                                      if option.name not in ("first_game", "points")}},
}
TIMES: dict[str, int] = {"gaia": 3}
HARD = ("eclipse", "twilight")   # who plays at random is lost at once: one seat only, where it is one in others
ALL_PEOPLES = {"twilight": ("6p-factions-random", {"factions": "random"}, "faction", 17)}   # until so many have played


def write(game: str) -> None:
    best = bots.kinds(game)[-1]
    for old in FOLDER.glob(f"{game}-*.txt"):
        old.unlink()
    cases: list[tuple[str, dict[str, Any]]] = [
        *[(f"{seats}p", dict[str, Any]()) for seats in load(game).seats for _ in range(TIMES.get(game, 1))],
        *MORE.get(game, {}).items()]
    played: set[str] = set()
    for n, (words, options) in enumerate(cases):       # it may grow meanwhile
        seats = int(words[0])
        players = [best if (seat == n % 3) != (game in HARD) else "random" for seat in range(seats)]
        path = FOLDER / f"{game}-{n:02}-{words}.txt"
        table = play(game, {"seats": seats, **options}, players, f"golden {n}")
        path.write_text(table.record(), encoding="utf-8")
        print(path.name)
        if game in ALL_PEOPLES:
            more, rules, people, many = ALL_PEOPLES[game]
            played |= {getattr(p, people) for p in table.state.players}
            if n == len(cases) - 1 and len(played) < many:
                cases.append((more, rules))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write(name)
