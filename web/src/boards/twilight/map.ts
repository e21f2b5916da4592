/** Where everything of a system is drawn, in a hex whose corners are RADIUS away from its middle. */
import { center, corners, type Hex, type Point } from '../../lib/hexes'
import { forcesIn, ownerOf, sorted, type Force } from './read'
import type { Catalogue, TwilightView } from './types'

export const RADIUS = 100
export const middle = (hex: Hex): Point => center(hex, RADIUS, 'flat')
export const outline = (inset: number): string => corners({ x: 0, y: 0 }, RADIUS - inset, 'flat').map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

export interface Spot {
  x: number
  y: number
  r: number
  /** the (last) line of its name, and what stands on it */
  name: Point
  ground: Point
}

/** Planets by how many a system has: names above, ground forces on the lower edge. */
const SPOTS: Record<number, Spot[]> = {
  1: [{ x: 0, y: -20, r: 33, name: { x: 0, y: -60 }, ground: { x: 0, y: 18 } }],
  2: [
    { x: -41, y: -30, r: 26, name: { x: -22, y: -62 }, ground: { x: -42, y: 1 } },
    { x: 43, y: -4, r: 26, name: { x: 33, y: -37 }, ground: { x: 42, y: 27 } },
  ],
  3: [
    { x: -52, y: -32, r: 22, name: { x: -37, y: -60 }, ground: { x: -52, y: -6 } },
    { x: 52, y: -32, r: 22, name: { x: 37, y: -60 }, ground: { x: 52, y: -6 } },
    { x: 0, y: 10, r: 22, name: { x: 0, y: -18 }, ground: { x: 0, y: 36 } },
  ],
}
export const spotsOf = (planets: number): Spot[] => SPOTS[planets] ?? []

export const HOLES: Record<number, [number, number][]> = { 0: [[0, -30], [44, -30], [-44, -30]], 1: [[60, -22], [-60, -22]], 2: [[46, -67], [-76, 14]], 3: [[0, -72], [76, 24]] }
export const TOKENS: Record<number, [number, number][]> = {
  0: [[-64, 2], [64, 2], [-48, 28], [48, 28], [-52, -26], [52, -26]],
  1: [[-62, 14], [64, 14], [-50, 38], [50, 38], [-64, -14], [42, -52]],
  2: [[-62, 26], [-38, 32], [-80, -6], [-14, 34], [80, -22], [60, -46]],
  3: [[-66, 22], [66, 22], [-44, 36], [44, 36], [-84, -4], [84, -4]],
}

/** How many ships can come: where no name stands. */
export const COMING: Record<number, [number, number]> = { 0: [0, -72], 1: [-71, -14], 2: [42, -72], 3: [0, -78] }

/** How wide a planet's name may be: where there are three, each keeps off the others and off their planets. */
export const nameWidth = (planets: number, i: number): number => (planets === 1 ? 120 : planets === 2 ? 86 : i < 2 ? 68 : 54)

/** A name in one line, or in two where it is long and can be broken. */
export function lines(name: string, most: number): string[] {
  if (name.length <= most) return [name]
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index)
  if (!breaks.length) return [name]
  const at = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0]!
  return [name.slice(0, name[at] === '-' ? at + 1 : at), name.slice(at + 1)]
}

/** From line to line of a name that takes two. */
export const LEADING = 13

/** A planet's name: its lines, how large, and where the first of them stands; two are smaller, or they would leave the hex. */
export function nameOn(name: string, planets: number, i: number): { told: string[]; size: number; y: number } {
  const told = lines(name, planets === 1 ? 14 : 10)
  const more = told.length - 1
  const size = Math.min(...told.map((line) => letters(line, more ? 14 : 17, nameWidth(planets, i))))
  return { told, size, y: spotsOf(planets)[i]!.name.y - more * (LEADING - 2) }
}

/** How large letters of a name may be to fit into a width. */
export const letters = (text: string, size: number, width: number): number => Math.min(size, width / (0.62 * Math.max(1, text.length)))

/** Units of one type in a row: where they stand, how many, how many of them damaged. */
export interface Figure {
  type: string
  n: number
  hurt: number
  x: number
}
export interface Row {
  figures: Figure[]
  width: number
}
/** Units of one player side by side: as large as they can be in so many rows. */
export interface Troop {
  seat: number
  /** of a figure; a row takes a little more */
  size: number
  rows: Row[]
  /** the sign of the seat stands before the first */
  marked: boolean
}

export function troop(force: Force, types: string[], sizes: number[], width: number, most: number, marked: boolean): Troop {
  const all = sizes.map((size) => ({ seat: force.seat, size, rows: rows(force, types, size, width, marked ? size : 0), marked }))
  return all.find((found) => found.rows.length <= most) ?? all.at(-1)!
}

function rows(force: Force, types: string[], size: number, width: number, sign: number): Row[] {
  const found: Row[] = []
  for (const [type, n] of sorted(force.units, types)) {
    const takes = size + (n > 1 ? size * (n > 9 ? 0.9 : 0.5) : 0)
    let row = found.at(-1)
    if (!row || (row.figures.length && row.width + takes > width)) {
      row = { figures: [], width: (found.length ? 0 : sign) + 3 }
      found.push(row)
    }
    row.figures.push({ type, n, hurt: force.damaged[type] ?? 0, x: row.width + size / 2 })
    row.width += takes
  }
  return found
}

/** Everything in a system that may change, for telling what did. */
export function imprint(view: TwilightView, catalogue: Catalogue, system: string): string {
  const planets = catalogue.systems[system]?.planets ?? []
  return JSON.stringify([
    forcesIn(view, system),
    planets.map((planet) => [ownerOf(view, planet), forcesIn(view, planet)]),
    view.seats.map((s) => s.tokens.includes(system)),
    Object.entries(view.wormholes).filter(([, where]) => where === system),
    planets.includes('mecatol_rex') && view.custodians,
  ])
}
