/** The galaxy as a drawing: borders of sectors and federations, what lies where, what has just happened. */
import { center, corners, type Point } from '../../lib/hexes'
import type { LogLine } from '../../lib/wire'
import { place } from './read'
import type { At, FactionBoard, GaiaView, PlacedSector, Planet } from './types'

export const SIZE = 30

/** The neighbour across the edge from corner i to corner i + 1 (pointy hexes, clockwise from the lower right edge). */
const ACROSS: At[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]

export const middle = ([q, r]: At): Point => center({ q, r }, SIZE)
const said = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The edges of these hexes for which the hex on the other side is `apart`, as a path; `inset` draws them inside their hex. */
export function edges(hexes: At[], apart: (here: At, there: At) => boolean, inset = 0): string {
  return hexes
    .flatMap((at) => {
      const points = corners(middle(at), SIZE - inset)
      return ACROSS.flatMap(([q, r], i) => (apart(at, [at[0] + q, at[1] + r]) ? [`M${said(points[i]!)}L${said(points[(i + 1) % 6]!)}`] : []))
    })
    .join('')
}

/** Where one sector ends and another, or nothing, begins. */
export function sectorBorders(view: GaiaView): string {
  const sector = new Map(view.map.hexes.map(([q, r, , name]) => [place([q, r]), name]))
  return edges(view.map.hexes.map(([q, r]) => [q, r]), (here, there) => {
    const [a, b] = [sector.get(place(here)), sector.get(place(there))]
    return a !== b && (b === undefined || a! < b) // one line for both
  })
}

/** The rim of a federation, and the ways from hex to hex inside it. */
export function federationLines(hexes: At[], inset: number): { rim: string; links: string } {
  const members = new Set(hexes.map(place))
  const links = hexes.flatMap((at) =>
    ACROSS.slice(0, 3).flatMap(([q, r]) => (members.has(place([at[0] + q, at[1] + r])) ? [`M${said(middle(at))}L${said(middle([at[0] + q, at[1] + r]))}`] : [])),
  )
  return { rim: edges(hexes, (_, there) => !members.has(place(there)), inset), links: links.join('') }
}

export const distance = (a: At, b: At): number => (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[0] + a[1] - b[0] - b[1])) / 2

/** The number on a sector; its two sides have the same. */
export const sectorNumber = (name: string): string => name.replace(/\D+$/, '')

/** Where a sector's number is written: on empty space as near to its middle as there is any. */
export function numberAt(view: GaiaView, { name, q, r }: PlacedSector): At {
  const free = view.map.hexes.filter(([, , planet, sector]) => sector === name && planet === 'empty').map(([q, r]): At => [q, r])
  return free.reduce((best, at) => (distance(at, [q, r]) < distance(best, [q, r]) ? at : best), free[0] ?? [q, r])
}

/** What is there now: what is printed, or what it has become. */
export function planetsOf(view: GaiaView): Map<string, { planet: Planet; sector: string; at: At }> {
  const found = new Map(view.map.hexes.map(([q, r, planet, sector]) => [`${q},${r}`, { planet, sector, at: [q, r] as At }]))
  for (const [q, r, planet] of view.map.changed) found.get(`${q},${r}`)!.planet = planet
  return found
}

export type Side = 'middle' | 'right' | 'lower-right' | 'below' | 'lower-left' | 'left' | 'upper-left' | 'above' | 'upper-right'
const SIDES: Side[] = ['right', 'lower-right', 'below', 'lower-left', 'left', 'upper-left', 'above', 'upper-right']

/** On which side of its sector something lies. */
export function sideOf(at: At, centre: At): Side {
  const { x, y } = middle([at[0] - centre[0], at[1] - centre[1]])
  return x === 0 && y === 0 ? 'middle' : SIDES[Math.round(Math.atan2(y, x) / (Math.PI / 4) + 8) % 8]!
}

/** Where in a sector of two rings: near its middle, or at an hour of a clock laid over it. */
export function hourOf(at: At, centre: At): number | 'inner' | null {
  const ring = distance(at, centre)
  if (ring !== 2) return ring === 1 ? 'inner' : null
  const { x, y } = middle([at[0] - centre[0], at[1] - centre[1]])
  return ((Math.round(Math.atan2(y, x) / (Math.PI / 6)) + 14) % 12) + 1
}

export interface Whereabouts {
  planet: Planet
  sector: string
  side: Side | null
  hour: number | 'inner' | null
}

/** What a place is called: planet and sector; where a sector has several of the kind, its side, and the hour if even that is not one. */
export function whereabouts(view: GaiaView, word: string): Whereabouts | null {
  const all = planetsOf(view)
  const found = all.get(word)
  if (!found) return null
  const sector = view.map.sectors.find((s) => s.name === found.sector)
  const centre: At = sector ? [sector.q, sector.r] : found.at
  const alike = [...all.values()].filter((x) => x.planet === found.planet && x.sector === found.sector)
  const mine = sideOf(found.at, centre)
  return {
    planet: found.planet,
    sector: sectorNumber(found.sector),
    side: alike.length > 1 ? mine : null,
    hour: alike.length > 1 && alike.filter((x) => sideOf(x.at, centre) === mine).length > 1 ? hourOf(found.at, centre) : null,
  }
}

/** What players do on purpose in a turn: after it, what others do is news. */
const TURN = new Set(['built_mine', 'started_project', 'upgraded', 'researched', 'federation', 'board_action', 'special_action', 'passed', 'passed_last', 'placed'])

/** Where others have done something since my last turn; for who only looks on, where the last turn was. */
export function lastMoves(log: readonly LogLine[], me: number | null): Map<string, number | null> {
  const found = new Map<string, number | null>()
  for (let n = log.length - 1; n >= 0; n--) {
    const line = log[n]!
    if (me !== null && line.events.some((e) => e.args.seat === me && TURN.has(e.what))) break
    for (const { args } of line.events) {
      if (Array.isArray(args.hex) && !found.has(args.hex.join(','))) found.set(args.hex.join(','), typeof args.seat === 'number' ? args.seat : null)
    }
    if (me === null && found.size) break
  }
  return found
}

/** What lies near a planet: planets by terraforming steps, Gaia planets and transdim planets. */
export interface Nearby {
  at: At
  /** with none, one, two, three steps */
  steps: [number, number, number, number]
  gaia: number
  transdim: number
  /** structures of others that could be neighbours */
  others: number
}
export const NEAR = 2

/** The planets where a faction may begin, best neighbourhood first. */
export function homesOf(view: GaiaView, { home, steps }: FactionBoard): Nearby[] {
  const all = [...planetsOf(view).values()]
  const taken = new Set(view.map.structures.map((s) => place(s.at)))
  return all
    .filter((x) => x.planet === home && !taken.has(place(x.at)))
    .map(({ at }) => {
      const found: Nearby = { at, steps: [0, 0, 0, 0], gaia: 0, transdim: 0, others: 0 }
      for (const x of all) {
        if (x.planet === 'empty' || place(x.at) === place(at) || distance(x.at, at) > NEAR) continue
        if (taken.has(place(x.at))) found.others++
        else if (x.planet === 'gaia') found.gaia++
        else if (x.planet === 'transdim') found.transdim++
        else if (steps[x.planet] !== undefined) found.steps[steps[x.planet]!]!++
      }
      return found
    })
    .sort((a, b) => worth(b) - worth(a))
}
const worth = ({ steps: [none, one, two], gaia, transdim }: Nearby): number => 4 * none + 3 * one + 1.5 * two + 2 * gaia + transdim
