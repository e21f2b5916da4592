/** A movement in the making: ships in the order in which they set out, each with its way and its cargo. */
import type { Value } from '../../lib/label'
import type { Decision } from '../../lib/wire'
import type { Counts, Detour, Voyage } from './types'

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

/** What is aboard by type, wherever it came from. */
export function together(ship: Sailing): { type: string; n: number }[] {
  const sums = new Map<string, number>()
  for (const { type, n } of ship.cargo) sums.set(type, (sums.get(type) ?? 0) + n)
  return [...sums].map(([type, n]) => ({ type, n }))
}

export const aboard = (ship: Sailing): number => ship.cargo.reduce((sum, { n }) => sum + n, 0)
export const taken = (fleet: readonly Sailing[], type: string, place: string): number =>
  fleet.flatMap((ship) => ship.cargo).reduce((sum, x) => sum + (x.type === type && x.place === place ? x.n : 0), 0)

/** The ways of ships into the active system, by what the question says. */
export class Ways {
  private voyages = new Map<string, Voyage>()
  private detours: Record<string, Record<string, Detour>> = {}

  constructor(decision: Decision | null) {
    if (decision?.key !== 'twilight.move' || decision.kind !== 'compose') return
    for (const part of decision.parts) {
      if (part.name === 'via') this.detours = (part.facts ?? {}) as Record<string, Record<string, Detour>>
      else for (const [place, voyage] of Object.entries((part.facts ?? {}) as Record<string, Voyage>)) this.voyages.set(`${part.name} ${place}`, voyage)
    }
  }

  /** Of a ship of this type (with an asterisk: damaged) that names no stops. */
  from(type: string, place: string): Voyage | undefined {
    return this.voyages.get(`${type} ${place}`)
  }

  /** Of this ship, past the stop that it names; undefined where there is none, or where it names more than one that is not on its way. */
  of(ship: Sailing): Detour | undefined {
    const straight = this.from(ship.type, ship.origin)
    const stops = ship.stops.filter((stop) => !straight?.way.includes(stop))
    return stops.length ? (ship.stops.length > 1 ? undefined : this.past(ship)[stops[0]!]) : straight
  }

  /** The stops that this ship can name. */
  stops(ship: Sailing): string[] {
    return [...(this.from(ship.type, ship.origin)?.way.slice(0, -1) ?? []), ...Object.keys(this.past(ship))]
  }

  private past(ship: Sailing): Record<string, Detour> {
    return this.detours[`${ship.type.replace('*', '')} ${ship.origin}`] ?? {}
  }
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
