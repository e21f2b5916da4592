"""Games in which everybody has everything: what is rare at a table happens in each of these.

At the start of every action phase hands are filled, technologies learnt, goods and ships there, fleets close to others,
notes in other hands; the custodians have left.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fivesuns.games.twilight import notes, tokens, units, values
from fivesuns.games.twilight.catalog import FACTIONS, SYSTEMS, TECHNOLOGIES
from fivesuns.games.twilight.game import TwilightImperium
from fivesuns.games.twilight.stages import turn
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Options

RAIDERS = {"flagship": 1, "cruiser": 1, "carrier": 1, "fighter": 2, "infantry": 2}


class Feast(TwilightImperium):
    """`first`: these factions sit down first."""

    def __init__(self, first: Sequence[str] = ()) -> None:
        super().__init__()
        self.first = tuple(first)
        self.stages = {**self.stages, "action_phase": feast}

    def setup(self, options: Options) -> Twilight:
        s = super().setup(options)
        s.custodians = False
        return s


def feast(s: Twilight) -> None:
    for seat, p in enumerate(s.players):
        if not p.out:
            p.goods += 4
            p.commodities = values.commodities(s, seat)
            for pool in ("tactic", "strategy", "fleet"):
                p.pools[pool] += max(0, min(4 - p.pools[pool], tokens.spare(s, seat)))
            fill_hand(s, seat)
            learn(s, seat)
            raid(s, seat)
            give_note(s, seat)
    turn.action_phase(s)


def fill_hand(s: Twilight, seat: int) -> None:
    p = s.players[seat]
    for _ in range(values.LEAST_HAND[True] + 2 - len(p.hand)):
        if s.actions:
            p.hand.append(s.actions.pop(s.round * 7 % len(s.actions)))


def learn(s: Twilight, seat: int) -> None:
    """The own ones first, then in turn all others."""
    p = s.players[seat]
    mine = [x.id for x in TECHNOLOGIES.values() if x.faction == p.faction]
    common = [x.id for x in TECHNOLOGIES.values() if not x.faction]
    start = (seat + s.round) * 5 % len(common)
    new = [x for x in (*mine, *common[start:], *common[:start]) if x not in p.technologies]
    if FACTIONS[p.faction].abilities and "propagation" not in FACTIONS[p.faction].abilities:
        p.technologies.update(dict.fromkeys(new[:3], True))


def raid(s: Twilight, seat: int) -> None:
    """Into an empty system beside the home of the next."""
    p, prey = s.players[seat], s.others(seat)[0]
    near = [x for x in s.board.beside[s.board.gates[prey]] if not SYSTEMS[x].anomaly and not SYSTEMS[x].faction
            and not any([place in q.units for q in s.players for place in (x, *SYSTEMS[x].planets)])]
    for type, n in RAIDERS.items() if near else ():
        if units.left(p, type) >= n:
            units.put(p, near[0], type, n)


def give_note(s: Twilight, seat: int) -> None:
    p, to = s.players[seat], s.others(seat)[0]
    mine = [note for note in p.notes if notes.owner_of(s, note) == seat]
    if mine and p.aside == -1:
        notes.pass_on(s, seat, to, mine[s.round % len(mine)])


def sit_down(game: Feast, decision: Any) -> Any:
    """The factions that are wanted, one after the other."""
    return next((x for x in decision.options() if x in game.first), decision.options()[0])
