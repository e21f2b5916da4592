/** Units as their owners have them: which one it is, what it can do, and why. */
import type { Catalogue, Counts, Term, TwilightView, Unit } from './types'

const GROUND = new Set(['infantry', 'pds', 'space_dock'])
export const isShip = (type: string): boolean => !GROUND.has(type)

/** The name of the unit that figures of this type stand for: as on the sheet, or upgraded. */
export const unitId = (view: TwilightView, catalogue: Catalogue, seat: number, type: string): string => {
  const player = view.seats[seat]
  return player?.sheet[type] ?? catalogue.factions[player?.faction ?? '']?.sheet[type] ?? type
}

export const unitOf = (view: TwilightView, catalogue: Catalogue, seat: number, type: string): Unit | null =>
  catalogue.units[unitId(view, catalogue, seat, type)] ?? null

export const total = (reasons: readonly Term[]): number => reasons.reduce((sum, [, n]) => sum + Number(n), 0)
export const sum = (counts: Counts): number => Object.values(counts).reduce((a, b) => a + b, 0)

/** How far such a ship moves from here, and why. */
export function moveOf(view: TwilightView, catalogue: Catalogue, seat: number, type: string, place: string): Term[] {
  const here = view.seats[seat]?.local.find((x) => x.place === place && x.type === type)
  return here?.move ?? [['printed', unitOf(view, catalogue, seat, type)?.move ?? 0]]
}

/** What is added to its dice where it stands, and why. */
export const addedTo = (view: TwilightView, seat: number, type: string, place: string): Term[] =>
  view.seats[seat]?.local.find((x) => x.place === place && x.type === type)?.combat ?? view.seats[seat]?.combat[type] ?? []

/** How many ships a fleet counts, what it can carry, and what it has to. */
export interface Load {
  ships: number
  limit: number
  cargo: number
  room: number
  /** by type of ship, where that room is */
  rooms: Term[]
}

/** Of what would be in a system: fighters beyond its capacity count as ships for some, for others they are too many. */
export function loadOf(view: TwilightView, catalogue: Catalogue, seat: number, system: string, units: Counts): Load {
  const player = view.seats[seat]!
  const n = (type: string): number => units[type] ?? 0
  const ships = Object.entries(units).reduce((all, [type, many]) => all + (isShip(type) && type !== 'fighter' ? many : 0), 0)
  const rooms = Object.entries(units).flatMap(([type, many]): Term[] => {
    const capacity = many * (unitOf(view, catalogue, seat, type)?.capacity ?? 0)
    return capacity ? [[type, capacity]] : []
  })
  const room = total(rooms)
  const fighters = Math.max(0, n('fighter') - (player.hangars[system] ?? 0))
  const over = Math.max(0, fighters + n('infantry') - room)
  const flying = player.excess ? Math.min(fighters, over) : 0
  return { ships: ships + (flying * player.excess) / 2, limit: total(player.fleet), cargo: fighters + n('infantry') - flying, room, rooms }
}
