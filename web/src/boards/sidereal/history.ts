/** Deals that were signed, from the log. */
import type { LogLine } from '../../lib/wire'
import { plus, type Term } from './read'
import type { Bundle } from './types'

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

/** A deal of mine that has just been struck, and what it has brought me: things that I gave are below nothing. */
export interface Struck {
  number: number
  by: number
  parties: number[]
  goods: Bundle
  got: string[]
  gave: string[]
  promised: boolean
}

const MOST = 3

/** Deals of mine since I last did anything; the one by which I did it is the first of them. */
export function struckIn(log: readonly LogLine[], me: number): Struck[] {
  const found: Struck[] = []
  for (const line of log.toReversed()) {
    const signed = line.events.find(({ what }) => what === 'signed')
    if (signed && (signed.args.parties as number[]).includes(me)) found.unshift(struckBy(line, signed.args, me))
    if (line.seat === me || found.length === MOST || line.events.some(({ what }) => what === 'round')) break
  }
  return found
}

function struckBy({ events }: LogLine, { number, by, parties }: Record<string, unknown>, me: number): Struck {
  const deal: Struck = { number: Number(number), by: Number(by), parties: parties as number[], goods: {}, got: [], gave: [], promised: false }
  for (const { what, args } of events) {
    const sign = args.to === me ? 1 : args.seat === me ? -1 : 0
    if (what === 'promised') deal.promised = true
    else if (!sign) continue
    else if (what === 'gave' || what === 'donated') plus(deal.goods, args.goods as Bundle, sign)
    else if (what === 'acknowledges') plus(deal.goods, { acknowledgement: Number(args.many) }, sign)
    else if (what === 'handed' || what === 'licensed') (sign > 0 ? deal.got : deal.gave).push(String(args.card ?? args.technology))
    else if (what === 'ran') plus(plus(deal.goods, args.paid as Bundle, -1), args.gained as Bundle)
    else if (what === 'gained') plus(deal.goods, args.goods as Bundle)
  }
  return deal
}
