/** Deals that were signed, from the log. */
import type { LogLine } from '../../lib/wire'
import type { Term } from './read'

export interface Deal {
  number: number
  round: number
  parties: number[]
  terms: Term[]
}

/** The youngest first. */
export function dealsIn(log: readonly LogLine[]): Deal[] {
  const found: Deal[] = []
  let round = 0
  for (const { events } of log) {
    for (const { what, args } of events) {
      if (what === 'round') round = Number(args.round)
      if (what === 'signed') found.unshift({ number: Number(args.number), round, parties: args.parties as number[], terms: args.terms as Term[] })
    }
  }
  return found
}
