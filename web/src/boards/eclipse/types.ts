/** The view and the catalogue of Eclipse as they come over the wire (fivesuns/games/eclipse/view.py, catalog.py). */
import type { Hex } from '../../lib/hexes'
import type { View } from '../../lib/wire'

export const RESOURCES = ['material', 'science', 'money'] as const
export type Resource = (typeof RESOURCES)[number]
export const CLASSES = ['interceptor', 'cruiser', 'dreadnought', 'starbase'] as const
export type ShipClass = (typeof CLASSES)[number]
export const TRACKS = ['military', 'grid', 'nano'] as const
export type Track = (typeof TRACKS)[number]
export const ACTIONS = ['explore', 'research', 'upgrade', 'build', 'move', 'influence'] as const
export type Action = (typeof ACTIONS)[number]
export const NPCS = ['ancient', 'guardian', 'gcds'] as const
export type Npc = (typeof NPCS)[number]
export type SquareKind = Resource | 'any' | 'orbital'
/** A seat, or the ships that nobody plays. */
export type Side = number | 'npc'

export interface Stats {
  initiative: number
  computer: number
  shield: number
  hull: number
  drive: number
  made: number
  used: number
  /** damage of each die of one ship */
  cannon: number[]
  missile: number[]
}

export interface Square {
  resource: SquareKind
  advanced: boolean
  cube: boolean
}

export interface Fleet {
  seat: number
  count: Partial<Record<ShipClass, number>>
  damage: Partial<Record<ShipClass, number[]>>
  pinned: number
}

export interface Sector {
  sector: number
  at: [number, number]
  ring: string
  turned: number
  wormholes: boolean[]
  links: number[]
  halves: number[]
  portal: boolean
  portal_vp: number
  vp: number
  artifact: boolean
  owner: number | null
  squares: Square[]
  orbital: boolean
  monolith: boolean
  discovery: boolean
  entry: number[]
  npc: { kind: Npc; count: number; damage: number[] } | null
  ships: Fleet[]
}

export interface Slot {
  printed: string | null
  tile: string | null
}

export interface Blueprint {
  slots: Slot[]
  outside: string | null
  legal: boolean
  stats: Stats
}

export type ByResource = Record<Resource, number>

export interface Player {
  seat: number
  species: string | null
  colour: string | null
  home: number
  out: boolean
  passed: boolean
  resources: ByResource
  production: ByResource
  cubes: ByResource
  graveyard: ByResource
  discs: number
  spare: number
  actions: Record<Action, number>
  reactions: Record<string, number>
  upkeep: number
  next_upkeep: number
  balance: number
  next_balance: number
  colony: { ready: number; all: number }
  supply: Record<ShipClass, number>
  techs: Record<Track, string[]>
  discounts: Record<Track, number>
  trade: number
  activations: Record<Action, number>
  build: Record<string, number>
  blueprints: Record<ShipClass, Blueprint>
  stored: string[]
  kept: string[]
  reputation: { tiles: number; slots: ('either' | 'ambassador' | 'reputation')[]; shown: string[] | null }
  ambassadors: { seat: number; cube: boolean }[]
  ambassadors_left: number
  sheet: Record<string, number>
  score: number
}

export interface TrayTile {
  tech: string
  count: number
  track: Track | 'rare'
  cost: number
  least: number
  kind: string
}

export interface Die {
  damage: number
  colour: string
  face: number
  targets: { ship: string; hits: boolean; total: number; reason: 'burst' | 'blank' | 'sum' }[]
}

export interface BattleSide {
  side: Side
  ships: { ship: string; count: number; damage: number[]; stats: Stats }[]
}

export interface Battle {
  sector: number
  attacker: number
  defender: Side
  round: number
  order: { side: Side; ship: string; initiative: number; done: boolean; missiles: boolean }[]
  firing: { side: Side; ship: string } | null
  rolled: Die[]
  dice: Die[]
  retreats: { side: number; ship: string; to: number; since: number }[]
  penalty: number[]
  sides: BattleSide[]
  draws: Record<string, number>
  wrecks: { by: Side; owner: number; ship: string }[]
}

export interface EclipseView {
  round: number
  rounds: number
  phase: string
  start: number | null
  next_start: number | null
  active: number | null
  traitor: number | null
  portals: boolean
  npc: Record<Npc, { variant: string; stats: Stats | null }>
  map: Sector[]
  stacks: { ring: string; left: number; discard: number[] }[]
  tray: TrayTile[]
  bag: number
  discoveries: { left: number; discard: string[] }
  reputation_bag: number
  box: string[]
  zone: [number, number] | null
  revealed: number[]
  found: string | null
  site: number | null
  touched: number[]
  refresh: number
  seats: Player[]
  battle: Battle | null
  me: {
    seat: number
    reputation: string[]
    drawn: string[]
    sheet: Record<string, number>
    score: number
    prices: Record<string, Partial<Record<Track, number>>>
  } | null
}

export interface CatalogueSector {
  name: string
  ring: string
  vp: number
  wormholes: boolean[]
  squares: { resource: Resource | 'any'; advanced: boolean }[]
  artifact: boolean
  discovery: boolean
  ancients: number
  portal: boolean
  home: string | null
}

export interface Part {
  family: string
  cannon: number[]
  missile: number[]
  computer: number
  shield: number
  hull: number
  drive: number
  initiative: number
  energy: number
  basic: boolean
  ancient: boolean
  outside: boolean
}

export interface Technology {
  track: Track | 'rare'
  cost: number
  least: number
  copies: number
  kind: 'part' | 'build' | 'instant' | 'lasting'
  activations: Partial<Record<Action, number>>
  discs: number
  advanced: Resource[]
  module: boolean
}

export interface Discovery {
  copies: number
  gain: Partial<ByResource>
  place: string | null
  part: string | null
  technology: boolean
  portal: number
  module: boolean
}

export interface PrintedBlueprint {
  slots: (string | null)[]
  initiative: number
  computer: number
  energy: number
}

export interface SpeciesBoard {
  start: ByResource
  colony_ships: number
  trade: number
  activations: Record<Action, number>
  technologies: string[]
  reputation: string[]
  build: Record<string, number>
  starting_ship: string
  fewer_discs: number
  starting_reputation: number
  reveals: number
  vp_per_sector: number
  vp_per_ancient: number
  peace_with_ancients: boolean
  population_defenceless: boolean
  blueprints: Record<ShipClass, PrintedBlueprint>
}

export interface Catalogue {
  sectors: Record<string, CatalogueSector>
  technologies: Record<string, Technology>
  parts: Record<string, Part>
  discoveries: Record<string, Discovery>
  boards: Record<string, SpeciesBoard>
  species: Record<string, { board: string; colour: string; home: number }>
  tracks: {
    production: number[]
    upkeep: number[]
    discount: number[]
    technology_vp: number[]
    technology_slots: number
    cubes_most: number
    discs_on_track: number
  }
  rewards: {
    discovery_vp: number
    monolith_vp: number
    fighting: number
    most_draws: number
    ships: Record<ShipClass, number>
    npc: Record<Npc, number>
  }
  sizes: Record<ShipClass, number>
}

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

export const isClass = (word: string): word is ShipClass => (CLASSES as readonly string[]).includes(word)
export const hexOf = ([q, r]: [number, number]): Hex => ({ q, r })

/** The six edges of a hex, edge 0 on top, then clockwise. */
export const EDGES: readonly [number, number][] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]]

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
