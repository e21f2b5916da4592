/** The view of Gaia Project as fivesuns/games/gaia/view.py gives it. */
import type { View } from '../../lib/wire'

export type At = [number, number]
export const TRACKS = ['terraforming', 'navigation', 'artificial_intelligence', 'gaia_project', 'economy', 'science'] as const
export type Track = (typeof TRACKS)[number]
export const SLOTS = [...TRACKS, 'free1', 'free2', 'free3'] as const
export const RESOURCES = ['credits', 'ore', 'knowledge', 'qic'] as const
export const KINDS = ['mine', 'trading_station', 'research_lab', 'planetary_institute', 'academy_left', 'academy_right'] as const

export interface Piece {
  at: At
  seat: number
}
export interface Structure extends Piece {
  kind: string
  value: number
  federated: boolean
}
export interface Player {
  faction: string | null
  colour: string | null
  home: string | null
  automa: boolean
  credits: number
  ore: number
  knowledge: number
  qic: number
  vp: number
  power: { area1: number; area2: number; area3: number; gaia: number; brainstone: string | null; spendable: number; chargeable: number }
  research: Record<Track, number>
  range: number
  step_cost: number
  project_cost: number | null
  gaiaformers: { available: number; resting: number; on_map: number }
  supply: Record<string, number>
  satellites_left: number
  stations_left: number
  tiles: string[]
  covered: string[]
  advanced: string[]
  tokens: { green: string[]; grey: string[] }
  federations: At[][]
  federation: { need: number; loose: number; budget: number } | null
  booster: string | null
  next_booster: string | null
  passed: boolean
  used: string[]
  specials: string[]
  income: Partial<Record<'credits' | 'ore' | 'knowledge' | 'qic' | 'charge' | 'token', number>>
  points: Record<string, number>
  history: number[]
  bid: number
  final: { tiles: number[]; research: number; resources: number; total: number }
}
export interface MinePrice {
  at: At
  distance: number
  credits: number
  ore: number
  qic: number
  steps: number
  can: boolean
}
export interface ProjectPrice {
  at: At
  distance: number
  tokens: number
  qic: number
  can: boolean
}
/** What is known of a federation before it is chosen: the facts of the options of `gaia.federation`. */
export interface Outlook {
  value: number
  /** of one of the ways to link the planets */
  satellites: At[]
  ways: number
  price: [number, 'token' | 'qic']
}
export interface Plan {
  name: string
  planets: At[]
  outlook: Outlook
}
/** The facts of the option to form a federation: all that could be. */
export type Alternatives = (Outlook & { planets: At[] })[]
export interface GaiaView {
  round: number
  current: number
  first: number
  order: number[]
  passed: number[]
  player_count: number
  map: {
    hexes: [number, number, string, string][]
    sectors: { name: string; q: number; r: number; turn: number }[]
    changed: [number, number, string][]
    structures: Structure[]
    satellites: Piece[]
    stations: Piece[]
    gaiaformers: Piece[]
  }
  seats: Player[]
  board: {
    slots: Record<string, string | null>
    advanced: Record<Track, string | null>
    track_token: string | null
    tokens: Record<string, number>
    actions: Record<string, boolean>
  }
  boosters: string[]
  round_tiles: string[]
  nominated: string[]
  final_tiles: { name: string; progress: number[]; points: number[]; neutral: number | null }[]
  automa: {
    difficulty: string
    turned: string[]
    deck: number
    known: string[]
    aside: number
    card: { name: string; action: string; points: number } | null
    support: string | null
  } | null
  me: { seat: number; mines: MinePrice[]; projects: ProjectPrice[] } | null
}

export const readView = (view: View): GaiaView => view as unknown as GaiaView
export const place = (at: readonly [number, number] | At): string => `${at[0]},${at[1]}`
