/** What the game says, read as the types made from its shapes, and small things that the whole board needs. */
import type { Hex } from '../../lib/hexes'
import type { EventOf } from '../../lib/shapes'
import type { LogEvent, View } from '../../lib/wire'
import type { Action, At, Catalogue, EclipseView, Events, Facts, Fleet, Npc, Player, Resource, ShipClass, Track } from './types'

export const RESOURCES = ['material', 'science', 'money'] as const satisfies Resource[]
export const CLASSES = ['interceptor', 'cruiser', 'dreadnought', 'starbase'] as const satisfies ShipClass[]
export const TRACKS = ['military', 'grid', 'nano'] as const satisfies Track[]
export const ACTIONS = ['explore', 'research', 'upgrade', 'build', 'move', 'influence'] as const satisfies Action[]
export const NPCS = ['ancient', 'guardian', 'gcds'] as const satisfies Npc[]

const NOTHING: Catalogue = {
  sectors: {},
  technologies: {},
  parts: {},
  discoveries: {},
  boards: {},
  species: {},
  tracks: { production: [], upkeep: [], discount: [], technology_vp: [], technology_slots: 7, cubes_most: 12, discs_on_track: 13 },
  rewards: {
    discovery_vp: 2,
    monolith_vp: 3,
    fighting: 1,
    most_draws: 5,
    ships: { interceptor: 1, cruiser: 2, dreadnought: 3, starbase: 1 },
    npc: { ancient: 1, guardian: 2, gcds: 3 },
  },
  sizes: { interceptor: 1, cruiser: 3, dreadnought: 4, starbase: 2 },
}

export const readView = (view: View): EclipseView => view as unknown as EclipseView

/** The catalogue; without one (it could not be fetched) the board shows what the view alone says. */
export function readCatalogue(found: unknown): Catalogue {
  return { ...NOTHING, ...(found as Partial<Catalogue> | null) }
}

export const readEvent = (event: LogEvent): EventOf<Events> => event as unknown as EventOf<Events>

/** What the rules say beforehand about an option of the question with this key. */
export const factsOf = <Key extends keyof Facts>(_: Key, option: { facts?: unknown }): Facts[Key] | undefined => option.facts as Facts[Key] | undefined

/** A player who has a species already. */
export function playerOf(view: EclipseView, seat: number | null): Player | null {
  const found = seat === null ? undefined : view.seats[seat]
  return found?.species ? found : null
}

export const isClass = (word: string): word is ShipClass => (CLASSES as readonly string[]).includes(word)
export const hexOf = ([q, r]: At): Hex => ({ q, r })

/** The six edges of a hex, edge 0 on top, then clockwise. */
export const EDGES: readonly At[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]]

/** The edges of a tile that was turned so many sixths clockwise. */
export function turnedEdges(wormholes: boolean[], turned: number): boolean[] {
  return wormholes.map((_, edge) => wormholes[(((edge - turned) % 6) + 6) % 6]!)
}

export const sum = (numbers: Iterable<number>): number => {
  let total = 0
  for (const n of numbers) total += n
  return total
}

export const shipsIn = (fleet: Fleet): number => sum(Object.values(fleet.count))
