"""What a combat comes to before it is fought: a Markov chain over the units that both sides may have left.

The rules are asked, not repeated: dice are those that a volley of the combat has, hits go through the stages that deal
with them, and what has to be done at some moment is done by its own effect. Only who chooses is not a player but a
policy: sustain damage with all who can, the cheapest type first; then lose the cheapest, fighters before all others and
damaged ones first. Nobody retreats. Technologies that cost nothing but themselves are used at the first chance, what
costs a unit or trade goods is not, nor is what a faction or a unit only may do.

It is exact but for chances that are too small to matter, which are left out and counted in `error`.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fivesuns.games.twilight import GAME, abilities, dice, units, values
from fivesuns.games.twilight.catalog import SYSTEMS, WINDOWS, Ability
from fivesuns.games.twilight.order import rotation
from fivesuns.games.twilight.stages import invasion, space_cannon, space_combat
from fivesuns.games.twilight.stages.combat import the_combat, volley
from fivesuns.games.twilight.stages.hits import cancelled_by_one, suffer
from fivesuns.games.twilight.state import Batch, Combat, Force, Happening, Played, Shot, Twilight, Volley
from fivesuns.kernel import Allocate, Choose, Play
from fivesuns.kernel.codec import copied
from fivesuns.kernel.decision import Ask

CHEAPEST: Final = ("fighter", "infantry", "destroyer", "cruiser", "carrier", "dreadnought", "flagship", "war_sun")
NEGLIGIBLE: Final = 1e-9         # the chance of a position that is not followed any further,
UNLIKELY: Final = 1e-10          # and of a roll; what is left out is counted in `error`
ATTACKER: Final = 0              # the sides
DEFENDER: Final = 1

Fleet = tuple[tuple[str, int, int], ...]                # types, the cheapest first: how many, how many of them damaged
Position = tuple[int, int]                              # the number of each side's fleet; 0: none is left
Chances = dict[Position, float]
Rolled = tuple[list[float], list[float]]                # how likely are so many hits, aimed at large ships and others
Faces = tuple[int, ...]                                 # of one die, by face: how many hits it makes


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """Chances, and how many units of which type either side loses on average."""
    attacker_win: float
    draw: float
    defender_win: float
    losses: tuple[Mapping[str, float], Mapping[str, float]]
    error: float


class Known:
    """What has been found out while the same temporary effects hold."""

    def __init__(self) -> None:
        self.rolls: dict[tuple[int, int, int], Rolled] = {}
        self.hits: dict[tuple[int, int, int, str, int], tuple[int, tuple[str, ...], bool]] = {}
        self.struck: dict[tuple[int, int, int, int, int], tuple[int, bool]] = {}
        self.repaired: dict[tuple[int, int, tuple[str, ...]], int] = {}
        self.begun: dict[tuple[int, int], int] = {}


class Battle:
    """A copy of the table on which two sides fight in a system or on a planet. `cards`: by seat, what is played."""

    def __init__(self, s: Twilight, attacker: int, defender: int, place: str,
                 cards: Mapping[int, Sequence[str]] | None = None) -> None:
        self.s: Twilight = copied(s)
        s = self.s
        self.seats = (attacker, defender)
        self.place = place
        self.cards = cards or {}
        s.agenda, s.happenings, s.plays, s.volleys, s.batches, s.fallen = [], [], [], [], [], []
        self.space = place in SYSTEMS
        self.types = [type for type in CHEAPEST if (type in units.SHIPS if self.space else type in units.CARGO)]
        self.rest = [{type: n for type, n in units.troops(s.players[seat], place).items() if type not in self.types}
                     for seat in self.seats]
        self.fleets: list[list[Fleet]] = [[()], [()]]
        self.numbers: list[dict[Fleet, int]] = [{(): 0}, {(): 0}]
        self.life: list[list[int]] = [[0], [0]]
        self.kinds: list[list[int]] = [[0], [0]]        # by fleet: a number for the types that are in it
        self.large: list[list[int]] = [[0], [0]]        # how many are no fighters
        self.outlines: dict[tuple[str, ...], int] = {(): 0}
        self.memory: dict[tuple[Force, ...], Known] = {}
        self.known = Known()
        self.acts: dict[tuple[str, str, int], list[Ability]] = {}
        self.dice: dict[tuple[int, str, str, int, int], Faces] = {}
        self.peculiar = [bool(values.of_units(s, seat, "combat_dice")) for seat in self.seats]
        self.worth = [cancelled_by_one(s, seat) for seat in self.seats]
        window = "spc_round_start" if self.space else "gc_round_start"
        self.starts = any([a.must for seat in self.seats for a in self.acting(window, seat)])
        self.first = (self.read(ATTACKER), self.read(DEFENDER))
        self.used: dict[str, list[str]] = {}            # by window: what has been used in it already

    # fleets by number

    def number(self, side: int, fleet: Fleet) -> int:
        found = self.numbers[side].get(fleet)
        if found is None:
            found = self.numbers[side][fleet] = len(self.fleets[side])
            self.fleets[side].append(fleet)
            self.life[side].append(sum([2 * n - hurt for _, n, hurt in fleet]))
            self.large[side].append(sum([n for type, n, _ in fleet if type != "fighter"]))
            self.kinds[side].append(self.outlines.setdefault(tuple([x[0] for x in fleet]), len(self.outlines)))
        return found

    def read(self, side: int) -> int:
        """The fleet that stands there now."""
        p = self.s.players[self.seats[side]]
        there = units.troops(p, self.place)
        return self.number(side, tuple([(type, there[type], units.damaged(p, self.place, type))
                                        for type in self.types if type in there]))

    def stand(self, at: Position) -> None:
        """Put these fleets there, and take away what stood there before."""
        for side, seat in enumerate(self.seats):
            p, fleet = self.s.players[seat], self.fleets[side][at[side]]
            there = {**self.rest[side], **{type: n for type, n, _ in fleet}}
            hurt = {type: n for type, _, n in fleet if n}
            p.units = {**{place: troops for place, troops in p.units.items() if place != self.place},
                       **({self.place: there} if there else {})}
            p.damaged = {**{place: troops for place, troops in p.damaged.items() if place != self.place},
                         **({self.place: hurt} if hurt else {})}

    def turn_to(self, forces: Iterable[Force]) -> None:
        """From now on these temporary effects hold."""
        self.s.forces = [*forces]
        self.known = self.memory.setdefault(tuple(self.s.forces), Known())

    def alive(self, at: Position) -> bool:
        return at[0] != 0 and at[1] != 0

    # the policy

    def answer(self, ask: Ask) -> Any:
        if isinstance(ask, Allocate):
            given: dict[str, int] = {}
            for word, many in sorted(ask.bins, key=by_price):
                given[word] = min(many, ask.total - sum(given.values()))
            return tuple([(word, given[word]) for word, _ in ask.bins if given[word]])
        if isinstance(ask, Choose):
            words = sorted(ask.options(), key=lambda word: by_price((str(word), 0)))
            return words[-1 if ask.key == "twilight.single_out" else 0]       # of others' units the dearest
        raise NotImplementedError(f"no policy for {type(ask).__name__}")

    def drive(self, play: Play | None) -> None:
        if play is None:
            return
        for ask in play:
            ask.given = self.answer(ask)

    def run(self) -> None:
        """All that was planned: hits are dealt with, units leave."""
        s = self.s
        coming, s._coming = s._coming, []
        while coming:
            name, *args = coming.pop(0)
            if name not in ("tidy", "open_window"):
                self.drive(GAME.stages[name](s, *args))
                coming, s._coming = s._coming + coming, []
        while s.fallen:
            seat, _, *about = s.fallen.pop(0)
            self.moment("destroy_when", seat, self.seats, *about)

    # moments

    def acting(self, window: str, seat: int, *about: Any) -> list[Ability]:
        """What this player does in this window, if it is possible then."""
        also = str(about[0]) if about else ""
        found = self.acts.get((window, also, seat))
        if found is None:
            found = self.acts[window, also, seat] = [
                a for a in abilities.in_window(window, about)
                if a.id in self.cards.get(seat, ()) or (abilities.has(self.s, seat, a) and (a.must or (
                    a.sort == "technology" and all([what == "exhaust" for what in a.cost]))))]
        return found

    def moment(self, window: str, by: int, seats: Sequence[int], *about: Any) -> None:
        """What these players do in this window."""
        acts = [(seat, a) for seat in rotation(self.s, WINDOWS[window].rotation) if seat in seats
                for a in self.acting(window, seat, *about)]
        if not acts:
            return
        h = Happening(number=0, window=window, by=by, place=self.place, about=about, order=[])
        h.used += self.used.pop(window, [])
        self.s.happenings.append(h)
        for seat, a in acts:
            if abilities.fits(self.s, h, seat, a):
                self.use(h, seat, a)
        self.s.happenings.pop()

    def use(self, h: Happening, seat: int, a: Ability) -> None:
        s = self.s
        target: abilities.Target = ()
        if a.id in abilities.AIMS:
            target = min(abilities.targets(s, h, seat, a.id), key=self.by_use)
        h.used.append(abilities.mark(a.id, seat, target))
        abilities.pay(s, seat, a.id)
        if abilities.is_card(a.id):
            s.plays.append(Played(card=a.id, seat=seat))
        self.drive(abilities.EFFECTS[a.id](s, seat, target))
        s.plays.clear()
        self.run()

    def by_use(self, target: abilities.Target) -> tuple[int, int]:
        """Extra dice for those that hit best; else the cheapest units."""
        best = min([shot.value for x in self.s.volleys for shot in x.shots if shot.type == target[0]], default=0) \
            if target else 0
        return best, by_price((str(target[0]), 0))[0] if target else 0

    # dice

    def roll(self, fired: Volley) -> Rolled:
        """How likely are so many hits: of those aimed at large ships, and of all others."""
        found = {True: [1.0], False: [1.0]}
        for shot in fired.shots:
            found[shot.aimed] = folded(found[shot.aimed], of_dice(self.faces(fired, shot), shot.dice))
        return found[True], found[False]

    def faces(self, fired: Volley, shot: Shot) -> Faces:
        """How many hits each face of such a die makes."""
        key = (fired.seat, fired.what, shot.type, shot.value, shot.add)
        found = self.dice.get(key)
        if found is None:
            found = self.dice[key] = tuple([
                dice.made(self.s, fired, Shot(type=shot.type, value=shot.value, dice=1, add=shot.add, faces=[face],
                                              more=[0])) for face in range(1, dice.FACES + 1)])
        return found

    def combat_roll(self, side: int, at: Position) -> Rolled:
        key = (side, at[side], self.large[1 - side][at[1 - side]] if self.peculiar[side] else 0)
        found = self.known.rolls.get(key)
        if found is None:
            self.stand(at)
            found = self.known.rolls[key] = self.roll(volley(self.s, the_combat(self.s), self.seats[side]))
        return found

    # hits

    def struck(self, side: int, at: Position, batches: tuple[tuple[str, int], ...], how: str) -> tuple[int, bool]:
        """What is left of this side after hits of these sorts; and has it taken the others along? By this policy many
        hits do what they do one after the other, unless one use of sustain damage cancels several."""
        n = at[side]
        fresh: tuple[str, ...] = ()
        for sort, hits in batches:
            while hits and n:
                many = 1 if self.worth[side] == 1 else hits
                left, sustained, together = self.hit(side, n, at[1 - side], sort, many, how)
                if together:
                    return 0, True
                if left == n:
                    break
                n, hits = left, hits - many
                fresh += sustained
        return self.repaired(side, n, at[1 - side], fresh) if n and how == "combat" else n, False

    def hit(self, side: int, mine: int, theirs: int, sort: str, hits: int, how: str) -> tuple[
            int, tuple[str, ...], bool]:
        """The same for hits of one sort; and which types sustain damage."""
        key = (side, mine, self.kinds[1 - side][theirs], sort, hits)
        found = self.known.hits.get(key)
        if found is None:
            s, seat, foe = self.s, self.seats[side], self.seats[1 - side]
            self.stand((mine, theirs) if side == ATTACKER else (theirs, mine))
            if s.combat is not None:
                s.combat.sustained = {}
            suffer(s, [Batch(seat=seat, by=foe, place=self.place, hits=hits, sort=sort, how=how)], "")
            self.run()
            used = s.combat.sustained.get(seat, {}) if s.combat is not None else {}
            found = self.known.hits[key] = (self.read(side), tuple([type for type, n in used.items()
                                                                   for _ in range(n)]),
                                            theirs != 0 and self.read(1 - side) == 0)
        return found

    def repaired(self, side: int, mine: int, theirs: int, fresh: tuple[str, ...]) -> int:
        """What is done once the hits of a round are assigned."""
        seat, window = self.seats[side], "spc_hits_after" if self.space else "gc_hits_after"
        if not self.acting(window, seat):
            return mine
        found = self.known.repaired.get((side, mine, fresh))
        if found is None:
            self.stand((mine, theirs) if side == ATTACKER else (theirs, mine))
            the_combat(self.s).sustained = {seat: {type: fresh.count(type) for type in fresh}}
            self.moment(window, self.seats[ATTACKER], (seat,))
            found = self.known.repaired[side, mine, fresh] = self.read(side)
        return found

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
                self.moment("gc_rolled", -1, self.seats, "both")
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


def by_price(item: tuple[str, int]) -> tuple[int, bool]:
    """The cheapest first, damaged ones (with an asterisk) before others of their type."""
    type = item[0].removesuffix("*")
    return CHEAPEST.index(type) if type in CHEAPEST else len(CHEAPEST), type == item[0]


def add(chances: Chances, at: Position, chance: float) -> None:
    if chance:
        chances[at] = chances.get(at, 0.0) + chance


def folded(a: list[float], b: list[float]) -> list[float]:
    """How likely is each sum of two numbers."""
    found = [0.0] * (len(a) + len(b) - 1)
    for i, p in enumerate(a):
        for k, q in enumerate(b):
            found[i + k] += p * q
    return found


_DICE: Final[dict[tuple[Faces, int], list[float]]] = {}


def of_dice(faces: Faces, many: int) -> list[float]:
    """How likely so many such dice make 0, 1, 2 ... hits in all."""
    if not many:
        return [1.0]
    found = _DICE.get((faces, many))
    if found is None:
        one = [faces.count(hits) / len(faces) for hits in range(max(faces) + 1)]
        found = _DICE[faces, many] = folded(of_dice(faces, many - 1), one)
    return found

