/** What a player of Gaia Project need not be asked: passive charging and the order of power income. */
import type { Standing, StandingAnswer } from '..'
import { w } from './words'

/** No structure is worth more than this. */
const MOST = 8
/** Charges from 1 to n, and those that move nothing but bring the Taklons their token. */
const upTo = (n: number): string[] => Array.from({ length: n + 1 }, (_, i) => `charge ${i}`)

function charging(): StandingAnswer[] {
  const limits = [1, 2, 3, 4]
  return [
    { label: w('charge-always'), names: upTo(MOST) },
    ...limits.map((n) => ({ label: w('charge-up-to-ask', { n, points: n - 1 }), names: upTo(n) })),
    ...limits.map((n) => ({ label: w('charge-up-to-decline', { n, points: n - 1 }), names: [...upTo(n), 'pass'] })),
    { label: w('charge-never'), names: ['pass'] },
  ]
}

export const STANDING: Record<string, Standing> = {
  'gaia.charge': { label: () => w('charge-setting'), answers: charging },
  'gaia.income': { label: () => w('income-setting'), answers: () => [{ label: w('income-best'), names: ['*'] }] },
}
