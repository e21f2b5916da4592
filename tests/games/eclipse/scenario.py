"""Any position of the game in a few words, and short ways to play on from it and to look at it.

    g = galaxy(species=["orion", "planta"])
    put(g, 103, (0, -1), owner=0, ships={1: {"cruiser": 2}})
    t = combat(g, "6 6 1", ...)              # outcomes of chance, in order
    t.play(1, "attack cruiser")

Sectors are laid so that they connect with as many neighbours as possible, unless `turned` is given. Ships, discs, cubes
and tiles come from where they would be, so that the audit holds; it is asked after every answer. Without a word about a
draw, chance draws the first things of the pool; a roll without an outcome stops the play until `lucky` gives one.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fivesuns.games.eclipse import GAME
from fivesuns.games.eclipse.catalog import CLASSES, RESOURCES, SECTORS, TECHNOLOGIES, TRACKS
from fivesuns.games.eclipse.fleets import add_ships
from fivesuns.games.eclipse.sectors import add_cube, lay
from fivesuns.games.eclipse.setup import first_state, take_seat
from fivesuns.games.eclipse.ships import with_tile
from fivesuns.games.eclipse.state import Galaxy, Player
from fivesuns.kernel import Chance, Draw, Event, IllegalAnswer, Roll, Table, spell

TERRANS = ["terran_directorate", "terran_federation", "terran_union", "terran_republic", "terran_conglomerate",
           "terran_alliance"]
REST = [("combat_phase",), ("upkeep_phase",), ("cleanup_phase",), ("end_round",)]


def galaxy(seats: int = 0, species: Sequence[str] = (), **options: Any) -> Galaxy:
    """Round one, everybody at home, nothing explored, no technologies in the tray."""
    names = [*species, *[x for x in TERRANS if x not in species]][:max(seats, len(species), 2)]
    s = first_state(GAME.settle({"seats": len(names), **options}))
    s.npc = ["standard" if x == "random" else x for x in s.npc]
    for seat, name in enumerate(names):
        for ask in take_seat(s, seat, name):
            assert isinstance(ask, Draw)
            ask.given = tuple(ask.pool[:ask.things])
    s.round, s.phase, s.agenda = 1, "action", []
    return s


def put(s: Galaxy, tile: int, at: tuple[int, int] | None = None, *, turned: int | None = None, owner: int | None = None,
        cubes: Sequence[int] | None = None, ships: Mapping[int, Mapping[str, int]] | None = None, npcs: int = 0,
        discovery: bool = False, orbital: bool = False, monolith: bool = False, portal: int = 0) -> None:
    """Lay a sector, or add to one that lies there. Cubes are given as square numbers."""
    if tile not in s.where:
        assert at is not None
        for pile in (*s.stacks, s.unused):
            if tile in pile:
                pile.remove(tile)
        s.depth = [min(s.depth[i], len(s.stacks[i])) for i in range(3)]
        lay(s, tile, at, best_turn(s, tile, at) if turned is None else turned)
    if owner is not None:
        assert tile not in s.owner
        s.owner[tile] = owner
        s.players[owner].discs -= 1
    if orbital:
        s.orbitals.append(tile)
    if monolith:
        s.monoliths.append(tile)
    if portal:
        s.gates[tile] = s.gates.get(tile, 0) + portal
    for square in cubes or ():
        kind = SECTORS[tile].squares[square][0] if square < len(SECTORS[tile].squares) else 1
        s.players[s.owner[tile]].track[kind % 3] -= 1
        add_cube(s, tile, square)
    for seat, fleet in (ships or {}).items():
        for name, many in fleet.items():
            s.players[seat].supply[CLASSES.index(name)] -= many
            add_ships(s, tile, seat, CLASSES.index(name), many)
    if npcs:
        s.npcs[tile] = npcs
    if discovery:
        s.facedown.append(tile)


def best_turn(s: Galaxy, tile: int, at: tuple[int, int]) -> int:
    """The rotation with the most full connections, those with somebody's sectors first, and the fewest half ones."""
    def rank(turned: int) -> tuple[int, int, int]:
        twin = Galaxy(hexes=dict(s.hexes), where=dict(s.where), turned=dict(s.turned), links=dict(s.links),
                      halves=dict(s.halves))
        lay(twin, tile, at, turned)
        return (-len([x for x in twin.links[tile] if x in s.owner]), -len(twin.links[tile]), len(twin.halves[tile]))
    return min(range(6), key=rank)


def clear(s: Galaxy, tile: int) -> None:
    """No ships in this sector any more."""
    for seat in s.entry.pop(tile, ()):
        ships = s.fleets.pop((tile, seat))
        for ship in range(4):
            s.players[seat].supply[ship] += ships[ship]


def own(s: Galaxy, seat: int, *techs: str, track: str = "nano") -> None:
    """Technologies on a player's board; rare ones on the named track."""
    for tech in techs:
        s.bag.remove(tech) if tech in s.bag else s.box.remove(tech)
        home = TECHNOLOGIES[tech].track
        s.players[seat].techs[tech] = TRACKS.index(track) if home < 0 else home


def offer(s: Galaxy, *techs: str) -> None:
    """Technologies in the tray."""
    for tech in techs:
        s.bag.remove(tech) if tech in s.bag else s.box.remove(tech)
        s.tray[tech] = s.tray.get(tech, 0) + 1


def refit(s: Galaxy, seat: int, ship: str, *parts: str) -> None:
    """Part tiles on the slots of a blueprint, from the first; "" leaves a slot as it is."""
    i = CLASSES.index(ship)
    for slot, part in enumerate(parts):
        if part in s.discoveries:
            s.discoveries.remove(part)
        s.players[seat].blueprints[i] = with_tile(s.players[seat].blueprints[i], slot, part)


def rich(s: Galaxy, seat: int, material: int = 40, science: int = 40, money: int = 40) -> None:
    s.players[seat].stuff = [material, science, money]


def technique(s: Galaxy, seat: int, track: str, many: int) -> None:
    """So many tiles on a technology track, whatever they are."""
    p = s.players[seat]
    for tech in TECHNOLOGIES.values():
        if list(p.techs.values()).count(TRACKS.index(track)) >= many:
            return
        if tech.track == TRACKS.index(track) and tech.name not in p.techs and tech.name in s.bag:
            own(s, seat, tech.name)


class Scenario:
    """A table without dice, and everything that happened on it."""

    def __init__(self, state: Galaxy, luck: Sequence[str], **options: Any) -> None:
        self.table: Table[Galaxy] = Table.at(GAME, {"seats": state.seats, **options}, state)
        self.luck = list(luck)
        self.events: list[Event] = []
        self.table._wake(self.events)                 # what happens before the first question is heard too
        self._chance()

    # playing

    def play(self, seat: int, *answers: str) -> Scenario:
        """Answer by name."""
        for answer in answers:
            self.events += self.table.answer(seat, answer)
            self._chance()
        return self

    def lucky(self, *outcomes: str) -> Scenario:
        """What chance gives next, now or later."""
        self.luck += outcomes
        self._chance()
        return self

    def refused(self, seat: int, answer: str) -> bool:
        try:
            self.table.clone().answer(seat, answer)
        except IllegalAnswer:
            return True
        return False

    def _chance(self) -> None:
        while isinstance(self.table.ask, Chance):
            ask = self.table.ask
            if isinstance(ask, Roll):
                if not self.luck:
                    break
                outcome: Any = ask.named(self.luck.pop(0))
            elif self.luck and all([x in [spell(y) for y in ask.pool] for x in self.luck[0].split(" ")]):
                outcome = ask.named(self.luck.pop(0))
            else:
                assert isinstance(ask, Draw)
                outcome = tuple(ask.pool[:ask.things])
            self.events += self.table.settle(outcome)
        assert not GAME.audit(self.s), GAME.audit(self.s)

    # looking

    @property
    def s(self) -> Galaxy:
        return self.table.state

    def p(self, seat: int) -> Player:
        return self.table.state.players[seat]

    def asked(self) -> tuple[int, str] | None:
        """Who is asked what."""
        for seat, decision in self.table.waiting().items():
            return seat, decision.key.removeprefix("eclipse.")
        return None

    def options(self, *verbs: str) -> list[str]:
        """What may be answered, of these verbs if any are named."""
        decision, = self.table.waiting().values()
        names = [spell(decision.at(i)) for i in range(decision.count())]
        return [x for x in names if not verbs or x.split(" ")[0] in verbs]

    def reasons(self) -> dict[str, str]:
        """What is refused, and why."""
        decision, = self.table.waiting().values()
        return {x["name"]: x["reason"] for x in decision.describe()["refused"]}

    def told(self, what: str) -> list[dict[str, Any]]:
        return [event.args for event in self.events if event.what == what]

    def stuff(self, seat: int) -> dict[str, int]:
        return dict(zip(RESOURCES, self.p(seat).stuff, strict=True))


def begin(s: Galaxy, *luck: str, turn: int = 0, **options: Any) -> Scenario:
    """The action phase, with this player to move."""
    s.active = turn
    s.agenda = [("turn", turn), *REST]
    return Scenario(s, luck, **options)


def combat(s: Galaxy, *luck: str) -> Scenario:
    """The combat phase alone, with these outcomes of chance."""
    s.passed = [True] * s.seats
    s.agenda = [("combat_phase",)]
    return Scenario(s, luck)


def at_stage(s: Galaxy, *stages: tuple[Any, ...], luck: Sequence[str] = ()) -> Scenario:
    s.passed = [True] * s.seats
    s.agenda = list(stages)
    return Scenario(s, luck)
