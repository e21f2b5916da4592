"""The field of a combat that is foreseen: the fleets that may stand there, and what dice and hits do to them."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from fivesuns.games.twilight import GAME, abilities, dice, units, values
from fivesuns.games.twilight.catalog import SYSTEMS, WINDOWS, Ability
from fivesuns.games.twilight.order import rotation
from fivesuns.games.twilight.stages.combat import the_combat, volley
from fivesuns.games.twilight.stages.hits import cancelled_by_one, suffer
from fivesuns.games.twilight.state import Batch, Force, Happening, Played, Shot, Twilight, Volley
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
Rolled = tuple[list[float], list[float]]                # how likely are so many hits, aimed at large ships and others
Faces = tuple[int, ...]                                 # of one die, by face: how many hits it makes


class Known:
    """What has been found out while the same temporary effects hold."""

    def __init__(self) -> None:
        self.rolls: dict[tuple[int, int, int], Rolled] = {}
        self.hits: dict[tuple[int, int, int, str, int], tuple[int, tuple[str, ...], bool]] = {}
        self.struck: dict[tuple[int, int, int, int, int], tuple[int, bool]] = {}
        self.repaired: dict[tuple[int, int, tuple[str, ...]], int] = {}
        self.begun: dict[tuple[int, int], int] = {}


class Field:
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


def by_price(item: tuple[str, int]) -> tuple[int, bool]:
    """The cheapest first, damaged ones (with an asterisk) before others of their type."""
    type = item[0].removesuffix("*")
    return CHEAPEST.index(type) if type in CHEAPEST else len(CHEAPEST), type == item[0]


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

