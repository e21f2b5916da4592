/** A movement in the making: ships in the order in which they set out, each with its way and its cargo. */
import type { Value } from '../../lib/label'

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
