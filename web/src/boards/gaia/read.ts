/** What the game says, read as the types made from its shapes. */
import type { View } from '../../lib/wire'
import type { At, Catalogue, Facts, GaiaView, Outlook, Slot, StructureKind, Track } from './types'

export const TRACKS = ['terraforming', 'navigation', 'artificial_intelligence', 'gaia_project', 'economy', 'science'] as const satisfies Track[]
export const SLOTS = [...TRACKS, 'free1', 'free2', 'free3'] as const satisfies Slot[]
export const RESOURCES = ['credits', 'ore', 'knowledge', 'qic'] as const
export const KINDS = ['mine', 'trading_station', 'research_lab', 'planetary_institute', 'academy_left', 'academy_right'] as const satisfies StructureKind[]

/** A federation to choose, and what would come of it. */
export interface Plan {
  name: string
  /** the places that it is made of, as words */
  words: string[]
  planets: At[]
  outlook: Outlook
}

export const readView = (view: View): GaiaView => view as unknown as GaiaView

/** The components; null where they could not be fetched. */
export function readCatalogue(found: unknown): Catalogue | null {
  const read = found as Catalogue | null
  return read?.factions ? read : null
}

/** What the rules say beforehand about an option of the question with this key. */
export const factsOf = <Key extends keyof Facts>(_: Key, option: { facts?: unknown }): Facts[Key] | undefined => option.facts as Facts[Key] | undefined

/** The place with this name. */
export const at = (word: string): At => word.split(',').map(Number) as At
export const place = (at: At): string => `${at[0]},${at[1]}`
