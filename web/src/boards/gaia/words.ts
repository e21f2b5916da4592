/** What the board itself says (gaia_web.ftl), and short signs for what tiles give. */
import { seatCalled } from '../../lib/gametext'
import { nameOf, type Say } from '../../lib/label'
import { say, type Args } from '../../lib/texts.svelte'
import type { SeatInfo } from '../../lib/wire'
import type { Amount, LevelFacts } from './types'

export const w = (id: string, args?: Args): string => say('gaia_web', [id], args) ?? id

/** The player who has no seat is the Automa. */
export const seatName = (seats: SeatInfo[], seat: number): string => (seats.some((s) => s.seat === seat) ? seatCalled('gaia', seats, seat) : w('automa'))

/** What a tile does, without the word for its kind, where that is plain from the place: "Round goal: 2 points per mine". */
export function goalName(said: Say, tile: string): string {
  const name = nameOf(said, tile)
  const at = name.indexOf(': ')
  return at < 0 ? name : name.slice(at + 2)
}

/** What a tile, booster, action or token gives, in signs: [number, sign] pairs; a lone word is a sign of its own. */
export type Mark = [string | number, string]
export const GIVES: Record<string, Mark[]> = {
  tech1: [[1, 'ore'], [1, 'qic']],
  tech2: [[1, 'knowledge'], ['/', 'types']],
  tech3: [[4, 'big']],
  tech4: [[7, 'vp']],
  tech5: [['+1', 'ore'], [1, 'charge']],
  tech6: [['+1', 'knowledge'], [1, 'credits']],
  tech7: [[3, 'vp'], ['/', 'gaia']],
  tech8: [['+4', 'credits']],
  tech9: [['»4', 'charge']],
  advtech1: [[3, 'vp'], ['/', 'token_fed'], ['', 'pass']],
  advtech2: [[2, 'vp'], ['/', 'research']],
  advtech3: [['»1', 'qic'], [5, 'credits']],
  advtech4: [[2, 'vp'], ['/', 'mine']],
  advtech5: [[3, 'vp'], ['/', 'research_lab'], ['', 'pass']],
  advtech6: [[1, 'ore'], ['/', 'sector']],
  advtech7: [[1, 'vp'], ['/', 'types'], ['', 'pass']],
  advtech8: [[2, 'vp'], ['/', 'gaia']],
  advtech9: [[4, 'vp'], ['/', 'trading_station']],
  advtech10: [[2, 'vp'], ['/', 'sector']],
  advtech11: [['»3', 'ore']],
  advtech12: [[5, 'vp'], ['/', 'token_fed']],
  advtech13: [['»3', 'knowledge']],
  advtech14: [[3, 'vp'], ['»', 'mine']],
  advtech15: [[3, 'vp'], ['»', 'trading_station']],
  booster1: [['+1', 'ore'], [1, 'knowledge']],
  booster2: [['+2', 'token'], [1, 'ore']],
  booster3: [['+2', 'credits'], [1, 'qic']],
  booster4: [['+2', 'credits'], ['»', 'step']],
  booster5: [['+2', 'charge'], ['»+3', 'range']],
  booster6: [['+1', 'ore'], [1, 'vp'], ['/', 'mine']],
  booster7: [['+1', 'ore'], [2, 'vp'], ['/', 'trading_station']],
  booster8: [['+1', 'knowledge'], [3, 'vp'], ['/', 'research_lab']],
  booster9: [['+4', 'charge'], [4, 'vp'], ['/', 'big']],
  booster10: [['+4', 'credits'], [1, 'vp'], ['/', 'gaia']],
  score1: [[2, 'vp'], ['/', 'step']],
  score2: [[2, 'vp'], ['/', 'research']],
  score3: [[2, 'vp'], ['/', 'mine']],
  score4: [[5, 'vp'], ['/', 'token_fed']],
  score5: [[4, 'vp'], ['/', 'trading_station']],
  score6: [[4, 'vp'], ['/', 'gaia']],
  score7: [[5, 'vp'], ['/', 'big']],
  score8: [[3, 'vp'], ['/', 'trading_station']],
  score9: [[3, 'vp'], ['/', 'gaia']],
  score10: [[5, 'vp'], ['/', 'big']],
  structures: [['', 'mine']],
  federation_structures: [['', 'mine'], ['', 'token_fed']],
  planet_types: [['', 'types']],
  gaia_planets: [['', 'gaia']],
  sectors: [['', 'sector']],
  satellites: [['', 'satellite']],
  fed1: [[12, 'vp']],
  fed2: [[8, 'vp'], [1, 'qic']],
  fed3: [[8, 'vp'], [2, 'token']],
  fed4: [[7, 'vp'], [2, 'ore']],
  fed5: [[7, 'vp'], [6, 'credits']],
  fed6: [[6, 'vp'], [2, 'knowledge']],
  fed_gleens: [[1, 'ore'], [1, 'knowledge'], [2, 'credits']],
  power1: [[3, 'knowledge']],
  power2: [[2, 'step']],
  power3: [[2, 'ore']],
  power4: [[7, 'credits']],
  power5: [[2, 'knowledge']],
  power6: [[1, 'step']],
  power7: [[2, 'token']],
  qic1: [['', 'tile']],
  qic2: [['', 'token_fed']],
  qic3: [[3, 'vp'], ['+/', 'types']],
}
export const PRICE: Record<string, Mark> = {
  power1: [7, 'charge'], power2: [5, 'charge'], power3: [4, 'charge'], power4: [4, 'charge'], power5: [4, 'charge'], power6: [3, 'charge'], power7: [3, 'charge'],
  qic1: [4, 'qic'], qic2: [3, 'qic'], qic3: [2, 'qic'],
}

/** So many of each, in signs; `sign` stands before the first: +2 is an income. */
export const marksOf = (gains: Partial<Record<Amount, number>>, sign = ''): Mark[] => (Object.entries(gains) as [Amount, number][]).map(([what, n], i) => [i ? n : `${sign}${n}`, what])

/** What a level of a research track gives: at once, every round, and as long as the marker is there. */
export function levelMarks({ bonus, income, step, range, cost, place, per_gaia_planet }: LevelFacts): Mark[] {
  return [
    ...(step ? ([[step, 'ore'], ['/', 'step']] as Mark[]) : []),
    ...(range ? ([[range, 'range']] as Mark[]) : []),
    ...(cost ? ([[cost, 'project']] as Mark[]) : []),
    ...marksOf(income, '+'),
    ...marksOf(bonus),
    ...(per_gaia_planet ? ([[per_gaia_planet, 'vp'], ['/', 'gaia']] as Mark[]) : []),
    ...(place === 'lost_planet' ? ([['', 'lost']] as Mark[]) : []),
  ]
}
