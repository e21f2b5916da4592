"""The combat phase: which sectors, who against whom, missiles, engagement rounds, retreats (ECL-14)."""
from __future__ import annotations

from collections.abc import Callable

from fivesuns.games.eclipse.catalog import (
    CLASSES,
    NPC_DRAWS,
    NPC_KINDS,
    SHIP_DRAWS,
    SHIP_OF,
    SIZES,
    STARBASE,
    npc_kind,
)
from fivesuns.games.eclipse.exceptions import draco, technologies
from fivesuns.games.eclipse.fleets import add_ships, fleet, remove_ships, stats
from fivesuns.games.eclipse.sectors import reach
from fivesuns.games.eclipse.shapes import Aim, Party, Ship
from fivesuns.games.eclipse.ships import Die, Target, aim, hits
from fivesuns.games.eclipse.stages import aftermath, free
from fivesuns.games.eclipse.stages.reputation import share_reputation
from fivesuns.games.eclipse.state import FOE, NO_SHIPS, Act, Battle, Galaxy, Group, Hit
from fivesuns.kernel import Play, Roll, Sub


def combat_phase(s: Galaxy) -> None:
    """Sectors in descending number (ECL-14.1, 14.2)."""
    s.phase = "combat"
    for tile in sorted(s.entry, reverse=True):
        if has_battle(s, tile):
            s.then(sector_battles, tile)
    s.then(aftermath.attack_population)


def has_battle(s: Galaxy, tile: int) -> bool:
    present = s.entry.get(tile, ())
    return len(present) > 1 or (len(present) == 1 and tile in s.npcs and not draco.at_peace(s, present[0], tile))


def sector_battles(s: Galaxy, tile: int) -> None:
    """The controller counts as first to come, whenever the ships came (ECL-14.3)."""
    present = s.entry[tile]
    controller = s.owner.get(tile)
    s.parties = [x for x in present if x == controller] + [x for x in present if x != controller]
    s.fought, s.kills = {}, {}
    next_battle(s, tile)


def next_battle(s: Galaxy, tile: int) -> None:
    """The two who came last; the survivor against the next earlier; non-players at the very end (ECL-14.3 to 14.5)."""
    left = [x for x in s.parties if (tile, x) in s.fleets]
    if len(left) > 1:
        s.battle = Battle(sector=tile, attacker=left[-1], defender=left[-2])
    elif left and tile in s.npcs and not draco.at_peace(s, left[0], tile):
        s.battle = Battle(sector=tile, attacker=left[0], defender=FOE)
    else:
        share_reputation(s)
        return
    for seat in (s.battle.attacker, s.battle.defender):
        if seat != FOE:
            s.fought.setdefault(seat, 0)
    s.tell("battle", seat=s.battle.attacker, foe=called(s.battle, s.battle.defender), sector=tile)
    s.then(missiles)


# who is where

def ships_of(s: Galaxy, b: Battle, side: int) -> tuple[int, int, int, int]:
    """How many of each class; non-player ships are all of one."""
    if side == FOE:
        many = s.npcs.get(b.sector, 0)
        return (many, 0, 0, 0) if many else NO_SHIPS
    return fleet(s, b.sector, side)


def next_up(s: Galaxy, b: Battle, with_missiles: bool) -> list[Group]:
    """The classes whose turn it is: highest initiative, the defender first; several if one side's classes tie
    (ECL-14.6)."""
    best: list[Group] = []
    rank = -1
    for side in (b.defender, b.attacker):
        ships = ships_of(s, b, side)
        for ship in range(4):
            if not ships[ship] or (side, ship) in b.done:
                continue
            found = stats(s, side, ship, b.sector)
            if with_missiles and not found.missile:
                continue
            if found.initiative > rank:
                rank, best = found.initiative, [(side, ship)]
            elif found.initiative == rank and best[0][0] == side:
                best.append((side, ship))
    return best


def is_decided(s: Galaxy, b: Battle) -> bool:
    return any([ships_of(s, b, side) == NO_SHIPS for side in (b.attacker, b.defender)])


# missiles

def missiles(s: Galaxy) -> Play:
    """One class fires its missiles; each does so once (ECL-14.7)."""
    b = s.battle
    assert b is not None
    ready = next_up(s, b, True)
    if not ready:
        b.done, b.round = [], 1
        s.then(engagement)
        return
    side, ship = ready[0]
    if len(ready) > 1:
        act = yield from free.choose(s, side, "eclipse.missiles", [("fire", CLASSES[x]) for _, x in ready],
                                     "ECL-14.6", (b.sector,))
        ship = SHIP_OF[act[1]]
    b.done.append((side, ship))
    yield from fire(s, b, side, ship, True)
    go_on(s, b, missiles)


def go_on(s: Galaxy, b: Battle, stage: Callable[[Galaxy], Play]) -> None:
    if is_decided(s, b):
        end_battle(s, b)
    else:
        s.then(stage)


# engagement rounds

def engagement(s: Galaxy) -> Play:
    """The next class attacks, starts a retreat or completes it (ECL-14.12, 14.13)."""
    b = s.battle
    assert b is not None
    if is_stalemate(s, b):
        s.then(stalemate)
        return
    ready = next_up(s, b, False)
    if not ready:
        b.round += 1
        b.done = []
        ready = next_up(s, b, False)
    side = ready[0][0]
    if side == FOE:
        act: Act = ("attack", CLASSES[0])
    else:
        act = yield from free.choose(s, side, "eclipse.engage", choices(s, b, ready), "ECL-14.12", (b.sector, b.round))
    ship = SHIP_OF[act[1]]
    b.done.append((side, ship))
    if act[0] == "attack":
        yield from fire(s, b, side, ship, False)
    elif act[0] == "retreat":
        start_retreat(s, b, side, ship, act[2])
    else:
        complete_retreat(s, b, side, ship)
    go_on(s, b, engagement)


def choices(s: Galaxy, b: Battle, ready: list[Group]) -> list[Act]:
    found: list[Act] = []
    for side, ship in ready:
        name = CLASSES[ship]
        if (side, ship) in b.retreat:
            found.append(("leave", name))
        else:
            found.append(("attack", name))
            found += [("retreat", name, tile) for tile in retreats(s, b, side, ship)]
    return found


def retreats(s: Galaxy, b: Battle, side: int, ship: int) -> list[int]:
    """Neighbouring sectors that the owner controls and no opponent has ships in (ECL-14.13, 14.16)."""
    if ship == STARBASE and s.rules.starbase_retreat == "no":
        return []
    return [tile for tile in ways_out(s, b.sector, side)
            if s.owner.get(tile) == side and s.entry.get(tile, (side,)) == (side,)
            and (tile not in s.npcs or draco.is_undisturbed(s, side, tile))]


def ways_out(s: Galaxy, tile: int, seat: int) -> list[int]:
    """Portals count (ECL-19.12)."""
    if s.rules.portal_retreat == "no":
        half = technologies.uses_half_wormholes(s.players[seat])
        return [*s.links[tile], *(s.halves[tile] if half else ())]
    return list(reach(s, tile, seat))


def start_retreat(s: Galaxy, b: Battle, side: int, ship: int, tile: int) -> None:
    b.retreat[side, ship] = tile
    b.since[side, ship] = b.round
    s.tell("retreating", seat=side, ship=CLASSES[ship], sector=tile)
    test_penalty(s, b, side)


def test_penalty(s: Galaxy, b: Battle, side: int) -> None:
    """No draw for taking part if all that is left of a side is on its way out (ECL-14.15)."""
    ships = ships_of(s, b, side)
    if side not in b.penalty and all([(side, ship) in b.retreat for ship in range(4) if ships[ship]]):
        b.penalty.append(side)


def complete_retreat(s: Galaxy, b: Battle, side: int, ship: int) -> None:
    tile = b.retreat.pop((side, ship))
    del b.since[side, ship]
    many = fleet(s, b.sector, side)[ship]
    remove_ships(s, b.sector, side, ship, many)
    add_ships(s, tile, side, ship, many)
    hurt = s.damage.pop((b.sector, side, ship), ())
    if hurt:
        there = s.damage.get((tile, side, ship), ())
        s.damage[tile, side, ship] = tuple(sorted([*there, *hurt], reverse=True))
    s.tell("retreated", seat=side, ship=CLASSES[ship], sector=tile)


def end_battle(s: Galaxy, b: Battle) -> None:
    """Retreats begun in an earlier round are completed (ECL-14.14); then the next pair."""
    for side, ship in list(b.retreat):
        if b.since[side, ship] < b.round:
            complete_retreat(s, b, side, ship)
    for seat in (b.attacker, b.defender):
        if seat != FOE and seat not in b.penalty:
            s.fought[seat] = 1
    tell_who_won(s, b)
    s.battle = None
    next_battle(s, b.sector)


def tell_who_won(s: Galaxy, b: Battle) -> None:
    """Whoever has ships left there; nobody where both have gone."""
    left = [side for side in (b.attacker, b.defender) if ships_of(s, b, side) != NO_SHIPS]
    if len(left) != 1:
        s.tell("battle_over", sector=b.sector)
        return
    beaten = b.defender if left[0] == b.attacker else b.attacker
    s.tell("battle_won", seat=called(b, left[0]), foe=called(b, beaten), sector=b.sector)


# stalemate

def is_stalemate(s: Galaxy, b: Battle) -> bool:
    """No ship on either side has a cannon (ECL-14.17)."""
    for side in (b.attacker, b.defender):
        ships = ships_of(s, b, side)
        for ship in range(4):
            if ships[ship] and stats(s, side, ship, b.sector).cannon:
                return False
    return True


def stalemate(s: Galaxy) -> Play:
    """The attacker takes each class away or destroys it; nothing is rolled any more (ECL-19.38)."""
    b = s.battle
    assert b is not None
    side = b.attacker
    for ship in range(4):
        if not ships_of(s, b, side)[ship]:
            continue
        if (side, ship) not in b.retreat:
            options: list[Act] = [("retreat", CLASSES[ship], tile) for tile in retreats(s, b, side, ship)]
            options.append(("scuttle", CLASSES[ship]))
            act = yield from free.choose(s, side, "eclipse.stalemate", options, "ECL-14.17", (b.sector,))
            if act[0] == "retreat":
                start_retreat(s, b, side, ship, act[2])
            else:
                while ships_of(s, b, side)[ship]:
                    destroy(s, b, b.defender, side, ship)
    for ship in [ship for who, ship in b.retreat if who == side]:
        complete_retreat(s, b, side, ship)
    end_battle(s, b)


# dice

def fire(s: Galaxy, b: Battle, side: int, ship: int, with_missiles: bool) -> Sub[None]:
    """All dice of the class at once, then each to a ship it hits (ECL-14.8)."""
    mine = stats(s, side, ship, b.sector)
    dice = sorted((mine.missile if with_missiles else mine.cannon) * ships_of(s, b, side)[ship])
    b.firing, b.rolled = (side, ship), []
    if not dice:
        return
    faces = yield from Roll(6, len(dice))
    b.rolled = [(dice[i], faces[i]) for i in range(len(dice))]
    foe = b.attacker if side == b.defender else b.defender
    s.tell("fired_missiles" if with_missiles else "fired", seat=called(b, side), ship=_name(b, side, ship),
           faces=list(faces), dice=dice, computer=mine.computer, foe=called(b, foe), shields=shields_of(s, b, foe))
    if side == FOE:
        non_player_assigns(s, b, foe, mine.computer)
        return
    b.dice = []
    for damage, face in sorted(b.rolled, reverse=True):
        if any([hits(face, mine.computer, shield) for shield in shields_of(s, b, foe).values()]):
            b.dice += technologies.split(s, side, damage, face, with_missiles)
    while b.dice and ships_of(s, b, foe) != NO_SHIPS:
        hit = b.dice[0]
        targets = targets_of(s, b, foe, hit, mine.computer)
        if targets:
            act = yield from free.choose(s, side, "eclipse.assign", targets, "ECL-14.8", hit[:2],
                                         lambda: outlook(s, b, foe, mine.computer))
            strike(s, b, side, foe, 0 if foe == FOE else SHIP_OF[act[1]], act[2], hit[0])
        b.dice.pop(0)
    b.dice = []


def shields_of(s: Galaxy, b: Battle, foe: int) -> dict[Ship, int]:
    ships = ships_of(s, b, foe)
    return {_name(b, foe, ship): stats(s, foe, ship, b.sector).shield for ship in range(4) if ships[ship]}


def targets_of(s: Galaxy, b: Battle, foe: int, hit: Hit, computers: int) -> list[Act]:
    """Ships that this die hits, one for each class and damage so far."""
    ships = ships_of(s, b, foe)
    found: list[Act] = []
    any_ship = technologies.ignores_shields(s, hit)
    for ship in range(4):
        if not ships[ship] or not (any_ship or hits(hit[1], computers, stats(s, foe, ship, b.sector).shield)):
            continue
        name = CLASSES[ship] if foe != FOE else NPC_KINDS[npc_kind(b.sector)]
        hurt = s.damage.get((b.sector, foe, ship), ())
        for damage in dict.fromkeys(hurt):
            found.append(("hit", name, damage))
        if len(hurt) < ships[ship]:
            found.append(("hit", name, 0))
    return found


def outlook(s: Galaxy, b: Battle, foe: int, computers: int) -> list[Aim]:
    """What the next die would do to each ship it hits: the damage that kills it then; whether non-players aim so."""
    options = targets_of(s, b, foe, b.dice[0], computers)
    dice: list[Die] = [(damage, face) for damage, face, _ in b.dice]
    first = dice[0]
    targets, ships = as_targets(s, b, foe)
    aimed = [i for die, i in aim(dice, computers, targets) if die == first]
    best = ("hit", _name(b, foe, ships[aimed[0]]), targets[aimed[0]][2]) if aimed else options[0]
    found: list[Aim] = []
    for option in options:
        hull = stats(s, foe, 0 if foe == FOE else SHIP_OF[option[1]], b.sector).hull
        found.append({"left": max(0, hull + 1 - option[2] - first[0]), "suggested": option == best})
    return found


def as_targets(s: Galaxy, b: Battle, foe: int) -> tuple[list[Target], list[int]]:
    """Every ship of a side, and the class of each."""
    targets: list[Target] = []
    ships: list[int] = []
    many = ships_of(s, b, foe)
    for ship in range(4):
        if not many[ship]:
            continue
        found = stats(s, foe, ship, b.sector)
        hurt = s.damage.get((b.sector, foe, ship), ())
        for i in range(many[ship]):
            targets.append((SIZES[ship], found.hull, hurt[i] if i < len(hurt) else 0, found.shield))
            ships.append(ship)
    return targets, ships


def non_player_assigns(s: Galaxy, b: Battle, foe: int, computers: int) -> None:
    """ECL-14.18."""
    targets, ships = as_targets(s, b, foe)
    suffered = [target[2] for target in targets]
    dice: list[Die] = [(damage, face) for damage, face in b.rolled]
    for die, i in aim(dice, computers, targets):
        strike(s, b, FOE, foe, ships[i], suffered[i], die[0])
        suffered[i] += die[0]


def strike(s: Galaxy, b: Battle, by: int, foe: int, ship: int, before: int, damage: int) -> None:
    """A ship that has suffered `before` suffers so much more; it dies when that is more than its hull (ECL-14.9)."""
    key = (b.sector, foe, ship)
    hurt = list(s.damage.get(key, ()))
    if before:
        hurt.remove(before)
    if before + damage <= stats(s, foe, ship, b.sector).hull:
        hurt.append(before + damage)
        s.damage[key] = tuple(sorted(hurt, reverse=True))
        s.tell("damaged", seat=called(b, by), foe=called(b, foe), ship=_name(b, foe, ship), damage=damage)
        return
    if hurt:
        s.damage[key] = tuple(hurt)
    else:
        s.damage.pop(key, None)
    destroy(s, b, by, foe, ship)


def destroy(s: Galaxy, b: Battle, by: int, foe: int, ship: int) -> None:
    """A figure goes to its destroyer until reputation is drawn (ECL-14.11)."""
    s.tell("destroyed", seat=called(b, by), foe=called(b, foe), ship=_name(b, foe, ship))
    if foe == FOE:
        s.npcs[b.sector] -= 1
        if not s.npcs[b.sector]:
            del s.npcs[b.sector]
        draws = NPC_DRAWS[npc_kind(b.sector)]
    else:
        remove_ships(s, b.sector, foe, ship, 1)
        s.wrecks.append((by, foe, ship))
        draws = SHIP_DRAWS[ship]
        if not fleet(s, b.sector, foe)[ship]:
            b.retreat.pop((foe, ship), None)
            b.since.pop((foe, ship), None)
            s.damage.pop((b.sector, foe, ship), None)
        if s.rules.retreat_penalty == "any_time" and b.retreat and fleet(s, b.sector, foe) != NO_SHIPS:
            test_penalty(s, b, foe)                                  # ECL-19.28
    if by != FOE:
        s.kills[by] = s.kills.get(by, 0) + draws


def called(b: Battle, side: int) -> Party:
    """A side as events name it: a seat, or the kind of non-player ships."""
    return NPC_KINDS[npc_kind(b.sector)] if side == FOE else side


def _name(b: Battle, side: int, ship: int) -> Ship:
    return NPC_KINDS[npc_kind(b.sector)] if side == FOE else CLASSES[ship]
