/** Positions that are drawn on the page of a first round: a home system, its neighbours and Mecatol Rex, at each step of the round. */
import type { Counts, SeatView, TwilightView } from './types'

export const STEPS = ['strategy', 'activate', 'move', 'battle', 'invade', 'produce', 'secondary', 'trade', 'score', 'agenda'] as const
export type Step = (typeof STEPS)[number]

const SYSTEMS = { s1: '0,1', s34: '0,0', s35: '-1,1', s18: '0,-1', s27: '1,-1', s46: '1,0', s20: '-1,0' }
const planet = (resources: number, influence: number, trait: string, specialty = ''): object => ({ resources, influence, trait, specialty })
const PLANETS = {
  jord: planet(4, 2, ''), centauri: planet(1, 3, 'cultural'), gral: planet(1, 1, 'industrial', 'blue'), bereg: planet(3, 1, 'hazardous'), lirta_iv: planet(2, 3, 'hazardous'),
  mecatol_rex: planet(1, 6, ''), new_albion: planet(1, 1, 'industrial', 'green'), starpoint: planet(3, 1, 'hazardous'), vefut_ii: planet(2, 2, 'hazardous'),
}
const HOME: Counts = { carrier: 2, destroyer: 1, fighter: 3 }
const GROUND: Counts = { infantry: 5, space_dock: 1 }

function seat(faction: string, units: Record<string, Counts>, more: Partial<SeatView> = {}): SeatView {
  return { faction, units, damaged: {}, sheet: {}, technologies: {}, cannons: {}, local: [], combat: {}, fleet: [['printed', 3]], why: {}, hangars: {}, excess: 0, tokens: [], planets: {}, strategy: {}, points: 0, passed: false, out: false, scored: [], may_score: true, goods: 0, commodities: 0, ...more } as SeatView
}

const begun = { jord: true }
const taken = { ...begun, centauri: false, gral: false }
const foe = seat('letnev', { s27: { dreadnought: 1, fighter: 1 }, starpoint: { infantry: 2 } }, { planets: { starpoint: true, new_albion: true }, strategy: { warfare: true } })
const strategy = { technology: true }
const mine = (units: Record<string, Counts>, more: Partial<SeatView>): SeatView => seat('sol', units, { strategy, ...more })

const SEATS: Record<Step, SeatView[]> = {
  strategy: [mine({ s1: HOME, jord: GROUND }, { planets: begun }), seat('hacan', {}, { strategy: { trade: true } }), { ...foe, strategy: { leadership: true } }],
  activate: [mine({ s1: HOME, jord: GROUND }, { planets: begun, tokens: ['s34'] }), seat('hacan', {}), foe],
  move: [mine({ s1: { carrier: 1, fighter: 1 }, s34: { carrier: 1, destroyer: 1, fighter: 2, infantry: 2 }, jord: { infantry: 3, space_dock: 1 } }, { planets: begun, tokens: ['s34'] }), seat('hacan', {}), foe],
  battle: [mine({ s46: { carrier: 1, destroyer: 1, fighter: 2, infantry: 2 } }, { tokens: ['s46'] }), seat('hacan', {}), seat('letnev', { s46: { destroyer: 1, fighter: 1 } })],
  invade: [mine({ s1: { carrier: 1, fighter: 1 }, s34: { carrier: 1, destroyer: 1, fighter: 2 }, jord: { infantry: 3, space_dock: 1 }, centauri: { infantry: 1 }, gral: { infantry: 1 } }, { planets: taken, tokens: ['s34'] }), seat('hacan', {}), foe],
  produce: [mine({ s1: { carrier: 1, cruiser: 1, fighter: 3 }, s34: { carrier: 1, destroyer: 1, fighter: 2 }, jord: { infantry: 5, space_dock: 1 }, centauri: { infantry: 1 }, gral: { infantry: 1 } }, { planets: { ...taken, jord: false }, tokens: ['s34', 's1'] }), seat('hacan', {}), foe],
  secondary: [mine({}, { strategy: { technology: false } }), seat('hacan', {}, { strategy: { trade: true } }), foe],
  trade: [mine({}, {}), seat('hacan', {}), foe],
  score: [mine({}, { points: 1 }), seat('hacan', {}, { points: 0 }), seat('letnev', {}, { points: 1 })],
  agenda: [mine({ s34: { carrier: 1, destroyer: 1 }, s18: { cruiser: 2, carrier: 1 }, mecatol_rex: { infantry: 2 } }, { planets: { ...taken, mecatol_rex: false }, tokens: ['s34', 's18'], points: 2 }), seat('hacan', {}), foe],
}

/** The system that is looked at. */
const ACTIVE: Partial<Record<Step, string>> = { activate: 's34', move: 's34', invade: 's34', produce: 's1', agenda: 's18' }

export function sample(step: Step): TwilightView {
  return {
    round: 1, points: 10, speaker: 1, system: ACTIVE[step] ?? '', seats: SEATS[step], me: null, systems: SYSTEMS, homes: ['s1'], planets: PLANETS, wormholes: {}, custodians: step !== 'agenda', order: [1, 0, 2], named: step === 'secondary' ? 'technology' : '', combat: null,
    strategy: step === 'strategy' ? { diplomacy: 0, politics: 0, construction: 0, warfare: 0, imperial: 1 } : {}, objectives: { expand_borders: step === 'score' ? [0] : [], develop_weaponry: [] }, progress: { expand_borders: [6, 4, 3], develop_weaponry: [1, 0, 0] }, covered: [3, 5],
  } as unknown as TwilightView
}
