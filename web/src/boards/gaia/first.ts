/** Positions that are drawn on the page of a first round: two sectors, the Terrans and a neighbour, at each step of the round. */
import type { At, ByTrack, Catalogue, FinalTile, GaiaView, Planet, Player, PrintedHex, Structure, StructureKind } from './types'

export const STEPS = ['begin', 'income', 'mine', 'upgrade', 'power', 'research', 'actions', 'gaia', 'federation', 'pass', 'end'] as const
export type Step = (typeof STEPS)[number]

const LETTERS: Record<string, Planet> = { r: 'terra', o: 'oxide', v: 'volcanic', d: 'desert', s: 'swamp', t: 'titanium', i: 'ice', g: 'gaia', m: 'transdim', '.': 'empty' }
const SECTORS = [
  { name: '3', q: 0, r: 0, turn: 0, rows: ['d..', '..i.', 'm..r.', '..g.', 'v..'] },
  { name: '1', q: 5, r: -2, turn: 0, rows: ['.t.', '...s', '.....', 'o.mr', '.i.'] },
]
/** the first hex of each row of a sector, seen from its middle */
const ROWS: At[] = [[0, -2], [-1, -1], [-2, 0], [-2, 1], [-2, 2]]
const hexes = SECTORS.flatMap(({ name, q, r, rows }) => rows.flatMap((row, i) => [...row].map((letter, j): PrintedHex => [q + ROWS[i]![0] + j, r + ROWS[i]![1], LETTERS[letter]!, name])))

const HOME: At = [1, 0]
const SECOND: At = [6, -1]
export const ICE: At = [1, -1]
export const TRANSDIM: At = [5, -1]
const GAIA: At = [0, 1]
const DESERT: At = [0, -2]
const LINK: At = [0, -1]

const stands = (at: At, kind: StructureKind, value = 1, seat = 0, federated = false): Structure => ({ at, seat, kind, value, federated })
const THEIRS = [stands([3, -1], 'mine', 1, 1)]
const BEGUN = [stands(HOME, 'mine'), stands(SECOND, 'mine'), ...THEIRS]
const STRUCTURES: Partial<Record<Step, Structure[]>> = {
  mine: [...BEGUN, stands(ICE, 'mine')],
  upgrade: [stands(HOME, 'trading_station', 2), stands(SECOND, 'mine'), stands(ICE, 'mine'), ...THEIRS],
  gaia: [stands(HOME, 'trading_station', 2), stands(SECOND, 'mine'), stands(ICE, 'mine'), ...THEIRS],
  federation: [stands(HOME, 'planetary_institute', 3, 0, true), stands(ICE, 'trading_station', 2, 0, true), stands(GAIA, 'mine', 1, 0, true), stands(DESERT, 'mine', 1, 0, true), stands(SECOND, 'mine'), ...THEIRS],
}
const LEVELS: ByTrack = { terraforming: 0, navigation: 0, artificial_intelligence: 0, gaia_project: 0, economy: 0, science: 0 }

export function player(faction: string, research: ByTrack, federations: At[][] = []): Player {
  const supply = { mine: 6, trading_station: 4, research_lab: 3, planetary_institute: 1, academy_left: 1, academy_right: 1 }
  return { faction, research, supply, federations, vp: 10 } as unknown as Player
}

const FINALS: FinalTile[] = [
  { name: 'planet_types', progress: [5, 4], points: [18, 12], neutral: null },
  { name: 'structures', progress: [7, 9], points: [12, 18], neutral: null },
]

export function sample(step: Step, catalogue: Catalogue | null): GaiaView {
  const levels = (faction: string): ByTrack => catalogue?.factions[faction]?.research ?? LEVELS
  const mine = levels('terrans')
  const federated = step === 'federation'
  return {
    round: 1, current: 0, first: 0, order: [0, 1], passed: [], player_count: 2, nominated: [], automa: null, me: null,
    map: {
      hexes, sectors: SECTORS.map(({ name, q, r, turn }) => ({ name, q, r, turn })), changed: [], structures: STRUCTURES[step] ?? BEGUN, stations: [],
      satellites: federated ? [{ at: LINK, seat: 0 }] : [], gaiaformers: step === 'gaia' ? [{ at: TRANSDIM, seat: 0 }] : [],
    },
    seats: [player('terrans', step === 'research' ? { ...mine, navigation: mine.navigation + 1 } : mine, federated ? [[HOME, ICE, GAIA, DESERT, LINK]] : []), player('hadsch_hallas', levels('hadsch_hallas'))],
    board: {
      slots: { terraforming: 'tech1', navigation: 'tech2', artificial_intelligence: 'tech3', gaia_project: 'tech4', economy: 'tech5', science: 'tech6', free1: 'tech7', free2: 'tech8', free3: 'tech9' },
      advanced: { terraforming: 'advtech4', navigation: 'advtech6', artificial_intelligence: 'advtech2', gaia_project: 'advtech8', economy: 'advtech9', science: 'advtech13' },
      track_token: 'fed5', tokens: {}, actions: Object.fromEntries([...[1, 2, 3, 4, 5, 6, 7].map((n) => `power${n}`), 'qic1', 'qic2', 'qic3'].map((action) => [action, action !== 'power3'])),
    },
    boosters: ['booster1', 'booster6', 'booster10'], round_tiles: ['score3', 'score1', 'score5', 'score6', 'score2', 'score7'], final_tiles: FINALS,
  }
}
