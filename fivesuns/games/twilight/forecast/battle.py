"""From position to position: cannons, bombardment, barrage, rounds, the end."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fivesuns.games.twilight import abilities, units
from fivesuns.games.twilight.forecast.field import (
    ATTACKER,
    DEFENDER,
    NEGLIGIBLE,
    UNLIKELY,
    Field,
    Position,
    Rolled,
)
from fivesuns.games.twilight.stages import invasion, space_cannon, space_combat
from fivesuns.games.twilight.stages.combat import the_combat
from fivesuns.games.twilight.state import NOBODY, Batch, Combat, Force, Happening, Volley

Chances = dict[Position, float]


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """Chances, and how many units of which type either side loses on average."""
    attacker_win: float
    draw: float
    defender_win: float
    losses: tuple[Mapping[str, float], Mapping[str, float]]
    error: float


class Battle(Field):
    """Everything that comes before the combat, and all its rounds."""

    def suffering(self, side: int, at: Position, sort: str, hits: list[float], how: str) -> Chances:
        """The positions after one volley at this side."""
        found: Chances = {}
        for many, chance in enumerate(hits):
            left, together = self.struck(side, at, ((sort, many),), how)
            other = 0 if together else at[1 - side]
            add(found, (left, other) if side == ATTACKER else (other, left), chance)
        return found

    # before the combat

    def fire(self, positions: Chances, seat: int) -> Chances:
        """Space cannons of one player: at the attacker, or at the defender if they are the attacker's (TI-42)."""
        s = self.s
        side = DEFENDER if seat == self.seats[ATTACKER] else ATTACKER
        foe = self.seats[side]
        found: Chances = {}
        for at, chance in positions.items():
            self.stand(at)
            mine = space_cannon.cannons(s, seat, self.place)
            if not mine or foe not in space_cannon.victims(s, seat, self.place):
                add(found, at, chance)
                continue
            forces, ready = s.forces, dict(s.players[seat].technologies)
            s.forces = [*forces]
            self.moment("sc_before", seat, (seat,))
            s.volleys = [Volley(seat=seat, foe=foe, place=self.place, what="space_cannon", shots=space_cannon.shots(
                s, seat, foe, mine, space_cannon.everything(mine)))]
            self.moment("sc_when", seat, (seat, foe), foe)
            sort = space_cannon.sort_of(s, s.volleys[0])
            _, hits = self.roll(s.volleys.pop())
            s.forces, s.players[seat].technologies = forces, ready
            for after, q in self.suffering(side, at, sort, hits, "space_cannon").items():
                add(found, after, chance * q)
        return found

    def bombard(self, positions: Chances) -> Chances:
        """All ships at this planet, if they may (TI-7)."""
        s, seat = self.s, self.seats[ATTACKER]
        found: Chances = {}
        for at, chance in positions.items():
            self.stand(at)
            guns = invasion.bombers(s, seat)
            if not guns or not at[DEFENDER] or not invasion.can_be_bombarded(s, seat, self.place):
                add(found, at, chance)
                continue
            s.volleys = [invasion.bombs(s, seat, self.place, guns)]
            self.moment("bomb_when", seat, (seat,))
            _, hits = self.roll(s.volleys.pop())
            for after, q in self.suffering(DEFENDER, at, "ground", hits, "bombardment").items():
                add(found, after, chance * q)
        return found

    def barrage(self, at: Position) -> Chances:
        """Both at the same time (TI-27)."""
        self.stand(at)
        rolls = [self.roll(space_combat.barrage_of(self.s, seat, self.seats[1 - side],
                                                   space_combat.flak(self.s, seat)))[1]
                 for side, seat in enumerate(self.seats)]
        found: Chances = {}
        for a, p in self.suffering(ATTACKER, at, "fighters", rolls[DEFENDER], "barrage").items():
            for b, q in self.suffering(DEFENDER, at, "fighters", rolls[ATTACKER], "barrage").items():
                add(found, (a[0], b[1]), p * q)
        return found

    # rounds

    def round(self, at: Position, rolled: Mapping[int, tuple[int, int]] | None = None) -> Chances:
        """Both roll, hits are suffered together. `rolled`: hits that are known already, by seat."""
        rolls = []
        for side, seat in enumerate(self.seats):
            if rolled and seat in rolled:
                aimed, rest = rolled[seat]
                rolls.append(([0.0] * aimed + [1.0], [0.0] * rest + [1.0]))
            else:
                rolls.append(self.combat_roll(side, at))
        if any([self.acting("gc_rolled", seat, "both") for seat in self.seats]) and not self.space:
            return self.round_with_more_hits(at, rolls)
        after = [self.after_hits(ATTACKER, at, rolls[DEFENDER]), self.after_hits(DEFENDER, at, rolls[ATTACKER])]
        found: Chances = {}
        for (a, took), p in after[ATTACKER].items():
            for (b, takes), q in after[DEFENDER].items():
                chance = p * q
                if chance < UNLIKELY:
                    continue
                end = (0, 0) if took or takes else self.next_round((a, b)) if self.starts else (a, b)
                found[end] = found.get(end, 0.0) + chance
        return found

    def after_hits(self, side: int, at: Position, rolled: Rolled) -> dict[tuple[int, bool], float]:
        found: dict[tuple[int, bool], float] = {}
        known, mine, theirs = self.known.struck, at[side], self.kinds[1 - side][at[1 - side]]
        for aimed, p in enumerate(rolled[0]):
            for many, q in enumerate(rolled[1]):
                chance = p * q
                if chance < UNLIKELY:
                    continue
                key = (side, mine, theirs, aimed, many)
                left = known.get(key)
                if left is None:
                    left = known[key] = self.struck(side, at, self.batches(aimed, many), "combat")
                found[left] = found.get(left, 0.0) + chance
        return found

    def batches(self, aimed: int, many: int) -> tuple[tuple[str, int], ...]:
        return (("large_ships", aimed), ("ships", many)) if self.space else (("ground", aimed + many),)

    def round_with_more_hits(self, at: Position, rolls: list[Rolled]) -> Chances:
        """Where hits of one side bring hits of the other, once both have rolled."""
        combat = the_combat(self.s)
        found: Chances = {}
        for mine, p in enumerate(rolls[ATTACKER][1]):
            for theirs, q in enumerate(rolls[DEFENDER][1]):
                self.stand(at)
                combat.hits = {self.seats[ATTACKER]: mine, self.seats[DEFENDER]: theirs}
                self.moment("gc_rolled", NOBODY, self.seats, "both")
                hits = [combat.hits.get(seat, 0) for seat in self.seats]
                a, took = self.struck(ATTACKER, at, self.batches(0, hits[DEFENDER]), "combat")
                b, takes = self.struck(DEFENDER, at, self.batches(0, hits[ATTACKER]), "combat")
                add(found, (0, 0) if took or takes else self.next_round((a, b)), p * q)
        return found

    def next_round(self, at: Position) -> Position:
        """If there is one."""
        if not self.alive(at):
            return at
        return self.at_start(ATTACKER, at[0], at[1]), self.at_start(DEFENDER, at[1], at[0])

    def at_start(self, side: int, mine: int, theirs: int) -> int:
        """What has to be done when the next round starts."""
        seat, window = self.seats[side], "spc_round_start" if self.space else "gc_round_start"
        duties = [a for a in self.acting(window, seat) if a.must]
        if not duties:
            return mine
        found = self.known.begun.get((side, mine))
        if found is None:
            self.stand((mine, theirs) if side == ATTACKER else (theirs, mine))
            h = Happening(number=0, window=window, by=self.seats[ATTACKER], place=self.place, about=(), order=[])
            for a in duties:
                if abilities.fits(self.s, h, seat, a):
                    self.use(h, seat, a)
            found = self.known.begun[side, mine] = self.read(side)
        return found

    def to_the_end(self, positions: Chances) -> Chances:
        """Round after round. Who has more life left is looked at first, so that every position is looked at once, as
        long as nothing is repaired; what was repaired waits for the next time round."""
        ends: Chances = {}
        ways: dict[Position, list[tuple[Position, int, float]]] = {}
        while positions:
            waiting: Chances = {}
            levels: list[Chances] = [{} for _ in range(1 + max([self.level(at) for at in positions]))]
            for at, chance in positions.items():
                add(levels[self.level(at)], at, chance)
            for level in range(len(levels) - 1, -1, -1):
                for at, chance in levels[level].items():
                    if not self.alive(at):
                        add(ends, at, chance)
                        continue
                    if chance < NEGLIGIBLE:
                        continue
                    if at not in ways:
                        ways[at] = [(after, self.level(after), q) for after, q in self.leaving(at).items()]
                    for after, lower, q in ways[at]:
                        there = levels[lower] if lower < level else waiting
                        there[after] = there.get(after, 0.0) + chance * q
            positions = waiting
        return ends

    def level(self, at: Position) -> int:
        return self.life[0][at[0]] + self.life[1][at[1]]

    def leaving(self, at: Position) -> Chances:
        """Where a position ends up once it changes. If it never does, the attacker has to give way (A-18)."""
        found = self.round(at)
        same = found.pop(at, 0.0)
        if not found or same > 1 - UNLIKELY:
            return {(0, at[1]): 1.0}
        return {after: chance / (1 - same) for after, chance in found.items()}

    # all of it

    def fought(self, positions: Chances, *, opened: bool = False,
               rolled: Mapping[int, tuple[int, int]] | None = None) -> Outcome:
        """From the start of the combat, or from a round in it."""
        s = self.s
        if s.combat is None:
            s.combat = Combat(attacker=self.seats[0], defender=self.seats[1], place=self.place)
        forces, ready = [*s.forces], [dict(p.technologies) for p in s.players]
        starts: dict[tuple[Force, ...], Chances] = {}
        for at, chance in positions.items():
            self.turn_to(forces)
            for n, p in enumerate(s.players):
                p.technologies = dict(ready[n])
            for start, q in ({at: 1.0} if opened or not self.alive(at) else self.begin(at)).items():
                add(starts.setdefault(tuple(s.forces), {}), start, chance * q)
        ends: Chances = {}
        for held, here in starts.items():
            self.turn_to(held)
            later: Chances = {}
            for start, chance in here.items():
                for after, q in (self.round(start, rolled) if self.alive(start) else {start: 1.0}).items():
                    add(later, after, chance * q)
            self.turn_to([force for force in held if force.lasts != "combat_round"])
            for at, chance in self.to_the_end(later).items():
                add(ends, at, chance)
        return self.outcome(ends)

    def begin(self, at: Position) -> Chances:
        """The start of the combat, which is that of its first round (TI-43.2a), and the barrage."""
        self.stand(at)
        self.moment("spc_start" if self.space else "gc_start", self.seats[0], self.seats)
        self.turn_to(self.s.forces)
        at = (self.read(ATTACKER), self.read(DEFENDER))
        return self.barrage(at) if self.space and self.alive(at) else {at: 1.0}

    def holds(self, side: int, n: int) -> bool:
        """Ships in space; on a planet ground forces, whoever else fights there."""
        return any([self.space or type == "infantry" for type, _, _ in self.fleets[side][n]])

    def outcome(self, ends: Chances) -> Outcome:
        shares = [0.0, 0.0, 0.0]
        losses: list[dict[str, float]] = [{type: float(n) for type, n, _ in self.fleets[side][self.first[side]]}
                                          for side in (ATTACKER, DEFENDER)]
        for at, chance in ends.items():
            won, lost = self.holds(ATTACKER, at[0]), self.holds(DEFENDER, at[1])
            shares[1 if won == lost else 0 if won else 2] += chance
            for side in (ATTACKER, DEFENDER):
                for type, n, _ in self.fleets[side][at[side]]:
                    losses[side][type] -= n * chance
        return Outcome(attacker_win=shares[0], draw=shares[1], defender_win=shares[2], losses=(losses[0], losses[1]),
                       error=max(0.0, 1.0 - sum(shares)))

    def continued(self, batches: Sequence[Batch], rolled: Mapping[int, tuple[int, int]], used: list[str] | None, *,
                  barrage: bool) -> Outcome:
        """From within a combat: with hits that wait to be assigned, or with what has been rolled in this round. `used`
        in the window of its start, if that is open; `barrage`: is that to come?"""
        if used is not None:
            self.used["spc_start" if self.space else "gc_start"] = used
            return self.fought({self.first: 1.0})
        if not batches:
            positions = self.barrage(self.first) if barrage and self.alive(self.first) else {self.first: 1.0}
            return self.fought(positions, opened=True, rolled=rolled)
        for batch in batches:
            units.discard(self.s.players[batch.seat], self.place, batch.losses)
        at = (self.read(ATTACKER), self.read(DEFENDER))
        after = [self.struck(side, at, tuple([(x.sort, x.hits) for x in batches if x.seat == seat]), batches[0].how)
                 for side, seat in enumerate(self.seats)]
        took = after[ATTACKER][1] or after[DEFENDER][1]
        return self.fought({(0, 0) if took else self.next_round((after[0][0], after[1][0])): 1.0}, opened=True)

    def space_battle(self) -> Outcome:
        """Space cannons as the table has agreed (A-05), then the combat."""
        attacker = self.seats[ATTACKER]
        order = [*self.s.others(attacker), attacker]
        positions: Chances = {self.first: 1.0}
        for seat in order if self.s.rules.space_cannon_first == "left" else [attacker, *order[:-1]]:
            positions = self.fire(positions, seat)
        return self.fought(positions)

    def invasion(self) -> Outcome:
        """Bombardment, then the cannons on the planet at those who land, then the combat."""
        self.moment("inv_start", self.seats[ATTACKER], self.seats)
        self.turn_to(self.s.forces)
        positions = self.bombard({self.first: 1.0})
        return self.fought(self.fire(positions, self.seats[DEFENDER]))


def add(chances: Chances, at: Position, chance: float) -> None:
    if chance:
        chances[at] = chances.get(at, 0.0) + chance
