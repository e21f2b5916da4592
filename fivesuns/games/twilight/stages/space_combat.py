"""Space combat: barrage, announced retreats, rolls, hits, retreat, round after round (TI-43)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import dice, galaxy, units, values
from fivesuns.games.twilight.checks import fleet, go
from fivesuns.games.twilight.stages.combat import (
    call_to_arms,
    count_hits,
    end_combat,
    end_round,
    is_stalemate,
    new_round,
    sides,
    volley,
)
from fivesuns.games.twilight.stages.hits import suffer
from fivesuns.games.twilight.stages.retreat import havens, withdraw
from fivesuns.games.twilight.state import NOBODY, Batch, Combat, Shot, Twilight, Volley
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Choose, Compose, Part, Play, Together, Whole


def meet(s: Twilight) -> None:
    """Ships of two players in the active system must fight (TI-43.0)."""
    if not s.system:
        return
    foes = galaxy.foes_with_ships(s, s.active, s.system)
    if foes and galaxy.has_ships(s, s.active, s.system):
        call_to_arms(s, foes[0], s.system)
        happen(s, "spc_before", s.active, s.system)
        happen(s, "spc_start", s.active, s.system)
        go(s, barrage)
        go(s, announce)


def fighting(s: Twilight) -> Combat | None:
    """The combat, while both sides have ships."""
    combat = s.combat
    if combat is None or combat.over or not all([galaxy.has_ships(s, seat, combat.place) for seat in sides(combat)]):
        return None
    return combat


# barrage

def barrage(s: Twilight) -> Play:
    """Both at the same time, in the first round only (TI-27, TI-43.3). Who has fighters against him says which units
    fire; without any it makes no difference, and all do (TI-43.3c)."""
    combat = fighting(s)
    if combat is None:
        return
    guns = {seat: flak(s, seat) for seat in sides(combat)}
    asked = [firing(s, seat, guns[seat]) for seat in sides(combat) if guns[seat]
             and units.count(s.players[combat.opponent(seat)], s.system, "fighter")]
    answers = (yield from Together(asked)) if asked else {}
    for seat in sides(combat):
        if guns[seat]:
            s.volleys.append(barrage_of(s, seat, combat.opponent(seat), dict(answers.get(seat, guns[seat].items()))))
            yield from dice.roll(s, s.volleys[-1])
    for volley_ in s.volleys:
        happen(s, "afb", volley_.seat, s.system)
    go(s, barrage_hits)


def flak(s: Twilight, seat: int) -> dict[str, int]:
    return {type: n for type, n in units.ships(s.players[seat], s.system).items() if values.unit(s, seat, type).barrage}


def barrage_of(s: Twilight, seat: int, foe: int, guns: dict[str, int]) -> Volley:
    """What changes combat rolls does not touch these (TI-27.1c)."""
    shots = [Shot(type=type, value=value, dice=many * n) for type, n in guns.items()
             for value, many in [values.unit(s, seat, type).barrage or (0, 0)]]
    return Volley(seat=seat, foe=foe, place=s.system, what="barrage", shots=shots)


def firing(s: Twilight, seat: int, guns: dict[str, int]) -> Compose:
    everything: Whole = tuple(guns.items())
    return Compose(seat, "twilight.barrage", [Part(type, range(1, n + 1)) for type, n in guns.items()],
                   lambda _: None, "TI-43.3", offered=lambda: [(everything, None), ((), None)])


def barrage_hits(s: Twilight) -> None:
    """They hit fighters; those beyond them are lost (TI-27.2)."""
    batches = [Batch(seat=x.foe, by=x.seat, place=x.place, hits=dice.hits(s, x), sort="fighters", how="barrage")
               for x in s.volleys]
    s.volleys.clear()
    suffer(s, batches, "")


# rounds

def announce(s: Twilight) -> Play:
    """The defender first; if he does, the attacker may not (TI-43.4)."""
    combat = fighting(s)
    if combat is None:
        end_combat(s, "spc_round_end")
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


def roll_for(s: Twilight, seat: int) -> Play:
    """The attacker makes all rolls before the defender (TI-43.5f). Once all dice of a side are rolled, they can be
    rerolled (A-13)."""
    combat = fighting(s)
    if combat is None:
        return
    s.volleys = [volley(s, combat, seat)]
    yield from dice.roll(s, s.volleys[0])
    happen(s, "spc_rolled", seat, s.system)
    go(s, count_hits)


def exchange(s: Twilight) -> None:
    """Both have rolled."""
    if fighting(s) is not None:
        happen(s, "spc_both_rolled", s.active, s.system)
    go(s, take_hits)


def take_hits(s: Twilight) -> None:
    """Attacker's choices first, then the defender's; losses leave together (A-14). Hits that are aimed at large ships
    are assigned first (A-51)."""
    combat = fighting(s)
    if combat is not None:
        batches = []
        for seat in sides(combat):
            foe = combat.opponent(seat)
            aimed = combat.aimed.get(foe, 0)
            for sort, hits in (("large_ships", aimed), ("ships", combat.hits.get(foe, 0) - aimed)):
                batches.append(Batch(seat=seat, by=foe, place=s.system, sort=sort, hits=hits))
        suffer(s, batches, "spc_hits_before")
    go(s, hits_done)


def hits_done(s: Twilight) -> None:
    if s.combat is not None and not s.combat.over:
        happen(s, "spc_hits_after", s.combat.attacker, s.system)
        go(s, retreat)
    go(s, round_end)


def retreat(s: Twilight) -> Play:
    """Whoever has announced it retreats, if that is still possible (TI-43.7, A-17)."""
    combat = fighting(s)
    if combat is None or combat.retreating == NOBODY or values.forbidden(s, combat.retreating, "may_retreat"):
        return
    yield from withdraw(s, combat.retreating)


def round_end(s: Twilight) -> None:
    """In the last round the end of the combat is the end of the round (TI-43.2b)."""
    if fighting(s) is None:
        end_combat(s, "spc_round_end")
    else:
        end_round(s, "spc_round_end")
        go(s, next_round)


def next_round(s: Twilight) -> None:
    combat = fighting(s)
    if combat is None:
        end_combat(s)
        return
    new_round(s, combat)
    if is_stalemate(s, combat):
        go(s, break_stalemate)
        return
    happen(s, "spc_round_start", combat.attacker, s.system)
    go(s, announce)


def break_stalemate(s: Twilight) -> Play:
    """The attacker has to retreat; if he cannot, his ships are destroyed (A-18)."""
    combat = fighting(s)
    if combat is not None:
        if havens(s, combat.attacker):
            yield from withdraw(s, combat.attacker)
        else:
            units.destroy(s, combat.attacker, s.system, fleet(s, combat.attacker, s.system))
    end_combat(s)


STAGES: Final = (meet, barrage, barrage_hits, announce, roll_for, exchange, take_hits, hits_done, retreat, round_end,
                 next_round, break_stalemate)
