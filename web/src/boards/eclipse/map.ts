/** The map: where things are, who stands where, what leads where. */
import { center, type Point } from '../../lib/hexes'
import { turnedEdges, hexOf, sum } from './read'
import type { Catalogue, EclipseView, Sector, Side } from './types'

export { EDGES } from './read'
export const RADIUS = 60

export type Edge = 'none' | 'open' | 'half' | 'full'

export const middle = (at: [number, number]): Point => center(hexOf(at), RADIUS, 'flat')
export const place = ([q, r]: [number, number]): string => `${q},${r}`

export function byPlace(view: EclipseView): Map<string, Sector> {
  return new Map(view.map.map((sector) => [place(sector.at), sector]))
}

const STEPS: readonly [number, number][] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]]

/** How far from the middle: 1 inner, 2 middle, 3 outer ring. */
export const ringOf = ([q, r]: [number, number]): number => Math.min(3, Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)))

export function neighbour([q, r]: [number, number], edge: number): [number, number] {
  const [dq, dr] = STEPS[edge]!
  return [q + dq, r + dr]
}

/** Where the wormholes of a tile at this place lead: to another wormhole, to a closed edge, into the unknown. */
export function edgesOf(wormholes: boolean[], at: [number, number], there: Map<string, Sector>): Edge[] {
  return wormholes.map((hole, edge) => {
    if (!hole) return 'none'
    const other = there.get(place(neighbour(at, edge)))
    if (!other) return 'open'
    return other.wormholes[(edge + 3) % 6] ? 'full' : 'half'
  })
}

/** What lies beside an empty place, and on which side of it the place is: what its seat owns before anything else. */
export function besideOf(at: [number, number], view: EclipseView): { ring: string; sector: Sector; side: number } | null {
  const there = byPlace(view)
  const found = STEPS.flatMap((_, edge) => {
    const sector = there.get(place(neighbour(at, edge)))
    return sector ? [{ sector, side: (edge + 3) % 6 }] : []
  })
  const mine = found.find(({ sector }) => sector.owner !== null && sector.owner === view.me?.seat) ?? found[0]
  return mine ? { ...mine, ring: view.stacks[ringOf(at) - 1]?.ring ?? 'outer' } : null
}

export interface Row {
  side: Side
  ships: { ship: string; count: number; hurt: number }[]
  hurt: number
  pinned: number
}

/** The ships of a sector, one row for each side. */
export function shipsOf(sector: Sector): Row[] {
  const rows: Row[] = sector.ships.map((fleet) => ({
    side: fleet.seat,
    ships: Object.entries(fleet.count).map(([ship, count]) => ({
      ship,
      count,
      hurt: sum(Object.entries(fleet.damage).flatMap(([of, damage]) => (of === ship ? damage : []))),
    })),
    hurt: 0,
    pinned: fleet.pinned,
  }))
  if (sector.npc) {
    const { kind, count, damage } = sector.npc
    rows.unshift({ side: 'npc', ships: [{ ship: kind, count, hurt: sum(damage) }], hurt: sum(damage), pinned: 0 })
  }
  return rows
}

/** The tile that is about to be laid, as a sector of the map. */
export function preview(catalogue: Catalogue, tile: number, at: [number, number], turned: number): Sector | null {
  const printed = catalogue.sectors[String(tile)]
  if (!printed) return null
  return {
    sector: tile,
    at,
    ring: printed.ring,
    turned,
    wormholes: turnedEdges(printed.wormholes, turned),
    links: [],
    halves: [],
    portal: printed.portal,
    portal_vp: 0,
    vp: printed.vp,
    artifact: printed.artifact,
    owner: null,
    squares: printed.squares.map((square) => ({ ...square, cube: false })),
    orbital: false,
    monolith: false,
    discovery: printed.discovery,
    entry: [],
    npc: printed.ancients ? { kind: 'ancient', count: printed.ancients, damage: [] } : null,
    ships: [],
  }
}

/** What of a sector a player would notice as changed. */
export function imprint(sector: Sector): string {
  return JSON.stringify([sector.owner, sector.squares.map((s) => s.cube), sector.ships.map((f) => [f.seat, f.count]), sector.npc?.count, sector.orbital, sector.monolith, sector.discovery, sector.portal_vp])
}
