/** A movement in the making: ships in the order in which they set out, each with its way and its cargo. */
import type { Value } from '../../lib/label'
import type { Decision } from '../../lib/wire'
import type { Counts, Facts, Voyage } from './types'

export interface Sailing {
  type: string
  origin: string
  stops: string[]
  cargo: { type: string; place: string; n: number }[]
}

const CARRY = 'carry_'

/** The items of the answer as ships: what comes after a ship is its way and its cargo. */
export function fleetOf(items: readonly Value[][]): Sailing[] {
  const fleet: Sailing[] = []
  for (const [part, ...values] of items) {
    const ship = fleet.at(-1)
    const word = String(part)
    if (word === 'via') ship?.stops.push(String(values[0]))
    else if (word.startsWith(CARRY)) ship?.cargo.push({ type: word.slice(CARRY.length), place: String(values[0]), n: Number(values[1]) })
    else fleet.push({ type: word, origin: String(values[0]), stops: [], cargo: [] })
  }
  return fleet
}

/** The same as items of the answer. */
export const itemsOf = (fleet: readonly Sailing[]): Value[][] =>
  fleet.flatMap((ship) => [
    [ship.type, ship.origin],
    ...ship.stops.map((stop) => ['via', stop]),
    ...ship.cargo.filter(({ n }) => n > 0).map(({ type, place, n }): Value[] => [CARRY + type, place, n]),
  ])

/** So many more, or fewer, of these aboard. */
export function loaded(ship: Sailing, type: string, place: string, by: number): Sailing {
  const before = ship.cargo.find((x) => x.type === type && x.place === place)?.n ?? 0
  const rest = ship.cargo.filter((x) => !(x.type === type && x.place === place))
  return { ...ship, cargo: before + by > 0 ? [...rest, { type, place, n: before + by }] : rest }
}

export const aboard = (ship: Sailing): number => ship.cargo.reduce((sum, { n }) => sum + n, 0)
export const taken = (fleet: readonly Sailing[], type: string, place: string): number =>
  fleet.flatMap((ship) => ship.cargo).reduce((sum, x) => sum + (x.type === type && x.place === place ? x.n : 0), 0)

/** The way of each ship that names none, by type and place. */
export function voyages(decision: Decision | null): Map<string, Voyage> {
  if (decision?.key !== 'twilight.move' || decision.kind !== 'compose') return new Map()
  return new Map(decision.parts.flatMap((part) => Object.entries((part.facts ?? {}) as Facts['twilight.move']).map(([place, voyage]) => [`${part.name} ${place}`, voyage] as const)))
}

/** What there is in the active system once they have come: what stays there, and all that arrives. */
export function arrived(fleet: readonly Sailing[], target: string, here: Counts, hurt: Counts): { units: Counts; damaged: Counts } {
  const [units, damaged] = [{ ...here }, { ...hurt }]
  const add = (to: Counts, type: string, n: number): void => void (to[type] = (to[type] ?? 0) + n)
  for (const ship of fleet) {
    const type = ship.type.replace('*', '')
    if (ship.origin !== target) {
      add(units, type, 1)
      if (ship.type.endsWith('*')) add(damaged, type, 1)
    }
    for (const load of ship.cargo) if (load.place !== target) add(units, load.type, load.n)
  }
  return { units, damaged }
}

/** As full as it can be of what is there: infantry first, then fighters. */
export function filled(ship: Sailing, room: number, loads: readonly { type: string; place: string; left: number }[]): Sailing {
  let next = ship
  for (const { type, place, left } of [...loads].sort((a, b) => Number(b.type === 'infantry') - Number(a.type === 'infantry'))) {
    const n = Math.min(left, room - aboard(next))
    if (n > 0) next = loaded(next, type, place, n)
  }
  return next
}
