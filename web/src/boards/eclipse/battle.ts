/** Who would fight in a sector, with which chances; what the dice of a battle can do. */
import { chances, type Chances, type Group } from './odds'
import { boardOf, hits } from './ships'
import { CLASSES, isClass, type Battle, type BattleSide, type Catalogue, type Die, type EclipseView, type Sector, type ShipClass, type Side, type Stats } from './types'

const NPC_SIZE = 5

/** Ships that nobody plays and that would fight this seat here. */
export function hostile(view: EclipseView, catalogue: Catalogue, sector: Sector, seat: number): boolean {
  if (!sector.npc) return false
  const peace = boardOf(catalogue, view.seats[seat]?.species ?? null)?.peace_with_ancients ?? false
  return !(peace && sector.npc.kind === 'ancient')
}

function groupsOf(view: EclipseView, catalogue: Catalogue, sector: Sector, seat: number): Group[] {
  const player = view.seats[seat]
  const fleet = sector.ships.find((f) => f.seat === seat)
  if (!player?.species || !fleet) return []
  const splitter = Object.values(player.techs).some((techs) => techs.includes('antimatter_splitter'))
  return CLASSES.filter((ship) => fleet.count[ship]).map((ship) => ({
    size: catalogue.sizes[ship],
    count: fleet.count[ship]!,
    damage: fleet.damage[ship] ?? [],
    stats: player.blueprints[ship].stats,
    splitter,
  }))
}

function with_(groups: Group[], view: EclipseView, catalogue: Catalogue, seat: number, ship: ShipClass): Group[] {
  const stats = view.seats[seat]!.blueprints[ship].stats
  const size = catalogue.sizes[ship]
  const same = groups.find((g) => g.size === size)
  if (same) return groups.map((g) => (g === same ? { ...g, count: g.count + 1 } : g))
  return [...groups, { size, count: 1, damage: [], stats }]
}

export interface Forecast {
  foe: Side
  ships: number
  chances: Chances
  /** do I attack, or defend */
  attack: boolean
}

/** The battles that would be fought in a sector as it stands, with one more ship of mine if given. */
export function forecasts(view: EclipseView, catalogue: Catalogue, sector: Sector, seat: number, more: ShipClass | null): Forecast[] {
  let mine = groupsOf(view, catalogue, sector, seat)
  if (more) mine = with_(mine, view, catalogue, seat, more)
  if (!mine.length) return []
  const found: Forecast[] = []
  const add = (foe: Side, theirs: Group[], attack: boolean): void => {
    const ships = theirs.reduce((n, g) => n + g.count, 0)
    if (!ships) return
    const fought = attack ? chances(mine, theirs) : chances(theirs, mine)
    found.push({ foe, ships, attack, chances: attack ? fought : { ...fought, win: 100 - fought.win } })
  }
  for (const fleet of sector.ships) {
    if (fleet.seat === seat) continue
    const first = sector.entry.indexOf(seat)
    const earlier = sector.owner === seat || (sector.owner !== fleet.seat && first >= 0 && first < sector.entry.indexOf(fleet.seat))
    add(fleet.seat, groupsOf(view, catalogue, sector, fleet.seat), !earlier)
  }
  const npc = sector.npc
  const stats = npc && view.npc[npc.kind].stats
  if (npc && stats && hostile(view, catalogue, sector, seat)) add('npc', [{ size: NPC_SIZE, count: npc.count, damage: npc.damage, stats }], true)
  return found
}

/** The chances of the battle that is being fought, from the attacker's side. */
export function current(battle: Battle, catalogue: Catalogue): Chances | null {
  const side = (of: Side): Group[] =>
    (battle.sides.find((s) => s.side === of)?.ships ?? []).map((group) => ({
      size: isClass(group.ship) ? catalogue.sizes[group.ship] : NPC_SIZE,
      count: group.count,
      damage: group.damage,
      stats: battle.round > 0 ? { ...group.stats, missile: [] } : group.stats,
    }))
  const attackers = side(battle.attacker)
  const defenders = side(battle.defender)
  return attackers.length && defenders.length ? chances(attackers, defenders) : null
}

/** How likely one die of a class is to hit another, in sixths. */
export function sixths(stats: Stats, foe: Stats): number {
  return [1, 2, 3, 4, 5, 6].filter((face) => hits(face, stats.computer, foe.shield)).length
}

export interface HitOption {
  name: string
  ship: string
  /** what this ship has suffered so far */
  damage: number
}

/** The best use of the first die: destroy the largest ship that the dice in hand can destroy, else hurt the largest. */
export function suggest(dice: Die[], options: HitOption[], foe: BattleSide | undefined, catalogue: Catalogue): HitOption | null {
  const first = dice[0]
  if (!first || !foe || !options.length) return options[0] ?? null
  const worth = (option: HitOption): number[] => {
    const group = foe.ships.find((s) => s.ship === option.ship)
    if (!group) return [0]
    const size = isClass(option.ship) ? catalogue.sizes[option.ship] : NPC_SIZE
    const needed = group.stats.hull + 1 - option.damage
    const able = dice.filter((die) => die.targets.some((t) => t.ship === option.ship && t.hits)).reduce((n, die) => n + die.damage, 0)
    const kills = first.damage >= needed ? 2 : able >= needed ? 1 : 0
    return [kills > 0 ? 1 : 0, size, kills, option.damage]
  }
  const better = (a: number[], b: number[]): boolean => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! > b[i]!
    return false
  }
  return options.reduce((best, one) => (better(worth(one), worth(best)) ? one : best))
}
