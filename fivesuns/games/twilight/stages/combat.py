"""What space combats and ground combats have in common: sides, rolls, rounds, the end (TI-43, TI-49)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import abilities, dice, galaxy, units, values
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.state import NOBODY, Combat, Shot, Troops, Twilight, Volley
from fivesuns.games.twilight.windows import happen

STALEMATE: Final = 200           # rounds in a row without a loss, after which nobody can win
ROUND: Final = {True: ("spc_round_start", "retreat_announced", "spc_rolled", "spc_both_rolled", "spc_round_end"),
                False: ("gc_round_start", "gc_rolled", "gc_round_end")}      # windows without hits, in space or not


def call_to_arms(s: Twilight, foe: int, place: str) -> None:
    """The active player attacks (TI-51.0, TI-53.0)."""
    s.combat = Combat(attacker=s.active, defender=foe, place=place)
    s.tell("combat", seat=s.active, foe=foe, place=place)


def sides(combat: Combat) -> tuple[int, int]:
    return combat.attacker, combat.defender


def the_combat(s: Twilight) -> Combat:
    """Where there has to be one."""
    assert s.combat is not None
    return s.combat


def combatants(s: Twilight, seat: int, place: str) -> Troops:
    """Who takes part: what counts as a ship in space, all but structures on a planet."""
    p = s.players[seat]
    if place not in SYSTEMS:
        return units.soldiers(p, place)
    landsmen = sum(values.as_ships(s, seat).values())
    return {**units.ships(p, place), **({"infantry": landsmen} if landsmen else {})}


def volley(s: Twilight, combat: Combat, seat: int) -> Volley:
    """The combat roll of one side: each type with its own value (TI-43.5), unless somebody has forbidden it."""
    foe, place = combat.opponent(seat), combat.place
    found = Volley(seat=seat, foe=foe, place=place, what="combat")
    for type, n in combatants(s, seat, place).items():
        many = values.combat_dice(s, seat, type, foe, place)
        if many and not values.forbidden(s, seat, "may_roll"):
            reasons = values.combat(s, seat, type, place, defending=seat == combat.defender)
            found.shots.append(Shot(type=type, value=values.unit(s, seat, type).combat, dice=many * n,
                                    add=values.total(reasons), reasons=tuple(reasons),
                                    aimed=values.aims_at_large_ships(s, seat, type, place)))
    return found


def count_hits(s: Twilight) -> None:
    """The dice of one side stand now."""
    combat = s.combat
    for rolled in s.volleys:
        if combat is not None:
            combat.hits[rolled.seat] = combat.hits.get(rolled.seat, 0) + dice.hits(s, rolled)
            combat.aimed[rolled.seat] = dice.aimed(s, rolled)
    s.volleys.clear()


def is_stalemate(s: Twilight, combat: Combat) -> bool:
    """Can neither side ever make a hit? Or has nothing come of it for a very long time? (A-18)"""
    return combat.calm >= STALEMATE or not any([can_still_hit(s, combat, seat) for seat in sides(combat)])


def can_still_hit(s: Twilight, combat: Combat, seat: int) -> bool:
    """With dice that may show enough; or perhaps with a card, or with what this player may use in a round."""
    if any([dice.FACES + shot.add >= shot.value for shot in volley(s, combat, seat).shots]) or s.players[seat].hand:
        return True
    return any([abilities.has(s, seat, a) and not a.must for window in ROUND[combat.place in SYSTEMS]
                for a in abilities.in_window(window)])


def end_round(s: Twilight, window: str) -> None:
    if s.combat is not None:
        happen(s, window, s.combat.attacker, s.combat.place)


def new_round(s: Twilight, combat: Combat) -> None:
    values.expire(s, "combat_round")
    combat.round += 1
    combat.calm += 1
    combat.hits = {}
    combat.aimed = {}
    combat.sustained = {}
    combat.retreating = NOBODY


def end_combat(s: Twilight, *round_end: str) -> None:
    """Next: the end of the combat, and of its last round if that has not ended yet (TI-43.2b, TI-49.4b)."""
    if s.combat is not None:
        happen(s, "combat_end", s.combat.attacker, s.combat.place, *round_end)
        go(s, decide_combat)


def decide_combat(s: Twilight) -> None:
    """Who has ships left in space, or ground forces on the planet, has won; if nobody has, it is a draw (TI-43.10,
    TI-49.4)."""
    combat = s.combat
    if combat is None:
        return
    left = [seat for seat in sides(combat) if holds(s, seat, combat.place)]
    if len(left) == 1 and not combat.over:
        combat.winner = left[0]
    combat.over = True
    s.tell("combat_over", seat=combat.winner, place=combat.place)
    if combat.winner != NOBODY:
        happen(s, "combat_won", combat.winner, combat.place, combat.opponent(combat.winner))
    go(s, close_combat)


def holds(s: Twilight, seat: int, place: str) -> bool:
    if place in SYSTEMS:
        return galaxy.has_ships(s, seat, place)
    return bool(units.ground(s.players[seat], place))


def close_combat(s: Twilight) -> None:
    s.combat = None
    values.expire(s, "combat_round", "combat")


STAGES: Final = (count_hits, decide_combat, close_combat)
