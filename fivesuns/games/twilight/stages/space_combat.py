"""Space combat: barrage, announced retreats, rolls, hits, retreat, round after round (TI-43)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import galaxy, tokens, units, values
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.dice import Shot, roll
from fivesuns.games.twilight.stages.hits import suffer
from fivesuns.games.twilight.state import NOBODY, Batch, Combat, Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Allocate, Choose, Play


def meet(s: Twilight) -> None:
    """Ships of two players in the active system must fight (TI-43.0)."""
    if not s.system:
        return
    foes = galaxy.foes_with_ships(s, s.active, s.system)
    if foes and galaxy.has_ships(s, s.active, s.system):
        s.combat = Combat(attacker=s.active, defender=foes[0], place=s.system)
        s.tell("combat", seat=s.active, foe=foes[0], place=s.system)
        happen(s, "spc_start", s.active, s.system)
        go(s, barrage)
        go(s, announce)


def fighting(s: Twilight) -> Combat | None:
    """The combat, while both sides have ships."""
    combat = s.combat
    if combat is None or combat.over or not all([galaxy.has_ships(s, seat, combat.place)
                                                 for seat in (combat.attacker, combat.defender)]):
        return None
    return combat


def sides(combat: Combat) -> tuple[int, int]:
    return combat.attacker, combat.defender


def opponent(combat: Combat, seat: int) -> int:
    return combat.defender if seat == combat.attacker else combat.attacker


def barrage(s: Twilight) -> Play:
    """Both at the same time, in the first round only; hits fighters (TI-27, TI-43.3)."""
    combat = fighting(s)
    if combat is None:
        return
    batches = []
    for seat in sides(combat):
        shots = [Shot(type, *(values.unit(s, seat, type).barrage or (0, 0)), n)
                 for type, n in units.ships(s.players[seat], s.system).items() if values.unit(s, seat, type).barrage]
        hits = (yield from roll(s, seat, "barrage", shots)) if shots else 0
        batches.append(Batch(seat=opponent(combat, seat), by=seat, place=s.system, hits=hits, sort="fighters"))
    suffer(s, batches, "")


def announce(s: Twilight) -> Play:
    """The defender first; if he does, the attacker may not (TI-43.4)."""
    combat = fighting(s)
    if combat is None:
        go(s, end_combat)
        return
    for seat in (combat.defender, combat.attacker):
        if combat.retreating == NOBODY and havens(s, seat):
            will = yield from Choose(seat, "twilight.announce_retreat", ["stay", "retreat"], "TI-43.4", lapse="stay")
            if will == "retreat":
                combat.retreating = seat
                s.tell("retreats", seat=seat)
    if combat.retreating != NOBODY:
        happen(s, "retreat_announced", combat.retreating, s.system)
    go(s, roll_for, combat.attacker)
    go(s, roll_for, combat.defender)
    go(s, exchange)


def havens(s: Twilight, seat: int) -> list[str]:
    """Where a fleet can retreat to: a unit or planet of one's own there, and no ships of others (TI-43.7c, A-16)."""
    return [system for system in galaxy.adjacent(s, s.system) if galaxy.present(s, seat, system)
            and not galaxy.foes_with_ships(s, seat, system)
            and SYSTEMS[system].anomaly not in galaxy.HARD]


def roll_for(s: Twilight, seat: int) -> Play:
    """The attacker makes all rolls before the defender (TI-43.5f)."""
    combat = fighting(s)
    if combat is None:
        return
    combat.hits[seat] = yield from roll(s, seat, "combat", volleys(s, seat, s.system))
    happen(s, "spc_rolled", seat, s.system)


def volleys(s: Twilight, seat: int, place: str) -> list[Shot]:
    combat = s.combat
    assert combat is not None
    found = []
    for type, n in units.troops(s.players[seat], place).items():
        unit = values.unit(s, seat, type)
        if unit.dice and (type in units.SHIPS) == (place in SYSTEMS):
            add = values.total(values.combat(s, seat, type, place, defending=seat == combat.defender))
            found.append(Shot(type, unit.combat, unit.dice, n, add))
    return found


def exchange(s: Twilight) -> None:
    """Attacker's choices first, then the defender's; losses leave together (A-14)."""
    combat = fighting(s)
    if combat is not None:
        suffer(s, [Batch(seat=seat, by=opponent(combat, seat), place=s.system, sort="ships",
                         hits=combat.hits.get(opponent(combat, seat), 0)) for seat in sides(combat)], "spc_hits_before")
    go(s, hits_done)


def hits_done(s: Twilight) -> None:
    if s.combat is not None and not s.combat.over:
        happen(s, "spc_hits_after", s.combat.attacker, s.system)
        go(s, retreat)
    go(s, round_end)


def retreat(s: Twilight) -> Play:
    """All ships that can move go to one system with what they can carry; a token is put there (TI-43.7)."""
    combat = fighting(s)
    if combat is None or combat.retreating == NOBODY or values.forbidden(s, combat.retreating, "may_retreat"):
        return
    seat = combat.retreating
    places = havens(s, seat)
    if not places:
        return
    target = yield from Choose(seat, "twilight.retreat", places, "TI-43.7", forced=True)
    p = s.players[seat]
    movers = {type: n for type, n in units.ships(p, s.system).items() if values.unit(s, seat, type).move}
    room = sum([values.unit(s, seat, type).capacity * n for type, n in movers.items()])
    aboard = {type: units.count(p, s.system, type) for type in units.CARGO
              if units.count(p, s.system, type) and type not in movers}
    taken = yield from Allocate(seat, "twilight.retreat_cargo", aboard, room, "TI-43.7b", forced=True)
    for type, n in movers.items():
        units.move(p, s.system, target, type, n, units.damaged(p, s.system, type))
    for type, n in taken:
        units.move(p, s.system, target, type, n)
    stranded = {type: units.count(p, s.system, type) for type in aboard if units.count(p, s.system, type)}
    if stranded:
        units.destroy(s, seat, s.system, stranded)
    s.tell("retreated", seat=seat, system=target)
    yield from tokens.place(s, seat, target)


def round_end(s: Twilight) -> None:
    combat = s.combat
    if combat is None:
        return
    happen(s, "spc_round_end", combat.attacker, s.system)
    go(s, next_round)


def next_round(s: Twilight) -> None:
    s.forces = [force for force in s.forces if force.lasts != "combat_round"]
    combat = fighting(s)
    if combat is None:
        go(s, end_combat)
        return
    combat.round += 1
    combat.hits = {}
    combat.retreating = NOBODY
    happen(s, "spc_round_start", combat.attacker, s.system)
    go(s, announce)


def end_combat(s: Twilight) -> None:
    """Who has ships left has won (TI-43.10), unless an effect has ended it as a draw."""
    combat = s.combat
    if combat is None:
        return
    s.forces = [force for force in s.forces if force.lasts not in ("combat_round", "combat")]
    left = [seat for seat in sides(combat) if galaxy.has_ships(s, seat, combat.place) and not combat.over]
    s.combat = None
    s.tell("combat_over", seat=left[0] if len(left) == 1 else NOBODY, place=combat.place)
    if len(left) == 1:
        happen(s, "combat_won", left[0], combat.place, opponent(combat, left[0]))


STAGES: Final = (meet, barrage, announce, roll_for, exchange, hits_done, retreat, round_end, next_round, end_combat)
