/** Dice as they were told of: how they lie, and why each hits or misses. */
import { BLANK, BURST, hits } from './ships'
import type { Bombarded, Colour, Die, Fired } from './types'
import { signed, w } from './words'

const COLOURS: Record<number, Colour> = { 1: 'yellow', 2: 'orange', 3: 'blue', 4: 'red' }

export interface Why {
  text: string
  hits: boolean
}

/** The dice of a volley. */
export function diceIn({ faces, dice = [] }: Pick<Fired | Bombarded, 'faces'> & { dice?: number[] }): Die[] {
  return faces.map((face, i) => ({ face, damage: dice[i] ?? 1, colour: COLOURS[dice[i] ?? 1] ?? 'yellow', targets: [] }))
}

/** Why a die hits or misses. */
export function why(face: number, computer: number, shield: number): Why {
  if (face === BURST) return { text: w('hit-burst'), hits: true }
  if (face === BLANK) return { text: w('miss-blank'), hits: false }
  const sum = [String(face), ...[computer, -shield].filter(Boolean).map(signed)].join(' ')
  const found = hits(face, computer, shield)
  return { text: w(found ? 'hit-sum' : 'miss-sum', { sum, total: face + computer - shield }), hits: found }
}

/** The reasons of a die for every class that it could hit, once if they are all the same. */
export function whys(face: number, computer: number, shields: [name: string, shield: number][]): Why[] {
  const all = shields.map(([name, shield]) => ({ name, ...why(face, computer, shield) }))
  if (new Set(all.map(({ text }) => text)).size <= 1) return all.slice(0, 1)
  return all.map(({ name, text, hits }) => ({ text: `${name}: ${text}`, hits }))
}
