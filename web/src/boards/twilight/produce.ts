/** Production in the making: what is ordered, what it costs and why, and what there is to pay with. */
import type { Draft } from '../../lib/draft.svelte'
import type { Counts, Price, SeatView, Term, TwilightView } from './types'
import { total } from './units'

export const orderOf = (draft: Draft): Counts => Object.fromEntries(draft.items.map(({ part, values }) => [part, Number(values[0] ?? 0)]))

export const typeOf = (part: string): string => part.split('@')[0]!

/** What an order costs, by type and by what changes it as a whole. Units that come two for the cost count together, wherever they are put; nothing costs less than nothing. */
export function costOf(order: Counts, priceOf: (part: string) => Price | undefined): Term[] {
  const counts = new Map<string, number>()
  for (const [part, n] of Object.entries(order)) if (n) counts.set(typeOf(part), (counts.get(typeOf(part)) ?? 0) + n)
  const prices = Object.keys(order).flatMap((part) => priceOf(part) ?? [])
  const found: Term[] = [...counts].flatMap(([type, n]) => {
    const price = priceOf(Object.keys(order).find((part) => typeOf(part) === type)!)
    return price ? [[type, price.cost * Math.ceil(n / price.come)]] : []
  })
  for (const [source, n] of found.length ? (prices[0]?.change ?? []) : []) found.push([source ?? '', Math.max(Number(n), -total(found))])
  return found
}

/** The units in the space of a system with those that are ordered: what is built on a planet names it. */
export function fleetWith(here: Counts, order: Counts): Counts {
  const found = { ...here }
  for (const [part, n] of Object.entries(order)) if (!part.includes('@')) found[part] = (found[part] ?? 0) + n
  return found
}

/** What ready planets and trade goods come to. */
export const purse = (view: TwilightView, p: SeatView, what: 'resources' | 'influence'): { planets: number; goods: number } => ({
  planets: Object.entries(p.planets).reduce((n, [planet, ready]) => n + (ready ? (view.planets[planet]?.[what] ?? 0) : 0), 0),
  goods: p.goods,
})
