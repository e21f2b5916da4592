/** What the game says, read as the types made from its shapes, and small things that the whole board needs. */
import type { Hex } from '../../lib/hexes'
import type { EventOf } from '../../lib/shapes'
import type { Decision, LogEvent, View } from '../../lib/wire'
import type { Catalogue, Counts, Events, Facts, TwilightView } from './types'

export const LETTERS = 'ABCDEFGHI'
export const POOLS = ['tactic', 'fleet', 'strategy'] as const
export const COLOURS = ['green', 'blue', 'yellow', 'red'] as const

const NOTHING: Catalogue = { systems: {}, planets: {}, units: {}, technologies: {}, factions: {}, strategy: {}, objectives: {}, action_cards: {}, agendas: {}, notes: [], types: [], command_tokens: 16 }

export const readView = (view: View): TwilightView => view as unknown as TwilightView

/** The catalogue; without one (it could not be fetched) the board shows what the view alone says. */
export const readCatalogue = (found: unknown): Catalogue => ({ ...NOTHING, ...(found as Partial<Catalogue> | null) })

/** Units of one player in one place. */
export interface Force {
  seat: number
  units: Counts
  damaged: Counts
}

/** Who stands there, with what, in the order of the seats. */
export const forcesIn = (view: TwilightView, place: string): Force[] =>
  view.seats.flatMap((s, seat) => (s.units[place] ? [{ seat, units: s.units[place]!, damaged: s.damaged[place] ?? {} }] : []))

/** Units of a force in the order of the sheets. */
export const sorted = (units: Counts, types: string[]): [string, number][] =>
  Object.entries(units).sort(([a], [b]) => types.indexOf(b) - types.indexOf(a))

/** Systems and where they lie. A home that touches nothing lies apart, on the right of the galaxy. */
export function hexesOf(view: TwilightView): Map<string, Hex> {
  const found = new Map<string, Hex>()
  for (const [system, at] of Object.entries(view.systems)) {
    const [q, r] = at.split(',').map(Number)
    found.set(system, { q: q ?? 0, r: r ?? 0 })
  }
  const right = Math.max(0, ...[...found.values()].map(({ q }) => q))
  // A home beside the galaxy lies in the corner below, where nothing else is.
  for (const home of view.homes) if (home && !found.has(home)) found.set(home, { q: right + 1, r: right - Math.floor((right + 1) / 2) })
  return found
}

export const ownerOf = (view: TwilightView, planet: string): number => view.seats.findIndex((s) => planet in s.planets)

/** Of systems that can be activated: ships that can get there, by where they are. */
export function reachOf(decision: Decision | null): Map<string, Record<string, Counts>> {
  if (decision?.key !== 'twilight.action' || decision.kind !== 'choose') return new Map()
  return new Map(decision.options.flatMap((o) => (o.facts && Array.isArray(o.value) ? [[String(o.value[1]), o.facts as Facts['twilight.action']] as const] : [])))
}

export const readEvent = (event: LogEvent): EventOf<Events> => event as unknown as EventOf<Events>
