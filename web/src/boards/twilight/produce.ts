/** Production in the making: what is ordered, what it costs as printed, and what there is to pay with. */
import type { Draft } from '../../lib/draft.svelte'
import type { Counts, SeatView, TwilightView, Unit } from './types'

export const orderOf = (draft: Draft): Counts => Object.fromEntries(draft.items.map(({ part, values }) => [part, Number(values[0] ?? 0)]))

/** Two for the cost count together, wherever they are put: an odd one costs as much as two. */
export function printedCost(order: Counts, unitOf: (part: string) => Unit | undefined): number {
  const byType = new Map<string, { n: number; unit: Unit }>()
  for (const [part, n] of Object.entries(order)) {
    const unit = unitOf(part)
    if (unit) byType.set(unit.type, { unit, n: (byType.get(unit.type)?.n ?? 0) + n })
  }
  return [...byType.values()].reduce((sum, { n, unit }) => sum + unit.cost * (unit.pair ? Math.ceil(n / 2) : n), 0)
}

/** What ready planets and trade goods come to. */
export const purse = (view: TwilightView, p: SeatView, what: 'resources' | 'influence'): { planets: number; goods: number } => ({
  planets: Object.entries(p.planets).reduce((n, [planet, ready]) => n + (ready ? (view.planets[planet]?.[what] ?? 0) : 0), 0),
  goods: p.goods,
})
