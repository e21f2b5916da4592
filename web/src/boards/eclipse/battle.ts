/** Who would fight in a sector, with which chances; what the dice of a battle can do. */
import { estimate, type Chances, type Estimate, type Group } from './odds.svelte'
import { boardOf, hits } from './ships'
import { CLASSES, TRACKS, playerOf } from './read'
import type { Battle, Catalogue, EclipseView, Sector, ShipClass, Side, Stats } from './types'

/** Ships that nobody plays and that would fight this seat here. */
export function hostile(view: EclipseView, catalogue: Catalogue, sector: Sector, seat: number): boolean {
  if (!sector.npc) return false
  const peace = boardOf(catalogue, view.seats[seat]?.species ?? null)?.peace_with_ancients ?? false
  return !(peace && sector.npc.kind === 'ancient')
}

function splits(view: EclipseView, side: Side): boolean {
  const player = side === 'npc' ? null : playerOf(view, side)
  return player !== null && TRACKS.some((track) => player.techs[track].includes('antimatter_splitter'))
}

/** A fleet in a sector, with one more ship if given. */
function groupsOf(view: EclipseView, sector: Sector, seat: number, more: ShipClass | null = null): Group[] {
  const fleet = sector.ships.find((f) => f.seat === seat)
  const player = playerOf(view, seat)
  if (!player) return []
  return CLASSES.map((ship) => ({
    ship,
    count: (fleet?.count[ship] ?? 0) + Number(ship === more),
    damage: fleet?.damage[ship] ?? [],
    stats: player.blueprints[ship].stats,
    splitter: splits(view, seat),
  })).filter((group) => group.count)
}

export interface Forecast {
  foe: Side
  /** mine, to win */
  chances: Chances | null
  computing: boolean
  /** do I attack, or defend */
  attack: boolean
  /** mine that would fight */
  ships: number
}

/** The battles that would be fought in a sector as it stands, with one more ship of mine if given. */
export function forecasts(view: EclipseView, catalogue: Catalogue, sector: Sector, seat: number, more: ShipClass | null): Forecast[] {
  const mine = groupsOf(view, sector, seat, more)
  const ships = mine.reduce((n, g) => n + g.count, 0)
  if (!ships) return []
  const found: Forecast[] = []
  const add = (foe: Side, theirs: Group[], attack: boolean): void => {
    if (!theirs.length) return
    const place = `${sector.sector}/${foe}/${attack}`
    const { attacker, defender, computing } = attack ? estimate(place, mine, theirs) : estimate(place, theirs, mine)
    found.push({ foe, attack, ships, computing, chances: attack ? attacker : defender })
  }
  for (const fleet of sector.ships) {
    if (fleet.seat === seat) continue
    const first = sector.entry.indexOf(seat)
    const earlier = sector.owner === seat || (sector.owner !== fleet.seat && first >= 0 && first < sector.entry.indexOf(fleet.seat))
    add(fleet.seat, groupsOf(view, sector, fleet.seat), !earlier)
  }
  const npc = sector.npc
  const stats = npc && view.npc[npc.kind].stats
  if (npc && stats && hostile(view, catalogue, sector, seat)) add('npc', [{ ship: npc.kind, count: npc.count, damage: npc.damage, stats, splitter: false }], true)
  return found
}

/** The chances of the battle that is being fought; missiles are fired once. */
export function current(battle: Battle, view: EclipseView): Estimate | null {
  const side = (of: Side): Group[] =>
    (battle.sides.find((s) => s.side === of)?.ships ?? []).map(({ ship, count, damage, stats }) => ({
      ship,
      count,
      damage,
      stats: battle.round > 0 ? { ...stats, missile: [] } : stats,
      splitter: splits(view, of),
    }))
  const attackers = side(battle.attacker)
  const defenders = side(battle.defender)
  return attackers.length && defenders.length ? estimate(`battle/${battle.sector}`, attackers, defenders) : null
}

/** How likely one die of a class is to hit another, in sixths. */
export function sixths(stats: Stats, foe: Stats): number {
  return [1, 2, 3, 4, 5, 6].filter((face) => hits(face, stats.computer, foe.shield)).length
}
